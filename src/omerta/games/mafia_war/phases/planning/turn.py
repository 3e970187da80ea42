"""A turn of the planning phase: one token to an action space, or all tokens of a column; no passing."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from omerta.games.mafia_war import facts
from omerta.games.mafia_war.actions import CELL_IDS, DONE, FROM_TOP, GAIN, OWNER, PASS, SPACE, TAKE, USE, Choice
from omerta.games.mafia_war.frame import Ask, AskSeveral
from omerta.games.mafia_war.numbers import EMPTY, MATE_OF, SEATS
from omerta.games.mafia_war.phases.anytime import ANY_TIME, GIFT, OWED, money_in_reach
from omerta.games.mafia_war.phases.planning.gain import begin_gain
from omerta.games.mafia_war.phases.planning.parts import Parts
from omerta.games.mafia_war.phases.planning.sheets import (
    NO_SPACE,
    bottom_space,
    cheapest_fee,
    cheapest_move,
    cheapest_space,
    cheapest_without_orders,
    cost_of_move,
    fee_for,
    possible_parts,
    put_on_bottom,
    refuse_space,
)
from omerta.games.mafia_war.phases.planning.turn_tiles import refuse_tile, tiles_of_turn, use_tile
from omerta.games.mafia_war.pieces.headquarters import SALE, pay, pay_to, season_orders
from omerta.games.mafia_war.pieces.sheets import lift_top
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import is_empty, tokens_of
from omerta.kernel.machine import ALONE, Refusal

MOST_PASSES: Final = 3
"""By rulebook 1.0 nobody passes after so many passes in a row. [FIRST-1]"""

NO_TOKEN: Final = Refusal("SPACE-1", "no-token-lies-there")
NOTHING_TO_DO: Final = Refusal("W2", "no-action-can-be-carried-out")
NO_MONEY_FOR_OWNER: Final = Refusal("SPACE-4", "no-money-for-the-owner-of-the-token")
NO_MONEY_FOR_SPACE: Final = Refusal("SPACE-6", "no-money-for-any-space")
NO_TOKEN_IN_COLUMN: Final = Refusal("GAIN-2", "no-token-lies-in-that-column")
NO_MONEY_FOR_COLUMN: Final = Refusal("GAIN-5", "no-money-for-that-column")
ENOUGH_PASSES: Final = Refusal("FIRST-1", "three-passed-so-somebody-has-to-move")
NO_PASSING: Final = Refusal("PLAN-5", "nobody-may-pass")
MONEY_FIRST: Final = Refusal("W3", "money-has-to-be-raised-first")
NOT_THEIRS: Final = Refusal("SPACE-1", "no-token-of-theirs-lies-there")
MOVE_MADE: Final = Refusal("PLAN-2", "the-move-of-this-turn-is-made")


class Turn(Ask):
    """The move of the seat on turn, and tiles before it. [PLAN-1] [PLAN-2] [PLAN-3]"""

    rule = "PLAN-2"
    uses_tiles = True

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """How many passed just before? [FIRST-1]"""
        return {"passes": state.passes} if state.first_printing else {}

    def may_pass(self, state: State) -> bool:
        """By rulebook 1.0, while others have moved. [FIRST-1]"""
        return state.first_printing and state.passes < MOST_PASSES

    def is_decision(self) -> bool:
        """Money may be raised before any move."""
        return True

    def step(self, state: State) -> bool:
        """No turn without a token on the top sheet. [W34]"""
        if not is_empty(state.top):
            return False
        state.frames.pop()
        return True

    def measure(self, state: State, seat: int) -> int:
        """What the cheapest space costs."""
        return cheapest_space(state, self.seat)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every token, every column, tiles, and by rulebook 1.0 nothing. [FIRST-1]"""
        top, takes = state.top, state.actions.take
        choices = [takes[cell] for cell in range(len(top)) if top[cell] != 0]
        choices += state.actions.turn_otherwise
        return tuple(choices)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only what can be paid now, and no tile without a move. [W3] [PLAN-5]"""
        if choice.kind == TAKE or choice.kind == GAIN:
            cost = cost_of_move(state, self.seat, choice, measure)
            return None if cost <= state.money[self.seat] else self.too_dear(state, choice, measure, cost)
        if choice.kind == USE:
            refused = refuse_tile(state, self.seat, choice.number, state.money[self.seat])
            if refused is not None or self.may_pass(state):
                return refused
            cheapest = cheapest_move(state, self.seat, measure)
            if cheapest > state.money[self.seat]:
                return MONEY_FIRST
            price = state.box.tiles[choice.number].price
            return OWED if cheapest > state.money[self.seat] - price else None  # [W70]
        if choice.kind == PASS and state.first_printing:
            return None if self.may_pass(state) else ENOUGH_PASSES
        return NO_PASSING if choice.kind == PASS or choice.kind == DONE else self.not_asked(state)

    def too_dear(self, state: State, move: Choice, cheapest: int, cost: int) -> Refusal:
        """What it is that cannot be paid, or is not there."""
        if move.kind == GAIN:
            return NO_TOKEN_IN_COLUMN if cost == NO_SPACE else NO_MONEY_FOR_COLUMN
        if state.top[move.number] == 0:
            return NO_TOKEN
        if cheapest == NO_SPACE:
            return NOTHING_TO_DO
        is_fee_paid = cheapest_fee(state, self.seat, move.number) <= state.money[self.seat]
        return NO_MONEY_FOR_SPACE if is_fee_paid else NO_MONEY_FOR_OWNER

    def close(self, state: State) -> None:
        """No move can be paid. [PLAN-6]"""
        state.frames.append(Shortage(self.seat, 0))

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Begin the move, use a tile, or pass."""
        if choice.kind == USE:
            use_tile(state, self.seat, choice.number)
        elif choice.kind == PASS:
            state.passes += 1
            end_turn(state, self.seat)
        else:
            begin_move(state, self.seat, choice, 0)


