"""What people chose about the page goes with their account."""

from __future__ import annotations

from itertools import count

from omerta.server.club.documents import DeleteAccount, Preferences, SetPreferences
from omerta.server.club.export import Export
from omerta.server.testing import ServerProcess
from tests.server.people import PASSWORD, Person, error_of

PATH = "api/me/preferences"
_numbers = count(1)


def test_a_choice_on_one_device_is_known_on_another(house: ServerProcess) -> None:
    name = f"Chooser {next(_numbers)}"
    desk, phone = Person(house), Person(house)
    desk.register(name)
    phone.log_in(name)
    assert desk.ask(PATH, Preferences) == Preferences()
    desk.ask(PATH, Preferences, SetPreferences(language="pl", theme="dark"))
    assert phone.ask(PATH, Preferences) == Preferences("pl", "dark")
    answer = phone.ask(PATH, Preferences, SetPreferences(theme="system", speed="at-once", sound="off"))
    assert answer == desk.ask(PATH, Preferences) == Preferences("pl", "system", "at-once", "off")
    assert desk.ask("api/me/export", Export).preferences == answer


def test_choices_are_nobody_elses_and_go_with_the_account(house: ServerProcess) -> None:
    name = f"Forgotten {next(_numbers)}"
    person, other = Person(house), Person(house)
    person.register(name)
    other.register(f"Other {next(_numbers)}")
    person.ask(PATH, Preferences, SetPreferences(language="de"))
    assert other.ask(PATH, Preferences) == Preferences()
    person.fetch("api/me/delete", DeleteAccount(PASSWORD))
    person.register(name)
    assert person.ask(PATH, Preferences) == Preferences()


def test_only_known_choices_of_members_are_kept(house: ServerProcess) -> None:
    person = Person(house)
    assert error_of(person, PATH) == "log-in-first"
    assert error_of(person, PATH, SetPreferences(theme="dark")) == "log-in-first"
    person.register(f"Picky {next(_numbers)}")
    for wish in ({"theme": "plaid"}, {"language": "it"}, {"speed": 3}, {"sound": "on", "smell": "on"}):
        assert error_of(person, PATH, wish) == "malformed"
    assert person.ask(PATH, Preferences) == Preferences()
