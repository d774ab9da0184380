"""Crooks at the page: whole games, secrets, abilities, the warning of a full row, motion and the keyboard."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from rookery.games.crooks.view import Facts
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Sit
from tests.browser.crooks import asked, edition, leaks, look, piece, play
from tests.browser.ear import Ear, hear_only_their_own
from tests.browser.friends import Scripted, accept, invite
from tests.browser.keyboard import rest, walker
from tests.browser.person import Person, Press, click
from tests.browser.sheet import opens_its_paragraph, saved
from tests.browser.thumb import stays_in_its_width, tap, within_reach
from tests.table.client import Client
from tests.table.server import Server

GAME = "crooks"
TARGETS = range(2, 10)
ENOUGH = 30  # moves to have every kind of secret

# Words that are cut off: what hides what overflows it, and what stands out of its plate, its place or its button.
CUT = """() => [...document.querySelectorAll("section:has(> .crooks-Table-table) *")].filter(one => one.innerText
  && one.clientWidth && !one.closest(".aloud, .card, dialog") && !one.matches(".crooks-Piles-heap, .look-Plate-name")
  && (getComputedStyle(one).overflow === "hidden"
    || one.matches(".look-Plate-plate, .crooks-Head-head, .crooks-Piles-pile, .look-Prompt-prompt, .btn"))
  && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
  .map(one => `${one.className}: ${one.innerText}`)"""


def two_seats(server: Server, *abilities: str, first: int = 0) -> tuple[str, list[str]]:
    """A table for two with an edition of one's own, at which a seat begins; its name, and the links to both seats."""
    while True:
        made = server.table("me", "link", game="crooks", options={"edition": edition(*abilities)}, spectators=True)
        table = made["table"]
        other = server.join(table, made["invite"])
        with Client(server.address, table) as eve:
            if eve.view_when(lambda view: True)["table"]["first"] != first:
                continue
        paths = [server.post(f"/api/tables/{table}/handover", token=one["token"])["link"] for one in (made, other)]
        return table, [f"/t/{table}#link={path}" for path in paths]


def sit_with(server: Server, person: Person, *abilities: str, first: int = 0) -> Scripted:
    """A person and a scripted friend at such a table."""
    _, links = two_seats(server, *abilities, first=first)
    accept(person, links[0], "Ann")
    return Scripted(server, server.address + links[1], "Bob")


def step_of(person: Person) -> str:
    """Which step of the turn the table shows."""
    return str(person.page.locator("[data-step]").get_attribute("data-step"))


def recruit(person: Person, target: int, face: str = "show") -> None:
    """A turn up to the placing, from a pile that is too large to have only the kingpin left."""
    play(person, piece(person, "recruit", "E"))
    play(person, person.lit.first)
    play(person, piece(person, "send", target))
    play(person, piece(person, face))


def turn(player: Scripted) -> dict[str, Any]:
    """The view of a scripted player as it is now."""
    player.to_move()
    assert player.view is not None
    return player.view


def cell(person: Person, name: str, target: int) -> Locator:
    """A player's crooks on a target."""
    names = ["Ann", "Bob"]
    label = person.game.seated(len(names), names).say("browser.row", {"seat": names.index(name)})
    return person.page.get_by_role("list", name=label).get_by_role("listitem").nth(target - TARGETS[0])


@pytest.mark.parametrize(
    ("language", "size", "players"), [("en", DESKTOP, 4), ("fr", PHONE, 3)], ids=["desktop", "phone"]
)
def test_a_whole_game_by_clicking_lit_pieces(sit: Sit, language: str, size: tuple[int, int], players: int) -> None:
    person = sit(language, size)
    press: Press = tap if size == PHONE else click
    found: dict[str, list[str]] = {}
    invite(person, "Ann", players, bots=players - 1)
    moves = 0
    while asked(person):
        step = step_of(person)
        if step not in found:  # each kind of question once
            found[step] = violations(person.page)
            assert person.page.evaluate(CUT) == []
            if size == PHONE:
                stays_in_its_width(person)
                within_reach(person)
        pieces = person.lit.count() - (step == "recruit")  # the last one would be to pass
        play(person, person.lit.nth(moves % max(1, pieces)), press)
        moves += 1
    assert {"recruit", "take", "send"} <= found.keys()
    found["end"] = violations(person.page)
    assert person.page.evaluate(CUT) == []
    match = saved(person)
    plates = person.page.locator(".crooks-Baron-points b").all_inner_texts()
    totals = [score.total for score in match.game.scores(match.state)]
    assert [int(total) for total in plates] == [*totals[1:], totals[0]]  # my row is the nearest

    person.page.get_by_role("button", name=person.game.say("browser.deck")).click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(person.game.say("values.reconstructed"))
    cards = dialog.get_by_role("img", name=re.compile(person.game.say("browser.level", {"level": "[0-9]+"})))
    expect(cards).to_have_count(32)
    facts = match.facts()
    assert isinstance(facts, Facts)
    attested = [crook.attested for crook in facts.crooks].count(True)
    expect(dialog.get_by_text(person.game.say("browser.attested"), exact=True)).to_have_count(attested)
    found["deck"] = violations(person.page)
    person.page.keyboard.press("Escape")
    assert {step: faults for step, faults in found.items() if faults} == {}
    opens_its_paragraph(person, person.count.get_by_role("button").first)


def test_two_never_see_each_others_secrets(sit: Sit, server: Server) -> None:
    ann, bob, eve = sit(), sit("fr"), sit()
    ears = [Ear(person.page) for person in (ann, bob, eve)]
    _, links = two_seats(server, "spy", "", "killer", "pickpocket")
    accept(ann, links[0], "Ann")
    accept(bob, links[1], "Bob")
    eve.visit(ann.page.url)
    expect(eve.page.get_by_text(eve.ui.say("watching"))).to_be_visible()
    moves = 0
    while not (ann.sheet.is_visible() and bob.sheet.is_visible()):
        for person in (ann, bob):
            if look(person).count():
                person.page.keyboard.press("Escape")
            elif person.lit.count():
                passes = moves > ENOUGH and step_of(person) == "recruit"
                faces = step_of(person) == "face"
                play(person, person.lit.last if passes else person.lit.nth(moves % 2) if faces else person.lit.first)
                moves += 1
                for other in (ann, bob, eve):
                    fronts = other.page.locator(".crooks-Cell-lying .card-down .card-front > *")
                    expect(fronts).to_have_count(0)  # what is not known is not in the page
    expect(eve.sheet).to_be_visible()
    expect(eve.lit).to_have_count(0)
    bob.button("replay.open").click()  # from the beginning, as Bob saw it: these bodies are heard as well
    bob.button("replay.next").click()
    expect(bob.page.get_by_text(bob.ui.say("turn.replay", {"move": 1}))).to_be_visible()
    hear_only_their_own(ears, leaks)
    heard = {kind for ear in ears[:2] for kind in ("saw_place", "took", "hid") if ear.told(kind)}
    assert heard == {"saw_place", "took", "hid"}
    assert not any(ears[2].told(kind) for kind in ("saw_place", "saw_crook", "took", "hid"))


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
def test_a_spys_look_is_mine_alone(sit: Sit, server: Server, language: str, size: tuple[int, int]) -> None:
    person = sit(language, size)
    found = {}
    with sit_with(server, person, "spy", first=1) as friend:
        for move in ("recruit B", "", "send 9", "hide"):
            friend.play(move)
        recruit(person, 2)
        expect(piece(person, "decline")).to_be_visible()
        found["spy"] = violations(person.page)
        back = cell(person, "Bob", 9).get_by_role("img")
        expect(back).to_have_accessible_name(person.game.say("table.down"))
        piece(person, "spy", 9).click()
        expect(look(person)).to_contain_text("Bob")
        expect(look(person).get_by_role("img")).to_have_count(1)
        found["look"] = violations(person.page)
        assert not any("saw_crook" in text for text in friend.raw)
        look(person).get_by_role("button", name=person.ui.say("close")).last.click()
        expect(look(person)).to_be_hidden()
        noted = re.compile(re.escape(person.game.say("browser.you_saw")))
        expect(back).to_have_accessible_name(noted)
        person.page.reload()
        expect(back).to_have_accessible_name(noted)  # my log has it; the look itself is over
        expect(look(person)).to_have_count(0)
        friend.play("pass")

        recruit(person, 4)
        play(person, piece(person, "spy", "D"))
        expect(look(person).get_by_role("img")).to_have_count(4)
        person.page.keyboard.press("Escape")
        seen = person.page.get_by_role("region", name=person.game.say("browser.seen"))
        if size == DESKTOP:
            expect(seen).to_contain_text("D")
    assert {moment: faults for moment, faults in found.items() if faults} == {}


@pytest.mark.parametrize(("language", "size"), [("fr", DESKTOP), ("en", PHONE)], ids=["desktop", "phone"])
def test_a_full_row_is_warned_before_it_pays(sit: Sit, server: Server, language: str, size: tuple[int, int]) -> None:
    person = sit(language, size)
    table, links = two_seats(server, "pickpocket")
    me, friend = (Scripted(server, server.address + link, name) for link, name in zip(links, "AB", strict=True))
    with me, friend:
        while not turn(me)["table"]["warned"]:
            if friend.to_move():
                friend.play("pass")
            me.play("show", "pick")  # else the first that can be done
        while me.say("undo")["type"] != "ack":  # it has outrun the pace of a seat
            time.sleep(0.1)
        mine = turn(me)["table"]
        own = server.post(f"/api/tables/{table}/handover", token=me.token)["link"]
    accept(person, f"/t/{table}#link={own}", "Ann")
    money = person.page.locator(".look-Plate-mine .crooks-Baron-purse strong")
    before = mine["players"][0]["money"]
    expect(money).to_have_text(person.game.say("table.money", {"count": before}))
    piece(person, "recruit", "E").click()
    warning = person.page.get_by_role("alert").filter(has_text=person.game.say("browser.full_row"))
    expect(warning).to_be_visible()
    expect(money).to_have_text(person.game.say("table.money", {"count": before}))
    assert violations(person.page) == []
    assert person.page.evaluate(CUT) == []
    if size == PHONE:
        stays_in_its_width(person)
        within_reach(person)
    piece(person, "recruit", "E").click()  # now it pays, and finds nobody
    price = mine["places"]["ABCDE".index("E")]
    expect(look(person)).to_contain_text(
        person.game.say("browser.lost", {"money": person.game.say("table.money", {"count": price})})
    )
    expect(look(person).get_by_role("img")).to_have_count(price)
    assert violations(person.page) == []
    person.page.keyboard.press("Escape")
    expect(money).to_have_text(person.game.say("table.money", {"count": before - price}))


def cut_short(person: Person) -> None:
    """Wait until the table is staged or at rest; a click beside all pieces, and everything is in its place."""
    playing = person.page.locator("[data-playing]")
    playing.or_(person.lit.first).or_(person.sheet).first.wait_for()
    while playing.count():
        person.page.locator(".look-Plate-plate").first.click()


def test_a_killer_and_the_count_with_motion_cut_short(sit: Sit, server: Server) -> None:
    person = sit(reduced=False)
    with sit_with(server, person, "killer", first=1) as friend:
        for move in ("recruit A", "", "send 5", "hide"):
            friend.play(move)
        cut_short(person)
        expect(cell(person, "Bob", 5).get_by_role("img")).to_have_count(1)
        recruit(person, 5)
        expect(person.lit).to_have_count(2)  # that crook, or nobody
        assert violations(person.page) == []
        with person.glimpses(".crooks-Cell-struck"):
            person.lit.and_(cell(person, "Bob", 5).get_by_role("button")).click()
        cut_short(person)
        expect(cell(person, "Bob", 5).get_by_role("img")).to_have_count(0)
        expect(cell(person, "Ann", 5).get_by_role("img")).to_have_count(1)
        friend.play("pass")
        cut_short(person)
        with person.glimpses("[data-playing] [data-step='count']"):
            play(person, piece(person, "pass"))
        expect(person.sheet).to_be_hidden()
        cut_short(person)
        expect(person.sheet).to_be_visible()
        expect(person.page.locator(".travel")).to_have_count(0)


def test_a_transfer_moves_who_was_there(sit: Sit, server: Server) -> None:
    person = sit("fr", PHONE)
    with sit_with(server, person, "transfer") as friend:
        recruit(person, 5)
        friend.play("pass")
        for move in (None, None, 5):  # the first place, the first crook there
            play(person, piece(person, "send", move) if move else person.lit.first, tap)
        expect(person.lit).to_have_count(len(TARGETS) - 1)
        assert violations(person.page) == []
        within_reach(person)
        play(person, piece(person, "transfer", 6), tap)
        for target in (5, 6):
            expect(cell(person, "Ann", target).get_by_role("img")).to_have_count(1)


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
def test_a_dim_piece_says_why(sit: Sit, server: Server, language: str, size: tuple[int, int]) -> None:
    person = sit(language, size)
    with sit_with(server, person, "killer", first=1) as friend:
        for move in ("recruit A", "", "send 5", "show"):
            friend.play(move)
        play(person, piece(person, "recruit", "E"))
        if size == DESKTOP:  # a phone has no room for the places then
            says(person, "recruit B", "take_first", {"place": "E"})
        play(person, person.lit.first)
        play(person, piece(person, "send", 5))
        play(person, piece(person, "show"))
        says(person, "kill 0", "own_killer", {"target": 5})
        assert violations(person.page) == []
        play(person, person.lit.and_(cell(person, "Bob", 5).get_by_role("button")))
        says(person, "recruit E")
        friend.play("pass")
        expect(piece(person, "recruit", "E")).to_be_visible()


def says(person: Person, move: str, reason: str = "", about: dict[str, Any] | None = None) -> None:
    """A dim piece can be pressed but not reached by the keyboard; it says why not."""
    dim = person.page.locator(f'[data-move="{move}"]')
    expect(dim).to_have_attribute("aria-disabled", "true")
    expect(dim).to_have_attribute("tabindex", "-1")
    dim.click(force=True)
    said = person.page.locator(".table-place-why")
    expect(said).to_be_visible()
    if reason:
        expect(said).to_contain_text(person.game.say(f"refusal.{reason}", about or {}))
    person.page.keyboard.press("Shift")
    expect(said).to_have_count(0)


def test_by_keyboard(sit: Sit) -> None:
    person = sit()
    press = walker(person)
    invite(person, "Ann", 2, bots=1)
    for _ in range(6):
        assert asked(person)
        play(person, person.lit.first, press)
        assert asked(person)
        assert rest(person) == "good"
    press(person.page.get_by_role("button", name=person.game.say("browser.deck")))
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()
    assert rest(person) == "good"
