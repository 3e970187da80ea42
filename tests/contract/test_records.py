"""Recorded games replay exactly, and a changed record is caught."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from omerta.games import find_game
from omerta.kernel import (
    Edition,
    Mismatch,
    OmertaError,
    Unreadable,
    WrongVersion,
    format_record,
    parse_record,
    read_record,
    verify,
)

RECORDS = sorted((Path(__file__).parent.parent).glob("*/records/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_verifies(path: Path) -> None:
    record = read_record(path)
    game = find_game(record.game, record.edition.name if record.edition else None)
    verify(game, record)
    assert parse_record(format_record(record)) == record


@pytest.fixture
def path() -> Path:
    return next(path for path in RECORDS if path.stem == "two-passes")


def tampered(path: Path, **changes: object) -> OmertaError:
    """The error that a changed record gives."""
    record = msgspec.structs.replace(read_record(path), **changes)
    with pytest.raises(OmertaError) as caught:
        verify(find_game(record.game), record)
    return caught.value


def test_a_changed_hash_is_caught(path: Path) -> None:
    result = read_record(path).result
    assert result is not None
    error = tampered(path, result=msgspec.structs.replace(result, hash="0" * 64))
    assert isinstance(error, Mismatch)
    assert "hash" in str(error)


def test_a_changed_outcome_is_caught(path: Path) -> None:
    result = read_record(path).result
    assert result is not None
    assert isinstance(tampered(path, result=msgspec.structs.replace(result, outcome=None)), Mismatch)


def test_an_illegal_step_is_named(path: Path) -> None:
    error = tampered(path, steps=["1 pass"])
    assert isinstance(error, Mismatch)
    assert "step 1" in str(error)
    assert "TURN-1" in str(error)


def test_an_unknown_step_is_named(path: Path) -> None:
    error = tampered(path, steps=["0 pass", "1 pas"])
    assert isinstance(error, Unreadable)
    assert "did you mean pass" in str(error)


@pytest.mark.parametrize("step", ["pass", "7 pass", "-1 pass", "² pass", "1" * 5000 + " pass", ""])
def test_a_step_needs_a_seat(path: Path, step: str) -> None:
    assert "seat" in str(tampered(path, steps=[step]))


def test_other_versions_are_refused_by_name(path: Path) -> None:
    assert isinstance(tampered(path, rules_version=99), WrongVersion)
    assert isinstance(tampered(path, format=99), WrongVersion)
    assert isinstance(tampered(path, edition=Edition("of-my-box", "0123456789abcdef")), WrongVersion)


def test_seats_that_do_not_fit_the_game_are_refused(path: Path) -> None:
    assert "seats" in str(tampered(path, seats=["alone"]))
    result = read_record(path).result
    assert result is not None
    assert result.outcome is not None
    wrong = msgspec.structs.replace(result, outcome=msgspec.structs.replace(result.outcome, winners=(7,)))
    assert "winners" in str(tampered(path, result=wrong))


def test_a_missing_result_is_said(path: Path) -> None:
    assert "no result" in str(tampered(path, result=None))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"game": 3}', '{"game":"famiglia","surprise":1}', b"\xff\xfe"])
def test_unreadable_records_give_one_line(text: str | bytes) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_record(text)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"nowhere\.json"):
        read_record(tmp_path / "nowhere.json")
