// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QTimer>
#include <QWidget>

namespace curvedesk {

/// Grey shapes in place of rows while an answer is awaited; blank at first, and with a text when it takes long.
class Skeleton final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int shownAfterMs = 150;
    static constexpr int slowAfterMs = 2000;

    /// `rowHeight` in pixels at 100 %; 0 rows: as many as fit.
    explicit Skeleton(int rowHeight, int rows = 0);

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override; ///< starts anew, blank, so that a short wait shows nothing
    void hideEvent(QHideEvent *event) override; ///< stops the waiting

private:
    int m_rowHeight;
    int m_rows;
    QTimer m_delay;
    enum class Stage { Blank, Shapes, Slow } m_stage = Stage::Blank;
};

} // namespace curvedesk
