"""Web push: what is sent is sealed for one browser (RFC 8291) and signed by this server (RFC 8292).

The primitives are those of `cryptography`; what is ours is the order in which the two standards put them together.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rookery.engine.refusals import Refusal

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes: all that a push service must carry
ROOM = 3000  # bytes of what is said
VALID = 12 * 3600  # seconds for which a signature holds; a day at most
KEPT = 86400  # seconds for which a push service keeps what it cannot deliver


def encode(data: bytes) -> str:
    """Bytes as both standards write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """And back."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Secrets(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser gives to those who push to it."""

    p256dh: str
    auth: str

    def check(self) -> None:
        """Refuse what cannot be sealed for."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(self.p256dh))
            fine = len(decode(self.auth)) == 16
        except ValueError:
            fine = False
        if not fine:
            raise Refusal("bad_subscription")


def new_key() -> str:
    """A key for a server to sign with, to be kept."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def seal(text: bytes, secrets: Secrets) -> bytes:
    """Seal something for one browser (RFC 8291, section 3; RFC 8188 with one record)."""
    receiver = decode(secrets.p256dh)
    ours = ec.generate_private_key(CURVE)
    sender = ours.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    both = HKDF(SHA256(), 32, decode(secrets.auth), b"WebPush: info\0" + receiver + sender).derive(shared)
    salt = os.urandom(16)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(both)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(both)
    head = salt + RECORD.to_bytes(4) + bytes((len(sender),)) + sender
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)  # 2: the last record


@dataclass(frozen=True)
class Signer:
    """Signs what is pushed, so that a browser hears nobody else."""

    key: str
    contact: str = ""  # where a push service finds the host: a mailto: or https: address

    def _key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int(self.key, 16), CURVE)

    def public(self) -> str:
        """What browsers are told to know us by."""
        return encode(self._key().public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def headers(self, address: str, topic: str, now: float) -> dict[str, str]:
        """The headers of a push: of two with one topic, a browser that was away hears the later one only."""
        parts = urlsplit(address)
        claims: dict[str, object] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID}
        if self.contact:
            claims["sub"] = self.contact
        said = f"{encode(msgspec.json.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{encode(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key().sign(said.encode(), ec.ECDSA(SHA256())))
        token = f"{said}.{encode(r.to_bytes(32) + s.to_bytes(32))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public()}", "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream", "TTL": str(KEPT), "Topic": topic, "Urgency": "normal",
        }  # fmt: skip
