// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

/// Makes foreign text safe to show: names, tickers, descriptions and links of coins. The widgets show plain text only.
namespace curvedesk::displayText {

struct Shown
{
    QString text;
    /// True when hidden or misleading characters were replaced by a visible sign (direction marks, zero-width or
    /// control characters) or a blank (unusual spaces), or left out (stacked accents).
    bool wasAltered = false;

    bool operator==(const Shown &) const = default;
};

/// Foreign text as one line of at most `maxLength` characters, and "…" where more is left out; hidden and misleading
/// characters are replaced or left out, as Shown has it. Right-to-left words cannot reorder their surroundings.
[[nodiscard]] Shown line(QStringView foreign, int maxLength = 64);
/// Foreign text with its line breaks, made safe and cut as one line(); a very long word gets places to break it.
[[nodiscard]] Shown paragraph(QStringView foreign, int maxLength = 2000);
/// A coin's name, made safe as one line() of 64 characters, in its own reading direction; "(no name)" for an empty one.
[[nodiscard]] QString name(QStringView foreign);
/// A foreign ticker behind its sign: "$CFOX"; made safe as one line(), cut after 16 characters.
[[nodiscard]] QString ticker(QStringView foreign);

/// From right to left the text as an isolate, which keeps its sign, unit or `$` on its side; else the text as it is.
[[nodiscard]] QString leftToRight(const QString &text);
/// The text as a tool tip, with its line breaks, of which Qt takes nothing for markup; empty for an empty one.
[[nodiscard]] QString toolTip(const QString &text);
/// The text that toolTip() was made of; any other text as it is.
[[nodiscard]] QString textOfToolTip(const QString &toolTip);

/// A short form, by which an address is recognised: "7xKp…Q2dm". A confirm sheet shows the whole one too.
[[nodiscard]] QString shortAddress(const QString &address);
/// The whole address in groups of four characters, for comparing by eye.
[[nodiscard]] QString groupedAddress(const QString &address);

/// The text with each ampersand doubled: a button or menu would make a shortcut of one and the letter behind it.
[[nodiscard]] QString onButton(QString text);

} // namespace curvedesk::displayText
