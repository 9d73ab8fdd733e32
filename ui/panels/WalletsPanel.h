// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/widgets/Card.h"

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

/// The wallets: choose one, make one, bring one, copy its address, and on the sandbox fill it.
class WalletsPanel final : public Card
{
    Q_OBJECT

public:
    static constexpr quint64 airdropSol = 10;

    WalletsPanel(Desk &desk, WalletBook &book, DeskSelection &selection, QWidget *parent = nullptr);

    void openCreate();
    void openImport();

private:
    void buildLayout();
    [[nodiscard]] QWidget *buildActions();
    void showWallets();
    void showSelected();
    void airdrop();
    void copyAddress();
    void openRename();
    void await(const QString &address);

    Desk &m_desk;
    WalletBook &m_book;
    DeskSelection &m_selection;
    WalletTableModel *m_model;
    QStackedWidget *m_pages;
    Banner *m_banner;
    DeskTable *m_table = nullptr;
    QWidget *m_actions = nullptr;
    TextLabel *m_address = nullptr;
    LinkButton *m_copy = nullptr;
    LinkButton *m_airdrop = nullptr;
    QString m_awaited; ///< just made: chosen before the book has heard of it
};

} // namespace curvedesk
