#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""What a new wallet and a start cost a host that has many wallets: wallets.py [NUMBER], with CURVEDESK_HOST as in tests/e2e."""

import http.client
import json
import pathlib
import statistics
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "e2e"))
from host import Host  # noqa: E402

CLIENTS = 16
MEASURED = 200


def create(connection):
    connection.request("POST", "/createWallet", "{}", {"Content-Type": "application/json"})
    reply = connection.getresponse()
    body = reply.read()
    assert reply.status == 200, body
    return json.loads(body)


def fill(port, number):
    def work(count):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        for _ in range(count):
            create(connection)
        connection.close()
    threads = [threading.Thread(target=work, args=(number // CLIENTS,)) for _ in range(CLIENTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def cost(host):
    """Median milliseconds of one new wallet, one after the other."""
    connection = http.client.HTTPConnection("127.0.0.1", host.port, timeout=60)
    times = []
    for _ in range(MEASURED):
        begun = time.monotonic()
        create(connection)
        times.append(1000 * (time.monotonic() - begun))
    connection.close()
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
        begun = time.monotonic()
        fill(host.port, number - 2 * MEASURED)
        print(f"{number} wallets made in {time.monotonic() - begun:.0f} s")
        last = cost(host)
        host.stop()
        times = []
        for _ in range(3):
            host, seconds = started(directory)
            times.append(seconds)
            wallet = create(http.client.HTTPConnection("127.0.0.1", host.port, timeout=60))
            assert host.get(f"/balance?token=SOL&wallet={wallet['publicKey']}", wallet["apiKey"])[0] == 200
            host.stop()
        print(f"a new wallet: {first:.2f} ms at first, {last:.2f} ms at the end, {last / first:.2f} times")
        print(f"start: {empty:.2f} s empty, {statistics.median(times):.2f} s full")


if __name__ == "__main__":
    main()
