"""One game between bots, from the first choice to the last."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time

from omerta.bots import RANKS, Bot, is_rank, make_bot
from omerta.kernel import (
    CHANCE,
    Action,
    Dice,
    Game,
    Sight,
    State,
    UnknownName,
    close_record,
    format_record,
    format_step,
    new_record,
    settle,
)

RANDOM = "random"
NOBODY = -1
PLAYERS = (RANDOM, *RANKS)


class Run:
    """One game between bots, driven on a private state. Without `keep` nothing is written down."""

    def __init__(self, game: Game, options: dict[str, str], bots: Sequence[str], seed: str, keep: bool = False) -> None:
        self.game = game
        self.options = options
        self.seats = list(bots)
        self.steps: list[str] = []
        self.decisions = 0
        self.length = 0
        self.keep = keep
        self._chance = Dice(seed)
        self._dice = [Dice(f"{seed}/{seat}") for seat in range(game.seats)]
        self._bots = [make_player(game, rank, dice) for rank, dice in zip(bots, self._dice, strict=True)]

    def play(self) -> State:
        """Play to the end; the last position."""
        state = self.game.setup(self.options)
        self._settle(state)
        while movers := state.to_move():
            seat = movers[0]
            action = self.choose(state, seat)
            state.advance(seat, action)
            self.length += 1
            if self.keep:
                self.steps.append(format_step(seat, action))
            self._settle(state)
        return state

    def choose(self, state: State, seat: int) -> Action:
        """What the bot of a seat does; a single choice is made without asking it."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        self.decisions += 1
        bot = self._bots[seat]
        if bot is None:
            return legal[self._dice[seat].below(len(legal))]
        return self.ask(bot, state.seen_by(seat))

    def ask(self, bot: Bot, sight: Sight) -> Action:
        """What a bot answers."""
        return bot.choose(sight)

    def _settle(self, state: State) -> None:
        if not self.keep:
            settle(state, self._chance)
            return
        total = state.chance_total()
        while total:
            action = state.chance_at(self._chance.below(total))
            state.advance(CHANCE, action)
            self.steps.append(format_step(CHANCE, action))
            total = state.chance_total()

    def record(self, end: State) -> str:
        """The record of a kept game."""
        record = new_record(self.game, self.options, self.seats)
        record.steps.extend(self.steps)
        return format_record(close_record(self.game, record, end))


class TimedRun(Run):
    """The same, with how long the bots think."""

    def __init__(self, game: Game, options: dict[str, str], bots: Sequence[str], seed: str) -> None:
        super().__init__(game, options, bots, seed)
        self.seconds: list[list[float]] = [[] for _ in bots]
        """[seat] how long each decision took, on a core of its own."""
        self.turns: list[list[float]] = [[] for _ in bots]
        """[seat] the same for its decisions in a row, with nobody else's between them."""
        self._last = NOBODY

    def ask(self, bot: Bot, sight: Sight) -> Action:
        """Note how long it takes."""
        began = thread_time()
        action = bot.choose(sight)
        seconds = thread_time() - began
        seat = sight.seat
        self.seconds[seat].append(seconds)
        if seat == self._last:
            self.turns[seat][-1] += seconds
        else:
            self.turns[seat].append(seconds)
        self._last = seat
        return action


def make_player(game: Game, rank: str, dice: Dice) -> Bot | None:
    """A bot, or None for `random`, which needs no sight and so runs at the engine's own speed."""
    if rank == RANDOM:
        return None
    if not is_rank(rank):
        raise UnknownName("bot", rank, PLAYERS)
    return make_bot(game, rank, dice)
