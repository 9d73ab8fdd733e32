// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeAccountFilter.h"

#include "core/solana/Base58.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxFilters = 4;
constexpr qsizetype maxBytes = 128;

tl::expected<QByteArray, NodeFailure> readBytes(const QJsonObject &memcmp)
{
    const QByteArray text = memcmp.value(u"bytes").toString().toLatin1();
    const QString encoding = memcmp.value(u"encoding").toString(u"base58"_s);
    if (encoding == u"base64") {
        const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded)
            return NodeFailure::invalidParams(u"Invalid param: memcmp bytes are not base64"_s);
        if (decoded.decoded.size() > maxBytes)
            return NodeFailure::invalidParams(u"Invalid param: data too large"_s);
        return decoded.decoded;
    }
    if (encoding != u"base58")
        return NodeFailure::invalidParams(u"Invalid params: unsupported memcmp encoding `%1`."_s.arg(encoding));
    const auto decoded = base58::decode(text, maxBytes);
    if (!decoded)
        return NodeFailure::invalidParams(u"Invalid param: memcmp bytes are not base58"_s);
    return *decoded;
}

} // namespace

tl::expected<NodeAccountFilter, NodeFailure> NodeAccountFilter::read(const QJsonObject &json)
{
    NodeAccountFilter filter;
    if (json.contains(u"dataSize")) {
        filter.m_dataSize = json.value(u"dataSize").toInteger(-1);
        if (filter.m_dataSize < 0)
            return NodeFailure::invalidParams(u"Invalid params: dataSize is not a size."_s);
        return filter;
    }
    const QJsonObject memcmp = json.value(u"memcmp").toObject();
    filter.m_offset = memcmp.value(u"offset").toInteger(-1);
    if (filter.m_offset < 0 || !memcmp.value(u"bytes").isString())
        return NodeFailure::invalidParams(u"Invalid params: a filter is dataSize or memcmp."_s);
    const auto bytes = readBytes(memcmp);
    if (!bytes)
        return tl::unexpected(bytes.error());
    filter.m_bytes = *bytes;
    return filter;
}

tl::expected<QList<NodeAccountFilter>, NodeFailure> NodeAccountFilter::readAll(const QJsonObject &config)
{
    const QJsonArray wanted = config.value(u"filters").toArray();
    if (wanted.size() > maxFilters)
        return NodeFailure::invalidParams(u"Too many filters provided; max 4"_s);
    QList<NodeAccountFilter> filters;
    for (const QJsonValue &value : wanted) {
        const auto filter = read(value.toObject());
        if (!filter)
            return tl::unexpected(filter.error());
        filters.append(*filter);
    }
    return filters;
}

bool NodeAccountFilter::matches(const QByteArray &data) const
{
    if (m_dataSize >= 0)
        return data.size() == m_dataSize;
    return m_offset <= data.size() && QByteArrayView(data).sliced(m_offset).startsWith(m_bytes);
}

} // namespace curvedesk
