"""A report in the browser: it asks for nothing, axe finds nothing, and no word of a picture leaves a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from rookery.lab import folder
from rookery.lab.plan import plan
from rookery.lab.report import single
from tests.browser.axe import violations

OUTSIDE = """() => [...document.querySelectorAll("svg text, h1, h2, figcaption, summary")].filter(one => {
    const place = one.getBoundingClientRect()
    return place.left < 0 || place.right > innerWidth
}).map(one => one.textContent)"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report with all its pictures, in the longer language."""
    base = tmp_path_factory.mktemp("report")
    folder.fill(base / "rows", plan("kids_of_london", 4, ["random", "quick"], 40, seed=5, details=True))
    (base / "page.html").write_text(single.page(base / "rows", "fr").html(), "utf-8")
    return base / "page.html"


@pytest.mark.parametrize("width", [360, 1366])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_report_is_whole(browser: Browser, report: Path, width: int, scheme: Literal["light", "dark"]) -> None:
    page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report.as_uri())
    page.evaluate("() => document.querySelectorAll('details').forEach(one => { one.open = true })")
    assert violations(page) == []
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert asked == [report.as_uri()]
    page.close()
