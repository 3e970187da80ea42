"""The kernel: what every game needs and no game owns."""

from omerta.kernel.action import CHANCE, SPECTATOR, Action, ActionTable, format_step, notations, parse_step
from omerta.kernel.build import is_compiled
from omerta.kernel.chance import Dice
from omerta.kernel.errors import IllegalAction, Mismatch, OmertaError, UnknownName, Unreadable, WrongVersion
from omerta.kernel.event import Event, EventKind, Field
from omerta.kernel.frames import FrameTable
from omerta.kernel.game import Game, apply, blame_position, digest, open_position, read_position, settle
from omerta.kernel.ledger import Chapter, Ledger, Rule, Term, read_glossary, read_ledger, rulebook_folder
from omerta.kernel.machine import NOBODY_ASKED, SEVERAL, Frame, Interjection, Refusal, Sight, State
from omerta.kernel.observation import Layout, Observer, Part
from omerta.kernel.offers import offers_of
from omerta.kernel.record import (
    AGREED_DRAW,
    RESIGNED,
    Edition,
    Record,
    Result,
    check_record,
    close_record,
    first_state,
    format_record,
    last_state,
    new_record,
    parse_record,
    read_record,
    replay,
    settle_record,
    verify,
)
from omerta.kernel.scenarios.document import (
    Expectations,
    ExpectedEvent,
    Moment,
    Refused,
    Scenario,
    read_scenario,
)
from omerta.kernel.scenarios.probe import Probe, probe_scenario
from omerta.kernel.scenarios.rehearsal import run_scenario
from omerta.kernel.scenarios.schema import scenario_schema
from omerta.kernel.stories.board import OVER, Board, open_board, set_up_board
from omerta.kernel.stories.foresight import foresee
from omerta.kernel.stories.journal import Journal
from omerta.kernel.stories.match import Match
from omerta.kernel.table import Table
from omerta.kernel.view import Offer, Option, Outcome, Prompt, View

__all__ = [
    "AGREED_DRAW",
    "CHANCE",
    "NOBODY_ASKED",
    "OVER",
    "RESIGNED",
    "SEVERAL",
    "SPECTATOR",
    "Action",
    "ActionTable",
    "Board",
    "Chapter",
    "Dice",
    "Edition",
    "Event",
    "EventKind",
    "Expectations",
    "ExpectedEvent",
    "Field",
    "Frame",
    "FrameTable",
    "Game",
    "IllegalAction",
    "Interjection",
    "Journal",
    "Layout",
    "Ledger",
    "Match",
    "Mismatch",
    "Moment",
    "Observer",
    "Offer",
    "OmertaError",
    "Option",
    "Outcome",
    "Part",
    "Probe",
    "Prompt",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rule",
    "Scenario",
    "Sight",
    "State",
    "Table",
    "Term",
    "UnknownName",
    "Unreadable",
    "View",
    "WrongVersion",
    "apply",
    "blame_position",
    "check_record",
    "close_record",
    "digest",
    "first_state",
    "foresee",
    "format_record",
    "format_step",
    "is_compiled",
    "last_state",
    "new_record",
    "notations",
    "offers_of",
    "open_board",
    "open_position",
    "parse_record",
    "parse_step",
    "probe_scenario",
    "read_glossary",
    "read_ledger",
    "read_position",
    "read_record",
    "read_scenario",
    "replay",
    "rulebook_folder",
    "run_scenario",
    "scenario_schema",
    "set_up_board",
    "settle",
    "settle_record",
    "verify",
]
