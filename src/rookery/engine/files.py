"""The one place of the engine that touches the disk: whole text files, read and written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from rookery.engine.refusals import Refusal


def read(path: str | Path) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text("utf-8")
    except OSError as problem:
        raise Refusal("cannot_read", path=str(path), why=problem.strerror or str(problem)) from None
    except UnicodeDecodeError:
        raise Refusal("not_text", path=str(path)) from None


def write(path: str | Path, text: str) -> None:
    """Put a text in a file, all of it or nothing: what stood there is lost only when the new text is safe."""
    target = Path(path)
    draft = None
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=target.parent, prefix=f".{target.name}.", delete=False
        ) as file:
            draft = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.chmod(0o644)
        draft.replace(target)
    except OSError as problem:
        if draft is not None:
            draft.unlink(missing_ok=True)
        raise Refusal("cannot_write", path=str(path), why=problem.strerror or str(problem)) from None
