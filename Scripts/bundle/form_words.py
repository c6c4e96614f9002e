"""Words for forms that PokeAPI lacks, mistypes or has in English only."""

from .words import words

# By PokeAPI's English word for the form.
FORM_WORDS = {
    "Gigantamax Form": words(
        "Gigantamax Form", None, "超极巨化的样子", None, None, "Forma Gigamax", "Forma Gigamax",
        "거다이맥스의 모습", "超極巨化的樣子",
    ),
    "Hisuian Form": words(
        "Hisuian Form", None, "洗翠的样子", None, None, "Forma de Hisui", "Forma di Hisui",
        "히스이의 모습", "洗翠的樣子",
    ),
    "Paldean Form": words(
        "Paldean Form", None, "帕底亚的样子", None, "Paldea-Form", "Forma de Paldea",
        "Forma di Paldea", "팔데아의 모습", "帕底亞的樣子",
    ),
}

# Whole names that replace PokeAPI's, which are mistyped or the same for several forms.
FORM_WHOLE = {
    "ogerpon-cornerstone-mask": {"chinese": "厄诡椪（础石面具）"},
    "minior-red": {"french": "Météno Noyau Rouge"},
    "tauros-paldea-combat-breed": words(
        None, "ケンタロス（パルデアのすがた・コンバット種）", "肯泰罗（帕底亚的样子・斗战种）", None,
        "Paldea-Tauros (Gefechtsvariante)", "Tauros de Paldea (Variedad Combatiente)",
        "Tauros di Paldea (Varietà Combattiva)", "켄타로스 (팔데아의 모습・컴뱃종)",
        "肯泰羅（帕底亞的樣子・鬥戰種）",
    ),
    "tauros-paldea-blaze-breed": words(
        None, "ケンタロス（パルデアのすがた・ブレイズ種）", "肯泰罗（帕底亚的样子・火炽种）", None,
        "Paldea-Tauros (Flammenvariante)", "Tauros de Paldea (Variedad Ardiente)",
        "Tauros di Paldea (Varietà Infuocata)", "켄타로스 (팔데아의 모습・블레이즈종)",
        "肯泰羅（帕底亞的樣子・火熾種）",
    ),
    "tauros-paldea-aqua-breed": words(
        None, "ケンタロス（パルデアのすがた・ウォーター種）", "肯泰罗（帕底亚的样子・水澜种）", None,
        "Paldea-Tauros (Flutenvariante)", "Tauros de Paldea (Variedad Acuática)",
        "Tauros di Paldea (Varietà Acquatica)", "켄타로스 (팔데아의 모습・워터종)",
        "肯泰羅（帕底亞的樣子・水瀾種）",
    ),
}

# German writes the region with a hyphen; PokeAPI without.
REGIONAL_GERMAN = {
    "alola": "Alola-{}",
    "galar": "Galar-{}",
    "hisui": "Hisui-{}",
    "paldea": "Paldea-{}",
}

# The species' name in a mega evolution's, and what stands before its letter.
MEGA_PATTERNS = {
    "chinese": ("超级{}", ""),
    "german": ("Mega-{}", " "),
    "spanish": ("Mega-{}", " "),
    "italian": ("Mega{}", " "),
    "korean": ("메가{}", ""),
    "chinese-traditional": ("超級{}", ""),
}
