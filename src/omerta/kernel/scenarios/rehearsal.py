"""Playing a scenario step by step, and holding it to what it expects."""

from __future__ import annotations

from collections.abc import Iterator

from omerta.kernel.action import format_step, parse_step
from omerta.kernel.errors import IllegalAction, Mismatch, Unreadable
from omerta.kernel.event import Event
from omerta.kernel.game import Game, blame_position, open_position
from omerta.kernel.ledger import read_ledger
from omerta.kernel.machine import State
from omerta.kernel.scenarios.document import Scenario
from omerta.kernel.scenarios.expectations import differences, question
from omerta.kernel.stories.journal import Journal

SHOWN = 12
"""How many offers a failed step names."""


def run_scenario(game: Game, scenario: Scenario) -> State:
    """Play a scenario; Mismatch tells every difference, one line each."""
    _check_rules(game, scenario)
    _check_moments(scenario)
    problems: list[str] = []
    told: list[Event] = []
    for number, state, events in play_script(game, scenario):
        told += events
        with blame_position():
            problems += _check_refusals(game, scenario, state, number)
            for moment in scenario.at:
                if moment.after == number:
                    found = differences(game, state, moment, events)
                    problems += [f"after step {number}: {problem}" for problem in found]
            if number == len(scenario.script):
                problems += differences(game, state, scenario, told)
    if problems:
        raise Mismatch("\n".join(problems))
    return state


def play_script(game: Game, scenario: Scenario) -> Iterator[tuple[int, State, list[Event]]]:
    """The position before the script and after each step, with what the step told. It is one object that moves on."""
    state = open_position(game, scenario.position, game.choose_options(scenario.options))
    yield 0, state, []
    for number, text in enumerate(scenario.script, start=1):
        try:
            seat, action = parse_step(game.actions, text, game.seats)
        except Unreadable as error:
            raise Unreadable(f"script: step {number}: {error}") from None
        journal = Journal()
        state.journal = journal
        try:
            with blame_position():
                state.advance(seat, action)
        except IllegalAction as refusal:
            raise Mismatch(f"step {number}: {refusal}; {_tell_asked(game, state)}") from None
        state.journal = None
        yield number, state, journal.events


def _tell_asked(game: Game, state: State) -> str:
    """Who was asked what instead, and what could have been answered."""
    if state.outcome() is not None:
        return "the game was over"
    offers = [format_step(seat, action) for seat in state.to_move() for action in state.legal_actions(seat)] or [
        f"* {action.notation}" for action, _ in state.chance_outcomes()
    ]
    more = f" and {len(offers) - SHOWN} more" if len(offers) > SHOWN else ""
    return f"asked was '{question(game, state).prompt.key}': {', '.join(offers[:SHOWN])}{more}"


def _check_rules(game: Game, scenario: Scenario) -> None:
    """Refuse ids that no rule has, so that no slip of the pen proves anything."""
    named = [*scenario.rules, *[refused.rule for refused in scenario.refused if refused.rule is not None]]
    if named:
        ledger = read_ledger(game.name)
        for rule in named:
            ledger.find(rule)


def _check_moments(scenario: Scenario) -> None:
    """Refuse what would never be tried."""
    last = len(scenario.script)
    for refused in scenario.refused:
        if not 0 <= refused.after <= last:
            raise Unreadable(f"refused '{refused.action}': after is a number of steps from 0 to {last}")
    for moment in scenario.at:
        if not 0 <= moment.after <= last:
            raise Unreadable(f"at: after is a number of steps from 0 to {last}, not {moment.after}")


def _check_refusals(game: Game, scenario: Scenario, state: State, after: int) -> list[str]:
    problems: list[str] = []
    for refused in scenario.refused:
        if refused.after != after:
            continue
        seat, action = parse_step(game.actions, refused.action, game.seats)
        by = f" by {refused.rule}" if refused.rule else ""
        if state.is_legal(seat, action):
            problems.append(f"'{refused.action}' should be refused{by} but is allowed")
        elif refused.rule is not None and (refusal := state.refusal(seat, action)).rule != refused.rule.upper():
            words = refusal.code.replace("-", " ")
            problems.append(f"'{refused.action}' should be refused{by} but is by {refusal.rule}: {words}")
    return problems
