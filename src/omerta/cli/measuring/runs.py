"""Which peers each game is measured against: those that are installed (`pip install omerta[bench]`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

import msgspec

from omerta.cli.measuring import catan, openspiel, ours
from omerta.cli.measuring.measure import Contender, PlayOne, Ratio, Speed, compare, run_all

LOOKS = 5
"""How often all positions of a game are looked at."""
RANKS = ("picciotto", "soldato")
"""The ranks whose games are measured too."""

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
    bots: dict[str, dict[str, Ratio]]
    """By rank: our bots' games over the peers' random ones."""
    missing: list[str]
    copy_microseconds: float
    in_copies: dict[str, float]
    """What a sight, an imagined world, a view document and a soldato's choice (its look included) cost, in copies."""


def measure_game(game: str, rounds: int, seconds: float) -> Measured:
    """Ours, our bots and the installed peers in turn; then what looking at a position costs."""
    peers = PEERS.get(game, ())
    random_play = Contender(f"omerta {game}", partial(ours.open_box, game))
    bots = {rank: Contender(f"omerta {game}, {rank}", partial(ours.open_bots, game, rank)) for rank in RANKS}
    others = [Contender(name, open_box) for name, module, open_box in peers if find_spec(module)]
    figures = run_all([random_play, *bots.values(), *others], rounds, seconds)
    looks = ours.Look(game).time(LOOKS)
    return Measured(
        figures,
        compare(random_play, others),
        {rank: compare(contender, others) for rank, contender in bots.items()},
        [name for name, module, _ in peers if not find_spec(module)],
        round(looks["copy"], 2),
        {name: round(time / looks["copy"], 1) for name, time in looks.items() if name != "copy"},
    )
