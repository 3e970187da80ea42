"""The Great Mafia War for the kernel: set-up, position documents, imagined worlds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec

from omerta.games.mafia_war.actions import Actions
from omerta.games.mafia_war.blank import blank_state
from omerta.games.mafia_war.box.build import load_box
from omerta.games.mafia_war.box.tables import Box
from omerta.games.mafia_war.document.conservation import count_components
from omerta.games.mafia_war.document.dump import dump_position
from omerta.games.mafia_war.document.load import read_into
from omerta.games.mafia_war.document.position import Position
from omerta.games.mafia_war.edition.find import DEFAULT_EDITION
from omerta.games.mafia_war.events import Events
from omerta.games.mafia_war.imagine import imagine
from omerta.games.mafia_war.numbers import EMPTY, TEAMS
from omerta.games.mafia_war.observing.observer import WarObserver
from omerta.games.mafia_war.phases.setup.draws import lay_out_setup
from omerta.games.mafia_war.printed import printed_data, printed_names
from omerta.games.mafia_war.state import State, WarSight
from omerta.games.mafia_war.view import WarView
from omerta.games.mafia_war.viewing import FIRST_PRINTING, GAME_NAME, LATEST, RULES_VERSION, ViewWriter
from omerta.kernel.chance import Dice
from omerta.kernel.errors import UnknownName, Unreadable
from omerta.kernel.game import Game
from omerta.kernel.machine import Sight
from omerta.kernel.machine import State as KernelState
from omerta.kernel.view import Option

RANDOM: Final = "random"
NEW_GAME: Final = Position(phase="setup")


class MafiaWar(Game):
    """Four players in two teams, with the printed data of one edition. [AIM-1]"""

    def __init__(self, box: Box) -> None:
        self.name = GAME_NAME
        self.title = "La Famiglia: The Great Mafia War"
        self.rules_version = RULES_VERSION
        self.edition = (box.edition, box.hash)
        self.seats = 4
        self.teams = TEAMS
        self.options = (
            Option("headquarters", ("counted", "hidden"), "counted"),  # [W24]
            Option("conflict", ("printed", "predictable"), "printed"),  # [CONFLICT-9]
            Option("families", ("drawn", "first-game"), "drawn"),  # [SETUP-8]
            Option("rulebook", (LATEST, FIRST_PRINTING), LATEST),  # [W1]
            Option("start", (RANDOM, "0", "1", "2", "3"), RANDOM),
            Option("leaders", (), RANDOM),
            Option("characters", (), RANDOM),
            Option("tiles", (), RANDOM),
        )
        self.box = box
        self.choices = Actions(box)
        self.events = Events(box)
        self.actions = self.choices.table
        self.position_type = Position
        self.views = ViewWriter(box)
        self._observer = WarObserver(box)

    def printed_names(self, language: str = "en") -> Mapping[str, str]:
        """What the edition calls things."""
        return printed_names(self.box.edition, language)

    def printed_data(self) -> object:
        """The edition as its document, with its map."""
        return printed_data(self.box.edition)

    def setup(self, options: Mapping[str, str]) -> State:
        """An empty board: chance draws the tiles first. [SETUP-1] [SETUP-4]"""
        chosen = self.choose_options(options)
        state = self.blank(options)
        if chosen["start"] != RANDOM:
            state.start = state.lead = state.turn = int(chosen["start"])
        families = tuple([family.id for family in self.box.families])
        state.family = tuple(_choose("leaders", chosen["leaders"], families, list(state.family)))
        characters = tuple([character.id for character in self.box.characters])
        state.character = tuple(_choose("characters", chosen["characters"], characters, list(state.character)))
        drawn = [EMPTY] * self.box.pieces.tiles_drawn
        for tile in _choose("tiles", chosen["tiles"], self.box.tile_ids, drawn):
            if tile != EMPTY:
                state.tiles |= 1 << tile
        lay_out_setup(state)
        state.go_on()
        return state

    def blank(self, options: Mapping[str, str]) -> State:
        """All pieces in their supplies, under these options."""
        chosen = self.choose_options(options)
        state = blank_state(self.box, self.choices, self.events)
        state.hidden = chosen["headquarters"] == "hidden"
        state.predictable = chosen["conflict"] == "predictable"
        state.first_game = chosen["families"] == "first-game"
        state.first_printing = chosen["rulebook"] == FIRST_PRINTING
        return state

    def load(self, position: msgspec.Struct, options: Mapping[str, str]) -> State:
        """A position from its document; a set-up of which nothing is said is a new game."""
        assert isinstance(position, Position)
        if position == NEW_GAME:
            return self.setup(options)
        state = self.blank(options)
        read_into(state, position)
        return state

    def dump(self, state: KernelState) -> Position:
        """The whole position as a document."""
        assert isinstance(state, State)
        return dump_position(state, self.views.names)

    def count_components(self, state: KernelState) -> dict[str, int]:
        """Every printed piece, wherever it is."""
        assert isinstance(state, State)
        return count_components(state)

    def imagine(self, sight: Sight, dice: Dice) -> State:
        """A world like the one seen."""
        assert isinstance(sight, WarSight)
        return imagine(sight, dice)

    def observer(self) -> WarObserver:
        """Rows for learners."""
        return self._observer

    def view_of(self, sight: Sight) -> WarView:
        """The document that shows a sight."""
        assert isinstance(sight, WarSight)
        return self.views.draw(sight)


def _choose(option: str, chosen: str, known: tuple[str, ...], drawn: list[int]) -> list[int]:
    """The numbers of a list of names such as `red,blue,green,yellow`, as many as would be `drawn`; else those."""
    if chosen == RANDOM:
        return drawn
    names = [name.strip() for name in chosen.split(",")]
    for name in names:
        if name not in known:
            raise UnknownName(f"name in option {option}:", name, known)
    if len(names) != len(drawn) or len(set(names)) != len(names):
        raise Unreadable(f"option {option}: give {len(drawn)} different names with commas between them, or {RANDOM}")
    return [known.index(name) for name in names]


@cache
def open_mafia_war(edition: str | None = None) -> MafiaWar:
    """The game with the printed data of an edition, built once."""
    return MafiaWar(load_box(edition or DEFAULT_EDITION))
