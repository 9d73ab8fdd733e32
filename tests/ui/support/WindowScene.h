// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "tests/ui/support/FakeDesk.h"
#include "ui/window/MainWindow.h"

#include <QAbstractButton>
#include <QLineEdit>
#include <QTest>

namespace curvedesk {

/// The window on a FakeDesk, driven by object names.
struct WindowScene
{
    explicit WindowScene(bool isFilled = true, const WindowOptions &options = {})
    {
        if (isFilled)
            desk.fill();
        window = std::make_unique<MainWindow>(desk, options);
        window->show();
    }

    template<class T = QWidget> [[nodiscard]] T *find(const QString &objectName) const
    {
        return window->findChild<T *>(objectName);
    }
    void click(const QString &objectName) const
    {
        auto *widget = find<QWidget>(objectName);
        if (widget == nullptr)
            qFatal("no widget %s", qPrintable(objectName));
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void type(const QString &objectName, const QString &text) const
    {
        auto *edit = find<QLineEdit>(objectName);
        if (edit == nullptr)
            qFatal("no field %s", qPrintable(objectName));
        edit->clear();
        QTest::keyClicks(edit, text);
    }
    [[nodiscard]] bool isEnabled(const QString &objectName) const { return find<QWidget>(objectName)->isEnabled(); }

    FakeDesk desk;
    std::unique_ptr<MainWindow> window;
};

} // namespace curvedesk
