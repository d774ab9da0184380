"""The pictures of Oliver Twist: a day and a night against three bots."""

from __future__ import annotations

from tests.browser.camera import Camera
from tests.browser.friends import invite
from tests.browser.oliver import play, words
from tests.browser.person import Person

MIDDLE = 4  # moves before the picture of the day
PAUSE = 100  # milliseconds


def take(camera: Camera) -> None:
    """Play a game, and take a picture of it where it is worth one."""
    me = camera.person(words(camera.language))
    invite(me, "Kit", 4, bots=3)
    wanted = {"start", "middle", "count", "night"}
    moves = 0

    def picture(name: str) -> None:
        if name in wanted:
            wanted.remove(name)
            camera.take(me, f"oliver-{name}")

    while not me.sheet.is_visible():
        if calm(me):
            me.page.locator(".look-Count-count tbody tr:nth-child(4)").or_(me.lit.first).or_(me.sheet).first.wait_for()
            picture("count")
        if not me.lit.count():
            me.page.wait_for_timeout(PAUSE)
            continue
        if me.page.locator(".oliver_twist-Space-files").count():
            picture("start")
            if moves >= MIDDLE and me.page.locator(".look-Prompt-answer.lit").count():
                picture("middle")
            if me.page.locator(".oliver_twist-Streetmap-night").count():
                picture("night")
        play(me, tried={"bribe", "sell"} if "middle" in wanted else None)
        moves += 1
    camera.take(me, "oliver-end")


def calm(me: Person) -> bool:
    """Cut short what still moves, but for the count of a round; whether there is one."""
    while me.page.locator("[data-playing]").count():
        if me.page.locator("[data-playing] .look-Count-count").count():
            return True
        me.page.keyboard.press("Shift")
    return False
