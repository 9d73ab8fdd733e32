// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/web/WebClient.h"
#include "core/server/EventInterests.h"
#include "core/server/WebhookStore.h"

#include <QTimer>

#include <functional>
#include <map>

namespace curvedesk {

/// Posts events to the webhooks: each webhook gets its events one by one and in order, and the next one only once it
/// has answered the one before with a status of 200 to 299, whatever its body. Until then the same event is posted
/// again, after pauses that grow to a minute; it is left out once the key that it belongs to is no longer valid. How
/// far each was served is stored: it continues there when the program has ended.
class Webhooks final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Webhooks)

public:
    using Key = std::shared_ptr<const ApiKey>;
    /// Returns the key whose orders have this owner; null unless it is valid. Storage, Damaged.
    using KeyOf = std::function<Result<Key>(const QString &owner)>;

    /// `log` must outlive the object. Reads the store and posts from now on; each second it looks whether the store has
    /// changed, and has the log watch balances.
    Webhooks(std::unique_ptr<WebhookStore> store, EventLog &log, KeyOf keyOf, QObject *parent = nullptr);
    ~Webhooks() override; ///< ends the posts under way

    /// Ends the posts under way and sends nothing any more; an event without an answer is posted again at the next
    /// start.
    void close();

private:
    struct Delivery
    {
        Webhook webhook;
        EventInterests interests;
        quint64 place = 0; ///< in the log, up to which all was read
        EventCursor read; ///< of the last event that was read; with it the log names a gap
        quint64 keptPlace = 0; ///< in the log, of the stored cursor
        QList<Event> events; ///< read from the log, and to be delivered
        int failures = 0; ///< in a row
        bool isWaiting = false; ///< for an answer, or for the end of a pause
    };
    using DeliveryPtr = std::shared_ptr<Delivery>;

    /// Reads the keys of webhooks with the topic balances (journal); has the log watch these for a minute (cluster).
    void watchBalances();
    /// When the store has changed: takes up webhooks that were added (begin() stores a new one's cursor), ends those
    /// that were removed, and has each sent its next event. What cannot be read is tried again a second later.
    void readAgain();
    /// Makes the delivery to a webhook, and posts nothing yet: from the event after its cursor, with a gap before it
    /// where the log lacks some; from the log's oldest event where the stored cursor cannot be read. A new webhook
    /// begins at the log's end, which is stored as its cursor if the newest event can be read. Calls that cannot be
    /// read are left out, as those that are too many for EventInterests, which is logged. Storage, Damaged.
    [[nodiscard]] Result<DeliveryPtr> begin(const Webhook &webhook);
    /// Stores how far a webhook was served; only logs a failure, after which an event may be delivered again.
    void keepCursor(qint64 id, const EventCursor &cursor);
    /// Has the delivery go on behind the event that was read last; adds the gap that the log has there, which has a
    /// cursor, and so an id, of its own. Storage, Damaged.
    [[nodiscard]] Outcome resume(Delivery &delivery);
    /// Reads a page of the log where all read events are delivered, and drops those that the webhook does not want;
    /// stores its place after many of these. Where the log has removed what comes next, a gap is delivered. True when
    /// an event is left to deliver; false also when the log or the key cannot be read, which changes nothing.
    [[nodiscard]] bool readNext(Delivery &delivery);
    /// Has each webhook sent its next event on a later turn, where it is there by then, unless it waits for an answer
    /// or the end of a pause; for one with none left, reads on in the log, which may store its place.
    void deliverAll();
    /// Posts the webhook's next event, which must be there, signed with its secret (HMAC-SHA-256), waits for the
    /// answer, then stores the cursor and has the next one posted, or this one again after a pause.
    QCoro::Task<> deliver(DeliveryPtr delivery);
    /// After an answer or none: stores the cursor and sends the next events, or tries the same one again after a pause.
    /// Nothing once closed, or when the webhook was removed meanwhile.
    void finish(const DeliveryPtr &delivery, bool isDelivered);

    const std::unique_ptr<WebhookStore> m_store;
    EventLog &m_log;
    const KeyOf m_keyOf;
    WebClient m_web;
    std::map<qint64, DeliveryPtr> m_deliveries; ///< by the webhook's id
    QTimer m_reading; ///< of the store
    QTimer m_readingOn; ///< of the log
    qint64 m_version = -1;
    bool m_isClosed = false;
};

} // namespace curvedesk
