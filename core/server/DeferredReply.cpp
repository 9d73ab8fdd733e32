// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/DeferredReply.h"

#include "core/api/ErrorJson.h"
#include "core/server/GuardedSocket.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

DeferredReply::DeferredReply(QTcpSocket *socket)
{
    GuardedSocket &guarded = GuardedSocket::of(socket);
    if (guarded.beginReply())
        m_socket = &guarded;
}

DeferredReply::~DeferredReply()
{
    send(errorJson::reply(Error {ErrorCode::Internal, u"a handler ended without an answer"_s, std::nullopt, 0}));
}

bool DeferredReply::isValid() const
{
    return !m_socket.isNull();
}

void DeferredReply::send(const HttpReply &reply)
{
    if (m_socket.isNull())
        return;
    GuardedSocket *socket = m_socket;
    m_socket.clear();
    socket->finishReply(reply);
}

} // namespace curvedesk
