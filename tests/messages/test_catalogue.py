"""Everything a registered game can say has its sentence, and no sentence is left over."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import omerta
from omerta.games import GAMES, find_game
from omerta.games.famiglia import CARD_IDS
from omerta.kernel import CHANCE, Dice, Event, EventKind, Game, Offer, Prompt, settle
from omerta.messages import Speaker, read_catalogue

PACKAGE = Path(inspect.getfile(omerta)).parent
CODES = re.compile(r'"[A-Z][A-Z0-9-]*",\s*"([a-z0-9]+(?:-[a-z0-9]+)+)"')
TOLD = ("event", "choice", "prompt", "refusal", "outcome", "option")
SPOKEN = [name for name in GAMES if (PACKAGE / "messages" / "en" / f"{name}.ftl").is_file()]


def sources(game: str) -> str:
    folder = PACKAGE / "games" / game.replace("-", "_")
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def messages(name: str) -> dict[str, ast.Message]:
    resource = parse((PACKAGE / "messages" / "en" / f"{name}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    keys = [entry.id.name for entry in found]
    assert len(keys) == len(set(keys)), "a message stands twice"
    return dict(zip(keys, found, strict=True))


def is_quoted(word: str, text: str) -> bool:
    return f'"{word}"' in text or f"'{word}'" in text


def variables(node: object) -> set[str]:
    """The arguments a message uses, anywhere in its syntax tree."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ()
    return {name for part in parts for name in variables(part)}


def event_kinds(game: str) -> list[EventKind]:
    module = __import__(f"omerta.games.{game.replace('-', '_')}.events", fromlist=["events"])
    return [value for value in vars(module).values() if isinstance(value, EventKind)]


def expected_keys(game: Game) -> set[str]:
    """The keys of everything the game tells, read from the engine and its sources."""
    text = sources(game.name)
    return {
        *[f"event-{kind.name}" for kind in event_kinds(game.name)],
        *[f"choice-{action.verb}" for action in game.actions],
        *[f"prompt-{key}" for key in re.findall(r'Prompt\(\s*"([a-z-]+)"', text)],
        *[f"refusal-{code}" for code in CODES.findall(text)],
        *[f"option-{option.name}" for option in game.options],
    }


@pytest.mark.parametrize("name", SPOKEN)
def test_everything_a_game_tells_has_a_sentence(name: str) -> None:
    catalogue = read_catalogue(name)
    assert [key for key in sorted(expected_keys(find_game(name))) if not catalogue.has(key)] == []


@pytest.mark.parametrize("name", SPOKEN)
def test_no_sentence_of_a_game_is_left_over(name: str) -> None:
    text = sources(name)
    game = find_game(name)
    expected = expected_keys(game)
    values = {value for action in game.actions for _, value in action.args}
    screens = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "cli").rglob("*.py"))
    for key in messages(name):
        prefix, _, rest = key.partition("-")
        if prefix == "name":
            assert rest in values or f'"{rest}"' in text, key
        elif prefix == "outcome":
            assert f'"{rest}"' in text, key
        elif prefix == "term":
            assert is_quoted(key, screens), key
        elif prefix in TOLD:
            assert key in expected, key


def test_no_common_text_of_the_terminal_is_left_over() -> None:
    used = "\n".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "cli").rglob("*.py"))
    for key in messages("common"):
        if key.startswith("term-"):
            tail = key.removeprefix("term-help-")
            assert is_quoted(key, used) or is_quoted(tail, used), key


def test_every_text_the_terminal_asks_for_exists() -> None:
    for path in (PACKAGE / "cli").rglob("*.py"):
        for key in re.findall(r"""["'](term-[a-z-]*[a-z])["']""", path.read_text(encoding="utf-8")):
            assert any(read_catalogue(name).has(key) for name in SPOKEN), f"{path.name}: {key}"


@pytest.mark.parametrize("name", SPOKEN)
def test_events_that_can_be_foreseen_say_what_they_would_do(name: str) -> None:
    found = messages(name)
    for kind in event_kinds(name):
        attributes = [attribute.id.name for attribute in found[f"event-{kind.name}"].attributes]
        assert ("preview" in attributes) is not kind.reveals, kind.name


@pytest.mark.parametrize("name", SPOKEN)
def test_sentences_use_only_what_they_are_given(name: str) -> None:
    game = find_game(name)
    given = {f"event-{kind.name}": {field.name for field in kind.fields} for kind in event_kinds(name)}
    for action in game.actions:
        given[f"choice-{action.verb}"] = {argument for argument, _ in action.args}
    labels = {f"seat{seat}" for seat in range(game.seats)}
    for key, message in messages(name).items():
        if key in given:
            assert variables(message) <= given[key] | labels, key


@pytest.mark.parametrize("name", SPOKEN)
def test_every_refusal_of_played_games_is_a_sentence(name: str) -> None:
    game = find_game(name)
    speaker = Speaker(game)
    for seed in range(3):
        dice = Dice(f"refusals/{seed}")
        state = game.setup({})
        settle(state, dice)
        while movers := state.to_move():
            for action in game.actions:
                if not state.is_legal(movers[0], action):
                    said = speaker.refusal(state.refusal(movers[0], action))
                    assert said.endswith("."), said
            legal = state.legal_actions(movers[0])
            state.advance(movers[0], legal[dice.below(len(legal))])
            settle(state, dice)
        assert speaker.refusal(state.refusal(CHANCE, game.actions[0])).endswith(".")


def test_numbers_stay_numbers_so_that_plurals_work() -> None:
    speaker = Speaker(find_game("famiglia"), seats=("Anna", "Ben"))
    assert speaker.prompt(Prompt("parking", "ACCOUNTANT-3", {"left": 1})).startswith("Park one card")
    assert speaker.prompt(Prompt("parking", "ACCOUNTANT-3", {"left": 3})).startswith("Park 3 cards")
    told = speaker.event(Event("took", "TAKE-1", {"seat": 1, "card": "brute-2"}))
    assert told == "Ben took Brute 2 “the Butcher”."
    assert speaker.choice(Offer("lower brute-2 1", ("card:brute-2", "to:1"))) == "Lower Brute 2 “the Butcher” to 1"


def test_sixty_cards_have_twenty_names_aliases_and_pictures() -> None:
    speaker = Speaker(find_game("famiglia"))
    for attribute in ("", "alias", "about"):
        assert len({speaker.name(card, attribute) for card in CARD_IDS} - set(CARD_IDS)) == 20


def test_what_a_language_lacks_is_said_plainly() -> None:
    speaker = Speaker(find_game("famiglia"))
    assert speaker.text("term-nobody-wrote-this") == "term nobody wrote this"
    assert speaker.name("nobody-7") == "nobody-7"
