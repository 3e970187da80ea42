"""Evens: a toy game with everything the kernel must carry: teams, simultaneous secret choices, interjections, chance.

Four seats in two teams each lay down 0 or 1 in secret. When all are in they are revealed; chance adds 0 or 1. An even
sum wins for team {0, 2}. Anybody may cough at any time, once.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from omerta.kernel import (
    CHANCE,
    Action,
    ActionTable,
    Dice,
    EventKind,
    Field,
    Game,
    IllegalAction,
    Option,
    Outcome,
    Prompt,
    State,
    View,
    offers_of,
)

LAY = (Action("lay", (("number", "0"),)), Action("lay", (("number", "1"),)))
COUGH = Action("cough")
ADD = (Action("add", (("number", "0"),)), Action("add", (("number", "1"),)))
TABLE = ActionTable([*LAY, COUGH, *ADD])

LAID = EventKind("laid", "E-1", (Field("seat"),))
LAID_SECRETLY = EventKind("laid-secretly", "E-1", (Field("seat"), Field("number")))
REVEALED = EventKind("revealed", "E-2", (Field("sum"),), reveals=True)
COUGHED = EventKind("coughed", "E-3", (Field("seat"),))

TEAMS = ((0, 2), (1, 3))


class Position(msgspec.Struct, forbid_unknown_fields=True):
    laid: tuple[int, ...] = (-1, -1, -1, -1)
    coughed: tuple[bool, ...] = (False, False, False, False)
    added: int = -1


class EvensView(View, frozen=True, kw_only=True):
    laid: tuple[int, ...]
    coughed: tuple[bool, ...]
    added: int


class EvensState(State):
    def __init__(self, laid: list[int], coughed: list[bool], added: int) -> None:
        self.journal = None
        self.laid = laid
        self.coughed = coughed
        self.added = added

    def copy(self) -> EvensState:
        return EvensState(list(self.laid), list(self.coughed), self.added)

    def to_move(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(4) if self.laid[seat] < 0)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        if self.outcome() is not None:
            return ()
        if seat == CHANCE:
            return ADD if not self.to_move() else ()
        choices = LAY if self.laid[seat] < 0 else ()
        return (*choices, *(() if self.coughed[seat] else (COUGH,)))

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        return [(action, 1) for action in self.legal_actions(CHANCE)]

    def carry_out(self, seat: int, action: Action) -> None:
        number = int(action.args[0][1]) if action.args else 0
        if action.verb == "cough":
            self.coughed[seat] = True
            self.tell(COUGHED, seat)
        elif action.verb == "add":
            self.added = number
        else:
            self.laid[seat] = number
            self.tell(LAID, seat)
            self.tell_only(TEAMS[seat % 2], LAID_SECRETLY, seat, number)
            if not self.to_move():
                self.tell(REVEALED, sum(self.laid))

    def refusal(self, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("E-3" if action is COUGH else "E-1", "not-now", seat, action.notation)

    def outcome(self) -> Outcome | None:
        if self.added < 0:
            return None
        winners = TEAMS[(sum(self.laid) + self.added) % 2]
        return Outcome(winners, (), "counted", "E-2")

    def components(self) -> dict[str, int]:
        return {"hands": 4}

    def sees(self, viewer: int, seat: int) -> bool:
        return viewer == seat or (viewer >= 0 and viewer % 2 == seat % 2) or not self.to_move()

    def view_for(self, seat: int) -> EvensView:
        return EvensView(
            game="evens",
            rules_version=1,
            seat=seat,
            to_move=self.to_move(),
            prompt=Prompt("lay", "E-1"),
            offers=offers_of(self.legal_actions(seat)) if seat >= 0 else (),
            outcome=self.outcome(),
            laid=tuple(n if n < 0 or self.sees(seat, other) else 9 for other, n in enumerate(self.laid)),
            coughed=tuple(self.coughed),
            added=self.added,
        )

    def dump(self) -> Position:
        return Position(tuple(self.laid), tuple(self.coughed), self.added)


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
        return EvensState(list(position.laid), list(position.coughed), position.added)

    def imagine(self, view: View, dice: Dice) -> State:
        assert isinstance(view, EvensView)
        return EvensState([dice.below(2) if n == 9 else n for n in view.laid], list(view.coughed), view.added)


EVENS = Evens()
