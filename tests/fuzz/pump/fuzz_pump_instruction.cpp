// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CreateInstruction.h"
#include "tests/fuzz/FuzzInput.h"
#include "tests/support/LegacyCreate.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(pump_instruction, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    const Result<createInstruction::Arguments> create = createInstruction::decode(bytes);
    if (create) {
        // Addresses do not matter here, and deriving them would take all the time.
        static const Address nobody;
        const bool isV2 = bytes.startsWith(QByteArrayView("\xd6\x90", 2));
        const Instruction built
            = isV2 ? createInstruction::createV2(nobody, nobody, *create) : test::createLegacy(nobody, nobody, *create);
        const Result<createInstruction::Arguments> again = createInstruction::decode(built.data);
        require(again && *again == *create, "building keeps every argument");
    } else {
        require(create.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    }
    return 0;
}
