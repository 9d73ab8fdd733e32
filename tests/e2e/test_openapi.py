# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The interface's own description: sound in itself, its examples run, and every answer is as it says."""

import re
import unittest

from events import EventStream
from host import Host
from replies import Examples, record
from schema import problems, resolve

SOL = 10**9
NOBODY = "11111111111111111111111111111112"


def walk(node, at="#"):
    """Every object within a document, and where it is."""
    if isinstance(node, dict):
        yield at, node
        for name, inner in node.items():
            yield from walk(inner, f"{at}/{name}")
    elif isinstance(node, list):
        for i, inner in enumerate(node):
            yield from walk(inner, f"{at}/{i}")


def form(value):
    """The members of a value and of those within it, without what they are."""
    if isinstance(value, dict):
        return {name: form(inner) for name, inner in value.items()}
    return [form(each) for each in value[:1]] if isinstance(value, list) else None


def without_figures(reply):
    """An error's words; the lamports and addresses in them differ."""
    return {**reply, "message": re.sub("[0-9A-Za-z]{32,44}|[0-9]+", "0", reply["message"])}


class OpenApi(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # Examples name coins of the simulated market, which is there as soon as the host is ready.
        cls.host = Host(None, "--sandbox-traders", "on")
        cls.examples = Examples(cls.host)
        cls.document, cls.operations, cls.send = cls.examples.document, cls.examples.operations, cls.examples.send
        cls.wallet = cls.host.create_wallet()
        cls.key = cls.wallet["apiKey"]
        cls.host.rpc("requestAirdrop", cls.wallet["publicKey"], 100 * SOL)

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0

    def assert_fits(self, schema, value, name):
        self.assertEqual(problems(self.document, schema, value), [], name)

    def assert_answers(self, operation, status, reply):
        """The reply is one that the operation describes, and looks as described."""
        _, _, item = self.operations[operation]
        self.assertIn(str(status), item["responses"], f"{operation} answers what it does not describe: {reply}")
        _, media = self.examples.media(item["responses"][str(status)])
        self.assert_fits(media["schema"], reply, f"{operation} {status}")

    def test_references_lead_somewhere(self):
        references = [node for _, node in walk(self.document) if "$ref" in node]
        self.assertGreater(len(references), 100)
        for node in references:
            self.assertIsInstance(resolve(self.document, node), dict)

    def test_operations_are_whole(self):
        self.assertEqual(self.document["openapi"], "3.1.0")
        self.assertTrue(self.document["servers"][0]["url"].startswith("http://127.0.0.1"))
        for name, (path, method, item) in self.operations.items():
            with self.subTest(name):
                self.assertTrue(item["summary"])
                self.assertEqual({parameter["name"] for parameter in item["parameters"] if parameter["in"] == "path"},
                                 {part[1:-1] for part in path.split("/") if part.startswith("{")})
                for parameter in item["parameters"]:
                    self.assertIn(parameter["in"], ("query", "path", "header"))
                    self.assertTrue(parameter["description"])
                    if parameter["required"]:
                        self.assertIn("example", parameter)
                self.assertTrue(any(status in item["responses"] for status in ("200", "101")))
                for status in ("400", "403", "421", "503", "default"):
                    self.assertIn(status, item["responses"])
                self.assertEqual("401" in item["responses"], item["security"] != [])
                self.assertEqual("415" in item["responses"], "requestBody" in item)
                for response in item["responses"].values():
                    self.assertTrue(resolve(self.document, response)["description"])
                    self.assertIsInstance(self.examples.media(response)[1]["schema"], dict)

    def test_examples_fit_their_schemas(self):
        checked = 0
        for at, node in walk(self.document):
            if "example" in node and "/properties/" not in at:
                schema = node.get("schema", node)
                self.assert_fits(schema, node["example"], at)
                checked += 1
            for code, example in node.get("examples", {}).items():
                self.assert_fits(node["schema"], example["value"], at)
                self.assertEqual(example["value"]["code"], code)
                checked += 1
        self.assertGreater(checked, 60)

    def test_examples_of_replies_are_real(self):
        """What the description gives as replies is what a host answers to its example requests, and to wrong ones."""
        recorded = record(with_slow=False)
        described = {name: example for name, (_, _, item) in self.operations.items()
                     for response in [item["responses"].get("200")] if response
                     for example in [self.examples.media(response)[1].get("example")] if example is not None}
        self.assertEqual(set(described), set(recorded["replies"]))
        for name, reply in recorded["replies"].items():
            self.assertEqual(form(described[name]), form(reply), f"{name}: tests/e2e/replies.py writes the examples again")
        described = {}
        for name, response in self.document["components"]["responses"].items():
            for code, example in self.examples.media(response)[1].get("examples", {}).items():
                described[code] = example["value"]
            self.assertEqual("examples" in self.examples.media(response)[1], name != "Error", name)
        self.assertEqual(described.pop("upstream_timeout")["message"], "the cluster did not answer in time")
        refused = {code: reply for replies in recorded["errors"].values() for code, reply in replies.items()}
        self.assertEqual({code: without_figures(reply) for code, reply in described.items()},
                         {code: without_figures(reply) for code, reply in refused.items()})

    def test_examples_run(self):
        trade = self.send("trade", self.key)
        self.assertEqual(trade[0], 200, trade)
        for name, (path, _, item) in self.operations.items():
            if path == "/ws":
                continue
            with self.subTest(name):
                status, reply = self.send(name, self.key if item["security"] else None)
                self.assertEqual(status, 200, reply)
                self.assert_answers(name, status, reply)

    def test_every_answer_is_described(self):
        """Ways to ask wrongly: what is answered is among the responses, and of their form."""
        tokens = ("getBalance", "getInfo", "getQuote", "getBondingCurve", "listTrades", "listCandles")
        cases = [(name, {"query": {"token": NOBODY}}, 404) for name in tokens]
        cases += [(name, {"query": {"token": ""}}, 400) for name in tokens]
        cases += [("trade", {"body": {"token": NOBODY}, "headers": {"Idempotency-Key": "a"}}, 404),
                  ("trade", {"body": {"amount": 10**15}, "headers": {"Idempotency-Key": "b"}}, 422),
                  ("trade", {"body": {"amount": 11_000_000}}, 409),  # the example's key stands for another order
                  ("trade", {"body": {"slippage": 0.05}}, 400),
                  ("getTradeInstructions", {"body": {"token": NOBODY}}, 404),
                  ("getTradeInstructions", {"body": {"amount": 10**17}}, 422),
                  ("createToken", {"body": {"name": ""}}, 400),
                  ("createToken", {"body": {"amount": 10**15}, "headers": {"Idempotency-Key": "c"}}, 422),
                  ("createToken", {"headers": {"Content-Length": str(2**24 + 1)}}, 413),
                  ("trade", {"headers": {"Content-Length": str(2**20 + 1)}}, 413),
                  ("getOrder", {"values": {"id": "order-0002"}}, 404), ("getTransaction", {"values": {"signature": "1" * 64}}, 404),
                  ("listTokens", {"query": {"limit": 0}}, 400), ("listOrders", {"query": {"limit": 10**6}}, 400)]
        self.assertEqual(self.send("trade", self.key)[0], 200)
        for name, parts, expected in cases:
            with self.subTest(name, expected=expected):
                status, reply = self.send(name, self.key, **parts)
                self.assertEqual(status, expected, reply)
                self.assert_answers(name, status, reply)
        for name, (path, method, item) in self.operations.items():
            if path == "/ws":
                continue
            refusals = [({"Host": "evil.example"}, 421), ({"Origin": "https://evil.example"}, 403)]
            if "requestBody" in item:
                refusals.append(({"Content-Type": "text/plain"}, 415))
            if item["security"]:
                refusals.append(({"x-api-key": "nonsense"}, 401))
            for headers, expected in refusals:
                with self.subTest(name, expected=expected):
                    status, reply = self.send(name, None if expected == 401 else self.key, headers=headers)
                    self.assertEqual(status, expected, reply)
                    self.assert_answers(name, status, reply)

    def test_rate_limit_is_described(self):
        for _ in range(50):
            status, reply = self.send("createWallet")
            if status != 200:
                break
        self.assertEqual(status, 429, reply)
        self.assert_answers("createWallet", status, reply)

    def test_events_are_as_described(self):
        schemas = self.document["components"]["schemas"]
        stream = EventStream(self.host.port)
        call = schemas["EventCall"]["example"]
        self.assert_fits(schemas["EventCall"], call, "call")
        stream.send(call)
        self.assert_fits(schemas["EventAnswer"], stream.message(), "answer")
        stream.send({"method": "subscribeNothing", "id": "a"})
        refusal = stream.message()
        while "type" in refusal:
            refusal = stream.message()
        self.assertIs(refusal["error"], True)
        self.assert_fits(schemas["EventAnswer"], refusal, "refusal")
        status, reply = self.send("trade", self.key, headers={"Idempotency-Key": "event"})
        self.assertEqual(status, 200, reply)
        trade = stream.message()
        while trade["Signature"] != reply["signature"]:
            self.assert_fits(schemas["TradeEvent"], trade, "trade")
            trade = stream.message()
        self.assert_fits(schemas["Event"], trade, "trade")


if __name__ == "__main__":
    unittest.main()
