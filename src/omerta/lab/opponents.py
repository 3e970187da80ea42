"""A match in which one seat learns and bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from omerta.bots import Bot, make_bot
from omerta.kernel import Dice, Game, Match, Unreadable
from omerta.lab.match import LEARNER

RANDOM = "random"


class SeatMatch(Match):
    """A match that stops only where the learner is asked.

    `bots` is one rank for all other seats, or one for every seat in order of play, the learner's own left unused;
    `random` takes any legal action. Without a `seat` the learner sits where the seed says.
    """

    def __init__(
        self, game: Game, options: Mapping[str, str], seed: str, bots: str | Sequence[str], seat: int | None = 0
    ) -> None:
        ranks = [bots] * game.seats if isinstance(bots, str) else list(bots)
        if len(ranks) != game.seats:
            raise Unreadable(f"bots: {game.name} has {game.seats} seats, and {len(ranks)} ranks were named")
        if seat is not None and not 0 <= seat < game.seats:
            raise Unreadable(f"seat {seat}: {game.name} has the seats 0 to {game.seats - 1}")
        self.learner = Dice(f"{seed}/seat").below(game.seats) if seat is None else seat
        self._bots: list[Bot | None] = []
        self._bot_dice = [Dice(f"{seed}/{number}") for number in range(game.seats)]
        for number, rank in enumerate(ranks):
            silent = number == self.learner or rank == RANDOM
            self._bots.append(None if silent else make_bot(game, rank, self._bot_dice[number]))
        names = [LEARNER if number == self.learner else rank for number, rank in enumerate(ranks)]
        super().__init__(game, options, seed, names)
        self._let_bots_play()

    def answer(self, number: int) -> str:
        """The learner's choice, and what the bots do until it is asked again; what a refused choice is told."""
        refusal = self.try_act(number)
        if not refusal:
            self._let_bots_play()
        return refusal

    def _let_bots_play(self) -> None:
        while self.seat not in (self.learner, -1):
            choices = self.choices()
            bot = self._bots[self.seat]
            if len(choices) == 1:
                self.choose(choices[0])
            elif bot is None:
                self.choose(choices[self._bot_dice[self.seat].below(len(choices))])
            else:
                self.choose(bot.choose(self.sight(self.seat)))
