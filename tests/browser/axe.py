"""axe-core, asked about a page as it stands."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.sayings import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAWS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
RUN = """laws => axe.run(document, {runOnly: {type: "tag", values: laws}, resultTypes: ["violations"]})"""


def violations(page: Page) -> list[str]:
    """What axe finds, one line for each place."""
    if page.evaluate("() => typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    found: Any = page.evaluate(RUN, LAWS)
    return [
        f"{law['id']}: {node['target']} {node['failureSummary']} {node['html'][:200]}"
        for law in found["violations"]
        for node in law["nodes"]
    ]
