// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

/// What the official SDK 2.0.0 answers with mainnet's Global and fee config (95 and 30 basis points).
namespace curvedesk::sdkQuotes {

enum class Function { TokensForSol, SolForTokens, SolFromSell, MarketCap };

struct Vector
{
    Function function;
    const char *curve;
    quint64 in;
    quint64 out;
};

// clang-format off
inline constexpr Vector vectors[] = {
    {Function::TokensForSol, "fresh", 1u, 0u},
    {Function::TokensForSol, "fresh", 2u, 0u},
    {Function::TokensForSol, "fresh", 1000u, 35265932u},
    {Function::TokensForSol, "fresh", 10000000u, 353134727201u},
    {Function::TokensForSol, "fresh", 100000000u, 3520918746848u},
    {Function::TokensForSol, "fresh", 1000000000u, 34199203154141u},
    {Function::TokensForSol, "fresh", 5000000000u, 151660777334045u},
    {Function::TokensForSol, "fresh", 100000000000u, 793100000000000u},
    {Function::TokensForSol, "mid", 1u, 0u},
    {Function::TokensForSol, "mid", 2u, 0u},
    {Function::TokensForSol, "mid", 1000u, 22225557u},
    {Function::TokensForSol, "mid", 10000000u, 222570285869u},
    {Function::TokensForSol, "mid", 100000000u, 2220481447371u},
    {Function::TokensForSol, "mid", 1000000000u, 21695815302476u},
    {Function::TokensForSol, "mid", 5000000000u, 98449112012544u},
    {Function::TokensForSol, "mid", 100000000000u, 571921056211732u},
    {Function::TokensForSol, "late", 1u, 0u},
    {Function::TokensForSol, "late", 2u, 0u},
    {Function::TokensForSol, "late", 1000u, 2756756u},
    {Function::TokensForSol, "late", 10000000u, 27611275825u},
    {Function::TokensForSol, "late", 100000000u, 275884263483u},
    {Function::TokensForSol, "late", 1000000000u, 2736196456194u},
    {Function::TokensForSol, "late", 5000000000u, 13199432419452u},
    {Function::TokensForSol, "late", 100000000000u, 20100000000000u},
    {Function::TokensForSol, "nocreator", 10000000u, 223231544484u},
    {Function::TokensForSol, "nocreator", 100000000u, 2227062951994u},
    {Function::TokensForSol, "nocreator", 1000000000u, 21758643294472u},
    {Function::TokensForSol, "nocreator", 5000000000u, 98707777616678u},
    {Function::TokensForSol, "nocreator", 100000000000u, 571921056211732u},
    {Function::TokensForSol, "migrated", 1u, 0u},
    {Function::TokensForSol, "migrated", 2u, 0u},
    {Function::TokensForSol, "migrated", 1000u, 0u},
    {Function::TokensForSol, "migrated", 10000000u, 0u},
    {Function::TokensForSol, "migrated", 100000000u, 0u},
    {Function::TokensForSol, "migrated", 1000000000u, 0u},
    {Function::TokensForSol, "migrated", 5000000000u, 0u},
    {Function::TokensForSol, "migrated", 100000000000u, 0u},
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
