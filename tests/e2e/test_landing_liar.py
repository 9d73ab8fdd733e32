# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A node that lies about how transactions ended, alone, beside an honest one or beside one that does not answer: never
a wrong outcome."""

import http.client
import http.server
import json
import tempfile
import threading
import time
import unittest

from curve import Curve
from host import Host, eventually
from test_cluster import ClusterHost, url_of

SOL = 10**9
PATIENCE = 15  # seconds in which a lie must have had no effect
OUTCOMES = {"succeeded", "failed", "expired"}


class Liar(http.server.ThreadingHTTPServer):
    """Hands everything to an honest node, except what `lies` (method: parameters -> result) answers itself, and the
    methods in `fails`, which get an error."""
    daemon_threads = True

    def __init__(self, port):
        super().__init__(("127.0.0.1", 0), Handler)
        self.honest_port = port
        self.lies = {}
        self.fails = set()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return url_of(self.server_address[1])

    def handle_error(self, *_):
        """A host that stops leaves in the midst of an answer."""


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        lie = None
        if self.path == "/" and self.headers.get("Content-Type", "").startswith("application/json"):
            asked = json.loads(body)
            if asked["method"] in self.server.fails:
                self.reply(503, "text/plain", b"")
                return
            lie = self.server.lies.get(asked["method"])
        if lie:
            answer = {"jsonrpc": "2.0", "id": asked["id"], "result": lie(asked["params"])}
            self.reply(200, "application/json", json.dumps(answer).encode())
            return
        connection = http.client.HTTPConnection("127.0.0.1", self.server.honest_port, timeout=60)
        connection.request(self.command, self.path, body, {"Content-Type": self.headers.get("Content-Type", "")})
        reply = connection.getresponse()
        self.reply(reply.status, reply.getheader("Content-Type", "application/json"), reply.read())
        connection.close()

    do_GET = do_POST

    def reply(self, status, content_type, body):
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class LyingNode(unittest.TestCase):
    beside_honest = False

    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.a = Host(directory.name, "--sandbox-faults", "on")
        self.addCleanup(self.a.stop)
        self.liar = self.start_liar()
        self.b = ClusterHost([self.liar.url, *self.beside()], rpc_port=self.a.rpc_port)
        self.addCleanup(self.b.stop)
        self.reader = self.a.create_wallet()
        wallet = self.b.create_wallet()
        self.key = wallet["apiKey"]
        self.b.airdrop(wallet, 50 * SOL)
        status, launched = self.b.launch(self.key, amount="10000000")
        self.assertEqual(status, 200, launched)
        self.mint = launched["mint"]
        eventually(lambda: self.b.get(f"/bondingCurve?token={self.mint}", self.key)[0] == 200 or None)
        self.assertEqual(self.trade(10_000_000, "/trade?wait=confirmed")["status"], "succeeded")

    def start_liar(self):
        liar = Liar(self.a.rpc_port)
        self.addCleanup(liar.server_close)
        self.addCleanup(liar.shutdown)
        return liar

    def beside(self):
        return []

    def trade(self, lamports, path="/trade"):
        body = {"mode": "buy", "token": self.mint, "amount": lamports, "amountInSol": True, "slippage": 500,
                "priorityFee": 0}
        status, reply = self.b.post(path, body, self.key)
        self.assertEqual(status, 200, reply)
        return reply

    def order(self, order_id):
        status, reply = self.b.get(f"/orders/{order_id}", self.key)
        self.assertEqual(status, 200, reply)
        return reply

    def curve(self):
        status, reply = self.a.get(f"/bondingCurve?token={self.mint}", self.reader["apiKey"])
        self.assertEqual(status, 200, reply)
        return Curve.of(reply)

    def has_no_outcome(self, order_id):
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            order = self.order(order_id)
            self.assertNotIn(order["status"], OUTCOMES, order)
            time.sleep(0.25)

    def ends_as_the_chain_says(self, order_id, before, lamports):
        order = eventually(lambda: (lambda each: each if each["status"] in OUTCOMES else None)(self.order(order_id)), 30)
        tokens, into_curve, paid = before.buy_for(lamports)
        self.assertEqual(order["status"], "succeeded", order)
        self.assertEqual(self.curve(), before.bought(tokens, into_curve))
        self.assertEqual((order["movedTokensRaw"], order["movedSolRaw"]), (str(tokens), str(paid)))

    def says_finalized(self, signatures):
        slot = self.a.rpc("getSlot")
        return {"context": {"slot": slot}, "value": [
            {"slot": slot, "confirmations": None, "err": None, "confirmationStatus": "finalized"}
            for _ in signatures[0]]}

    def says_nothing(self, signatures):
        return {"context": {"slot": self.a.rpc("getSlot")}, "value": [None for _ in signatures[0]]}

    def test_it_calls_final_what_never_lands(self):
        before = self.curve()
        self.assertTrue(self.a.rpc("sandboxFaults", {"dropTransactions": 100_000}))
        self.liar.lies["getSignatureStatuses"] = self.says_finalized
        reply = self.trade(11_000_000)
        self.assertEqual(reply["status"], "pending")
        self.has_no_outcome(reply["orderId"])
        self.assertEqual(self.curve(), before)
        # The bytes go on being sent, so that it lands as soon as the chain takes it.
        self.liar.lies.clear()
        self.assertTrue(self.a.rpc("sandboxFaults", {}))
        self.ends_as_the_chain_says(reply["orderId"], before, 11_000_000)

    def test_it_knows_nothing_of_what_landed(self):
        before = self.curve()
        self.liar.lies["getSignatureStatuses"] = self.says_nothing
        self.liar.lies["getTransaction"] = lambda _: None
        reply = self.trade(12_000_000)
        if self.beside_honest:  # which has its record
            self.ends_as_the_chain_says(reply["orderId"], before, 12_000_000)
            return
        self.has_no_outcome(reply["orderId"])
        self.liar.lies.clear()
        self.ends_as_the_chain_says(reply["orderId"], before, 12_000_000)


class LyingNodeBesideAnHonestOne(LyingNode):
    beside_honest = True

    def beside(self):
        return [url_of(self.a.rpc_port)]


class LyingNodeBesideOneThatFails(LyingNode):
    """The other endpoint is well, but never answers how a transaction ended: that is no second witness."""

    def beside(self):
        other = self.start_liar()
        other.fails = {"getSignatureStatuses", "getTransaction", "getSignaturesForAddress"}
        return [other.url]


if __name__ == "__main__":
    unittest.main()
