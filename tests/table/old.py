"""Made `old.sqlite` and `old.json`: a file of version 1, and the secrets that open its seats.

It was run once, with the server of commit 491f090 and that commit's own client:

    git archive 491f090 | tar x -C /tmp/old && python -m venv /tmp/oldvenv
    /tmp/oldvenv/bin/pip install /tmp/old httpx
    cd /tmp/old && PYTHONPATH=/tmp/old /tmp/oldvenv/bin/python .../tests/table/old.py .../tests/table
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.table.client import Client, play_out
from tests.table.server import Server


def main(folder: Path) -> None:
    """Make tables of every kind, and kill the server."""
    data = Path(tempfile.mkdtemp())
    server = Server(data)
    kept: dict[str, Any] = {}

    def keep(name: str, taken: Any, **tokens: str) -> str:
        kept[name] = {"table": taken["table"], "tokens": {"0": taken["token"], **tokens}, "links": taken["links"]}
        return str(taken["table"])

    def join(table: str, link: str = "", name: str = "Bob") -> str:
        return str(server.post(f"/api/tables/{table}/join", {"name": name, "link": link})["token"])

    # In the middle: moves, one of them taken back, words
    taken = server.table("me", "link", "link")
    one, two = (join(taken["table"], taken["links"][seat], name) for seat, name in (("1", "Bob"), ("2", "Cat")))
    keep("middle", taken, **{"1": one, "2": two})
    ann, bob, cat = (Client(server.address, taken["table"], token) for token in (taken["token"], one, two))
    ann.act("send 4")
    ann.say("undo")
    ann.act("send 8", "remembered")
    ann.say("chat", text="Bonsoir à tous, ça va ?")
    bob.act("send 3")
    cat.act("send 1")
    ann.act("rob")
    bob.say("chat", text="again")
    for line in (ann, bob, cat):
        line.close()

    # A seat handed over, another offered, and one that nobody has come to
    taken = server.table("me", "link", "open", public=True)
    path = f"/api/tables/{taken['table']}"
    with Client(server.address, taken["table"], taken["token"]) as ann:
        ann.act("send 5")
    handed = server.post(f"{path}/handover", token=taken["token"])
    heir = join(taken["table"], handed["link"], "Heir")
    lost = taken["token"]
    keep("handed", {**taken, "token": heir}, lost=lost)
    kept["handed"]["offered"] = server.post(f"{path}/handover", token=heir)["link"]

    # A bot stands in for somebody who has left, and another for somebody who never came
    taken = server.table("me", "link", "link")
    bob_token = join(taken["table"], taken["links"]["1"])
    keep("left", taken, **{"1": bob_token})
    server.post(f"/api/tables/{taken['table']}/leave", token=taken["token"])
    server.post(f"/api/tables/{taken['table']}/standin", {"seat": 2, "bot": "random"}, bob_token)
    with Client(server.address, taken["table"], bob_token) as bob:
        bob.view_when(lambda message: message["move"] == 2)

    # Over, and played again
    taken = server.table("me", "random", "random")
    keep("over", taken)
    with Client(server.address, taken["table"], taken["token"]) as ann:
        last = play_out(ann)
    kept["over"]["returns"] = last["view"]["returns"]
    again = server.post(f"/api/tables/{taken['table']}/rematch", token=taken["token"])
    keep("again", {**taken, "table": again["table"]})
    with Client(server.address, again["table"], taken["token"]) as ann:
        ann.act("send 2")
        ann.view_when(lambda message: message["move"] >= 3)

    # By rules that there are no more, and rows that cannot be read
    names = ("gone", "spoilt_seed", "spoilt_line", "spoilt_game")
    for name in names:
        taken = server.table("me", "random")
        keep(name, taken)
        with Client(server.address, taken["table"], taken["token"]) as ann:
            ann.act("send 2")
    server.kill()
    file = sqlite3.connect(data / "rookery.sqlite", isolation_level=None)
    gone, seed, line, game = (kept[name]["table"] for name in names)
    file.execute("UPDATE tables SET rules = 0 WHERE id = ?", (gone,))
    file.execute("UPDATE tables SET seed = 'xyz' WHERE id = ?", (seed,))
    file.execute("UPDATE events SET data = '{' WHERE table_id = ? AND number = 2", (line,))
    file.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (game,))
    file.execute("PRAGMA journal_mode = DELETE")
    file.execute("VACUUM")
    file.close()
    shutil.copy(data / "rookery.sqlite", folder / "old.sqlite")
    (folder / "old.json").write_text(json.dumps(kept, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
