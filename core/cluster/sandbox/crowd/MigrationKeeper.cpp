// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/MigrationKeeper.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/pump/amm/MigrateInstruction.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace curvedesk::sandbox {

namespace {

// The keeper takes an airdrop when its balance is below the minimum.
constexpr Lamports keeperAirdrop(lamportsPerSol);
constexpr Lamports keeperMinimum(lamportsPerSol / 10);
// Compute units: more than the sandbox's migration needs with any bumps of its addresses.
constexpr quint32 unitLimit = 600'000;
// The pause after a refused migration, in slots.
constexpr quint64 retrySlots = 25;

// The key that pays for migrations: one for each seed of the sandbox, from its SHA-256.
Keypair keeperKeypair(quint64 seed)
{
    const Hash hash = sha256(ByteWriter(48).bytes("curvedesk sandbox migration keeper").u64(seed).result());
    return std::move(*Keypair::fromSeed(hash.view())); // the hash has the length of a seed: this cannot fail
}

// True for a curve in SOL that has sold out, and whose reserves were not moved to its pool yet.
bool awaitsMigration(const AccountState *account)
{
    if (account == nullptr || account->owner != pumpAddresses::program)
        return false;
    const Result<BondingCurve> curve = curveAccount::decode(account->data);
    return curve && curve->complete && curve->isSolQuoted() && curve->virtualTokenReserves != 0;
}

// The mint of a curve's account, found in the ledger's memory by the curve's token account, as the curve's own account
// does not name it. nullopt where no such token account is there.
std::optional<Address> mintOfCurve(const Ledger &ledger, const Address &curve)
{
    for (const Address &address : ledger.tokenAccountsOf(curve)) {
        const AccountState *state = ledger.account(address);
        const Result<TokenAccount> account
            = state ? TokenAccount::decode(state->data) : failure(ErrorCode::NotFound, QString());
        if (account && pumpAddresses::bondingCurve(account->mint) == curve)
            return account->mint;
    }
    return std::nullopt;
}

} // namespace

class MigrationKeeper::Private
{
public:
    Private(Ledger &watched, Keypair signer)
        : ledger(watched)
        , keypair(std::move(signer))
    {
    }

    struct Coin
    {
        Address mint;
        quint64 notBefore = 0; ///< slot of the next attempt
    };

    /// Notes the coin of a complete curve, once; it is migrated no earlier than in slot `notBefore`. Does nothing for
    /// any other account.
    void addIfComplete(const Address &curve, quint64 notBefore);
    /// The next coin to migrate, whose next attempt is put off; nullopt when none is due. Forgets coins that have
    /// migrated, and those that are not complete any more.
    [[nodiscard]] std::optional<Coin> takeNextDue();
    /// The signed transaction that migrates the coin; nullopt when the ledger lacks what it needs.
    [[nodiscard]] std::optional<QByteArray> makeTransaction(const Address &mint) const;
    /// Sends the migrations that are due, one after the other, and takes an airdrop when the keeper has too little to
    /// pay for them. Logs a refused one, which is tried again later. One such coroutine runs at a time.
    static QCoro::Task<> migrateDueCoins(std::shared_ptr<Private> keeper);

    Ledger &ledger;
    Keypair keypair;
    QList<Coin> coins; ///< with a complete curve, until they have migrated
    bool isStarted = false;
    bool isBusy = false;
    bool isOver = false; ///< set by ~MigrationKeeper: a coroutine that waited for the ledger must then stop
};

void MigrationKeeper::Private::addIfComplete(const Address &curve, quint64 notBefore)
{
    const auto mint = awaitsMigration(ledger.account(curve)) ? mintOfCurve(ledger, curve) : std::nullopt;
    if (mint && std::ranges::count(coins, *mint, &Coin::mint) == 0)
        coins.append({*mint, notBefore});
}

