"""A turn of the planning phase: one token to an action space, or all tokens of a column; no passing."""

from __future__ import annotations

from omerta.games.mafia_war.actions import DONE, GAIN, OWNER, PASS, SEATS, SPACE, TAKE, USE, Choice
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.frame import MOVERS, NOT_ASKED, SEVERAL, Frame
from omerta.games.mafia_war.phases.gain import begin_gain
from omerta.games.mafia_war.phases.parts import Parts
from omerta.games.mafia_war.phases.sheets import (
    NO_SPACE,
    cheapest_fee,
    cheapest_move,
    cheapest_space,
    column_cost,
    fee_for,
    is_doable,
    is_free,
    on_bottom,
    possible_parts,
    put_on_bottom,
    why_not_free,
)
from omerta.games.mafia_war.phases.turn_tiles import offer_tiles, use_tile, why_not_tile
from omerta.games.mafia_war.pieces import pay, pay_to
from omerta.games.mafia_war.state import EMPTY, FRESH, MATE_OF, State
from omerta.games.mafia_war.tokens import is_empty, one, owners_in, tokens_of
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


class Turn(Frame):
    """The move of the seat on turn, and tiles before it. [PLAN-1] [PLAN-2] [PLAN-3]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"turn {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """What to do?"""
        return Prompt("turn", "PLAN-2")

    def is_decision(self) -> bool:
        """Money may be raised before any move."""
        return True

    def step(self, state: State) -> bool:
        """No turn without a token on the top sheet. [W34]"""
        if not is_empty(state.top):
            return False
        state.frames.pop()
        return True

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every token and every column that can be paid now, and tiles; nothing without a move. [W3] [PLAN-5]"""
        offers = moves(state, self.seat, state.money[self.seat], False)
        if offers:
            offer_tiles(state, self.seat, offers)
        return offers

    def close(self, state: State) -> None:
        """No move can be paid. [PLAN-6]"""
        state.frames.append(Shortage(self.seat, 0))

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Begin the move, or use a tile."""
        if choice.kind == USE:
            use_tile(state, self.seat, choice.number)
        else:
            begin_move(state, self.seat, choice, 0)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not this move?"""
        return why_not_move(state, self.seat, choice)


def moves(state: State, seat: int, budget: int, exactly: bool) -> list[Action]:
    """The tokens and columns that cost at most, or exactly, `budget`. [PLAN-2]"""
    offers: list[Action] = []
    cheapest = cheapest_space(state, seat)
    for cell in range(len(state.top)):
        if state.top[cell]:
            cost = cheapest_fee(state, seat, cell) + cheapest
            if cost == budget or (cost < budget and not exactly):
                offers.append(state.actions.take[cell])
    for column in range(len(state.actions.gain)):
        cost = column_cost(state, seat, column)
        if cost == budget or (cost < budget and not exactly):
            offers.append(state.actions.gain[column])
    return offers


def begin_move(state: State, seat: int, choice: Choice, forgiven: int) -> None:
    """A token or a column was chosen; the Turn frame is on top."""
    if choice.kind == GAIN:
        state.frames[-1] = TurnEnd(seat)
        begin_gain(state, seat, choice.number)
    else:
        state.frames.append(PickOwner(seat, choice.number, forgiven))


def why_not_move(state: State, seat: int, choice: Choice) -> tuple[str, str]:
    """Why a move is not offered in a turn."""
    if choice.kind == TAKE:
        if state.top[choice.number] == 0:
            return "SPACE-1", "no-token-lies-there"
        if cheapest_space(state, seat) == NO_SPACE:
            return "W2", "no-action-can-be-carried-out"
        if cheapest_fee(state, seat, choice.number) > state.money[seat]:
            return "SPACE-4", "no-money-for-the-owner-of-the-token"
        return "SPACE-6", "no-money-for-any-space"
    if choice.kind == GAIN:
        if column_cost(state, seat, choice.number) == NO_SPACE:
            return "GAIN-2", "no-token-lies-in-that-column"
        return "GAIN-5", "no-money-for-that-column"
    if choice.kind == USE:
        return why_not_tile(state, seat, choice.number)
    if choice.kind == PASS or choice.kind == DONE:
        return "PLAN-5", "nobody-may-pass"
    return "PLAN-2", NOT_ASKED


