// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QUrl>
#include <QWidget>

namespace curvedesk {

/// The address of a coin's page elsewhere, written out before it can be opened. Only https addresses of usual length
/// without user name and hidden characters can be opened; any other one is shown as not https or suspicious.
class LinkRow final : public QWidget
{
    Q_OBJECT

public:
    /// `foreign`: the address as the coin has it. It is opened only by an ExplorerDialog.
    LinkRow(const QString &label, const QString &foreign);

    /// The object name of the label, for whoever aligns several rows.
    static constexpr QLatin1StringView nameOfLabel{"linkLabel"};

    /// The address to open: https, at most 300 characters, no user name or hidden characters; empty for any other one.
    [[nodiscard]] static QUrl openable(const QString &foreign);
};

} // namespace curvedesk
