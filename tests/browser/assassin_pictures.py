"""The pictures of L'assassin habite au 21: a match between four friends."""

from __future__ import annotations

from tests.browser.assassin import hand, play, words
from tests.browser.camera import Camera, calm
from tests.browser.friends import Scripted, invite
from tests.browser.person import Person

FRIENDS = ("Nell", "Jem", "Tess")
GOAL = 3
PAUSE = 100  # milliseconds: friends who ask too often are sent away
MIDDLE = 5  # cards left in the hand


def take(camera: Camera) -> None:
    """Play a match, and take a picture of it where it is worth one."""
    me = camera.person(words(camera.language))
    links = invite(me, "Kit", 1 + len(FRIENDS), goal=GOAL)
    friends = [Scripted(camera.server, link, name) for link, name in zip(links, FRIENDS, strict=True)]
    wanted = {"assassin-start", "assassin-middle", "assassin-reveal"}

    def picture(name: str) -> None:
        if f"assassin-{name}" in wanted:
            wanted.remove(f"assassin-{name}")
            camera.take(me, f"assassin-{name}")

    while not me.sheet.is_visible():
        for friend in friends:
            if friend.to_move():
                friend.play("pass")
        if me.onward.count():
            picture("reveal")
            me.onward.click()
        calm(me, "[data-playing]:not(:has([data-spot=onward]))")
        if not me.lit.count():
            me.page.wait_for_timeout(PAUSE)
            continue
        if hand(me).and_(me.lit).count():
            picture("start")
        if hand(me).and_(me.lit).count() == MIDDLE and "assassin-middle" in wanted:
            suspect(me)
            picture("middle")
        play(me, last=True)
    camera.take(me, "assassin-end")
    for friend in friends:
        friend.close()


def suspect(me: Person) -> None:
    """Note something about everyone."""
    for seat, presses in enumerate((1, 3, 2)):
        for _ in range(presses):
            me.page.locator("button.assassin-Suspect-king").nth(seat).click()
