#!/usr/bin/env node
// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// Buys the king with play money, and hears of the order over the event stream. Node 18 or later, no packages.
//     curvedesk-host --sandbox-traders on --sandbox-rpc-port 8899
import { randomBytes, randomUUID } from "node:crypto";
import { request } from "node:http";

const api = process.env.CURVEDESK_API ?? "http://127.0.0.1:8787";
const node = process.env.CURVEDESK_NODE ?? "http://127.0.0.1:8899"; // the sandbox as a Solana node

async function ask(url, body, headers = {}) {
    const method = body === undefined ? "GET" : "POST";
    const reply = await fetch(url, {
        method, headers: { "Content-Type": "application/json", ...headers }, body: body && JSON.stringify(body) });
    // JSON.parse rounds integers beyond 2^53: amounts that can be larger also come as text, in the ...Raw members.
    const answer = await reply.json();
    if (!reply.ok)
        throw new Error(`${answer.code}: ${answer.message}`);
    return answer;
}

function frame(kind, data) {
    const mask = randomBytes(4);
    const head = data.length < 126 ? Buffer.from([kind, 0x80 | data.length])
        : Buffer.from([kind, 0x80 | 126, data.length >> 8, data.length & 255]);
    return Buffer.concat([head, mask, data.map((byte, i) => byte ^ mask[i % 4])]);
}

// Opens the event stream; `hear` gets each message. Node has a WebSocket of its own from version 22 on, but without
// headers: there `authenticate` is the way to show the key.
function openEvents(key, hear) {
    return new Promise((resolve, reject) => {
        const handshake = request(`${api}/ws`, { headers: {
            "x-api-key": key, Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": randomBytes(16).toString("base64") } });
        handshake.on("error", reject);
        handshake.on("response", reply => reject(new Error(`the host answered ${reply.statusCode}`)));
        handshake.on("upgrade", (_, socket, rest) => {
            let buffer = Buffer.alloc(0);
            const take = received => {
                buffer = Buffer.concat([buffer, received]);
                while (buffer.length >= 2) {
                    const [kind, short] = buffer;
                    const at = short < 126 ? 2 : short === 126 ? 4 : 10;
                    if (buffer.length < at)
                        return;
                    const size = short < 126 ? short : short === 126 ? buffer.readUInt16BE(2) : Number(buffer.readBigUInt64BE(2));
                    if (buffer.length < at + size)
                        return;
                    const data = buffer.subarray(at, at + size);
                    buffer = buffer.subarray(at + size);
                    if (kind === 0x81)
                        hear(JSON.parse(data));
                    else if (kind === 0x89)
                        socket.write(frame(0x8a, data));
                }
            };
            socket.on("data", take);
            take(rest);
            resolve({ call: message => socket.write(frame(0x81, Buffer.from(JSON.stringify(message)))),
                      close: () => socket.destroy() });
        });
        handshake.end();
    });
}

const { publicKey, apiKey } = await ask(`${api}/createWallet`, {});
await ask(node, { jsonrpc: "2.0", id: 1, method: "requestAirdrop", params: [publicKey, 5_000_000_000] });
const { mint } = await ask(`${api}/king`, undefined, { "x-api-key": apiKey });

const events = await openEvents(apiKey, message => {
    if (message.id)
        return console.log(message.result ?? message.message);
    console.log(`order ${message.Id}: ${message.Status}`);
    if (message.Status !== "pending")
        events.close();
});
events.call({ method: "subscribeOrders", id: 1 });
const bought = await ask(`${api}/trade`, { mode: "buy", token: mint, amount: 100_000_000, amountInSol: true, slippage: 500,
    priorityFee: "auto" }, { "x-api-key": apiKey, "Idempotency-Key": randomUUID() });
console.log(`signature ${bought.signature}`);
