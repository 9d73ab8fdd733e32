// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/ThemeColors.h"

#include <QDBusVariant>
#include <QObject>

namespace curvedesk {

/// The desktop's choice between dark and light, from its settings portal; where there is none, from the palette with
/// which the program started.
class SystemScheme final : public QObject
{
    Q_OBJECT

public:
    /// `first`: the scheme of the palette. Asks the portal over D-Bus without waiting for it.
    explicit SystemScheme(ColorScheme first, QObject *parent = nullptr);

    [[nodiscard]] ColorScheme scheme() const { return m_scheme; }

signals:
    void changed(curvedesk::ColorScheme scheme); ///< the desktop's choice, not the window's

private slots:
    /// The portal's signal about any setting; only the colour scheme counts.
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    /// Keeps the scheme of the portal's number (1 dark, 2 light), and emits changed() when it differs; ignores others.
    void setPortalValue(uint portalValue);

    ColorScheme m_scheme;
};

} // namespace curvedesk
