// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CreateInstruction.h"

#include "core/pump/anchor/PrefixFields.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

#include <QUtf8StringView>

namespace curvedesk::createInstruction {

using namespace Qt::StringLiterals;

namespace {

// Reads a borsh string. False when bytes are missing or are not UTF-8, which the program refuses as well.
bool readString(ByteReader &reader, QByteArray &out)
{
    const QByteArrayView bytes = reader.lengthPrefixed();
    if (reader.overran() || !QUtf8StringView(bytes.data(), bytes.size()).isValidUtf8())
        return false;
    out = bytes.toByteArray();
    return true;
}

// Reads a borsh bool: one byte, 0 or 1; false for any other, and without one.
bool readFlag(ByteReader &reader, bool &out)
{
    const quint8 byte = reader.u8();
    out = byte == 1;
    return byte <= 1 && !reader.overran();
}

// Reads cashback flag, creator fee and holder-reward flag. The data may end before any of them; false when it ends
// inside one or a flag is not 0 or 1.
bool readTrailingFields(ByteReader &reader, Arguments &out)
{
    if (reader.remaining() > 0 && !readFlag(reader, out.isCashbackEnabled))
        return false;
    if (reader.remaining() > 0) {
        out.creatorFeeBps = reader.u64();
        if (reader.overran())
            return false;
    }
    return reader.remaining() == 0 || readFlag(reader, out.isHolderReward);
}

} // namespace

Instruction createV2(const Address &mint, const Address &user, const Arguments &arguments, TrailingFields trailing)
{
    const Address curve = pumpAddresses::bondingCurve(mint);
    ByteWriter data(64 + arguments.name.size() + arguments.symbol.size() + arguments.uri.size());
    data.array(createV2Discriminator)
        .lengthPrefixed(arguments.name)
        .lengthPrefixed(arguments.symbol)
        .lengthPrefixed(arguments.uri)
        .array(arguments.creator.bytes());
    data.boolean(arguments.isMayhemMode).boolean(arguments.isCashbackEnabled);
    const bool always = trailing == TrailingFields::Always;
    if (always || arguments.creatorFeeBps != 0 || arguments.isHolderReward)
        data.u64(arguments.creatorFeeBps);
    if (always || arguments.isHolderReward)
        data.boolean(arguments.isHolderReward);
    return {pumpAddresses::program,
            {
                writableSigner(mint),
                readOnly(pumpAddresses::mintAuthority),
                writable(curve),
                writable(associatedTokenAddress(curve, mint, programs::token2022)),
                readOnly(pumpAddresses::global),
                writableSigner(user),
                readOnly(programs::system),
                readOnly(programs::token2022),
                readOnly(programs::associatedToken),
                // The instruction's declaration demands a writable account, although it is a program.
                writable(pumpAddresses::mayhemProgram),
                readOnly(pumpAddresses::mayhemGlobalParams),
                writable(pumpAddresses::mayhemSolVault),
                writable(pumpAddresses::mayhemState(mint)),
                writable(pumpAddresses::mayhemTokenVault(mint)),
                readOnly(pumpAddresses::eventAuthority),
                readOnly(pumpAddresses::program),
            },
            std::move(data).result()};
}

Result<Arguments> decode(QByteArrayView data)
{
    ByteReader reader(data);
    const std::array<quint8, 8> discriminator = reader.array<8>();
    const bool isV2 = discriminator == createV2Discriminator;
    if (reader.overran() || (!isV2 && discriminator != createDiscriminator))
        return failure(ErrorCode::Damaged, u"instruction does not create a coin"_s);
    Arguments out;
    if (!readString(reader, out.name) || !readString(reader, out.symbol) || !readString(reader, out.uri))
        return failure(ErrorCode::Damaged, u"create instruction has a damaged string"_s);
    out.creator = readAddress(reader);
    if (reader.overran())
        return failure(ErrorCode::Damaged, u"create instruction ends before its creator"_s);
    if (isV2 && (!readFlag(reader, out.isMayhemMode) || !readTrailingFields(reader, out)))
        return failure(ErrorCode::Damaged, u"create instruction has a damaged flag or fee"_s);
    return out;
}

} // namespace curvedesk::createInstruction
