"""The ledger of a game: every rule of its rulebook, with id, source and status."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from omerta.kernel.errors import UnknownName, Unreadable

T = TypeVar("T")


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook, in printed order."""

    id: str
    name: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in our own words."""

    id: str
    chapter: str
    source: str
    status: Literal["printed", "ruling"]
    text: str
    examples: list[str] = []


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All rules of one game."""

    title: str
    designers: list[str]
    publishers: list[str]
    sources: dict[str, str]
    chapter: list[Chapter]
    rule: list[Rule]

    def find(self, rule: str) -> Rule:
        """The rule with this id, in any case of letters."""
        for entry in self.rule:
            if entry.id.upper() == rule.upper():
                return entry
        raise UnknownName("rule", rule, [entry.id for entry in self.rule])

    def in_chapter(self, chapter: str) -> list[Rule]:
        """The rules of one chapter, in printed order."""
        return [entry for entry in self.rule if entry.chapter == chapter]

    def holding(self, words: str) -> list[Rule]:
        """The rules in whose id or text all these words stand, in printed order."""
        wanted = words.casefold().split()
        return [entry for entry in self.rule if all(word in f"{entry.id} {entry.text}".casefold() for word in wanted)]


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed word, what it means, and the rules that speak of it."""

    id: str
    term: str
    means: str
    rule: list[str]


class _Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    term: list[Term]


def rulebook_folder(game: str) -> Path:
    """Where a game's ledger lies: inside the installed package, or beside `src` in a checkout."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "rulebooks" / game.replace("-", "_")
    return inside if inside.is_dir() else package.parent.parent / "rulebooks" / game.replace("-", "_")


def _read(game: str, file: str, kind: type[T]) -> T:
    try:
        return msgspec.convert(tomllib.loads((rulebook_folder(game) / file).read_text(encoding="utf-8")), kind)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable(f"{file} of {game}: {error}") from None


def read_glossary(game: str) -> list[Term]:
    """The printed words of a game, by its name."""
    return _read(game, "glossary.toml", _Glossary).term


def read_ledger(game: str) -> Ledger:
    """The ledger of a game by its name."""
    ledger = _read(game, "rules.toml", Ledger)
    chapters = {chapter.id for chapter in ledger.chapter}
    seen: set[str] = set()
    for rule in ledger.rule:
        if rule.id in seen:
            raise Unreadable(f"rules.toml of {game}: rule {rule.id} stands twice")
        if rule.chapter not in chapters:
            raise Unreadable(f"rules.toml of {game}: rule {rule.id} names no known chapter: {rule.chapter}")
        seen.add(rule.id)
    return ledger
