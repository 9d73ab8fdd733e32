// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"
#include "ui/theme/Theme.h"
#include "ui/ticket/TicketDraft.h"
#include "ui/window/StartSettings.h"

#include <functional>

class QBoxLayout;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace curvedesk {

class AmountEdit;
class TextLabel;

/// All that the sheet of the settings sets.
struct Preferences
{
    QString language = QStringLiteral("system"); ///< or a code of language::all()
    QString scheme = QStringLiteral("system"); ///< "system", "dark", "light"
    int zoomPercent = 100;
    ColorConvention convention = ColorConvention::GreenRed;
    RowDensity density = RowDensity::Usual;
    QString explorer = {}; ///< one of ExplorerDialog::hosts()
    TicketLimits limits;
    StartOptions start;
    bool notifies = true; ///< outside the window too
    bool staysInTray = false; ///< when the window is closed, while the desktop has a tray
    bool isStill = false; ///< changed figures do not flash, whatever the desktop prefers
};

/// The settings: look, limits and the time of the lock, which hold at once, apart from language and priority fee; and
/// the rest, which holds from the next start: network, stores, API host.
class SettingsDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `running`: with what the program runs, which changes only by a start. `startProblem`: gives a sentence on what a
    /// start with these options would refuse, empty for nothing; an empty function refuses nothing.
    SettingsDialog(const Preferences &present, const RunningSettings &running,
                   std::function<QString(const StartOptions &)> startProblem, QWidget *parent);

signals:
    /// The user saved these; the sheet closes, applies and writes nothing. `restarts`: the program is to start again.
    void saved(const curvedesk::Preferences &preferences, bool restarts);

private:
    void buildLook(); ///< language, colours, size, tables, motion, explorer, notices outside the window, tray
    void buildLimits(); ///< the user's limits, and that of the priority fee
    void buildNetwork(); ///< network, node, sandbox, stores, proxy, size of the market
    void buildHost(); ///< time of the lock, port of the API host, time of approvals
    void buildButtons(); ///< Cancel, and those that emit saved() and close
    QVBoxLayout *addColumn(QBoxLayout &columns); ///< adds an empty one and returns it, to be set as m_column
    /// Adds a heading at the end of m_column, and below it a form for its rows, which it returns.
    [[nodiscard]] QFormLayout *addSection(const QString &title);
    /// Adds a row with a choice among values and their words; chooses the first where `chosen` is none of the values.
    [[nodiscard]] QComboBox *addChoice(QFormLayout &form, const QString &label, const QString &objectName,
                                       const QList<std::pair<QString, QString>> &choices, const QString &chosen);
    /// Adds a row with a field for a text; `hint` is what stands in the empty field.
    [[nodiscard]] QLineEdit *addField(QFormLayout &form, const QString &label, const QString &objectName,
                                      const QString &text, const QString &hint);
    /// Adds a row with a field for a whole number in this unit; `name` is its accessible name.
    [[nodiscard]] QSpinBox *addNumber(QFormLayout &form, const QString &label, const QString &objectName,
                                      const QString &name, const QString &unit);
    [[nodiscard]] Preferences chosen() const; ///< the preferences as the controls show them
    [[nodiscard]] StartOptions chosenStart() const; ///< as the controls of network, stores, lock and host show them
    [[nodiscard]] QString problem() const; ///< a sentence on what is wrong with a field; empty when nothing is
    [[nodiscard]] QString problemOfStart() const; ///< what is wrong with network, stores or host; empty: nothing
    void enableStartFields(); ///< those that belong to the chosen network and store; disables the others
    /// Enables or disables buttons and fields by what is chosen, and says what is wrong.
    void showState();

    Preferences m_present;
    RunningSettings m_running;
    std::function<QString(const StartOptions &)> m_startProblem;
    QComboBox *m_language = nullptr;
    QComboBox *m_scheme = nullptr;
    QSpinBox *m_zoom = nullptr;
    QComboBox *m_convention = nullptr;
    QComboBox *m_density = nullptr;
    QComboBox *m_motion = nullptr;
    QComboBox *m_explorer = nullptr;
    QComboBox *m_notifies = nullptr;
    QComboBox *m_closing = nullptr; ///< nullptr: the desktop has no tray
    AmountEdit *m_spend = nullptr;
    AmountEdit *m_slippage = nullptr;
    AmountEdit *m_feeCap = nullptr;
    QComboBox *m_network = nullptr;
    QLineEdit *m_endpoint = nullptr;
    QLineEdit *m_socket = nullptr;
    QComboBox *m_traders = nullptr;
    QLineEdit *m_nodePort = nullptr;
    QComboBox *m_directory = nullptr;
    QComboBox *m_store = nullptr;
    QLineEdit *m_kubo = nullptr;
    QLineEdit *m_proxy = nullptr;
    QSpinBox *m_marketSize = nullptr;
    QSpinBox *m_lock = nullptr;
    QLineEdit *m_apiPort = nullptr;
    QSpinBox *m_approval = nullptr;
    QVBoxLayout *m_column = nullptr; ///< that gets the next section
    TextLabel *m_note = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_restart = nullptr;
};

} // namespace curvedesk
