"""A wrong version of one module: put into a running interpreter where that is possible, else imported in its place."""

from __future__ import annotations

import ast
import difflib
import gc
import importlib.util
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple

WIDEST = 150
SOURCE = Path(__file__).resolve().parent.parent.parent / "src"


Living = dict[tuple[str, str], list[FunctionType]]


class Mutant(NamedTuple):
    """A file below src, what should stand there, what stands there now, and the lines that changed."""

    path: Path
    right: ast.Module
    wrong: ast.Module
    kind: str
    first: int
    last: int
    test: str = ""
    """The one test that should notice it, by its path and name; left out: any."""

    @property
    def file(self) -> str:
        """As code objects name it."""
        return str(SOURCE / self.path)

    @property
    def module(self) -> str:
        """As it is imported."""
        return ".".join(self.path.with_suffix("").parts)

    def difference(self) -> str:
        """The lines that changed."""
        right, wrong = (ast.unparse(tree).splitlines() for tree in (self.right, self.wrong))
        lines = list(difflib.unified_diff(right, wrong, lineterm="", n=1))[3:]
        return "\n".join(shortened(lines) if len(lines) == 4 else lines)

    def key(self) -> str:
        """How equivalents.toml names it: its file and the new line, or the old one where it was dropped."""
        lines = self.difference().splitlines()
        new = [line[1:].strip() for line in lines if line.startswith("+") and line[1:].strip() != "pass"]
        old = [line[1:].strip() for line in lines if line.startswith("-")]
        return f"{self.path.relative_to('omerta/games')}: {new[0] if new else f'without {old[0]}'}"

    def code(self) -> CodeType:
        """The wrong module, compiled."""
        return compile(self.wrong, self.file, "exec", dont_inherit=True)

    def functions(self) -> dict[str, CodeType] | None:
        """The functions that changed, by their names; None if the change cannot be put into living functions."""
        right = compile(self.right, self.file, "exec", dont_inherit=True)
        found: dict[str, CodeType] = {}
        return found if find_changed(right, self.code(), found) else None


def shortened(lines: list[str]) -> list[str]:
    """Very long lines only where they differ: a table is one line here."""
    before, right, wrong, after = lines
    if len(right) <= WIDEST:
        return lines
    same = next(place for place in range(1, len(right)) if right[place] != wrong[place])
    first, last = max(1, same - WIDEST // 3), same + WIDEST // 3
    return [before[:WIDEST], f"-{right[first:last]}", f"+{wrong[first:last]}", after[:WIDEST]]


def find_changed(right: CodeType, wrong: CodeType, found: dict[str, CodeType]) -> bool:
    """Find the functions that differ in a module or class; False if something else differs."""
    if right.co_code != wrong.co_code or right.co_names != wrong.co_names:
        return False
    for old, new in zip(right.co_consts, wrong.co_consts, strict=True):
        if isinstance(old, CodeType) and isinstance(new, CodeType):
            if not old.co_flags & CO_OPTIMIZED:
                if not find_changed(old, new, found):
                    return False
            elif old != new:
                is_nameless = new.co_name.startswith("<")
                if is_nameless or old.co_freevars != new.co_freevars or new.co_qualname in found:
                    return False
                found[new.co_qualname] = new
        elif old != new or type(old) is not type(new):
            return False
    return True


def living_functions(files: set[str]) -> Living:
    """Every function of these files by file and name."""
    living: Living = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
            living.setdefault((thing.__code__.co_filename, thing.__code__.co_qualname), []).append(thing)
    return living


def replace(mutant: Mutant, living: Living) -> None:
    """Make the living functions wrong."""
    for name, code in (mutant.functions() or {}).items():
        for function in living[mutant.file, name]:
            function.__code__ = code


class WrongLoader(SourceFileLoader):
    """Loads the wrong module."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, mutant.file)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        """The wrong one, never from a cache."""
        return self.mutant.code()


class WrongFinder(MetaPathFinder):
    """Finds the wrong module before the right one."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Only that module."""
        if fullname != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.mutant.file, loader=WrongLoader(self.mutant))


def import_wrong(mutant: Mutant) -> None:
    """From now on this module is imported wrong."""
    sys.meta_path.insert(0, WrongFinder(mutant))
