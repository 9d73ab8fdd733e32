// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/widgets/Buttons.h"

#include <QTimer>

#include <functional>

namespace curvedesk {

/// Copies a text to the clipboard and reads "Copied" for a moment.
class CopyButton final : public LinkButton
{
    Q_OBJECT

public:
    static constexpr int feedbackMs = 1500;

    /// `source` is called at each click. `accessibleName` is read by screen readers in place of "Copy".
    CopyButton(std::function<QString()> source, const QString &accessibleName);

private:
    void copy(); ///< puts what `source` gives now on the clipboard; reads "Copied" for feedbackMs

    std::function<QString()> m_source;
    QTimer m_feedback; ///< runs while it reads "Copied"
};

} // namespace curvedesk
