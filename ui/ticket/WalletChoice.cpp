// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/WalletChoice.h"

#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/DisplayText.h"

#include <QWheelEvent>

namespace curvedesk {

using namespace Qt::StringLiterals;

WalletChoice::WalletChoice(DeskSelection &selection, WalletBook &book, QWidget *parent)
    : QComboBox(parent)
    , m_selection(selection)
    , m_book(book)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    connect(this, &QComboBox::activated, this,
            [this](int index) { m_selection.setWallet(itemData(index).toString()); });
    connect(&selection, &DeskSelection::walletChanged, this, &WalletChoice::showSelected);
    connect(&book, &WalletBook::changed, this, &WalletChoice::showWallets);
    showWallets();
}

void WalletChoice::showWallets()
{
    clear();
    for (const WalletSummary &wallet : m_book.wallets())
        addItem(u"%1  ·  %2"_s.arg(displayText::line(wallet.label, 32).text, displayText::shortAddress(wallet.address)),
                wallet.address);
    setEnabled(count() > 0);
    setPlaceholderText(m_book.isKnown() ? tr("No wallet yet") : QString());
    showSelected();
}

void WalletChoice::showSelected()
{
    setCurrentIndex(findData(m_selection.wallet()));
    setToolTip(displayText::toolTip(m_selection.wallet()));
}

void WalletChoice::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the ticket scrolls instead
}

} // namespace curvedesk
