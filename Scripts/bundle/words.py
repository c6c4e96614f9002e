"""Words and colours that PokeAPI does not have, or has only in some languages."""

_ORDER = (
    "english", "japanese", "chinese", "french", "german",
    "spanish", "italian", "korean", "chinese-traditional",
)


def words(*values):
    """Words in the order of _ORDER; None where we are not sure."""
    return {language: value for language, value in zip(_ORDER, values, strict=True) if value}


# Red, green, blue of the badges.
TYPE_COLORS = {
    "normal": [173, 173, 173],
    "fighting": [210, 105, 106],
    "flying": [123, 165, 237],
    "poison": [157, 121, 199],
    "ground": [191, 167, 75],
    "rock": [237, 198, 61],
    "bug": [131, 203, 98],
    "ghost": [115, 110, 176],
    "steel": [130, 137, 163],
    "fire": [234, 166, 106],
    "water": [136, 197, 245],
    "grass": [166, 193, 50],
    "electric": [226, 211, 51],
    "psychic": [211, 128, 240],
    "ice": [151, 231, 244],
    "dragon": [228, 134, 91],
    "dark": [111, 129, 209],
    "fairy": [224, 118, 152],
}

# PokeAPI's slug → the key in `base`, in the order in which stats are shown.
STAT_KEYS = {
    "hp": "HP",
    "attack": "Attack",
    "defense": "Defense",
    "special-attack": "Sp. Attack",
    "special-defense": "Sp. Defense",
    "speed": "Speed",
}
STAT_NAMES = {
    "special-attack": {"english": "Sp. Attack"},
    "special-defense": {"english": "Sp. Defense"},
}
# For table heads: at most four letters, two characters in Japanese and Chinese.
STAT_SHORT = {
    "hp": words("HP", "HP", "HP", "PV", "KP", "PS", "PS", "HP", "HP"),
    "attack": words("Atk", "攻撃", "攻击", "Att", "Ang", "Ata", "Att", "공격", "攻擊"),
    "defense": words("Def", "防御", "防御", "Déf", "Ver", "Def", "Dif", "방어", "防禦"),
    "special-attack": words("SpA", "特攻", "特攻", "AtS", "SpA", "AtE", "AtS", "특공", "特攻"),
    "special-defense": words("SpD", "特防", "特防", "DéS", "SpV", "DeE", "DiS", "특방", "特防"),
    "speed": words("Spe", "素早", "速度", "Vit", "Init", "Vel", "Vel", "스피드", "速度"),
}

GROWTH_RATES = {
    "slow": words("Slow", "125万タイプ", "慢", "Lente", "Langsam", "Lento", "Lenta", "125만 타입", "慢"),
    "medium": words(
        "Medium Fast", "100万タイプ", "较快", "Moyenne", "Mittelschnell", "Medio", "Medio-veloce",
        "100만 타입", "較快",
    ),
    "fast": words(
        "Fast", "80万タイプ", "快", "Rapide", "Schnell", "Rápido", "Veloce", "80만 타입", "快",
    ),
    "medium-slow": words(
        "Medium Slow", "105万タイプ", "较慢", "Parabolique", "Mittellangsam", "Parabólico",
        "Medio-lenta", "105만 타입", "較慢",
    ),
    "slow-then-very-fast": words(
        "Erratic", "60万タイプ", "最快", "Erratique", "Unregelmäßig", "Errático", "Irregolare",
        "60만 타입", "最快",
    ),
    "fast-then-very-slow": words(
        "Fluctuating", "164万タイプ", "最慢", "Fluctuante", "Schwankend", "Fluctuante",
        "Fluttuante", "164만 타입", "最慢",
    ),
}

GENERATION_NAMES = {
    id: {"italian": f"Generazione {numeral}"}
    for id, numeral in enumerate(("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"), 1)
}

# Also the regions that are bundled at all.
REGIONS = {
    "kanto": {"spanish": "Kanto"},
    "johto": {"spanish": "Johto"},
    "hoenn": {"spanish": "Hoenn"},
    "sinnoh": {"spanish": "Sinnoh"},
    "unova": {"spanish": "Teselia"},
    "kalos": {"spanish": "Kalos"},
    "alola": {"spanish": "Alola"},
    "galar": {"spanish": "Galar"},
    "hisui": {"spanish": "Hisui"},
    "paldea": {"spanish": "Paldea"},
}

