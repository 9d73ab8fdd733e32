#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""A wallet with play money buys the king and sells it again. Standard library only. Start the host first:
    curvedesk-host --sandbox-traders on --sandbox-rpc-port 8899
"""

import json
import os
import time
import urllib.error
import urllib.request
import uuid

API = os.environ.get("CURVEDESK_API", "http://127.0.0.1:8787")
NODE = os.environ.get("CURVEDESK_NODE", "http://127.0.0.1:8899")  # the sandbox as a Solana node: it gives away play money


def ask(url, body=None, **headers):
    """The JSON that answers a GET, or with a body a POST. RuntimeError with the host's own sentence."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json", **headers})
    try:
        with urllib.request.urlopen(request, timeout=90) as reply:
            return json.load(reply)
    except urllib.error.HTTPError as error:
        if error.code == 429:
            time.sleep(int(error.headers["Retry-After"]))
            return ask(url, body, **headers)
        refusal = json.load(error)
        raise RuntimeError(f"{refusal['code']}: {refusal['message']}") from error


def trade(key, token, mode, amount, in_sol):
    """One order and its outcome. With its idempotency key it can be sent again after a broken connection: it stays one."""
    order = {"mode": mode, "token": token, "amount": amount, "amountInSol": in_sol, "slippage": 500,
             "priorityFee": "auto"}
    headers = {"x-api-key": key, "Idempotency-Key": str(uuid.uuid4())}
    for attempt in range(3):
        try:
            return ask(f"{API}/trade?wait=confirmed", order, **headers)
        except (urllib.error.URLError, TimeoutError):
            if attempt == 2:
                raise


def main():
    wallet = ask(f"{API}/createWallet", {})
    key = wallet["apiKey"]
    ask(NODE, {"jsonrpc": "2.0", "id": 1, "method": "requestAirdrop", "params": [wallet["publicKey"], 5 * 10**9]})
    token = ask(f"{API}/king", **{"x-api-key": key})["mint"]
    quote = ask(f"{API}/quote?mode=buy&amount=0.1&token={token}", **{"x-api-key": key})
    print(f"0.1 SOL would buy {quote['amountOutRaw']} base units of {token}")
    print("buy:", trade(key, token, "buy", 100_000_000, True)["status"])
    print("sell:", trade(key, token, "sell", "100%", False)["status"])
    try:
        trade(key, token, "sell", "100%", False)
    except RuntimeError as refusal:
        print("once more:", refusal)


if __name__ == "__main__":
    main()
