// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QProgressBar>

namespace curvedesk {

/// A coin's progress on its curve as a thin bar.
class ProgressStrip final : public QProgressBar
{
    Q_OBJECT

public:
    ProgressStrip();
    void setProgress(quint64 partsPerMillion); ///< shows it; more than a million as a million
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace curvedesk
