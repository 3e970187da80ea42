"""A capo beats a soldato, a soldato a picciotto, and games between soldati are worth watching."""

from __future__ import annotations

from collections import Counter

from omerta.games import find_game
from tests.bots.play import play, team_wins


def test_a_soldato_beats_a_picciotto_at_famiglia() -> None:
    assert team_wins(find_game("famiglia"), "soldato", "picciotto", 12, "strength") >= 11


def test_a_capo_beats_a_soldato_at_famiglia_even_in_a_hurry() -> None:
    assert team_wins(find_game("famiglia"), "capo:6", "soldato", 6, "strength") >= 5


def test_two_soldati_beat_two_picciotti_in_the_war() -> None:
    assert team_wins(find_game("mafia-war"), "soldato", "picciotto", 12, "strength") >= 11


def test_a_war_between_soldati_is_lively() -> None:
    """Orders are issued and carried out, areas change hands, and not every war goes the same way."""
    game = find_game("mafia-war")
    verbs: Counter[str] = Counter()
    endings = set()
    for number in range(6):
        end, steps = play(game, ["soldato"] * 4, f"lively/{number}")
        verbs.update(step.split()[1] for step in steps)
        outcome = end.outcome()
        assert outcome is not None
        endings.add((outcome.reason, outcome.winners))
        assert sum(outcome.scores) >= 4, "hardly a mandamento was taken"
    assert len(endings) > 1
    assert verbs["order"] >= 6 * 15
    assert verbs["land"] + verbs["by-sea"] >= 6 * 8
    assert verbs["finesse"]
    assert verbs["brute-force"]
    assert verbs["gain"] >= 6 * 2


def test_picciotti_fight_too() -> None:
    game = find_game("mafia-war")
    verbs: Counter[str] = Counter()
    for number in range(4):
        _, steps = play(game, ["picciotto"] * 4, f"easy/{number}")
        verbs.update(step.split()[1] for step in steps)
    assert verbs["order"] >= 4 * 15
    assert verbs["land"] + verbs["by-sea"] >= 4 * 5
