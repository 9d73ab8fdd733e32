// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/PageCursor.h"

#include "core/base/Bytes.h"

#include <sodium.h>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype sequenceSize = 8;
constexpr qsizetype digestSize = 4;
constexpr qsizetype cursorSize = (sequenceSize + digestSize) * 4 / 3;
constexpr auto base64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

} // namespace

QString encodeCursor(qint64 sequence, const QString &apiOwner)
{
    ByteWriter digested;
    digested.bytes("curvedesk orders page 1").i64(sequence).bytes(apiOwner.toUtf8());
    std::array<quint8, crypto_generichash_BYTES_MIN> digest{};
    crypto_generichash(digest.data(), digest.size(),
                       reinterpret_cast<const unsigned char *>(digested.result().constData()),
                       static_cast<unsigned long long>(digested.result().size()), nullptr, 0);
    ByteWriter cursor;
    cursor.i64(sequence).bytes(QByteArrayView(digest.data(), digestSize));
    return QString::fromLatin1(std::move(cursor).result().toBase64(base64));
}

Result<qint64> decodeCursor(const QString &cursor, const QString &apiOwner)
{
    if (cursor.size() == cursorSize) {
        const auto decoded
            = QByteArray::fromBase64Encoding(cursor.toLatin1(), base64 | QByteArray::AbortOnBase64DecodingErrors);
        if (decoded && decoded.decoded.size() == sequenceSize + digestSize) {
            const qint64 sequence = ByteReader(decoded.decoded).i64();
            if (sequence > 0 && encodeCursor(sequence, apiOwner) == cursor)
                return sequence;
        }
    }
    return failure(ErrorCode::InvalidInput, u"cursor is not one that this list gave"_s);
}

} // namespace curvedesk
