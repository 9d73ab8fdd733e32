// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/SystemScheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
const QString portal = u"org.freedesktop.portal.Desktop"_s;
const QString portalPath = u"/org/freedesktop/portal/desktop"_s;
const QString portalSettings = u"org.freedesktop.portal.Settings"_s;
const QString appearance = u"org.freedesktop.appearance"_s;
const QString colorScheme = u"color-scheme"_s;
const QString reducedMotion = u"reduced-motion"_s; // of portals since 2025
const QString gnomeInterface = u"org.gnome.desktop.interface"_s;
const QString enableAnimations = u"enable-animations"_s; // of GNOME before it
constexpr uint prefersDark = 1;
constexpr uint prefersLight = 2;

} // namespace

SystemScheme::SystemScheme(ColorScheme first, QObject *parent)
    : QObject(parent)
    , m_scheme(first)
{
    // Without the address libdbus would start a bus of its own.
    if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS"))
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(portal, portalPath, portalSettings, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    const auto ask = [&](const QString &group, const QString &key) {
        QDBusMessage question = QDBusMessage::createMethodCall(portal, portalPath, portalSettings, u"Read"_s);
        question << group << key;
        auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, group, key](QDBusPendingCallWatcher *call) {
            const QDBusPendingReply<QDBusVariant> reply = *call;
            call->deleteLater();
            if (!reply.isError())
                settingChanged(group, key, reply.value());
        });
    };
    ask(appearance, colorScheme);
    ask(gnomeInterface, enableAnimations);
    ask(appearance, reducedMotion);
}

void SystemScheme::settingChanged(const QString &group, const QString &key, const QDBusVariant &value)
{
    QVariant inner = value.variant(); // some portals answer with a variant in a variant
    if (inner.canConvert<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    if (group == appearance && key == colorScheme) {
        setPortalValue(inner.toUInt());
    } else if ((group == appearance && key == reducedMotion) || (group == gnomeInterface && key == enableAnimations)) {
        const bool reduced = reducesMotion();
        if (key == reducedMotion)
            m_prefersLessMotion = inner.toUInt() == 1;
        else
            m_isStill = !inner.toBool();
        if (reducesMotion() != reduced)
            emit motionChanged();
    }
}

void SystemScheme::setPortalValue(uint portalValue)
{
    const bool isPreference = portalValue == prefersDark || portalValue == prefersLight;
    m_hasPreferred = m_hasPreferred || isPreference;
    if (!m_hasPreferred)
        return; // the palette stands
    // GNOME has no preference in its light style.
    const ColorScheme scheme = portalValue == prefersDark ? ColorScheme::Dark : ColorScheme::Light;
    if (std::exchange(m_scheme, scheme) != scheme)
        emit changed(scheme);
}

} // namespace curvedesk
#include "moc_SystemScheme.cpp"
