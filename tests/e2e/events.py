# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A WebSocket client of the event stream that is just enough."""

import json
import os
import socket
import struct


class EventStream:
    def __init__(self, port, **headers):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        lines = {"Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket",
                 "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", **headers}
        self.socket.sendall(("GET /ws HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items())
                             + "\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            received = self.socket.recv(4096)
            if not received:
                raise EOFError
            self.buffer += received
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.head = head.decode()
        self.status = int(head.split()[1])

    def __del__(self):
        self.socket.close()

    def take(self, size):
        while len(self.buffer) < size:
            received = self.socket.recv(65536)
            if not received:
                raise EOFError
            self.buffer += received
        out, self.buffer = self.buffer[:size], self.buffer[size:]
        return out

    @staticmethod
    def frame(message):
        text = json.dumps(message).encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text))
        return b"\x81" + length + mask + masked

    def refusal(self, sent):
        """Sends these bytes; the status code of the close frame that comes back, or the first other frame's text."""
        self.socket.sendall(sent)
        first, size = self.take(2)
        payload = self.take(size)
        return struct.unpack(">H", payload[:2])[0] if first == 0x88 else payload

    def send(self, *messages):
        """Sends calls at once, which the host then reads together."""
        self.socket.sendall(b"".join(map(self.frame, messages)))

    def call(self, method, *params, **more):
        """A call with an id, and its answer."""
        self.send({"method": method, "params": list(params), "id": method, **more})
        answer = self.message()
        while "id" not in answer:
            answer = self.message()
        return answer

    def ask(self, method, *params, **more):
        """A subscription that is granted."""
        answer = self.call(method, *params, **more)
        assert answer == {"id": method, "result": "subscribed"}, answer

    def message(self, seconds=10):
        self.socket.settimeout(seconds)
        while True:
            first, second = self.take(2)
            size = second & 0x7f
            if size == 126:
                size = struct.unpack(">H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.take(8))[0]
            payload = self.take(size)
            if first == 0x81:
                return json.loads(payload)
            if first == 0x88:
                raise EOFError

    def silent(self):
        try:
            return not self.message(0.5)
        except TimeoutError:
            return True
