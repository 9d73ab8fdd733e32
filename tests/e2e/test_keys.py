# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""API keys: every endpoint by every scope, limits that hold among parallel orders and across kill -9, and the command that
manages keys beside a running host."""

import concurrent.futures
import contextlib
import http.client
import json
import os
import sqlite3
import subprocess
import tempfile
import time
import unittest

from events import EventStream
from host import HOST_PROGRAM, Host

SOL = 10**9
SCOPES = ["read", "quote", "trade", "launch", "wallets"]
# What a key needs for each endpoint. Said here once more, so that a wrong row of the host's own table is seen.
NEEDS = {
    "read": ["/balance", "/info", "/bondingCurve", "/king", "/transactions/{signature}", "/orders", "/orders/{id}",
             "/tokens", "/trades", "/candles", "/positions", "/metrics"],
    "quote": ["/quote", "/tradeInstructions"], "trade": ["/trade"], "launch": ["/createToken"], "any key": ["/key"],
    "no key": ["/createWallet", "/ipfs/{cid}", "/health", "/openapi.json"],
}
OWN_EVENTS = {"subscribeOrders", "subscribeBalances"}  # need the scope read; all other events are public


def ask(host, method, path, key, body=None):
    """(status, JSON) on a connection of its own."""
    connection = http.client.HTTPConnection("127.0.0.1", host.port, timeout=60)
    connection.request(method, path, None if body is None else json.dumps(body),
                       {"x-api-key": key, "Content-Type": "application/json"})
    reply = connection.getresponse()
    text = reply.read()
    connection.close()
    return reply.status, json.loads(text) if reply.getheader("Content-Type") == "application/json" else text


class Keys(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.directory = tempfile.TemporaryDirectory()
        cls.host = Host(cls.directory.name, "--sandbox-faults", "on")
        cls.owner = cls.host.create_wallet()
        cls.other = cls.host.create_wallet()
        for wallet in (cls.owner, cls.other):
            cls.host.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)
        status, launched = cls.host.launch(cls.owner["apiKey"])
        assert status == 200, launched
        cls.mint = launched["mint"]

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0
        cls.directory.cleanup()

    def keys(self, *arguments, code=0):
        done = subprocess.run([HOST_PROGRAM, "keys", *arguments, "--data-dir", self.directory.name, "--json"],
                              capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, code, done.stderr)
        return json.loads(done.stdout) if code == 0 else done.stderr

    def trade(self, key, **fields):
        body = {"mode": "buy", "token": self.mint, "amount": 10_000_000, "amountInSol": True, "slippage": 500,
                "priorityFee": 0, **fields}
        return ask(self.host, "POST", "/trade?wait=confirmed", key, body)

    def own(self, *arguments, scopes="read,trade"):
        return self.keys("new", "--scopes", scopes, "--wallets", self.owner["publicKey"], *arguments)

    def refused(self, answer, code, status=403):
        self.assertEqual((answer[0], answer[1].get("code")), (status, code), answer)

    def test_every_endpoint_by_every_scope(self):
        _, document, _ = self.host.request("GET", "/openapi.json")
        keys = {scope: self.keys("new", "--scopes", scope, "--label", scope)["key"] for scope in SCOPES}
        paths = {path for path in document["paths"] if path != "/ws"}
        self.assertEqual(paths, {path for group in NEEDS.values() for path in group}, "NEEDS names each endpoint once")
        checked = 0
        for needed, path in ((needed, path) for needed, group in NEEDS.items() for path in group):
            (method, operation), = document["paths"][path].items()
            self.assertEqual(operation.get("x-scope"), needed if needed in SCOPES else None, path)
            self.assertEqual(operation["security"] == [], needed == "no key", path)
            target = path.replace("{signature}", "x").replace("{id}", "x").replace("{cid}", "x")
            for scope, key in {**keys, None: None}.items():
                status, answer = ask(self.host, method.upper(), target, key or "", {} if method == "post" else None)
                code = answer.get("code") if isinstance(answer, dict) else None
                is_refused = (status, code) == (403, "scope_missing")
                self.assertEqual(is_refused, needed in SCOPES and scope not in (needed, None), (path, scope, status, answer))
                self.assertEqual(status == 401, scope is None and needed != "no key", (path, scope, status, answer))
                checked += 1
        self.assertGreater(checked, 120)
        calls = [name for name in document["components"]["schemas"]["EventCall"]["properties"]["method"]["enum"]
                 if name.startswith("subscribe")]
        self.assertLess(OWN_EVENTS, set(calls))
        for scope, key in {**keys, None: None}.items():
            stream = EventStream(self.host.port, **({"x-api-key": key} if key else {}))
            for call in calls:
                answer = stream.call(call, self.mint)
                expected = None if call not in OWN_EVENTS or scope == "read" else \
                    "scope_missing" if key else "unauthorized"
                self.assertEqual(answer.get("code"), expected, (call, scope, answer))

    def test_a_key_shows_its_rights(self):
        made = self.own("--label", "Bot", "--max-order", "5", "--max-day", "50", "--expires", "30d")
        status, shown = ask(self.host, "GET", "/key", made["key"])
        self.assertEqual(status, 200)
        self.assertEqual(shown["id"], made["id"])
        self.assertIn(made["id"], made["key"])
        self.assertEqual((shown["label"], shown["scopes"], shown["wallets"], shown["maxOrder"], shown["maxHour"],
                          shown["maxDay"]), ("Bot", ["read", "trade"], [self.owner["publicKey"]], 5, None, 50))
        self.assertAlmostEqual(shown["expires"] / 1000, time.time() + 30 * 86400, delta=60)
        status, shown = ask(self.host, "GET", "/key", self.owner["apiKey"])
        self.assertEqual((shown["scopes"], shown["wallet"], shown["wallets"]),
                         (["read", "quote", "trade", "launch"], self.owner["publicKey"], []))
        nobodys = self.keys("new", "--scopes", "read")["key"]  # has no wallet of its own
        status, answer = ask(self.host, "GET", "/positions", nobodys)
        self.assertEqual((status, answer["message"]), (400, "missing field: wallet"))
        listed = {key["id"]: key for key in self.keys("list")}
        self.assertTrue(all("key" not in key for key in listed.values()))
        self.assertEqual(listed[made["id"]]["maxDay"], 50)
        text = subprocess.run([HOST_PROGRAM, "keys", "show", made["id"], "--data-dir", self.directory.name],
                              capture_output=True, text=True, check=True, timeout=60).stdout
        for line in ("wallets: " + self.owner["publicKey"], "order: at most 5 lamports", "hour: no cap, spent 0",
                     "24 hours: at most 50 lamports, spent 0", "approval: not needed"):
            self.assertIn(f"  {line}\n", text)

    def test_each_limit_refuses_what_it_should(self):
        key = self.own()
        limit = lambda *change: self.keys("limit", key["id"], *change)
        lamports = self.host.lamports(self.owner["publicKey"])
        _, before = ask(self.host, "GET", "/orders", key["key"])
        cases = [("--max-order", "10000000", "limit_order"), ("--max-hour", "10000000", "limit_hour"),
                 ("--max-day", "10000000", "limit_day"), ("--max-slippage", "499", "limit_slippage"),
                 ("--wallets", self.other["publicKey"], "wallet_not_allowed"),
                 ("--scopes", "read", "scope_missing")]
        for option, value, code in cases:
            limit(option, value)
            self.refused(self.trade(key["key"]), code)
            limit(option, {"--wallets": self.owner["publicKey"], "--scopes": "read,trade"}.get(option, "none"))
        limit("--max-fee", "1")
        self.refused(self.trade(key["key"], priorityFee=1_000_000), "limit_fee")
        limit("--max-fee", "none")
        foreign = {"private": self.other["privateKey"]}
        self.refused(self.trade(key["key"], **foreign), "wallet_not_allowed")
        limit("--expires", "2020-01-01T00:00:00Z")
        self.refused(self.trade(key["key"]), "key_expired", 401)
        limit("--expires", "never")
        self.assertEqual(self.host.lamports(self.owner["publicKey"]), lamports)
        self.assertEqual(ask(self.host, "GET", "/orders", key["key"])[1], before)
        self.assertEqual(self.trade(key["key"])[0], 200)
        self.assertEqual(self.trade(self.owner["apiKey"], **foreign)[0], 200)
        self.keys("revoke", key["id"])
        self.refused(self.trade(key["key"]), "unauthorized", 401)
        self.assertIn("revoked", self.keys("limit", key["id"], "--scopes", "read", code=64))
        self.keys("revoke", key["id"])  # once more changes nothing
        self.assertIn("no key", self.keys("show", "nothing", code=64))

    def test_fifty_parallel_orders_spend_no_more_than_the_cap(self):
        """Four orders of 10 million lamports and their fees fit into the cap, and not one more."""
        self.trade(self.owner["apiKey"])  # opens the accounts, whose rents would count else
        key = self.own("--max-hour", "44000000")
        before = self.host.lamports(self.owner["publicKey"])
        with concurrent.futures.ThreadPoolExecutor(50) as pool:
            answers = list(pool.map(lambda _: self.trade(key["key"]), range(50)))
        done = [answer for status, answer in answers if status == 200]
        self.assertEqual(len(done), 4, [answer for answer in answers if answer[0] != 200][:3])
        for status, answer in answers:
            if status != 200:
                self.refused((status, answer), "limit_hour")
        spent = before - self.host.lamports(self.owner["publicKey"])
        shown = ask(self.host, "GET", "/key", key["key"])[1]
        self.assertEqual(shown["spentHour"], spent)
        self.assertEqual(shown["spentHour"], shown["spentDay"])

    def test_parallel_first_buys_count_what_they_took(self):
        """Each reserves the rents of accounts that only one of them opens."""
        wallet = self.host.create_wallet()
        self.host.rpc("requestAirdrop", wallet["publicKey"], SOL)
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: self.trade(wallet["apiKey"]), range(8)))
        self.assertEqual([status for status, _ in answers], [200] * 8, answers)
        shown = ask(self.host, "GET", "/key", wallet["apiKey"])[1]
        self.assertEqual(shown["spentHour"], SOL - self.host.lamports(wallet["publicKey"]))

    def test_a_new_key_for_real_money_asks_for_approval(self):
        for network, options, approval in (("mainnet", [], True), ("mainnet", ["--approval", "off"], False),
                                           ("devnet", [], False), ("devnet", ["--approval"], True)):
            with tempfile.TemporaryDirectory() as data:
                done = subprocess.run([HOST_PROGRAM, "keys", "new", "--json", "--data-dir", data, "--network", network,
                                       "--rpc", "http://127.0.0.1:9", *options], capture_output=True, text=True, timeout=60)
                self.assertEqual(json.loads(done.stdout)["approval"], approval, (network, options))
        with tempfile.TemporaryDirectory() as data:  # a node that has no name may serve mainnet
            done = subprocess.run([HOST_PROGRAM, "keys", "new", "--json", "--data-dir", data, "--rpc",
                                   "http://127.0.0.1:9"], capture_output=True, text=True, timeout=60)
            self.assertEqual((done.returncode, done.stdout), (78, ""))
            self.assertIn("no key is made", done.stderr)

    def test_usage(self):
        for wrong in ([], ["drop"], ["new", "extra"], ["show"], ["list", "--scopes", "read"],
                      ["new", "--scopes", "everything"], ["new", "--wallets", "x"], ["new", "--max-order", "-1"],
                      ["new", "--max-order", "1.5"], ["new", "--expires", "soon"],
                      ["new", "--expires", "1970-01-01T00:00:00Z"], ["new", "--approval", "maybe"]):
            self.keys(*wrong, code=64)


class Doors(unittest.TestCase):
    """Hosts with rates, and with an audit log that is tampered with."""

    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = directory.name

    def audit(self, *arguments, code=0):
        done = subprocess.run([HOST_PROGRAM, "audit", *arguments, "--data-dir", self.directory], capture_output=True,
                              text=True, timeout=60)
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stdout if code == 0 else done.stderr

    def answer(self, host, key, path="/king"):
        connection = http.client.HTTPConnection("127.0.0.1", host.port, timeout=60)
        connection.request("GET", path, headers={"x-api-key": key})
        reply = connection.getresponse()
        reply.read()
        connection.close()
        return reply.status, reply.getheader("Retry-After")

    def test_wrong_keys_and_rates(self):
        host = Host(self.directory, "--rate-reads", "1", "--rate-quotes", "3")
        key = host.create_wallet()["apiKey"]
        other = host.create_wallet()["apiKey"]
        for _ in range(5):
            self.assertEqual(self.answer(host, "cd_aaaaaaaa_" + "x" * 43), (401, None))
        self.assertEqual(self.answer(host, "cd_aaaaaaaa_" + "x" * 43), (429, "1"))
        for _ in range(15):  # the address has more tries than one key
            self.assertEqual(self.answer(host, "another"), (401, None))
        self.assertEqual(self.answer(host, "another"), (429, "1"))
        answers = [self.answer(host, key) for _ in range(3)]  # the right key still gets in: two at once, one a second
        self.assertEqual(answers[:2], [(404, None)] * 2)
        self.assertEqual(answers[2], (429, "1"))
        self.assertEqual(self.answer(host, other), (404, None))
        self.assertEqual(self.answer(host, key, "/quote"), (400, None))
        self.assertEqual(host.stop(), 0)

    def check_several_files(self, path, lines):
        """Divides a log of one file as the host does after 64 MiB, and reads it by all commands."""
        last = path.replace(".log", "-4.log")
        with open(path, "wb") as file:
            file.write(b"".join(lines[:3]))
        with open(last, "wb") as file:
            file.write(b"".join(lines[3:]))
        with contextlib.closing(sqlite3.connect(f"{self.directory}/orders.sqlite")) as journal, journal:
            journal.execute("INSERT INTO audit_file VALUES (1, 3, ?, ?)",
                            (os.path.getsize(path), json.loads(lines[2])["hash"]))
            journal.execute("UPDATE audit_head SET first = 4, bytes = ?", (os.path.getsize(last),))
        self.assertEqual(self.audit("verify"), f"{len(lines)} lines, all as they were written\n")
        self.assertEqual(self.audit("export").encode(), b"".join(lines))
        shown = self.audit("show").splitlines()
        self.assertEqual([line.split("  ")[1] for line in shown], [json.loads(line)["event"] for line in lines][-50:])
        os.rename(path, path + ".away")
        self.assertIn("line 1 is missing: its file, which goes up to line 3, is not there (audit.log)",
                      self.audit("verify", code=4))
        self.assertIn("audit.log of the audit log is missing", self.audit("export", code=78))
        os.rename(path + ".away", path)

    def test_the_audit_log_names_where_it_was_changed(self):
        host = Host(self.directory)
        wallet = host.create_wallet()
        host.rpc("requestAirdrop", wallet["publicKey"], SOL)
        self.assertEqual(host.launch(wallet["apiKey"])[0], 200)
        self.answer(host, "wrong")
        self.answer(host, "wrong", f"/orders/{wallet['apiKey']}")  # a script's mistake
        self.answer(host, "wrong", f"/transactions/{wallet['privateKey']}")
        # A web page whose own name was rebound to this computer, and which even knows a key, is refused and noted.
        status, reply, replied = host.request("GET", "/king", headers={"x-api-key": wallet["apiKey"],
                                                                        "Host": f"rebind.test:{host.port}"})
        self.assertEqual((status, reply["code"]), (421, "misdirected_request"))
        self.assertFalse([name for name in replied if name.lower().startswith("access-control")])
        self.assertIn('"event":"refused","path":"/king","key":"","code":"misdirected_request"', self.audit("export"))
        self.audit("verify")
        shown = self.audit("show")
        for event in ("api_started", "key_created", "order_placed", "refused"):
            self.assertIn(f"  {event}  ", shown)
        host.kill()
        self.audit("verify")
        path = f"{self.directory}/audit.log"
        with open(path, "rb") as file:
            good = file.read()
        self.assertEqual(self.audit("export").encode(), good)
        lines = good.splitlines(keepends=True)
        self.assertGreaterEqual(len(lines), 4)
        flipped = bytearray(good)
        flipped[len(lines[0]) + 40] ^= 1
        for changed, place in ((bytes(flipped), "line 2 "), (b"".join(lines[:2] + lines[3:]), "line 3 "),
                               (b"".join([lines[0], lines[2], lines[1], *lines[3:]]), "line 2 "),
                               (b"".join(lines[:-1]), f"line {len(lines)} is missing")):
            with open(path, "wb") as file:
                file.write(changed)
            self.assertIn(place, self.audit("verify", code=4))
        for secret in (wallet["apiKey"][-20:], wallet["privateKey"][:20]):
            self.assertNotIn(secret.encode(), good)
        # What somebody wrote into the file moves no cursor of a terminal that shows it, and is valid UTF-8.
        foreign = b'{"time":"\\u001b[2J","event":"\\u009b2K","\\u001b]0;name":"\\u202evalue"}\n\x1b[31mno JSON\xff\n'
        with open(path, "wb") as file:
            file.write(foreign + good[len(foreign):])
        shown = self.audit("show").splitlines()
        self.assertEqual(shown[0], "\\u{1b}[2J  \\u{9b}2K  \\u{1b}]0;name=\\u{202e}value")
        self.assertIn("\\u{1b}[31mno JSON\ufffd", shown[1])
        with open(path, "wb") as file:
            file.write(good)
        self.check_several_files(path, lines)
        os.unlink(path)
        os.mkfifo(path)
        self.assertIn("cannot be read", self.audit("verify", code=78))
        self.assertIn("cannot be read", self.audit("show", code=78))


class Restarts(unittest.TestCase):
    def test_reservations_outlive_kill_9(self):
        with tempfile.TemporaryDirectory() as directory:
            host = Host(directory)
            owner = host.create_wallet()
            host.rpc("requestAirdrop", owner["publicKey"], 10 * SOL)
            mint = host.launch(owner["apiKey"])[1]["mint"]
            made = json.loads(subprocess.run(
                [HOST_PROGRAM, "keys", "new", "--scopes", "read,trade", "--wallets", owner["publicKey"], "--max-day",
                 "45000000", "--json", "--data-dir", directory], capture_output=True, text=True).stdout)
            body = {"mode": "buy", "token": mint, "amount": 20_000_000, "amountInSol": True, "slippage": 500,
                    "priorityFee": 0}
            self.assertEqual(ask(host, "POST", "/trade?wait=confirmed", made["key"], body)[0], 200)
            spent = ask(host, "GET", "/key", made["key"])[1]["spentDay"]
            self.assertGreater(spent, 20_000_000)
            host.kill()
            again = Host(directory)
            self.assertEqual(ask(again, "GET", "/key", made["key"])[1]["spentDay"], spent)
            status, answer = ask(again, "POST", "/trade", made["key"], {**body, "amount": 30_000_000})
            self.assertEqual((status, answer["code"]), (403, "limit_day"))
            self.assertEqual(ask(again, "POST", "/trade", made["key"], {**body, "amount": 15_000_000})[0], 200)
            self.assertEqual(again.stop(), 0)


if __name__ == "__main__":
    unittest.main()
