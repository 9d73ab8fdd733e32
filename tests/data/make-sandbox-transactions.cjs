// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
//
// Makes sandbox-transactions.json: transactions with the accounts they run on, and what the real System, Token,
// Token-2022 and associated-token programs do with them. Run it where litesvm (1.5.0), @solana/kit and
// @solana/web3.js (1.99) are installed:
//     NODE_PATH=/path/to/node_modules node make-sandbox-transactions.cjs > sandbox-transactions.json
const {LiteSVM} = require('litesvm');
const kit = require('@solana/kit');
const {createHash} = require('crypto');
const {Keypair, PublicKey, SystemProgram, Transaction, TransactionInstruction, ComputeBudgetProgram} = require('@solana/web3.js');

const SYS = SystemProgram.programId;
const TOK = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
const T22 = new PublicKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb');
const ATA = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL');
const WSOL = new PublicKey('So11111111111111111111111111111111111111112');
const RENT = new PublicKey('SysvarRent111111111111111111111111111111111');
const INCINERATOR = new PublicKey('1nc1nerator11111111111111111111111111111111');
const INSTRUCTION_ERRORS = ('GenericError InvalidArgument InvalidInstructionData InvalidAccountData AccountDataTooSmall '
    + 'InsufficientFunds IncorrectProgramId MissingRequiredSignature AccountAlreadyInitialized UninitializedAccount '
    + 'UnbalancedInstruction ModifiedProgramId ExternalAccountLamportSpend ExternalAccountDataModified '
    + 'ReadonlyLamportChange ReadonlyDataModified DuplicateAccountIndex ExecutableModified RentEpochModified '
    + 'NotEnoughAccountKeys AccountDataSizeChanged AccountNotExecutable AccountBorrowFailed AccountBorrowOutstanding '
    + 'DuplicateAccountOutOfSync InvalidError ExecutableDataModified ExecutableLamportChange '
    + 'ExecutableAccountNotRentExempt UnsupportedProgramId CallDepth MissingAccount ReentrancyNotAllowed '
    + 'MaxSeedLengthExceeded InvalidSeeds InvalidRealloc ComputationalBudgetExceeded PrivilegeEscalation '
    + 'ProgramEnvironmentSetupFailure ProgramFailedToComplete ProgramFailedToCompile Immutable IncorrectAuthority '
    + 'AccountNotRentExempt InvalidAccountOwner ArithmeticOverflow UnsupportedSysvar IllegalOwner '
    + 'MaxAccountsDataAllocationsExceeded MaxAccountsExceeded MaxInstructionTraceLengthExceeded '
    + 'BuiltinProgramsMustConsumeComputeUnits BorshIoError').split(' ');
const TRANSACTION_ERRORS = ('AccountInUse AccountLoadedTwice AccountNotFound ProgramAccountNotFound '
    + 'InsufficientFundsForFee InvalidAccountForFee AlreadyProcessed BlockhashNotFound CallChainTooDeep '
    + 'MissingSignatureForFee InvalidAccountIndex SignatureFailure InvalidProgramForExecution').split(' ');

const K = name => Keypair.fromSeed(createHash('sha256').update('curvedesk ' + name).digest());
const P = name => name instanceof PublicKey ? name : K(name).publicKey;
const u8 = n => Buffer.from([n]);
const u16 = n => { const b = Buffer.alloc(2); b.writeUInt16LE(n); return b; };
const u32 = n => { const b = Buffer.alloc(4); b.writeUInt32LE(n); return b; };
const u64 = n => { const b = Buffer.alloc(8); b.writeBigUInt64LE(BigInt(n)); return b; };
const key = name => P(name).toBuffer();
const bytes = (...parts) => Buffer.concat(parts.map(p => typeof p === 'number' ? u8(p) : Buffer.from(p)));
const str = s => bytes(u64(s.length), Buffer.from(s));
const rent = size => (128 + size) * 6960;
// 'a' readonly, 'a+w', 'a+s', 'a+ws'; a [name, rights] pair for public keys.
const meta = spec => {
    const [name, rights] = Array.isArray(spec) ? spec : [spec.split('+')[0], spec.split('+')[1] || ''];
    return {pubkey: P(name), isSigner: rights.includes('s'), isWritable: rights.includes('w')};
};
const ix = (programId, accounts, ...data) => new TransactionInstruction({programId, keys: accounts.map(meta), data: bytes(...data)});

const wallet = (lamports = 1e9) => ({lamports, owner: SYS, data: Buffer.alloc(0)});
const option32 = name => name ? bytes(u32(1), key(name)) : Buffer.alloc(36);
function mint(program, o = {}) {
    let data = bytes(option32(o.authority === undefined ? 'owner' : o.authority), u64(o.supply ?? 1000000), o.decimals ?? 6,
        o.initialized ?? 1, option32(o.freeze));
    if (o.extended) data = bytes(data, Buffer.alloc(83), 1, u16(18), u16(64), Buffer.alloc(32), key(o.extended));
    return {lamports: o.lamports ?? rent(data.length), owner: program, data};
}
function token(program, o = {}) {
    let data = bytes(key(o.mint || 'mint'), key(o.owner || 'owner'), u64(o.amount ?? 0), option32(o.delegate), o.state ?? 1,
        o.reserve === undefined ? Buffer.alloc(12) : bytes(u32(1), u64(o.reserve)), u64(o.delegated ?? 0), option32(o.closer));
    if (o.immutable) data = bytes(data, 2, u16(7), u16(0));
    return {lamports: o.lamports ?? rent(data.length), owner: program, data};
}
const blank = (program, size, lamports = rent(size)) => ({lamports, owner: program, data: Buffer.alloc(size)});

