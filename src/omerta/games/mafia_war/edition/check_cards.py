"""Checks of characters, control tiles and conflict cards."""

from __future__ import annotations

from itertools import combinations

from omerta.games.mafia_war.edition.check_board import AREAS_OF_CORNER
from omerta.games.mafia_war.edition.errors import Problems
from omerta.games.mafia_war.edition.model import CORNERS, Edition

LABS_OF_AREA = 2


def check_cards(edition: Edition, problems: Problems) -> None:
    """Everything about the three kinds of cards and tiles, and the order of play."""
    _check_characters(edition, problems)
    _check_control_tiles(edition, problems)
    _check_conflict_cards(edition, problems)
    corners = edition.components.order_of_play
    problems.expect(
        sorted(corners) == sorted(CORNERS), "components.toml", "order_of_play", f"must name {', '.join(CORNERS)} once"
    )


def _check_characters(edition: Edition, problems: Problems) -> None:
    file = "characters.toml"
    family, common = edition.components.family, edition.components.common
    problems.expect_count(len(edition.characters), common.characters, file, "characters")
    problems.expect_unique([character.id for character in edition.characters], file, "characters.id")
    most_labs = AREAS_OF_CORNER * LABS_OF_AREA
    for character in edition.characters:
        key = f"characters[{character.id}]"
        for name, found, most in (
            ("cars", character.cars, family.cars),
            ("speedboats", character.speedboats, family.speedboats),
            ("labs", character.labs, most_labs),
        ):
            problems.expect(found <= most, file, f"{key}.{name}", f"at most {most} can be placed, not {found}")
    needed = max((sum(c.labs for c in four) for four in combinations(edition.characters, len(CORNERS))), default=0)
    problems.expect(
        needed <= common.labs, file, "characters", f"four of them can need {needed} labs, there are {common.labs}"
    )


def _check_control_tiles(edition: Edition, problems: Problems) -> None:
    file = "control-tiles.toml"
    common = edition.components.common
    problems.expect_count(len(edition.control_tiles), common.control_tiles, file, "control_tiles")
    problems.expect_unique([tile.id for tile in edition.control_tiles], file, "control_tiles.id")
    enough = common.control_tiles_drawn <= common.control_tiles
    problems.expect(enough, "components.toml", "common.control_tiles_drawn", "cannot draw more tiles than there are")


def _check_conflict_cards(edition: Edition, problems: Problems) -> None:
    file = "conflict-cards.toml"
    wanted = edition.components.family.conflict_cards
    problems.expect_count(len(edition.conflict_cards), wanted, file, "conflict_cards")
    problems.expect_unique([card.id for card in edition.conflict_cards], file, "conflict_cards.id")
    for card in edition.conflict_cards:
        first = card.kind == "turncoat"
        problems.expect(
            card.resolves == (1 if first else 2), file, f"conflict_cards[{card.id}].resolves", "turncoats resolve first"
        )
