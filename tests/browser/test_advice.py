"""Hints and reviews at the page: a hint rings the piece and says why, a review draws the game and lets one play on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.kids import play


def test_a_hint_and_a_review(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.visit()
    person.play_now()
    assert person.asked()
    person.button("hint.ask").click()
    hint = person.page.locator(".table-place-hint")
    expect(hint).to_contain_text(" times in 100")
    expect(person.page.locator(".table-place-ring")).to_be_visible()
    play(person)
    expect(hint).to_have_count(0)  # it was about that moment
    while person.asked():
        play(person)
    person.button("review.ask").click()
    review = person.page.get_by_role("region", name=person.ui.say("review.title"))
    expect(review.get_by_role("img", name=person.ui.say("review.line"))).to_be_visible(timeout=60_000)
    assert violations(person.page) == []
    table = person.page.url
    again = review.get_by_role("button", name=person.ui.say("review.what_if"))
    if again.count():  # unless nothing could have been played better
        again.first.click()
        person.page.wait_for_url(lambda url: url != table)
        assert person.asked()
        play(person)
