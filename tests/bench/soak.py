#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A host under clients that come and go, on a cluster whose node fails: is its memory flat, are its descriptors closed, and
does its journal say what the chain says? By hand: tests/bench/soak.py [SECONDS [CLIENTS [ACTIONS]]], with CURVEDESK_HOST;
ACTIONS a second in all, which a busy machine may not reach. 100 clients that do something every ten seconds do 864,000
things in a day, of which a quarter are trades and one in 400 is a launch: 4800 seconds at 180 a second.

B trades through the node that A serves, by two names. A is told to fail for three seconds out of ten, and is killed and
started again every two minutes. Exit code 1 when something is wrong."""

import collections
import glob
import http.client
import json
import os
import random
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
import base58  # noqa: E402
from events import EventStream  # noqa: E402
from host import HOST_PROGRAM, Host, eventually, multipart, png  # noqa: E402
from test_cluster import ClusterHost, url_of  # noqa: E402

SOL = 10**9
SECONDS = int(sys.argv[1]) if len(sys.argv) > 1 else 600
CLIENTS = int(sys.argv[2]) if len(sys.argv) > 2 else 100
PAUSE = CLIENTS / (int(sys.argv[3]) if len(sys.argv) > 3 else 25)  # seconds between two actions of a client
FAULTS = ({"dropTransactions": 3}, {"sendErrorsButLands": 3}, {"statusDelayMs": 1500}, {"statusFlip": 2},
          {"rejectWith": 429, "retryAfterSeconds": 1}, {"rejectWith": 503}, {"garbage": "truncated"}, {"garbage": "html"},
          {"latencyMs": 700}, {"slotLag": 20}, {"stallSockets": True})
MEMORY_GROWTH = 1.10  # of the last third over the second one
STATUS = ("pending", "succeeded", "failed", "expired", "unknown")


class Client(threading.Thread):
    def __init__(self, host, key, coins, counts, until):
        super().__init__(daemon=True)
        self.host, self.key, self.coins, self.counts, self.until = host, key, coins, counts, until

    def run(self):
        while time.monotonic() < self.until:
            time.sleep(random.uniform(0.5, 1.5) * PAUSE)
            action = random.choices((self.quote, self.trade, self.read, self.listen, self.leave, self.launch),
                                    (8, 6, 4, 4, 4, 0.07))[0]
            try:
                self.counts[f"{action.__name__} {action()}"] += 1
            except (OSError, EOFError, http.client.HTTPException) as problem:
                self.counts[f"{action.__name__} {type(problem).__name__}"] += 1

    def ask(self, method, path, body=None, content_type="application/json"):
        connection = http.client.HTTPConnection("127.0.0.1", self.host.port, timeout=60)
        try:
            connection.request(method, path, body, {"x-api-key": self.key, "Content-Type": content_type})
            reply = connection.getresponse()
            text = reply.read()
            return reply.status, json.loads(text)
        finally:
            connection.close()

    def quote(self):
        return self.ask("GET", f"/quote?token={random.choice(self.coins)}&mode=buy&amount=0.01")[0]

    def trade(self):
        wait = random.choice(("", "?wait=confirmed"))
        buys = random.random() < 0.7
        return self.ask("POST", "/trade" + wait, json.dumps({
            "mode": "buy" if buys else "sell", "token": random.choice(self.coins),
            "amount": random.randrange(100_000, 2_000_000) if buys else "5%", "amountInSol": buys, "slippage": 3000,
            "priorityFee": 0}))[0]

    def read(self):
        return self.ask("GET", random.choice(("/orders?limit=20", "/key", "/king", f"/trades?token={self.coins[0]}",
                                              "/openapi.json", "/tokens")))[0]

    def listen(self):
        stream = EventStream(self.host.port, **{"x-api-key": self.key})
        if stream.status != 101:
            return stream.status
        for method in random.sample(("subscribeTrades", "subscribeNewPools", "subscribeOrders", "subscribeBalances"), 2):
            stream.call(method, **({"since": "0" * 28} if random.random() < 0.2 else {}))
        until = time.monotonic() + random.uniform(0, min(4, 4 * PAUSE))
        while time.monotonic() < until:
            try:
                stream.message(max(0.01, until - time.monotonic()))
            except TimeoutError:
                break
        return 101

    def leave(self):
        """Is gone in the midst of a handshake, or of the log's first page."""
        if random.random() < 0.3:
            with socket.create_connection(("127.0.0.1", self.host.port), timeout=60) as connection:
                connection.sendall(b"GET /ws HTTP/1.1\r\nHost: 127"[:random.randrange(1, 28)])
            return 0
        stream = EventStream(self.host.port, **{"x-api-key": self.key})
        if stream.status == 101:
            stream.send({"method": "subscribeTrades", "since": "0" * 28}, {"method": "subscribeBalances"})
        stream.socket.close()
        return stream.status

    def launch(self):
        content_type, body = multipart({"name": "Soak", "symbol": "SOAK", "description": "Soaked."}, png())
        status, reply = self.ask("POST", "/createToken", body, content_type)
        if status == 200 and reply["status"] == "succeeded":
            self.coins.append(reply["mint"])
        return status


