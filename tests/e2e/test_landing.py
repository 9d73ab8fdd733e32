# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A process killed at each step between a request and its outcome: never two effects, never a wrong outcome."""

import http.client
import os
import signal
import tempfile
import time
import unittest

from curve import Curve, fees
from host import Host

SOL = 10**9
STEPS = ["prepared", "signed", "journalled", "sent", "seen", "settled"]
STATES = {"pending", "succeeded", "failed", "expired", "unknown"}


def start(directory, crash_after=None, *extra):
    if crash_after:
        os.environ["CURVEDESK_CRASH_AFTER"] = crash_after
    try:
        for _ in range(5):
            try:
                return Host(directory, *extra)
            except RuntimeError as refused:  # another test can be given the same free port
                if "already in use" not in str(refused):
                    raise
        raise RuntimeError("no free port")
    finally:
        os.environ.pop("CURVEDESK_CRASH_AFTER", None)


class Landing(unittest.TestCase):
    def setUp(self):
        self._directory = tempfile.TemporaryDirectory()
        self.addCleanup(self._directory.cleanup)
        self.directory = self._directory.name
        self.host = start(self.directory)
        self.addCleanup(lambda: self.host.process.poll() is None and self.host.kill())
        self.wallet = self.host.create_wallet()
        self.key = self.wallet["apiKey"]
        self.host.rpc("requestAirdrop", self.wallet["publicKey"], 100 * SOL)
        status, launched = self.host.launch(self.key)
        self.assertEqual(status, 200, launched)
        self.mint = launched["mint"]
        # The first trade pays rents; what follows is fees and curve alone.
        status, reply = self.trade(10_000_000, "warm-up")
        self.assertEqual((status, reply["status"]), (200, "succeeded"))

    def trade(self, lamports, idempotency_key, mode="buy"):
        body = {"mode": mode, "token": self.mint, "amount": lamports, "amountInSol": True, "slippage": 500,
                "priorityFee": 0}
        return self.host.post("/trade?wait=confirmed", body, self.key, **{"Idempotency-Key": idempotency_key})

    def curve(self):
        status, reply = self.host.get(f"/bondingCurve?token={self.mint}", self.key)
        self.assertEqual(status, 200, reply)
        return Curve.of(reply)

    def held(self):
        _, reply = self.host.get(f"/balance?token={self.mint}&wallet={self.wallet['publicKey']}", self.key)
        return int(reply["balanceRaw"])

    def orders(self):
        status, reply = self.host.get("/orders?limit=200", self.key)
        self.assertEqual(status, 200, reply)
        return reply["orders"]

    def settled_orders(self):
        """Once nothing is open any more; what a crash left open may have to outlive its blockhash."""
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            orders = self.orders()
            if not [order for order in orders if order["status"] in ("pending", "unknown")]:
                return orders
            time.sleep(0.2)
        self.fail(f"still open: {orders}")

    def crash(self, step, lamports, idempotency_key):
        """A trade during which the process dies at `step`, and the next run."""
        self.assertEqual(self.host.stop(), 0)
        self.host = start(self.directory, step)
        with self.assertRaises((http.client.HTTPException, OSError)):
            self.trade(lamports, idempotency_key)
        self.assertEqual(self.host.process.wait(10), -signal.SIGKILL)
        self.host._close_pipes()
        self.host = start(self.directory)

    def check_step(self, step):
        before, held, known = self.curve(), self.held(), len(self.orders())
        self.crash(step, 50_000_000, "one-intent")
        orders = self.settled_orders()
        self.assertTrue(all(order["status"] in STATES for order in orders))
        self.assertLessEqual(len(orders) - known, 1)
        effect = self.held() - held
        tokens, into_curve, paid = before.buy_for(50_000_000)
        self.assertIn(effect, (0, tokens))
        self.assertEqual(self.curve(), before.bought(tokens, into_curve) if effect else before)
        if step in ("prepared", "signed"):
            self.assertEqual((len(orders), effect), (known, 0), "nothing was journalled, so nothing may be there")
        else:
            self.assertEqual(len(orders), known + 1)
            order = orders[0]
            chain = self.host.rpc("getSignatureStatuses", [order["signature"]], {"searchTransactionHistory": True})
            landed = chain["value"][0]
            self.assertEqual(order["status"] == "succeeded", bool(effect))
            self.assertEqual(landed is not None and landed["err"] is None, bool(effect))
            if effect:
                self.assertEqual((order["movedTokensRaw"], order["movedSolRaw"]), (str(tokens), str(paid)))
        if step in ("sent", "seen", "settled"):
            self.assertEqual(effect, tokens, "it had reached the chain")
        # The same intent again: the order that is there, or the first one. One effect in all, unless it expired.
        expired = len(orders) > known and orders[0]["status"] == "expired"
        status, reply = self.trade(50_000_000, "one-intent")
        self.assertEqual(status, 200, reply)
        self.assertEqual(reply["status"], "expired" if expired else "succeeded")
        self.assertEqual(self.held() - held, 0 if expired else tokens)
        self.assertEqual(len(self.orders()), known + 1)
        # Business goes on.
        status, reply = self.trade(1_000_000, "next")
        self.assertEqual((status, reply["status"]), (200, "succeeded"))
        self.assertEqual(793100000000000 - self.curve().real_tokens, self.held())
        self.assertEqual(self.host.stop(), 0)

    def test_rival_keys_are_one_order_after_a_crash(self):
        self.crash("journalled", 20_000_000, "k")
        first = self.settled_orders()[0]
        replies = [self.trade(20_000_000, "k") for _ in range(5)]
        self.assertEqual({(status, reply["signature"]) for status, reply in replies}, {(200, first["signature"])})
        status, reply = self.trade(30_000_000, "k")
        self.assertEqual((status, reply["code"]), (409, "conflict"))
        self.assertEqual(self.host.stop(), 0)

    def test_a_launch_that_crashed_is_there_once_or_not_at_all(self):
        for step in ("signed", "journalled", "sent"):
            coins = self.coins()
            self.assertEqual(self.host.stop(), 0)
            self.host = start(self.directory, step)
            with self.assertRaises((http.client.HTTPException, OSError)):
                self.host.launch(self.key, name=f"After {step}")
            self.host.process.wait(10)
            self.host._close_pipes()
            self.host = start(self.directory)
            orders = self.settled_orders()
            self.assertIn(self.coins() - coins, (0, 1))
            if step == "sent":
                self.assertEqual((orders[0]["status"], self.coins() - coins), ("succeeded", 1))
            elif step == "signed":
                self.assertEqual(self.coins(), coins)
        self.assertEqual(self.host.stop(), 0)

    def coins(self):
        status, reply = self.host.get("/tokens?limit=100", self.key)
        self.assertEqual(status, 200, reply)
        return len(reply["tokens"])


def add_step(step):
    setattr(Landing, f"test_killed_after_{step}", lambda self: self.check_step(step))


for each in STEPS:
    add_step(each)


if __name__ == "__main__":
    unittest.main()
