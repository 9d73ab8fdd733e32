// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/SystemInstruction.h"

#include <QCoro/QCoroTask>

#include <vector>

namespace curvedesk::sandbox::test {

/// A clock that stands still unless it is told to go.
class StillClock final : public Clock
{
public:
    [[nodiscard]] qint64 nowMs() const override { return now; }
    qint64 now = 1'790'000'000'000;
};

/// Signs for `keys`, the first of which pays.
inline QByteArray signedWire(const QList<Instruction> &instructions, const std::vector<const Keypair *> &keys,
                             const Hash &blockhash)
{
    const Result<Message> message = Message::compile(keys.front()->address(), instructions, blockhash);
    Transaction transaction = Transaction::unsignedFrom(*message);
    if (!transaction.sign(keys))
        qFatal("the scene could not sign");
    return transaction.encode();
}

/// A ledger without a slot timer, and a user with money.
class LedgerScene
{
public:
    explicit LedgerScene(const QString &path = {}, quint64 seed = 1)
    {
        Result<std::unique_ptr<Ledger>> opened = Ledger::open({path, seed}, clock);
        if (!opened)
            qFatal("no ledger: %s", qPrintable(opened.error().detail));
        ledger = std::move(*opened);
    }

    void fund(const Address &address, quint64 lamports = 10 * lamportsPerSol)
    {
        const Result<Signature> given = QCoro::waitFor(ledger->airdrop(address, Lamports(lamports)));
        if (!given)
            qFatal("no airdrop: %s", qPrintable(given.error().detail));
    }

    [[nodiscard]] QByteArray transfer(const Keypair &from, const Address &to, quint64 lamports) const
    {
        return signedWire({systemInstruction::transfer(from.address(), to, Lamports(lamports))}, {&from},
                          ledger->latestBlockhash().blockhash);
    }

    tl::expected<Signature, Refusal> submit(const QByteArray &wire, bool preflight = false)
    {
        return QCoro::waitFor(ledger->submit(wire, preflight));
    }

    [[nodiscard]] quint64 lamports(const Address &address) const
    {
        const AccountState *account = ledger->account(address);
        return account ? account->lamports.value() : 0;
    }

    /// Genesis is what all accounts and the burned fees add up to.
    [[nodiscard]] bool addsUp() const
    {
        quint64 sum = ledger->burnedLamports();
        for (const AccountState &account : ledger->accounts())
            sum += account.lamports.value();
        return sum == ledger->genesisLamports();
    }

    StillClock clock;
    std::unique_ptr<Ledger> ledger;
};

} // namespace curvedesk::sandbox::test
