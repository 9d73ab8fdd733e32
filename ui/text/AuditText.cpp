// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/AuditText.h"

#include <QCoreApplication>

namespace curvedesk::auditText {

using namespace Qt::StringLiterals;

namespace {

/// Has tr() for the texts of this file.
struct AuditText
{
    Q_DECLARE_TR_FUNCTIONS(AuditText)
};

} // namespace

QString sentence(CoinAudit::Risk risk)
{
    switch (risk) {
    case CoinAudit::Risk::TransferFee:
        return AuditText::tr("A part of each transfer can be kept back as a fee.");
    case CoinAudit::Risk::CloseAuthority:
        return AuditText::tr("Somebody can close the mint once no tokens are left.");
    case CoinAudit::Risk::FrozenAtFirst:
        return AuditText::tr("Your tokens can be frozen from the moment that you get them.");
    case CoinAudit::Risk::NonTransferable:
        return AuditText::tr("Its tokens cannot be transferred, and so not sold.");
    case CoinAudit::Risk::PermanentDelegate:
        return AuditText::tr("Somebody can take your tokens or destroy them.");
    case CoinAudit::Risk::TransferHook:
        return AuditText::tr("Another program can run at each transfer, and refuse it.");
    case CoinAudit::Risk::Pausable:
        return AuditText::tr("Somebody can pause all transfers.");
    case CoinAudit::Risk::Unknown:
        return AuditText::tr("Its mint has an extension that is not known here. It may be dangerous.");
    }
    return {};
}

QString metadataSentence(std::optional<bool> isFixed)
{
    if (!isFixed)
        return AuditText::tr("Whether its name can be changed was not checked.");
    return *isFixed ? AuditText::tr("Nobody can change its name, ticker and picture.")
                    : AuditText::tr("Somebody can change its name, ticker and picture.");
}

QString extensionsSentence(const std::optional<QStringList> &extensions)
{
    if (!extensions)
        return AuditText::tr("The extensions of its mint were not checked.");
    return extensions->isEmpty() ? AuditText::tr("Its mint has no extensions.")
                                 : AuditText::tr("Extensions of its mint: %1").arg(extensions->join(u", "_s));
}

} // namespace curvedesk::auditText
