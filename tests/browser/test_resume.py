"""Nothing is lost: the page is loaded anew in mid-round, the server is killed; and what is closed or broken says so."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Route, expect

from rookery.engine import journal
from rookery.engine.match import verify
from tests.browser.conftest import OpenPage
from tests.browser.friends import Scripted, invite
from tests.browser.kids import hand, plate, play, play_out, send
from tests.table.server import Server


def test_a_reload_in_mid_round_resumes(open_page: OpenPage, server: Server) -> None:
    ann = open_page(reduced=True)
    links = invite(ann, "Ann", 3)
    friends = [Scripted(server, link, name) for link, name in zip(links, ("Bob", "Cat"), strict=True)]
    send(ann, 5)
    friends[0].play("send 7")
    mine = plate(ann, "Ann").get_by_role("img", name=ann.game.say("table.child", {"child": 5}))
    for _ in range(2):
        expect(mine).to_be_visible()
        expect(plate(ann, "Bob").get_by_role("img", name=ann.game.say("table.hidden"))).to_be_visible()
        expect(plate(ann, "Cat").get_by_role("img", name=ann.game.say("table.hidden"))).to_have_count(0)
        expect(ann.status).to_contain_text(ann.ui.say("turn.others", {"names": "Cat"}))
        assert hand(ann) == [0, 1, 2, 3, 4, 6, 7, 8]
        expect(ann.lit).to_have_count(0)
        ann.page.reload()
    expect(mine).to_be_visible()
    friends[1].play("send 1")
    expect(ann.log).to_contain_text(
        ann.game.seated(3, ["Ann", "Bob", "Cat"]).event("revealed", {"gang": 2, "child": 1})
    )
    for friend in friends:
        friend.close()


def test_who_reloads_before_sitting_down_is_let_in(open_page: OpenPage, server: Server) -> None:
    """The table is made, and the page is gone before its seat is taken: it is found again, and the seat is theirs."""
    ann = open_page(reduced=True)
    ann.visit()
    made = []

    def hold(route: Route) -> None:
        made.append(route)  # never answered

    ann.page.route("**/join", hold)
    ann.card.get_by_role("button", name=ann.ui.say("front.play")).click()
    ann.button("learn.no").click()
    while not made:
        ann.page.wait_for_timeout(20)
    ann.page.reload()
    ann.page.unroute("**/join", hold)  # not before: it would let through what was held
    ann.page.get_by_role("link", name=ann.reads("front.continue")).click()
    assert ann.asked()
    play(ann)


def test_a_killed_server_comes_back_and_the_game_goes_on(
    open_page: OpenPage, tmp_path: Path, complaints: list[str]
) -> None:
    server = Server(tmp_path)
    person = open_page(reduced=True, server=server)
    person.visit()
    person.play_now()
    for _ in range(3):
        assert person.asked()
        play(person)
    assert person.asked()
    before = hand(person)
    server.kill()
    shout = person.page.get_by_role("alert").filter(has_text=person.ui.say("line.down"))
    expect(shout).to_be_visible()
    expect(shout).to_be_in_viewport()
    expect(person.lit).to_have_count(0)

    server.start()
    expect(shout).to_be_hidden(timeout=30_000)
    assert person.asked()
    assert hand(person) == before
    play_out(person)
    with person.page.expect_download() as download:
        person.button("end.export").click()
    assert verify(journal.load(download.value.path())).over
    person.page.close()
    assert server.stop() == ""
    complaints[:] = [one for one in complaints if "WebSocket" not in one]  # the browser's own word of a line lost


def test_a_closed_table_and_a_broken_one_say_so(open_page: OpenPage, tmp_path: Path) -> None:
    server = Server(tmp_path)
    ann = open_page(reduced=True, server=server)
    ann.visit()
    ann.play_now()
    assert ann.asked()
    closed = ann.page.url
    waiting, broken = (server.table("me", "link")["table"] for _ in range(2))
    ann.page.goto("about:blank")
    assert server.stop() == ""
    with closing(sqlite3.connect(tmp_path / "rookery.sqlite")) as file, file:
        for table in (closed.rsplit("/", 1)[1], waiting):
            (last,) = file.execute("SELECT max(number) FROM events WHERE table_id = ?", (table,)).fetchone()
            event = '{"what": "closed", "at": 1, "reason": "host"}'
            file.execute("INSERT INTO events VALUES (?, ?, ?)", (table, last + 1, event))
            file.execute("UPDATE tables SET number = ?, over = 1, bots_owe = 0 WHERE id = ?", (last + 1, table))
        file.execute("UPDATE events SET data = '{' WHERE table_id = ?", (broken,))

    server.start()
    told = ann.game.say("refusal.table_closed", {"why": "host"})
    ann.visit(closed)
    expect(ann.status).to_contain_text(told)
    assert len(hand(ann)) == 9  # it can still be looked at
    expect(ann.lit).to_have_count(0)
    ann.visit(f"/t/{waiting}")
    expect(ann.status).to_contain_text(told)
    expect(ann.waiting).to_have_count(0)
    ann.visit(f"/t/{broken}")
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.ui.say("refusal.table_unreadable"))
    ann.page.get_by_role("link", name=ann.ui.say("end.home")).click()
    expect(ann.heading("front.title")).to_be_visible()
    ann.page.close()
    assert "is put aside" in server.stop()
