// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/ConfirmLaunchDialog.h"

#include "ui/text/DisplayText.h"
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
    auto *figures = new FigureTable;
    figures->addRow(u"launchConfirmBuy"_s, tr("First buy, at most"), true);
    figures->setFigure(u"launchConfirmBuy"_s, FigureTable::solFigure(review.initialBuyLamports));
    figures->addRow(u"launchConfirmWallet"_s, tr("Signed by %1").arg(displayText::line(review.walletLabel, 32).text));
    figures->setFigure(u"launchConfirmWallet"_s,
                       {displayText::shortAddress(review.wallet), Tone::Muted, review.wallet, {}});
    body()->addWidget(figures);
    body()->addStretch();

    auto *launch
        = addConfirm(tr("Launch %1").arg(displayText::ticker(review.symbol)), Tone::Accent, u"confirmLaunchButton"_s);
    connect(launch, &QPushButton::clicked, this, &QDialog::accept);
    connect(this, &ConfirmingDialog::armed, launch, [launch] {
        launch->setEnabled(true);
        launch->setFocus();
    });
}

} // namespace curvedesk
