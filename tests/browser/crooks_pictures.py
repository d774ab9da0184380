"""The pictures of Crooks: a short game between four friends, who all recruit where it is cheap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser

from tests.browser import chromium
from tests.browser.crooks import look, piece, play, words
from tests.browser.friends import Scripted, invite
from tests.browser.person import Person
from tests.table.server import Server

FRIENDS = ["Nell", "Jem", "Tess"]
ROUNDS = 5  # turns of each, then everybody passes
TARGETS = [[7, 4, 9, 2, 5], [9, 7, 3, 6, 8], [8, 5, 9, 4, 6], [6, 8, 5, 7, 3]]  # where each sends his crooks
HIDDEN = [[4], [7, 6], [9], [8, 3]]  # and those who lie face down
BEAT = 1200  # milliseconds that are enough for one beat of the count
BEATS = 7

Save = Callable[[Person, str], None]


def take(browser: Browser, server: Server, language: str, size: tuple[int, int], save: Save) -> None:
    """Play a game, and take a picture of it where it is worth one."""
    context = chromium.profile(browser, server.address, language, size, reduced=True)
    me = Person(context.new_page(), language, words(language))
    me.page.clock.install()
    links = invite(me, "Kit", 1 + len(FRIENDS))
    friends = [Scripted(server, link, name) for link, name in zip(links, FRIENDS, strict=True)]
    taken: set[str] = set()

    def picture(name: str) -> None:
        if name not in taken:
            taken.add(name)
            save(me, f"crooks-{name}")

    for round_ in range(ROUNDS + 1):
        others(friends, round_)
        my_turn(me)
        if round_ == ROUNDS:
            break
        picture("start" if not round_ else f"round{round_}" if round_ < ROUNDS - 1 else "middle")
        while me.lit.count():
            step = str(me.page.locator(".crooks-table").get_attribute("class"))
            if "crooks-at-recruit" in step:
                sizes = me.page.locator("button.crooks-pile.lit .crooks-price").all_inner_texts()
                dear = [int("".join(filter(str.isdigit, price))) for price in sizes]
                play(me, me.page.locator("button.crooks-pile.lit").nth(dear.index(min(dear))))
                me.page.locator(".crooks-spread").wait_for()
                picture("pile" if round_ > 1 else "first-pile")
            elif "crooks-at-face" in step:
                picture("face")
                hides = TARGETS[0][round_] in HIDDEN[0]
                play(me, piece(me, "hide" if hides else "show"))
            elif "crooks-at-send" in step:
                play(me, piece(me, "send", TARGETS[0][round_]))
            else:
                play(me, me.lit.first)
            others(friends, round_)
            me.page.wait_for_timeout(100)
            if look(me).count():
                picture("look")
                me.page.keyboard.press("Escape")
            if "crooks-at-recruit" in str(me.page.locator(".crooks-table").get_attribute("class")):
                break
    others(friends, ROUNDS)
    my_turn(me)
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.clock.pause_at(me.page.evaluate("() => Date.now() + 100"))
    piece(me, "pass").click()
    others(friends, ROUNDS)
    me.page.locator(".crooks-playing").wait_for()
    while not me.page.locator(".crooks-at-count").count():
        me.page.clock.run_for(BEAT)
    for _ in range(BEATS):
        me.page.clock.run_for(BEAT)
    picture("count")
    me.page.clock.resume()
    me.page.keyboard.press("Shift")
    me.sheet.wait_for()
    picture("end")
    for friend in friends:
        friend.close()
    context.close()


def my_turn(me: Person) -> None:
    """Wait until I am asked."""
    me.lit.first.wait_for()


def others(friends: list[Scripted], round_: int) -> None:
    """The others' turns, as long as it is one of theirs."""
    going = True
    while going:
        going = False
        for number, friend in enumerate(friends, 1):
            while friend.asked():
                friend.play(*wishes(friend, number, round_))
                going = True


def wishes(friend: Scripted, number: int, round_: int) -> list[str]:
    """What a friend would like to do."""
    view: Any = friend.last("view")
    table = view["view"]["table"]
    if table["players"][number]["crooks"] >= ROUNDS or round_ >= ROUNDS:
        return ["pass"]
    if table["step"] == "recruit":
        cheap = sorted((one["size"], one["letter"]) for one in table["places"] if one["affordable"])
        return [f"recruit {letter}" for _, letter in cheap]
    if table["step"] == "take":
        strong = sorted(table["looking"], key=lambda card: -table["deck"][card - 1]["level"])
        return [f"take {card}" for card in strong]
    if table["step"] == "face":
        return ["hide" if table["target"] in HIDDEN[number] else "show"]
    crooks = table["players"][number]["crooks"]
    return [f"send {target}" for target in TARGETS[number][crooks:]] + [f"send {target}" for target in TARGETS[number]]
