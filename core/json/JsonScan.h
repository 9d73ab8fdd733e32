// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

/// A strict reader of JSON that keeps every value's own text: QJsonDocument turns integers beyond 2^63 into doubles,
/// takes 1e3 for an integer and the last of two equal names.
namespace curvedesk::jsonScan {

enum class Kind { Null, Boolean, Number, String, Array, Object };

struct Value
{
    Kind kind = Kind::Null;
    QByteArrayView text; ///< as written; of a string what stands between the quotes
};

struct Member
{
    QByteArray name;
    Value value;
};

inline constexpr int maxDepth = 32;
inline constexpr qsizetype maxMembers = 256;

/// The members of a text that is one JSON object (RFC 8259, valid UTF-8, no byte order mark), in order. Views into
/// `text`. InvalidInput for anything else, two members of one name, or more nesting or members than the limits.
[[nodiscard]] Result<QList<Member>> members(QByteArrayView text);
/// The elements of an array's text.
[[nodiscard]] Result<QList<Value>> elements(QByteArrayView text);

/// Bytes of a string once its escapes are resolved. `raw` comes from a Value of kind String.
[[nodiscard]] qsizetype unescapedSize(QByteArrayView raw);
/// Writes exactly that many bytes of UTF-8; leaves no other copy.
void unescapeInto(QByteArrayView raw, char *out);
[[nodiscard]] QString unescaped(QByteArrayView raw);
/// Valid UTF-8 to the last character, where QString::fromUtf8() drops a byte order mark at the start.
[[nodiscard]] QString exactText(QByteArrayView utf8);

} // namespace curvedesk::jsonScan
