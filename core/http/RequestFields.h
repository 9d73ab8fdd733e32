// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"
#include "core/http/Multipart.h"
#include "core/json/JsonReader.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>
#include <QVarLengthArray>

#include <limits>
#include <memory>
#include <optional>
#include <span>

namespace curvedesk {

/// The named values of a request: of its query string, JSON object or form. Every reader names the field in its error.
/// Absent, null and empty are the same: not given. Of a query or a form it keeps views into the text that it was read
/// from, which must outlive it; of a JSON object it has what was read, and wipes it in the end.
class RequestFields
{
public:
    enum class Kind { Text, Number, Boolean, Null, Nested };

    struct Field
    {
        QByteArrayView name;
        QByteArrayView text; ///< a number as written, a text without quotes; of what is nested nothing
        Kind kind = Kind::Text;
        bool isBroken = false; ///< badly percent-encoded: `text` as it came
        QByteArray decodedName; ///< what `name` views, when it was encoded
        QByteArray decodedText;
    };

    /// "a=1&b=%41". InvalidInput for too many parameters. What is badly encoded counts only where it is known: see
    /// checkKnown().
    [[nodiscard]] static Result<RequestFields> fromQuery(QByteArrayView query);
    /// Nothing, or one JSON object.
    [[nodiscard]] static Result<RequestFields> fromJson(QByteArrayView body);
    [[nodiscard]] static RequestFields fromForm(const QList<multipart::Part> &parts);

    [[nodiscard]] bool has(QByteArrayView name) const { return given(name) != nullptr; }
    /// The bytes of a form field as they came; null when not given.
    [[nodiscard]] QByteArrayView bytes(QByteArrayView name) const;

    [[nodiscard]] Result<QString> text(QByteArrayView name) const;
    [[nodiscard]] Result<QString> optionalText(QByteArrayView name) const; ///< "" when not given
    /// A plain decimal ("12", "0.5"), as its text.
    [[nodiscard]] Result<QString> decimalText(QByteArrayView name) const;
    /// What JSON readers of every language keep exact; more lamports or base units than this exist nowhere.
    static constexpr quint64 maxInteger = std::numeric_limits<qint64>::max();
    /// An exact integer from 0 to maxInteger: a JSON number without fraction or exponent, or its digits as text.
    [[nodiscard]] Result<quint64> integer(QByteArrayView name) const;
    [[nodiscard]] Result<std::optional<quint64>> optionalInteger(QByteArrayView name) const;
    [[nodiscard]] Result<bool> boolean(QByteArrayView name) const;
    [[nodiscard]] Result<bool> optionalBoolean(QByteArrayView name) const; ///< false when not given
    /// Straight from the request into guarded memory; null when not given.
    [[nodiscard]] Result<std::shared_ptr<const SecretBytes>> secret(QByteArrayView name) const;

    /// Names the first known field that is given twice or whose value is badly percent-encoded or no UTF-8, or that is
    /// a known one but for case, '_' and '-' ("Token", "amount_in_sol"): ignoring it would trade on other terms than
    /// the caller believes. Other unknown names pass, whatever their values are. Ask before reading a query.
    [[nodiscard]] Outcome checkKnown(std::span<const QByteArrayView> known) const;

private:
    [[nodiscard]] const Field *given(QByteArrayView name) const;
    [[nodiscard]] Result<const Field *> required(QByteArrayView name) const;

    QVarLengthArray<Field, 6> m_fields;
    JsonValue m_json; ///< what fields of a JSON object view
};

/// "amount must be ...": an InvalidInput that names its field.
[[nodiscard]] tl::unexpected<Error> badField(QByteArrayView name, const QString &rule);

} // namespace curvedesk
