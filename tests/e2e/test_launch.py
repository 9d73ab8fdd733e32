# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Launches: what they cost is what was said before, and one that was interrupted goes on with the same mint."""

import http.client
import json
import os
import re
import signal
import struct
import tempfile
import unittest
import zlib

from host import Host, eventually, multipart, png
from test_cluster import ClusterHost, url_of
from test_stores import Daemon

SOL = 10**9
STEPS = ["begun", "picture", "words", "prepared", "signed", "journalled", "sent", "seen", "settled"]


class Launches:
    """What both networks have in common; `self.start(step)` starts the host that dies after this step."""

    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.addCleanup(self.directory.cleanup)
        self.host = self.start_crashing("")
        self.addCleanup(lambda: self.host.process.poll() is None and self.host.kill())
        self.wallet = self.host.create_wallet()
        self.host.rpc("requestAirdrop", self.wallet["publicKey"], 50 * SOL)
        eventually(lambda: True if self.balance() == 50 * SOL else None)

    def start_crashing(self, step):
        os.environ["CURVEDESK_CRASH_AFTER"] = step
        try:
            return self.start()
        finally:
            del os.environ["CURVEDESK_CRASH_AFTER"]

    def restart(self, step=""):
        if self.host.process.poll() is None:
            self.assertEqual(self.host.stop(), 0)
        else:
            self.host._close_pipes()
        self.host = self.start_crashing(step)

    def balance(self):
        status, reply = self.host.get(f"/balance?token=SOL&wallet={self.wallet['publicKey']}", self.wallet["apiKey"])
        return int(reply["balanceRaw"]) if status == 200 else None

    def launch(self, key, image=None, **fields):
        """`key` empty: the request has no Idempotency-Key."""
        form = {"name": "Copper Fox", "symbol": "CFOX", "description": "A fox.", "amount": str(SOL // 7),
                "slippage": "500", "priorityFee": "54321", **fields}
        content_type, body = multipart(form, png() if image is None else image)
        status, reply, _ = self.host.request(
            "POST", "/createToken?wait=confirmed", body,
            {"Content-Type": content_type, "x-api-key": self.wallet["apiKey"], **({"Idempotency-Key": key} if key else {})})
        return status, reply

    def announced(self, key, **fields):
        status, reply = self.launch(key, dryRun="true", **fields)
        self.assertEqual((status, reply["status"]), (200, "simulated"), reply)
        cost = {name: int(value) for name, value in reply["cost"].items()}
        self.assertEqual(sum(cost.values()) - cost["tokensRaw"], 2 * cost["totalRaw"])
        return reply["mint"], cost

    def launched_by_now(self, key, **fields):
        """The launch once the orders of the run before are resolved."""
        def ask():
            status, reply = self.launch(key, **fields)
            return (status, reply) if status != 503 and reply.get("status") != "pending" else None
        return eventually(ask, 60)

    def test_costs_what_was_said(self):
        before = self.balance()
        for number, fields in enumerate(({"amount": "0"}, {"amount": str(SOL // 3)}, {"amount": str(SOL // 3), "priorityFee": "0"}, {"priorityFee": "auto"},
                                         {"name": "n" * 32, "symbol": "s" * 13, "priorityFee": "0"})):
            with self.subTest(fields):
                key = f"cost-{number}"
                mint, cost = self.announced(key, **fields)
                self.assertEqual(self.balance(), before)
                status, launched = self.launch(key, **fields)
                self.assertEqual((status, launched["status"], launched["mint"]), (200, "succeeded", mint), launched)
                now = eventually(lambda: self.balance() if self.balance() != before else None)
                said = cost["totalRaw"]
                if fields.get("priorityFee") == "auto":
                    # Chosen anew from the fees of the last slots, which are others than those of the dry run.
                    _, order = self.host.get(f"/orders/{launched['orderId']}", self.wallet["apiKey"])
                    said += int(order["networkFeeRaw"]) - cost["signatureFeeRaw"] - cost["priorityFeeRaw"]
                self.assertEqual(before - now, said)
                before = now

    def test_words_and_picture_come_back(self):
        words = {"name": "é" * 16, "symbol": "🦊🦊🦊x", "description": "ü" * 5000, "website": "https://fox.example",
                 "twitter": "https://x.com/fox", "telegram": "https://t.me/fox", "amount": "0", "priorityFee": "auto"}
        status, launched = self.launch("words", **words)
        self.assertEqual((status, launched["status"]), (200, "succeeded"), launched)
        status, info = eventually(lambda: self.found(f"/info?token={launched['mint']}"))
        self.assertEqual((info["Data"]["Name"], info["Data"]["Symbol"], info["Data"]["Uri"]),
                         (words["name"], words["symbol"], launched["metadataUri"]))
        document = json.loads(self.fetch(launched["metadataUri"]))
        self.assertEqual({name: document[name] for name in words if name not in ("amount", "priorityFee")},
                         {name: value for name, value in words.items() if name not in ("amount", "priorityFee")})
        self.assertEqual(self.fetch(document["image"]), png())
        for field, longest in (("name", 32), ("symbol", 13), ("description", 10000)):
            status, reply = self.launch("too-long", **{**words, field: "x" * (longest + 1)})
            self.assertEqual((status, reply["message"]),
                             (400, f"{field} must have at most {longest} bytes, it has {longest + 1}"))

    def found(self, path):
        status, reply = self.host.get(path, self.wallet["apiKey"])
        return (status, reply) if status == 200 else None

    def test_loses_what_is_not_for_showing(self):
        secret = b"GPS 47.3769 N 8.5417 E"
        chunk = b"tEXtComment\0" + secret
        tainted = (png()[:33] + struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk))
                   + png()[33:] + secret)
        status, launched = self.launch("stripped", tainted, amount="0")
        self.assertEqual(status, 200, launched)
        document = json.loads(self.fetch(launched["metadataUri"]))
        self.assertEqual(self.fetch(document["image"]), png())

    def check_step(self, step):
        before = self.balance()
        mint, cost = self.announced(step)
        self.restart(step)
        with self.assertRaises((http.client.HTTPException, OSError)):
            self.launch(step)
        self.assertEqual(self.host.process.wait(10), -signal.SIGKILL)
        self.restart()
        status, launched = self.launched_by_now(step)
        self.assertEqual((status, launched["status"], launched["mint"]), (200, "succeeded", mint), launched)
        self.assertEqual(self.launch(step)[1]["signature"], launched["signature"])
        now = eventually(lambda: self.balance() if self.balance() != before else None)
        self.assertEqual(before - now, cost["totalRaw"])
        self.assertEqual(self.launch(step, description="Other words.")[0], 409)
        # The market reads what happened while the host was down beside its other work.
        def listed():
            _, tokens = self.host.get("/tokens?limit=100", self.wallet["apiKey"])
            return [token["mint"] for token in tokens["tokens"]].count(mint) or None
        self.assertEqual(eventually(listed), 1)


def changed(image, at, new):
    return image[:at] + new + image[at + len(new):]


def with_size(width, height):
    """A PNG whose header claims this size, with the checksum that belongs to it."""
    header = b"IHDR" + struct.pack(">II", width, height) + b"\x08\x02\0\0\0"
    return changed(png(), 12, header + struct.pack(">I", zlib.crc32(header)))


def with_rows(rows):
    """A PNG of 2 by 2 pixels whose data unpacks to this."""
    data = b"IDAT" + zlib.compress(rows)
    return png()[:33] + struct.pack(">I", len(data) - 4) + data + struct.pack(">I", zlib.crc32(data)) + png()[-12:]


GIF = b"GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;"
WEBP = b"RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0"
HOSTILE = {
    "text": b"just words", "page": b"<!doctype html><script>alert(1)</script>",
    "drawing": b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "bitmap": b"BM" + bytes(60),
    "TIFF": b"II*\0" + bytes(60), "document": b"%PDF-1.7\n" + bytes(60), "archive": b"PK\x03\x04" + bytes(60),
    "program": b"\x7fELF" + bytes(60), "icon": b"\0\0\x01\0\x01\0" + bytes(60), "half a signature": b"\x89PNG",
    "signature alone": b"\x89PNG\r\n\x1a\n", "cut PNG": png(64, 64)[:-20], "PNG without its end": png()[:-12],
    "wrong checksum": changed(png(), 29, b"\0\0\0\0"), "no width": with_size(0, 1), "too wide": with_size(4097, 1),
    "endless": with_size(2**31 - 1, 2**31 - 1), "lying chunk": changed(png(), 33, b"\x7f\xff\xff\xff"),
    "pixels that are none": png().replace(b"IDAT", b"tEXt"), "rows missing": with_rows(b"\0\1\2\3\4\5\6"),
    "unknown filter": with_rows(b"\7\1\2\3\4\5\6" * 2), "JPEG of a marker": b"\xff\xd8\xff", "JPEG without a frame": b"\xff\xd8\xff\xe0\0\x10JFIF\0" + bytes(9) + b"\xff\xd9",
    "GIF of a header": GIF[:13], "GIF without its end": GIF[:-1], "GIF of no size": changed(GIF, 6, b"\0\0\0\0"),
    "WebP of a header": WEBP[:12], "WebP that lies": changed(WEBP, 4, b"\xff\xff\xff\x7f"),
    "page in a GIF's name": b"GIF89a/*<script>*/=1;", "zeros": bytes(1000), "15 MiB": png() + bytes(15 * 1024 * 1024),
}


class OnTheSandbox(Launches, unittest.TestCase):
    def start(self):
        return Host(self.directory.name)

    def fetch(self, uri):
        """What the node of the sandbox serves, as a Kubo daemon does."""
        connection = http.client.HTTPConnection("127.0.0.1", self.host.rpc_port, timeout=10)
        connection.request("POST", "/api/v0/cat?arg=" + uri.removeprefix("ipfs://"))
        reply = connection.getresponse()
        content = reply.read()
        connection.close()
        self.assertEqual(reply.status, 200, content)
        return content

    def test_hostile_images(self):
        before = self.balance()
        for number, (name, image) in enumerate(HOSTILE.items()):
            with self.subTest(name):
                status, reply = self.launch(f"hostile-{number}", image)
                self.assertIn(status, (400, 413), reply)
                self.assertRegex(reply["message"], r"^file [^.]+$")
        for name, image in (("GIF", GIF), ("WebP", WEBP)):
            status, launched = self.launch(f"sound-{name}", image, amount="0")
            self.assertEqual(status, 200, launched)
            document = json.loads(self.fetch(launched["metadataUri"]))
            self.assertEqual(self.fetch(document["image"]), image)
        self.assertEqual(len(self.host.get("/orders", self.wallet["apiKey"])[1]["orders"]), 2)
        self.assertLess(self.balance(), before)

    def test_goes_on_where_it_was_killed(self):
        for step in ("begun", "words", "signed", "journalled", "sent"):
            with self.subTest(step):
                self.check_step(step)


class OverRpc(Launches, unittest.TestCase):
    def setUp(self):
        self.node = Host()
        self.addCleanup(self.node.stop)
        self.daemon = Daemon()
        self.addCleanup(self.daemon.close)
        super().setUp()

    def start(self):
        return ClusterHost([url_of(self.node.rpc_port)], self.directory.name, "--kubo-url", self.daemon.url,
                           rpc_port=self.node.rpc_port)

    def fetch(self, uri):
        return self.daemon.blocks[uri.removeprefix("ipfs://")]

    def test_goes_on_where_it_was_killed(self):
        for number, step in enumerate(STEPS, 1):
            with self.subTest(step):
                self.check_step(step)
                # Each launch has the same picture and words, and publishes each of them once.
                self.assertEqual(len([path for path in self.daemon.calls if "/add" in path]), 2 * number)

    def test_goes_on_after_a_dead_upload(self):
        before = self.balance()
        mint, cost = self.announced("dead")
        self.daemon.refuses = True
        status, reply = self.launch("dead")
        self.assertEqual(status, 502, reply)
        self.assertIn("Nothing was signed, because the picture could not be published: Kubo at ", reply["message"])
        self.daemon.refuses = False
        status, launched = self.launch("dead")
        self.assertEqual((status, launched["mint"]), (200, mint), launched)
        now = eventually(lambda: self.balance() if self.balance() != before else None)
        self.assertEqual(before - now, cost["totalRaw"])

    def test_a_launch_without_a_key_is_given_one(self):
        self.daemon.refuses = True
        status, reply = self.launch("")
        self.assertEqual(status, 502, reply)
        key = re.search(r"Idempotency-Key: (\S{36}) ", reply["message"]).group(1)
        self.daemon.refuses = False
        status, launched = self.launch(key)
        self.assertEqual((status, launched["status"], launched["idempotencyKey"]), (200, "succeeded", key), launched)
        status, other = self.launch("")
        self.assertEqual((status, other["status"]), (200, "succeeded"), other)
        self.assertNotEqual(other["mint"], launched["mint"])
        self.assertEqual(self.launch(other["idempotencyKey"])[1]["mint"], other["mint"])


if __name__ == "__main__":
    unittest.main()
