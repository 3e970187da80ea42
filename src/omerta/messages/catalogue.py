"""The Fluent files of a language: what all games share, then what one game adds."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from omerta.kernel import UnknownName

_FOLDER = Path(__file__).parent
ENGLISH = "en"
LANGUAGES = tuple(sorted(folder.name for folder in _FOLDER.iterdir() if list(folder.glob("*.ftl"))))

Argument = str | int | float
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Catalogue:
    """The messages of one game in one language; what a language lacks is said in English."""

    def __init__(self, game: str, language: str) -> None:
        self._bundles = [_read_bundle(game, tongue) for tongue in dict.fromkeys((language, ENGLISH))]

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def find(self, key: str, args: Mapping[str, Argument], attribute: str = "") -> str | None:
        """The message, or the named attribute of it, with its arguments put in; None if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args))[0])
        return None


def _read_bundle(game: str, language: str) -> FluentBundle:
    # Isolation marks are meant for mixed writing directions; a terminal prints them as rubbish.
    bundle = FluentBundle([language], use_isolating=False)
    for name in ("common", game):
        path = _FOLDER / language / f"{name}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language a terminal is set to, as far as there is a catalogue for it; else English."""
    # LANGUAGE lists several wishes; of the others the first that is set decides alone.
    wishes = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    codes = [re.split(r"[_.@-]", wish)[0].lower() for wish in wishes.split(":")]
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


@cache
def read_catalogue(game: str, language: str = ENGLISH) -> Catalogue:
    """The catalogue of a game, read once."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, LANGUAGES)
    return Catalogue(game, language)
