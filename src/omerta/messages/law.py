"""The rules of a game in other languages: `rulebooks/<game>/<language>.toml` beside the ledger, text by id."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import msgspec

from omerta.kernel import Ledger, Rule, UnknownName, Unreadable, read_ledger, rulebook_folder
from omerta.messages.catalogue import ENGLISH, LANGUAGES


class _Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything of a ledger that people read."""

    chapters: dict[str, str]
    sources: dict[str, str]
    rules: dict[str, str]
    page: str = "p."


@cache
def read_law(game: str, language: str = ENGLISH) -> Ledger:
    """The ledger of a game, its texts in this language; ids, status and where a rule stands are the same in all."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    ledger = read_ledger(game)
    if language == ENGLISH:
        return ledger
    words = _read_words(game, language)
    return msgspec.structs.replace(
        ledger,
        sources={name: words.sources.get(name, title) for name, title in ledger.sources.items()},
        chapter=[
            msgspec.structs.replace(chapter, name=words.chapters.get(chapter.id, chapter.name))
            for chapter in ledger.chapter
        ],
        rule=[_translate(rule, words) for rule in ledger.rule],
    )


def _translate(rule: Rule, words: _Words) -> Rule:
    source = re.sub(r"\bpp?\.", words.page, rule.source)
    return msgspec.structs.replace(rule, source=source, text=words.rules.get(rule.id, rule.text))


def _read_words(game: str, language: str) -> _Words:
    path = rulebook_folder(game) / f"{language}.toml"
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Words)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable(f"{path.name} of {game}: {error}") from None
