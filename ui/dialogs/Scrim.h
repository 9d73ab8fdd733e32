// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QWidget>

namespace curvedesk {

/// Dims the window under a sheet.
class Scrim final : public QWidget
{
    Q_OBJECT

public:
    /// Covers `window`, which owns it, from now on until the scrim is deleted; takes no clicks while it dims.
    explicit Scrim(QWidget *window);
    /// Dims nothing any more, takes all clicks for a double click's time and deletes itself then: the rest of a double
    /// click that closed the sheet presses nothing below it.
    void endAfterClick();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< follows the window's size; swallows no event

private:
    bool m_isEnding = false;
};

} // namespace curvedesk
