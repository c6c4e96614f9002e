#!/usr/bin/env python3
"""A dex of any size that is always the same: invented entries in the form of Content/pokedex.json.

    synthetic.py COUNT > pokedex.json
"""

import json
import sys
from collections.abc import Iterator

TYPES = (
    "Normal", "Fighting", "Flying", "Poison", "Ground", "Rock", "Bug", "Ghost", "Steel",
    "Fire", "Water", "Grass", "Electric", "Psychic", "Ice", "Dragon", "Dark", "Fairy",
)
STATS = ("HP", "Attack", "Defense", "Sp. Attack", "Sp. Defense", "Speed")
ABILITIES = ("overgrow", "blaze", "torrent", "static", "levitate", "intimidate", "sturdy")
EGG_GROUPS = ("monster", "plant", "dragon", "fairy", "ground")
SYLLABLES = ("ka", "ri", "mo", "tan", "lu", "ven", "shi", "do", "pel", "zu", "gra", "nim", "fo")
KANA = "カリモタルヴシドペズグニフ"


class Dice:
    """Numbers that look thrown and are the same on every machine and in every version."""

    def __init__(self, seed: int):
        self.state = seed * 2654435761 % 2**32

    def throw(self, sides: int) -> int:
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return (self.state >> 8) % sides


def entry(number: int) -> dict:
    dice = Dice(number)
    parts = [dice.throw(len(SYLLABLES)) for _ in range(3)]
    first = dice.throw(len(TYPES))
    types = [TYPES[first]]
    if dice.throw(2):
        types.append(TYPES[(first + 1 + dice.throw(len(TYPES) - 1)) % len(TYPES)])
    english = "".join(SYLLABLES[part] for part in parts).capitalize() + f" {number}"
    made = {
        "id": number,
        "slug": english.lower().replace(" ", "-"),
        "name": {
            "english": english,
            "japanese": "".join(KANA[part] for part in parts) + str(number),
        },
        "type": types,
        "base": {stat: 20 + dice.throw(140) for stat in STATS},
        "generation": 1 + dice.throw(9),
        "height": (1 + dice.throw(60)) / 10,
        "weight": (1 + dice.throw(3000)) / 10,
        "abilities": [{"ability": ABILITIES[dice.throw(len(ABILITIES))]}],
        "gender": {"male": 50, "female": 50},
        "eggGroups": [EGG_GROUPS[dice.throw(len(EGG_GROUPS))]],
        "catchRate": 3 + dice.throw(250),
        "growthRate": "medium",
    }
    # Families of three stand together.
    if number % 3 != 1:
        level = 10 + dice.throw(40)
        made["evolution"] = {
            "from": number - 1, "how": [{"trigger": "level-up", "level": level}],
        }
    if number % 20 == 0:
        made["forms"] = [form(made, dice)]
    return made


def form(made: dict, dice: Dice) -> dict:
    return {
        "id": 1_000_000 + made["id"],
        "slug": made["slug"] + "-mega",
        "kind": "mega",
        "name": {language: "Mega " + name for language, name in made["name"].items()},
        "type": made["type"],
        "base": {stat: 60 + dice.throw(140) for stat in STATS},
    }


def entries(count: int) -> Iterator[dict]:
    return (entry(number) for number in range(1, count + 1))


def write(count: int, file) -> None:
    """Line by line, so that memory does not grow with the dex."""
    file.write("[\n")
    for number in range(1, count + 1):
        text = json.dumps(entry(number), ensure_ascii=False)
        file.write(text + (",\n" if number < count else "\n"))
    file.write("]\n")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.stdout.reconfigure(encoding="utf-8")
    write(int(sys.argv[1]), sys.stdout)
