// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QtEndian>

#include <array>
#include <cstring>

namespace curvedesk {

/// Reads little-endian fields of foreign bytes: each read moves on behind what it took. A read past the end yields
/// zero, moves to the end and marks the reader as overrun: decoders check overran() after the fields that must exist
/// and ignore it after those that later program versions appended (a missing trailing field is zero).
class ByteReader
{
public:
    /// Begins at the first of the bytes, which must outlive the reader.
    explicit ByteReader(QByteArrayView bytes) noexcept
        : m_bytes(bytes)
    {
    }

    /// Reads an integer of its type's size; 0 on overrun.
    template<class T> [[nodiscard]] T integer() noexcept
    {
        const QByteArrayView view = bytes(static_cast<qsizetype>(sizeof(T)));
        return view.isEmpty() ? T{} : qFromLittleEndian<T>(view.data());
    }
    [[nodiscard]] quint8 u8() noexcept { return integer<quint8>(); }
    [[nodiscard]] quint16 u16() noexcept { return integer<quint16>(); }
    [[nodiscard]] quint32 u32() noexcept { return integer<quint32>(); }
    [[nodiscard]] quint64 u64() noexcept { return integer<quint64>(); }
    [[nodiscard]] qint64 i64() noexcept { return integer<qint64>(); }
    [[nodiscard]] bool boolean() noexcept { return u8() != 0; } ///< any byte but 0 is true

    /// Reads the next `size` bytes as a view, valid as long as the bytes read from; empty on overrun.
    [[nodiscard]] QByteArrayView bytes(qsizetype size) noexcept
    {
        if (size < 0 || size > remaining()) {
            m_overran = true;
            m_position = m_bytes.size();
            return {};
        }
        const QByteArrayView view = m_bytes.sliced(m_position, size);
        m_position += size;
        return view;
    }

    /// Reads exactly N bytes; zeros on overrun.
    template<std::size_t N> [[nodiscard]] std::array<quint8, N> array() noexcept
    {
        std::array<quint8, N> out{};
        const QByteArrayView view = bytes(static_cast<qsizetype>(N));
        if (!view.isEmpty())
            std::memcpy(out.data(), view.data(), N);
        return out;
    }

    /// Reads a borsh string or vector of bytes, u32 length and bytes, as a view into those read from; empty on overrun.
    [[nodiscard]] QByteArrayView lengthPrefixed() noexcept
    {
        const quint32 size = u32();
        return bytes(static_cast<qsizetype>(size));
    }

    /// The number of bytes that were not read yet.
    [[nodiscard]] qsizetype remaining() const noexcept { return m_bytes.size() - m_position; }
    [[nodiscard]] bool overran() const noexcept { return m_overran; } ///< true once a read went past the end

private:
    QByteArrayView m_bytes;
    qsizetype m_position = 0;
    bool m_overran = false;
};

/// Builds a little-endian byte sequence: each function appends one value and returns the writer.
class ByteWriter
{
public:
    /// Allocates `reserve` bytes; more are allocated where that is too few.
    explicit ByteWriter(qsizetype reserve = 64) { m_bytes.reserve(reserve); }

    /// Appends an integer of its type's size.
    template<class T> ByteWriter &integer(T value)
    {
        const T little = qToLittleEndian(value);
        return bytes({reinterpret_cast<const char *>(&little), static_cast<qsizetype>(sizeof little)});
    }
    ByteWriter &u8(quint8 value) { return integer(value); }
    ByteWriter &u16(quint16 value) { return integer(value); }
    ByteWriter &u32(quint32 value) { return integer(value); }
    ByteWriter &u64(quint64 value) { return integer(value); }
    ByteWriter &i64(qint64 value) { return integer(value); }
    ByteWriter &boolean(bool value) { return integer<quint8>(value ? 1 : 0); }
    ByteWriter &bytes(QByteArrayView value)
    {
        m_bytes.append(value);
        return *this;
    }
    template<std::size_t N> ByteWriter &array(const std::array<quint8, N> &value)
    {
        m_bytes.append(reinterpret_cast<const char *>(value.data()), static_cast<qsizetype>(N));
        return *this;
    }
    /// Appends a borsh string: u32 length, then the bytes.
    ByteWriter &lengthPrefixed(QByteArrayView value) { return u32(static_cast<quint32>(value.size())).bytes(value); }

    /// The bytes so far, as a reference that is valid as long as the writer and grows with it.
    [[nodiscard]] const QByteArray &result() const & { return m_bytes; }
    /// The bytes, moved out of a temporary writer or one that is moved; it is empty afterwards.
    [[nodiscard]] QByteArray result() && { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
};

} // namespace curvedesk
