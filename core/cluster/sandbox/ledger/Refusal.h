// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"
#include "core/solana/TransactionError.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace curvedesk::sandbox {

/// The reason why a transaction did not land, with the JSON-RPC error code that a node gives.
struct Refusal
{
    enum class Kind {
        Malformed, ///< the bytes do not decode (-32602)
        SignatureVerification, ///< -32003
        Preflight, ///< -32002, with error and logs
        Storage, ///< the disk refused; nothing was changed
    };
    Kind kind = Kind::Malformed;
    QString message;
    std::optional<TransactionError> error;
    QList<QByteArray> logs;
    quint64 unitsConsumed = 0;

    /// The error for callers: Storage for a disk that refuses, else ProgramRejected.
    [[nodiscard]] Error toError() const
    {
        return {kind == Kind::Storage ? ErrorCode::Storage : ErrorCode::ProgramRejected, message, std::nullopt, 0};
    }
};

} // namespace curvedesk::sandbox
