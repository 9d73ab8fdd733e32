// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/ApiKeyText.h"

#include "core/base/TraceWipe.h"

#include <sodium.h>

#include <algorithm>

namespace curvedesk::apiKeyText {

namespace {

constexpr QByteArrayView prefix("cd_");
constexpr qsizetype idSize = 8;
constexpr std::size_t randomBytes = 32;
constexpr auto base64Variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr std::size_t randomSize = sodium_base64_ENCODED_LEN(randomBytes, base64Variant) - 1; // without the final NUL
constexpr qsizetype keySize = prefix.size() + idSize + 1 + static_cast<qsizetype>(randomSize);

} // namespace

Hash hashOf(QByteArrayView text)
{
    const TraceWipe wipeTraces(TraceWipe::ofHash); // each request is hashed: a deeper wipe would take longer
    std::array<quint8, Hash::size> digest{};
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char *>(text.data()),
                       static_cast<unsigned long long>(text.size()), nullptr, 0);
    return Hash(digest);
}

QByteArray newId()
{
    constexpr QByteArrayView letters("abcdefghijkmnpqrstuvwxyz23456789"); // 32 that are not taken for each other
    QByteArray id(idSize, Qt::Uninitialized);
    for (char &letter : id)
        letter = letters[randombytes_uniform(static_cast<quint32>(letters.size()))];
    return id;
}

SecretBytes newText(const QByteArray &id)
{
    SecretBytes random(randomBytes);
    randombytes_buf(random.span().data(), random.span().size());
    SecretBytes text(keySize + 1); // sodium_bin2base64() adds a NUL
    auto *out = reinterpret_cast<char *>(text.span().data());
    out = std::ranges::copy(prefix, out).out;
    out = std::ranges::copy(id, out).out;
    *out++ = '_';
    sodium_bin2base64(out, randomSize + 1, random.span().data(), random.span().size(), base64Variant);
    return SecretBytes::copyOf(text.view().chopped(1));
}

QByteArrayView claimedId(QByteArrayView text)
{
    const bool isKey = text.size() == keySize && text.startsWith(prefix) && text[prefix.size() + idSize] == '_';
    return isKey ? text.sliced(prefix.size(), idSize) : QByteArrayView();
}

} // namespace curvedesk::apiKeyText
