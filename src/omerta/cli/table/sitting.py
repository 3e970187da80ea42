"""A sitting: the loop between a table and the people in front of one screen. It knows no game."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Sequence

import msgspec
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from omerta.bots import BEST, Bot, Thought, make_searcher
from omerta.cli.screens import Screen, Sight
from omerta.cli.table.choices import Choice, draw_choices, keys_by_target, list_anytime, list_choices, wrap_below
from omerta.cli.table.keys import Keys
from omerta.cli.table.saves import Keeper
from omerta.cli.table.terminal import Terminal
from omerta.kernel import SPECTATOR, Action, Dice, IllegalAction, OmertaError, Table
from omerta.messages import Speaker

LOG_LINES = 8
"""How many of the latest sentences the screen shows at most."""
LOW = 28
"""A screen with fewer lines keeps one of them for the log, a higher one two."""
FEW = 3
"""Lines that the choices get even where the table would like to have them."""


WHOLE = 1000
"""More lines than any page has."""
FEWEST = 2
"""Lines that the choices get even on a page that was asked for: one of them, and that there are more."""


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
        keeper: Keeper | None = None,
    ) -> None:
        self.table = table
        self.speaker = speaker
        self.screen = screen
        self.console = console
        self.terminal = Terminal(console)
        self.notices: list[Text] = []
        self.ran_dry = False
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.page = ""
        self.turned = 0
        self.has_left = False
        self._players = players
        self._pace = pace
        self._keeper = keeper
        self._keys = Keys(self)
        self._told = ""
        """What the partner said last."""

    def run(self) -> None:
        """Until the end, or until somebody leaves."""
        try:
            with self.terminal.own_screen():
                self._keep()
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
        return self.terminal.ask(question)

    def show_page(self, page: RenderableType) -> None:
        """Something in place of the table, until Enter."""
        self.terminal.show(page, self._ask_more)

    def _ask_more(self, leaf: int, leaves: int) -> str:
        if leaf == leaves:
            return self.speaker.text("term-press-enter")
        return self.speaker.text("term-leaf", leaf=leaf, leaves=leaves)

    def clear(self) -> None:
        """An empty screen."""
        self.terminal.clear()

    def paint(self, text: str) -> Text:
        """A sentence in the colours of the game."""
        return self.screen.paint(text, self.table.view(self.viewer), self.speaker)

    def notice(self, text: str) -> None:
        """A line that the next drawing shows above the question."""
        self.notices.append(self.paint(text))

    def act(self, seat: int, action: str) -> None:
        """Carry out what was chosen, or note why it is refused."""
        try:
            self.table.act(seat, self.table.game.actions.parse(action))
        except IllegalAction as error:
            self.notice(f"{self.speaker.refusal(error)} [{error.rule}]")
        except OmertaError as error:
            self.notice(str(error))
        else:
            self._go_on()

    def take_back(self, seat: int) -> None:
        """Take back a person's last choice and what bots answered to it, or note why that cannot be."""
        bots = [other for other, player in enumerate(self._players) if player.bot is not None]
        try:
            self.table.undo(seat, through=bots)
        except IllegalAction as error:
            self.notice(self.speaker.refusal(error))
        else:
            self._go_on()

    def hint(self, seat: int) -> Thought:
        """What the best bot thinks of a seat's choices; it sees no more than the seat does."""
        return make_searcher(self.table.game, BEST, Dice()).suggest(self.table.sight(seat))

    def _go_on(self) -> None:
        """Something was chosen: keep it, and show the page of the next question."""
        self._keep()
        self.page = ""
        self.turned = 0

    def _keep(self) -> None:
        problem = self._keeper.keep(self.table) if self._keeper is not None else ""
        if problem:
            self.notice(self.speaker.text("term-not-kept", problem=problem))

    def hand_over(self, seat: int) -> None:
        """Clear the screen between two people; cover it where it would show a secret."""
        if len(self.people) < 2 or self.viewer == seat:
            return
        self.viewer = seat
        self.notices.clear()
        self.terminal.cover()
        if self.screen.has_secrets(self.table.view(seat)):
            self.ask(self.speaker.text("term-hand-over", name=self.speaker.seat(seat)) + " ")

    def log(self, limit: int) -> list[Text]:
        """The latest sentences the viewer may know."""
        known = [event for event in self.table.events if event.is_for(self.viewer)]
        return [self.paint(self.speaker.event(event)) for event in known[-limit:]] if limit else []

    def list_anytime(self, seat: int) -> list[Choice]:
        """What a seat may do at any time."""
        return list_anytime(self.table, seat, self.speaker, self.screen)

    def picture(self, choices: Sequence[Choice], question: str = "") -> Group:
        """The whole screen: the table, the log, what is asked; the log gives way where the screen is low."""
        view = self.table.view(self.viewer)
        width, height = self.console.size
        least_log = 2 if height >= LOW else 1
        asked = self._ask_in_lines(question or self.speaker.prompt(view.prompt), width)
        beside = 3 + len(asked) + len(self.console.render_lines(Group(*self.notices)) if self.notices else ())
        # Whoever turned to a page wants to look at it; the choices come back with the next step.
        wish = height - beside - least_log - min(FEWEST if self.page else FEW, len(choices))
        page = self.page or self.screen.page_for(view)
        sight = Sight(view, self.speaker, width, wish, page, keys_by_target(choices))
        top = Group(Rule(self._title(), style="grey50"), self.screen.draw(sight))
        used = len(self.console.render_lines(top)) + beside - 1
        # What a choice does comes before what happened.
        told = draw_choices(choices, self.paint, width, max(1, height - used - least_log), self.turned, self._more)
        lines = min(LOG_LINES, max(least_log, height - used - max(1, len(told))))
        bottom: list[RenderableType] = [Rule(style="grey50"), *map(_one_line, self.log(lines)), *self.notices]
        if choices or question:
            bottom.extend([*asked, *told])
        return Group(top, *bottom)

    def _ask_in_lines(self, question: str, width: int) -> list[Text]:
        """A question as a whole, and how to answer where there is room beside it."""
        hint = Text(f"  {self.speaker.text('term-keys')}", style="dim")
        lines = wrap_below(Text(question, style="bold"), 0, width)
        return [lines[0].append_text(hint)] if len(lines) == 1 and lines[0].cell_len + hint.cell_len <= width else lines

    def show_whole(self, page: str) -> None:
        """A page of the table alone, all of it."""
        view = self.table.view(self.viewer)
        self.show_page(self.screen.draw(Sight(view, self.speaker, self.console.width, WHOLE, page)))

    def draw(self, choices: Sequence[Choice], question: str = "") -> None:
        """Show the whole screen."""
        picture = self.picture(choices, question)
        self.clear()
        self.console.print(picture)

    def _more(self, leaves: int) -> str:
        return self.speaker.text("term-more", leaf=self.turned % leaves + 1, leaves=leaves)

    def _let_bot_choose(self, seat: int, bot: Bot) -> None:
        events = self.table.act(seat, _ask_bot(bot, self.table, seat))
        self._keep()
        self._listen(seat, bot)
        if len(self.people) > 1:
            # Several people watch: they see what everybody may see.
            self.viewer = SPECTATOR
        if not self.terminal.is_screen:
            for event in events:
                if event.is_for(self.viewer):
                    self.console.print(self.paint(self.speaker.event(event)))
        elif not self.table.is_over:
            self.draw([])
            self._rest()

    def _listen(self, seat: int, bot: Bot) -> None:
        """A partner tells the only person at the screen what it is up to, whenever that changes."""
        if len(self.people) != 1 or self.table.is_over:
            return
        if not any(seat in team and self.people[0] in team for team in self.table.game.teams):
            return
        plan = bot.plan(self.table.sight(seat))
        if plan is None:
            return
        words = f"{self.speaker.seat(seat)}: {self.speaker.text(f'plan-{plan.word}', **plan.args)}"
        if words != self._told:
            self.notice(words)
        self._told = words

    def _rest(self) -> None:
        """Leave a bot's step on the screen; whoever types something meanwhile is listened to."""
        if not sys.stdin.isatty() or not self.people:
            time.sleep(self._pace)
            return
        try:
            typed = bool(select.select([sys.stdin], [], [], self._pace)[0])
        except (OSError, ValueError):  # a terminal that cannot be watched, as on Windows
            time.sleep(self._pace)
            return
        while typed and not self.has_left and self._keys.press_meanwhile(self.ask("")):
            self.draw([])
            self.notices.clear()
            self.console.print(Text(self.speaker.text("term-paused"), style="dim"))

    def _let_person_choose(self, seat: int) -> None:
        self.hand_over(seat)
        choices = list_choices(self.table, seat, self.speaker, self.screen)
        self.draw(choices)
        self.notices.clear()
        self._keys.press(seat, self.ask("> "), choices)

    def _title(self) -> Text:
        movers = [self.speaker.seat(seat) for seat in self.table.to_move()]
        title = Text(f"Omertà · {self.table.game.title}", style="bold")
        if movers:
            title.append(f" · {self.speaker.text('term-to-move', names=', '.join(movers))}", style="not bold")
        return title

    def _show_end(self) -> None:
        """The last screen stays until Enter where a person watches; several people see what everybody may see."""
        if len(self.people) > 1 and self.screen.has_secrets(self.table.view(self.viewer)):
            self.viewer = SPECTATOR
        outcome = self.table.view(self.viewer).outcome
        assert outcome is not None
        self.draw([])
        self.console.print(Text(self.speaker.outcome(outcome), style="bold"))
        while sys.stdin.isatty() and self.people and not self.has_left:
            self._keys.press_after_end(self.ask(self.speaker.text("term-after-end") + " "))


def _ask_bot(bot: Bot, table: Table, seat: int) -> Action:
    """A forced choice asks nobody, here as in `simulate`, so both play the same game from the same seed."""
    sight = table.sight(seat)
    choices = sight.legal_actions()
    return bot.choose(sight) if len(choices) > 1 else choices[0]


def _one_line(text: Text) -> Text:
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text
