// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/shots/Stage.h"

#include <QAction>
#include <QLabel>

namespace curvedesk {

using namespace Qt::StringLiterals;

Album::Album(const QString &directory, const Look &look)
    : m_directory(directory)
    , m_look(look)
{
}

void Album::shoot(const QString &name, const Stage &stage, const Scene &scene)
{
    if (!name.startsWith(m_look.only))
        return;
    FakeDesk desk;
    desk.fill();
    desk.orderList.removeFirst(); // the pending order: only some stages want one
    stage(desk);
    MainWindow window(desk, {.settingsPath = {}, .scheme = m_look.scheme, .hasSimulatedTraders = false});
    Photographer camera(window, m_directory, m_look);
    if (desk.answersMarket && !desk.tokenList.isEmpty())
        camera.waitFor(u"the coin"_s, [&] { return !camera.text(u"coinName"_s).isEmpty(); });
    emit desk.slotChanged(312'845'112);
    const auto *slot = window.findChild<QLabel *>(u"topSlot"_s); // a narrow bar leaves it out
    camera.waitFor(u"the slot"_s, [slot] { return slot->text().contains(u"312"); });
    if (scene)
        scene(desk, camera);
    camera.shoot(name);
    if (m_failure.isEmpty() && camera.hasFailed())
        m_failure = name.toUtf8() + ": " + camera.failure();
}

void Album::shoot(const QString &name, const Scene &scene)
{
    shoot(
        name, [](FakeDesk &) {}, scene);
}

void command(Photographer &camera, const QString &name)
{
    for (const QWidget *window : QApplication::topLevelWidgets()) {
        if (auto *action = window->findChild<QAction *>(name)) {
            action->trigger();
            return;
        }
    }
    camera.fail(u"no command "_s + name);
}

void fillTicket(FakeDesk &, Photographer &camera)
{
    camera.type(u"orderAmount"_s, u"0.5"_s);
    camera.waitFor(u"a price"_s, [&] { return camera.units(u"orderReceive"_s) > 0; });
}

void openSheet(FakeDesk &desk, Photographer &camera)
{
    fillTicket(desk, camera);
    camera.click(u"orderButton"_s);
    const auto *button = camera.find(u"confirmButton"_s);
    if (Hand::isShown(u"confirmUnderstood"_s))
        camera.press(u"confirmUnderstood"_s, Qt::Key_Space);
    camera.waitFor(u"an armed button"_s, [&] { return button->isEnabled(); });
}

} // namespace curvedesk
