"""Build hook: compiles the engine, the games' rules and the bots with mypyc, if this machine can.

ROOKERY_PURE=1 leaves them uncompiled; ROOKERY_PURE=0 makes a failure to compile an error; unset, it is tried.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = """
import sys
from setuptools import setup
from mypyc.build import mypycify
sources = ["--strict", "--follow-imports=silent", *sys.argv[3:]]
modules = mypycify(sources, opt_level="3", debug_level="0", group_name="rookery")
folders = ["--build-lib", sys.argv[1], "--build-temp", sys.argv[2]]
setup(name="rookery", packages=[], ext_modules=modules, script_args=["-q", "build_ext", *folders])
"""


class CompileHook(BuildHookInterface[Any]):
    """Puts the compiled modules into the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed."""
        wish = os.environ.get("ROOKERY_PURE", "")
        if wish == "1" or version == "editable":
            return
        source = Path(self.root) / "src"
        sources = sorted(path for pattern in self.config["compile"] for path in source.glob(f"rookery/{pattern}"))
        built = Path(tempfile.mkdtemp(prefix="rookery-"))
        run = subprocess.run(  # noqa: S603 - in a process of its own: the compiler ends the one it fails in
            [sys.executable, "-c", COMPILE, str(built / "lib"), str(built / "temp"), *map(str, sources)],
            cwd=built, env={**os.environ, "MYPYPATH": str(source)}, capture_output=True, text=True,
        )  # fmt: skip
        if run.returncode != 0:
            said = (run.stderr.strip() or run.stdout.strip()).splitlines()[-12:]
            if wish == "0":
                raise RuntimeError("mypyc could not compile rookery:\n" + "\n".join(said))
            self.app.display_warning("rookery was not compiled and will run as plain Python, about five times slower.")
            self.app.display_warning("\n".join(said[-3:]))
            return
        library = built / "lib"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in [*library.rglob("*.so"), *library.rglob("*.pyd")]:
            build_data["force_include"][str(path)] = str(path.relative_to(library))
