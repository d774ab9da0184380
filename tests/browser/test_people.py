"""Players: one of them on two devices, their tables live, clocks, and that what is forgotten is gone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.chromium import PHONE
from tests.browser.conftest import OpenPage
from tests.browser.friends import Scripted, accept, invite, open_invitation
from tests.browser.kids import hand, play
from tests.browser.person import Person
from tests.browser.sayings import anyhow
from tests.table.client import Client, play_out
from tests.table.server import Server

SIZES = [(1366, 650), PHONE]
LIVE = {"kind": "live", "bank": 15, "increment": 30}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which clocks may be short."""
    running = Server(tmp_path_factory.mktemp("data"), hurried=True)
    yield running
    assert running.stop() == ""


def rows(person: Person) -> Locator:
    """Their tables on the front page."""
    return person.page.get_by_role("region", name=person.ui.say("front.mine")).get_by_role("listitem")


def pass_of(person: Person) -> str:
    """A link for another device, as the page shows it."""
    person.visit()
    person.button("settings.title").click()
    person.page.get_by_role("link", name=person.ui.say("me.open")).click()
    person.button("me.add").click()
    expect(person.page.get_by_role("img", name=re.compile(anyhow(person.ui.say("links.qr"))))).to_be_visible()
    field = person.page.get_by_role("textbox", name=re.compile(anyhow(person.ui.say("links.link"))))
    return field.input_value()


def fits(person: Person) -> None:
    """Nothing runs over the page, and axe finds nothing."""
    assert person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert violations(person.page) == []


def test_a_table_begun_on_one_device_goes_on_at_the_other(open_page: OpenPage) -> None:
    laptop, phone, other = open_page(reduced=True), open_page("fr", PHONE, reduced=True), open_page(reduced=True)
    laptop.visit()
    laptop.page.get_by_label(laptop.ui.say("name.label")).fill("Nancy")
    laptop.play_now()
    play(laptop)
    table = laptop.page.url
    phone.visit()
    phone.play_now()  # what was played there before belongs to the same player then
    phone.visit(pass_of(laptop))
    phone.button("me.join").click()
    phone.ui = laptop.ui  # the language comes along
    phone.game = laptop.game
    expect(phone.page.get_by_text(phone.ui.say("me.joined"))).to_be_visible()
    expect(phone.page.get_by_label(phone.ui.say("name.label"))).to_have_value("Nancy")
    assert "#" not in phone.page.url
    phone.visit()
    laptop.visit()
    for person in (phone, laptop):
        expect(rows(person)).to_have_count(2)
    assert phone.page.evaluate("() => localStorage['rookery.settings']") == '{"forced":false}'
    rows(phone).last.get_by_role("link").click()
    assert phone.page.url == table
    assert phone.asked()
    assert len(hand(phone)) == 8
    laptop.visit(table)
    assert laptop.asked()
    play(phone)
    assert len(hand(laptop)) == 7  # both look at the same seat
    phone.page.get_by_role("link", name="Rookery").click()
    name = phone.page.get_by_label(phone.ui.say("name.label"))
    name.fill("Nance")
    with phone.page.expect_response("**/api/me"):
        pass
    laptop.visit()
    expect(laptop.page.get_by_label(laptop.ui.say("name.label"))).to_have_value("Nance")
    other.visit("/me")
    expect(other.button("me.forget")).to_have_count(0)  # nothing is kept of who did nothing


def test_a_pass_works_once_and_says_so(open_page: OpenPage, complaints: list[str]) -> None:
    laptop, phone, thief = (open_page(reduced=True) for _ in range(3))
    link = pass_of(laptop)
    phone.visit(link)
    phone.button("me.join").click()
    expect(phone.page.get_by_text(phone.ui.say("me.joined"))).to_be_visible()
    expect(phone.page.get_by_text(phone.ui.say("me.count", {"count": 2}))).to_be_visible()
    thief.visit(link)
    thief.button("me.join").click()
    expect(thief.page.get_by_role("alert")).to_contain_text(thief.ui.say("refusal.bad_pass"))
    complaints[:] = [one for one in complaints if "403" not in one]  # the browser's own word of the refusal


