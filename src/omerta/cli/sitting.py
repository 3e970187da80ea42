"""A sitting: the loop between a table and the people in front of one screen. It knows no game."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.rule import Rule
from rich.segment import ControlType
from rich.text import Text

from omerta.bots import Bot
from omerta.cli.choices import Choice, draw_choices, list_choices
from omerta.cli.keys import Keys
from omerta.cli.screens import Screen
from omerta.kernel import SPECTATOR, IllegalAction, OmertaError, Table
from omerta.messages import Speaker

LOG_LINES = (2, 8)
"""How few and how many of the latest sentences the screen shows."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person, or a bot."""

    label: str
    bot: Bot | None


class Sitting:
    """Draws, asks, acts, until the game ends or a person leaves."""

    def __init__(
        self,
        table: Table,
        players: Sequence[Player],
        speaker: Speaker,
        screen: Screen,
        console: Console,
        pace: float,
    ) -> None:
        self.table = table
        self.speaker = speaker
        self.screen = screen
        self.console = console
        self.notices: list[Text] = []
        self.ran_dry = False
        self._players = players
        self._people = [seat for seat, player in enumerate(players) if player.bot is None]
        self._pace = pace
        self.viewer = self._people[0] if len(self._people) == 1 else SPECTATOR
        self._keys = Keys(self)
        self.has_left = False

    def run(self) -> None:
        """Until the end, or until somebody leaves."""
        try:
            while not self.table.is_over and not self.has_left:
                seat = self.table.to_move()[0]
                bot = self._players[seat].bot
                if bot is None:
                    self._let_person_choose(seat)
                else:
                    self._let_bot_choose(seat, bot)
            if self.table.is_over:
                self._show_end()
        except EOFError:
            self.ran_dry = True

    def leave(self) -> None:
        """Stop after this step."""
        self.has_left = True

    def ask(self, question: str) -> str:
        """One line from the person at the keyboard."""
        return input(question).strip()

    def show_page(self, page: RenderableType) -> None:
        """Something in place of the table, until Enter; input that is not a terminal reads on at once."""
        self.clear()
        self.console.print(page)
        if sys.stdin.isatty():
            self.ask(self.speaker.text("term-press-enter"))

    def clear(self) -> None:
        """An empty screen, the lines scrolled out of it included: they may hold somebody's hand."""
        if self.console.is_terminal:
            self.console.control(Control((ControlType.CLEAR,), (ControlType.HOME,)))
            self.console.file.write("\x1b[3J")

    def notice(self, text: str) -> None:
        """A line that the next drawing shows above the question."""
        self.notices.append(self.screen.paint(text, self.speaker))

    def act(self, seat: int, action: str) -> None:
        """Carry out what was chosen, or note why it is refused."""
        try:
            self.table.act(seat, self.table.game.actions.parse(action))
        except IllegalAction as error:
            self.notice(f"{self.speaker.refusal(error)} [{error.rule}]")
        except OmertaError as error:
            self.notice(str(error))

    def log(self, limit: int) -> list[Text]:
        """The latest sentences the viewer may know."""
        known = [event for event in self.table.events if event.is_for(self.viewer)]
        return [self.screen.paint(self.speaker.event(event), self.speaker) for event in known[-limit:]]

    def picture(self, choices: Sequence[Choice]) -> Group:
        """The whole screen: the table, the log, what is asked; the log gives way where the screen is low."""
        view = self.table.view(self.viewer)
        width, height = self.console.size
        top = Group(
            Rule(self._title(), style="grey50"),
            self.screen.draw(view, self.speaker, width),
        )
        used = len(self.console.render_lines(Group(top, *self.notices))) + 3
        room = max(1, height - used - LOG_LINES[0])
        lines = min(LOG_LINES[1], max(LOG_LINES[0], height - used - max(1, len(choices))))
        bottom: list[RenderableType] = [
            Rule(style="grey50"),
            *[_one_line(line) for line in self.log(lines)],
            *self.notices,
        ]
        if choices:
            hint = Text(f"  {self.speaker.text('term-keys')}", style="dim")
            question = Text(self.speaker.prompt(view.prompt), style="bold")
            bottom.append(_one_line(question.append_text(hint)))
            bottom.append(draw_choices(choices, self.screen, self.speaker, width, room))
        return Group(top, *bottom)

    def _let_bot_choose(self, seat: int, bot: Bot) -> None:
        view = self.table.view(seat)
        # A forced choice asks nobody, here as in `simulate`, so both play the same game from the same seed.
        action = bot.choose(view) if len(view.offers) > 1 else view.offers[0].action
        self.table.act(seat, self.table.game.actions.parse(action))
        if not self.table.is_over and len(self._people) < 2:
            self._draw([])
            if self._pace:
                time.sleep(self._pace)

    def _let_person_choose(self, seat: int) -> None:
        if len(self._people) > 1 and self.viewer != seat:
            self._hand_over(seat)
        choices = list_choices(self.table, seat, self.speaker)
        self._draw(choices)
        self.notices.clear()
        self._keys.press(seat, self.ask("> "), choices)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between two people; cover it where it would show a secret."""
        self.viewer = seat
        self.clear()
        if self.screen.has_secrets(self.table.view(seat)):
            self.ask(self.speaker.text("term-hand-over", name=self.speaker.seat(seat)) + " ")

    def _draw(self, choices: Sequence[Choice]) -> None:
        picture = self.picture(choices)
        self.clear()
        self.console.print(picture)

    def _title(self) -> Text:
        movers = [self.speaker.seat(seat) for seat in self.table.to_move()]
        title = Text(f"Omertà · {self.table.game.title}", style="bold")
        if movers:
            title.append(f" · {self.speaker.text('term-to-move', names=', '.join(movers))}", style="not bold")
        return title

    def _show_end(self) -> None:
        """The last screen stays until Enter where a person watches."""
        outcome = self.table.view(self.viewer).outcome
        assert outcome is not None
        self._draw([])
        self.console.print(Text(self.speaker.outcome(outcome), style="bold"))
        while sys.stdin.isatty() and self._people and not self.has_left:
            self._keys.press_after_end(self.ask(self.speaker.text("term-after-end") + " "))


def _one_line(text: Text) -> Text:
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text