std::optional<MigrationKeeper::Private::Coin> MigrationKeeper::Private::takeNextDue()
{
    const quint64 now = ledger.slot();
    for (auto coin = coins.begin(); coin != coins.end();) {
        // The coin has migrated, or a fork has dropped its completion. When a fork or the disk drops its migration, or
        // the completion lands again, the curve's change adds the coin again.
        if (!awaitsMigration(ledger.account(pumpAddresses::bondingCurve(coin->mint)))) {
            coin = coins.erase(coin);
            continue;
        }
        if (now >= coin->notBefore) {
            coin->notBefore = now + retrySlots;
            return *coin;
        }
        ++coin;
    }
    return std::nullopt;
}

std::optional<QByteArray> MigrationKeeper::Private::makeTransaction(const Address &mint) const
{
    const AccountState *mintAccount = ledger.account(mint);
    const AccountState *globalAccount = ledger.account(pumpAddresses::global);
    if (mintAccount == nullptr || globalAccount == nullptr)
        return std::nullopt;
    const Result<GlobalAccount> global = GlobalAccount::decode(globalAccount->data);
    if (!global)
        return std::nullopt;
    const migrateInstruction::Accounts accounts{pumpAddresses::CoinAddresses::derive(mint, mintAccount->owner),
                                                ammAddresses::PoolAddresses::derive(mint, mintAccount->owner),
                                                keypair.address(), global->withdrawAuthority};
    const QList<Instruction> list{computeBudget::setUnitLimit(unitLimit), migrateInstruction::migrate(accounts)};
    Result<Message> message = Message::compile(keypair.address(), list, ledger.latestBlockhash().blockhash);
    if (!message)
        return std::nullopt;
    Transaction out = Transaction::unsignedFrom(std::move(*message));
    const Keypair *const keys[] = {&keypair};
    if (!out.sign(keys))
        return std::nullopt;
    return out.encode();
}

QCoro::Task<> MigrationKeeper::Private::migrateDueCoins(std::shared_ptr<Private> keeper)
{
    if (std::exchange(keeper->isBusy, true))
        co_return;
    while (!keeper->isOver) {
        const std::optional<Coin> coin = keeper->takeNextDue();
        if (!coin)
            break;
        const AccountState *own = keeper->ledger.account(keeper->keypair.address());
        if (own == nullptr || own->lamports < keeperMinimum) {
            const Result<Signature> funded = co_await keeper->ledger.airdrop(keeper->keypair.address(), keeperAirdrop);
            if (!funded || keeper->isOver)
                break;
        }
        const std::optional<QByteArray> wire = keeper->makeTransaction(coin->mint);
        if (!wire)
            continue;
        const auto landed = co_await keeper->ledger.submit(*wire, true);
        if (!landed && !keeper->isOver)
            qWarning("the migration of a complete curve was refused: %s", qUtf8Printable(landed.error().message));
    }
    keeper->isBusy = false;
}

MigrationKeeper::MigrationKeeper(Ledger &ledger, quint64 seed, QObject *parent)
    : QObject(parent)
    , d(std::make_shared<Private>(ledger, keeperKeypair(seed)))
{
}

MigrationKeeper::~MigrationKeeper()
{
    d->isOver = true;
}

void MigrationKeeper::start()
{
    if (std::exchange(d->isStarted, true))
        return;
    // The accounts tell what the log of a transaction may not: a long one is cut off.
    connect(&d->ledger, &Ledger::accountsChanged, this, [this](const QList<Address> &addresses) {
        for (const Address &address : addresses)
            d->addIfComplete(address, d->ledger.slot() + 1);
    });
    connect(&d->ledger, &Ledger::slotAdvanced, this, [this] {
        if (!d->coins.isEmpty())
            Private::migrateDueCoins(d);
    });
    const AccountMap &accounts = d->ledger.accounts();
    for (auto it = accounts.keyBegin(); it != accounts.keyEnd(); ++it)
        d->addIfComplete(*it, d->ledger.slot());
}

} // namespace curvedesk::sandbox
#include "moc_MigrationKeeper.cpp"
