"""What a position of The Great Mafia War is weighed by, counted by hand."""

from __future__ import annotations

from typing import Any

from omerta.bots.mafia_war import standing
from omerta.bots.mafia_war.standing import INPUTS, PLAIN, compare
from omerta.games import find_game
from omerta.games.mafia_war.state import State
from omerta.kernel import read_position
from tests.bots.test_positions import spell_out_war

# Seats 0 and 2 against 1 and 3. Lilibeo is contested, the third area of Peloro lies open, Iblei is whole, and the third
# area of Etna belongs to the teammate.
BOARD = {
    "trapani": [0, 3],
    "marsala": [0, 1],
    "castelvetrano": [1, 5],
    "messina": [2, 3],
    "milazzo": [2, 3],
    "ragusa": [3, 2],
    "noto": [3, 2],
    "siracusa": [3, 2],
    "catania": [1, 4],
    "acireale": [1, 4],
    "paterno": [3, 2],
}
COUNTED = {
    standing.AREAS: 4 - 7,
    standing.FRONT: 2 - 1,
    standing.OUTNUMBERED: 2 - 0,
    standing.THIN: 1 - 0,
    standing.DECIDER: 0,
    standing.ON_BOARD: 10 - 21,
    standing.MANDAMENTI: 2 - 2,
    standing.WHOLE: 0 - 1,
    standing.EXPOSED: 1 - 0,
    standing.CONTESTED: 1 - 0,
    standing.OPEN: 1 - 0,
    standing.SHORT_TOGETHER: 0,
    standing.SHORT_ALONE: 0,
}


def board(areas: dict[str, list[int]], players: list[dict[str, Any]] | None = None) -> State:
    """A position with these areas and nobody elsewhere; Red, Blue, Green and Yellow play."""
    game = find_game("mafia-war")
    state = game.load(read_position(game, spell_out_war({"areas": areas, "players": players or [{}] * 4})), {})
    assert isinstance(state, State)
    return state


def test_every_input_is_what_a_team_has_more() -> None:
    found = compare(board(BOARD), 0)
    assert {PLAIN[place]: found[place] for place in COUNTED} == {PLAIN[place]: COUNTED[place] for place in COUNTED}


def test_the_mats_tell_what_each_part_of_a_turn_is_worth() -> None:
    """Red has taken two tokens from its Police row and one from its Church row, Blue three from its Church row."""
    state = board(BOARD, [{"mat": [4, 2, 3, 5]}, {"mat": [6, 4, 3, 1]}, {}, {}])
    found = compare(state, 0)
    assert (found[standing.PLACE], found[standing.RECRUIT]) == (2, 1 - 3)


def test_the_other_team_sees_the_same_with_signs_turned() -> None:
    state = board(BOARD)
    assert compare(state, 1) == [-number for number in compare(state, 0)]
    assert len(PLAIN) == INPUTS


def test_one_mandamento_short_is_seen_together_and_alone() -> None:
    four = ("trapani", "marsala", "palermo", "alcamo", "sciacca", "ribera", "catania", "acireale")
    found = compare(board({area: [0, 2] for area in four}), 0)
    assert (found[standing.SHORT_ALONE], found[standing.SHORT_TOGETHER]) == (1, 0)
    five = board({**{area: [0, 2] for area in four}, "messina": [2, 2], "bronte": [1, 1], "taormina": [2, 2]})
    found = compare(five, 1)
    assert (found[standing.SHORT_ALONE], found[standing.SHORT_TOGETHER]) == (-1, -1)
    assert found[standing.DECIDER] == 1
