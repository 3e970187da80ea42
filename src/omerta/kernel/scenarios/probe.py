"""A look into a scenario: who is asked what at one step, and everything that could be answered."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.kernel.action import notations
from omerta.kernel.errors import Unreadable
from omerta.kernel.game import Game, blame_position
from omerta.kernel.scenarios.document import Scenario
from omerta.kernel.scenarios.expectations import question
from omerta.kernel.scenarios.rehearsal import play_script
from omerta.kernel.view import Outcome, Prompt


class Probe(msgspec.Struct, frozen=True):
    """One moment of a scenario, after `step` steps of its script."""

    step: int
    to_move: tuple[int, ...]
    asked: Prompt
    offers: dict[int, list[str]]
    """By seat, whoever is to move first, also what a seat may do out of turn; seats without a choice are left out."""
    chance: dict[str, int]
    """What may be drawn, with its weight; empty unless chance is due."""
    outcome: Outcome | None
    position: dict[str, Any]
    """All that lies on the table: its names are the paths of `expect`, and it can be copied into a `position`."""


def probe_scenario(game: Game, scenario: Scenario, step: int | None = None) -> Probe:
    """The moment after so many steps; left out: after the last one."""
    last = len(scenario.script)
    wanted = last if step is None else step
    if not 0 <= wanted <= last:
        raise Unreadable(f"--step {wanted}: the script has {last} steps")
    for number, state, _ in play_script(game, scenario):
        if number == wanted:
            with blame_position():
                movers = state.to_move()
                seats = sorted(range(game.seats), key=lambda seat: seat not in movers)
                return Probe(
                    step=number,
                    to_move=movers,
                    asked=question(game, state).prompt,
                    offers={seat: notations(actions) for seat in seats if (actions := state.legal_actions(seat))},
                    chance={action.notation: weight for action, weight in state.chance_outcomes()},
                    outcome=state.outcome(),
                    position=msgspec.to_builtins(game.dump(state)),
                )
    raise AssertionError(wanted)
