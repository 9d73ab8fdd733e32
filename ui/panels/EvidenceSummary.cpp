// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The lines of EvidencePanel below its tables and in place of empty ones, the positions' values and the holders.
#include "ui/desk/Desk.h"
#include "ui/models/CellRoles.h"
#include "ui/models/HolderTableModel.h"
#include "ui/models/OrderTableModel.h"
#include "ui/models/PositionTableModel.h"
#include "ui/panels/EvidencePanel.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DeskTable.h"
#include "ui/widgets/TextLabel.h"
#include "ui/widgets/TightTabs.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

QString EvidencePanel::unreadReason(Subject subject) const
{
    const QString unread = subject == Subject::Orders ? QString() : networkText::unreadReason(m_desk.networkState());
    const bool isOfCoin = subject == Subject::Trades || subject == Subject::Holders;
    if (!unread.isEmpty())
        return unread;
    if (isOfCoin && m_selection.mint().isEmpty())
        return tr("Choose a coin first.");
    switch (subject) {
    case Subject::Orders:
        return m_read.contains(subject) ? QString() : tr("The orders are not read yet.");
    case Subject::Trades:
        return m_read.contains(subject) ? QString() : tr("The trades of this coin are not read yet.");
    case Subject::Positions:
        return m_read.contains(subject) ? QString() : tr("The positions are not read yet.");
    case Subject::Holders:
        return m_heldBy ? QString() : tr("The holders of this coin are not read yet.");
    }
    return {};
}

void EvidencePanel::noteAnswer(Subject subject, const Error *error)
{
    if (error != nullptr) {
        m_banner->showError(*error);
        m_failed.insert(subject, *error);
        return;
    }
    m_read.insert(subject);
    if (m_failed.remove(subject) > 0) {
        if (m_failed.isEmpty())
            m_banner->clear();
        else
            m_banner->showError(m_failed.first());
    }
    emit readingChanged();
}

QString EvidencePanel::highlightedReason() const
{
    const QModelIndexList rows = m_orderTable->selectionModel()->selectedRows(OrderTableModel::DetailColumn);
    if (m_tabs->currentIndex() != ActivityTab || rows.size() != 1)
        return {};
    if (!rows.first().data(NoteRole).toString().isEmpty())
        return {}; // it stands in the table
    const QString detail = rows.first().data().toString();
    const Theme &theme = themeOf(this);
    const int needed = QFontMetrics(theme.font(TextRole::Body)).horizontalAdvance(detail) + theme.scaled(12);
    return needed <= m_orderTable->columnWidth(OrderTableModel::DetailColumn) ? QString() : detail;
}

void EvidencePanel::markPosition()
{
    m_positionTable->markRow(m_positions->rowOf(m_selection.wallet(), m_selection.mint()));
    showSummary();
}

void EvidencePanel::showSummary()
{
    m_reason->setText(highlightedReason());
    m_reason->setVisible(!m_reason->text().isEmpty());
    m_summary->setVisible(m_tabs->currentIndex() == PositionsTab || m_tabs->currentIndex() == HoldersTab);
    m_sell->setVisible(m_tabs->currentIndex() == PositionsTab
                       && m_positions->rowOf(m_selection.wallet(), m_selection.mint()) >= 0);
    switch (m_tabs->currentIndex()) {
    case PositionsTab: {
        const PositionTableModel::Totals totals = m_positions->totals();
        const auto shown
            = [this](const QString &amount) { return m_book.hidesAmounts() ? amountText::hidden.toString() : amount; };
        QString sums = tr("Value %1 SOL · profit %2 SOL · realised %3 SOL")
                           .arg(shown(amountText::sol(totals.value)), shown(amountText::signedSol(totals.profit)),
                                shown(amountText::signedSol(totals.realised)));
        if (totals.withoutPrice > 0)
            sums += u" · "_s + tr("%n position(s) without a price count at cost", nullptr, totals.withoutPrice);
        m_summary->setText(m_positions->rowCount() == 0 ? QString() : sums);
        m_summary->setPlainToolTip(
            tr("Average cost; curve and pool fees are included, network fees and rents are not. "
               "Value at the market's price, before the costs of selling.")
            + QChar(u'\n')
            + tr("Tokens that came from elsewhere have a value and no profit: what they cost is not known."));
        return;
    }
    case HoldersTab:
        if (m_heldBy && m_heldBy->missesTrades) {
            m_summary->setText(tr("Not all: some of the coin's trades are not stored"));
            m_summary->setPlainToolTip(tr("The market was not followed all the time since the coin's launch."));
            return;
        }
        m_summary->setText(!m_heldBy ? QString()
                                     : tr("%n holder(s) by their trades", nullptr, m_heldBy->count) + u" · "_s
                                   + tr("the ten largest hold %1").arg(m_holders->shareOfTheLargest(10)));
        m_summary->setPlainToolTip(tr("Tokens that were sent from wallet to wallet are not seen."));
        return;
    default:
        m_summary->clear();
    }
}

void EvidencePanel::followPrices()
{
    for (int row = 0; row < m_positions->rowCount(); ++row) {
        const Position &position = m_positions->position(row);
        if (position.tokens == 0)
            continue;
        m_positions->follow(position.mint);
        if (m_positions->hasMarketCap(position.mint))
            continue;
        m_desk.details(this, position.mint, [this, mint = position.mint](const Result<TokenDetails> &answer) {
            if (answer)
                m_positions->setMarketCap(mint, answer->summary.marketCapLamports);
        });
    }
}

void EvidencePanel::followMarket(const QList<TokenSummary> &tokens)
{
    for (const TokenSummary &token : tokens) {
        if (m_positions->isFollowed(token.mint))
            m_positions->setMarketCap(token.mint, token.marketCapLamports);
    }
}

void EvidencePanel::askHolders()
{
    const QString mint = m_selection.mint();
    if (mint.isEmpty() || m_tabs->currentIndex() != HoldersTab || !isVisible())
        return;
    constexpr int shownHolders = 1000; // on most coins all, and so also the creator and the user's wallets
    m_desk.holders(this, mint, shownHolders, [this, mint](const Result<Holders> &answer) {
        if (!answer || mint != m_selection.mint())
            return;
        m_heldBy = *answer;
        m_holders->setHolders(answer->largest, m_creator);
        emit readingChanged();
        showSummary();
    });
    if (!m_creator.isEmpty())
        return;
    m_desk.details(this, mint, [this, mint](const Result<TokenDetails> &answer) {
        if (!answer || mint != m_selection.mint())
            return;
        m_creator = answer->summary.creator;
        if (m_heldBy)
            m_holders->setHolders(m_heldBy->largest, m_creator);
    });
}

} // namespace curvedesk
