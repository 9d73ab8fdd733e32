// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/ApiHostState.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace curvedesk {

class Banner;
class Desk;
class LinkButton;
class RequestTableModel;
class TextLabel;

/// Lets other programs on this machine use the desk, and shows what they do.
class ApiHostPanel final : public QWidget
{
    Q_OBJECT

public:
    static constexpr quint16 defaultPort = 8787;

    explicit ApiHostPanel(Desk &desk, QWidget *parent = nullptr);

signals:
    /// A wallet with an API key is wanted.
    void keyRequested();

private:
    void buildLayout();
    void showState(const ApiHostState &state);
    void toggle(bool isWanted);
    [[nodiscard]] QString url(quint16 port) const;
    void copy(const QString &text, LinkButton *button);

    Desk &m_desk;
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
};

} // namespace curvedesk
