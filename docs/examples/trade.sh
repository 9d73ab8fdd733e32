#!/usr/bin/env bash
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
# A wallet with play money buys the king and sells it again, with nothing but curl. Start the host first:
#     curvedesk-host --sandbox-traders on --sandbox-rpc-port 8899
set -euo pipefail
api=${CURVEDESK_API:-http://127.0.0.1:8787}
node=${CURVEDESK_NODE:-http://127.0.0.1:8899} # the sandbox as a Solana node: it gives away play money
json='Content-Type: application/json'

# Prints the text member $1 of a reply; a reply without it is an error, whose message has to be seen.
member() {
    local reply; reply=$(cat)
    [[ $reply =~ \"$1\":\"([^\"]*)\" ]] || { echo "$reply" >&2; return 1; }
    echo "${BASH_REMATCH[1]}"
}

created=$(curl -sS -X POST "$api/createWallet")
wallet=$(member publicKey <<< "$created")
key="x-api-key: $(member apiKey <<< "$created")"
airdrop='{"jsonrpc":"2.0","id":1,"method":"requestAirdrop","params":["'$wallet'",5000000000]}'
curl -sS "$node" -H "$json" -d "$airdrop" | member result > /dev/null

token=$(curl -sS "$api/king" -H "$key" | member mint)
echo "0.1 SOL would buy $(curl -sS "$api/quote?mode=buy&amount=0.1&token=$token" -H "$key" | member amountOutRaw) base units of $token"

# trade MODE AMOUNT IN_SOL: an order with an idempotency key, so that it can be sent again after a broken connection.
trade() {
    local order='{"mode":"'$1'","token":"'$token'","amount":"'$2'","amountInSol":'$3',"slippage":500,"priorityFee":"auto"}'
    curl -sS --retry 3 "$api/trade?wait=confirmed" -H "$json" -H "$key" -H "Idempotency-Key: $1-$wallet" -d "$order" |
        member status
}
echo "buy: $(trade buy 100000000 true)"
echo "sell: $(trade sell 100% false)"
