"""A club night in the browser: made, handed out by one link, played over three rounds, and ranked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.kids import play_out
from tests.browser.person import Person
from tests.table.server import Server
from tests.table.test_night import recount

ROUNDS, BOTS = 3, 24


def fits(person: Person) -> None:
    """Nothing stands out at the side."""
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def play_round(person: Person, number: int, night: str) -> None:
    """Play my table of a round, and come back."""
    person.page.goto(night)
    person.page.get_by_role("link", name=person.ui.say("night.to_table", {"round": number})).click()
    person.page.wait_for_url("**/t/*")
    play_out(person)
    person.page.get_by_role("link", name=person.ui.say("night.back")).click()
    person.page.wait_for_url("**/n/*")


def test_a_club_night_of_bots_and_two_browsers(open_page: OpenPage, server: Server) -> None:
    ann, bob = open_page(reduced=True), open_page("fr", (390, 844), reduced=True)
    for person in (ann, bob):
        person.page.set_default_timeout(60_000)  # a dozen tables of bots think, too
    ann.visit()
    ann.page.get_by_role("link", name=ann.ui.say("night.new")).click()
    ann.page.get_by_label(ann.ui.say("night.name_it")).fill("Friday")
    ann.page.get_by_label(ann.ui.say("night.players")).select_option("2")
    ann.page.get_by_label(ann.ui.say("night.how_many_rounds")).fill(str(ROUNDS))
    assert violations(ann.page) == []
    ann.button("night.make").click()
    expect(ann.page.get_by_role("heading", name="Friday", level=1)).to_be_visible()
    night = ann.page.url
    ann.page.get_by_label(ann.ui.say("name.label")).fill("Ann")
    ann.button("night.enter").click()
    bob.page.goto(night)
    bob.page.get_by_label(bob.ui.say("name.label")).fill("Bob")
    bob.button("night.enter").click()
    expect(bob.button("night.leave")).to_be_visible()
    expect(bob.button("night.begin")).to_have_count(0)
    assert violations(bob.page) == []
    fits(bob)
    ann.page.get_by_label(ann.ui.say("night.bots")).fill(str(BOTS))
    ann.page.get_by_label(ann.ui.say("night.level")).select_option("easy")
    ann.button("night.add_bots").click()
    everybody = ann.ui.say("night.entrants_other", {"count": BOTS + 2})
    expect(ann.page.get_by_role("heading", name=everybody)).to_be_visible()
    assert violations(ann.page) == []
    ann.button("night.begin").click()
    for number in range(1, ROUNDS + 1):
        for person in (ann, bob):
            play_round(person, number, night)
    expect(ann.page.get_by_text(ann.ui.say("night.over"))).to_be_visible(timeout=60_000)
    info = server.get(f"/api/nights/{night.rsplit('/', 1)[-1]}")
    counted = {name: sum(marks) / ROUNDS for name, marks in recount(server, info).items()}
    assert set(counted) == {"Ann", "Bob"}
    rows = ann.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + BOTS + 2)
    for name, mean in counted.items():
        row = rows.filter(has=ann.page.get_by_role("rowheader", name=name))
        better = sum(one["mean"] > mean + 1e-9 for one in info["ranking"])
        cells = row.get_by_role("cell").all_inner_texts()
        assert cells[0] == str(better + 1)
        assert int(cells[-1].rstrip("%")) == pytest.approx(100 * mean, abs=0.51)
    fits(bob)
    ann.page.get_by_role("link", name=ann.ui.say("night.big_screen")).click()
    expect(ann.page.get_by_role("banner")).to_have_count(0)
    assert violations(ann.page) == []
    ann.page.get_by_role("link", name=ann.ui.say("night.small_screen")).click()
    tables = ann.page.get_by_role("list").get_by_role("link")
    tables.filter(has_not_text="Ann").first.click()  # those of others may be looked at now
    ann.page.wait_for_url("**/t/*")
    expect(ann.page.get_by_text(ann.ui.say("watching")).first).to_be_visible()
