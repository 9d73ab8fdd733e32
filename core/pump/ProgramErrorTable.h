// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <span>

/// Custom error codes and their programs' names for them, each table in ascending order of code.
namespace curvedesk::programErrors {

struct CodeName
{
    quint32 code = 0;
    const char *name = nullptr;
    const char *sentence = nullptr; ///< the sentence that the program logs; nullptr where it is not published
};

/// The curve program's own codes. A constant, in ascending order of code.
[[nodiscard]] std::span<const CodeName> pumpTable();
/// The AMM's own codes. A constant, in ascending order of code.
[[nodiscard]] std::span<const CodeName> ammTable();
/// The fee program's own codes. A constant, in ascending order of code.
[[nodiscard]] std::span<const CodeName> feeTable();
/// The codes that every program built with the Anchor framework may return besides its own. A constant, ascending.
[[nodiscard]] std::span<const CodeName> anchorTable();
/// The codes of SPL Token. A constant, in ascending order of code.
[[nodiscard]] std::span<const CodeName> tokenTable();
/// The codes of Token-2022. A constant, in ascending order of code.
[[nodiscard]] std::span<const CodeName> token2022Table();
/// The codes of the System program. A constant, in ascending order of code.
[[nodiscard]] std::span<const CodeName> systemTable();

} // namespace curvedesk::programErrors
