"""The pictures of London: a game of two against a bot, who builds, runs and invests in turn."""

from __future__ import annotations

from tests.browser.camera import Camera
from tests.browser.friends import invite
from tests.browser.london import BUILD, COVER, INVEST, RUN, SOON, play, words

LATE = ["done", "flip", "invest", "three", "draw", "discard", "spend"]
PLANS = [BUILD, INVEST, BUILD, COVER, INVEST, RUN, BUILD]
MIDDLE = 8  # turns


def take(camera: Camera) -> None:
    """Play a game, and take a picture of it where it is worth one."""
    me = camera.person(words(camera.language))
    invite(me, "Kit", 2, bots=1)
    turns = 0
    wishes = SOON
    while me.asked():
        if me.lit.filter(has_text=me.game.move("three", None)).count():  # an action is to be chosen
            if turns in (0, MIDDLE):
                camera.take(me, "london-middle" if turns else "london-start")
            wishes = PLANS[turns % len(PLANS)] if turns < MIDDLE else LATE
            turns += 1
        play(me, wishes=wishes)
        me.page.keyboard.press("Shift")  # the end need not be waited for
    camera.take(me, "london-end")
