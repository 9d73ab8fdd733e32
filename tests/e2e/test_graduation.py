# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A curve is bought out, migrates by itself, and is then quoted, bought and sold on its pool over HTTP alone."""

import base64
import struct
import tempfile
import time
import unittest

import base58
from host import Host, eventually
from pool import Pool, SOL
from test_cluster import ClusterHost, url_of

ACCUMULATOR_RENT = 1844400
TOKEN_ACCOUNT_RENT = 2074080
WRAPPED_ACCOUNT_RENT = 2039280
MIGRATION_FEE = 15000001
WRAPPED_SOL = "So11111111111111111111111111111111111111112"
AMM = "pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA"
TOKEN_2022 = "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
BUY_EVENT = bytes.fromhex("67f4521f2cf57777")
SELL_EVENT = bytes.fromhex("3e2f370aa503dc2a")
MIGRATION_EVENT = bytes.fromhex("bde95db95c94ea94")


def rich_wallet(host, sol):
    wallet = host.create_wallet()
    left = sol
    while left > 0:
        host.rpc("requestAirdrop", wallet["publicKey"], min(left, 100) * SOL)
        left -= 100
    # A cluster shows it once it is confirmed.
    eventually(lambda: balance(host, wallet, "SOL") == sol * SOL or None)
    return wallet


def balance(host, wallet, token):
    status, reply = host.get(f"/balance?token={token}&wallet={wallet['publicKey']}", wallet["apiKey"])
    return int(reply["balanceRaw"]) if status == 200 else None


def buy_out(host):
    """Launches a coin and buys all that its curve has: (mint, whale, reply)."""
    creator, whale = rich_wallet(host, 10), rich_wallet(host, 300)
    status, launched = host.launch(creator["apiKey"], amount="10000000", slippage="500")
    assert status == 200, launched
    body = {"token": launched["mint"], "mode": "buy", "amount": 150 * SOL, "amountInSol": True, "slippage": 500,
            "priorityFee": 0}
    status, reply = host.post("/trade?wait=confirmed", body, whale["apiKey"])
    assert (status, reply.get("status")) == (200, "succeeded"), reply
    return launched["mint"], whale, reply


def wait_for_pool(host, mint, key):
    """The pool's address. Until it is there the coin answers as it always has."""
    for _ in range(200):
        status, quote = host.get(f"/quote?token={mint}&amount=1&mode=buy", key)
        if status == 200:
            return quote["pool"]
        assert (status, quote["message"], quote["code"]) == (409, "Curve is complete", "curve_complete"), quote
        time.sleep(0.05)
    raise AssertionError("no pool came into being")


def amount_of(host, owner, mint):
    return sum(int(each["account"]["data"]["parsed"]["info"]["tokenAmount"]["amount"]) for each in
               host.rpc("getTokenAccountsByOwner", owner, {"mint": mint}, {"encoding": "jsonParsed"})["value"])


