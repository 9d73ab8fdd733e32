// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/shots/Photographer.h"

#include "tests/ui/support/PaintedCuts.h"

#include <QDir>
#include <QPixmap>
#include <QScreen>

#include <cstdio>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The time for queued paint events, and for a pressed button to be drawn released.
constexpr int settleMs = 150;
/// A busy machine takes longer: until two pictures in a row are the same. A live market never is.
constexpr int mostPictures = 6;

} // namespace

Photographer::Photographer(MainWindow &window, const QString &directory, const Look &look)
    : m_window(window)
    , m_directory(directory)
    , m_suffix(u"%1-%2x%3"_s.arg(look.scheme == ColorScheme::Dark ? u"dark"_s : u"light"_s)
                   .arg(look.size.width())
                   .arg(look.size.height())
               + (look.mark.isEmpty() ? QString() : u'-' + look.mark))
{
    window.setScheme(look.scheme);
    window.setGeometry(QRect(QPoint(), look.size));
    window.show();
    window.activateWindow(); // without a window manager nobody gives it the focus
    waitFor(u"the window at its size"_s, [&] { return window.isVisible() && window.size() == look.size; });
}

void Photographer::shoot(const QString &name)
{
    if (hasFailed())
        return;
    const QString path = QDir(m_directory).filePath(u"%1-%2.png"_s.arg(name, m_suffix));
    const QRect area = m_window.geometry();
    QImage shot;
    for (int taken = 0; taken < mostPictures; ++taken) {
        QTest::qWait(settleMs);
        const QImage last = std::exchange(
            shot, m_window.screen()->grabWindow(0, area.x(), area.y(), area.width(), area.height()).toImage());
        if (shot == last)
            break;
    }
    if (!shot.save(path)) {
        fail(u"cannot write "_s + path);
        return;
    }
    std::printf("%s\n", qUtf8Printable(path));
    const QWidgetList tops = QApplication::topLevelWidgets();
    for (QWidget *top : tops) {
        if (!top->isVisible())
            continue;
        for (const PaintedCut &cut : paintedCuts(*top))
            std::printf("    %s\n", qUtf8Printable(describe(cut)));
    }
}

} // namespace curvedesk
