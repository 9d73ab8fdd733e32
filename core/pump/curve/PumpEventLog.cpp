// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Base64.h"
#include "core/base/Bytes.h"
#include "core/pump/anchor/InvokeStack.h"
#include "core/pump/curve/EventReading.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/curve/PumpEvents.h"

#include <QVarLengthArray>

namespace curvedesk::pumpEvents {

using namespace Qt::StringLiterals;

namespace {

template<class Event> Result<PumpEvent> decodeAs(QByteArrayView bytes)
{
    Result<PumpEvent> out(tl::in_place, std::in_place_type<Event>);
    if (!eventReading::read(bytes, *std::get_if<Event>(&*out)))
        return failure(ErrorCode::Damaged, u"event of the curve program does not decode"_s);
    return out;
}

} // namespace

Result<PumpEvent> decode(QByteArrayView bytes)
{
    const std::array<quint8, 8> discriminator = ByteReader(bytes).array<8>();
    if (discriminator == TradeEvent::discriminator)
        return decodeAs<TradeEvent>(bytes);
    if (discriminator == CreateEvent::discriminator)
        return decodeAs<CreateEvent>(bytes);
    if (discriminator == CompleteEvent::discriminator)
        return decodeAs<CompleteEvent>(bytes);
    if (discriminator == MigrationEvent::discriminator)
        return decodeAs<MigrationEvent>(bytes);
    return failure(ErrorCode::NotFound, u"event is not one that we know"_s);
}

QList<PumpEvent> fromLogs(const QList<QByteArray> &logs)
{
    constexpr QByteArrayView dataMark("Program data: ");
    static const QByteArray programId = pumpAddresses::program.toBase58().toLatin1();
    QList<PumpEvent> events;
    InvokeStack stack;
    for (const QByteArray &line : logs) {
        if (line.startsWith(dataMark)) {
            if (stack.top() != programId)
                continue;
            Result<PumpEvent> event = fromBase64(QByteArrayView(line).sliced(dataMark.size()));
            if (event)
                events.append(*std::move(event));
        } else if (!stack.follow(line)) {
            // The cluster cut the log: lines that move the stack may be missing from here on, so that nothing can be
            // attributed any more.
            break;
        }
    }
    return events;
}

Result<PumpEvent> fromBase64(QByteArrayView payload)
{
    // Log lines of the cluster are at most 10 kB; a trade takes 400 bytes.
    QVarLengthArray<quint8, 1024> buffer(base64::maxDecodedSize(payload.size()));
    qsizetype size = 0;
    if (!base64::decodeInto(payload, {buffer.data(), static_cast<std::size_t>(buffer.size())}, size))
        return failure(ErrorCode::Damaged, u"event is not base64"_s);
    return decode({reinterpret_cast<const char *>(buffer.constData()), size});
}

} // namespace curvedesk::pumpEvents
