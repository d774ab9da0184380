"""A whole game against bots, from the front page to the score sheet, the saved journal and the rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage
from tests.browser.kids import hand, play, play_out
from tests.browser.person import Person
from tests.browser.sheet import opens_its_paragraph, saved


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_by_clicking_lit_pieces(open_page: OpenPage, language: str) -> None:
    person = open_page(language, reduced=True)
    person.visit()
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.play_now()  # the first click; the second one is a move already
    play(person)
    assert len(hand(person)) == 8
    play_out(person)
    expect(person.status).to_contain_text(person.ui.say("turn.over"))

    match = saved(person)
    rows = person.sheet.get_by_role("row").filter(has=person.page.get_by_role("rowheader"))
    assert rows.count() == match.players
    for seat, score in enumerate(match.game.scores(match.state)):
        row = row_of(person, rows, seat)
        for line in score.lines:
            told = row.locator(".score-line").filter(has_text=person.game.say(f"score.{line.kind}"))
            expect(told).to_contain_text(str(abs(line.points)))
            expect(told.get_by_role("button", name=person.ui.say("rules.open", {"rule": line.rule}))).to_be_visible()
        expect(row.get_by_role("cell").last).to_have_text(str(score.total))

    opens_its_paragraph(person, person.sheet.get_by_role("button").first)
    opens_its_paragraph(person, person.log.get_by_role("button").last)

    before = person.page.url
    person.button("end.rematch").click()
    person.page.wait_for_url(lambda url: url != before)
    expect(person.sheet).to_be_hidden()
    assert person.asked()
    assert len(hand(person)) == 9
    play(person)
    assert len(hand(person)) == 8


def row_of(person: Person, rows: Locator, seat: int) -> Locator:
    """A seat's row of the score sheet: a bot is called by its colour, and the other one is me."""
    if seat:
        return rows.filter(has_text=person.game.say(f"seat.{seat}"))
    bots = (re.escape(person.game.say(f"seat.{bot}")) for bot in range(1, rows.count()))
    return rows.filter(has_not_text=re.compile("|".join(bots)))
