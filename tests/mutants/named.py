"""Changes that once went unnoticed together, and the test that notices each since then."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

from tests.mutants.mutant import SOURCE, Mutant


def named_mutants() -> list[Mutant]:
    """The changes of named.toml."""
    table = tomllib.loads(Path(__file__).with_name("named.toml").read_text(encoding="utf-8"))
    return [named_mutant(name, **change) for name, change in table.items()]


def named_mutant(name: str, file: str, right: str, wrong: str, test: str) -> Mutant:
    """`right` stands once in the file and becomes `wrong`."""
    path = Path("omerta/games") / file
    text = (SOURCE / path).read_text(encoding="utf-8")
    if text.count(right) != 1:
        raise SystemExit(f"mutants: {name}: '{right}' stands {text.count(right)} times in {file}")
    first = text[: text.index(right)].count("\n") + 1
    last = first + right.count("\n")
    return Mutant(path, ast.parse(text), ast.parse(text.replace(right, wrong)), name, first, last, test)
