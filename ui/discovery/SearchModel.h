// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/service/wallet/WalletTypes.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QStyledItemDelegate>

class QAction;

namespace curvedesk {

class CoinPictures;

/// The finds of a search: coins, wallets and commands of the window, in this order.
class SearchModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Kind { Coin, Wallet, Command, Nothing };
    enum Role : int { KindRole = Qt::UserRole + 100, DetailRole, FaceRole };

    using QAbstractListModel::QAbstractListModel;

    /// True for 32 to 44 characters of base58, as a mint address (32 bytes) has; they are not decoded.
    [[nodiscard]] static bool looksLikeMint(const QString &text);
    /// Sets the wallets among which the next find() looks; whether lamports are left out holds for shown rows too.
    void setWallets(const QList<WalletSummary> &wallets, bool hidesAmounts);
    /// Sets the commands among which the next find() looks; they must exist then.
    void setCommands(const QList<QAction *> &commands) { m_commands = commands; }
    /// Sets the pictures of coins; they must outlive the model.
    void setPictures(const CoinPictures &pictures) { m_pictures = &pictures; }
    /// Resets the rows to the wallets and enabled commands that fit the text (an empty one: all commands, no wallet).
    void find(const QString &text);
    /// Shows these coins, in place of former ones, above wallets and commands; where nothing is found, one row that
    /// says so, or the `problem`: why not all coins could be looked through.
    void setCoins(const QList<TokenSummary> &coins, const QString &problem = {});
    /// The coin of the row, valid until find() or setCoins(); nullptr for a row of another kind.
    [[nodiscard]] const TokenSummary *coin(int row) const;
    /// The wallet of the row, valid until find(); nullptr for a row of another kind.
    [[nodiscard]] const WalletSummary *wallet(int row) const;
    /// The command of the row, not owned; nullptr for a row of another kind, or once it was deleted.
    [[nodiscard]] QAction *command(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override; ///< with the row for no find
    /// By role a row's text, detail, kind and face, of a coin mint, name and picture in place of a face; else invalid.
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// The row that says that nothing is found cannot be chosen.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] int foundCount() const; ///< rows of coins, wallets and commands

    QList<WalletSummary> m_wallets;
    bool m_hidesAmounts = false;
    bool m_isSearched = false; ///< setCoins() was called since find()
    QString m_text;
    QString m_problem;
    QList<QAction *> m_commands;
    const CoinPictures *m_pictures = nullptr;
    QList<TokenSummary> m_coins;
    QList<WalletSummary> m_foundWallets;
    QList<QPointer<QAction>> m_foundCommands;
};

/// Paints a row of a SearchModel: face, name, detail.
class SearchDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int pictureSide = 24; ///< of a coin, before the zoom

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The same size for every row, in pixels at the zoom.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace curvedesk
