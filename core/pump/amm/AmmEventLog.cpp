// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Base64.h"
#include "core/base/Bytes.h"
#include "core/pump/amm/AmmEvents.h"
#include "core/pump/anchor/InvokeStack.h"
#include "core/pump/curve/PumpAddresses.h"

#include <QVarLengthArray>

namespace curvedesk::ammEvents {

using namespace Qt::StringLiterals;

namespace {

Result<AmmEvent> fromBase64(QByteArrayView payload)
{
    QVarLengthArray<quint8, 1024> buffer(base64::maxDecodedSize(payload.size()));
    qsizetype size = 0;
    if (!base64::decodeInto(payload, {buffer.data(), static_cast<std::size_t>(buffer.size())}, size))
        return failure(ErrorCode::Damaged, u"event is not base64"_s);
    return decode({reinterpret_cast<const char *>(buffer.constData()), size});
}

} // namespace

Result<AmmEvent> decode(QByteArrayView bytes)
{
    const std::array<quint8, 8> discriminator = ByteReader(bytes).array<8>();
    if (discriminator == AmmTradeEvent::buyDiscriminator || discriminator == AmmTradeEvent::sellDiscriminator) {
        Result<AmmTradeEvent> trade = AmmTradeEvent::decode(bytes);
        if (!trade)
            return failure(trade.error());
        return *std::move(trade);
    }
    if (discriminator == AmmCreatePoolEvent::discriminator) {
        Result<AmmCreatePoolEvent> created = AmmCreatePoolEvent::decode(bytes);
        if (!created)
            return failure(created.error());
        return *std::move(created);
    }
    return failure(ErrorCode::NotFound, u"event is not one that we know"_s);
}

QList<AmmEvent> fromLogs(const QList<QByteArray> &logs)
{
    constexpr QByteArrayView dataMark("Program data: ");
    static const QByteArray programId = pumpAddresses::ammProgram.toBase58().toLatin1();
    QList<AmmEvent> events;
    InvokeStack stack;
    for (const QByteArray &line : logs) {
        if (line.startsWith(dataMark)) {
            if (stack.top() != programId)
                continue;
            Result<AmmEvent> event = fromBase64(QByteArrayView(line).sliced(dataMark.size()));
            if (event)
                events.append(*std::move(event));
        } else if (!stack.follow(line)) {
            // The cluster cut the log here: no later line can be attributed to a program.
            break;
        }
    }
    return events;
}

} // namespace curvedesk::ammEvents
