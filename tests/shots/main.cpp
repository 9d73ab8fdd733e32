// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Pictures of the real window on a real sandbox, driven by clicks: curvedesk-shots DIR. Fails when a step does not
// come about, so that a picture never shows what did not happen.
#include "app/desktop/CoreThread.h"
#include "ui/CoreDesk.h"
#include "ui/window/MainWindow.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <functional>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 20'000;

class Photographer
{
public:
    Photographer(MainWindow &window, QString directory)
        : m_window(window)
        , m_directory(std::move(directory))
    {
    }

    [[nodiscard]] bool failed() const { return m_failed; }

    void resize(int width, int height)
    {
        m_window.setGeometry(0, 0, width, height);
        m_size = u"%1x%2"_s.arg(width).arg(height);
        m_failed |= !QTest::qWaitFor([&] { return m_window.size() == QSize(width, height); }, patienceMs);
    }

    void wear(ColorScheme scheme)
    {
        m_window.setScheme(scheme);
        m_theme = scheme == ColorScheme::Dark ? u"dark"_s : u"light"_s;
    }

    /// What a person would see: the screen, dialogs included.
    void shoot(const QString &name)
    {
        if (m_failed)
            return;
        QCoreApplication::sendPostedEvents();
        QTest::qWait(120); // queued paints and fades
        const QString path = QDir(m_directory).filePath(u"%1-%2-%3.png"_s.arg(name, m_theme, m_size));
        const QRect area = m_window.geometry();
        const QPixmap picture = m_window.screen()->grabWindow(0, area.x(), area.y(), area.width(), area.height());
        if (!picture.save(path))
            fail(u"cannot write "_s + path);
        else
            std::printf("%s\n", qUtf8Printable(path));
    }

    void waitFor(const QString &what, const std::function<bool()> &condition)
    {
        if (!m_failed && !QTest::qWaitFor(condition, patienceMs))
            fail(u"this did not come about: "_s + what);
    }

    template<class W> W *find(const QString &name)
    {
        W *found = nullptr;
        waitFor(name, [&] {
            const QWidgetList tops = QApplication::topLevelWidgets();
            for (QWidget *top : tops) {
                W *widget = top->objectName() == name ? qobject_cast<W *>(top) : top->findChild<W *>(name);
                if (widget && widget->isVisible()) {
                    found = widget;
                    return true;
                }
            }
            return false;
        });
        return found;
    }

    void click(const QString &name)
    {
        auto *button = find<QAbstractButton>(name);
        waitFor(name + u" enabled"_s, [&] { return button->isEnabled(); });
        if (!m_failed)
            QTest::mouseClick(button, Qt::LeftButton);
    }

    void type(const QString &name, const QString &text)
    {
        if (auto *edit = find<QLineEdit>(name)) {
            edit->setFocus();
            edit->selectAll();
            QTest::keyClicks(edit, text);
        }
    }

    /// The list of that name, or inside the page of that name.
    QAbstractItemView *list(const QString &name)
    {
        auto *widget = find<QWidget>(name);
        auto *view = qobject_cast<QAbstractItemView *>(widget);
        return view || !widget ? view : widget->findChild<QAbstractItemView *>();
    }

    int rows(const QString &name)
    {
        QAbstractItemView *view = list(name);
        return view ? view->model()->rowCount() : 0;
    }

    void fail(const QString &why)
    {
        m_failed = true;
        std::fprintf(stderr, "curvedesk-shots: %s\n", qUtf8Printable(why));
    }

private:
    MainWindow &m_window;
    QString m_directory;
    QString m_theme = u"dark"_s;
    QString m_size;
    bool m_failed = false;
};

