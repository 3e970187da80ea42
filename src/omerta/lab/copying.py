"""Environments are copied and pickled as the choices made in them: the game is played again from its seed."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from omerta.games import find_game
from omerta.kernel import Game, Match, parse_step
from omerta.lab.match import Seeds
from omerta.lab.opponents import SeatMatch


class Copied:
    """An environment that `copy.deepcopy` and `pickle` understand, in the middle of a game too."""

    game: Game
    _match: Match
    _seeds: Seeds

    @abstractmethod
    def _open_match(self, seed: str) -> Match:
        """A new game."""

    def __getstate__(self) -> dict[str, Any]:
        kept = dict(self.__dict__)
        edition = self.game.edition
        kept["game"] = self.game.name, edition[0] if edition else None
        if "_match" in kept:
            kept["_match"] = answers_in(self._match)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        answers = kept.pop("_match", None)
        self.__dict__.update({**kept, "game": find_game(*kept["game"])})
        if answers is None:
            return
        self._match = match = self._open_match(self._seeds.last())
        for number in answers:
            match.answer(number) if isinstance(match, SeatMatch) else match.act(number)


def answers_in(match: Match) -> list[int]:
    """What the learners of a match chose, by number; chance and bots do the same again."""
    game = match.game
    steps = [parse_step(game.actions, step, game.seats) for step in match.record().steps]
    learners = [match.learner] if isinstance(match, SeatMatch) else range(game.seats)
    return [action.index for seat, action in steps if seat in learners]
