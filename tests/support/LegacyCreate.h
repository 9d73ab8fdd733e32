// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

namespace curvedesk::test {

/// `create`, which our client does not send any more: an SPL Token mint with Metaplex metadata. Signers: mint and user.
inline Instruction createLegacy(const Address &mint, const Address &user, const createInstruction::Arguments &arguments)
{
    const Address curve = pumpAddresses::bondingCurve(mint);
    ByteWriter data(64);
    data.array(createInstruction::createDiscriminator)
        .lengthPrefixed(arguments.name)
        .lengthPrefixed(arguments.symbol)
        .lengthPrefixed(arguments.uri)
        .array(arguments.creator.bytes());
    return {pumpAddresses::program,
            {
                writableSigner(mint),
                readOnly(pumpAddresses::mintAuthority),
                writable(curve),
                writable(associatedTokenAddress(curve, mint, programs::token)),
                readOnly(pumpAddresses::global),
                readOnly(programs::metaplexMetadata),
                writable(metaplexMetadataAddress(mint)),
                writableSigner(user),
                readOnly(programs::system),
                readOnly(programs::token),
                readOnly(programs::associatedToken),
                readOnly(programs::rentSysvar),
                readOnly(pumpAddresses::eventAuthority),
                readOnly(pumpAddresses::program),
            },
            std::move(data).result()};
}

} // namespace curvedesk::test
