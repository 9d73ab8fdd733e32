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
    /// Covers `window`, which owns it, from now on until the scrim is deleted; takes no clicks.
    explicit Scrim(QWidget *window);

protected:
    void paintEvent(QPaintEvent *event) override;
    /// Follows the window's size; swallows no event.
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace curvedesk
