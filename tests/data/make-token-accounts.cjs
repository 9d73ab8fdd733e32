// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
//
// Writes token-accounts.json: accounts as the real SPL Token and Token-2022 programs leave them, run in LiteSVM.
//     NODE_PATH=.../node_modules node make-token-accounts.cjs > token-accounts.json
'use strict';
const { createHash } = require('crypto');
const kit = require('@solana/kit');
const { FailedTransactionMetadata, LiteSVM } = require('litesvm');
const { Keypair, SystemProgram, Transaction } = require('@solana/web3.js');
const token = require('@solana/spl-token');
const metadata = require('@solana/spl-token-metadata');

const svm = new LiteSVM().withNativeMints();
const keypair = (text) => Keypair.fromSeed(createHash('sha256').update(text).digest());
const payer = keypair('payer');
const wallet = payer.publicKey;
const programId = token.TOKEN_2022_PROGRAM_ID;
svm.airdrop(wallet.toBase58(), 10n ** 12n);

function send(instructions, signers = []) {
    const transaction = new Transaction({ feePayer: wallet, blockhash: svm.latestBlockhash(), lastValidBlockHeight: 1 })
        .add(...instructions);
    transaction.sign(payer, ...signers);
    const result = svm.sendTransaction(kit.getTransactionDecoder().decode(transaction.serialize()));
    if (result instanceof FailedTransactionMetadata)
        throw new Error(`${result.err()} ${result.meta().logs()}`);
}
const data = (address) => Buffer.from(svm.getAccount(address.toBase58()).data).toString('hex');

const mints = [
    { label: 'plain', name: 'Oracle Coin', symbol: 'ORCL', uri: 'https://e.example/x', additional: [] },
    // Would have the size of a multisig, 355 bytes: the program adds two.
    { label: 'multisig size', name: 'ABCDEFGHIJKL', symbol: 'ABCDEFGHIJ', uri: 'https://e.exam/', additional: [] },
    { label: 'additional', name: 'A', symbol: 'B', uri: 'C', additional: [['k', 'v'], ['twitter', '@x']] },
].map((coin) => {
    const mint = keypair(`mint ${coin.label}`);
    const address = mint.publicKey;
    send([
        SystemProgram.createAccount(
            { fromPubkey: wallet, newAccountPubkey: address, lamports: 10 ** 9, space: 166 + 68, programId }),
        token.createInitializeMetadataPointerInstruction(address, wallet, address, programId),
        token.createInitializeMint2Instruction(address, 6, wallet, null, programId),
        metadata.createInitializeInstruction({ programId, metadata: address, updateAuthority: wallet, mint: address,
            mintAuthority: wallet, name: coin.name, symbol: coin.symbol, uri: coin.uri }),
        ...coin.additional.map(([field, value]) => metadata.createUpdateFieldInstruction(
            { programId, metadata: address, updateAuthority: wallet, field, value })),
    ], [mint]);
    return { ...coin, mint: address.toBase58(), data: data(address) };
});

const mint = keypair('mint plain').publicKey;
const account = token.getAssociatedTokenAddressSync(mint, wallet, false, programId);
send([
    token.createAssociatedTokenAccountIdempotentInstruction(wallet, account, wallet, mint, programId),
    token.createMintToInstruction(mint, account, wallet, 123456789n, [], programId),
    token.createApproveInstruction(account, mint, wallet, 77n, [], programId),
    token.createSetAuthorityInstruction(account, wallet, token.AuthorityType.CloseAccount, mint, [], programId),
]);
const wrapped = token.getAssociatedTokenAddressSync(token.NATIVE_MINT, wallet);
send([
    token.createAssociatedTokenAccountIdempotentInstruction(wallet, wrapped, wallet, token.NATIVE_MINT),
    SystemProgram.transfer({ fromPubkey: wallet, toPubkey: wrapped, lamports: 5000 }),
    token.createSyncNativeInstruction(wrapped),
]);

process.stdout.write(`${JSON.stringify({
    note: 'Written by the programs themselves in LiteSVM, with make-token-accounts.cjs. The wallet is every authority; '
        + 'the account holds 123456789 of the first mint, delegates 77 to that mint and lets it close the account; the '
        + 'wrapped account got 5000 lamports.',
    wallet: wallet.toBase58(),
    mints,
    account: { address: account.toBase58(), data: data(account) },
    wrapped: { address: wrapped.toBase58(), data: data(wrapped) },
}, null, 1)}\n`);
