// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QStringView>

#include <optional>

namespace curvedesk {

/// Writes JSON text piece by piece. Unlike QJsonDocument it writes every unsigned 64-bit integer and every decimal to
/// the digit. The caller nests properly; the writer sets the commas. Each function that writes returns the writer.
class JsonWriter
{
public:
    /// Allocates `reserve` bytes; more are allocated where that is too few.
    explicit JsonWriter(qsizetype reserve = 512)
        : m_out(reserve, Qt::Uninitialized)
    {
    }

    JsonWriter &beginObject() { return open('{'); }
    JsonWriter &endObject() { return close('}'); }
    JsonWriter &beginArray() { return open('['); }
    JsonWriter &endArray() { return close(']'); }
    /// Writes the name of a member, ASCII that needs no escaping, and the colon.
    JsonWriter &key(QByteArrayView name);
    /// Writes the name of a member and the colon: any UTF-8, escaped; invalid UTF-8 becomes U+FFFD.
    JsonWriter &anyKey(QByteArrayView name);

    /// Writes text, escaped; half of a surrogate pair becomes U+FFFD.
    JsonWriter &string(QStringView text);
    /// Writes UTF-8 text, escaped; invalid UTF-8 becomes U+FFFD.
    JsonWriter &string(QByteArrayView text);
    /// Writes ASCII that needs no escaping: base58, base64, our own words.
    JsonWriter &plain(QByteArrayView ascii);
    /// Writes an integer as a JSON number.
    JsonWriter &number(quint64 value);
    JsonWriter &number(qint64 value);
    JsonWriter &number(int value) { return number(qint64{value}); }
    /// Writes an integer as a string, for the `...Raw` fields.
    JsonWriter &quotedInteger(quint64 value);
    JsonWriter &quotedInteger(qint64 value); ///< as a JSON string: "-5"
    /// Writes units * 10^-decimals as an exact JSON number without trailing zeros.
    JsonWriter &decimal(quint64 units, int decimals);
    JsonWriter &decimal(qint64 units, int decimals); ///< units * 10^-decimals, exact, no trailing zeros
    JsonWriter &boolean(bool value);
    JsonWriter &null();
    /// Writes an integer as a JSON number; null for none.
    template<class Number> JsonWriter &numberOrNull(const std::optional<Number> &value)
    {
        return value ? number(*value) : null();
    }
    /// Writes text, escaped; null for an empty one.
    JsonWriter &stringOrNull(QStringView text) { return text.isEmpty() ? null() : string(text); }
    /// Writes an array; `write(value)` has to write one value for each of `values`.
    template<class Values, class Write> JsonWriter &array(const Values &values, const Write &write)
    {
        beginArray();
        for (const auto &value : values)
            write(value);
        return endArray();
    }
    /// Writes a value that is JSON already; it is not checked.
    JsonWriter &json(QByteArrayView text);

    /// Bytes written so far.
    [[nodiscard]] qsizetype size() const { return m_size; }
    /// Moves the text out; nothing may be written afterwards.
    [[nodiscard]] QByteArray take();

private:
    /// Writes the comma that is due, and a bracket behind which none is due.
    JsonWriter &open(char bracket);
    /// Writes a bracket before which no comma stands; one is due before the next value.
    JsonWriter &close(char bracket);
    /// Writes the comma that is due before a value, if any; before the next value one is due.
    void separate();
    char *room(qsizetype size); ///< appends `size` bytes for the caller to fill; valid until the next call
    void append(char c) { *room(1) = c; }
    void append(QByteArrayView text);
    template<class Integer> void appendDigits(Integer value); ///< with a minus sign where it is negative
    /// Appends units * 10^-decimals without trailing zeros.
    void appendDecimal(quint64 units, int decimals);
    /// Appends a character that is not plain: an ASCII one as an escape, any other in UTF-8.
    void appendEscaped(char32_t c);

    QByteArray m_out; ///< its first m_size bytes are written
    qsizetype m_size = 0;
    bool m_needsComma = false;
};

/// The JSON text that `write(JsonWriter &)` writes.
template<class Write> [[nodiscard]] QByteArray jsonText(const Write &write)
{
    JsonWriter json;
    write(json);
    return json.take();
}

} // namespace curvedesk
