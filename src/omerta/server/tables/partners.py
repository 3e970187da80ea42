"""Bots as partners: they say what they are up to, draw it on the team's map, and read what their partner draws."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from omerta.kernel import OmertaError
from omerta.server.tables.sketch import mark_of, standing
from omerta.server.thinking import Intent
from omerta.server.wire import Drawing, Say

if TYPE_CHECKING:
    from omerta.server.tables.rooms import Room

_ATTACK: Final = "attack"
_WISHES: Final = (_ATTACK, "hold")
_log = logging.getLogger("omerta.server")


def read_wishes(room: Room, seat: int) -> tuple[tuple[str, str], ...]:
    """Where the partners of a bot have drawn that something be attacked or held."""
    marks = standing(room.talk.sketches(seat, room.history.now[0]))
    return tuple([(sign, place) for (sign, place, _), drawer in marks.items() if drawer != seat and sign in _WISHES])


async def tell_plan(room: Room, seat: int, intent: Intent) -> None:
    """Erase the plan before and draw the one there is now; the caller holds the lock. A plan that cannot be told
    stops nobody."""
    drawn = standing(room.talk.sketches(seat, room.history.now[0]))
    own = [mark for mark, drawer in drawn.items() if drawer == seat]
    plan = Drawing("attack", intent.args["area"], intent.args["origin"]) if intent.word == _ATTACK else None
    try:
        for _, place, origin in own:
            if plan is None or (place, origin) != (plan.place, plan.origin):
                await _say(room, seat, Drawing("attack", place, origin, is_erased=True))
        if plan is not None and mark_of(plan) not in own:
            await _say(room, seat, plan, f"plan-{intent.word}")
    except OmertaError as error:
        _log.warning("the bot of seat %d at table %s keeps its plan: %s", seat, room.id, error)
    room.tell_workers()


async def _say(room: Room, seat: int, drawing: Drawing, plan: str = "") -> None:
    await room.talk.say(Say(0, seat, drawing=drawing), room.presence.guests, room.history.now, plan=plan)
