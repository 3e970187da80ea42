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
    """A seat, `neutral` or `empty`."""
    soldati: int | None = None
    """How many Soldati stand there."""
    cars: int = 0
    """How many cars of the holder."""
    labs: int = 0
    """How many drug labs."""
    orders: list[str] = []
    """Order ids of the holder's family, in the order they were placed."""
    order_marks: list[list[OrderMark]] = []
    """For each order; left out: face up in the encounter phase, nothing before."""
    order_choices: list[list[str]] = []
    """For each order: what the family had in headquarters or on the board when it was placed; left out: all it has."""


class PlayerPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A family. Orders are where the mat, the board and `sold` leave them; supplies are what is nowhere else."""

    character: str | None = None
    """The character card."""
    money: int = 10
    """Money in headquarters."""
    headquarters: int = 4
    """Soldati in headquarters."""
    mat: list[Count] | None = None
    """Tokens left on Justice, Police, Economy, Church; left out: all."""
    orders: list[str] | None = None
    """Orders in headquarters; left out: all that are neither on the mat, the board nor sold. Given: the rest is
    sold."""
    sold: list[str] = []
    """Orders out of the game, where `orders` does not say it."""
    bust: str | None = None
    """The cell of the bottom sheet where the bust stands."""
    bust_owner: Owner | None = None
    """Whose token stands beside it; left out: the only one there."""
    supply_soldati: Count | None = None
    """Soldati nowhere else; need not be given, and has to agree with all the rest if it is."""
    supply_cars: Count | None = None
    """Cars nowhere else, likewise."""
    supply_boats: Count | None = None
    """Speedboats nowhere else, likewise."""
    supply_tokens: Count | None = None
    """Influence tokens nowhere else, likewise."""
    removed_tokens: Count | msgspec.UnsetType = msgspec.UNSET
    """Influence tokens out of the game; left out: none, as always by rulebook 1.2."""


class AttackPosition(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """An attack that is going on."""

    target: str
    """The area attacked."""
    side: Owner
    """Whose Soldati attack: a seat, or `neutral` if they are agitated."""
    leader: int
    """The seat that decides for the attackers."""
    soldati: int
    """How many attackers are left."""
    origin: str
    """The area they came from."""
    car: int = 0
    """1 if a car came along."""
    by_sea: bool = False
    """Did they come over speedboats?"""
    defender: int | None = None
    """The seat that plays the defence, once it is known."""
    leader_card: str | None = None
    """The conflict card laid for the attack."""
    defender_card: str | None = None
    """The conflict card laid for the defence."""
    leader_picks_up: bool | None = None
    """Has the attack picked up the other card?"""
    defender_picks_up: bool | None = None
    """Has the defence picked up the other card?"""


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position in plain words. What is left out is a game at the start of a planning turn of seat `turn`."""

    round: int = 1
    """It says which sheets lie there: sheet 1 is the bottom sheet of round 1."""
    phase: Phase = "planning"
    """Left to itself, the encounter phase begins with turning up the orders, the planning phase with a turn, and
    set-up, if nothing else is given, with the draw of the tiles."""
    turn: int | None = None
    """The seat whose turn it is; left out: the one that leads."""
    start: int | None = 0
    """The seat with the start piece."""
    lead: int | None = None
    """The seat that leads this phase; left out: the one with the start piece."""
    families: tuple[str | None, ...] = ("red", "blue", "green", "yellow")
    """The families by seat, in order of play: seats 0 and 2 are a team, and so are 1 and 3."""
    players: list[PlayerPosition] = []
    """By seat; whoever is left out has what an empty entry has."""
    empty_board: bool = False
    """Areas that are not named hold nobody, instead of the starting line-up."""
    areas: dict[str, AreaPosition] = {}
    """The areas that are not as in the line-up."""
    seas: dict[str, list[int]] = {}
    """The owners of the speedboats in a sea area."""
    tiles: list[str] | None = None
    """Control tiles in play; left out: the marked ones, filled up in printed order."""
    marks: dict[str, list[int]] = {}
    """The seats whose tokens lie on a tile, one of each team at most."""
    used: list[str] = []
    """Control tiles used in this turn already."""
    passes: Count | msgspec.UnsetType = msgspec.UNSET
    """Turns passed in a row; left out: none, as always by rulebook 1.2."""
    confirmed: dict[str, int] | None = None
    """Control tokens crest up; left out: wherever somebody holds a mandamento."""
    top: dict[str, list[Owner]] | None = None
    """The tokens in each cell; left out: neutral ones on the sheet that is in use, nothing on the other."""
    bottom: dict[str, list[Owner]] | None = None
    """The same for the bottom sheet."""
    supply_labs: Count | None = None
    """Labs nowhere else; need not be given, and has to agree with all the rest if it is."""
    supply_neutrals: Count | None = None
    """Neutral Soldati nowhere else, likewise."""
    executing: str | None = None
    """The order that is being executed; needs its step in `frames`."""
    attack: AttackPosition | None = None
    """The attack that is going on; needs its step in `frames`."""
    pending: list[Pending] | None = None
    """Choices of this step that wait unseen, by seat."""
    frames: list[str] | None = None
    """The steps that are going on, the lowest first, as a game's own positions write them; left out: as `phase`
    says."""
