// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "tests/shots/Photographer.h"
#include "tests/ui/support/FakeDesk.h"

#include <functional>

namespace curvedesk {

/// Changes a filled FakeDesk before the window opens on it.
using Stage = std::function<void(FakeDesk &)>;
/// What is done in the window before its picture is taken.
using Scene = std::function<void(FakeDesk &, Photographer &)>;

/// Pictures of windows on FakeDesks, each on its own, in one look.
class Album
{
public:
    Album(const QString &directory, const Look &look);

    void shoot(const QString &name, const Stage &stage, const Scene &scene = {});
    /// A picture of the filled desk after the scene.
    void shoot(const QString &name, const Scene &scene);
    /// Of the first picture that failed; empty when none did.
    [[nodiscard]] QByteArray failure() const { return m_failure; }

private:
    QString m_directory;
    Look m_look;
    QByteArray m_failure;
};

/// Triggers a command of the window's menus.
void command(Photographer &camera, const QString &name);
/// Types an amount and waits for its price.
void fillTicket(FakeDesk &desk, Photographer &camera);
/// Fills the ticket and opens the sheet before signing.
void openSheet(FakeDesk &desk, Photographer &camera);

/// Every layout, panel, table and menu, and the sheets that they open.
void shootPanels(Album &album);
/// Names and labels that are long, of emoji, of Chinese, of Arabic and Hebrew; empty, old and hidden figures.
void shootWords(Album &album);

} // namespace curvedesk
