// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/LaunchPlaceText.h"

#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"

#include <QCoreApplication>

namespace curvedesk::launchPlaceText {

namespace {

using Kind = LaunchPlace::Kind;

/// The text in the user's language.
QString translated(const char *text)
{
    return QCoreApplication::translate("LaunchPlaceText", text);
}

/// A sentence on who can see what is kept at this place.
QString meaning(const LaunchPlace &place, const QString &network)
{
    switch (place.kind) {
    case Kind::ThisComputer:
        return networkText::moneyOf(network) == networkText::Money::Play
            ? translated(QT_TRANSLATE_NOOP("LaunchPlaceText", "Nobody else sees them, which does for play money."))
            : translated(QT_TRANSLATE_NOOP(
                "LaunchPlaceText",
                "Nobody else sees them: for everybody else the coin has no picture and no words, for ever."));
    case Kind::Kubo:
        return translated(
            QT_TRANSLATE_NOOP("LaunchPlaceText",
                              "The daemon keeps them on IPFS: others see them as long as it runs, or somebody "
                              "else keeps them too."));
    case Kind::Pinata:
        return translated(QT_TRANSLATE_NOOP("LaunchPlaceText", "Your account at Pinata keeps them on IPFS."));
    case Kind::PumpFun:
        return translated(QT_TRANSLATE_NOOP("LaunchPlaceText",
                                            "pump.fun keeps them on IPFS. It may refuse; then nothing is signed."));
    }
    return {};
}

} // namespace

QString line(const LaunchPlace &place)
{
    switch (place.kind) {
    case Kind::ThisComputer:
        return translated(QT_TRANSLATE_NOOP("LaunchPlaceText", "Picture and text: kept on this computer"));
    case Kind::Kubo:
        return translated(QT_TRANSLATE_NOOP("LaunchPlaceText", "Picture and text: published through Kubo at %1"))
            .arg(displayText::line(place.host, 80).text);
    case Kind::Pinata:
        return translated(QT_TRANSLATE_NOOP("LaunchPlaceText", "Picture and text: published through Pinata"));
    case Kind::PumpFun:
        return translated(QT_TRANSLATE_NOOP("LaunchPlaceText", "Picture and text: published through pump.fun"));
    }
    return {};
}

QString explanation(const LaunchPlace &place, const QString &network)
{
    return translated(QT_TRANSLATE_NOOP("LaunchPlaceText", "%1 The option --metadata-store chooses another place."))
        .arg(meaning(place, network));
}

Tone tone(const LaunchPlace &place, const QString &network)
{
    const bool isHidden = place.kind == Kind::ThisComputer;
    return isHidden && networkText::moneyOf(network) != networkText::Money::Play ? Tone::Warn : Tone::Muted;
}

} // namespace curvedesk::launchPlaceText
