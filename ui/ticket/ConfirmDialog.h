// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/service/trade/TradeTypes.h"
#include "ui/dialogs/DeskDialog.h"

#include <QTimer>

class QCheckBox;

namespace curvedesk {

class FigureTable;
class PrimaryButton;
class TextLabel;

/// What is about to be ordered: everything that the confirm sheet shows, and the request that is sent.
struct OrderReview
{
    TradeRequest request;
    CostSheet sheet;
    TokenDetails coin;
    QString walletLabel;
    QString network;
    QString buttonText;
};

/// Says in words and exact figures what will be signed. One sheet is one intent: it can be confirmed once, by a click
/// or a fresh press of Enter, never by a held key or the second half of a double click, and its order carries a key of
/// its own, so that even a repeated request stays one order.
class ConfirmDialog final : public DeskDialog
{
    Q_OBJECT

public:
    ConfirmDialog(const OrderReview &review, QWidget *parent);

    /// The same order at the market's newest price.
    void setSheet(const CostSheet &sheet);

signals:
    void confirmed(const curvedesk::TradeRequest &request);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void buildCoin();
    void buildFigures();
    void buildDangers();
    void buildButtons();
    void showSheet();
    void showButton();
    void confirm();

    OrderReview m_review;
    FigureTable *m_order;
    FigureTable *m_costs;
    TextLabel *m_dangers;
    QCheckBox *m_understood;
    PrimaryButton *m_confirm = nullptr;
    QTimer m_arming;
    bool m_isConfirmed = false;
};

} // namespace curvedesk
