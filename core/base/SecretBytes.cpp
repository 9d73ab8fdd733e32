// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/SecretBytes.h"

#include "core/base/Sodium.h"

#include <sodium.h>

#include <QByteArray>

#include <cstring>
#include <new>
#include <utility>

namespace curvedesk {

SecretBytes::SecretBytes(std::size_t size)
{
    if (size == 0)
        return;
    if (!sodiumReady())
        throw std::bad_alloc();
    m_data = static_cast<unsigned char *>(sodium_malloc(size));
    if (m_data == nullptr)
        throw std::bad_alloc();
    std::memset(m_data, 0, size);
    m_size = size;
}

SecretBytes::~SecretBytes()
{
    sodium_free(m_data);
}

SecretBytes::SecretBytes(SecretBytes &&other) noexcept
    : m_data(std::exchange(other.m_data, nullptr))
    , m_size(std::exchange(other.m_size, 0))
{
}

SecretBytes &SecretBytes::operator=(SecretBytes &&other) noexcept
{
    if (this != &other) {
        sodium_free(m_data);
        m_data = std::exchange(other.m_data, nullptr);
        m_size = std::exchange(other.m_size, 0);
    }
    return *this;
}

SecretBytes SecretBytes::copyOf(QByteArrayView source)
{
    SecretBytes secret(static_cast<std::size_t>(source.size()));
    if (!source.isEmpty())
        std::memcpy(secret.m_data, source.data(), secret.m_size);
    return secret;
}

SecretBytes SecretBytes::clone() const
{
    return copyOf(view());
}

void wipe(QByteArray &bytes) noexcept
{
    if (!bytes.isEmpty())
        sodium_memzero(bytes.data(), static_cast<std::size_t>(bytes.size()));
    bytes.clear();
}

} // namespace curvedesk
