"""Looking things up at the table: rules by id or by word, printed words, and what a bot would do."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from omerta.kernel import Rule, UnknownName, read_glossary, read_ledger


def find_rules(game: str, asked: str) -> list[Rule]:
    """The rule with this id, the chapter, or all rules that hold these words; UnknownName if there is nothing."""
    ledger = read_ledger(game)
    try:
        return ledger.in_chapter(asked.upper()) or [ledger.find(asked)]
    except UnknownName:
        found = ledger.holding(asked)
        if not found:
            raise
        return found


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
