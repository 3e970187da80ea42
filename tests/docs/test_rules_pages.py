"""The pages of rules say what the ledgers say now."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.cli.output.rules_page import rules_page
from omerta.games import GAMES
from omerta.kernel import read_ledger

DOCS = Path(__file__).parent.parent.parent / "docs"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_is_fresh(game: str) -> None:
    page = (DOCS / f"rules-{game}.md").read_text(encoding="utf-8")
    assert page == rules_page(game, read_ledger(game)), f"omerta rules {game} --markdown > docs/rules-{game}.md"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_rule_stands_on_the_page_once(game: str) -> None:
    page = (DOCS / f"rules-{game}.md").read_text(encoding="utf-8")
    for rule in read_ledger(game).rule:
        assert page.count(f"- **{rule.id}** {rule.text}") == 1
