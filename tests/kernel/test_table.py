"""The table: chance, simultaneous choices, interjections, undo, preview, resuming."""

from __future__ import annotations

import pytest

from omerta.games.famiglia import FAMIGLIA
from omerta.kernel import (
    SPECTATOR,
    Dice,
    EventKind,
    Field,
    IllegalAction,
    Journal,
    Outcome,
    Table,
    digest,
    last_state,
    verify,
)
from omerta.kernel.stories.foresight import foresee
from tests.kernel.toy import ADD, COUGH, EVENS, LAY, Position


def evens() -> Table:
    return Table(EVENS, {}, ["a", "b", "c", "d"], Dice("toy"))


def famiglia(seed: str = "table", **options: str) -> Table:
    return Table(FAMIGLIA, options, ["a", "b"], Dice(seed))


def test_simultaneous_choices_stay_secret_until_all_are_in() -> None:
    table = evens()
    events = table.act(0, LAY[1])
    assert table.to_move() == (1, 2, 3)
    assert [event.kind for event in events if event.is_for(1)] == ["laid"]
    assert [event.kind for event in events if event.is_for(2)] == ["laid", "laid-secretly"]
    assert [event.kind for event in events if event.is_for(SPECTATOR)] == ["laid"]
    views = [table.view(seat) for seat in (1, 3, SPECTATOR)]
    other = evens()
    other.act(0, LAY[0])
    assert [other.view(seat) for seat in (1, 3, SPECTATOR)] == views


def test_the_last_choice_lets_chance_roll_and_ends_the_game() -> None:
    table = evens()
    for seat in (3, 1, 0, 2):
        table.act(seat, LAY[0])
    assert table.is_over
    assert len(table.record.steps) == 5
    assert table.record.steps[-1].startswith("* add")


def test_an_interjection_comes_at_any_time() -> None:
    table = evens()
    table.act(2, COUGH)
    assert table.to_move() == (0, 1, 2, 3)
    with pytest.raises(IllegalAction, match="E-3"):
        table.act(2, COUGH)


def test_undo_goes_back_while_nothing_was_learnt() -> None:
    table = evens()
    table.act(0, COUGH)
    before = table.view(0)
    table.act(0, LAY[1])
    table.undo(0)
    assert table.view(0) == before
    table.undo(0)
    assert table.record.steps == []
    with pytest.raises(IllegalAction, match="take back"):
        table.undo(0)


def test_undo_is_only_for_the_last_to_act() -> None:
    table = evens()
    table.act(0, LAY[1])
    table.act(1, LAY[1])
    assert not table.can_undo(0)
    table.undo(1)
    assert table.can_undo(0)


def test_nothing_is_undone_across_a_revelation() -> None:
    table = evens()
    for seat in range(4):
        table.act(seat, LAY[0])
    assert not any(table.can_undo(seat) for seat in range(4))


def test_a_card_that_came_up_cannot_be_undone() -> None:
    table = famiglia()
    seat = table.to_move()[0]
    discards = [offer.action for offer in table.view(seat).offers if offer.action.startswith("discard")]
    takes = [offer.action for offer in table.view(seat).offers if offer.action.startswith("take")]
    table.act(seat, FAMIGLIA.actions.parse((discards + takes)[0]))
    assert table.can_undo(seat) == (not discards)


def test_preview_tells_what_surely_happens_and_nothing_else() -> None:
    table = evens()
    assert [event.kind for event in table.preview(0, LAY[1])] == ["laid", "laid-secretly"]
    for seat in (1, 2, 3):
        table.act(seat, LAY[0])
    told = table.preview(0, LAY[1])
    assert [event.kind for event in told] == ["laid", "laid-secretly", "revealed"]
    assert told[-1].args == {}
    assert table.to_move() == (0,)


def test_a_choice_that_makes_itself_tells_others_something_where_means_are_secret() -> None:
    journal = Journal(0)
    journal.note(EventKind("laid", "T-1", (Field("seat"),)), (0,), None)
    journal.answer_unasked(0)
    learnt = [journal.learnt]
    journal.answer_unasked(1)
    learnt.append(journal.learnt)
    journal.note(EventKind("turned", "T-2"), (), None)
    assert learnt == [False, True]
    assert (journal.certain, journal.secret) == (1, None)


