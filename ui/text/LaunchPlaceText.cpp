// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/LaunchPlaceText.h"

#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"

#include <QCoreApplication>

namespace curvedesk::launchPlaceText {

namespace {

using Kind = LaunchPlace::Kind;

/// Has tr() for the texts of this file.
struct LaunchPlaceText
{
    Q_DECLARE_TR_FUNCTIONS(LaunchPlaceText)
};

/// A sentence on who can see what is kept at this place.
QString meaning(const LaunchPlace &place, const QString &network)
{
    switch (place.kind) {
    case Kind::ThisComputer:
        return networkText::moneyOf(network) == networkText::Money::Play
            ? LaunchPlaceText::tr("Nobody else sees them, which does for play money.")
            : LaunchPlaceText::tr(
                "Nobody else sees them: for everybody else the coin has no picture and no words, for ever.");
    case Kind::Kubo:
        return LaunchPlaceText::tr(
            "The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.");
    case Kind::Pinata:
        return LaunchPlaceText::tr("Your account at Pinata keeps them on IPFS.");
    case Kind::PumpFun:
        return LaunchPlaceText::tr("pump.fun keeps them on IPFS. It may refuse; then nothing is signed.");
    }
    return {};
}

} // namespace

QString line(const LaunchPlace &place)
{
    switch (place.kind) {
    case Kind::ThisComputer:
        return LaunchPlaceText::tr("Picture and text: kept on this computer");
    case Kind::Kubo:
        return LaunchPlaceText::tr("Picture and text: published through Kubo at %1")
            .arg(displayText::line(place.host, 80).text);
    case Kind::Pinata:
        return LaunchPlaceText::tr("Picture and text: published through Pinata");
    case Kind::PumpFun:
        return LaunchPlaceText::tr("Picture and text: published through pump.fun");
    }
    return {};
}

QString explanation(const LaunchPlace &place, const QString &network)
{
    return LaunchPlaceText::tr("%1 Below the form, “Stores…” has the others.").arg(meaning(place, network));
}

Tone tone(const LaunchPlace &place, const QString &network)
{
    const bool isHidden = place.kind == Kind::ThisComputer;
    return isHidden && networkText::moneyOf(network) != networkText::Money::Play ? Tone::Warn : Tone::Muted;
}

} // namespace curvedesk::launchPlaceText
