"""The keys of a sitting: everything a person may type besides the number of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from omerta.cli.choices import Choice
from omerta.cli.output import write_file
from omerta.kernel import IllegalAction, Offer, OmertaError, format_record, read_ledger

if TYPE_CHECKING:
    from omerta.cli.sitting import Sitting

HELP = ("number", "action", "undo", "why", "rule", "log", "save", "quit", "effect")


class Keys:
    """Reads what was typed and does it."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._say = sitting.speaker.text

    def press(self, seat: int, line: str, choices: Sequence[Choice]) -> None:
        """One line of a person whose choice it is."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                self._sitting.notice(self._say("term-type-number", count=len(choices)))
            case number if is_number(number):
                self._choose(seat, int(number), choices)
            case "u":
                self._undo(seat)
            case "w":
                self._why_not(seat, rest)
            case "?" if is_number(rest.strip()):
                self._tell_effect(int(rest), choices)
            case "q":
                self._quit()
            case _ if not self._press_common(seat, word.lower(), rest):
                self._sitting.act(seat, line)
            case _:
                pass

    def press_after_end(self, line: str) -> None:
        """One line after the game: look at the log, save, or leave."""
        word, _, rest = line.partition(" ")
        if not self._press_common(-1, word.lower(), rest):
            self._sitting.leave()
        for notice in self._sitting.notices:
            self._sitting.console.print(notice)
        self._sitting.notices.clear()

    def _press_common(self, seat: int, word: str, rest: str) -> bool:
        """Keys that need no turn; False if this is none of them."""
        match word:
            case "l":
                self._sitting.show_page(Group(*self._sitting.log(len(self._sitting.table.events))))
            case "s":
                self._save(rest.strip())
            case "r":
                self._look_up(rest.strip() or self._sitting.table.view(seat).prompt.rule)
            case "?" | "h" | "help":
                self._sitting.show_page(self._help())
            case _:
                return False
        return True

    def _choose(self, seat: int, number: int, choices: Sequence[Choice]) -> None:
        if 1 <= number <= len(choices):
            self._sitting.act(seat, choices[number - 1].action)
        else:
            self._sitting.notice(self._say("term-type-number", count=len(choices)))

    def _undo(self, seat: int) -> None:
        try:
            self._sitting.table.undo(seat)
        except IllegalAction as error:
            self._sitting.notice(self._sitting.speaker.refusal(error))

    def _tell_effect(self, number: int, choices: Sequence[Choice]) -> None:
        if 1 <= number <= len(choices):
            choice = choices[number - 1]
            self._sitting.notice(f"{choice.words}: {choice.does}.")
        else:
            self._sitting.notice(self._say("term-type-number", count=len(choices)))

    def _why_not(self, seat: int, text: str) -> None:
        """Why an action is not among the choices: one that was typed, or one of those a player may expect."""
        refused = self._refusals(seat)
        if not text.strip():
            if not refused:
                self._sitting.notice(self._say("term-why-nothing"))
                return
            self._show_refused([error.action for error in refused])
            text = self._sitting.ask(self._say("term-why-ask") + " ")
        if is_number(text.strip()) and 1 <= int(text) <= len(refused):
            self._explain(refused[int(text) - 1])
        elif text.strip():
            self._explain_typed(seat, text)

    def _show_refused(self, actions: Sequence[str]) -> None:
        sitting = self._sitting
        lines = [Text(self._say("term-why-list"), style="bold")]
        for number, action in enumerate(actions, start=1):
            line = Text.assemble((f"{number:>3} ", "bold"), sitting.screen.paint(self._words(action), sitting.speaker))
            lines.append(line.append(f"  {action}", style="dim"))
        sitting.clear()
        sitting.console.print(Group(*lines))

    def _words(self, notation: str) -> str:
        action = self._sitting.table.game.actions.parse(notation)
        return self._sitting.speaker.choice(Offer(action.notation, action.targets))

    def _refusals(self, seat: int) -> list[IllegalAction]:
        table = self._sitting.table
        view = table.view(seat)
        found: list[IllegalAction] = []
        for action in self._sitting.screen.expected(view):
            error = table.why_not(seat, table.game.actions.parse(action))
            if error is not None:
                found.append(error)
        return found

    def _explain_typed(self, seat: int, text: str) -> None:
        table = self._sitting.table
        try:
            error = table.why_not(seat, table.game.actions.parse(text))
        except OmertaError as unknown:
            self._sitting.notice(str(unknown))
            return
        if error is None:
            self._sitting.notice(self._say("term-why-allowed"))
        else:
            self._explain(error)

    def _explain(self, error: IllegalAction) -> None:
        self._sitting.notice(f"{self._words(error.action)}? {self._sitting.speaker.refusal(error)} [{error.rule}]")
        self._look_up(error.rule)

    def _look_up(self, rule: str) -> None:
        try:
            entry = read_ledger(self._sitting.table.game.name).find(rule)
        except OmertaError as error:
            self._sitting.notice(str(error))
        else:
            self._sitting.notice(f"{entry.id}: {entry.text}")

    def _save(self, name: str) -> None:
        path = Path(name) if name else _free_name(self._sitting.table.game.name)
        try:
            write_file(path, format_record(self._sitting.table.closed_record()))
        except OmertaError as error:
            self._sitting.notice(str(error))
        else:
            self._sitting.notice(self._say("term-saved", file=str(path)))

    def _quit(self) -> None:
        if self._sitting.ask(self._say("term-quit-sure") + " ").lower().startswith(self._say("term-yes")):
            self._sitting.leave()

    def _help(self) -> Group:
        lines = [Text(self._say(f"term-help-{key}")) for key in HELP]
        return Group(
            Text(self._say("term-help"), style="bold"), *lines, self._sitting.screen.legend(self._sitting.speaker)
        )


def is_number(text: str) -> bool:
    """A number somebody may mean: ordinary digits, and few of them."""
    return text.isascii() and text.isdigit() and len(text) < 6


def _free_name(game: str) -> Path:
    """A file name nobody uses yet: game.json, game-2.json …"""
    path, number = Path(f"{game}.json"), 1
    while path.exists():
        number += 1
        path = Path(f"{game}-{number}.json")
    return path
