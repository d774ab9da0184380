"""Seats: a table waits for its people or begins with bots, a seat is handed over, left and come back to."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.friends import accept, invite, link_of
from tests.browser.kids import hand, plate, play, send, together
from tests.browser.sayings import anyhow
from tests.table.server import Server


def test_a_table_waits_until_it_is_full(open_page: OpenPage) -> None:
    ann, bob, cat = open_page(reduced=True), open_page(reduced=True), open_page("fr", reduced=True)
    links = invite(ann, "Ann", 3)
    colours = {person: [person.game.say(f"seat.{seat}") for seat in (1, 2)] for person in (ann, bob, cat)}
    expect(ann.status).to_contain_text(ann.ui.say("gather.waiting", {"names": ann.ui.join(colours[ann])}))
    accept(bob, links[0], "Bob")
    for person in (ann, bob):
        expect(person.status).to_contain_text(person.ui.say("gather.waiting", {"names": colours[person][1]}))
        expect(person.lit).to_have_count(0)
    expect(bob.button("gather.fill")).to_have_count(0)  # the maker's alone
    expect(link_of(bob)).to_have_count(0)
    bob.tab("chat.title")
    bob.page.get_by_label(bob.ui.say("chat.label")).fill("Where is Cat?")
    bob.page.keyboard.press("Enter")
    ann.tab("chat.title")
    expect(ann.page.get_by_role("log", name=ann.ui.say("chat.title"))).to_contain_text("Bob Where is Cat?")
    ann.page.reload()  # nothing is lost
    expect(link_of(ann)).to_have_value(links[1])
    accept(cat, links[1], "Cat")
    for person in (ann, bob, cat):
        assert person.asked()
        expect(person.waiting).to_be_hidden()


def test_who_sits_down_stays_at_the_tab_they_had_turned_to(open_page: OpenPage, server: Server) -> None:
    ann = open_page(reduced=True)
    ann.visit(f"/t/{server.table('open', 'open', public=True)['table']}")
    ann.tab("chat.title")
    word = ann.page.get_by_label(ann.ui.say("chat.label"))
    expect(word).to_have_count(0)  # who watches only listens
    ann.button("claim.sit").click()
    expect(word).to_be_visible()


def test_one_link_brings_everybody_and_its_page_says_to_what(open_page: OpenPage) -> None:
    ann, bob, cat = open_page(reduced=True), open_page(reduced=True), open_page("fr", reduced=True)
    ann.page.add_init_script("navigator.share = async (what) => { window.shared = what.url; };")
    link, again = invite(ann, "Ann", 3)
    assert link == again
    ann.button("links.share").click()
    assert ann.page.evaluate("() => window.shared") == link
    for friend, sitting in ((bob, ["Ann"]), (cat, ["Ann", "Bob"])):
        friend.visit(link)
        title = friend.game.say("name")
        expect(friend.heading("claim.by", name="Ann", game=title)).to_be_visible()
        expect(friend.page).to_have_title(f"{title} – Rookery")
        for name in sitting:
            expect(friend.page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
        expect(friend.heading("brief")).to_be_visible()
        for part in ("rules.goal", "rules.turn", "rules.end"):
            expect(friend.page.get_by_role("main")).to_contain_text(spaced(friend.game.say(part)))
        accept(friend, link, "Bob" if friend is bob else "Cat")
    for person in (ann, bob, cat):
        assert person.asked()


def test_who_comes_too_late_by_a_link_is_told(open_page: OpenPage, complaints: list[str]) -> None:
    ann, bob, cat = open_page(reduced=True), open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    cat.visit(link)
    accept(bob, link, "Bob")
    cat.button("claim.sit").click()
    expect(cat.page.get_by_role("alert")).to_contain_text(cat.ui.say("refusal.bad_link"))
    cat.button("claim.watch").click()
    expect(cat.page.get_by_text(cat.ui.say("watching"))).to_be_visible()
    complaints[:] = [one for one in complaints if "403" not in one]  # the browser's own word of the refusal


def spaced(text: str) -> re.Pattern[str]:
    """A text whose spaces may be unbreakable."""
    return re.compile(re.escape(text).replace(r"\ ", r"\s"))


def test_bots_take_the_seats_of_who_does_not_come(open_page: OpenPage) -> None:
    ann, bob = open_page(reduced=True), open_page(reduced=True)
    links = invite(ann, "Ann", 3)
    accept(bob, links[0], "Bob")
    ann.page.get_by_role("combobox", name=ann.ui.say("gather.bot")).select_option("easy")
    ann.button("gather.fill").click()
    for person in (ann, bob):
        assert person.asked()
        play(person)
    assert ann.asked()  # the bot has played too
    ann.tab("player.title")
    bot = ann.ui.say("player.bot", {"bot": ann.ui.say("bot.easy")})
    expect(ann.page.get_by_role("tabpanel")).to_contain_text(bot)


def test_nobody_is_replaced_before_a_minute_is_over(open_page: OpenPage, complaints: list[str]) -> None:
    ann, bob = open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    assert bob.asked()
    send(ann, 5)
    expect(ann.button("player.stand_in")).to_have_count(0)  # Bob is there
    bob.page.goto("about:blank")
    expect(ann.page.get_by_text(ann.ui.say("turn.absent", {"name": "Bob"}))).to_be_visible()  # beside the status
    ann.button("player.stand_in").click()
    told = ann.game.seated(2, ["Ann", "Bob"]).say("refusal.not_away_long", {"seat": 1, "seconds": 60})
    expect(ann.page.get_by_role("alert")).to_contain_text(told)
    complaints[:] = [one for one in complaints if "409" not in one]  # the browser's own word of the refusal


def test_the_others_come_to_a_rematch(open_page: OpenPage) -> None:
    ann, bob = open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    together(ann, bob)
    before = ann.page.url
    ann.button("end.rematch").click()
    expect(ann.waiting).to_be_visible()
    assert ann.page.url != before
    bob.button("end.follow").click()
    for person in (ann, bob):
        assert person.asked()
        assert len(hand(person)) == 9
    assert ann.page.url == bob.page.url


def test_the_deal_is_proved_in_the_browser(open_page: OpenPage) -> None:
    ann, bob = open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    together(ann, bob)
    for person in (ann, bob):
        person.tab("player.title")
        person.page.get_by_text(person.ui.say("proof.title")).click()
        expect(person.page.get_by_text(person.ui.say("proof.holds"))).to_be_visible()


def test_a_seat_is_handed_over(open_page: OpenPage) -> None:
    ann, bob, cat = open_page(reduced=True), open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    send(bob, 8)
    bob.tab("player.title")
    bob.button("player.hand_over").click()
    field = bob.page.get_by_role("dialog").get_by_role("textbox")
    accept(cat, field.input_value(), "Cat")
    expect(bob.page.get_by_role("heading", name=bob.ui.say("shut.title"))).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_contain_text(bob.ui.say("refusal.bad_token"))
    assert hand(cat) == list(range(8))
    expect(plate(cat, "Cat").get_by_role("img", name=cat.game.say("table.child", {"child": 8}))).to_be_visible()
    send(ann, 7)
    for person in (ann, cat):
        told = person.game.seated(2, ["Ann", "Cat"]).event("revealed", {"gang": 1, "child": 8})
        expect(person.log).to_contain_text(told)


def test_who_made_the_table_may_watch_it_without_a_seat(open_page: OpenPage) -> None:
    ann, bob, cat = open_page(reduced=True), open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    ann.tab("player.title")
    ann.button("player.hand_over").click()
    accept(cat, ann.page.get_by_role("dialog").get_by_role("textbox").input_value(), "Cat")
    expect(ann.page.get_by_text(ann.ui.say("watching"))).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.lit).to_have_count(0)
    assert cat.asked()


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
    while not bob.lit.count():  # from now on Bob is asked again
        if ann.lit.count():
            play(ann)
    play(bob)
