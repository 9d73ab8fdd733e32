// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/ContentId.h"

#include <QCryptographicHash>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto rawSha256Prefix = "bafkrei"_L1;
constexpr auto versionZeroPrefix = "Qm"_L1;
// Version, codec and multihash head take 4 bytes, the hash 32: 58 digits of base32 after the 'b'.
constexpr qsizetype cidSize = 59;
constexpr qsizetype versionZeroSize = 46;

// The bytes in base32 of RFC 4648, lower case, without padding: multibase 'b'.
QString base32(QByteArrayView bytes)
{
    constexpr char16_t alphabet[] = u"abcdefghijklmnopqrstuvwxyz234567";
    QString text;
    text.reserve((bytes.size() * 8 + 4) / 5);
    quint32 buffer = 0;
    unsigned bits = 0;
    for (const char byte : bytes) {
        buffer = (buffer << 8u) | static_cast<quint8>(byte);
        bits += 8;
        while (bits >= 5) {
            bits -= 5;
            text.append(QChar(alphabet[buffer >> bits & 31u]));
        }
    }
    if (bits > 0)
        text.append(QChar(alphabet[buffer << (5 - bits) & 31u]));
    return text;
}

// True when every character is a digit of base32 as base32() writes it; true for an empty text.
bool isBase32(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'2' && c <= u'7'); });
}

// True when every character is a digit of base58; true for an empty text.
bool isBase58(QStringView text)
{
    return std::ranges::all_of(text, [](QChar c) {
        return (c >= u'1' && c <= u'9') || (c >= u'A' && c <= u'Z' && c != u'I' && c != u'O')
            || (c >= u'a' && c <= u'z' && c != u'l');
    });
}

} // namespace

QString rawCid(QByteArrayView bytes)
{
    // CID version 1, codec raw, multihash sha2-256 of 32 bytes.
    return u'b' + base32("\x01\x55\x12\x20" + QCryptographicHash::hash(bytes, QCryptographicHash::Sha256));
}

bool isRawCid(QStringView text)
{
    return text.size() == cidSize && text.startsWith(rawSha256Prefix) && isBase32(text);
}

bool isCid(QStringView text)
{
    return (text.size() == cidSize && text.startsWith(u'b') && isBase32(text))
        || (text.size() == versionZeroSize && text.startsWith(versionZeroPrefix) && isBase58(text));
}

QString cidOf(const QString &uri)
{
    const QString cid = uri.startsWith(ipfsScheme) ? uri.sliced(ipfsScheme.size()) : QString();
    return isCid(cid) ? cid : QString();
}

} // namespace curvedesk
