// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QObject>
#include <QStringList>

namespace curvedesk {

/// The selected coin, the selected wallet, and the watched coins.
class DeskSelection final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] const QString &mint() const { return m_mint; }
    [[nodiscard]] const QString &wallet() const { return m_wallet; }
    [[nodiscard]] const QStringList &watched() const { return m_watched; }

    void setMint(const QString &mint);
    void setWallet(const QString &address);
    void setWatched(const QStringList &mints);
    /// Adds the coin to the watched ones or removes it; emits watchedChanged().
    void toggleWatched(const QString &mint);

signals:
    void mintChanged(const QString &mint);
    void walletChanged(const QString &address);
    void watchedChanged(const QStringList &mints);

private:
    QString m_mint;
    QString m_wallet;
    QStringList m_watched;
};

} // namespace curvedesk
