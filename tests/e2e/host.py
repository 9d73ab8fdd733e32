# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A curvedesk-host process as a script sees it: started, asked over HTTP, stopped or killed."""

import http.client
import json
import os
import random
import re
import signal
import socket
import struct
import subprocess
import tempfile
import time
import zlib

HOST_PROGRAM = os.environ.get("CURVEDESK_HOST", "build/dev/app/curvedesk-host")


def free_port():
    """A free port with a free one behind it, where a node takes its subscriptions. Below the ports that the system gives
    to outgoing connections, so that none of them takes it before the program does."""
    while True:
        port = random.randrange(20000, 32000, 2)
        with socket.socket() as probe, socket.socket() as behind:
            try:
                probe.bind(("127.0.0.1", port))
                behind.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


def eventually(ask, seconds=15):
    """The first answer that is not None."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        answer = ask()
        if answer is not None:
            return answer
        time.sleep(0.05)
    raise AssertionError("it never happened")


class Host:
    """One run of the program. `data_dir` outlives it, so that another run can follow."""

    def __init__(self, data_dir=None, *extra):
        self._own_dir = tempfile.TemporaryDirectory() if data_dir is None else None
        self.data_dir = data_dir or self._own_dir.name
        for _ in range(3):  # another test may take the port before the program does
            self.rpc_port = free_port()
            self.process = subprocess.Popen(
                [HOST_PROGRAM, "--data-dir", self.data_dir, "--port", "0", "--sandbox-rpc-port", str(self.rpc_port),
                 "--sandbox-traders", "off", *extra],
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            self.ready_line = self.process.stdout.readline().strip()
            match = re.fullmatch(r"curvedesk-host ready: http://127\.0\.0\.1:(\d+) network=sandbox", self.ready_line)
            if match:
                break
            self.process.kill()
            said = self.process.communicate()[1]
            if "already in use" not in said:
                break
        if not match:
            raise RuntimeError(f"not ready: {self.ready_line!r} {said!r}")
        self.port = int(match.group(1))
        self._connection = None

    def kill(self):
        """As a power cut does: no chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self._close_pipes()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(10)
        self._close_pipes()
        if self._own_dir:
            self._own_dir.cleanup()
        return code

    def _close_pipes(self):
        self.process.stdout.close()
        self.process.stderr.close()
        if self._connection:
            self._connection.close()

    def request(self, method, path, body=None, headers=None):
        """(status, JSON or other bytes, headers) of one request on a kept connection."""
        # The host closes one that was idle for 15 s, which a busy machine makes of two requests in a row.
        if self._connection and time.monotonic() - self._last_used > 10:
            self._connection.close()
            self._connection = None
        if self._connection is None:
            self._connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            self._connection.request(method, path, body, headers or {})
            reply = self._connection.getresponse()
            data = reply.read()
        except (http.client.HTTPException, OSError):
            self._connection.close()
            self._connection = None
            raise
        self._last_used = time.monotonic()
        if reply.getheader("Connection", "").lower() == "close":
            self._connection.close()
            self._connection = None
        is_json = reply.getheader("Content-Type", "").startswith("application/json")
        return reply.status, json.loads(data) if data and is_json else data or None, reply.headers

    def get(self, path, key):
        status, body, _ = self.request("GET", path, headers={"x-api-key": key})
        return status, body

    def post(self, path, body, key=None, **headers):
        all_headers = {"Content-Type": "application/json", **headers}
        if key:
            all_headers["x-api-key"] = key
        text = body if isinstance(body, (str, bytes)) else json.dumps(body)
        status, reply, _ = self.request("POST", path, text, all_headers)
        return status, reply

    def create_wallet(self):
        status, wallet = self.post("/createWallet", {})
        assert status == 200, (status, wallet)
        return wallet

    def rpc(self, method, *params):
        connection = http.client.HTTPConnection("127.0.0.1", self.rpc_port, timeout=60)
        connection.request("POST", "/", json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}),
                           {"Content-Type": "application/json"})
        reply = json.loads(connection.getresponse().read())
        connection.close()
        if "error" in reply:
            raise RpcError(reply["error"])
        return reply["result"]

    def lamports(self, address):
        return self.rpc("getBalance", address)["value"]

    def launch(self, key, **fields):
        """POST /createToken with a small PNG; fields override."""
        form = {"name": "Copper Fox", "symbol": "CFOX", "description": "A fox.", **fields}
        content_type, body = multipart(form, png())
        status, reply, _ = self.request("POST", "/createToken", body, {"Content-Type": content_type, "x-api-key": key})
        return status, reply


class RpcError(Exception):
    def __init__(self, error):
        super().__init__(error)
        self.code = error["code"]
        self.data = error.get("data")


def png(width=2, height=2):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + b"\x40\x80\xc0" * width for _ in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def multipart(fields, image, boundary="----e2eBoundary7MA4YWxk"):
    parts = []
    if image is not None:  # scripts often send it first
        parts.append(f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="coin.png"\r\n'
                     f"Content-Type: image/png\r\n\r\n".encode() + image + b"\r\n")
    for name, value in fields.items():
        parts.append(f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode())
    return f"multipart/form-data; boundary={boundary}", b"".join(parts) + f"--{boundary}--\r\n".encode()