def test_the_first_revelation_is_the_secret_and_what_is_learnt_stays_learnt() -> None:
    turned, seen = EventKind("turned", "T-2", reveals=True), EventKind("seen", "T-3")
    journal = Journal(0)
    for kind in (seen, turned, turned, seen):
        journal.note(kind, (), None)
    assert (journal.certain, journal.secret) == (1, journal.events[1])
    assert journal.secret is journal.events[1]
    journal.answer_unasked(0)
    assert journal.learnt


def test_nothing_is_foreseen_of_what_is_refused() -> None:
    state = EVENS.setup({})
    assert foresee(state, 0, ADD[0]) == []
    assert [event.kind for event in foresee(state, 0, COUGH)] == ["coughed"]
    state.advance(0, COUGH)
    assert foresee(state, 0, COUGH) == []


def test_an_end_is_worth_a_win_a_defeat_or_half_a_draw() -> None:
    assert [Outcome((1,), (3, 4), "points", "T-1").share_of(seat) for seat in (0, 1)] == [0.0, 1.0]
    assert [Outcome((), (4, 4), "nothing", "T-1").share_of(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_nobody_interrupts_chance() -> None:
    state = EVENS.load(Position(laid=(0, 0, 0, 0), coughed=(True, False, False, False)), {})
    assert state.is_chance_due()
    for seat in range(4):
        assert state.legal_actions(seat) == ()
        assert state.refusal(seat, COUGH).rule == "E-1"


def test_why_not_names_the_rule() -> None:
    table = famiglia()
    seat = table.to_move()[0]
    other = FAMIGLIA.actions.parse("pass")
    refusal = table.why_not(1 - seat, other)
    assert refusal is not None
    assert refusal.rule == "TURN-1"
    assert table.why_not(seat, other) is None


def test_a_refused_action_changes_nothing() -> None:
    table = famiglia()
    seat = table.to_move()[0]
    before = (table.view(seat), list(table.record.steps), list(table.events))
    with pytest.raises(IllegalAction):
        table.act(1 - seat, FAMIGLIA.actions.parse("pass"))
    assert (table.view(seat), table.record.steps, table.events) == before


def test_a_table_resumes_from_its_record() -> None:
    table = famiglia("resume")
    for _ in range(12):
        seat = table.to_move()[0]
        table.act(seat, FAMIGLIA.actions.parse(table.view(seat).offers[0].action))
    twin = Table.resume(FAMIGLIA, table.record, Dice("other"))
    assert [twin.view(seat) for seat in (0, 1)] == [table.view(seat) for seat in (0, 1)]
    assert twin.events == table.events
    assert [twin.can_undo(seat) for seat in (0, 1)] == [table.can_undo(seat) for seat in (0, 1)]


def test_a_table_resumes_a_record_that_began_in_a_position() -> None:
    table = Table(FAMIGLIA, {}, ["a", "b"], Dice("p"), position={"street": ["brute-0", "brute-0"]})
    table.act(0, FAMIGLIA.actions.parse("take brute-0"))
    twin = Table.resume(FAMIGLIA, table.record, Dice("q"))
    assert twin.view(1) == table.view(1)
    assert verify(FAMIGLIA, table.closed_record()).to_move() == (1,)


def test_the_same_seed_gives_the_same_game() -> None:
    assert famiglia("x").record == famiglia("x").record
    assert famiglia("x").record != famiglia("y").record


def test_a_closed_record_carries_the_hash_of_its_last_position() -> None:
    record = famiglia().closed_record()
    assert record.result is not None
    assert record.result.hash == digest(FAMIGLIA, last_state(FAMIGLIA, record))


def test_undo_goes_back_through_the_answers_of_bots_and_says_truly_why_not() -> None:
    table = evens()
    before = table.view(0)
    table.act(0, LAY[1])
    table.act(1, LAY[0])
    table.act(3, LAY[0])
    with pytest.raises(IllegalAction, match="another player has acted since"):
        table.undo(0, through=(1,))
    table.undo(0, through=(1, 3))
    assert table.view(0) == before
    assert table.record.steps == []
    with pytest.raises(IllegalAction, match="nothing to take back here"):
        table.undo(0, through=(1, 3))
    for seat in range(4):
        table.act(seat, LAY[0])
    with pytest.raises(IllegalAction, match="what ended the game stays"):
        table.undo(0, through=(1, 2, 3))


def test_undo_says_that_something_was_learnt() -> None:
    table = Table(FAMIGLIA, {}, ("Anna", "Ben"), Dice("learnt"), position={"street": ["brute-1", "brute-2"]})
    table.act(0, FAMIGLIA.actions.parse("discard brute-1"))
    with pytest.raises(IllegalAction, match="something new was learnt since"):
        table.undo(0)
