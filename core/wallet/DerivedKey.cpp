// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/DerivedKey.h"

#include "core/base/TraceWipe.h"

#include <sodium.h>

#include <QList>
#include <QtEndian>

#include <algorithm>

namespace curvedesk::derivedKey {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t keySize = 32;
constexpr quint32 hardened = 0x80000000;
constexpr qsizetype maxDepth = 10;

// The steps of a path after its "m"; nullopt for another form.
std::optional<QList<quint32>> stepsOf(QStringView path)
{
    const QList<QStringView> parts = path.split(u'/');
    if (parts.constFirst() != u"m" || parts.size() > maxDepth)
        return std::nullopt;
    QList<quint32> steps;
    for (const QStringView part : parts.sliced(1)) {
        bool isNumber = false;
        const quint32 index = part.chopped(part.endsWith(u'\'') ? 1 : 0).toUInt(&isNumber);
        if (!part.endsWith(u'\'') || !part.front().isDigit() || !isNumber || index >= hardened)
            return std::nullopt;
        steps.append(index);
    }
    return steps;
}

// The 64 bytes of HMAC-SHA512, in guarded memory: a key, then the chain code of the steps below it.
SecretBytes hmac(QByteArrayView key, QByteArrayView data)
{
    const TraceWipe wipeTraces;
    const auto raw = [](QByteArrayView bytes) { return reinterpret_cast<const unsigned char *>(bytes.data()); };
    SecretBytes out(crypto_auth_hmacsha512_BYTES);
    crypto_auth_hmacsha512_state state;
    crypto_auth_hmacsha512_init(&state, raw(key), static_cast<std::size_t>(key.size()));
    crypto_auth_hmacsha512_update(&state, raw(data), static_cast<unsigned long long>(data.size()));
    crypto_auth_hmacsha512_final(&state, out.span().data());
    sodium_memzero(&state, sizeof state);
    return out;
}

} // namespace

Result<Keypair> at(const SecretBytes &seed, QStringView path)
{
    const auto steps = stepsOf(path);
    if (!steps || seed.span().size() < keySize)
        return failure(ErrorCode::InvalidInput, u"a derivation path has the form m/44'/501'/0'/0'"_s);
    if (steps->isEmpty())
        return Keypair::fromSeed(seed.view().first(keySize));
    SecretBytes node = hmac("ed25519 seed", seed.view());
    for (const quint32 step : *steps) {
        SecretBytes data(1 + keySize + 4);
        std::ranges::copy(node.span().first(keySize), data.span().begin() + 1);
        qToBigEndian(step | hardened, data.span().data() + 1 + keySize);
        node = hmac(node.view().sliced(keySize), data.view());
    }
    return Keypair::fromSeed(node.view().first(keySize));
}

QStringList commonPaths(int accounts)
{
    QStringList paths;
    for (int account = 0; account < accounts; ++account)
        paths << u"m/44'/501'/%1'/0'"_s.arg(account) << u"m/44'/501'/%1'"_s.arg(account);
    return paths << u"m/44'/501'"_s << u"m"_s;
}

Keypair forPurpose(const Keypair &owner, QByteArrayView purpose)
{
    const SecretBytes derived = hmac(owner.secretKey().view().first(keySize), purpose);
    return Keypair::fromSeed(derived.view().first(keySize)).value();
}

} // namespace curvedesk::derivedKey
