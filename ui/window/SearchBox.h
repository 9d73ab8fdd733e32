// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <QLineEdit>

#include <functional>

class QCompleter;
class QStandardItemModel;

namespace curvedesk {

/// Finds a coin by name or ticker among the loaded coins, or any coin by its mint address.
class SearchBox final : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchBox(QWidget *parent = nullptr);

    /// Sets the function that returns the candidates; it is called when the box gets the focus.
    void setSource(std::function<QList<TokenSummary>()> source) { m_source = std::move(source); }
    [[nodiscard]] QSize sizeHint() const override;

    /// True when the text can be a mint address: 32 bytes in base58 have 32 to 44 characters.
    [[nodiscard]] static bool looksLikeMint(const QString &text);

signals:
    void mintChosen(const QString &mint);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fillCandidates();
    void chooseFirst();
    void choose(const QString &mint);
    void followTheme();

    std::function<QList<TokenSummary>()> m_source;
    QStandardItemModel *m_candidates;
    QCompleter *m_completer;
};

} // namespace curvedesk
