// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QObject>
#include <QStringList>

namespace curvedesk {

/// The selected coin, the selected wallet, and the watched coins. A setter emits its signal when the value is another
/// one, and writes no settings: the window saves watched coins, and each network's wallet, a second later.
class DeskSelection final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const QString &mint() const { return m_mint; } ///< empty: no coin is selected
    [[nodiscard]] const QString &wallet() const { return m_wallet; } ///< its address; empty: none is selected
    [[nodiscard]] const QStringList &watched() const { return m_watched; } ///< mints

    void setMint(const QString &mint); ///< emits mintChanged() for another one
    void setWallet(const QString &address); ///< emits walletChanged() for another one
    void setWatched(const QStringList &mints); ///< replaces all; emits watchedChanged() for another list
    /// Adds the coin behind the watched ones, or removes it if it is one; emits watchedChanged().
    void toggleWatched(const QString &mint);

signals:
    void mintChanged(const QString &mint); ///< empty: no coin is selected
    void walletChanged(const QString &address); ///< empty: none is selected
    void watchedChanged(const QStringList &mints); ///< all of them, in their order

private:
    QString m_mint;
    QString m_wallet;
    QStringList m_watched;
};

} // namespace curvedesk
