"""The keys of a sitting: everything a person may type besides the number of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from omerta.bots import BEST, Weighed
from omerta.cli.output.files import write_file
from omerta.cli.table.choices import Choice, wrap_below
from omerta.cli.table.lookup import explain_word, find_rules, rules_sheet
from omerta.kernel import IllegalAction, Offer, OmertaError, Unreadable, format_record
from omerta.messages import LANGUAGES

if TYPE_CHECKING:
    from omerta.cli.table.sitting import Sitting

HELP = (
    "number", "effect", "hint", "undo", "why", "more", "look", "rule", "log", "anytime", "action", "save", "language",
    "quit",
)  # fmt: skip

KEY_COLUMNS = 11
"""Where what a key does begins in those texts."""


class Keys:
    """Reads what was typed and does it."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def _say(self, key: str, **args: str | int) -> str:
        return self._sitting.speaker.text(key, **args)

    def press(self, seat: int, line: str, choices: Sequence[Choice]) -> None:
        """One line of a person whose choice it is."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                self._ask_for_number(choices)
            case number if is_number(number):
                self._choose(seat, number, choices)
            case "u":
                self._sitting.take_back(seat)
            case "h":
                self._hint(seat, choices)
            case "w":
                self._why_not(seat, rest)
            case "n":
                self._sitting.turned += 1
            case "?" if is_number(rest.strip()):
                self._tell_effect(rest.strip(), choices)
            case _ if not self._press_common(seat, word.lower(), rest):
                self._act(seat, line, choices)
            case _:
                pass

    def press_meanwhile(self, line: str) -> bool:
        """One line while others play: everything that needs no turn; False if it was nothing of the kind."""
        word, _, rest = line.partition(" ")
        return self._press_common(self._sitting.viewer, word.lower(), rest)

    def press_after_end(self, line: str) -> None:
        """One line after the game: look at the table and the log, save, or leave."""
        word, _, rest = line.partition(" ")
        if not line or not self._press_common(self._sitting.viewer, word.lower(), rest):
            self._sitting.leave()
        elif self._sitting.page:
            self._sitting.draw([])
        for notice in self._sitting.notices:
            self._sitting.console.print(notice)
        self._sitting.notices.clear()

    def _press_common(self, seat: int, word: str, rest: str) -> bool:
        """Keys that need no turn; False if this is none of them."""
        sitting = self._sitting
        match word:
            case "l":
                sitting.show_page(Group(*sitting.log(len(sitting.table.events))))
            case "s":
                self._save(rest.strip())
            case "r":
                self._look_up(rest.strip() or sitting.table.view(seat).prompt.rule)
            case "i":
                self._look(rest.strip())
            case "g":
                self._speak(rest.strip().lower())
            case "a" if not sitting.table.is_over:
                self._interject(rest.strip())
            case "q" if not sitting.table.is_over:
                self._quit()
            case "?" | "help":
                sitting.show_page(self._help())
            case page if page in [page.key for page in sitting.screen.pages]:
                if page == sitting.page:
                    sitting.show_whole(page)
                sitting.page = page
            case _:
                return False
        return True

    def _ask_for_number(self, choices: Sequence[Choice]) -> None:
        if choices and [choice.key for choice in choices] == [str(number + 1) for number in range(len(choices))]:
            self._sitting.notice(self._say("term-type-number", count=len(choices)))
        else:
            self._sitting.notice(self._say("term-type-one-of", keys=", ".join([choice.key for choice in choices])))

    def _act(self, seat: int, line: str, choices: Sequence[Choice]) -> None:
        """An action in notation; whoever typed anything else is told what can be typed."""
        try:
            self._sitting.table.game.actions.parse(line)
        except Unreadable:
            self._ask_for_number(choices)
        else:
            self._sitting.act(seat, line)

    def _choose(self, seat: int, number: str, choices: Sequence[Choice]) -> None:
        choice = _find(number, choices)
        if choice is None:
            self._ask_for_number(choices)
        else:
            self._sitting.act(seat, choice.action)

    def _interject(self, name: str) -> None:
        """What a person at this screen may do at any time, also out of turn: covered first where it is another's."""
        sitting = self._sitting
        seat = self._find_person(name)
        if seat is None:
            return
        sitting.hand_over(seat)
        choices = sitting.list_anytime(seat)
        if not choices:
            sitting.show_page(Text(self._say("term-anytime-nothing")))
            return
        sitting.draw(choices, self._say("term-anytime", name=sitting.speaker.seat(seat)))
        sitting.notices.clear()
        typed = sitting.ask("> ")
        if typed in [choice.action for choice in choices]:
            sitting.act(seat, typed)
        elif typed:
            self._choose(seat, typed, choices)

    def _find_person(self, name: str) -> int | None:
        """Whose choice it is: the only person's, or the one whose label (or its beginning) is given."""
        sitting = self._sitting
        if len(sitting.people) < 2:
            return next(iter(sitting.people), None)
        labels = [sitting.speaker.seat(seat) for seat in sitting.people]
        if not name:
            name = sitting.ask(self._say("term-anytime-who", names=", ".join(labels)) + " ")
        for seat, label in zip(sitting.people, labels, strict=True):
            if name and label.lower().startswith(name.lower()):
                return seat
        sitting.notice(self._say("term-anytime-nobody"))
        return None

    def _hint(self, seat: int, choices: Sequence[Choice]) -> None:
        """What the best bot would do here and why, with the key that does it, and what comes next in its eyes."""
        thought = self._sitting.hint(seat)
        best = thought.choices[0]
        bot = BEST.capitalize()
        words = self._with_key(best.action.notation, choices)
        reason = self._say(f"reason-{best.reason}")
        if best.tries == 0 or thought.is_mixed:
            self._sitting.notice(self._say("term-hint", bot=bot, words=words, reason=reason))
            return
        self._sitting.notice(self._say("term-hint-chance", bot=bot, words=words, chance=percent(best), reason=reason))
        others = [each for each in thought.choices[1:] if each.tries]
        if others:
            words = self._with_key(others[0].action.notation, choices)
            self._sitting.notice(self._say("term-hint-next", words=words, chance=percent(others[0])))

    def _with_key(self, action: str, choices: Sequence[Choice]) -> str:
        choice = next((choice for choice in choices if choice.action == action), None)
        return f"{choice.key}: {choice.words}" if choice else self._words(action)

    def _tell_effect(self, number: str, choices: Sequence[Choice]) -> None:
        choice = _find(number, choices)
        if choice is None:
            self._ask_for_number(choices)
        else:
            self._sitting.notice(": ".join([words for words in (choice.words, choice.does) if words]) + ".")

    def _why_not(self, seat: int, text: str) -> None:
        """Why an action is not among the choices: one that was typed, or one of those a player may expect."""
        refused = self._refusals(seat)
        if not text.strip():
            if not refused:
                self._sitting.notice(self._say("term-why-nothing"))
                return
            self._show_refused(refused)
            text = self._sitting.ask(self._say("term-why-ask") + " ")
        if is_number(text.strip()) and 1 <= int(text) <= len(refused):
            self._explain(refused[int(text) - 1])
        elif text.strip():
            self._explain_typed(seat, text)

    def _show_refused(self, refused: Sequence[Sequence[IllegalAction]]) -> None:
        """One line for each reason, with everything it forbids here."""
        sitting = self._sitting
        lines = [Text(self._say("term-why-list"), style="bold")]
        for number, errors in enumerate(refused, start=1):
            reason = f"{sitting.speaker.refusal(errors[0])} [{errors[0].rule}] "
            line = Text.assemble((f"{number:>3} ", "bold"), sitting.paint(reason))
            words = " · ".join([self._words(error.action) for error in errors])
            lines.extend(wrap_below(line.append_text(Text(words, style="dim")), 4, sitting.console.width))
        sitting.clear()
        sitting.console.print(Group(*lines))

    def _words(self, notation: str) -> str:
        action = self._sitting.table.game.actions.parse(notation)
        return self._sitting.speaker.choice(Offer(action.notation, action.targets))

    def _refusals(self, seat: int) -> list[list[IllegalAction]]:
        """What might be expected here and is refused, by reason."""
        table = self._sitting.table
        found: dict[tuple[str, str], list[IllegalAction]] = {}
        for action in self._sitting.screen.expected(table.view(seat)):
            error = table.why_not(seat, table.game.actions.parse(action))
            if error is not None:
                found.setdefault((error.rule, error.code), []).append(error)
        return list(found.values())

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
            self._explain([error])

    def _explain(self, errors: Sequence[IllegalAction]) -> None:
        error = errors[0]
        words = self._words(error.action) + ("" if len(errors) == 1 else " …")
        self._sitting.notice(f"{words}? {self._sitting.speaker.refusal(error)} [{error.rule}]")
        self._look_up(error.rule)

    def _look(self, word: str) -> None:
        sitting = self._sitting
        seen = sitting.screen.look(sitting.table.view(sitting.viewer), word, sitting.speaker) if word else ""
        seen = seen or (explain_word(sitting.table.game.name, word) if word else "")
        sitting.notice(seen or self._say("term-look-nothing"))

    def _look_up(self, asked: str) -> None:
        try:
            found = find_rules(self._sitting.table.game.name, asked, self._sitting.speaker.language)
        except OmertaError as error:
            self._sitting.notice(str(error))
            return
        if len(found) == 1:
            self._sitting.notice(f"{found[0].id}: {found[0].text}")
        else:
            self._sitting.show_page(
                rules_sheet(found, self._say("term-rules-found", asked=f"“{asked}”", count=len(found)))
            )

    def _speak(self, language: str) -> None:
        """Another language from now on."""
        if language in LANGUAGES:
            self._sitting.speaker = self._sitting.speaker.in_language(language)
        else:
            self._sitting.notice(self._say("term-languages", codes=", ".join(LANGUAGES)))

    def _save(self, name: str) -> None:
        path = Path(name) if name else _free_name(self._sitting.table.game.name)
        if path.is_file() and not self._agrees("term-overwrite", file=name):
            self._sitting.notice(self._say("term-not-saved"))
            return
        try:
            write_file(path, format_record(self._sitting.table.closed_record()))
        except OmertaError as error:
            self._sitting.notice(str(error))
        else:
            self._sitting.notice(self._say("term-saved", file=str(path)))

    def _agrees(self, question: str, **args: str) -> bool:
        return self._sitting.ask(self._say(question, **args) + " ").lower().startswith(self._say("term-yes"))

    def _quit(self) -> None:
        if self._agrees("term-quit-sure"):
            self._sitting.leave()

    def _help(self) -> Group:
        """The aim and how to win first, then every key, then the signs."""
        screen = self._sitting.screen
        keys = [f"{page.key:<10} {self._say(page.title)}" for page in screen.pages]
        keys += [self._say(f"term-help-{key}") for key in HELP]
        width = self._sitting.console.width
        return Group(
            Text(self._say("term-aim"), style="bold"),
            Text(self._say("aim")),
            Text(""),
            Text(self._say("term-help"), style="bold"),
            *[line for key in keys for line in wrap_below(Text(key), KEY_COLUMNS, width)],
            Text(""),
            screen.legend(self._sitting.speaker),
        )


def _find(key: str, choices: Sequence[Choice]) -> Choice | None:
    """The choice that is typed like this."""
    return next((choice for choice in choices if choice.key == key), None)


def percent(weighed: Weighed) -> int:
    """A chance as people say it."""
    return round(100 * weighed.chance)


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
