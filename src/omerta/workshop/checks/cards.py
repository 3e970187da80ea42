"""Checks of characters and conflict cards."""

from __future__ import annotations

from itertools import combinations

from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import CORNERS, Edition
from omerta.games.mafia_war.edition.sound import AREAS_OF_CORNER

LABS_OF_AREA = 2


def check_cards(edition: Edition, problems: Problems) -> None:
    """Whether four characters can be equipped from one box, and what is resolved first."""
    _check_labs(edition, problems)
    for card in edition.conflict_cards:
        right = card.resolves == (1 if card.kind == "turncoat" else 2)
        key = f"conflict_cards[{card.id}].resolves"
        problems.expect(right, "conflict-cards.toml", key, "turncoats resolve first")


def _check_labs(edition: Edition, problems: Problems) -> None:
    file = "characters.toml"
    most_labs = AREAS_OF_CORNER * LABS_OF_AREA
    for character in edition.characters:
        reason = f"at most {most_labs} can be placed, not {character.labs}"
        problems.expect(character.labs <= most_labs, file, f"characters[{character.id}].labs", reason)
    labs = edition.components.common.labs
    needed = max((sum(c.labs for c in four) for four in combinations(edition.characters, len(CORNERS))), default=0)
    problems.expect(needed <= labs, file, "characters", f"four of them can need {needed} labs, there are {labs}")