def test_my_tables_change_while_i_look(open_page: OpenPage, server: Server) -> None:
    ann = open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    ann.visit()
    expect(rows(ann)).to_contain_text(ann.ui.say("front.waiting"))
    with Scripted(server, link, "Bob") as bob:
        expect(rows(ann)).to_contain_text(ann.ui.say("mine.turn"))
        expect(rows(ann)).to_contain_text(ann.ui.say("mine.with", {"names": "Bob"}))
        rows(ann).get_by_role("link").click()
        play(ann)
        ann.visit()
        expect(rows(ann)).to_contain_text(ann.ui.say("mine.theirs", {"names": "Bob"}))
        while bob.to_move():  # it may be theirs to choose what the hour brings, too
            bob.play("send 1")
        expect(rows(ann)).to_contain_text(ann.ui.say("mine.turn"))


def test_forgetting_deletes_what_it_says(open_page: OpenPage) -> None:
    ann, phone, bob = (open_page(reduced=True) for _ in range(3))
    (link,) = invite(ann, "Anneliese", 2)
    table = ann.page.url
    accept(bob, link, "Bob")
    phone.visit(pass_of(ann))
    phone.button("me.join").click()
    expect(phone.page.get_by_text(phone.ui.say("me.joined"))).to_be_visible()
    phone.visit()
    expect(rows(phone)).to_have_count(1)
    ann.visit("/me")
    with ann.page.expect_download() as saved:
        ann.button("me.export").click()
    assert "Anneliese" in saved.value.path().read_text("utf-8")
    ann.button("me.forget").click()
    for key in ("me.deleted", "me.deleted_what", "me.stays", "me.stays_what"):
        expect(ann.page.get_by_role("dialog")).to_contain_text(ann.ui.say(key))
    ann.button("me.forget_no").click()  # it asks first
    ann.button("me.forget").click()
    ann.button("me.forget_yes").click()
    expect(ann.page.get_by_text(ann.ui.say("me.forgotten"))).to_be_visible()
    expect(bob.page.get_by_text("Anneliese")).to_have_count(0)
    expect(phone.page.get_by_role("region", name=phone.ui.say("front.mine"))).to_have_count(0)
    for person in (ann, phone):
        person.visit()
        expect(person.card).to_be_visible()
        expect(person.page.get_by_role("region", name=person.ui.say("front.mine"))).to_have_count(0)
        assert "Anneliese" not in str(person.page.evaluate("() => ({...localStorage})"))
    ann.visit(table)
    expect(ann.page.get_by_text(ann.ui.say("watching"))).to_be_visible()


def test_a_bot_stands_in_when_time_is_up_and_its_owner_returns_at_once(open_page: OpenPage, server: Server) -> None:
    ann = open_page(reduced=True)
    taken = server.table("link", "link", clock=LIVE)
    link = f"{server.address}/t/{taken['table']}#link={taken['invite']}"
    ann.visit(link)
    expect(ann.page.get_by_role("main")).to_contain_text(re.compile(r"15\s"))  # how time is kept is said before
    accept(ann, link, "Ann")
    with Scripted(server, link, "Bob") as bob:
        bob.play("send 1")
        clock = ann.page.locator('main [data-spot="plate 0"]').get_by_role("timer")
        expect(clock).to_have_text(re.compile(r"0:(0\d|1[0-4])"))  # it runs
        played_for = ann.page.get_by_role("alert").filter(has_text=ann.ui.say("clock.played_for"))
        expect(played_for).to_be_visible()
        assert violations(ann.page) == []
        ann.button("clock.come_back").click()
        expect(played_for).to_have_count(0)
        words = ann.ui.say("change.timed_out", {"name": "Ann"}), ann.ui.say("change.came_back", {"name": "Ann"})
        for line in words:
            expect(ann.log).to_contain_text(line)
        while bob.to_move() and not ann.lit.count():  # the choice of an hour may be his alone
            bob.play()
        assert ann.asked()
        expect(clock).to_have_text(re.compile(r"0:[2-5]\d|1:\d\d"))  # a little time, at the least
        ann.visit()
        expect(rows(ann)).to_contain_text(re.compile(anyhow(ann.ui.say("mine.left"))))


