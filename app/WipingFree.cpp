// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Replaces free() and realloc() of both programs by ones that overwrite what is released. Text fields, layouts and the
// clipboard keep what was typed or pasted in strings of Qt, sockets what they read in buffers of Qt, and the JSON
// library the text that it refuses, in strings that none of them overwrites. Only glibc has functions to fall back on;
// the sanitizers replace both themselves.
#include <algorithm>
#include <cstdlib>
#include <cstring>

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

#include <malloc.h>

extern "C" {

void __libc_free(void *block);

/// Overwrites the block and frees it.
void free(void *block) noexcept
{
    if (block != nullptr)
        ::explicit_bzero(block, ::malloc_usable_size(block));
    __libc_free(block);
}

/// As the standard's: nullptr, with the block as it was, without memory. What does not fit is copied here, because
/// glibc's own would leave the old block as it is.
void *realloc(void *block, std::size_t size) noexcept
{
    if (block == nullptr)
        return std::malloc(size);
    const std::size_t before = ::malloc_usable_size(block);
    if (size <= before && size > before / 2) {
        ::explicit_bzero(static_cast<char *>(block) + size, before - size);
        return block;
    }
    void *const moved = size == 0 ? nullptr : std::malloc(size);
    if (moved == nullptr && size != 0)
        return nullptr;
    if (moved != nullptr)
        std::memcpy(moved, block, std::min(before, size));
    free(block);
    return moved;
}
}

#endif
