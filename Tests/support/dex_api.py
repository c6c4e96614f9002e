"""An API of the shape of PokeAPI with a handful of made-up creatures, told in full.

Five species: Sprouty becomes Bushling or Thornling, Pebblet is alone, Wisp has another form. Codes of
languages are in capitals as they once were; whatever may be null is null somewhere.
"""

from support.picture import png

GAMES = {1: ("crimson", 1), 2: ("azure", 1), 41: ("ochre", 25), 42: ("umber", 25)}
GROUPS = {1: ["crimson", "azure"], 20: [], 25: ["ochre", "umber"]}
TYPES = {5: "ground", 12: "grass", 15: "ice", 19: "stellar"}
MOVES = {1: ("poke", "ground"), 2: ("sprout", "grass"), 3: ("old-trick", "ice"), 4: ("gleam", "shadow")}
SPECIES = {1: "sprouty", 2: "bushling", 3: "thornling", 4: "pebblet", 5: "wisp"}
OGG = b"OggS\0" + bytes(60)


def link(endpoint, number, name=None):
    return {"name": name, "url": f"https://elsewhere.example/api/v2/{endpoint}/{number}/"}


def texts(field="name", **by_language):
    return [
        {"language": {"name": code.replace("_", "-")}, field: text} for code, text in by_language.items()
    ]


def flavour(version, code, text):
    return {
        "flavor_text": text, "language": {"name": code}, "version": link("version", version, GAMES[version][0])
    }


def detail(**changes):
    keys = (
        "item trigger gender held_item known_move known_move_type location min_level min_happiness "
        "min_beauty min_affection needs_overworld_rain party_species party_type trade_species "
        "relative_physical_stats turn_upside_down base_form evolved_form region used_move"
    )
    return {key: None for key in keys.split()} | {"time_of_day": "", "is_default": True} | changes


def chain():
    def node(number, details, *children):
        return {
            "species": link("pokemon-species", number, SPECIES[number]), "evolution_details": details,
            "evolves_to": list(children),
        }

    level = detail(trigger=link("evolution-trigger", 1, "level-up"), min_level=16, time_of_day="night")
    older = detail(trigger=link("evolution-trigger", 2, "trade"), is_default=False,
                   location=link("location", 8, "eterna-forest"))
    item = detail(trigger=link("evolution-trigger", 3, "use-item"), item=link("item", 7, "old-bark"))
    return node(1, [], node(2, [older, level]), node(3, [item, item]))


def species(number):
    name = SPECIES[number]
    title = name.title()
    body = {
        "id": number, "name": name, "order": -1,
        "names": texts(en=title, ja_Hrkt="ア" * number, FR=f"{title} & Cie"),
        "genera": texts("genus", en="Test Pokémon", fr="Essai"),
        "gender_rate": {1: 1, 2: 8, 3: 0, 4: -1}.get(number, 4),
        "egg_groups": [link("egg-group", 1, "plant")], "capture_rate": 45,
        "base_happiness": None if number == 4 else 50, "growth_rate": None, "habitat": None,
        "hatch_counter": None, "color": link("pokemon-color", 1, "green"),
        "generation": link("generation", 1, "generation-i"), "is_legendary": False,
        "is_mythical": number == 5, "is_baby": False, "evolves_from_species": None,
        "evolution_chain": {"url": link("evolution-chain", 1)["url"]} if number < 4 else None,
        "varieties": [{"is_default": True, "pokemon": link("pokemon", number, name)}],
        "flavor_text_entries": [],
    }
    if number == 1:
        body["flavor_text_entries"] = [
            flavour(2, "en", "It hums\nto itself\fin the *dark* & waits."),
            flavour(1, "en", "It hums\nto itself\nin the *dark* & waits."),
            flavour(41, "en", "Its bulb is frost\u00ad\nbitten -\nat half-\nlight it glows.\u00ad"),
            flavour(41, "ja-Hrkt", "かなの　ぶん"), flavour(41, "JA", "漢字の文"), flavour(42, "ja-hrkt", "かなだけ"),
            flavour(42, "pt-BR", "?"),
        ]
    if number == 5:
        body["varieties"].append({"is_default": False, "pokemon": link("pokemon", 10001, "wisp-frosty")})
    return body


def learned(move, *details):
    return {
        "move": link("move", move, MOVES[move][0]),
        "version_group_details": [
            {
                "level_learned_at": level, "order": order, "version_group": link("version-group", group, "g"),
                "move_learn_method": link("move-learn-method", 1, method),
            }
            for group, method, level, order in details
        ],
    }


