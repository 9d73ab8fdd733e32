// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

class QSettings;

namespace curvedesk {

/// Options of the command line that the user keeps: their values by name, without dashes. They hold from the next start
/// on; an option of the command line goes before a kept one. Several nodes stand in one value, with spaces between.
using StartOptions = QMap<QString, QString>;

/// The settings that only a start changes, as the program was started with them.
struct RunningSettings
{
    QString language;
    StartOptions start;
    bool hasApiHost = false; ///< the API host is on, whoever switched it on
    bool hasTray = false; ///< the desktop has a tray
};

namespace startSettings {

/// The names of the options that can be kept.
[[nodiscard]] const QStringList &names();
/// Those of names() that the settings keep, with their values.
[[nodiscard]] StartOptions read(const QSettings &settings);
/// Writes those of names() and removes from the settings those that `options` does not have.
void write(QSettings &settings, const StartOptions &options);
/// Sets one of `options`, writing no settings; removes it where the value is empty or the one without it (`usual`).
void keep(StartOptions &options, const QString &name, const QString &value, const QString &usual);
/// The minutes without use after which the keys lock; 0: never; the usual ones where the options have no number.
[[nodiscard]] int lockMinutes(const StartOptions &options);
/// Sets the minutes of lockMinutes() in the options, writing no settings; the usual ones are removed from them.
void setLockMinutes(StartOptions &options, int minutes);
/// Writes to the settings, for the next start and no later one, that the API host shall listen on this port again.
void noteApiHost(QSettings &settings, quint16 port);
/// The kept options, with the API host's port noted for this start unless they have one; erases it in the settings.
[[nodiscard]] StartOptions takeForStart(QSettings &settings);
/// True when both name the same network and nodes.
[[nodiscard]] bool isSameNetwork(const StartOptions &one, const StartOptions &other);
/// True when the arguments say where to trade, so that nobody needs to be asked.
[[nodiscard]] bool choosesNetwork(const QStringList &given);
/// The arguments of a start: the program, the kept options that `given` does not have, the given ones. A given network
/// or node replaces all kept options that belong to one network.
[[nodiscard]] QStringList arguments(const StartOptions &kept, const QStringList &given);

} // namespace startSettings
} // namespace curvedesk
