// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/ListedCoins.h"

#include "core/solana/Address.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QUrl>

namespace curvedesk::listedCoins {

using namespace Qt::StringLiterals;

namespace {

// A member's text; empty when there is none or it is longer than maxText.
QString text(const QJsonObject &coin, QStringView name)
{
    const QString value = coin.value(name).toString();
    return value.size() <= maxText ? value : QString();
}

// A member's https address; empty for any other text, one with a user name, and one longer than maxLink.
QString link(const QJsonObject &coin, QStringView name)
{
    const QString value = coin.value(name).toString();
    if (value.size() > maxLink)
        return {};
    const QUrl url(value, QUrl::StrictMode);
    return url.isValid() && url.scheme() == u"https" && !url.host().isEmpty() && url.userInfo().isEmpty() ? value
                                                                                                          : QString();
}

} // namespace

Result<QList<ListedCoin>> decode(QByteArrayView json)
{
    if (json.size() > maxBytes)
        return failure(ErrorCode::Damaged, u"the listing is too large"_s);
    // The strict JsonReader is not used, because one emoji that was cut in half would cost the whole list.
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromRawData(json.data(), json.size()));
    if (!document.isArray())
        return failure(ErrorCode::Damaged, u"the listing is no array"_s);
    QList<ListedCoin> coins;
    QSet<QString> mints;
    const QJsonArray rows = document.array();
    for (const QJsonValue &row : rows) {
        if (coins.size() == maxCoins)
            break;
        const QJsonObject object = row.toObject();
        const Result<Address> mint = Address::fromBase58(object.value(u"mint"_s).toString());
        if (!mint || mints.contains(mint->toBase58()))
            continue;
        mints.insert(mint->toBase58());
        coins.append({.mint = mint->toBase58(),
                      .description = text(object, u"description"),
                      .twitter = link(object, u"twitter"),
                      .telegram = link(object, u"telegram"),
                      .website = link(object, u"website"),
                      .imageUri = link(object, u"image_uri")});
    }
    return coins;
}

} // namespace curvedesk::listedCoins
