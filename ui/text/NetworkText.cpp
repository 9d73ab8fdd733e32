// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/NetworkText.h"

#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"

#include <QCoreApplication>

namespace curvedesk::networkText {

namespace {

using Link = NetworkState::Link;

/// The text in the user's language.
QString translated(const char *text)
{
    return QCoreApplication::translate("NetworkText", text);
}

/// "12 slots behind".
QString slotsBehind(int count)
{
    return QCoreApplication::translate("NetworkText", "%n slot(s) behind", nullptr, count);
}

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
        return translated(
            QT_TRANSLATE_NOOP("NetworkText", "Sandbox: a complete market inside this program, with play money."));
    switch (moneyOf(network)) {
    case Money::Play:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "%1: a public test network, with play money."))
            .arg(capitalised(network));
    case Money::Real:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "Mainnet: every order spends real money."));
    case Money::Unknown:
        break;
    }
    return translated(QT_TRANSLATE_NOOP(
        "NetworkText", "A network that Curvedesk does not know. Treat what is spent on it as real money."));
}

QString ledger(const QString &network)
{
    return isSandbox(network) ? translated(QT_TRANSLATE_NOOP("NetworkText", "Sandbox ledger"))
                              : translated(QT_TRANSLATE_NOOP("NetworkText", "%1 cluster")).arg(capitalised(network));
}

QString spending(const QString &network)
{
    switch (moneyOf(network)) {
    case Money::Play:
        return isSandbox(network)
            ? translated(QT_TRANSLATE_NOOP("NetworkText", "Sandbox: play money."))
            : translated(QT_TRANSLATE_NOOP("NetworkText", "%1: play money.")).arg(capitalised(network));
    case Money::Real:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "Mainnet: this spends real money."));
    case Money::Unknown:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("NetworkText", "An unknown network: this may spend real money."));
}

Tone spendingTone(const QString &network)
{
    return moneyOf(network) == Money::Play ? Tone::Muted : Tone::Error;
}

QString windowTitle(const QString &network)
{
    if (isSandbox(network))
        return translated(QT_TRANSLATE_NOOP("NetworkText", "Curvedesk (sandbox)"));
    return moneyOf(network) == Money::Real
        ? translated(QT_TRANSLATE_NOOP("NetworkText", "Curvedesk · MAINNET · real money"))
        : translated(QT_TRANSLATE_NOOP("NetworkText", "Curvedesk (%1)")).arg(network);
}

QString link(const NetworkState &state)
{
    switch (state.link) {
    case Link::Live:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "live"));
    case Link::Connecting:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "connecting"));
    case Link::Degraded:
        if (state.slotsBehind == 0)
            return translated(QT_TRANSLATE_NOOP("NetworkText", "slow"));
        return slotsBehind(static_cast<int>(state.slotsBehind));
    case Link::Offline:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "offline"));
    case Link::Refused:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "wrong network"));
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
            return translated(QT_TRANSLATE_NOOP("NetworkText", "The network answers in time."));
        case Link::Connecting:
            return translated(QT_TRANSLATE_NOOP("NetworkText", "Nothing was heard from the network yet."));
        case Link::Degraded:
            return translated(QT_TRANSLATE_NOOP(
                "NetworkText", "The network answers late. Prices may be old; orders may take longer."));
        case Link::Offline:
            return translated(
                QT_TRANSLATE_NOOP("NetworkText",
                                  "The network does not answer. Figures are the last ones heard; orders that "
                                  "were sent keep their place and are looked up again once it does."));
        case Link::Refused:
            return translated(
                QT_TRANSLATE_NOOP("NetworkText",
                                  "The endpoint belongs to another network than this data folder. Nothing is "
                                  "sent to it."));
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
        return translated(QT_TRANSLATE_NOOP("NetworkText", "Waiting for the network"));
    case Link::Offline:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "The network is offline: nothing can be sent"));
    case Link::Refused:
        return translated(QT_TRANSLATE_NOOP("NetworkText", "The endpoint is of another network: nothing is sent"));
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
        return translated(QT_TRANSLATE_NOOP("NetworkText", "Nothing read yet: connecting to the network."));
    case Link::Offline:
        return translated(
            QT_TRANSLATE_NOOP("NetworkText", "The network is offline. Nothing could be read; it is tried again."));
    case Link::Refused:
        return translated(
            QT_TRANSLATE_NOOP("NetworkText", "The endpoint is of another network. Nothing is read from it."));
    }
    return {};
}

QString age(qint64 staleMs)
{
    if (staleMs == 0)
        return {};
    return staleMs < 0
        ? translated(QT_TRANSLATE_NOOP("NetworkText", "age unknown"))
        : translated(QT_TRANSLATE_NOOP("NetworkText", "%1 old")).arg(timeText::span(staleMs / 1000 * 1000));
}

} // namespace curvedesk::networkText