# Our own wording of what makes a Pokémon evolve.
TRIGGERS = {
    "level-up": words(
        "Level up", "レベルアップ", "提升等级", "Montée de niveau", "Levelaufstieg",
        "Subir de nivel", "Aumento di livello", "레벨 업", "提升等級",
    ),
    "trade": words(
        "Trade", "通信交換", "通信交换", "Échange", "Tausch", "Intercambio", "Scambio", "통신교환",
        "通訊交換",
    ),
    "use-item": words(
        "Use an item", "どうぐを使う", "使用道具", "Utiliser un objet", "Item einsetzen",
        "Usar un objeto", "Usare uno strumento", "도구 사용", "使用道具",
    ),
    "shed": words(
        "Shed skin", "ぬけがら", "蜕壳", "Mue", "Häutung", "Muda", "Muta", "허물벗기", "蛻殼",
    ),
    "spin": words(
        "Spin around", "回転する", "旋转", "Tourner sur soi-même", "Im Kreis drehen",
        "Girar sobre sí mismo", "Girare su sé stessi", "회전", "旋轉",
    ),
    "tower-of-darkness": words(
        "Tower of Darkness", "悪の塔", "恶之塔", "Tour des Ténèbres", "Turm der Finsternis",
        None, None, "악의 탑", "惡之塔",
    ),
    "tower-of-waters": words(
        "Tower of Waters", "水の塔", "水之塔", "Tour de l’Eau", "Turm des Wassers", None, None,
        "물의 탑", "水之塔",
    ),
    "three-critical-hits": words(
        "Three critical hits in one battle", "1回の戦闘で急所に3回当てる", "一场战斗中击中要害3次",
        "Trois coups critiques en un combat", "Drei Volltreffer in einem Kampf",
        "Tres golpes críticos en un combate", "Tre brutti colpi in una lotta",
        "한 배틀에서 급소 3회", "一場戰鬥中擊中要害3次",
    ),
    "take-damage": words(
        "Take damage", "ダメージを受ける", "受到伤害", "Subir des dégâts", "Schaden nehmen",
        "Recibir daño", "Subire danni", "데미지를 받기", "受到傷害",
    ),
    "other": words(
        "Another way", "そのほか", "其他方法", "Autre", "Anderes", "Otro", "Altro", "기타", "其他方法",
    ),
    "agile-style-move": words(
        "Move in agile style", "わざを早業で使う", "以迅疾使用招式",
        "Capacité en style rapide", "Attacke in Tempotechnik", "Movimiento con estilo rápido",
        "Mossa con tecnica rapida", "속공으로 기술 사용", "以迅疾使用招式",
    ),
    "strong-style-move": words(
        "Move in strong style", "わざを力業で使う", "以刚猛使用招式",
        "Capacité en style puissant", "Attacke in Krafttechnik", "Movimiento con estilo fuerte",
        "Mossa con tecnica potente", "강공으로 기술 사용", "以剛猛使用招式",
    ),
    "recoil-damage": words(
        "Recoil damage", "反動ダメージ", "反作用力伤害", "Dégâts de recul", "Rückstoßschaden",
        "Daño de retroceso", "Danni da contraccolpo", "반동 데미지", "反作用力傷害",
    ),
    "use-move": words(
        "Use a move", "わざを使う", "使用招式", "Utiliser une capacité", "Attacke einsetzen",
        "Usar un movimiento", "Usare una mossa", "기술 사용", "使用招式",
    ),
    "three-defeated-bisharp": words(
        "Defeat three Bisharp leaders", "群れのキリキザンを3匹倒す", "打倒3只劈斩司令首领",
        "Vaincre trois Scalproie chefs", "Drei Caesurio-Anführer besiegen",
        "Derrotar a tres Bisharp líderes", "Sconfiggere tre Bisharp capobranco",
        "절각참 우두머리 3마리 쓰러뜨리기", "打倒3隻劈斬司令首領",
    ),
    "gimmighoul-coins": words(
        "999 Gimmighoul Coins", "コレクレーのコイン999枚", "999枚索财灵的硬币",
        "999 Pièces de Mordudor", "999 Gierspenst-Münzen", "999 monedas de Gimmighoul",
        "999 monete di Gimmighoul", "모으령의 코인 999개", "999枚索財靈的硬幣",
    ),
}


def _route(number, *regions):
    forms = (
        "Route {} ({})", "{}番道路（{}）", "{}号道路（{}）", "Route {} ({})", "Route {} ({})",
        "Ruta {} ({})", "Percorso {} ({})", "{}번도로 ({})", "{}號道路（{}）",
    )
    return words(*(f.format(number, region) for f, region in zip(forms, regions, strict=True)))


_KALOS = ("Kalos", "カロス", "卡洛斯", "Kalos", "Kalos", "Kalos", "Kalos", "칼로스", "卡洛斯")
_SINNOH = ("Sinnoh", "シンオウ", "神奥", "Sinnoh", "Sinnoh", "Sinnoh", "Sinnoh", "신오", "神奧")

