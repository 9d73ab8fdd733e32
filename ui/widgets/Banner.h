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

/// A line with an error and advice, or with a state and the button that ends it. Hidden without a message.
class Banner final : public QWidget
{
    Q_OBJECT

public:
    Banner();

    /// Shows an error and advice in place of the former message, until the user dismisses it; with "Retry" where
    /// retryRequested() is connected and repeating the request can succeed. Screen readers read it out.
    void showError(const Error &error);
    /// Shows a message in place of the former one and its button, until it is dismissed; screen readers read it out.
    void showMessage(const QString &text, Tone tone);
    /// Shows a message in place of the former one, with a button that emits actionRequested(); it stays until the next
    /// call and cannot be dismissed. Screen readers read it out.
    void showAction(const QString &text, Tone tone, const QString &action);
    void clear(); ///< hides the line, with its message and buttons

signals:
    void retryRequested(); ///< a click on "Retry", which has cleared the message
    void actionRequested(); ///< each click on the button of showAction(); the message stays

protected:
    void paintEvent(QPaintEvent *event) override; ///< only the ground, in a tint of the tone, and an edge in it

private:
    Tone m_tone = Tone::Error;
    TextLabel *m_text;
    LinkButton *m_retry;
    LinkButton *m_action;
    IconButton *m_close;
};

} // namespace curvedesk
