// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Replaces free() and realloc() of both programs by ones that overwrite what is released. Text fields, layouts and the
// clipboard keep what was typed or pasted in strings of Qt, and the JSON library the text that it refuses, in strings
// that neither overwrites; M_PERTURB (ProcessMemory.cpp) misses blocks up to 1 KiB. Only glibc has functions to fall
// back on; the sanitizers replace both themselves.
#include <cstdlib>
#include <cstring>

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)

#include <malloc.h>

extern "C" {

void __libc_free(void *block);
void *__libc_realloc(void *block, std::size_t size);

/// Overwrites the block and frees it.
void free(void *block) noexcept
{
    if (block != nullptr)
        ::explicit_bzero(block, ::malloc_usable_size(block));
    __libc_free(block);
}

/// As the standard's; small blocks are copied here, so that the old one is overwritten.
void *realloc(void *block, std::size_t size) noexcept
{
    constexpr std::size_t wipedByPerturb = 4096; // glibc moves larger blocks itself, often without a copy
    const std::size_t before = block == nullptr ? 0 : ::malloc_usable_size(block);
    if (size == 0 || before == 0 || before > wipedByPerturb)
        return __libc_realloc(block, size);
    if (size <= before) {
        ::explicit_bzero(static_cast<char *>(block) + size, before - size);
        return block;
    }
    void *moved = std::malloc(size);
    if (moved == nullptr)
        return nullptr;
    std::memcpy(moved, block, before);
    free(block);
    return moved;
}
}

#endif
