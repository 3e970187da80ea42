"""The numbers of a step in a position document: the least and the most are read, one beyond either is refused."""

from __future__ import annotations

import pytest

from omerta.games.famiglia.phases.frames import FRAMES as FAMIGLIA
from omerta.games.mafia_war.phases.frames import FRAMES as WAR
from omerta.kernel import OmertaError
from omerta.kernel.frame_words import fields_of
from omerta.kernel.frames import FrameTable

FAMIGLIA_BOUNDS = {"count": (1, 6), "limit": (0, 4), "taken": (0, 4), "left": (0, 4), "card": (0, 19), "value": (1, 4)}
WAR_BOUNDS = {
    "acted begun car_taken forgiven from_area_reached may_move optional ordered own_only refused to_sheet": (0, 1),
    "areas count distance each fewest left limit made number served soldati tokens": (0, 50),
    "attacker defender poor seat": (0, 3),
    "source target": (0, 35),
    "area origin reached reached_later": (-1, 35),
    "used visited": (0, 2**36 - 1),
    "done finished": (0, 255),
    "first": (0, 63),
    "cell": (0, 47),
    "choice": (0, 7),
    "column": (0, 5),
    "owner": (0, 4),
    "row": (0, 3),
    "row_before": (-1, 3),
    "sea": (0, 8),
    "stage": (0, 5),
    "way": (0, 2),
}


@pytest.mark.parametrize(
    ("frames", "bounds"), [(FAMIGLIA, FAMIGLIA_BOUNDS), (WAR, WAR_BOUNDS)], ids=["famiglia", "war"]
)
def test_numbers_of_frames_end_where_the_box_does(frames: FrameTable, bounds: dict[str, tuple[int, int]]) -> None:
    limits = {name: limit for names, limit in bounds.items() for name in names.split()}
    for word, kind in frames.by_word().items():
        names = fields_of(kind)
        for place, name in enumerate(names):
            for number, is_read in zip(around(limits[name]), (False, True, True, False), strict=True):
                numbers = [str(number if place == other else limits[names[other]][1]) for other in range(len(names))]
                assert can_read(frames, " ".join([word, *numbers])) == is_read, f"{word}: {name} = {number}"


def around(limit: tuple[int, int]) -> tuple[int, int, int, int]:
    """One below the least, the least, the most, one beyond it."""
    return (limit[0] - 1, limit[0], limit[1], limit[1] + 1)


def can_read(frames: FrameTable, text: str) -> bool:
    """Is it a step?"""
    try:
        frames.parse(text)
    except OmertaError:
        return False
    return True
