// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The part of SettingsDialog that holds from the next start: network, stores, keys and hosts.
#include "core/http/web/WebProxy.h"
#include "ui/text/DisplayText.h"
#include "ui/window/SettingsDialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QIntValidator>
#include <QLineEdit>
#include <QSpinBox>
#include <QUrl>

#include <algorithm>
#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualMarketMebibytes = 4096;
constexpr int mostMarketMebibytes = std::numeric_limits<int>::max();
constexpr int usualApprovalSeconds = 60;
constexpr int mostApprovalSeconds = 3600;

/// True for the address of a node that the settings take: with the scheme `secure`, or `plain` on this computer.
bool isNode(const QString &address, const QString &secure, const QString &plain)
{
    const QUrl node(address);
    const bool isLocal = node.host() == u"127.0.0.1" || node.host() == u"localhost";
    return node.isValid() && !node.host().isEmpty() && (node.scheme() == secure || (node.scheme() == plain && isLocal));
}

/// Has a field take the number of a port, or nothing.
void takePort(QLineEdit &field)
{
    auto *port = new QIntValidator(1, 65535, &field);
    port->setLocale(QLocale::c()); // no language groups the digits of a port
    field.setValidator(port);
}

/// True where a text stands in the field that it does not take.
bool isWrong(const QLineEdit &field)
{
    return !field.text().isEmpty() && !field.hasAcceptableInput();
}

} // namespace

void SettingsDialog::buildNetwork()
{
    QFormLayout *form = addSection(tr("Network, from the next start"));
    const StartOptions &start = m_present.start;
    const QString rpc = start.value(u"rpc"_s);
    const QString network = start.value(u"network"_s, rpc.isEmpty() ? u"sandbox"_s : u"own"_s);
    m_network = addChoice(*form, tr("Network"), u"settingsNetwork"_s,
                          {{u"sandbox"_s, tr("Sandbox on this computer: play money")},
                           {u"devnet"_s, tr("Devnet: test money")},
                           {u"mainnet"_s, tr("Mainnet: real money")},
                           {u"own"_s, tr("A node of your own")}},
                          network);
    m_endpoint = addField(*form, tr("Node (JSON-RPC)"), u"settingsEndpoint"_s, rpc, u"https://…"_s);
    m_endpoint->setToolTip(displayText::toolTip(tr("Several with spaces between them: one stands in for another.")));
    m_socket = addField(*form, tr("Its WebSocket"), u"settingsSocket"_s, start.value(u"ws"_s), u"wss://…"_s);
    m_socket->setToolTip(displayText::toolTip(
        tr("The address at which the first node tells of trades. Empty: the one that follows from the node's own.")));
    const QList<std::pair<QString, QString>> onOff{{u"on"_s, tr("On")}, {u"off"_s, tr("Off")}};
    m_traders = addChoice(*form, tr("Simulated traders"), u"settingsTraders"_s, onOff,
                          start.value(u"sandbox-traders"_s, u"on"_s));
    m_nodePort = addField(*form, tr("Sandbox as a node on port"), u"settingsNodePort"_s,
                          start.value(u"sandbox-rpc-port"_s), tr("not started"));
    m_nodePort->setToolTip(displayText::toolTip(
        tr("Other programs of this computer reach the sandbox there as they would a Solana node.")));
    takePort(*m_nodePort);
    m_directory = addChoice(*form, tr("Public listing of coins"), u"settingsDirectory"_s,
                            {{u"text"_s, tr("Without pictures")},
                             {u"images"_s, tr("With pictures: strangers' servers learn your internet address")},
                             {u"off"_s, tr("Off")}},
                            start.value(u"token-directory"_s, u"text"_s));
    m_store = addChoice(*form, tr("Pictures and words of launches"), u"settingsStore"_s,
                        {{u"auto"_s, tr("As the network needs")},
                         {u"local"_s, tr("Keep them on this computer")},
                         {u"pump"_s, tr("Publish through pump.fun")},
                         {u"kubo"_s, tr("An IPFS node of your own")}},
                        start.value(u"metadata-store"_s, u"auto"_s));
    m_kubo
        = addField(*form, tr("IPFS node"), u"settingsKubo"_s, start.value(u"kubo-url"_s), u"http://127.0.0.1:5001"_s);
    m_proxy = addField(*form, tr("Proxy to other computers"), u"settingsProxy"_s, start.value(u"proxy"_s),
                       tr("none, or socks5://127.0.0.1:9050"));
    m_marketSize = addNumber(*form, tr("Market on the disk, at most"), u"settingsMarketSize"_s,
                             tr("Mebibytes that the market may fill on the disk"), u" MiB"_s);
    m_marketSize->setToolTip(
        displayText::toolTip(tr("Beyond that its oldest trades are forgotten, but none of your own wallets.")));
    m_marketSize->setRange(0, mostMarketMebibytes);
    m_marketSize->setSingleStep(1024);
    m_marketSize->setSpecialValueText(tr("no limit"));
    const QString kept = start.value(u"market-size"_s, QString::number(usualMarketMebibytes));
    m_marketSize->setValue(static_cast<int>(qMin<qlonglong>(kept.toLongLong(), mostMarketMebibytes)));
}

