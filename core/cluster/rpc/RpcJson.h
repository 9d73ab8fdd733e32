// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonValue>

#include <optional>
#include <vector>

namespace curvedesk::rpc {

/// A JSON value that a node sent, read strictly (RFC 8259). Numbers keep their digits, because a u64 such as rentEpoch
/// does not fit what QJson has for it and a double would round an amount.
class RpcJson
{
public:
    enum class Kind { Absent, Null, Boolean, Number, String, Array, Object };

    static constexpr int maxDepth = 64;
    static constexpr qsizetype maxValues = 400'000;

    /// Exactly one JSON text in valid UTF-8. UpstreamRejected for anything else: two members of one name, a byte order
    /// mark, more nesting or values than the limits.
    [[nodiscard]] static Result<RpcJson> parse(QByteArrayView text);

    RpcJson() = default;

    [[nodiscard]] Kind kind() const noexcept { return m_kind; }
    [[nodiscard]] bool isAbsent() const noexcept { return m_kind == Kind::Absent; }
    [[nodiscard]] bool isNull() const noexcept { return m_kind == Kind::Null; }
    /// Not there, or null.
    [[nodiscard]] bool isNothing() const noexcept { return isAbsent() || isNull(); }
    [[nodiscard]] bool isArray() const noexcept { return m_kind == Kind::Array; }
    [[nodiscard]] bool isObject() const noexcept { return m_kind == Kind::Object; }

    /// A number of digits alone; nothing for a fraction, an exponent, a sign, a string or more than 2^64 - 1.
    [[nodiscard]] std::optional<quint64> u64() const;
    /// As u64, with a sign.
    [[nodiscard]] std::optional<qint64> i64() const;
    [[nodiscard]] std::optional<bool> boolean() const;
    /// UTF-8; nothing for what is no string.
    [[nodiscard]] std::optional<QByteArray> string() const;

    /// An absent value when this is no object or has no such member.
    [[nodiscard]] const RpcJson &member(QByteArrayView name) const;
    /// The elements of an array; empty for anything else.
    [[nodiscard]] const std::vector<RpcJson> &elements() const noexcept { return m_values; }

    /// For shapes that others read with QJson; numbers that are no int64 become what QJson makes of them.
    [[nodiscard]] QJsonValue toJson() const;

private:
    class Parser;

    Kind m_kind = Kind::Absent;
    QByteArray m_text; ///< of a string its UTF-8, of a number its digits, of a boolean "true" or ""
    std::vector<QByteArray> m_names; ///< of an object's members
    std::vector<RpcJson> m_values;
};

} // namespace curvedesk::rpc
