"""Reading an unpacked copy of PokeAPI v2."""

import json
from functools import lru_cache

# Key in our files → language codes of PokeAPI, best first. Codes are compared without case.
LANGUAGES = {
    "english": ("en",),
    "japanese": ("ja", "ja-hrkt"),
    "chinese": ("zh-hans",),
    "french": ("fr",),
    "german": ("de",),
    "spanish": ("es",),
    "italian": ("it",),
    "korean": ("ko",),
    "chinese-traditional": ("zh-hant",),
}


class API:
    """The resources in one folder, each read once."""

    def __init__(self, folder):
        self.folder = folder
        self.get = lru_cache(maxsize=4096)(self._read)
        self.index = lru_cache(maxsize=None)(self._index)

    def _read(self, kind, number):
        return json.loads(self._bytes(f"{kind}/{number}/index.json"))

    def _index(self, kind):
        listing = json.loads(self._bytes(f"{kind}/index.json"))["results"]
        return {entry["name"]: number(entry) for entry in listing if "name" in entry}

    def _bytes(self, path):
        return (self.folder / path).read_bytes()

    def _names(self, kind):
        return [path.name for path in (self.folder / kind).iterdir()]

    def numbers(self, kind):
        """The ids of all resources of one kind, in order."""
        return sorted(int(name) for name in self._names(kind) if name.isdigit())

    def follow(self, reference):
        """The resource that a `{"name", "url"}` points to."""
        kind = reference["url"].rstrip("/").split("/")[-2]
        return self.get(kind, number(reference))

    def named(self, kind, slug):
        return self.get(kind, self.index(kind)[slug])


def number(reference):
    """The id in the address of a `{"name", "url"}`."""
    return int(reference["url"].rstrip("/").split("/")[-1])


def names(entries, field="name"):
    """`[{"language", field}]` as `{"english": …}` in the order of LANGUAGES, without blanks."""
    found = {}
    for entry in entries:
        found[entry["language"]["name"].lower()] = (entry[field] or "").strip()
    result = {}
    for language, codes in LANGUAGES.items():
        value = next((found[code] for code in codes if found.get(code)), None)
        if value:
            result[language] = value
    return result


def merged(*sources):
    """One `{"english": …}` from several, the first that has a language wins."""
    result = {}
    for language in LANGUAGES:
        value = next((source[language] for source in sources if source.get(language)), None)
        if value:
            result[language] = value
    return result
