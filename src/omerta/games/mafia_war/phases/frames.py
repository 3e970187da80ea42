"""Frames as text and back, for position documents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from omerta.games.mafia_war.frame import Frame
from omerta.games.mafia_war.phases import (
    boats,
    encounter,
    equipment,
    final_action,
    gain,
    issue,
    lineup,
    management,
    mat,
    parts,
    rally,
    rounds,
    setup,
    soldati,
    turn,
    turn_tiles,
)
from omerta.kernel.errors import UnknownName, Unreadable

FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "draw-tiles": setup.DrawTiles,
    "draw-families": setup.DrawFamilies,
    "deal-families": setup.DealFamilies,
    "choose-leaders": setup.ChooseLeaders,
    "line-up": setup.LineUp,
    "draw-start": setup.DrawStart,
    "deal-characters": setup.DealCharacters,
    "fill-headquarters": setup.FillHeadquarters,
    "setup-units": lineup.SetupUnits,
    "setup-area": lineup.SetupArea,
    "setup-amount": lineup.SetupAmount,
    "setup-labs": lineup.SetupLabs,
    "sheet-zero": lineup.SheetZero,
    "top-token": lineup.TopToken,
    "round": rounds.Round,
    "influence-tiles": turn_tiles.InfluenceTiles,
    "influence-tile": turn_tiles.InfluenceTile,
    "influence-cell": turn_tiles.InfluenceCell,
    "turn": turn.Turn,
    "shortage": turn.Shortage,
    "pick-owner": turn.PickOwner,
    "pick-space": turn.PickSpace,
    "turn-end": turn.TurnEnd,
    "parts": parts.Parts,
    "rally-area": parts.RallyArea,
    "recruit": soldati.Recruit,
    "place-area": soldati.PlaceArea,
    "place-amount": soldati.PlaceAmount,
    "issue-area": issue.IssueArea,
    "issue-order": issue.IssueOrder,
    "equip": equipment.Equip,
    "car-area": equipment.CarArea,
    "lab-area": equipment.LabArea,
    "place-boat": boats.PlaceBoat,
    "move-boat": boats.MoveBoat,
    "boat-clash": boats.BoatClash,
    "exert-row": mat.ExertRow,
    "exert-amount": mat.ExertAmount,
    "uncover": mat.Uncover,
    "two-rows": mat.TwoRows,
    "token-destination": mat.TokenDestination,
    "rally": rally.Rally,
    "rally-soldati": rally.RallySoldati,
    "rally-cars": rally.RallyCars,
    "move-column": gain.MoveColumn,
    "column-action": gain.ColumnAction,
    "final-actions": final_action.FinalActions,
    "final-action": final_action.FinalAction,
    "management": management.Management,
    "unmark": management.Unmark,
    "mark": management.Mark,
    **encounter.FRAMES,
}


def parse_frame(text: str) -> Frame:
    """The frame behind a text; the reverse of `notation`."""
    word, *rest = text.split() or [""]
    build = FRAMES.get(word)
    if build is None:
        raise UnknownName("step in position: frames:", word, FRAMES)
    try:
        return build(*[int(part) for part in rest])
    except (TypeError, ValueError):
        raise Unreadable(f"position: frames: '{text}' has the wrong numbers for '{word}'") from None
