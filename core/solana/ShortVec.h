// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/base/Result.h"

/// Solana's compact-u16: seven bits a byte, low first, one to three bytes, shortest form only.
namespace curvedesk::shortvec {

/// Appends a compact-u16: seven bits a byte, low first, one to three bytes.
void write(ByteWriter &writer, quint16 value);

/// Reads a compact-u16. Damaged for a truncated, too long (non-minimal) or too large form, part of which is consumed.
[[nodiscard]] Result<quint16> read(ByteReader &reader);

/// Bytes that `value` takes as a compact-u16: 1, 2 or 3.
[[nodiscard]] constexpr qsizetype encodedSize(quint16 value) noexcept
{
    return value < 0x80 ? 1 : value < 0x4000 ? 2 : 3;
}

} // namespace curvedesk::shortvec
