// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The part of CoreDesk about who may act: the vault, the API host, its keys, and the orders that wait for an approval.
#include "ui/desk/ApiHostSwitch.h"
#include "ui/desk/Ask.h"
#include "ui/desk/CoreDesk.h"

#include <QDateTime>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

void CoreDesk::followApiHost()
{
    connect(&m_services.access, &AccessService::keysChanged, this, &Desk::apiKeysChanged);
    connect(&m_services.approvals, &ApprovalService::asked, this, &Desk::approvalAsked);
    connect(&m_services.approvals, &ApprovalService::answered, this, &Desk::approvalAnswered);
    if (m_apiHost == nullptr)
        return;
    connect(m_apiHost, &ApiHostSwitch::portChanged, this, &CoreDesk::setApiPort);
    connect(m_apiHost, &ApiHostSwitch::requestServed, this,
            [this](const QString &method, const QString &path, int status, qint64 microseconds, const QString &key) {
                emit apiRequestServed({method, path, status, microseconds, QDateTime::currentMSecsSinceEpoch(), key});
            });
}

void CoreDesk::setApiPort(quint16 port)
{
    const ApiHostState state{true, port != 0, port, std::nullopt};
    if (std::exchange(m_apiState, state) != state)
        emit apiHostChanged(state);
}

void CoreDesk::startApiHost(QObject *receiver, quint16 port, Answer<quint16> answer)
{
    if (m_apiHost != nullptr) {
        ask(receiver, std::move(answer), *m_apiHost, &ApiHostSwitch::start, port);
        return;
    }
    postToWindow([receiver = QPointer<QObject>(receiver), answer = std::move(answer)] {
        if (receiver)
            answer(failure(ErrorCode::Unavailable, u"this build has no API host"_s));
    });
}

void CoreDesk::stopApiHost()
{
    if (m_apiHost != nullptr)
        QMetaObject::invokeMethod(m_apiHost, &ApiHostSwitch::stop, Qt::QueuedConnection);
}

void CoreDesk::apiKeys(QObject *receiver, Answer<QList<KeySummary>> answer)
{
    ask(receiver, std::move(answer), m_services.access, &AccessService::list);
}

void CoreDesk::createApiKey(QObject *receiver, const QString &label, const KeyRights &rights, Answer<IssuedKey> answer)
{
    ask(receiver, std::move(answer), m_services.access, &AccessService::create, label, rights);
}

void CoreDesk::changeApiKey(QObject *receiver, const ApiKey &changed, Answer<void> answer)
{
    ask(receiver, std::move(answer), m_services.access, &AccessService::change, changed);
}

void CoreDesk::revokeApiKey(QObject *receiver, const QString &id, Answer<void> answer)
{
    ask(receiver, std::move(answer), m_services.access, &AccessService::revoke, id);
}

void CoreDesk::approvals(QObject *receiver, Answer<QList<Approval>> answer)
{
    ask(receiver, std::move(answer), m_services.approvals, &ApprovalService::waiting);
}

void CoreDesk::answerApproval(QObject *receiver, const QString &id, bool approves, Answer<void> answer)
{
    ask(receiver, std::move(answer), m_services.approvals,
        approves ? &ApprovalService::approve : &ApprovalService::refuse, id);
}

void CoreDesk::lockVault()
{
    QMetaObject::invokeMethod(&m_services.vault, &VaultService::lock, Qt::QueuedConnection);
}

void CoreDesk::unlockVault(QObject *receiver, const Secret &passphrase, Answer<void> answer)
{
    if (passphrase)
        ask(receiver, std::move(answer), m_services.vault, &VaultService::unlock, passphrase);
    else
        ask(receiver, std::move(answer), m_services.vault, &VaultService::unlockFromKeychain);
}

void CoreDesk::protectVault(QObject *receiver, const Secret &current, const Secret &passphrase, Answer<void> answer)
{
    ask(receiver, std::move(answer), m_services.vault, &VaultService::changePassphrase, current, passphrase);
}

void CoreDesk::moveVaultToKeychain(QObject *receiver, const Secret &current, Answer<void> answer)
{
    ask(receiver, std::move(answer), m_services.vault, &VaultService::moveToKeychain, current);
}

void CoreDesk::lockVaultAfter(int minutes)
{
    QMetaObject::invokeMethod(
        &m_services.vault, [&vault = m_services.vault, minutes] { vault.lockAfter(std::chrono::minutes(minutes)); },
        Qt::QueuedConnection);
}

} // namespace curvedesk
