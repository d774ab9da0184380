"""The ways of notices: web push, mail and webhooks; to whom nothing is sent, and what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from rookery.engine.refusals import Refusal
from rookery.table import push
from rookery.table.addresses import ASKS, UNCONFIRMED, WAIT, NewAddress
from rookery.table.mail import Mail, check_mail
from rookery.table.outbox import FIRST
from rookery.table.people import Player
from rookery.table.post import Post, Unwanted, check_address, is_public
from tests.table.noticing import ANN, BOB, DAY, URL, House
from tests.table.receivers import Browser, Mailbox, link_in

# Web push


def test_a_push_is_sealed_for_one_browser_and_signed_by_this_server(run: Any) -> None:
    async def story(house: House) -> None:
        assert house.web is not None
        ann, bob = await house.player(ANN, "Ann", "fr"), await house.player(BOB, "Bob")
        browser = Browser()
        wish = NewAddress("push", house.web.address + "/push", push.Secrets(**browser.secrets))
        await house.notices.addresses.add(ann, wish)
        await house.notices.addresses.add(ann, wish)  # the same browser again is the same one
        await house.table("t1", ann, bob)
        await house.after(WAIT)
        (got,) = house.web.got("/push")
        assert b"Kids" not in got.body
        told = browser.open(got.body)
        assert told["title"] == "À vous de jouer\u00a0: Kids of London"
        assert told["path"] == "/t/t1"
        assert told["id"] == got.headers["topic"]
        assert got.headers["content-encoding"] == "aes128gcm"
        with pytest.raises(Exception, match=r".*"):
            Browser().open(got.body)
        key = (await house.notices.addresses.of(ann)).key
        claims = signed(got.headers["authorization"], key)
        assert claims["aud"] == house.web.address
        assert house.now < claims["exp"] <= house.now + DAY
        assert claims["sub"] == "mailto:rooks@club.example"

    run(story)


def signed(header: str, key: str) -> dict[str, Any]:
    """The claims of a signature that holds (RFC 8292)."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", key)
    text, _, signature = parts["t"].rpartition(".")
    raw = push.decode(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode(key))
    dss = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(dss, text.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = msgspec.json.decode(push.decode(text.partition(".")[2]))
    return claims


def test_a_subscription_that_cannot_be_sealed_for_is_refused(run: Any) -> None:
    async def story(house: House) -> None:
        assert house.web is not None
        ann = await house.player(ANN, "Ann")
        good = Browser().secrets
        for bad in (None, {**good, "auth": "AAAA"}, {**good, "p256dh": "AAAA"}, {"p256dh": "", "auth": ""}):
            kept = None if bad is None else push.Secrets(**bad)
            with pytest.raises(Refusal, match="bad_subscription"):
                await house.notices.addresses.add(ann, NewAddress("push", house.web.address + "/p", kept))

    run(story)


# Mail


def test_mail_comes_once_its_address_was_confirmed_and_stops_by_its_own_link(run: Any, mailbox: Mailbox) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.player(ANN, "Ann", "fr"), await house.player(BOB, "Bob")
        addresses = house.notices.addresses
        await addresses.add(ann, NewAddress("mail", "ann@home.example"))
        await house.table("t1", ann, bob)
        await house.after(WAIT)
        (ask,) = mailbox.letters
        assert ask["Subject"] == "Rookery\u00a0: est-ce votre adresse\u00a0?"
        token = link_in(ask).rpartition("/")[2]
        purpose, id_, address, _ = await addresses.read(token)
        assert (purpose, address) == ("c", "ann@home.example")
        await house.after(DAY)
        assert len(mailbox.letters) == 1  # to read it changes nothing
        await addresses.follow(purpose, id_)
        await house.after(1)
        told = mailbox.letters[1]
        assert told["Subject"] == "À vous de jouer\u00a0: Kids of London"
        assert f"{URL}/t/t1" in told.get_content()
        assert told["Message-ID"].endswith("@club.example>")
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert told["List-Unsubscribe"] == f"<{link_in(told)}>"
        purpose, id_, _, _ = await addresses.read(link_in(told).rpartition("/")[2])
        assert purpose == "s"
        await addresses.follow(purpose, id_)
        assert (await addresses.of(ann)).addresses == []
        await house.move("t1", 0)
        await house.move("t1", 1)
        await house.after(DAY)
        assert len(mailbox.letters) == 2

    run(story)


def test_links_that_were_not_made_here_open_nothing(run: Any) -> None:
    async def story(house: House) -> None:
        ann = await house.player(ANN, "Ann")
        addresses = house.notices.addresses
        await addresses.add(ann, NewAddress("mail", "ann@home.example"))
        id_ = (await addresses.of(ann)).addresses[0].id
        good = addresses.token("s", id_)
        for bad in ("", good[:-1], good + "0", "c" + good[1:], "s" + "0" * 24 + good[25:], "s" + id_ + "0" * 32):
            with pytest.raises(Refusal, match="bad_link"):
                await addresses.read(bad)
        assert (await addresses.read(good))[1] == id_

    run(story)


def test_nobody_is_asked_again_and_again_for_an_address(run: Any, mailbox: Mailbox) -> None:
    async def story(house: House) -> None:
        ann, bob = await house.player(ANN, "Ann"), await house.player(BOB, "Bob")
        addresses = house.notices.addresses
        for number in range(ASKS):
            await addresses.add(ann, NewAddress("mail", f"a{number}@home.example"))
        with pytest.raises(Refusal, match="mail_asked"):
            await addresses.add(ann, NewAddress("mail", "other@home.example"))
        for _ in range(2):  # to wish for the same twice asks once
            await addresses.add(bob, NewAddress("mail", "a0@home.example"))
        await house.after(1)
        assert len(mailbox.to("a0@home.example")) == 1  # Ann's was replaced before it went out
        await house.after(UNCONFIRMED + 100)
        assert (await addresses.of(ann)).addresses == (await addresses.of(bob)).addresses == []
        await addresses.add(ann, NewAddress("mail", "other@home.example"))

    run(story)


async def asked_by_mail(house: House) -> Player:
    """Ann, who has wished for mail and confirmed it, and whose turn it is at a table with Bob."""
    ann, bob = await house.player(ANN, "Ann"), await house.player(BOB, "Bob")
    addresses = house.notices.addresses
    await addresses.add(ann, NewAddress("mail", "ann@home.example"))
    await addresses.follow("c", (await addresses.of(ann)).addresses[0].id)
    await house.table("t1", ann, bob)
    return ann


@pytest.mark.parametrize(
    ("said", "left", "letters"), [("550 nobody", 0, 0), ("450 full", 1, 1)]
)  # a box that is full may be emptied
def test_a_mail_address_that_is_refused_for_good_is_dropped(
    run: Any, mailbox: Mailbox, said: str, left: int, letters: int
) -> None:
    async def story(house: House) -> None:
        ann = await asked_by_mail(house)
        addresses = house.notices.addresses
        mailbox.refusals["ann@home.example"] = said
        await house.after(WAIT)
        assert len((await addresses.of(ann)).addresses) == left
        mailbox.refusals.clear()
        await house.after(DAY)
        assert len(mailbox.letters) == letters

    run(story)


def test_a_mail_server_that_is_away_loses_nothing(run: Any, mailbox: Mailbox) -> None:
    async def story(house: House) -> None:
        await asked_by_mail(house)
        good = house.notices.mail
        house.notices.mail = Mail("smtp+plain://127.0.0.1:1", good.sender)
        await house.after(WAIT)
        house.notices.mail = good
        await house.after(FIRST * 2)
        assert len(mailbox.letters) == 1

    run(story)


@pytest.mark.parametrize(
    "address",
    ["", "ann", "@home", "ann@", "a b@home.example", "ann@home.example\nBcc: eve@x.example", "ann@x" + "x" * 250],
)
def test_what_is_no_mail_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match="bad_mail"):
        check_mail(address)


