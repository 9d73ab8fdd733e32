# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The sandbox as a Solana node, seen from another process: subscriptions, commitment levels, faults and rollback."""

import base64
import hashlib
import json
import os
import socket
import struct
import tempfile
import unittest
import urllib.error
import urllib.request

from host import Host, RpcError, eventually, multipart, png

SOL = 10**9


def address():
    """One that nobody has used."""
    alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
    number, text = int.from_bytes(b"\1" + os.urandom(31), "big"), ""
    while number:
        number, digit = divmod(number, 58)
        text = alphabet[digit] + text
    return text


KEYS = [address(), address()]


def cid(block):
    """CIDv1, codec raw, sha2-256, in base32."""
    multihash = b"\x12\x20" + hashlib.sha256(block).digest()
    return "b" + base64.b32encode(b"\x01\x55" + multihash).decode().lower().rstrip("=")


class Socket:
    """A WebSocket client (RFC 6455), as far as this needs one."""

    def __init__(self, port, **headers):
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket",
                 "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self._socket.sendall(f"GET / HTTP/1.1\r\n{head}\r\n".encode())
        self._buffer = b""
        reply = self._until(b"\r\n\r\n").decode()
        self.status = int(reply.split()[1])
        if self.status == 101:
            accept = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
            assert f"sec-websocket-accept: {base64.b64encode(accept).decode()}".lower() in reply.lower(), reply
        self.notifications = []
        self._next_id = 0

    def _more(self):
        data = self._socket.recv(65536)
        if not data:
            raise ConnectionError("the node hung up")
        self._buffer += data

    def _until(self, end):
        while end not in self._buffer:
            self._more()
        head, self._buffer = self._buffer.split(end, 1)
        return head

    def _take(self, count):
        while len(self._buffer) < count:
            self._more()
        data, self._buffer = self._buffer[:count], self._buffer[count:]
        return data

    def send(self, opcode, data):
        mask = os.urandom(4)
        size = struct.pack(">B", 0x80 | len(data)) if len(data) < 126 else struct.pack(">BH", 0xFE, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self._socket.sendall(bytes([0x80 | opcode]) + size + mask + masked)

    def frame(self):
        """(opcode, payload) of the next frame; the node sends no fragments of this size."""
        first, size = self._take(2)
        if size == 126:
            size = struct.unpack(">H", self._take(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._take(8))[0]
        return first & 0x0F, self._take(size)

    def message(self):
        while True:
            opcode, payload = self.frame()
            if opcode == 1:
                return json.loads(payload)

    def ask(self, method, *params):
        self._next_id += 1
        request = {"jsonrpc": "2.0", "id": self._next_id, "method": method, "params": list(params)}
        self.send(1, json.dumps(request).encode())
        while True:
            message = self.message()
            if message.get("id") == self._next_id:
                return message["result"] if "result" in message else message["error"]
            self.notifications.append(message)

    def next(self):
        """The next notification: (subscription, result)."""
        message = self.notifications.pop(0) if self.notifications else self.message()
        return message["params"]["subscription"], message["params"]["result"]

    def waiting(self):
        """How many bytes have arrived and were not looked at."""
        self._socket.setblocking(False)
        try:
            while True:
                self._more()
        except BlockingIOError:
            return len(self._buffer)
        finally:
            self._socket.settimeout(60)

    def close(self):
        self._socket.close()


def level(commitment, **more):
    return {"commitment": commitment, **more}


class Node(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory()
        self.host = Host(self.directory.name, "--sandbox-faults", "on")

    def tearDown(self):
        self.host.process.kill()
        self.host.process.wait(10)
        self.host._close_pipes()
        self.directory.cleanup()

    def socket(self, **headers):
        client = Socket(self.host.rpc_port + 1, **headers)
        self.addCleanup(client.close)
        return client

    def slot(self, commitment):
        return self.host.rpc("getSlot", level(commitment))

    def reach(self, slot):
        eventually(lambda: self.slot("processed") >= slot or None, 60)

    def test_who_may_subscribe(self):
        self.assertEqual(self.socket().status, 101)
        self.assertEqual(self.socket(Host="localhost").status, 101)
        self.assertEqual(self.socket(Host="evil.example").status, 421)
        self.assertEqual(self.socket(Origin="https://evil.example").status, 403)

    def test_one_airdrop_at_each_level(self):
        client = self.socket()
        accounts = {client.ask("accountSubscribe", KEYS[0], level(name, encoding="base64")): name
                    for name in ("processed", "confirmed")}
        logs = client.ask("logsSubscribe", {"mentions": [KEYS[0]]}, level("confirmed"))
        signature = self.host.rpc("requestAirdrop", KEYS[0], SOL)
        landed = self.host.rpc("getSignatureStatuses", [signature])["value"][0]["slot"]
        told = [client.next() for _ in range(3)]
        self.assertEqual([accounts.get(who) for who, _ in told if who != logs], ["processed", "confirmed"])
        for who, result in told:
            self.assertEqual(result["context"]["slot"], landed)
            if who == logs:
                self.assertEqual(result["value"]["signature"], signature)
                self.assertIsNone(result["value"]["err"])
            else:
                self.assertEqual(result["value"]["lamports"], SOL)
        self.assertGreater(self.slot("processed"), landed)
        # Known already: told at once, and the subscription is over.
        known = client.ask("signatureSubscribe", signature, level("confirmed"))
        self.assertEqual(client.next(), (known, {"context": {"slot": landed}, "value": {"err": None}}))
        self.assertEqual(client.ask("signatureUnsubscribe", known)["code"], -32602)

    def test_levels_are_ordered(self):
        self.reach(40)
        for _ in range(20):
            finalized, confirmed, processed = (self.slot(name) for name in ("finalized", "confirmed", "processed"))
            self.assertLess(finalized, confirmed)
            self.assertLessEqual(confirmed, processed)
        client = self.socket()
        client.ask("slotSubscribe")
        slots = [client.next()[1] for _ in range(4)]
        for earlier, later in zip(slots, slots[1:]):
            self.assertEqual(later["slot"], earlier["slot"] + 1)
            self.assertEqual(later["parent"], earlier["slot"])
            self.assertEqual(later["root"], later["slot"] - 32)

    def test_every_transaction_once_and_in_order(self):
        client = self.socket()
        client.ask("logsSubscribe", "all", level("processed"))
        client.ask("logsSubscribe", "all", level("confirmed"))
        sent = [self.host.rpc("requestAirdrop", KEYS[i % 2], SOL) for i in range(300)]
        told = {}
        while sum(map(len, told.values())) < 600:
            who, result = client.next()
            told.setdefault(who, []).append(result["value"]["signature"])
        for signatures in told.values():
            self.assertEqual(signatures, sent)

    def test_a_stalled_socket_is_silent_and_stays_open(self):
        client = self.socket()
        client.ask("slotSubscribe")
        client.next()
        self.host.rpc("sandboxFaults", {"stallSockets": True})
        client.send(9, b"ping")
        # A slot later all that was on its way has arrived; the slots after that are not told.
        self.reach(self.slot("processed") + 1)
        told = client.waiting()
        self.reach(self.slot("processed") + 4)
        self.assertEqual(client.waiting(), told)
        self.host.rpc("sandboxFaults", {})
        while True:
            opcode, payload = client.frame()
            if opcode == 10:
                break
        self.assertEqual(payload, b"ping")

    def ipfs(self, command, body=b"", **headers):
        """(status, bytes) as Kubo's clients ask."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.host.rpc_port}/api/v0/{command}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as reply:
                return reply.status, reply.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()

    def add(self, content, **headers):
        content_type, body = multipart({}, content)
        return self.ipfs("add?cid-version=1&cid-base=base32&raw-leaves=true&pin=true", body, **{"Content-Type": content_type, **headers})

    def test_documents_of_a_launch(self):
        wallet = self.host.create_wallet()
        self.host.rpc("requestAirdrop", wallet["publicKey"], 5 * SOL)
        status, launched = self.host.launch(wallet["apiKey"], twitter="https://x.com/fox", amount=0)
        self.assertEqual(status, 200, launched)
        status, info = self.host.get("/info?token=" + launched["mint"], wallet["apiKey"])
        self.assertEqual(status, 200, info)
        uri = info["Data"]["Uri"]
        self.assertTrue(uri.startswith("ipfs://"), uri)
        status, document = self.ipfs("cat?arg=" + uri.removeprefix("ipfs://"))
        self.assertEqual(status, 200, document)
        self.assertEqual(uri, "ipfs://" + cid(document))
        told = json.loads(document)
        self.assertEqual([told["name"], told["symbol"], told["twitter"]], ["Copper Fox", "CFOX", "https://x.com/fox"])
        self.assertEqual(told["image"], "ipfs://" + cid(png()))
        self.assertEqual(self.ipfs("cat?arg=/ipfs/" + told["image"].removeprefix("ipfs://")), (200, png()))

    def test_documents_of_others(self):
        document = json.dumps({"name": "Tin Owl", "symbol": "TOWL", "description": "\u2764", "image": ""}).encode()
        for content in (document, png(3, 5)):
            status, reply = self.add(content)
            self.assertEqual(status, 200, reply)
            self.assertEqual(json.loads(reply), {"Name": cid(content), "Hash": cid(content), "Size": str(len(content))})
        # They are on disk by then.
        self.host.kill()
        self.host = Host(self.host.data_dir)
        self.assertEqual(self.ipfs("cat?arg=" + cid(document)), (200, document))
        self.assertEqual(self.ipfs("cat?arg=" + cid(png(3, 5))), (200, png(3, 5)))
        page = b"<html><script>alert(1)</script></html>"
        status, reply = self.add(page)
        self.assertEqual((status, json.loads(reply)["Type"]), (500, "error"))
        status, reply = self.ipfs("cat?arg=" + cid(page))
        self.assertEqual(status, 500)
        self.assertIn("block was not found", json.loads(reply)["Message"])
        status, reply = self.ipfs("cat?arg=..%2Fwallets.sqlite")
        self.assertEqual((status, json.loads(reply)["Code"]), (500, 0))
        # Nor may a web page ask.
        self.assertEqual(self.add(png(), Origin="https://evil.example")[0], 403)
        self.assertEqual(self.ipfs("cat?arg=" + cid(document), Host="evil.example")[0], 421)

    def test_a_rollback_outlives_a_kill(self):
        kept = self.host.rpc("requestAirdrop", KEYS[0], SOL)
        self.reach(self.slot("processed") + 3)
        dropped = self.host.rpc("requestAirdrop", KEYS[0], 2 * SOL)
        self.assertEqual(self.host.lamports(KEYS[0]), 3 * SOL)
        supply = self.host.rpc("getSupply")["value"]["total"]
        self.assertEqual(self.host.rpc("sandboxRollback", {"slots": 2})["transactions"], 1)
        for _ in range(2):
            self.assertEqual(self.host.lamports(KEYS[0]), SOL)
            self.assertEqual(self.host.rpc("getSupply")["value"]["total"], supply + 5000)  # nor was a fee burned
            statuses = self.host.rpc("getSignatureStatuses", [kept, dropped], {"searchTransactionHistory": True})
            self.assertEqual([bool(status) for status in statuses["value"]], [True, False])
            history = self.host.rpc("getSignaturesForAddress", KEYS[0])
            self.assertEqual([entry["signature"] for entry in history], [kept])
            self.host.kill()
            self.host = Host(self.host.data_dir)
        # This run was not started with faults.
        with self.assertRaises(RpcError) as refused:
            self.host.rpc("sandboxRollback", {"slots": 2})
        self.assertEqual(refused.exception.code, -32601)


if __name__ == "__main__":
    unittest.main()
