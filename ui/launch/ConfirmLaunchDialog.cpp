// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/ConfirmLaunchDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CoinAvatar.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

struct CostRow
{
    LaunchCost::Item item;
    QString key; ///< object name of the figure
    QString label;
};

/// The rows of the costs but their sum.
QList<CostRow> costRows()
{
    return {
        {LaunchCost::FirstBuy, u"launchConfirmBuy"_s, ConfirmLaunchDialog::tr("First buy, into the curve")},
        {LaunchCost::ProtocolFee, u"launchConfirmProtocol"_s, ConfirmLaunchDialog::tr("Protocol fee of the buy")},
        {LaunchCost::CreatorFee, u"launchConfirmCreator"_s,
         ConfirmLaunchDialog::tr("Creator fee of the buy, kept for you")},
        {LaunchCost::MintRent, u"launchConfirmMint"_s, ConfirmLaunchDialog::tr("Rent: mint with name, ticker, link")},
        {LaunchCost::CurveRent, u"launchConfirmCurve"_s, ConfirmLaunchDialog::tr("Rent: bonding curve")},
        {LaunchCost::CurveTokensRent, u"launchConfirmCurveTokens"_s,
         ConfirmLaunchDialog::tr("Rent: the curve's token account")},
        {LaunchCost::WalletTokensRent, u"launchConfirmWalletTokens"_s,
         ConfirmLaunchDialog::tr("Rent: your token account")},
        {LaunchCost::AccumulatorRent, u"launchConfirmAccumulator"_s,
         ConfirmLaunchDialog::tr("Rent: your volume record, once")},
        {LaunchCost::CreatorVaultRent, u"launchConfirmVault"_s,
         ConfirmLaunchDialog::tr("Rent: your creator vault, once")},
        {LaunchCost::SignatureFee, u"launchConfirmSignatures"_s,
         ConfirmLaunchDialog::tr("Network fee, two signatures")},
        {LaunchCost::PriorityFee, u"launchConfirmPriority"_s, ConfirmLaunchDialog::tr("Priority fee")},
    };
}

} // namespace

ConfirmLaunchDialog::ConfirmLaunchDialog(const LaunchReview &review, QWidget *parent)
    : ConfirmingDialog(tr("Launch %1?").arg(displayText::ticker(review.symbol)), parent)
    , m_symbol(review.symbol)
    , m_figures(new FigureTable)
    , m_problem(new TextLabel({}, TextRole::Small, Tone::Muted))
{
    setObjectName(u"confirmLaunchDialog"_s);
    setMinimumWidth(460);
    auto *avatar = new CoinAvatar(72);
    avatar->setCoin(review.symbol, review.name, review.image);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch(1);
    texts->addWidget(new TextLabel(displayText::name(review.name), TextRole::Title));
    texts->addWidget(new TextLabel(displayText::ticker(review.symbol), TextRole::Body, Tone::Muted));
    texts->addStretch(1);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(avatar);
    row->addLayout(texts, 1);
    body()->addLayout(row);

    addSentence(
        body(),
        tr("Name, ticker and picture can never be changed afterwards. %1").arg(networkText::spending(review.network)),
        networkText::spendingTone(review.network));
    body()->addWidget(new HairLine);
    for (const CostRow &each : costRows())
        m_figures->addRow(each.key, each.label);
    m_figures->addRow(u"launchConfirmTotal"_s, tr("You pay"), true);
    m_figures->addRow(u"launchConfirmTokens"_s, tr("You get"));
    m_figures->clearFigures();
    body()->addWidget(m_figures);
    body()->addWidget(new TextLabel(tr("Signed by %1").arg(displayText::line(review.walletLabel, 32).text),
                                    TextRole::Small, Tone::Muted));
    addAddress(body(), review.wallet);
    m_problem->setObjectName(u"launchConfirmProblem"_s);
    m_problem->setWordWrap(true);
    body()->addWidget(m_problem);
    body()->addStretch();

    m_launch = addConfirm(tr("Launch %1").arg(displayText::onButton(displayText::ticker(review.symbol))), Tone::Accent,
                          u"confirmLaunchButton"_s);
    connect(m_launch, &QPushButton::clicked, this, &QDialog::accept);
    connect(this, &ConfirmingDialog::armed, this, &ConfirmLaunchDialog::showButton);
    showButton();
}

void ConfirmLaunchDialog::setCost(const Result<LaunchCost> &cost)
{
    m_isCostKnown = cost.has_value();
    if (cost) {
        m_cost = *cost;
        for (const CostRow &row : costRows()) {
            m_figures->setFigure(row.key, FigureTable::solFigure(cost->lamports[row.item]));
            m_figures->setRowVisible(row.key, cost->lamports[row.item] > 0);
        }
        m_figures->setFigure(u"launchConfirmTotal"_s, FigureTable::solFigure(cost->total()));
        if (cost->tokens > 0 && cost->supply > 0) {
            const QString share = amountText::basisPoints(cost->tokens * 10'000 / cost->supply);
            m_figures->setLabel(u"launchConfirmTokens"_s, tr("You get, %1 of all").arg(share));
        }
        // Readers hear the label with the figure.
        m_figures->setFigure(u"launchConfirmTokens"_s, FigureTable::tokenFigure(cost->tokens, m_symbol));
        m_figures->setRowVisible(u"launchConfirmTokens"_s, cost->tokens > 0);
    }
    m_refusal = cost ? QString() : errorText(cost.error()).both();
    showButton();
}

void ConfirmLaunchDialog::setHoldReason(const QString &reason)
{
    m_hold = reason;
    showButton();
}

void ConfirmLaunchDialog::showButton()
{
    const QString problem = m_hold.isEmpty() ? m_refusal : m_hold;
    const bool isAsking = problem.isEmpty() && !m_isCostKnown;
    m_problem->setTone(isAsking ? Tone::Muted : Tone::Error);
    m_problem->setText(isAsking ? tr("Asking for the costs…") : problem);
    const bool isReady = isArmed() && m_isCostKnown && problem.isEmpty();
    if (m_launch->isEnabled() == isReady)
        return;
    setEnabledOrPassFocus(*m_launch, isReady, *this); // to none that a press meant for the button would press
    if (isReady)
        offerFocus(*m_launch);
}

} // namespace curvedesk
#include "moc_ConfirmLaunchDialog.cpp"
