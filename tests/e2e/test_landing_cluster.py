# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Orders on a cluster that fails: B trades through the node that A serves, and A does what it is told to do wrong."""

import http.client
import os
import signal
import tempfile
import unittest

from curve import Curve, fees
from host import Host, eventually
from test_cluster import ClusterHost, url_of

SOL = 10**9
STEPS = ["prepared", "signed", "journalled", "sent", "seen", "settled"]
STATES = {"pending", "succeeded", "failed", "expired", "unknown"}


def fresh(host):
    """The host, on a new connection: an idle one may have been closed meanwhile."""
    if host._connection:
        host._connection.close()
        host._connection = None
    return host


class Scene(unittest.TestCase):
    """A serves a node that can be told to fail, B trades through it."""

    @classmethod
    def setUpClass(cls):
        cls.directories = [tempfile.TemporaryDirectory() for _ in range(2)]
        cls.a = Host(cls.directories[0].name, "--sandbox-faults", "on")
        cls.reader = cls.a.create_wallet()
        cls.start()
        cls.wallet = cls.b.create_wallet()
        cls.key = cls.wallet["apiKey"]
        cls.b.airdrop(cls.wallet, 50 * SOL)
        status, launched = cls.b.launch(cls.key, amount="10000000")
        assert status == 200, launched
        cls.mint = launched["mint"]
        # The first trade pays rents; what follows is fees and curve alone.
        status, reply = cls.trade(10_000_000)
        assert (status, reply.get("status")) == (200, "succeeded"), reply

    @classmethod
    def tearDownClass(cls):
        assert cls.b.stop() == 0
        assert cls.a.stop() == 0
        for directory in cls.directories:
            directory.cleanup()

    @classmethod
    def start(cls, crash_after=None):
        # One node by two names: as two endpoints, which agree.
        if crash_after:
            os.environ["CURVEDESK_CRASH_AFTER"] = crash_after
        try:
            cls.b = ClusterHost([url_of(cls.a.rpc_port), f"http://localhost:{cls.a.rpc_port}"],
                                cls.directories[1].name, rpc_port=cls.a.rpc_port)
        finally:
            os.environ.pop("CURVEDESK_CRASH_AFTER", None)

    def tearDown(self):
        self.faults()

    def faults(self, **what):
        self.assertTrue(self.a.rpc("sandboxFaults", what))

    @classmethod
    def trade(cls, lamports, wait=True, **headers):
        body = {"mode": "buy", "token": cls.mint, "amount": lamports, "amountInSol": True, "slippage": 500,
                "priorityFee": 0}
        return fresh(cls.b).post("/trade?wait=confirmed" if wait else "/trade", body, cls.key, **headers)

    def curve(self):
        """As the node itself has it, whatever B thinks."""
        status, reply = fresh(self.a).get(f"/bondingCurve?token={self.mint}", self.reader["apiKey"])
        self.assertEqual(status, 200, reply)
        return Curve.of(reply)

    def status_of(self, signature):
        return self.a.rpc("getSignatureStatuses", [signature], {"searchTransactionHistory": True})["value"][0]

    def order(self, order_id):
        status, reply = fresh(self.b).get(f"/orders/{order_id}", self.key)
        self.assertEqual(status, 200, reply)
        self.assertIn(reply["status"], STATES)
        return reply

    def end_of(self, order_id, seconds=30):
        return eventually(lambda: (lambda order: order if order["status"] in ("succeeded", "failed", "expired")
                                   else None)(self.order(order_id)), seconds)

    def lands_once(self, lamports, reply, before):
        """One effect, and the order tells it."""
        order = self.end_of(reply["orderId"])
        tokens, into_curve, paid = before.buy_for(lamports)
        self.assertEqual(order["status"], "succeeded", order)
        self.assertEqual(self.curve(), before.bought(tokens, into_curve))
        self.assertEqual((order["movedTokensRaw"], order["movedSolRaw"]), (str(tokens), str(paid)))

    def next_lands_alone(self, lamports, before):
        """Whatever went before has had no effect when a later order of the same wallet has."""
        def placed():
            status, reply = self.trade(lamports)
            return reply if status == 200 else None
        self.lands_once(lamports, eventually(placed, 30), before)


