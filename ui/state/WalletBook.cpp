// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/state/WalletBook.h"

#include "ui/desk/Desk.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/DisplayText.h"

#include <algorithm>
#include <utility>

namespace curvedesk {

WalletBook::WalletBook(Desk &desk, MarketFeed &feed, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&feed, &MarketFeed::walletsChanged, this, &WalletBook::refresh);
    connect(&feed, &MarketFeed::ordersChanged, this, &WalletBook::refresh);
}

void WalletBook::refresh()
{
    if (m_isAsking) {
        m_askAgain = true;
        return;
    }
    m_isAsking = true;
    m_desk.wallets(this, [this](const Result<QList<WalletSummary>> &answer) {
        m_isAsking = false;
        QList<WalletSummary> wallets = answer.value_or(QList<WalletSummary>());
        orderByGroup(wallets);
        if (std::exchange(m_hasFailed, !answer) && answer)
            emit recovered();
        if (!answer) {
            emit failed(answer.error());
        } else if (!m_isKnown || wallets != m_wallets) {
            m_isKnown = true;
            m_wallets = wallets;
            emit changed();
        }
        if (std::exchange(m_askAgain, false))
            refresh();
    });
}

void WalletBook::setHidesAmounts(bool hides)
{
    if (std::exchange(m_hidesAmounts, hides) != hides)
        emit changed();
}

void WalletBook::setMarks(const WalletMarks &marks)
{
    m_marks = marks;
    orderByGroup(m_wallets);
    emit changed();
}

void WalletBook::orderByGroup(QList<WalletSummary> &wallets) const
{
    std::ranges::stable_sort(wallets, {}, [this](const WalletSummary &wallet) {
        return std::pair(mark(wallet.address).group, wallet.createdMs);
    });
}

QStringList WalletBook::addresses() const
{
    QStringList out;
    for (const WalletSummary &wallet : m_wallets)
        out.append(wallet.address);
    return out;
}

std::optional<WalletSummary> WalletBook::wallet(const QString &address) const
{
    const auto found = std::ranges::find(m_wallets, address, &WalletSummary::address);
    return found == m_wallets.end() ? std::nullopt : std::make_optional(*found);
}

QString WalletBook::labelOf(const QString &address) const
{
    const std::optional<WalletSummary> known = wallet(address);
    return known ? displayText::line(known->label, 32).text : displayText::shortAddress(address);
}

} // namespace curvedesk
#include "moc_WalletBook.cpp"
