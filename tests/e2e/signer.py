# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Another signer than the program: what a script with a key of its own does with an unsigned transaction."""

import base64

from nacl.signing import SigningKey

import base58


def signed(tx, private_key):
    """The base64 of a transaction with one signature, made with the base58 secret key."""
    wire = base64.b64decode(tx)
    assert wire[:65] == bytes([1]) + bytes(64), "one signature, left open"
    key = SigningKey(base58.decode(private_key)[:32])
    return base64.b64encode(bytes([1]) + key.sign(wire[65:]).signature + wire[65:]).decode()
