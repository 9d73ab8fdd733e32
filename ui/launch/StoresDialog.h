// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/launch/StoreService.h"
#include "ui/dialogs/DeskDialog.h"

#include <array>

class QCheckBox;
class QLineEdit;

namespace curvedesk {

class Banner;
class Desk;
class PrimaryButton;

/// Chooses the stores of picture and words, their order and credentials. A typed token of Pinata is never shown again.
class StoresDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// Asks the desk, which must outlive it, for the settings; saves nothing until they are known; shows an error.
    StoresDialog(Desk &desk, QWidget *parent);

private:
    struct Row
    {
        StoreChoice choice = StoreChoice::Local;
        bool isUsed = false;
    };

    void showSettings(const StoreSettings &settings); ///< into rows, used stores first, and fields; lets them be saved
    void showRows(); ///< names and ticks of m_rows, in their present order
    /// Has the desk save the ticked stores in their order and Kubo's address on disk, and a typed token in the vault,
    /// where an empty field leaves the kept one. Empties that field; the button's focus goes to Kubo's. Closes once it
    /// is saved, or shows the error.
    void save();

    Desk &m_desk;
    std::array<Row, 4> m_rows{{{StoreChoice::Kubo}, {StoreChoice::Pinata}, {StoreChoice::Pump}, {StoreChoice::Local}}};
    std::array<QCheckBox *, 4> m_boxes{}; ///< in the order on the screen
    QLineEdit *m_kubo;
    QLineEdit *m_token;
    Banner *m_banner;
    PrimaryButton *m_save;
};

} // namespace curvedesk
