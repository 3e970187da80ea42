"""Actions: typed choices built once per game, with a stable index and a stable text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from omerta.kernel.errors import UnknownName, Unreadable

CHANCE: Final = -1
"""The seat number under which chance acts; its outcomes are actions like any other."""

SPECTATOR: Final = -2
"""The seat number of everybody who only watches."""

ALIKE: Final = 0.7
"""A wrong verb so like another one is taken for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice: a verb and named arguments. Games subclass it with typed fields.

    The text is `verb value value …`; `targets` (`area:enna`, `card:brute-2`) say what the choice is about, so that
    a client can highlight it without knowing a rule.
    """

    def __init__(self, verb: str, args: tuple[tuple[str, str], ...] = ()) -> None:
        self.verb = verb
        self.args = args
        self.notation = " ".join([verb, *[value for _, value in args]])
        self.targets = tuple([f"{name}:{value}" for name, value in args])
        self.index = -1
        self.as_number: Any = None
        """The index as an object: whoever lists numbers need not make one for each choice."""

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class ActionTable:
    """All actions of a game in a fixed order; the only place where an action gets its index."""

    def __init__(self, actions: Iterable[Action]) -> None:
        self.actions: tuple[Action, ...] = tuple(actions)
        self._by_notation: dict[str, Action] = {}
        for index, action in enumerate(self.actions):
            if action.notation in self._by_notation:
                raise ValueError(f"two actions are written '{action.notation}'")
            action.index = index
            action.as_number = index
            self._by_notation[action.notation] = action
        self._blank = vec[u8]([u8(0)] * len(self.actions))

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def mask_of(self, actions: Sequence[Action]) -> vec[u8]:
        """A row with 1 at the index of each of these actions and 0 elsewhere; a buffer that numpy reads."""
        mask = self._blank[:]
        for action in actions:
            mask[action.index] = u8(1)
        return mask

    def parse(self, text: str) -> Action:
        """The action written `text`; extra spaces do not matter."""
        notation = " ".join(text.split())
        action = self._by_notation.get(notation)
        if action is None:
            verb = notation.partition(" ")[0]
            verbs = {known.verb for known in self.actions}
            meant = [verb] if verb in verbs else get_close_matches(verb, verbs, n=1, cutoff=ALIKE)
            near = [known.notation for known in self.actions if known.verb in meant]
            raise UnknownName("action", notation[:60], near or verbs)
        return action


def format_step(seat: int, action: Action) -> str:
    """One line of a record: who, then what; chance is written `*`."""
    return f"{'*' if seat == CHANCE else seat} {action.notation}"


def parse_step(table: ActionTable, text: str, seats: int) -> tuple[int, Action]:
    """The reverse of `format_step`."""
    who, _, rest = text.strip().partition(" ")
    if who == "*":
        return CHANCE, table.parse(rest)
    for seat in range(seats):
        if who == str(seat):
            return seat, table.parse(rest)
    raise Unreadable(f"step '{text[:60]}' must begin with a seat 0–{seats - 1} or * for chance")


def notations(actions: Sequence[Action]) -> list[str]:
    """The texts of a list of actions."""
    return [action.notation for action in actions]
