"""The pictures of Crooks: a short game between four friends, who all recruit where it is cheap."""

from __future__ import annotations

from typing import Any

from tests.browser.camera import Camera
from tests.browser.crooks import look, piece, play, words
from tests.browser.friends import Scripted, invite
from tests.browser.person import Person

FRIENDS = ["Nell", "Jem", "Tess"]
ROUNDS = 5  # turns of each, then everybody passes
TARGETS = [[7, 4, 9, 2, 5], [9, 7, 3, 6, 8], [8, 5, 9, 4, 6], [6, 8, 5, 7, 3]]  # where each sends their crooks
HIDDEN = [[4], [7, 6], [9], [8, 3]]  # and those who lie face down
BEAT = 1200  # milliseconds that are enough for one beat of the count
BEATS = 7
SETTLED = 400
PICTURED = {0: "start", ROUNDS - 1: "middle"}
PILE = 2  # the round in which a pile is pictured
USE = "section:has(:is([data-step=pick], [data-step=kill], [data-step=spy], [data-step=transfer])) button.lit"


def take(camera: Camera) -> None:
    """Play a game, and take a picture of it where it is worth one."""
    me = camera.person(words(camera.language), reduced=True)
    me.page.clock.install()
    links = invite(me, "Kit", 1 + len(FRIENDS))
    friends = [Scripted(camera.server, link, name) for link, name in zip(links, FRIENDS, strict=True)]
    for round_ in range(ROUNDS):
        others(friends, round_)
        me.lit.first.wait_for()
        if round_ in PICTURED:
            camera.take(me, f"crooks-{PICTURED[round_]}")
        my_turn(me, round_, camera)
    others(friends, ROUNDS)
    me.lit.first.wait_for()
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.clock.pause_at(me.page.evaluate("() => Date.now() + 100"))
    piece(me, "pass").click()
    others(friends, ROUNDS)
    me.page.locator("[data-playing]").wait_for()
    while not me.page.locator("[data-step=count]").count():
        me.page.clock.run_for(BEAT)
    for _ in range(BEATS):
        me.page.clock.run_for(BEAT)
    camera.take(me, "crooks-count")
    me.page.clock.resume()
    me.page.keyboard.press("Shift")
    me.sheet.wait_for()
    camera.take(me, "crooks-end")
    for friend in friends:
        friend.close()


def my_turn(me: Person, round_: int, camera: Camera) -> None:
    """Recruit the first crook at the cheapest place, and send them."""
    prices = me.page.locator("button.crooks-Piles-pile.lit .crooks-Piles-price").all_inner_texts()
    costs = [int("".join(filter(str.isdigit, price))) for price in prices]
    play(me, me.page.locator("button.crooks-Piles-pile.lit").nth(costs.index(min(costs))))
    me.page.locator(".crooks-Desk-spread").wait_for()
    if round_ == PILE:
        camera.take(me, "crooks-pile")
    play(me, me.lit.first)
    target = TARGETS[0][round_]
    play(me, piece(me, "send", target))
    for answer in (piece(me, "hide" if target in HIDDEN[0] else "show"), me.page.locator(USE)):
        me.page.wait_for_timeout(SETTLED)  # where there is nothing to answer, the turn is over
        if answer.count():
            play(me, answer.first)
    me.page.wait_for_timeout(SETTLED)
    if look(me).count():
        me.page.keyboard.press("Escape")


def others(friends: list[Scripted], round_: int) -> None:
    """The others' turns, as long as it is one of theirs."""
    going = True
    while going:
        going = False
        for number, friend in enumerate(friends, 1):
            while friend.to_move():
                friend.play(*wishes(friend, number, round_))
                going = True


def wishes(friend: Scripted, number: int, round_: int) -> list[str]:
    """What a friend would like to do."""
    view: Any = friend.view
    hello: Any = friend.last("hello")
    table, facts = view["table"], hello["facts"]
    if table["players"][number]["crooks"] >= ROUNDS or round_ >= ROUNDS:
        return ["pass"]
    if table["step"] == "recruit":
        sizes = dict(zip(facts["places"], table["places"], strict=True))
        return [f"recruit {letter}" for letter in sorted(table["affordable"], key=sizes.__getitem__)]
    if table["step"] == "take":
        strong = sorted(table["looking"], key=lambda card: -facts["crooks"][card - 1]["level"])
        return [f"take {card}" for card in strong]
    if table["step"] == "face":
        return ["hide" if table["target"] in HIDDEN[number] else "show"]
    crooks = table["players"][number]["crooks"]
    return [f"send {target}" for target in TARGETS[number][crooks:]] + [f"send {target}" for target in TARGETS[number]]
