// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/desktop/CoreThread.h"
#include "ui/desk/CoreDesk.h"
#include "ui/window/MainWindow.h"

#include <QTemporaryDir>

#include <memory>

namespace curvedesk {

/// The real window on a real core thread with its own sandbox, as the program makes them; on an error `failure` has the
/// reason and `core` is null.
struct LiveScene
{
    explicit LiveScene(bool withTraders = false, const QString &dataDirectory = {})
    {
        app::DesktopOptions options;
        options.core.dataDirectory = dataDirectory.isEmpty() ? data.filePath(QStringLiteral("desk")) : dataDirectory;
        options.core.sandbox.seed = 7;
        options.core.sandbox.hasTraders = withTraders;
        auto started = app::CoreThread::start(options);
        if (!started) {
            failure = started.error().text;
            return;
        }
        core = std::move(*started);
        desk = std::make_unique<CoreDesk>(core->services(), core->apiHostSwitch(), core->apiPort());
        window = std::make_unique<MainWindow>(
            *desk, WindowOptions{.settingsPath = {}, .scheme = ColorScheme::Dark, .hasSimulatedTraders = withTraders});
    }

    QTemporaryDir data;
    QString failure;
    std::unique_ptr<app::CoreThread> core;
    std::unique_ptr<CoreDesk> desk;
    std::unique_ptr<MainWindow> window;
};

} // namespace curvedesk
