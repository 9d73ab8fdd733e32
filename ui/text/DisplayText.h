// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

/// Text that strangers wrote, made safe to look at. Every name, ticker, description and link of a coin passes here
/// before it reaches a widget; the widgets show plain text only.
namespace curvedesk::displayText {

struct Shown
{
    QString text;
    /// Something in it was hidden or misleading (direction marks, zero-width or control characters, piled-up accents)
    /// and was replaced by a visible sign.
    bool wasAltered = false;

    bool operator==(const Shown &) const = default;
};

/// One line, at most `maxLength` characters. Right-to-left words cannot reorder their surroundings.
[[nodiscard]] Shown line(QStringView foreign, int maxLength = 64);
/// Several lines, at most `maxLength` characters.
[[nodiscard]] Shown paragraph(QStringView foreign, int maxLength = 2000);
/// A coin's name, or a word for its absence.
[[nodiscard]] QString name(QStringView foreign);
/// A ticker with its sign: "$CFOX".
[[nodiscard]] QString ticker(QStringView foreign);

/// A tool tip that Qt will not read as markup, whatever is in it.
[[nodiscard]] QString toolTip(const QString &text);

/// "7xKp…Q2dm": for lists only. What somebody is asked to confirm shows the whole address.
[[nodiscard]] QString shortAddress(const QString &address);
/// In groups of four, for comparing by eye.
[[nodiscard]] QString groupedAddress(const QString &address);

} // namespace curvedesk::displayText
