// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QWidget>

namespace curvedesk {

class IconButton;
class LinkButton;
class TextLabel;
struct Error;

/// A line inside a panel that says what went wrong and what to do, and leaves the panel usable. Hidden while there is
/// nothing to say.
class Banner final : public QWidget
{
    Q_OBJECT

public:
    explicit Banner(QWidget *parent = nullptr);

    /// With "Retry" where asking again can help.
    void showError(const Error &error);
    void showMessage(const QString &text, Tone tone);
    void clear();

signals:
    void retryRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone = Tone::Error;
    TextLabel *m_text;
    LinkButton *m_retry;
    IconButton *m_close;
};

} // namespace curvedesk
