// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ControlSocket.h"

#include "core/json/JsonWriter.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <QTimer>

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

/// The orders that wait for a person, as a line of JSON for `approvals list`; amounts in lamports and base units.
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

/// Sends an answer that fits into the socket's buffer. Does nothing when the client is gone.
void sendAnswer(int connection, const QByteArray &bytes)
{
    [[maybe_unused]] const ssize_t written
        = ::send(connection, bytes.constData(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL);
}

} // namespace

struct ControlSocket::Client final : QObject
{
    Client(int socket, QObject *parent)
        : QObject(parent)
        , connection(socket)
        , readable(socket, QSocketNotifier::Read)
    {
    }
    ~Client() override
    {
        readable.setEnabled(false);
        ::close(connection);
    }
    Q_DISABLE_COPY_MOVE(Client)

    /// Takes no more of the request.
    void stopReading()
    {
        readable.setEnabled(false);
        patience.stop();
    }
    /// Closes the connection and wipes the request, on a later turn, because its own signal may be the one that calls.
    void hangUp()
    {
        stopReading();
        deleteLater();
    }
    /// True when the other end is closed. One that is shut for sending alone waits for its answer.
    [[nodiscard]] bool isGone() const
    {
        pollfd state{connection, 0, 0};
        return ::poll(&state, 1, 0) > 0 && (state.revents & POLLHUP) != 0;
    }
    [[nodiscard]] QByteArrayView text() const { return request.view().first(static_cast<qsizetype>(size)); }

    const int connection;
    QSocketNotifier readable;
    QTimer patience;
    SecretBytes request{maxRequest}; ///< as much as a request may have
    std::size_t size = 0; ///< bytes of it that have arrived
};

Result<std::unique_ptr<ControlSocket>> ControlSocket::open(const QString &path, VaultService &vault,
                                                           ApprovalService &approvals)
{
    std::unique_ptr<ControlSocket> self(new ControlSocket(vault, approvals));
    auto listener = UnixListener::open(path, [socket = self.get()](int connection) { socket->accept(connection); });
    if (!listener)
        return failure(listener.error());
    self->m_listener = std::move(*listener);
    return self;
}

ControlSocket::ControlSocket(VaultService &vault, ApprovalService &approvals)
    : m_vault(vault)
    , m_approvals(approvals)
{
}

ControlSocket::~ControlSocket() = default;

void ControlSocket::accept(int connection)
{
    if (!makeRoom()) {
        sendAnswer(connection, "the host is busy with other commands: try again later\n");
        ::close(connection);
        return;
    }
    auto *client = new Client(connection, this);
    connect(&client->readable, &QSocketNotifier::activated, this, [this, client] { readRequest(*client); });
    client->patience.setSingleShot(true);
    connect(&client->patience, &QTimer::timeout, client, &Client::hangUp);
    client->patience.start(patienceMs);
}

bool ControlSocket::makeRoom()
{
    int served = 0;
    for (QObject *each : children()) {
        auto *client = static_cast<Client *>(each); // there are no other children
        if (client->isGone())
            client->hangUp(); // what it asked for goes on, and nobody hears the answer
        else
            ++served;
    }
    return served < maxClients;
}

void ControlSocket::readRequest(Client &client)
{
    // Straight into guarded memory: a socket object would keep the passphrase in its buffer.
    const std::span<unsigned char> room = client.request.span().subspan(client.size);
    const ssize_t count = ::read(client.connection, room.data(), room.size());
    if (count < 0 && (errno == EAGAIN || errno == EINTR))
        return;
    client.size += static_cast<std::size_t>(qMax<ssize_t>(count, 0));
    const auto line = firstLineOf(client.text());
    const bool isWhole = line && (*line != QByteArrayView("unlock") || count == 0); // a passphrase may have line ends
    if (isWhole || client.size == client.request.span().size()) {
        client.stopReading();
        answer(&client);
    } else if (count <= 0) {
        client.hangUp();
    }
}

QCoro::Task<> ControlSocket::answer(QPointer<Client> client)
{
    const QByteArray line = firstLineOf(client->text()).value_or(QByteArrayView()).toByteArray();
    QByteArrayView rest = client->text().sliced(qMin(line.size() + 1, client->text().size()));
    if (rest.endsWith('\n'))
        rest.chop(1);
    const auto passphrase = std::make_shared<const SecretBytes>(SecretBytes::copyOf(rest));
    client->request = SecretBytes();
    client->size = 0;
    const Result<QByteArray> done = co_await obey(line, passphrase);
    if (!client)
        co_return;
    sendAnswer(client->connection, done ? "ok\n" + *done : done.error().detail.toUtf8() + '\n');
    client->hangUp();
}

Task<QByteArray> ControlSocket::obey(QByteArray line, VaultService::Passphrase passphrase)
{
    const QString argument = QString::fromUtf8(line.mid(line.indexOf(' ') + 1));
    Outcome done = failure(ErrorCode::InvalidInput, u"the host does not know this request"_s);
    if (line == "lock") {
        m_vault.lock();
        done = m_vault.status().isLocked ? Outcome()
                                         : failure(ErrorCode::Forbidden, u"a vault with a key file never locks"_s);
    } else if (line == "unlock") {
        const bool isInKeychain = m_vault.status().protection == VaultProtection::Keychain;
        if (isInKeychain)
            done = co_await m_vault.unlockFromKeychain();
        else
            done = co_await m_vault.unlock(passphrase);
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

} // namespace curvedesk::app
#include "moc_ControlSocket.cpp"
