# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Where keys are once a request is answered: not in the host's memory, files or log. What a client sends in one packet,
in two or in chunks takes different ways through the host, and so does a reply."""

import json
import os
import socket
import subprocess
import tempfile
import unittest

import nacl.signing

import base58
from events import EventStream
from host import HOST_PROGRAM, Host, multipart, png

SOL = 10**9


def forms_of(private):
    """A secret key, given as base58 of its 64 bytes, in each form in which it may lie somewhere."""
    raw = base58.decode(private)
    text = private.encode()
    # A hash function leaves words of eight bytes, the C library vectors of 16 and more.
    words = {f"word from {at}": text[at:at + 8] for start in (28, 56, 72) for at in range(start, start + 8)}
    return words | {"base58": text, "first half": text[:40], "second half": text[-40:], "UTF-16": private.encode("utf-16-le"),
            "seed": raw[:16], "end of the seed": raw[16:32], "hex": raw[:32].hex().encode(),
            "JSON": ",".join(str(byte) for byte in raw[:32]).encode()}


def memory_of(pid):
    """(place, bytes) of each part of the process's memory that can be written."""
    with open(f"/proc/{pid}/maps") as maps, open(f"/proc/{pid}/mem", "rb", 0) as memory:
        for line in maps:
            area, rights, _, _, _, *name = line.split(maxsplit=5)
            if not rights.startswith("rw"):
                continue
            begin, end = (int(each, 16) for each in area.split("-"))
            try:
                memory.seek(begin)
                # Most of a stack was never used.
                yield f"{name[0].strip() if name else 'anonymous'} {area}", memory.read(end - begin).strip(b"\0")
            except OSError:
                continue  # a guard page


def files_of(directory):
    for folder, _, names in os.walk(directory):
        for path in (os.path.join(folder, name) for name in names):
            if os.path.isfile(path):  # no socket
                with open(path, "rb") as file:
                    yield path, file.read()


class Search(unittest.TestCase):
    """Looks for secrets in the memory and the files of `self.host`."""

    host = None

    def places_of(self, secrets):
        """Where in memory and files any of `secrets`, name -> bytes, lies."""
        try:
            parts = list(memory_of(self.host.process.pid))
        except PermissionError:
            self.skipTest("only root may read the memory of a host whose memory is closed to others")
        self.assertGreater(sum(len(part) for _, part in parts), 1_000_000)
        return [f"{name} in {place}" for place, part in parts + list(files_of(self.host.data_dir))
                for name, secret in secrets.items() if secret in part]

    def is_nowhere(self, secrets):
        """Soon: the client has the reply's last byte before the host goes on to wipe what it came from."""
        places = []
        for _ in range(20):
            places = self.places_of(secrets)
            if not places:
                return
            self.host.request("GET", "/health")
        self.fail(places)


