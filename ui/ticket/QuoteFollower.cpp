// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/QuoteFollower.h"

#include "ui/desk/Desk.h"
#include "ui/text/ErrorText.h"
#include "ui/ticket/TicketDraft.h"

#include <utility>

namespace curvedesk {

QuoteFollower::QuoteFollower(Desk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    for (const auto &[timer, ms] :
         {std::pair(&m_typing, typingMs), std::pair(&m_market, marketMs), std::pair(&m_retry, retryMs)}) {
        timer->setSingleShot(true);
        timer->setInterval(ms);
        connect(timer, &QTimer::timeout, this, &QuoteFollower::ask);
    }
}

void QuoteFollower::setRequest(const std::optional<TradeRequest> &request)
{
    if (request && m_request && isSameOrder(*request, *m_request))
        return;
    ++m_generation; // answers to an earlier request are ignored
    m_isAsking = false;
    m_request = request;
    m_sheet.reset();
    m_error.reset();
    m_market.stop();
    m_retry.stop();
    if (request)
        m_typing.start();
    else
        m_typing.stop();
    emit changed();
}

void QuoteFollower::refreshSoon()
{
    if (m_request && !m_typing.isActive() && !m_market.isActive())
        m_market.start();
}

void QuoteFollower::ask()
{
    if (!m_request)
        return;
    if (m_isAsking) {
        m_market.start(); // one request of an order at a time: tries again later
        return;
    }
    m_isAsking = true;
    m_retry.stop();
    m_desk.costSheet(this, *m_request, [this, generation = m_generation](const Result<CostSheet> &answer) {
        if (generation != m_generation)
            return;
        m_isAsking = false;
        m_sheet = answer ? std::optional(*answer) : std::nullopt;
        m_error = answer ? std::nullopt : std::optional(answer.error());
        if (m_error && isWorthRetrying(m_error->code))
            m_retry.start();
        emit changed();
    });
}

} // namespace curvedesk
#include "moc_QuoteFollower.cpp"
