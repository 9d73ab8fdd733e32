// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/NetworkText.h"

#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"

#include <QCoreApplication>

namespace curvedesk::networkText {

namespace {

using Link = NetworkState::Link;

/// Has tr() for the texts of this file.
struct NetworkText
{
    Q_DECLARE_TR_FUNCTIONS(NetworkText)
};

/// True for the chain within the program.
bool isSandbox(const QString &network)
{
    return network == QLatin1StringView("sandbox");
}

/// True for a public network of Solana whose SOL is free.
bool isTestCluster(const QString &network)
{
    return network == QLatin1StringView("devnet") || network == QLatin1StringView("testnet");
}

/// The network's name, cut after 24 characters, with a capital letter in front.
QString capitalised(const QString &network)
{
    const QString shown = displayText::line(network, 24).text;
    return shown.isEmpty() ? shown : shown.first(1).toUpper() + shown.sliced(1);
}

} // namespace

Money moneyOf(const QString &network)
{
    if (isSandbox(network) || isTestCluster(network))
        return Money::Play;
    return network == QLatin1StringView("mainnet") ? Money::Real : Money::Unknown;
}

bool mayGiveAirdrops(const QString &network)
{
    return moneyOf(network) != Money::Real;
}

QString badge(const QString &network)
{
    return displayText::line(network, 24).text.toUpper();
}

QString explanation(const QString &network)
{
    if (isSandbox(network))
        return NetworkText::tr("Sandbox: a complete market inside this program, with play money.");
    switch (moneyOf(network)) {
    case Money::Play:
        return NetworkText::tr("%1: a public test network, with play money.").arg(capitalised(network));
    case Money::Real:
        return NetworkText::tr("Mainnet: every order spends real money.");
    case Money::Unknown:
        break;
    }
    return NetworkText::tr("A network that Curvedesk does not know. Treat what is spent on it as real money.");
}

QString ledger(const QString &network)
{
    return isSandbox(network) ? NetworkText::tr("Sandbox ledger")
                              : NetworkText::tr("%1 cluster").arg(capitalised(network));
}

QString spending(const QString &network)
{
    switch (moneyOf(network)) {
    case Money::Play:
        return isSandbox(network) ? NetworkText::tr("Sandbox: play money.")
                                  : NetworkText::tr("%1: play money.").arg(capitalised(network));
    case Money::Real:
        return NetworkText::tr("Mainnet: this spends real money.");
    case Money::Unknown:
        break;
    }
    return NetworkText::tr("An unknown network: this may spend real money.");
}

Tone spendingTone(const QString &network)
{
    return moneyOf(network) == Money::Play ? Tone::Muted : Tone::Error;
}

QString windowTitle(const QString &network)
{
    if (isSandbox(network))
        return NetworkText::tr("Curvedesk (sandbox)");
    return moneyOf(network) == Money::Real ? NetworkText::tr("Curvedesk · MAINNET · real money")
                                           : NetworkText::tr("Curvedesk (%1)").arg(network);
}

QString link(const NetworkState &state)
{
    switch (state.link) {
    case Link::Live:
        return NetworkText::tr("live");
    case Link::Connecting:
        return NetworkText::tr("connecting");
    case Link::Degraded:
        return state.slotsBehind == 0
            ? NetworkText::tr("slow")
            : NetworkText::tr("%n slot(s) behind", nullptr, static_cast<int>(state.slotsBehind));
    case Link::Offline:
        return NetworkText::tr("offline");
    case Link::Refused:
        return NetworkText::tr("wrong network");
    }
    return {};
}

Tone linkTone(Link link)
{
    switch (link) {
    case Link::Live:
        return Tone::Buy;
    case Link::Connecting:
        return Tone::Muted;
    case Link::Degraded:
        return Tone::Warn;
    case Link::Offline:
    case Link::Refused:
        return Tone::Error;
    }
    return Tone::Normal;
}

QString linkExplanation(const NetworkState &state)
{
    const auto sentence = [&] {
        switch (state.link) {
        case Link::Live:
            return NetworkText::tr("The network answers in time.");
        case Link::Connecting:
            return NetworkText::tr("Nothing was heard from the network yet.");
        case Link::Degraded:
            return NetworkText::tr("The network answers late. Prices may be old; orders may take longer.");
        case Link::Offline:
            return NetworkText::tr("The network does not answer. Figures are the last ones heard; orders that were "
                                   "sent keep their place and are looked up again once it does.");
        case Link::Refused:
            return NetworkText::tr(
                "The endpoint belongs to another network than this data folder. Nothing is sent to it.");
        }
        return QString();
    }();
    const QString detail = displayText::line(state.detail, 300).text;
    return detail.isEmpty() ? sentence : sentence + QChar(u'\n') + detail;
}

QString orderHold(const NetworkState &state)
{
    switch (state.link) {
    case Link::Live:
    case Link::Degraded:
        return {};
    case Link::Connecting:
        return NetworkText::tr("Waiting for the network");
    case Link::Offline:
        return NetworkText::tr("The network is offline: nothing can be sent");
    case Link::Refused:
        return NetworkText::tr("The endpoint is of another network: nothing is sent");
    }
    return {};
}

QString unreadReason(const NetworkState &state)
{
    switch (state.link) {
    case Link::Live:
    case Link::Degraded:
        return {};
    case Link::Connecting:
        return NetworkText::tr("Nothing read yet: connecting to the network.");
    case Link::Offline:
        return NetworkText::tr("The network is offline. Nothing could be read; it is tried again.");
    case Link::Refused:
        return NetworkText::tr("The endpoint is of another network. Nothing is read from it.");
    }
    return {};
}

QString age(qint64 staleMs)
{
    if (staleMs == 0)
        return {};
    return staleMs < 0 ? NetworkText::tr("age unknown")
                       : NetworkText::tr("%1 old").arg(timeText::span(staleMs / 1000 * 1000));
}

} // namespace curvedesk::networkText
