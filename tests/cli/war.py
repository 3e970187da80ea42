"""Tables of The Great Mafia War and what their screens show."""

from __future__ import annotations

import io
from collections.abc import Iterator

from rich.console import Console

from omerta.cli.screens import find_screen
from omerta.cli.table.choices import list_choices
from omerta.cli.table.sitting import Player, Sitting
from omerta.games import find_game
from omerta.games.mafia_war import WarView
from omerta.kernel import Dice, Offer, Table
from omerta.messages import Speaker

WAR = find_game("mafia-war")
NAMES = ("Anna", "Benedetto il Lunghissimo", "Carla", "Dario")
PAGES = ("", "m", "p", "f", "o")


def open_war(seed: str, options: dict[str, str] | None = None) -> Table:
    """A fresh table."""
    return Table(WAR, options or {}, NAMES, Dice(seed))


def sit_down(table: Table, width: int, height: int, language: str = "en") -> Sitting:
    """Four people in front of one screen."""
    console = Console(file=io.StringIO(), width=width, height=height)
    players = [Player(name, None) for name in NAMES]
    return Sitting(table, players, Speaker(WAR, language, seats=NAMES), find_screen(WAR), console, 0.0)


def lines_of(sitting: Sitting, seat: int, page: str = "") -> list[str]:
    """What the screen shows to a seat, whoever is on turn."""
    sitting.viewer, sitting.page = seat, page
    choices = list_choices(sitting.table, seat, sitting.speaker, sitting.screen) if seat >= 0 else []
    with sitting.console.capture() as capture:
        sitting.console.print(sitting.picture(choices))
    return capture.get().splitlines()


def view_of(table: Table, seat: int) -> WarView:
    """A seat's view, typed."""
    view = table.view(seat)
    assert isinstance(view, WarView)
    return view


def asked(table: Table, seat: int) -> list[Offer]:
    """What a seat is asked, without what is open at any time."""
    offers = [offer for offer in table.view(seat).offers if offer.action.split()[0] not in ("sell", "give")]
    return offers or list(table.view(seat).offers)


def positions(table: Table, dice: Dice) -> Iterator[int]:
    """Play a random game; before every choice, the seat whose choice it is."""
    while not table.is_over:
        seat = table.to_move()[0]
        yield seat
        offers = asked(table, seat)
        table.act(seat, WAR.actions.parse(offers[dice.below(len(offers))].action))


def play_until(table: Table, dice: Dice, prompt: str, least: int = 2) -> int:
    """Play on until somebody is asked this with so many answers; that seat."""
    for seat in positions(table, dice):
        if table.view(seat).prompt.key == prompt and len(asked(table, seat)) >= least:
            return seat
    raise AssertionError(f"nobody was asked {prompt}")


def fork(table: Table) -> Table:
    """The same game at another table."""
    return Table.resume(WAR, table.record, Dice("fork"))
