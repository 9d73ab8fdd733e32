#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Follows launches and trades, and goes on where it stopped when it is started again. Standard library only.

    events.py [FILE [COUNT]]    FILE keeps the cursor of the last event; ends after COUNT events
"""

import json
import os
import socket
import struct
import sys
import time
from urllib.parse import urlsplit

API = urlsplit(os.environ.get("CURVEDESK_API", "http://127.0.0.1:8787"))


class Events:
    """A WebSocket (RFC 6455), as far as this stream needs one. ConnectionError, TimeoutError: open a new one."""

    def __init__(self):
        self.socket = socket.create_connection((API.hostname, API.port), timeout=60)  # the host pings every 20 s
        self.socket.sendall(f"GET /ws HTTP/1.1\r\nHost: {API.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline().split()[1:2]
        if status != [b"101"]:
            raise ConnectionError(f"the host answered {status}")
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def frame(self, kind, data):
        mask = os.urandom(4)
        head = bytes([kind, 0x80 | len(data)]) if len(data) < 126 else struct.pack(">BBH", kind, 0x80 | 126, len(data))
        return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))

    def call(self, *calls):
        """Sends calls in one piece: with `since`, the host then sends all of them what they missed in one order."""
        self.socket.sendall(b"".join(self.frame(0x81, json.dumps(each).encode()) for each in calls))

    def read(self, size):
        data = self.stream.read(size)
        if len(data) < size:
            raise ConnectionError("the host has gone")
        return data

    def __iter__(self):
        while True:
            kind, size = self.read(2)
            if size == 126:
                size, = struct.unpack(">H", self.read(2))
            elif size == 127:
                size, = struct.unpack(">Q", self.read(8))
            data = self.read(size)
            if kind == 0x81:
                yield json.loads(data)
            elif kind == 0x89:
                self.socket.sendall(self.frame(0x8a, data))
            elif kind == 0x88:
                raise ConnectionError("the host has said goodbye")


def follow(file):
    """Every event since the cursor in `file`, for ever."""
    while True:
        since = {}
        if os.path.exists(file):
            with open(file, encoding="ascii") as kept:
                since = {"since": kept.read()}
        try:
            events = Events()
            events.call({"method": "subscribeNewPools", **since},
                        {"method": "subscribeTrades", "where": {"minSol": 10_000_000}, **since})
            for event in events:
                yield event
                # Kept once the event was dealt with: after a crash it is told again, never lost.
                with open(f"{file}.new", "w", encoding="ascii") as kept:
                    kept.write(event["Cursor"])
                os.replace(f"{file}.new", file)
        except OSError as error:
            print(error, file=sys.stderr)
            time.sleep(1)


def main(file="events.cursor", count=None):
    for number, event in enumerate(follow(file), 1):
        print(json.dumps(event), flush=True)
        if count and number == int(count):
            break


if __name__ == "__main__":
    main(*sys.argv[1:])
