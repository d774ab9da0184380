"""The pictures of Kids of London: one game between four friends."""

from __future__ import annotations

import re

from tests.browser.camera import Camera, calm
from tests.browser.friends import Scripted, invite
from tests.browser.kids import child, send
from tests.browser.person import Person

MY_CHILDREN = [5, 2, 7, 0, 8, 6, 1, 4, 3]
FRIENDS = {"Nell": [1, 7, 2, 6, 8, 3, 0, 5, 4], "Jem": [7, 3, 5, 1, 4, 8, 6, 2, 0], "Tess": [0, 5, 8, 3, 2, 7, 4, 1, 6]}
RAID = 4  # the hour, from nought, in which two chiefs meet the police
BEAT = 1000  # milliseconds that are enough for one beat of a reveal


def take(camera: Camera) -> None:
    """Play a game, and take a picture of it where it is worth one."""
    me = camera.person()
    me.page.clock.install()
    me.visit()
    me.card.wait_for()
    me.page.wait_for_load_state("networkidle")
    camera.take(me, "front")
    links = invite(me, "Kit", 1 + len(FRIENDS))
    friends = [Scripted(camera.server, link, name) for link, name in zip(links, FRIENDS, strict=True)]
    for hour, mine in enumerate(MY_CHILDREN):
        child(me, mine).wait_for()
        if hour == 0:
            camera.take(me, "start")
        for friend, theirs in zip(friends, FRIENDS.values(), strict=True):
            if hour == RAID and friend is friends[-1]:
                camera.take(me, "middle")
            friend.play(f"send {theirs[hour]}")
        if hour == RAID:
            me.page.clock.pause_at(me.page.evaluate("() => Date.now() + 100"))
        send(me, mine)
        if hour == RAID:
            stage(me)
            camera.take(me, "reveal")
            me.page.clock.resume()
        choose(me, friends)
    me.sheet.wait_for()
    calm(me, "[data-playing]")
    camera.take(me, "end")
    for friend in friends:
        friend.close()


def choose(me: Person, friends: list[Scripted]) -> None:
    """Whoever has a choice robs, until all are to send a child again, or it is over."""
    rob = re.compile(re.escape(me.game.move("rob", None)))
    for friend in friends:
        if friend.to_move() and "rob" in str(friend.view):
            friend.play("rob")
    calm(me, "[data-playing]")
    if me.lit.filter(has_text=rob).count():
        me.lit.filter(has_text=rob).click()


def stage(me: Person) -> None:
    """Go on, beat by beat, until the coins have arrived; without coins, until the end."""
    for _ in range(4):
        me.page.clock.run_for(BEAT)
        if me.page.locator(".kids_of_london-GangPlate-gain").count():
            return
