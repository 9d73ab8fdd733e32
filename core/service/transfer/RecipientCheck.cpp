// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/transfer/RecipientCheck.h"

#include <algorithm>

namespace curvedesk::recipientCheck {

namespace {

// True for different addresses that share as much at start and end together as random ones do once in two million.
bool areAlike(const QString &a, const QString &b)
{
    constexpr int alikeCharacters = 4;
    const auto atStart = std::ranges::mismatch(a, b).in1 - a.begin();
    const auto atEnd = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend()).first - a.rbegin();
    return atStart + atEnd >= alikeCharacters;
}

} // namespace

std::optional<Contact> lookAlikeOf(const QString &address, const QList<Contact> &known)
{
    if (std::ranges::any_of(known, [&](const Contact &each) { return each.address == address; }))
        return std::nullopt;
    const auto found
        = std::ranges::find_if(known, [&](const Contact &each) { return areAlike(address, each.address); });
    return found == known.end() ? std::nullopt : std::optional(*found);
}

} // namespace curvedesk::recipientCheck
