// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
//
// Writes trade-instructions.json: the instructions that the official SDK (@pump-fun/pump-sdk 2.0.0) builds for each
// kind of coin. Run it with NODE_PATH pointing to a node_modules that has the SDK:
//     NODE_PATH=.../node_modules node make-trade-instructions.cjs > trade-instructions.json
'use strict';
const BN = require('bn.js');
const { Connection, Keypair, PublicKey } = require('@solana/web3.js');
const { TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID, getAssociatedTokenAddressSync } = require('@solana/spl-token');
const sdk = require('@pump-fun/pump-sdk');

const seeded = (byte) => Keypair.fromSeed(Buffer.alloc(32, byte)).publicKey;
const user = seeded(1);
const creator = seeded(3);
const amount = new BN('34000000000000');
const limit = new BN('1003989992');
const normal = new PublicKey('62qc2CNXwrYqQScmEdiZFFAnJR262PxWEuNQtxfafNgV');
const reserved = new PublicKey('GesfTA3X2arioaHp8bbKdjG9vJtskViWACZoYvxp4twS');
const buyback = new PublicKey('5YxQFdt3Tr9zJLvkFccqXVUwhdTWJQc1fFg2YPbxvxeD');
// Never connects: the program object only knows how to write instructions.
const program = sdk.getPumpProgram(new Connection('http://127.0.0.1:1'));

const coins = [
    { name: 'legacy', mint: seeded(2), tokenProgram: TOKEN_PROGRAM_ID, feeRecipient: normal },
    { name: 'create_v2', mint: seeded(4), tokenProgram: TOKEN_2022_PROGRAM_ID, feeRecipient: normal },
    { name: 'cashback', mint: seeded(5), tokenProgram: TOKEN_2022_PROGRAM_ID, feeRecipient: normal, cashback: true },
    { name: 'mayhem', mint: seeded(6), tokenProgram: TOKEN_2022_PROGRAM_ID, feeRecipient: reserved, mayhem: true },
];
const plain = (instruction) => ({
    program: instruction.programId.toBase58(),
    data: instruction.data.toString('hex'),
    keys: instruction.keys.map((key) => `${key.pubkey.toBase58()} ${key.isSigner ? 's' : ''}${key.isWritable ? 'w' : ''}`.trim()),
});

// The SDK has no builder of its own for this one: its program object, with the accounts that its buy names.
const buyExactSolIn = (coin, remaining) => program.methods.buyExactSolIn(limit, amount, { 0: true })
    .accountsPartial({
        feeRecipient: coin.feeRecipient, mint: coin.mint, user, tokenProgram: coin.tokenProgram,
        associatedUser: getAssociatedTokenAddressSync(coin.mint, user, true, coin.tokenProgram),
        creatorVault: sdk.creatorVaultPda(creator),
    }).remainingAccounts(remaining).instruction();

(async () => {
    const trades = [];
    for (const coin of coins) {
        const common = { user, mint: coin.mint, creator, amount, solAmount: limit, feeRecipient: coin.feeRecipient,
            buybackFeeRecipient: buyback, tokenProgram: coin.tokenProgram };
        const buy = await sdk.PUMP_SDK.getBuyInstructionRaw(common);
        const sell = await sdk.PUMP_SDK.getSellInstructionRaw({ ...common, cashback: coin.cashback ?? false });
        const exact = await buyExactSolIn(coin, buy.keys.slice(16));
        const head = { coin: coin.name, mint: coin.mint.toBase58(), tokenProgram: coin.tokenProgram.toBase58(),
            feeRecipient: coin.feeRecipient.toBase58(), cashback: coin.cashback ?? false };
        trades.push({ ...head, form: 'buy', amount: amount.toString(), limit: limit.toString(), ...plain(buy) },
            { ...head, form: 'buy_exact_sol_in', amount: limit.toString(), limit: amount.toString(), ...plain(exact) },
            { ...head, form: 'sell', amount: amount.toString(), limit: limit.toString(), ...plain(sell) });
    }
    const creates = [];
    const names = [['Oracle Coin', 'ORCL', 'https://ipfs.io/ipfs/QmOracle'], ['\u00c4\u4e2d\u{1f40c}', 'S', 'u']];
    for (const [name, symbol, uri] of names) {
        const common = { mint: seeded(2), name, symbol, uri, creator, user };
        creates.push({ form: 'create', name, symbol, uri, ...plain(await sdk.PUMP_SDK.createInstruction(common)) });
        for (const [mayhemMode, cashback, creatorFeeBps, holderReward] of
            [[false, false, 0, false], [true, false, 0, false], [false, true, 0, false], [false, false, 250, false],
                [true, false, 1, true]]) {
            const instruction = await sdk.PUMP_SDK.createV2Instruction({
                ...common, mayhemMode, cashback, creatorFeeBps: new BN(creatorFeeBps), holderReward });
            creates.push({ form: 'create_v2', name, symbol, uri, mayhemMode, cashback, creatorFeeBps, holderReward,
                ...plain(instruction) });
        }
    }
    process.stdout.write(JSON.stringify({
        note: 'made by make-trade-instructions.cjs with @pump-fun/pump-sdk 2.0.0; user, creator and mints are the public '
            + 'keys of the seeds 32 x 01, 32 x 03 and 32 x 02, 04, 05, 06',
        user: user.toBase58(), creator: creator.toBase58(), buyback: buyback.toBase58(), trades, creates }, null, 1) + '\n');
})();
