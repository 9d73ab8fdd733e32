// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/Multipart.h"

#include "core/http/FieldText.h"

#include <QByteArrayMatcher>

#include <algorithm>
#include <optional>

namespace curvedesk::multipart {

using namespace Qt::StringLiterals;
using namespace fieldText;

namespace {

// Takes `"text"` off the front of `rest`, which begins with a quote, and returns the text; a backslash quotes the next
// character. nullopt without a closing quote.
std::optional<QByteArray> quoted(QByteArrayView &rest)
{
    QByteArray out;
    for (qsizetype at = 1; at < rest.size(); ++at) {
        char c = rest.at(at);
        if (c == '"') {
            rest = rest.sliced(at + 1);
            return out;
        }
        if (c == '\\' && at + 1 < rest.size())
            c = rest.at(++at);
        out.append(c);
    }
    return std::nullopt;
}

// The value of `wanted` among `; name=value` parameters: null when absent, nullopt for broken syntax and when it is
// there twice.
std::optional<QByteArray> parameter(QByteArrayView rest, QByteArrayView wanted)
{
    QByteArray found;
    while (true) {
        rest = withoutLeadingSpace(rest);
        if (rest.isEmpty())
            return found;
        if (rest.front() != ';')
            return std::nullopt;
        rest = withoutLeadingSpace(rest.sliced(1));
        if (rest.isEmpty())
            return found;
        const qsizetype equals = rest.indexOf('=');
        if (equals <= 0)
            return std::nullopt;
        const QByteArrayView name = withoutSpace(rest.first(equals));
        rest = withoutLeadingSpace(rest.sliced(equals + 1));
        std::optional<QByteArray> value;
        if (!rest.isEmpty() && rest.front() == '"') {
            value = quoted(rest);
        } else {
            const qsizetype end = rest.indexOf(';') < 0 ? rest.size() : rest.indexOf(';');
            value = withoutSpace(rest.first(end)).toByteArray();
            rest = rest.sliced(end);
        }
        if (!value)
            return std::nullopt;
        if (equalsIgnoringCase(name, wanted)) {
            if (!found.isNull())
                return std::nullopt;
            found = *value;
        }
    }
}

// The error for a body that does not follow the format.
tl::unexpected<Error> malformed(const QString &what)
{
    return failure(ErrorCode::InvalidInput, u"The multipart body is malformed: "_s + what);
}

// The field name in a part's Content-Disposition. InvalidInput for a broken header, an encoded part, and without one
// name.
Result<QByteArray> partName(QByteArrayView head)
{
    QByteArray name;
    while (!head.isEmpty()) {
        const qsizetype end = head.indexOf("\r\n");
        const QByteArrayView line = end < 0 ? head : head.first(end);
        head = end < 0 ? QByteArrayView() : head.sliced(end + 2);
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0 || line.front() == ' ' || line.front() == '\t')
            return malformed(u"a part's header is no header"_s);
        const QByteArrayView field = line.first(colon);
        const QByteArrayView value = withoutSpace(line.sliced(colon + 1));
        if (equalsIgnoringCase(field, "content-transfer-encoding") && !equalsIgnoringCase(value, "binary")
            && !equalsIgnoringCase(value, "8bit") && !equalsIgnoringCase(value, "7bit"))
            return malformed(u"a part is encoded"_s);
        if (!equalsIgnoringCase(field, "content-disposition"))
            continue;
        const qsizetype semicolon = value.indexOf(';');
        const QByteArrayView type = withoutSpace(semicolon < 0 ? value : value.first(semicolon));
        const std::optional<QByteArray> found
            = parameter(semicolon < 0 ? QByteArrayView() : value.sliced(semicolon), "name");
        if (!name.isEmpty() || !equalsIgnoringCase(type, "form-data") || !found || found->isEmpty())
            return malformed(u"a part does not name its field"_s);
        name = *found;
    }
    if (name.isEmpty())
        return malformed(u"a part does not name its field"_s);
    return name;
}

} // namespace

Result<QByteArray> boundary(QByteArrayView contentType)
{
    constexpr qsizetype maxBoundary = 70;
    const qsizetype semicolon = contentType.indexOf(';');
    const QByteArrayView type = withoutSpace(semicolon < 0 ? contentType : contentType.first(semicolon));
    if (!equalsIgnoringCase(type, "multipart/form-data"))
        return failure(ErrorCode::UnsupportedMediaType, u"This request must be multipart/form-data"_s);
    const std::optional<QByteArray> found
        = parameter(semicolon < 0 ? QByteArrayView() : contentType.sliced(semicolon), "boundary");
    const auto isAllowed = [](char c) {
        const bool isAlphanumeric = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return isAlphanumeric || QByteArrayView("'()+_,-./:=? ").contains(c);
    };
    if (!found || found->isEmpty() || found->size() > maxBoundary || found->endsWith(' ')
        || !std::ranges::all_of(*found, isAllowed))
        return failure(ErrorCode::InvalidInput, u"The Content-Type has no valid boundary"_s);
    return *found;
}

Result<QList<Part>> parts(QByteArrayView body, const QByteArray &boundary)
{
    const QByteArray delimiter = "\r\n--" + boundary;
    const QByteArrayMatcher matcher(delimiter);
    // The bytes before the first boundary line are a preamble (RFC 2046 5.1.1).
    const bool hasPreamble = !body.startsWith(QByteArrayView(delimiter).sliced(2));
    const qsizetype first = hasPreamble ? matcher.indexIn(body.data(), body.size()) : -2;
    if (first == -1)
        return malformed(u"its boundary does not occur in it"_s);
    QByteArrayView rest = body.sliced(first + delimiter.size());
    QList<Part> out;
    while (true) {
        if (rest.startsWith("--")) {
            // The lines after the last boundary are an epilogue.
            const QByteArrayView epilogue = withoutLeadingSpace(rest.sliced(2));
            if (!epilogue.isEmpty() && !epilogue.startsWith("\r\n"))
                return malformed(u"its last boundary line does not end"_s);
            return out;
        }
        rest = withoutLeadingSpace(rest);
        if (!rest.startsWith("\r\n"))
            return malformed(u"a boundary line does not end"_s);
        if (out.size() == maxParts)
            return malformed(u"it has more than %1 parts"_s.arg(maxParts));
        rest = rest.sliced(2);
        const qsizetype headEnd = rest.first(qMin(rest.size(), maxPartHead)).indexOf("\r\n\r\n");
        if (headEnd < 0)
            return malformed(u"a part's head does not end"_s);
        const Result<QByteArray> name = partName(rest.first(headEnd));
        if (!name)
            return failure(name.error());
        // The delimiter's line break may be the one that ends an empty head.
        const QByteArrayView content = rest.sliced(headEnd + 4);
        const qsizetype end = content.startsWith(QByteArrayView(delimiter).sliced(2))
            ? -2
            : matcher.indexIn(content.data(), content.size());
        if (end == -1)
            return malformed(u"a part does not end"_s);
        out.append(Part{*name, content.first(qMax<qsizetype>(end, 0))});
        rest = content.sliced(end + delimiter.size());
    }
}

} // namespace curvedesk::multipart
