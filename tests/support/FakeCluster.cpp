// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/FakeCluster.h"

#include <QPointer>

namespace curvedesk::test {

FakeCluster::FakeCluster(Cluster &real, QObject *parent)
    : Cluster(parent)
    , m_real(real)
{
    connect(&real, &Cluster::slotChanged, this, &Cluster::slotChanged);
    connect(&real, &Cluster::slotFinalized, this, &Cluster::slotFinalized);
    connect(&real, &Cluster::transactionsLanded, this, &Cluster::transactionsLanded);
    connect(&real, &Cluster::transactionsDropped, this, &Cluster::transactionsDropped);
}

QSet<Signature> FakeCluster::signaturesSent() const
{
    QSet<Signature> all;
    for (const QByteArray &wire : sent)
        all.insert(Transaction::decode(wire)->id());
    return all;
}

Task<AccountsAt> FakeCluster::accounts(QList<Address> addresses)
{
    ++accountReads;
    const QPointer<FakeCluster> self(this);
    auto reply = co_await m_real.accounts(addresses);
    if (!self) // the test is over
        co_return reply;
    for (qsizetype i = 0; reply && i < addresses.size(); ++i) {
        const auto forged = forgedData.constFind(addresses[i]);
        if (forged != forgedData.constEnd() && reply->accounts[i])
            reply->accounts[i]->data = *forged;
    }
    if (reply && staleReads > 0) {
        --staleReads;
        reply->slot = 0;
        // 170 bytes: a Token-2022 account.
        for (auto &account : reply->accounts) {
            if (account && account->data.size() == 170)
                account.reset();
        }
    }
    co_return reply;
}

Task<QList<Address>> FakeCluster::tokenAccounts(Address wallet)
{
    if (listsFail)
        co_return failure(ErrorCode::Unavailable, QStringLiteral("no answer"));
    const QPointer<FakeCluster> self(this);
    auto listed = co_await m_real.tokenAccounts(wallet);
    if (self && listed)
        listed->removeIf([this](const Address &each) { return unlisted.contains(each); });
    co_return listed;
}

Task<Lamports> FakeCluster::rentExemptMinimum(quint64 dataSize)
{
    ++rentQuestions;
    const QPointer<FakeCluster> self(this);
    auto reply = co_await m_real.rentExemptMinimum(dataSize);
    if (!self) // the test is over
        co_return reply;
    if (reply && rent)
        co_return rent->exemptMinimum(dataSize);
    co_return reply;
}

Task<quint64> FakeCluster::blockHeight()
{
    const QPointer<FakeCluster> self(this);
    auto reply = co_await m_real.blockHeight();
    if (!self) // the test is over
        co_return reply;
    if (heightsFail)
        co_return failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
    if (height)
        co_return *height;
    co_return reply;
}

Task<Simulation> FakeCluster::simulate(QByteArray wire, QList<Address> watched)
{
    ++simulations;
    if (beforeSimulation)
        beforeSimulation();
    if (simulationsFail) {
        auto turn = co_await m_real.blockHeight();
        Q_UNUSED(turn)
        co_return failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
    }
    const QPointer<FakeCluster> self(this);
    auto reply = co_await m_real.simulate(wire, watched);
    if (!self) // the test is over
        co_return reply;
    if (reply && forgeSimulation)
        forgeSimulation(*reply);
    co_return reply;
}

Task<Signature> FakeCluster::send(QByteArray wire)
{
    sent.append(wire);
    const Send what = sends.isEmpty() ? everySend : sends.takeFirst();
    const Result<Signature> lost = failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
    if (what == Send::Deliver || what == Send::LandSilently) {
        auto reply = co_await m_real.send(wire);
        if (what == Send::Deliver)
            co_return reply;
        co_return lost;
    }
    // Waits a turn of the event loop: answers never come before the call returns.
    auto turn = co_await m_real.blockHeight();
    Q_UNUSED(turn)
    if (what == Send::Swallow)
        co_return Transaction::decode(wire)->id();
    if (what == Send::Reject)
        co_return failure(ErrorCode::ProgramRejected, QStringLiteral("these bytes can never land"));
    co_return lost;
}

Task<QList<StatusLookup>> FakeCluster::signatureStatuses(QList<Signature> signatures)
{
    ++statusLookups;
    const QPointer<FakeCluster> self(this);
    auto reply = co_await m_real.signatureStatuses(signatures);
    if (!self) // the test is over
        co_return reply;
    if (statusesFail)
        co_return failure(ErrorCode::UpstreamTimeout, QStringLiteral("no answer"));
    if (reply && commitment) {
        for (StatusLookup &lookup : *reply) {
            if (lookup.status)
                lookup.status->commitment = *commitment;
        }
    }
    co_return reply;
}

Task<std::optional<TransactionRecord>> FakeCluster::transaction(Signature signature)
{
    const QPointer<FakeCluster> self(this);
    auto reply = co_await m_real.transaction(signature);
    if (!self) // the test is over
        co_return reply;
    if (hidesRecords)
        co_return std::optional<TransactionRecord>();
    if (recordsFail)
        co_return failure(*recordsFail, QStringLiteral("no record"));
    if (reply && *reply && forgeRecord)
        forgeRecord(**reply);
    co_return reply;
}

Task<QList<quint64>> FakeCluster::recentPriorityFees(QList<Address> writable)
{
    const QPointer<FakeCluster> self(this);
    auto reply = co_await m_real.recentPriorityFees(writable);
    if (!self) // the test is over
        co_return reply;
    if (priorityFees)
        co_return *priorityFees;
    co_return reply;
}

} // namespace curvedesk::test
