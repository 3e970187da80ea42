"""Influence tokens in the cells of a sheet: one number per cell, six bits for each owner (seats 0-3, neutral 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from omerta.games.mafia_war.box.tables import SHEET_ROWS

OWNERS: Final = 5
_BITS: Final = 6
_MASK: Final = 63


def one(owner: int) -> int:
    """A cell with one token of `owner`; add it to put a token in, subtract it to take one out."""
    return 1 << (_BITS * owner)


def tokens_of(cell: i32, owner: i32) -> i32:
    """How many tokens of `owner` a cell's number stands for."""
    return (cell >> (_BITS * owner)) & _MASK


def count_tokens(cell: i32) -> i32:
    """How many tokens a cell's number stands for."""
    total: i32 = 0
    while cell > 0:
        total += cell & _MASK
        cell >>= _BITS
    return total


def owners_in(cell: i32) -> list[int]:
    """Whose tokens lie in a cell, seats first, neutral last."""
    return [owner for owner in range(OWNERS) if tokens_of(cell, owner) > 0]


def is_empty(sheet: vec[i32]) -> bool:
    """Is no token left on a sheet?"""
    return all(cell == 0 for cell in sheet)


def has_token(sheet: vec[i32], column: i64) -> bool:
    """Does any token lie in a column?"""
    return any(sheet[cell] != 0 for cell in range(column * SHEET_ROWS, column * SHEET_ROWS + SHEET_ROWS))


def tokens_in(sheet: vec[i32], column: i64, owner: i32) -> int:
    """How many tokens of `owner` lie in a column."""
    total: i32 = 0
    for cell in range(column * SHEET_ROWS, column * SHEET_ROWS + SHEET_ROWS):
        total += tokens_of(sheet[cell], owner)
    return total


def on_sheet(sheet: vec[i32], owner: int) -> int:
    """How many tokens of `owner` lie on a sheet."""
    total = 0
    for cell in sheet:
        if cell != 0:
            total += tokens_of(cell, owner)
    return total
