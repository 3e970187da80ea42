"""What the terminal needs to know of a game's looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

import msgspec
from rich.console import RenderableType
from rich.text import Text

from omerta.kernel import Event, Game, Offer, View
from omerta.messages import Speaker


class Page(msgspec.Struct, frozen=True):
    """A part of the table with a key of its own: the letter to type, and the message that names it."""

    key: str
    title: str


class Sight(msgspec.Struct, frozen=True):
    """What is to be drawn: for whom, how large, and what to type for the things that can be chosen."""

    view: View
    speaker: Speaker
    width: int
    height: int
    """How many lines the table should keep to."""
    page: str = ""
    keys: Mapping[str, str] = {}
    """What to type, by target (`area:enna`)."""


class Screen(ABC):
    """Draws a view. It reads what the view offers and knows no rule."""

    pages: tuple[Page, ...] = ()
    """A table too large for one screen has pages; the first one is shown when nothing else is asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def draw(self, sight: Sight) -> RenderableType:
        """The table as the viewer may see it."""

    @abstractmethod
    def paint(self, text: str, view: View, speaker: Speaker) -> Text:
        """A sentence with the things it names in their colours."""

    @abstractmethod
    def legend(self, speaker: Speaker) -> Text:
        """What the signs mean."""

    @abstractmethod
    def expected(self, view: View) -> list[str]:
        """Actions a player may expect to be possible here; the table says why some are not."""

    @abstractmethod
    def has_secrets(self, view: View) -> bool:
        """Must the screen be covered before another person sits down?"""

    def page_for(self, view: View) -> str:
        """The page on which what is asked can be seen."""
        return ""

    def rank_of(self, offer: Offer) -> int:
        """Where an offer stands in the list: lower numbers first, equal ones as the engine gives them."""
        return 0

    def key_of(self, offer: Offer) -> str:
        """What to type for an offer, where a plain number would mislead."""
        return ""

    def describe(self, view: View, offer: Offer, speaker: Speaker) -> str:
        """What is printed on the thing that is chosen."""
        return ""

    def foretell(self, view: View, event: Event, speaker: Speaker) -> str:
        """What would happen, as words that follow a choice; empty where the choice says it already."""
        return speaker.preview(event)

    def look(self, view: View, word: str, speaker: Speaker) -> str:
        """What is known of a thing that a person names; empty if there is no such thing."""
        return ""

    def group_of(self, view: View, offer: Offer, speaker: Speaker) -> tuple[str, str]:
        """A heading and short words for an offer, for lists too long for whole sentences."""
        return "", speaker.choice(offer)
