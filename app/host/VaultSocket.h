// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/wallet/VaultService.h"

#include <QSocketNotifier>
#include <QTimer>

namespace curvedesk::app {

/// The way to lock and unlock a running host from a terminal: a socket in the data directory, which only the host's own
/// user can enter. A client sends "lock\n" or "unlock\n<passphrase>\n" and gets one line: "ok", or why not. It serves
/// one client at a time.
class VaultSocket final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VaultSocket)

public:
    /// The name in the data directory.
    static constexpr const char *name = "vault.sock";
    static constexpr int patienceMs = 10'000; ///< for a client to send its request

    /// Listens. Storage when the socket cannot be made. `vault` must outlive it.
    [[nodiscard]] static Result<std::unique_ptr<VaultSocket>> open(const QString &directory, VaultService &vault);
    ~VaultSocket() override;

private:
    VaultSocket(int listener, QByteArray path, VaultService &vault);
    void accept();
    void readRequest();
    QCoro::Task<> answer();
    void hangUp();

    VaultService &m_vault;
    const int m_listener;
    const QByteArray m_path;
    QSocketNotifier m_arrivals;
    int m_client = -1;
    std::unique_ptr<QSocketNotifier> m_readable;
    SecretBytes m_request; ///< as much as a request may have, wiped with each client
    std::size_t m_size = 0; ///< bytes of it that have arrived
    QTimer m_patience;
};

} // namespace curvedesk::app
