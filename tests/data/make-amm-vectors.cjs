// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
//
// Writes amm-vectors.json: what the official SDKs (@pump-fun/pump-swap-sdk 1.20.0 and, for migrations,
// @pump-fun/pump-sdk 2.0.0) quote and build for pools. Run it with NODE_PATH pointing to a node_modules that has both:
//     NODE_PATH=.../node_modules node make-amm-vectors.cjs > amm-vectors.json
'use strict';
const BN = require('bn.js');
const { Keypair, PublicKey } = require('@solana/web3.js');
const { TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID, NATIVE_MINT, getAssociatedTokenAddressSync } = require('@solana/spl-token');
const amm = require('@pump-fun/pump-swap-sdk');
const curve = require('@pump-fun/pump-sdk');

const seeded = (byte) => Keypair.fromSeed(Buffer.alloc(32, byte)).publicKey;
const user = seeded(1);
const creator = seeded(3);
const mint = seeded(2);
const none = PublicKey.default;
const authority = amm.pumpPoolAuthorityPda(mint);
const recipients = ['62qc2CNXwrYqQScmEdiZFFAnJR262PxWEuNQtxfafNgV'].map((key) => new PublicKey(key));
const buybacks = ['5YxQFdt3Tr9zJLvkFccqXVUwhdTWJQc1fFg2YPbxvxeD'].map((key) => new PublicKey(key));

const fees = (lp, protocol, creatorBps) => ({ lpFeeBps: new BN(lp), protocolFeeBps: new BN(protocol), creatorFeeBps: new BN(creatorBps) });
const tier = (sol, lp, protocol, creatorBps) => ({
    marketCapLamportsThreshold: new BN(sol).mul(new BN(1e9)), fees: fees(lp, protocol, creatorBps) });
const feeConfig = {
    flatFees: fees(25, 5, 0), stableFeeTiers: [], exoticFlatFees: fees(0, 0, 0),
    feeTiers: [tier(0, 2, 93, 30), tier(420, 20, 5, 95), tier(1470, 20, 5, 90), tier(98240, 20, 5, 5)] };
const globalConfig = {
    lpFeeBasisPoints: new BN(20), protocolFeeBasisPoints: new BN(5), coinCreatorFeeBasisPoints: new BN(5),
    creatorFeeConfigurable: true, protocolFeeRecipients: recipients, buybackFeeRecipients: buybacks,
    reservedFeeRecipient: recipients[0], reservedFeeRecipients: recipients };

// Reserves from a fresh graduation over busy pools to ones where every base unit shows.
const pools = [
    { base: '206900000000000', quote: '84990359056' },
    { base: '150000000000000', quote: '117230000000' },
    { base: '203456789012345', quote: '86410000001' },
    { base: '41000000000000', quote: '431000000000' },
    { base: '2201348092498645', quote: '13843991413440' },
    { base: '1000', quote: '1000000000000' },
    { base: '900000000000000', quote: '10007' },
    { base: '206900000000000', quote: '84990359056', virtual: '25000000000' },
    { base: '206900000000000', quote: '84990359056', virtual: '-5000000000' },
];
const amounts = ['1', '2', '3', '101', '12345', '1000000', '999999999', '1000000000', '12345678901', '7654321098765'];
const variants = [
    { name: 'canonical', creator: authority, coinCreator: creator },
    { name: 'without creator', creator: authority, coinCreator: none },
    { name: 'configured creator fee', creator: authority, coinCreator: creator, creatorFeeBps: 250 },
    { name: 'not canonical', creator: seeded(9), coinCreator: none },
];

const quotes = [];
for (const pool of pools) {
    for (const variant of variants) {
        const common = {
            slippage: 0, baseReserve: new BN(pool.base), quoteReserve: new BN(pool.quote),
            virtualQuoteReserves: new BN(pool.virtual ?? 0), globalConfig, feeConfig, baseMint: mint, quoteMint: NATIVE_MINT,
            baseMintAccount: { supply: 1000000000000000n }, coinCreator: variant.coinCreator, creator: variant.creator,
            isMayhemMode: false, creatorFeeBps: variant.creatorFeeBps ? new BN(variant.creatorFeeBps) : undefined };
        for (const amount of amounts) {
            const row = { base: pool.base, quote: pool.quote, virtual: pool.virtual ?? '0', variant: variant.name, amount };
            const take = (name, call) => {
                try {
                    row[name] = call();
                } catch (error) {
                    row[name] = null;
                }
            };
            take('buyBase', () => amm.buyBaseInput({ ...common, base: new BN(amount) }).uiQuote.toString());
            take('buyQuote', () => {
                const out = amm.buyQuoteInput({ ...common, quote: new BN(amount) });
                return [out.base.toString(), out.internalQuoteWithoutFees.toString()];
            });
            take('sellBase', () => amm.sellBaseInput({ ...common, base: new BN(amount) }).uiQuote.toString());
            take('sellQuote', () => amm.sellQuoteInput({ ...common, quote: new BN(amount) }).base.toString());
            quotes.push(row);
        }
    }
}

