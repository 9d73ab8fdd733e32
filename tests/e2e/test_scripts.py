# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Scripts written for the original service: how they ask, and what they take for granted of the answers."""

import http.client
import json
import socket
import unittest

from events import EventStream
from host import Host, eventually, png
from signer import signed

SOL = 10**9
# What axios, node-fetch, requests and curl send beside what was asked for.
HABITS = [{"Accept": "application/json, text/plain, */*", "User-Agent": "axios/1.7.2", "Accept-Encoding": "gzip, compress, deflate, br",
           "Connection": "keep-alive"},
          {"Accept": "*/*", "User-Agent": "node", "Accept-Language": "*", "Sec-Fetch-Mode": "cors",
           "Accept-Encoding": "gzip, deflate", "Connection": "close"},
          {"User-Agent": "python-requests/2.31.0", "Accept-Encoding": "gzip, deflate", "Accept": "*/*",
           "Connection": "keep-alive"},
          {"User-Agent": "curl/7.88.1", "Accept": "*/*"}]


def form(fields, image, boundary, preamble=b"", epilogue=b"\r\n", quote='"'):
    """A form as form-data, axios and curl write it: the image first, types on texts, a few bytes around."""
    name = quote + "{}" + quote
    out = preamble
    out += (f"--{boundary}\r\nContent-Disposition: form-data; name={name.format('file')}; filename=\"my coin.png\"\r\n"
            f"Content-Type: image/png\r\n\r\n").encode() + image + b"\r\n"
    for field, value in fields.items():
        out += (f"--{boundary}\r\nContent-Disposition: form-data; name={name.format(field)}\r\n"
                f"Content-Type: text/plain; charset=utf-8\r\n\r\n{value}\r\n").encode()
    return out + f"--{boundary}--".encode() + epilogue


