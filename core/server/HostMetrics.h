// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/Services.h"

#include <array>

namespace curvedesk {

class MetricsText;

/// Writes how services, chain and process are, and counts the states that orders reach. No metric has a label with
/// foreign text.
class HostMetrics final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HostMetrics)

public:
    /// Counts the changes of orders from now on. `services` must outlive the object.
    explicit HostMetrics(const Services &services, QObject *parent = nullptr);

    /// Appends the present figures, for which it asks the services and reads the journal and /proc; what cannot be read
    /// is left out. Sends nothing over a network.
    void write(MetricsText &text) const;

private:
    /// Appends the orders that reached each state since the start, and what the journal holds, where it can be read.
    void writeOrders(MetricsText &text) const;
    /// Appends the newest slot, its age once there is one, and the states of the nodes; asks no node.
    void writeChain(MetricsText &text) const;

    const Services m_services;
    std::array<quint64, 5> m_orders{}; ///< changes of orders to each TradeStatus since the start
};

} // namespace curvedesk
