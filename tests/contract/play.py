"""Random play for the contract suite: lively games, every position looked at."""

from __future__ import annotations

from collections.abc import Iterator

from omerta.kernel import CHANCE, Action, Dice, Game, State, format_step

SHY = {"pass": 0.15, "done": 0.3, "sell": 0.02, "give": 0.02}
"""Verbs that a random player would use too often: they end turns and games early or sell everything at once."""

LONGEST = 20_000


def pick(actions: tuple[Action, ...], dice: Dice) -> Action:
    """A verb at random, then one of its actions, so that long lists do not drown the rare choices."""
    verbs = list(dict.fromkeys(action.verb for action in actions))
    lively = [verb for verb in verbs if dice.below(1000) < 1000 * SHY.get(verb, 1.0)] or verbs
    verb = lively[dice.below(len(lively))]
    candidates = [action for action in actions if action.verb == verb]
    return candidates[dice.below(len(candidates))]


def step(game: Game, state: State, dice: Dice) -> tuple[int, Action]:
    """Who acts next and how: chance if it is due, else one of the seats that owe a choice, now and then another."""
    total = state.chance_total()
    if total:
        return CHANCE, state.chance_at(dice.below(total))
    movers = state.to_move()
    assert movers, "nobody is to move, no chance is due, and the game is not over"
    seat = movers[dice.below(len(movers))]
    if dice.below(200) == 0:
        guest = dice.below(game.seats)
        seat = guest if state.legal_actions(guest) else seat
    actions = state.legal_actions(seat)
    assert actions, f"seat {seat} is to move and has no choice"
    return seat, pick(actions, dice)


def positions(game: Game, options: dict[str, str], dice: Dice, steps: list[str]) -> Iterator[State]:
    """Every position of one random game, the last one included; `steps` collects its record."""
    state = game.setup(options)
    while state.outcome() is None:
        yield state
        seat, action = step(game, state, dice)
        state.advance(seat, action)
        steps.append(format_step(seat, action))
        assert len(steps) < LONGEST, "the game does not end"
    yield state
