// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/transfer/TransferTypes.h"

/// Warns of addresses that are easily taken for another one: thieves make them, send a little from them, and wait until
/// somebody copies the wrong one from a list.
namespace curvedesk::recipientCheck {

/// Characters that two addresses must share, at the start and the end together, to count as alike. Two random addresses
/// share as many once in two million.
inline constexpr int alikeCharacters = 4;

/// True for two different addresses that share `alikeCharacters` or more at the start and the end together.
[[nodiscard]] bool areAlike(const QString &a, const QString &b);
/// The first of `known` that areAlike() finds like `address`; nullopt: none, or `address` itself is one of them.
[[nodiscard]] std::optional<Contact> lookAlikeOf(const QString &address, const QList<Contact> &known);

} // namespace curvedesk::recipientCheck
