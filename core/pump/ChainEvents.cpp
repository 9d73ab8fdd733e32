// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ChainEvents.h"

#include "core/base/Base64.h"
#include "core/pump/anchor/InvokeStack.h"
#include "core/pump/anchor/PrefixFields.h"
#include "core/pump/curve/PumpAddresses.h"

#include <QVarLengthArray>

namespace curvedesk::chainEvents {

using namespace Qt::StringLiterals;

namespace {

// Decodes an event of the curve program of this type, in its place within the result; Damaged.
template<class Event> Result<ChainEvent> decodeAs(QByteArrayView bytes)
{
    Result<ChainEvent> out(tl::in_place, std::in_place_type<Event>);
    if (!std::get_if<Event>(&*out)->read(bytes))
        return failure(ErrorCode::Damaged, u"event of the curve program does not decode"_s);
    return out;
}

// Decodes an event of the AMM or of the curve program, by its discriminator. NotFound for another one, Damaged.
Result<ChainEvent> decode(bool isAmm, QByteArrayView bytes)
{
    const std::array<quint8, 8> discriminator = ByteReader(bytes).array<8>();
    if (isAmm) {
        if (discriminator == AmmTradeEvent::buyDiscriminator || discriminator == AmmTradeEvent::sellDiscriminator)
            return AmmTradeEvent::decode(bytes);
        if (discriminator == AmmCreatePoolEvent::discriminator)
            return AmmCreatePoolEvent::decode(bytes);
    } else {
        if (discriminator == TradeEvent::discriminator)
            return decodeAs<TradeEvent>(bytes);
        if (discriminator == CreateEvent::discriminator)
            return decodeAs<CreateEvent>(bytes);
        if (discriminator == CompleteEvent::discriminator)
            return decodeAs<CompleteEvent>(bytes);
        if (discriminator == MigrationEvent::discriminator)
            return decodeAs<MigrationEvent>(bytes);
    }
    return failure(ErrorCode::NotFound, u"event is not one that we know"_s);
}

} // namespace

QList<ChainEvent> fromLogs(const QList<QByteArray> &logs)
{
    constexpr QByteArrayView dataMark("Program data: ");
    static const QByteArray curveId = pumpAddresses::program.toBase58().toLatin1();
    static const QByteArray ammId = pumpAddresses::ammProgram.toBase58().toLatin1();
    QList<ChainEvent> events;
    InvokeStack stack;
    for (const QByteArray &line : logs) {
        if (!line.startsWith(dataMark)) {
            // The cluster cut the log: lines that move the stack may be missing, so nothing can be attributed.
            if (!stack.follow(line))
                break;
            continue;
        }
        const bool isAmm = stack.top() == ammId;
        if (!isAmm && stack.top() != curveId)
            continue;
        if (auto event = fromBase64(isAmm ? pumpAddresses::ammProgram : pumpAddresses::program,
                                    QByteArrayView(line).sliced(dataMark.size())))
            events.append(*std::move(event));
    }
    return events;
}

Result<ChainEvent> fromBase64(const Address &program, QByteArrayView payload)
{
    // Log lines of the cluster are at most 10 kB; a trade takes 400 bytes.
    QVarLengthArray<quint8, 1024> buffer(base64::maxDecodedSize(payload.size()));
    qsizetype size = 0;
    if (!base64::decodeInto(payload, {buffer.data(), static_cast<std::size_t>(buffer.size())}, size))
        return failure(ErrorCode::Damaged, u"event is not base64"_s);
    return decode(program == pumpAddresses::ammProgram, {reinterpret_cast<const char *>(buffer.constData()), size});
}

Result<ChainEvent> fromCall(const Address &program, QByteArrayView data)
{
    const bool isAmm = program == pumpAddresses::ammProgram;
    ByteReader reader(data);
    if ((!isAmm && program != pumpAddresses::program)
        || !fields::takeDiscriminator(reader, pumpEvents::eventInstructionTag))
        return failure(ErrorCode::NotFound, u"this call carries no event"_s);
    return decode(isAmm, reader.bytes(reader.remaining()));
}

} // namespace curvedesk::chainEvents
