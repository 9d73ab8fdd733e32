// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/KeychainUnlock.h"

#include <sodium.h>

#include <QCoro/QCoroSignal>
#include <qt6keychain/keychain.h>

#include <memory>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

QString serviceName()
{
    return u"org.curvedesk.Curvedesk"_s;
}

// The coroutine goes on from inside the job's own signal, so the job must not be deleted before the event loop turns.
struct DeleteLater
{
    void operator()(QObject *object) const { object->deleteLater(); }
};

template<class JobType> std::unique_ptr<JobType, DeleteLater> makeJob(const QString &account)
{
    std::unique_ptr<JobType, DeleteLater> job(new JobType(serviceName()));
    job->setAutoDelete(false);
    KeychainUnlock::configure(*job, account);
    return job;
}

Outcome outcomeOf(const QKeychain::Job &job)
{
    switch (job.error()) {
    case QKeychain::NoError:
        return {};
    case QKeychain::EntryNotFound:
        return failure(ErrorCode::NotFound, u"the keychain has no such entry"_s);
    default:
        return failure(ErrorCode::Unavailable, u"there is no usable keychain"_s);
    }
}

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

Task<void> writeEntry(QString account, SecretBytes secret)
{
    const auto job = makeJob<QKeychain::WritePasswordJob>(account);
    job->setBinaryData(secret.view().toByteArray());
    job->start();
    co_await qCoro(static_cast<QKeychain::Job *>(job.get()), &QKeychain::Job::finished);
    co_return outcomeOf(*job);
}

Task<void> deleteEntry(QString account)
{
    const auto job = makeJob<QKeychain::DeletePasswordJob>(account);
    job->start();
    co_await qCoro(static_cast<QKeychain::Job *>(job.get()), &QKeychain::Job::finished);
    co_return outcomeOf(*job);
}

} // namespace

KeychainUnlock::KeychainUnlock(QString account)
    : m_account(std::move(account))
{
}

void KeychainUnlock::configure(QKeychain::Job &job, const QString &account)
{
    job.setKey(account);
    job.setInsecureFallback(false);
}

Task<void> KeychainUnlock::probe()
{
    const QString account = m_account + u"/probe"_s;
    SecretBytes trial(32);
    randombytes_buf(trial.span().data(), trial.span().size());
    const Outcome written = co_await writeEntry(account, trial.clone());
    if (!written)
        co_return failure(ErrorCode::Unavailable, written.error().detail);
    const Result<SecretBytes> readBack = co_await readEntry(account);
    const Outcome deleted = co_await deleteEntry(account);
    if (!readBack || readBack->view() != trial.view() || !deleted)
        co_return failure(ErrorCode::Unavailable, u"there is no usable keychain"_s);
    co_return Outcome();
}

Task<SecretBytes> KeychainUnlock::read()
{
    return readEntry(m_account);
}

Task<void> KeychainUnlock::write(SecretBytes passphrase)
{
    return writeEntry(m_account, std::move(passphrase));
}

Task<void> KeychainUnlock::remove()
{
    const Outcome deleted = co_await deleteEntry(m_account);
    if (!deleted && deleted.error().code != ErrorCode::NotFound)
        co_return failure(deleted.error());
    co_return Outcome();
}

} // namespace curvedesk
