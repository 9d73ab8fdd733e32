#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""/quote and /bondingCurve of a host on its sandbox, 32 connections, beside a bare server that answers the same bytes.
Prints one line a measurement: name, requests a second, microseconds that 99 of 100 stay under.
argv: the folder with the programs."""

import os
import re
import subprocess
import sys
import tempfile

PROGRAMS = sys.argv[1]
os.environ["CURVEDESK_HOST"] = os.path.join(PROGRAMS, "curvedesk-host")
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
from host import Host  # noqa: E402

UNITS = {"us": 1, "ms": 1_000, "s": 1_000_000}


def measure(name, url, *headers):
    """Two runs, of which the first warms up."""
    for seconds in (1, 5):
        named = [part for header in headers for part in ("-H", header)]
        told = subprocess.run(["wrk", "-t2", "-c32", f"-d{seconds}s", "--latency", *named, url],
                              capture_output=True, text=True, check=True).stdout
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", told).group(1))
    slowest = re.search(r"99%\s+([\d.]+)(us|ms|s)", told)
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", told)
    if refused:
        sys.exit(f"{name}: {refused.group(0)}")
    print(name, round(rate), round(float(slowest.group(1)) * UNITS[slowest.group(2)]))


def main():
    host = Host()
    wallet = host.create_wallet()
    host.rpc("requestAirdrop", wallet["publicKey"], 10**10)
    status, coin = host.launch(wallet["apiKey"], amount="1000000000", slippage="500")
    assert status == 200, coin
    key = "x-api-key: " + wallet["apiKey"]
    for name, path in (("quote", f"/quote?token={coin['mint']}&mode=buy&amount=0.1"),
                       ("bondingCurve", f"/bondingCurve?token={coin['mint']}")):
        status, _, _ = host.request("GET", path, headers={"x-api-key": wallet["apiKey"]})
        assert status == 200
        host._connection.request("GET", path, headers={"x-api-key": wallet["apiKey"]})
        with tempfile.NamedTemporaryFile() as body:
            body.write(host._connection.getresponse().read())
            body.flush()
            bare = subprocess.Popen([os.path.join(PROGRAMS, "curvedesk-bare-server"), body.name],
                                    stdout=subprocess.PIPE, text=True)
            port = int(bare.stdout.readline())
            measure(name + "Bare", f"http://127.0.0.1:{port}{path}")
            bare.terminate()
            bare.wait()
        measure(name, f"http://127.0.0.1:{host.port}{path}", key)
    host.stop()


main()
