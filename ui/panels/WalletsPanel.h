// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/widgets/Card.h"

#include <functional>

class QGridLayout;
class QStackedWidget;

namespace curvedesk {

class Banner;
class Desk;
class DeskSelection;
class DeskTable;
class LinkButton;
class TextLabel;
class WalletBook;
class WalletTableModel;

/// The list of wallets, with their actions: create, import, watch, remove a watched one, rename, send, receive, show
/// the key, protect the keys, copy the address to the clipboard, take an airdrop. Each change has the cluster asked.
class WalletsPanel final : public Card
{
    Q_OBJECT

public:
    static constexpr quint64 airdropSol = 10;

    /// Shows the book's wallets now and at each change; may select one. All references must outlive the panel.
    WalletsPanel(Desk &desk, WalletBook &book, DeskSelection &selection);

    /// Opens the sheet that makes a wallet, to be selected; first one that opens or protects the vault, where it must.
    void openCreate();
    void openImport(); ///< as openCreate(), but the sheet imports a wallet, or leads to one that watches an address
    void openRename(); ///< the sheet that stores the wallet's label, and gives the book its mark; nothing without one
    /// Asks the desk, and so the cluster, for the selected wallet's positions, then opens the form of a transfer out of
    /// it, also after an error, but not over another sheet; nothing without a wallet.
    void openSend();
    void openReceive(); ///< the sheet of the selected wallet's address; nothing without one
    void openUnwatch(); ///< the sheet that removes the selected wallet if it is watched, and then focuses the list
    void openExport(); ///< the sheet of the selected wallet's key; nothing without one and for a watched one
    /// Has the cluster give the selected wallet airdropSol SOL of play money, then asks for the wallets, or shows the
    /// error; hides the button where none is given (InvalidInput), else gives its focus back. One request at a time.
    void requestAirdrop();

signals:
    void protectionRequested(); ///< the user wants to see or change what protects the keys

protected:
    /// When the panel or its words have another size: puts the links into one row or two, shows or hides the total.
    bool event(QEvent *event) override;

private:
    void buildLayout(); ///< the list or its absence, links above it, actions below it
    /// Makes the lines below the list: address, airdrop, and links to what the selected wallet can do.
    [[nodiscard]] QWidget *buildActions();
    void arrangeLinks(); ///< puts the links below the list into one row, or into two where their words need it
    void showTotal(); ///< writes what all wallets hold together, in SOL, unless amounts are hidden; then fitTotal()
    void fitTotal(); ///< hides the total of a single wallet, and where the list needs its room; else shows it
    /// Shows the book's wallets and their total; selects the first, or none (walletChanged()), where the selected one
    /// is not among those read, unless it is a new one that the book does not list yet.
    void showWallets();
    void showSelected(); ///< highlights its row, and shows what can be done with it
    /// Calls `open` at once, or once a sheet, unless it is rejected, has unlocked or protected the vault.
    void withOpenVault(const std::function<void()> &open);
    /// Selects a wallet that is not listed yet (walletChanged()); has the book ask core and cluster for the wallets.
    void selectNewWallet(const QString &address);

    Desk &m_desk;
    WalletBook &m_book;
    DeskSelection &m_selection;
    WalletTableModel *m_model;
    QStackedWidget *m_pages;
    Banner *m_banner;
    DeskTable *m_table = nullptr;
    TextLabel *m_total;
    QWidget *m_actions = nullptr;
    TextLabel *m_address = nullptr;
    LinkButton *m_airdrop = nullptr;
    LinkButton *m_export = nullptr;
    LinkButton *m_unwatch = nullptr; ///< in the place of m_export
    QGridLayout *m_links = nullptr;
    QList<LinkButton *> m_linkButtons; ///< in m_links
    int m_linkColumns = 0;
    QString m_newWallet; ///< a selected new wallet that the book does not list yet
};

} // namespace curvedesk
