"""Entries for small data files."""


def species(number: int, name: str, /, *types: str, **more) -> dict:
    """One entry as the data file has it; keyword arguments add keys or replace them."""
    stats = ("HP", "Attack", "Defense", "Sp. Attack", "Sp. Defense", "Speed")
    return {
        "id": number,
        "name": {"english": name},
        "type": list(types) or ["Normal"],
        "base": {stat: 40 + number % 50 for stat in stats},
    } | more


SMALL_DEX = [
    species(
        1, "Bulbasaur", "Grass", "Poison",
        name={"english": "Bulbasaur", "japanese": "フシギダネ", "french": "Bulbizarre"},
    ),
    species(25, "Pikachu", "Electric", height=0.4, weight=6.0),
    # Invented: a number of four digits, a name full of characters that mean something elsewhere.
    species(1500, "Mist & <Lark> *{{x}}*", "Flying", slug="mistlark"),
]
