"""Looking things up at the table: rules by id or by word, and printed words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from omerta.kernel import Rule, read_glossary
from omerta.messages import read_law


def find_rules(game: str, asked: str, language: str) -> list[Rule]:
    """The rule with this id, else the chapter and all rules that hold these words; UnknownName if there is nothing."""
    ledger = read_law(game, language)
    holding = [*ledger.in_chapter(asked.upper()), *ledger.holding(asked)]
    if any(rule.id == asked.upper() for rule in holding) or not holding:
        return [ledger.find(asked)]
    return [rule for rule in ledger.rule if rule in holding]


def rules_sheet(rules: list[Rule], title: str) -> RenderableType:
    """Several rules as a page."""
    entries = [Padding(Text.assemble((f"{rule.id} ", "bold"), rule.text), (0, 0, 0, 2)) for rule in rules]
    return Group(Text(title, style="bold"), *entries)


def explain_word(game: str, word: str) -> str:
    """What the glossary says of a word, or of one that begins like it; empty if it knows none."""
    wanted = word.casefold()
    terms = read_glossary(game)
    exact = [term for term in terms if wanted in (term.id, term.term.casefold())]
    similar = [term for term in terms if term.term.casefold().startswith(wanted) or term.id.startswith(wanted)]
    return next((f"{term.term}: {term.means} [{', '.join(term.rule)}]" for term in [*exact, *similar]), "")
