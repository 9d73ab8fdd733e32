// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/FixedBytes.h"

#include "core/solana/Address.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

template<std::size_t N, class Tag> Result<FixedBytes<N, Tag>> FixedBytes<N, Tag>::fromBytes(QByteArrayView bytes)
{
    if (bytes.size() != static_cast<qsizetype>(N))
        return failure(ErrorCode::Damaged, u"expected %1 bytes, got %2"_s.arg(N).arg(bytes.size()));
    FixedBytes out;
    std::memcpy(out.m_bytes.data(), bytes.data(), N);
    return out;
}

template<std::size_t N, class Tag> Result<FixedBytes<N, Tag>> FixedBytes<N, Tag>::fromBase58(QStringView text)
{
    FixedBytes out;
    if (!base58::decodeInto(text, out.m_bytes))
        return failure(ErrorCode::InvalidInput, u"not the base58 text of %1 bytes"_s.arg(N));
    return out;
}

template<std::size_t N, class Tag> QString FixedBytes<N, Tag>::toBase58() const
{
    std::array<char, N == 32 ? 44 : 88> text;
    const qsizetype length = base58::encodeInto(std::span<const quint8, N>(m_bytes), text);
    return QString::fromLatin1(text.data(), length);
}

template class FixedBytes<32, AddressTag>;
template class FixedBytes<32, HashTag>;
template class FixedBytes<64, SignatureTag>;

} // namespace curvedesk
