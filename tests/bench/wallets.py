#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""What a new wallet and a start cost a host that has many wallets: wallets.py [NUMBER], with CURVEDESK_HOST as in tests/e2e."""

import os
import pathlib
import sqlite3
import statistics
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "e2e"))
import base58  # noqa: E402
from host import Host  # noqa: E402

MEASURED = 9  # the host makes few wallets at once for callers without a key


def fill(directory, number):
    """Rows of the size that a wallet has, with keys that nobody can open: making so many over HTTP would take hours."""
    with sqlite3.connect(os.path.join(directory, "vault", "vault.sqlite")) as vault, \
            sqlite3.connect(os.path.join(directory, "wallets.sqlite")) as wallets:
        (sealed,) = vault.execute("SELECT sealed FROM entries WHERE CAST(name AS TEXT) LIKE 'wallet:%'").fetchone()
        addresses = [os.urandom(32) for _ in range(number)]
        vault.executemany("INSERT INTO entries (name, sealed) VALUES (?, ?)",
                          ((b"wallet:" + base58.encode(each).encode(), os.urandom(len(sealed))) for each in addresses))
        wallets.executemany("INSERT INTO wallets (address, label, created_ms) VALUES (?, ?, ?)",
                            ((each, f"Wallet {i}", 1_700_000_000_000 + i) for i, each in enumerate(addresses)))
    vault.close()
    wallets.close()


def cost(host):
    """Median milliseconds of one new wallet."""
    times = []
    for _ in range(MEASURED):
        begun = time.monotonic()
        host.create_wallet()
        times.append(1000 * (time.monotonic() - begun))
    return statistics.median(times)


def started(directory):
    begun = time.monotonic()
    host = Host(directory)
    return host, time.monotonic() - begun


def main():
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    with tempfile.TemporaryDirectory() as directory:
        host, empty = started(directory)
        first = cost(host)
        host.stop()
        fill(directory, number)
        times = []
        for _ in range(3):
            host, seconds = started(directory)
            times.append(seconds)
            last = cost(host)
            host.stop()
        print(f"a new wallet: {first:.2f} ms at first, {last:.2f} ms beside {number} others, {last / first:.2f} times")
        print(f"start: {empty:.2f} s without wallets, {statistics.median(times):.2f} s with {number}")


if __name__ == "__main__":
    main()
