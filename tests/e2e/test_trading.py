# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Launch, quote, buy and sell over HTTP alone; every figure is recomputed here."""

import unittest
import urllib.parse

from curve import Curve, fees
from host import Host, RpcError
from signer import signed

SOL = 10**9
ACCUMULATOR_RENT = 1844400
TOKEN_ACCOUNT_RENT = 2074080
WRAPPED_SOL = "So11111111111111111111111111111111111111112"


class Trading(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.host = Host()
        cls.creator = cls.host.create_wallet()
        cls.trader = cls.host.create_wallet()
        for wallet in (cls.creator, cls.trader):
            cls.host.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)
        status, cls.launched = cls.host.launch(cls.creator["apiKey"], amount="1000000000", slippage="500",
                                               website="https://fox.example", twitter="https://x.com/fox")
        assert status == 200, cls.launched
        cls.mint = cls.launched["mint"]
        cls.warm_up()

    @classmethod
    def warm_up(cls):
        """The first trade pays rents; what follows is fees and curve alone."""
        status, reply = cls.trade(mode="buy", amount=10_000_000, amountInSol=True)
        assert status == 200, reply

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0

    @classmethod
    def trade(cls, **fields):
        body = {"token": cls.mint, "slippage": 500, "priorityFee": 0, **fields}
        return cls.host.post("/trade?wait=confirmed", body, cls.trader["apiKey"])

    def curve(self):
        status, reply = self.host.get(f"/bondingCurve?token={self.mint}", self.trader["apiKey"])
        self.assertEqual(status, 200, reply)
        return Curve.of(reply)

    def balance(self, token):
        status, reply = self.host.get(f"/balance?token={token}&wallet={self.trader['publicKey']}", self.trader["apiKey"])
        self.assertEqual(status, 200, reply)
        return int(reply["balanceRaw"])

    def moved(self, **fields):
        """Trades, and checks what must hold for any trade: (tokens, lamports net of the network fee) that moved."""
        tokens, lamports = self.balance(self.mint), self.balance("SOL")
        status, reply = self.trade(**fields)
        self.assertEqual(status, 200, reply)
        self.assertEqual(reply["status"], "succeeded")
        record = self.host.rpc("getTransaction", reply["signature"],
                               {"encoding": "json", "maxSupportedTransactionVersion": 0})
        self.assertIsNone(record["meta"]["err"])
        return self.balance(self.mint) - tokens, self.balance("SOL") - lamports + record["meta"]["fee"]

    def test_launch_bought_and_is_king(self):
        fresh = Curve(1073000000000000, 30000000000, 793100000000000, 0)
        tokens = fresh.buy_for(SOL)[0]
        status, reply = self.host.get(f"/balance?token={self.mint}&wallet={self.creator['publicKey']}",
                                      self.creator["apiKey"])
        self.assertEqual((status, int(reply["balanceRaw"])), (200, tokens))
        status, info = self.host.get(f"/info?token={self.mint}", self.trader["apiKey"])
        self.assertEqual(status, 200, info)
        self.assertEqual((info["Key"], info["Mint"], info["Data"]["Name"], info["Data"]["Symbol"]),
                         (4, self.mint, "Copper Fox", "CFOX"))
        self.assertEqual(info["Data"]["Uri"], self.launched["metadataUri"])
        self.assertEqual((info["TokenStandard"], info["IsMutable"], info["Collection"]), (2, False, None))
        status, king = self.host.get("/king", self.trader["apiKey"])
        self.assertEqual((status, king["mint"], king["creator"]), (200, self.mint, self.creator["publicKey"]))
        self.assertEqual((king["website"], king["telegram"]), ("https://fox.example", ""))

    def test_discriminator_is_exact(self):
        _, reply = self.host.get(f"/bondingCurve?token={self.mint}", self.trader["apiKey"])
        self.assertEqual(reply["discriminator"], 6966180631402821399)

    def test_buy_for_sol(self):
        before = self.curve()
        status, quote = self.host.get(f"/quote?token={self.mint}&amount=0.123456789&mode=buy", self.trader["apiKey"])
        expected, into_curve, paid = before.buy_for(123456789)
        self.assertIn(paid, (123456789, 123456788))
        self.assertEqual(self.moved(mode="buy", amount=123456789, amountInSol=True), (expected, -paid))
        self.assertEqual(self.curve(), before.bought(expected, into_curve))
        self.assertEqual((status, quote["amountOutRaw"], quote["amountInRaw"]), (200, str(expected), str(paid)))
        self.assertEqual((quote["tokenIn"], quote["tokenOut"]), (WRAPPED_SOL, self.mint))
        self.assertEqual(quote["feeRaw"], str(paid - into_curve))

    def test_buy_tokens(self):
        before = self.curve()
        tokens, lamports = self.moved(mode="buy", amount=1_234_567_890_123, amountInSol=False)
        self.assertEqual(tokens, 1_234_567_890_123)
        cost = before.cost(tokens)
        self.assertEqual(lamports, -(cost + fees(cost)))
        self.assertEqual(self.curve(), before.bought(tokens))

    def test_sell_tokens(self):
        before = self.curve()
        status, quote = self.host.get(f"/quote?token={self.mint}&amount=12345.678901&mode=sell", self.trader["apiKey"])
        tokens, lamports = self.moved(mode="sell", amount=12_345_678_901, amountInSol=False)
        self.assertEqual((tokens, lamports), (-12_345_678_901, before.net(12_345_678_901)))
        self.assertEqual(self.curve(), before.sold(12_345_678_901))
        self.assertEqual((status, quote["amountOutRaw"]), (200, str(lamports)))

    def test_sell_for_sol(self):
        before = self.curve()
        tokens, lamports = self.moved(mode="sell", amount=1_000_001, amountInSol=True)
        self.assertEqual(lamports, before.net(-tokens))
        self.assertGreaterEqual(lamports, 1_000_001)
        self.assertLess(before.net(-tokens - 1), 1_000_001)  # the fewest tokens that bring it

    def test_sell_a_share(self):
        held = self.balance(self.mint)
        tokens, _ = self.moved(mode="sell", amount="12.5%", amountInSol=False)
        self.assertEqual(-tokens, held * 125 // 1000)

    def test_zz_sell_everything_closes_the_account(self):
        before, held = self.curve(), self.balance(self.mint)
        tokens, lamports = self.moved(mode="sell", amount="100%", amountInSol=False)
        self.assertEqual((tokens, lamports), (-held, before.net(held) + TOKEN_ACCOUNT_RENT))
        accounts = self.host.rpc("getTokenAccountsByOwner", self.trader["publicKey"], {"mint": self.mint},
                                 {"encoding": "jsonParsed"})
        self.assertEqual(accounts["value"], [])

    def test_unsigned_trade_signed_elsewhere(self):
        for mode, amount in (("buy", 5_000_000), ("sell", 7_000_000_000)):
            before, tokens_before = self.curve(), self.balance(self.mint)
            status, reply = self.host.post("/tradeInstructions", {
                "mode": mode, "token": self.mint, "amount": amount, "amountInSol": mode == "buy", "slippage": 100,
                "priorityFee": 1000, "public": self.trader["publicKey"]}, self.trader["apiKey"])
            self.assertEqual(status, 200, reply)
            signature = self.host.rpc("sendTransaction", signed(reply["tx"], self.trader["privateKey"]),
                                      {"encoding": "base64"})
            self.assertIsNone(self.host.rpc("getSignatureStatuses", [signature])["value"][0]["err"])
            expected = before.buy_for(amount)[0] if mode == "buy" else -amount
            self.assertEqual(self.balance(self.mint) - tokens_before, expected)
            status, seen = self.host.get(f"/transactions/{signature}", self.trader["apiKey"])
            self.assertEqual((status, seen["status"]), (200, "succeeded"))

    def test_tampered_signature_is_refused(self):
        _, reply = self.host.post("/tradeInstructions", {
            "mode": "buy", "token": self.mint, "amount": 5_000_000, "amountInSol": True, "slippage": 100,
            "priorityFee": 0, "public": self.trader["publicKey"]}, self.trader["apiKey"])
        with self.assertRaises(RpcError) as refused:
            self.host.rpc("sendTransaction", reply["tx"], {"encoding": "base64"})
        self.assertEqual(refused.exception.code, -32003)

    def test_same_idempotency_key_is_one_order(self):
        body = {"mode": "buy", "token": self.mint, "amount": 1_000_000, "amountInSol": True, "slippage": 500,
                "priorityFee": 0}
        replies = [self.host.post("/trade", body, self.trader["apiKey"], **{"Idempotency-Key": "k1"}) for _ in range(3)]
        self.assertEqual({(status, reply["signature"]) for status, reply in replies}, {(200, replies[0][1]["signature"])})
        status, reply = self.host.post("/trade", {**body, "amount": 2_000_000}, self.trader["apiKey"],
                                       **{"Idempotency-Key": "k1"})
        self.assertEqual((status, reply["error"]), (409, True))

    def test_any_idempotency_key_finds_its_order(self):
        body = {"mode": "buy", "token": self.mint, "amount": 1_000_000, "amountInSol": True, "slippage": 500,
                "priorityFee": 0}
        for key in ("2026/11/28", "..\\%2F", ".hidden", "..", "50%", '"a?b#c&d"', "+"):
            with self.subTest(key):
                status, placed = self.host.post("/trade", body, self.trader["apiKey"], **{"Idempotency-Key": key})
                self.assertEqual(status, 200, placed)
                status, order = self.host.get("/orders/" + urllib.parse.quote(key, safe=""), self.trader["apiKey"])
                self.assertEqual((status, order.get("id")), (200, placed["orderId"]), order)

    def test_dry_run_changes_nothing(self):
        _, orders = self.host.get("/orders", self.trader["apiKey"])
        before, lamports = self.curve(), self.balance("SOL")
        status, reply = self.host.post("/trade", {"mode": "buy", "token": self.mint, "amount": 1_000_000,
                                                  "amountInSol": True, "slippage": 500, "priorityFee": 0,
                                                  "dryRun": True}, self.trader["apiKey"])
        self.assertEqual((status, reply["status"], reply["orderId"], reply["signature"]), (200, "simulated", "", ""), reply)
        self.assertGreater(int(reply["quotedTokensRaw"]), 0)
        self.assertEqual((self.curve(), self.balance("SOL")), (before, lamports))
        self.assertEqual(self.host.get("/orders", self.trader["apiKey"]), (200, orders))


if __name__ == "__main__":
    unittest.main()
