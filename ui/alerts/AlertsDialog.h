// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/alerts/Alert.h"
#include "ui/dialogs/DeskDialog.h"

#include <optional>

class QComboBox;

namespace curvedesk {

class AlertBook;
class AlertTableModel;
class AmountEdit;
class DeskTable;
class TextLabel;

/// Lists the alerts and adds new ones for a coin.
class AlertsDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `coin`: the coin of new alerts; nullopt: only one on another king can be added. `king`: the present king. `book`
    /// must outlive the sheet.
    AlertsDialog(AlertBook &book, const std::optional<TokenSummary> &coin, const std::optional<TokenSummary> &king,
                 bool hasSound, QWidget *parent);

signals:
    void coinRequested(const QString &mint);
    void soundToggled(bool isOn);

private:
    void buildForm();
    void buildTable();
    [[nodiscard]] Alert::Kind kind() const;
    /// The alert by the fields; nullopt while they make none.
    [[nodiscard]] std::optional<Alert> alert() const;
    /// Enables the form's controls, and says what is missing or where the coin stands now.
    void showForm();
    void showAlerts();

    AlertBook &m_book;
    std::optional<TokenSummary> m_coin;
    std::optional<TokenSummary> m_king;
    AlertTableModel *m_alerts;
    QComboBox *m_kind;
    AmountEdit *m_bound;
    QPushButton *m_add;
    TextLabel *m_note;
    DeskTable *m_table = nullptr;
    TextLabel *m_none = nullptr;
};

} // namespace curvedesk
