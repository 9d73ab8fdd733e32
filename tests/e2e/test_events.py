# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""What happens on the market, as a client of the event stream hears it."""

import contextlib
import hashlib
import hmac
import http.client
import http.server
import json
import os
import pathlib
import random
import signal
import socket
import sqlite3
import struct
import subprocess
import tempfile
import threading
import time
import unittest
import urllib.request

from events import EventStream
from host import HOST_PROGRAM, Host, eventually, png

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
                                     "Timestamp", "Cursor"})
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

    def coin(self, **fields):
        status, launched = self.host.launch(self.creator["apiKey"], **fields)
        self.assertEqual(status, 200, launched)
        return launched["mint"]

    def trade(self, token, amount, wallet=None, **fields):
        status, reply = self.host.post(
            "/trade?wait=confirmed", {"mode": "buy", "token": token, "amount": amount, "amountInSol": True,
                                      "slippage": 500, "priorityFee": 0, **fields}, (wallet or self.trader)["apiKey"])
        self.assertEqual((status, reply["status"]), (200, "succeeded"), reply)
        return reply

    def test_filters(self):
        ours, foreign = self.coin(), self.coin(name="Other")
        filters = {"large": {"minSol": 50_000_000}, "sales": {"kind": "sell"}, "small": {"minSol": 0, "kind": "buy"},
                   "creator": {"creator": self.creator["publicKey"], "minSol": 50_000_000, "kind": "buy"},
                   "stranger": {"creator": self.trader["publicKey"]}}
        streams = {name: EventStream(self.host.port) for name in filters}
        for name, where in filters.items():
            streams[name].ask("subscribeToken", ours, where=where)
        self.trade(foreign, 90_000_000)
        sent = [self.trade(ours, 20_000_000)["signature"], self.trade(ours, 90_000_000)["signature"],
                self.trade(ours, "50%", mode="sell", amountInSol=False)["signature"]]
        # The last trade is large enough, a purchase, or a sale for each: what comes before it is all that was told.
        for name, expected in {"large": sent[1:], "sales": sent[2:], "small": sent[:2], "creator": sent[1:2]}.items():
            heard = [streams[name].message()["Signature"] for _ in expected]
            self.assertEqual(heard, expected, name)
        self.assertTrue(streams["stranger"].silent())
        for where, words in (({"minSOL": 1}, "where has no member minSOL"), ({"minSol": 0.5}, "where.minSol must be"),
                             ({"minSol": -1}, "where.minSol must be"), ({"kind": "Buy"}, "where.kind must be"),
                             ({"creator": "me"}, "where.creator must be"), ([], "where must be an object")):
            answer = streams["large"].call("subscribeTrades", where=where)
            self.assertEqual((answer.get("error"), answer.get("code")), (True, "invalid_input"), answer)
            self.assertIn(words, answer["message"])
        self.assertIn("trades only", streams["large"].call("subscribeNewPools", where={"kind": "buy"})["message"])
        for since in ("", "x", "0" * 27, "0" * 27 + "G", 5, ["0" * 28]):
            answer = streams["large"].call("subscribeTrades", since=since)
            self.assertEqual((answer.get("error"), answer.get("code")), (True, "invalid_input"), answer)

    def test_own_orders(self):
        """Each key is told its own orders only, for as long as it is valid."""
        mint = self.coin()
        other = self.host.create_wallet()
        self.host.rpc("requestAirdrop", other["publicKey"], 100 * SOL)
        self.assertEqual(EventStream(self.host.port, **{"x-api-key": "nonsense"}).status, 401)
        mine = EventStream(self.host.port, **{"x-api-key": self.trader["apiKey"]})
        theirs = EventStream(self.host.port)
        self.assertEqual(theirs.call("subscribeOrders")["code"], "unauthorized")
        self.assertEqual(theirs.call("authenticate", "nonsense")["message"], "apiKey not found")
        self.assertEqual(theirs.call("authenticate", other["apiKey"])["result"], "authenticated")
        for stream in (mine, theirs):
            stream.ask("subscribeOrders")
        bought, sold = self.trade(mint, 10_000_000), self.trade(mint, 20_000_000, other)
        for stream, reply, wallet in ((mine, bought, self.trader), (theirs, sold, other)):
            heard = [stream.message(), stream.message()]
            self.assertEqual([event["Status"] for event in heard], ["pending", "succeeded"])
            for event in heard:
                self.assertEqual([event["type"], event["Id"], event["Wallet"], event["Mint"], event["Signature"]],
                                 ["order", reply["orderId"], wallet["publicKey"], mint, reply["signature"]])
            self.assertGreater(heard[1]["SolAmount"], 0)
        # Who returns is told what became of an order, and nothing of what was told before.
        again = EventStream(self.host.port, **{"x-api-key": other["apiKey"]})
        again.ask("subscribeOrders", since=heard[0]["Cursor"])
        self.assertEqual(again.message(), heard[1])
        again.ask("subscribeTrades")
        keys = [HOST_PROGRAM, "keys", "revoke", other["apiKey"].split("_")[1], "--data-dir", self.host.data_dir]
        self.assertEqual(subprocess.run(keys, stdout=subprocess.DEVNULL, check=False).returncode, 0)
        with self.assertRaises((EOFError, ConnectionResetError)):
            while True:
                again.message()
        self.trade(mint, 10_000_000)
        self.assertEqual(mine.message()["type"], "order")

    def test_orders_that_the_log_could_not_take_are_told_later(self):
        mint = self.coin()
        stream = EventStream(self.host.port, **{"x-api-key": self.trader["apiKey"]})
        stream.ask("subscribeOrders")
        self.trade(mint, 10_000_000)
        before = [stream.message(), stream.message()][1]["Cursor"]
        log = sqlite3.connect(os.path.join(self.host.data_dir, "events.sqlite"), timeout=10, isolation_level=None)
        self.addCleanup(log.close)
        log.execute("CREATE TRIGGER refuses BEFORE INSERT ON event BEGIN SELECT RAISE(ABORT, 'full'); END")
        lost = self.trade(mint, 20_000_000)
        log.execute("DROP TRIGGER refuses")
        heard = [stream.message(), stream.message()]
        self.assertEqual([(event["Id"], event["Status"]) for event in heard],
                         [(lost["orderId"], "pending"), (lost["orderId"], "succeeded")])
        trades = EventStream(self.host.port)
        trades.ask("subscribeTrades", since=before)
        gap = trades.message()
        self.assertEqual((gap["type"], gap["To"]), ("gap", lost["slot"]))
        told = self.trade(mint, 30_000_000)
        self.assertEqual(trades.message()["Signature"], told["signature"])

    def test_pictures_and_documents(self):
        status, launched = self.host.launch(self.creator["apiKey"], amount="2000000000", description="With a picture.")
        self.assertEqual(status, 200, launched)
        king = eventually(lambda: next((reply for reply in [self.host.get("/king", self.trader["apiKey"])[1]]
                                        if reply["mint"] == launched["mint"]), None))
        address = f"http://127.0.0.1:{self.host.port}/ipfs/"
        self.assertEqual(king["metadata_uri"], address + launched["metadataUri"].removeprefix("ipfs://"))
        _, info = self.host.get(f"/info?token={launched['mint']}", self.trader["apiKey"])
        self.assertEqual(info["MetadataUri"], king["metadata_uri"])
        for uri, kind in ((king["image_uri"], "image/png"), (king["metadata_uri"], "application/json")):
            self.assertTrue(uri.startswith(address), uri)
            for method in ("GET", "HEAD"):
                with urllib.request.urlopen(urllib.request.Request(uri, method=method), timeout=10) as reply:
                    self.assertEqual((reply.status, reply.headers["Content-Type"]), (200, kind))
                    self.assertEqual(reply.headers["X-Content-Type-Options"], "nosniff")
                    self.assertEqual(reply.headers["Cache-Control"], "no-store")
                    body = reply.read() or body
            self.assertEqual(body if kind == "image/png" else json.loads(body)["description"],
                             png() if kind == "image/png" else "With a picture.")
        name = king["image_uri"].rsplit("/", 1)[-1]
        for cid, expected in ((name[:-1] + "q", 404), (name.upper(), 404), ("x", 404), ("", 404), ("../orders.sqlite", 404),
                              ("%2e%2e%2forders.sqlite", 404), (name + "/x", 404), (name + "?x=1", 200)):
            status, reply, headers = self.host.request("GET", f"/ipfs/{cid}")
            self.assertEqual((status, headers["Cache-Control"]), (expected, "no-store"), cid)
            self.assertEqual(isinstance(reply, dict) and reply["error"], expected == 404, cid)
        status, _, headers = self.host.request("POST", f"/ipfs/{name}", "{}", {"Content-Type": "application/json"})
        self.assertEqual((status, headers["Allow"]), (405, "GET, HEAD"))
        # A file that is no longer what its name says is not served.
        with open(f"{self.host.data_dir}/metadata/{name}", "ab") as file:
            file.write(b"x")
        self.assertEqual(self.host.request("GET", f"/ipfs/{name}")[0], 500)

    def test_web_pages_are_refused(self):
        self.assertEqual(EventStream(self.host.port, Origin="https://evil.example").status, 403)
        self.assertEqual(EventStream(self.host.port, Host="evil.example").status, 421)
        self.assertEqual(EventStream(self.host.port).status, 101)

    def test_wrong_frames(self):
        """Frames and messages beyond 64 KiB, and those that the protocol forbids, end the connection with their code."""
        def frame(payload, first=0x81, announced=None):
            size = len(payload) if announced is None else announced
            head = bytes([first, 0x80 | size]) if size < 126 else \
                bytes([first, 0xfe]) + struct.pack(">H", size) if size < 2**16 else \
                bytes([first, 0xff]) + struct.pack(">Q", size)
            return head + bytes(4) + payload  # masked with zeros
        call = b'{"method":"subscribeTrades","id":1}'
        fits = b'{"id":1,"result":"subscribed"}'
        half = frame(call[:9], 0x01)
        cases = {
            "whole": (frame(call), fits), "in parts": (half + frame(call[9:], 0x80), fits),
            "64 KiB": (frame(call.ljust(65536)), fits), "one byte more": (frame(call.ljust(65537)), 1009),
            "in parts, too": (frame(bytes(1024), 0x01) + frame(bytes(1024), 0x00) * 64, 1009),
            "announced": (frame(b"", announced=2**62), 1009), "beyond 63 bits": (frame(b"", announced=2**63), 1002),
            "compressed": (frame(call, 0xc1), 1002), "unknown": (frame(call, 0x83), 1002),
            "a long ping": (frame(bytes(126), 0x89), 1002), "half a ping": (frame(b"", 0x09), 1002),
            "no beginning": (frame(call, 0x80), 1002), "a beginning twice": (half + frame(call), 1002),
            "no UTF-8": (frame(b"\xff\xfe"), 1007), "half a code": (frame(b"x", 0x88), 1002),
            "without a mask": (bytes([0x81, len(call)]) + call, 1002), "a close without one": (b"\x88\x02\x03\xe8", 1002),
            "half without a mask": (half + bytes([0x80, len(call) - 9]) + call[9:], 1002)}
        for name, (sent, expected) in cases.items():
            with self.subTest(name):
                # The extension that a client offers is not taken: nothing is unpacked.
                stream = EventStream(self.host.port, **{"Sec-WebSocket-Extensions": "permessage-deflate"})
                self.assertEqual((stream.status, "extensions" in stream.head.lower()), (101, False))
                self.assertEqual(stream.refusal(sent), expected)

    def test_a_stop_says_goodbye(self):
        host = Host()
        stream = EventStream(host.port)
        stream.ask("subscribeTrades")
        self.assertEqual(host.stop(), 0)
        with self.assertRaises((EOFError, ConnectionResetError)):
            stream.message()

    def test_clients_that_are_gone_at_once_leave_no_line_in_the_log(self):
        host = Host()
        handshake = (f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{host.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode()
        for _ in range(20):
            client = socket.create_connection(("127.0.0.1", host.port))
            client.sendall(handshake + b"\x88\x80\0\0\0\0")  # and a close frame
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # the end is a reset
            client.close()
        EventStream(host.port).ask("subscribeTrades")  # all before are served
        host.process.send_signal(signal.SIGTERM)
        self.assertEqual(host.process.communicate(timeout=10)[1], "")
        self.assertEqual(host.process.returncode, 0)


class Balances(unittest.TestCase):
    """The wallets of a key, as its client is told of them: by orders, and by what others send."""

    def follow(self, stream, wallet, told, amounts):
        """Reads until the wallet holds these amounts; each event begins where the one before ended."""
        while not amounts.items() <= told.items():
            event = stream.message()
            self.assertEqual((event["type"], event["Wallet"]), ("balance", wallet["publicKey"]), event)
            self.assertEqual(event["PreviousAmount"], told.get(event["Mint"], 0), event)
            self.assertNotEqual(event["Amount"], event["PreviousAmount"])
            told[event["Mint"]] = event["Amount"]
            self.assertGreater(event["Cursor"], told.get("Cursor", ""))
            told["Cursor"] = event["Cursor"]

    def balances(self, host, wallet, *mints):
        return {mint: int(host.get(f"/balance?token={mint}&wallet={wallet['publicKey']}", wallet["apiKey"])[1]["balanceRaw"])
                for mint in mints}

    def test_each_key_hears_of_its_own_wallets(self):
        with tempfile.TemporaryDirectory() as folder:
            host = Host(folder)
            wallet, other = host.create_wallet(), host.create_wallet()
            keys = [HOST_PROGRAM, "keys", "--data-dir", folder, "--json"]
            blind = json.loads(subprocess.check_output([*keys, "new", "--scopes", "trade"]))["key"]
            both = json.loads(subprocess.check_output(
                [*keys, "new", "--scopes", "read", "--wallets", f"{wallet['publicKey']},{other['publicKey']}"]))
            self.assertEqual(EventStream(host.port).call("subscribeBalances")["code"], "unauthorized")
            self.assertEqual(EventStream(host.port, **{"x-api-key": blind}).call("subscribeBalances")["code"],
                             "scope_missing")
            mine, theirs, all_of_them = (EventStream(host.port, **{"x-api-key": key})
                                         for key in (wallet["apiKey"], other["apiKey"], both["key"]))
            for stream in (mine, theirs, all_of_them):
                stream.ask("subscribeBalances")
            told = {}
            host.rpc("requestAirdrop", wallet["publicKey"], 10 * SOL)
            self.follow(mine, wallet, told, {"SOL": 10 * SOL})
            status, launched = host.launch(wallet["apiKey"], amount=str(SOL), slippage="500")
            self.assertEqual(status, 200, launched)
            mint = launched["mint"]
            held = eventually(lambda: next((held for held in [self.balances(host, wallet, "SOL", mint)] if held[mint]),
                                           None))
            self.follow(mine, wallet, told, held)
            # A reader that leaves and comes back is told what happened meanwhile, also while the host was down.
            left = told["Cursor"]
            mine.socket.close()
            status, sold = host.post("/trade?wait=confirmed", {
                "mode": "sell", "token": mint, "amount": "50%", "amountInSol": False, "slippage": 500,
                "priorityFee": 0}, wallet["apiKey"])
            self.assertEqual((status, sold["status"]), (200, "succeeded"), sold)
            host.rpc("requestAirdrop", other["publicKey"], 3 * SOL)
            self.follow(theirs, other, {}, {"SOL": 3 * SOL})
            self.assertTrue(theirs.silent())
            heard = [all_of_them.message()["Wallet"]]
            while heard[-1] != other["publicKey"]:
                heard.append(all_of_them.message()["Wallet"])
            self.assertEqual(set(heard), {wallet["publicKey"], other["publicKey"]})
            host.kill()
            host = Host(folder)
            host.rpc("requestAirdrop", wallet["publicKey"], 2 * SOL)
            mine = EventStream(host.port, **{"x-api-key": wallet["apiKey"]})
            mine.ask("subscribeBalances", since=left)
            now = self.balances(host, wallet, "SOL", mint)
            self.assertEqual(now[mint], held[mint] - held[mint] // 2)
            self.follow(mine, wallet, told, now)
            # The wallets of a key can change while its client listens.
            subprocess.run([*keys, "limit", both["id"], "--wallets", other["publicKey"]], check=True,
                           stdout=subprocess.DEVNULL)
            narrowed = EventStream(host.port, **{"x-api-key": both["key"]})
            narrowed.ask("subscribeBalances")
            host.rpc("requestAirdrop", wallet["publicKey"], SOL)
            self.follow(mine, wallet, told, {"SOL": now["SOL"] + SOL})
            host.rpc("requestAirdrop", other["publicKey"], SOL)
            self.assertEqual(narrowed.message()["Wallet"], other["publicKey"])
            self.assertEqual(host.stop(), 0)


class Receiver(http.server.BaseHTTPRequestHandler):
    """What webhooks post to; it refuses while `refuses`."""

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.seen.append((self.headers["X-Curvedesk-Event"], self.headers["X-Curvedesk-Signature"], body))
        refused = self.server.refuses > 0
        self.server.refuses -= 1
        if not refused:
            self.server.taken.append(json.loads(body))
        self.send_response(500 if refused else 204)
        self.end_headers()

    def log_message(self, *_):
        pass


class Webhooks(unittest.TestCase):
    def command(self, folder, *words, code=0):
        done = subprocess.run([HOST_PROGRAM, "webhooks", *words, "--data-dir", folder], text=True, capture_output=True,
                              timeout=60, check=False)
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stdout

    def test_are_told_in_order_and_again_until_they_take_it(self):
        receiver = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
        receiver.seen, receiver.taken, receiver.refuses = [], [], 2
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        self.addCleanup(receiver.server_close)
        self.addCleanup(receiver.shutdown)
        with tempfile.TemporaryDirectory() as folder:
            host = Host(folder)
            wallet = host.create_wallet()
            host.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)
            for url in ("http://example.com/", "https://10.0.0.1/", "https://router.local/", "ftp://127.0.0.1/", "x",
                        "https://user:word@example.com/", "http://192.168.0.1/", "http://169.254.169.254/latest"):
                self.command(folder, "add", url, code=64)
            self.command(folder, "add", "http://127.0.0.1:1/", "--call", '{"method":"subscribeTrades","where":5}', code=64)
            for own in ("subscribeOrders", "subscribeBalances"):
                self.command(folder, "add", "http://127.0.0.1:1/", "--call", json.dumps({"method": own}), code=64)
            url = f"http://127.0.0.1:{receiver.server_port}/in"
            added = json.loads(self.command(
                folder, "add", url, "--json", "--key", wallet["apiKey"].split("_")[1], "--call",
                '{"method":"subscribeNewPools"}', "--call", '{"method":"subscribeTrades","where":{"minSol":2000000}}',
                "--call", '{"method":"subscribeOrders"}', "--call", '{"method":"subscribeBalances"}'))
            self.assertEqual(self.command(folder, "list").split()[:2], [str(added["id"]), url])
            self.assertNotIn(added["secret"], self.command(folder, "list", "--json"))
            # A running host takes it within a second: launches are made until it is told of one.
            eventually(lambda: host.launch(wallet["apiKey"]) and receiver.taken or None)

            def told(kind, count):
                events = [event for event in receiver.taken if event["type"] == kind]
                return events if len(events) >= count else None
            mint = eventually(lambda: told("newPool", 1))[0]["Mint"]

            def buy(amount):
                status, reply = host.post("/trade?wait=confirmed", {
                    "mode": "buy", "token": mint, "amount": amount, "amountInSol": True, "slippage": 500,
                    "priorityFee": 0}, wallet["apiKey"])
                self.assertEqual((status, reply["status"]), (200, "succeeded"), reply)
                return reply["signature"]
            bought = [buy(amount) for amount in (3_000_000, 1_000_000, 4_000_000)]
            eventually(lambda: told("trade", 2))
            # It is down while the host is stopped and started, and then refuses twice.
            receiver.refuses = 10**6
            bought.append(buy(5_000_000))
            host.kill()
            host = Host(folder)
            receiver.refuses = 1
            eventually(lambda: told("trade", 3))
            self.assertEqual([event["Signature"] for event in told("trade", 1)], [bought[0], bought[2], bought[3]])
            cursors = [event["Cursor"] for event in receiver.taken]
            self.assertEqual(cursors, sorted(set(cursors)))
            self.assertTrue(any(event["Status"] == "succeeded" for event in told("order", 1)))
            def lamports():
                _, reply = host.get(f"/balance?token=SOL&wallet={wallet['publicKey']}", wallet["apiKey"])
                return int(reply["balanceRaw"])
            eventually(lambda: [event["Amount"] for event in told("balance", 1) or [] if event["Mint"] == "SOL"][-1:]
                       == [lamports()] or None)
            self.assertGreater(len(receiver.seen), len(receiver.taken))
            for name, signature, body in receiver.seen:
                self.assertEqual(json.loads(body)["Cursor"], name)
                made = hmac.new(added["secret"].encode(), body, hashlib.sha256).hexdigest()
                self.assertEqual(signature, "sha256=" + made)
            # Of an order that it refused it is not told once the key is revoked, though it has that event in hand.
            receiver.refuses = 10**6
            bought.append(buy(6_000_000))
            eventually(lambda: receiver.refuses < 10**6 or None)
            self.assertNotIn(bought[-1], [event.get("Signature") for event in receiver.taken])
            subprocess.run([HOST_PROGRAM, "keys", "revoke", wallet["apiKey"].split("_")[1], "--data-dir", folder],
                           check=True, stdout=subprocess.DEVNULL)
            self.command(folder, "add", url, "--key", wallet["apiKey"].split("_")[1], "--call",
                         '{"method":"subscribeOrders"}', code=64)
            receiver.refuses = 0
            eventually(lambda: told("trade", 4))
            self.assertEqual(sorted(event["type"] for event in receiver.taken if event.get("Signature") == bought[-1]),
                             ["trade"])
            # Where the place that it had reached cannot be read, it is told of a gap and of all that the log has.
            self.assertEqual(host.stop(), 0)
            (file,) = pathlib.Path(folder).rglob("webhooks.sqlite")
            with contextlib.closing(sqlite3.connect(file)) as store, store:
                store.execute("UPDATE webhook SET cursor = 'x'")
            before = len(receiver.taken)
            host = Host(folder)
            eventually(lambda: receiver.taken[before + 1:] or None)
            self.assertEqual([event["type"] for event in receiver.taken[before:before + 2]], ["gap", "newPool"])
            self.command(folder, "remove", str(added["id"] + 1), code=64)  # which leaves no line in the audit log
            self.command(folder, "remove", str(added["id"]))
            audit = subprocess.run([HOST_PROGRAM, "audit", "export", "--data-dir", folder], text=True, capture_output=True,
                                   check=True).stdout
            lines = [line for line in map(json.loads, audit.splitlines()) if line["event"].startswith("webhook_")]
            self.assertEqual([line["event"] for line in lines], ["webhook_added", "webhook_removed"])
            self.assertEqual((lines[0]["receiver"], lines[0]["key"], lines[1]["webhook"]),
                             (url.removesuffix("/in"), wallet["apiKey"].split("_")[1], str(added["id"])))
            self.command(folder, "remove", str(added["id"]), code=64)
            self.assertEqual(self.command(folder, "list"), "")
            self.assertEqual(host.stop(), 0)

    def test_have_as_many_calls_as_a_connection(self):
        def calls(count):
            return [word for least in range(count) for word in (
                "--call", json.dumps({"method": "subscribeTrades", "where": {"minSol": least}}))]
        with tempfile.TemporaryDirectory() as folder:
            self.command(folder, "add", "http://127.0.0.1:1/", *calls(65), code=64)
            self.assertEqual(self.command(folder, "list"), "")
            self.command(folder, "add", "http://127.0.0.1:1/", *calls(64))
            self.assertEqual(len(self.command(folder, "list").splitlines()), 1)


BEGINNING = "0" * 28
# Trades that are made, and times that a reader of them leaves and comes back: half of each before the host is killed.
TRADES = int(os.environ.get("CURVEDESK_TRADES", "1280"))
VISITS = int(os.environ.get("CURVEDESK_VISITS", "60"))


class Returning(unittest.TestCase):
    """A reader that leaves in the middle, again and again, and comes back with its last cursor."""

    def read(self, port, since, count=10**6, last=None):
        """`count` events after a cursor, or all up to a transaction, then the reader is gone, whatever was on its way."""
        stream = EventStream(port)
        stream.send(*({"method": method, "since": since}
                      for method in ("subscribeTrades", "subscribeNewPools", "subscribePublications")))
        heard = []
        while len(heard) < count and (not heard or heard[-1].get("Signature") != last or last is None):
            heard.append(stream.message())
        return heard

    def visit(self, host, heard, visits):
        for _ in range(visits):
            heard += self.read(host.port, heard[-1]["Cursor"], random.randrange(1, TRADES // VISITS))

    def buy(self, host, wallet, mint, count):
        """`count` purchases by eight clients at once; those that a killed host cannot take are not made."""
        def client():
            connection = http.client.HTTPConnection("127.0.0.1", host.port, timeout=60)
            body = json.dumps({"mode": "buy", "token": mint, "amount": 1_000_000, "amountInSol": True, "slippage": 5000,
                               "priorityFee": 0})
            made = 0
            while made < count // 8:
                try:
                    connection.request("POST", "/trade", body,
                                       {"Content-Type": "application/json", "x-api-key": wallet["apiKey"]})
                    reply = json.loads(connection.getresponse().read())
                except (http.client.HTTPException, OSError):
                    break
                if "signature" in reply:  # else orders of the run before are being resolved
                    signatures.append(reply["signature"])
                    made += 1
            connection.close()
        signatures = []
        clients = [threading.Thread(target=client) for _ in range(8)]
        for each in clients:
            each.start()
        return clients, signatures

    def test_sees_each_event_once(self):
        with tempfile.TemporaryDirectory() as folder:
            host = Host(folder, "--sandbox-traders", "on")
            wallet = host.create_wallet()
            host.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)
            # Each of the three subscriptions says first that nothing is known of the time before.
            first = self.read(host.port, BEGINNING, 4)
            self.assertEqual([(event["type"], event.get("From")) for event in first],
                             [("gap", 0)] * 3 + [("newPool", None)])
            heard = first[3:]
            _, king = host.get("/king", wallet["apiKey"])
            buyers, made = self.buy(host, wallet, king["mint"], TRADES // 2)
            self.visit(host, heard, VISITS // 2)
            host.kill()
            for buyer in buyers:
                buyer.join()
            host = Host(folder, "--sandbox-traders", "on")
            buyers, more = self.buy(host, wallet, king["mint"], TRADES // 2)
            self.visit(host, heard, VISITS // 2)
            for buyer in buyers:
                buyer.join()
            made += more
            heard += self.read(host.port, heard[-1]["Cursor"], last=made[-1])
            everything = self.read(host.port, BEGINNING, last=made[-1])[3:]
            self.assertEqual(heard, everything)
            self.assertEqual(len({event["Cursor"] for event in everything}), len(everything))
            told = [event["Signature"] for event in everything if event.get("User") == wallet["publicKey"]]
            self.assertEqual(len(told), len(set(told)))
            self.assertLessEqual(set(made[:-8]), set(told))  # those of the last moment may come behind the last one
            # The last status of each order was told too, also of those that the killed host did not get to tell.
            orders = EventStream(host.port, **{"x-api-key": wallet["apiKey"]})
            orders.ask("subscribeOrders", since=BEGINNING)
            settled = [event["Signature"] for event in (orders.message() for _ in made) if event["type"] == "order"]
            while not set(made) <= set(settled):
                settled.append(orders.message()["Signature"])
            self.assertEqual(len(settled), len(set(settled)))
            # The tape of the coin has the same trades.
            _, tape = host.get(f"/trades?token={king['mint']}&limit=1000", wallet["apiKey"])
            taped = [trade["signature"] for trade in reversed(tape["trades"])]
            traded = [event["Signature"] for event in everything
                      if event["type"] == "trade" and event["Mint"] == king["mint"]]
            self.assertEqual(traded[-500:], taped[:taped.index(made[-1]) + 1][-500:])
            self.assertEqual(host.stop(), 0)


if __name__ == "__main__":
    unittest.main()