class Shortage(Frame):
    """No move can be paid: the teammate gives, or the player sells, or what is missing is forgiven. [PLAN-6] [W3]

    `poor` is short of money; `refused`: the teammate has said no.
    """

    def __init__(self, poor: int, refused: int) -> None:
        super().__init__(SEVERAL)
        self.poor = poor
        self.refused = refused

    def notation(self) -> str:
        """The frame as text."""
        return f"shortage {self.poor} {self.refused}"

    def prompt(self, state: State) -> Prompt:
        """Where does the money come from?"""
        return Prompt("shortage", "PLAN-6", {"seat": self.poor, "missing": self.missing(state)})

    def missing(self, state: State) -> int:
        """How much the cheapest move lacks."""
        return max(0, cheapest_move(state, self.poor) - state.money[self.poor])

    def is_forgiven(self, state: State) -> bool:
        """Could even all sales and gifts together not pay for any move? [W3]"""
        orders = state.headquarters_orders[self.poor]
        reach = state.money[MATE_OF[self.poor]] // 2
        while orders:
            reach += orders & 1
            orders >>= 1
        return reach < self.missing(state)

    def mate_is_asked(self, state: State) -> bool:
        """Is it the teammate's choice: who may refuse once while the player can sell?"""
        if state.money[MATE_OF[self.poor]] < 2:
            return False
        return state.headquarters_orders[self.poor] == 0 or not self.refused

    def movers(self, state: State) -> tuple[int, ...]:
        """The teammate or the player."""
        if self.mate_is_asked(state) and not self.is_forgiven(state):
            return MOVERS[MATE_OF[self.poor]]
        return MOVERS[self.poor]

    def step(self, state: State) -> bool:
        """Over as soon as a move can be paid."""
        if self.missing(state) > 0:
            return False
        state.frames.pop()
        return True

    def offer(self, state: State, seat: int) -> list[Action]:
        """Selling and giving are in everybody's list; the teammate may refuse, the cheapest moves may be forgiven."""
        if self.is_forgiven(state):
            return moves(state, self.poor, cheapest_move(state, self.poor), True)
        if seat != self.poor and state.headquarters_orders[self.poor]:
            return [state.actions.pass_by]
        return []

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The teammate refuses, or a forgiven move begins."""
        if choice.kind == PASS:
            state.frames[-1] = Shortage(self.poor, 1)
        else:
            state.frames.pop()
            begin_move(state, self.poor, choice, 1)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Money first."""
        if choice.kind == PASS or choice.kind == DONE:
            return "PLAN-5", "nobody-may-pass"
        return "W3", "money-has-to-be-raised-first"