const plain = (instruction) => ({
    program: instruction.programId.toBase58(),
    data: instruction.data.toString('hex'),
    keys: instruction.keys.map((key) => `${key.pubkey.toBase58()} ${key.isSigner ? 's' : ''}${key.isWritable ? 'w' : ''}`.trim()),
});

const build = async () => {
    const sdk = new amm.PumpAmmSdk();
    const instructions = [];
    for (const coin of [
        { name: 'legacy', program: TOKEN_PROGRAM_ID }, { name: 'create_v2', program: TOKEN_2022_PROGRAM_ID },
        { name: 'cashback', program: TOKEN_2022_PROGRAM_ID, cashback: true },
        { name: 'without creator', program: TOKEN_PROGRAM_ID, coinCreator: none }]) {
        const poolKey = amm.canonicalPumpPoolPda(mint);
        const pool = {
            poolBump: 255, index: 0, creator: authority, baseMint: mint, quoteMint: NATIVE_MINT, lpMint: amm.lpMintPda(poolKey),
            poolBaseTokenAccount: getAssociatedTokenAddressSync(mint, poolKey, true, coin.program),
            poolQuoteTokenAccount: getAssociatedTokenAddressSync(NATIVE_MINT, poolKey, true, TOKEN_PROGRAM_ID),
            lpSupply: new BN(1), coinCreator: coin.coinCreator ?? creator, isMayhemMode: false,
            isCashbackCoin: coin.cashback === true, virtualQuoteReserves: new BN(0), creatorFeeBps: new BN(0) };
        const state = {
            globalConfig, feeConfig, poolKey, poolAccountInfo: { data: Buffer.alloc(300) }, pool,
            poolBaseAmount: new BN('206900000000000'), poolQuoteAmount: new BN('84990359056'),
            baseTokenProgram: coin.program, quoteTokenProgram: TOKEN_PROGRAM_ID, baseMint: mint,
            baseMintAccount: { supply: 1000000000000000n }, user,
            userBaseTokenAccount: getAssociatedTokenAddressSync(mint, user, true, coin.program),
            userQuoteTokenAccount: getAssociatedTokenAddressSync(NATIVE_MINT, user, true, TOKEN_PROGRAM_ID),
            userBaseAccountInfo: null, userQuoteAccountInfo: null };
        const trade = (list) => plain(list.find((each) => each.programId.equals(amm.PUMP_AMM_PROGRAM_ID)));
        const buy = trade(await sdk.buyInstructions(state, new BN('34000000000'), new BN('1003989992')));
        // The SDK has no builder of its own for this one: a buy's accounts under another discriminator.
        const exact = { ...buy, data: 'c62e1552b4d9e870' + buy.data.slice(16) };
        instructions.push({ coin: coin.name, buy, buyExactQuoteIn: exact,
                            sell: trade(await sdk.sellInstructions(state, new BN('34000000000'), new BN('1003989992'))) });
    }
    const withdrawAuthority = new PublicKey('39azUYFWPz3VHgKCf3VChUwbpURdCHRxjWVowf5jUJjg');
    const pump = new curve.PumpSdk();
    const migrations = [];
    for (const [name, tokenProgram] of [['legacy', TOKEN_PROGRAM_ID], ['create_v2', TOKEN_2022_PROGRAM_ID]]) {
        migrations.push({
            coin: name,
            migrate: plain(await pump.migrateInstruction({ withdrawAuthority, mint, user, tokenProgram })),
            migrateV2: plain(await pump.migrateV2Instruction({ withdrawAuthority, mint, user, baseTokenProgram: tokenProgram })),
        });
    }
    return { quotes, instructions, migrations };
};

build().then((vectors) => process.stdout.write(JSON.stringify(vectors, null, 1) + '\n'));
