# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Two processes: A serves its sandbox as a Solana node, B trades on A as on any cluster."""

import base64
import json
import os
import re
import socket
import subprocess
import tempfile
import threading
import time
import unittest

from curve import Curve, fees
from host import Host, HOST_PROGRAM, eventually, free_port
from signer import signed

SOL = 10**9


class ClusterHost(Host):
    """A host that trades on the cluster behind `urls`."""

    def __init__(self, urls, data_dir=None, *extra, rpc_port=None):
        self._own_dir = tempfile.TemporaryDirectory() if data_dir is None else None
        self.data_dir = data_dir or self._own_dir.name
        self.rpc_port = rpc_port
        named = [argument for url in urls for argument in ("--rpc", url)]
        self.process = subprocess.Popen(
            [HOST_PROGRAM, "--data-dir", self.data_dir, "--port", "0", *named, *extra],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.ready_line = self.process.stdout.readline().strip()
        match = re.fullmatch(r"curvedesk-host ready: http://127\.0\.0\.1:(\d+) network=(\w+)", self.ready_line)
        if not match:
            self.process.kill()
            raise RuntimeError(f"not ready: {self.ready_line!r} {self.process.stderr.read()!r}")
        self.port = int(match.group(1))
        self.network = match.group(2)
        self._connection = None

    def airdrop(self, wallet, lamports):
        """SOL from the node for a new wallet of this host, which reads what is confirmed: a slot later."""
        self.rpc("requestAirdrop", wallet["publicKey"], lamports)
        eventually(lambda: self.get(f"/balance?token=SOL&wallet={wallet['publicKey']}",
                                    wallet["apiKey"])[0] == 200 or None)

    def launch(self, key, **fields):
        """As Host.launch(); a launched coin can be traded here once this host reads it: a slot later."""
        status, reply = super().launch(key, **fields)
        if status == 200:
            eventually(lambda: self.get(f"/bondingCurve?token={reply['mint']}", key)[0] == 200 or None)
        return status, reply


def url_of(port):
    return f"http://127.0.0.1:{port}"


def trade_data(tx):
    """The data of a legacy transaction's last instruction: what is bought and within which bounds. Blockhash, compute
    units and which of several fee recipients is paid may differ from one answer to the next."""
    wire = base64.b64decode(tx)
    at = 1 + 64 * wire[0] + 3
    at += 1 + 32 * wire[at] + 32
    instructions, at = wire[at], at + 1
    for _ in range(instructions):
        accounts = wire[at + 1]
        size = wire[at + 2 + accounts]
        data = wire[at + 3 + accounts:at + 3 + accounts + size]
        at += 3 + accounts + size
    assert at == len(wire)
    return len(wire), accounts, data


def answer(path, host, wallet):
    """(status, reply) without the host's own address in links."""
    status, reply = host.get(path, wallet["apiKey"])
    return status, json.loads(json.dumps(reply).replace(f"http://127.0.0.1:{host.port}/", "/"))


def alike(path, one, other):
    """What both of two (host, wallet) answer, or None."""
    first, second = (answer(path, *each) for each in (one, other))
    return first[1] if first == second and first[0] == 200 else None


class Mirror(unittest.TestCase):
    """All nine endpoints through B are what they are through A, to the lamport."""

    @classmethod
    def setUpClass(cls):
        cls.a = Host()
        cls.b = ClusterHost([url_of(cls.a.rpc_port)], rpc_port=cls.a.rpc_port)
        cls.reader = cls.a.create_wallet()
        cls.trader = cls.b.create_wallet()
        cls.b.airdrop(cls.trader, 50 * SOL)
        status, cls.launched = cls.b.launch(cls.trader["apiKey"], amount="1000000000", slippage="500",
                                            website="https://fox.example", twitter="https://x.com/fox")
        assert status == 200, cls.launched
        cls.mint = cls.launched["mint"]
        cls.until_read(f"/bondingCurve?token={cls.mint}")
        cls.trade(mode="buy", amount=10_000_000, amountInSol=True)

    @classmethod
    def tearDownClass(cls):
        assert cls.b.stop() == 0
        assert cls.a.stop() == 0

    @classmethod
    def until_read(cls, path):
        eventually(lambda: cls.b.get(path, cls.trader["apiKey"])[0] == 200 or None)

    @classmethod
    def trade(cls, **fields):
        body = {"token": cls.mint, "slippage": 500, "priorityFee": 0, **fields}
        status, reply = cls.b.post("/trade?wait=confirmed", body, cls.trader["apiKey"])
        assert status == 200 and reply["status"] == "succeeded", reply
        return reply

    def both(self, path):
        """The same answer of both, or the test fails."""
        through_a, through_b = answer(path, self.a, self.reader), answer(path, self.b, self.trader)
        for _, reply in (through_a, through_b):
            reply.pop("slot", None)  # the chain moves on between the two questions
        self.assertEqual(through_b, through_a, path)
        self.assertEqual(through_a[0], 200, through_a)
        return through_a[1]

    def balance(self, token):
        return int(self.both(f"/balance?token={token}&wallet={self.trader['publicKey']}")["balanceRaw"])

    def curve(self):
        return Curve.of(self.both(f"/bondingCurve?token={self.mint}"))

    def test_it_is_a_cluster(self):
        self.assertEqual(self.b.network, "custom")
        _, health, _ = self.b.request("GET", "/health")
        self.assertEqual((health["status"], health["network"]), ("ok", "custom"))
        eventually(lambda: self.b.request("GET", "/health")[1]["slot"] > health["slot"] or None)

    def test_reads_are_alike(self):
        self.curve()
        self.both(f"/info?token={self.mint}")
        for mode, amount in (("buy", "0.5"), ("buy", "7"), ("sell", "1000"), ("sell", "123456.789")):
            self.both(f"/quote?token={self.mint}&mode={mode}&amount={amount}")
        for token in (self.mint, "SOL"):
            self.assertGreater(self.balance(token), 0)
        for wrong in ("/bondingCurve?token=So11111111111111111111111111111111111111112",
                      f"/balance?token=SOL&wallet={self.mint[::-1]}", "/quote?token=x&mode=buy&amount=1"):
            through_a = self.a.get(wrong, self.reader["apiKey"])
            self.assertEqual(self.b.get(wrong, self.trader["apiKey"]), through_a, wrong)
            self.assertGreaterEqual(through_a[0], 400)

    def test_the_king_is_alike(self):
        king = eventually(lambda: alike("/king", (self.a, self.reader), (self.b, self.trader)))
        self.assertEqual(king["mint"], self.mint)
        # It was launched through B, with words and a picture that A serves as well.
        self.assertEqual((king["description"], king["website"], king["twitter"]),
                         ("A fox.", "https://fox.example", "https://x.com/fox"))
        self.assertRegex(king["image_uri"], r"^/ipfs/bafkrei")

    def test_the_tape_is_alike(self):
        self.trade(mode="buy", amount=20_000_000, amountInSol=True)

        def tapes():
            return alike(f"/trades?token={self.mint}&limit=3", (self.a, self.reader), (self.b, self.trader))
        self.assertEqual(len(eventually(tapes)["trades"]), 3)

    def test_all_ways_to_trade(self):
        ways = ({"mode": "buy", "amount": 300_000_000, "amountInSol": True},
                {"mode": "buy", "amount": 5_000_000_000_000, "amountInSol": False},
                {"mode": "sell", "amount": 100_000_000, "amountInSol": True},
                {"mode": "sell", "amount": 1_000_000_000_000, "amountInSol": False},
                {"mode": "sell", "amount": "25%", "amountInSol": False})
        for way in ways:
            with self.subTest(way=way):
                curve, tokens, lamports = self.curve(), self.balance(self.mint), self.balance("SOL")
                reply = self.trade(**way)
                record = self.a.rpc("getTransaction", reply["signature"],
                                    {"encoding": "json", "maxSupportedTransactionVersion": 0})
                self.assertIsNone(record["meta"]["err"])
                moved_tokens = self.balance(self.mint) - tokens
                moved_lamports = self.balance("SOL") - lamports + record["meta"]["fee"]
                after = self.curve()
                self.assertEqual(curve.real_tokens - after.real_tokens, moved_tokens)
                through_curve = after.real_sol - curve.real_sol
                if moved_tokens < 0:
                    self.assertEqual(moved_lamports, -through_curve - fees(-through_curve))
                elif way["amountInSol"]:
                    self.assertEqual((moved_tokens, through_curve, -moved_lamports), curve.buy_for(way["amount"]))
                else:
                    self.assertEqual(-moved_lamports, through_curve + fees(through_curve))
                self.assertEqual(self.b.get(f"/transactions/{reply['signature']}", self.trader["apiKey"])[1]["status"],
                                 "succeeded")

    def test_instructions_are_alike(self):
        asked = {"token": self.mint, "mode": "buy", "amount": 100_000_000, "amountInSol": True, "slippage": 100,
                 "priorityFee": 1000, "public": self.trader["publicKey"]}
        (status_a, of_a), (status_b, of_b) = (
            self.a.post("/tradeInstructions", asked, self.reader["apiKey"]),
            self.b.post("/tradeInstructions", asked, self.trader["apiKey"]))
        self.assertEqual((status_a, status_b), (200, 200), (of_a, of_b))
        self.assertEqual(trade_data(of_b.pop("tx")), trade_data(of_a.pop("tx")))
        of_a.pop("lastValidBlockHeight"), of_b.pop("lastValidBlockHeight")
        self.assertEqual(of_b, of_a)

    def test_a_refused_trade_spends_nothing(self):
        lamports = self.balance("SOL")
        status, reply = self.b.post("/trade", {"token": self.mint, "mode": "buy", "amount": 90 * SOL,
                                               "amountInSol": True, "slippage": 100, "priorityFee": 0},
                                    self.trader["apiKey"])
        self.assertEqual(status, 422, reply)
        self.assertEqual(self.balance("SOL"), lamports)

    def test_a_crowd_of_trades_through_a_appears_in_b_once_each(self):
        wallet = self.a.create_wallet()
        self.a.rpc("requestAirdrop", wallet["publicKey"], 20 * SOL)
        sent = []
        for i in range(40):
            status, reply = self.a.post("/trade", {"token": self.mint, "mode": "buy", "amount": 1_000_000 + i,
                                                   "amountInSol": True, "slippage": 2000, "priorityFee": 0},
                                        wallet["apiKey"])
            self.assertEqual(status, 200, reply)
            sent.append(reply["signature"])

        def seen():
            status, reply = self.b.get(f"/trades?token={self.mint}&limit=200", self.trader["apiKey"])
            if status != 200:
                return None
            ours = [trade["signature"] for trade in reversed(reply["trades"]) if trade["user"] == wallet["publicKey"]]
            return ours if len(ours) >= len(sent) else None
        self.assertEqual(eventually(seen), sent)


class LateComer(unittest.TestCase):
    """Who joins a chain late knows what it did before."""

    def test_history_is_alike(self):
        a = Host()
        self.addCleanup(a.stop)
        creator = a.create_wallet()
        a.rpc("requestAirdrop", creator["publicKey"], 50 * SOL)
        status, launched = a.launch(creator["apiKey"], amount=str(SOL), slippage="500", telegram="https://t.me/owl",
                                    description="<b>Bold</b> \u2764")
        self.assertEqual(status, 200, launched)
        trades = 700
        for number in range(trades):
            status, reply = a.post("/trade", {"token": launched["mint"], "mode": "buy", "amount": 1_000_000 + number,
                                              "amountInSol": True, "slippage": 500, "priorityFee": 0},
                                   creator["apiKey"])
            self.assertEqual(status, 200, reply)
        b = ClusterHost([url_of(a.rpc_port)], rpc_port=a.rpc_port)
        self.addCleanup(b.stop)
        pair = (a, creator), (b, b.create_wallet())
        king = eventually(lambda: alike("/king", *pair), 60)
        self.assertEqual((king["mint"], king["description"], king["telegram"]),
                         (launched["mint"], "<b>Bold</b> \u2764", "https://t.me/owl"))
        self.assertGreater(king["created_timestamp"], 0)
        tape = eventually(lambda: alike(f"/trades?token={launched['mint']}&limit=1000", *pair))
        self.assertEqual(len(tape["trades"]), trades + 1)
        candles = eventually(lambda: alike(f"/candles?token={launched['mint']}&interval=1m", *pair))["candles"]
        self.assertEqual(sum(candle["trades"] for candle in candles), trades + 1)
        self.assertFalse(any(candle["incomplete"] for candle in candles))
        eventually(lambda: alike("/tokens", *pair))


class Feed(unittest.TestCase):
    """What others trade appears once each and in order, whatever the node's socket does."""

    @classmethod
    def setUpClass(cls):
        cls.a = Host(None, "--sandbox-faults", "on")
        cls.b = ClusterHost([url_of(cls.a.rpc_port)], rpc_port=cls.a.rpc_port)
        cls.other = cls.a.create_wallet()
        cls.reader = cls.b.create_wallet()
        cls.a.rpc("requestAirdrop", cls.other["publicKey"], 50 * SOL)
        status, launched = cls.a.launch(cls.other["apiKey"], amount="10000000")
        assert status == 200, launched
        cls.mint = launched["mint"]
        cls.amount = 1_000_000

    @classmethod
    def tearDownClass(cls):
        assert cls.b.stop() == 0
        assert cls.a.stop() == 0

    def setUp(self):
        self.a.rpc("sandboxFaults", {})
        eventually(lambda: self.tape() == self.tape(self.a, self.other) or None, 30)

    def tape(self, host=None, wallet=None):
        """Signatures of the coin's trades, oldest first."""
        status, reply = (host or self.b).get(f"/trades?token={self.mint}&limit=1000",
                                             (wallet or self.reader)["apiKey"])
        return [trade["signature"] for trade in reversed(reply["trades"])] if status == 200 else None

    def trade(self, count):
        sent = []
        for _ in range(count):
            Feed.amount += 1
            status, reply = self.a.post("/trade", {"token": self.mint, "mode": "buy", "amount": self.amount,
                                                   "amountInSol": True, "slippage": 5000, "priorityFee": 0},
                                        self.other["apiKey"])
            self.assertEqual(status, 200, reply)
            sent.append(reply["signature"])
        return sent

    def trade_and_forget(self, count):
        """Trades that nobody sends again: A would, had it placed them as orders."""
        sent = []
        for _ in range(count):
            Feed.amount += 1
            status, reply = self.a.post("/tradeInstructions", {
                "token": self.mint, "mode": "buy", "amount": self.amount, "amountInSol": True, "slippage": 5000,
                "priorityFee": 0, "public": self.other["publicKey"]}, self.other["apiKey"])
            self.assertEqual(status, 200, reply)
            sent.append(self.a.rpc("sendTransaction", signed(reply["tx"], self.other["privateKey"]),
                                   {"encoding": "base64"}))
        return sent

    def test_a_socket_that_stalls_in_a_burst(self):
        before = self.tape()
        sent = self.trade(60)
        self.a.rpc("sandboxFaults", {"stallSockets": True, "forMs": 15_000})
        sent += self.trade(60)
        eventually(lambda: self.tape() == before + sent or None, 40)
        self.assertEqual(self.tape(self.a, self.other), before + sent)

    def test_an_endpoint_that_asks_for_time_in_a_burst(self):
        before = self.tape()
        self.a.rpc("sandboxFaults", {"rejectWith": 429, "retryAfterSeconds": 1, "forMs": 4_000})
        sent = self.trade(30)
        eventually(lambda: self.tape() == before + sent or None, 30)

    def test_what_a_fork_dropped_is_gone(self):
        before = self.tape()
        sent = self.trade_and_forget(3)
        eventually(lambda: self.tape() == before + sent or None, 20)
        self.a.rpc("sandboxRollback", {"slots": 5})

        # What is left is what the chain still has.
        def kept():
            return {row["signature"] for row in
                    self.a.rpc("getSignaturesForAddress", "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P", {"limit": 1000})}
        left = eventually(lambda: (lambda tape: tape if tape is not None and not set(tape) & set(sent)
                                   and set(tape) <= kept() else None)(self.tape()), 30)
        self.assertTrue(left)
        self.assertFalse(set(sent) & kept())


class Lifetime(unittest.TestCase):
    """What a cluster that is away, comes back or turns out to be another one does to B."""

    def test_usage(self):
        for wrong in (["--rpc", "nonsense"], ["--rpc", "ftp://127.0.0.1"], ["--rpc", "http://"], ["--ws", "ws://x"],
                      ["--rpc", "http://x", "--ws", "http://x"], ["--rpc", "http://x", "--sandbox-seed", "2"],
                      ["--rpc", "http://x", "--sandbox-rpc-port", "0"], ["--rpc", "http://x", "--network", "sandbox"],
                      ["--network", "devnet", "--sandbox-traders", "on"], ["--network", "nonsense"]):
            with tempfile.TemporaryDirectory() as directory:
                done = subprocess.run([HOST_PROGRAM, "--data-dir", directory, *wrong], capture_output=True, timeout=60)
                self.assertEqual(done.returncode, 64, wrong)

    def test_dead_at_start_and_back_later(self):
        rpc_port = free_port()
        with tempfile.TemporaryDirectory() as directory:
            b = ClusterHost([url_of(rpc_port)])
            wallet = b.create_wallet()
            _, health, _ = b.request("GET", "/health")
            self.assertEqual(health["network"], "custom")
            for path in ("/balance?token=SOL&wallet=" + wallet["publicKey"],
                         "/bondingCurve?token=" + wallet["publicKey"]):
                status, reply = b.get(path, wallet["apiKey"])
                self.assertIn(status, (503, 504), reply)
                self.assertTrue(reply["error"])
            a = Host(directory, "--sandbox-rpc-port", str(rpc_port))
            a.rpc_port = rpc_port
            a.rpc("requestAirdrop", wallet["publicKey"], 10 * SOL)
            balance = eventually(lambda: b.get(f"/balance?token=SOL&wallet={wallet['publicKey']}",
                                               wallet["apiKey"])[1].get("balanceRaw"), 30)
            self.assertEqual(int(balance), 10 * SOL)
            status, launched = b.launch(wallet["apiKey"], amount="100000000")
            self.assertEqual(status, 200, launched)
            eventually(lambda: b.get("/king", wallet["apiKey"])[0] == 200 or None, 20)

            # Gone again: errors, and an orderly end all the same.
            self.assertEqual(a.stop(), 0)
            status, reply = b.get("/bondingCurve?token=" + launched["mint"], wallet["apiKey"])
            self.assertIn(status, (503, 504), reply)
            before = time.monotonic()
            self.assertEqual(b.stop(), 0)
            self.assertLess(time.monotonic() - before, 3)

    def test_silent_endpoint(self):
        """One that takes connections and never answers."""
        with socket.socket() as silent:
            silent.bind(("127.0.0.1", 0))
            silent.listen(50)
            b = ClusterHost([url_of(silent.getsockname()[1])])
            wallet = b.create_wallet()
            answers = []
            asking = threading.Thread(target=lambda: answers.append(
                b.get("/balance?token=SOL&wallet=" + wallet["publicKey"], wallet["apiKey"])))
            asking.start()
            asking.join(20)
            self.assertIn(answers[0][0], (503, 504))
            before = time.monotonic()
            self.assertEqual(b.stop(), 0)
            self.assertLess(time.monotonic() - before, 3)

    def test_another_chain_at_the_same_address(self):
        rpc_port = free_port()
        with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second, \
                tempfile.TemporaryDirectory() as own:
            a = Host(first, "--sandbox-rpc-port", str(rpc_port))
            a.rpc_port = rpc_port
            b = ClusterHost([url_of(rpc_port)], own)
            wallet = b.create_wallet()
            a.rpc("requestAirdrop", wallet["publicKey"], 10 * SOL)
            balance = f"/balance?token=SOL&wallet={wallet['publicKey']}"
            eventually(lambda: b.get(balance, wallet["apiKey"])[0] == 200 or None)
            status, launched = b.launch(wallet["apiKey"], amount="100000000")
            self.assertEqual(status, 200, launched)
            self.assertEqual(a.stop(), 0)

            other = Host(second, "--sandbox-rpc-port", str(rpc_port), "--sandbox-seed", "77")
            other.rpc_port = rpc_port
            other.rpc("requestAirdrop", wallet["publicKey"], 10 * SOL)
            # The same process notices, refuses the other chain for good, and says so.
            def refused():
                status, reply = b.get(f"/balance?token=SOL&wallet={wallet['publicKey']}", wallet["apiKey"])
                return reply if status == 503 and "another cluster" in reply["message"] else None
            eventually(refused, 40)
            status, reply = b.post("/trade", {"token": launched["mint"], "mode": "buy", "amount": 1_000_000,
                                              "amountInSol": True, "slippage": 100, "priorityFee": 0},
                                   wallet["apiKey"])
            self.assertEqual(status, 503, reply)
            self.assertEqual(b.stop(), 0)

            # A new one keeps the chains apart: neither wallets nor orders of the first are here.
            b = ClusterHost([url_of(rpc_port)], own)
            stranger = b.create_wallet()
            status, reply = b.get("/orders", stranger["apiKey"])
            self.assertEqual((status, reply["orders"]), (200, []))
            status, reply = b.get("/orders", wallet["apiKey"])
            self.assertEqual(status, 401, reply)
            self.assertEqual(b.stop(), 0)
            self.assertEqual(other.stop(), 0)

            # And the first chain's are still there.
            a = Host(first, "--sandbox-rpc-port", str(rpc_port))
            b = ClusterHost([url_of(rpc_port)], own)
            status, reply = b.get("/orders", wallet["apiKey"])
            self.assertEqual((status, [order["signature"] for order in reply["orders"]]),
                             (200, [launched["signature"]]))
            self.assertEqual(b.stop(), 0)
            self.assertEqual(a.stop(), 0)


if __name__ == "__main__":
    unittest.main()
