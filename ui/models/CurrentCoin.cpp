// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/CurrentCoin.h"

#include "ui/Desk.h"
#include "ui/models/DeskSelection.h"
#include "ui/models/MarketFeed.h"

namespace curvedesk {

CurrentCoin::CurrentCoin(Desk &desk, MarketFeed &feed, DeskSelection &selection, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_selection(selection)
{
    connect(&selection, &DeskSelection::mintChanged, this, [this] {
        m_details.reset();
        emit switched();
        refresh();
    });
    connect(&feed, &MarketFeed::tokensChanged, this, [this](const QList<TokenSummary> &tokens) {
        if (!m_details)
            return;
        for (const TokenSummary &token : tokens) {
            if (token.mint != m_details->summary.mint || token == m_details->summary)
                continue;
            m_details->summary = token;
            emit changed();
        }
    });
}

void CurrentCoin::refresh()
{
    const QString mint = m_selection.mint();
    if (mint.isEmpty())
        return;
    m_desk.details(this, mint, [this, mint](const Result<TokenDetails> &answer) {
        if (mint != m_selection.mint())
            return; // another coin was chosen meanwhile
        if (!answer) {
            emit failed(answer.error());
            return;
        }
        m_details = *answer;
        emit changed();
    });
}

} // namespace curvedesk
