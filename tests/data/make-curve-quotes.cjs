// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
//
// Writes curve-quotes.json: quotes of random curves under random fee rules, computed by the official SDK
// (@pump-fun/pump-sdk 2.0.0). Run it with NODE_PATH pointing to a node_modules that has the SDK:
//     NODE_PATH=.../node_modules node make-curve-quotes.cjs [count] > curve-quotes.json
'use strict';
const { createHash } = require('crypto');
const { readFileSync } = require('fs');
const { join } = require('path');
const BN = require('bn.js');
const { PublicKey } = require('@solana/web3.js');
const sdk = require('@pump-fun/pump-sdk');

const count = Number(process.argv[2] ?? 480);

// Deterministic: the n-th number is a hash of n.
let drawn = 0;
const word = () => createHash('sha256').update(`draw ${drawn++}`).digest().readBigUInt64LE(0);
const below = (limit) => word() % BigInt(limit);
// Evenly over the magnitudes up to `limit`, because small amounts round most.
const spread = (limit) => {
    const bits = BigInt(limit).toString(2).length;
    return (word() >> (63n - below(bits))) % BigInt(limit) + 1n;
};
const bn = (value) => new BN(value.toString());

const account = (name) => {
    const json = JSON.parse(readFileSync(join(__dirname, '../../resources/genesis', `${name}.json`)));
    return { data: Buffer.from(json.account.data[0], 'base64') };
};
const global = sdk.PUMP_SDK.decodeGlobal(account('global'));
const mainnet = sdk.PUMP_SDK.decodeFeeConfig(account('fee_config'));

const fees = (lp, protocol, creator) => ({
    lpFeeBps: new BN(lp), protocolFeeBps: new BN(protocol), creatorFeeBps: new BN(creator) });
// Rules: 0 as on mainnet, 1 tiers that differ by capitalisation and quote, 2 none (Global's own rates).
const tier = (threshold, rates) => ({ marketCapLamportsThreshold: new BN(threshold), fees: rates });
const tiered = {
    ...mainnet,
    flatFees: fees(25, 5, 0),
    feeTiers: [tier('30000000000', fees(0, 93, 30)), tier('60000000000', fees(0, 60, 95)),
        tier('150000000000', fees(0, 5, 90)), tier('300000000000', fees(0, 1, 7))],
    stableFeeTiers: [tier('1000000000', fees(0, 40, 11)), tier('90000000000', fees(0, 13, 3))],
    exoticFlatFees: fees(0, 77, 33),
};
const rules = [mainnet, tiered, null];
const quotes = [PublicKey.default, new PublicKey('So11111111111111111111111111111111111111112'),
    new PublicKey('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'), new PublicKey(Buffer.alloc(32, 5))];
const someone = new PublicKey(Buffer.alloc(32, 7));

const rows = [];
for (let i = 0; i < count; ++i) {
    const realTokens = below(2) === 0n ? spread(793100000000000n) : below(793100000000000n) + 1n;
    const virtualTokens = realTokens + 279900000000000n;
    // On the constant product of a fresh curve, or anywhere.
    const virtualQuote = below(4) === 0n ? spread(200000000000n)
        : 1073000000000000n * 30000000000n / virtualTokens + below(4);
    const hasCreator = below(4) !== 0n;
    const isMayhemMode = below(5) === 0n;
    const creatorFeeBps = below(3) === 0n ? below(300) : 0n;
    const rule = Number(below(3));
    const quote = Number(below(4) === 0n ? below(4) : 0n);
    const supply = isMayhemMode ? 1000000000000000n + below(1000000000000000n) : 1000000000000000n;
    const bondingCurve = {
        virtualTokenReserves: bn(virtualTokens), virtualQuoteReserves: bn(virtualQuote),
        realTokenReserves: bn(realTokens), realQuoteReserves: new BN(0), tokenTotalSupply: bn(1000000000000000n),
        complete: false, creator: hasCreator ? someone : PublicKey.default, isMayhemMode, isCashbackCoin: false,
        quoteMint: quotes[quote], creatorFeeBps: bn(creatorFeeBps), canEditCreatorFee: false, isHolderReward: false,
    };
    // As the program would: an all-zero rate means that the schedule decides.
    const common = { global, feeConfig: rules[rule], mintSupply: bn(supply), bondingCurve, quoteMint: quotes[quote] };
    const forSol = spread(100000000000n);
    const forTokens = spread(900000000000000n);
    const tokensForSol = sdk.getBuyTokenAmountFromSolAmount({ ...common, amount: bn(forSol) });
    const solForTokens = sdk.getBuySolAmountFromTokenAmount({ ...common, amount: bn(forTokens) });
    const solFromSell = sdk.getSellSolAmountFromTokenAmount({ ...common, amount: bn(forTokens) });
    rows.push([virtualTokens, virtualQuote, realTokens, hasCreator ? 1 : 0, isMayhemMode ? 1 : 0, creatorFeeBps, rule,
        quote, supply, forSol, tokensForSol, forTokens, solForTokens, solFromSell].map(String).join(' '));
}
const columns = 'virtualToken virtualQuote realToken hasCreator isMayhem creatorFeeBps rule quote supply '
    + 'sol tokensForSol tokens solForTokens solFromSell';
process.stdout.write(JSON.stringify({
    note: `made by make-curve-quotes.cjs with @pump-fun/pump-sdk 2.0.0`,
    creatorFeeConfigurable: global.creatorFeeConfigurable, columns, rows }, null, 1) + '\n');
