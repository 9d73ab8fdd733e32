# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A cluster's rent is what it says, not what mainnet's is today: a launch, a first buy and a sale at half of it."""

import os
import sqlite3
import struct
import tempfile
import unittest

import base58
from host import Host, eventually
from test_cluster import ClusterHost, url_of

SOL = 10**9
SIGNATURE_FEE = 5_000
RENT_SYSVAR = base58.decode("SysvarRent111111111111111111111111111111111")


def rent(size, divisor):
    return (128 + size) * 6_960 // divisor


def divide_rent(data_dir, divisor):
    """In the sandbox of a host that is stopped; the accounts that are there keep what they hold."""
    with sqlite3.connect(os.path.join(data_dir, "sandbox.sqlite")) as database:
        (data,), = database.execute("SELECT data FROM accounts WHERE address = ?", (RENT_SYSVAR,))
        lamports_per_byte_year, = struct.unpack("<Q", data[:8])
        data = struct.pack("<Q", lamports_per_byte_year // divisor) + data[8:]
        database.execute("UPDATE accounts SET data = ? WHERE address = ?", (data, RENT_SYSVAR))
    database.close()


class OtherRent(unittest.TestCase):
    def start(self, divisor):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.assertEqual(Host(directory.name).stop(), 0)
        divide_rent(directory.name, divisor)
        self.a = Host(directory.name)
        self.addCleanup(self.a.stop)
        self.b = ClusterHost([url_of(self.a.rpc_port)], rpc_port=self.a.rpc_port)
        self.addCleanup(self.b.stop)
        self.assertEqual(self.a.rpc("getMinimumBalanceForRentExemption", 165), rent(165, divisor))

    def wallet(self):
        wallet = self.b.create_wallet()
        self.b.airdrop(wallet, 10 * SOL)
        return wallet

    def lamports(self, wallet):
        _, reply = self.b.get(f"/balance?token=SOL&wallet={wallet['publicKey']}", wallet["apiKey"])
        return int(reply.get("balanceRaw", 0))

    def cost(self, wallet, ask):
        """What one order took from the wallet; the order, with what the answer to its request said."""
        before = self.lamports(wallet)
        status, reply = ask()
        self.assertEqual(status, 200, reply)

        def ended():
            _, order = self.b.get(f"/orders/{reply['orderId']}", wallet["apiKey"])
            return order if order["status"] != "pending" else None
        order = eventually(ended)
        self.assertEqual(order["status"], "succeeded", order)
        return before - self.lamports(wallet), {**reply, **order}

    def trade(self, wallet, **fields):
        body = {"token": self.mint, "slippage": 500, "priorityFee": 0, **fields}
        return self.cost(wallet, lambda: self.b.post("/trade?wait=confirmed", body, wallet["apiKey"]))

    def test_costs_are_rent_and_fees_and_what_moved(self):
        launches = {}
        for divisor in (1, 2):
            with self.subTest(divisor=divisor):
                self.start(divisor)
                creator, trader = self.wallet(), self.wallet()
                cost, order = self.cost(creator, lambda: self.b.launch(
                    creator["apiKey"], amount=str(SOL), slippage="500", priorityFee="0"))
                launches[divisor] = cost - SOL - 2 * SIGNATURE_FEE
                self.mint = order["mint"]
                eventually(lambda: self.b.get(f"/bondingCurve?token={self.mint}", trader["apiKey"])[0] == 200 or None)

                # Token account of a Token-2022 coin, volume accumulator, the creator's vault.
                rents = rent(170, divisor) + rent(137, divisor) + rent(0, divisor)
                cost, _ = self.trade(trader, mode="buy", amount=SOL, amountInSol=True)
                self.assertEqual(cost, SOL + SIGNATURE_FEE + rents)
                cost, _ = self.trade(trader, mode="buy", amount=SOL, amountInSol=True)
                self.assertEqual(cost, SOL + SIGNATURE_FEE)
                cost, order = self.trade(trader, mode="sell", amount="100%", amountInSol=False)
                self.assertEqual(-cost, int(order["movedSolRaw"]) - SIGNATURE_FEE + rent(170, divisor))
        self.assertEqual(launches[1], 2 * launches[2])


if __name__ == "__main__":
    unittest.main()
