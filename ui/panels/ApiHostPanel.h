// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/ApiHostState.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QTabBar;
class QVBoxLayout;

namespace curvedesk {

class ApiKeyTableModel;
class Banner;
class Desk;
class DeskSelection;
class DeskTable;
class LinkButton;
class RequestTableModel;
class TextLabel;
class WalletBook;

/// Starts and stops the API for programs on this machine, manages its keys (the desk adds a line to the audit log for
/// each), shows examples (with buttons that copy to the clipboard), lists the requests.
class ApiHostPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr quint16 defaultPort = 8787;

    /// Asks the desk for the keys at once, when one was changed, after requests and, while it is visible, every ten
    /// seconds. All references must outlive the panel.
    ApiHostPanel(Desk &desk, DeskSelection &selection, WalletBook &book);

protected:
    void changeEvent(QEvent *event) override; ///< takes up the font and the sizes of a new theme or zoom

private:
    void followTheme(); ///< takes sizes and fonts from the theme
    void buildLayout(); ///< switch, port and address; below them the three parts
    void buildKeys(QVBoxLayout &column); ///< adds a link for a new key, the keys' table, its menu, links for its row
    void buildExample(QVBoxLayout &column); ///< adds the example and its languages
    void buildRequests(QVBoxLayout &column); ///< adds the table of the last requests
    /// Shows whether the host runs, its address and the example, and a running one's port in its field; starts nothing.
    void showState(const ApiHostState &state);
    /// Clears the error, has the desk start API host and webhooks (network) on port(), or stop both (audit log,
    /// apiHostChanged()); shows why they did not start. While they start the switch is disabled; its focus comes back.
    void switchApiHost(bool isWanted);
    void showExample(); ///< shows this host's address, and the chosen example with it and the selected coin
    void askKeys(); ///< asks the desk for keys; shows them, their links (focus) and names of requests, or the error
    void fitKeys(); ///< makes the table of the keys as high as its rows, at most 220 pixels at 100 %
    /// Shows the links for a usable highlighted key; else hides them and gives their focus to the table.
    void showKeyActions();
    [[nodiscard]] QString chosenKey() const; ///< the highlighted key's id; empty: none is
    [[nodiscard]] bool isUsable(const QString &id) const; ///< its key is listed, and neither revoked nor expired
    void openKey(const QString &id); ///< opens the sheet that changes the key, if that is usable
    void openRevoke(const QString &id); ///< opens the sheet that asks whether to revoke the key, if that is usable
    [[nodiscard]] quint16 port() const; ///< the port that is typed, else defaultPort

    Desk &m_desk;
    DeskSelection &m_selection;
    WalletBook &m_book;
    RequestTableModel *m_requests;
    ApiKeyTableModel *m_keys;
    QTimer m_keysTimer;
    QCheckBox *m_switch;
    QLineEdit *m_port;
    TextLabel *m_url;
    QWidget *m_urlRow = nullptr;
    TextLabel *m_whileOff;
    Banner *m_banner;
    DeskTable *m_keyTable = nullptr;
    LinkButton *m_changeKey; ///< this and the next are shown while a usable key is highlighted
    LinkButton *m_revokeKey;
    DeskTable *m_requestTable = nullptr;
    TextLabel *m_noKeys = nullptr;
    QTabBar *m_examples;
    QPlainTextEdit *m_example;
    TextLabel *m_total;
};

} // namespace curvedesk
