// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/ArmDialog.h"

#include "core/money/Lamports.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

ArmDialog::ArmDialog(const QString &network, std::optional<quint64> limitLamports, QWidget *parent)
    : ConfirmingDialog(tr("Trade with one click?"), parent)
{
    setObjectName(u"armDialog"_s);
    setMinimumWidth(440);
    addSentence(body(),
                tr("While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders "
                   "above the amount below and orders with a warning are still asked about."));
    if (networkText::moneyOf(network) == networkText::Money::Real)
        addSentence(body(), tr("On this network each click spends real money."), Tone::Error);
    auto *field = new AmountEdit(u"SOL"_s, solDecimals);
    field->setObjectName(u"armCap"_s);
    if (limitLamports)
        field->setAmount(*limitLamports);
    body()->addWidget(newFieldLabel(tr("At most for one order"), *field));
    body()->addWidget(field);
    addSentence(body(), tr("Esc, locking the keys and the end of the program disarm it."));
    body()->addStretch();
    PrimaryButton *arm = addConfirm(tr("Arm"), Tone::Warn, u"armConfirm"_s);
    const auto showButton = [this, arm, field] {
        const Result<quint64> cap = field->amount();
        arm->setEnabled(isArmed() && cap && *cap > 0);
    };
    connect(this, &ConfirmingDialog::armed, this, showButton);
    connect(field, &QLineEdit::textChanged, this, showButton);
    connect(arm, &QPushButton::clicked, this, [this, field] {
        emit capChosen(*field->amount());
        accept();
    });
    field->setFocus();
}

} // namespace curvedesk
#include "moc_ArmDialog.cpp"
