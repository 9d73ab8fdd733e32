# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""What somebody else sends to a wallet of ours is in its balance, on the chain's own host and on one that trades there."""

import base64
import struct
import unittest

import base58
from events import EventStream
from host import Host, eventually
from signer import signed
from test_cluster import ClusterHost, url_of

SOL = 10**9
SYSTEM = bytes(32)


class Deposits(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.a = Host()
        cls.b = ClusterHost([url_of(cls.a.rpc_port)], rpc_port=cls.a.rpc_port)
        cls.stranger = cls.a.create_wallet()
        cls.a.rpc("requestAirdrop", cls.stranger["publicKey"], 20 * SOL)
        status, launched = cls.a.launch(cls.stranger["apiKey"], amount=str(SOL), slippage="500")
        assert status == 200, launched
        cls.mint = launched["mint"]

    @classmethod
    def tearDownClass(cls):
        assert cls.b.stop() == 0
        assert cls.a.stop() == 0

    def balance(self, host, wallet, token="SOL"):
        _, reply = host.get(f"/balance?token={token}&wallet={wallet['publicKey']}", wallet["apiKey"])
        return int(reply.get("balanceRaw", 0))

    def comes_to(self, lamports, host, wallet, token="SOL"):
        eventually(lambda: self.balance(host, wallet, token) == lamports or None)

    def send(self, keys, writable, accounts, data):
        """One instruction of the program that is the last of `keys`, signed by the first, the stranger. It may change
        the first `writable` of the others; `accounts`: its accounts, as places in `keys`."""
        blockhash = base58.decode(self.a.rpc("getLatestBlockhash")["value"]["blockhash"])
        message = (bytes([1, 0, len(keys) - 1 - writable, len(keys)]) + b"".join(keys) + blockhash
                   + bytes([1, len(keys) - 1, len(accounts), *accounts, len(data)]) + data)
        tx = base64.b64encode(bytes([1]) + bytes(64) + message).decode()
        self.a.rpc("sendTransaction", signed(tx, self.stranger["privateKey"]), {"encoding": "base64"})

    def position(self, host, wallet):
        """Base units of the coin that the wallet's position says."""
        _, reply = host.get("/positions", wallet["apiKey"])
        return sum(int(each["amountRaw"]) for each in reply["positions"] if each["token"] == self.mint)

    def token_account(self, wallet):
        accounts = self.a.rpc("getTokenAccountsByOwner", wallet["publicKey"], {"mint": self.mint},
                              {"encoding": "base64"})["value"]
        return base58.decode(accounts[0]["pubkey"]), base58.decode(accounts[0]["account"]["owner"])

    def test_they_show_without_a_restart(self):
        for host in (self.a, self.b):
            with self.subTest(host=host.ready_line):
                wallet = host.create_wallet()
                self.assertEqual(self.balance(host, wallet), 0)
                events = EventStream(host.port, **{"x-api-key": wallet["apiKey"]})
                events.ask("subscribeBalances")
                self.a.rpc("requestAirdrop", wallet["publicKey"], SOL)
                self.comes_to(SOL, host, wallet)

                keys = [base58.decode(each["publicKey"]) for each in (self.stranger, wallet)]
                self.send([*keys, SYSTEM], 1, [0, 1], struct.pack("<IQ", 2, 123_456_789))
                self.comes_to(SOL + 123_456_789, host, wallet)

                # An account for its tokens comes with a first buy.
                eventually(lambda: host.get(f"/bondingCurve?token={self.mint}", wallet["apiKey"])[0] == 200 or None)
                status, reply = host.post("/trade?wait=confirmed", {
                    "token": self.mint, "mode": "buy", "amount": 10_000_000, "amountInSol": True, "slippage": 500,
                    "priorityFee": 0}, wallet["apiKey"])
                self.assertEqual((status, reply.get("status")), (200, "succeeded"), reply)
                held = self.balance(host, wallet, self.mint)
                self.assertGreater(held, 0)
                (source, program), (target, _) = self.token_account(self.stranger), self.token_account(wallet)
                self.send([keys[0], source, target, base58.decode(self.mint), program], 2, [1, 3, 2, 0],
                          struct.pack("<BQB", 12, 777_000_000, 6))
                self.comes_to(held + 777_000_000, host, wallet, self.mint)
                eventually(lambda: self.position(host, wallet) == held + 777_000_000 or None)
                left = self.balance(self.a, self.stranger, self.mint)
                eventually(lambda: self.position(self.a, self.stranger) == left or None)
                expected = {"SOL": self.balance(host, wallet), self.mint: held + 777_000_000}
                told = {}
                while told != expected:
                    event = events.message()
                    self.assertEqual((event["type"], event["Wallet"], event["PreviousAmount"]),
                                     ("balance", wallet["publicKey"], told.get(event["Mint"], 0)))
                    told[event["Mint"]] = event["Amount"]


if __name__ == "__main__":
    unittest.main()
