"""The front page: two languages, my tables to go on with, and the tables of others to join or to watch."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.friends import open_invitation
from tests.browser.kids import hand, play


def test_the_language_is_switched_anywhere_and_remembered(open_page: OpenPage) -> None:
    person, french = open_page(reduced=True), open_page("fr", reduced=True)
    person.visit()
    expect(person.heading("front.title")).to_be_visible()
    person.page.get_by_role("button", name="Français").click()
    expect(person.page.get_by_role("heading", name=french.ui.say("front.title"))).to_be_visible()
    person.page.reload()
    expect(person.page.get_by_role("heading", name=french.ui.say("front.title"))).to_be_visible()
    person.ui = french.ui
    person.play_now()
    hour = french.game.say("table.hour", {"hour": 1, "hours": 9})
    expect(person.page.get_by_role("figure")).to_contain_text(hour)
    person.page.get_by_role("button", name="English").click()  # at the table, and nothing else changes
    expect(person.page.get_by_role("figure")).to_contain_text(person.game.say("table.hour", {"hour": 1, "hours": 9}))
    assert person.asked()
    assert len(hand(person)) == 9


def test_my_tables_are_there_to_go_on(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.visit()
    person.play_now()
    play(person)
    table = person.page.url
    person.page.get_by_role("link", name="Rookery").click()
    person.page.get_by_role("link", name=person.reads("front.continue")).click()
    assert person.page.url == table
    assert person.asked()
    assert len(hand(person)) == 8
    person.page.go_back()
    expect(person.heading("front.title")).to_be_visible()
    person.page.get_by_role("button", name=re.compile(re.escape(person.game.say("name")) + ".+")).first.click()
    expect(person.page.get_by_role("link", name=person.reads("front.continue"))).to_have_count(0)


def test_open_tables_are_joined_and_watched(open_page: OpenPage) -> None:
    ann, bob, eve = open_page(reduced=True), open_page(reduced=True), open_page(reduced=True)
    open_invitation(ann)
    ann.page.get_by_label(ann.ui.say("name.label")).fill("Ann")
    ann.page.get_by_role("combobox", name=ann.ui.say("invite.players"), exact=True).select_option("2")
    seat = ann.page.get_by_role("combobox", name=ann.game.say("seat.1"), exact=True)
    seat.select_option(label=ann.ui.say("invite.open"))
    ann.button("invite.begin").click()
    expect(ann.waiting).to_be_visible()
    bob.visit()
    bob.page.get_by_role("link", name=bob.ui.say("front.join")).click()
    bob.page.get_by_label(bob.ui.say("name.label")).fill("Bob")
    bob.button("claim.sit").click()
    assert bob.asked()
    assert ann.asked()
    eve.visit()
    eve.page.get_by_role("link", name=eve.ui.say("front.watch")).click()
    expect(eve.page.get_by_text(eve.ui.say("watching"))).to_be_visible()
    assert eve.page.url == ann.page.url
    play(bob)
    told = eve.game.seated(2, ["Ann", "Bob"]).event("sent_somebody", {"gang": 1})
    expect(eve.log).to_contain_text(told)
    expect(eve.lit).to_have_count(0)


def test_who_may_not_watch_may_sit_down(open_page: OpenPage) -> None:
    ann, bob = open_page(reduced=True), open_page(reduced=True)
    open_invitation(ann)
    ann.page.get_by_role("combobox", name=ann.ui.say("invite.players"), exact=True).select_option("2")
    seat = ann.page.get_by_role("combobox", name=ann.game.say("seat.1"), exact=True)
    seat.select_option(label=ann.ui.say("invite.open"))
    ann.page.get_by_label(ann.ui.say("invite.spectators")).uncheck()
    ann.button("invite.begin").click()
    expect(ann.waiting).to_be_visible()
    expect(ann.page.get_by_role("textbox", name=ann.ui.say("gather.address"))).to_have_value(ann.page.url)
    bob.visit(ann.page.url)
    expect(bob.page.get_by_role("alert")).to_contain_text(bob.ui.say("refusal.watching_barred"))
    bob.page.get_by_label(bob.ui.say("name.label")).fill("Bob")
    bob.button("claim.sit").click()
    for person in (ann, bob):
        assert person.asked()


def test_a_table_that_is_not_there_says_so(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.visit("/t/nowhere")
    expect(person.page.get_by_role("alert")).to_contain_text(person.ui.say("refusal.no_such_table"))
    person.page.get_by_role("link", name=person.ui.say("end.home")).click()
    expect(person.heading("front.title")).to_be_visible()