class Graduation(unittest.TestCase):
    @classmethod
    def open_host(cls):
        cls.host = Host()

    @classmethod
    def setUpClass(cls):
        cls.open_host()
        cls.mint, cls.whale, cls.last_buy = buy_out(cls.host)
        cls.pool_address = wait_for_pool(cls.host, cls.mint, cls.whale["apiKey"])
        cls.first_pool = cls.pool()
        cls.trader = rich_wallet(cls.host, 200)

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0

    @classmethod
    def pool(cls):
        return Pool(amount_of(cls.host, cls.pool_address, cls.mint),
                    amount_of(cls.host, cls.pool_address, WRAPPED_SOL))

    @classmethod
    def trade(cls, **fields):
        body = {"token": cls.mint, "slippage": 500, "priorityFee": 0, **fields}
        return cls.host.post("/trade?wait=confirmed", body, cls.trader["apiKey"])

    def tokens(self):
        held = amount_of(self.host, self.trader["publicKey"], self.mint)
        eventually(lambda: balance(self.host, self.trader, self.mint) == held or None)
        return held

    def lamports(self):
        return self.host.lamports(self.trader["publicKey"])

    def moved(self, **fields):
        """Trades: (tokens, lamports net of the network fee, the AMM's event) that came of it."""
        tokens, lamports = self.tokens(), self.lamports()
        status, reply = self.trade(**fields)
        self.assertEqual((status, reply.get("status")), (200, "succeeded"), reply)
        record = self.host.rpc("getTransaction", reply["signature"],
                               {"encoding": "json", "maxSupportedTransactionVersion": 0})
        self.assertIsNone(record["meta"]["err"])
        events = [base64.b64decode(line.split(": ")[1]) for line in record["meta"]["logMessages"]
                  if line.startswith("Program data: ")]
        event = [each for each in events if each[:8] in (BUY_EVENT, SELL_EVENT)][0]
        status, order = self.host.get(f"/orders/{reply['orderId']}", self.trader["apiKey"])
        self.assertEqual(status, 200, order)
        came = self.tokens() - tokens, self.lamports() - lamports + record["meta"]["fee"]
        return *came, event, order

    def check_fees(self, event, pool, priced):
        """The event's rates and fees against those recomputed."""
        field = lambda offset: struct.unpack_from("<Q", event, offset)[0]
        self.assertEqual((field(72), field(88), field(344)), pool.rates)
        self.assertEqual([field(80), field(96), field(352)], pool.fees(priced))
        self.assertEqual((field(48), field(56)), (pool.base, pool.quote))

    def test_a_migration(self):
        self.assertEqual(self.host.rpc("getAccountInfo", self.pool_address, {"encoding": "base64"})["value"]["owner"], AMM)
        status, curve = self.host.get(f"/bondingCurve?token={self.mint}", self.whale["apiKey"])
        self.assertEqual((status, curve["complete"]), (200, True), curve)
        # The migration's event names what moved, and the pool holds it.
        events = []
        for each in self.host.rpc("getSignaturesForAddress", self.pool_address):
            record = self.host.rpc("getTransaction", each["signature"], {"encoding": "json"})
            events += [base64.b64decode(line.split(": ")[1]) for line in record["meta"]["logMessages"]
                       if line.startswith("Program data: ")]
        migration = [each for each in events if each[:8] == MIGRATION_EVENT][0]
        tokens, lamports, fee = struct.unpack_from("<QQQ", migration, 72)
        self.assertEqual((tokens, fee), (206900000000000, MIGRATION_FEE))
        self.assertEqual((self.first_pool.base, self.first_pool.quote), (tokens, lamports))
        # 85.005359057 SOL when bought at once, a few lamports more in several steps.
        self.assertAlmostEqual(lamports + fee, 85005359057, delta=10)
        status, info = self.host.get(f"/info?token={self.mint}", self.whale["apiKey"])
        self.assertEqual((status, info["Mint"]), (200, self.mint), info)
        # Liquidity tokens: minted, and burned by the migration.
        self.assertEqual(self.host.rpc("getTokenSupply", self.lp_mint())["value"]["amount"], "0")

    def lp_mint(self):
        data = base64.b64decode(self.host.rpc("getAccountInfo", self.pool_address, {"encoding": "base64"})["value"]["data"][0])
        return base58.encode(data[107:139])

    def test_b_first_trade_pays_rents(self):
        pool = self.pool()
        lamports = self.lamports()
        tokens, paid, priced = pool.tokens_for(SOL)
        came, moved, event, _ = self.moved(mode="buy", amount=SOL, amountInSol=True)
        self.assertEqual((came, -moved), (tokens, paid + TOKEN_ACCOUNT_RENT + ACCUMULATOR_RENT + WRAPPED_ACCOUNT_RENT))
        self.check_fees(event, pool, priced)
        # Nothing wrapped stays behind.
        self.assertEqual(self.host.rpc("getTokenAccountsByOwner", self.trader["publicKey"], {"mint": WRAPPED_SOL},
                                       {"encoding": "jsonParsed"})["value"], [])
        self.assertGreater(lamports, self.lamports())

    def test_c_buys(self):
        # Small to large: the last ones are beyond 420 SOL of market cap, where other rates hold.
        for lamports in (7_654_321, 123_456_789, SOL + 1, 25 * SOL, 3 * SOL):
            pool = self.pool()
            tokens, paid, priced = pool.tokens_for(lamports)
            text = f"{lamports // SOL}.{lamports % SOL:09d}"
            status, quote = self.host.get(f"/quote?token={self.mint}&amount={text}&mode=buy", self.trader["apiKey"])
            self.assertEqual(status, 200, quote)
            self.assertEqual((int(quote["amountOutRaw"]), int(quote["amountInRaw"]), int(quote["feeRaw"])),
                             (tokens, paid, sum(pool.fees(priced))))
            self.assertEqual((quote["pool"], quote["clamped"]), (self.pool_address, False))
            came, moved, event, order = self.moved(mode="buy", amount=lamports, amountInSol=True)
            self.assertEqual((came, -moved), (tokens, paid))
            self.check_fees(event, pool, priced)
            self.assertEqual(self.pool(), pool.bought(tokens, priced))
            self.assertEqual((int(order["movedSolRaw"]), int(order["movedTokensRaw"])), (paid, tokens), order)
        self.assertEqual(self.pool().rates, (20, 5, 95))
        pool = self.pool()
        paid, priced = pool.cost(1_234_567_890_123)
        came, moved, event, _ = self.moved(mode="buy", amount=1_234_567_890_123, amountInSol=False)
        self.assertEqual((came, -moved), (1_234_567_890_123, paid))
        self.check_fees(event, pool, priced)

    def test_d_sells(self):
        for tokens in (1_000_000, 987_654_321_098):
            pool = self.pool()
            text = f"{tokens // 10**6}.{tokens % 10**6:06d}"
            status, quote = self.host.get(f"/quote?token={self.mint}&amount={text}&mode=sell", self.trader["apiKey"])
            self.assertEqual((status, int(quote["amountOutRaw"])), (200, pool.net(tokens)), quote)
            came, moved, event, order = self.moved(mode="sell", amount=tokens, amountInSol=False)
            self.assertEqual((-came, moved), (tokens, pool.net(tokens)))
            self.check_fees(event, pool, pool.gross(tokens))
            self.assertEqual(self.pool(), pool.sold(tokens))
            self.assertEqual((int(order["movedSolRaw"]), int(order["movedTokensRaw"])), (moved, tokens), order)
        # So many that they bring half a SOL, and one fewer would not.
        pool = self.pool()
        came, moved, _, _ = self.moved(mode="sell", amount=SOL // 2, amountInSol=True)
        self.assertGreaterEqual(moved, SOL // 2)
        self.assertEqual(moved, pool.net(-came))
        self.assertLess(pool.net(-came - 1), SOL // 2)
        pool, held = self.pool(), self.tokens()
        came, moved, _, _ = self.moved(mode="sell", amount="50%", amountInSol=False)
        self.assertEqual((-came, moved), (held // 2, pool.net(held // 2)))

    def test_e_unsigned(self):
        for body in ({"mode": "buy", "amount": SOL, "amountInSol": True},
                     {"mode": "buy", "amount": 10**9, "amountInSol": False},
                     {"mode": "sell", "amount": "100%", "amountInSol": False}):
            status, reply = self.host.post("/tradeInstructions", {"token": self.mint, "slippage": 500,
                                                                  "priorityFee": 1000, **body}, self.trader["apiKey"])
            self.assertEqual(status, 200, reply)
            self.assertLessEqual(len(base64.b64decode(reply["tx"])), 1232)
            simulated = self.host.rpc("simulateTransaction", reply["tx"],
                                      {"encoding": "base64", "replaceRecentBlockhash": True})
            self.assertIsNone(simulated["value"]["err"], simulated["value"]["logs"])

    def test_f_slippage(self):
        status, reply = self.host.post("/tradeInstructions", {
            "token": self.mint, "mode": "buy", "amount": SOL, "amountInSol": True, "slippage": 0, "priorityFee": 0},
            self.trader["apiKey"])
        self.assertEqual(status, 200, reply)
        status, moved = self.host.post("/trade?wait=confirmed", {
            "token": self.mint, "mode": "buy", "amount": 20 * SOL, "amountInSol": True, "slippage": 500,
            "priorityFee": 0}, self.whale["apiKey"])
        self.assertEqual((status, moved["status"]), (200, "succeeded"), moved)
        simulated = self.host.rpc("simulateTransaction", reply["tx"],
                                  {"encoding": "base64", "replaceRecentBlockhash": True})
        self.assertIn({"Custom": 6040}, simulated["value"]["err"]["InstructionError"])
        status, refused = self.trade(mode="sell", amount=self.tokens() + 1, amountInSol=False)
        self.assertEqual(status, 422, refused)

    def test_g_all(self):
        pool, held = self.pool(), self.tokens()
        came, moved, _, _ = self.moved(mode="sell", amount="100%", amountInSol=False)
        self.assertEqual((-came, moved), (held, pool.net(held) + TOKEN_ACCOUNT_RENT))
        self.assertEqual(self.host.rpc("getTokenAccountsByOwner", self.trader["publicKey"],
                                       {"programId": TOKEN_2022}, {"encoding": "jsonParsed"})["value"], [])


class OnACluster(Graduation):
    """The same on the pool of a cluster behind JSON-RPC."""

    @classmethod
    def open_host(cls):
        cls.node = Host()
        cls.host = ClusterHost([url_of(cls.node.rpc_port)], rpc_port=cls.node.rpc_port)

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        assert cls.node.stop() == 0


class Interrupted(unittest.TestCase):
    def test_power_cut_before_the_migration(self):
        with tempfile.TemporaryDirectory() as directory:
            host = Host(directory)
            mint, whale, _ = buy_out(host)
            host.kill()
            host = Host(directory)
            try:
                pool = wait_for_pool(host, mint, whale["apiKey"])
                self.assertEqual(amount_of(host, pool, mint), 206900000000000)
                status, reply = host.post("/trade?wait=confirmed", {
                    "token": mint, "mode": "sell", "amount": "10%", "amountInSol": False, "slippage": 500, "priorityFee": 0}, whale["apiKey"])
                self.assertEqual((status, reply["status"]), (200, "succeeded"), reply)
            finally:
                self.assertEqual(host.stop(), 0)


if __name__ == "__main__":
    unittest.main()
