// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QWidget>

namespace curvedesk {

/// A large figure in a frame like a field's, which cannot be edited. A figure that does not fit gets a smaller font.
class ValueBox final : public QWidget
{
    Q_OBJECT

public:
    explicit ValueBox(QWidget *parent = nullptr);

    void setValue(const QString &value, const QString &unit, const QString &exact);
    [[nodiscard]] const QString &value() const { return m_value; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_value;
    QString m_unit;
};

} // namespace curvedesk
