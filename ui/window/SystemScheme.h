// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/ThemeColors.h"

#include <QDBusVariant>
#include <QObject>

namespace curvedesk {

/// The desktop's choice between dark and light, and whether it wants less motion, from its settings portal (D-Bus);
/// without one, the scheme of the palette with which the program started, and motion. Qt tells neither before 6.5.
class SystemScheme final : public QObject
{
    Q_OBJECT

public:
    /// `first`: the scheme of the palette. Asks the portal over D-Bus without waiting for it.
    explicit SystemScheme(ColorScheme first, QObject *parent = nullptr);

    [[nodiscard]] ColorScheme scheme() const { return m_scheme; }
    [[nodiscard]] bool reducesMotion() const { return m_prefersLessMotion || m_isStill; }

signals:
    void changed(curvedesk::ColorScheme scheme); ///< the desktop's choice, not the window's
    void motionChanged(); ///< reducesMotion() is another one

private slots:
    /// The portal's signal or reply about a setting: takes up colour scheme and motion, and emits changed() or
    /// motionChanged() for another; ignores other settings.
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    /// Keeps the scheme of the portal's number, and emits changed() when it differs: 1 dark, 2 light; any other number,
    /// no preference, is light after one of these and ignored before.
    void setPortalValue(uint portalValue);

    ColorScheme m_scheme;
    bool m_hasPreferred = false; ///< the portal has said dark or light
    bool m_prefersLessMotion = false; ///< by the portal's own setting
    bool m_isStill = false; ///< by GNOME's
};

} // namespace curvedesk