# PokeAPI's places have a slug only, as far as evolutions name them.
LOCATIONS = {
    "blush-mountain": {"english": "Blush Mountain", "japanese": "ホテリやま"},
    "chargestone-cave": words(
        "Chargestone Cave", "でんきいしのほらあな", "电石洞穴", "Grotte Électrolithe",
        "Elektrolithhöhle", "Cueva Electrorroca", "Cava Pietrelettrica", "전기돌동굴", "電石洞穴",
    ),
    "eterna-forest": words(
        "Eterna Forest", "ハクタイのもり", "百代森林", "Forêt Vestigion", "Ewigwald",
        "Bosque Vetusto", "Bosco Evopoli", "영원의숲", "百代森林",
    ),
    "frost-cavern": words(
        "Frost Cavern", "フロストケイブ", None, "Caverne Gelée", "Frosthöhle", "Gruta Helada",
        "Grotta Gelata", "프로스트케이브", None,
    ),
    "kalos-route-13": _route(13, *_KALOS),
    "kalos-route-20": _route(20, *_KALOS),
    "lush-jungle": words(
        "Lush Jungle", "シェードジャングル", None, None, "Schattendschungel", "Jungla Umbría",
        "Giungla Ombrosa", "셰이드정글", None,
    ),
    "mount-lanakila": words(
        "Mount Lanakila", "ラナキラマウンテン", "拉纳基拉山", "Mont Lanakila", "Mount Lanakila",
        "Monte Lanakila", "Monte Lanakila", "라나키라마운틴", "拉納基拉山",
    ),
    "mt-coronet": words(
        "Mount Coronet", "テンガンざん", "天冠山", "Mont Couronné", "Kraterberg", "Monte Corona",
        "Monte Corona", "천관산", "天冠山",
    ),
    "new-mauville": words(
        "New Mauville", "ニューキンセツ", "新紫堇", "New Lavandia", "Neu Malvenfroh",
        "Nueva Malvalona", "Ciclanova", "뉴보라", "新紫堇",
    ),
    "petalburg-woods": words(
        "Petalburg Woods", "トウカのもり", "橙华森林", "Bois Clémenti", "Blütenburgwald",
        "Bosque Petalia", "Bosco Petalo", "등화숲", "橙華森林",
    ),
    "pinwheel-forest": words(
        "Pinwheel Forest", "ヤグルマのもり", "矢车森林", "Forêt d’Empoigne", "Ewigenwald",
        "Bosque Azulejo", "Bosco Girandola", None, "矢車森林",
    ),
    "shoal-cave": words(
        "Shoal Cave", "あさせのほらあな", "浅滩洞穴", "Grotte Tréfonds", "Küstenhöhle",
        "Cueva Cardumen", "Grotta Ondosa", None, "淺灘洞穴",
    ),
    "sinnoh-route-217": _route(217, *_SINNOH),
    "twist-mountain": words(
        "Twist Mountain", "ネジやま", "螺丝山", "Mont Foré", "Wendelberg", "Monte Tuerca",
        "Monte Vite", "나사산", "螺絲山",
    ),
    "vast-poni-canyon": words(
        "Vast Poni Canyon", "ポニのだいきょうこく", "波尼大峡谷", "Canyon de Poni",
        "Canyon von Poni", "Cañón de Poni", "Canyon di Poni", "포니대협곡", "波尼大峽谷",
    ),
}

# Only what PokeAPI lacks of the newest games.
GENERA = {
    "dipplin": {"japanese": "りんごあめポケモン"},
    "poltchageist": {"japanese": "まっちゃポケモン"},
    "sinistcha": {"japanese": "まっちゃポケモン"},
    "okidogi": {"japanese": "けらいポケモン"},
    "munkidori": {"japanese": "けらいポケモン"},
    "fezandipiti": {"japanese": "けらいポケモン"},
    "ogerpon": {"japanese": "おめんポケモン"},
}
ITEMS = {
    "scroll-of-darkness": {"chinese": "恶之卷轴", "korean": "악의족자"},
    "scroll-of-waters": {"chinese": "水之卷轴", "korean": "물의족자"},
    "malicious-armor": {"chinese": "咒术之铠", "korean": "저주받은갑옷"},
    "auspicious-armor": {"chinese": "庆祝之铠", "korean": "축복받은갑옷"},
    "syrupy-apple": {"chinese": "蜜汁苹果", "chinese-traditional": "蜜汁蘋果", "korean": "꿀맛사과"},
    "black-augurite": {
        "japanese": "くろのきせき", "chinese": "黑奇石", "french": "Obsidienne",
        "korean": "검은휘석", "chinese-traditional": "黑奇石",
    },
    "peat-block": {
        "japanese": "ピートブロック", "chinese": "泥炭块", "french": "Bloc de Tourbe",
        "korean": "피트블록", "chinese-traditional": "泥炭塊",
    },
    "metal-alloy": {
        "japanese": "ふくごうきんぞく", "chinese": "复合金属", "french": "Métal Composite",
        "korean": "복합금속", "chinese-traditional": "複合金屬",
    },
}
MOVES = {
    "psyshield-bash": {"chinese": "屏障猛攻", "german": "Barrierenstoß"},
    "barb-barrage": {"chinese": "毒千针", "german": "Giftstachelregen"},
    "hyper-drill": {"chinese": "强力钻", "german": "Hyperbohrer"},
    "twin-beam": {"chinese": "双光束", "german": "Doppelstrahl"},
    "rage-fist": {"chinese": "愤怒之拳", "german": "Zornesfaust"},
}
