// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/AuditText.h"

#include <QCoreApplication>

namespace curvedesk::auditText {

using namespace Qt::StringLiterals;

namespace {

/// The text in the user's language.
QString translated(const char *text)
{
    return QCoreApplication::translate("AuditText", text);
}

} // namespace

QString sentence(CoinAudit::Risk risk)
{
    switch (risk) {
    case CoinAudit::Risk::TransferFee:
        return translated(QT_TRANSLATE_NOOP("AuditText", "A part of each transfer can be kept back as a fee."));
    case CoinAudit::Risk::CloseAuthority:
        return translated(QT_TRANSLATE_NOOP("AuditText", "Somebody can close the mint once no tokens are left."));
    case CoinAudit::Risk::FrozenAtFirst:
        return translated(
            QT_TRANSLATE_NOOP("AuditText", "Your tokens can be frozen from the moment that you get them."));
    case CoinAudit::Risk::NonTransferable:
        return translated(QT_TRANSLATE_NOOP("AuditText", "Its tokens cannot be transferred, and so not sold."));
    case CoinAudit::Risk::PermanentDelegate:
        return translated(QT_TRANSLATE_NOOP("AuditText", "Somebody can take your tokens or destroy them."));
    case CoinAudit::Risk::TransferHook:
        return translated(QT_TRANSLATE_NOOP("AuditText", "Another program can run at each transfer, and refuse it."));
    case CoinAudit::Risk::Pausable:
        return translated(QT_TRANSLATE_NOOP("AuditText", "Somebody can pause all transfers."));
    case CoinAudit::Risk::Unknown:
        return translated(
            QT_TRANSLATE_NOOP("AuditText", "Its mint has an extension that is not known here. It may be dangerous."));
    }
    return {};
}

QString metadataSentence(std::optional<bool> isFixed)
{
    if (!isFixed)
        return translated(QT_TRANSLATE_NOOP("AuditText", "Whether its name can be changed was not checked."));
    return *isFixed ? translated(QT_TRANSLATE_NOOP("AuditText", "Nobody can change its name, ticker and picture."))
                    : translated(QT_TRANSLATE_NOOP("AuditText", "Somebody can change its name, ticker and picture."));
}

QString extensionsSentence(const std::optional<QStringList> &extensions)
{
    if (!extensions)
        return translated(QT_TRANSLATE_NOOP("AuditText", "The extensions of its mint were not checked."));
    return extensions->isEmpty()
        ? translated(QT_TRANSLATE_NOOP("AuditText", "Its mint has no extensions."))
        : translated(QT_TRANSLATE_NOOP("AuditText", "Extensions of its mint: %1")).arg(extensions->join(u", "_s));
}

} // namespace curvedesk::auditText
