// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeAccountFilter.h"

#include "core/solana/Base58.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxFilters = 4;
constexpr qsizetype maxBytes = 128;

/// The bytes to compare with, at most 128, in the encoding that the filter names or base58.
/// -32602 for an unknown encoding, wrong text or more bytes.
tl::expected<QByteArray, NodeFailure> readBytes(const JsonValue &memcmp)
{
    const QByteArray text = memcmp.member("bytes").text().toByteArray();
    const QString encoding = encodingOf(memcmp, u"base58"_s);
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

tl::expected<NodeAccountFilter, NodeFailure> NodeAccountFilter::read(const JsonValue &json)
{
    NodeAccountFilter filter;
    if (const JsonValue size = json.member("dataSize"); !size.isAbsent()) {
        filter.m_dataSize = size.i64().value_or(-1);
        if (filter.m_dataSize < 0)
            return NodeFailure::invalidParams(u"Invalid params: dataSize is not a size."_s);
        return filter;
    }
    const JsonValue memcmp = json.member("memcmp");
    filter.m_offset = memcmp.member("offset").i64().value_or(-1);
    if (filter.m_offset < 0 || !memcmp.member("bytes").isString())
        return NodeFailure::invalidParams(u"Invalid params: a filter is dataSize or memcmp."_s);
    const auto bytes = readBytes(memcmp);
    if (!bytes)
        return tl::unexpected(bytes.error());
    filter.m_bytes = *bytes;
    return filter;
}

tl::expected<QList<NodeAccountFilter>, NodeFailure> NodeAccountFilter::readAll(const JsonValue &config)
{
    const JsonValue wanted = config.member("filters");
    if (wanted.size() > maxFilters)
        return NodeFailure::invalidParams(u"Too many filters provided; max 4"_s);
    QList<NodeAccountFilter> filters;
    for (const JsonValue &value : wanted.values()) {
        const auto filter = read(value);
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