class Memory(Search):
    @classmethod
    def setUpClass(cls):
        cls.host = Host(None, "--log-level", "debug")
        cls.owner = cls.host.create_wallet()
        cls.host.rpc("requestAirdrop", cls.owner["publicKey"], 50 * SOL)
        status, launched = cls.host.launch(cls.owner["apiKey"])
        assert status == 200, launched
        cls.mint = launched["mint"]

    @classmethod
    def tearDownClass(cls):
        cls.host.stop()

    def setUp(self):
        seed = os.urandom(32)
        key = nacl.signing.SigningKey(seed)
        self.private = base58.encode(seed + bytes(key.verify_key))
        self.public = base58.encode(bytes(key.verify_key))
        self.host.rpc("requestAirdrop", self.public, 5 * SOL)

    def trade_body(self, **fields):
        return json.dumps({"mode": "buy", "token": self.mint, "amount": SOL // 100, "amountInSol": True,
                           "slippage": 500, "priorityFee": 0, "private": self.private, **fields}).encode()

    def send(self, parts, chunked=False, path="/trade", key=None):
        """One request in these parts, each after the host had time to read the one before; its status."""
        body = b"".join(parts)
        head = (f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.host.port}\r\nContent-Type: application/json\r\n"
                f"x-api-key: {key or self.owner['apiKey']}\r\n").encode()
        if chunked:
            head += b"Transfer-Encoding: chunked\r\n\r\n"
            parts = [b"%x\r\n%s\r\n" % (len(part), part) for part in parts] + [b"0\r\n\r\n"]
        else:
            head += b"Content-Length: %d\r\n\r\n" % len(body)
        # It stays open: nothing may be left in its buffers either.
        connection = socket.create_connection(("127.0.0.1", self.host.port), timeout=60)
        self.addCleanup(connection.close)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if len(parts) == 1:
            connection.sendall(head + parts[0])
        else:
            connection.sendall(head)
            for part in parts:
                connection.sendall(part)
                # A request on another connection is answered after what came before it was read.
                self.host.request("GET", "/health")
        reply = b""
        while b"\r\n\r\n" not in reply:
            more = connection.recv(65536)
            self.assertTrue(more)
            reply += more
        return int(reply.split()[1])

    def test_one_packet(self):
        self.assertEqual(self.send([self.trade_body()]), 200)
        self.is_nowhere(forms_of(self.private))

    def test_split_within_the_key(self):
        body = self.trade_body()
        at = body.index(self.private.encode()) + 44
        self.assertEqual(self.send([body[:at], body[at:]]), 200)
        self.is_nowhere(forms_of(self.private))

    def test_chunked(self):
        body = self.trade_body()
        at = body.index(self.private.encode())
        self.assertEqual(self.send([body[:at], body[at:at + 30], body[at + 30:]], chunked=True), 200)
        self.is_nowhere(forms_of(self.private))

    def test_refused(self):
        self.assertEqual(self.send([self.trade_body(amount=0)]), 400)
        self.assertEqual(self.send([self.trade_body()], path="/nowhere"), 404)
        body, key = self.trade_body(), self.private.encode()
        for broken in (body[:-1], body + b"}}", body[:-1] + b",}", body[:-1] + b',"private":"' + key + b'"}',
                       body[:body.index(key) + 50], body.replace(key, key[:50] + b"\n" + key[50:]),
                       body.replace(key, key + b"\\q"), body.replace(key, key + b"1" * 300)):
            self.assertEqual(self.send([broken]), 400)
        self.is_nowhere(forms_of(self.private))

    def test_signed_from_the_vault(self):
        wallet = self.host.create_wallet()
        self.host.rpc("requestAirdrop", wallet["publicKey"], SOL)
        order = {"mode": "buy", "token": self.mint, "amount": SOL // 100, "amountInSol": True, "slippage": 500,
                 "priorityFee": 0}
        status, reply = self.host.post("/trade", order, wallet["apiKey"])
        self.assertEqual(status, 200, reply)
        self.is_nowhere(forms_of(wallet["privateKey"]))

    def test_launched_with(self):
        status, reply = self.host.launch(self.owner["apiKey"], private=self.private)
        self.assertEqual(status, 200, reply)
        status, reply = self.host.launch(self.owner["apiKey"], private=self.private, amount=str(10**6 * SOL))
        self.assertEqual(status, 422, reply)
        self.is_nowhere(forms_of(self.private))
        for length in range(1, 129, 32):  # how the key lies in the blocks of the request's hash
            status, reply = self.host.launch(self.owner["apiKey"], private=self.private, dryRun="true",
                                             description="d" * length)
            self.assertEqual(status, 200, reply)
            self.is_nowhere(forms_of(self.private))

    def test_form_that_ends_in_the_key(self):
        content_type, body = multipart({"name": "A", "symbol": "B", "description": "c", "private": self.private}, png())
        for cut in (12, 30, 70, 88):
            status, _, _ = self.host.request("POST", "/createToken", body[:body.index(self.private.encode()) + cut],
                                             {"Content-Type": content_type, "x-api-key": self.owner["apiKey"]})
            self.assertEqual(status, 400)
        self.is_nowhere(forms_of(self.private))

    def test_new_wallet(self):
        wallet = self.host.create_wallet()
        self.is_nowhere({**forms_of(wallet["privateKey"]), "API key": wallet["apiKey"].encode()})
        self.assertEqual(self.send([self.trade_body(amount=0)], key=wallet["apiKey"]), 400)
        self.assertEqual(self.send([self.trade_body()], path="/nowhere", key=wallet["apiKey"]), 404)
        self.is_nowhere({"used API key": wallet["apiKey"].encode(), **forms_of(self.private)})

    def test_key_of_an_event_socket(self):
        keys = [self.host.create_wallet()["apiKey"] for _ in range(2)]
        streams = [EventStream(self.host.port, **{"x-api-key": keys[0]}), EventStream(self.host.port)]
        self.assertNotIn("error", streams[1].call("authenticate", keys[1]))
        for stream in streams:
            stream.ask("subscribeOrders")
        self.is_nowhere({f"API key {at}": key.encode() for at, key in enumerate(keys)})

    def test_where_it_does_not_belong(self):
        for name in ("privateKey", "secret", "public"):
            body = json.dumps({**json.loads(self.trade_body(amount=1)), "private": None, name: self.private})
            self.assertIn(self.send([body.encode()]), (200, 400, 422))
        raw = base58.decode(self.private)
        for path in ("/", "/orders/", "/transactions/", "/ipfs/"):
            # A piece may be as long as what belongs there.
            for text in (self.private, self.private[:36], self.private[44:80], raw[:32].hex(), raw[:18].hex()):
                self.assertIn(self.host.get(path + text, self.owner["apiKey"])[0], (400, 404))
        # As a signature, which it is as long as, it would go to a node.
        status, reply = self.host.get("/transactions/" + self.private, self.owner["apiKey"])
        self.assertEqual((status, "private key" in reply["message"]), (400, True), reply)
        status, reply, _ = self.host.request("POST", "/trade", self.trade_body(), {
            "Content-Type": "application/json", "x-api-key": self.owner["apiKey"], "Idempotency-Key": self.private})
        self.assertEqual(status, 200, reply)
        self.is_nowhere({**forms_of(self.private), "hex piece": raw[6:14].hex().encode()})

    def test_no_core_file(self):
        with open(f"/proc/{self.host.process.pid}/limits") as limits:
            core = next(line for line in limits if line.startswith("Max core file size"))
        self.assertEqual(core.split()[4:6], ["0", "0"])


