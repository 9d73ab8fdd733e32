// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QLabel>

namespace curvedesk {

/// The name of the network, in a colour of its kind, so that play money never looks like real money.
class NetworkBadge final : public QLabel
{
    Q_OBJECT

public:
    /// `network`: "sandbox", "devnet", "testnet", "mainnet", or "custom".
    explicit NetworkBadge(const QString &network);
    void setNetwork(const QString &network); ///< its text, colour and tool tip
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_network;
};

} // namespace curvedesk
