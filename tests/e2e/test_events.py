# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""What happens on the market, as a client of the event stream hears it."""

import json
import os
import socket
import struct
import time
import unittest

from host import Host

SOL = 10**9


class EventStream:
    """A WebSocket client that is just enough."""

    def __init__(self, port, **headers):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        lines = {"Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket",
                 "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", **headers}
        self.socket.sendall(("GET /ws HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items())
                             + "\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
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

    def send(self, **message):
        text = json.dumps(message).encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(text))
        length = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack(">H", len(text))
        self.socket.sendall(b"\x81" + length + mask + masked)

    def ask(self, method, *params):
        self.send(method=method, params=list(params), id=method)
        answer = self.message()
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
                                     "Timestamp"})
        first = trades.message()
        self.assertEqual([first["IsBuy"], first["User"]], [True, self.creator["publicKey"]])

        token = EventStream(self.host.port)
        token.ask("subscribeToken", launched["mint"])
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

    def test_web_pages_are_refused(self):
        self.assertEqual(EventStream(self.host.port, Origin="https://evil.example").status, 403)
        self.assertEqual(EventStream(self.host.port, Host="evil.example").status, 421)
        self.assertEqual(EventStream(self.host.port).status, 101)

    def test_a_stop_says_goodbye(self):
        host = Host()
        stream = EventStream(host.port)
        stream.ask("subscribeTrades")
        self.assertEqual(host.stop(), 0)
        with self.assertRaises((EOFError, ConnectionResetError)):
            stream.message()


if __name__ == "__main__":
    unittest.main()