void SettingsDialog::buildHost()
{
    QFormLayout *form = addSection(tr("Keys and API host"));
    m_lock = addNumber(*form, tr("Lock the keys when idle for"), u"settingsLock"_s,
                       tr("Minutes without activity after which the keys are locked"), tr(" min"));
    m_lock->setRange(0, 24 * 60);
    m_lock->setSpecialValueText(tr("never"));
    m_lock->setValue(startSettings::lockMinutes(m_present.start));
    m_apiPort = addField(*form, tr("Start the API host on port"), u"settingsApiPort"_s,
                         m_present.start.value(u"api-port"_s), tr("not started"));
    m_apiPort->setAccessibleName(tr("Port of an API host that starts with the window"));
    takePort(*m_apiPort);
    m_approval = addNumber(*form, tr("Orders wait for approval"), u"settingsApproval"_s,
                           tr("Seconds for which an order of a program waits for your approval"), tr(" s"));
    m_approval->setToolTip(displayText::toolTip(
        tr("Where its API key needs your approval. After that it is refused. From the next start.")));
    m_approval->setRange(1, mostApprovalSeconds);
    m_approval->setValue(m_present.start.value(u"approval-timeout"_s, QString::number(usualApprovalSeconds)).toInt());
}

StartOptions SettingsDialog::chosenStart() const
{
    using startSettings::keep;
    const QString network = m_network->currentData().toString();
    const bool isSandbox = network == u"sandbox";
    const auto onCluster = [isSandbox](const QString &value) { return isSandbox ? QString() : value; };
    const auto onSandbox = [isSandbox](const QString &value) { return isSandbox ? value : QString(); };
    StartOptions start = m_present.start;
    keep(start, u"network"_s, network == u"own" ? QString() : network, u"sandbox"_s);
    keep(start, u"rpc"_s, onCluster(m_endpoint->text().simplified()), {});
    keep(start, u"ws"_s, onCluster(m_socket->text().trimmed()), {});
    keep(start, u"sandbox-traders"_s, onSandbox(m_traders->currentData().toString()), u"on"_s);
    keep(start, u"sandbox-rpc-port"_s, onSandbox(m_nodePort->text()), {});
    keep(start, u"token-directory"_s, onCluster(m_directory->currentData().toString()), u"text"_s);
    keep(start, u"metadata-store"_s, m_store->currentData().toString(), u"auto"_s);
    keep(start, u"kubo-url"_s, m_store->currentData() == u"kubo"_s ? m_kubo->text().trimmed() : QString(), {});
    keep(start, u"proxy"_s, m_proxy->text().trimmed(), {});
    keep(start, u"market-size"_s, QString::number(m_marketSize->value()), QString::number(usualMarketMebibytes));
    startSettings::setLockMinutes(start, m_lock->value());
    keep(start, u"api-port"_s, m_apiPort->text(), {});
    keep(start, u"approval-timeout"_s, QString::number(m_approval->value()), QString::number(usualApprovalSeconds));
    return start;
}

QString SettingsDialog::problemOfStart() const
{
    const QString network = m_network->currentData().toString();
    const bool isSandbox = network == u"sandbox";
    const QStringList nodes = m_endpoint->text().simplified().split(u' ', Qt::SkipEmptyParts);
    if (network == u"own" && nodes.isEmpty())
        return tr("Type the address of your node.");
    if (!isSandbox
        && !std::ranges::all_of(nodes, [](const QString &each) { return isNode(each, u"https"_s, u"http"_s); }))
        return tr("A node's address begins with https://, or with http:// on this computer.");
    const QString socket = m_socket->text().trimmed();
    if (!isSandbox && !socket.isEmpty() && !isNode(socket, u"wss"_s, u"ws"_s))
        return tr("A WebSocket's address begins with wss://, or with ws:// on this computer.");
    if (m_store->currentData() == u"kubo"_s && m_kubo->text().trimmed().isEmpty())
        return tr("Type the address of your IPFS node.");
    if (!m_proxy->text().trimmed().isEmpty() && !WebProxy::parse(m_proxy->text().trimmed()))
        return tr("A proxy's address is socks5://host:port or http://host:port, without a password.");
    if (isWrong(*m_apiPort) || (isSandbox && isWrong(*m_nodePort)))
        return tr("A port is a number from 1 to 65535.");
    // Where a port is taken, the program does not start.
    if (isSandbox && !m_apiPort->text().isEmpty() && m_apiPort->text().toInt() == m_nodePort->text().toInt())
        return tr("The API host and the sandbox need different ports.");
    return {};
}

void SettingsDialog::enableStartFields()
{
    const QString network = m_network->currentData().toString();
    const bool isSandbox = network == u"sandbox";
    m_endpoint->setEnabled(!isSandbox);
    m_socket->setEnabled(!isSandbox);
    m_traders->setEnabled(isSandbox);
    m_nodePort->setEnabled(isSandbox);
    m_directory->setEnabled(network == u"mainnet");
    m_kubo->setEnabled(m_store->currentData() == u"kubo"_s);
}

} // namespace curvedesk
