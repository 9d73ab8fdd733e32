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

/// Lists the alerts and adds new ones for a coin.
class AlertsDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `coin`: the coin of new alerts; nullopt: only one on another king can be added. `king`: the present king. It
    /// follows both by the feed. `book` must outlive the sheet.
    AlertsDialog(AlertBook &book, const MarketFeed &feed, const std::optional<TokenSummary> &coin,
                 const std::optional<TokenSummary> &king, bool hasSound, QWidget *parent);

signals:
    void coinRequested(const QString &mint); ///< the user wants to see this coin of an alert
    void soundToggled(bool isOn); ///< the user wants a sound with alerts, or none

private:
    void buildForm(); ///< the controls of a new alert, which m_book gets at a click
    void buildTable(); ///< the table of alerts, with menu and links of a row: show, wait again, remove
    [[nodiscard]] Alert::Kind kind() const; ///< the chosen one
    /// The alert by the fields; nullopt while they make none: without a coin or king, or with a bound that is wrong, 0,
    /// or more than the whole curve.
    [[nodiscard]] std::optional<Alert> alert() const;
    /// Takes up the new figures of the coin, and the king, where they are among these.
    void followMarket(const QList<TokenSummary> &tokens);
    /// Enables the form's controls, and says what is missing or where the coin stands.
    void showForm();
    /// Shows those of m_book in the table, where the highlighted one stays; without any, a sentence in its place.
    void showAlerts();
    void showActions(); ///< those of the highlighted alert
    [[nodiscard]] std::optional<Alert> chosen() const; ///< the highlighted one

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
    LinkButton *m_show; ///< the coin of the highlighted alert; hidden on other networks
    LinkButton *m_again; ///< shown once the highlighted alert fired, on its network
    LinkButton *m_remove; ///< shown while an alert is highlighted
};

} // namespace curvedesk
