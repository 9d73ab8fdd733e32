// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/ApiHostState.h"

#include <QWidget>

namespace curvedesk {

class LinkButton;
class TextLabel;

/// The strip of truth: is the network heard, what is pending, who else can trade.
class StatusStrip final : public QWidget
{
    Q_OBJECT

public:
    StatusStrip(const QString &network, bool hasSimulatedTraders, QWidget *parent = nullptr);

    /// Milliseconds since the network was last heard; negative: not yet.
    void setSilence(qint64 milliseconds, bool isStale);
    void setPending(int orders);
    void setApiHost(const ApiHostState &state);

signals:
    void apiHostClicked();
    void pendingClicked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isStale = false;
    bool m_isHeard = false;
    TextLabel *m_freshness;
    LinkButton *m_pending;
    LinkButton *m_apiHost;
};

} // namespace curvedesk
