"""Whole random games: they end, keep every piece, and every position survives its document."""

from __future__ import annotations

import pytest

from omerta.games.mafia_war import State, open_mafia_war
from omerta.games.mafia_war.document.conservation import misplaced_pieces
from omerta.kernel import CHANCE, Dice, digest, format_step, parse_step
from tests.contract.play import positions

WAR = open_mafia_war()


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("families", ["drawn", "first-game"])
def test_a_game_ends_within_four_rounds_and_no_piece_is_ever_lost(number: int, families: str) -> None:
    dice = Dice(f"whole/{number}")
    rounds = 0
    for state in positions(WAR, WAR.choose_options({"families": families}), dice, []):
        assert isinstance(state, State)
        assert misplaced_pieces(state) == []
        rounds = state.round
    assert state.outcome() is not None
    assert 1 <= rounds <= 4


def test_positions_survive_their_documents_and_records_replay() -> None:
    dice = Dice("documents")
    steps: list[str] = []
    options = WAR.choose_options({})
    for state in positions(WAR, options, dice, steps):
        if len(steps) % 9 == 0:
            assert digest(WAR, WAR.load(WAR.dump(state), options)) == digest(WAR, state)
    again = WAR.setup(options)
    for text in steps:
        seat, action = parse_step(WAR.actions, text, WAR.seats)
        assert format_step(seat, action) == text
        again.advance(seat, action)
    assert again.outcome() == state.outcome()
    assert digest(WAR, again) == digest(WAR, state)


def test_a_chosen_set_up_is_not_drawn() -> None:
    tiles = "meeting,cars,influence,allies,bribery,miniguns,speedboats"
    characters = ",".join([character.id for character in WAR.box.characters[:4]])
    options = {"start": "2", "leaders": "red,blue,green,white", "characters": characters, "tiles": tiles}
    state = WAR.setup(options)
    assert state.chance_total() == 0
    assert state.to_move() == (2,)
    assert [state.box.families[family].id for family in state.family] == ["red", "blue", "green", "white"]
    assert WAR.view_of(state.seen_by(0)).tiles == tuple(sorted(tiles.split(","), key=state.box.tile_ids.index))


def test_only_chance_draws() -> None:
    state = WAR.setup({})
    assert state.to_move() == ()
    assert all(state.legal_actions(seat) == () for seat in range(4))
    assert len(state.legal_actions(CHANCE)) == 11
    assert state.refusal(0, WAR.actions.parse("draw-tile cars")).rule == "SETUP-4"
