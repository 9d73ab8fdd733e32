// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/ServiceScene.h"

namespace curvedesk::test {

QString ServiceScene::wallet(quint64 lamports)
{
    const Keypair keypair = Keypair::generate();
    const auto added = finish(wallets.import(std::make_shared<const SecretBytes>(keypair.secretKeyBase58()), {}));
    if (!added)
        qFatal("no wallet: %s", qPrintable(added.error().detail));
    fund(keypair.address(), lamports);
    return keypair.address().toBase58();
}

void ServiceScene::fund(const Address &address, quint64 lamports)
{
    while (lamports > 0) {
        const quint64 portion = std::min<quint64>(lamports, sandbox::Ledger::maxAirdropLamports);
        const auto given = finish(ledger->airdrop(address, Lamports(portion)));
        if (!given)
            qFatal("no airdrop: %s", qPrintable(given.error().detail));
        lamports -= portion;
    }
}

void ServiceScene::execute(const QList<Instruction> &instructions, std::initializer_list<const Keypair *> keys)
{
    const auto blockhash = ledger->latestBlockhash().blockhash;
    auto message = Message::compile((*keys.begin())->address(), instructions, blockhash);
    Transaction transaction = Transaction::unsignedFrom(std::move(*message));
    if (!transaction.sign(std::span(keys.begin(), keys.size())))
        qFatal("cannot sign");
    const auto landed = finish(ledger->submit(transaction.encode(), true));
    if (!landed)
        qFatal("refused: %s %s", qPrintable(landed.error().message), landed.error().logs.join('\n').constData());
    // With the next slot's blockhash an equal transaction is a different one.
    ledger->advanceSlot();
}

QString ServiceScene::coin(bool legacy, const QByteArray &symbol)
{
    const Keypair creator = Keypair::generate();
    const Keypair mint = Keypair::generate();
    fund(creator.address(), lamportsPerSol);
    createInstruction::Arguments arguments;
    arguments.name = "A coin";
    arguments.symbol = symbol;
    arguments.uri = "ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy";
    arguments.creator = creator.address();
    execute({legacy ? test::createLegacy(mint.address(), creator.address(), arguments)
                    : createInstruction::createV2(mint.address(), creator.address(), arguments)},
            {&creator, &mint});
    return mint.address().toBase58();
}

quint64 ServiceScene::lamportsOf(const Address &address) const
{
    const AccountState *account = ledger->account(address);
    return account == nullptr ? 0 : account->lamports.value();
}

quint64 ServiceScene::tokensOf(const QString &wallet, const QString &mint) const
{
    const AccountState *mintState = ledger->account(addressOf(mint));
    const auto user = pumpAddresses::UserAddresses::derive(addressOf(wallet), addressOf(mint), mintState->owner);
    const AccountState *account = ledger->account(user.associatedUser);
    return account == nullptr ? 0 : TokenAccount::decode(account->data)->amount.value();
}

bool ServiceScene::hasTokenAccount(const QString &wallet, const QString &mint) const
{
    const AccountState *mintState = ledger->account(addressOf(mint));
    const auto user = pumpAddresses::UserAddresses::derive(addressOf(wallet), addressOf(mint), mintState->owner);
    return ledger->account(user.associatedUser) != nullptr;
}

BondingCurve ServiceScene::curveOf(const QString &mint) const
{
    return *curveAccount::decode(ledger->account(pumpAddresses::bondingCurve(addressOf(mint)))->data);
}

FeeRates ServiceScene::ratesOf(const BondingCurve &curve) const
{
    return curveFeeRates(*GlobalAccount::decode(ledger->account(pumpAddresses::global)->data),
                         *FeeSchedule::decode(ledger->account(pumpAddresses::feeConfig)->data), curve);
}

TradeRequest ServiceScene::request(TradeMode mode, const QString &token, TradeAmount amount, const QString &wallet)
{
    TradeRequest request;
    request.mode = mode;
    request.token = token;
    request.amount = amount;
    request.signer.wallet = wallet;
    request.priorityFeeMicroLamports = 0;
    return request;
}

TradeReceipt ServiceScene::buy(const QString &token, const QString &wallet, quint64 lamports)
{
    const auto receipt
        = finish(trades.trade(request(TradeMode::Buy, token, {TradeAmount::Unit::Lamports, lamports}, wallet)));
    if (!receipt)
        qFatal("no buy: %s", qPrintable(receipt.error().detail));
    if (receipt->status != TradeStatus::Succeeded)
        qFatal("the buy did not succeed");
    return *receipt;
}

Task<Signature> ServiceScene::sandboxBuy(QString token, QString wallet, quint64 lamports)
{
    auto asked = request(TradeMode::Buy, token, {TradeAmount::Unit::Lamports, lamports}, wallet);
    const auto made = co_await trades.instructions(asked);
    if (!made)
        co_return failure(made.error());
    auto transaction = Transaction::decode(made->wire);
    const auto keypair = store->keypair(addressOf(wallet));
    const Keypair *const keys[] = {&*keypair};
    if (const Outcome done = transaction->sign(keys); !done)
        co_return failure(done.error());
    const auto landed = co_await ledger->submit(transaction->encode(), true);
    if (!landed)
        co_return failure(ErrorCode::ProgramRejected, landed.error().message);
    co_return *landed;
}

std::unique_ptr<sandbox::Ledger> ServiceScene::openLedger(const Clock &clock, quint64 lamportsPerByteYear)
{
    sandbox::Ledger::Options options;
    options.lamportsPerByteYear = lamportsPerByteYear;
    auto opened = sandbox::Ledger::open(options, clock);
    if (!opened)
        qFatal("no ledger: %s", qPrintable(opened.error().detail));
    return std::move(*opened);
}

} // namespace curvedesk::test
