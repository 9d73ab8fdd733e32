// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
//
// Writes compiled-messages.json: messages compiled by the official JavaScript client (@solana/web3.js 1.x), legacy
// and v0, and the curve membership of hashes. Run it with NODE_PATH pointing to a node_modules that has the client:
//     NODE_PATH=.../node_modules node make-compiled-messages.cjs [count] > compiled-messages.json
'use strict';
const { createHash } = require('crypto');
const { PublicKey, Transaction, TransactionInstruction, TransactionMessage } = require('@solana/web3.js');
const version = require('@solana/web3.js/package.json').version;

const count = Number(process.argv[2] ?? 30);
const sha = (text) => createHash('sha256').update(text).digest();

// Deterministic: the n-th number is a hash of n.
let drawn = 0;
const below = (limit) => sha(`draw ${drawn++}`).readUInt32LE(0) % limit;

const pool = [];
for (let i = 0; i < 24; ++i)
    pool.push(new PublicKey(sha(`key ${i}`)));
for (const text of ['11111111111111111111111111111111', 'ComputeBudget111111111111111111111111111111',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 'SysvarRent111111111111111111111111111111111',
    'So11111111111111111111111111111111111111112'])
    pool.push(new PublicKey(text));
// Neighbours that only the case of one letter, early or late, tells apart.
const swapCase = (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase());
const hasBothCases = (c) => /[a-zA-Z]/.test(c) && !/[ioIlLO]/.test(c);
for (let i = 0; i < 4; ++i) {
    const text = pool[i].toBase58();
    const letters = [...text].map((c, at) => (at > 0 && hasBothCases(c) ? at : -1)).filter((at) => at >= 0);
    for (const at of [letters[0], letters[letters.length - 1], letters[letters.length >> 1]])
        pool.push(new PublicKey(text.slice(0, at) + swapCase(text[at]) + text.slice(at + 1)));
}
// Short texts: leading zero bytes.
for (const zeros of [1, 2, 8])
    pool.push(new PublicKey(Buffer.concat([Buffer.alloc(zeros), sha(`short ${zeros}`).subarray(zeros)])));

const cases = [];
while (cases.length < count) {
    const payer = below(24);
    const size = 3 + below(pool.length - 3);
    const first = below(pool.length);
    const pick = () => (first + below(size)) % pool.length;
    const instructions = [];
    for (let i = 1 + below(5); i > 0; --i) {
        let program = pick();
        if (program === payer)
            program = 24;
        const accounts = [];
        for (let n = below(18); n > 0; --n)
            accounts.push([pick(), below(8) === 0 ? 1 : 0, below(2)]);
        instructions.push({ program, accounts, data: sha(`data ${drawn}`).subarray(0, below(33)).toString('hex') });
    }
    const isV0 = cases.length % 3 === 2;
    const list = instructions.map((ix) => new TransactionInstruction({
        programId: pool[ix.program],
        keys: ix.accounts.map(([key, isSigner, isWritable]) =>
            ({ pubkey: pool[key], isSigner: !!isSigner, isWritable: !!isWritable })),
        data: Buffer.from(ix.data, 'hex'),
    }));
    const recentBlockhash = pool[(payer + 1) % 24].toBase58();
    const compile = () => (isV0
        ? new TransactionMessage({ payerKey: pool[payer], recentBlockhash, instructions: list }).compileToV0Message()
        : new Transaction({ feePayer: pool[payer], blockhash: recentBlockhash, lastValidBlockHeight: 1 })
            .add(...list).compileMessage());
    let message;
    try {
        message = Buffer.from(compile().serialize());
    } catch (error) {
        if (error instanceof RangeError) // larger than a packet
            continue;
        throw error;
    }
    cases.push({ version: isV0 ? 0 : 'legacy', payer, instructions,
        message: message.toString('base64') });
}

// Bit i (least significant first): whether SHA-256 of the 32-bit little-endian i is on the curve.
const onCurve = Buffer.alloc(512);
for (let i = 0; i < 4096; ++i) {
    const index = Buffer.alloc(4);
    index.writeUInt32LE(i);
    if (PublicKey.isOnCurve(sha(index)))
        onCurve[i >> 3] |= 1 << (i & 7);
}

const lines = (list) => `[\n${list.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;
process.stdout.write(`{
  "note": "Compiled by @solana/web3.js ${version} with make-compiled-messages.cjs. Accounts are [key, signer, writable]; the blockhash is the key after the payer (of the first 24).",
  "keys": ${lines(pool.map((key) => key.toBase58()))},
  "cases": ${lines(cases)},
  "onCurve": "${onCurve.toString('hex')}"
}
`);
