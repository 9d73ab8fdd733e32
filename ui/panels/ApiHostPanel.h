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
class LinkButton;
class RequestTableModel;
class TextLabel;
class WalletBook;

/// Lets other programs on this machine use the desk, and shows what they do.
class ApiHostPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr quint16 defaultPort = 8787;

    ApiHostPanel(Desk &desk, DeskSelection &selection, WalletBook &book, QWidget *parent = nullptr);

signals:
    /// There is no wallet yet that a key could be for.
    void walletRequested();

private:
    void buildLayout();
    void showState(const ApiHostState &state);
    void toggle(bool isWanted);
    void showKeyButton();
    void makeKey();
    [[nodiscard]] QString url(quint16 port) const;
    void copy(const QString &text, LinkButton *button);

    Desk &m_desk;
    DeskSelection &m_selection;
    WalletBook &m_book;
    RequestTableModel *m_requests;
    QCheckBox *m_switch;
    QLineEdit *m_port;
    TextLabel *m_url;
    LinkButton *m_copyUrl;
    TextLabel *m_snippet;
    LinkButton *m_copySnippet;
    TextLabel *m_total;
    QWidget *m_whileOn = nullptr;
    TextLabel *m_whileOff = nullptr;
    Banner *m_banner;
    QPushButton *m_newKey;
};

} // namespace curvedesk
