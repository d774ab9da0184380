"""The processes of a server, as the system knows them: whose child they are, whether they live, what they cost."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")


def fields(pid: int) -> list[str]:
    """What the system says of a process, from its state on; nothing where there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (OSError, ValueError):
        return []


def descendants(pid: int) -> list[int]:
    """All processes that a process has started, and those that these have."""
    parents = {int(path.name): fields(int(path.name)) for path in Path("/proc").iterdir() if path.name.isdigit()}
    found, ask = [], [pid]
    while ask:
        parent = ask.pop()
        children = [child for child, known in parents.items() if known and int(known[1]) == parent]
        found += children
        ask += children
    return found


def gone(pids: list[int], seconds: float = 20.0) -> bool:
    """Whether processes end by themselves."""
    end = time.monotonic() + seconds
    while any((known := fields(pid)) and known[0] != "Z" for pid in pids):
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def until(true: Callable[[], Any], seconds: float = 20.0) -> None:
    """Wait until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.05)


def cpu(pid: int) -> float:
    """Seconds of work that a process and all it has started have done."""
    return sum(own_cpu(one) for one in (pid, *descendants(pid)))


def own_cpu(pid: int) -> float:
    """Seconds of work that a process has done, to the nanosecond, with those of its children that have ended."""
    known = fields(pid)
    if not known:
        return 0.0
    ended = sum(int(one) for one in known[13:15]) / TICKS
    return ended + sum(thread_cpu(thread) for thread in Path(f"/proc/{pid}/task").glob("*"))


def thread_cpu(thread: Path) -> float:
    """Seconds of work of one thread; none of one that has just ended."""
    try:
        return int((thread / "schedstat").read_text().split()[0]) / 1e9
    except (OSError, ValueError):
        return 0.0


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    try:
        text = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith("VmRSS")), 0.0)
