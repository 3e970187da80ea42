"""Letters on the way to the mail server: secured, to a server somebody vouches for, with the operator's password."""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from omerta.server.club.reach.mail import Postbox
from tests.server.mailbox import Mailbox, run_mailbox
from tests.server.push_service import make_authority

TO = "anna@secure.test"
SECRET = "p@ss/word"


def send(address: str) -> None:
    """A letter through this server; one that cannot be sent is only noted in the log."""
    postbox = Postbox(address, "table@omerta.test")
    asyncio.run(postbox.send(TO, "turn", "en", game="Famiglia", link="https://omerta.test/"))


@pytest.fixture
def secured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """A certificate for this machine, of somebody we trust."""
    authority, file = make_authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    return context


def test_a_letter_travels_secured_and_only_then_the_password(secured: ssl.SSLContext) -> None:
    shown: list[tuple[bytes, bytes]] = []

    def check(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        shown.append((data.login, data.password))
        return AuthResult(success=data.password == SECRET.encode())

    with run_mailbox(secured, require_starttls=True, auth_required=True, authenticator=check) as mailbox:
        send(f"smtp+starttls://omerta:p%40ss%2Fword@localhost:{mailbox.port}")
        assert mailbox.next(TO)[0] == "Your turn in Famiglia"
    assert shown == [(b"omerta", SECRET.encode())]


def test_a_letter_goes_to_a_server_that_is_secured_from_the_first_byte(secured: ssl.SSLContext) -> None:
    with run_mailbox(secured, at_once=True) as mailbox:
        send(f"smtps://localhost:{mailbox.port}")
        assert mailbox.next(TO)[0] == "Your turn in Famiglia"


@pytest.mark.parametrize("scheme", ["smtp+starttls", "smtps"])
def test_a_mail_server_nobody_vouches_for_gets_no_letter(
    secured: ssl.SSLContext, scheme: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with run_mailbox(secured, at_once=scheme == "smtps") as mailbox:
        send(f"{scheme}://omerta:{SECRET.replace('/', '%2F')}@localhost:{mailbox.port}")
        assert_untouched(mailbox)
    assert "a letter could not be sent: SSLCertVerificationError" in caplog.text
    assert SECRET not in caplog.text


def test_a_server_that_offers_no_security_gets_no_letter(caplog: pytest.LogCaptureFixture) -> None:
    with run_mailbox() as mailbox:
        send(f"smtp+starttls://omerta:secret@localhost:{mailbox.port}")
        assert_untouched(mailbox)
    assert "a letter could not be sent: SMTPNotSupportedError" in caplog.text


def assert_untouched(mailbox: Mailbox) -> None:
    assert mailbox.letters.empty()
