// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/LogCodec.h"

#include "core/cluster/sandbox/bank/ProgramTable.h"
#include "core/cluster/sandbox/ledger/store/Varint.h"

#include <QVarLengthArray>

namespace curvedesk::sandbox::logCodec {

using namespace Qt::StringLiterals;

namespace {

// The form in which a line is stored. The numbers are on disk: append, never renumber.
enum Kind : quint8 { Raw = 0, Invoke = 1, Success = 2, Consumed = 3, Data = 4, InnerData = 5, Log = 6 };

constexpr QByteArrayView programPrefix = "Program ";
constexpr QByteArrayView dataPrefix = "Program data: ";
constexpr QByteArrayView logPrefix = "Program log: ";
constexpr QByteArrayView consumedWord = " consumed ";
constexpr QByteArrayView ofWord = " of ";
constexpr QByteArrayView unitsWord = " compute units";
constexpr qsizetype eventTagSize = 8; ///< bytes before an event that a program emits by calling itself

struct Named
{
    quint8 key;
    const ProgramInfo *info;
};
using Programs = QVarLengthArray<Named, 8>;

// The programs among the keys, with the indexes by which lines name them.
Programs programsAmong(const QList<Address> &keys)
{
    Programs out;
    for (qsizetype i = 0; i < keys.size(); ++i) {
        if (const ProgramInfo *info = programInfo(keys[i]))
            out.append({static_cast<quint8>(i), info});
    }
    return out;
}

// The two numbers of " consumed 12 of 34 compute units"; nullopt for any other text.
std::optional<std::pair<quint64, quint64>> readConsumed(QByteArrayView rest)
{
    if (!rest.startsWith(consumedWord) || !rest.endsWith(unitsWord)
        || rest.size() < consumedWord.size() + unitsWord.size())
        return std::nullopt;
    const QByteArrayView numbers = rest.sliced(consumedWord.size()).chopped(unitsWord.size());
    const qsizetype split = numbers.indexOf(ofWord);
    if (split < 0)
        return std::nullopt;
    bool isNumber = false;
    bool isOther = false;
    const quint64 used = numbers.first(split).toULongLong(&isNumber);
    const quint64 left = numbers.sliced(split + ofWord.size()).toULongLong(&isOther);
    if (!isNumber || !isOther)
        return std::nullopt;
    return std::pair(used, left);
}

// The end of the line "Program ... consumed 1234 of 200000 compute units".
QByteArray consumedTail(quint64 used, quint64 left)
{
    return consumedWord.toByteArray() + QByteArray::number(used) + ofWord.toByteArray() + QByteArray::number(left)
        + unitsWord.toByteArray();
}

// Writes a line that begins with "Program <address>", for a program among the keys; false when it has no compact form.
bool writeTail(ByteWriter &writer, QByteArrayView line, QByteArrayView tail, const Named &program)
{
    if (line == program.info->success) {
        writer.u8(Success).u8(program.key);
        return true;
    }
    for (std::size_t depth = 0; depth < program.info->invoke.size(); ++depth) {
        if (line == program.info->invoke[depth]) {
            writer.u8(Invoke).u8(program.key).u8(static_cast<quint8>(depth));
            return true;
        }
    }
    const auto consumed = readConsumed(tail);
    if (!consumed || consumedTail(consumed->first, consumed->second) != tail)
        return false;
    writer.u8(Consumed).u8(program.key);
    varint::write(writer, consumed->first);
    varint::write(writer, consumed->second);
    return true;
}

// Writes a line of the runtime about a program among the keys; false when it has no compact form.
bool writeFrame(ByteWriter &writer, QByteArrayView line, const Programs &programs)
{
    if (!line.startsWith(programPrefix))
        return false;
    const QByteArrayView rest = line.sliced(programPrefix.size());
    for (const Named &program : programs) {
        if (rest.startsWith(program.info->base58))
            return writeTail(writer, line, rest.sliced(program.info->base58.size()), program);
    }
    return false;
}

// Writes an event as the index of the inner instruction with the same bytes; false when there is none.
bool writeInnerData(ByteWriter &writer, QByteArrayView text, const QList<InnerInstruction> &inner)
{
    for (qsizetype i = 0; i < inner.size(); ++i) {
        const QByteArray &data = inner[i].data;
        const qsizetype size = data.size() - eventTagSize;
        if (size >= 0 && (size + 2) / 3 * 4 == text.size() && data.sliced(eventTagSize).toBase64() == text) {
            writer.u8(InnerData);
            varint::write(writer, static_cast<quint64>(i));
            return true;
        }
    }
    return false;
}

// Writes the line of an event; false when its base64 could not be restored exactly.
bool writeData(ByteWriter &writer, const QByteArray &line, const QList<InnerInstruction> &inner)
{
    const QByteArray text = line.sliced(dataPrefix.size());
    if (writeInnerData(writer, text, inner))
        return true;
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    // A line of several fields, or with another spelling of the same bytes, could not be restored exactly.
    if (!decoded || decoded.decoded.toBase64() != text)
        return false;
    writer.u8(Data);
    varint::writeBytes(writer, decoded.decoded);
    return true;
}

// Restores a line of the runtime about a program; nullopt for a key or depth that names nothing. Where the bytes end
// too soon, the reader has overrun, and the line is none.
std::optional<QByteArray> readFrame(ByteReader &reader, Kind kind, const QList<Address> &keys)
{
    const quint8 key = reader.u8();
    const ProgramInfo *program = key < keys.size() ? programInfo(keys[key]) : nullptr;
    if (!program)
        return std::nullopt;
    if (kind == Success)
        return program->success;
    if (kind == Invoke) {
        const quint8 depth = reader.u8();
        return depth < program->invoke.size() ? std::optional(program->invoke[depth]) : std::nullopt;
    }
    const quint64 used = varint::read(reader);
    const quint64 left = varint::read(reader);
    return programPrefix.toByteArray() + program->base58 + consumedTail(used, left);
}

// Restores the next line; nullopt for an unknown kind, program, depth or call. Bytes that end too soon overrun the
// reader.
std::optional<QByteArray> readLine(ByteReader &reader, const QList<Address> &keys, const QList<InnerInstruction> &inner)
{
    const quint8 kind = reader.u8();
    switch (kind) {
    case Raw:
        return varint::readBytes(reader).toByteArray();
    case Log:
        return logPrefix.toByteArray() + varint::readBytes(reader).toByteArray();
    case Data:
        return dataPrefix.toByteArray() + varint::readBytes(reader).toByteArray().toBase64();
    case InnerData: {
        const quint64 index = varint::read(reader);
        if (index >= static_cast<quint64>(inner.size()))
            return std::nullopt;
        const QByteArray &data = inner[static_cast<qsizetype>(index)].data;
        if (data.size() < eventTagSize)
            return std::nullopt;
        return dataPrefix.toByteArray() + data.sliced(eventTagSize).toBase64();
    }
    case Invoke:
    case Success:
    case Consumed:
        return readFrame(reader, static_cast<Kind>(kind), keys);
    default:
        return std::nullopt;
    }
}

} // namespace

void write(ByteWriter &writer, const QList<QByteArray> &logs, const QList<Address> &keys,
           const QList<InnerInstruction> &inner)
{
    const Programs programs = programsAmong(keys);
    varint::write(writer, static_cast<quint64>(logs.size()));
    for (const QByteArray &line : logs) {
        if (line.startsWith(logPrefix)) {
            writer.u8(Log);
            varint::writeBytes(writer, QByteArrayView(line).sliced(logPrefix.size()));
        } else if (!(line.startsWith(dataPrefix) ? writeData(writer, line, inner)
                                                 : writeFrame(writer, line, programs))) {
            writer.u8(Raw);
            varint::writeBytes(writer, line);
        }
    }
}

Result<QList<QByteArray>> read(ByteReader &reader, const QList<Address> &keys, const QList<InnerInstruction> &inner)
{
    QList<QByteArray> logs;
    const quint64 count = varint::read(reader);
    for (quint64 i = 0; i < count && !reader.overran(); ++i) {
        std::optional<QByteArray> line = readLine(reader, keys, inner);
        if (!line)
            return failure(ErrorCode::Damaged, u"a stored log line does not decode"_s);
        logs.append(std::move(*line));
    }
    if (reader.overran())
        return failure(ErrorCode::Damaged, u"a stored log is cut off"_s);
    return logs;
}

} // namespace curvedesk::sandbox::logCodec
