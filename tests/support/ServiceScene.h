// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/SandboxCluster.h"
#include "core/journal/LaunchStore.h"
#include "core/metadata/LocalStore.h"
#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/coin/QuoteService.h"
#include "core/service/launch/LaunchService.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/TransactionLookup.h"
#include "core/service/trade/TradeService.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenAccount.h"
#include "tests/support/FakeCluster.h"
#include "tests/support/LegacyCreate.h"
#include "tests/support/MemoryVault.h"

#include <QCoro/QCoroTask>
#include <QTest>

namespace curvedesk::test {

/// Runs the event loop until the task is done. Tests use no other nested event loop.
template<class T> T finish(QCoro::Task<T> task)
{
    return QCoro::waitFor(std::move(task));
}

struct ManualClock final : Clock
{
    qint64 now = 1'790'000'000'000;
    [[nodiscard]] qint64 nowMs() const override { return now; }
};

/// The services on a ledger in memory whose slots the test advances, behind a FakeCluster.
class ServiceScene
{
public:
    explicit ServiceScene(const QString &journalPath = {},
                          std::chrono::milliseconds pace = std::chrono::milliseconds(20),
                          quint64 lamportsPerByteYear = rent::genesisDefault.perByte / 2)
        : ledger(openLedger(clock, lamportsPerByteYear))
        , chain(*ledger)
        , cluster(chain)
        , store(*WalletStore::open({}, vault, clock))
        , journal(*OrderJournal::open(journalPath))
        , launchStore(*LaunchStore::open({}))
        , metadata(QString())
        , coins(cluster)
        , wallets(*store, cluster, nullptr, std::chrono::milliseconds(0))
        , orders(*journal, cluster, clock, nullptr, pace)
        , transactions(*journal, cluster)
        , quotes(coins)
        , trades(cluster, coins, wallets, orders)
        , launches(cluster, wallets, orders, metadata, *launchStore, clock)
    {
    }

    ManualClock clock;
    MemoryVault vault;
    std::unique_ptr<sandbox::Ledger> ledger;
    sandbox::SandboxCluster chain;
    FakeCluster cluster;
    std::unique_ptr<WalletStore> store;
    std::unique_ptr<OrderJournal> journal;
    std::unique_ptr<LaunchStore> launchStore;
    LocalStore metadata;
    CoinReader coins;
    WalletService wallets;
    OrderDesk orders;
    TransactionLookup transactions;
    QuoteService quotes;
    TradeService trades;
    LaunchService launches;

    /// Adds a wallet with exactly this many lamports; its address.
    QString wallet(quint64 lamports)
    {
        const Keypair keypair = Keypair::generate();
        const auto added = finish(wallets.import(std::make_shared<const SecretBytes>(keypair.secretKeyBase58()), {}));
        if (!added)
            qFatal("no wallet: %s", qPrintable(added.error().detail));
        fund(keypair.address(), lamports);
        return keypair.address().toBase58();
    }
    void fund(const Address &address, quint64 lamports)
    {
        while (lamports > 0) {
            const quint64 portion = std::min<quint64>(lamports, sandbox::Ledger::maxAirdropLamports);
            const auto given = finish(ledger->airdrop(address, Lamports(portion)));
            if (!given)
                qFatal("no airdrop: %s", qPrintable(given.error().detail));
            lamports -= portion;
        }
    }

    /// Executes instructions signed by `keys`; the first key pays.
    void execute(const QList<Instruction> &instructions, std::initializer_list<const Keypair *> keys)
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

    /// Launches a coin by another wallet, SPL Token with Metaplex metadata (legacy) or Token-2022; its mint.
    QString coin(bool legacy = false, const QByteArray &symbol = "SYM")
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

    [[nodiscard]] quint64 lamportsOf(const Address &address) const
    {
        const AccountState *account = ledger->account(address);
        return account == nullptr ? 0 : account->lamports.value();
    }
    [[nodiscard]] quint64 lamportsOf(const QString &address) const { return lamportsOf(addressOf(address)); }
    [[nodiscard]] quint64 tokensOf(const QString &wallet, const QString &mint) const
    {
        const AccountState *mintState = ledger->account(addressOf(mint));
        const auto user = pumpAddresses::UserAddresses::derive(addressOf(wallet), addressOf(mint), mintState->owner);
        const AccountState *account = ledger->account(user.associatedUser);
        return account == nullptr ? 0 : TokenAccount::decode(account->data)->amount.value();
    }
    [[nodiscard]] bool hasTokenAccount(const QString &wallet, const QString &mint) const
    {
        const AccountState *mintState = ledger->account(addressOf(mint));
        const auto user = pumpAddresses::UserAddresses::derive(addressOf(wallet), addressOf(mint), mintState->owner);
        return ledger->account(user.associatedUser) != nullptr;
    }
    [[nodiscard]] BondingCurve curveOf(const QString &mint) const
    {
        return *curveAccount::decode(ledger->account(pumpAddresses::bondingCurve(addressOf(mint)))->data);
    }
    [[nodiscard]] FeeRates ratesOf(const BondingCurve &curve) const
    {
        return curveFeeRates(*GlobalAccount::decode(ledger->account(pumpAddresses::global)->data),
                             *FeeSchedule::decode(ledger->account(pumpAddresses::feeConfig)->data), curve);
    }
    [[nodiscard]] int orderCount() const { return static_cast<int>(journal->page({}, 1000, {})->orders.size()); }

    [[nodiscard]] static Address addressOf(const QString &text) { return *Address::fromBase58(text); }

    [[nodiscard]] static TradeRequest request(TradeMode mode, const QString &token, TradeAmount amount,
                                              const QString &wallet)
    {
        TradeRequest request;
        request.mode = mode;
        request.token = token;
        request.amount = amount;
        request.signer.wallet = wallet;
        request.priorityFeeMicroLamports = 0;
        return request;
    }
    /// Buys through TradeService; ends the test program when that does not succeed.
    TradeReceipt buy(const QString &token, const QString &wallet, quint64 lamports)
    {
        const auto receipt
            = finish(trades.trade(request(TradeMode::Buy, token, {TradeAmount::Unit::Lamports, lamports}, wallet)));
        if (!receipt)
            qFatal("no buy: %s", qPrintable(receipt.error().detail));
        if (receipt->status != TradeStatus::Succeeded)
            qFatal("the buy did not succeed");
        return *receipt;
    }

    /// Buys directly on the ledger, without journal and cluster.
    Task<Signature> sandboxBuy(QString token, QString wallet, quint64 lamports)
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

private:
    static std::unique_ptr<sandbox::Ledger> openLedger(const Clock &clock, quint64 lamportsPerByteYear)
    {
        sandbox::Ledger::Options options;
        options.runSlots = false;
        options.lamportsPerByteYear = lamportsPerByteYear;
        auto opened = sandbox::Ledger::open(options, clock);
        if (!opened)
            qFatal("no ledger: %s", qPrintable(opened.error().detail));
        return std::move(*opened);
    }
};

} // namespace curvedesk::test
