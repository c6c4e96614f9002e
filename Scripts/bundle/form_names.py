"""What forms are called.

1. PokeAPI's whole name of the form ("Alolan Rattata"), which it has in two or three languages;
2. else its word for the form ("アローラのすがた"), alone if it names the species, otherwise with
   the species: "コラッタ（アローラのすがた）". Where a language lacks the word, the word that other
   forms with the same English word have in that language, or ours;
3. else, for mega evolutions, the pattern of the language; for forms that exist for their ability,
   the ability.
Where none of these gives a name the language has none.
"""

from .api import LANGUAGES, merged, names
from .form_words import FORM_WHOLE, FORM_WORDS, MEGA_PATTERNS, REGIONAL_GERMAN

WIDE = {"japanese", "chinese", "chinese-traditional"}


class Words:
    """Per English word for a form what all forms with this word agree on in other languages."""

    def __init__(self, api):
        found = {}
        for id in api.numbers("pokemon-form"):
            words = names(api.get("pokemon-form", id)["form_names"])
            for language, word in words.items():
                found.setdefault(words.get("english"), {}).setdefault(language, set()).add(word)
        found.pop(None, None)
        self.shared = {
            english: {language: min(words) for language, words in all.items() if len(words) == 1}
            for english, all in found.items()
        }

    def of(self, resource):
        own = names(resource["form_names"])
        english = own.get("english")
        return merged(own, FORM_WORDS.get(english, {}), self.shared.get(english, {}))


def default_name(species, resource, words):
    """The word for the default form, without languages in which it is only the species' name."""
    species_names = names(species["names"])
    result = {
        language: word
        for language, word in words.of(resource).items()
        if word != species_names.get(language)
    }
    return result if "english" in result else {}


def form_names(api, species, pokemon, resource, kind, own, words):
    species_names = names(species["names"])
    ability = _ability_of_name(api, resource, own)
    is_ability_alone = resource["form_name"] in _slugs(own)
    form_words = merged(words.of(resource), ability if is_ability_alone else {})
    composed = {
        language: _compose(language, species_names[language], form_words, kind, resource)
        for language in LANGUAGES
    }
    whole = names(resource["names"])
    if kind == "regional" and resource["form_name"] in REGIONAL_GERMAN:
        whole["german"] = REGIONAL_GERMAN[resource["form_name"]].format(species_names["german"])
    result = merged(FORM_WHOLE.get(pokemon["name"], {}), whole, composed)
    if ability and not is_ability_alone:
        result = {
            language: _with_note(language, name, ability[language])
            for language, name in result.items()
            if language in ability
        }
    return result


def _slugs(own):
    return [slot["ability"] for slot in own.get("abilities", [])]


def _ability_of_name(api, resource, own):
    """The names of the ability that a form is named after: `10-power-construct`, `own-tempo`."""
    for slug in _slugs(own):
        if f"-{resource['form_name']}".endswith(f"-{slug}"):
            return names(api.named("ability", slug)["names"])
    return {}


def _compose(language, species_name, form_words, kind, resource):
    word = form_words.get(language)
    if word and species_name in word:
        return word
    if kind == "mega" and language in MEGA_PATTERNS:
        name, before_letter = MEGA_PATTERNS[language]
        *_, last = resource["form_name"].upper().split("-")
        return name.format(species_name) + (before_letter + last if len(last) == 1 else "")
    return word and _with_note(language, species_name, word)


def _with_note(language, name, note):
    """The name with a note behind it, in the brackets that it may have already."""
    if name.endswith((")", "）")):
        return f"{name[:-1]}・{note}）" if language in WIDE else f"{name[:-1]}, {note})"
    return f"{name}（{note}）" if language in WIDE else f"{name} ({note})"
