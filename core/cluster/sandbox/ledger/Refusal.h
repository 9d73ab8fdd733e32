// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/TransactionError.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace curvedesk::sandbox {

/// Why a transaction did not get into the ledger, as the JSON-RPC of a node would say it.
struct Refusal
{
    enum class Kind {
        Malformed, ///< the bytes do not decode (-32602)
        SignatureVerification, ///< -32003
        Preflight, ///< -32002, with error and logs
        Storage, ///< the disk refused; nothing happened
    };
    Kind kind = Kind::Malformed;
    QString message;
    std::optional<TransactionError> error;
    QList<QByteArray> logs;
    quint64 unitsConsumed = 0;
};

} // namespace curvedesk::sandbox
