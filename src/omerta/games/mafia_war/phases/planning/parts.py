"""The action of a sheet space: its parts, one after the other."""

from __future__ import annotations

from typing import Final

from omerta.games.mafia_war.actions import DO, DONE, PASS, Choice
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import CHURCH, NOBODY, POLICE, Space
from omerta.games.mafia_war.frame import Ask
from omerta.games.mafia_war.numbers import has
from omerta.games.mafia_war.phases.choices import PickArea
from omerta.games.mafia_war.phases.planning.issue import IssueArea
from omerta.games.mafia_war.phases.planning.mat import ExertRow
from omerta.games.mafia_war.phases.planning.sheets import EVERYTHING, bottom_space, possible_parts
from omerta.games.mafia_war.phases.supply.equipment import Equip
from omerta.games.mafia_war.phases.supply.rally import Rally, can_rally_into
from omerta.games.mafia_war.phases.supply.soldati import PlaceArea, Recruit
from omerta.games.mafia_war.pieces.headquarters import earn, launder
from omerta.games.mafia_war.pieces.reading import base_value
from omerta.games.mafia_war.pieces.sheets import place_bust
from omerta.games.mafia_war.state import State
from omerta.kernel.machine import Refusal
from omerta.kernel.view import Prompt

ONE_AT_LEAST: Final = Refusal("SPACE-10", "one-part-at-least-has-to-be-done")
IMPOSSIBLE: Final = Refusal("W2", "that-part-cannot-be-carried-out")
NOT_OPEN: Final = Refusal("SPACE-8", "that-part-is-not-open-here")
NOT_YOURS: Final = Refusal("SPACES-6", "no-soldati-of-yours-there")
ALONE: Final = Refusal("RALLY-1", "no-adjacent-area-of-yours")


class Parts(Ask):
    """Perform the parts of the space in `cell`, where a token of `owner` was put; `finished` is a bit set of parts.

    One of several joined by "/", any of those joined by "+", in any order, but at least one. [SPACE-7] [SPACE-8]
    """

    def __init__(self, seat: int, cell: int, owner: int, finished: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.owner = owner
        self.finished = finished

    def prompt(self, state: State) -> Prompt:
        """Which part?"""
        space = bottom_space(state, self.cell)
        return Prompt("parts", "SPACE-7" if space.choose_one else "SPACE-8", {"space": space.id})

    def measure(self, state: State, seat: int) -> int:
        """What the family could do now. [SPACE-9]"""
        return possible_parts(state, self.seat, bottom_space(state, self.cell).needs)

    def candidates(self, state: State, seat: int) -> tuple[Choice, ...]:
        """Every kind of part once, and the end."""
        return state.actions.parts_of_sheet[state.round][bottom_space(state, self.cell).index]

    def refuse(self, state: State, seat: int, choice: Choice, measure: int) -> Refusal | None:
        """Only what is still to be done and possible; enough after the first. [SPACE-9] [SPACE-10]"""
        if choice.kind == DONE or choice.kind == PASS:
            return None if choice.kind == DONE and self.finished else ONE_AT_LEAST
        if choice.kind != DO:
            return self.not_asked(state)
        space = bottom_space(state, self.cell)
        if self.open_part(space, choice.number, measure) != NOBODY:
            return None
        return NOT_OPEN if self.open_part(space, choice.number, EVERYTHING) == NOBODY else IMPOSSIBLE

    def open_part(self, space: Space, kind: int, possible: int) -> int:
        """The number of the first part of a kind that is still to be done and possible. [SPACE-7]"""
        if space.choose_one and self.finished:
            return NOBODY
        for number, part in enumerate(space.parts):
            if part.kind == kind and not has(self.finished, number) and possible & part.bits() != 0:
                return number
        return NOBODY

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Do that part, or stop."""
        if choice.kind == DONE:
            self.close(state)
            return
        space = bottom_space(state, self.cell)
        number = self.open_part(space, choice.number, self.measure(state, seat))
        state.frames[-1] = Parts(self.seat, self.cell, self.owner, self.finished | (1 << number))
        self.perform(state, space.parts[number])

    def perform(self, state: State, part: Part) -> None:
        """Begin one part."""
        seat = self.seat
        if part.kind == parts.RECRUIT:
            state.frames.append(Recruit(seat, base_value(state, seat, CHURCH) + part.number))  # [RECRUIT-2]
        elif part.kind == parts.PLACE:
            limit = base_value(state, seat, POLICE) + part.number  # [PLACE-4]
            state.frames.append(PlaceArea(seat, limit, 1 if part.only_where_you_stand else 0))
        elif part.kind == parts.ISSUE_ORDERS:
            state.frames.append(IssueArea(seat, part.number, part.second, 0))
        elif part.kind == parts.EQUIP:
            state.frames.append(Equip(seat, part.number, 0))
        elif part.kind == parts.LAUNDER:
            launder(state, seat)
        elif part.kind == parts.EXERT:
            state.frames.append(ExertRow(seat, part.number, 1 if part.to_sheet else 0))
        elif part.kind == parts.RALLY:
            state.frames.append(RallyArea(seat))
        else:
            place_bust(state, seat, self.cell, self.owner)  # [FINAL-1]

    def close(self, state: State) -> None:
        """The action is over; what the space gives comes last. [SPACE-5] [W4]"""
        state.frames.pop()
        earn(state, self.seat, bottom_space(state, self.cell).gain)


class RallyArea(PickArea):
    """Launder and rally: into which own area do pieces rally? [SPACES-6]"""

    rule = "SPACES-6"

    def refuse_area(self, state: State, area: int, measure: int) -> Refusal | None:
        """Not yours, or alone."""
        if state.holder[area] != self.seat:
            return NOT_YOURS
        return None if can_rally_into(state, self.seat, area) else ALONE

    def chosen(self, state: State, area: int) -> None:
        """From where?"""
        state.frames.append(Rally(self.seat, area, 0))
