# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Clients that take all they can: slow bodies, uploads that do not end, sockets that ping and do not read, batches with
large answers. Honest clients are served meanwhile, on the API's port and on the node's, and memory stays bounded."""

import base64
import contextlib
import http.client
import itertools
import json
import multiprocessing
import os
import resource
import select
import socket
import sqlite3
import struct
import tempfile
import time
import unittest

from host import Host, HOST_PROGRAM, multipart

MEGABYTE = 1024 * 1024
MOST_MEMORY = 200 * MEGABYTE
SLOW = 1000
UPLOADS = 40
ENOUGH = 100  # honest requests, while an attack goes on
DESCRIPTORS = 1024  # what many systems allow a program until it asks for more


def is_sanitized():
    with open(HOST_PROGRAM, "rb") as file:
        return b"__asan_init" in file.read()


def memory_of(process):
    with open(f"/proc/{process.pid}/status") as file:
        line = next(line for line in file if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


def connect(port):
    sock = socket.create_connection(("127.0.0.1", port), timeout=10)
    sock.setblocking(False)
    return sock


def push(sock, data):
    """How many bytes the other side takes at once; None when it has closed."""
    try:
        return sock.send(data)
    except BlockingIOError:
        return 0
    except OSError:
        return None


def has_closed(sock):
    try:
        return sock.recv(65536) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


class Honest:
    """Clients that ask on new and on kept connections, on both ports, until they are told to stop: in processes of their
    own, so that the attack does not hold them up."""

    def __init__(self, host):
        rpc = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getSlot"})
        asks = [(host.port, "GET", "/health", None), (host.rpc_port, "POST", "/", rpc)]
        self._stop = multiprocessing.Event()
        self._served = multiprocessing.Value("i", 0)
        self._failed = multiprocessing.Value("i", 0)
        self._results = multiprocessing.Queue()
        self._processes = [multiprocessing.Process(target=self._run, args=ask) for ask in asks]
        for process in self._processes:
            process.start()

    def is_enough(self):
        return self._served.value >= ENOUGH or self._failed.value > 0

    def _run(self, port, method, path, body):
        times, failures = [], []
        while not self._stop.wait(0.005):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
            for is_kept in (False, True):
                begun = time.monotonic()
                try:
                    connection.request(method, path, body, {"Content-Type": "application/json"})
                    reply = connection.getresponse()
                    reply.read()
                    if reply.status != 200:
                        failures.append(reply.status)
                    times.append(time.monotonic() - begun)
                    with self._served.get_lock():
                        self._served.value += 1
                except (http.client.HTTPException, OSError) as error:
                    if not is_kept:  # an idle connection may be closed for a new one: clients ask again
                        failures.append(repr(error))
            connection.close()
            self._failed.value |= bool(failures)
        self._results.put((times, failures))

    def stop(self):
        """(seconds that each request took, what failed)."""
        self._stop.set()
        results = [self._results.get() for _ in self._processes]
        for process in self._processes:
            process.join()
        return sorted(sum((times for times, _ in results), [])), sum((failures for _, failures in results), [])


class Overload(unittest.TestCase):
    def setUp(self):
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(DESCRIPTORS, hard), hard))
        self.directory = tempfile.TemporaryDirectory()
        self.host = Host(self.directory.name)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        self.key = self.host.create_wallet()["apiKey"]

    def tearDown(self):
        self.assertEqual(self.host.stop(), 0)
        self.directory.cleanup()

    def attack(self, once):
        """Calls `once` again and again until honest clients were served often enough meanwhile."""
        clients = Honest(self.host)
        most = 0
        try:
            while not clients.is_enough():
                once()
                most = max(most, memory_of(self.host.process))
        finally:
            times, failures = clients.stop()
        print(f"p99 {times[len(times) * 99 // 100] * 1000:.1f} ms, most memory {most / MEGABYTE:.0f} MiB")
        self.assertEqual(failures, [])
        if not is_sanitized():
            self.assertLess(most, MOST_MEMORY)

    def heads(self, path, node_path, content_type, length):
        """(port, head of a POST) for both ports."""
        lines = f"Content-Type: {content_type}\r\nContent-Length: {length}\r\n\r\n"
        return [(self.host.port, f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.host.port}\r\n"
                 f"x-api-key: {self.key}\r\n{lines}".encode()),
                (self.host.rpc_port, f"POST {node_path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{lines}".encode())]

    def test_slow_bodies(self):
        for port, head in self.heads("/trade", "/", "application/json", 100_000):
            with contextlib.ExitStack() as stack:
                slow = [stack.enter_context(connect(port)) for _ in range(SLOW)]
                for sock in slow:
                    push(sock, head)

                turns = itertools.cycle(range(0, SLOW, 50))

                def once():
                    begin = next(turns)  # each gets a piece about once a second
                    select.select(slow[begin:begin + 50], [], [], 0.05)
                    for at in range(begin, begin + 50):
                        if has_closed(slow[at]) or push(slow[at], b" " * 420) is None:
                            slow[at].close()
                            slow[at] = stack.enter_context(connect(port))
                            push(slow[at], head)

                self.attack(once)

    def test_uploads_that_do_not_end(self):
        size = 15 * MEGABYTE
        piece = bytes(MEGABYTE)
        for port, head in self.heads("/createToken", "/api/v0/add?cid-version=1", "multipart/form-data; boundary=B",
                                     size):
            with contextlib.ExitStack() as stack:
                uploads = {}

                def begin():
                    sock = stack.enter_context(connect(port))
                    push(sock, head)
                    uploads[sock] = size - 1

                for _ in range(UPLOADS):
                    begin()

                def once():
                    _, writable, _ = select.select([], list(uploads), [], 0.05)
                    for sock in writable:
                        sent = push(sock, piece[:uploads[sock]]) if uploads[sock] else 0
                        if sent is None or has_closed(sock):
                            del uploads[sock]
                            sock.close()
                            begin()
                        else:
                            uploads[sock] -= sent

                self.attack(once)

    def test_whole_uploads(self):
        fields, image = {"name": "Copper Fox", "symbol": "CFOX"}, os.urandom(14 * MEGABYTE)
        content_type, body = multipart(fields, image, "-" * 60)  # no picture: read, searched and refused
        for (port, head), status in zip(self.heads("/createToken", "/api/v0/add?cid-version=1", content_type, len(body)),
                                        (400, 500)):
            def once():
                with socket.create_connection(("127.0.0.1", port), timeout=60) as sock:
                    sock.sendall(head + body)
                    self.assertEqual(int(sock.recv(4096).split()[1]), status)

            self.attack(once)

    def test_sockets_that_ping_and_do_not_read(self):
        handshake = ("HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                     + base64.b64encode(os.urandom(16)).decode() + "\r\n\r\n")
        pings = (b"\x89\xfd" + bytes(4) + b"x" * 125) * 1000
        for port, path in ((self.host.port, "/ws"), (self.host.rpc_port + 1, "/")):
            cut = []
            with contextlib.ExitStack() as stack:
                def open_one():
                    sock = stack.enter_context(socket.socket())
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                    sock.connect(("127.0.0.1", port))
                    sock.setblocking(False)
                    sock.send((f"GET {path} " + handshake % port).encode())
                    select.select([sock], [], [], 10)  # the handshake is answered
                    return sock

                sockets = [open_one()]

                def once():
                    select.select([], sockets, [], 0.05)
                    if push(sockets[0], pings) is None:
                        cut.append(sockets.pop())
                        sockets.append(open_one())

                self.attack(once)
                deadline = time.monotonic() + 20
                while not cut:
                    self.assertLess(time.monotonic(), deadline, "a socket that does not read is still connected")
                    once()

    def test_batches_with_large_answers(self):
        self.assertEqual(self.host.stop(), 0)
        with contextlib.closing(sqlite3.connect(os.path.join(self.directory.name, "sandbox.sqlite"))) as database:
            # As after three days: lists of its blocks are long.
            database.execute("UPDATE meta SET value = ? WHERE key = 'slot_ceiling'", (struct.pack("<Q", 650_000),))
            database.commit()
        self.host = Host(self.directory.name)
        batch = [{"jsonrpc": "2.0", "id": i, "method": "getBlocks", "params": [500_000, 600_000]} for i in range(100)]
        for calls in (batch, batch[0]):
            body = json.dumps(calls).encode()
            head = (f"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n"
                    f"Content-Length: {len(body)}\r\n\r\n").encode()
            with contextlib.ExitStack() as stack:
                sockets = []

                def once():
                    if len(sockets) < UPLOADS:
                        sockets.append(stack.enter_context(connect(self.host.rpc_port)))
                        push(sockets[-1], head + body)
                        return
                    select.select(sockets, [], [], 0.05)
                    for at, sock in enumerate(sockets):
                        if has_closed(sock):
                            sock.close()
                            sockets[at] = stack.enter_context(connect(self.host.rpc_port))
                            push(sockets[at], head + body)

                self.attack(once)


if __name__ == "__main__":
    unittest.main()
