// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

namespace curvedesk {

/// Overwrites the stack below the function that declares it, and the vector registers, when that function ends. Copies
/// and libsodium's ciphers, hashes and signatures leave parts of keys in both: a thread starts with the registers of
/// the one that started it, and the first call of a library's function saves them on the stack.
class TraceWipe
{
    Q_DISABLE_COPY_MOVE(TraceWipe)

public:
    TraceWipe() noexcept = default;
    ~TraceWipe();
};

} // namespace curvedesk
