"""Everything a registered game can say has its sentence, and no sentence is left over."""

from __future__ import annotations

import ast as python
import re
from typing import Any, get_args

import pytest

from omerta.bots.famiglia import reasons as famiglia_reasons
from omerta.bots.mafia_war import reasons as war_reasons
from omerta.bots.mafia_war.judging import look as war_look
from omerta.bots.search.reasons import GENERAL
from omerta.games import GAMES, find_game
from omerta.games.famiglia import CARD_IDS
from omerta.games.famiglia.phases.frames import FRAMES as FAMIGLIA_FRAMES
from omerta.games.mafia_war.edition import parts
from omerta.games.mafia_war.frame import Passage
from omerta.games.mafia_war.phases.frames import FRAMES as WAR_FRAMES
from omerta.kernel import SPECTATOR, Dice, Event, Frame, Game, Offer, Prompt, Table
from omerta.messages import LANGUAGES, Speaker, read_catalogue
from tests.messages.reading import PACKAGE, messages, used_by

SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")
FRAMES = {"famiglia": FAMIGLIA_FRAMES, "mafia-war": WAR_FRAMES}
REASONS = {
    "famiglia": {famiglia_reasons.POINTS, famiglia_reasons.HAND, famiglia_reasons.DENIES},
    "mafia-war": {word for word, _ in war_reasons.WORDS},
}
PARTS = {kind.__struct_config__.tag for kind in get_args(parts.PlanningPart | parts.OrderPart)}
PRINTED: dict[str, tuple[str, ...]] = {
    **dict.fromkeys([*PARTS, "cost", "gain", "skull", "vest"], ()),
    "recruit": ("most",),
    "place": ("most", "special", "special-short", "special-most"),
    **dict.fromkeys(["orders", "exert", "bomb"], ("special", "special-short")),
}
"""What is printed, by its word, and the forms its message has beside the whole one and the short one."""
SPOKEN = [name for name in GAMES if (PACKAGE / "messages" / "en" / f"{name}.ftl").is_file()]


def sources(game: str) -> str:
    folder = PACKAGE / "games" / game.replace("-", "_")
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))


def is_quoted(word: str, text: str) -> bool:
    return f'"{word}"' in text or f"'{word}'" in text


def event_kinds(game: str) -> dict[str, bool]:
    """Every kind of event in a game's sources, and whether it reveals something."""
    found: dict[str, bool] = {}
    for node in python.walk(python.parse(sources(game))):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "EventKind":
            kind = python.literal_eval(node.args[0])
            found[kind] = any(word.arg == "reveals" for word in node.keywords)
    return found


def asks_by_its_word(frame: type[Frame[Any, Any]]) -> bool:
    """Does a frame ask somebody, under its own word?"""
    return not issubclass(frame, Passage) and "prompt" not in {name for kind in own_kinds(frame) for name in vars(kind)}


def own_kinds(frame: type[Frame[Any, Any]]) -> list[type]:
    """A frame and what it derives from, up to the kernel."""
    return [kind for kind in frame.__mro__ if kind.__module__.startswith("omerta.games.")]


def refusal_codes(text: str) -> set[str]:
    """The codes of refusals: every slug in the making of one."""
    return {
        str(node.value)
        for call in python.walk(python.parse(text))
        if isinstance(call, python.Call) and isinstance(call.func, python.Name) and call.func.id == "Refusal"
        for node in python.walk(call)
        if isinstance(node, python.Constant) and SLUG.fullmatch(str(node.value))
    }


def expected_keys(game: Game) -> set[str]:
    """The keys of everything the game tells, read from the engine and its sources."""
    text = sources(game.name)
    return {
        *[f"event-{kind}" for kind in event_kinds(game.name)],
        *[f"choice-{action.verb}" for action in game.actions],
        *[f"prompt-{key}" for key in re.findall(r'Prompt\(\s*"([a-z-]+)"', text)],
        *[f"prompt-{word}" for word, frame in FRAMES[game.name].by_word().items() if asks_by_its_word(frame)],
        *[f"refusal-{code}" for code in refusal_codes(text)],
        *[f"option-{option.name}" for option in game.options],
        *[f"reason-{word}" for word in (*GENERAL, *REASONS[game.name])],
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
    catalogue = (PACKAGE / "messages" / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    values = {value for action in game.actions for _, value in action.args}
    rooms = [path for room in ("cli", "workshop") for path in (PACKAGE / room).rglob("*.py")]
    screens = "\n".join(path.read_text(encoding="utf-8") for path in rooms)
    for key in messages(name):
        prefix, _, rest = key.partition("-")
        if prefix in ("choice", "option"):
            assert key in expected, key
        elif prefix == "term":
            assert is_quoted(key, screens), key
        elif prefix == "reason":
            assert rest in REASONS[name], key
        elif prefix == "plan":
            assert rest == war_look.ATTACK, key
        elif prefix == "part":
            assert f"{{ {key} }}" in catalogue, key
        elif prefix == "printed":
            assert rest in PRINTED, key
        elif prefix != "ui":
            assert rest in values or is_quoted(rest, text) or rest in FRAMES[name].by_word(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_said_whole_and_in_a_few_words(language: str) -> None:
    catalogue = read_catalogue("mafia-war", language)
    for word, forms in PRINTED.items():
        said = [catalogue.find(f"printed-{word}", {}, form) for form in ("", "short", *forms)]
        assert all(said), word
        assert len(set(said)) == len(said), word


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
    for kind, reveals in event_kinds(name).items():
        attributes = [attribute.id.name for attribute in found[f"event-{kind}"].attributes]
        assert reveals or "preview" in attributes, kind


@pytest.mark.parametrize("name", SPOKEN)
def test_choices_use_only_what_they_are_given(name: str) -> None:
    game = find_game(name)
    found = messages(name)
    labels = {f"seat{seat}" for seat in range(game.seats)}
    for action in game.actions:
        given = {argument for argument, _ in action.args}
        assert used_by(found[f"choice-{action.verb}"], found) <= given | labels, action.notation


@pytest.mark.parametrize("name", SPOKEN)
def test_what_a_played_game_says_are_whole_sentences(name: str) -> None:
    game = find_game(name)
    speaker = Speaker(game)
    found = {**messages("common"), **messages(name)}
    labels = {f"seat{seat}" for seat in range(game.seats)}
    dice = Dice("sentences")
    table = Table(game, {}, [], dice)
    while not table.is_over:
        seat = table.to_move()[0]
        view = table.view(seat)
        prompt = found[f"prompt-{view.prompt.key}"]
        assert used_by(prompt, found) <= view.prompt.args.keys() | labels, view.prompt.key
        for action in list(game.actions)[dice.below(7) :: 7]:
            error = table.why_not(seat, action)
            assert error is None or f"refusal-{error.code}" in found, error
        table.act(seat, game.actions.parse(view.offers[dice.below(len(view.offers))].action))
    for event in table.events:
        assert used_by(found[f"event-{event.kind}"], found) <= event.args.keys() | labels, event.kind
    outcome = table.view(SPECTATOR).outcome
    assert outcome is not None
    assert f"outcome-{outcome.reason}" in found
    assert speaker.outcome(outcome).endswith(".")


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