def figures(process):
    """(MiB of resident memory, open descriptors)"""
    with open(f"/proc/{process.pid}/statm", encoding="ascii") as file:
        pages = int(file.read().split()[1])
    return pages * os.sysconf("SC_PAGESIZE") / 2**20, len(os.listdir(f"/proc/{process.pid}/fd"))


def journal_problems(a, directory):
    """What is wrong with B's journal, of a host that has stopped."""
    path, = glob.glob(f"{directory}/clusters/*/orders.sqlite")
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    problems = [f"integrity: {row[0]}" for row in database.execute("PRAGMA integrity_check") if row[0] != "ok"]
    problems += [f"foreign key: {row}" for row in database.execute("PRAGMA foreign_key_check")]
    told = collections.Counter()
    attempts = database.execute("SELECT signature, status FROM attempt")
    while page := attempts.fetchmany(200):
        texts = [base58.encode(signature) for signature, _ in page]
        known = a.rpc("getSignatureStatuses", texts, {"searchTransactionHistory": True})["value"]
        for text, (_, status), record in zip(texts, page, known):
            told[STATUS[status]] += 1
            on_chain = "expired" if record is None else "failed" if record["err"] else "succeeded"
            if STATUS[status] != on_chain:
                problems.append(f"order {text} is {STATUS[status]}, the chain says {on_chain}")
    for open_, count in database.execute(
            "SELECT s.open, count(*) FROM spending s JOIN attempt a ON a.intent = s.intent"
            " WHERE s.open <> (a.status IN (0, 4)) OR (a.status = 3 AND s.counted <> 0) GROUP BY 1"):
        problems.append(f"{count} reservations do not fit their orders (open: {open_})")
    verify = subprocess.run([HOST_PROGRAM, "audit", "verify", "--data-dir", os.path.dirname(path)], capture_output=True,
                            text=True, check=False)
    if verify.returncode != 0:
        problems.append(verify.stderr.strip())
    print("orders:", dict(told))
    return problems


def main():
    with tempfile.TemporaryDirectory() as folder_a, tempfile.TemporaryDirectory() as folder_b:
        a = Host(folder_a, "--sandbox-faults", "on")
        b = ClusterHost([url_of(a.rpc_port), f"http://localhost:{a.rpc_port}"], folder_b, rpc_port=a.rpc_port)
        wallets = []
        for _ in range(10):
            wallets.append(b.create_wallet())
            time.sleep(0.1)
            b.airdrop(wallets[-1], 50 * SOL)
        status, launched = b.launch(wallets[0]["apiKey"], amount="1000000000")
        assert status == 200, launched
        coins, counts, until = [launched["mint"]], collections.Counter(), time.monotonic() + SECONDS
        resting = figures(b.process)[1]
        clients = [Client(b, random.choice(wallets)["apiKey"], coins, counts, until) for _ in range(CLIENTS)]
        for client in clients:
            client.start()
        series = []
        while time.monotonic() < until:
            a.rpc("sandboxFaults", {**random.choice(FAULTS), "forMs": 3000})
            time.sleep(10)
            if len(series) % 12 == 11:
                a.kill()
                a = Host(folder_a, "--sandbox-faults", "on", "--sandbox-rpc-port", str(b.rpc_port))
                a.rpc_port = b.rpc_port
            series.append(figures(b.process))
            print(f"{len(series) * 10} s: {series[-1][0]:.1f} MiB, {series[-1][1]} descriptors, "
                  f"node {figures(a.process)[0]:.1f} MiB, {sum(counts.values())} actions, {len(coins)} coins", flush=True)
        for client in clients:
            client.join(90)
        a.rpc("sandboxFaults", {})

        def settled():
            status, text, _ = b.request("GET", "/metrics", headers={"x-api-key": wallets[0]["apiKey"]})
            lines = text.decode().splitlines() if status == 200 else []
            return sum(line.endswith(" 0") for line in lines if "orders_open{" in line) == 2 or None
        eventually(settled, 240)
        time.sleep(20)  # idle connections are closed after 15 seconds
        series.append(figures(b.process))
        print(f"idle: {series[-1][0]:.1f} MiB, {series[-1][1]} descriptors, {resting} before the first client")
        for what, count in sorted(counts.items()):
            print(f"  {what}: {count}")
        assert b.stop() == 0
        problems = journal_problems(a, folder_b)
        assert a.stop() == 0
    third = len(series) // 3
    before, after = (statistics.median(memory for memory, _ in part) for part in (series[third:2 * third], series[-third:]))
    print(f"memory: {before:.1f} MiB in the second third, {after:.1f} MiB in the last one")
    if after > before * MEMORY_GROWTH:
        problems.append("memory grows")
    if series[-1][1] > resting + 4:
        problems.append("descriptors are left open")
    for problem in problems:
        print("WRONG:", problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