def pokemon(number, host):
    name = SPECIES.get(number, "wisp-frosty")
    types = {1: [12, 5], 4: [19], 5: [5], 10001: [15]}.get(number, [12])
    picture = f"{host}/art/{number}.png"
    return {
        "id": number, "name": name, "is_default": number < 10000, "base_experience": None if number == 4 else 64,
        "height": 7, "weight": 10000 if number == 10001 else 69,
        "species": link("pokemon-species", 5 if number == 10001 else number, "wisp" if number == 10001 else name),
        "forms": [link("pokemon-form", number, name)],
        "types": [{"slot": slot, "type": link("type", t, TYPES[t])} for slot, t in enumerate(types, 1)],
        "abilities": [] if number == 4 else [
            {"slot": 3, "is_hidden": True, "ability": link("ability", 2, "deep-root")},
            {"slot": 1, "is_hidden": False, "ability": link("ability", 1, "calm")},
        ],
        "past_abilities": [{"ability": None}],
        "stats": [
            {"base_stat": 40 + number % 100, "effort": int(stat == 6), "stat": link("stat", stat, slug)}
            for stat, slug in enumerate(
                ["hp", "attack", "defense", "special-attack", "special-defense", "speed"], 1)
        ],
        "moves": [] if number > 2 else [
            learned(2, (20, "level-up", 9, None), (25, "level-up", 7, 2), (25, "level-up", 0, None)),
            learned(1, (25, "level-up", 7, 1), (25, "machine", 0, None)),
            learned(3, (20, "level-up", 1, None)),
            learned(4, (25, "level-up", 30, None)),
        ],
        "sprites": {
            "front_default": picture, "front_shiny": f"{host}/art/shiny/{number}.png" if number == 1 else None,
            "other": {"official-artwork": {"front_default": None if number == 4 else picture, "front_shiny": None}},
        },
        "cries": {"latest": f"{host}/cry/{number}.ogg" if number != 4 else None, "legacy": None},
    }


def body(path, host=""):
    parts = path.split("?")[0].strip("/").split("/")
    if parts[0] == "art":
        return png(96 if len(parts) == 2 else 48)
    if parts[0] == "cry":
        return OGG
    parts = parts[2:]
    if parts == ["pokemon-species"]:
        return {"next": None, "results": [link("pokemon-species", n, name) for n, name in SPECIES.items()]}
    endpoint, number = parts[0], int(parts[1])
    name = {"id": number, "name": f"{endpoint}-{number}", "names": texts(en=f"{endpoint} {number}")}
    match endpoint:
        case "pokemon-species":
            return species(number)
        case "pokemon":
            return pokemon(number, host)
        case "pokemon-form":
            form = "frosty" if number == 10001 else ""
            return name | {
                "form_name": form, "is_default": True, "is_mega": False, "names": [],
                "form_names": texts(en="Frosty Form", de="Frostform") if form else [],
            }
        case "evolution-chain":
            return {"id": number, "chain": chain()}
        case "type":
            relations = {"double_damage_to": [link("type", 5, "ground")]} if number in (12, 19) else {}
            return name | {"name": TYPES[number], "names": texts(en=TYPES[number].title()),
                           "damage_relations": relations}
        case "move":
            slug, kind = MOVES[number]
            return name | {"name": slug, "names": texts(en=slug.title(), ja_Hrkt="わざ"),
                           "type": {"name": kind, "url": link("type", 12)["url"]}}
        case "version":
            slug, group = GAMES[number]
            return name | {"name": slug, "names": texts(en=slug.title()), "version_group": link("version-group", group)}
        case "version-group":
            versions = [link("version", n, slug) for n, (slug, _) in GAMES.items() if slug in GROUPS[number]]
            return name | {"versions": versions}
        case "ability":
            return name | {"name": {1: "calm", 2: "deep-root"}[number], "generation": link("generation", 1)}
        case "generation":
            return name | {"name": "generation-i", "main_region": None, "pokemon_species": []}
        case "item":
            return name | {"name": "old-bark"}
        case "egg-group":
            return name | {"name": "plant"}
        case "pokemon-color":
            return name | {"name": "green"}
        case "evolution-trigger":
            return name | {"name": {1: "level-up", 2: "trade", 3: "use-item"}[number]}
        case "stat" | "region" | "growth-rate":
            return name
    return None
