"""Nobody gets the better deal, and the table tells what was played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from omerta.arena.ratings import interval, pair_up, rate
from omerta.arena.results import MEETING, Result, ResultFile, plan_of
from omerta.arena.run import TimedRun
from omerta.arena.schedule import make_schedule
from omerta.arena.tournament import play
from omerta.games import find_game
from omerta.kernel import Mismatch

WAR = find_game("mafia-war")
FAMIGLIA = find_game("famiglia")


def test_every_two_bots_meet_on_both_sides_of_the_same_deals() -> None:
    schedule = make_schedule(WAR, ["soldato", "picciotto", "random"], 4, "s")
    assert len(schedule) == 3 * 4
    assert [match.number for match in schedule] == list(range(12))
    deals = Counter((match.seed, frozenset(match.bots)) for match in schedule)
    assert set(deals.values()) == {2}
    for match in schedule:
        assert match.bots[0] == match.bots[2] != match.bots[1] == match.bots[3]
        changed = (match.bots[1], match.bots[0], match.bots[1], match.bots[0])
        assert any(other.bots == changed and other.seed == match.seed for other in schedule)


def test_an_odd_number_of_games_is_kept() -> None:
    assert len(make_schedule(FAMIGLIA, ["soldato", "random"], 3, "s")) == 3


def result(number: int, bots: tuple[str, str], winner: int | None) -> Result:
    return Result(
        number=number,
        seed="s",
        bots=bots,
        winners=() if winner is None else (winner,),
        scores=(0, 0),
        reason="two-passes",
        choices=1,
        slowest=(0.0, 0.0),
    )


def test_the_table_ranks_by_who_beat_whom() -> None:
    results = [result(n, ("strong", "weak") if n % 2 else ("weak", "strong"), n % 2 ^ 1) for n in range(9)]
    results.append(result(9, ("weak", "strong"), None))
    first, second = rate(results, ["weak", "strong"])
    assert (first.bot, first.wins, first.draws, first.games) == ("strong", 9, 1, 10)
    assert first.rating - second.rating > first.doubt
    (pair,) = pair_up(results, ["strong", "weak"])
    assert pair.share == 0.95
    assert pair.low < 0.95 < pair.high


def test_the_order_in_which_games_ended_does_not_change_the_table() -> None:
    results = [result(n, ("a", "b"), n % 3 % 2) for n in range(8)]
    assert rate(results, ["a", "b"]) == rate(results[::-1], ["a", "b"])


def test_intervals_are_honest_at_the_edges() -> None:
    assert interval(10, 10)[0] == pytest.approx(0.722, abs=0.001)
    assert interval(10, 10)[1] == 1.0
    assert list(interval(50, 100)) == pytest.approx([0.404, 0.596], abs=0.001)


def test_a_killed_run_loses_and_doubles_no_game(tmp_path: Path) -> None:
    plan = plan_of(MEETING, FAMIGLIA, FAMIGLIA.choose_options({}), ("picciotto", "random"), 4, "s")
    matches = make_schedule(FAMIGLIA, plan.bots, 4, "s")
    path = tmp_path / "results.jsonl"
    file = ResultFile(path, plan, Result)
    for match in matches[:2]:
        file.add(play(plan, None, match))
    file.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])  # killed in the middle of a line
    again = ResultFile(path, plan, Result)
    assert [each.number for each in again.done] == [0]
    again.add(play(plan, None, matches[1]))
    again.close()
    last = ResultFile(path, plan, Result)
    last.close()
    assert [(each.number, each.winners) for each in last.done] == [
        (each.number, each.winners) for each in [play(plan, None, match) for match in matches[:2]]
    ]


def test_a_turn_takes_as_long_as_its_choices() -> None:
    """In Famiglia a seat often decides several times before the other does."""
    run = TimedRun(FAMIGLIA, FAMIGLIA.choose_options({}), ("soldato", "soldato"), "turns")
    run.play()
    for seconds, turns in zip(run.seconds, run.turns, strict=True):
        assert sum(turns) == pytest.approx(sum(seconds))
        assert 0 < len(turns) < len(seconds)


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    plan = plan_of(MEETING, FAMIGLIA, FAMIGLIA.choose_options({}), ("picciotto", "random"), 4, "s")
    ResultFile(tmp_path / "results", plan, Result).close()
    other = plan_of(MEETING, FAMIGLIA, FAMIGLIA.choose_options({}), ("picciotto", "random"), 4, "another seed")
    with pytest.raises(Mismatch, match="another run"):
        ResultFile(tmp_path / "results", other, Result)
