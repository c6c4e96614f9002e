#!/usr/bin/env python3
"""Writes the bundled data under Content/ from an unpacked copy of PokeAPI v2.

    Scripts/bundle-data.py API [CONTENT]

API is the folder that holds `pokemon-species/1/index.json`, `pokemon/1/index.json` and so on.
CONTENT is the folder to write to, `Content` beside `Scripts` unless it is given. Only facts are
taken over: numbers, names, types, stats, who evolves into whom; never a sentence.

The same API gives the same bytes. Files written:

    pokedex.json    every species with its forms             bundle/species.py
    types.json      names, colours, attack factors           bundle/types.py
    abilities.json  names of the abilities that are used     bundle/terms.py
    stats.json      names and short names of the six stats   bundle/stats.py
    terms.json      egg groups, items, places … by slug      bundle/terms.py

Rules that decide what goes in are told where they are applied: which forms are listed in
bundle/forms.py, what they are called in bundle/form_names.py, which ways of evolving are kept in
bundle/evolution.py. Words that PokeAPI lacks are in bundle/words.py
and bundle/form_words.py.
What is unknown is left out: no null, no empty string, no placeholder number.
"""

import sys
from pathlib import Path

from bundle import files
from bundle.api import API
from bundle.layout import text


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 64
    api = API(Path(arguments[0]))
    content = Path(arguments[1]) if len(arguments) == 2 else Path(__file__).parents[1] / "Content"
    content.mkdir(parents=True, exist_ok=True)

    for name, value in files.made(api).items():
        (content / name).write_text(text(value), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
