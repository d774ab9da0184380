"""Two browsers at one table, and a third that watches: moves are shared, secrets are not."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.ear import Ear, hear_only_their_own
from tests.browser.friends import Scripted, accept, invite
from tests.browser.kids import child, hand, leaks, plate, send, together
from tests.browser.person import Person
from tests.table.client import Client
from tests.table.server import Server


def sit_down(open_page: OpenPage) -> tuple[Person, Person]:
    """Ann invites Bob, who reads French."""
    ann, bob = open_page(reduced=True), open_page("fr", reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    return ann, bob


def test_they_see_each_others_moves_and_never_their_secrets(open_page: OpenPage) -> None:
    ann, bob, eve = open_page(reduced=True), open_page("fr", reduced=True), open_page(reduced=True)
    ears = [Ear(person.page) for person in (ann, bob, eve)]
    (link,) = invite(ann, "Ann", 2)
    accept(bob, link, "Bob")
    eve.visit(ann.page.url)
    expect(eve.page.get_by_text(eve.ui.say("watching"))).to_be_visible()

    send(ann, 8)
    for other in (bob, eve):
        told = other.game.seated(2, ["Ann", "Bob"])
        expect(other.log).to_contain_text(told.event("sent_somebody", {"gang": 0}))
        assert told.event("sent", {"gang": 0, "child": 8}) not in other.page.content()
        card = plate(other, "Ann").get_by_role("img", name=other.game.say("table.hidden"))
        expect(card).to_be_visible()
        assert "8" not in card.inner_text()
        expect(card.locator(".child-number")).to_have_count(0)
    expect(eve.lit).to_have_count(0)

    send(bob, 3)
    for other in (ann, bob, eve):
        told = other.game.seated(2, ["Ann", "Bob"])
        expect(other.log).to_contain_text(told.event("revealed", {"gang": 0, "child": 8}))
        expect(other.log).to_contain_text(told.event("revealed", {"gang": 1, "child": 3}))

    together(ann, bob)
    expect(eve.sheet).to_be_visible()
    bob.button("replay.open").click()  # from the beginning, as Bob saw it: these bodies are heard as well
    bob.button("replay.next").click()  # Ann's pick showed nothing: his own is the first step
    expect(bob.page.get_by_text(bob.ui.say("turn.replay", {"move": 2}))).to_be_visible()

    hear_only_their_own(ears, leaks)
    for ear, seat in zip(ears, (0, 1, None), strict=True):
        assert len(ear.told("sent")) == (0 if seat is None else 9)  # their own they did hear
        assert len(ear.told("revealed")) >= 18


def test_words_arrive(open_page: OpenPage) -> None:
    ann, bob = sit_down(open_page)
    eve = open_page(reduced=True)
    eve.visit(ann.page.url)
    for person in (ann, bob, eve):
        person.tab("chat.title")
    ann.page.get_by_label(ann.ui.say("chat.label")).fill("Mind the police, <b>Bob</b>!")
    ann.button("chat.send").click()
    bob.page.get_by_label(bob.ui.say("chat.label")).fill("Merci, Ann.")
    bob.page.keyboard.press("Enter")
    for person in (ann, bob, eve):
        chat = person.page.get_by_role("log", name=person.ui.say("chat.title"))
        expect(chat).to_contain_text("Ann Mind the police, <b>Bob</b>!")
        expect(chat).to_contain_text("Bob Merci, Ann.")
    expect(eve.page.get_by_text(eve.ui.say("chat.watching"))).to_be_visible()


def test_beyond_the_barrier_the_other_is_asked(open_page: OpenPage) -> None:
    ann, bob = sit_down(open_page)
    send(ann, 8)
    ann.button("undo.take").click()  # nobody has seen anything yet
    expect(child(ann, 8)).to_be_visible()
    assert len(hand(ann)) == 9

    send(ann, 8)
    send(bob, 4)
    expect(ann.log).to_contain_text(ann.game.seated(2, ["Ann", "Bob"]).event("revealed", {"gang": 1, "child": 4}))
    question = bob.page.get_by_role("alert").filter(has_text=bob.ui.say("undo.question", {"name": "Ann"}))
    asked = ann.page.get_by_text(ann.ui.say("undo.i_asked", {"others": "Bob"}))
    ann.button("undo.ask").click()
    expect(question).to_be_visible()
    ann.button("undo.withdraw").click()
    for person, told in ((ann, asked), (bob, question)):
        expect(told).to_be_hidden()
        expect(person.log).to_contain_text(person.ui.say("log.declined", {"name": "Ann"}))
    for answer in ("undo.decline", "undo.agree"):
        ann.button("undo.ask").click()
        expect(asked).to_be_visible()
        expect(question).to_be_visible()
        bob.button(answer).click()
        expect(question).to_be_hidden()
        said = {"undo.decline": "undo.declined", "undo.agree": "undo.agreed"}[answer]
        expect(ann.page.get_by_text(ann.ui.say(said, {"name": "Bob"}))).to_be_visible()
        assert len(hand(ann)) == 8 or answer == "undo.agree"
    for person in (ann, bob):
        expect(person.log).to_contain_text(person.ui.say("log.undone", {"name": "Ann"}))
    expect(child(ann, 8)).to_be_visible()
    send(ann, 7)
    send(bob, 4)
    expect(bob.log).to_contain_text(bob.game.seated(2, ["Ann", "Bob"]).event("revealed", {"gang": 0, "child": 7}))


def test_all_others_are_asked_also_who_is_away(open_page: OpenPage, server: Server) -> None:
    ann, bob = open_page(reduced=True), open_page(reduced=True)
    links = invite(ann, "Ann", 3)
    accept(bob, links[0], "Bob")
    cat = Scripted(server, links[1], "Cat")
    send(ann, 8)
    send(bob, 4)
    cat.play("send 1")
    cat.close()
    expect(ann.log).to_contain_text(
        ann.game.seated(3, ["Ann", "Bob", "Cat"]).event("revealed", {"gang": 2, "child": 1})
    )
    ann.button("undo.ask").click()
    expect(bob.page.get_by_role("alert")).to_contain_text(bob.ui.say("undo.others", {"others": "Cat"}))
    bob.button("undo.agree").click()
    asked = ann.page.get_by_text(ann.ui.say("undo.i_asked", {"others": "Cat"}))
    expect(asked).to_be_visible()
    expect(bob.status).to_contain_text(bob.ui.say("undo.they_asked", {"name": "Ann", "others": "Cat"}))
    with Client(server.address, ann.page.url.rsplit("/", 1)[1], cat.token) as back:
        assert back.say("undo", answer=True)["type"] == "ack"
    expect(asked).to_be_hidden()
    expect(child(ann, 8)).to_be_visible()


def test_two_of_one_name_are_told_apart(open_page: OpenPage) -> None:
    ann, other = open_page(reduced=True), open_page(reduced=True)
    (link,) = invite(ann, "Ann", 2)
    accept(other, link, "Ann")
    for seat in (0, 1):
        expect(plate(ann, f"Ann ({ann.game.say(f'seat.{seat}')})")).to_be_visible()
