// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/MetadataDocument.h"

#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"

#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

struct Member
{
    QByteArrayView name;
    QString CoinMetadata::*field;
};

constexpr std::array members{
    Member{"name", &CoinMetadata::name},
    Member{"symbol", &CoinMetadata::symbol},
    Member{"description", &CoinMetadata::description},
    Member{"image", &CoinMetadata::image},
    Member{"twitter", &CoinMetadata::twitter},
    Member{"telegram", &CoinMetadata::telegram},
    Member{"website", &CoinMetadata::website},
};

} // namespace

QByteArray metadataDocument(const CoinMetadata &metadata)
{
    // Members are written in the order of their names: another order would give another content id.
    JsonWriter json;
    json.beginObject();
    json.key("createdOn").plain("https://pump.fun");
    json.key("description").string(metadata.description);
    json.key("image").string(metadata.image);
    json.key("name").string(metadata.name);
    json.key("showName").boolean(true);
    json.key("symbol").string(metadata.symbol);
    const auto writeLink = [&json](QByteArrayView name, const QString &link) {
        if (!link.isEmpty())
            json.key(name).string(link);
    };
    writeLink("telegram", metadata.telegram);
    writeLink("twitter", metadata.twitter);
    writeLink("website", metadata.website);
    json.endObject();
    return json.take();
}

Result<CoinMetadata> readMetadataDocument(QByteArrayView bytes)
{
    const auto json = JsonValue::read(bytes);
    if (!json || !json->isObject())
        return failure(ErrorCode::Damaged, u"the metadata document is no JSON object"_s);
    CoinMetadata metadata;
    for (const Member &member : members) {
        const JsonValue value = json->member(member.name);
        if (value.isAbsent())
            continue;
        if (!value.isString())
            return failure(ErrorCode::Damaged, u"a member of the metadata document is no text"_s);
        metadata.*(member.field) = *value.string();
    }
    return metadata;
}

} // namespace curvedesk
