# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Every way to ask wrongly: the right status, the specified words, and nothing spent."""

import unittest

from host import Host, multipart, png

SOL = 10**9
NOBODY = "11111111111111111111111111111112"


class Errors(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.host = Host()
        cls.wallet = cls.host.create_wallet()
        cls.key = cls.wallet["apiKey"]
        cls.host.rpc("requestAirdrop", cls.wallet["publicKey"], 10 * SOL)
        status, reply = cls.host.launch(cls.key, amount="100000000")
        assert status == 200, reply
        cls.mint = reply["mint"]
        cls.body = {"mode": "buy", "token": cls.mint, "amount": 1_000_000, "amountInSol": True, "slippage": 500,
                    "priorityFee": 0}

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0

    def setUp(self):
        self.lamports = self.host.lamports(self.wallet["publicKey"])

    def tearDown(self):
        self.assertEqual(self.host.lamports(self.wallet["publicKey"]), self.lamports, "an error has cost something")

    def expect(self, reply, status, message=None, names=None):
        got, body = reply
        self.assertEqual(got, status, body)
        self.assertIs(body["error"], True)
        self.assertRegex(body["code"], r"^[a-z_]+$")
        if message is not None:
            self.assertEqual(body["message"], message)
        if names is not None:
            self.assertIn(names, body["message"])

    def test_wrong_key(self):
        for key in ("nonsense", "", "x" * 5000):
            self.expect(self.host.get("/king", key), 401 if len(key) < 5000 else 401, "apiKey not found")
            self.expect(self.host.post("/trade", self.body, key or None), 401, "apiKey not found")

    def test_missing_fields(self):
        for field in self.body:
            for absent in ({k: v for k, v in self.body.items() if k != field}, {**self.body, field: ""}):
                self.expect(self.host.post("/trade", absent, self.key), 400, names=field)
        for path, field in ((f"/balance?token={self.mint}", "wallet"), ("/balance?wallet=x", "token"), ("/info", "token"),
                            (f"/quote?token={self.mint}&amount=1", "mode"), ("/bondingCurve?token=", "token")):
            self.expect(self.host.get(path, self.key), 400, names=field)

    def test_wrong_values(self):
        wrong = [("amount", value) for value in (-1, 0, 0.5, 2**63, 2**64 - 1, 2**64, 1e30, "1,5", "0x10", "-1", "1.5",
                                                 "abc", True, [], {}, "١", "1e3", "5%", " 1")]
        wrong += [("slippage", value) for value in (-1, 0.05, 10001, 2**63, "abc", None, True)]
        wrong += [("priorityFee", value) for value in (-1, 0.5, 2**63, "soon", True)]
        wrong += [("amountInSol", value) for value in ("yes", 1, None)]
        wrong += [("mode", value) for value in ("hold", "BUY", 1)]
        for field, value in wrong:
            with self.subTest(field=field, value=value):
                self.expect(self.host.post("/trade", {**self.body, field: value}, self.key), 400, names=field)

    def test_an_idempotency_key_is_never_ignored(self):
        for path, body in (("/tradeInstructions", self.body), ("/createWallet", {})):
            reply = self.host.post(path, body, self.key, **{"Idempotency-Key": "k1"})
            self.expect(reply, 400, names="Idempotency-Key")

    def test_amount_beyond_any_wallet(self):
        for amount in (2**63 - 1, 11 * SOL):
            self.expect(self.host.post("/trade", {**self.body, "amount": amount}, self.key), 422)

    def test_unknown_token_and_wallet(self):
        for token in (NOBODY, self.wallet["publicKey"], "nonsense"):
            self.expect(self.host.post("/trade", {**self.body, "token": token}, self.key), 404, "Token not found")
            self.expect(self.host.get(f"/bondingCurve?token={token}", self.key), 404, "Token not found")
            self.expect(self.host.get(f"/quote?token={token}&amount=1&mode=buy", self.key), 404, "Token not found")
            self.expect(self.host.get(f"/balance?token={token}&wallet={self.wallet['publicKey']}", self.key), 404,
                        "Token not found")
        for wallet in (NOBODY, "nonsense"):
            self.expect(self.host.get(f"/balance?token={self.mint}&wallet={wallet}", self.key), 404, "Wallet not found")
        self.expect(self.host.get("/positions?wallet=nonsense", self.key), 404, "Wallet not found")

    def test_quote_amounts(self):
        for amount in ("0", "-1", "1.0000000001", "1e400", "abc", "1,5", "99999999999999999999"):
            self.expect(self.host.get(f"/quote?token={self.mint}&amount={amount}&mode=buy", self.key), 400, names="amount")
        self.expect(self.host.get(f"/quote?token={self.mint}&amount=1.0000001&mode=sell", self.key), 400, names="amount")

    def test_badly_encoded_parameters(self):
        for query in ("foo=%zz", "foo=%ff", "%zz=1", "foo=%"):
            status, reply = self.host.get(f"/info?token={self.mint}&{query}", self.key)
            self.assertEqual(status, 200, reply)
        for query in ("token=%zz", f"token={self.mint}%ff", "foo=%zz&token=%"):
            self.expect(self.host.get(f"/info?{query}", self.key), 400, names="token")

    def test_not_enough(self):
        poor = self.host.create_wallet()
        self.expect(self.host.post("/trade", self.body, poor["apiKey"]), 422)
        self.expect(self.host.post("/trade", {**self.body, "mode": "sell", "amountInSol": False, "amount": 2**60}, self.key),
                    422)

    def test_content_type_and_json(self):
        status, _, _ = self.host.request("POST", "/trade", "{}", {"x-api-key": self.key, "Content-Type": "text/plain"})
        self.assertEqual(status, 415)
        for text in ("", "{", "[]", "null", '{"mode":"buy","mode":"sell"}', "\xff"):
            self.expect(self.host.post("/trade", text.encode("latin-1"), self.key), 400)

    def test_paths_and_methods(self):
        self.expect(self.host.get("/nowhere", self.key), 404)
        status, body, headers = self.host.request("GET", "/trade", headers={"x-api-key": self.key})
        self.assertEqual((status, headers["Allow"]), (405, "POST"), body)
        status, _, headers = self.host.request("GET", "/health")
        self.assertEqual((status, headers["Cache-Control"], headers["X-Content-Type-Options"]), (200, "no-store", "nosniff"))

    def test_foreign_web_pages(self):
        for headers, status in (({"Host": "evil.example"}, 421), ({"Origin": "https://evil.example"}, 403),
                                ({"Origin": "null"}, 403)):
            got, _, replied = self.host.request("GET", "/king", headers={"x-api-key": self.key, **headers})
            self.assertEqual(got, status)
            self.assertFalse([name for name in replied if name.lower().startswith("access-control")])

    def test_launch(self):
        def launch(**fields):
            return self.host.launch(self.key, **fields)
        for field, value in (("name", ""), ("name", "x" * 33), ("symbol", "x" * 14), ("symbol", ""), ("description", ""),
                             ("amount", "-1"), ("amount", "0.5"), ("slippage", "0.05")):
            self.expect(launch(**{field: value}), 400, names=field)
        for field in ("name", "symbol"):
            for value in (" a", "a ", "a\t", "\u00a0a", "\ufeffa", "a\ufeff", "\u200b", "\u202e\u2066", "\u3164"):
                self.expect(launch(**{field: value}), 400, names=f"{field} must ")
        for field in ("description", "twitter", "telegram", "website"):
            self.expect(launch(**{field: "\ufeffa"}), 400, names=f"{field} must ")
        for image in (b"", b"not an image", png()[:20], png()[:33], png()[:-12], png(5000, 1)):
            content_type, body = multipart({"name": "A", "symbol": "A", "description": "A"}, image)
            status, reply, _ = self.host.request("POST", "/createToken", body,
                                                 {"Content-Type": content_type, "x-api-key": self.key})
            self.expect((status, reply), 400)

    def test_slippage(self):
        # A buyer who signs for today's price with no room, after somebody else has bought: the chain refuses.
        status, reply = self.host.post("/tradeInstructions", {**self.body, "slippage": 0}, self.key)
        self.assertEqual(status, 200, reply)
        whale = self.host.create_wallet()
        self.host.rpc("requestAirdrop", whale["publicKey"], 50 * SOL)
        status, moved = self.host.post("/trade?wait=confirmed", {**self.body, "amount": 20 * SOL}, whale["apiKey"])
        self.assertEqual(status, 200, moved)
        simulated = self.host.rpc("simulateTransaction", reply["tx"], {"encoding": "base64", "replaceRecentBlockhash": True})
        self.assertEqual(simulated["value"]["err"]["InstructionError"][1], {"Custom": 6042})

    def test_zz_complete_curve(self):
        whale = self.host.create_wallet()
        for _ in range(2):
            self.host.rpc("requestAirdrop", whale["publicKey"], 60 * SOL)
        status, quote = self.host.get(f"/quote?token={self.mint}&amount=1000&mode=buy", self.key)
        self.assertEqual((status, quote["clamped"]), (200, True))
        # The wallet holds what the rest of the curve costs, but not what it asks to spend.
        unaffordable = {**self.body, "amount": 130 * SOL}
        for path in ("/trade", "/trade?wait=confirmed", "/tradeInstructions"):
            with self.subTest(path):
                status, reply = self.host.post(path, unaffordable, whale["apiKey"])
                self.expect((status, reply), 422)
                self.assertEqual(reply["code"], "insufficient_funds")
        status, reply = self.host.post("/trade?wait=confirmed", {**self.body, "amount": 115 * SOL}, whale["apiKey"])
        self.assertEqual((status, reply["status"]), (200, "succeeded"), reply)
        # A slot later the coin trades on its pool; until then it trades nowhere.
        status, reply = self.host.get(f"/quote?token={self.mint}&amount=1&mode=buy", self.key)
        if status != 200:
            self.expect((status, reply), 409, "Curve is complete")
        else:
            self.assertIn("pool", reply)
        status, curve = self.host.get(f"/bondingCurve?token={self.mint}", self.key)
        self.assertEqual((status, curve["complete"], curve["realTokenReserves"]), (200, True, 0))


if __name__ == "__main__":
    unittest.main()
