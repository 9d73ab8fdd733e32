# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""What happens on the market, as a client of the event stream hears it."""

import time
import unittest

from events import EventStream
from host import Host

SOL = 10**9


class Events(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.host = Host()
        cls.creator = cls.host.create_wallet()
        cls.trader = cls.host.create_wallet()
        for wallet in (cls.creator, cls.trader):
            cls.host.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0

    def test_a_coins_life(self):
        pools, trades, account = (EventStream(self.host.port) for _ in range(3))
        pools.ask("subscribeNewPools")
        trades.ask("subscribeTrades")
        account.ask("subscribeAccount", self.trader["publicKey"])

        status, launched = self.host.launch(self.creator["apiKey"], amount="1000000000", slippage="500")
        self.assertEqual(status, 200, launched)
        pool = pools.message()
        self.assertEqual([pool["type"], pool["Mint"], pool["User"], pool["Signature"]],
                         ["newPool", launched["mint"], self.creator["publicKey"], launched["signature"]])
        self.assertEqual(set(pool), {"type", "Name", "Symbol", "Uri", "Mint", "BondingCurve", "User", "Signature", "Slot",
                                     "Timestamp"})
        first = trades.message()
        self.assertEqual([first["IsBuy"], first["User"]], [True, self.creator["publicKey"]])

        token = EventStream(self.host.port)
        token.ask("subscribeToken", launched["mint"])
        creator = EventStream(self.host.port)
        creator.ask("subscribeAccount", self.creator["publicKey"])
        status, bought = self.host.post(
            "/trade?wait=confirmed", {"mode": "buy", "token": launched["mint"], "amount": 100_000_000,
                                      "amountInSol": True, "slippage": 500, "priorityFee": 0}, self.trader["apiKey"])
        self.assertEqual(status, 200, bought)
        heard = [stream.message() for stream in (trades, account, token)]
        self.assertEqual(heard[0], heard[1])
        self.assertEqual(heard[0], heard[2])
        trade = heard[0]
        self.assertEqual(trade["Signature"], bought["signature"])
        status, curve = self.host.get(f"/bondingCurve?token={launched['mint']}", self.trader["apiKey"])
        self.assertEqual(str(trade["VirtualSolReserves"]), str(curve["virtualSolReserves"]))
        self.assertEqual(str(trade["RealTokenReserves"]), str(curve["realTokenReserves"]))
        self.assertLess(abs(trade["Timestamp"] - time.time()), 60)
        self.assertTrue(pools.silent())
        # A launch without a first buy is no trade: nothing for whoever follows its creator.
        status, launched = self.host.launch(self.creator["apiKey"], name="Second", symbol="SEC")
        self.assertEqual(status, 200, launched)
        self.assertEqual(pools.message()["Mint"], launched["mint"])
        self.assertTrue(creator.silent())

    def test_web_pages_are_refused(self):
        self.assertEqual(EventStream(self.host.port, Origin="https://evil.example").status, 403)
        self.assertEqual(EventStream(self.host.port, Host="evil.example").status, 421)
        self.assertEqual(EventStream(self.host.port).status, 101)

    def test_a_stop_says_goodbye(self):
        host = Host()
        stream = EventStream(host.port)
        stream.ask("subscribeTrades")
        self.assertEqual(host.stop(), 0)
        with self.assertRaises((EOFError, ConnectionResetError)):
            stream.message()


if __name__ == "__main__":
    unittest.main()
