// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/transfer/TransferTypes.h"

/// Warns of addresses that are easily taken for another one: thieves make them, send a little from them, and wait until
/// somebody copies the wrong one from a list.
namespace curvedesk::recipientCheck {

/// The first of `known` that shares four or more characters with `address`, at the start and the end together; nullopt:
/// none, or `address` itself is one of them.
[[nodiscard]] std::optional<Contact> lookAlikeOf(const QString &address, const QList<Contact> &known);

} // namespace curvedesk::recipientCheck
