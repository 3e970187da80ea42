"""What each number of an observation means, as a page: `python -m omerta.lab.documenting docs/observations.md`."""

from __future__ import annotations

import sys
from pathlib import Path

from omerta.games import find_game
from omerta.kernel import Game, Part

HOUSE_GAMES = ("famiglia", "mafia-war")

HEAD = """# Observations and actions

<!-- made by `python -m omerta.lab.documenting docs/observations.md` -->

What a learner sees of a seat is a row of whole numbers from 0 to 255, written from the seat's sight and nothing else.
Own things come first: seats are counted from the one that looks, in order of play. A number that could be larger is
told as 255. The parts lie end to end; the entries of a part with several axes are in the order of its axes, the last
running fastest.

The version is raised when a place of the row gets another meaning; the names of a game with editions are those of the
edition.
"""

ACTIONS = """Actions are numbered as in the game's table, which never changes within a rules version:
`Discrete({count})`, with a mask. The first of each verb:
"""


def document(games: list[Game]) -> str:
    """The whole page."""
    return "\n".join([HEAD, *[_document_game(game) for game in games]])


def _document_game(game: Game) -> str:
    layout = game.observer().layout
    lines = [
        f"## {game.title}",
        "",
        f"`{game.name}`, version {layout.version}, {layout.size} numbers.",
        "",
        "| part | from | shape | axes | meaning |",
        "| --- | --- | --- | --- | --- |",
        *[_document_part(part) for part in layout.parts],
        "",
        "### Axes",
        "",
        *_document_axes(layout.parts),
        "",
        "### Actions",
        "",
        ACTIONS.format(count=len(game.actions)),
        *_document_actions(game),
        "",
    ]
    return "\n".join(lines)


def _document_part(part: Part) -> str:
    shape = " × ".join([str(length) for length in part.shape])
    axes = ", ".join([axis for axis, _ in part.axes])
    return f"| {part.name} | {part.start} | {shape} | {axes} | {part.meaning} |"


def _document_axes(parts: tuple[Part, ...]) -> list[str]:
    """Every axis once, by name; where one name has several lists, each list."""
    found: dict[tuple[str, tuple[str, ...]], None] = {}
    for part in parts:
        for axis in part.axes:
            if axis[0] not in ("number", "flag", "bit"):
                found[axis] = None
    return [f"- **{name}**: {', '.join(labels)}" for name, labels in sorted(found)]


def _document_actions(game: Game) -> list[str]:
    verbs: dict[str, list[int]] = {}
    for action in game.actions:
        verbs.setdefault(action.verb, []).append(action.index)
    rows = ["| verb | numbers | the first |", "| --- | --- | --- |"]
    for verb, numbers in verbs.items():
        span = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
        rows.append(f"| {verb} | {span} | `{game.actions[numbers[0]].notation}` |")
    return rows


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document([find_game(name) for name in HOUSE_GAMES]), encoding="utf-8")
