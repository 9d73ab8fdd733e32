// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/CoinAudit.h"

#include <QString>

/// What can still be done to a coin, as sentences for people.
namespace curvedesk::auditText {

/// The sentence in the user's language about one risk of a coin.
[[nodiscard]] QString sentence(CoinAudit::Risk risk);
/// The sentence about whether somebody can change name, ticker and picture; nullopt: that it was not checked.
[[nodiscard]] QString metadataSentence(std::optional<bool> isFixed);
/// The sentence about the extensions of a mint, by their names in the program; nullopt: that they were not checked.
[[nodiscard]] QString extensionsSentence(const std::optional<QStringList> &extensions);

} // namespace curvedesk::auditText
