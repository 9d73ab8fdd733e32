// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QWidget>

namespace curvedesk {

/// A short text as a QR code: dark on white in both themes, as cameras expect.
class QrCode final : public QWidget
{
    Q_OBJECT

public:
    /// Encodes the text as UTF-8; of one that does not fit nothing is painted but the white.
    explicit QrCode(const QString &text, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override; ///< in pixels at the zoom, with the quiet zone
    [[nodiscard]] int side() const { return m_side; } ///< modules without the quiet zone; 0: the text does not fit
    /// True for a dark module; column and row from 0, below side().
    [[nodiscard]] bool isDark(int column, int row) const { return m_dark.at(row * m_side + column); }

protected:
    void paintEvent(QPaintEvent *event) override; ///< the code; for a text that does not fit the white alone

private:
    int m_side = 0;
    QList<bool> m_dark; ///< row by row
};

} // namespace curvedesk
