// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/json/JsonWriter.h"
#include "core/node/NodeCall.h"

#include <functional>

/// Accounts and token amounts in the JSON of a Solana node.
namespace curvedesk::nodeAccountJson {

/// Finds another account, for what the parsed form of a token account needs of its mint.
using FindAccount = std::function<const AccountState *(const Address &)>;

enum class Encoding { Base58, Base64, Parsed };

struct Form
{
    Encoding encoding = Encoding::Base58;
    qsizetype sliceOffset = 0;
    qsizetype sliceLength = -1; ///< -1: everything
};
/// From a call's configuration object; base58 when it does not say.
[[nodiscard]] tl::expected<Form, NodeFailure> form(const JsonValue &config);

/// Writes the account object. Refuses data of more than 128 bytes in base58, as a node does; what is written is of no
/// use then.
[[nodiscard]] tl::expected<void, NodeFailure> write(JsonWriter &json, const AccountState &account, const Form &form,
                                                    const FindAccount &find);

/// Writes {"amount":"1500000","decimals":6,"uiAmount":1.5,"uiAmountString":"1.5"}.
void writeTokenAmount(JsonWriter &json, quint64 amount, int decimals);
/// The members alone, for an object that has others too.
void writeTokenAmountMembers(JsonWriter &json, quint64 amount, int decimals);

} // namespace curvedesk::nodeAccountJson
