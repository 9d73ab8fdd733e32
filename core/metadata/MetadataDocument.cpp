// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/MetadataDocument.h"

#include "core/base/Utf8.h"
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
    qsizetype most; ///< bytes of UTF-8
    bool isCut; ///< where it is longer; false: it is left out
};

constexpr std::array members{
    Member{"name", &CoinMetadata::name, maxDocumentNameBytes, true},
    Member{"symbol", &CoinMetadata::symbol, maxDocumentNameBytes, true},
    Member{"description", &CoinMetadata::description, maxDocumentDescriptionBytes, true},
    Member{"image", &CoinMetadata::image, maxDocumentLinkBytes, false},
    Member{"twitter", &CoinMetadata::twitter, maxDocumentLinkBytes, false},
    Member{"telegram", &CoinMetadata::telegram, maxDocumentLinkBytes, false},
    Member{"website", &CoinMetadata::website, maxDocumentLinkBytes, false},
};

/// The member's text within its bound; one that is cut ends at a whole character.
QString boundedText(const QByteArray &utf8, const Member &member)
{
    if (utf8.size() <= member.most)
        return exactText(utf8);
    if (!member.isCut)
        return {};
    qsizetype end = member.most;
    while (end > 0 && (utf8[end] & '\xC0') == '\x80')
        --end;
    return exactText(QByteArrayView(utf8).first(end));
}

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
        const std::optional<QByteArray> text = value.utf8();
        if (!text)
            return failure(ErrorCode::Damaged, u"a member of the metadata document is no text"_s);
        metadata.*(member.field) = boundedText(*text, member);
    }
    return metadata;
}

} // namespace curvedesk