def test_a_clock_is_chosen_and_said_to_who_is_invited(open_page: OpenPage) -> None:
    ann, bob = open_page(reduced=True), open_page("fr", PHONE, reduced=True)
    open_invitation(ann, "Ann")
    ann.page.get_by_role("combobox", name=ann.ui.say("invite.players"), exact=True).select_option("2")
    ann.page.get_by_role("combobox", name=ann.ui.say("clock.title"), exact=True).select_option("days")
    ann.page.get_by_label(ann.ui.say("clock.number.days")).last.fill("3")
    ann.button("invite.begin").click()
    expect(ann.page.get_by_role("main")).to_contain_text(ann.ui.say("clock.by_days", {"time": "3\u00a0days"}))
    field = ann.page.get_by_role("textbox", name=re.compile(anyhow(ann.ui.say("links.link"))))
    bob.visit(field.input_value())
    expect(bob.page.get_by_text(re.compile(r"3\sjours"))).to_be_visible()
    bob.button("claim.sit").click()
    assert bob.asked()
    expect(bob.page.locator("main").get_by_role("timer")).to_have_count(2)  # both must choose
    expect(bob.page.locator("main").get_by_role("timer").first).to_have_text(re.compile(r"2\s?j\s23\s?h|3\s?j"))


def test_a_finished_table_is_among_the_results(open_page: OpenPage, server: Server) -> None:
    ann = open_page(reduced=True)
    taken = server.table("open", "random")
    ann.visit(f"/t/{taken['table']}")
    ann.page.get_by_label(ann.ui.say("name.label")).fill("Nancy")
    ann.button("claim.sit").click()
    assert ann.asked()
    with Client(server.address, taken["table"], ann.page.evaluate("() => localStorage['rookery.me']")) as line:
        play_out(line)
    ann.page.get_by_role("main").get_by_role("link", name=ann.ui.say("results.title"), exact=True).click()
    expect(ann.heading("results.of", game=ann.game.say("name"))).to_be_visible()
    row = ann.page.get_by_role("row").filter(has_text="Nancy")
    expect(row).to_contain_text(re.compile(r"(0|50|100)\s% \(\d+–\d+\)"))
    expect(ann.page.get_by_role("row").filter(has_text=ann.game.say("score.coins"))).to_be_visible()
    expect(ann.page.get_by_role("main").get_by_role("link")).to_have_count(0)  # the table was not public
    for size in SIZES:
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        fits(ann)
    ann.visit()
    rows(ann).get_by_role("link").wait_for()
    ann.page.get_by_role("link", name=ann.ui.say("results.mine")).click()
    expect(ann.page.get_by_role("row").filter(has_text="Nancy")).to_be_visible()
    for size in SIZES:
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        fits(ann)
    ann.page.get_by_role("link", name=ann.ui.say("front.look_back")).click()
    expect(ann.sheet).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_pages_fit_and_can_be_read_by_everybody(open_page: OpenPage, size: tuple[int, int], language: str) -> None:
    person = open_page(language, size, reduced=True)
    person.visit("/me#pass=nothing")
    expect(person.button("me.join")).to_be_visible()
    fits(person)
    person.visit()
    person.play_now()
    assert person.asked()
    person.visit()
    expect(rows(person)).to_have_count(1)
    fits(person)
    person.visit("/me")
    fits(person)
    person.button("me.add").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    fits(person)
    person.button("close").click()
    person.button("me.forget").click()
    fits(person)
    open_invitation(person)
    person.page.get_by_role("combobox", name=person.ui.say("clock.title"), exact=True).select_option("live")
    fits(person)
