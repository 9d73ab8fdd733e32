# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Where launches put picture and words: a daemon that answers as Kubo does, between hosts on one chain."""

import base64
import hashlib
import http.server
import json
import threading
import time
import unittest

from host import Host, png
from test_cluster import ClusterHost, eventually, url_of

SOL = 10**9


def cid_of(content):
    head = bytes([1, 0x55, 0x12, 0x20])
    return "b" + base64.b32encode(head + hashlib.sha256(content).digest()).decode().lower().rstrip("=")


class Daemon:
    """Keeps blocks. `refuses`: every upload. `hangs`: no upload is ever answered."""

    def __init__(self):
        self.blocks, self.calls = {}, []
        self.refuses = self.hangs = False
        self.gone = threading.Event()
        daemon = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                daemon.calls.append(self.path)
                try:
                    self.answer(*daemon.answer(self.path, self.headers, body))
                except OSError:
                    pass  # nobody waits any more

            def answer(self, status, content):
                self.send_response(status)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = url_of(self.server.server_address[1])
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, path, headers, body):
        if path == "/api/v0/version":
            return 200, b'{"Version":"0.29.0"}'
        if path == "/api/v0/add?cid-version=1&cid-base=base32&raw-leaves=true&pin=true":
            if self.hangs:
                self.gone.wait(60)
            if self.refuses:
                return 500, b'{"Message":"no space left on device","Code":0,"Type":"error"}'
            boundary = headers["Content-Type"].split("boundary=")[1].encode()
            content = body.split(b"\r\n\r\n", 1)[1].rsplit(b"\r\n--" + boundary + b"--", 1)[0]
            self.blocks[cid_of(content)] = content
            return 200, json.dumps({"Name": "x", "Hash": cid_of(content), "Size": "1"}).encode()
        block = self.blocks.get(path.removeprefix("/api/v0/cat?arg="))
        return (200, block) if block is not None else (500, b'{"Message":"not found","Code":0,"Type":"error"}')

    def close(self):
        self.gone.set()
        self.server.shutdown()
        self.server.server_close()


class Stores(unittest.TestCase):
    def setUp(self):
        self.node = Host()
        self.addCleanup(self.node.stop)
        self.daemon = Daemon()
        self.addCleanup(self.daemon.close)

    def host(self, *extra):
        host = ClusterHost([url_of(self.node.rpc_port)], None, *extra, rpc_port=self.node.rpc_port)
        self.addCleanup(lambda: host.process.poll() is None and host.stop())
        return host

    def trader(self, host):
        wallet = host.create_wallet()
        self.node.rpc("requestAirdrop", wallet["publicKey"], 5 * SOL)
        # A cluster's host reads what is confirmed, a slot later.
        eventually(lambda: host.get(f"/balance?token=SOL&wallet={wallet['publicKey']}", wallet["apiKey"])[0] == 200 or None)
        return wallet

    def test_others_see_what_is_published(self):
        launching = self.host("--kubo-url", self.daemon.url)
        reading = self.host("--kubo-url", self.daemon.url)
        status, launched = launching.launch(self.trader(launching)["apiKey"], amount="1000000000", slippage="500")
        self.assertEqual(status, 200, launched)
        cid = launched["metadataUri"].removeprefix("ipfs://")
        document = json.loads(self.daemon.blocks[cid])
        self.assertEqual((document["name"], document["description"]), ("Copper Fox", "A fox."))
        self.assertEqual(self.daemon.blocks[document["image"].removeprefix("ipfs://")], png())

        for host in (launching, reading):
            key = host.create_wallet()["apiKey"]

            def king():
                status, reply = host.get("/king", key)
                return reply if status == 200 and reply.get("description") else None
            reply = eventually(king)
            self.assertEqual((reply["mint"], reply["description"], reply["image_uri"].rsplit("/")[-1]),
                             (launched["mint"], "A fox.", document["image"].removeprefix("ipfs://")))
        self.assertEqual({path for path in self.daemon.calls if "cat" in path},
                         {f"/api/v0/cat?arg={each}" for each in self.daemon.blocks})

    def test_nothing_is_signed_that_cannot_be_published(self):
        self.daemon.refuses = True
        host = self.host("--kubo-url", self.daemon.url)
        wallet = self.trader(host)
        status, reply = host.launch(wallet["apiKey"], amount="1000000000", slippage="500")
        self.assertEqual((status, reply["code"]), (502, "store_refused"), reply)
        self.assertIn("Nothing was signed", json.dumps(reply))
        self.assertIn("refused the upload (HTTP 500)", reply["message"])
        self.assertNotIn("no space left", reply["message"])  # the daemon's own words
        self.assertEqual(self.node.lamports(wallet["publicKey"]), 5 * SOL)
        self.daemon.refuses = False
        status, reply = host.launch(wallet["apiKey"], amount="1000000000", slippage="500")
        self.assertEqual(status, 200, reply)

    def test_local_asks_nobody(self):
        host = self.host("--kubo-url", self.daemon.url, "--metadata-store", "local")
        status, launched = host.launch(self.trader(host)["apiKey"])
        self.assertEqual(status, 200, launched)
        self.assertEqual([path for path in self.daemon.calls if "add" in path], [])

    def test_stops_in_the_middle_of_an_upload(self):
        self.daemon.hangs = True
        host = self.host("--kubo-url", self.daemon.url, "--metadata-store", "kubo")
        wallet = self.trader(host)
        answers = []

        def launch():
            try:
                answers.append(host.launch(wallet["apiKey"]))
            except OSError:
                answers.append(None)
        launching = threading.Thread(target=launch)
        launching.start()
        eventually(lambda: True if any("add" in path for path in self.daemon.calls) else None)
        begun = time.monotonic()
        host.process.terminate()
        self.assertEqual(host.process.wait(10), 0)
        self.assertLess(time.monotonic() - begun, 3)
        launching.join(10)
        self.assertEqual(len(answers), 1)
        self.assertEqual(self.node.lamports(wallet["publicKey"]), 5 * SOL)
        host._close_pipes()


if __name__ == "__main__":
    unittest.main()
