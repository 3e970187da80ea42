"""Which peers each game is measured against: those that are installed (`pip install omerta[bench]`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

import msgspec

from omerta.cli.measuring import catan, openspiel, ours
from omerta.cli.measuring.measure import Contender, PlayOne, Ratio, Speed, compare

COPIES = 5000
STEPS = 100
"""How far into a game copies are taken; a shorter game is copied at its end."""

PEERS: dict[str, tuple[tuple[str, str, Callable[[int], PlayOne]], ...]] = {
    "famiglia": (
        # OpenSpiel's fastest Python game, and a game of the same kind written in C++.
        ("open_spiel python_kuhn_poker", "pyspiel", partial(openspiel.open_box, "python_kuhn_poker")),
        ("open_spiel leduc_poker (C++)", "pyspiel", partial(openspiel.open_box, "leduc_poker")),
    ),
    # Another large board game for four.
    "mafia-war": (("catanatron", "catanatron", catan.open_box),),
}
"""Name, the module that has to be there, and how to open the box."""


class Measured(msgspec.Struct, frozen=True):
    """How fast a game runs here, and who could not be compared."""

    figures: dict[str, Speed]
    ratios: dict[str, Ratio]
    missing: list[str]
    copy_microseconds: float


def measure_game(game: str, rounds: int, seconds: float) -> Measured:
    """Ours and the installed peers in turn; then copies of a position."""
    peers = PEERS.get(game, ())
    contenders = [Contender(f"omerta {game}", partial(ours.open_box, game))]
    contenders += [Contender(name, open_box) for name, module, open_box in peers if find_spec(module)]
    figures, ratios = compare(contenders, rounds, seconds)
    missing = [name for name, module, _ in peers if not find_spec(module)]
    copying = 1e6 * ours.time_copies(game, STEPS, COPIES)
    return Measured(figures, ratios, missing, round(copying, 2))
