"""Evens: a toy game with everything the kernel must carry: teams, simultaneous secret choices, interjections, chance.

Four seats in two teams each lay down 0 or 1 in secret. When all are in they are revealed; chance adds 0 or 1. An even
sum wins for team {0, 2}. Anybody may cough at any time, once, and the other team whispers about it.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from omerta.kernel import (
    CHANCE,
    SEVERAL,
    Action,
    ActionTable,
    Dice,
    EventKind,
    Field,
    Frame,
    Game,
    Interjection,
    Option,
    Outcome,
    Prompt,
    Refusal,
    Sight,
    State,
    View,
    offers_of,
)

NOTHING_YET = -1
UNKNOWN = 9

LAY = (Action("lay", (("number", "0"),)), Action("lay", (("number", "1"),)))
COUGH = Action("cough")
ADD = (Action("add", (("number", "0"),)), Action("add", (("number", "1"),)))
TABLE = ActionTable([*LAY, COUGH, *ADD])

LAID = EventKind("laid", "E-1", (Field("seat"),))
LAID_SECRETLY = EventKind("laid-secretly", "E-1", (Field("seat"), Field("number")))
REVEALED = EventKind("revealed", "E-2", (Field("sum"),), reveals=True)
COUGHED = EventKind("coughed", "E-3", (Field("seat"),))
WHISPERED = EventKind("whispered", "E-3", (Field("seat"),))

TEAMS = ((0, 2), (1, 3))


class Position(msgspec.Struct, forbid_unknown_fields=True):
    laid: tuple[int, ...] = (-1, -1, -1, -1)
    coughed: tuple[bool, ...] = (False, False, False, False)
    added: int = -1


class EvensView(View, frozen=True, kw_only=True):
    laid: tuple[int, ...]
    coughed: tuple[bool, ...]
    added: int


class Lay(Frame["EvensState", Action]):
    """Everybody lays a number, all at the same time."""

    rule = "E-1"

    def asked(self, state: EvensState) -> int:
        return SEVERAL

    def movers(self, state: EvensState) -> tuple[int, ...]:
        return tuple(seat for seat in range(4) if state.laid[seat] == NOTHING_YET)

    def candidates(self, state: EvensState, seat: int) -> tuple[Action, ...]:
        return LAY

    def refuse(self, state: EvensState, seat: int, choice: Action, measure: int) -> Refusal | None:
        return None if choice in LAY else Refusal("E-1", "not-now")

    def carry_out(self, state: EvensState, seat: int, choice: Action) -> None:
        state.laid[seat] = int(choice.args[0][1])
        state.tell(LAID, seat)
        state.tell_only(TEAMS[seat % 2], LAID_SECRETLY, seat, state.laid[seat])
        if not self.movers(state):
            state.tell(REVEALED, sum(state.laid))
            state.frames = [Add()]


class Add(Frame["EvensState", Action]):
    """Chance adds a number."""

    rule = "E-2"

    def asked(self, state: EvensState) -> int:
        return CHANCE

    def candidates(self, state: EvensState, seat: int) -> tuple[Action, ...]:
        return ADD

    def refuse(self, state: EvensState, seat: int, choice: Action, measure: int) -> Refusal | None:
        return None if choice in ADD else Refusal("E-2", "not-now")

    def carry_out(self, state: EvensState, seat: int, choice: Action) -> None:
        state.added = int(choice.args[0][1])
        state.frames.pop()
        state.ending = Outcome(TEAMS[(sum(state.laid) + state.added) % 2], (), "counted", "E-2")


class Coughing(Interjection["EvensState", Action]):
    """Anybody, at any time, once."""

    rule = "E-3"

    def is_about(self, choice: Action) -> bool:
        return choice is COUGH

    def candidates(self, state: EvensState, seat: int) -> tuple[Action, ...]:
        return (COUGH,)

    def refuse(self, state: EvensState, seat: int, choice: Action, measure: int) -> Refusal | None:
        return Refusal("E-3", "not-now") if state.coughed[seat] else None

    def carry_out(self, state: EvensState, seat: int, choice: Action) -> None:
        state.coughed[seat] = True
        state.tell(COUGHED, seat)
        state.tell_only(TEAMS[1 - seat % 2], WHISPERED, seat)


class EvensState(State):
    def __init__(self, laid: list[int], coughed: list[bool], added: int) -> None:
        super().__init__()
        self.interjection = Coughing()
        self.laid = laid
        self.coughed = coughed
        self.added = added

    def copy(self) -> EvensState:
        twin = EvensState(list(self.laid), list(self.coughed), self.added)
        self.copy_machine(twin)
        return twin

    def seen_by(self, seat: int) -> EvensSight:
        board = self.copy()
        board.forget_offers(seat)
        if NOTHING_YET in self.laid:
            board.laid = [
                number if number == NOTHING_YET or (seat >= 0 and seat % 2 == other % 2) else UNKNOWN
                for other, number in enumerate(self.laid)
            ]
        return EvensSight(seat, self.to_move(), board)

    def not_asked(self, seat: int, action: Action) -> Refusal:
        return Refusal("E-1", "not-now")


class EvensSight(Sight):
    def __init__(self, seat: int, movers: tuple[int, ...], board: EvensState) -> None:
        super().__init__(seat, movers)
        self.board = board

    def known(self) -> EvensState:
        return self.board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EvensSight) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((self.seat, self.movers))

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.movers, self.board.laid, self.board.coughed, self.board.added


class Evens(Game):
    def __init__(self) -> None:
        self.name = "evens"
        self.title = "Evens"
        self.rules_version = 1
        self.edition = None
        self.seats = 4
        self.teams = TEAMS
        self.options = (Option("cough", ("loud", "soft"), "soft"),)
        self.actions = TABLE
        self.position_type = Position

    def setup(self, options: Mapping[str, str]) -> State:
        return self.load(Position(), options)

    def load(self, position: msgspec.Struct, options: Mapping[str, str]) -> State:
        assert isinstance(position, Position)
        state = EvensState(list(position.laid), list(position.coughed), position.added)
        if position.added < 0:
            state.frames.append(Lay() if NOTHING_YET in position.laid else Add())
        else:
            state.ending = Outcome(TEAMS[(sum(state.laid) + state.added) % 2], (), "counted", "E-2")
        return state

    def dump(self, state: State) -> Position:
        assert isinstance(state, EvensState)
        return Position(tuple(state.laid), tuple(state.coughed), state.added)

    def imagine(self, sight: Sight, dice: Dice) -> State:
        assert isinstance(sight, EvensSight)
        state = sight.board.copy()
        state.laid = [dice.below(2) if number == UNKNOWN else number for number in state.laid]
        return state

    def view_of(self, sight: Sight) -> EvensView:
        assert isinstance(sight, EvensSight)
        return EvensView(
            game="evens",
            rules_version=1,
            seat=sight.seat,
            to_move=sight.movers,
            prompt=sight.prompt() or Prompt("over", "E-2"),
            offers=offers_of(sight),
            outcome=sight.board.outcome(),
            laid=tuple(sight.board.laid),
            coughed=tuple(sight.board.coughed),
            added=sight.board.added,
        )

    def count_components(self, state: State) -> dict[str, int]:
        return {"hands": 4}


EVENS = Evens()
