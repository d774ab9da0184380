"""Seats change hands: a bot for who does not come, a seat handed over, a table left and come back to."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.friends import accept, invite
from tests.browser.kids import hand, plate, play, send
from tests.browser.sayings import anyhow


def test_a_bot_plays_for_who_does_not_come(open_page: OpenPage) -> None:
    ann = open_page(reduced=True)
    invite(ann, "Ann", 2)
    send(ann, 5)
    expect(ann.status).to_contain_text(ann.ui.say("turn.others", {"names": ann.game.say("seat.1")}))
    ann.tab("player.title")
    ann.button("player.stand_in").click()
    assert ann.asked()
    play(ann)


def test_a_seat_is_handed_over(open_page: OpenPage) -> None:
    ann, bob, cat = open_page(reduced=True), open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    send(ann, 8)
    ann.tab("player.title")
    ann.button("player.hand_over").click()
    field = ann.page.get_by_role("dialog").get_by_role("textbox")
    accept(cat, field.input_value(), "Cat")
    expect(ann.page.get_by_role("heading", name=ann.ui.say("shut.title"))).to_be_visible()
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.ui.say("refusal.bad_token"))
    assert hand(cat) == list(range(8))
    expect(plate(cat, "Cat").get_by_role("img", name=cat.game.say("table.child", {"child": 8}))).to_be_visible()
    send(bob, 7)
    for person in (bob, cat):
        told = person.game.seated(2, ["Cat", "Bob"]).event("revealed", {"gang": 0, "child": 8})
        expect(person.log).to_contain_text(told)


def test_who_leaves_finds_the_seat_again(open_page: OpenPage) -> None:
    ann, bob = open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    bob.tab("player.title")
    bob.button("player.leave").click()
    expect(bob.heading("front.title")).to_be_visible()
    play(ann)
    assert ann.asked()  # a bot has played for Bob
    away = re.compile(anyhow(ann.ui.say("player.stands_in")))
    ann.tab("player.title")
    expect(ann.page.get_by_role("tabpanel")).to_contain_text(away)
    bob.page.get_by_role("link", name=bob.reads("front.continue")).click()
    assert len(hand(bob)) < 9
    expect(ann.page.get_by_role("tabpanel")).not_to_contain_text(away)
    while not bob.lit.count():  # from now on he is asked himself
        if ann.lit.count():
            play(ann)
    play(bob)
