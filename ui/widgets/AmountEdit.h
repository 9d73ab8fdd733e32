// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "ui/widgets/Buttons.h"

#include <QLineEdit>

namespace curvedesk {

/// A field for an exact decimal amount with its unit. Accepts digits, a dot, and a comma, which becomes a dot; letters
/// go to the window's shortcuts. What the program fills in stands in groups of three digits until a person edits it:
/// what was typed or pasted has no spaces. A pasted comma is refused: "1,500" is not the same amount in every country.
class AmountEdit final : public QLineEdit
{
    Q_OBJECT

public:
    /// `unit`: the text behind the digits; `decimals`: of one unit, in which amount() counts base units.
    AmountEdit(const QString &unit, int decimals);

    void setUnit(const QString &unit, int decimals); ///< the text stays, amount() counts it anew; emits nothing
    /// The amount in base units (10^-decimals). InvalidInput for a wrong text, its detail in the user's language.
    [[nodiscard]] Result<quint64> amount() const;
    void setCompact(); ///< makes the field and its digits smaller, for good: a small figure in a row
    /// Writes the amount, in base units, in groups of digits; emits textChanged() for another text, never textEdited().
    void setAmount(quint64 units);
    /// Shows a figure that follows from another field, in groups, the exact integer in its tool tip; emits nothing.
    void showDerived(const QString &grouped, const QString &exact);
    /// While the field is empty: true shows dots in place of "0", for an amount which is hidden. amount() stays.
    void setAmountHidden(bool isHidden);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override; ///< leaves letters to shortcuts, remembers when Enter or space is released
    /// Types a point for a comma, leaves characters that no amount has to the parent, and drops the repeats of a held
    /// Enter or space. Beside a space between groups it deletes the next digit.
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override; ///< the field as QLineEdit does, and the unit behind the digits
    void changeEvent(QEvent *event) override; ///< takes up the fonts and sizes of a new theme or zoom

private:
    [[nodiscard]] QString shownUnit() const; ///< the unit; "tokens" for a ticker that would take the digits' room
    [[nodiscard]] QString digits() const; ///< the text without the spaces between its groups
    /// Takes the spaces out of a text that was edited, with textChanged(); the cursor stays between its digits.
    void removeSpaces();
    void followTheme(); ///< takes up font and room for the unit

    QString m_unit;
    int m_decimals;
    HeldKey m_heldKey;
    bool m_isCompact = false;
};

} // namespace curvedesk
