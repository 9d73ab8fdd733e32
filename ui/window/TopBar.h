// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QWidget>

class QAction;

namespace curvedesk {

class DeskSelection;
class IconButton;
class NetworkBadge;
class SearchBox;
class TextLabel;
class WalletBook;

/// The top line of the window: network badge, search, selected wallet with its balance and address, slot, and buttons
/// that hide amounts, lock the keys and change the theme.
class TopBar final : public QWidget
{
    Q_OBJECT

public:
    /// Both references must outlive the bar.
    TopBar(const QString &network, DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

    [[nodiscard]] SearchBox &search() const { return *m_search; }
    void setNetwork(const QString &network); ///< shows its badge and, for real money, a band
    void setSlot(quint64 slot); ///< shows its number
    void setDark(bool isDark); ///< names on the button the theme that it leads to; changes no theme
    /// Names these commands' keys in search field and tool tips, now and when they change. They must outlive the bar.
    void followKeys(const QAction &find, const QAction &hide, const QAction &lock);
    void setLockable(bool isLockable); ///< shows the button that locks the keys only while they can be

signals:
    void themeToggled(); ///< the user wants the other of dark and light
    void lockClicked(); ///< the user wants the keys locked
    void hideToggled(); ///< the user wants the amounts of the wallets hidden, or shown again

protected:
    bool event(QEvent *event) override; ///< fits address, slot and search into the room at a change of the layout
    void paintEvent(QPaintEvent *event) override; ///< the ground, with a band above where money is real

private:
    void showWallet(); ///< name, balance and address of the selected wallet, and the eye
    void showWhatFits(); ///< hides address and slot, and narrows the search, in a narrow bar; else undoes that

    DeskSelection &m_selection;
    WalletBook &m_book;
    bool m_isRealMoney = false;
    NetworkBadge *m_badge;
    SearchBox *m_search;
    TextLabel *m_wallet;
    TextLabel *m_balance;
    TextLabel *m_address;
    TextLabel *m_slot;
    IconButton *m_hide;
    IconButton *m_lock;
    IconButton *m_theme;
};

} // namespace curvedesk
