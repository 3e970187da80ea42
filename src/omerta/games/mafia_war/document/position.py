"""The position document of The Great Mafia War: what scenarios write, hashes read and `load` understands."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from omerta.games.mafia_war.naming import Holder, OrderMark, Owner, Phase

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""How many of something there are."""
Pending: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
"""A secret choice, as the frame on top understands it."""


class AreaPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An area. What is left out is as in the starting line-up; with a new holder it is 1 Soldato."""

    holder: Holder | None = None
    soldati: int | None = None
    cars: int = 0
    labs: int = 0
    orders: list[str] = []
    """Order ids of the holder's family, in the order they were placed."""
    order_marks: list[list[OrderMark]] = []
    """For each order; left out: face up in the encounter phase, nothing before."""
    order_choices: list[list[str]] = []
    """For each order: what the family had in headquarters or on the board when it was placed; left out: all it has."""


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A family. Orders are where the mat, the board and `sold` leave them; supplies are what is nowhere else."""

    character: str | None = None
    money: int = 10
    headquarters: int = 4
    """Soldati in headquarters."""
    mat: list[Count] | None = None
    """Tokens left on Justice, Police, Economy, Church; left out: all."""
    orders: list[str] | None = None
    """Orders in headquarters; left out: all that are neither on the mat, the board nor sold. Given: the rest is
    sold."""
    sold: list[str] = []
    bust: str | None = None
    """The cell of the bottom sheet where the bust stands."""
    bust_owner: Owner | None = None
    """Whose token stands beside it; left out: the only one there."""
    supply_soldati: Count | None = None
    supply_cars: Count | None = None
    supply_boats: Count | None = None
    supply_tokens: Count | None = None
    removed_tokens: Count | msgspec.UnsetType = msgspec.UNSET
    """Out of the game; left out: none, as always by rulebook 1.2."""
    """Supplies need not be given; if they are, they must agree with all the rest."""


class AttackPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An attack that is going on."""

    target: str
    side: Owner
    leader: int
    soldati: int
    origin: str
    car: int = 0
    by_sea: bool = False
    defender: int | None = None
    leader_card: str | None = None
    defender_card: str | None = None
    leader_picks_up: bool | None = None
    defender_picks_up: bool | None = None


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position in plain words. What is left out is a game at the start of a planning turn of seat `turn`."""

    round: int = 1
    phase: Phase = "planning"
    turn: int | None = None
    start: int | None = 0
    lead: int | None = None
    families: tuple[str | None, ...] = ("red", "blue", "green", "yellow")
    players: list[PlayerPosition] = []
    empty_board: bool = False
    """Areas that are not named hold nobody, instead of the starting line-up."""
    areas: dict[str, AreaPosition] = {}
    seas: dict[str, list[int]] = {}
    """The owners of the speedboats in a sea area."""
    tiles: list[str] | None = None
    """Control tiles in play; left out: the marked ones, filled up in printed order."""
    marks: dict[str, list[int]] = {}
    """The seats whose tokens lie on a tile, one of each team at most."""
    used: list[str] = []
    passes: Count | msgspec.UnsetType = msgspec.UNSET
    """Turns passed in a row; left out: none, as always by rulebook 1.2."""
    confirmed: dict[str, int] | None = None
    """Control tokens crest up; left out: wherever somebody holds a mandamento."""
    top: dict[str, list[Owner]] | None = None
    """The tokens in each cell; left out: neutral ones on the sheet that is in use, nothing on the other."""
    bottom: dict[str, list[Owner]] | None = None
    supply_labs: Count | None = None
    supply_neutrals: Count | None = None
    executing: str | None = None
    attack: AttackPosition | None = None
    pending: list[Pending] | None = None
    frames: list[str] | None = None
