// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/Webhooks.h"

#include "core/api/EventJson.h"

#include <QMessageAuthenticationCode>
#include <QPointer>

#include <algorithm>

namespace curvedesk {

using namespace std::chrono_literals;

namespace {

constexpr int pageEvents = 64;
constexpr quint64 keptEvents = 5000; ///< read in vain before a webhook's place is stored
constexpr std::chrono::milliseconds readingPace = 1s;
constexpr std::chrono::milliseconds firstPause = 500ms;
constexpr std::chrono::milliseconds longestPause = 1min;
constexpr int mostDoublings = 7;

// The pause after so many failures in a row, doubled with each up to the longest.
std::chrono::milliseconds pauseAfter(int failures)
{
    return std::min(firstPause * (1 << std::min(failures - 1, mostDoublings)), longestPause);
}

} // namespace

Webhooks::Webhooks(std::unique_ptr<WebhookStore> store, EventLog &log, KeyOf keyOf, QObject *parent)
    : QObject(parent)
    , m_store(std::move(store))
    , m_log(log)
    , m_keyOf(std::move(keyOf))
    , m_web(WebClient::Loopback::Allowed)
{
    connect(&log, &EventLog::happened, this, &Webhooks::deliverAll);
    connect(&m_reading, &QTimer::timeout, this, &Webhooks::readAgain);
    connect(&m_reading, &QTimer::timeout, this, &Webhooks::watchBalances);
    // The log may have failed to be read, and the next event that has it read again may be hours away.
    connect(&m_reading, &QTimer::timeout, this, &Webhooks::deliverAll);
    m_reading.start(readingPace);
    m_readingOn.setSingleShot(true);
    connect(&m_readingOn, &QTimer::timeout, this, &Webhooks::deliverAll);
    readAgain();
}

Webhooks::~Webhooks()
{
    close();
}

void Webhooks::close()
{
    m_isClosed = true;
    m_reading.stop();
    m_readingOn.stop();
    m_web.close();
}

void Webhooks::watchBalances()
{
    for (const auto &[id, delivery] : m_deliveries) {
        if (!delivery->interests.has(eventJson::Topic::Balances))
            continue;
        if (const Result<Key> key = m_keyOf(delivery->webhook.owner); key && *key)
            m_log.watchBalances((*key)->wallets());
    }
}

// Webhooks are added and removed by commands, in another process.
void Webhooks::readAgain()
{
    const Result<qint64> version = m_store->version();
    if (!version || *version == m_version)
        return;
    const Result<QList<Webhook>> webhooks = m_store->webhooks();
    if (!webhooks)
        return;
    m_version = *version;
    std::map<qint64, DeliveryPtr> deliveries;
    for (const Webhook &webhook : *webhooks) {
        const auto known = m_deliveries.find(webhook.id);
        Result<DeliveryPtr> delivery = known == m_deliveries.end() ? begin(webhook) : known->second;
        if (delivery)
            deliveries.emplace(webhook.id, std::move(*delivery));
        else
            m_version = -1; // so that it is begun a second later
    }
    m_deliveries = std::move(deliveries);
    deliverAll();
}

Result<Webhooks::DeliveryPtr> Webhooks::begin(const Webhook &webhook)
{
    auto delivery = std::make_shared<Delivery>();
    delivery->webhook = webhook;
    for (const QByteArray &text : webhook.calls) {
        eventJson::Call call = eventJson::decode(text);
        if (!call.subscription)
            continue;
        call.subscription->since = EventCursor(); // gaps are sent too
        if (const Outcome added = delivery->interests.add(*call.subscription, 0, 0); !added)
            qWarning("a call of a webhook is left out: %s", qUtf8Printable(added.error().detail));
    }
    delivery->place = m_log.last();
    if (webhook.cursor.isEmpty()) {
        // A new one begins with the next event, also when it is not delivered before the program ends.
        const Result<EventLog::Page> newest = m_log.after(delivery->place - std::min<quint64>(delivery->place, 1), 1);
        const EventCursor start
            = newest && !newest->events.isEmpty() ? newest->events.constFirst().cursor : EventCursor();
        if (start.place == delivery->place)
            keepCursor(webhook.id, start);
        delivery->read = start;
        return delivery;
    }
    // Of a place that cannot be read all is a gap.
    delivery->read = EventCursor::fromText(webhook.cursor).value_or(EventCursor());
    const Outcome resumed = resume(*delivery);
    return resumed.map([&delivery] { return delivery; });
}

Outcome Webhooks::resume(Delivery &delivery)
{
    const Result<EventStore::Resumption> resumed = m_log.resume(delivery.read);
    if (!resumed)
        return failure(resumed.error());
    delivery.place = resumed->place;
    // With the id of the event before it, the receiver would take the gap for that event, told a second time. The log
    // resumes from another mark as it does from that event, which it does not have.
    if (resumed->gap)
        delivery.events.append(
            Event{{delivery.read.slot, delivery.read.place, static_cast<quint32>(resumed->gap->to)}, *resumed->gap});
    return {};
}

void Webhooks::keepCursor(qint64 id, const EventCursor &cursor)
{
    if (const Outcome kept = m_store->setCursor(id, cursor.toText()); !kept)
        qWarning("the place of a webhook could not be kept: %s", qUtf8Printable(kept.error().detail));
}

bool Webhooks::readNext(Delivery &delivery)
{
    // Events of a key that was revoked or has expired meanwhile are not sent, though they were read before.
    const QString &owner = delivery.webhook.owner;
    const Result<Key> key = owner.isEmpty() ? Key() : m_keyOf(owner);
    if (!key) // it is no reason to leave its events out: see m_reading
        return false;
    const auto isUnwanted = [&](const Event &event) { return !delivery.interests.wants(event, key->get()); };
    delivery.events.removeIf(isUnwanted);
    if (!delivery.events.isEmpty() || delivery.place >= m_log.last())
        return !delivery.events.isEmpty();
    Result<EventLog::Page> page = m_log.after(delivery.place, pageEvents);
    if (!page)
        return page.error().code == ErrorCode::NotFound && resume(delivery) && readNext(delivery);
    delivery.place = page->place;
    const EventCursor last = page->events.isEmpty() ? EventCursor() : page->events.constLast().cursor;
    if (!page->events.isEmpty())
        delivery.read = last;
    page->events.removeIf(isUnwanted);
    delivery.events = std::move(page->events);
    // Else the log would be read again from the last event that was delivered, which may be long gone.
    if (delivery.events.isEmpty() && last.place >= delivery.keptPlace + keptEvents) {
        delivery.keptPlace = last.place;
        keepCursor(delivery.webhook.id, last);
    }
    return !delivery.events.isEmpty();
}

void Webhooks::deliverAll()
{
    bool isBehind = false;
    for (const auto &[id, delivery] : m_deliveries) {
        if (delivery->isWaiting || m_isClosed)
            continue;
        const quint64 before = delivery->place;
        if (!readNext(*delivery)) {
            isBehind = isBehind || (delivery->place > before && delivery->place < m_log.last());
            continue;
        }
        delivery->isWaiting = true;
        // On the next turn, because the log emits an event while it is being added.
        QMetaObject::invokeMethod(
            this,
            [this, delivery = delivery] {
                if (m_deliveries.contains(delivery->webhook.id))
                    deliver(delivery);
            },
            Qt::QueuedConnection);
    }
    // Page by page, so that nobody waits while a webhook looks for its next event among hundreds of thousands.
    if (isBehind)
        m_readingOn.start(0);
}

QCoro::Task<> Webhooks::deliver(DeliveryPtr delivery)
{
    const QPointer<Webhooks> self(this);
    const QByteArray body = eventJson::encode(delivery->events.constFirst());
    const QByteArray mac
        = QMessageAuthenticationCode::hash(body, delivery->webhook.secret, QCryptographicHash::Sha256).toHex();
    WebRequest request;
    request.url = QUrl(delivery->webhook.url);
    request.needsBody = false;
    request.headers = {{"X-Curvedesk-Signature", "sha256=" + mac},
                       {"X-Curvedesk-Event", delivery->events.constFirst().cursor.toText()}};
    const Result<WebReply> reply = co_await m_web.postJson(request, body);
    if (self)
        finish(delivery, reply && reply->status >= 200 && reply->status < 300);
}

void Webhooks::finish(const DeliveryPtr &delivery, bool isDelivered)
{
    if (m_isClosed || !m_deliveries.contains(delivery->webhook.id))
        return;
    if (isDelivered) {
        delivery->failures = 0;
        const EventCursor cursor = delivery->events.takeFirst().cursor;
        delivery->keptPlace = cursor.place;
        keepCursor(delivery->webhook.id, cursor);
        delivery->isWaiting = false;
        deliverAll();
        return;
    }
    ++delivery->failures;
    QTimer::singleShot(pauseAfter(delivery->failures), this, [this, delivery] {
        delivery->isWaiting = false;
        deliverAll();
    });
}

} // namespace curvedesk
#include "moc_Webhooks.cpp"
