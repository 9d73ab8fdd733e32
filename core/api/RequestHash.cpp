// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/RequestHash.h"

#include "core/base/SecretBytes.h"

#include <sodium.h>

#include <QtEndian>

namespace curvedesk {

struct RequestHash::State
{
    crypto_generichash_state hash;
};

namespace {

constexpr std::size_t hashSize = 32;

} // namespace

RequestHash::RequestHash(QByteArrayView kind)
    : m_state(std::make_unique<State>())
{
    crypto_generichash_init(&m_state->hash, nullptr, 0, hashSize);
    add(kind);
}

RequestHash::~RequestHash()
{
    sodium_memzero(m_state.get(), sizeof(State));
}

// The length comes before the bytes, so that two different requests never hash the same bytes.
RequestHash &RequestHash::add(QByteArrayView bytes)
{
    add(static_cast<quint64>(bytes.size()));
    crypto_generichash_update(&m_state->hash, reinterpret_cast<const unsigned char *>(bytes.data()),
                              static_cast<unsigned long long>(bytes.size()));
    return *this;
}

RequestHash &RequestHash::add(const QString &text)
{
    return add(QByteArrayView(text.toUtf8()));
}

RequestHash &RequestHash::add(const SecretBytes *secret)
{
    return add(secret == nullptr ? QByteArrayView() : secret->view());
}

RequestHash &RequestHash::add(quint64 value)
{
    const quint64 little = qToLittleEndian(value);
    crypto_generichash_update(&m_state->hash, reinterpret_cast<const unsigned char *>(&little), sizeof little);
    return *this;
}

QByteArray RequestHash::finish()
{
    QByteArray out(qsizetype{hashSize}, Qt::Uninitialized);
    crypto_generichash_final(&m_state->hash, reinterpret_cast<unsigned char *>(out.data()), hashSize);
    return out;
}

} // namespace curvedesk
