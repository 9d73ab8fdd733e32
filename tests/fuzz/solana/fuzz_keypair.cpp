// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Keypair.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(keypair, data, size)
{
    const Result<Keypair> pair = Keypair::fromText(fuzz::view(data, size));
    if (pair) {
        const Result<Keypair> back = Keypair::fromText(pair->secretKeyBase58().view());
        require(back && back->address() == pair->address(), "an imported key exports and imports again");
        require(verify(pair->sign("message"), "message", pair->address()), "an imported key signs for its address");
    }
    return 0;
}
