// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/DeferredReply.h"

#include "core/api/ErrorJson.h"
#include "core/server/GuardedSocket.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

DeferredReply::DeferredReply(GuardedSocket &socket)
    : m_socket(&socket)
{
}

DeferredReply::~DeferredReply()
{
    if (!m_socket.isNull())
        send(errorJson::reply(Error{ErrorCode::Internal, u"a handler ended without an answer"_s, std::nullopt, 0}));
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
