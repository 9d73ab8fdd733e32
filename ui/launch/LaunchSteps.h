// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/launch/LaunchTypes.h"

#include <QWidget>

#include <array>

namespace curvedesk {

class TextLabel;

/// The steps of a launch, in a row each: done, running and how far, or where it stopped. Hidden until there is one.
class LaunchSteps final : public QWidget
{
    Q_OBJECT

public:
    explicit LaunchSteps(QWidget *parent = nullptr); ///< hidden

    /// Shows the steps: this one runs, with the share sent in percent; those before are done, those after it wait.
    void showRunning(const LaunchProgress &progress);
    /// Shows the steps: the launch stopped at this one, those before are done. `detail`: why, or what is known.
    void showStopped(LaunchStep step, const QString &detail);
    [[nodiscard]] LaunchStep current() const { return m_current; } ///< the one shown last; Picture before any

private:
    struct Row
    {
        TextLabel *mark = nullptr;
        TextLabel *name = nullptr;
        TextLabel *detail = nullptr;
    };
    /// Shows all steps, those before `current` as done, those after it as waiting, and `detail` at it.
    void mark(LaunchStep current, bool isStopped, const QString &detail);

    std::array<Row, 4> m_rows;
    LaunchStep m_current = LaunchStep::Picture;
};

} // namespace curvedesk
