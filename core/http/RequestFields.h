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
    using Kind = JsonValue::Kind;

    struct Field
    {
        QByteArrayView name;
        QByteArrayView text; ///< a number as written, a text without quotes; empty for an array or object
        Kind kind = Kind::String;
        bool isBroken = false; ///< badly percent-encoded: `text` holds it undecoded
        QByteArray decodedName; ///< the bytes that `name` views, when it was encoded
        QByteArray decodedText;
    };

    /// Reads "a=1&b=%41". InvalidInput for more than 64 parameters. A badly encoded name is left out; a badly encoded
    /// value is an error only of a known field, in checkKnown().
    [[nodiscard]] static Result<RequestFields> fromQuery(QByteArrayView query);
    /// Reads an empty body, null, or one JSON object. InvalidInput for any other, and for a field with a text of more
    /// than 64 KiB or a list or object of more than 10,000 values anywhere in it.
    [[nodiscard]] static Result<RequestFields> fromJson(QByteArrayView body);
    /// Takes the parts of a form, each as a text; their content is not decoded.
    [[nodiscard]] static RequestFields fromForm(const QList<multipart::Part> &parts);

    /// True when the field is there, not null and not an empty text.
    [[nodiscard]] bool has(QByteArrayView name) const { return given(name) != nullptr; }
    /// The bytes of a form field as they were sent, a view into the form; null when not given.
    [[nodiscard]] QByteArrayView bytes(QByteArrayView name) const;

    /// A text in UTF-8 without NUL; InvalidInput for another value, and without one.
    [[nodiscard]] Result<QString> text(QByteArrayView name) const;
    /// A text in UTF-8 without NUL, a null string when not given; InvalidInput for another value.
    [[nodiscard]] Result<QString> optionalText(QByteArrayView name) const;
    /// The text of a decimal, a number or a string ("12", "0.5"), without its exponent: "0.00005" for "5e-05".
    /// InvalidInput when it is negative, no decimal, or not given.
    [[nodiscard]] Result<QString> decimalText(QByteArrayView name) const;
    /// The largest integer of 64 bits with a sign, the most that JSON readers of many languages keep exact; no amount
    /// of lamports or base units is larger.
    static constexpr quint64 maxInteger = std::numeric_limits<qint64>::max();
    /// An exact integer from 0 to maxInteger: a JSON number or a text that is whole and has no exponent (250, 250.0).
    /// InvalidInput for another value, and without one.
    [[nodiscard]] Result<quint64> integer(QByteArrayView name) const;
    /// An exact integer from 0 to maxInteger, a JSON number or a text (250, 250.0), nullopt when not given;
    /// InvalidInput for another value.
    [[nodiscard]] Result<std::optional<quint64>> optionalInteger(QByteArrayView name) const;
    /// A JSON true or false; InvalidInput for another value, a text of a query or form included, and without one.
    [[nodiscard]] Result<bool> boolean(QByteArrayView name) const;
    /// A JSON true or false, false when not given; InvalidInput for another value, a text included.
    [[nodiscard]] Result<bool> optionalBoolean(QByteArrayView name) const;
    /// Copies a text into guarded memory; null when not given. InvalidInput for another value.
    [[nodiscard]] Result<std::shared_ptr<const SecretBytes>> secret(QByteArrayView name) const;

    /// InvalidInput for the first known field that is given twice or whose value is badly percent-encoded or no UTF-8,
    /// or for a name that differs from a known one only by case, '_', '-' and blanks ("Token", "amount_in_sol"):
    /// ignoring it would trade on other terms than the caller believes. Other unknown names pass, whatever their values
    /// are. Call it before reading a query.
    [[nodiscard]] Outcome checkKnown(std::span<const QByteArrayView> known) const;

private:
    /// The first field of this name that is neither null nor an empty text, valid as long as this object; else nullptr.
    [[nodiscard]] const Field *given(QByteArrayView name) const;
    /// The field of this name, valid as long as this object; InvalidInput when it is missing, null or an empty text.
    [[nodiscard]] Result<const Field *> required(QByteArrayView name) const;

    QVarLengthArray<Field, 6> m_fields;
    JsonValue m_json; ///< owns the bytes that fields of a JSON object view
};

/// The text with its percent escapes decoded, to any bytes; nullopt where an escape is broken.
[[nodiscard]] std::optional<QByteArray> withoutEscapes(QByteArrayView text);

/// Makes an InvalidInput whose detail names the field, then says the rule: "amount must be ...".
[[nodiscard]] tl::unexpected<Error> badField(QByteArrayView name, const QString &rule);

} // namespace curvedesk
