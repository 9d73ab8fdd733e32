// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/Keychain.h"

#include <sodium.h>

#include <QCoro/QCoroSignal>
#include <qt6keychain/keychain.h>

#include <memory>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The coroutine resumes inside the job's signal, so that the job must not be deleted before the event loop turns.
struct DeleteLater
{
    void operator()(QObject *object) const { object->deleteLater(); }
};

// A job on this program's entry of the keychain; start() begins it.
template<class JobType> std::unique_ptr<JobType, DeleteLater> makeJob(const QString &account)
{
    // The name of this program in the keychain is the same for all vaults.
    std::unique_ptr<JobType, DeleteLater> job(new JobType(u"org.curvedesk.Curvedesk"_s));
    job->setAutoDelete(false);
    Keychain::configure(*job, account);
    return job;
}

// The outcome of a finished job. NotFound without an entry, as some locked keychains also say; else Unavailable.
Outcome outcomeOf(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::NoError:
        return {};
    case QKeychain::EntryNotFound:
        return failure(ErrorCode::NotFound, u"the keychain is locked or has no key for this vault"_s);
    default:
        return failure(ErrorCode::Unavailable, u"there is no usable keychain: none runs, or it stayed locked"_s);
    }
}

// Reads an entry of the desktop's keychain over D-Bus, which may ask the user for its password.
Task<SecretBytes> readEntry(QString account)
{
    const auto job = makeJob<QKeychain::ReadPasswordJob>(account);
    job->start();
    co_await qCoro(static_cast<QKeychain::Job *>(job.get()), &QKeychain::Job::finished);
    if (const Outcome done = outcomeOf(*job); !done)
        co_return failure(done.error());
    QByteArray bytes = job->binaryData();
    SecretBytes secret = SecretBytes::copyOf(bytes);
    wipe(bytes);
    co_return secret;
}

// Writes an entry of the desktop's keychain over D-Bus, which may ask the user for its password.
Task<void> writeEntry(QString account, SecretBytes secret)
{
    const auto job = makeJob<QKeychain::WritePasswordJob>(account);
    job->setBinaryData(secret.view().toByteArray());
    job->start();
    co_await qCoro(static_cast<QKeychain::Job *>(job.get()), &QKeychain::Job::finished);
    if (const Outcome done = outcomeOf(*job); !done)
        co_return failure(ErrorCode::Unavailable, done.error().detail);
    co_return Outcome();
}

constexpr std::size_t keySize = 32;

} // namespace

KeychainEntries KeychainEntries::ofDesktop()
{
    return {readEntry, writeEntry};
}

Keychain::Keychain(QString account, KeychainEntries entries)
    : m_account(std::move(account))
    , m_entries(std::move(entries))
{
}

void Keychain::configure(QKeychain::Job &job, const QString &account)
{
    job.setKey(account);
    job.setInsecureFallback(false);
}

Task<SecretBytes> Keychain::read()
{
    return m_entries.read(m_account);
}

Task<SecretBytes> Keychain::makeKey()
{
    const QString account = m_account;
    const KeychainEntries entries = m_entries;
    Result<SecretBytes> existing = co_await entries.read(account);
    if (!existing && existing.error().code == ErrorCode::NotFound) {
        // A locked keychain may say so too. To write any other entry unlocks it: then it is certain.
        const Outcome unlocked = co_await entries.write(u"unlocked"_s, SecretBytes::copyOf("true"));
        if (!unlocked)
            co_return failure(unlocked.error());
        existing = co_await entries.read(account);
    }
    if (existing && existing->span().size() != keySize)
        co_return failure(ErrorCode::Damaged, u"the keychain's entry for this vault is no key"_s);
    if (existing || existing.error().code != ErrorCode::NotFound)
        co_return existing;
    SecretBytes key(keySize);
    randombytes_buf(key.span().data(), key.span().size());
    const Outcome written = co_await entries.write(account, key.clone());
    if (!written)
        co_return failure(written.error());
    // The entry is read back, because some keychains accept an entry and lose it.
    const Result<SecretBytes> readBack = co_await entries.read(account);
    if (!readBack || readBack->view() != key.view())
        co_return failure(ErrorCode::Unavailable, u"there is no usable keychain: none runs, or it stayed locked"_s);
    co_return key;
}

} // namespace curvedesk