def begin_move(state: State, seat: int, choice: Choice, forgiven: int) -> None:
    """A token or a column was chosen; the Turn frame is on top."""
    state.passes = 0
    if choice.kind == GAIN:
        state.frames[-1] = TurnEnd(seat)
        begin_gain(state, seat, choice.number)
    else:
        state.frames.append(PickOwner(seat, choice.number, forgiven))


def budget_for(state: State, seat: int, forgiven: int) -> int:
    """What a token and its space may cost together. [W3]"""
    return cheapest_move(state, seat, cheapest_space(state, seat)) if forgiven else state.money[seat]


class Shortage(AskSeveral):
    """No move can be paid: the teammate gives, or the player sells, or what is missing is forgiven. [PLAN-6] [W3]

    `poor` is short of money; `refused`: the teammate has said no.
    """

    rule = "PLAN-6"

    def __init__(self, poor: int, refused: int) -> None:
        self.poor = poor
        self.refused = refused

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Who lacks how much?"""
        return {"seat": self.poor, "missing": self.missing(state)}

    def missing(self, state: State) -> int:
        """How much the cheapest move lacks."""
        return max(0, budget_for(state, self.poor, 1) - state.money[self.poor])

    def is_forgiven(self, state: State) -> bool:
        """Could even all sales and gifts together not pay for any move? [W3] [W70]"""
        return money_in_reach(state, self.poor) < budget_for(state, self.poor, 1)

    def owes(self, state: State, seat: int) -> int:
        """Whoever lacks money for a move has none to give away. [W70]"""
        return NO_SPACE if seat == self.poor else 0

    def movers(self, state: State) -> tuple[int, ...]:
        """The teammate, who may refuse once while the player can sell; or the player."""
        can_sell = state.headquarters_orders[self.poor] != 0
        can_give = state.money[MATE_OF[self.poor]] >= GIFT
        is_mate_asked = can_give and not (can_sell and self.refused) and not self.is_forgiven(state)
        return ALONE[MATE_OF[self.poor] if is_mate_asked else self.poor]

    def step(self, state: State) -> bool:
        """Over as soon as a move can be paid."""
        if self.missing(state) > 0:
            return False
        state.frames.pop()
        return True

    def measure(self, state: State, seat: int) -> int:
        """What the cheapest space costs when the rest is forgiven, EMPTY while money can be raised."""
        return cheapest_space(state, self.poor) if self.is_forgiven(state) else EMPTY

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The moves, a refusal, sales and gifts."""
        return state.actions.take + state.actions.gain + (state.actions.pass_by,) + state.actions.free

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Money first; the teammate may refuse while there is something to sell, the cheapest moves may be forgiven."""
        if ANY_TIME.is_about(choice):
            return ANY_TIME.refuse(state, seat, choice, 0)
        if choice.kind == TAKE or choice.kind == GAIN:
            if measure == EMPTY:
                return MONEY_FIRST
            cost = cost_of_move(state, self.poor, choice, measure)
            return None if cost == cheapest_move(state, self.poor, measure) else MONEY_FIRST
        if choice.kind == PASS and seat != self.poor and state.headquarters_orders[self.poor] != 0:
            return None
        return NO_PASSING if choice.kind == PASS or choice.kind == DONE else MONEY_FIRST

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The teammate refuses, or a forgiven move begins; selling and giving are carried out as at any time."""
        if choice.kind == PASS:
            state.frames[-1] = Shortage(self.poor, 1)
        else:
            state.frames.pop()
            begin_move(state, self.poor, choice, 1)


