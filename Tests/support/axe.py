"""Barriers to accessibility, found by axe."""

from importlib.resources import files

from playwright.sync_api import Page

SCRIPT = (files("axe_playwright_python") / "axe.min.js").read_text("utf-8")


def violations(page: Page, only: str | None = None) -> list[str]:
    """One line for each rule that is broken, with the first places; of all rules or only one."""
    page.evaluate(SCRIPT)
    options = {"resultTypes": ["violations"], **({"runOnly": [only]} if only else {})}
    found = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{rule['id']}: {rule['help']}: "
        + ", ".join(str(node["target"]) for node in rule["nodes"][:5])
        + f" ({len(rule['nodes'])})"
        for rule in found["violations"]
    ]
