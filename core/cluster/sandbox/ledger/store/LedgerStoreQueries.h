// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/store/LedgerStore.h"

namespace curvedesk::sandbox {

/// The compiled statements that read a ledger.
struct LedgerStore::Queries
{
    QSqlQuery getMeta;
    QSqlQuery findSignature;
    QSqlQuery readTransaction;
    QSqlQuery readSummary;
    QSqlQuery readFirstFrom;
};

} // namespace curvedesk::sandbox
