"""The benchmarks of the lab compare, and say who could not be compared."""

from __future__ import annotations

from functools import partial

from benchmarks.lab import players
from benchmarks.lab.__main__ import describe_machine, measure_group
from benchmarks.lab.groups import GROUPS, Entry, Group
from benchmarks.lab.report import write_table
from benchmarks.lab.telling import compare


def test_a_ratio_is_ours_over_theirs_round_by_round() -> None:
    assert compare([10.0, 40.0, 30.0], [10.0, 10.0, 10.0]) == {"median": 3.0, "lowest": 1.0, "highest": 4.0}


def test_a_group_is_measured_and_told_in_a_table() -> None:
    zoo = Entry("omerta famiglia", "omerta", partial(players.open_petting_zoo, partial(players.ours, "famiglia")))
    again = Entry("the same again", "omerta", zoo.open_box)
    absent = Entry("nobody", "a_module_that_is_not_there", zoo.open_box)
    group = measure_group(Group("PettingZoo", "turns a second", (zoo,), (again, absent)), 2, 0.01)
    costs = {"sight µs": 1.0}
    page = write_table(
        {"machine": describe_machine(2, 0.01), "groups": [group], "games": {"famiglia": costs, "mafia-war": costs}}
    )
    assert group["speeds"]["omerta famiglia"] > 0
    assert "| the same again |" in page
    assert "Not installed: nobody." in page


def test_every_group_has_ours_and_peers() -> None:
    assert all(group.ours and group.peers for group in GROUPS)