class FaultyCluster(Scene):
    def test_an_error_for_a_send_that_lands(self):
        before = self.curve()
        self.faults(sendErrorsButLands=2)
        status, reply = self.trade(11_000_000)
        self.assertEqual(status, 200, reply)
        self.lands_once(11_000_000, reply, before)

    def test_a_send_that_is_lost_is_sent_again(self):
        before = self.curve()
        self.faults(dropTransactions=2)  # one by each name
        status, reply = self.trade(12_000_000)
        self.assertEqual(status, 200, reply)
        self.lands_once(12_000_000, reply, before)

    def test_a_status_that_flips(self):
        before = self.curve()
        self.faults(statusFlip=3)
        status, reply = self.trade(13_000_000)
        self.assertEqual(status, 200, reply)
        self.lands_once(13_000_000, reply, before)

    def test_a_status_that_comes_late(self):
        before = self.curve()
        self.faults(statusDelayMs=4000)
        status, reply = self.trade(14_000_000)
        self.assertEqual(status, 200, reply)
        self.lands_once(14_000_000, reply, before)

    def test_no_status_for_ten_seconds(self):
        before = self.curve()
        self.faults(rejectWith=429, retryAfterSeconds=1, methods=["getSignatureStatuses", "getTransaction"], forMs=10_000)
        status, reply = self.trade(15_000_000, wait=False)
        self.assertEqual((status, reply["status"]), (200, "pending"))
        self.assertEqual(self.order(reply["orderId"])["status"], "pending")
        self.lands_once(15_000_000, reply, before)

    def test_429_for_ten_seconds(self):
        before = self.curve()
        self.faults(rejectWith=429, retryAfterSeconds=1, forMs=10_000)
        status, reply = self.trade(16_000_000, wait=False)
        if status == 200:  # it waited that long
            self.lands_once(16_000_000, reply, before)
        else:
            self.assertIn(status, (429, 502, 503, 504), reply)
            # Nothing was sent: once the node answers again, the next order is the only one with an effect.
            self.next_lands_alone(16_000_001, before)

    def test_a_rollback_of_the_last_slots(self):
        before = self.curve()
        eventually(lambda: self.a.rpc("getSlot", {"commitment": "processed"}) or None)  # slot 0 cannot be rolled back
        status, reply = self.trade(17_000_000)
        self.assertEqual((status, reply["status"]), (200, "succeeded"))
        slot = self.order(reply["orderId"])["slot"]
        self.faults(dropTransactions=2)  # what B sends first is lost: so the order stays pending long enough to be seen
        dropped = self.a.rpc("sandboxRollback",
                             {"slots": self.a.rpc("getSlot", {"commitment": "processed"}) - slot + 1})
        self.assertEqual(dropped["transactions"], 1)
        self.assertIsNone(self.status_of(reply["signature"]))
        # B notices, says so, and the same bytes land again.
        seen = set()
        eventually(lambda: (seen.add(self.order(reply["orderId"])["status"]),
                            self.status_of(reply["signature"]))[1], 20)
        self.assertIn("pending", seen)
        self.lands_once(17_000_000, reply, before)
        self.assertEqual(self.order(reply["orderId"])["signature"], reply["signature"])

    def test_killed_at_every_step(self):
        for step in STEPS:
            with self.subTest(step=step):
                before = self.curve()
                self.assertEqual(self.b.stop(), 0)
                type(self).start(step)
                with self.assertRaises((http.client.HTTPException, OSError)):
                    self.trade(20_000_000, **{"Idempotency-Key": f"intent-{step}"})
                self.assertEqual(self.b.process.wait(20), -signal.SIGKILL)
                self.b._close_pipes()
                type(self).start()
                # The same intent again: the order that is there, or the first one.
                def again():
                    answer = self.trade(20_000_000, **{"Idempotency-Key": f"intent-{step}"})
                    return answer if answer[0] == 200 else None  # 503 while earlier orders are being resolved
                _, reply = eventually(again, 30)
                self.lands_once(20_000_000, reply, before)


class Expiry(Scene):
    """Apart from the others: a blockhash lives for a minute."""

    def test_what_never_lands_expires_and_costs_nothing(self):
        before, lamports = self.curve(), self.a.lamports(self.wallet["publicKey"])
        self.faults(dropTransactions=100_000)
        status, reply = self.trade(18_000_000, wait=False)
        self.assertEqual((status, reply["status"]), (200, "pending"))
        order = self.end_of(reply["orderId"], 180)
        self.assertEqual(order["status"], "expired", order)
        self.faults()
        self.assertEqual((self.curve(), self.a.lamports(self.wallet["publicKey"])), (before, lamports))
        self.next_lands_alone(18_000_001, before)


if __name__ == "__main__":
    unittest.main()
