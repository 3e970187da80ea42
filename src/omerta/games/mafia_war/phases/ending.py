"""The end of the game, checked after every encounter phase."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.numbers import NEUTRAL, SEATS, TEAM_OF, TEAMS
from omerta.games.mafia_war.pieces.reading import mandamenti_of
from omerta.games.mafia_war.state import State
from omerta.kernel.view import Outcome

ALONE: Final = 5
TOGETHER: Final = 6
LAST_ROUND: Final = 4
NO_TEAM: Final = -1


def end_of_game(state: State) -> Outcome | None:
    """Who has won after an encounter phase, or None: play on. [END-1] [END-2] [END-3] [END-6] [W23] [AIM-2]"""
    held = [mandamenti_of(state, seat) for seat in range(SEATS)]
    totals = (held[0] + held[2], held[1] + held[3])
    alone = [max(held[0], held[2]) >= ALONE, max(held[1], held[3]) >= ALONE]
    at_goal = [alone[team] or totals[team] >= TOGETHER for team in (0, 1)]
    scores = (totals[0], totals[1], totals[0], totals[1])
    if at_goal[0] != at_goal[1]:
        team = 0 if at_goal[0] else 1
        reason, rule = ("five-alone", "END-1") if alone[team] else ("six-together", "END-2")
        return Outcome(TEAMS[team], scores, reason, rule)
    if not at_goal[0] and state.round < LAST_ROUND:
        return None
    if totals[0] != totals[1]:
        return Outcome(TEAMS[0 if totals[0] > totals[1] else 1], scores, "more-mandamenti", "END-3")
    team = tie_break(state)
    if team != NO_TEAM:
        return Outcome(TEAMS[team], scores, "tie-break", "END-4")
    return Outcome((), scores, "draw", "END-5") if state.round >= LAST_ROUND else None


def tie_break(state: State) -> int:
    """The team that holds the deciding area; neutral or empty means neither. [END-4] [END-5]"""
    holder = state.holder[state.box.tie_break]
    return TEAM_OF[holder] if 0 <= holder < NEUTRAL else NO_TEAM
