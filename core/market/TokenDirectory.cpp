// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/TokenDirectory.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

TokenDirectory::TokenDirectory(Options options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_web(m_options.allowsLoopback ? WebClient::Loopback::Allowed : WebClient::Loopback::Refused)
{
}

Task<QList<ListedCoin>> TokenDirectory::coins()
{
    const auto read = co_await bytes(m_options.list.toString(QUrl::FullyEncoded), listedCoins::maxBytes);
    if (!read)
        co_return failure(read.error());
    auto coins = listedCoins::decode(*read);
    if (!coins)
        co_return failure(ErrorCode::UpstreamRejected, u"the token directory answered nonsense"_s);
    co_return coins;
}

Task<QByteArray> TokenDirectory::bytes(QString uri, qint64 maxBytes)
{
    WebRequest request;
    request.url = QUrl(uri, QUrl::StrictMode);
    request.deadline = m_options.timeout;
    request.maxBytes = maxBytes;
    const auto reply = co_await m_web.get(request);
    if (!reply)
        co_return failure(reply.error());
    if (reply->status >= 400)
        co_return failure(ErrorCode::Unavailable, u"there was no answer"_s);
    if (reply->status != 200)
        co_return failure(ErrorCode::UpstreamRejected, u"the answer was another one than asked for"_s);
    co_return reply->body;
}

} // namespace curvedesk
#include "moc_TokenDirectory.cpp"
