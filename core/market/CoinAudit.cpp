// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/CoinAudit.h"

#include "core/solana/MetaplexMetadata.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenExtensions.h"

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;
using tokenExtensions::Entry;

namespace {

using Risk = CoinAudit::Risk;

struct KnownExtension
{
    quint16 type;
    QStringView name;
    std::optional<Risk> risk;
};

// The extensions that a mint can have, as the Token-2022 program numbers and names them.
constexpr std::array knownExtensions{
    KnownExtension{tokenExtensions::TransferFeeConfig, u"TransferFeeConfig", Risk::TransferFee},
    KnownExtension{tokenExtensions::MintCloseAuthority, u"MintCloseAuthority", Risk::CloseAuthority},
    KnownExtension{4, u"ConfidentialTransferMint", std::nullopt},
    KnownExtension{tokenExtensions::DefaultAccountState, u"DefaultAccountState", Risk::FrozenAtFirst},
    KnownExtension{tokenExtensions::NonTransferable, u"NonTransferable", Risk::NonTransferable},
    KnownExtension{10, u"InterestBearingConfig", std::nullopt},
    KnownExtension{tokenExtensions::PermanentDelegate, u"PermanentDelegate", Risk::PermanentDelegate},
    KnownExtension{tokenExtensions::TransferHook, u"TransferHook", Risk::TransferHook},
    KnownExtension{16, u"ConfidentialTransferFeeConfig", std::nullopt},
    KnownExtension{tokenExtensions::MetadataPointer, u"MetadataPointer", std::nullopt},
    KnownExtension{tokenExtensions::Metadata, u"TokenMetadata", std::nullopt},
    KnownExtension{20, u"GroupPointer", std::nullopt},
    KnownExtension{21, u"TokenGroup", std::nullopt},
    KnownExtension{22, u"GroupMemberPointer", std::nullopt},
    KnownExtension{23, u"TokenGroupMember", std::nullopt},
    KnownExtension{24, u"ConfidentialMintBurn", std::nullopt},
    KnownExtension{25, u"ScaledUiAmountConfig", std::nullopt},
    KnownExtension{tokenExtensions::Pausable, u"Pausable", Risk::Pausable},
};

constexpr qsizetype authoritySize = 32; // that of an extension stands first in its value, and is zero when given up

// False for an authority that was given up, and for settings that are all 0.
bool hasBytes(QByteArrayView value)
{
    return std::any_of(value.begin(), value.end(), [](char byte) { return byte != 0; });
}

// Whether an extension with a risk does or can do something. False where its authority was given up and nothing is
// set; true for a value of another form than the program's, of which nobody knows that.
bool isUsable(const Entry &entry)
{
    constexpr qsizetype feeSize = 108; // two authorities, u64 withheld, then twice: u64 epoch, u64 maximum, u16 rate
    constexpr qsizetype olderRate = 88;
    constexpr qsizetype newerRate = 106;
    const QByteArrayView value = entry.value;
    switch (entry.type) {
    case tokenExtensions::NonTransferable: // has no value
        return true;
    case tokenExtensions::DefaultAccountState:
        return value != QByteArrayView("\x01"); // the state Initialized
    case tokenExtensions::TransferFeeConfig:
        return value.size() != feeSize || hasBytes(value.first(authoritySize)) || hasBytes(value.sliced(olderRate, 2))
            || hasBytes(value.sliced(newerRate, 2));
    default:
        return value.isEmpty() || hasBytes(value);
    }
}

// Whether nobody can change name, ticker and document of a coin; nullopt: it cannot be told, or the coin has none.
std::optional<bool> isMetadataFixed(QByteArrayView mintData, const QList<Entry> &entries, QByteArrayView metaplexData)
{
    std::optional<bool> isFixed;
    if (!metaplexData.isEmpty()) {
        const Result<MetaplexMetadata> metaplex = MetaplexMetadata::decode(metaplexData);
        if (!metaplex)
            return std::nullopt;
        isFixed = !metaplex->isMutable;
    }
    const Result<std::optional<TokenMetadata>> own = tokenExtensions::metadata(mintData);
    if (!own)
        return std::nullopt;
    if (!*own && !isFixed)
        return std::nullopt;
    // Who may set the pointer can let it lead to other metadata.
    const auto canPoint = [](const Entry &each) {
        return each.type == tokenExtensions::MetadataPointer && hasBytes(each.value.left(authoritySize));
    };
    const bool isOwnFixed = !*own || !(*own)->updateAuthority;
    return isFixed.value_or(true) && isOwnFixed && std::ranges::none_of(entries, canPoint);
}

} // namespace

CoinAudit CoinAudit::of(QByteArrayView mintData, QByteArrayView metaplexData)
{
    CoinAudit audit;
    const Result<MintAccount> mint = MintAccount::decode(mintData);
    if (!mint)
        return audit;
    audit.mintAuthorityRevoked = !mint->mintAuthority;
    audit.freezeAuthorityRevoked = !mint->freezeAuthority;
    const Result<QList<Entry>> entries = tokenExtensions::entries(mintData);
    if (!entries)
        return audit;
    audit.metadataFixed = isMetadataFixed(mintData, *entries, metaplexData);
    audit.extensions.emplace();
    for (const Entry &entry : *entries) {
        const auto *const found = std::ranges::find(knownExtensions, entry.type, &KnownExtension::type);
        const bool isKnown = found != knownExtensions.end();
        audit.extensions->append(isKnown ? found->name.toString() : QString::number(entry.type));
        const std::optional<Risk> risk = isKnown ? found->risk : std::optional(Risk::Unknown);
        if (risk && (*risk == Risk::Unknown || isUsable(entry)))
            audit.risks.append(*risk);
    }
    return audit;
}

} // namespace curvedesk
