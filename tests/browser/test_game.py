"""A whole game against bots, from the front page to the count, the saved journal and the rematch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from rookery.engine.match import Match
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
    scores = match.game.scores(match.state)
    assert person.count.get_by_role("columnheader").count() == match.players
    rows = person.count.get_by_role("row").filter(has=person.page.get_by_role("rowheader"))
    texts = [row.get_by_role("cell").all_inner_texts() for row in rows.all()]
    *ways, total = [[int(cell.replace("−", "-")) for cell in row] for row in texts]
    assert total == [score.total for score in scores]
    assert total == [sum(column) for column in zip(*ways, strict=True)]  # what came and went makes what is left
    assert all(any(way) for way in ways)  # no line that brought nobody anything
    for row in rows.all()[:-1]:
        expect(row.get_by_role("button")).to_have_text(re.compile(r"^K\d+$"))
    assert place(person, match) in person.sheet.inner_text().replace("\xa0", " ")

    opens_its_paragraph(person, person.count.get_by_role("button").first)
    opens_its_paragraph(person, person.log.get_by_role("button").last)

    before = person.page.url
    person.button("end.rematch").click()
    person.page.wait_for_url(lambda url: url != before)
    expect(person.sheet).to_be_hidden()
    assert person.asked()
    assert len(hand(person)) == 9
    play(person)
    assert len(hand(person)) == 8


def place(person: Person, match: Match) -> str:
    """What the first seat is told of its place, unless it is shared."""
    totals = [score.total for score in match.game.scores(match.state)]
    shares = match.state.returns()
    mine, *others = zip(shares, totals, strict=True)
    if max(shares) <= 0:
        return person.ui.say("end.nobody")
    if mine in others:
        return ""
    key = "end.won" if mine[0] > 0 else "end.place"
    return person.ui.say(key, {"place": 1 + sum(other > mine for other in others), "players": match.players})
