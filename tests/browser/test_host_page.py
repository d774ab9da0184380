"""Strangers, and the host: mute somebody, take a table off the front page, close one with a word to its people."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.person import Person
from tests.browser.sayings import GAMES, game_words
from tests.table.server import Server

PHONE = (390, 844)


def fits(person: Person) -> None:
    """Nothing stands out at the side."""
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def sit(person: Person, server: Server, table: str, name: str) -> None:
    """Take the open seat of a table."""
    person.visit("/")
    person.page.evaluate("name => localStorage.setItem('rookery.name', name)", name)
    person.visit(f"/t/{table}")
    person.button("claim.sit").click()
    expect(person.button("claim.sit")).to_have_count(0)
    expect(person.page.get_by_label(person.ui.say("chat.label"))).to_be_attached()  # the seat is theirs: they may speak


def say(person: Person, text: str) -> None:
    """A word to the table."""
    person.tab("chat.title")
    person.page.get_by_label(person.ui.say("chat.label")).fill(text)
    person.page.keyboard.press("Enter")


def host(person: Person, key: str) -> None:
    """Open the host's page with a key."""
    person.visit("/host")
    person.page.get_by_label(person.ui.say("host.key")).fill(key)
    person.button("host.enter").click()


def test_somebody_is_muted_and_heard_again(open_page: OpenPage, server: Server) -> None:
    ann, bob = open_page(reduced=True), open_page("fr", reduced=True)
    table = server.table("open", "open", public=True)["table"]
    sit(ann, server, table, "Ann")
    sit(bob, server, table, "Bob")
    say(bob, "Rubbish")
    said = ann.page.get_by_role("log", name=ann.ui.say("chat.title"))
    ann.tab("chat.title")
    expect(said).to_contain_text("Bob Rubbish")
    ann.tab("player.title")
    expect(ann.button("player.mute_name", name="Ann")).to_have_count(0)
    ann.button("player.mute_name", name="Bob").click()
    expect(ann.button("player.unmute_name", name="Bob")).to_be_visible()
    assert violations(ann.page) == []
    say(bob, "More of it")
    ann.page.reload()  # it is remembered
    ann.tab("chat.title")
    expect(ann.page.get_by_text(ann.ui.say("chat.hidden_other", {"count": 2}))).to_be_visible()
    expect(said).not_to_contain_text("Rubbish")
    bob.tab("log.title")
    expect(bob.log).not_to_contain_text("ourdine")  # nobody is told
    say(ann, "Good day")
    expect(said).to_contain_text("Good day")
    ann.button("chat.show").click()
    expect(said).to_contain_text("More of it")


def test_a_table_is_taken_off_the_front_page_and_a_seat_handed_on(open_page: OpenPage, server: Server) -> None:
    ann, bob = open_page(reduced=True), open_page(reduced=True)
    title = ann.game.say("name")
    ann.visit("/")
    ann.card.get_by_role("button", name=ann.ui.say("front.invite")).click()
    ann.page.get_by_label(ann.ui.say("invite.public")).check()
    ann.button("invite.begin").click()
    ann.page.wait_for_url("**/t/*")
    bob.visit("/")
    listed = (
        bob.page.get_by_role("region", name=bob.ui.say("front.open")).get_by_role("listitem").filter(has_text=title)
    )
    expect(listed).to_have_count(1, timeout=15_000)
    ann.tab("player.title")
    ann.button("player.unlist").click()
    expect(ann.button("player.list")).to_be_visible()
    expect(listed).to_have_count(0, timeout=15_000)
    ann.tab("log.title")
    expect(ann.log).to_contain_text(ann.ui.say("log.unlisted"))
    ann.tab("player.title")
    ann.button("player.list").click()
    expect(listed).to_have_count(1, timeout=15_000)
    ann.button("player.hand_over").click()  # to a stranger
    link = ann.page.get_by_role("dialog").get_by_role("textbox").input_value()
    bob.visit(link)
    bob.button("claim.sit").click()
    bob.tab("player.title")
    expect(bob.button("player.hand_over")).to_be_visible()
    expect(ann.button("player.hand_over")).to_have_count(0)


def test_the_host_sees_the_house_and_closes_a_table(open_page: OpenPage, server: Server, complaints: list[str]) -> None:
    key = (server.data / "host.key").read_text().strip()
    table, tokens = server.people(2, game="london", public=True)
    ann, boss = open_page("fr", reduced=True), open_page(size=PHONE, reduced=True)
    ann.visit("/")
    ann.page.evaluate(
        "([table, token]) => localStorage.setItem('rookery.tables', JSON.stringify({[table]: {token, when: 1}}))",
        [table, tokens[0]],
    )
    ann.visit(f"/t/{table}")
    expect(ann.page.get_by_role("tab").first).to_be_visible()
    host(boss, "nobody-knows-this-key")
    expect(boss.page.get_by_role("alert")).to_contain_text(boss.ui.say("refusal.bad_host_key"))
    complaints[:] = [one for one in complaints if "403" not in one]  # the browser's own word of the refusal
    assert violations(boss.page) == []
    fits(boss)
    boss.page.get_by_label(boss.ui.say("host.key")).fill(key)
    boss.button("host.enter").click()
    row = boss.page.get_by_role("listitem").filter(has_text=table)
    expect(row).to_contain_text(boss.ui.say("host.present", {"name": "Ann"}))
    expect(row).to_contain_text(boss.ui.say("host.listed"))
    assert violations(boss.page) == []
    fits(boss)
    boss.page.reload()  # the key stays in this tab, and nowhere else
    expect(row).to_be_visible()
    assert key not in boss.page.evaluate("JSON.stringify(localStorage) + document.cookie + location.href")
    later, _ = server.people(2)
    expect(boss.page.get_by_role("listitem").filter(has_text=later)).to_be_visible(timeout=15_000)  # by itself
    name = game_words("en", GAMES / "london").say("name")
    boss.button("host.close_name", game=name, table=table).click()
    boss.page.get_by_role("dialog").get_by_label(boss.ui.say("host.word")).fill("The club <b>closes</b>.")
    assert violations(boss.page) == []
    fits(boss)
    boss.button("host.yes").click()
    expect(boss.page.get_by_text(boss.ui.say("host.closed", {"table": table}))).to_be_visible()
    expect(row.get_by_role("button")).to_have_count(0)
    expect(ann.page.get_by_role("main")).to_contain_text("« The club <b>closes</b>. »")
    expect(ann.page.get_by_role("log", name=ann.ui.say("log.title"))).to_contain_text("The club <b>closes</b>.")
    boss.page.get_by_label(boss.ui.say("host.days")).fill("7")
    boss.button("host.archive_ask").click()
    boss.button("host.archive_yes").click()
    expect(boss.page.get_by_text(boss.ui.say("host.archived_other", {"count": 0}))).to_be_visible()
    boss.button("host.leave").click()
    expect(boss.page.get_by_label(boss.ui.say("host.key"))).to_be_visible()
    boss.page.reload()
    expect(boss.page.get_by_label(boss.ui.say("host.key"))).to_be_visible()