class Lock(Search):
    """A host that is locked and unlocked from a terminal: while it is locked, it has no key."""

    def setUp(self):
        self._directory = tempfile.TemporaryDirectory()
        self.addCleanup(self._directory.cleanup)
        self.data = os.path.join(self._directory.name, "data" * 30)  # longer than the path of a socket may be
        self.words = "correct horse\nbattery staple " + os.urandom(8).hex()
        self.host = Host(self.data, "--vault-passphrase-file", self.file("right", self.words), "--log-level", "debug")
        self.addCleanup(self.host.stop)

    def file(self, name, text):
        path = os.path.join(self._directory.name, name)
        with open(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600), "w") as file:
            file.write(text)
        return path

    def command(self, *arguments):
        """(exit code, what it says) of curvedesk-host on this data directory."""
        done = subprocess.run([HOST_PROGRAM, *arguments, "--data-dir", self.data], capture_output=True, text=True,
                              stdin=subprocess.DEVNULL, timeout=60)
        return done.returncode, done.stderr.strip()

    def test_locked_it_has_no_key(self):
        wallet = self.host.create_wallet()
        key = wallet["apiKey"]
        secrets = {**forms_of(wallet["privateKey"]), "passphrase": self.words.encode(),
                   "passphrase in UTF-16": self.words.encode("utf-16-le")}
        self.host.rpc("requestAirdrop", wallet["publicKey"], 50 * SOL)
        status, launched = self.host.launch(key)
        self.assertEqual(status, 200, launched)
        buy = {"mode": "buy", "token": launched["mint"], "amount": SOL // 100, "amountInSol": True, "slippage": 500,
               "priorityFee": 0}
        self.assertEqual(self.host.post("/trade", buy, key)[0], 200)
        self.assertEqual(self.host.post("/trade", {**buy, "amount": 10**6 * SOL}, key)[0], 422)

        self.assertEqual(self.command("lock"), (0, ""))
        status, reply = self.host.post("/trade", buy, key)
        self.assertEqual((status, reply["code"]), (423, "wallet_locked"))
        self.is_nowhere(secrets)

        wrong = self.command("unlock", "--vault-passphrase-file", self.file("wrong", "correct horse"))
        self.assertEqual(wrong[0], 78, wrong)
        self.assertEqual(self.host.post("/trade", buy, key)[0], 423)
        self.assertEqual(self.command("unlock")[0], 78)  # there is no terminal to ask on
        self.assertEqual(self.command("unlock", "--vault-passphrase-file", self.file("right again", self.words)),
                         (0, ""))
        self.assertEqual(self.host.post("/trade", buy, key)[0], 200)
        self.is_nowhere(secrets)
        self.assertEqual(self.command("lock"), (0, ""))
        self.is_nowhere(secrets)

    def test_the_socket_takes_only_requests(self):
        path = os.path.join(self.data, "control.sock")
        self.assertEqual(os.stat(path).st_mode & 0o777, 0o600)
        folder = os.open(self.data, os.O_PATH)
        self.addCleanup(os.close, folder)
        for request in (b"nonsense\n", b"\n", b"unlock\n" + b"x" * 5000, b"lock"):
            with socket.socket(socket.AF_UNIX) as client:
                client.connect(f"/proc/self/fd/{folder}/control.sock")
                client.sendall(request)
                client.shutdown(socket.SHUT_WR)
                try:
                    self.assertNotEqual(client.recv(1024), b"ok\n", request)
                except ConnectionResetError:
                    pass  # closed before it had read all
        self.assertEqual(self.command("lock"), (0, ""))


if __name__ == "__main__":
    unittest.main()
