// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/service/fee/NetworkFee.h"
#include "core/service/transfer/TransferTypes.h"
#include "core/solana/Rent.h"
#include "core/solana/TokenAccount.h"

namespace curvedesk {

/// A token, and the accounts of it that a transfer moves between.
struct TransferToken
{
    Address mint;
    Address program; ///< token program
    quint8 decimals = 0;
    QString symbol;
    bool takesFee = false; ///< it keeps a part of each transfer for its issuer
    Address source;
    quint64 sourceLamports = 0;
    TokenAccount held; ///< the source
    bool isClosable = false; ///< the wallet may close the source once it is empty
    Address destination;
    std::optional<TokenAccount> received; ///< the destination; nullopt: it is opened
    quint64 destinationLamports = 0;

    /// Lamports that move with so many tokens: as many where these are wrapped SOL, else 0.
    [[nodiscard]] quint64 lamportsIn(quint64 amount) const;
};

/// The accounts of a transfer, read in one slot.
struct TransferSnapshot
{
    quint64 slot = 0;
    Rent rent;
    Address user;
    quint64 lamports = 0; ///< of the user
    Address recipient;
    std::optional<AccountState> recipientState;
    std::optional<TransferToken> token; ///< nullopt: SOL

    /// The accounts to read for `mint` (nullopt: SOL), in the order of read().
    [[nodiscard]] static QList<Address> wanted(const Address &user, const Address &recipient,
                                               const std::optional<Address> &mint);
    /// Decodes the accounts of wanted(). TokenNotFound; InvalidInput for an address that is no wallet, and for a token
    /// that cannot be sent or received; InsufficientFunds where the wallet has no account of it; UpstreamRejected.
    [[nodiscard]] static Result<TransferSnapshot> read(const Address &user, const Address &recipient,
                                                       const std::optional<Address> &mint, const AccountsAt &read,
                                                       const Rent &rent);
    /// The accounts whose change a simulation shows, in the order of simulatedCost().
    [[nodiscard]] QList<Address> comparedAccounts() const;
};

/// The amount of a transfer. Pure.
struct TransferPlan
{
    quint64 amount = 0;
    bool closesSource = false;

    /// Plans the amount, and whether the source is closed. `networkFee` in lamports. InvalidInput for an amount of 0,
    /// or less SOL than a new address must keep; InsufficientFunds.
    [[nodiscard]] static Result<TransferPlan> of(const TransferRequest &request, const TransferSnapshot &snapshot,
                                                 quint64 networkFee);
    /// Budget and transfer; for a token also the recipient's account where it is missing, and where it is planned
    /// the closing of the source.
    [[nodiscard]] QList<Instruction> instructions(const TransferSnapshot &snapshot,
                                                  const networkFee::Budget &budget) const;
    /// The costs, from the accounts after a simulation. ProgramRejected when it moves anything else than planned,
    /// UpstreamRejected when it shows other accounts than comparedAccounts().
    [[nodiscard]] Result<TransferCost> simulatedCost(const TransferSnapshot &snapshot, const Simulation &simulation,
                                                     quint64 networkFee) const;
};

} // namespace curvedesk