@pytest.mark.parametrize("url", ["mail.example", "http://mail.example", "smtp://", "smtps://u:secret@mail.example"])
def test_what_is_no_mail_server_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="wrong_smtp") as refusal:
        Mail(url, "a@b.example").check()
    assert "secret" not in str(refusal.value)


# Where nothing is sent


@pytest.mark.parametrize(
    "address",
    [
        "http://club.example/x", "ftp://club.example", "https://", "https://u:p@club.example", "//club.example", "x",
        "https://club.example:22/", "https://club.example:99999/", "https://club.example/ x", "https://[::1", "https://clüb.example",
        "https://club.example/" + "x" * 2000,
    ],
)  # fmt: skip
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match="bad_webhook"):
        check_address(address, private=False)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1",  # noqa: S104
        "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1", "2002:7f00:1::",
        "224.0.0.1", "255.255.255.255", "::",
    ],
)  # fmt: skip
def test_nothing_is_sent_into_the_host_s_own_network(host: str) -> None:
    assert not is_public(host)
    name = f"[{host}]" if ":" in host else host
    with pytest.raises(Unwanted):
        asyncio.run(Post().send(f"https://{name}/", {}, b""))


def test_a_name_that_leads_inside_is_found_out() -> None:
    with pytest.raises(Unwanted):
        asyncio.run(Post().send("https://localhost:8443/", {}, b""))
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1::1")


def test_a_webhook_must_answer_before_it_is_kept(run: Any) -> None:
    async def story(house: House) -> None:
        assert house.web is not None
        ann = await house.player(ANN, "Ann")
        house.web.answers["/ann"] = 500
        with pytest.raises(Refusal, match="webhook_silent"):
            await house.hook(ann, "/ann")
        assert (await house.notices.addresses.of(ann)).addresses == []

    run(story)
