// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/state/CurrentCoin.h"

#include "ui/desk/Desk.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/ErrorText.h"
#include "ui/text/NetworkText.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

CurrentCoin::CurrentCoin(Desk &desk, MarketFeed &feed, DeskSelection &selection, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_selection(selection)
{
    connect(&selection, &DeskSelection::mintChanged, this, [this] {
        m_details.reset();
        m_pool.clear();
        m_poolAsked.invalidate();
        emit switched();
        refresh();
    });
    connect(&feed, &MarketFeed::tokensChanged, this, [this](const QList<TokenSummary> &tokens) {
        for (const TokenSummary &token : tokens) {
            if (token.mint != m_selection.mint())
                continue;
            m_told = token;
            if (!m_details || token == m_details->summary)
                continue;
            m_details->summary = token;
            emit changed();
            askPool();
        }
    });
    connect(&feed, &MarketFeed::repaired, this, [this] {
        m_pool.clear();
        m_poolAsked.invalidate();
        refresh();
    });
    // The network may answer again.
    connect(&desk, &Desk::networkStateChanged, this, [this](const NetworkState &state) {
        if (m_isUnread && networkText::orderHold(state).isEmpty())
            refresh();
    });
    connect(&feed, &MarketFeed::slotChanged, this, [this] {
        if (!m_poolAsked.isValid() || m_poolAsked.hasExpired(poolEveryMs))
            askPool();
    });
}

void CurrentCoin::refresh()
{
    const QString mint = m_selection.mint();
    m_told.reset();
    m_isUnread = false;
    if (mint.isEmpty())
        return;
    m_desk.details(this, mint, [this, mint](const Result<TokenDetails> &answer) {
        if (mint != m_selection.mint())
            return; // another coin was chosen meanwhile
        if (!answer) {
            m_isUnread = isWorthRetrying(answer.error().code);
            emit failed(answer.error());
            return;
        }
        m_details = *answer;
        // The core may have read the summary long before it answered, while it asked for the rest.
        if (m_told)
            m_details->summary = *m_told;
        emit changed();
        askPool();
    });
}

void CurrentCoin::askPool()
{
    if (!m_details || !m_details->summary.complete || !m_pool.isEmpty())
        return;
    m_poolAsked.start();
    // A quote of a graduated coin names its pool. Before the migration has landed the answer is CurveComplete.
    const QString mint = m_selection.mint();
    m_desk.quote(this, {.token = mint, .mode = TradeMode::Buy, .amount = u"1"_s, .slippageBps = 0},
                 [this, mint](const Result<Quote> &answer) {
                     // Where the coin was left and chosen again meanwhile, its details are still to come.
                     if (!answer || !m_details || mint != m_selection.mint() || answer->pool.isEmpty()
                         || !m_pool.isEmpty())
                         return;
                     m_pool = answer->pool;
                     emit changed();
                 });
}

} // namespace curvedesk
#include "moc_CurrentCoin.cpp"
