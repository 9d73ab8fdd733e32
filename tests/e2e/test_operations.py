# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A host as its operator meets it: options in a file, systemd's protocol, logs, metrics, the Unix socket, backups, and orders
that wait for a person."""

import glob
import hashlib
import http.client
import json
import os
import re
import signal
import socket
import stat
import subprocess
import tempfile
import threading
import unittest

from host import HOST_PROGRAM, Host, eventually

SOL = 10**9


class UnixConnection(http.client.HTTPConnection):
    """HTTP over a Unix socket."""

    def __init__(self, path):
        super().__init__("whatever")
        self._path = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(60)
        self.sock.connect(self._path)


class Operations(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.data = cls.path("data")
        cls.socket = cls.path("api.sock")
        cls.host = Host(cls.data, "--socket", cls.socket)
        cls.wallet = cls.host.create_wallet()
        cls.host.rpc("requestAirdrop", cls.wallet["publicKey"], 100 * SOL)
        status, launched = cls.host.launch(cls.wallet["apiKey"])
        assert status == 200, launched
        cls.mint = launched["mint"]

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0
        assert not os.path.exists(cls.socket)
        cls.folder.cleanup()

    @classmethod
    def path(cls, name):
        return os.path.join(cls.folder.name, name)

    def command(self, *arguments, code=0, data=None):
        done = subprocess.run([HOST_PROGRAM, *arguments, "--data-dir", data or self.data], capture_output=True, text=True,
                              timeout=60)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout if code == 0 else done.stderr

    def approvals(self):
        return json.loads(self.command("approvals", "list", "--json"))

    def trade(self, key, host=None, **headers):
        """(status, JSON) of a buy, on a connection of its own."""
        body = {"mode": "buy", "token": self.mint, "amount": 10_000_000, "amountInSol": True, "slippage": 500,
                "priorityFee": 0}
        connection = http.client.HTTPConnection("127.0.0.1", (host or self.host).port, timeout=60)
        connection.request("POST", "/trade?wait=confirmed", json.dumps(body),
                           {"Content-Type": "application/json", "x-api-key": key, **headers})
        reply = connection.getresponse()
        answer = reply.status, json.loads(reply.read())
        connection.close()
        return answer

    def begin_trades(self, key, count=1, **headers):
        """(threads, their answers): buys that go on meanwhile."""
        answers = []
        threads = [threading.Thread(target=lambda: answers.append(self.trade(key, **headers))) for _ in range(count)]
        for thread in threads:
            thread.start()
        return threads, answers

    def metrics(self, key=None):
        status, text = self.host.get("/metrics", key or self.wallet["apiKey"])
        self.assertEqual(status, 200, text)
        text = text.decode()
        samples = {}
        for line in text.splitlines():
            if not line.startswith("#"):
                self.assertRegex(line, r'^[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? [0-9.e+-]+$')
                name, value = line.rsplit(" ", 1)
                samples[name.removeprefix("curvedesk_")] = float(value)
        return samples

    def test_a_file_of_options_that_systemd_reloads(self):
        config = self.path("host.conf")

        def write(*lines):
            with open(config, "w") as file:
                file.write("\n".join(["port = 0", f"data-dir = {self.path('other')}", "log-format = json", *lines]))

        def told():
            return notices.recv(256).decode()

        notices = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.addCleanup(notices.close)
        notices.settimeout(60)
        notices.bind(self.path("notify"))
        write("rate-reads = 0")
        process = subprocess.Popen([HOST_PROGRAM, "--config", config], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   text=True, env={**os.environ, "NOTIFY_SOCKET": self.path("notify")})
        self.assertEqual(told(), "READY=1")
        port = int(re.search(r":(\d+) ", process.stdout.readline())[1])
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

        def ask(method, path, key=""):
            connection.request(method, path, headers={"x-api-key": key})
            reply = connection.getresponse()
            return reply.status, json.loads(reply.read())

        key = ask("POST", "/createWallet")[1]["apiKey"]
        self.assertEqual({ask("GET", "/orders", key)[0] for _ in range(8)}, {200})
        for lines, statuses in ((("rate-reads = a lot\x1b[31m",), {200}),
                                (("rate-reads = 1", "log-level = debug"), {200, 429})):
            write(*lines)
            process.send_signal(signal.SIGHUP)
            self.assertEqual((told(), told()), ("RELOADING=1", "READY=1"))
            self.assertEqual({ask("GET", "/orders", key)[0] for _ in range(8)}, statuses)
        connection.close()
        process.terminate()
        self.assertEqual(told(), "STOPPING=1")
        _, log = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 0)
        events = [json.loads(line) for line in log.splitlines()]
        self.assertTrue(any(event["level"] == "warning" and "rate-reads" in event["message"] for event in events), log)
        self.assertNotIn("\x1b", log)
        # Requests are logged from the moment on at which the level takes them.
        self.assertEqual(sum(event["message"].startswith("GET /orders ") for event in events), 8, log)
        write("port = many")
        refused = subprocess.run([HOST_PROGRAM, "--config", config], capture_output=True, text=True, timeout=60)
        self.assertEqual(refused.returncode, 78)
        self.assertRegex(refused.stderr, rf"^curvedesk-host: {re.escape(config)}: port .*\n$")

    def test_metrics(self):
        before = self.metrics()
        self.assertEqual(self.trade(self.wallet["apiKey"])[0], 200)
        self.assertEqual(self.host.get("/quote?token=x&mode=buy&amount=1", self.wallet["apiKey"])[0], 404)
        self.assertEqual(self.host.get('/no"where', self.wallet["apiKey"])[0], 404)
        self.assertEqual(self.host.get("/orders/x", self.wallet["apiKey"])[0], 404)
        after = self.metrics()

        def rose(name):
            return after[name] - before.get(name, 0)
        self.assertEqual(rose('http_requests_total{route="/trade",code="200"}'), 1)
        self.assertEqual(rose('http_requests_total{route="/quote",code="404"}'), 1)
        self.assertEqual(rose('http_requests_total{route="other",code="404"}'), 1)
        self.assertEqual(rose('http_requests_total{route="/orders/{id}",code="404"}'), 1)
        self.assertEqual(rose('http_request_duration_seconds_count{route="/trade"}'), 1)
        self.assertEqual(rose('http_request_duration_seconds_bucket{route="/trade",le="+Inf"}'), 1)
        self.assertGreater(rose('http_request_duration_seconds_sum{route="/trade"}'), 0)
        self.assertEqual(rose('orders_total{status="succeeded"}'), 1)
        self.assertEqual(after['orders_open{status="unknown"}'], 0)
        self.assertEqual(after['endpoints{state="away"}'], 0)
        for name in ("journal_bytes", "audit_log_bytes", "connections", "process_open_fds", "process_resident_memory_bytes"):
            self.assertGreater(after[name], 0, name)
        self.assertLess(after["slot_age_seconds"], 60)
        self.assertEqual(after["vault_locked"], 0)
        self.assertTrue(any(name.startswith("build_info{") for name in after))
        key = json.loads(self.command("keys", "new", "--scopes", "quote", "--json"))["key"]
        self.assertEqual(self.host.get("/metrics", key)[0], 403)
        self.assertEqual(self.host.get("/metrics", "")[0], 401)

    def test_unix_socket(self):
        self.assertEqual(stat.S_IMODE(os.stat(self.socket).st_mode), 0o600)
        connection = UnixConnection(self.socket)
        for _ in range(2):
            connection.request("GET", f"/balance?token=SOL&wallet={self.wallet['publicKey']}",
                               headers={"x-api-key": self.wallet["apiKey"]})
            reply = connection.getresponse()
            self.assertEqual((reply.status, json.loads(reply.read()).keys() >= {"balance"}), (200, True))
        connection.request("GET", "/balance")
        reply = connection.getresponse()
        self.assertEqual((reply.status, reply.read() != b""), (401, True))
        connection.request("GET", "/health", headers={"Origin": "https://evil.example"})
        self.assertEqual(connection.getresponse().status, 403)
        connection.close()
        opened = []
        for _ in range(2):
            each = socket.socket(socket.AF_UNIX)
            each.settimeout(60)
            each.connect(self.socket)
            each.sendall(b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                         b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
            self.assertTrue(each.recv(4096).startswith(b"HTTP/1.1 101 "))
            opened.append(each)
        for each in opened:
            call = b'{"method":"subscribeTrades","id":1}'
            each.sendall(bytes([0x81, 0x80 | len(call), 0, 0, 0, 0]) + call)
            self.assertIn(b"subscribed", each.recv(4096))
            each.close()
        arguments = ("--port", "0", "--socket", self.socket)
        self.assertIn("in use", self.command(*arguments, code=5, data=self.path("second")))
        plain = self.path("plain")
        with open(plain, "w"):
            pass
        self.command("--port", "0", "--socket", plain, code=5, data=self.path("second"))
        left = self.path("left.sock")
        host = Host(self.path("third"), "--socket", left)
        host.kill()
        self.assertTrue(os.path.exists(left))
        host = Host(self.path("third"), "--socket", left)
        connection = UnixConnection(left)
        connection.request("GET", "/health")
        self.assertEqual(connection.getresponse().status, 200)
        connection.close()
        self.assertEqual(host.stop(), 0)

    def test_backup_while_it_runs(self):
        host = Host(self.path("source"))
        wallets = [host.create_wallet() for _ in range(3)]
        host.rpc("requestAirdrop", wallets[0]["publicKey"], 100 * SOL)
        status, launched = host.launch(wallets[0]["apiKey"])
        self.assertEqual(status, 200, launched)
        placed, ends = [], threading.Event()

        def keep_trading():
            body = {"mode": "buy", "token": launched["mint"], "amount": 1_000_000, "amountInSol": True, "slippage": 500,
                    "priorityFee": 0}
            while not ends.is_set():
                placed.append(host.post("/trade", body, wallets[0]["apiKey"])[1]["orderId"])

        trading = threading.Thread(target=keep_trading)
        trading.start()
        eventually(lambda: True if len(placed) > 5 else None)
        early = set(placed)
        copy = self.path("backup")
        self.command("backup", copy, data=self.path("source"))
        ends.set()
        trading.join()
        self.command("restore", copy, code=3, data=self.path("source"))
        host.kill()
        self.command("restore", copy, code=78, data=self.path("source"))
        self.command("backup", copy, code=78, data=self.path("source"))
        for folder, _, names in os.walk(copy):
            self.assertEqual(stat.S_IMODE(os.stat(folder).st_mode), 0o700)
            for name in names:
                self.assertEqual(stat.S_IMODE(os.stat(os.path.join(folder, name)).st_mode), 0o600, name)
        with open(os.path.join(copy, "SHA256SUMS")) as sums:
            for line in sums:
                expected, name = line.rstrip("\n").split("  ")
                with open(os.path.join(copy, name), "rb") as file:
                    self.assertEqual(hashlib.sha256(file.read()).hexdigest(), expected, name)
        restored = self.path("restored")
        with open(os.path.join(copy, "wallets.sqlite"), "r+b") as file:
            good = file.read()
            file.seek(len(good) // 2)
            file.write(bytes([good[len(good) // 2] ^ 1]))
        self.assertIn("wallets.sqlite", self.command("restore", copy, code=4, data=restored))
        self.assertFalse(os.path.exists(restored))
        with open(os.path.join(copy, "wallets.sqlite"), "wb") as file:
            file.write(good)
        self.command("restore", copy, data=restored)
        self.command("audit", "verify", data=restored)
        listed = self.command("wallets", "list", data=restored)
        self.assertEqual([line.split()[0] for line in listed.splitlines()], [each["publicKey"] for each in wallets])
        self.assertEqual(self.command("wallets", "export", wallets[2]["publicKey"], data=restored).strip(),
                         wallets[2]["privateKey"])
        host = Host(restored)
        orders, cursor = {}, ""
        while cursor is not None:
            page = host.get("/orders?limit=100" + (f"&cursor={cursor}" if cursor else ""), wallets[0]["apiKey"])[1]
            orders.update({order["id"]: order["status"] for order in page["orders"]})
            cursor = page["next"]
        self.assertLessEqual(early | {launched["orderId"]}, set(orders))
        self.assertLessEqual(set(orders), set(placed) | {launched["orderId"]})
        self.assertEqual({orders[each] for each in early}, {"succeeded"})
        self.assertEqual(host.stop(), 0)

    def test_a_backup_of_a_stopped_host_keeps_the_market(self):
        data, copy, restored = self.path("stopped"), self.path("copy"), self.path("again")

        def files(folder, pattern):
            return glob.glob(os.path.join(folder, "**", pattern), recursive=True)

        host = Host(data)
        wallet = host.create_wallet()
        host.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)
        status, launched = host.launch(wallet["apiKey"])
        self.assertEqual(status, 200, launched)
        self.assertEqual(host.stop(), 0)
        self.assertTrue(files(data, "market.sqlite.digest"))
        self.command("backup", copy, data=data)
        self.command("restore", copy, data=restored)
        host = Host(restored)
        self.assertEqual(host.stop(), 0)
        self.assertTrue(files(restored, "market.sqlite"))
        self.assertEqual(files(restored, "*.damaged-*"), [])

    def approval_key(self):
        return json.loads(self.command("keys", "new", "--scopes", "read,trade,launch", "--wallets",
                                       self.wallet["publicKey"], "--label", "Bot\x1b[31m", "--approval", "--json"))["key"]

    def test_orders_that_wait_for_a_person(self):
        key = self.approval_key()

        def waiting(count=1):
            return eventually(lambda: found if len(found := self.approvals()) == count else None)

        threads, answers = self.begin_trades(key, 3, **{"Idempotency-Key": "one"})
        approval, = waiting()
        self.assertEqual((approval["kind"], approval["token"], approval["wallet"], approval["slippageBps"]),
                         ("buy", self.mint, self.wallet["publicKey"], 500))
        self.assertTrue(10_000_000 <= approval["mostLamports"] < 20_000_000 and 0 < approval["secondsLeft"] <= 60)
        self.assertEqual(self.host.get("/orders", key)[1]["orders"], [])
        shown = self.command("approvals", "list")
        self.assertIn(approval["id"], shown)
        self.assertNotIn("\x1b", shown)
        self.command("approvals", "approve", approval["id"])
        for thread in threads:
            thread.join()
        self.assertEqual([(status, reply["status"]) for status, reply in answers], [(200, "succeeded")] * 3)
        self.assertEqual(len({reply["orderId"] for _, reply in answers}), 1)
        self.assertIn("no order", self.command("approvals", "approve", approval["id"], code=78))

        threads, answers = self.begin_trades(key, 3, **{"Idempotency-Key": "two"})
        approval, = waiting()
        eventually(lambda: True if self.metrics()["connections"] >= 4 else None)
        self.command("approvals", "refuse", approval["id"])
        for thread in threads:
            thread.join()
        self.assertEqual([(status, reply["code"]) for status, reply in answers], [(403, "approval_refused")] * 3)
        self.assertEqual(self.approvals(), [])
        self.assertEqual(len(self.host.get("/orders", key)[1]["orders"]), 1)

        launches = []
        other = Host.__new__(Host)  # a second client of the same host
        other.__dict__.update(self.host.__dict__, _connection=None)
        thread = threading.Thread(target=lambda: launches.append(other.launch(key, amount="1000000")))
        thread.start()
        approval, = waiting()
        self.assertEqual((approval["kind"], approval["symbol"]), ("launch", "CFOX"))
        self.command("approvals", "approve", approval["id"])
        thread.join()
        self.assertEqual(launches[0][0], 200, launches)
        other._connection.close()

        log = self.command("audit", "export")
        for event in ("approval_asked", "approval_given", "approval_refused", "order_settled", "wallet_added"):
            self.assertIn(f'"event":"{event}"', log)
        self.command("audit", "verify")

    def test_waiting_is_bounded_and_ends(self):
        key = self.approval_key()
        host = self.host
        self.__class__.host = short = Host(self.path("short"), "--approval-timeout", "1")
        try:
            wallet = short.create_wallet()
            short.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)
            self.assertEqual(short.launch(wallet["apiKey"])[0], 200)
            self.__class__.mint, mint = short.launch(wallet["apiKey"], symbol="OTHER")[1]["mint"], self.mint
            key = json.loads(self.command("keys", "new", "--scopes", "trade", "--wallets", wallet["publicKey"],
                                          "--approval", "--json", data=self.path("short")))["key"]
            status, reply = self.trade(key)
            self.assertEqual((status, reply["code"]), (403, "approval_timeout"))
            self.assertEqual(short.stop(), 0)
            self.__class__.host = long = Host(self.path("short"), "--approval-timeout", "600")
            threads, answers = self.begin_trades(key, 20)
            eventually(lambda: True if len(answers) == 12 else None)
            self.assertEqual({(status, reply["code"]) for status, reply in answers}, {(429, "rate_limited")})
            self.assertEqual(long.stop(), 0)
            for thread in threads:
                thread.join()
            self.assertEqual([status for status, _ in answers[12:]], [503] * 8)
        finally:
            self.__class__.host, self.__class__.mint = host, mint


if __name__ == "__main__":
    unittest.main()
