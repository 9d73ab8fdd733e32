// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Trades that reach 1, 50 and 500 sockets a second, readers on a thread of their own; everything sent is counted at
// their end.
#include "core/api/EventJson.h"
#include "core/server/EventStream.h"
#include "tests/core/http/StubServer.h"

#include <arpa/inet.h>
#include <benchmark/benchmark.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

constexpr int maxReaders = 500;

TradeRow someTrade()
{
    return {.signature = QString(88, u'5'),
            .slot = 350'000'000,
            .timestamp = 1'790'000'000,
            .mint = QString(44, u'M'),
            .user = QString(44, u'U'),
            .isBuy = true,
            .lamports = 1'000'000'000,
            .tokens = 34'612'903'225'806,
            .virtualSolReserves = 31'000'000'000,
            .virtualTokenReserves = 1'038'387'096'774'194,
            .realSolReserves = 1'000'000'000,
            .realTokenReserves = 758'487'096'774'194};
}

/// Sockets that ask for all trades, and count what they get.
class Readers
{
public:
    Readers(const StubServer &host, int readers)
        : m_readers(readers)
    {
        const QByteArray opening = "GET /ws HTTP/1.1\r\nHost: " + host.host()
            + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        for (int i = 0; i < readers; ++i) {
            const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
            sockaddr_in address{};
            address.sin_family = AF_INET;
            address.sin_port = htons(host.port);
            address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
            if (::connect(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0
                || ::send(socket, opening.constData(), static_cast<std::size_t>(opening.size()), 0) < 0)
                qFatal("cannot connect");
            m_sockets.push_back({socket, POLLIN, 0});
        }
        m_thread = std::thread([this] { read(); });
    }
    ~Readers()
    {
        m_stops = true;
        m_thread.join();
        for (const pollfd &socket : m_sockets)
            ::close(socket.fd);
    }
    Q_DISABLE_COPY_MOVE(Readers)

    /// Of whoever got least.
    [[nodiscard]] qint64 bytes() const { return *std::min_element(m_bytes.cbegin(), m_bytes.cbegin() + m_readers); }

private:
    void read()
    {
        constexpr int tickMs = 50;
        std::vector<char> buffer(256 * 1024);
        while (!m_stops) {
            if (::poll(m_sockets.data(), m_sockets.size(), tickMs) <= 0)
                continue;
            for (std::size_t i = 0; i < m_sockets.size(); ++i) {
                if ((m_sockets[i].revents & POLLIN) == 0)
                    continue;
                const auto got = ::recv(m_sockets[i].fd, buffer.data(), buffer.size(), MSG_DONTWAIT);
                if (m_bytes[i] == 0) // the handshake's answer
                    subscribe(m_sockets[i].fd);
                m_bytes[i] += std::max<qint64>(0, got);
            }
        }
    }

    static void subscribe(int socket)
    {
        const QByteArray call = "{\"method\":\"subscribeTrades\",\"id\":1}";
        QByteArray frame(1, '\x81');
        frame.append(static_cast<char>(0x80 | call.size())).append(4, '\0').append(call); // a mask of zeros
        if (::send(socket, frame.constData(), static_cast<std::size_t>(frame.size()), 0) < 0)
            qFatal("cannot subscribe");
    }

    std::vector<pollfd> m_sockets;
    std::thread m_thread;
    std::array<std::atomic<qint64>, maxReaders> m_bytes{};
    const int m_readers;
    std::atomic<bool> m_stops = false;
};

void eventStreamDeliveries(benchmark::State &state)
{
    StubServer host;
    EventLog log(*EventStore::open({}));
    const int readers = static_cast<int>(state.range(1));
    EventStream::Limits limits;
    limits.sockets = maxReaders;
    EventStream stream(
        host.server(), log, [](const ApiKey &key) { return std::make_shared<const ApiKey>(key); }, limits);
    const Readers clients(host, readers);
    TradeRow trade = someTrade();
    trade.slot = 1'000'000; // so that frames have one size
    const qint64 frameSize = EventSocket::frame(eventJson::encode(Event{EventCursor(), trade})).size();
    // Handshake and acknowledgement are all that has come once nothing more comes.
    for (qint64 last = -1; stream.readerCount() < readers || last != clients.bytes();) {
        last = clients.bytes();
        for (int i = 0; i < 100; ++i) {
            QCoreApplication::processEvents();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    const qint64 begin = clients.bytes();
    qint64 published = 0;
    const auto inFlight = [&] { return published - (clients.bytes() - begin) / frameSize; };
    constexpr qint64 maxInFlight = 500;
    for (auto _ : state) {
        QList<Happening> trades;
        for (qint64 i = 0; i < state.range(0); ++i) {
            ++trade.slot;
            trades.append(trade);
        }
        log.add(trades);
        published += state.range(0);
        do {
            QCoreApplication::processEvents();
        } while (inFlight() > maxInFlight);
    }
    while (clients.bytes() - begin < published * frameSize && stream.readerCount() == readers)
        QCoreApplication::processEvents();
    if (stream.readerCount() != readers)
        state.SkipWithError("a reader was dropped");
    state.SetItemsProcessed(published * readers);
}

} // namespace

BENCHMARK(eventStreamDeliveries)->ArgsProduct({{10}, {1, 50, maxReaders}})->Args({1, 50})->UseRealTime();
