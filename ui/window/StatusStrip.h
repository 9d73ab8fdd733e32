// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/ApiHostState.h"
#include "ui/desk/NetworkState.h"
#include "ui/theme/Theme.h"

#include <QWidget>

#include <optional>

namespace curvedesk {

class LinkButton;
class TextLabel;

/// The bottom line of the window: the ledger, the network's freshness, the pending orders, the state of the API host,
/// and whether orders are sent by one click and traders are simulated.
class StatusStrip final : public QWidget
{
    Q_OBJECT

public:
    /// Begins without pending orders, with the API host off and the network not heard.
    StatusStrip(const QString &network, bool hasSimulatedTraders, QWidget *parent = nullptr);

    /// Sets the milliseconds since the last slot, negative: none yet; `isStale`: none for so long that prices are old.
    void setSilence(qint64 milliseconds, bool isStale);
    void setNetwork(const QString &network); ///< names its ledger
    void setNetworkState(const NetworkState &state); ///< shows it, with the time since a slot if that is stale
    /// Shows how many orders are pending; where an earlier run left some open (`recovering`), only how many these are.
    void setPending(int orders, int recovering);
    void setApiHost(const ApiHostState &state); ///< on, with its port, or off; starts none
    /// Says that orders up to so many lamports are sent by one click; nullopt: none is.
    void setArmed(std::optional<quint64> lamports);

signals:
    void apiHostClicked(); ///< the user wants to see the API host
    void pendingClicked(); ///< the user wants to see the orders

protected:
    bool event(QEvent *event) override; ///< hides or shows words by the room after a change of the layout
    void paintEvent(QPaintEvent *event) override; ///< the ground, and a dot in the colour of the freshness

private:
    void showFreshness(); ///< the connection's state, with the time since the last slot if that is stale
    /// Shows words on pending orders, API host, ledger, traders, in this order, where there is room; hides the rest.
    void fitIntoWidth();

    qint64 m_silenceMs = -1;
    bool m_isStale = false;
    NetworkState m_state;
    Tone m_dot = Tone::Muted;
    TextLabel *m_ledger;
    TextLabel *m_freshness;
    LinkButton *m_pending;
    LinkButton *m_apiHost;
    TextLabel *m_armed;
    TextLabel *m_traders = nullptr; ///< the words that they are simulated
};

} // namespace curvedesk