class Scripts(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # They start as soon as the host says that it is ready, and trade the king.
        cls.host = Host(None, "--sandbox-traders", "on")
        cls.wallet = cls.ask("POST", "/createWallet", None, {"Content-Type": "application/json"})
        cls.key = cls.wallet["apiKey"]
        cls.host.rpc("requestAirdrop", cls.wallet["publicKey"], 100 * SOL)
        cls.king = cls.ask("GET", "/king", None, cls.headers())

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0

    @classmethod
    def headers(cls, habits=HABITS[0]):
        """Even a GET says that its body, which it does not have, is JSON."""
        return {"Content-Type": "application/json", "x-api-key": cls.key, **habits}

    @classmethod
    def ask(cls, method, path, body, headers):
        """The reply's JSON; a script looks for `error` in it before anything else."""
        connection = http.client.HTTPConnection("127.0.0.1", cls.host.port, timeout=60)
        connection.request(method, path, body if isinstance(body, (bytes, type(None))) else json.dumps(body), headers)
        response = connection.getresponse()
        reply = json.loads(response.read())
        connection.close()
        assert (reply.get("error") is True) == (response.status != 200), (response.status, reply)
        return reply

    def trade(self, **fields):
        body = {"mode": "buy", "token": self.king["mint"], "amount": 10_000_000, "amountInSol": True, "slippage": 500,
                "priorityFee": 100_000, **fields}
        return self.ask("POST", "/trade", body, self.headers())

    def settled(self, signature):
        """What became of it, asked for until it is known."""
        def status():
            reply = self.ask("GET", f"/transactions/{signature}", None, self.headers())
            return reply if reply["status"] != "pending" else None
        return eventually(status)

    def test_the_market_is_there_at_ready(self):
        for field in ("mint", "name", "symbol", "metadata_uri", "bonding_curve", "associated_bonding_curve", "creator"):
            self.assertTrue(self.king[field], field)
        for field in ("description", "twitter", "telegram", "image_uri"):
            self.assertIsInstance(self.king[field], str, field)
        self.assertGreater(self.king["created_timestamp"], 10**12)
        self.assertGreater(self.king["king_of_the_hill_timestamp"], 10**12)

    def test_reads(self):
        token, wallet = self.king["mint"], self.wallet["publicKey"]
        for habits in HABITS:
            with self.subTest(habits["User-Agent"]):
                headers = self.headers(habits)
                balance = self.ask("GET", f"/balance?wallet={wallet}&token={token}", None, headers)
                self.assertEqual(set(balance) >= {"balance", "balanceRaw"}, True)
                self.assertIsInstance(balance["balanceRaw"], str)
                sol = self.ask("GET", f"/balance?token=SOL&wallet={wallet}&_=1790000000000", None, headers)
                self.assertAlmostEqual(float(sol["balance"]), int(sol["balanceRaw"]) / SOL)
                self.assertEqual(self.ask("GET", f"/info?token={token}", None, headers)["Mint"], token)
                curve = self.ask("GET", f"/bondingCurve?token={token}", None, headers)
                self.assertEqual((curve["discriminator"], curve["complete"]), (6966180631402821399, False))
                for query in (f"token={token}&amount=1&mode=buy", f"mode=buy&amount=1.0&token={token}",
                              f"amount=0.000001&mode=buy&token={token}", f"mode=sell&token={token}&amount=1000",
                              f"amount={0.00005}&mode=buy&token={token}"):  # Python writes 5e-05
                    quote = self.ask("GET", f"/quote?{query}", None, headers)
                    self.assertGreaterEqual(int(quote["amountOutRaw"]), 1, query)

    def test_wallets(self):
        for body, headers in ((None, {}), (None, {"Content-Type": "application/json", "Content-Length": "0"}),
                              (b"{}", {"Content-Type": "application/json"}),
                              (b"null", {"Content-Type": "application/json", **HABITS[0]}),  # axios.post(url, null, ...)
                              (b"{}", {"Content-Type": "application/json; charset=utf-8", **HABITS[0]})):
            wallet = self.ask("POST", "/createWallet", body, headers)
            self.assertTrue(wallet["privateKey"] and wallet["publicKey"] and wallet["apiKey"])

    def test_buy_and_sell(self):
        bought = self.trade()
        self.assertTrue(bought["signature"])
        landed = self.settled(bought["signature"])
        self.assertEqual(landed["status"], "succeeded", landed)
        # Numbers as texts and as floats, no own key in three ways, a member that nobody knows.
        for fields in ({"amount": 0.01 * 1e9, "slippage": 500.0, "priorityFee": 1e5},
                       {"amount": "10000000", "slippage": "500", "priorityFee": "100000"}, {"private": ""},
                       {"private": None}, {"jito": True, "priorityFee": 0}, {"private": self.wallet["privateKey"]}):
            with self.subTest(**{name: str(value)[:8] for name, value in fields.items()}):
                self.assertEqual(self.settled(self.trade(**fields)["signature"])["status"], "succeeded")
        held = self.ask("GET", f"/balance?wallet={self.wallet['publicKey']}&token={self.king['mint']}", None, self.headers())
        sold = self.trade(mode="sell", amount=int(held["balanceRaw"]) // 2, amountInSol=False)
        self.assertEqual(self.settled(sold["signature"])["status"], "succeeded")
        sold = self.trade(mode="sell", amount="100%", amountInSol=False)
        self.assertEqual(self.settled(sold["signature"])["status"], "succeeded")
        held = self.ask("GET", f"/balance?token={self.king['mint']}&wallet={self.wallet['publicKey']}", None, self.headers())
        self.assertEqual(held["balanceRaw"], "0")

    def test_trades_signed_by_the_script(self):
        body = {"mode": "buy", "token": self.king["mint"], "amount": 5_000_000, "amountInSol": True, "slippage": 1000,
                "priorityFee": 100_000, "public": self.wallet["publicKey"]}
        reply = self.ask("POST", "/tradeInstructions", body, self.headers())
        signature = self.host.rpc("sendTransaction", signed(reply["tx"], self.wallet["privateKey"]), {"encoding": "base64"})
        self.assertEqual(self.settled(signature)["status"], "succeeded")

    def test_launches(self):
        fields = {"symbol": "OLD", "name": "Old Script", "description": "As the examples have it.", "twitter": "",
                  "telegram": "", "website": "https://old.example", "amount": "10000000", "slippage": "500",
                  "priorityFee": "100000", "private": ""}
        dashes = "--------------------------843219564402938475610293"
        ways = {"form-data": (dashes, f"multipart/form-data; boundary={dashes}", {}),
                "axios": ("axios-1.7.2-boundary-Zk3", "multipart/form-data; boundary=axios-1.7.2-boundary-Zk3",
                          {"epilogue": b"\r\n\r\n"}),
                "quoted": ("a b", 'multipart/form-data; boundary="a b"', {"epilogue": b""}),
                "a mailer's": ("B", "Multipart/Form-Data; charset=utf-8; boundary=B",
                               {"preamble": b"This is a message in several parts.\r\n", "epilogue": b"\r\nThe end.\r\n"}),
                "unquoted names": ("B", "multipart/form-data; boundary=B", {"quote": ""})}
        for name, (boundary, content_type, shape) in ways.items():
            for is_chunked in (False, True):
                with self.subTest(name, chunked=is_chunked):
                    body = form(fields, png(), boundary, **shape)
                    headers = {"Content-Type": content_type, "x-api-key": self.key, **HABITS[0]}
                    reply = self.upload(body, headers, is_chunked)
                    self.assertEqual(self.settled(reply["signature"])["status"], "succeeded")
        info = self.ask("GET", f"/info?token={reply['mint']}", None, self.headers())
        self.assertEqual((info["Data"]["Name"], info["Data"]["Symbol"]), ("Old Script", "OLD"))

    def upload(self, body, headers, is_chunked):
        """POST /createToken, in one piece or, as node streams a form, in chunks."""
        if not is_chunked:
            return self.ask("POST", "/createToken", body, headers)
        connection = http.client.HTTPConnection("127.0.0.1", self.host.port, timeout=60)
        pieces = [body[i:i + 100] for i in range(0, len(body), 100)]
        connection.request("POST", "/createToken", iter(pieces), {**headers, "Transfer-Encoding": "chunked"},
                           encode_chunked=True)
        response = connection.getresponse()
        reply = json.loads(response.read())
        connection.close()
        self.assertEqual(response.status, 200, reply)
        return reply

    def test_curl_waits_for_leave_to_send(self):
        body = form({"symbol": "CURL", "name": "Curl", "description": "d"}, png(64, 64), "B")
        with socket.create_connection(("127.0.0.1", self.host.port), timeout=10) as connection:
            connection.sendall(f"POST /createToken HTTP/1.1\r\nHost: localhost:{self.host.port}\r\nx-api-key: {self.key}\r\n"
                               f"Content-Type: multipart/form-data; boundary=B\r\nContent-Length: {len(body)}\r\n"
                               "Expect: 100-continue\r\n\r\n".encode())
            self.assertEqual(connection.recv(100), b"HTTP/1.1 100 Continue\r\n\r\n")
            connection.sendall(body)
            self.assertTrue(connection.recv(4096).startswith(b"HTTP/1.1 200 "))

    def test_errors_read_as_the_examples_have_them(self):
        headers = {**self.headers(), "x-api-key": "nonsense"}
        self.assertEqual(self.ask("POST", "/trade", {}, headers)["message"], "apiKey not found")
        nobody = "11111111111111111111111111111112"
        reply = self.ask("GET", f"/balance?token={nobody}&wallet={self.wallet['publicKey']}", None, self.headers())
        self.assertEqual((reply["error"], reply["message"]), (True, "Token not found"))
        reply = self.ask("GET", f"/balance?token=SOL&wallet={nobody}", None, self.headers())
        self.assertEqual((reply["error"], reply["message"]), (True, "Wallet not found"))

    def test_events_without_an_id(self):
        # No answer is waited for, and every message of these two is read as a trade.
        token, account, pools = (EventStream(self.host.port) for _ in range(3))
        token.send({"method": "subscribeToken", "keys": [self.king["mint"]]})
        account.send({"method": "subscribeAccount", "keys": [self.wallet["publicKey"]]})
        pools.send({"method": "subscribeNewPools"})
        # The order of sockets is nobody's promise: a call with an id behind each says that it was taken.
        for stream in (token, account, pools):
            stream.send({"method": "unsubscribeTrades", "id": 1})
            answer = stream.message()
            while "type" in answer:
                answer = stream.message()
            self.assertEqual(answer, {"id": 1, "result": "unsubscribed"})

        launched = self.upload(form({"symbol": "EVT", "name": "Events", "description": "d", "amount": "1000000"}, png(), "B"),
                               {"Content-Type": "multipart/form-data; boundary=B", "x-api-key": self.key}, False)
        bought = self.trade()
        seen = []
        while not seen or seen[-1]["Signature"] != bought["signature"]:
            seen.append(account.message())
        self.assertEqual([(event["Mint"], event["IsBuy"]) for event in seen],
                         [(launched["mint"], True), (self.king["mint"], True)])
        event = token.message()
        while event["Signature"] != bought["signature"]:
            event = token.message()
        for field in ("SolAmount", "TokenAmount", "Timestamp", "VirtualSolReserves", "VirtualTokenReserves",
                      "RealSolReserves", "RealTokenReserves"):
            self.assertIsInstance(event[field], int)
        self.assertEqual(event["User"], self.wallet["publicKey"])
        pool = pools.message()
        while pool["Mint"] != launched["mint"]:
            pool = pools.message()
        self.assertEqual((pool["Name"], pool["Symbol"]), ("Events", "EVT"))


if __name__ == "__main__":
    unittest.main()
