"""Management: who controls which mandamento, then the marks on the control tiles."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import MARK, UNMARK, Choice
from omerta.games.mafia_war.frame import AskSecretly, Passage
from omerta.games.mafia_war.numbers import EMPTY, MATE_OF, SEATS, TEAM_OF, count_bits, has
from omerta.games.mafia_war.pieces.board import confirm_mandamento
from omerta.games.mafia_war.pieces.reading import mandamenti_of, mandamento_holder, marks_of
from omerta.games.mafia_war.pieces.sheets import mark_tile, unmark_tile
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal
from omerta.kernel.view import Prompt

NOT_OWN: Final = Refusal("W22", "only-own-marks-are-taken-back")
NOT_IN_PLAY: Final = Refusal("SETUP-5", "that-tile-is-not-in-play")
TAKEN: Final = Refusal("TILE-3", "a-token-lies-on-that-tile")


class Management(Passage):
    """After either phase: control first, then marks off, then marks on. [MANAGE-1] [MANAGE-2] [ROUND-2]"""

    def step(self, state: State) -> bool:
        """Confirm control and ask for the marks; after the first planning there can be no control. [W67]"""
        state.frames.pop()
        for mandamento in range(len(state.confirmed)):
            confirm_mandamento(state, mandamento, mandamento_holder(state, mandamento))
        state.pending = vec[i64]([0] * SEATS)
        state.frames.append(Mark())
        state.frames.append(Unmark())
        return True


class ChooseMarks(AskSecretly):
    """Tiles are chosen in secret, `pending[seat]` being the bit set of those chosen so far."""

    @abstractmethod
    def owed(self, state: State, seat: int) -> int:
        """How many a family has still to choose."""

    @abstractmethod
    def move_token(self, state: State, seat: int, tile: int) -> None:
        """What was chosen happens on the table."""

    def move_tokens(self, state: State, afterwards: int) -> None:
        """All have chosen; `pending` is `afterwards` for everybody."""
        for seat in range(SEATS):
            for tile in range(len(state.box.tiles)):
                if has(state.pending[seat], tile):
                    self.move_token(state, seat, tile)
        state.pending = vec[i64]([afterwards] * SEATS)
        state.frames.pop()

    def prompt_to(self, state: State, seat: int) -> Prompt:
        """The question, as one seat reads it: which of how many it is."""
        question = self.prompt(state)
        chosen = count_bits(state.pending[seat])
        return Prompt(question.key, question.rule, {"number": chosen + 1, "count": chosen + self.owed(state, seat)})

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Chosen; the other team learns it when all have chosen."""
        state.pending[seat] |= 1 << choice.number
        facts.mark_chosen(state, seat, choice.number)


class Unmark(ChooseMarks):
    """Families with more marks than mandamenti take tokens back, all at the same time. [TILE-5] [TILE-7] [W22]"""

    rule = "TILE-5"

    def owed(self, state: State, seat: int) -> int:
        """How many marks a family still has to choose."""
        marks = marks_of(state, seat)
        return marks - count_bits(state.pending[seat]) - mandamenti_of(state, seat) if marks else 0

    def movers(self, state: State) -> tuple[int, ...]:
        """Everybody who has too many."""
        return tuple([seat for seat in range(SEATS) if self.owed(state, seat) > 0])

    def step(self, state: State) -> bool:
        """A family without a choice makes none; when all have chosen, the tokens go to supply. [TILE-6]"""
        movers = self.movers(state)
        for seat in movers:
            own = self.offer(state, seat)
            if self.owed(state, seat) == len(own):
                for choice in own:
                    state.pending[seat] |= 1 << choice.number
                return True
        if movers:
            return False
        self.move_tokens(state, 0)
        return True

    def move_token(self, state: State, seat: int, tile: int) -> None:
        """It goes to supply. [TILE-5]"""
        unmark_tile(state, seat, tile)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All tiles."""
        return state.actions.unmark

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Any own mark not chosen yet. [W22]"""
        if choice.kind != UNMARK:
            return self.not_asked(state)
        tile = choice.number
        return None if state.has_tile(seat, tile) and not has(state.pending[seat], tile) else NOT_OWN


class Mark(ChooseMarks):
    """Families with more mandamenti than marks put tokens on empty tiles. [TILE-2] [TILE-4] [TILE-8] [W22]

    Both teams choose at the same time; within a team the first in order of play marks first. [W27] [W74]
    """

    rule = "TILE-4"

    def owed(self, state: State, seat: int) -> int:
        """How many tiles a family still has to mark, while tokens and tiles are left."""
        chosen = count_bits(state.pending[seat])
        owed = min(mandamenti_of(state, seat) - marks_of(state, seat), state.supply_tokens[seat]) - chosen
        return min(owed, len(self.offer(state, seat))) if owed > 0 else 0

    def movers(self, state: State) -> tuple[int, ...]:
        """One seat of each team at most. [W27]"""
        movers: list[int] = []
        for distance in range(SEATS):
            seat = (state.lead + distance) % SEATS
            if MATE_OF[seat] not in movers and self.owed(state, seat) > 0:
                movers.append(seat)
        movers.sort()
        return tuple(movers)

    def step(self, state: State) -> bool:
        """A family without a choice makes none; when all have chosen, the tokens are laid."""
        movers = self.movers(state)
        for seat in movers:
            empty = self.offer(state, seat)
            if len(empty) == 1:
                state.pending[seat] |= 1 << empty[0].number
                return True
        if movers:
            return False
        self.move_tokens(state, EMPTY)
        return True

    def move_token(self, state: State, seat: int, tile: int) -> None:
        """It is laid. [TILE-4]"""
        mark_tile(state, seat, tile)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All tiles."""
        return state.actions.mark

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Any tile of the team without a token, real or chosen. [TILE-3]"""
        if choice.kind != MARK:
            return self.not_asked(state)
        tile = choice.number
        if not has(state.tiles, tile):
            return NOT_IN_PLAY
        if has(state.pending[seat] | state.pending[MATE_OF[seat]], tile):
            return TAKEN
        return None if state.marks[TEAM_OF[seat] * len(state.box.tiles) + tile] == EMPTY else TAKEN
