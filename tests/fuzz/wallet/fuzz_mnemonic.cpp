// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/DerivedKey.h"
#include "core/wallet/Mnemonic.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

// The first line is words, the second a passphrase, the third a path.
CURVEDESK_FUZZ_TARGET(mnemonic, data, size)
{
    const QByteArrayView input = fuzz::view(data, size);
    const QList<QByteArray> lines = input.toByteArray().split('\n');
    const Result<SecretBytes> seed = mnemonic::seedOf(lines.value(0), lines.value(1));
    if (!seed)
        require(seed.error().code == ErrorCode::InvalidInput, "other words are wrong input");
    else
        require(seed->span().size() == 64, "a seed has 64 bytes");
    const Result<Keypair> keypair
        = derivedKey::at(seed ? seed->clone() : SecretBytes(64), QString::fromUtf8(lines.value(2)));
    require(keypair || keypair.error().code == ErrorCode::InvalidInput, "another path is wrong input");
    return 0;
}
