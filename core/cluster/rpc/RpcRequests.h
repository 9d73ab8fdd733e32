// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

#include <QByteArray>
#include <QList>

#include <optional>

/// JSON-RPC calls as values, which RpcClient sends (https://solana.com/docs/rpc). Reads that have a commitment ask for
/// "confirmed": a fork can still drop what is processed, and waiting for finality costs a third of a blockhash's life.
namespace curvedesk::rpc {

struct RpcRequest
{
    QByteArray method;
    QByteArray params; ///< a JSON array

    /// The JSON text of the request, for the body of a POST or a text frame.
    [[nodiscard]] QByteArray encode(quint64 id) const;
};

namespace requests {

/// The most signatures, writable accounts and history rows of one call; accounts to read: Cluster::maxAccountsPerRead.
inline constexpr qsizetype maxSignatures = 256;
inline constexpr qsizetype maxFeeAccounts = 128;
inline constexpr int maxHistory = 1000;

/// The call for the genesis hash, by which a chain is known.
[[nodiscard]] RpcRequest genesisHash();
/// The call for the newest confirmed slot.
[[nodiscard]] RpcRequest slot();
/// The call for the lowest slot whose block the node still has.
[[nodiscard]] RpcRequest firstAvailableBlock();
/// The call for the height of the newest confirmed block. A node below `minContextSlot` refuses (0: no bound).
[[nodiscard]] RpcRequest blockHeight(quint64 minContextSlot);
/// The call for the newest confirmed blockhash, with its last valid block height. A node that has not reached
/// `minContextSlot` refuses (0: no bound).
[[nodiscard]] RpcRequest latestBlockhash(quint64 minContextSlot);
/// The call for one account, as of the newest confirmed slot, with its data in base64. A node that has not reached
/// `minContextSlot` refuses (0: no bound).
[[nodiscard]] RpcRequest accountInfo(const Address &address, quint64 minContextSlot);
/// The call for at most Cluster::maxAccountsPerRead accounts of one confirmed slot, with their data in base64. A node
/// that has not reached `minContextSlot` refuses (0: no bound).
[[nodiscard]] RpcRequest multipleAccounts(const QList<Address> &addresses, quint64 minContextSlot);
/// The call for the token accounts of one token program that belong to a wallet, without their data, confirmed.
[[nodiscard]] RpcRequest tokenAccountsByOwner(const Address &wallet, const Address &tokenProgram);
/// The call for the lamports that keep an account of so many bytes for ever.
[[nodiscard]] RpcRequest minimumBalanceForRentExemption(quint64 dataSize);
/// The call to simulate a transaction on the newest confirmed slot: the node checks no signatures and puts in a
/// blockhash of its own. It returns the `watched` accounts as they would be afterwards. A node that has not reached
/// `minContextSlot` refuses (0: no bound).
[[nodiscard]] RpcRequest simulate(const QByteArray &wire, const QList<Address> &watched, quint64 minContextSlot);
/// The call to send a transaction: the node neither simulates first nor retries, as we do both. A node below
/// `minContextSlot` refuses (0: no bound).
[[nodiscard]] RpcRequest sendTransaction(const QByteArray &wire, quint64 minContextSlot);
/// The call for the statuses of at most maxSignatures, which the node looks up in its whole history.
[[nodiscard]] RpcRequest signatureStatuses(const QList<Signature> &signatures);
/// The call for a confirmed transaction with its effects, of version 0 too.
[[nodiscard]] RpcRequest transaction(const Signature &signature);
/// The call for the prices of recent slots that would have landed a transaction which writes all of the first
/// maxFeeAccounts of these accounts.
[[nodiscard]] RpcRequest recentPrioritizationFees(const QList<Address> &writable);
/// The call for the confirmed history of an address, newest first, older than `before` and newer than `until` where
/// given; a `limit` outside of 1 to maxHistory is clamped. A node below `minContextSlot` refuses (0: no bound).
[[nodiscard]] RpcRequest signaturesForAddress(const Address &address, std::optional<Signature> before,
                                              std::optional<Signature> until, int limit, quint64 minContextSlot = 0);
/// The call for free lamports for this address. Sent twice, it gives twice.
[[nodiscard]] RpcRequest requestAirdrop(const Address &to, quint64 lamports);
/// The call to subscribe to every slot that the node begins to process.
[[nodiscard]] RpcRequest slotSubscribe();
/// The call to subscribe to every transaction that mentions `address`, failed ones too.
[[nodiscard]] RpcRequest logsSubscribe(const Address &address);

} // namespace requests
} // namespace curvedesk::rpc
