// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/json/JsonWriter.h"
#include "core/node/NodeCall.h"

#include <functional>

/// Accounts and token amounts in the JSON of a Solana node.
namespace curvedesk::nodeAccountJson {

/// Finds another account: the parsed form of a token account needs its mint.
using FindAccount = std::function<const AccountState *(const Address &)>;

enum class Encoding { Base58, Base64, Parsed };

struct Form
{
    Encoding encoding = Encoding::Base58;
    qsizetype sliceOffset = 0;
    qsizetype sliceLength = -1; ///< bytes; -1: all
};
/// Reads the form from a call's configuration object: base58 when it names none as a text, all bytes without a
/// `dataSlice`; its offset or length counts as 0 where it is no number. -32602 for an unknown encoding.
[[nodiscard]] tl::expected<Form, NodeFailure> form(const JsonValue &config);

/// Writes the account object. -32600 for data of more than 128 bytes in base58, as a node does; the written text must
/// be thrown away then. What cannot be parsed is written in base64.
[[nodiscard]] tl::expected<void, NodeFailure> write(JsonWriter &json, const AccountState &account, const Form &form,
                                                    const FindAccount &find);

/// Writes {"amount":"1500000","decimals":6,"uiAmount":1.5,"uiAmountString":"1.5"}; `amount` in base units.
void writeTokenAmount(JsonWriter &json, quint64 amount, int decimals);
/// Writes amount, decimals, uiAmount and uiAmountString into an open object; `amount` in base units.
void writeTokenAmountMembers(JsonWriter &json, quint64 amount, int decimals);

} // namespace curvedesk::nodeAccountJson
