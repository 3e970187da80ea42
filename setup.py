"""Compile the kernel, the games and the bots where a C compiler exists; everything runs as plain Python without it.

OMERTA_COMPILE=0 skips compilation, OMERTA_COMPILE=1 makes a failed compilation an error, anything else tries it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SWITCH = os.environ.get("OMERTA_COMPILE", "auto")


STRAIGHT = ["-fvisibility=hidden"] if os.name == "posix" else []
"""Calls between the engine's modules go straight instead of through the loader's table of exported names."""

AS_ONE = ["-flto=auto", "-fno-plt"]
"""GCC sees all modules at once when it links them, so that small functions of one are built into another."""

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

        # One C file for each module instead of one for all: they are compiled side by side.
        modules = mypycify(
            ["--config-file", str(ROOT / "pyproject.toml"), *engine_sources()],
            multi_file=True,
            debug_level="0",
        )
    except (ImportError, SystemExit):
        if SWITCH == "1":
            raise
        return []
    compiled = [module for module in modules if isinstance(module, Extension)]
    for module in compiled:
        module.optional = SWITCH != "1"
        module.extra_compile_args = [*module.extra_compile_args, *STRAIGHT]
    return compiled


class BuildSideBySide(build_ext):
    """Compile the C files of an extension on all cores."""

    def build_extensions(self) -> None:
        """Give the compiler one file at a time, several at once."""
        if self.is_gcc():
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *AS_ONE]
                extension.extra_link_args = [*extension.extra_link_args, *AS_ONE]
        compile_files = self.compiler.compile

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                made = list(cores.map(lambda source: compile_files([source], **options), sources))
            return [file for files in made for file in files]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()

    def is_gcc(self) -> bool:
        """Is the compiler GCC? Others want other flags and other linkers for the same."""
        if self.compiler.compiler_type != "unix":
            return False
        asked = subprocess.run([*self.compiler.compiler, "--version"], capture_output=True, text=True, check=False)
        return "Free Software Foundation" in asked.stdout


class BuildWithRulebooks(build_py):
    """Ship the rulebooks inside the package, where `omerta rules` looks first."""

    def run(self) -> None:
        """Copy packages, then the ledgers."""
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "omerta" / "rulebooks"
            shutil.copytree(ROOT / "rulebooks", target, dirs_exist_ok=True)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithRulebooks})
