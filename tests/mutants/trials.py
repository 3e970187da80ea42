"""Runs tests against mutants: one process finds out which tests come by which lines, and forks for every mutant."""

from __future__ import annotations

import gc
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any

import pytest

from tests.mutants.mutant import Living, Mutant, import_wrong, living_functions, replace

if TYPE_CHECKING:
    from _typeshed import TraceFunction

PLUGINS = ("-p", "_hypothesis_pytestplugin", "-p", "pytest_timeout", "-p", "no:cacheprovider")
"""Only what these tests need: the plugins of all other tests take longer to load than a mutant takes to die."""
QUIET = (*PLUGINS, "-q", "-x", "-o", "timeout=0", "--hypothesis-seed=0")
IDS = re.compile(r"\b([A-Z]+(?:-[A-Z]+)*-\d+|[FW]\d+)\b")
NEAR = 25
"""Tests of rules that stand this many lines around a change are asked first."""
PATIENCE = 3.0
"""Seconds of computing, and ten times what it took before, after which a test counts as failed."""

OFTEN = 20
"""From so many calls on nobody looks at the lines of a function any more: watching is slow."""


class Trials:
    """A plugin that runs no tests but mutants; `hear` is told of each whether a test noticed it."""

    def __init__(self, mutants: list[Mutant], hear: Callable[[Mutant, bool], None]) -> None:
        self.mutants = mutants
        self.hear = hear
        self.traces: dict[str, Trace] = {}
        self.seconds: dict[str, float] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First the right code, then the wrong."""
        files = {mutant.file for mutant in self.mutants}
        for number, item in enumerate(session.items):
            self.watch(item, files, session.items[number + 1 : number + 2])
            if session.testsfailed:
                return True
        living = living_functions(files)
        gc.freeze()  # children share what they do not change
        for mutant in self.mutants:
            if sys.modules[mutant.module].__file__ != mutant.file:
                pytest.exit(f"{mutant.module} is not the interpreted module of this house", returncode=2)
            names = tuple(mutant.functions() or ())
            tests = [item for item in session.items if self.comes_by(item, mutant, names)]
            tests.sort(key=lambda item: self.seconds[item.nodeid])
            tests = nearest_first(tests, mutant)
            self.hear(mutant, in_child(partial(self.notices, session, mutant, living, tests)))
        return True

    def watch(self, item: pytest.Item, files: set[str], following: list[pytest.Item]) -> None:
        """Run a test on the right code and note its lines and its time."""
        trace = self.traces[item.nodeid] = Trace(files)
        begin = time.process_time()
        sys.settrace(trace.on_call)
        try:
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following[0] if following else None)
        finally:
            sys.settrace(None)
        self.seconds[item.nodeid] = time.process_time() - begin

    def comes_by(self, item: pytest.Item, mutant: Mutant, names: tuple[str, ...]) -> bool:
        """Does a test run the statement that was changed, and is it asked at all?"""
        if mutant.test and mutant.test.partition("::")[2] != item.name.partition("[")[0]:
            return False
        return self.traces[item.nodeid].comes_by(mutant, names)

    def notices(self, session: pytest.Session, mutant: Mutant, living: Living, tests: list[pytest.Item]) -> bool:
        """In a child: does any of these tests fail on the wrong code?"""
        replace(mutant, living)
        for number, item in enumerate(tests):
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + 10 * self.seconds[item.nodeid])
            following = tests[number + 1] if number + 1 < len(tests) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return True
        return False


class Trace:
    """Which lines of these files a test runs; of what it calls often, only that it does."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.lines: set[tuple[str, int]] = set()
        self.calls: dict[CodeType, int] = {}

    def on_call(self, frame: FrameType, event: str, value: Any) -> TraceFunction | None:
        """A function is called: look at its lines unless it is an old acquaintance."""
        code = frame.f_code
        if code.co_filename not in self.files:
            return None
        self.calls[code] = self.calls.get(code, 0) + 1
        return self.on_line if self.calls[code] <= OFTEN else None

    def on_line(self, frame: FrameType, event: str, value: Any) -> TraceFunction:
        """A line is run."""
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self.on_line

    def comes_by(self, mutant: Mutant, names: tuple[str, ...]) -> bool:
        """Does the test run the changed statement, or often call one of the changed functions?"""
        if any((mutant.file, line) in self.lines for line in range(mutant.first, mutant.last + 1)):
            return True
        often = [code for code, calls in self.calls.items() if calls > OFTEN and code.co_filename == mutant.file]
        return any(code.co_qualname.startswith(names) for code in often)


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


def report_from_child(mutants: list[Mutant], tests: list[str]) -> Iterator[tuple[Mutant, bool]]:
    """Try mutants in a process of its own, so that this one imports nothing; what is found is heard as it is found."""
    reading, writing = os.pipe()

    def tell(mutant: Mutant, is_noticed: bool) -> None:
        os.write(writing, f"{mutants.index(mutant)} {int(is_noticed)}\n".encode())

    child = os.fork()
    if child == 0:
        os.close(reading)
        os._exit(pytest.main([*QUIET, *tests], plugins=[Trials(mutants, tell)]))
    os.close(writing)
    with os.fdopen(reading) as lines:
        for line in lines:
            number, is_noticed = map(int, line.split())
            yield mutants[number], bool(is_noticed)
    if os.waitpid(child, 0)[1] != 0:
        raise SystemExit("mutants: the tests fail already without a change")


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
