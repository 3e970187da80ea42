"""What the terminal needs to know of a game's looks."""

from __future__ import annotations

from abc import ABC, abstractmethod

from rich.console import RenderableType
from rich.text import Text

from omerta.kernel import View
from omerta.messages import Speaker


class Screen(ABC):
    """Draws a view. It reads what the view offers and knows no rule."""

    @abstractmethod
    def draw(self, view: View, speaker: Speaker, width: int) -> RenderableType:
        """The table as the viewer may see it."""

    @abstractmethod
    def paint(self, text: str, speaker: Speaker) -> Text:
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
