// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderId.h"

#include "core/base/Sodium.h"

#include <sodium.h>

#include <QByteArray>
#include <QtEndian>
#include <QUuid>

#include <algorithm>
#include <cstring>

namespace curvedesk {

using namespace Qt::StringLiterals;

QString newOrderId(const Clock &clock)
{
    unsigned char bytes[16];
    // Without libsodium's initialisation randombytes_buf() still works, but opens the device itself, which is slower.
    [[maybe_unused]] const bool ready = startSodium();
    randombytes_buf(bytes, sizeof bytes);
    const quint64 time = qToBigEndian(static_cast<quint64>(clock.nowMs()) << 16);
    std::memcpy(bytes, &time, 6);
    bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0fu) | 0x70u);
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3fu) | 0x80u);
    const QByteArray raw = QByteArray::fromRawData(reinterpret_cast<const char *>(bytes), sizeof bytes);
    return QUuid::fromRfc4122(raw).toString(QUuid::WithoutBraces);
}

bool isOrderId(const QString &text)
{
    static const QString form = u"xxxxxxxx-xxxx-7xxx-vxxx-xxxxxxxxxxxx"_s;
    const auto fits = [](QChar each, QChar at) {
        if (at == u'x')
            return (each >= u'0' && each <= u'9') || (each >= u'a' && each <= u'f');
        return at == u'v' ? each == u'8' || each == u'9' || each == u'a' || each == u'b' : each == at;
    };
    return text.size() == form.size() && std::equal(text.cbegin(), text.cend(), form.cbegin(), fits);
}

} // namespace curvedesk
