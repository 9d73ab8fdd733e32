// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Task.h"
#include "core/service/trade/TradeTypes.h"
#include "core/solana/Address.h"

#include <QHash>
#include <QObject>

#include <chrono>
#include <memory>

namespace curvedesk {

class AddressBook;
class BlockhashCache;
class Cluster;
class CoinReader;
class OrderDesk;
class OrderTicket;
class PriorityFee;
class WalletService;
struct TradeAccounts;

/// Trades: validate, quote, build, simulate, sign, journal, send, and see the order through to its end.
class TradeService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TradeService)

public:
    /// All references must outlive the service.
    TradeService(Cluster &cluster, CoinReader &coins, WalletService &wallets, OrderDesk &orders,
                 QObject *parent = nullptr);
    ~TradeService() override;

    /// The most that a priority fee may come to, in lamports per order; a fee that is asked for beyond it is refused.
    void limitPriorityFee(quint64 lamports);

    /// Signs and sends. Errors before anything was signed: InvalidInput, TokenNotFound, WalletNotFound, WalletLocked,
    /// InsufficientFunds, SlippageExceeded, CurveComplete, Conflict, Storage, Unavailable while orders of an earlier
    /// run are open. After that the receipt says how it went.
    [[nodiscard]] Task<TradeReceipt> trade(TradeRequest request);
    /// The same transaction, unsigned, for `signer.wallet`.
    [[nodiscard]] Task<UnsignedTrade> instructions(TradeRequest request);
    /// What the trade would cost in all, for the ticket and the confirm sheet.
    [[nodiscard]] Task<CostSheet> costSheet(TradeRequest request);

private:
    struct Reading;
    struct Prepared;

    [[nodiscard]] Result<Address> traderOf(const TradeSigner &signer) const;
    [[nodiscard]] Task<Reading> read(QString token, Address user);
    [[nodiscard]] Task<Reading> readOnPool(QString token, Address user);
    /// A reading that shows what the wallet's last order did. Unavailable while the cluster lags behind that.
    [[nodiscard]] Task<Reading> readCurrent(QString token, Address user);
    [[nodiscard]] Task<quint64> networkFeeEstimate(TradeRequest request, Address user, QList<Address> written);
    enum class SignedBy { Us, SomebodyElse };
    [[nodiscard]] Task<Prepared> attempt(TradeRequest request, Address user, SignedBy signer, bool acceptMoved);
    [[nodiscard]] Task<Prepared> prepare(TradeRequest request, Address user, SignedBy signer);
    QCoro::Task<> pause(std::chrono::milliseconds delay);
    [[nodiscard]] quint32 variationFor(const Address &user, const Hash &blockhash);
    [[nodiscard]] Task<TradeReceipt> signAndPlace(TradeRequest request, OrderTicket ticket);

    Cluster &m_cluster;
    CoinReader &m_coins;
    WalletService &m_wallets;
    OrderDesk &m_orders;
    std::unique_ptr<AddressBook> m_addresses;
    std::unique_ptr<BlockhashCache> m_blockhashes;
    std::unique_ptr<PriorityFee> m_priorityFee;
    Hash m_variationsOf;
    QHash<Address, quint32> m_variations;
};

} // namespace curvedesk
