// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

#include <cstddef>

namespace curvedesk {

/// Overwrites the stack below the function that declares it, and the vector registers, when that function ends. Copies
/// and libsodium's ciphers, hashes and signatures leave parts of keys in both: a thread starts with the registers of
/// the one that started it, and the first call of a library's function saves them on the stack.
class TraceWipe
{
    Q_DISABLE_COPY_MOVE(TraceWipe)

public:
    static constexpr std::size_t deepest = 16 * 1024; ///< bytes of stack, more than the frames of any such function
    static constexpr std::size_t ofHash = 4 * 1024; ///< for a short text's hash, or registers that a first call saves

    /// `depth`: the bytes of stack that the destructor overwrites.
    explicit TraceWipe(std::size_t depth = deepest) noexcept
        : m_depth(depth)
    {
    }
    /// Overwrites the stack and, on x86-64, the vector registers.
    ~TraceWipe();

private:
    const std::size_t m_depth;
};

} // namespace curvedesk