void makeWallet(Photographer &camera)
{
    camera.click(u"walletCreateFirst"_s);
    camera.find<QWidget>(u"createWalletDialog"_s);
    camera.shoot(u"03-create-wallet"_s);
    camera.type(u"walletLabel"_s, u"Main wallet"_s);
    camera.click(u"createWalletConfirm"_s);
    camera.click(u"walletSecretsDone"_s);
    camera.waitFor(u"a wallet"_s, [&] { return camera.rows(u"walletTable"_s) == 1; });
    camera.click(u"walletAirdrop"_s);
}

bool hasOutcome(Photographer &camera, int orders)
{
    QAbstractItemView *view = camera.list(u"activityTable"_s);
    if (!view || view->model()->rowCount() < orders)
        return false;
    for (int column = 0; column < view->model()->columnCount(); ++column) {
        if (view->model()->index(0, column).data().toString().contains(u"Succeeded"))
            return true;
    }
    return false;
}

void confirm(Photographer &camera, const QString &picture)
{
    camera.click(u"orderButton"_s);
    camera.find<QWidget>(u"confirmDialog"_s);
    camera.shoot(picture);
    camera.click(u"confirmButton"_s);
}

void buyAndSell(Photographer &camera)
{
    camera.click(u"kingShow"_s);
    camera.click(u"sideBuy"_s);
    camera.type(u"orderAmount"_s, u"0.5"_s);
    camera.shoot(u"04-buy-ticket"_s);
    confirm(camera, u"05-buy-confirm"_s);
    camera.waitFor(u"the buy succeeds"_s, [&] { return hasOutcome(camera, 1); });
    camera.shoot(u"06-bought"_s);
    camera.click(u"sideSell"_s);
    camera.click(u"percent50"_s);
    confirm(camera, u"07-sell-confirm"_s);
    camera.waitFor(u"the sell succeeds"_s, [&] { return hasOutcome(camera, 2); });
    camera.shoot(u"08-sold"_s);
}

void takeAll(Photographer &camera, MainWindow &window)
{
    camera.resize(1280, 800);
    camera.wear(ColorScheme::Dark);
    camera.shoot(u"01-first-start"_s);
    camera.waitFor(u"a market"_s, [&] { return camera.rows(u"risingCoins"_s) >= 6; });
    camera.shoot(u"02-no-wallet"_s);
    makeWallet(camera);
    buyAndSell(camera);
    if (camera.failed())
        return;
    camera.click(u"sideBuy"_s);
    camera.type(u"orderAmount"_s, u"999999"_s);
    camera.shoot(u"09-not-enough"_s);
    camera.type(u"orderAmount"_s, u"0.25"_s);

    window.showWork(MainWindow::LaunchWork);
    camera.type(u"launchName"_s, u"Night Tram"_s);
    camera.type(u"launchSymbol"_s, u"TRAM"_s);
    camera.shoot(u"10-launch"_s);
    window.showWork(MainWindow::ApiHostWork);
    camera.shoot(u"11-api-host"_s);
    window.showWork(MainWindow::OrderWork);

    for (const ColorScheme scheme : {ColorScheme::Dark, ColorScheme::Light}) {
        camera.wear(scheme);
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            camera.resize(size.width(), size.height());
            camera.shoot(u"12-full"_s);
        }
    }
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc != 2) {
        std::fprintf(stderr, "usage: curvedesk-shots DIR\n");
        return 64;
    }
    const QTemporaryDir data;
    app::Options options;
    options.dataDirectory = data.filePath(u"desk"_s);
    options.sandboxTraders = true;
    auto core = app::CoreThread::start(options);
    if (!core) {
        std::fprintf(stderr, "curvedesk-shots: %s\n", qUtf8Printable(core.error().text));
        return 1;
    }
    CoreDesk desk((*core)->services(), (*core)->apiHostSwitch(), (*core)->apiPort());
    MainWindow window(desk, {.settingsPath = {}, .scheme = ColorScheme::Dark, .hasSimulatedTraders = true});
    window.show();
    Photographer camera(window, QString::fromLocal8Bit(argv[1]));
    takeAll(camera, window);
    return camera.failed() ? 1 : 0;
}
