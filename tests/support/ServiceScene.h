// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/SandboxCluster.h"
#include "core/journal/LaunchStore.h"
#include "core/metadata/LocalStore.h"
#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/service/access/AccessService.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/coin/QuoteService.h"
#include "core/service/launch/LaunchService.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/order/TransactionLookup.h"
#include "core/service/trade/TradeService.h"
#include "core/service/transfer/TransferService.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenAccount.h"
#include "core/wallet/ContactStore.h"
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
        , wallets(*store, cluster, std::chrono::milliseconds(0))
        , access(*journal, wallets, clock)
        , orders(*journal, cluster, clock, nullptr, pace)
        , transactions(*journal, cluster)
        , quotes(coins)
        , trades(cluster, coins, wallets, orders)
        , launches(cluster, wallets, orders, metadata, *launchStore, clock)
        , contacts(*ContactStore::open({}))
        , transfers(cluster, wallets, orders, *contacts)
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
    AccessService access;
    OrderDesk orders;
    TransactionLookup transactions;
    QuoteService quotes;
    TradeService trades;
    LaunchService launches;
    std::unique_ptr<ContactStore> contacts;
    TransferService transfers;

    /// Adds a wallet with exactly this many lamports; its address.
    QString wallet(quint64 lamports);
    void fund(const Address &address, quint64 lamports);

    /// Executes instructions signed by `keys`; the first key pays.
    void execute(const QList<Instruction> &instructions, std::initializer_list<const Keypair *> keys);

    /// Launches a coin by another wallet, SPL Token with Metaplex metadata (legacy) or Token-2022; its mint.
    QString coin(bool legacy = false, const QByteArray &symbol = "SYM");

    [[nodiscard]] quint64 lamportsOf(const Address &address) const;
    [[nodiscard]] quint64 lamportsOf(const QString &address) const { return lamportsOf(addressOf(address)); }
    [[nodiscard]] quint64 tokensOf(const QString &wallet, const QString &mint) const;
    [[nodiscard]] bool hasTokenAccount(const QString &wallet, const QString &mint) const;
    [[nodiscard]] BondingCurve curveOf(const QString &mint) const;
    [[nodiscard]] FeeRates ratesOf(const BondingCurve &curve) const;
    /// An order of any owner, as the journal has it. NotFound.
    [[nodiscard]] Result<OrderSummary> order(const QString &id) const
    {
        return journal->order(id).map(orderOutcome::summaryOf);
    }
    [[nodiscard]] int orderCount() const { return static_cast<int>(journal->page({}, 1000, {})->orders.size()); }

    [[nodiscard]] static Address addressOf(const QString &text) { return *Address::fromBase58(text); }

    [[nodiscard]] static TradeRequest request(TradeMode mode, const QString &token, TradeAmount amount,
                                              const QString &wallet);
    /// Buys through TradeService; ends the test program when that does not succeed.
    TradeReceipt buy(const QString &token, const QString &wallet, quint64 lamports);

    /// Buys directly on the ledger, without journal and cluster.
    Task<Signature> sandboxBuy(QString token, QString wallet, quint64 lamports);

private:
    static std::unique_ptr<sandbox::Ledger> openLedger(const Clock &clock, quint64 lamportsPerByteYear);
};

} // namespace curvedesk::test
