"""The rules of every game reach the page in every language."""

from __future__ import annotations

import json

import pytest

from omerta.messages import LANGUAGES, read_law
from omerta.server.testing import RefusedError, ServerProcess


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_law_comes_in_the_language_asked_for(server: ServerProcess, language: str) -> None:
    law = json.loads(server.fetch(f"api/games/famiglia/rules?language={language}"))
    assert [rule["text"] for rule in law["rule"]] == [rule.text for rule in read_law("famiglia", language).rule]


def test_without_a_language_the_law_is_english(server: ServerProcess) -> None:
    law = json.loads(server.fetch("api/games/mafia-war/rules"))
    assert law["rule"][0]["text"] == read_law("mafia-war").rule[0].text


@pytest.mark.parametrize("path", ["api/games/tresette/rules", "api/games/famiglia/rules?language=xx"])
def test_unknown_games_and_languages_are_refused_in_one_line(server: ServerProcess, path: str) -> None:
    with pytest.raises(RefusedError) as refused:
        server.fetch(path)
    assert refused.value.refusal.error == "not-found"
    assert "\n" not in str(refused.value)
