// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderDesk.h"
#include "core/solana/Keypair.h"
#include "core/solana/SystemInstruction.h"
#include "tests/support/ScriptedChain.h"

#include <QCoro/QCoroTask>
#include <QTimer>

namespace curvedesk::test {

struct StandingClock final : Clock
{
    qint64 now = 1'790'000'000'000;
    [[nodiscard]] qint64 nowMs() const override { return now; }
};

/// A desk before a scripted chain whose blocks come by themselves; everything happens within milliseconds.
class LandingScene
{
public:
    using Send = ScriptedChain::Send;
    using Look = ScriptedChain::Look;
    static constexpr std::chrono::milliseconds pace{2};
    static constexpr quint64 lifetime = 40; ///< blocks in which an order can land

    explicit LandingScene(const QString &journalPath = {}, std::chrono::milliseconds patience = pace * 20)
        : journal(*OrderJournal::open(journalPath))
        , m_patience(patience)
    {
        chain.lastValid = chain.tip + lifetime;
        restart();
        m_blocks.setInterval(pace);
        QObject::connect(&m_blocks, &QTimer::timeout, &chain, [this] { chain.advance(1); });
        m_blocks.start();
    }

    StandingClock clock;
    ScriptedChain chain;
    std::unique_ptr<OrderJournal> journal;
    std::unique_ptr<OrderDesk> desk;
    QHash<QString, QList<TradeStatus>> announced; ///< by order id
    std::function<void(const OrderSummary &)> onChange;

    /// Another run of the program on the same journal.
    void restart()
    {
        desk.reset();
        desk = std::make_unique<OrderDesk>(*journal, chain, clock, nullptr, pace, m_patience);
        QObject::connect(desk.get(), &OrderDesk::orderChanged, &chain, [this](const OrderSummary &order) {
            announced[order.id].append(order.status);
            if (onChange)
                onChange(order);
        });
    }
    /// No more blocks until advance() is called by hand.
    void stopBlocks() { m_blocks.stop(); }

    /// A signed order that nobody has sent yet.
    [[nodiscard]] Order signedOrder()
    {
        const Keypair keypair = Keypair::generate();
        const QList<Instruction> nothing{
            systemInstruction::transfer(keypair.address(), keypair.address(), Lamports(1))};
        auto message = Message::compile(keypair.address(), nothing, Hash());
        Transaction transaction = Transaction::unsignedFrom(std::move(*message));
        const Keypair *const keys[] = {&keypair};
        if (!transaction.sign(keys))
            qFatal("cannot sign");
        Order order;
        order.id = QStringLiteral("order-%1").arg(++m_orders, 6, 10, QLatin1Char('0'));
        order.wallet = keypair.address();
        order.signature = transaction.id();
        order.wire = transaction.encode();
        order.lastValidBlockHeight = chain.lastValid;
        order.signedSlot = chain.slot();
        order.createdMs = 1;
        return order;
    }
    [[nodiscard]] Result<OrderSummary> place(const Order &order, bool untilSettled = false)
    {
        OrderIntent intent{order.apiOwner, order.idempotencyKey, order.requestHash, untilSettled};
        Result<OrderDesk::Begun> begun = QCoro::waitFor(desk->begin(std::move(intent)));
        if (!begun)
            return failure(begun.error());
        if (const auto *earlier = std::get_if<OrderSummary>(&*begun))
            return *earlier;
        return QCoro::waitFor(std::get<OrderTicket>(*begun).place(order));
    }
    [[nodiscard]] Order stored(const QString &id) const { return *journal->order(id); }
    [[nodiscard]] OrderStatus status(const QString &id) const { return journal->order(id)->status; }

private:
    QTimer m_blocks;
    std::chrono::milliseconds m_patience;
    int m_orders = 0;
};

} // namespace curvedesk::test
