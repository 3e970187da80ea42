"""`omerta rules`: the ledger of a game, by id, by chapter or by word."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from omerta.cli.arguments import AsJson, GameName, LanguageName, choose_language
from omerta.cli.exits import NO
from omerta.cli.output.console import open_console
from omerta.cli.output.files import print_json
from omerta.cli.output.rules_page import rules_page
from omerta.cli.output.streams import print_line
from omerta.games import find_game
from omerta.kernel import Ledger, Rule, Unreadable
from omerta.messages import Catalogue, read_catalogue, read_law

STATUS = {"printed": "term-rules-printed", "ruling": "term-rules-ruling"}


def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="A rule like STREET-2, or a chapter.")] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="WORDS", help="Rules that hold all these words.")
    ] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="The whole ledger as a page to read.")] = False,
    language: LanguageName = None,
    json: AsJson = False,
) -> None:
    """Look up the rules of a game.

    Examples:

    - `omerta rules famiglia`
    - `omerta rules famiglia STREET-2`
    - `omerta rules famiglia --search "second pass"`
    - `omerta rules mafia-war --markdown`
    - `omerta rules mafia-war MOVE --language pl`

    Without an id, the chapters are listed. A search without a hit exits with 1.
    """
    name = find_game(game).name
    tongue = choose_language(language)
    ledger = read_law(name, tongue)
    words = read_catalogue(name, tongue)
    if markdown:
        if json or rule is not None or search is not None or language is not None:
            raise Unreadable("--markdown prints the whole ledger in English; leave the id and other options away")
        print_line(rules_page(name, read_law(name)).rstrip())
        return
    if rule is None and search is None and not json:
        _list_chapters(ledger, words)
        return
    found = _find(ledger, rule, search)
    if json:
        print_json(found)
    elif not found:
        print_line(_say(words, "term-rules-none", title=ledger.title, search=search or ""))
    else:
        console = open_console()
        for entry in found:
            print_rule(console, ledger, entry, words)
    if not found:
        raise typer.Exit(NO)


def _find(ledger: Ledger, rule: str | None, search: str | None) -> list[Rule]:
    """The rules asked for, in printed order."""
    found = ledger.rule
    if rule is not None:
        found = ledger.in_chapter(rule.upper()) or [ledger.find(rule)]
    holding = ledger.holding(search or "")
    return [entry for entry in found if entry in holding]


def _list_chapters(ledger: Ledger, words: Catalogue) -> None:
    print_line(_say(words, "term-rules-title", title=ledger.title, designers=", ".join(ledger.designers)))
    width = max(len(chapter.id) for chapter in ledger.chapter)
    for chapter in ledger.chapter:
        print_line(f"  {chapter.id:<{width}}  {chapter.name} ({len(ledger.in_chapter(chapter.id))})")


def print_rule(console: Console, ledger: Ledger, rule: Rule, words: Catalogue) -> None:
    """One rule with its chapter, its examples and where it stands."""
    chapter = next(chapter.name for chapter in ledger.chapter if chapter.id == rule.chapter)
    source, _, place = rule.source.partition(" ")
    printed_in = ", ".join(filter(None, [ledger.sources.get(source, source), place]))
    console.print(Text.assemble((rule.id, "bold"), f"  {chapter}, {_say(words, STATUS[rule.status])}, {printed_in}"))
    console.print(Padding(Text(rule.text), (0, 0, 0, 2)))
    for example in rule.examples:
        console.print(Padding(Text(_say(words, "term-rules-example", example=example), style="italic"), (0, 0, 0, 2)))


def _say(words: Catalogue, key: str, **args: str) -> str:
    return words.find(key, args) or key
