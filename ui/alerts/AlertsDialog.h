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
class LinkButton;
class MarketFeed;
class TextLabel;

/// Lists the alerts of an AlertBook, which writes each change to the settings, and adds new ones for a coin.
class AlertsDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `coin`: the coin of new alerts; nullopt: only one on another king can be added. `king`: the present king. It
    /// follows both by the feed. `book` must outlive the sheet.
    AlertsDialog(AlertBook &book, const MarketFeed &feed, const std::optional<TokenSummary> &coin,
                 const std::optional<TokenSummary> &king, bool hasSound, QWidget *parent);

signals:
    /// The user wants to see this coin, of an alert on the present network; the sheet stays open and selects nothing.
    void coinRequested(const QString &mint);
    void soundToggled(bool isOn); ///< the user wants a sound with alerts, or none; the sheet itself keeps nothing

private:
    void buildForm(); ///< makes the controls of a new alert; a click on “Add alert” adds it to m_book
    void buildTable(); ///< makes the table of alerts, with menu and links of a row: show, wait again, remove
    [[nodiscard]] Alert::Kind kind() const; ///< the one that is chosen in the form
    /// The new alert by the form, added nowhere; nullopt without coin or king, or for a bound that is wrong or 0.
    [[nodiscard]] std::optional<Alert> alert() const;
    /// Takes up the new figures of the form's coin, and a new king, where they are among these; then showForm().
    void followMarket(const QList<TokenSummary> &tokens);
    /// Enables bound and button of the form as they make sense (a disabled button gives its focus to the bound), and
    /// says what is missing or where the coin stands.
    void showForm();
    /// Shows m_book's alerts in the table, where the highlighted one stays, or a sentence for none; then showActions().
    void showAlerts();
    void showActions(); ///< shows links for the highlighted alert; a hidden one gives its focus to table or form
    [[nodiscard]] std::optional<Alert> chosen() const; ///< the one highlighted in the table; nullopt: none is

    AlertBook &m_book;
    std::optional<TokenSummary> m_coin;
    std::optional<TokenSummary> m_king;
    AlertTableModel *m_alerts;
    QComboBox *m_kind;
    AmountEdit *m_bound;
    QPushButton *m_add;
    TextLabel *m_note = nullptr;
    DeskTable *m_table = nullptr;
    TextLabel *m_none = nullptr;
    LinkButton *m_show; ///< the coin of the highlighted alert; hidden on other networks
    LinkButton *m_again; ///< shown once the highlighted alert fired, on its network
    LinkButton *m_remove; ///< shown while an alert is highlighted
};

} // namespace curvedesk
