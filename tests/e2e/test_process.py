# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The process itself: exit codes, one owner of a data directory, and kill -9 under load."""

import fcntl
import http.client
import json
import os
import random
import re
import select
import socket
import stat
import subprocess
import tempfile
import threading
import time
import unittest

from host import Host, HOST_PROGRAM, eventually
from test_cluster import ClusterHost, url_of

SOL = 10**9
OWNERS = ["11111111111111111111111111111111", "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
          "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb", "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P",
          "pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA", "pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ",
          "MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e", "metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s",
          "Sysvar1111111111111111111111111111111111111", "NativeLoader1111111111111111111111111111111",
          "BPFLoaderUpgradeab1e11111111111111111111111"]
KILLS = int(os.environ.get("CURVEDESK_KILLS", "6"))


def run(*arguments):
    done = subprocess.run([HOST_PROGRAM, *arguments], capture_output=True, text=True, timeout=60)
    return done.returncode


class Process(unittest.TestCase):
    def test_exit_codes(self):
        self.assertEqual(run("--version"), 0)
        self.assertEqual(run("--help"), 0)
        for wrong in (["--nonsense"], ["--port", "70000"], ["--port", "x"], ["stray"], ["--sandbox-traders", "maybe"]):
            self.assertEqual(run(*wrong), 64, wrong)
        for wrong in (["--metadata-store", "ftp"], ["--metadata-store", "pinata"], ["--kubo-url", "127.0.0.1:5001"],
                      ["--kubo-url", "http://kubo.example"], ["--kubo-url", "http://user:word@127.0.0.1:5001"],
                      ["--kubo-url", "https://10.0.0.1"], ["--kubo-url", "http://127.0.0.1:5001/?key=1"]):
            self.assertEqual(run(*wrong), 64, wrong)
        self.assertEqual(run("--bind", "0.0.0.0"), 78)

    def test_a_pinata_token_is_a_token(self):
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "token")
            arguments = [HOST_PROGRAM, "--data-dir", os.path.join(directory, "data"), "--port", "0",
                         "--pinata-token-file", path]
            for content in (None, b"", b"\n", b"not a token", b"x" * 60 + b"\r\nX-Other: header", b"x" * 5000):
                if content is not None:
                    with open(path, "wb") as file:
                        file.write(content)
                done = subprocess.run(arguments, capture_output=True, text=True, timeout=60)
                self.assertEqual(done.returncode, 78, content)
                self.assertIn("Pinata token", done.stderr)
                self.assertNotIn("xxx", done.stderr)

    def test_one_process_a_data_directory(self):
        host = Host()
        self.assertEqual(run("--data-dir", host.data_dir, "--port", "0"), 3)
        self.assertEqual(host.stop(), 0)

    def test_port_in_use(self):
        with socket.socket() as taken, tempfile.TemporaryDirectory() as directory:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            self.assertEqual(run("--data-dir", directory, "--port", str(taken.getsockname()[1])), 5)

    def test_damaged_database(self):
        with tempfile.TemporaryDirectory() as directory:
            Host(directory).stop()
            for name in ("sandbox.sqlite", "orders.sqlite"):
                path = os.path.join(directory, name)
                with open(path, "rb") as file:
                    good = file.read()
                with open(path, "wb") as file:
                    file.write(b"this is no database" * 300)
                self.assertEqual(run("--data-dir", directory, "--port", "0"), 4, name)
                with open(path, "wb") as file:
                    file.write(good)
            self.assertEqual(Host(directory).stop(), 0)

    def test_files_are_private_and_hold_no_key(self):
        with tempfile.TemporaryDirectory() as directory:
            host = Host(os.path.join(directory, "data"), "--log-level", "debug")
            wallet = host.create_wallet()
            host.rpc("requestAirdrop", wallet["publicKey"], SOL)
            host.launch(wallet["apiKey"], amount="1000000")
            for path in ("/", "/orders/", "/transactions/"):  # a script's mistake
                for private in (wallet["privateKey"], wallet["privateKey"][:23]):  # as long as an endpoint's name
                    self.assertIn(host.get(path + private, wallet["apiKey"])[0], (400, 404))
                for headers, status in (({}, 401), ({"Host": "other.example"}, 421), ({"Origin": "http://a.b"}, 403)):
                    refused = host.request("GET", "/orders/" + wallet["privateKey"], headers=headers)[0]
                    self.assertEqual(refused, status)
            log = host.process.stderr
            host.process.terminate()
            host.process.wait(10)
            written = log.read()
            host._close_pipes()
            secrets = (wallet["privateKey"].encode()[:16], wallet["apiKey"].encode())
            self.assertFalse([secret for secret in secrets if secret.decode() in written])
            self.assertEqual(stat.S_IMODE(os.stat(host.data_dir).st_mode), 0o700)
            for folder, _, names in os.walk(host.data_dir):
                for name in names:
                    path = os.path.join(folder, name)
                    self.assertEqual(stat.S_IMODE(os.stat(path).st_mode) & 0o077, 0, name)
                    with open(path, "rb") as file:
                        content = file.read()
                    self.assertFalse([secret for secret in secrets if secret in content], name)

    def test_a_log_that_nobody_reads_holds_nothing_up(self):
        host = Host(None, "--log-level", "debug")
        try:
            unread = host.process.stderr.fileno()
            fcntl.fcntl(unread, fcntl.F_SETPIPE_SZ, 8192)
            os.set_blocking(unread, False)
            for _ in range(300):
                self.assertEqual(host.get("/health", "")[0], 200)
            os.read(unread, 8192)
            host.get("/health", "")
            told = eventually(lambda: os.read(unread, 8192).decode() if select.select([unread], [], [], 0)[0] else None)
            missing = re.search(r" warning (\d+) lines are missing here: nobody read the log\n", told)
            self.assertGreater(int(missing.group(1)), 100, told)
        finally:
            self.assertEqual(host.stop(), 0)

    def test_stops_within_three_seconds(self):
        host = Host()
        begun = time.monotonic()
        self.assertEqual(host.stop(), 0)
        self.assertLess(time.monotonic() - begun, 3)

    def test_whoever_waits_is_answered_when_it_stops(self):
        a = Host(None, "--sandbox-faults", "on")
        with tempfile.TemporaryDirectory() as directory:
            b = ClusterHost([url_of(a.rpc_port)], directory, rpc_port=a.rpc_port)
            wallet = b.create_wallet()
            b.airdrop(wallet, 50 * SOL)
            status, launched = b.launch(wallet["apiKey"], amount="10000000")
            self.assertEqual(status, 200, launched)
            # What is sent from now on is lost, so that its outcome stays open.
            self.assertTrue(a.rpc("sandboxFaults", {"dropTransactions": 1_000_000}))
            answers = []

            def buy(lamports):
                body = {"mode": "buy", "token": launched["mint"], "amount": lamports, "amountInSol": True,
                        "slippage": 500, "priorityFee": 0}
                connection = http.client.HTTPConnection("127.0.0.1", b.port, timeout=60)
                connection.request("POST", "/trade?wait=confirmed", json.dumps(body),
                                   {"Content-Type": "application/json", "x-api-key": wallet["apiKey"]})
                reply = connection.getresponse()
                answers.append((reply.status, json.loads(reply.read())))
                connection.close()

            threads = [threading.Thread(target=buy, args=(1_000_000 + i,)) for i in range(8)]
            for thread in threads:
                thread.start()

            def are_all_pending():
                self.assertEqual(answers, [])
                orders = b.get("/orders?limit=20", wallet["apiKey"])[1]["orders"]
                trades = [order for order in orders if order["status"] == "pending" and order["id"] != launched["orderId"]]
                return True if len(trades) == 8 else None
            eventually(are_all_pending)
            begun = time.monotonic()
            self.assertEqual(b.stop(), 0)
            self.assertLess(time.monotonic() - begun, 3)
            for thread in threads:
                thread.join()
            self.assertEqual([(status, reply["status"]) for status, reply in answers], [(200, "pending")] * 8)
            self.assertEqual(len({reply["orderId"] for _, reply in answers}), 8)
            again = ClusterHost([url_of(a.rpc_port)], directory, rpc_port=a.rpc_port)
            for _, reply in answers:
                status, order = again.get(f"/orders/{reply['orderId']}", wallet["apiKey"])
                self.assertEqual((status, order["signature"]), (200, reply["signature"]))
            self.assertEqual(again.stop(), 0)
        self.assertEqual(a.stop(), 0)

    def test_kill_under_load_keeps_every_answered_trade(self):
        random.seed(20261120)
        with tempfile.TemporaryDirectory() as directory:
            host = Host(directory)
            wallets = [host.create_wallet() for _ in range(3)]
            for wallet in wallets:
                host.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)
            status, launched = host.launch(wallets[0]["apiKey"])
            self.assertEqual(status, 200, launched)
            answered = []

            def load(port, wallet, stop):
                connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
                while not stop.is_set():
                    body = {"mode": "buy", "token": launched["mint"], "amount": random.randrange(10**5, 10**6),
                            "amountInSol": True, "slippage": 5000, "priorityFee": 0}
                    try:
                        connection.request("POST", "/trade", json.dumps(body), {"Content-Type": "application/json",
                                                                                "x-api-key": wallet["apiKey"]})
                        reply = connection.getresponse()
                        text = reply.read()
                    except (http.client.HTTPException, OSError):
                        return
                    if reply.status == 200:
                        answered.append(json.loads(text)["signature"])

            for _ in range(KILLS):
                stop = threading.Event()
                threads = [threading.Thread(target=load, args=(host.port, wallet, stop)) for wallet in wallets]
                for thread in threads:
                    thread.start()
                time.sleep(random.uniform(0.02, 0.6))
                host.kill()
                stop.set()
                for thread in threads:
                    thread.join()
                host = Host(directory)
                self.check_books(host, wallets, launched["mint"], answered)
            self.assertGreater(len(answered), KILLS)
            self.assertEqual(host.stop(), 0)

    def check_books(self, host, wallets, mint, answered):
        self.assertEqual(len(set(answered)), len(answered))
        for start in range(0, len(answered), 256):
            statuses = host.rpc("getSignatureStatuses", answered[start:start + 256], {"searchTransactionHistory": True})
            for signature, status in zip(answered[start:start + 256], statuses["value"]):
                self.assertIsNotNone(status, f"an answered trade is gone: {signature}")
                self.assertIsNone(status["err"])
        # What the kill left open is resolved while the host serves already.
        def nothing_open():
            status, orders = host.get("/orders?limit=200", wallets[0]["apiKey"])
            self.assertEqual(status, 200, orders)
            return None if any(order["status"] in ("pending", "unknown") for order in orders["orders"]) else True

        eventually(nothing_open)
        # The curve's books equal the sum of what the wallets hold.
        _, curve = host.get(f"/bondingCurve?token={mint}", wallets[0]["apiKey"])
        held = 0
        for wallet in wallets:
            _, balance = host.get(f"/balance?token={mint}&wallet={wallet['publicKey']}", wallet["apiKey"])
            held += int(balance["balanceRaw"])
        self.assertEqual(793100000000000 - curve["realTokenReserves"], held)
        # Every lamport of the genesis is in an account or burned as a fee.
        lamports = 0
        for owner in OWNERS:
            accounts = host.rpc("getProgramAccounts", owner, {"encoding": "base64", "dataSlice": {"offset": 0, "length": 0}})
            lamports += sum(account["account"]["lamports"] for account in accounts)
        self.assertEqual(lamports, host.rpc("getSupply")["value"]["total"])


if __name__ == "__main__":
    unittest.main()