class Taking(Ask):
    """A token of the top sheet is being taken: that is a declaration, so a space has to stay within reach. [W70]"""

    def __init__(self, seat: int, cell: int, forgiven: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.forgiven = forgiven

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Where does it lie?"""
        return {"top": CELL_IDS[self.cell]}

    def needs_order(self, state: State, seat: int) -> bool:
        """Is nothing but issuing it possible on any space that can be paid? [W69]"""
        if seat != self.seat:
            return False
        cheapest = cheapest_without_orders(state, seat)
        return cheapest == NO_SPACE or (not self.forgiven and cheapest > state.money[seat] + SALE - self.fee(state))

    def owes(self, state: State, seat: int) -> int:
        """The fee, while it is unpaid, and the cheapest space. [W70]"""
        return self.fee(state) + cheapest_space(state, seat) if seat == self.seat else 0

    @abstractmethod
    def fee(self, state: State) -> int:
        """What is still to be paid for the token itself."""


class PickOwner(Taking):
    """Whose token is taken, where several lie in one large space? [W30]"""

    rule = "PLAN-3"

    def fee(self, state: State) -> int:
        """At least this much."""
        return cheapest_fee(state, self.seat, self.cell)

    def measure(self, state: State, seat: int) -> int:
        """What is left for the owner when the cheapest space is paid."""
        return budget_for(state, self.seat, self.forgiven) - cheapest_space(state, self.seat)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """All owners there are."""
        return state.actions.owner

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """No such token, or too dear. [SPACE-3]"""
        if choice.kind != OWNER:
            return self.not_asked(state)
        if tokens_of(state.top[self.cell], choice.number) == 0:
            return NOT_THEIRS
        return None if fee_for(self.seat, choice.number) <= measure else NO_MONEY_FOR_OWNER

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """The owner is paid at once, as far as the money goes; then, where to? [PLAN-4] [SPACE-3] [W70]"""
        state.frames[-1] = PickSpace(self.seat, self.cell, choice.number, self.forgiven)
        facts.token_taken(state, self.seat, self.cell, choice.number)
        fee = fee_for(self.seat, choice.number)
        paid = min(fee, state.money[self.seat])
        pay_to(state, self.seat, choice.number, paid)
        if paid < fee:
            facts.forgiven(state, self.seat, fee - paid)


class PickSpace(Taking):
    """Which space of the bottom sheet does the token go to? Its owner has been paid. [SPACE-1] [W70]"""

    rule = "SPACE-1"

    def __init__(self, seat: int, cell: int, owner: int, forgiven: int) -> None:
        super().__init__(seat, cell, forgiven)
        self.owner = owner

    def fee(self, state: State) -> int:
        """Paid when the token was taken."""
        return 0

    def prompt_args(self, state: State) -> dict[str, int | str]:
        """Which token is it?"""
        return {**super().prompt_args(state), "owner": self.owner}

    def measure(self, state: State, seat: int) -> int:
        """What the family could do now."""
        return possible_parts(state, self.seat)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """The spaces of the bottom sheet."""
        return state.actions.space_of_sheet[state.round]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Not open, not possible, or too dear. [SPACE-2] [SPACE-6] [W2]"""
        if choice.kind != SPACE:
            return self.not_asked(state)
        budget = state.money[self.seat]
        if self.forgiven:
            budget = cheapest_space(state, self.seat)
        return refuse_space(state, self.seat, choice.number, measure, budget)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Pay for the space, move the token, perform the action. [W4]"""
        state.frames.pop()
        state.frames[-1] = TurnEnd(self.seat)
        lift_top(state, self.cell, self.owner)
        cost = bottom_space(state, choice.number).cost
        paid = min(cost, state.money[self.seat])
        pay(state, self.seat, paid)
        if paid < cost:
            facts.forgiven(state, self.seat, cost - paid)
        put_on_bottom(state, self.seat, FROM_TOP + self.cell, choice.number, self.owner)
        state.frames.append(Parts(self.seat, choice.number, self.owner, 0))


class TurnEnd(Ask):
    """After the move, tiles may still be used. [W39]"""

    rule = "W39"
    uses_tiles = True

    def is_decision(self) -> bool:
        """Money may be raised for a tile. [W71]"""
        return True

    def step(self, state: State) -> bool:
        """The turn ends by itself once no tile could be used with all the money in reach. [W71]"""
        money = money_in_reach(state, self.seat)
        if any(refuse_tile(state, self.seat, tile.number, money) is None for tile in tiles_of_turn(state)):
            return False
        end_turn(state, self.seat)
        return True

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Tiles, and the end of the turn."""
        return (*tiles_of_turn(state), state.actions.done)

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """The move is made."""
        if choice.kind == USE:
            return refuse_tile(state, self.seat, choice.number, state.money[self.seat])
        if choice.kind == DONE:
            return None
        return MOVE_MADE if choice.kind == TAKE or choice.kind == GAIN else self.not_asked(state)

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Use a tile, or enough."""
        if choice.kind == USE:
            use_tile(state, self.seat, choice.number)
        else:
            end_turn(state, self.seat)


def end_turn(state: State, seat: int) -> None:
    """The next player's turn, or the end of all turns. [PLAN-1] [W34]"""
    state.used = 0
    season_orders(state)
    if is_empty(state.top):
        state.frames.pop()
    else:
        state.turn = (seat + 1) % SEATS
        state.frames[-1] = Turn(state.turn)
        facts.turn_began(state, state.turn)
