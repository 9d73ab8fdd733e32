// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/json/JsonReader.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace curvedesk {

/// The error of a refused or failed transaction, in the form of the Solana RPC: "BlockhashNotFound",
/// {"InsufficientFundsForRent":{"account_index":0}} or {"InstructionError":[2,{"Custom":6002}]}.
struct TransactionError
{
    QString kind; ///< "InstructionError" or the name of the whole-transaction error
    int index = -1; ///< of the instruction (InstructionError) or of the account (InsufficientFundsForRent)
    QString instructionError; ///< for InstructionError: "Custom" or e.g. "ProgramFailedToComplete"
    std::optional<quint32> customCode;

    /// The error of the whole transaction: the cluster's name for it.
    [[nodiscard]] static TransactionError whole(QString kind) { return {std::move(kind), -1, {}, std::nullopt}; }
    /// The error that the instruction at this index returned, by its program's own code.
    [[nodiscard]] static TransactionError custom(int instruction, quint32 code);
    /// The error of the instruction at this index, by the runtime's name.
    [[nodiscard]] static TransactionError instruction(int instruction, QString error);

    /// Appends the error to `json` in the RPC's form; one of a form unknown to fromJson() as it was read.
    void write(JsonWriter &json) const;
    /// The error as JSON text in the form of the Solana RPC.
    [[nodiscard]] QByteArray toJson() const;
    /// Reads an error; nullopt for null and for an absent value (no error). An unknown form keeps its compact JSON text
    /// in `kind`, so that an error stays an error.
    [[nodiscard]] static std::optional<TransactionError> fromJson(const JsonValue &json);

    bool operator==(const TransactionError &) const = default;
};

} // namespace curvedesk
