"""Management: who controls which mandamento, then the marks on the control tiles."""

from __future__ import annotations

from omerta.games.mafia_war.actions import MARK, SEATS, UNMARK, Choice
from omerta.games.mafia_war.frame import NOT_ASKED, SEVERAL, Frame, Passage
from omerta.games.mafia_war.pieces import mandamenti_of, mandamento_holder
from omerta.games.mafia_war.state import EMPTY, MATE_OF, TEAM_OF, TEAMS, State
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


class Management(Passage):
    """After either phase: control first, then marks off, then marks on. [MANAGE-1] [MANAGE-2] [ROUND-2]"""

    def notation(self) -> str:
        """The frame as text."""
        return "management"

    def step(self, state: State) -> bool:
        """Confirm control and ask for the marks."""
        state.frames.pop()
        confirm_control(state)
        state.pending = [0, 0, 0, 0]
        state.frames.append(Mark())
        state.frames.append(Unmark())
        return True


def confirm_control(state: State) -> None:
    """Control tokens are laid, removed and turned crest up; after the first planning there can be none.

    [CONTROL-3] [CONTROL-4] [CONTROL-5] [CONTROL-6] [W67]
    """
    for mandamento in range(len(state.confirmed)):
        before = state.confirmed[mandamento]
        now = mandamento_holder(state, mandamento)
        if before == now:
            continue
        state.confirmed[mandamento] = now
        if before != EMPTY:
            state.tell(state.events.mandamento_lost, before, mandamento)
        if now != EMPTY:
            state.tell(state.events.mandamento_held, now, mandamento)


def marks_of(state: State, seat: int) -> int:
    """How many tiles a family has marked."""
    tiles = len(state.box.tiles)
    base = TEAM_OF[seat] * tiles
    return sum([1 for tile in range(tiles) if state.marks[base + tile] == seat])


def count_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


class Unmark(Frame):
    """Families with more marks than mandamenti take tokens back, all at the same time. [TILE-5] [TILE-7] [W22]

    `pending[seat]` is the secret bit set of tiles chosen so far.
    """

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def notation(self) -> str:
        """The frame as text."""
        return "unmark"

    def prompt(self, state: State) -> Prompt:
        """Which mark goes?"""
        return Prompt("unmark", "TILE-5")

    def owed(self, state: State, seat: int) -> int:
        """How many marks a family still has to choose."""
        return marks_of(state, seat) - count_bits(state.pending[seat]) - mandamenti_of(state, seat)

    def movers(self, state: State) -> tuple[int, ...]:
        """Everybody who has too many."""
        return tuple([seat for seat in range(SEATS) if self.owed(state, seat) > 0])

    def tiles(self, state: State, seat: int) -> list[int]:
        """The own marks not chosen yet."""
        base = TEAM_OF[seat] * len(state.box.tiles)
        return [
            tile
            for tile in range(len(state.box.tiles))
            if state.marks[base + tile] == seat and not (state.pending[seat] >> tile) & 1
        ]

    def step(self, state: State) -> bool:
        """A family without a choice makes none; when all have chosen, the tokens go to supply. [TILE-6]"""
        movers = self.movers(state)
        for seat in movers:
            tiles = self.tiles(state, seat)
            if self.owed(state, seat) == len(tiles):
                for tile in tiles:
                    state.pending[seat] |= 1 << tile
                return True
        if movers:
            return False
        for seat in range(SEATS):
            for tile in range(len(state.box.tiles)):
                if (state.pending[seat] >> tile) & 1:
                    state.marks[TEAM_OF[seat] * len(state.box.tiles) + tile] = EMPTY
                    state.supply_tokens[seat] += 1
                    state.tell(state.events.unmarked, seat, tile)
        state.pending = [0, 0, 0, 0]
        state.frames.pop()
        return True

    def offer(self, state: State, seat: int) -> list[Action]:
        """Any own mark. [W22]"""
        return [state.actions.unmark[tile] for tile in self.tiles(state, seat)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Chosen; the other team learns it when all have chosen."""
        state.pending[seat] |= 1 << choice.number
        state.tell_only(TEAMS[seat % 2], state.events.mark_chosen, seat, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Not yours."""
        return ("W22", "only-own-marks-are-taken-back") if choice.kind == UNMARK else ("TILE-5", NOT_ASKED)


class Mark(Frame):
    """Families with more mandamenti than marks put tokens on empty tiles. [TILE-2] [TILE-4] [TILE-8] [W22]

    Both teams choose at the same time; within a team the first in order of play marks first. [W27]
    """

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def notation(self) -> str:
        """The frame as text."""
        return "mark"

    def prompt(self, state: State) -> Prompt:
        """Which tile?"""
        return Prompt("mark", "TILE-4")

    def owed(self, state: State, seat: int) -> int:
        """How many tiles a family still has to mark, while tokens and tiles are left."""
        chosen = count_bits(state.pending[seat])
        owed = mandamenti_of(state, seat) - marks_of(state, seat) - chosen
        return max(0, min(owed, state.supply_tokens[seat] - chosen, len(self.tiles(state, seat))))

    def movers(self, state: State) -> tuple[int, ...]:
        """One seat of each team at most. [W27]"""
        movers: list[int] = []
        for distance in range(SEATS):
            seat = (state.lead + distance) % SEATS
            if MATE_OF[seat] not in movers and self.owed(state, seat) > 0:
                movers.append(seat)
        movers.sort()
        return tuple(movers)

    def tiles(self, state: State, seat: int) -> list[int]:
        """The team's tiles without a token, real or chosen. [TILE-3]"""
        base = TEAM_OF[seat] * len(state.box.tiles)
        chosen = state.pending[seat] | state.pending[MATE_OF[seat]]
        return [
            tile
            for tile in range(len(state.box.tiles))
            if ((state.tiles & ~chosen) >> tile) & 1 and state.marks[base + tile] == EMPTY
        ]

    def step(self, state: State) -> bool:
        """A family without a choice makes none; when all have chosen, the tokens are laid."""
        movers = self.movers(state)
        for seat in movers:
            tiles = self.tiles(state, seat)
            if len(tiles) == 1:
                state.pending[seat] |= 1 << tiles[0]
                return True
        if movers:
            return False
        for seat in range(SEATS):
            for tile in range(len(state.box.tiles)):
                if (state.pending[seat] >> tile) & 1:
                    state.marks[TEAM_OF[seat] * len(state.box.tiles) + tile] = seat
                    state.supply_tokens[seat] -= 1
                    state.tell(state.events.marked, seat, tile)
        state.pending = [EMPTY, EMPTY, EMPTY, EMPTY]
        state.frames.pop()
        return True

    def offer(self, state: State, seat: int) -> list[Action]:
        """Any empty tile of the team."""
        return [state.actions.mark[tile] for tile in self.tiles(state, seat)]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Chosen; the other team learns it when all have chosen."""
        state.pending[seat] |= 1 << choice.number
        state.tell_only(TEAMS[seat % 2], state.events.mark_chosen, seat, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Taken, or not in play."""
        if choice.kind != MARK:
            return "TILE-4", NOT_ASKED
        if not (state.tiles >> choice.number) & 1:
            return "SETUP-5", "that-tile-is-not-in-play"
        return "TILE-3", "a-token-lies-on-that-tile"
