// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TransactionError.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(transaction_error, data, size)
{
    const JsonValue json = JsonValue::read(fuzz::view(data, size)).value_or(JsonValue());
    const std::optional<TransactionError> error = TransactionError::fromJson(json);
    require(error.has_value() == !json.isNothing(), "an error stays an error");
    if (error)
        require(TransactionError::fromJson(*JsonValue::read(error->toJson())) == error, "an error keeps its shape");
    return 0;
}
