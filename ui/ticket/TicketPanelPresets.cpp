// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The part of TicketPanel that fills in amounts by one press.
#include "ui/desk/Desk.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/SideSwitch.h"

namespace curvedesk {

void TicketPanel::pressPreset(int preset)
{
    if (m_side->mode() == TradeMode::Buy)
        m_presets.at(preset)->click();
    else
        m_percents.value((preset + 1) * 25)->click();
}

void TicketPanel::fillInInitials()
{
    if (m_book.hidesAmounts()) {
        m_note = tr("Show the amounts first: this one would say what the holding cost");
        showButton();
        return;
    }
    const QString mint = m_selection.mint();
    const QString wallet = m_selection.wallet();
    m_desk.positions(this, {wallet}, [this, mint, wallet](const Result<QList<Position>> &answer) {
        if (mint != m_selection.mint() || wallet != m_selection.wallet() || m_side->mode() != TradeMode::Sell
            || m_book.hidesAmounts())
            return;
        if (!answer) {
            m_banner->showError(answer.error());
            return;
        }
        for (const Position &position : *answer) {
            if (position.mint == mint && position.wallet == wallet && position.costLamports > 0) {
                m_receive->setAmount(position.costLamports);
                return;
            }
        }
        m_note = tr("The wallet bought none of this coin");
        showButton();
    });
}

void TicketPanel::applyPercent(int percent)
{
    m_sellPercent = percent;
    m_note.clear();
    // Only shows the share: the service computes it when it signs. In two steps, as holding * percent could overflow.
    const quint64 held = m_holding.value_or(0);
    const quint64 share = held / 100 * static_cast<quint64>(percent) + held % 100 * static_cast<quint64>(percent) / 100;
    m_isReceiveTyped = false;
    m_isFilling = true;
    if (!m_holding || hidesOrder())
        m_amount->clear();
    else
        m_amount->setAmount(share);
    m_isFilling = false;
    if (!m_holding)
        askHolding(); // it could not be read, or the answer is on its way, which fills in the amount
    updateQuoteRequest();
}

} // namespace curvedesk
