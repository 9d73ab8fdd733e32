// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "core/service/trade/TradeReview.h"
#include "core/service/trade/TradeTypes.h"
#include "ui/dialogs/ConfirmingDialog.h"
#include "ui/ticket/TicketDraft.h"
#include "ui/ticket/TicketFigures.h"

#include <QElapsedTimer>

#include <optional>

class QCheckBox;

namespace curvedesk {

class Desk;
class FigureTable;
class LinkButton;
class PrimaryButton;
class TextLabel;

/// The contents of a trade's confirm sheet, and its request.
struct OrderReview
{
    TradeRequest request;
    CostSheet sheet;
    TicketLimits limits;
    TokenDetails coin;
    QString walletLabel;
    QString network;
    QString buttonText;
    bool isFirstRealOrder = false; ///< the user never ordered with real money before
};

/// The confirm sheet of a trade: shows the transaction in words and exact figures. It can be confirmed once, and its
/// order has an idempotency key of its own, so that even a repeated request stays one order.
class ConfirmDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    /// Has the desk, and so the cluster, simulate the trade at once. `desk` must outlive the sheet.
    ConfirmDialog(const OrderReview &review, Desk &desk, QWidget *parent);

    /// Shows the same order at a newer price, with this text on the button that confirms, and has the cluster simulate
    /// it again where it now brings another amount or has another fee. `unitPrice`: the priority fee of `sheet`, in
    /// micro-lamports per unit, or nullopt for the automatic one; what is confirmed has it. It cannot be confirmed
    /// where limits or funds do not allow that price; a new warning must be agreed to. Nothing once it was confirmed.
    void setSheet(const CostSheet &sheet, std::optional<quint64> unitPrice, const QString &buttonText);
    /// Shows above the buttons why the order has no price now: it cannot be confirmed until the next setSheet().
    void setProblem(const QString &problem);

signals:
    /// A person agreed to this order, once; nothing is sent yet, and the sheet closes.
    void confirmed(const curvedesk::TradeRequest &request);

private:
    /// Adds the coin with its mint, the network, the pool of a graduated coin, and the wallet that signs.
    void buildCoin();
    /// Adds the rows of what is spent and received, of the simulation and the slippage, and the costs.
    void buildFigures();
    /// Adds what stays in view above the buttons: warnings, the box to tick, the problem, the total.
    void buildFoot();
    void buildDecoded(); ///< adds what is signed, in words, hidden until asked for; its blockhash's age each second
    /// Has the cluster simulate the transaction, and asked for blockhashes for a minute, unless that was done for this
    /// amount and fee; shows it or why it was refused. One at a time, the next after its answer; none once confirmed.
    void followReview();
    void showReview(const TradeReview &review); ///< keeps it, shows what the simulation found and what is signed
    void showBlockhashAge(); ///< of the kept review, as it is now; shown with one, while what is signed is shown
    /// Shows the quote's figures, costs, warnings, and whether it can be confirmed; a new warning ends the agreement.
    void showSheet();
    void showButton(); ///< enables or disables it, and says why the order cannot be confirmed or would be refused
    void confirm(); ///< gives the order as it is shown a new idempotency key, emits confirmed(), closes; once

    Desk &m_desk;
    OrderReview m_review;
    FigureTable *m_order;
    TicketFigures m_costs;
    TextLabel *m_dangers;
    LinkButton *m_more;
    TextLabel *m_decoded;
    TextLabel *m_blockhash; ///< its age, which changes each second; above m_decoded, whose text may be selected
    std::optional<TradeReview> m_shown; ///< the last review, unless it was refused
    QElapsedTimer m_shownFor;
    QCheckBox *m_understood; ///< ticked for m_agreedDangers; another danger unticks it
    QList<TicketDraft::Danger> m_shownDangers;
    QList<TicketDraft::Danger> m_agreedDangers;
    TextLabel *m_problem; ///< why the order cannot be confirmed, or would be refused; else hidden
    PrimaryButton *m_confirm = nullptr;
    QString m_priceProblem; ///< why there is no price; empty: there is one
    QString m_refusal; ///< why the last simulation was refused; empty: it was not
    std::optional<quint64> m_reviewed; ///< what the quote brought when a simulation was last asked for; its own unit
    bool m_isReviewing = false;
    bool m_isConfirmed = false;
};

} // namespace curvedesk