const out = [];
function run(name, pre, instructions, signers = []) {
    const svm = new LiteSVM().withSigverify(false).withBlockhashCheck(false);
    const accounts = {payer: wallet(10e9), ...pre};
    if (instructions.some(i => i.keys.some(k => k.pubkey.equals(WSOL))))
        accounts[WSOL.toBase58()] = mint(TOK, {authority: null, supply: 0, decimals: 9});
    const names = Object.keys(accounts);
    const entries = names.map(n => [/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(n) ? new PublicKey(n) : P(n), accounts[n]]);
    for (const [address, a] of entries)
        svm.setAccount({address: kit.address(address.toBase58()), executable: !!a.executable, lamports: kit.lamports(BigInt(a.lamports)),
            programAddress: kit.address(a.owner.toBase58()), space: BigInt(a.data.length), data: new Uint8Array(a.data)});
    const tx = new Transaction({feePayer: P('payer'), recentBlockhash: '11111111111111111111111111111112'});
    tx.add(...instructions);
    const message = tx.compileMessage();
    tx.sign(...['payer', ...signers].map(K).filter((k, i, all) => all.findIndex(o => o.publicKey.equals(k.publicKey)) === i));
    const wire = tx.serialize({requireAllSignatures: false, verifySignatures: false});
    const result = svm.sendTransaction(kit.getTransactionDecoder().decode(wire));
    const info = result.meta ? result.meta() : result;
    let error = null;
    if (result.err) {
        const e = result.err();
        if (typeof e === 'number') error = TRANSACTION_ERRORS[e] ?? `unknown ${e}`;
        else if (e.accountIndex !== undefined) error = {InsufficientFundsForRent: {account_index: e.accountIndex}};
        else if (typeof e.err !== 'function') error = {DuplicateInstruction: e.index};
        else {
            const inner = e.err();
            error = {InstructionError: [e.index, typeof inner === 'number' ? INSTRUCTION_ERRORS[inner]
                : inner.code !== undefined ? {Custom: inner.code} : 'BorshIoError']};
        }
    }
    const show = a => ({lamports: String(a.lamports), owner: a.programAddress ? String(a.programAddress) : a.owner.toBase58(),
        data: Buffer.from(a.data).toString('base64')});
    const before = Object.fromEntries(entries.map(([address, a]) => [address.toBase58(), show(a)]));
    const after = {}; // what changed; null for what is gone
    for (const k of message.accountKeys.map(k => k.toBase58())) {
        const a = svm.getAccount(kit.address(k));
        const was = JSON.stringify(before[k] ?? null), is = JSON.stringify(a.exists && a.lamports > 0 ? show(a) : null);
        if ((before[k] || !a.exists || !a.executable) && was !== is && k !== RENT.toBase58()) after[k] = JSON.parse(is);
    }
    out.push({name, before,
        wire: wire.toString('base64'), error, after, logs: info.logs(), units: Number(info.computeUnitsConsumed()),
        inner: info.innerInstructions().map(group => group.map(i => ({height: i.stackHeight(), program: i.instruction().programIdIndex(),
            accounts: Buffer.from(i.instruction().accounts()).toString('hex'), data: Buffer.from(i.instruction().data()).toString('hex')})))});
}

