"""The commands of the arena, from outside."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec

from .conftest import Omerta


def test_bots_meet_and_a_second_call_plays_nothing_again(omerta: Omerta) -> None:
    asked = ("arena", "famiglia", "--bots", "picciotto,random", "--games", "6", "--out", "r.jsonl", "--json")
    answer = omerta(*asked)
    assert answer.code == 0, answer.err
    found = msgspec.json.decode(answer.out)
    assert [row["bot"] for row in found["table"]] == ["picciotto", "random"]
    assert found["pairings"][0]["games"] == 6
    before = Path("r.jsonl").read_bytes()
    assert len(before.splitlines()) == 1 + 6
    assert omerta(*asked).out == answer.out
    assert Path("r.jsonl").read_bytes() == before


def test_a_run_goes_on_only_with_the_same_plan(omerta: Omerta) -> None:
    asked = ("arena", "famiglia", "--bots", "picciotto,random", "--out", "r.jsonl", "--games")
    assert omerta(*asked, "1").code == 0
    answer = omerta(*asked, "2")
    assert answer.code == 1
    assert "another run" in answer.err


def test_what_makes_no_sense_is_refused_before_the_first_game(omerta: Omerta) -> None:
    for bots in ("picciotto", "picciotto,consigliere", "picciotto,soldato:9", "picciotto,capo:x"):
        answer = omerta("arena", "famiglia", "--bots", bots)
        assert answer.code == 2
        assert answer.err.count("\n") == 1


def test_balance_counts_every_family(omerta: Omerta) -> None:
    answer = omerta("arena", "balance", "--bots", "random", "--games", "3", "--json")
    assert answer.code == 0, answer.err
    found = msgspec.json.decode(answer.out)
    groups = {share["group"] for share in found["shares"]}
    assert groups >= {"side", "seat", "start", "family", "pair", "character"}
    assert sum(share["games"] for share in found["shares"] if share["group"] == "family") == 3 * 4
    sides = [share for share in found["shares"] if share["group"] == "side"]
    assert sum(share["share"] for share in sides) == 1.0


def test_balance_tells_what_is_used_and_what_it_is_worth(omerta: Omerta) -> None:
    """Whoever could choose a thing counts, whether they did or not; money starts as dealt and ends by teams."""
    answer = omerta("arena", "balance", "--bots", "soldato", "--games", "4", "--seed", "use", "--json")
    assert answer.code == 0, answer.err
    found = msgspec.json.decode(answer.out)
    uses = {use["name"]: use for use in found["uses"]}
    for kind in ("order ", "space ", "take ", "gain ", "mark ", "card ", "equip ", "mat church, place "):
        assert any(name.startswith(kind) for name in uses)
    assert uses["space two-0"]["users"] > 0.5
    never = [use for use in uses.values() if use["times"] == 0]
    assert never
    assert all(use["users"] == 0 and use["share"] is None for use in never)
    always = [use for use in uses.values() if use["users"] == 1]
    assert always
    assert all(0 <= use["low"] <= use["share"] <= use["high"] <= 1 for use in always)
    set_up = {stage["what"]: stage for stage in found["course"] if stage["round"] == 0}
    assert 8 <= set_up["Money"]["winners"] <= 12
    assert set_up["areas"]["winners"] == set_up["areas"]["others"] == 6
    last = max(stage["round"] for stage in found["course"])
    assert last == max(int(number) for number in found["rounds"])


def test_balance_goes_on_where_it_was_stopped(omerta: Omerta) -> None:
    asked = ("arena", "balance", "--bots", "random", "--games", "3", "--out", "b.jsonl", "--json")
    answer = omerta(*asked)
    assert answer.code == 0, answer.err
    whole = Path("b.jsonl").read_bytes()
    lines = whole.splitlines(keepends=True)
    Path("b.jsonl").write_bytes(b"".join([*lines[:2], lines[2][:40]]))
    assert omerta(*asked).out == answer.out
    assert sorted(Path("b.jsonl").read_bytes().splitlines()) == sorted(whole.splitlines())
    assert omerta("arena", "famiglia", "--bots", "random,picciotto", "--out", "b.jsonl").code == 1


def test_shares_are_drawn_with_their_intervals(omerta: Omerta) -> None:
    met = omerta("arena", "famiglia", "--bots", "picciotto,random", "--games", "2", "--plot", "m.svg")
    weighed = omerta("arena", "balance", "--bots", "random", "--games", "2", "--plot", "b.svg", "--json")
    assert (met.code, weighed.code) == (0, 0)
    rows = [len(ET.parse(name).findall(".//{*}circle")) for name in ("m.svg", "b.svg")]
    found = msgspec.json.decode(weighed.out)
    judged = [use for use in found["uses"] if use["share"] is not None]
    assert rows == [1, len(found["shares"]) + len(judged)]
    ways = ET.parse("b.svg").findall(".//{*}polyline")
    assert len(ways) == 2 * len({stage["what"] for stage in found["course"]})
    assert omerta("arena", "famiglia", "--bots", "picciotto,random", "--plot", "nowhere/m.svg").code == 2


def test_exported_positions_hold_the_choice_and_no_secret(omerta: Omerta) -> None:
    told = omerta(
        *("arena", "export", "famiglia", "--option", "hands=hidden", "--bots", "picciotto"),
        *("--games", "2", "--one-in", "3", "--out", "p.jsonl"),
    )
    assert told.code == 0, told.err
    lines = [msgspec.json.decode(line) for line in Path("p.jsonl").read_bytes().splitlines()]
    assert len(lines) > 10
    for line in lines:
        assert line["format"] == "omerta positions 1"
        assert line["choice"] in line["choices"]
        assert len(line["choices"]) == len(line["view"]["offers"])
        assert line["result"] in (0, 0.5, 1)
        assert line["view"]["seat"] == line["seat"]


def test_weights_are_fitted_and_written(omerta: Omerta) -> None:
    answer = omerta("arena", "fit", "famiglia", "--games", "3", "--out", "w.json")
    assert answer.code == 0, answer.err
    weights = msgspec.json.decode(Path("w.json").read_bytes(), type=dict[str, float])
    assert weights["points"] > 0


def test_a_game_is_looked_back_at(omerta: Omerta) -> None:
    """The curve ends where the game ended, and its picture is one that can be drawn."""
    assert omerta("simulate", "famiglia", "--games", "1", "--bots", "picciotto", "--records", "r").code == 0
    answer = omerta(
        *("record", "review", "r/00000.json", "--tries", "1", "--turnings", "1"), *("--plot", "c.svg", "--json")
    )
    assert answer.code == 0, answer.err
    found = msgspec.json.decode(answer.out)
    record = msgspec.json.decode(Path("r/00000.json").read_bytes())
    winners = record["result"]["outcome"]["winners"]
    assert found["moments"][-1]["chance"] == (0.5 if not winners else 1.0 if 0 in winners else 0.0)
    assert [turning["lost"] for turning in found["turnings"]] > [0]
    for turning in found["turnings"]:
        assert bool(turning["reason"]) == (turning["better"] is not None)
    assert ET.parse("c.svg").getroot().tag.endswith("svg")
