"""`omerta bench`: figures for every game, ratios for the peers that are installed."""

from __future__ import annotations

import json

from omerta.kernel import is_compiled

from .conftest import Omerta

SHORT = ("--rounds", "1", "--seconds", "0.01")


def test_every_game_is_measured(omerta: Omerta) -> None:
    result = json.loads(omerta("bench", *SHORT, "--json").out)
    assert result["compiled"] == is_compiled()
    for game in ("famiglia", "mafia-war"):
        ours = result[game]["figures"][f"omerta {game}"]
        assert ours["decisions_per_second"] > ours["games_per_second"] > 0
        assert 0 < result[game]["copy_microseconds"] < 1000
        assert set(result[game]["in_copies"]) == {"seen_by", "imagine", "view", "soldato"}
        assert set(result[game]["bots"]) == {"picciotto", "soldato"}


def test_peers_are_compared_or_named_as_missing(omerta: Omerta) -> None:
    result = json.loads(omerta("bench", "mafia-war", *SHORT, "--json").out)["mafia-war"]
    compared = set(result["ratios"])
    assert compared | set(result["missing"]) == {"catanatron"}
    ours = {"omerta mafia-war", "omerta mafia-war, picciotto", "omerta mafia-war, soldato"}
    assert set(result["figures"]) == {*ours, *compared}
    assert all(ratio["decisions"] > 0 for ratio in result["ratios"].values())


def test_people_get_a_table(omerta: Omerta) -> None:
    answer = omerta("bench", "famiglia", *SHORT)
    assert "omerta famiglia" in answer.out
    assert "a copy of a position takes" in answer.out


def test_unknown_games_and_odd_numbers_are_refused(omerta: Omerta) -> None:
    for arguments in (("nonsense",), ("--rounds", "0"), ("--seconds", "-1")):
        answer = omerta("bench", *arguments)
        assert answer.code == 2
        assert answer.err.startswith("omerta: ")
