// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/JsonWriter.h"

#include <QString>

#include <algorithm>

namespace curvedesk {

namespace {

constexpr int maxDigits = 20;

bool isPlain(char32_t c)
{
    return c >= 0x20 && c < 0x7f && c != U'"' && c != U'\\';
}

// Writes the digits in front of `end`; answers where they begin.
char *digitsBefore(char *end, quint64 value)
{
    do {
        *--end = static_cast<char>('0' + value % 10);
        value /= 10;
    } while (value != 0);
    return end;
}

quint64 magnitude(qint64 value)
{
    return value < 0 ? quint64 {0} - static_cast<quint64>(value) : static_cast<quint64>(value);
}

} // namespace

JsonWriter &JsonWriter::key(QByteArrayView name)
{
    separate();
    m_out.append('"').append(name).append("\":");
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::string(QStringView text)
{
    separate();
    m_out.append('"');
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (!c.isSurrogate()) {
            appendEscaped(c.unicode());
        } else if (c.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate()) {
            appendEscaped(QChar::surrogateToUcs4(c, text.at(++at)));
        } else {
            appendEscaped(QChar::ReplacementCharacter);
        }
    }
    m_out.append('"');
    return *this;
}

JsonWriter &JsonWriter::string(QByteArrayView text)
{
    return string(QString::fromUtf8(text));
}

JsonWriter &JsonWriter::plain(QByteArrayView ascii)
{
    separate();
    m_out.append('"').append(ascii).append('"');
    return *this;
}

JsonWriter &JsonWriter::number(quint64 value)
{
    separate();
    appendDigits(value);
    return *this;
}

JsonWriter &JsonWriter::number(qint64 value)
{
    separate();
    if (value < 0)
        m_out.append('-');
    appendDigits(magnitude(value));
    return *this;
}

JsonWriter &JsonWriter::raw(quint64 value)
{
    separate();
    m_out.append('"');
    appendDigits(value);
    m_out.append('"');
    return *this;
}

JsonWriter &JsonWriter::raw(qint64 value)
{
    separate();
    m_out.append(value < 0 ? "\"-" : "\"");
    appendDigits(magnitude(value));
    m_out.append('"');
    return *this;
}

JsonWriter &JsonWriter::decimal(quint64 units, int decimals)
{
    separate();
    appendDecimal(units, decimals);
    return *this;
}

JsonWriter &JsonWriter::decimal(qint64 units, int decimals)
{
    separate();
    if (units < 0)
        m_out.append('-');
    appendDecimal(magnitude(units), decimals);
    return *this;
}

JsonWriter &JsonWriter::boolean(bool value)
{
    separate();
    m_out.append(value ? "true" : "false");
    return *this;
}

JsonWriter &JsonWriter::null()
{
    separate();
    m_out.append("null");
    return *this;
}

JsonWriter &JsonWriter::json(QByteArrayView text)
{
    separate();
    m_out.append(text);
    return *this;
}

JsonWriter &JsonWriter::open(char bracket)
{
    separate();
    m_out.append(bracket);
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::close(char bracket)
{
    m_out.append(bracket);
    m_needsComma = true;
    return *this;
}

void JsonWriter::separate()
{
    if (m_needsComma)
        m_out.append(',');
    m_needsComma = true;
}

void JsonWriter::appendDigits(quint64 value)
{
    char buffer[maxDigits];
    char *end = buffer + maxDigits;
    const char *begin = digitsBefore(end, value);
    m_out.append(begin, end - begin);
}

void JsonWriter::appendDecimal(quint64 units, int decimals)
{
    char buffer[maxDigits];
    char *end = buffer + maxDigits;
    const char *begin = units == 0 ? end : digitsBefore(end, units);
    const qsizetype digits = end - begin;
    const qsizetype whole = std::max<qsizetype>(digits - decimals, 0);
    if (whole == 0)
        m_out.append('0');
    m_out.append(begin, whole);
    const char *last = end;
    while (last > begin + whole && *(last - 1) == '0')
        --last;
    if (last == begin + whole)
        return;
    m_out.append('.');
    m_out.append(std::max<qsizetype>(decimals - digits, 0), '0');
    m_out.append(begin + whole, last - begin - whole);
}

void JsonWriter::appendEscaped(char32_t c)
{
    const auto append = [this](char32_t byte) { m_out.append(static_cast<char>(byte)); };
    if (isPlain(c)) {
        append(c);
    } else if (c == U'"' || c == U'\\') {
        m_out.append('\\');
        append(c);
    } else if (c < 0x80) {
        constexpr char hex[] = "0123456789abcdef";
        m_out.append("\\u00").append(hex[c >> 4]).append(hex[c & 0xf]);
    } else if (c < 0x800) {
        append(0xc0 | (c >> 6));
        append(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        append(0xe0 | (c >> 12));
        append(0x80 | ((c >> 6) & 0x3f));
        append(0x80 | (c & 0x3f));
    } else {
        append(0xf0 | (c >> 18));
        append(0x80 | ((c >> 12) & 0x3f));
        append(0x80 | ((c >> 6) & 0x3f));
        append(0x80 | (c & 0x3f));
    }
}

} // namespace curvedesk
