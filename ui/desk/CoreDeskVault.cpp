// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The part of CoreDesk that locks, unlocks and protects the vault.
#include "ui/desk/Ask.h"
#include "ui/desk/CoreDesk.h"

namespace curvedesk {

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
