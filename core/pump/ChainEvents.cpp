// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/ChainEvents.h"

#include "core/base/Base64.h"
#include "core/pump/anchor/InvokeStack.h"
#include "core/pump/curve/PumpAddresses.h"

#include <QVarLengthArray>

namespace curvedesk::chainEvents {

using namespace Qt::StringLiterals;

namespace {

// The event of one program as an event of either.
template<class Event> Result<ChainEvent> widened(Result<Event> event)
{
    if (!event)
        return failure(event.error());
    return std::visit([](auto &&each) { return Result<ChainEvent>(std::forward<decltype(each)>(each)); },
                      *std::move(event));
}

// Decodes an event of the AMM or of the curve program, by its discriminator.
Result<ChainEvent> decode(bool isAmm, QByteArrayView bytes)
{
    return isAmm ? widened(ammEvents::decode(bytes)) : widened(pumpEvents::decode(bytes));
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
            if (!stack.follow(line))
                break;
            continue;
        }
        const bool isAmm = stack.top() == ammId;
        if (!isAmm && stack.top() != curveId)
            continue;
        const QByteArrayView payload = QByteArrayView(line).sliced(dataMark.size());
        QVarLengthArray<quint8, 1024> buffer(base64::maxDecodedSize(payload.size()));
        qsizetype size = 0;
        if (!base64::decodeInto(payload, {buffer.data(), static_cast<std::size_t>(buffer.size())}, size))
            continue;
        if (Result<ChainEvent> event = decode(isAmm, {reinterpret_cast<const char *>(buffer.constData()), size}))
            events.append(*std::move(event));
    }
    return events;
}

Result<ChainEvent> fromCall(const Address &program, QByteArrayView data)
{
    constexpr auto &tag = pumpEvents::eventInstructionTag;
    const bool isAmm = program == pumpAddresses::ammProgram;
    if ((!isAmm && program != pumpAddresses::program)
        || !data.startsWith(QByteArrayView(reinterpret_cast<const char *>(tag.data()), tag.size())))
        return failure(ErrorCode::NotFound, u"this call carries no event"_s);
    return decode(isAmm, data.sliced(tag.size()));
}

} // namespace curvedesk::chainEvents
