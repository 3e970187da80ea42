"""Do the tests notice when the rules are wrong? `make mutants` changes the rules code in a seeded sample and looks.

Every change is made in a forked process that then runs the tests that come by the changed line, those of the rules near
it first. Changes that nothing notices are printed with their difference, unless equivalents.toml says why they change
nothing. `--named` tries the changes of named.toml instead, each against the one test it names.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tomllib
from pathlib import Path

from tests.mutants.changes import changed, changes_of
from tests.mutants.mutant import SOURCE, Mutant
from tests.mutants.named import named_mutants
from tests.mutants.trials import is_noticed_when_imported, report_from_child

HOUSE = SOURCE.parent
STRIDE = 50
"""After so many changes it is said how they went."""
GAMES = Path("omerta/games")
ROOMS = {
    "famiglia": ("phases", "scoring.py", "pricing.py", "facts.py", "frame.py", "imagine.py", "document/possible.py"),
    "mafia_war": (
        "phases",
        "pieces",
        "pricing.py",
        "facts.py",
        "imagine.py",
        "viewing.py",
        "document/possible.py",
        "frame.py",
        "tokens.py",
        "attack_record.py",
    ),
}
TESTS = {
    "famiglia": (
        "tests/famiglia/rules",
        "tests/famiglia/test_sights.py",
        "tests/famiglia/test_hidden_hands.py",
        "tests/famiglia/test_views.py",
        "tests/famiglia/test_prices.py",
        "tests/kernel/test_documents.py",
    ),
    "mafia_war": (
        "tests/mafia_war/rules",
        "tests/mafia_war/test_prices.py",
        "tests/mafia_war/test_views.py",
        "tests/mafia_war/play/test_secrets.py",
        "tests/mafia_war/play/test_shortage.py",
        "tests/mafia_war/play/test_second_opinion.py",
    ),
}
FOR_BOTH = tuple(
    f"tests/contract/test_{name}.py" for name in ("scenarios", "records", "endings", "frame_numbers", "playthroughs")
)


class Count:
    """What became of the mutants, printed as it is found."""

    def __init__(self) -> None:
        self.known = tomllib.loads((HOUSE / "tests/mutants/equivalents.toml").read_text(encoding="utf-8"))
        self.noticed = self.equivalent = self.survived = 0

    def hear(self, mutant: Mutant, is_noticed: bool) -> None:
        """Count, and print what survived."""
        if is_noticed:
            self.noticed += 1
        elif mutant.key() in self.known:
            self.equivalent += 1
        else:
            self.survived += 1
            say(f"{mutant.path}:{mutant.first} {mutant.kind}\n{mutant.difference()}\n")
        if (self.noticed + self.equivalent + self.survived) % STRIDE == 0:
            say(f"({self.summary()} so far)\n")

    def summary(self) -> str:
        """In one line."""
        total = self.noticed + self.equivalent + self.survived
        rest = f"{self.equivalent} change nothing, {self.survived} survived"
        return f"{self.noticed} of {total} changes were noticed, {rest}"


def main() -> int:
    """Sample, run, report; 1 if anything survived that no line explains."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=100, help="how many changes are tried")
    parser.add_argument("--seed", default="mutants", help="which ones")
    parser.add_argument("--only", default="", help="only files whose path holds this")
    parser.add_argument("--limit", type=int, default=120, help="seconds of computing for a change outside of functions")
    parser.add_argument("--named", action="store_true", help="the changes of named.toml")
    options = parser.parse_args()
    os.chdir(HOUSE)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    mutants = named_mutants() if options.named else sampled(options.count, options.seed, options.only)
    count = Count()
    try_all(mutants, options.limit, count)
    say(count.summary())
    return 1 if count.survived else 0


def sampled(count: int, seed: str, only: str) -> list[Mutant]:
    """Changes of both games, each equally likely."""
    texts = {path: (SOURCE / path).read_text(encoding="utf-8") for path in files() if only in str(path)}
    places = [(path, change) for path, text in texts.items() for change in changes_of(text)]
    chosen = random.Random(seed).sample(places, min(count, len(places)))
    return [
        Mutant(
            path, changed(texts[path], -1), changed(texts[path], change.number), change.kind, change.first, change.last
        )
        for path, change in chosen
    ]


def files() -> list[Path]:
    """The rules code."""
    found: list[Path] = []
    for game, rooms in ROOMS.items():
        for room in rooms:
            place = SOURCE / GAMES / game / room
            found += sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [file.relative_to(SOURCE) for file in found]


def try_all(mutants: list[Mutant], limit: int, count: Count) -> None:
    """First those that living functions can be turned into, then those that have to be imported."""
    living = [mutant for mutant in mutants if mutant.functions() is not None]
    for mutant, is_noticed in report_from_child(living, tests_of(living)) if living else ():
        count.hear(mutant, is_noticed)
    for mutant in mutants:
        if mutant not in living:
            count.hear(mutant, is_noticed_when_imported(mutant, tests_of([mutant]), limit))


def tests_of(mutants: list[Mutant]) -> list[str]:
    """What may notice them: the tests they name, or all that know their game."""
    named = {mutant.test for mutant in mutants if mutant.test}
    games = {mutant.path.parts[2] for mutant in mutants if not mutant.test}
    return sorted(named | {test for game in games for test in (*TESTS[game], *FOR_BOTH)})


TERMINAL = os.dup(1)


def say(text: str) -> None:
    """Print at once; pytest's own output goes nowhere."""
    os.write(TERMINAL, (text + "\n").encode())


if __name__ == "__main__":
    sys.exit(main())
