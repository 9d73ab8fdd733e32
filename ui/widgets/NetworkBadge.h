// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QLabel>

namespace curvedesk {

/// Says which network this is, where money is concerned the most important word of the window: play money never looks
/// like real money.
class NetworkBadge final : public QLabel
{
    Q_OBJECT

public:
    /// As the desk names its network.
    explicit NetworkBadge(const QString &network, QWidget *parent = nullptr);
    void setNetwork(const QString &network);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_network;
};

} // namespace curvedesk
