#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Sends the example requests of the interface's own description, and wrong ones, and records what is answered. The record
is the description's examples of replies; to write it again:

    CURVEDESK_HOST=build/dev/app/curvedesk-host python3 tests/e2e/replies.py > resources/api/replies.json
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from urllib.parse import urlencode

from host import HOST_PROGRAM, Host, eventually, multipart, png
from schema import resolve
from test_cluster import ClusterHost
from test_landing_liar import Liar

SOL = 10**9
NOBODY = "11111111111111111111111111111112"
SECRETS = {"privateKey": "(private key, base58)", "apiKey": "(API key)"}


class Examples:
    """The example requests of a host's operations."""

    def __init__(self, host):
        self.host = host
        status, self.document, _ = host.request("GET", "/openapi.json")
        assert status == 200
        self.operations = {item["operationId"]: (path, method, item)
                           for path, methods in self.document["paths"].items() for method, item in methods.items()}

    def media(self, part):
        """The only media type of a request body or a response: (name, object)."""
        content = resolve(self.document, part)["content"]
        assert len(content) == 1
        return next(iter(content.items()))

    def send(self, operation, key=None, query=None, body=None, headers=None, values=None):
        """The operation's example request, with other parts where they are given: (status, reply)."""
        path, method, item = self.operations[operation]
        headers, in_query = dict(headers or {}), {}
        for parameter in item["parameters"]:
            value = (values or {}).get(parameter["name"], parameter.get("example"))
            if value is None:
                continue
            if parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", str(value))
            elif parameter["in"] == "query":
                in_query[parameter["name"]] = value
            else:
                headers.setdefault(parameter["name"], str(value))
        in_query.update(query or {})
        data = None
        if "requestBody" in item:
            kind, media = self.media(item["requestBody"])
            members = {**media["example"], **(values or {}), **(body or {})}
            if kind == "multipart/form-data":
                members.pop("file")
                kind, data = multipart(members, png())
            else:
                data = json.dumps(members)
            headers.setdefault("Content-Type", kind)
        if key:
            headers["x-api-key"] = key
        status, reply, _ = self.host.request(method.upper(), path + ("?" + urlencode(in_query) if in_query else ""),
                                             data, headers)
        return status, reply

    def replies(self, key):
        """Each operation's answer to its example request, where that is JSON."""
        status, trade = self.send("trade", key)
        assert status == 200, trade
        own = {"signature": trade["signature"]}
        for name, (path, _, item) in self.operations.items():
            if path != "/ws" and name != "getOpenApi" and "application/json" in item["responses"]["200"]["content"]:
                status, reply = self.send(name, key if item["security"] else None, values=own if "{" in path else None)
                assert status == 200, (name, reply)
                yield name, reply


def errors(examples, folder, wallet):
    """(status, reply) of requests that are refused, the last ones by a host that has no more to do."""
    key = wallet["apiKey"]

    def limited(*options):
        made = subprocess.check_output([HOST_PROGRAM, "keys", "new", "--data-dir", folder, "--json", *options])
        return json.loads(made)["key"]
    own = ["--scopes", "read,quote,trade,launch", "--wallets", wallet["publicKey"]]
    send = examples.send
    yield send("getQuote", key, query={"token": ""})
    yield send("getQuote", "nonsense")
    yield send("getQuote", limited(*own, "--expires", "2020-01-01T00:00:00Z"))
    yield send("getQuote", key, headers={"Origin": "https://evil.example"})
    yield send("trade", limited("--scopes", "read"))
    yield send("trade", limited("--scopes", "trade", "--wallets", NOBODY), body={"private": wallet["privateKey"]})
    for limit, value in (("--max-order", "1000000"), ("--max-hour", "1000000"), ("--max-day", "1000000"),
                         ("--max-slippage", "100"), ("--max-fee", "1")):
        yield send("trade", limited(*own, limit, value))
    yield send("trade", limited(*own, "--approval"))
    yield send("getQuote", key, query={"token": NOBODY})
    yield send("getBalance", key, query={"wallet": NOBODY})
    yield send("getOrder", key, values={"id": "999999"})
    yield examples.host.get("/trade", key)
    yield send("trade", key, body={"amount": 11_000_000})  # the example's key stands for another order
    yield send("trade", key, headers={"Content-Length": str(2**20 + 1)})
    yield send("trade", key, headers={"Content-Type": "text/plain"})
    yield send("getQuote", key, headers={"Host": "evil.example"})
    yield send("trade", key, body={"amount": 10**15}, headers={"Idempotency-Key": "rich"})
    yield examples.host.get("/ws", key)
    address = send("getKing", key)[1]["image_uri"].rsplit("/", 1)[1]
    with open(f"{folder}/metadata/{address}", "ab") as file:
        file.write(b"x")
    yield send("getDocument", values={"cid": address})
    refused = send("createWallet")
    while refused[0] == 200:
        refused = send("createWallet")
    yield refused


def errors_of_nodes(mint, with_slow):
    """The same of a host whose node answers nonsense, not in time (that takes 15 seconds), and not at all."""
    real = Host()
    node = Liar(real.rpc_port)
    host = ClusterHost([node.url])
    key = host.create_wallet()["apiKey"]
    quote = f"/quote?token={mint}&amount=1&mode=buy"
    node.lies["getMultipleAccounts"] = lambda _: {"context": {"slot": 1}, "value": 5}
    yield host.get(quote, key)
    if with_slow:
        node.lies["getMultipleAccounts"] = lambda _: time.sleep(30)
        yield host.get(quote, key)
    node.lies["getMultipleAccounts"] = lambda _: None
    node.shutdown()
    node.server_close()
    real.stop()
    yield eventually(lambda: next((answer for answer in [host.get(quote, key)] if answer[0] == 503), None))
    host.stop()


def short(value):
    """The value with lists of two elements at most, and without secrets."""
    if isinstance(value, dict):
        return {name: SECRETS[name] if name in SECRETS else short(inner) for name, inner in value.items()}
    return [short(each) for each in value[:2]] if isinstance(value, list) else value


def record(with_slow=True):
    """{"replies": {operation: reply}, "errors": {status: {code: reply}}}"""
    with tempfile.TemporaryDirectory() as folder:
        passphrase = os.path.join(folder, "passphrase")
        with open(os.open(passphrase, os.O_WRONLY | os.O_CREAT, 0o600), "w", encoding="utf-8") as file:
            file.write("correct horse")
        data = os.path.join(folder, "data")
        options = ["--sandbox-traders", "on", "--approval-timeout", "1"]
        host = Host(data, *options, "--vault-passphrase-file", passphrase)
        examples = Examples(host)
        wallet = host.create_wallet()
        host.rpc("requestAirdrop", wallet["publicKey"], 100 * SOL)
        replies = json.dumps({name: short(reply) for name, reply in examples.replies(wallet["apiKey"])})
        replies = json.loads(replies.replace(f"127.0.0.1:{host.port}/", "127.0.0.1:8787/"))
        refused = list(errors(examples, data, wallet))
        host.stop()
        host = Host(data, *options)  # on the sandbox it starts locked
        refused.append(Examples(host).send("trade", wallet["apiKey"], headers={"Idempotency-Key": "locked"}))
        host.stop()
    refused += errors_of_nodes(NOBODY, with_slow)
    by_status = {}
    for status, reply in refused:
        assert status >= 400, reply
        by_status.setdefault(str(status), {}).setdefault(reply["code"], reply)
    return {"replies": replies, "errors": dict(sorted(by_status.items()))}


if __name__ == "__main__":
    json.dump(record(), sys.stdout, indent=1)
    print()
