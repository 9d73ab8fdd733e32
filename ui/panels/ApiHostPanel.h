// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/ApiHostState.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace curvedesk {

class Banner;
class Desk;
class DeskSelection;
class RequestTableModel;
class TextLabel;
class WalletBook;

/// Starts and stops the API for other programs on this machine, issues API keys, and lists the requests.
class ApiHostPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr quint16 defaultPort = 8787;

    ApiHostPanel(Desk &desk, DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

signals:
    /// A key was asked for, but there is no wallet yet.
    void walletRequested();

private:
    void buildLayout();
    void showState(const ApiHostState &state);
    void switchApiHost(bool isWanted);
    void showKeyButton();
    void issueKey();
    [[nodiscard]] QString url(quint16 port) const;

    Desk &m_desk;
    DeskSelection &m_selection;
    WalletBook &m_book;
    RequestTableModel *m_requests;
    QCheckBox *m_switch;
    QLineEdit *m_port;
    TextLabel *m_url;
    TextLabel *m_snippet;
    TextLabel *m_total;
    QWidget *m_whileOn = nullptr;
    TextLabel *m_whileOff = nullptr;
    Banner *m_banner;
    QPushButton *m_newKey;
};

} // namespace curvedesk
