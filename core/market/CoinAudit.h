// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QList>
#include <QStringList>

#include <optional>

namespace curvedesk {

/// What can still be done to a coin, by its mint and metadata on the chain. What was not read never counts as safe.
struct CoinAudit
{
    /// What an extension of a Token-2022 mint lets somebody do with others' tokens. Unknown: it is not known here.
    enum class Risk {
        TransferFee,
        CloseAuthority,
        FrozenAtFirst,
        NonTransferable,
        PermanentDelegate,
        TransferHook,
        Pausable,
        Unknown
    };

    std::optional<bool> mintAuthorityRevoked; ///< nobody can make more of the coin; nullopt: not known
    std::optional<bool> freezeAuthorityRevoked; ///< nobody can freeze its token accounts; nullopt: not known
    std::optional<bool> metadataFixed; ///< nobody can change name, ticker and document; nullopt: not known
    /// The extensions of the mint, by their names in the Token-2022 program, or their numbers; nullopt: not known.
    std::optional<QStringList> extensions;
    QList<Risk> risks; ///< of the extensions, in their order; one that nobody can use is none

    /// The audit by the data of a mint's account and Metaplex account (empty: none). What does not decode is not known.
    [[nodiscard]] static CoinAudit of(QByteArrayView mintData, QByteArrayView metaplexData);

    bool operator==(const CoinAudit &) const = default;
};

} // namespace curvedesk
