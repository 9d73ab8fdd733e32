// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QLineEdit>

namespace curvedesk {

/// Takes an exact decimal amount and shows its unit. Groups that were pasted along are dropped; a comma is refused, not
/// guessed at: "1,5" is one and a half here and fifteen there.
class AmountEdit final : public QLineEdit
{
    Q_OBJECT

public:
    AmountEdit(const QString &unit, int decimals, QWidget *parent = nullptr);

    void setUnit(const QString &unit, int decimals);
    /// In base units. InvalidInput says what is wrong with the text, or that there is none.
    [[nodiscard]] Result<quint64> amount() const;
    /// In the ordinary size, for a small figure in a row.
    void setCompact();
    /// As if it had been typed.
    void setAmount(quint64 units);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void tidy();
    void followTheme();

    QString m_unit;
    int m_decimals;
    bool m_isCompact = false;
};

} // namespace curvedesk
