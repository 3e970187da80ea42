"""Runs tests against mutants: one process finds out which tests come by which lines, and forks for every mutant."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.mutants.mutant import Mutant, import_wrong, replace

PLUGINS = ("-p", "_hypothesis_pytestplugin", "-p", "pytest_timeout", "-p", "no:cacheprovider")
"""Only what these tests need: the plugins of all other tests take longer to load than a mutant takes to die."""
QUIET = (*PLUGINS, "-q", "-x", "-o", "timeout=0", "--hypothesis-seed=0")
IDS = re.compile(r"\b([A-Z]+(?:-[A-Z]+)*-\d+|[FW]\d+)\b")
NEAR = 25
"""Tests of rules that stand this many lines around a change are asked first."""
PATIENCE = 3.0
"""Seconds of computing, and ten times what it took before, after which a test counts as failed."""

Line = tuple[str, int]


class Trials:
    """A plugin that runs no tests but mutants; `hear` is told of each whether a test noticed it."""

    def __init__(self, mutants: list[Mutant], hear: Callable[[Mutant, bool], None]) -> None:
        self.mutants = mutants
        self.hear = hear
        self.lines: dict[str, set[Line]] = {}
        self.seconds: dict[str, float] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First the right code, then the wrong."""
        files = {mutant.file for mutant in self.mutants}
        for number, item in enumerate(session.items):
            self.watch(item, files, session.items[number + 1 : number + 2])
            if session.testsfailed:
                return True
        for mutant in self.mutants:
            if sys.modules[mutant.module].__file__ != mutant.file:
                pytest.exit(f"{mutant.module} is not the interpreted module of this house", returncode=2)
            tests = [item for item in session.items if self.comes_by(item, mutant)]
            tests.sort(key=lambda item: self.seconds[item.nodeid])
            tests = nearest_first(tests, mutant)
            self.hear(mutant, in_child(partial(self.notices, session, mutant, tests)))
        return True

    def watch(self, item: pytest.Item, files: set[str], following: list[pytest.Item]) -> None:
        """Run a test on the right code and note its lines and its time."""
        lines = self.lines.setdefault(item.nodeid, set())

        def on_line(frame: FrameType, event: str, value: Any) -> Any:
            lines.add((frame.f_code.co_filename, frame.f_lineno))
            return on_line

        def on_call(frame: FrameType, event: str, value: Any) -> Any:
            return on_line if frame.f_code.co_filename in files else None

        begin = time.process_time()
        sys.settrace(on_call)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following[0] if following else None)
        finally:
            sys.settrace(None)
        self.seconds[item.nodeid] = time.process_time() - begin

    def comes_by(self, item: pytest.Item, mutant: Mutant) -> bool:
        """Does a test run the statement that was changed, and is it asked at all?"""
        if mutant.test and mutant.test.partition("::")[2] != item.name.partition("[")[0]:
            return False
        lines = self.lines[item.nodeid]
        return any((mutant.file, line) in lines for line in range(mutant.first, mutant.last + 1))

    def notices(self, session: pytest.Session, mutant: Mutant, tests: list[pytest.Item]) -> bool:
        """In a child: does any of these tests fail on the wrong code?"""
        replace(mutant)
        for number, item in enumerate(tests):
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 10 * self.seconds[item.nodeid])
            following = tests[number + 1] if number + 1 < len(tests) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return True
        return False


class NearestFirst:
    """A plugin that asks the tests of near rules first."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put them in order."""
        items[:] = nearest_first(items, self.mutant)


def nearest_first(tests: list[pytest.Item], mutant: Mutant) -> list[pytest.Item]:
    """The tests named by a rule that stands near the change come first."""
    text = Path(mutant.file).read_text(encoding="utf-8").splitlines()
    near = "\n".join(text[max(0, mutant.first - NEAR) : mutant.last + NEAR])
    names = tuple(f"test_{rule.replace('-', '_')}_" for rule in set(IDS.findall(near)))
    return sorted(tests, key=lambda item: not item.name.startswith(names))


def is_noticed_when_imported(mutant: Mutant, tests: list[str], limit: int) -> bool:
    """Try a mutant that has to be imported; what takes too long is noticed too."""

    def notices() -> bool:
        signal.setitimer(signal.ITIMER_VIRTUAL, limit)
        import_wrong(mutant)
        return pytest.main([*QUIET, *tests], plugins=[NearestFirst(mutant)]) != pytest.ExitCode.OK

    return in_child(notices)


def in_child(question: Callable[[], bool]) -> bool:
    """Ask in a process of its own; if that ends in any other way than with no, the answer is yes."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            code = int(question())
        finally:
            os._exit(code)
    return os.waitpid(child, 0)[1] != 0
