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

/// The sheet that chooses the stores of picture and words, their order, and their credentials. Pinata's token is typed
/// here and never shown again.
class StoresDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// Asks the desk for the settings; nothing can be saved until they are known, an error is shown. `desk` must
    /// outlive the sheet.
    StoresDialog(Desk &desk, QWidget *parent);

private:
    struct Row
    {
        StoreChoice choice = StoreChoice::Local;
        bool isUsed = false;
    };

    /// Takes the settings into rows, the used stores first, and fields, and lets them be saved.
    void showSettings(const StoreSettings &settings);
    void showRows(); ///< names and ticks of m_rows, in their present order
    /// Has the desk save the ticked stores in their order and Kubo's address on disk, and a typed token in the vault,
    /// where an empty field leaves the kept one. Empties that field; closes once all is saved, or shows the error.
    void save();

    Desk &m_desk;
    std::array<Row, 4> m_rows{{{StoreChoice::Kubo, false},
                               {StoreChoice::Pinata, false},
                               {StoreChoice::Pump, false},
                               {StoreChoice::Local, false}}};
    std::array<QCheckBox *, 4> m_boxes{}; ///< in the order on the screen
    QLineEdit *m_kubo;
    QLineEdit *m_token;
    Banner *m_banner;
    PrimaryButton *m_save;
};

} // namespace curvedesk
