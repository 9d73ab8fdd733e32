// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"

#include <QUrl>

class QMenu;
class QModelIndex;

namespace curvedesk {

/// Shows the whole address of a page of others, such as the block explorer's; a click opens it in the browser.
class ExplorerDialog final : public DeskDialog
{
    Q_OBJECT

public:
    enum class Subject { Transaction, Account };

    /// Opens `url` in the browser only when its button is clicked.
    ExplorerDialog(const QUrl &url, QWidget *parent);

    /// The hosts of the explorers that can be chosen; the first one is the usual one.
    [[nodiscard]] static QStringList hosts();
    /// The host of the explorer that is chosen for the whole program.
    [[nodiscard]] static QString host();
    /// Chooses the explorer of the whole program until it ends; an unknown host is the usual one. Writes no settings.
    static void chooseHost(const QString &host);
    /// The address, at the chosen explorer, of the page of a signature or an account, opened nowhere; empty for an
    /// empty `id` and on networks that no explorer knows, such as the sandbox.
    [[nodiscard]] static QUrl pageOf(Subject subject, const QString &id, const QString &network);
    /// Adds to the menu an action for each of the explorer's pages about the row (transaction, coin, wallet; none where
    /// pageOf() is empty), which opens this sheet over `window`; then a separator, unless the menu is empty.
    static void addActions(QMenu &menu, const QModelIndex &row, const QString &network, QWidget *window);
};

} // namespace curvedesk
