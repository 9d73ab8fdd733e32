// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QComboBox>

namespace curvedesk {

class DeskSelection;
class WalletBook;

/// Chooses the wallet that signs. It shows the selected wallet, wherever that was selected, and selects the one that is
/// chosen here (walletChanged()). The mouse wheel does not change it.
class WalletChoice final : public QComboBox
{
    Q_OBJECT

public:
    /// Both references must outlive it.
    WalletChoice(DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

protected:
    /// Leaves the wheel to the ticket, which scrolls: it would change the wallet unseen.
    void wheelEvent(QWheelEvent *event) override;

private:
    void showWallets(); ///< fills the list if the book differs, disables an empty one, shows the selected; selects none
    void showSelected(); ///< shows the selected wallet, or none where the list lacks it; selects nothing itself

    DeskSelection &m_selection;
    WalletBook &m_book;
};

} // namespace curvedesk
