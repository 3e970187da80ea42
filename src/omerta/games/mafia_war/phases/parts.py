"""The action of a sheet space: its parts, one after the other."""

from __future__ import annotations

from omerta.games.mafia_war.actions import DO, DONE, PASS, Choice
from omerta.games.mafia_war.box import parts
from omerta.games.mafia_war.box.parts import Part
from omerta.games.mafia_war.box.tables import CHURCH, POLICE, Space
from omerta.games.mafia_war.frame import NOT_ASKED, Frame
from omerta.games.mafia_war.phases.choices import PickArea, own_areas
from omerta.games.mafia_war.phases.equipment import Equip
from omerta.games.mafia_war.phases.issue import IssueArea
from omerta.games.mafia_war.phases.mat import ExertRow
from omerta.games.mafia_war.phases.rally import Rally, can_rally_into
from omerta.games.mafia_war.phases.sheets import is_possible, on_bottom, possible_parts
from omerta.games.mafia_war.phases.soldati import PlaceArea, Recruit
from omerta.games.mafia_war.pieces import base_value, earn, launder
from omerta.games.mafia_war.state import State
from omerta.games.mafia_war.tokens import OWNERS
from omerta.kernel.action import Action
from omerta.kernel.view import Prompt


class Parts(Frame):
    """Perform the parts of the space in `cell`, where a token of `owner` was put; `finished` is a bit set of parts.

    One of several joined by "/", any of those joined by "+", in any order, but at least one. [SPACE-7] [SPACE-8]
    """

    def __init__(self, seat: int, cell: int, owner: int, finished: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.owner = owner
        self.finished = finished

    def notation(self) -> str:
        """The frame as text."""
        return f"parts {self.seat} {self.cell} {self.owner} {self.finished}"

    def prompt(self, state: State) -> Prompt:
        """Which part?"""
        space = self.space(state)
        return Prompt("parts", "SPACE-7" if space.choose_one else "SPACE-8", {"space": space.id})

    def space(self, state: State) -> Space:
        """The space that is being used."""
        sheet = on_bottom(state)
        return sheet.spaces[sheet.space_in[self.cell]]

    def offer(self, state: State, seat: int) -> list[Action]:
        """Every part still to be done that is possible; enough after the first. [SPACE-9] [SPACE-10]"""
        offers: list[Action] = []
        space = self.space(state)
        if space.choose_one and self.finished:
            return offers
        bits = possible_parts(state, self.seat)
        for number, part in enumerate(space.parts):
            if not (self.finished >> number) & 1 and is_possible(bits, part):
                action = state.actions.do[part.kind]
                if action not in offers:
                    offers.append(action)
        if self.finished:
            offers.append(state.actions.done)
        return offers

    def carry_out(self, state: State, seat: int, choice: Choice) -> None:
        """Do that part, or stop."""
        if choice.kind == DONE:
            self.close(state)
            return
        bits = possible_parts(state, self.seat)
        for number, part in enumerate(self.space(state).parts):
            if part.kind == choice.number and not (self.finished >> number) & 1 and is_possible(bits, part):
                state.frames[-1] = Parts(self.seat, self.cell, self.owner, self.finished | (1 << number))
                perform(state, self.seat, part, self.cell * OWNERS + self.owner)
                return

    def close(self, state: State) -> None:
        """The action is over; what the space gives comes last. [SPACE-5] [W4]"""
        state.frames.pop()
        earn(state, self.seat, self.space(state).gain)

    def why_not(self, state: State, seat: int, choice: Choice) -> tuple[str, str]:
        """Why not this part?"""
        if choice.kind == DONE or choice.kind == PASS:
            return "SPACE-10", "one-part-at-least-has-to-be-done"
        if choice.kind != DO:
            return self.prompt(state).rule, NOT_ASKED
        for number, part in enumerate(self.space(state).parts):
            if part.kind == choice.number and not (self.finished >> number) & 1:
                return "W2", "that-part-cannot-be-carried-out"
        return "SPACE-8", "that-part-is-not-open-here"


def perform(state: State, seat: int, part: Part, token: int) -> None:
    """Begin one part of a space; `token` is cell × 5 + owner of the token that was moved."""
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
        state.busts[seat] = token  # [FINAL-1]
        state.tell(state.events.bust_placed, seat, token // OWNERS)


class RallyArea(PickArea):
    """Launder and rally: into which own area do pieces rally? [SPACES-6]"""

    def notation(self) -> str:
        """The frame as text."""
        return f"rally-area {self.seat}"

    def prompt(self, state: State) -> Prompt:
        """Where?"""
        return Prompt("rally-area", "SPACES-6")

    def areas(self, state: State) -> list[int]:
        """Own areas with an own neighbour."""
        return [area for area in own_areas(state, self.seat) if can_rally_into(state, self.seat, area)]

    def chosen(self, state: State, area: int) -> None:
        """From where?"""
        state.frames.append(Rally(self.seat, area, 0))

    def why_not_area(self, state: State, area: int) -> tuple[str, str]:
        """Not yours, or alone."""
        if state.holder[area] != self.seat:
            return "SPACES-6", "no-soldati-of-yours-there"
        return "RALLY-1", "no-adjacent-area-of-yours"
