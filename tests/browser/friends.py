"""Inviting friends and coming when invited, as people do it on the page."""

from __future__ import annotations

import re
from urllib.parse import urldefrag

from playwright.sync_api import Locator, expect

from tests.browser.kids import send
from tests.browser.person import Person
from tests.browser.sayings import anyhow
from tests.table.client import Client
from tests.table.server import Server


def open_invitation(host: Person, name: str = "") -> None:
    """From the front page, under a name, to the dialog."""
    host.visit()
    if name:
        host.page.get_by_label(host.ui.say("name.label")).fill(name)
    host.card.get_by_role("button", name=host.ui.say("front.invite")).click()
    expect(host.page.get_by_role("dialog")).to_be_visible()


def invite(host: Person, name: str, players: int, bots: int = 0, **options: int | bool) -> list[str]:
    """Set up a table under a name, the last seats for bots; the link for each of the others, one and the same."""
    open_invitation(host, name)
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("combobox", name=host.ui.say("invite.players"), exact=True).select_option(str(players))
    for seat in range(players - bots, players):
        dialog.get_by_role("combobox", name=host.game.say(f"seat.{seat}"), exact=True).select_option("bot easy")
    if options:
        dialog.get_by_text(host.ui.say("invite.options")).click()
    for option, value in options.items():
        field = dialog.get_by_label(host.game.say(f"option.{option}"))
        field.set_checked(value) if isinstance(value, bool) else field.fill(str(value))
    dialog.get_by_role("button", name=host.ui.say("invite.begin")).click()
    if bots == players - 1:
        return []
    expect(host.waiting).to_be_visible()
    expect(host.page.get_by_role("img", name=re.compile(anyhow(host.ui.say("links.qr"))))).to_be_visible()
    return [link_of(host).input_value()] * (players - 1 - bots)


def link_of(host: Person) -> Locator:
    """The link at a table that waits for friends."""
    return host.page.get_by_role("textbox", name=re.compile(anyhow(host.ui.say("links.link"))))


def accept(friend: Person, link: str, name: str) -> None:
    """Open a link and sit down."""
    friend.visit(link)
    friend.page.get_by_label(friend.ui.say("name.label")).fill(name)
    friend.button("claim.sit").click()
    expect(friend.log.or_(friend.page.get_by_role("tab").first).first).to_be_visible()
    assert "#" not in friend.page.url  # the secret is used up, and gone from the address


class Scripted(Client):
    """A friend who comes by a link, too, but without a page, and plays as the script says."""

    def __init__(self, server: Server, link: str, name: str) -> None:
        address, secret = urldefrag(link)
        table = address.rsplit("/", 1)[1]
        joined = server.join(table, secret.removeprefix("link="), name)
        super().__init__(server.address, table, joined["token"])
        self.seat: int = joined["seat"]
        self.token: str = joined["token"]

    def play(self, *wished: str) -> None:
        """Play the first of the wished moves that is legal, or else any."""
        view = self.view_when(lambda view: self.seat in view["waiting"])
        legal = [" ".join(str(part) for part in move.values() if part is not None) for move in view["moves"]]
        assert self.act_in_time(next((move for move in wished if move in legal), legal[0]))["type"] == "ack"

    def to_move(self) -> bool:
        """Whether it is to move, as far as it has heard."""
        self.say("undo", answer=True)  # refused, and so everything before it has been heard
        return self.view is not None and self.seat in self.view["waiting"]


def raid(host: Person, server: Server) -> list[Scripted]:
    """An hour in which the police takes two chiefs, and the other two gangs, tied, have a choice: it stays in sight."""
    links = invite(host, "Ann", 4)
    friends = [Scripted(server, link, name) for link, name in zip(links, ("Bob", "Cat", "Dan"), strict=True)]
    for friend, move in zip(friends, ("send 1", "send 8", "send 8"), strict=True):
        friend.play(move)
    send(host, 1)
    expect(host.page.get_by_text(host.game.say("browser.arrested"), exact=True)).to_have_count(2)
    expect(host.lit.filter(has_text=host.game.move("steal", None))).to_be_visible()
    return friends
