// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/ConfirmLaunchDialog.h"

#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CoinAvatar.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;

ConfirmLaunchDialog::ConfirmLaunchDialog(const LaunchReview &review, QWidget *parent)
    : ConfirmingDialog(tr("Launch %1?").arg(displayText::ticker(review.symbol)), parent)
    , m_figures(new FigureTable)
    , m_problem(new TextLabel(tr("Asking for the costs…"), TextRole::Small, Tone::Muted))
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

    auto *lasting = new TextLabel(
        tr("Name, ticker and picture can never be changed afterwards. %1").arg(networkText::spending(review.network)),
        TextRole::Small, networkText::spendingTone(review.network));
    lasting->setWordWrap(true);
    body()->addWidget(lasting);
    body()->addWidget(new HairLine);
    m_figures->addRow(u"launchConfirmBuy"_s, tr("First buy, at most"));
    m_figures->addRow(u"launchConfirmRent"_s, tr("Rents of the coin's accounts"));
    m_figures->addRow(u"launchConfirmFee"_s, tr("Network + priority, about"));
    m_figures->addRow(u"launchConfirmTotal"_s, tr("You pay at most, about"), true);
    m_figures->clearFigures();
    body()->addWidget(m_figures);
    auto *wallet = new TextLabel(tr("Signed by %1").arg(displayText::line(review.walletLabel, 32).text),
                                 TextRole::Small, Tone::Muted);
    auto *address = new TextLabel(displayText::groupedAddress(review.wallet), TextRole::NumberSmall, Tone::Muted);
    address->setWordWrap(true);
    body()->addWidget(wallet);
    body()->addWidget(address);
    m_problem->setObjectName(u"launchConfirmProblem"_s);
    m_problem->setWordWrap(true);
    body()->addWidget(m_problem);
    body()->addStretch();

    m_launch
        = addConfirm(tr("Launch %1").arg(displayText::ticker(review.symbol)), Tone::Accent, u"confirmLaunchButton"_s);
    connect(m_launch, &QPushButton::clicked, this, &QDialog::accept);
    connect(this, &ConfirmingDialog::armed, this, &ConfirmLaunchDialog::showButton);
}

void ConfirmLaunchDialog::setCost(const Result<LaunchCost> &cost)
{
    m_isCostKnown = cost.has_value();
    if (cost) {
        m_figures->setFigure(u"launchConfirmBuy"_s, FigureTable::solFigure(cost->buyLamports));
        m_figures->setFigure(u"launchConfirmRent"_s, FigureTable::solFigure(cost->rentLamports));
        m_figures->setFigure(u"launchConfirmFee"_s, FigureTable::solFigure(cost->networkFeeLamports));
        m_figures->setFigure(u"launchConfirmTotal"_s, FigureTable::solFigure(cost->total()));
    }
    m_problem->setTone(Tone::Error);
    m_problem->setText(cost ? QString() : errorText(cost.error()).both());
    showButton();
}

void ConfirmLaunchDialog::showButton()
{
    if (!isArmed() || !m_isCostKnown)
        return;
    m_launch->setEnabled(true);
    m_launch->setFocus();
}

} // namespace curvedesk
