// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QLabel>

namespace curvedesk {

/// The label of this window: plain text always, face and colour by role. Nothing that strangers wrote is ever markup.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(const QString &text, TextRole role = TextRole::Body, Tone tone = Tone::Normal,
                       QWidget *parent = nullptr);

    void setTone(Tone tone);
    void setRole(TextRole role);
    /// Gives way when room is short: ends in "…".
    void setElided(bool isElided);
    [[nodiscard]] bool isElided() const { return m_isElided; }
    /// A tool tip that is never markup.
    void setPlainToolTip(const QString &text);
    /// Lets people select and copy with mouse and keyboard.
    void setCopyable();

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void followTheme();

    TextRole m_role;
    Tone m_tone;
    bool m_isElided = false;
};

} // namespace curvedesk
