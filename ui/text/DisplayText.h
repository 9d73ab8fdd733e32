// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

/// Makes foreign text safe to show. Names, tickers, descriptions and links of coins are cleaned or checked here before
/// they are shown; the widgets show plain text only.
namespace curvedesk::displayText {

struct Shown
{
    QString text;
    /// True when hidden or misleading characters were replaced by a visible sign (direction marks, zero-width or
    /// control characters) or a blank (unusual spaces), or left out (stacked accents).
    bool wasAltered = false;

    bool operator==(const Shown &) const = default;
};

/// Makes one line of at most `maxLength` characters, and "…" where more is left out. Right-to-left words cannot reorder
/// their surroundings.
[[nodiscard]] Shown line(QStringView foreign, int maxLength = 64);
/// As line(), but keeps line breaks; a very long word gets invisible places where a line may end.
[[nodiscard]] Shown paragraph(QStringView foreign, int maxLength = 2000);
/// A coin's name as by line(), in its own reading direction, or a placeholder for an empty one.
[[nodiscard]] QString name(QStringView foreign);
/// A ticker as by line() with its sign: "$CFOX", cut after 16 characters.
[[nodiscard]] QString ticker(QStringView foreign);

/// The text as an isolate that keeps its sign, unit or `$` on its side where the window reads from right to left.
[[nodiscard]] QString leftToRight(const QString &text);
/// The text as a tool tip that Qt does not interpret as markup.
[[nodiscard]] QString toolTip(const QString &text);
/// The text that toolTip() was made of; any other text as it is.
[[nodiscard]] QString textOfToolTip(const QString &toolTip);

/// A short form, by which an address is recognised: "7xKp…Q2dm". A confirm sheet shows the whole one too.
[[nodiscard]] QString shortAddress(const QString &address);
/// The whole address in groups of four characters, for comparing by eye.
[[nodiscard]] QString groupedAddress(const QString &address);

/// A text for a button or a menu, which would make a shortcut of an ampersand and the letter behind it.
[[nodiscard]] QString onButton(QString text);

} // namespace curvedesk::displayText
