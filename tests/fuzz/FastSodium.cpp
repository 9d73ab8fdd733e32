// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Stands before libsodium in libFuzzer programs whose decoders keep secrets. Guarded pages cost ten system calls a
// secret, and stretching a phrase is made to be slow: both took all of the time, and are not what is fuzzed. On the
// heap AddressSanitizer also sees each byte that is read too far.
#include <sodium.h>

#include <cstdlib>
#include <cstring>

extern "C" {

void *sodium_malloc(const size_t size)
{
    void *const memory = std::malloc(size);
    return memory == nullptr ? nullptr : std::memset(memory, 0xdb, size); // as libsodium does
}

void sodium_free(void *memory)
{
    std::free(memory);
}

int sodium_mprotect_noaccess(void * /*memory*/)
{
    return 0;
}

int sodium_mprotect_readonly(void * /*memory*/)
{
    return 0;
}

int sodium_mprotect_readwrite(void * /*memory*/)
{
    return 0;
}

// A keyed sum in place of HMAC: as many bytes, other ones for other input.
int crypto_auth_hmacsha512_init(crypto_auth_hmacsha512_state *state, const unsigned char *key, size_t size)
{
    std::memset(state, 0, sizeof *state);
    return crypto_auth_hmacsha512_update(state, key, size);
}

int crypto_auth_hmacsha512_update(crypto_auth_hmacsha512_state *state, const unsigned char *text,
                                  unsigned long long size)
{
    auto *const sums = reinterpret_cast<unsigned char *>(state);
    for (unsigned long long i = 0; i < size; ++i) {
        unsigned char &sum = sums[i % crypto_auth_hmacsha512_BYTES];
        sum = static_cast<unsigned char>(sum * 31 + text[i] + 1);
    }
    return 0;
}

int crypto_auth_hmacsha512_final(crypto_auth_hmacsha512_state *state, unsigned char *out)
{
    std::memcpy(out, state, crypto_auth_hmacsha512_BYTES);
    return 0;
}

} // extern "C"
