"""Small games in which both sides choose at the same time."""

from __future__ import annotations

from typing import Final

STEPS: Final = 2000


def solve(gains: list[list[float]]) -> list[float]:
    """How often to choose each row so that no column profits from foreseeing it; `gains[row][column]` is what the
    rows' side gets. Both sides learn by regret; the rows' average is returned."""
    rows = len(gains)
    columns = len(gains[0])
    row_regret = [0.0] * rows
    column_regret = [0.0] * columns
    average = [0.0] * rows
    for _ in range(STEPS):
        row_share = _shares(row_regret)
        column_share = _shares(column_regret)
        row_gain = [0.0] * rows
        column_loss = [0.0] * columns
        value = 0.0
        for row in range(rows):
            for column in range(columns):
                gain = gains[row][column]
                row_gain[row] += gain * column_share[column]
                column_loss[column] += gain * row_share[row]
            value += row_gain[row] * row_share[row]
        for row in range(rows):
            row_regret[row] = max(0.0, row_regret[row] + row_gain[row] - value)
            average[row] += row_share[row] / STEPS
        for column in range(columns):
            column_regret[column] = max(0.0, column_regret[column] + value - column_loss[column])
    return average


def _shares(regret: list[float]) -> list[float]:
    total = 0.0
    for each in regret:
        total += each
    if total <= 0:
        return [1.0 / len(regret)] * len(regret)
    return [each / total for each in regret]
