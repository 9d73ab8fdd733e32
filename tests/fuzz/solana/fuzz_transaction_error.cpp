// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TransactionError.h"
#include "tests/fuzz/FuzzInput.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace curvedesk;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray list = '[' + fuzz::view(data, size).toByteArray() + ']';
    const QJsonValue json = QJsonDocument::fromJson(list).array().at(0);
    const std::optional<TransactionError> error = TransactionError::fromJson(json);
    require(error.has_value() == !(json.isNull() || json.isUndefined()), "an error stays an error");
    if (error)
        require(TransactionError::fromJson(error->toJson()) == error, "an error keeps its shape");
    return 0;
}
