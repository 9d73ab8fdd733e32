// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The same work done by the official SDK, @solana/web3.js and LiteSVM. Prints one line a measurement: name, operations
// a second. argv: the folder with the test data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(join(process.cwd(), 'package.json'));
const web3 = require('@solana/web3.js');
const pump = require('@pump-fun/pump-sdk');
const BN = require('bn.js');
const data = process.argv[2];

function measure(name, seconds, run) {
  for (let i = 0; i < 20; ++i) run(i);
  const end = performance.now() + seconds * 1000;
  const start = performance.now();
  let count = 0;
  while (performance.now() < end) {
    for (let i = 0; i < 10; ++i) run(count++);
  }
  console.log(`${name} ${Math.round(count / ((performance.now() - start) / 1000))}`);
}

const key = byte => web3.Keypair.fromSeed(new Uint8Array(32).fill(byte));
const account = name => {
  const json = JSON.parse(readFileSync(join(data, '../../resources/genesis', name)));
  return { ...json.account, data: Buffer.from(json.account.data[0], 'base64'), owner: new web3.PublicKey(json.account.owner) };
};

const sdk = new pump.PumpSdk();
const global = sdk.decodeGlobal(account('global.json'));
const feeConfig = sdk.decodeFeeConfig(account('fee_config.json'));
const zero = web3.PublicKey.default;
const curve = {
  virtualTokenReserves: new BN('851821056211732'), virtualSolReserves: new BN('37789627580'),
  virtualQuoteReserves: new BN('37789627580'), realTokenReserves: new BN('571921056211732'),
  realSolReserves: new BN('7789627580'), realQuoteReserves: new BN('7789627580'),
  tokenTotalSupply: new BN('1000000000000000'), complete: false, creator: key(3).publicKey,
  isMayhemMode: false, isCashbackCoin: false, quoteMint: zero, creatorFeeBps: new BN(0),
};

measure('quoteBuy', 1, i => pump.getBuyTokenAmountFromSolAmount({
  global, feeConfig, mintSupply: curve.tokenTotalSupply, bondingCurve: curve, amount: new BN(100000000 + i % 9973),
  quoteMint: web3.PublicKey.default,
}));

const fixture = JSON.parse(readFileSync(join(data, 'mainnet-fixtures.json')))
  .find(entry => entry.id === 'trade_buy_2026-10-05_layout+8');
const { BorshCoder } = require('@coral-xyz/anchor');
const coder = new BorshCoder(pump.pumpIdl);
measure('decodeTradeEvent', 1, () => coder.events.decode(fixture.b64));

const user = key(1);
const mint = key(2).publicKey;
const blockhash = new web3.PublicKey(new Uint8Array(32).fill(9)).toBase58();
const splToken = require('@solana/spl-token');
const build = async amount => {
  const ata = splToken.getAssociatedTokenAddressSync(mint, user.publicKey, true, splToken.TOKEN_2022_PROGRAM_ID);
  const buy = await sdk.getBuyInstructionRaw({
    user: user.publicKey, mint, creator: curve.creator, amount: new BN(amount), solAmount: new BN(1000000000),
    feeRecipient: global.feeRecipient, buybackFeeRecipient: global.buybackFeeRecipients?.[0],
    tokenProgram: splToken.TOKEN_2022_PROGRAM_ID,
  });
  const transaction = new web3.Transaction().add(
    web3.ComputeBudgetProgram.setComputeUnitLimit({ units: 250000 }),
    web3.ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1000 }),
    splToken.createAssociatedTokenAccountIdempotentInstruction(user.publicKey, ata, user.publicKey, mint,
      splToken.TOKEN_2022_PROGRAM_ID),
    buy);
  transaction.recentBlockhash = blockhash;
  transaction.feePayer = user.publicKey;
  transaction.sign(user);
  return transaction.serialize();
};
{
  for (let i = 0; i < 5; ++i) await build(i + 1);
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < 2000) await build(++count);
  console.log(`buildAndSign ${Math.round(count / ((performance.now() - start) / 1000))}`);
}

try {
  const { LiteSVM } = require('litesvm');
  const { getTransactionDecoder } = require('@solana/kit');
  const svm = new LiteSVM();
  const receiver = web3.Keypair.generate().publicKey;
  svm.airdrop(user.publicKey.toBase58(), 1000000000000n);
  const signed = [];
  for (let i = 0; i < 3000; ++i) {
    const transaction = new web3.Transaction().add(web3.SystemProgram.transfer({
      fromPubkey: user.publicKey, toPubkey: receiver, lamports: 1000000 + i }));
    transaction.recentBlockhash = svm.latestBlockhash();
    transaction.sign(user);
    signed.push(getTransactionDecoder().decode(transaction.serialize()));
  }
  const start = performance.now();
  for (const transaction of signed) {
    const outcome = svm.sendTransaction(transaction);
    if (typeof outcome.err === 'function') throw new Error(outcome.toString());
  }
  console.log(`liteSvmTransfers ${Math.round(signed.length / ((performance.now() - start) / 1000))}`);
} catch (error) {
  console.error(`LiteSVM could not be measured: ${error.message}`);
}
