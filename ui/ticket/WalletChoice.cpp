// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/WalletChoice.h"

#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/DisplayText.h"

#include <QStringList>
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
    QStringList names;
    for (const WalletSummary &wallet : m_book.wallets())
        names.append(
            u"%1  ·  %2"_s.arg(displayText::line(wallet.label, 32).text, displayText::shortAddress(wallet.address)));
    bool isSame = names.size() == count();
    for (int row = 0; isSame && row < count(); ++row)
        isSame = itemText(row) == names.at(row) && itemData(row) == m_book.wallets().at(row).address;
    // Balances change often, names seldom; an open list that is filled anew loses the row that the keys have reached.
    if (!isSame)
        clear();
    for (int row = count(); row < names.size(); ++row)
        addItem(names.at(row), m_book.wallets().at(row).address);
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
#include "moc_WalletChoice.cpp"
