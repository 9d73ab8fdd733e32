// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/http/web/WebClient.h"
#include "core/market/ListedCoins.h"

#include <QObject>
#include <QUrl>

#include <chrono>

namespace curvedesk {

/// Reads a public listing of coins over the network, and fetches their images; stores nothing. Nothing depends on it:
/// it may be down, slow or lying. Requests follow the rules of WebClient.
class TokenDirectory final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TokenDirectory)

public:
    struct Options
    {
        QUrl list{
            QStringLiteral("https://frontend-api-v3.pump.fun/"
                           "coins?offset=0&limit=50&sort=market_cap&order=DESC&includeNsfw=false&complete=false")};
        bool showsImages = false; ///< their addresses are chosen by strangers, who learn the reader's
        std::chrono::milliseconds timeout{5000}; ///< for all of an answer
        bool allowsLoopback = false; ///< for tests: http to 127.0.0.1
    };

    /// The destructor ends pending requests with Cancelled.
    explicit TokenDirectory(Options options, QObject *parent = nullptr);

    /// True when the user wants images to be fetched; bytes() does not look at it.
    [[nodiscard]] bool showsImages() const { return m_options.showsImages; }
    /// Fetches the coins of the listing; stores none. Unavailable without an answer in time (Options::timeout) or with
    /// an HTTP status from 400 on, UpstreamRejected for an answer that is malformed, too large or of another status
    /// than 200, InvalidInput where WebClient does not ask the address of the options, Cancelled.
    [[nodiscard]] Task<QList<ListedCoin>> coins();
    /// Fetches the bytes at an address; the caller must check them before using them. Unavailable without an answer in
    /// time or with an HTTP status from 400 on, UpstreamRejected for another one than 200 or more than `maxBytes`,
    /// InvalidInput for an address that WebClient does not ask (other than https, or in a local network), Cancelled.
    [[nodiscard]] Task<QByteArray> bytes(QString uri, qint64 maxBytes);

private:
    const Options m_options;
    WebClient m_web;
};

} // namespace curvedesk