class PickOwner(Frame):
    """Whose token is taken, where several lie in one large space? [W30]"""

    def __init__(self, seat: int, cell: int, forgiven: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.forgiven = forgiven

    def notation(self) -> str:
        """The frame as text."""
        return f"pick-owner {self.seat} {self.cell} {self.forgiven}"

    def prompt(self, state: State) -> Prompt:
        """Whose?"""
        return Prompt("pick-owner", "PLAN-3")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every owner whose fee can be paid. [SPACE-3]"""
        cheapest = cheapest_space(state, self.seat)
        budget = cheapest_move(state, self.seat) if self.forgiven else state.money[self.seat]
        return [
            state.actions.owner[owner]
            for owner in owners_in(state.top[self.cell])
            if fee_for(self.seat, owner) + cheapest <= budget
        ]

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Where to?"""
        state.frames[-1] = PickSpace(self.seat, self.cell, choice.number, self.forgiven)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """No such token, or too dear."""
        if choice.kind != OWNER:
            return "PLAN-3", NOT_ASKED
        if tokens_of(state.top[self.cell], choice.number) == 0:
            return "SPACE-1", "no-token-of-theirs-lies-there"
        return "SPACE-4", "no-money-for-the-owner-of-the-token"


class PickSpace(Frame):
    """Which space of the bottom sheet does the token go to? Until this is chosen nothing has happened. [SPACE-1]"""

    def __init__(self, seat: int, cell: int, owner: int, forgiven: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.owner = owner
        self.forgiven = forgiven

    def notation(self) -> str:
        """The frame as text."""
        return f"pick-space {self.seat} {self.cell} {self.owner} {self.forgiven}"

    def prompt(self, state: State) -> Prompt:
        """Where to?"""
        return Prompt("pick-space", "SPACE-1", {"owner": self.owner})

    def budget(self, state: State) -> int:
        """What the space may cost."""
        budget = cheapest_move(state, self.seat) if self.forgiven else state.money[self.seat]
        return budget - fee_for(self.seat, self.owner)

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every open space that can be paid and done. [SPACE-2] [SPACE-6] [W2]"""
        offers: list[Action] = []
        bits = possible_parts(state, self.seat)
        budget = self.budget(state)
        for space in on_bottom(state).spaces:
            if space.cost <= budget and is_free(state.bottom, space) and is_doable(bits, space):
                offers.append(state.actions.space[space.cell])
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Pay the owner, then the space, move the token, perform the action. [W4]"""
        state.frames.pop()
        state.frames[-1] = TurnEnd(self.seat)
        state.top[self.cell] -= one(self.owner)
        state.tell(state.events.token_taken, self.seat, self.cell, self.owner)
        fee = fee_for(self.seat, self.owner)
        paid_fee = min(fee, state.money[self.seat])
        if fee:
            pay_to(state, self.seat, self.owner, paid_fee)
        sheet = on_bottom(state)
        cost = sheet.spaces[sheet.space_in[choice.number]].cost
        paid_cost = min(cost, state.money[self.seat])
        pay(state, self.seat, paid_cost)
        if paid_fee + paid_cost < fee + cost:
            state.tell(state.events.forgiven, self.seat, fee + cost - paid_fee - paid_cost)
        put_on_bottom(state, self.seat, choice.number, self.owner)
        state.frames.append(Parts(self.seat, choice.number, self.owner, 0))

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not that space?"""
        if choice.kind != SPACE:
            return "SPACE-1", NOT_ASKED
        return why_not_space(state, self.seat, choice.number, self.budget(state))


def why_not_space(state: State, seat: int, cell: int, budget: int) -> tuple[str, str]:
    """Why a space cannot be used."""
    sheet = on_bottom(state)
    number = sheet.space_in[cell]
    if number < 0 or not is_free(state.bottom, sheet.spaces[number]):
        return why_not_free(sheet, cell)
    space = sheet.spaces[number]
    if state.busts[seat] != EMPTY and space.parts[0].kind == parts.ULTIMA_AZIONE:
        return "W42", "your-bust-is-out-already"
    if not is_doable(possible_parts(state, seat), space):
        return "W2", "nothing-there-can-be-carried-out"
    if space.cost > budget:
        return "SPACE-6", "no-money-for-that-space"
    return "SPACE-1", NOT_ASKED


class TurnEnd(Frame):
    """After the move, tiles may still be used. [W39]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"turn-end {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Anything else?"""
        return Prompt("turn-end", "W39")

    def offer(self, state: State, seat: int) -> list[Action]:
        """Tiles, and the end of the turn."""
        offers: list[Action] = []
        offer_tiles(state, self.seat, offers)
        offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Use a tile, or the next player's turn, or the end of all turns. [PLAN-1] [W34]"""
        if choice.kind == USE:
            use_tile(state, self.seat, choice.number)
            return
        state.used = 0
        age_orders(state)
        if is_empty(state.top):
            state.frames.pop()
        else:
            state.turn = (self.seat + 1) % SEATS
            state.frames[-1] = Turn(state.turn)
            state.tell(state.events.turn_began, state.turn)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """The move is made."""
        if choice.kind == USE:
            return why_not_tile(state, self.seat, choice.number)
        if choice.kind == TAKE or choice.kind == GAIN:
            return "PLAN-2", "the-move-of-this-turn-is-made"
        return "W39", NOT_ASKED


def age_orders(state: State) -> None:
    """The turn is over: its orders are from an earlier turn now. [TILES-4]"""
    for place in range(len(state.order_marks)):
        if state.order_marks[place] & FRESH:
            state.order_marks[place] &= ~FRESH