// --- System program
const sys = (tag, ...rest) => bytes(u32(tag), ...rest);
run('system transfer', {to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(5000000)))]);
run('system transfer to a new account', {}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(890880)))]);
run('system transfer leaves rent due', {}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(890879)))]);
run('system transfer of nothing', {to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(0)))]);
run('system transfer to oneself', {}, [ix(SYS, ['payer+ws', 'payer+ws'], sys(2, u64(1000)))]);
run('system transfer to oneself of too much', {}, [ix(SYS, ['payer+ws', 'payer+ws'], sys(2, u64(20e9)))]);
run('system transfer of too much', {to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(20e9)))]);
run('system transfer of all but the fee', {to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(10e9 - 5000)))]);
run('system transfer leaves the payer below rent', {to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(10e9 - 5000 - 100)))]);
run('system transfer unsigned', {from: wallet(), to: wallet()}, [ix(SYS, ['from+w', 'to+w'], sys(2, u64(1)))]);
run('system transfer from a read-only account', {from: wallet(), to: wallet()}, [ix(SYS, ['from+s', 'to+w'], sys(2, u64(1)))], ['from']);
run('system transfer to a read-only account', {to: wallet()}, [ix(SYS, ['payer+ws', 'to'], sys(2, u64(1)))]);
run('system transfer from an account with data', {from: blank(SYS, 3, 2e9), to: wallet()}, [ix(SYS, ['from+ws', 'to+w'], sys(2, u64(1)))], ['from']);
run('system transfer from a foreign account', {from: token(TOK), to: wallet()}, [ix(SYS, ['from+ws', 'to+w'], sys(2, u64(1)))], ['from']);
run('system transfer, one account', {}, [ix(SYS, ['payer+ws'], sys(2, u64(1)))]);
run('system transfer cut off', {to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u32(1)))]);
run('system transfer with bytes behind', {to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(7), u32(9)))]);
run('system, unknown tag', {}, [ix(SYS, ['payer+ws'], sys(99))]);
run('system, no data', {}, [ix(SYS, ['payer+ws'])]);
run('two transfers, the second fails', {to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(5))), ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(20e9)))]);
const create = (lamports, space, owner) => sys(0, u64(lamports), u64(space), key(owner));
run('create account', {}, [ix(SYS, ['payer+ws', 'new+ws'], create(rent(10), 10, TOK))], ['new']);
run('create account without space', {}, [ix(SYS, ['payer+ws', 'new+ws'], create(rent(0), 0, TOK))], ['new']);
run('create account for the system program', {}, [ix(SYS, ['payer+ws', 'new+ws'], create(rent(8), 8, SYS))], ['new']);
run('create account not exempt', {}, [ix(SYS, ['payer+ws', 'new+ws'], create(rent(10) - 1, 10, TOK))], ['new']);
run('create account without lamports', {}, [ix(SYS, ['payer+ws', 'new+ws'], create(0, 10, TOK))], ['new']);
run('create account that exists', {new: wallet(1)}, [ix(SYS, ['payer+ws', 'new+ws'], create(rent(10), 10, TOK))], ['new']);
run('create account unsigned', {}, [ix(SYS, ['payer+ws', 'new+w'], create(rent(10), 10, TOK))]);
run('create account too large', {}, [ix(SYS, ['payer+ws', 'new+ws'], create(rent(10), 10485761, TOK))], ['new']);
run('create account, too poor', {}, [ix(SYS, ['payer+ws', 'new+ws'], create(20e9, 10, TOK))], ['new']);
run('create account, payer unsigned', {from: wallet(3e9)}, [ix(SYS, ['from+w', 'new+ws'], create(rent(10), 10, TOK))], ['new']);
run('create account on itself', {}, [ix(SYS, ['payer+ws', 'payer+ws'], create(rent(10), 10, TOK))]);
run('assign', {a: wallet()}, [ix(SYS, ['a+ws'], sys(1, key(TOK)))], ['a']);
run('assign unsigned', {a: wallet()}, [ix(SYS, ['a+w'], sys(1, key(TOK)))]);
run('assign to the same owner, unsigned', {a: wallet()}, [ix(SYS, ['a+w'], sys(1, key(SYS)))]);
run('assign a foreign account', {a: token(TOK)}, [ix(SYS, ['a+ws'], sys(1, key(T22)))], ['a']);
run('assign a read-only account', {a: wallet()}, [ix(SYS, ['a+s'], sys(1, key(TOK)))], ['a']);
run('allocate', {a: wallet(5e9)}, [ix(SYS, ['a+ws'], sys(8, u64(100)))], ['a']);
run('allocate nothing', {a: wallet(5e9)}, [ix(SYS, ['a+ws'], sys(8, u64(0)))], ['a']);
run('allocate beyond rent', {a: wallet(1e6)}, [ix(SYS, ['a+ws'], sys(8, u64(1000)))], ['a']);
run('allocate twice', {a: wallet(5e9)}, [ix(SYS, ['a+ws'], sys(8, u64(100))), ix(SYS, ['a+ws'], sys(8, u64(100)))], ['a']);
run('allocate unsigned', {a: wallet()}, [ix(SYS, ['a+w'], sys(8, u64(100)))]);
run('allocate a read-only account', {a: wallet()}, [ix(SYS, ['a+s'], sys(8, u64(100)))], ['a']);
run('allocate too much', {a: wallet(5e9)}, [ix(SYS, ['a+ws'], sys(8, u64(10485761)))], ['a']);
const S = (seed, owner) => new PublicKey(createHash('sha256').update(bytes(key('base'), Buffer.from(seed), key(owner))).digest());
const createSeeded = (seed, owner, lamports = rent(10)) => sys(3, key('base'), str(seed), u64(lamports), u64(10), key(owner));
run('create with seed', {}, [ix(SYS, ['payer+ws', [S('x', TOK), 'w'], 'base+s'], createSeeded('x', TOK))], ['base']);
run('create with seed, base unsigned', {}, [ix(SYS, ['payer+ws', [S('x', TOK), 'w'], 'base'], createSeeded('x', TOK))]);
run('create with another seed', {}, [ix(SYS, ['payer+ws', [S('y', TOK), 'w'], 'base+s'], createSeeded('x', TOK))], ['base']);
run('create with a seed too long', {}, [ix(SYS, ['payer+ws', [S('x', TOK), 'w'], 'base+s'], createSeeded('x'.repeat(33), TOK))], ['base']);
run('create with seed, exists', {[S('x', TOK).toBase58()]: wallet(5)}, [ix(SYS, ['payer+ws', [S('x', TOK), 'w'], 'base+s'], createSeeded('x', TOK))], ['base']);
run('allocate with seed', {[S('x', TOK).toBase58()]: wallet(5e9)}, [ix(SYS, [[S('x', TOK), 'w'], 'base+s'], sys(9, key('base'), str('x'), u64(20), key(TOK)))], ['base']);
run('assign with seed', {[S('x', TOK).toBase58()]: wallet(5e9)}, [ix(SYS, [[S('x', TOK), 'w'], 'base+s'], sys(10, key('base'), str('x'), key(TOK)))], ['base']);
run('assign with seed, base unsigned', {[S('x', TOK).toBase58()]: wallet(5e9)}, [ix(SYS, [[S('x', TOK), 'w'], 'base'], sys(10, key('base'), str('x'), key(TOK)))]);
run('transfer with seed', {[S('x', SYS).toBase58()]: wallet(5e9)}, [ix(SYS, [[S('x', SYS), 'w'], 'base+s', 'to+w'], sys(11, u64(1e9), str('x'), key(SYS)))], ['base']);
run('transfer with seed, base unsigned', {[S('x', SYS).toBase58()]: wallet(5e9)}, [ix(SYS, [[S('x', SYS), 'w'], 'base', 'to+w'], sys(11, u64(1e9), str('x'), key(SYS)))]);
run('transfer with another seed', {[S('x', SYS).toBase58()]: wallet(5e9)}, [ix(SYS, [[S('x', SYS), 'w'], 'base+s', 'to+w'], sys(11, u64(1e9), str('y'), key(SYS)))], ['base']);
run('transfer with seed, too much', {[S('x', SYS).toBase58()]: wallet(5e9)}, [ix(SYS, [[S('x', SYS), 'w'], 'base+s', 'to+w'], sys(11, u64(9e9), str('x'), key(SYS)))], ['base']);

// --- The runtime
run('fee payer has nothing', {payer: wallet(0)}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(0)))]);
run('fee payer has less than the fee', {payer: wallet(4999)}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(0)))]);
run('fee payer has exactly the fee', {payer: wallet(5000), to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(0)))]);
run('fee payer would fall below rent', {payer: wallet(890880 + 4999)}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(0)))]);
run('fee payer keeps its rent', {payer: wallet(890880 + 5000), to: wallet()}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(0)))]);
run('fee payer is a token account', {payer: token(TOK, {lamports: 5e9})}, [ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(0)))]);
run('two signers pay twice', {to: wallet(), other: wallet()}, [ix(SYS, ['payer+ws', 'to+w', 'other+s'], sys(2, u64(5)))], ['other']);
const limit = n => ix(ComputeBudgetProgram.programId, [], 2, u32(n));
const price = n => ix(ComputeBudgetProgram.programId, [], 3, u64(n));
run('priority fee', {to: wallet()}, [limit(1000), price(1000001), ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(5)))]);
run('priority fee of a failure', {to: wallet()}, [limit(1000), price(2000000), ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(20e9)))]);
run('priority fee beyond the purse', {to: wallet()}, [limit(1400000), price(100000000000000), ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(5)))]);
run('unit limit above the maximum', {to: wallet()}, [limit(4000000000), price(1000000), ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(5)))]);
run('unit limit reached by builtins', {to: wallet()}, [limit(299), ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(5)))]);
run('unit limit just enough', {to: wallet()}, [limit(300), ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(5)))]);
run('unit limit twice', {to: wallet()}, [limit(300), limit(400)]);
run('budget, unknown tag', {}, [ix(ComputeBudgetProgram.programId, [], 9, u32(5))]);
run('budget cut off', {}, [ix(ComputeBudgetProgram.programId, [], 2, u16(5))]);
run('budget without data', {}, [ix(ComputeBudgetProgram.programId, [])]);
run('budget with bytes behind', {to: wallet()}, [ix(ComputeBudgetProgram.programId, [], 2, u32(500), 7), ix(SYS, ['payer+ws', 'to+w'], sys(2, u64(5)))]);

