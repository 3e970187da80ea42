"""Positions for learning: what a seat saw, what it could choose, what it chose, and how the game ended for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from omerta.arena.run import Run
from omerta.arena.spreading import Workers, in_order
from omerta.games import find_game
from omerta.kernel import Action, Dice, Game, State

FORMAT: Final = "omerta positions 1"


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the file. `view` is the view document of the seat's sight, so it holds no secret; `choices` are the
    legal actions by index in the game's action table, `choice` is the one taken; `result` is 1, 0.5 or 0."""

    format: str = FORMAT
    game: str
    rules_version: int
    edition: str | None
    seed: str
    step: int
    seat: int
    bot: str
    view: Any
    choices: tuple[int, ...]
    choice: int
    result: float


class _Kept(msgspec.Struct, frozen=True):
    step: int
    seat: int
    view: Any
    choices: tuple[int, ...]
    choice: int


class Watched(Run):
    """A game in which one decision in so many is kept."""

    def __init__(self, game: Game, options: Mapping[str, str], bots: Sequence[str], seed: str, one_in: int) -> None:
        super().__init__(game, dict(options), bots, seed)
        self.kept: list[_Kept] = []
        self._one_in = one_in
        self._sampling = Dice(f"{seed}/sampling")

    def choose(self, state: State, seat: int) -> Action:
        """As ever, but noted down."""
        action = super().choose(state, seat)
        legal = state.legal_actions(seat)
        if len(legal) > 1 and self._sampling.below(self._one_in) == 0:
            view = msgspec.to_builtins(self.game.view_of(state.seen_by(seat)))
            self.kept.append(_Kept(self.length, seat, view, tuple([each.index for each in legal]), action.index))
        return action


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """What is exported: whose games, and one decision in so many."""

    game: str
    edition: str | None
    options: dict[str, str]
    bots: tuple[str, ...]
    one_in: int


def export_all(export: Export, games: int, seed: str, workers: Workers) -> Iterator[list[bytes]]:
    """The lines of one game after the other."""
    return in_order(partial(write_positions, export), [f"{seed}/{number}" for number in range(games)], workers)


def write_positions(export: Export, seed: str) -> list[bytes]:
    """The kept decisions of one game, a line each."""
    game = find_game(export.game, export.edition)
    run = Watched(game, export.options, export.bots, seed, export.one_in)
    outcome = run.play().outcome()
    assert outcome is not None
    return [
        msgspec.json.encode(
            Position(
                game=game.name,
                rules_version=game.rules_version,
                edition=game.edition[1] if game.edition is not None else None,
                seed=seed,
                step=kept.step,
                seat=kept.seat,
                bot=export.bots[kept.seat],
                view=kept.view,
                choices=kept.choices,
                choice=kept.choice,
                result=outcome.share_of(kept.seat),
            )
        )
        for kept in run.kept
    ]
