"""What the first load costs and where it comes from: little script, all of it ours, none of it inline."""

from __future__ import annotations

import gzip
import re
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Response, expect

from rookery.table.app import STATIC
from tests.browser.conftest import OpenPage
from tests.table.server import Server

MOST = 250_000  # bytes of script, compressed
MOST_FONTS = 120_000  # bytes of all fonts there are


@pytest.mark.parametrize("place", ["front", "table"])
def test_the_first_load_is_light_and_all_ours(open_page: OpenPage, server: Server, place: str) -> None:
    person = open_page(reduced=True)
    answers: list[Response] = []
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.on("response", lambda response: answers.append(response))
    person.page.on("websocket", lambda socket: asked.append(socket.url))
    table = server.table("random", "random", "random")["table"]
    person.visit("/" if place == "front" else f"/t/{table}")
    person.page.get_by_role("main").get_by_role("heading").first.or_(person.log).first.wait_for()
    person.page.wait_for_load_state("networkidle")
    scripts = [answer for answer in answers if answer.request.resource_type == "script"]
    assert scripts
    assert sum(len(gzip.compress(script.body())) for script in scripts) < MOST
    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {urlsplit(server.address).netloc}


def test_the_fonts_are_light_ours_and_there_from_the_start(open_page: OpenPage) -> None:
    fonts = list((STATIC / "assets").glob("*.woff2"))
    assert 0 < sum(font.stat().st_size for font in fonts) < MOST_FONTS
    assert not list(STATIC.rglob("*.woff"))
    assert (STATIC / "fonts.txt").exists()  # their licence
    person = open_page("fr", reduced=True)
    person.visit()
    expect(person.card).to_be_visible()
    person.page.evaluate("() => document.fonts.ready")
    for face in ("24px 'IM Fell French Canon'", "16px 'Source Serif 4'", "600 16px 'Source Serif 4'"):
        assert person.page.evaluate("face => document.fonts.check(face, 'Cœur « à » l’été')", face)
    preloaded = person.page.locator("link[rel=preload][as=font]").evaluate_all("all => all.map(one => one.href)")
    assert len(preloaded) == 3
    fetched = person.page.evaluate("() => performance.getEntriesByType('resource').map(one => one.name)")
    assert set(preloaded) <= set(fetched)


def test_the_policy_is_there_and_nothing_is_inline(server: Server) -> None:
    for path in ("/", "/t/nowhere", "/parts"):
        answer = httpx.get(server.address + path)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        tags = re.findall(r"<script([^>]*)>(.*?)</script>", answer.text, re.DOTALL)
        assert tags
        assert all("src=" in attributes and not inside.strip() for attributes, inside in tags)
        assert not re.search(r"<style|\son\w+=|\sstyle=|javascript:", answer.text)
