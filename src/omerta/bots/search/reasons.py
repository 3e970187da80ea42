"""Why a choice is the better one, in a word that every language has a sentence for."""

from __future__ import annotations

from typing import Final

from omerta.bots.search.thought import Thinker, Thought
from omerta.kernel.machine import Sight

FEW: Final = 3
"""So many choices get a reason."""
NEAR: Final = 0.1
"""A choice so much worse than the best needs none."""
LEVEL: Final = 0.01
"""Chances closer than this are as good as equal."""
SURE: Final = 0.999

ONLY: Final = "only"
WINS: Final = "wins"
MIXED: Final = "mixed"
EVEN: Final = "even"
OVERALL: Final = "overall"

GENERAL: Final = (ONLY, WINS, MIXED, EVEN, OVERALL)
"""The words that fit every game; a thinker may add its own."""


def give_reasons(thinker: Thinker, sight: Sight, thought: Thought) -> None:
    """Write a reason to each of the first few choices."""
    few = thought.choices[:FEW]
    best = few[0]
    if thought.is_mixed:
        for each in few:
            each.reason = MIXED
        return
    if best.tries == 0:
        best.reason = ONLY
        return
    if best.chance > SURE:
        best.reason = WINS
        return
    tried = [each for each in few if each.tries]
    if len(tried) > 1:
        words = thinker.reasons(sight, [each.action for each in tried])
        for each, word in zip(tried, words, strict=True):
            each.reason = word if best.chance - each.chance < NEAR else ""
    if len(tried) > 1 and best.chance - min([each.chance for each in tried]) < LEVEL:
        best.reason = EVEN
    elif not best.reason:
        best.reason = OVERALL
