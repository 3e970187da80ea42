"""Which contenders meet: in each group ours against peers of the same kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec

from benchmarks.lab import copies, players
from benchmarks.search_beside_openspiel import OUR_SEARCHES, THEIR_SEARCHES, Search
from omerta.cli.measuring import catan, openspiel
from omerta.cli.measuring import ours as engine
from omerta.cli.measuring.measure import PlayOne

GAMES = ("famiglia", "mafia-war")


@dataclass(frozen=True)
class Entry:
    """A contender: its name, the module that has to be there, and how its box is opened."""

    name: str
    needs: str
    open_box: Callable[[int], PlayOne]

    @property
    def is_here(self) -> bool:
        """Is it installed?"""
        return find_spec(self.needs) is not None


@dataclass(frozen=True)
class Group:
    """What is counted, ours and theirs."""

    name: str
    unit: str
    ours: tuple[Entry, ...]
    peers: tuple[Entry, ...]
    note: str = ""
    """What a reader has to know to compare them."""


def _zoo(name: str, needs: str) -> Entry:
    make = partial(players.classic, name)
    return Entry(f"PettingZoo {name}", needs, partial(players.open_petting_zoo, make))


def _our_zoo(game: str) -> Entry:
    return Entry(f"omerta {game}", "omerta", partial(players.open_petting_zoo, partial(players.ours, game)))


OPEN_SPIEL = (
    "python_liars_poker",
    "python_team_dominoes",
    "python_block_dominoes",
    "python_ant_foraging",
    "python_tic_tac_toe",
    "python_hangman",
    "python_kuhn_poker",
)
"""All of OpenSpiel's Python games in which players choose one after another."""
OURS_IN_SPIEL = ("omerta_famiglia", "omerta_mafia_war")


def _spiel(open_box: Callable[[str, int], PlayOne], *names: str) -> tuple[Entry, ...]:
    return tuple([Entry(f"OpenSpiel {name}", "pyspiel", partial(open_box, name)) for name in names])


def _spiel_and_empty(open_box: Callable[[str, int], PlayOne]) -> tuple[Entry, ...]:
    empty = Entry("a Python game without rules", "pyspiel", partial(open_box, "empty_python_game"))
    return (*_spiel(open_box, *OPEN_SPIEL), empty)


def _searching(name: str, open_positions: Callable[[], list[Search]], needs: str) -> Entry:
    return Entry(name, needs, partial(players.open_search, open_positions))


GROUPS = (
    Group(
        "random play",
        "decisions a second",
        tuple([Entry(f"omerta {game}", "omerta", partial(engine.open_box, game)) for game in GAMES]),
        (
            Entry("OpenSpiel leduc_poker (C++)", "pyspiel", partial(openspiel.open_box, "leduc_poker")),
            Entry("OpenSpiel backgammon (C++)", "pyspiel", partial(openspiel.open_box, "backgammon")),
            Entry("OpenSpiel python_kuhn_poker", "pyspiel", partial(openspiel.open_box, "python_kuhn_poker")),
            Entry("catanatron", "catanatron", catan.open_box),
            Entry("RLCard gin-rummy", "rlcard", partial(players.open_rlcard, "gin-rummy")),
            Entry("python-chess", "chess", players.open_chess),
        ),
    ),
    Group(
        "bots among themselves beside random players",
        "decisions a second",
        tuple(
            [
                Entry(f"omerta mafia-war, four {rank}", "omerta", partial(engine.open_bots, "mafia-war", rank))
                for rank in ("picciotto", "soldato")
            ]
        ),
        (Entry("catanatron, four random players", "catanatron", catan.open_box),),
    ),
    Group(
        "state copy",
        "copies a second",
        tuple([Entry(f"omerta {game}", "omerta", partial(copies.open_ours, game)) for game in GAMES]),
        (
            Entry("OpenSpiel backgammon (C++)", "pyspiel", partial(copies.open_open_spiel, "backgammon")),
            Entry("OpenSpiel python_team_dominoes", "pyspiel", partial(copies.open_open_spiel, "python_team_dominoes")),
            Entry("catanatron", "catanatron", copies.open_catan),
            Entry("python-chess", "chess", copies.open_chess),
        ),
    ),
    Group(
        "search",
        "iterations a second",
        tuple([_searching(name, make, "omerta") for name, make in OUR_SEARCHES.items()]),
        tuple([_searching(name, make, "pyspiel") for name, make in THEIR_SEARCHES.items()]),
        "Iterations are not alike: ours imagines a world, tries a choice in it and judges where that leads, in the War "
        "after soldati have played the round to its end; theirs plays one random game to its end, and the games are "
        "shorter. Gin rummy is the nearest in kind.",
    ),
    Group(
        "PettingZoo",
        "turns a second",
        tuple([_our_zoo(game) for game in GAMES]),
        (
            _zoo("leduc_holdem_v4", "rlcard"),
            _zoo("texas_holdem_v4", "rlcard"),
            _zoo("connect_four_v3", "pygame"),
            _zoo("chess_v6", "chess"),
        ),
        "The player's own time counts too: it looks for the legal actions in a mask, read as bools, and takes any. The "
        "War's mask has 628 places, Famiglia's 174, connect four's 7.",
    ),
    Group(
        "OpenSpiel through Python",
        "decisions a second",
        _spiel(partial(players.open_steps, False), *OURS_IN_SPIEL),
        _spiel_and_empty(partial(players.open_steps, False)),
        "Decisions with two or more choices; forced ones and chance cost time and do not count. Team dominoes (four "
        "players, hidden tiles) and liar's poker (hidden digits) are of a similar kind. Kuhn poker and hangman are "
        "not: three cards and two or three decisions, or one player who guesses letters. The game without rules is "
        "written as OpenSpiel's own are, and shows what OpenSpiel takes for itself: three times Kuhn poker's speed is "
        "about all that even a game without rules could reach that way.",
    ),
    Group(
        "OpenSpiel through Python, every step",
        "steps a second",
        _spiel(partial(players.open_steps, True), *OURS_IN_SPIEL),
        _spiel_and_empty(partial(players.open_steps, True)),
        "Everything that is applied counts, as in OpenSpiel's own benchmarks: choices, forced ones, and what chance "
        "brings. Of a hundred steps chance takes 72 in liar's poker, 57 in Famiglia, 47 in Kuhn poker and 4 in "
        "the War, where nearly every step is a decision among many.",
    ),
    Group(
        "OpenSpiel through Python, with observations",
        "choices a second",
        _spiel(players.open_open_spiel, *OURS_IN_SPIEL),
        _spiel(players.open_open_spiel, *OPEN_SPIEL),
        "OpenSpiel wants the row as a list of Python floats. That of the War has 4,468, that of Famiglia 485, those of "
        "the others between 7 and 33: making the list is most of what the War's takes.",
    ),
)
