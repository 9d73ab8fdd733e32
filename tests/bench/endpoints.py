#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Requests of a host on its sandbox at 1, 32 and 256 connections, beside a bare server that answers the same bytes.
Prints a line for each: endpoint, connections, then for host and bare server requests a second and the microseconds
within which 50 and 99 of 100 are answered. The two are measured in turns, since what else the machine does comes and
goes; each figure is the median of its turns. argv: the folder with the programs."""

import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

PROGRAMS = sys.argv[1]
os.environ["CURVEDESK_HOST"] = os.path.join(PROGRAMS, "curvedesk-host")
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
from host import Host  # noqa: E402

UNITS = {"us": 1, "ms": 1_000, "s": 1_000_000}
CONNECTIONS = (1, 32, 256)
TURNS = 5
SOL = 10**9


def measure(name, url, connections, key, body):
    """(requests a second, p50, p99) of one turn."""
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        if body is not None:
            script.write(f"wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\nwrk.body = [[{body}]]\n")
        script.write(f"wrk.headers['x-api-key'] = '{key}'\n")
        script.flush()
        told = subprocess.run(["wrk", f"-t{min(2, connections)}", f"-c{connections}", "-d1s", "--latency",
                               "--timeout", "10s", "-s", script.name, url],
                              capture_output=True, text=True, check=True).stdout
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", told)
    if refused:
        sys.exit(f"{name}: {refused.group(0)}")
    within = {share: float(time) * UNITS[unit] for share, time, unit in re.findall(r"(\d+)%\s+([\d.]+)(us|ms|s)", told)}
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", told).group(1))
    return rate, within["50"], within["99"]


def medians(turns):
    return [round(statistics.median(figures)) for figures in zip(*turns)]


def main():
    host = Host()
    wallet = host.create_wallet()
    address, key = wallet["publicKey"], wallet["apiKey"]
    for _ in range(5):
        host.rpc("requestAirdrop", address, 100 * SOL)
    status, coin = host.launch(key, amount="1000000000", slippage="500")
    assert status == 200, coin
    buy = json.dumps({"mode": "buy", "token": coin["mint"], "amount": 10_000, "amountInSol": True, "slippage": 10_000,
                      "priorityFee": 0})
    for name, path, body in (("/quote", f"/quote?token={coin['mint']}&mode=buy&amount=0.1", None),
                             ("/bondingCurve", f"/bondingCurve?token={coin['mint']}", None),
                             ("/balance", f"/balance?token={coin['mint']}&wallet={address}", None),
                             ("/tradeInstructions", "/tradeInstructions", buy), ("/trade", "/trade", buy)):
        host._connection = None  # the last one was idle for too long
        status, reply, _ = host.request("POST" if body else "GET", path, body,
                                        {"x-api-key": key, "Content-Type": "application/json"})
        assert status == 200, reply
        with tempfile.NamedTemporaryFile() as answer:
            answer.write(json.dumps(reply, separators=(",", ":")).encode())
            answer.flush()
            bare = subprocess.Popen([os.path.join(PROGRAMS, "curvedesk-bare-server"), answer.name],
                                    stdout=subprocess.PIPE, text=True)
            port = int(bare.stdout.readline())
            for connections in CONNECTIONS:
                ours, beside = [], []
                for _ in range(1 + TURNS):
                    for server, figures in ((host.port, ours), (port, beside)):
                        figures.append(measure(name, f"http://127.0.0.1:{server}{path}", connections, key, body))
                # The first turn warms up.
                print(name, connections, *medians(ours[1:]), *medians(beside[1:]), flush=True)
            bare.terminate()
            bare.wait()
    host.stop()


main()
