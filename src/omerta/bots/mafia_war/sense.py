"""What no sensible player would do at sight, question by question."""

from __future__ import annotations

from typing import Final

from omerta.bots.mafia_war.asked import Asked
from omerta.bots.mafia_war.encounter import FIRST_OF_ALL
from omerta.bots.mafia_war.encounter_answers import executing, move
from omerta.games.mafia_war import Choice

GO_ON: Final = (
    "parts",
    "issue-area",
    "issue-order",
    "equip",
    "column-action",
    "final-action",
    "at-labs",
    "pull-in",
    "pentito",
    "strike",
    "strike-from",
)
"""Questions where stopping leaves something lying."""
MOST: Final = (
    "recruit",
    "place-amount",
    "at-labs-number",
    "supply-number",
    "pull-in-number",
    "pentito-number",
    "exert-amount",
    "setup-amount",
    "swap",
)
"""Questions for an amount where less than half is a waste."""
HOPELESS: Final = -0.5


def keep_sensible(asked: Asked, choices: list[Choice]) -> list[Choice]:
    """The choices worth a thought; never none."""
    key = asked.key
    if key in MOST:
        return [choice for choice in choices if 2 * choice.number >= choices[-1].number]
    if key in GO_ON:
        return [choice for choice in choices if choice.verb not in ("done", "pass")] or choices
    if key == "executing":
        return _parts(asked, choices)
    if key == "move":
        return [choice for choice in choices if move(asked, choice) > HOPELESS] or choices
    if key == "move-number":
        return _forces(asked, choices)
    if key == "approach":
        return _approaches(asked, choices)
    return choices


def _parts(asked: Asked, choices: list[Choice]) -> list[Choice]:
    """What costs nothing first; then what promises something; else the order ends."""
    free = [choice for choice in choices if choice.verb == "do" and choice.number in FIRST_OF_ALL]
    if free:
        return free
    return [choice for choice in choices if executing(asked, choice) > 0] or choices[-1:]


def _forces(asked: Asked, choices: list[Choice]) -> list[Choice]:
    """At least half of them; one stays behind where three or more stand."""
    most = choices[-1].number
    return [choice for choice in choices if 2 * choice.number >= most and (most < 3 or choice.number < most)]


def _approaches(asked: Asked, choices: list[Choice]) -> list[Choice]:
    """No brute force that breaks the attackers themselves."""
    if asked.encounter.brute_force() > 0:
        return choices
    return [choice for choice in choices if choice.verb == "finesse"]
