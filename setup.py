"""Compile the kernel, the games and the bots where a C compiler exists; everything runs as plain Python without it.

OMERTA_COMPILE=0 skips compilation, OMERTA_COMPILE=1 makes a failed compilation an error, anything else tries it.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SWITCH = os.environ.get("OMERTA_COMPILE", "auto")


DOCUMENT = re.compile(r"^class \w+\((msgspec\.Struct|View)\b", re.MULTILINE)
"""A class that mypyc cannot compile: it drops the keyword arguments (frozen, kw_only …) of msgspec Structs."""


def engine_sources() -> list[str]:
    """Kernel, games and bots, except the doors, which only re-export, and the modules that define documents."""
    package = ROOT / "src" / "omerta"
    files = [file for room in ("kernel", "games", "bots") for file in (package / room).rglob("*.py")]
    return sorted(
        str(file.relative_to(ROOT))
        for file in files
        if file.name != "__init__.py"
        and "edition" not in file.parts
        and not DOCUMENT.search(file.read_text(encoding="utf-8"))
    )


def extensions() -> list[Extension]:
    """The compiled modules, each allowed to fail unless compilation was demanded."""
    if SWITCH == "0":
        return []
    try:
        from mypyc.build import mypycify

        modules = mypycify(["--config-file", str(ROOT / "pyproject.toml"), *engine_sources()])
    except (ImportError, SystemExit):
        if SWITCH == "1":
            raise
        return []
    compiled = [module for module in modules if isinstance(module, Extension)]
    for module in compiled:
        module.optional = SWITCH != "1"
    return compiled


class BuildWithRulebooks(build_py):
    """Ship the rulebooks inside the package, where `omerta rules` looks first."""

    def run(self) -> None:
        """Copy packages, then the ledgers."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "omerta" / "rulebooks"
            shutil.copytree(ROOT / "rulebooks", target, dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRulebooks})
