"""Observations tell what a sight tells, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
import pytest

from omerta.games import find_game
from omerta.kernel import Dice, Game, OmertaError, State, View, is_compiled
from omerta.lab.documenting import HOUSE_GAMES, document
from tests.contract.play import positions
from tests.kernel.toy import EVENS

GAMES = {"famiglia": 12, "mafia-war": 2}
FINGERPRINTS = {"famiglia": (1, "3da27a766939185f"), "mafia-war": (1, "a59ae93039b824a7")}
"""Version and hash of each layout: whoever changes a layout raises its version."""

SECRETS = {"famiglia": {"hands": "hidden"}, "mafia-war": {"headquarters": "hidden"}}
OPTIONS = [("famiglia", {}), ("mafia-war", {}), *SECRETS.items()]


def observe(game: Game, state: State, seat: int) -> bytes:
    return bytes(memoryview(game.observer().observe(state.seen_by(seat))))


def played(game: Game, options: dict[str, str], every: int) -> Iterator[tuple[State, Dice]]:
    """Some positions of some random games."""
    for number in range(GAMES[game.name]):
        dice = Dice(f"observations/{number}")
        every = every if is_compiled() or game.name == "famiglia" else every * 4
        for place, state in enumerate(positions(game, options, dice, [])):
            if place % every == 0:
                yield state, dice


def part(game: Game, row: bytes, name: str) -> np.ndarray:
    layout = game.observer().layout
    (found,) = [part for part in layout.parts if part.name == name]
    return np.frombuffer(row, np.uint8)[found.start : found.start + found.size].reshape(found.shape)


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_worlds_with_the_same_sight_give_the_same_observation(name: str, options: dict[str, str]) -> None:
    game = find_game(name)
    for state, dice in played(game, options, 7):
        for seat in range(game.seats):
            seen = observe(game, state, seat)
            assert observe(game, game.imagine(state.seen_by(seat), dice), seat) == seen


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_what_a_view_tells_apart_an_observation_tells_apart(name: str, options: dict[str, str]) -> None:
    """The order in which cards lie in the Street is no more than looks, and neither are the words of the view."""
    game = find_game(name)
    told: dict[bytes, bytes] = {}
    for state, _ in played(game, options, 3):
        for seat in range(game.seats):
            picture = picture_of(game.view_of(state.seen_by(seat)))
            row = observe(game, state, seat)
            assert told.setdefault(row + bytes([seat]), picture) == picture


def picture_of(view: View) -> bytes:
    document = msgspec.to_builtins(view)
    for looks in ("prompt", "offers"):
        del document[looks]
    if view.game == "famiglia":
        old = len(document["street"]) - document["fresh"]
        document["street"] = [sorted(document["street"][:old]), sorted(document["street"][old:])]
    return msgspec.json.encode(document)


@pytest.mark.parametrize("name", GAMES)
def test_a_layout_changes_only_with_its_version(name: str) -> None:
    layout = find_game(name).observer().layout
    assert (layout.version, layout.fingerprint()) == FINGERPRINTS[name]


def test_famiglia_tells_the_own_hand_first() -> None:
    game = find_game("famiglia")
    state = game.setup({"start": "0", "hands": "hidden"})
    for seat in (0, 1):
        row = observe(game, state, seat)
        assert part(game, row, "hands").sum(axis=1).tolist() == [4, 0]
        assert part(game, row, "hand sizes").tolist() == [4, 4]
        assert part(game, row, "hands known").tolist() == [1, 0]
        assert part(game, row, "unseen").sum() == 56


def test_a_game_without_an_observation_says_so() -> None:
    with pytest.raises(OmertaError, match="has no observation for learners"):
        EVENS.observer()


def test_the_page_of_observations_is_up_to_date() -> None:
    page = Path(__file__).parents[2] / "docs" / "observations.md"
    assert page.read_text(encoding="utf-8") == document([find_game(name) for name in HOUSE_GAMES]), (
        "run `python -m omerta.lab.documenting docs/observations.md`"
    )
