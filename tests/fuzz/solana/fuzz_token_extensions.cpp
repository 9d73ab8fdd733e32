// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenExtensions.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(token_extensions, data, size)
{
    const QByteArrayView input = fuzz::view(data, size);
    const Result<QList<tokenExtensions::Entry>> entries = tokenExtensions::entries(input);
    if (entries && !entries->isEmpty()) {
        const bool isMint = data[TokenAccount::baseSize] == 1;
        const QByteArray account = tokenExtensions::encodeAccount(
            input.first(isMint ? MintAccount::baseSize : TokenAccount::baseSize),
            isMint ? tokenExtensions::AccountType::Mint : tokenExtensions::AccountType::Account, *entries);
        const Result<QList<tokenExtensions::Entry>> again = tokenExtensions::entries(account);
        require(again && *again == *entries, "encoding keeps every entry");
    }

    const Result<std::optional<TokenMetadata>> metadata = tokenExtensions::metadata(input);
    if (metadata && *metadata) {
        const QByteArray mint = tokenExtensions::encodeAccount(
            QByteArray(MintAccount::baseSize, '\0'), tokenExtensions::AccountType::Mint,
            {{tokenExtensions::Metadata, tokenExtensions::encodeMetadata(**metadata)}});
        require(tokenExtensions::metadata(mint) == metadata, "encoding keeps the metadata");
    }

    const Result<TokenAccount> account = TokenAccount::decode(input);
    const Result<MintAccount> mint = MintAccount::decode(input);
    require(!account || !mint, "nothing is a mint and an account");
    if (account)
        require(TokenAccount::decode(account->encode()) == account, "encoding keeps the account");
    if (mint)
        require(MintAccount::decode(mint->encode()) == mint, "encoding keeps the mint");
    return 0;
}
