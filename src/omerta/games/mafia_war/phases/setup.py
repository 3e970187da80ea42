"""Set-up, first half: control tiles, families and who leads them, the line-up, the start player, characters."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import DEAL, DRAW_FAMILY, DRAW_TILE, LEAD, PARTNER, SEATS, START, Choice
from omerta.games.mafia_war.box.tables import NOBODY
from omerta.games.mafia_war.frame import NOT_ASKED, SEVERAL, Frame, Passage
from omerta.games.mafia_war.phases.lineup import SetupLabs, SetupUnits, SheetZero
from omerta.games.mafia_war.phases.management import count_bits
from omerta.games.mafia_war.phases.rounds import Round
from omerta.games.mafia_war.state import EMPTY, NEUTRAL, TEAMS, State
from omerta.kernel.action import CHANCE, Action
from omerta.kernel.view import Prompt

EACH_TEAM: Final = 3
"""Families given to a team to choose from. [SETUP-6]"""
NOT_IN_FIRST_GAME: Final = ("black", "white")
PAIR: Final = 8
"""A pending choice of leaders is lead, then lead + 8 × (partner + 1)."""


def lay_out_setup(state: State) -> None:
    """All steps of the set-up in printed order, the first on top; what the table has chosen is not drawn."""
    state.frames.append(Round())
    state.frames.append(SheetZero(0))
    state.frames.append(SetupLabs(0))
    state.frames.append(SetupUnits(0))
    state.frames.append(FillHeadquarters())
    if EMPTY in state.character:
        state.frames.append(DealCharacters())
    if state.start == EMPTY:
        state.frames.append(DrawStart())
    state.frames.append(LineUp())
    if EMPTY in state.family:
        state.frames.append(DealFamilies() if state.first_game else DrawFamilies(0))
    if state.tiles == 0:
        state.frames.append(DrawTiles())


class Draw(Frame):
    """Chance draws something for the set-up."""

    def __init__(self) -> None:
        super().__init__(CHANCE)


class DrawTiles(Draw):
    """Seven of the eleven tiles, the same for both teams. [SETUP-4] [SETUP-5] [COMPONENT-4]"""

    def notation(self) -> str:
        """The frame as text."""
        return "draw-tiles"

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("draw-tiles", "SETUP-4")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every tile not drawn yet."""
        return [action for action in state.actions.draw_tile if not (state.tiles >> action.number) & 1]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It is in play."""
        state.tiles |= 1 << choice.number
        state.tell(state.events.tile_drawn, choice.number)
        if count_bits(state.tiles) == state.box.pieces.tiles_drawn:
            state.frames.pop()

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Drawn already."""
        return "SETUP-4", "that-tile-is-drawn-already" if choice.kind == DRAW_TILE else NOT_ASKED


class DrawFamilies(Draw):
    """Three families for the team of seats 0 and 2 (`first`, a bit set), the rest for the other. [SETUP-6]"""

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def notation(self) -> str:
        """The frame as text."""
        return f"draw-families {self.first}"

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("draw-families", "SETUP-6")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every family not drawn yet. [COMPONENT-5]"""
        return [action for action in state.actions.draw_family if not (self.first >> action.number) & 1]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It is given to the first team; with three the other team has the rest."""
        state.frames.pop()
        first = self.first | 1 << choice.number
        state.tell(state.events.family_drawn, 0, choice.number)
        if count_bits(first) < EACH_TEAM:
            state.frames.append(DrawFamilies(first))
        else:
            state.frames.append(ChooseLeaders(first))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Drawn already."""
        return "SETUP-6", "that-family-is-drawn-already" if choice.kind == DRAW_FAMILY else NOT_ASKED


class DealFamilies(Draw):
    """First game: four families, without Black and White, dealt to the seats. [SETUP-8]"""

    def notation(self) -> str:
        """The frame as text."""
        return "deal-families"

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("deal-families", "SETUP-8")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every family for beginners that is left."""
        return [
            state.actions.draw_family[family.index]
            for family in state.box.families
            if family.id not in NOT_IN_FIRST_GAME and family.index not in state.family
        ]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """It is led by the next seat."""
        receiver = state.family.index(EMPTY)
        state.family[receiver] = choice.number
        state.tell(state.events.leads, receiver, choice.number)
        if receiver == SEATS - 1:
            state.frames.pop()

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Not in this game."""
        return "SETUP-8", "that-family-is-not-to-be-dealt" if choice.kind == DRAW_FAMILY else NOT_ASKED


class ChooseLeaders(Frame):
    """Each team decides who leads which of its three families (`first`: those of seats 0 and 2). [SETUP-7] [W31]

    The lower seat answers for its team; both teams choose at the same time and reveal together. [W27]
    """

    def __init__(self, first: int) -> None:
        super().__init__(SEVERAL)
        self.first = first

    def notation(self) -> str:
        """The frame as text."""
        return f"choose-leaders {self.first}"

    def prompt(self, state: State) -> Prompt:
        """Who leads what?"""
        return Prompt("choose-leaders", "SETUP-7")

    def movers(self, state: State) -> tuple[int, ...]:
        """The seats 0 and 1 until they have named both families."""
        return tuple([seat for seat in (0, 1) if state.pending[seat] < PAIR])

    def offer(self, state: State, seat: int) -> list[Action]:
        """Own family first, then the partner's."""
        lead = state.pending[seat]
        offers: list[Action] = []
        for family in range(len(state.box.families)):
            if (self.first >> family) & 1 == 1 - seat and family != lead:
                offers.append(state.actions.lead[family] if lead == EMPTY else state.actions.partner[family])
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Keep it secret until both teams are ready."""
        if choice.kind == LEAD:
            state.pending[seat] = choice.number
        else:
            state.pending[seat] += PAIR * (choice.number + 1)
        member = seat if choice.kind == LEAD else seat + 2
        state.tell_only(TEAMS[seat], state.events.leader_chosen, member, choice.number)
        if not self.movers(state):
            self.reveal(state)

    def reveal(self, state: State) -> None:
        """All four families are known. [W31]"""
        state.frames.pop()
        for seat in (0, 1):
            state.family[seat] = state.pending[seat] % PAIR
            state.family[seat + 2] = state.pending[seat] // PAIR - 1
            state.pending[seat] = EMPTY
        for seat in range(SEATS):
            state.tell(state.events.leads, seat, state.family[seat])

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Not this team's, or not in this order."""
        if choice.kind != LEAD and choice.kind != PARTNER:
            return "SETUP-7", NOT_ASKED
        if (self.first >> choice.number) & 1 != 1 - seat:
            return "SETUP-6", "that-family-was-not-given-to-your-team"
        if (choice.kind == LEAD) != (state.pending[seat] == EMPTY):
            return "SETUP-7", NOT_ASKED
        return "SETUP-7", "each-member-leads-a-family-of-their-own"


