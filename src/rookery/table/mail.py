"""Mail: by the host's own SMTP server, and with all that lets a receiver tell it from unwanted mail."""

from __future__ import annotations

import os
import smtplib
import ssl
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from pathlib import Path
from urllib.parse import unquote, urlsplit

from rookery.engine.refusals import Refusal
from rookery.table.post import Dead, Later, Unwanted

PASSWORD = "ROOKERY_SMTP_PASSWORD"  # noqa: S105 - where it is found in the environment
PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
PATIENCE = 10.0  # seconds for each step of a conversation


@dataclass(frozen=True)
class Mail:
    """How mail is sent. Nothing here is secret: the password is read where it is needed."""

    server: str = (
        ""  # smtps://user@host (TLS), smtp://user@host (STARTTLS) or smtp+plain://host (neither); none: no mail
    )
    sender: str = ""
    password_file: str = ""

    def check(self) -> None:
        """Refuse what cannot be a mail server, before anybody relies on it."""
        if not self.server:
            return
        try:
            parts = urlsplit(self.server)
            fine = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0 and parts.password is None
        except ValueError:
            fine = False
        if not fine:
            raise Refusal("wrong_smtp", url=self.server.rpartition("@")[2])
        check_mail(self.sender)
        if parts.username and not self.password():
            raise Refusal("no_smtp_password", variable=PASSWORD)

    def password(self) -> str:
        """From its file, or from the environment: neither is seen in the list of processes."""
        if not self.password_file:
            return os.environ.get(PASSWORD, "")
        try:
            return Path(self.password_file).read_text("utf-8").strip()
        except (OSError, UnicodeDecodeError) as problem:
            raise Refusal("cannot_read", path=self.password_file, why=str(problem)) from None

    def send(self, message: EmailMessage) -> None:
        """Hand a message over; what becomes of it then is the mail server's business. Takes its time: in a thread."""
        try:
            self._send(message)
        except smtplib.SMTPRecipientsRefused as problem:
            code, why = next(iter(problem.recipients.values()))
            raise (Dead if code >= 500 else Later)(f"{code} {why.decode(errors='replace')}") from None
        except smtplib.SMTPDataError as problem:
            raise (Unwanted if problem.smtp_code >= 500 else Later)(str(problem)) from None
        except (smtplib.SMTPException, OSError, Refusal) as problem:  # of the server, not of the receiver
            raise Later(str(problem) or type(problem).__name__) from None

    def _send(self, message: EmailMessage) -> None:
        parts = urlsplit(self.server)
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        context = ssl.create_default_context()
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=PATIENCE)
        with server:
            if parts.scheme == "smtp":
                server.starttls(context=context)
            if parts.username:
                server.login(unquote(parts.username), self.password())
            server.send_message(message)


def check_mail(address: str) -> str:
    """A mail address that is one."""
    try:
        found = Address(addr_spec=address)
    except (MessageError, ValueError, IndexError):
        raise Refusal("bad_mail", address=address[:64]) from None
    if (
        not found.username
        or not found.domain
        or len(address) > 254
        or not address.isascii()
        or not address.isprintable()
    ):
        raise Refusal("bad_mail", address=address[:64])
    return address


def letter(sender: str, to: str, id_: str, subject: str, text: str, language: str, at: float) -> EmailMessage:
    """A mail. Sent a second time after a crash it has the same id, by which receivers know it."""
    message = EmailMessage(policy=SMTP)
    message["From"] = Address("Rookery", addr_spec=sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = subject
    message["Date"] = formatdate(at)
    message["Message-ID"] = f"<{id_}@{sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = language
    message.set_content(text)
    return message
