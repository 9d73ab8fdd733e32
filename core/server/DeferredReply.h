// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/HttpReply.h"

#include <QPointer>

class QTcpSocket;

namespace curvedesk {

class GuardedSocket;

/// The promise of one answer on a guarded connection, given now or later: the client may be gone by then. Until it is
/// sent, nothing more is read from that client. Dropped unsent it answers 500, so that nobody waits for ever.
class DeferredReply
{
public:
    /// `socket` is the one that handleRequest() got. isValid() is false where the request is not ours to answer.
    explicit DeferredReply(QTcpSocket *socket);
    ~DeferredReply();
    DeferredReply(DeferredReply &&) noexcept = default;
    DeferredReply &operator=(DeferredReply &&) = delete;

    [[nodiscard]] bool isValid() const;
    /// Once; later calls do nothing.
    void send(const HttpReply &reply);

private:
    QPointer<GuardedSocket> m_socket;
};

} // namespace curvedesk
