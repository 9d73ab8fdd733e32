// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What the sandbox executes a second: signatures checked, durable on disk, commits grouped per event-loop turn.
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenInstruction.h"
#include "tests/support/TestInstructions.h"

#include <benchmark/benchmark.h>

#include <QCoroTask>
#include <QTemporaryDir>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int batchSize = 512;

QByteArray signedWire(const QList<Instruction> &instructions, std::initializer_list<const Keypair *> signers,
                      const Hash &blockhash)
{
    auto message = Message::compile((*signers.begin())->address(), instructions, blockhash);
    Transaction transaction = Transaction::unsignedFrom(std::move(*message));
    const std::vector<const Keypair *> keys(signers);
    if (!transaction.sign(keys))
        return {};
    return transaction.encode();
}

/// A ledger on disk with a funded user, and a coin to trade.
class Market
{
public:
    Market()
        : m_ledger(std::move(
            *sandbox::Ledger::open({.databasePath = m_directory.filePath(u"ledger.sqlite"_s), .seed = 1}, m_clock)))
    {
        for (int i = 0; i < 20; ++i)
            QCoro::waitFor(m_ledger->airdrop(m_user.address(), Lamports(sandbox::Ledger::maxAirdropLamports)));
        submit({create()});
        m_accounts = accounts();
    }

    QByteArray buy(quint64 tokens)
    {
        return signedWire({curvedesk::test::createAssociatedIdempotent(m_user.address(), m_user.address(),
                                                                       m_mint.address(), programs::token2022),
                           tradeInstruction(TradeForm::Buy, m_accounts, tokens, 1'000'000'000)},
                          {&m_user}, m_ledger->latestBlockhash().blockhash);
    }

    QByteArray transfer(quint64 lamports)
    {
        return signedWire(
            {systemInstruction::transfer(m_user.address(), m_mint.address(), Lamports(890'880 + lamports))}, {&m_user},
            m_ledger->latestBlockhash().blockhash);
    }

    /// All at once, then waits for each: the commits are grouped as under load. False when one was refused.
    bool submit(const QList<QByteArray> &wires)
    {
        std::vector<QCoro::Task<tl::expected<Signature, sandbox::Refusal>>> pending;
        for (const QByteArray &wire : wires)
            pending.push_back(m_ledger->submit(wire, false));
        bool accepted = true;
        for (auto &task : pending) {
            const auto sent = QCoro::waitFor(task);
            accepted = accepted && sent && !m_ledger->status(*sent)->error;
        }
        return accepted;
    }

    sandbox::Ledger &ledger() { return *m_ledger; }

private:
    QByteArray create()
    {
        return signedWire(
            {createInstruction::createV2(
                m_mint.address(), m_user.address(),
                {.name = "Bench", .symbol = "BENCH", .uri = "ipfs://bench", .creator = m_user.address()})},
            {&m_user, &m_mint}, m_ledger->latestBlockhash().blockhash);
    }

    TradeAccounts accounts()
    {
        const auto global = GlobalAccount::decode(m_ledger->account(pumpAddresses::global)->data);
        return {.coin = pumpAddresses::CoinAddresses::derive(m_mint.address(), programs::token2022),
                .user = pumpAddresses::UserAddresses::derive(m_user.address(), m_mint.address(), programs::token2022),
                .feeRecipient = global->feeRecipient,
                .buybackFeeRecipient = global->buybackFeeRecipients.front(),
                .creatorVault = pumpAddresses::creatorVault(m_user.address())};
    }

    SystemClock m_clock;
    QTemporaryDir m_directory;
    Keypair m_user = Keypair::generate();
    Keypair m_mint = Keypair::generate();
    std::unique_ptr<sandbox::Ledger> m_ledger;
    TradeAccounts m_accounts;
};

template<class Make> void execute(benchmark::State &state, Make make)
{
    Market market;
    quint64 serial = 1;
    for (auto _ : state) {
        state.PauseTiming();
        market.ledger().advanceSlot();
        QList<QByteArray> wires;
        for (int i = 0; i < batchSize; ++i)
            wires.append(make(market, serial++));
        state.ResumeTiming();
        if (!market.submit(wires)) {
            state.SkipWithError("a transaction failed");
            return;
        }
    }
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()) * batchSize);
}

void sandboxBuys(benchmark::State &state)
{
    execute(state, [](Market &market, quint64 serial) { return market.buy(1'000'000 + serial); });
}
BENCHMARK(sandboxBuys)->UseRealTime();

void sandboxTransfers(benchmark::State &state)
{
    execute(state, [](Market &market, quint64 serial) { return market.transfer(serial); });
}
BENCHMARK(sandboxTransfers)->UseRealTime();

} // namespace
