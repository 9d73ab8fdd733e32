// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QProgressBar>

namespace curvedesk {

/// How far a coin is up its curve, as a slim bar. In thousandths.
class ProgressStrip final : public QProgressBar
{
    Q_OBJECT

public:
    explicit ProgressStrip(QWidget *parent = nullptr);
    /// Parts per million.
    void setProgress(quint64 partsPerMillion);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace curvedesk
