"""The one place of the engine that touches the disk: whole files, read and written."""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path

from rookery.engine.refusals import Refusal

LIMIT = 1 << 22  # bytes of a file: far more than any journal has
AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)  # opening waits for nobody


def read(path: str | Path, limit: int = LIMIT) -> str:
    """The text of an ordinary file that is not too long. Anything else (a pipe, a device) is refused at once."""
    try:
        with open(path, "rb", opener=lambda name, flags: os.open(name, flags | AT_ONCE)) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise Refusal("not_a_file", path=str(path))
            content = file.read(limit + 1) or b""
    except (OSError, ValueError) as problem:  # a name with a nought in it is a wrong value
        why = getattr(problem, "strerror", None) or str(problem)
        raise Refusal("cannot_read", path=str(path), why=why) from None
    if len(content) > limit:
        raise Refusal("file_length", path=str(path), limit=limit)
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise Refusal("not_text", path=str(path)) from None


def write(path: str | Path, content: str | bytes) -> None:
    """Put something in a file, all of it or nothing: what stood there is lost only when the new content is safe."""
    target = Path(path)
    draft = None
    try:
        if target.exists() and not target.is_file() and not target.is_dir():
            raise Refusal("not_a_file", path=str(path))
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
            draft = Path(file.name)
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        draft.chmod(0o644)
        draft.replace(target)
    except (OSError, ValueError) as problem:
        if draft is not None:
            draft.unlink(missing_ok=True)
        why = getattr(problem, "strerror", None) or str(problem)
        raise Refusal("cannot_write", path=str(path), why=why) from None