class LineUp(Passage):
    """Mats, basic orders and the Soldati of the corners and of the neutral areas, all by itself."""

    def notation(self) -> str:
        """The frame as text."""
        return "line-up"

    def step(self, state: State) -> bool:
        """Set everything up."""
        state.frames.pop()
        for seat in range(SEATS):
            prepare_mat(state, seat)
        for area in range(len(state.holder)):
            occupy(state, area)
        return True


def prepare_mat(state: State, seat: int) -> None:
    """Tokens on the mat, advanced orders beside them, basic orders in headquarters.

    [SETUP-11] [SETUP-12] [SETUP-13] [SETUP-14] [COMPONENT-6] [COMPONENT-9] [MAT-1]
    """
    family = state.box.families[state.family[seat]]
    for row in family.rows:
        state.mat[seat * 4 + row.row] = len(row.spaces)
        state.supply_tokens[seat] -= len(row.spaces)
    state.headquarters_orders[seat] = 0
    state.mat_orders[seat] = 0
    for number in family.orders:
        order = state.box.orders[number]
        if order.row == NOBODY:
            state.headquarters_orders[seat] |= 1 << order.slot
        else:
            state.mat_orders[seat] |= 1 << order.slot


def occupy(state: State, area: int) -> None:
    """The printed Soldati of an area. [SETUP-2] [SETUP-15] [SETUP-16] [AIM-3] [W31]"""
    seat = state.box.start_seat[area]
    count = state.box.start_soldati[area]
    state.soldati[area] = count
    if seat == NOBODY:
        state.holder[area] = NEUTRAL
        state.supply_neutrals -= count
    else:
        state.holder[area] = seat
        state.supply_soldati[seat] -= count


class DrawStart(Draw):
    """Who begins? [SETUP-17] [COMPONENT-3]"""

    def notation(self) -> str:
        """The frame as text."""
        return "draw-start"

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("draw-start", "SETUP-17")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Any seat."""
        return list(state.actions.start)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """That seat has the Primo Giocatore. [SETUP-3]"""
        state.frames.pop()
        state.start = choice.number
        state.lead = choice.number
        state.turn = choice.number
        state.tell(state.events.starts, choice.number)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Only that is drawn now."""
        return "SETUP-17", NOT_ASKED if choice.kind != START else "any-seat-may-start"


class DealCharacters(Draw):
    """One character card each. [SETUP-18]"""

    def notation(self) -> str:
        """The frame as text."""
        return "deal-characters"

    def prompt(self, state: State) -> Prompt:
        """Nobody is asked."""
        return Prompt("deal-characters", "SETUP-18")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every card that is left."""
        return [action for action in state.actions.deal if action.number not in state.character]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The next seat gets it."""
        receiver = state.character.index(EMPTY)
        state.character[receiver] = choice.number
        state.tell(state.events.dealt, receiver, choice.number)
        if receiver == SEATS - 1:
            state.frames.pop()

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Dealt already."""
        return "SETUP-18", "that-card-is-dealt-already" if choice.kind == DEAL else NOT_ASKED


class FillHeadquarters(Passage):
    """Money and Soldati of the cards, and the start player's coin for the last one. [SETUP-19] [SETUP-20] [W32]"""

    def notation(self) -> str:
        """The frame as text."""
        return "fill-headquarters"

    def step(self, state: State) -> bool:
        """From here on the anytime options exist."""
        state.frames.pop()
        for seat in range(SEATS):
            character = state.box.characters[state.character[seat]]
            state.money[seat] += character.money
            state.supply_soldati[seat] -= character.headquarters_soldati
            state.headquarters[seat] += character.headquarters_soldati
        last = (state.start + SEATS - 1) % SEATS
        state.money[state.start] -= 1
        state.money[last] += 1
        state.tell(state.events.start_coin, state.start, last)
        state.open_headquarters = True
        return True
