"""Small damage to real documents: what a slip of the pen, a bad merge or a bad intent would do."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any

Path = tuple[str | int, ...]

ODD_VALUES: tuple[Any, ...] = (
    None, True, -1, 0, 1, 4, 99, 10**6, 2**63, -(2**70), 1.5, "", "x", "neutral", "\x1b[31mred", "\u202eback", "\x9bm",
    "line\nbreak", "9" * 30, "turn 9", [], {}, [[]], {"a": 1},
)  # fmt: skip
ODD_NUMBERS = (-1, 0, 1, 2, 3, 4, 9, 35, 36, 99)
ODD_SIGNS = ("", "0", "9", " ", "\x1b", "\n", "a", '"', "[", "=", "\ud800")


def damage(document: dict[str, Any], dice: Random) -> dict[str, Any]:
    """A copy with one to three things wrong."""
    hurt = deepcopy(document)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        frames = hurt["position"].get("frames") if isinstance(hurt.get("position"), dict) else None
        if isinstance(frames, list) and frames and dice.random() < 0.4:
            _damage_frames(frames, dice)
        else:
            _damage_somewhere(hurt, dice)
    return hurt


def _damage_frames(frames: list[Any], dice: Random) -> None:
    place = dice.randrange(len(frames))
    match dice.randrange(4):
        case 0:
            frames.insert(place, dice.choice(frames))
        case 1:
            del frames[place]
        case 2:
            dice.shuffle(frames)
        case _:
            word, *numbers = str(frames[place]).split() or [""]
            if numbers:
                numbers[dice.randrange(len(numbers))] = str(dice.choice(ODD_NUMBERS))
            frames[place] = " ".join([word, *numbers])


def _damage_somewhere(document: dict[str, Any], dice: Random) -> None:
    paths = _paths(document)
    if not paths:
        return
    shallow = [path for path in paths if len(path) < 4]
    path = dice.choice(paths if dice.random() < 0.5 else shallow)
    holder = _follow(document, path[:-1])
    key, value = path[-1], _follow(document, path)
    match dice.randrange(6):
        case 0:
            del holder[key]
        case 1:
            holder[key] = deepcopy(_follow(document, dice.choice(paths)))
        case 2 if isinstance(value, int):
            holder[key] = value + dice.choice((-2, -1, 1, 2, 30))
        case 3 if isinstance(value, list) and value:
            value.insert(dice.randrange(len(value) + 1), dice.choice(value))
        case 4 if isinstance(value, list):
            dice.shuffle(value)
        case 5 if isinstance(value, str):
            holder[key] = _misspell(value, dice)
        case _:
            holder[key] = deepcopy(dice.choice(ODD_VALUES))


def _misspell(text: str, dice: Random) -> str:
    place = dice.randrange(len(text) + 1)
    return text[:place] + dice.choice(ODD_SIGNS[:7]) + text[place + 1 :]


def damage_text(content: bytes, dice: Random) -> bytes:
    """A file with one to three signs, words or lines wrong."""
    text = content.decode("utf-8")
    for _ in range(dice.choice((1, 1, 2, 3))):
        place = dice.randrange(len(text) + 1)
        match dice.randrange(4):
            case 0:
                text = text[:place] + dice.choice(ODD_SIGNS) + text[place + 1 :]
            case 1:
                lines = text.split("\n")
                lines.insert(dice.randrange(len(lines)), dice.choice(lines))
                text = "\n".join(lines)
            case 2:
                text = text[:place] + text[place + dice.randrange(40) :]
            case _:
                words = text.split(" ")
                words[dice.randrange(len(words))] = str(
                    dice.choice((*ODD_NUMBERS, '""', "nan", "[]", "{}", "'\\u0007'"))
                )
                text = " ".join(words)
    return text.encode("utf-8", errors="surrogatepass")


def _paths(document: Any, before: Path = ()) -> list[Path]:
    entries: Sequence[tuple[str | int, Any]] = ()
    if isinstance(document, dict):
        entries = list(document.items())
    elif isinstance(document, list):
        entries = list(enumerate(document))
    found: list[Path] = []
    for key, value in entries:
        found.append((*before, key))
        found.extend(_paths(value, (*before, key)))
    return found


def _follow(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document
