// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/MetadataDocument.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

struct Member
{
    QLatin1StringView name;
    QString CoinMetadata::*field;
    bool isOptional;
};

constexpr std::array members{
    Member{"name"_L1, &CoinMetadata::name, false},
    Member{"symbol"_L1, &CoinMetadata::symbol, false},
    Member{"description"_L1, &CoinMetadata::description, false},
    Member{"image"_L1, &CoinMetadata::image, false},
    Member{"twitter"_L1, &CoinMetadata::twitter, true},
    Member{"telegram"_L1, &CoinMetadata::telegram, true},
    Member{"website"_L1, &CoinMetadata::website, true},
};

} // namespace

QByteArray metadataDocument(const CoinMetadata &metadata)
{
    QJsonObject json{{"showName"_L1, true}, {"createdOn"_L1, u"https://pump.fun"_s}};
    for (const Member &member : members) {
        const QString &value = metadata.*(member.field);
        if (!member.isOptional || !value.isEmpty())
            json.insert(member.name, value);
    }
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Result<CoinMetadata> readMetadataDocument(QByteArrayView bytes)
{
    const QJsonDocument document = QJsonDocument::fromJson(bytes.toByteArray());
    if (!document.isObject())
        return failure(ErrorCode::Damaged, u"the metadata document is no JSON object"_s);
    const QJsonObject json = document.object();
    CoinMetadata metadata;
    for (const Member &member : members) {
        const QJsonValue value = json.value(member.name);
        if (value.isUndefined())
            continue;
        if (!value.isString())
            return failure(ErrorCode::Damaged, u"a member of the metadata document is no text"_s);
        metadata.*(member.field) = value.toString();
    }
    return metadata;
}

} // namespace curvedesk
