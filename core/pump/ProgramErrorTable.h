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
    const char *sentence = nullptr; ///< as the program logs it; null where it is not published
};

[[nodiscard]] std::span<const CodeName> pumpTable();
[[nodiscard]] std::span<const CodeName> ammTable();
[[nodiscard]] std::span<const CodeName> feeTable();
/// What every program built with the Anchor framework may answer besides its own codes.
[[nodiscard]] std::span<const CodeName> anchorTable();
[[nodiscard]] std::span<const CodeName> tokenTable();
[[nodiscard]] std::span<const CodeName> token2022Table();
[[nodiscard]] std::span<const CodeName> systemTable();

} // namespace curvedesk::programErrors
