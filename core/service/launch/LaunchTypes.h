// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/MetadataPlace.h"
#include "core/service/order/OrderSummary.h"
#include "core/service/wallet/WalletTypes.h"

#include <QHash>
#include <QMetaType>

#include <array>
#include <numeric>

namespace curvedesk {

/// The steps of a launch, in order.
enum class LaunchStep {
    Picture, ///< the image is published
    Words, ///< the metadata document is published
    Transaction, ///< the transaction is built, simulated and signed
    Landing, ///< it is journalled, sent, and followed until it has an outcome
};

/// Says when a launch is signed again, whose transaction had an outcome before.
enum class LaunchAgain {
    Never, ///< its order is the answer, whatever became of it
    AfterExpiry, ///< when it provably never landed, so that nothing was spent
    AfterFailure, ///< also when it landed and failed, which cost its network fee
};

struct LaunchRequest
{
    QByteArray image; ///< PNG, JPEG, GIF or WebP, at most 15 MiB
    QString name; ///< 1..32 bytes of UTF-8, signed as they are; no white space around them
    QString symbol; ///< 1..13 bytes, by the same rules
    QString description;
    QString twitter;
    QString telegram;
    QString website;
    quint64 initialBuyLamports = 0; ///< the most that the initial buy spends, fees included; 0: no buy
    quint64 slippageBps = 500;
    std::optional<quint64> priorityFeeMicroLamports;
    TradeSigner signer;
    QString apiOwner;
    /// A repetition with the same key goes on with the same mint where the launch stopped. Empty: one is made.
    QByteArray idempotencyKey;
    QByteArray requestHash; ///< empty: the service takes a hash of what is launched and its wallet
    LaunchAgain again = LaunchAgain::AfterExpiry;
    std::optional<quint64> announcedLamports; ///< the total that was agreed to: nothing is signed that costs more
    bool waitConfirmed = false;
    bool dryRun = false; ///< answers with the costs; nothing is published, signed or recorded
};

/// The place of a launch's image and metadata document.
using LaunchPlace = MetadataPlace;

/// All lamports that a launch takes from its wallet, by purpose. The sum is what its transaction moves.
struct LaunchCost
{
    enum Item {
        FirstBuy, ///< into the curve's reserves
        ProtocolFee, ///< of the first buy
        CreatorFee, ///< of the first buy; kept for the coin's creator
        MintRent, ///< with the name, ticker and URI that the mint holds
        CurveRent,
        CurveTokensRent, ///< of the token account of the curve
        WalletTokensRent, ///< of the token account of the wallet
        AccumulatorRent, ///< of the wallet's volume accumulator, on its first buy of any coin
        CreatorVaultRent, ///< of the wallet's creator vault, on its first launch where the first buy fills it
        SignatureFee,
        PriorityFee,
    };
    std::array<quint64, PriorityFee + 1> lamports{}; ///< by Item
    quint64 tokens = 0; ///< base units that the first buy brings
    quint64 supply = 0; ///< base units of the coin in all
    quint64 priorityFeeMicroLamports = 0; ///< for each compute unit
    QString mint; ///< the mint that a launch with the same idempotency key has

    /// The lamports of the items from `from` up to `to`, both included.
    [[nodiscard]] quint64 sum(Item from, Item to) const
    {
        return std::accumulate(lamports.begin() + from, lamports.begin() + to + 1, quint64(0));
    }
    /// The lamports of the first buy with its trade fees.
    [[nodiscard]] quint64 buyLamports() const { return sum(FirstBuy, CreatorFee); }
    /// The lamports of the fees of signatures and priority together.
    [[nodiscard]] quint64 networkFeeLamports() const { return sum(SignatureFee, PriorityFee); }
    /// All lamports together.
    [[nodiscard]] quint64 total() const { return sum(FirstBuy, PriorityFee); }
};

struct LaunchReceipt
{
    TradeReceipt trade; ///< has signature, order, status and mint
    QString metadataUri; ///< empty for a dry run, or where it is not known
    LaunchCost cost; ///< of a dry run only
    QByteArray idempotencyKey; ///< of the request, or one that was made for it
};

/// A launch is at this step now.
struct LaunchProgress
{
    QByteArray idempotencyKey;
    LaunchStep step = LaunchStep::Picture;
    qint64 sentBytes = 0; ///< of an upload
    qint64 totalBytes = 0; ///< 0: unknown
};

/// The stage at which a launch of the window stopped, maybe in an earlier run of the program.
struct LaunchState
{
    LaunchStep next = LaunchStep::Picture;
    std::optional<LaunchReceipt> receipt; ///< once it was signed
};

/// The contents of the launch form, which outlive the program.
struct LaunchDraft
{
    QHash<QString, QString> texts; ///< by the field's name
    QByteArray image; ///< as it was chosen; may be empty
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::LaunchProgress)
