"""The rules in every language: each one there, none left over, the same numbers and the same codes in it."""

from __future__ import annotations

import re
import tomllib

import pytest

from omerta.games import GAMES
from omerta.kernel import UnknownName, read_ledger, rulebook_folder
from omerta.messages import LANGUAGES, read_law

CODE = re.compile(r"\b(?:[A-Z]{3,}-\d+|[FW]\d+)\b")
pairs = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES if language != "en"]
)


@pairs
def test_every_rule_is_translated_and_nothing_else(game: str, language: str) -> None:
    ledger = read_ledger(game)
    words = tomllib.loads((rulebook_folder(game) / f"{language}.toml").read_text(encoding="utf-8"))
    assert list(words["rules"]) == [rule.id for rule in ledger.rule]
    assert list(words["chapters"]) == [chapter.id for chapter in ledger.chapter]
    assert list(words["sources"]) == list(ledger.sources)


@pairs
def test_a_translated_rule_says_the_same_codes_and_is_not_english(game: str, language: str) -> None:
    for ours, theirs in zip(read_ledger(game).rule, read_law(game, language).rule, strict=True):
        assert (theirs.id, theirs.chapter, theirs.status) == (ours.id, ours.chapter, ours.status)
        assert re.findall(r"[\d.]+|^\w+", theirs.source)[:2] == re.findall(r"[\d.]+|^\w+", ours.source)[:2], ours.id
        assert sorted(CODE.findall(theirs.text)) == sorted(CODE.findall(ours.text)), ours.id
        assert theirs.text != ours.text, ours.id
        # Numbers that stand as figures on the printed page stay figures.
        figures = [figure for figure in re.findall(r"\d+", CODE.sub("", ours.text)) if int(figure) > 6]
        assert set(figures) <= set(re.findall(r"\d+", theirs.text)), ours.id


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="language"):
        read_law("famiglia", "xx")
