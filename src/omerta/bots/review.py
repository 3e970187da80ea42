"""Looking back at a finished game: how the chances went, where it turned, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from omerta.bots.capo import Searcher
from omerta.bots.search.budget import Budget
from omerta.bots.search.thinkers import make_thinker
from omerta.bots.search.thought import Thinker
from omerta.kernel.action import CHANCE, Action, parse_step
from omerta.kernel.chance import Dice
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight, State
from omerta.kernel.record import Record, first_state


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A decision, or the last step, and the first side's chance to win after it, as if everybody's cards lay open."""

    step: int
    """Its place in the record, the first is 1."""
    seat: int
    action: str
    chance: float


class Turning(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that cost its side much. `better` is what a capo would have chosen by what the seat knew, with the
    chances it gave to both and the word of its reason (a message `reason-…`); None: it would have chosen the same."""

    step: int
    seat: int
    action: str
    lost: float
    better: str | None
    chance: float
    better_chance: float
    reason: str


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The whole game."""

    game: str
    moments: list[Moment]
    turnings: list[Turning]
    """The costliest decisions, the worst first."""


def look_back(game: Game, record: Record, tries: int, turnings: int, seed: str = "review") -> Iterator[int | Review]:
    """Review a record with so many tries a decision; the number of steps looked at comes first, the review at last."""
    dice = Dice(seed)
    thinker = make_thinker(game, dice)
    state = first_state(game, record)
    moments: list[Moment] = []
    drops: list[tuple[float, int, Sight, Action]] = []
    before = 0.5
    for number, text in enumerate(record.steps, start=1):
        seat, action = parse_step(game.actions, text, game.seats)
        is_decision = seat != CHANCE and len(state.asked_of(seat)) > 1
        sight = state.seen_by(seat) if is_decision else None
        state.advance(seat, action)
        if sight is not None or number == len(record.steps):
            chance = _outlook(thinker, state, tries, dice)
            moments.append(Moment(step=number, seat=seat, action=action.notation, chance=round(chance, 4)))
            lost = before - chance if seat in game.teams[0] else chance - before
            if sight is not None:
                drops.append((lost, number, sight, action))
            before = chance
        yield number
    drops.sort(key=lambda drop: (-drop[0], drop[1]))
    searcher = Searcher(thinker, dice, Budget(tries=max(tries, thinker.effort())))
    found = [_look_closer(searcher, *drop) for drop in drops[:turnings] if drop[0] > 0]
    yield Review(game=game.name, moments=moments, turnings=found)


def _outlook(thinker: Thinker, state: State, tries: int, dice: Dice) -> float:
    if state.outcome() is not None:
        tries = 1
    return sum([thinker.outlook(state, dice) for _ in range(tries)]) / tries


def _look_closer(searcher: Searcher, lost: float, step: int, sight: Sight, action: Action) -> Turning:
    thought = searcher.suggest(sight)
    best = thought.choices[0]
    own = next((each.chance for each in thought.choices if each.action is action and each.tries), best.chance - lost)
    is_same = best.action is action or (thought.is_mixed and action in [each.action for each in thought.choices])
    return Turning(
        step=step,
        seat=sight.seat,
        action=action.notation,
        lost=round(lost, 4),
        better=None if is_same else best.action.notation,
        chance=round(own, 4),
        better_chance=round(own if is_same else best.chance, 4),
        reason="" if is_same else best.reason,
    )
