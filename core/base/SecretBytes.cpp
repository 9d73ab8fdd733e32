// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/SecretBytes.h"

#include "core/base/Sodium.h"

#include <sodium.h>

#include <QByteArray>

#include <cstring>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

namespace curvedesk {

namespace {

/// Blocks of guarded memory of a signing key's size. To get one and to give it back are ten system calls, some of which
/// halt the other threads, and each order takes a key: a few free ones are kept, wiped, for the next.
class KeyBlocks
{
public:
    static constexpr std::size_t blockSize = crypto_sign_SECRETKEYBYTES;

    KeyBlocks() { m_free.reserve(mostFree); }

    /// A block that was given back, or a new one; nullptr when there is no memory.
    unsigned char *take()
    {
        const std::lock_guard lock(m_mutex);
        if (m_free.empty())
            return static_cast<unsigned char *>(sodium_malloc(blockSize));
        unsigned char *const block = m_free.back();
        m_free.pop_back();
        return block;
    }

    /// Wipes the block and keeps it for take(), or frees it.
    void giveBack(unsigned char *block)
    {
        const std::lock_guard lock(m_mutex);
        if (m_free.size() == mostFree)
            return sodium_free(block);
        sodium_memzero(block, blockSize);
        m_free.push_back(block);
    }

private:
    static constexpr std::size_t mostFree = 4;
    std::mutex m_mutex;
    std::vector<unsigned char *> m_free;
};

// The one store of free blocks, for all threads.
KeyBlocks &keyBlocks()
{
    static auto *const blocks = new KeyBlocks; // never destroyed: static objects may hold secrets longer
    return *blocks;
}

} // namespace

SecretBytes::SecretBytes(std::size_t size)
{
    if (size == 0)
        return;
    if (!startSodium())
        throw std::bad_alloc();
    m_data = size == KeyBlocks::blockSize ? keyBlocks().take() : static_cast<unsigned char *>(sodium_malloc(size));
    if (m_data == nullptr)
        throw std::bad_alloc();
    std::memset(m_data, 0, size);
    m_size = size;
}

SecretBytes::~SecretBytes()
{
    release();
}

SecretBytes::SecretBytes(SecretBytes &&other) noexcept
    : m_data(std::exchange(other.m_data, nullptr))
    , m_size(std::exchange(other.m_size, 0))
    , m_isHidden(std::exchange(other.m_isHidden, false))
{
}

SecretBytes &SecretBytes::operator=(SecretBytes &&other) noexcept
{
    if (this != &other) {
        release();
        m_data = std::exchange(other.m_data, nullptr);
        m_size = std::exchange(other.m_size, 0);
        m_isHidden = std::exchange(other.m_isHidden, false);
    }
    return *this;
}

void SecretBytes::release() noexcept
{
    if (m_isHidden)
        sodium_mprotect_readwrite(m_data);
    if (m_size == KeyBlocks::blockSize)
        keyBlocks().giveBack(m_data);
    else
        sodium_free(m_data); // does nothing for nullptr
}

void SecretBytes::hide() noexcept
{
    // Where the system cannot, the bytes stay as they are.
    if (m_data != nullptr)
        m_isHidden = sodium_mprotect_noaccess(m_data) == 0;
}

SecretBytes SecretBytes::copyOf(QByteArrayView source)
{
    SecretBytes secret(static_cast<std::size_t>(source.size()));
    if (secret.m_size > 0)
        std::memcpy(secret.m_data, source.data(), secret.m_size);
    return secret;
}

SecretBytes SecretBytes::clone() const
{
    return copyOf(view());
}

ShownSecret::ShownSecret(const SecretBytes &secret) noexcept
    : m_hidden(std::exchange(secret.m_isHidden, false) ? &secret : nullptr)
{
    if (m_hidden != nullptr)
        sodium_mprotect_readonly(m_hidden->m_data);
}

ShownSecret::~ShownSecret()
{
    if (m_hidden != nullptr)
        m_hidden->m_isHidden = sodium_mprotect_noaccess(m_hidden->m_data) == 0;
}

void wipe(QByteArray &bytes) noexcept
{
    if (!bytes.isEmpty())
        sodium_memzero(bytes.data(), static_cast<std::size_t>(bytes.size()));
    bytes.clear();
}

} // namespace curvedesk
