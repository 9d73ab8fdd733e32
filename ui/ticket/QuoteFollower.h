// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"
#include "core/service/trade/TradeTypes.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace curvedesk {

class Desk;

/// Keeps the price of the order being typed current: asks the desk, and so the cluster, for it (and a minute long for
/// blockhashes) soon after the last keystroke, and when the market has moved; answers for another order are ignored.
class QuoteFollower final : public QObject
{
    Q_OBJECT

public:
    static constexpr int typingMs = 150;
    static constexpr int marketMs = 400; ///< at least between two requests that changes of the market cause
    /// After which it asks again because no node gave an answer: a quiet market tells no reason to.
    static constexpr int retryMs = 2000;

    /// `desk` must outlive it.
    explicit QuoteFollower(Desk &desk, QObject *parent = nullptr);

    /// Sets the order whose price is followed; nullopt: none. Nothing for the order that it follows already; else, also
    /// for nullopt again, forgets the price and emits changed(); an order's is asked for typingMs after the last call.
    void setRequest(const std::optional<TradeRequest> &request);
    /// The order that setRequest() was given; sheet() is for this one.
    [[nodiscard]] const std::optional<TradeRequest> &request() const { return m_request; }
    /// The market moved: asks again in marketMs, unless sooner or without an order. The price stays until the answer.
    void refreshSoon();

    /// The costs; nullopt before the first answer to this order, or when error() is the last one.
    [[nodiscard]] const std::optional<CostSheet> &sheet() const { return m_sheet; }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; } ///< of the last answer; nullopt: none

signals:
    void changed(); ///< an order or none was set, not the same order again; or an answer came, also one like the last

private:
    /// Asks the desk for the order's costs, if there is one, keeps the answer, with changed(); in marketMs where its
    /// last request is pending. That of an earlier order is ignored. After an error worth it asks again in retryMs.
    void ask();

    Desk &m_desk;
    std::optional<TradeRequest> m_request;
    std::optional<CostSheet> m_sheet;
    std::optional<Error> m_error;
    quint64 m_generation = 0;
    bool m_isAsking = false;
    QTimer m_typing;
    QTimer m_market;
    QTimer m_retry;
};

} // namespace curvedesk
