"""Do the tests notice when the rules are wrong? `make mutants` changes the rules code in a seeded sample and looks.

Every change is made in a copy of the package; a forked process then runs the tests named by the rules that stand near
the change, and if those pass all quick tests of the game. Changes that nothing notices are printed with their
difference, unless equivalents.toml says why they change nothing.
"""

from __future__ import annotations

import argparse
import compileall
import difflib
import importlib.util
import os
import random
import re
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from pathlib import Path

import pytest

from tests.mutants.changes import Change, changed, changes_of

HOUSE = Path(__file__).resolve().parent.parent.parent
GAMES = Path("omerta/games")
ROOMS = ("famiglia/phases", "mafia_war/phases", "mafia_war/pieces")
TESTS = {
    "famiglia": ("tests/famiglia/rules",),
    "mafia_war": ("tests/mafia_war/rules", "tests/mafia_war/play/test_shortage.py", "tests/contract/test_scenarios.py"),
}
QUIET = ("-q", "-x", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist")
IDS = re.compile(r"\b([A-Z]+(?:-[A-Z]+)*-\d+|[FW]\d+)\b")
NEAR = 25
"""Rules this many lines around a change are asked first."""
SURVIVED = 0
NOTHING_RAN = 5


def main() -> int:
    """Sample, run, report; 1 if anything survived that no line explains."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=100, help="how many changes are tried")
    parser.add_argument("--seed", default="mutants", help="which ones")
    parser.add_argument("--limit", type=int, default=120, help="seconds a change may run")
    parser.add_argument("--only", default="", help="only files whose path holds this")
    options = parser.parse_args()
    known = tomllib.loads((HOUSE / "tests/mutants/equivalents.toml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(HOUSE / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "client"))
        shutil.copytree(HOUSE / "rulebooks", Path(folder) / "rulebooks")
        compileall.compile_dir(source, quiet=2)
        survivors = 0
        equivalents = 0
        sample = sampled(source, options.count, options.seed, options.only)
        for path, change in sample:
            difference = survives(source, path, change, options.limit)
            if difference is None:
                continue
            if key_of(path, difference) in known:
                equivalents += 1
                continue
            survivors += 1
            say(f"{path}:{change.line} {change.kind}\n{difference}\n")
    died = len(sample) - survivors - equivalents
    say(f"{died} of {len(sample)} changes were noticed, {equivalents} change nothing, {survivors} survived")
    return 1 if survivors else 0


def sampled(source: Path, count: int, seed: str, only: str) -> list[tuple[Path, Change]]:
    """Changes of both games, each equally likely."""
    places: list[tuple[Path, Change]] = []
    for room in ROOMS:
        for file in sorted((source / GAMES / room).rglob("*.py")):
            path = file.relative_to(source)
            if only in str(path):
                places += [(path, change) for change in changes_of(file.read_text(encoding="utf-8"))]
    return random.Random(seed).sample(places, min(count, len(places)))


def survives(source: Path, path: Path, change: Change, limit: int) -> str | None:
    """The difference in words if no test notices it."""
    file = source / path
    text = file.read_text(encoding="utf-8")
    plain = changed(text, -1)
    wrong = changed(text, change.number)
    Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)
    file.write_text(wrong, encoding="utf-8")
    try:
        is_noticed = run(source, path, rules_near(text, change.line), limit) != SURVIVED
    finally:
        file.write_text(text, encoding="utf-8")
    return None if is_noticed else "\n".join(difference(plain, wrong))


def difference(plain: str, wrong: str) -> list[str]:
    """The lines that changed."""
    lines = difflib.unified_diff(plain.splitlines(), wrong.splitlines(), lineterm="", n=1)
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


def key_of(path: Path, difference: str) -> str:
    """How equivalents.toml names a change: its file and the new line, or the old one where it was dropped."""
    lines = difference.splitlines()
    new = [line[1:].strip() for line in lines if line.startswith("+")]
    old = [line[1:].strip() for line in lines if line.startswith("-")]
    return f"{path.relative_to(GAMES)}: {(new or old)[0]}"


def rules_near(text: str, line: int) -> list[str]:
    """The ids of rules around a line, as tests are named by them."""
    near = "\n".join(text.splitlines()[max(0, line - NEAR) : line + NEAR])
    return [rule.replace("-", "_") + "_" for rule in dict.fromkeys(IDS.findall(near))]


def run(source: Path, path: Path, rules: list[str], limit: int) -> int:
    """Run the tests in a process of their own; what takes too long is noticed too."""
    child = os.fork()
    if child == 0:
        os._exit(test(source, TESTS[path.parts[2]], rules))
    end = time.monotonic() + limit
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return 1


def test(source: Path, folders: tuple[str, ...], rules: list[str]) -> int:
    """First the tests of these rules, then all."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(source))
    os.chdir(HOUSE)
    if rules:
        code = int(pytest.main([*QUIET, "-k", " or ".join(rules), *folders]))
        if code not in (SURVIVED, NOTHING_RAN):
            return code
    return int(pytest.main([*QUIET, *folders]))


def say(text: str) -> None:
    """Print at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
