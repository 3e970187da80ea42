"""The workshop of editions of The Great Mafia War: check them, draw their map, say what they show, start a new one."""

from omerta.workshop.drawing.poster import draw_map
from omerta.workshop.examine import check_edition, examine_edition
from omerta.workshop.skeleton import copy_edition, write_skeleton
from omerta.workshop.words import say_mat_space, say_order, say_part, say_space, say_symbols

__all__ = [
    "check_edition",
    "copy_edition",
    "draw_map",
    "examine_edition",
    "say_mat_space",
    "say_order",
    "say_part",
    "say_space",
    "say_symbols",
    "write_skeleton",
]
