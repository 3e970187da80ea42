"""`python -m benchmarks`: all side-by-side runs as one JSON object on standard output."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path

import omerta.kernel.game
from benchmarks import catan, openspiel, ours
from benchmarks.measure import Contender, compare


def famiglia(rounds: int) -> dict[str, object]:
    """Famiglia against OpenSpiel's fastest Python game and a C++ game of the same kind."""
    kuhn, leduc = openspiel.load("python_kuhn_poker"), openspiel.load("leduc_poker")
    return compare(
        [
            Contender("omerta famiglia", lambda seed: ours.play("famiglia", 3000, seed)),
            Contender("open_spiel python_kuhn_poker", lambda seed: openspiel.play(kuhn, 6000, seed)),
            Contender("open_spiel leduc_poker (C++)", lambda seed: openspiel.play(leduc, 20000, seed)),
        ],
        rounds,
    )


def mafia_war(rounds: int) -> dict[str, object]:
    """The Great Mafia War against catanatron, both with four random players; and how long a copy takes."""
    result = compare(
        [
            Contender("omerta mafia-war", lambda seed: ours.play("mafia-war", 20, seed)),
            Contender("catanatron", lambda seed: catan.play(10, seed)),
        ],
        rounds,
    )
    copying = Contender("copy", lambda seed: ours.copies("mafia-war", 20000, seed))
    copying.measure(0)
    result["copy_microseconds"] = round(1e6 / copying.decisions_per_second[0], 2)
    return result


RUNS = {"famiglia": famiglia, "mafia-war": mafia_war}


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*RUNS, []], help="which games (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="how often every contender runs (default: 5)")
    arguments = parser.parse_args()
    result: dict[str, object] = {
        "python": platform.python_version(),
        "compiled": Path(omerta.kernel.game.__file__).suffix != ".py",
    }
    for name in arguments.games or RUNS:
        print(f"measuring {name} ...", file=sys.stderr)  # noqa: T201  (progress for whoever watches)
        result[name] = RUNS[name](arguments.rounds)
    print(json.dumps(result, indent=1))  # noqa: T201  (the result)


if __name__ == "__main__":
    main()
