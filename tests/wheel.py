"""The wheel of this project: the one that `make` has installed from, or where that is stale one that is built anew."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
MADE = ROOT / "build" / "wheel"


def wheel(shared: Path) -> Path:
    """The wheel, built into a folder that all processes of a test run share, by the first of them."""
    fresh = [path for path in MADE.glob("*.whl") if path.stat().st_mtime > newest_source()]
    if fresh:
        return fresh[0]
    with (shared / "wheel.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not list(shared.glob("*.whl")):
            done = subprocess.run(
                [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(shared)],
                cwd=ROOT, env={**os.environ, "ROOKERY_WEB": "0"}, capture_output=True, text=True,
            )  # fmt: skip
            assert done.returncode == 0, done.stdout + done.stderr
    return next(shared.glob("*.whl"))


def newest_source() -> float:
    """When something that the wheel is made of was last changed."""
    sources = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", *(ROOT / "src").rglob("*")]
    kept = [path for path in sources if path.is_file() and not {"__pycache__", "static"} & set(path.parts)]
    return max(path.stat().st_mtime for path in kept)
