// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArrayView>
#include <QHashFunctions>
#include <QString>

#include <array>
#include <compare>
#include <cstring>

namespace curvedesk {

/// N bytes that people read as base58. The tag keeps addresses, hashes and signatures apart.
template<std::size_t N, class Tag> class FixedBytes
{
public:
    static constexpr std::size_t size = N;

    constexpr FixedBytes() noexcept = default;
    constexpr explicit FixedBytes(const std::array<quint8, N> &bytes) noexcept
        : m_bytes(bytes)
    {
    }

    /// Copies exactly N bytes, else Damaged.
    [[nodiscard]] static Result<FixedBytes> fromBytes(QByteArrayView bytes);
    /// Decodes base58 text of exactly N bytes, else InvalidInput.
    [[nodiscard]] static Result<FixedBytes> fromBase58(QStringView text);

    [[nodiscard]] QString toBase58() const; ///< the form that people and the RPC read
    [[nodiscard]] constexpr const std::array<quint8, N> &bytes() const noexcept { return m_bytes; }
    [[nodiscard]] const quint8 *data() const noexcept { return m_bytes.data(); } ///< valid as long as this object
    /// The bytes, not a copy; valid as long as this object.
    [[nodiscard]] QByteArrayView view() const noexcept
    {
        return {reinterpret_cast<const char *>(m_bytes.data()), static_cast<qsizetype>(N)};
    }
    /// True when all bytes are zero; zeros stand for "none" in many accounts.
    [[nodiscard]] constexpr bool isZero() const noexcept { return *this == FixedBytes(); }

    friend constexpr auto operator<=>(const FixedBytes &, const FixedBytes &) noexcept = default;

    /// For Qt's and std's hash tables: mixes 16 of the bytes, which are random in keys.
    friend size_t qHash(const FixedBytes &value, size_t seed = 0) noexcept
    {
        quint64 word = 0;
        std::memcpy(&word, value.m_bytes.data() + (N > 16 ? 8 : 0), sizeof word);
        quint64 other = 0;
        std::memcpy(&other, value.m_bytes.data() + N - sizeof other, sizeof other);
        return static_cast<size_t>((word ^ (other * 0x9E3779B97F4A7C15ull)) + seed);
    }

private:
    std::array<quint8, N> m_bytes{};
};

extern template class FixedBytes<32, struct AddressTag>;
extern template class FixedBytes<32, struct HashTag>;
extern template class FixedBytes<64, struct SignatureTag>;

} // namespace curvedesk

template<std::size_t N, class Tag> struct std::hash<curvedesk::FixedBytes<N, Tag>>
{
    size_t operator()(const curvedesk::FixedBytes<N, Tag> &value) const noexcept { return qHash(value, 0); }
};
