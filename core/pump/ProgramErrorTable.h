// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <span>

/// Custom error codes and their programs' names for them, each table a constant in ascending order of code.
namespace curvedesk::programErrors {

struct CodeName
{
    quint32 code = 0;
    const char *name = nullptr;
    const char *sentence = nullptr; ///< the sentence that the program logs; nullptr where it is not published
};

extern const std::span<const CodeName> pumpTable; ///< the curve program's own codes
extern const std::span<const CodeName> ammTable; ///< the AMM's own codes
extern const std::span<const CodeName> feeTable; ///< the fee program's own codes
extern const std::span<const CodeName> anchorTable; ///< of every program built with Anchor, besides its own
extern const std::span<const CodeName> tokenTable; ///< of SPL Token
extern const std::span<const CodeName> token2022Table;
extern const std::span<const CodeName> systemTable; ///< of the System program

} // namespace curvedesk::programErrors
