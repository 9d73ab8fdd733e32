// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

/// What the official SDK 2.0.0 answers with mainnet's Global and fee config (95 and 30 basis points).
namespace curvedesk::sdkQuotes {

enum class Function { SolForTokens, SolFromSell, MarketCap };

struct Vector
{
    Function function;
    const char *curve;
    quint64 in;
    quint64 out;
};

// clang-format off
inline constexpr Vector vectors[] = {
    {Function::SolForTokens, "fresh", 1u, 3u},
    {Function::SolForTokens, "fresh", 1000000u, 30u},
    {Function::SolForTokens, "fresh", 34000000000000u, 993984602u},
    {Function::SolForTokens, "fresh", 100000000000000u, 3121788286u},
    {Function::SolForTokens, "fresh", 793100000000000u, 86067926047u},
    {Function::SolForTokens, "fresh", 900000000000000u, 86067926047u},
    {Function::SolForTokens, "mid", 1u, 3u},
    {Function::SolForTokens, "mid", 1000000u, 47u},
    {Function::SolForTokens, "mid", 34000000000000u, 1590699972u},
    {Function::SolForTokens, "mid", 100000000000000u, 5089242662u},
    {Function::SolForTokens, "mid", 793100000000000u, 78180929855u},
    {Function::SolForTokens, "mid", 900000000000000u, 78180929855u},
    {Function::SolForTokens, "late", 1u, 3u},
    {Function::SolForTokens, "late", 1000000u, 364u},
    {Function::SolForTokens, "late", 34000000000000u, 7801676047u},
    {Function::SolForTokens, "late", 100000000000000u, 7801676047u},
    {Function::SolForTokens, "late", 793100000000000u, 7801676047u},
    {Function::SolForTokens, "late", 900000000000000u, 7801676047u},
    {Function::SolForTokens, "nocreator", 1u, 2u},
    {Function::SolForTokens, "nocreator", 1000000u, 46u},
    {Function::SolForTokens, "nocreator", 34000000000000u, 1585986786u},
    {Function::SolForTokens, "nocreator", 100000000000000u, 5074163424u},
    {Function::SolForTokens, "nocreator", 793100000000000u, 77949282655u},
    {Function::SolForTokens, "nocreator", 900000000000000u, 77949282655u},
    {Function::SolForTokens, "migrated", 1u, 0u},
    {Function::SolForTokens, "migrated", 1000000u, 0u},
    {Function::SolForTokens, "migrated", 34000000000000u, 0u},
    {Function::SolForTokens, "migrated", 100000000000000u, 0u},
    {Function::SolForTokens, "migrated", 793100000000000u, 0u},
    {Function::SolForTokens, "migrated", 900000000000000u, 0u},
    {Function::SolFromSell, "fresh", 1u, 0u},
    {Function::SolFromSell, "fresh", 1000000u, 25u},
    {Function::SolFromSell, "fresh", 1000000000u, 27608u},
    {Function::SolFromSell, "fresh", 34000000000000u, 909891598u},
    {Function::SolFromSell, "fresh", 200000000000000u, 4654359778u},
    {Function::SolFromSell, "mid", 1u, 0u},
    {Function::SolFromSell, "mid", 1000000u, 42u},
    {Function::SolFromSell, "mid", 1000000000u, 43807u},
    {Function::SolFromSell, "mid", 34000000000000u, 1432328500u},
    {Function::SolFromSell, "mid", 200000000000000u, 7095742571u},
    {Function::SolFromSell, "late", 1u, 0u},
    {Function::SolFromSell, "late", 1000000u, 351u},
    {Function::SolFromSell, "late", 1000000000u, 353194u},
    {Function::SolFromSell, "late", 34000000000000u, 10786220059u},
    {Function::SolFromSell, "late", 200000000000000u, 42383500000u},
    {Function::SolFromSell, "nocreator", 1u, 0u},
    {Function::SolFromSell, "nocreator", 1000000u, 43u},
    {Function::SolFromSell, "nocreator", 1000000000u, 43941u},
    {Function::SolFromSell, "nocreator", 34000000000000u, 1436679878u},
    {Function::SolFromSell, "nocreator", 200000000000000u, 7117299258u},
    {Function::SolFromSell, "migrated", 1u, 0u},
    {Function::SolFromSell, "migrated", 1000000u, 0u},
    {Function::SolFromSell, "migrated", 1000000000u, 0u},
    {Function::SolFromSell, "migrated", 34000000000000u, 0u},
    {Function::SolFromSell, "migrated", 200000000000000u, 0u},
    {Function::MarketCap, "fresh", 0u, 27958993476u},
    {Function::MarketCap, "mid", 0u, 44363340521u},
    {Function::MarketCap, "late", 0u, 357666666666u},
    {Function::MarketCap, "nocreator", 0u, 44363340521u},
};
// clang-format on

} // namespace curvedesk::sdkQuotes
