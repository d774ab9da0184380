"""The front page: the games in order, two languages, my tables to go on with, those of others to join or to watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.friends import open_invitation
from tests.browser.kids import hand, play
from tests.browser.sayings import GAMES, anyhow, game_words

ORDER = ["kids_of_london", "assassin", "crooks", "oliver_twist", "london"]
IN_SIGHT = """cards => cards.every(card => {
  const {top, bottom, left, right} = card.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
})"""
OVERLAPPING = """cards => cards.filter(card => {
  const parts = [...card.children].map(part => part.getBoundingClientRect());
  return parts.some((one, place) => parts.slice(place + 1).some(other =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1));
}).length"""
CUT = """pictures => pictures.filter(picture => {
  const {width, height} = picture.getBoundingClientRect();
  const {width: wide, height: high} = picture.viewBox.baseVal;
  return Math.abs(width / height - wide / high) > 0.02;
}).length"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_games_are_in_sight_from_the_easiest_to_the_heaviest(open_page: OpenPage, language: str) -> None:
    person = open_page(language, reduced=True)
    person.visit()
    expect(person.card).to_be_visible()
    titles = [game_words(language, GAMES / game).say("name") for game in ORDER]
    assert person.page.locator("main li h3").all_inner_texts() == titles
    cards = person.page.locator("main li:has(h3)")
    assert cards.evaluate_all(IN_SIGHT)
    assert cards.evaluate_all(OVERLAPPING) == 0
    for place, (card, game) in enumerate(zip(cards.all(), ORDER, strict=True)):
        expect(card).to_contain_text(person.ui.say(f"weight.{place + 1}"))
        expect(card).to_contain_text(game_words(language, GAMES / game).say("length"))
        expect(card.get_by_text(person.ui.say("front.first"))).to_have_count(1 if place == 0 else 0)
        expect(card.get_by_role("button", name=person.ui.say("learn.learn"), exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768), (768, 1024), (844, 390), (390, 844), (360, 640)])
def test_no_picture_is_cut_and_nothing_runs_over(open_page: OpenPage, size: tuple[int, int]) -> None:
    person = open_page("fr", size, reduced=True)
    person.visit()
    expect(person.card).to_be_visible()
    assert person.page.locator("main li > div > svg").count() == len(ORDER)
    assert person.page.locator("main li > div > svg").evaluate_all(CUT) == 0
    assert person.page.locator("main li:has(h3)").evaluate_all(OVERLAPPING) == 0
    assert person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def test_rivals_are_chosen_beside_play_now_and_remembered(open_page: OpenPage) -> None:
    person = open_page(reduced=True)
    person.visit()
    count, level = (
        person.card.get_by_role("combobox", name=person.ui.say(key)) for key in ("rivals.count", "rivals.level")
    )
    expect(count).to_have_value("3")
    expect(level).to_have_value("normal")
    count.select_option("1")
    level.select_option("easy")
    person.page.get_by_label(person.ui.say("name.label")).fill("Nancy")
    person.play_now()
    assert person.asked()
    person.tab("player.title")
    players = person.page.get_by_role("tabpanel")
    expect(players).to_contain_text("Nancy")
    expect(players).to_contain_text(person.ui.say("player.bot", {"bot": person.ui.say("bot.easy")}))
    expect(players.get_by_text(re.compile(anyhow(person.ui.say("player.bot"))))).to_have_count(1)
    person.visit()
    expect(count).to_have_value("1")
    expect(level).to_have_value("easy")
    expect(person.page.get_by_label(person.ui.say("name.label"))).to_have_value("Nancy")


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
    mine = person.page.get_by_role("link", name=person.reads("front.continue"))
    row = person.page.get_by_role("region", name=person.ui.say("front.mine")).get_by_role("listitem")
    rivals = person.ui.say("mine.bots", {"count": 3, "levels": person.ui.say("bot.normal")})
    expect(row).to_contain_text(person.ui.say("mine.with", {"names": rivals}))
    expect(row).to_contain_text(person.ui.say("mine.turn"))
    mine.click()
    assert person.page.url == table
    assert person.asked()
    assert len(hand(person)) == 8
    person.page.go_back()
    expect(person.heading("front.title")).to_be_visible()
    remove = person.page.get_by_role("button", name=re.compile(anyhow(person.ui.say("front.forget"))))
    remove.click()
    person.button("mine.keep").click()  # it asks first
    expect(mine).to_have_count(1)
    remove.click()
    person.button("mine.remove").click()
    expect(mine).to_have_count(0)
    person.button("mine.undo").click()  # and can be undone, seat and all
    mine.click()
    assert person.page.url == table
    assert len(hand(person)) == 8
    person.visit()
    remove.click()
    person.button("mine.remove").click()
    person.page.reload()
    expect(person.card).to_be_visible()
    expect(mine).to_have_count(0)


def test_open_tables_are_joined_and_watched(open_page: OpenPage) -> None:
    ann, bob, eve = open_page(reduced=True), open_page(reduced=True), open_page(reduced=True)
    open_invitation(ann, "Ann")
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
