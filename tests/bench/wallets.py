#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""What a new wallet and a start cost where there are many wallets and API keys: wallets.py [NUMBER], with CURVEDESK_HOST
as in tests/e2e."""

import os
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "e2e"))
import base58  # noqa: E402
from host import HOST_PROGRAM, Host  # noqa: E402

MEASURED = 9  # the host makes few wallets at once for callers without a key


def fill(directory, number):
    """Rows of the size that a wallet and its API key have, with keys that nobody can open: making so many over HTTP
    would take hours."""
    with sqlite3.connect(os.path.join(directory, "vault", "vault.sqlite")) as vault, \
            sqlite3.connect(os.path.join(directory, "wallets.sqlite")) as wallets, \
            sqlite3.connect(os.path.join(directory, "orders.sqlite")) as orders:
        (sealed,) = vault.execute("SELECT sealed FROM entries WHERE CAST(name AS TEXT) LIKE 'wallet:%'").fetchone()
        addresses = [os.urandom(32) for _ in range(number)]
        vault.executemany("INSERT INTO entries (name, sealed) VALUES (?, ?)",
                          ((b"wallet:" + base58.encode(each).encode(), os.urandom(len(sealed))) for each in addresses))
        wallets.executemany("INSERT INTO wallets (address, label, created_ms) VALUES (?, ?, ?)",
                            ((each, f"Wallet {i}", 1_700_000_000_000 + i) for i, each in enumerate(addresses)))
        key = orders.execute("SELECT * FROM api_key").fetchone()  # seq, hash, id, owner, wallet and more
        orders.executemany(f"INSERT INTO api_key VALUES ({', '.join('?' * len(key))})",
                           ((None, os.urandom(32), f"k{i}", f"k{i}", base58.encode(each), *key[5:])
                            for i, each in enumerate(addresses)))
    for database in (vault, wallets, orders):
        database.close()


def cost(host):
    """Median milliseconds of one new wallet."""
    times = []
    for _ in range(MEASURED):
        begun = time.monotonic()
        host.create_wallet()
        times.append(1000 * (time.monotonic() - begun))
    return statistics.median(times)


def cost_on_terminal(directory):
    """Median milliseconds of one command that makes a wallet."""
    times = []
    for _ in range(MEASURED):
        begun = time.monotonic()
        subprocess.run([HOST_PROGRAM, "wallets", "new", "--data-dir", directory], check=True, stdout=subprocess.DEVNULL)
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
        first_command = cost_on_terminal(directory)
        fill(directory, number)
        times = []
        for _ in range(3):
            host, seconds = started(directory)
            times.append(seconds)
            last = cost(host)
            host.stop()
        print(f"a new wallet: {first:.2f} ms at first, {last:.2f} ms beside {number} others, {last / first:.2f} times")
        last_command = cost_on_terminal(directory)
        print(f"wallets new: {first_command:.0f} ms at first, {last_command:.0f} ms, {last_command / first_command:.2f} times")
        print(f"start: {empty:.2f} s without wallets, {statistics.median(times):.2f} s with {number}")


if __name__ == "__main__":
    main()
