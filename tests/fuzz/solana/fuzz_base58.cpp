// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Base58.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(base58, data, size)
{
    const QByteArrayView input = fuzz::view(data, size).first(std::min<qsizetype>(static_cast<qsizetype>(size), 2000));

    // As text: what decodes is the one text of its bytes.
    const Result<QByteArray> bytes = base58::decode(input);
    if (bytes)
        require(base58::encode(*bytes) == input, "decoded text encodes to itself");
    std::array<quint8, 64> exact;
    for (const std::size_t length : {32u, 64u}) {
        const std::span<quint8> out = std::span(exact).first(length);
        const bool fits = base58::decodeInto(input, out);
        require(fits == (bytes && bytes->size() == static_cast<qsizetype>(length)), "both decoders agree");
        if (fits)
            require(std::equal(out.begin(), out.end(), reinterpret_cast<const quint8 *>(bytes->constData())),
                    "both decoders give the same bytes");
    }

    // As bytes.
    const QByteArrayView some = input.first(std::min<qsizetype>(input.size(), 1280));
    const Result<QByteArray> back = base58::decode(base58::encode(some));
    require(back && *back == some, "encoded bytes decode to themselves");
    return 0;
}
