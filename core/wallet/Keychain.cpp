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

// The name of this program in the keychain, the same for all vaults.
QString serviceName()
{
    return u"org.curvedesk.Curvedesk"_s;
}

// The coroutine is resumed inside the job's own signal, so that the job must not be deleted before the event loop
// turns.
struct DeleteLater
{
    void operator()(QObject *object) const { object->deleteLater(); }
};

// A job on this program's entry of the keychain; start() begins it.
template<class JobType> std::unique_ptr<JobType, DeleteLater> makeJob(const QString &account)
{
    std::unique_ptr<JobType, DeleteLater> job(new JobType(serviceName()));
    job->setAutoDelete(false);
    Keychain::configure(*job, account);
    return job;
}

// The outcome of a job that has finished. NotFound where there is no entry, as some keychains also say when they are
// locked; Unavailable for anything else.
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

// Reads the entry of this name, of any size. Errors of outcomeOf().
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

// Writes the entry of this name, in place of an earlier one. Errors of outcomeOf().
Task<void> writeEntry(QString account, SecretBytes secret)
{
    const auto job = makeJob<QKeychain::WritePasswordJob>(account);
    job->setBinaryData(secret.view().toByteArray());
    job->start();
    co_await qCoro(static_cast<QKeychain::Job *>(job.get()), &QKeychain::Job::finished);
    co_return outcomeOf(*job);
}

} // namespace

Keychain::Keychain(QString account)
    : m_account(std::move(account))
{
}

void Keychain::configure(QKeychain::Job &job, const QString &account)
{
    job.setKey(account);
    job.setInsecureFallback(false);
}

Task<SecretBytes> Keychain::read()
{
    return readEntry(m_account);
}

Task<SecretBytes> Keychain::makeKey()
{
    const QString account = m_account;
    SecretBytes key(32);
    randombytes_buf(key.span().data(), key.span().size());
    const Outcome written = co_await writeEntry(account, key.clone());
    if (!written)
        co_return failure(ErrorCode::Unavailable, written.error().detail);
    // The entry is read back, because some keychains accept an entry and lose it.
    const Result<SecretBytes> readBack = co_await readEntry(account);
    if (!readBack || readBack->view() != key.view())
        co_return failure(ErrorCode::Unavailable, u"there is no usable keychain: none runs, or it stayed locked"_s);
    co_return key;
}

} // namespace curvedesk
