// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Keypair.h"

#include "core/base/Sodium.h"
#include "core/base/TraceWipe.h"

#include <sodium.h>

#include <algorithm>
#include <charconv>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t seedSize = crypto_sign_SEEDBYTES;
constexpr std::size_t secretKeySize = crypto_sign_SECRETKEYBYTES;
static_assert(seedSize == 32 && secretKeySize == 64 && crypto_sign_BYTES == Signature::size);

// True for JSON's white space.
bool isSpace(char character) noexcept
{
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

// The text without that white space at both ends, as a view into it: no copy of a key is made.
QByteArrayView trimmed(QByteArrayView text) noexcept
{
    while (!text.isEmpty() && isSpace(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isSpace(text.back()))
        text.chop(1);
    return text;
}

// Reads "[12,255,...]" with exactly out.size() numbers straight into guarded memory: a JSON parser would leave the key
// in ordinary memory. False for any other text; `out` may hold a part of it then.
bool readByteArray(QByteArrayView text, std::span<unsigned char> out) noexcept
{
    if (text.size() < 2 || text.front() != '[' || text.back() != ']')
        return false;
    text = text.sliced(1, text.size() - 2);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const qsizetype comma = text.indexOf(',');
        const bool isLast = i + 1 == out.size();
        if (isLast != (comma < 0))
            return false;
        const QByteArrayView number = trimmed(isLast ? text : text.first(comma));
        if (number.isEmpty() || number.size() > 3 || (number.size() > 1 && number.front() == '0'))
            return false;
        unsigned value = 0;
        for (const char digit : number) {
            if (digit < '0' || digit > '9')
                return false;
            value = value * 10 + static_cast<unsigned>(digit - '0');
        }
        if (value > 255)
            return false;
        out[i] = static_cast<unsigned char>(value);
        if (!isLast)
            text = text.sliced(comma + 1);
    }
    return true;
}

} // namespace

Keypair::Keypair(SecretBytes secretKey, const Address &address)
    : m_secretKey(std::move(secretKey))
    , m_address(address)
{
}

Keypair Keypair::generate()
{
    SecretBytes seed(seedSize); // allocating it also initialises libsodium
    randombytes_buf(seed.span().data(), seedSize);
    return *fromSeed(seed.view());
}

Result<Keypair> Keypair::fromSeed(QByteArrayView seed)
{
    if (seed.size() != static_cast<qsizetype>(seedSize))
        return failure(ErrorCode::InvalidInput, u"a key seed has 32 bytes"_s);
    const TraceWipe wipeTraces;
    SecretBytes secretKey(secretKeySize);
    std::array<quint8, 32> publicKey;
    crypto_sign_seed_keypair(publicKey.data(), secretKey.span().data(),
                             reinterpret_cast<const unsigned char *>(seed.data()));
    return Keypair(std::move(secretKey), Address(publicKey));
}

Result<Keypair> Keypair::fromSecretKey(QByteArrayView secretKey)
{
    if (secretKey.size() != static_cast<qsizetype>(secretKeySize))
        return failure(ErrorCode::InvalidInput, u"a secret key has 64 bytes"_s);
    Result<Keypair> pair = fromSeed(secretKey.first(seedSize));
    if (pair && sodium_memcmp(secretKey.data(), pair->m_secretKey.span().data(), secretKeySize) != 0)
        return failure(ErrorCode::InvalidInput, u"the two halves of the secret key do not belong together"_s);
    return pair;
}

Result<Keypair> Keypair::fromOwnSecretKey(SecretBytes secretKey)
{
    if (secretKey.span().size() != secretKeySize)
        return failure(ErrorCode::InvalidInput, u"a secret key has 64 bytes"_s);
    std::array<quint8, 32> publicKey;
    std::ranges::copy(secretKey.span().subspan(seedSize), publicKey.begin());
    return Keypair(std::move(secretKey), Address(publicKey));
}

Result<Keypair> Keypair::fromText(QByteArrayView text)
{
    text = trimmed(text);
    SecretBytes bytes(secretKeySize);
    if (text.startsWith('[')) {
        if (!readByteArray(text, bytes.span()))
            return failure(ErrorCode::InvalidInput, u"a key file holds 64 numbers from 0 to 255"_s);
        return fromSecretKey(bytes.view());
    }
    if (base58::decodeInto(text, bytes.span()))
        return fromSecretKey(bytes.view());
    // 32 bytes could be a seed, but a pasted address taken for one would give a wallet that everybody can open.
    if (base58::decodeInto(text, bytes.span().first(seedSize)))
        return failure(ErrorCode::InvalidInput, u"this is an address: a secret key has 64 bytes"_s);
    return failure(ErrorCode::InvalidInput, u"not the base58 text of a secret key"_s);
}

Signature Keypair::sign(QByteArrayView message) const
{
    const TraceWipe wipeTraces;
    std::array<quint8, Signature::size> signature;
    crypto_sign_detached(signature.data(), nullptr, reinterpret_cast<const unsigned char *>(message.data()),
                         static_cast<unsigned long long>(message.size()), m_secretKey.span().data());
    return Signature(signature);
}

SecretBytes Keypair::secretKeyBase58() const
{
    SecretBytes longest(88);
    const std::span<char, 88> text(reinterpret_cast<char *>(longest.span().data()), 88);
    const qsizetype size = base58::encodeInto(std::span<const quint8, 64>(m_secretKey.span()), text);
    return SecretBytes::copyOf(longest.view().first(size));
}

SecretBytes Keypair::secretKeyJson() const
{
    SecretBytes longest(2 + secretKeySize * 4);
    char *const begin = reinterpret_cast<char *>(longest.span().data());
    char *const end = begin + longest.span().size();
    char *at = begin;
    for (const unsigned char byte : m_secretKey.span()) {
        *at = at == begin ? '[' : ',';
        at = std::to_chars(at + 1, end, unsigned{byte}).ptr;
    }
    *at = ']';
    return SecretBytes::copyOf(QByteArrayView(begin, at + 1 - begin));
}

bool verify(const Signature &signature, QByteArrayView message, const Address &signer)
{
    return startSodium()
        && crypto_sign_verify_detached(signature.data(), reinterpret_cast<const unsigned char *>(message.data()),
                                       static_cast<unsigned long long>(message.size()), signer.data())
        == 0;
}

} // namespace curvedesk
