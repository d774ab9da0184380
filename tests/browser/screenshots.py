"""The pictures of docs/pictures: games between four friends, on a desk in English and on a phone in French."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium, crooks_pictures
from tests.browser.friends import Scripted, invite
from tests.browser.kids import child, send
from tests.browser.person import Person
from tests.browser.sayings import ROOT
from tests.table.server import Server

PICTURES = ROOT / "docs" / "pictures"
MY_CHILDREN = [5, 2, 7, 0, 8, 6, 1, 4, 3]
FRIENDS = {"Nell": [1, 7, 2, 6, 8, 3, 0, 5, 4], "Jem": [7, 3, 5, 1, 4, 8, 6, 2, 0], "Tess": [0, 5, 8, 3, 2, 7, 4, 1, 6]}
RAID = 4  # the hour, from nought, in which two chiefs meet the police
BEAT = 1000  # milliseconds that are enough for one beat of a reveal


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = chromium.launch(playwright)
        for kind, language, size in (("desktop", "en", chromium.DESKTOP), ("phone", "fr", chromium.PHONE)):
            take(browser, server, kind, language, size)
            crooks_pictures.take(browser, server, language, size, saver(kind))
        browser.close()
        server.stop()


def saver(kind: str) -> Callable[[Person, str], None]:
    """Saves a picture of a page, on one kind of screen."""

    def save(me: Person, name: str) -> None:
        me.page.mouse.move(0, 0)
        me.page.screenshot(path=PICTURES / f"{name}-{kind}.png", animations="disabled")

    return save


def take(browser: Browser, server: Server, kind: str, language: str, size: tuple[int, int]) -> None:
    """Play a game, and take a picture of it where it is worth one."""
    context = chromium.profile(browser, server.address, language, size)
    me = Person(context.new_page(), language)
    me.page.clock.install()

    save = saver(kind)

    def picture(name: str) -> None:
        save(me, name)

    me.visit()
    me.card.wait_for()
    me.page.wait_for_load_state("networkidle")
    picture("front")
    links = invite(me, "Kit", 1 + len(FRIENDS))
    friends = [Scripted(server, link, name) for link, name in zip(links, FRIENDS, strict=True)]
    for hour, mine in enumerate(MY_CHILDREN):
        child(me, mine).wait_for()
        if hour == 0:
            picture("start")
        for friend, theirs in zip(friends, FRIENDS.values(), strict=True):
            if hour == RAID and friend is friends[-1]:
                picture("middle")
            friend.play(f"send {theirs[hour]}")
        if hour == RAID:
            me.page.clock.pause_at(me.page.evaluate("() => Date.now() + 100"))
        send(me, mine)
        if hour == RAID:
            stage(me)
            picture("reveal")
            me.page.clock.resume()
        choose(me, friends)
    me.sheet.wait_for()
    calm(me)
    picture("end")
    me.sheet.evaluate("sheet => sheet.scrollIntoView({block: 'center', behavior: 'instant'})")
    picture("sheet")
    for friend in friends:
        friend.close()
    context.close()


def choose(me: Person, friends: list[Scripted]) -> None:
    """Whoever has a choice robs, until all are to send a child again, or it is over."""
    rob = re.compile(re.escape(me.game.move("rob", None)))
    for friend in friends:
        if friend.asked() and "rob" in str(friend.last("view")):
            friend.play("rob")
    calm(me)
    if me.lit.filter(has_text=rob).count():
        me.lit.filter(has_text=rob).click()


def stage(me: Person) -> None:
    """Go on, beat by beat, until the coins have arrived; without coins, until the end."""
    for _ in range(4):
        me.page.clock.run_for(BEAT)
        if me.page.locator(".kids-gain").count():
            return


def calm(me: Person) -> None:
    """Cut short what still moves."""
    playing = me.page.locator(".kids-playing")
    while playing.count():
        me.page.keyboard.press("Shift")


if __name__ == "__main__":
    main()
