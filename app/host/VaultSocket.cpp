// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/VaultSocket.h"

#include "app/host/SocketPath.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t maxRequest = 4096 + 16; // a passphrase and the words around it

bool isOwnUser(int client)
{
    ucred peer = {};
    socklen_t size = sizeof peer;
    return ::getsockopt(client, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
}

// The line that ends at `from` or later; nullopt: it has not arrived as a whole.
std::optional<QByteArrayView> lineOf(QByteArrayView text, qsizetype from)
{
    const qsizetype end = text.indexOf('\n', from);
    return end < 0 ? std::nullopt : std::optional(text.sliced(from, end - from));
}

} // namespace

Result<std::unique_ptr<VaultSocket>> VaultSocket::open(const QString &directory, VaultService &vault)
{
    const SocketPath path(directory, name);
    const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    // A socket that a killed host left behind is in the way. The data directory's lock says that no host uses it.
    ::unlink(path.name().constData());
    if (listener < 0 || !path.isValid() || ::bind(listener, path.address(), path.size()) != 0
        || ::chmod(path.name().constData(), 0600) != 0 || ::listen(listener, 1) != 0) {
        if (listener >= 0)
            ::close(listener);
        return failure(ErrorCode::Storage, u"the socket of the vault cannot be made in the data directory"_s);
    }
    return std::unique_ptr<VaultSocket>(new VaultSocket(listener, QFile::encodeName(directory) + '/' + name, vault));
}

VaultSocket::VaultSocket(int listener, QByteArray path, VaultService &vault)
    : m_vault(vault)
    , m_listener(listener)
    , m_path(std::move(path))
    , m_arrivals(listener, QSocketNotifier::Read)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, &VaultSocket::hangUp);
    connect(&m_arrivals, &QSocketNotifier::activated, this, &VaultSocket::accept);
}

VaultSocket::~VaultSocket()
{
    hangUp();
    m_arrivals.setEnabled(false);
    ::close(m_listener);
    ::unlink(m_path.constData());
}

void VaultSocket::accept()
{
    m_client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (m_client < 0)
        return;
    if (!isOwnUser(m_client)) {
        hangUp();
        return;
    }
    m_arrivals.setEnabled(false);
    m_request = SecretBytes(maxRequest);
    m_size = 0;
    m_readable = std::make_unique<QSocketNotifier>(m_client, QSocketNotifier::Read);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &VaultSocket::readRequest);
    m_patience.start();
}

void VaultSocket::readRequest()
{
    // Straight into guarded memory: a socket object would keep the passphrase in its buffer.
    const ssize_t count = ::read(m_client, m_request.span().data() + m_size, m_request.span().size() - m_size);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    if (count <= 0) {
        hangUp();
        return;
    }
    m_size += static_cast<std::size_t>(count);
    const QByteArrayView text = m_request.view().first(static_cast<qsizetype>(m_size));
    const std::optional<QByteArrayView> verb = lineOf(text, 0);
    const bool isWhole = verb && (*verb != QByteArrayView("unlock") || lineOf(text, verb->size() + 1));
    if (isWhole || m_size == m_request.span().size()) {
        m_readable->setEnabled(false);
        m_patience.stop();
        answer();
    }
}

QCoro::Task<> VaultSocket::answer()
{
    const QPointer<VaultSocket> self(this);
    const QByteArrayView text = m_request.view().first(static_cast<qsizetype>(m_size));
    const QByteArrayView verb = lineOf(text, 0).value_or(QByteArrayView());
    Outcome done = failure(ErrorCode::InvalidInput, u"the request is neither lock nor unlock"_s);
    if (verb == QByteArrayView("lock")) {
        m_vault.lock();
        done = m_vault.status().isLocked ? Outcome()
                                         : failure(ErrorCode::Forbidden, u"a vault with a key file never locks"_s);
    } else if (verb == QByteArrayView("unlock")) {
        const QByteArrayView passphrase = lineOf(text, verb.size() + 1).value_or(QByteArrayView());
        const auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf(passphrase));
        m_request = SecretBytes();
        const bool isInKeychain = m_vault.status().protection == VaultProtection::Keychain;
        if (isInKeychain)
            done = co_await m_vault.unlockFromKeychain();
        else
            done = co_await m_vault.unlock(secret);
    }
    if (!self || m_client < 0)
        co_return;
    const QByteArray line = done ? "ok\n"_ba : done.error().detail.toUtf8() + '\n';
    [[maybe_unused]] const ssize_t written = ::send(m_client, line.constData(), static_cast<std::size_t>(line.size()),
                                                    MSG_NOSIGNAL); // the client may be gone
    hangUp();
}

void VaultSocket::hangUp()
{
    m_patience.stop();
    if (m_readable)
        m_readable->setEnabled(false);
    if (m_readable)
        m_readable.release()->deleteLater(); // it may be the one that calls
    if (m_client >= 0)
        ::close(std::exchange(m_client, -1));
    m_request = SecretBytes();
    m_arrivals.setEnabled(true);
}

} // namespace curvedesk::app
