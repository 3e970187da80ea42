"""What can happen in Famiglia, as kinds of events."""

from __future__ import annotations

from typing import Final

from omerta.games.famiglia.box import CARD_IDS
from omerta.kernel.event import EventKind, Field

_SEAT: Final = Field("seat")
_CARD: Final = Field("card", CARD_IDS)
_COUNT: Final = Field("count")

STARTED: Final = EventKind("started", "PREP-4", (_SEAT,), reveals=True)
DEALT: Final = EventKind("dealt", "PREP-5", (_CARD,), reveals=True)
DISCARDED: Final = EventKind("discarded", "STREET-1", (_SEAT, _CARD))
BURIED: Final = EventKind("buried", "STREET-8", (_SEAT, _CARD))
ADDED: Final = EventKind("added", "STREET-2", (_CARD,), reveals=True)
REFILLED: Final = EventKind("refilled", "STREET-5", (_CARD,), reveals=True)
RESHUFFLED: Final = EventKind("reshuffled", "STREET-6", (_COUNT,), reveals=True)
EXHAUSTED: Final = EventKind("exhausted", "END-1")
PLAYED_ACCOUNTANT: Final = EventKind("played-accountant", "ACCOUNTANT-1", (_SEAT, _CARD))
TOOK_BACK: Final = EventKind("took-back", "ACCOUNTANT-2", (_SEAT, _CARD))
PARKED: Final = EventKind("parked", "ACCOUNTANT-3", (_SEAT, _CARD))
PLAYED_BRUTE: Final = EventKind("played-brute", "BRUTE-1", (_SEAT, _CARD))
LOWERED: Final = EventKind("lowered", "BRUTE-2", (_SEAT, _CARD, Field("value")))
TOOK: Final = EventKind("took", "TAKE-1", (_SEAT, _CARD))
PAID: Final = EventKind("paid", "TAKE-4", (_SEAT, _CARD, Field("kept", CARD_IDS)))
PASSED: Final = EventKind("passed", "TAKE-5", (_SEAT,))
ENDED: Final = EventKind("ended", "SCORE-2", (Field("score0"), Field("score1")), reveals=True)
