// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ControlSocket.h"

#include "core/json/JsonWriter.h"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t maxRequest = 4096 + 16; // a passphrase and the words around it

// The first line; nullopt: it has not arrived as a whole.
std::optional<QByteArrayView> firstLineOf(QByteArrayView text)
{
    const qsizetype end = text.indexOf('\n');
    return end < 0 ? std::nullopt : std::optional(text.first(end));
}

/// The orders that wait for a person, as a line of JSON for the command `approvals list`; amounts in lamports and base
/// units.
QByteArray textOf(const QList<Approval> &approvals, qint64 nowMs)
{
    static constexpr const char *kinds[] = {"buy", "sell", "launch", "transfer"};
    JsonWriter json;
    json.beginArray();
    for (const Approval &each : approvals) {
        const Order &order = each.order;
        json.beginObject();
        json.key("id").string(each.id);
        json.key("key").string(each.key);
        json.key("label").string(each.label);
        json.key("secondsLeft").number(qMax<qint64>(0, (each.expiresMs - nowMs + 999) / 1000));
        json.key("kind").plain(kinds[static_cast<int>(order.kind)]);
        json.key("wallet").string(order.wallet.toBase58());
        json.key("token").string(order.kind == OrderKind::Launch ? QString() : order.mint.toBase58());
        json.key("symbol").string(order.symbol);
        json.key("lamports").number(order.quotedQuoteLamports);
        json.key("tokens").number(order.quotedTokens);
        json.key("mostLamports").number(order.spend.mostLamports);
        json.key("limitLamports").number(order.limitLamports);
        json.key("limitTokens").number(order.limitTokens);
        json.key("slippageBps").number(order.spend.slippageBps);
        json.key("priorityFeeLamports").number(order.spend.priorityFeeLamports);
        json.key("transaction").plain(each.wire.toBase64());
        json.endObject();
    }
    json.endArray();
    return json.take() + '\n';
}

} // namespace

Result<std::unique_ptr<ControlSocket>> ControlSocket::open(const QString &path, VaultService &vault,
                                                           ApprovalService &approvals)
{
    std::unique_ptr<ControlSocket> self(new ControlSocket(vault, approvals));
    auto listener = UnixListener::open(path, [socket = self.get()](int client) { socket->accept(client); });
    if (!listener)
        return failure(listener.error());
    self->m_listener = std::move(*listener);
    return self;
}

ControlSocket::ControlSocket(VaultService &vault, ApprovalService &approvals)
    : m_vault(vault)
    , m_approvals(approvals)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, &ControlSocket::hangUp);
}

ControlSocket::~ControlSocket()
{
    hangUp();
}

void ControlSocket::accept(int client)
{
    m_client = client;
    m_listener->setEnabled(false);
    m_request = SecretBytes(maxRequest);
    m_size = 0;
    m_readable = std::make_unique<QSocketNotifier>(m_client, QSocketNotifier::Read);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &ControlSocket::readRequest);
    m_patience.start();
}

void ControlSocket::readRequest()
{
    // Straight into guarded memory: a socket object would keep the passphrase in its buffer.
    const ssize_t count = ::read(m_client, m_request.span().data() + m_size, m_request.span().size() - m_size);
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    m_size += static_cast<std::size_t>(qMax<ssize_t>(count, 0));
    const auto line = firstLineOf(m_request.view().first(static_cast<qsizetype>(m_size)));
    const bool isWhole = line && (*line != QByteArrayView("unlock") || count == 0); // a passphrase may have line ends
    if (isWhole || m_size == m_request.span().size()) {
        m_readable->setEnabled(false);
        m_patience.stop();
        answer();
    } else if (count <= 0) {
        hangUp();
    }
}

QCoro::Task<> ControlSocket::answer()
{
    const QPointer<ControlSocket> self(this);
    const QByteArrayView text = m_request.view().first(static_cast<qsizetype>(m_size));
    const QByteArray line = firstLineOf(text).value_or(QByteArrayView()).toByteArray();
    const Result<QByteArray> done = co_await obey(line);
    if (!self || m_client < 0)
        co_return;
    const QByteArray bytes = done ? "ok\n" + *done : done.error().detail.toUtf8() + '\n';
    [[maybe_unused]] const ssize_t written = ::send(m_client, bytes.constData(), static_cast<std::size_t>(bytes.size()),
                                                    MSG_NOSIGNAL); // the client may be gone
    hangUp();
}

Task<QByteArray> ControlSocket::obey(QByteArray line)
{
    const QString argument = QString::fromUtf8(line.mid(line.indexOf(' ') + 1));
    Outcome done = failure(ErrorCode::InvalidInput, u"the host does not know this request"_s);
    if (line == "lock") {
        m_vault.lock();
        done = m_vault.status().isLocked ? Outcome()
                                         : failure(ErrorCode::Forbidden, u"a vault with a key file never locks"_s);
    } else if (line == "unlock") {
        const QByteArrayView text = m_request.view().first(static_cast<qsizetype>(m_size));
        QByteArrayView passphrase = text.sliced(line.size() + 1);
        if (passphrase.endsWith('\n'))
            passphrase.chop(1);
        const auto secret = std::make_shared<const SecretBytes>(SecretBytes::copyOf(passphrase));
        m_request = SecretBytes();
        const bool isInKeychain = m_vault.status().protection == VaultProtection::Keychain;
        if (isInKeychain)
            done = co_await m_vault.unlockFromKeychain();
        else
            done = co_await m_vault.unlock(secret);
    } else if (line == "approvals") {
        co_return textOf(m_approvals.waiting(), SystemClock().nowMs());
    } else if (line.startsWith("approve ")) {
        done = m_approvals.approve(argument);
    } else if (line.startsWith("refuse ")) {
        done = m_approvals.refuse(argument);
    }
    if (!done)
        co_return failure(done.error());
    co_return QByteArray();
}

void ControlSocket::hangUp()
{
    m_patience.stop();
    if (m_readable) {
        m_readable->setEnabled(false);
        m_readable.release()->deleteLater(); // it may be the one that calls
    }
    if (m_client >= 0)
        ::close(std::exchange(m_client, -1));
    m_request = SecretBytes();
    if (m_listener)
        m_listener->setEnabled(true);
}

} // namespace curvedesk::app
