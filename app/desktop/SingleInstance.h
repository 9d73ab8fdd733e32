// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QLocalServer>
#include <QObject>

namespace curvedesk::app {

/// One window for each data directory: a second start asks the first to come to the front.
class SingleInstance final : public QObject
{
    Q_OBJECT

public:
    /// Asks the program that has this data directory to show its window. False when none answers.
    [[nodiscard]] static bool raiseOther(const QString &dataDirectory);

    /// Answers such questions from now on.
    explicit SingleInstance(const QString &dataDirectory);

signals:
    void raiseRequested();

private:
    QLocalServer m_server;
};

} // namespace curvedesk::app
