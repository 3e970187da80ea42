"""The design note shows the data as it is."""

from __future__ import annotations

from pathlib import Path

from omerta.games.mafia_war.edition.model import Edition
from omerta.workshop.note import refresh_note

NOTE = Path(__file__).parents[3] / "docs" / "edition-trinacria.md"


def test_the_tables_of_the_note_are_fresh(trinacria: Edition) -> None:
    text = NOTE.read_text(encoding="utf-8")
    assert refresh_note(text, trinacria) == text, "run: python -m omerta.workshop.note docs/edition-trinacria.md"


def test_the_note_tells_of_every_family_and_order(trinacria: Edition) -> None:
    text = NOTE.read_text(encoding="utf-8")
    for family in trinacria.families:
        assert f"### {family.name} ({family.id}): {family.identity}" in text
        assert all(f"| {order.id} |" in text for order in family.orders)
