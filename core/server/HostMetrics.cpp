// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/HostMetrics.h"

#include "core/server/MetricsText.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

namespace curvedesk {

namespace {

constexpr std::array statusNames{"pending", "succeeded", "failed", "expired", "unknown"}; // by TradeStatus
constexpr std::array endpointNames{"ready", "connecting", "away", "refused"}; // by EndpointState

// Appends memory (where it can be read), open descriptors and processor time of this process, from /proc.
void writeProcess(MetricsText &text)
{
    QFile memory(QStringLiteral("/proc/self/statm"));
    if (memory.open(QIODevice::ReadOnly)) {
        const qint64 pages = memory.readAll().split(' ').value(1).toLongLong();
        text.metric("process_resident_memory_bytes", "gauge", "Memory of the process that is in use.",
                    pages * ::sysconf(_SC_PAGESIZE));
    }
    text.metric(
        "process_open_fds", "gauge", "Open file descriptors.",
        QDir(QStringLiteral("/proc/self/fd")).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    text.metric("process_cpu_seconds_total", "counter", "Processor time of the process.",
                seconds(used.ru_utime) + seconds(used.ru_stime));
}

} // namespace

HostMetrics::HostMetrics(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
    connect(&services.orders, &OrderDesk::orderChanged, this,
            [this](const OrderSummary &order) { ++m_orders[static_cast<std::size_t>(order.status)]; });
}

void HostMetrics::write(MetricsText &text) const
{
    text.metric("build_info", "gauge", "Always 1; the version is in the labels.", 1,
                {{"version", CURVEDESK_VERSION}, {"qt", qVersion()}});
    writeOrders(text);
    writeChain(text);
    text.metric("vault_locked", "gauge", "1 while no key can sign.", m_services.vault.status().isLocked ? 1 : 0);
    text.metric("approvals_waiting", "gauge", "Orders that wait for a person to agree.",
                m_services.approvals.waiting().size());
    writeProcess(text);
}

void HostMetrics::writeOrders(MetricsText &text) const
{
    text.metric("orders_total", "counter",
                "Orders that reached a state since the start; one that a fork took back is counted again.");
    for (std::size_t i = 0; i < m_orders.size(); ++i)
        text.sample(m_orders[i], {{"status", statusNames[i]}});
    if (const auto figures = m_services.orders.figures()) {
        text.metric("orders_open", "gauge", "Orders in the journal without an outcome.");
        text.sample(figures->pending, {{"status", "pending"}});
        text.sample(figures->unknown, {{"status", "unknown"}});
        text.metric("journal_bytes", "gauge", "Size of the journal's database.", figures->bytes);
        text.metric("audit_log_bytes", "gauge", "Size of all files of the audit log, which only grows.",
                    figures->auditBytes);
    }
}

void HostMetrics::writeChain(MetricsText &text) const
{
    const ClusterReach reach = m_services.cluster.reach();
    text.metric("slot", "gauge", "The newest slot seen.", m_services.cluster.slot());
    if (reach.slotAgeMs)
        text.metric("slot_age_seconds", "gauge", "Time since the newest slot rose.",
                    static_cast<double>(*reach.slotAgeMs) / 1000);
    text.metric("endpoints", "gauge", "Nodes that the chain is reached through, by state.");
    for (std::size_t i = 0; i < endpointNames.size(); ++i)
        text.sample(reach.endpoints.count(static_cast<EndpointState>(i)), {{"state", endpointNames[i]}});
}

} // namespace curvedesk
#include "moc_HostMetrics.cpp"
