// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

class QVBoxLayout;

namespace curvedesk {

/// Short notices in the lower right corner of what happened, never over the order button: three at most, good ones go
/// by themselves, bad ones stay until dismissed. They never take the focus, and what they say stands under Activity as
/// well.
class Notices final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int showMs = 5000;
    static constexpr int maxShown = 3;

    /// Over `parent`, in the corner of `anchor`, which is inside it.
    Notices(QWidget *parent, QWidget *anchor);

    void add(const QString &text, Tone tone);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QVBoxLayout *m_column;
    QWidget *m_anchor;
};

} // namespace curvedesk
