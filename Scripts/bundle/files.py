"""The files of the bundle as values, by name."""

from . import evolution, species, stats, terms, types


def made(api):
    pokedex = species.entries(api, evolution.by_species(api))
    return {
        "pokedex.json": pokedex,
        "types.json": types.entries(api),
        "abilities.json": terms.abilities(api, pokedex),
        "stats.json": stats.entries(api),
        "terms.json": terms.entries(api, pokedex),
    }