// --- Token programs
for (const program of [TOK, T22]) {
    const n = program === TOK ? 'token ' : 'token-2022 ';
    const base = {mint: mint(program, {freeze: 'freezer'}), owner: wallet(), a: token(program, {amount: 1000}), b: token(program, {amount: 50, owner: 'bob'}), bob: wallet()};
    const t = (name, pre, accounts, data, signers = ['owner']) => run(n + name, {...base, ...pre}, [ix(program, accounts, ...data)], signers);
    // transfer
    const tr = (amount) => [3, u64(amount)];
    t('transfer', {}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer all', {}, ['a+w', 'b+w', 'owner+s'], tr(1000));
    t('transfer nothing', {}, ['a+w', 'b+w', 'owner+s'], tr(0));
    t('transfer too much', {}, ['a+w', 'b+w', 'owner+s'], tr(1001));
    t('transfer to itself', {}, ['a+w', 'a+w', 'owner+s'], tr(400));
    t('transfer too much to itself', {}, ['a+w', 'a+w', 'owner+s'], tr(4000));
    t('transfer by a stranger', {}, ['a+w', 'b+w', 'bob+s'], tr(400), ['bob']);
    t('transfer unsigned', {}, ['a+w', 'b+w', 'owner'], tr(400), []);
    t('transfer, source read-only', {}, ['a', 'b+w', 'owner+s'], tr(400));
    t('transfer, destination read-only', {}, ['a+w', 'b', 'owner+s'], tr(400));
    t('transfer from frozen', {a: token(program, {amount: 1000, state: 2})}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer to frozen', {b: token(program, {state: 2})}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer to another mint', {b: token(program, {mint: 'other'})}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer from uninitialized', {a: blank(program, 165)}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer to uninitialized', {b: blank(program, 165)}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer from a wallet', {a: wallet()}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer to a wallet', {b: wallet()}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer from a mint', {}, ['mint+w', 'b+w', 'owner+s'], tr(400));
    t('transfer from the other program', {a: token(program === TOK ? T22 : TOK, {amount: 1000})}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer to the other program', {b: token(program === TOK ? T22 : TOK)}, ['a+w', 'b+w', 'owner+s'], tr(400));
    t('transfer, two accounts', {}, ['a+w', 'b+w'], tr(400), []);
    t('transfer cut off', {}, ['a+w', 'b+w', 'owner+s'], [3, u32(4)]);
    const dele = (o = {}) => token(program, {amount: 1000, delegate: 'bob', delegated: 500, ...o});
    t('transfer by the delegate', {a: dele()}, ['a+w', 'b+w', 'bob+s'], tr(400), ['bob']);
    t('transfer all of the delegation', {a: dele()}, ['a+w', 'b+w', 'bob+s'], tr(500), ['bob']);
    t('transfer more than the delegation', {a: dele()}, ['a+w', 'b+w', 'bob+s'], tr(501), ['bob']);
    t('transfer by the delegate unsigned', {a: dele()}, ['a+w', 'b+w', 'bob'], tr(400), []);
    t('transfer by the delegate to itself', {a: dele()}, ['a+w', 'a+w', 'bob+s'], tr(400), ['bob']);
    t('transfer by the owner despite a delegate', {a: dele()}, ['a+w', 'b+w', 'owner+s'], tr(900));
    t('transfer, immutable owner', {a: token(program, {amount: 1000, immutable: true})}, ['a+w', 'b+w', 'owner+s'], tr(400));
    // transferChecked
    const tc = (amount, decimals = 6) => [12, u64(amount), decimals];
    t('transfer checked', {}, ['a+w', 'mint', 'b+w', 'owner+s'], tc(400));
    t('transfer checked, decimals', {}, ['a+w', 'mint', 'b+w', 'owner+s'], tc(400, 9));
    t('transfer checked, mint', {other: mint(program)}, ['a+w', 'other', 'b+w', 'owner+s'], tc(400));
    t('transfer checked, no mint', {}, ['a+w', 'bob', 'b+w', 'owner+s'], tc(400));
    t('transfer checked, too much', {}, ['a+w', 'mint', 'b+w', 'owner+s'], tc(4000));
    t('transfer checked to itself', {}, ['a+w', 'mint', 'a+w', 'owner+s'], tc(400));
    t('transfer checked, cut off', {}, ['a+w', 'mint', 'b+w', 'owner+s'], [12, u64(400)]);
    t('transfer checked by the delegate', {a: dele()}, ['a+w', 'mint', 'b+w', 'bob+s'], tc(500), ['bob']);
    t('transfer checked, three accounts', {}, ['a+w', 'mint', 'b+w'], tc(400), []);
    // approve, revoke
    t('approve', {}, ['a+w', 'bob', 'owner+s'], [4, u64(77)]);
    t('approve more than there is', {}, ['a+w', 'bob', 'owner+s'], [4, u64(7777777)]);
    t('approve by a stranger', {}, ['a+w', 'bob', 'bob+s'], [4, u64(77)], ['bob']);
    t('approve frozen', {a: token(program, {state: 2})}, ['a+w', 'bob', 'owner+s'], [4, u64(77)]);
    t('approve checked', {}, ['a+w', 'mint', 'bob', 'owner+s'], [13, u64(77), 6]);
    t('approve checked, decimals', {}, ['a+w', 'mint', 'bob', 'owner+s'], [13, u64(77), 7]);
    t('approve checked, mint', {other: mint(program)}, ['a+w', 'other', 'bob', 'owner+s'], [13, u64(77), 6]);
    t('revoke', {a: dele()}, ['a+w', 'owner+s'], [5]);
    t('revoke nothing', {}, ['a+w', 'owner+s'], [5]);
    t('revoke by the delegate', {a: dele()}, ['a+w', 'bob+s'], [5], ['bob']);
    t('revoke by a stranger', {a: dele({delegate: 'other'})}, ['a+w', 'bob+s'], [5], ['bob']);
    t('revoke frozen', {a: dele({state: 2})}, ['a+w', 'owner+s'], [5]);
    // setAuthority
    const sa = (kind, next) => [6, kind, ...(next ? [1, key(next)] : [0])];
    t('set mint authority', {}, ['mint+w', 'owner+s'], sa(0, 'bob'));
    t('drop mint authority', {}, ['mint+w', 'owner+s'], sa(0));
    t('set mint authority of a fixed supply', {mint: mint(program, {authority: null})}, ['mint+w', 'owner+s'], sa(0, 'bob'));
    t('set mint authority by a stranger', {}, ['mint+w', 'bob+s'], sa(0, 'bob'), ['bob']);
    t('set mint authority unsigned', {}, ['mint+w', 'owner'], sa(0, 'bob'), []);
    t('set freeze authority', {}, ['mint+w', 'freezer+s'], sa(1, 'bob'), ['freezer']);
    t('drop freeze authority', {}, ['mint+w', 'freezer+s'], sa(1), ['freezer']);
    t('set freeze authority where there is none', {mint: mint(program)}, ['mint+w', 'freezer+s'], sa(1, 'bob'), ['freezer']);
    t('set account owner of a mint', {}, ['mint+w', 'owner+s'], sa(2, 'bob'));
    t('set account owner', {}, ['a+w', 'owner+s'], sa(2, 'bob'));
    t('set account owner clears the delegate', {a: dele()}, ['a+w', 'owner+s'], sa(2, 'bob'));
    t('drop account owner', {}, ['a+w', 'owner+s'], sa(2));
    t('set account owner by a stranger', {}, ['a+w', 'bob+s'], sa(2, 'bob'), ['bob']);
    t('set account owner of frozen', {a: token(program, {state: 2})}, ['a+w', 'owner+s'], sa(2, 'bob'));
    t('set immutable account owner', {a: token(program, {immutable: true})}, ['a+w', 'owner+s'], sa(2, 'bob'));
    t('set close authority', {}, ['a+w', 'owner+s'], sa(3, 'bob'));
    t('drop close authority', {a: token(program, {closer: 'bob'})}, ['a+w', 'bob+s'], sa(3), ['bob']);
    t('set close authority by the owner of another', {a: token(program, {closer: 'bob'})}, ['a+w', 'owner+s'], sa(3));
    t('set mint authority of an account', {}, ['a+w', 'owner+s'], sa(0, 'bob'));
    t('set authority of a wallet', {}, ['bob+w', 'owner+s'], sa(0, 'bob'));
    t('set unknown authority', {}, ['a+w', 'owner+s'], sa(77, 'bob'));
    t('set authority cut off', {}, ['a+w', 'owner+s'], [6, 0, 1, 5]);
    // mintTo, burn
    t('mint to', {}, ['mint+w', 'a+w', 'owner+s'], [7, u64(123)]);
    t('mint nothing', {}, ['mint+w', 'a+w', 'owner+s'], [7, u64(0)]);
    t('mint to by a stranger', {}, ['mint+w', 'a+w', 'bob+s'], [7, u64(123)], ['bob']);
    t('mint to unsigned', {}, ['mint+w', 'a+w', 'owner'], [7, u64(123)], []);
    t('mint to of a fixed supply', {mint: mint(program, {authority: null})}, ['mint+w', 'a+w', 'owner+s'], [7, u64(123)]);
    t('mint to of another mint', {other: mint(program)}, ['other+w', 'a+w', 'owner+s'], [7, u64(123)]);
    t('mint to frozen', {a: token(program, {state: 2})}, ['mint+w', 'a+w', 'owner+s'], [7, u64(123)]);
    t('mint to overflows supply', {mint: mint(program, {supply: '18446744073709551615'})}, ['mint+w', 'a+w', 'owner+s'], [7, u64(1)]);
    t('mint to uninitialized', {a: blank(program, 165)}, ['mint+w', 'a+w', 'owner+s'], [7, u64(1)]);
    t('mint to checked', {}, ['mint+w', 'a+w', 'owner+s'], [14, u64(123), 6]);
    t('mint to checked, decimals', {}, ['mint+w', 'a+w', 'owner+s'], [14, u64(123), 5]);
    t('burn', {}, ['a+w', 'mint+w', 'owner+s'], [8, u64(123)]);
    t('burn nothing', {}, ['a+w', 'mint+w', 'owner+s'], [8, u64(0)]);
    t('burn too much', {}, ['a+w', 'mint+w', 'owner+s'], [8, u64(1001)]);
    t('burn by a stranger', {}, ['a+w', 'mint+w', 'bob+s'], [8, u64(1)], ['bob']);
    t('burn by the delegate', {a: dele()}, ['a+w', 'mint+w', 'bob+s'], [8, u64(500)], ['bob']);
    t('burn beyond the delegation', {a: dele()}, ['a+w', 'mint+w', 'bob+s'], [8, u64(501)], ['bob']);
    t('burn another mint', {other: mint(program)}, ['a+w', 'other+w', 'owner+s'], [8, u64(1)]);
    t('burn frozen', {a: token(program, {amount: 1000, state: 2})}, ['a+w', 'mint+w', 'owner+s'], [8, u64(1)]);
    t('burn of the incinerator by anyone', {a: token(program, {amount: 1000, owner: INCINERATOR})}, ['a+w', 'mint+w', 'bob+s'], [8, u64(10)], ['bob']);
    t('burn of nobody by anyone', {a: token(program, {amount: 1000, owner: SYS})}, ['a+w', 'mint+w', 'bob+s'], [8, u64(10)], ['bob']);
    t('burn checked', {}, ['a+w', 'mint+w', 'owner+s'], [15, u64(123), 6]);
    t('burn checked, decimals', {}, ['a+w', 'mint+w', 'owner+s'], [15, u64(123), 5]);
    // close
    const empty = {a: token(program, {})};
    t('close', empty, ['a+w', 'bob+w', 'owner+s'], [9]);
    t('close with surplus lamports', {a: token(program, {lamports: 9e9})}, ['a+w', 'new+w', 'owner+s'], [9]);
    t('close with a balance', {}, ['a+w', 'bob+w', 'owner+s'], [9]);
    t('close to itself', empty, ['a+w', 'a+w', 'owner+s'], [9]);
    t('close by a stranger', empty, ['a+w', 'bob+w', 'bob+s'], [9], ['bob']);
    t('close unsigned', empty, ['a+w', 'bob+w', 'owner'], [9], []);
    t('close by the close authority', {a: token(program, {closer: 'bob'})}, ['a+w', 'bob+w', 'bob+s'], [9], ['bob']);
    t('close by the owner despite a close authority', {a: token(program, {closer: 'bob'})}, ['a+w', 'bob+w', 'owner+s'], [9]);
    t('close frozen', {a: token(program, {state: 2})}, ['a+w', 'bob+w', 'owner+s'], [9]);
    t('close a mint', {}, ['mint+w', 'bob+w', 'owner+s'], [9]);
    t('close uninitialized', {a: blank(program, 165)}, ['a+w', 'bob+w', 'owner+s'], [9]);
    t('close of the incinerator to a wallet', {a: token(program, {owner: INCINERATOR})}, ['a+w', 'bob+w', 'bob+s'], [9], ['bob']);
    t('close of the incinerator', {a: token(program, {owner: INCINERATOR})}, ['a+w', [INCINERATOR, 'w'], 'bob+s'], [9], ['bob']);
    run(n + 'close, then transfer to it', {...base, ...empty}, [ix(program, ['a+w', 'bob+w', 'owner+s'], 9), ix(program, ['b+w', 'a+w', 'bob+s'], ...tr(1))], ['owner', 'bob']);
    run(n + 'close, then pay it', {...base, ...empty}, [ix(program, ['a+w', 'bob+w', 'owner+s'], 9), ix(SYS, ['payer+ws', 'a+w'], sys(2, u64(1e6)))], ['owner']);
    // freeze
    t('freeze', {}, ['a+w', 'mint', 'freezer+s'], [10], ['freezer']);
    t('freeze frozen', {a: token(program, {state: 2})}, ['a+w', 'mint', 'freezer+s'], [10], ['freezer']);
    t('freeze by a stranger', {}, ['a+w', 'mint', 'bob+s'], [10], ['bob']);
    t('freeze without authority', {mint: mint(program)}, ['a+w', 'mint', 'freezer+s'], [10], ['freezer']);
    t('freeze of another mint', {other: mint(program, {freeze: 'freezer'})}, ['a+w', 'other', 'freezer+s'], [10], ['freezer']);
    t('thaw', {a: token(program, {state: 2})}, ['a+w', 'mint', 'freezer+s'], [11], ['freezer']);
    t('thaw thawed', {}, ['a+w', 'mint', 'freezer+s'], [11], ['freezer']);
    // initialize
    const im = (tag, freeze) => [tag, 4, key('owner'), ...(freeze ? [1, key('freezer')] : [0])];
    t('initialize mint', {new: blank(program, 82)}, ['new+w', [RENT, '']], im(0, true), []);
    t('initialize mint 2', {new: blank(program, 82)}, ['new+w'], im(20, true), []);
    t('initialize mint 2 without freeze authority', {new: blank(program, 82)}, ['new+w'], im(20, false), []);
    t('initialize mint twice', {}, ['mint+w'], im(20, true), []);
    t('initialize mint not exempt', {new: blank(program, 82, rent(82) - 1)}, ['new+w'], im(20, true), []);
    t('initialize mint of another size', {new: blank(program, 83)}, ['new+w'], im(20, true), []);
    t('initialize mint of an account size', {new: blank(program, 165)}, ['new+w'], im(20, true), []);
    t('initialize mint of a wallet', {}, ['bob+w'], im(20, true), []);
    t('initialize mint cut off', {new: blank(program, 82)}, ['new+w'], [20, 4, key('owner')], []);
    t('initialize mint without rent', {new: blank(program, 82)}, ['new+w', 'bob'], im(0, true), []);
    t('initialize account', {new: blank(program, 165)}, ['new+w', 'mint', 'owner', [RENT, '']], [1], []);
    t('initialize account 2', {new: blank(program, 165)}, ['new+w', 'mint', [RENT, '']], [16, key('bob')], []);
    t('initialize account 3', {new: blank(program, 165)}, ['new+w', 'mint'], [18, key('bob')], []);
    t('initialize account twice', {}, ['a+w', 'mint'], [18, key('bob')], []);
    t('initialize account not exempt', {new: blank(program, 165, rent(165) - 1)}, ['new+w', 'mint'], [18, key('bob')], []);
    t('initialize account of no mint', {new: blank(program, 165)}, ['new+w', 'bob'], [18, key('bob')], []);
    t('initialize account of an uninitialized mint', {new: blank(program, 165), mint: blank(program, 82)}, ['new+w', 'mint'], [18, key('bob')], []);
    t('initialize account of a foreign mint', {new: blank(program, 165), mint: mint(program === TOK ? T22 : TOK)}, ['new+w', 'mint'], [18, key('bob')], []);
    t('initialize account of another size', {new: blank(program, 166)}, ['new+w', 'mint'], [18, key('bob')], []);
    t('initialize account of 170 bytes', {new: blank(program, 170)}, ['new+w', 'mint'], [18, key('bob')], []);
    t('initialize account that is read-only', {new: blank(program, 165)}, ['new', 'mint'], [18, key('bob')], []);
    t('initialize immutable owner', {new: blank(program, program === TOK ? 165 : 170)}, ['new+w'], [22], []);
    t('initialize immutable owner late', {}, ['a+w'], [22], []);
    t('initialize immutable owner of 165 bytes', {new: blank(program, 165)}, ['new+w'], [22], []);
    run(n + 'immutable owner, then account', {...base, new: blank(program, program === TOK ? 165 : 170)}, [ix(program, ['new+w'], 22), ix(program, ['new+w', 'mint'], 18, key('bob'))]);
    t('account data size', {}, ['mint'], [21], []);
    t('account data size, immutable owner', {}, ['mint'], [21, u16(7)], []);
    t('account data size of a wallet', {}, ['bob'], [21], []);
    t('unknown instruction', {}, ['a+w'], [222], []);
    t('no instruction', {}, ['a+w'], [], []);
    t('sync native of a plain account', {}, ['a+w'], [17], []);
    // units
    run(n + 'runs out of units', base, [limit(170), ix(program, ['a+w', 'b+w', 'owner+s'], ...tr(400))], ['owner']);
}
// --- Wrapped SOL
const wrapped = (amount, o = {}) => token(TOK, {mint: WSOL, amount, reserve: rent(165), lamports: rent(165) + amount, ...o});
run('wrap: initialize', {new: blank(TOK, 165, rent(165) + 777)}, [ix(TOK, ['new+w', [WSOL, '']], 18, key('owner'))]);
run('wrap: initialize empty', {new: blank(TOK, 165)}, [ix(TOK, ['new+w', [WSOL, '']], 18, key('owner'))]);
run('wrap: sync', {a: wrapped(5, {lamports: rent(165) + 9000})}, [ix(TOK, ['a+w'], 17)]);
run('wrap: sync nothing new', {a: wrapped(5)}, [ix(TOK, ['a+w'], 17)]);
run('wrap: sync too little', {a: wrapped(5, {lamports: rent(165)})}, [ix(TOK, ['a+w'], 17)]);
run('wrap: pay and sync', {a: wrapped(5)}, [ix(SYS, ['payer+ws', 'a+w'], sys(2, u64(1e9))), ix(TOK, ['a+w'], 17)]);
run('wrap: sync read-only', {a: wrapped(5, {lamports: rent(165) + 9000})}, [ix(TOK, ['a'], 17)]);
run('wrap: transfer', {a: wrapped(1000), b: wrapped(1)}, [ix(TOK, ['a+w', 'b+w', 'owner+s'], 3, u64(600))], ['owner']);
run('wrap: transfer checked', {a: wrapped(1000), b: wrapped(1)}, [ix(TOK, ['a+w', [WSOL, ''], 'b+w', 'owner+s'], 12, u64(600), 9)], ['owner']);
run('wrap: close with a balance', {a: wrapped(1000)}, [ix(TOK, ['a+w', 'owner+w', 'owner+s'], 9)], ['owner']);
run('wrap: burn', {a: wrapped(1000)}, [ix(TOK, ['a+w', [WSOL, 'w'], 'owner+s'], 8, u64(1))], ['owner']);
run('wrap: mint', {a: wrapped(1000)}, [ix(TOK, [[WSOL, 'w'], 'a+w', 'owner+s'], 7, u64(1))], ['owner']);
run('wrap: freeze', {a: wrapped(1000)}, [ix(TOK, ['a+w', [WSOL, ''], 'owner+s'], 10)], ['owner']);
run('wrap: hand over', {a: wrapped(1000, {closer: 'bob'})}, [ix(TOK, ['a+w', 'owner+s'], 6, 2, 1, key('bob'))], ['owner']);

// --- Associated accounts
for (const program of [TOK, T22]) {
    const n = program === TOK ? 'associated ' : 'associated 2022 ';
    const [ata] = PublicKey.findProgramAddressSync([key('owner'), program.toBuffer(), key('mint')], ATA);
    const accounts = [['payer', 'ws'], [ata, 'w'], 'owner', 'mint', [SYS, ''], [program, '']];
    const pre = {mint: mint(program)};
    const there = o => ({...pre, [ata.toBase58()]: token(program, {immutable: program === T22, ...o})});
    const short = ata.toBase58();
    run(n + 'create', pre, [ix(ATA, accounts, 0)]);
    run(n + 'create without data', pre, [ix(ATA, accounts)]);
    run(n + 'create idempotent', pre, [ix(ATA, accounts, 1)]);
    run(n + 'create with the old rent account', pre, [ix(ATA, [...accounts, [RENT, '']])]);
    run(n + 'create again', there({}), [ix(ATA, accounts, 0)]);
    run(n + 'create idempotent again', there({amount: 5}), [ix(ATA, accounts, 1)]);
    run(n + 'create twice at once', pre, [ix(ATA, accounts, 1), ix(ATA, accounts, 1)]);
    run(n + 'create idempotent, handed over', there({owner: 'bob'}), [ix(ATA, accounts, 1)]);
    run(n + 'create idempotent, other mint', there({mint: 'other'}), [ix(ATA, accounts, 1)]);
    run(n + 'create with lamports there', {...pre, [short]: wallet(1000)}, [ix(ATA, accounts, 0)]);
    run(n + 'create with all lamports there', {...pre, [short]: wallet(1e9)}, [ix(ATA, accounts, 1)]);
    run(n + 'create for another address', {...pre}, [ix(ATA, [['payer', 'ws'], 'bob+w', 'owner', 'mint', [SYS, ''], [program, '']], 1)]);
    run(n + 'create of no mint', {}, [ix(ATA, accounts, 1)]);
    run(n + 'create, mint of the other program', {mint: mint(program === TOK ? T22 : TOK)}, [ix(ATA, accounts, 1)]);
    run(n + 'create, too poor', {...pre, payer: wallet(2e6)}, [ix(ATA, accounts, 1)]);
    run(n + 'create, payer unsigned', {...pre, rich: wallet()}, [ix(ATA, [['rich', 'w'], ...accounts.slice(1)], 1)]);
    run(n + 'create, read-only', pre, [ix(ATA, [accounts[0], [ata, ''], ...accounts.slice(2)], 1)]);
    run(n + 'create, five accounts', pre, [ix(ATA, accounts.slice(0, 5), 1), ix(program, ['mint'], 21)]);
    run(n + 'create, token program missing', pre, [ix(ATA, [...accounts.slice(0, 5), ['bob', '']], 1)]);
    run(n + 'unknown instruction', pre, [ix(ATA, accounts, 9)]);
    run(n + 'create, runs out of units', pre, [limit(9000), ix(ATA, accounts, 1)]);
}

// --- Token-2022 metadata
const pointer = (authority, target) => [39, 0, authority ? key(authority) : Buffer.alloc(32), target ? key(target) : Buffer.alloc(32)];
const hex = s => Buffer.from(s, 'hex');
const lp = s => bytes(u32(s.length), Buffer.from(s));
const initMeta = (name, symbol, uri) => [hex('d2e11ea258b84d8d'), lp(name), lp(symbol), lp(uri)];
const setMetaAuthority = next => [hex('d7e4a6e45464567b'), next ? key(next) : Buffer.alloc(32)];
const m2 = [20, 6, key('owner'), 0];
run('pointer', {new: blank(T22, 234)}, [ix(T22, ['new+w'], ...pointer(null, 'new'))]);
run('pointer and authority', {new: blank(T22, 234)}, [ix(T22, ['new+w'], ...pointer('owner', 'new'))]);
run('pointer to nothing', {new: blank(T22, 234)}, [ix(T22, ['new+w'], ...pointer(null, null))]);
run('pointer twice', {new: blank(T22, 400)}, [ix(T22, ['new+w'], ...pointer(null, 'new')), ix(T22, ['new+w'], ...pointer(null, 'new'))]);
run('pointer without room', {new: blank(T22, 200)}, [ix(T22, ['new+w'], ...pointer(null, 'new'))]);
run('pointer on 82 bytes', {new: blank(T22, 82)}, [ix(T22, ['new+w'], ...pointer(null, 'new'))]);
run('pointer after the mint', {new: mint(T22, {extended: 'new'})}, [ix(T22, ['new+w'], ...pointer(null, 'new'))]);
run('pointer cut off', {new: blank(T22, 234)}, [ix(T22, ['new+w'], 39, 0, key('new'))]);
run('pointer for SPL Token', {new: blank(TOK, 234)}, [ix(TOK, ['new+w'], ...pointer(null, 'new'))]);
const rich = {new: blank(T22, 234, rent(600))};
run('metadata: the whole of it', rich, [ix(T22, ['new+w'], ...pointer(null, 'new')), ix(T22, ['new+w'], ...m2),
    ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'C', 'https://example.org/1')), ix(T22, ['new+w', 'owner+s'], ...setMetaAuthority(null))], ['owner']);
run('metadata: mint with room to spare', {new: blank(T22, 300)}, [ix(T22, ['new+w'], ...pointer(null, 'new')), ix(T22, ['new+w'], ...m2)]);
const has = {new: mint(T22, {extended: 'new', lamports: rent(900)}), owner: wallet()};
run('metadata', has, [ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'C', 'https://example.org/1'))], ['owner']);
run('metadata of 355 bytes', has, [ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('A'.repeat(20), 'B'.repeat(5), 'C'.repeat(355 - 234 - 4 - 64 - 12 - 4 - 25)))], ['owner']);
run('metadata without update authority', has, [ix(T22, ['new+w', [SYS, ''], 'new', 'owner+s'], ...initMeta('Coin', 'C', 'u'))], ['owner']);
run('metadata twice', has, [ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'C', 'u')), ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'D', 'u'))], ['owner']);
run('metadata beyond rent', {...has, new: mint(T22, {extended: 'new'})}, [ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'C', 'u'))], ['owner']);
run('metadata by a stranger', has, [ix(T22, ['new+w', 'owner', 'new', 'bob+s'], ...initMeta('Coin', 'C', 'u'))], ['bob']);
run('metadata unsigned', has, [ix(T22, ['new+w', 'owner', 'new', 'owner'], ...initMeta('Coin', 'C', 'u'))]);
run('metadata without pointer', {...has, new: mint(T22, {lamports: rent(900)})}, [ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'C', 'u'))], ['owner']);
run('metadata elsewhere', {...has, other: mint(T22, {extended: 'other', lamports: rent(900)})}, [ix(T22, ['other+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'C', 'u'))], ['owner']);
run('metadata of a fixed supply', {...has, new: mint(T22, {extended: 'new', lamports: rent(900), authority: null})}, [ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'C', 'u'))], ['owner']);
run('metadata cut off', has, [ix(T22, ['new+w', 'owner', 'new', 'owner+s'], hex('d2e11ea258b84d8d'), lp('Coin'))], ['owner']);
const described = [ix(T22, ['new+w', 'owner', 'new', 'owner+s'], ...initMeta('Coin', 'C', 'u'))];
run('metadata authority handed over', has, [...described, ix(T22, ['new+w', 'owner+s'], ...setMetaAuthority('bob'))], ['owner']);
run('metadata authority dropped', has, [...described, ix(T22, ['new+w', 'owner+s'], ...setMetaAuthority(null))], ['owner']);
run('metadata authority dropped twice', has, [...described, ix(T22, ['new+w', 'owner+s'], ...setMetaAuthority(null)), ix(T22, ['new+w', 'owner+s'], ...setMetaAuthority(null))], ['owner']);
run('metadata authority taken', has, [...described, ix(T22, ['new+w', 'bob+s'], ...setMetaAuthority('bob'))], ['owner', 'bob']);
run('metadata authority of none', has, [ix(T22, ['new+w', 'owner+s'], ...setMetaAuthority('bob'))], ['owner']);
run('mint with pointer, then mint to', {...has, a: token(T22, {mint: 'new'})}, [ix(T22, ['new+w', 'a+w', 'owner+s'], 7, u64(9))], ['owner']);
run('associated 2022 of a mint with pointer', {...has}, [ix(ATA, [['payer', 'ws'], [PublicKey.findProgramAddressSync([key('owner'), T22.toBuffer(), key('new')], ATA)[0], 'w'], 'owner', 'new', [SYS, ''], [T22, '']], 1)]);

console.log('[\n' + out.map(c => JSON.stringify(c)).join(',\n') + '\n]');
