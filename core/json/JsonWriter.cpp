// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/json/JsonWriter.h"

#include "core/base/Utf8.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

namespace curvedesk {

namespace {

constexpr int maxDigits = 20; ///< of an integer of 64 bits, its sign included

// True for an ASCII character that needs no escape.
bool isPlain(char32_t c)
{
    return c >= 0x20 && c < 0x7f && c != U'"' && c != U'\\';
}

// The value without its sign, also of the lowest one.
quint64 magnitude(qint64 value)
{
    return value < 0 ? quint64{0} - static_cast<quint64>(value) : static_cast<quint64>(value);
}

} // namespace

QByteArray JsonWriter::take()
{
    m_out.truncate(m_size);
    m_size = 0;
    return std::exchange(m_out, QByteArray());
}

JsonWriter &JsonWriter::key(QByteArrayView name)
{
    separate();
    append('"');
    append(name);
    append("\":");
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::anyKey(QByteArrayView name)
{
    string(name);
    append(':');
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::string(QStringView text)
{
    separate();
    append('"');
    while (!text.isEmpty()) {
        qsizetype run = 0;
        while (run < text.size() && isPlain(text.at(run).unicode()))
            ++run;
        char *out = room(run);
        for (qsizetype at = 0; at < run; ++at)
            out[at] = static_cast<char>(text.at(at).unicode());
        text = text.sliced(run);
        if (text.isEmpty())
            break;
        const bool isPair = text.size() > 1 && text.at(0).isHighSurrogate() && text.at(1).isLowSurrogate();
        if (isPair)
            appendEscaped(QChar::surrogateToUcs4(text.at(0), text.at(1)));
        else
            appendEscaped(text.at(0).isSurrogate() ? char32_t{0xfffd} : char32_t{text.at(0).unicode()});
        text = text.sliced(isPair ? 2 : 1);
    }
    append('"');
    return *this;
}

JsonWriter &JsonWriter::string(QByteArrayView text)
{
    return string(exactText(text));
}

JsonWriter &JsonWriter::plain(QByteArrayView ascii)
{
    separate();
    append('"');
    append(ascii);
    append('"');
    return *this;
}

template<class Integer> void JsonWriter::appendDigits(Integer value)
{
    char buffer[maxDigits];
    append(QByteArrayView(buffer, std::to_chars(buffer, buffer + maxDigits, value).ptr));
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
    appendDigits(value);
    return *this;
}

JsonWriter &JsonWriter::quotedInteger(quint64 value)
{
    separate();
    append('"');
    appendDigits(value);
    append('"');
    return *this;
}

JsonWriter &JsonWriter::quotedInteger(qint64 value)
{
    separate();
    append('"');
    appendDigits(value);
    append('"');
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
        append('-');
    appendDecimal(magnitude(units), decimals);
    return *this;
}

JsonWriter &JsonWriter::boolean(bool value)
{
    return json(value ? "true" : "false");
}

JsonWriter &JsonWriter::null()
{
    return json("null");
}

JsonWriter &JsonWriter::json(QByteArrayView text)
{
    separate();
    append(text);
    return *this;
}

JsonWriter &JsonWriter::open(char bracket)
{
    separate();
    append(bracket);
    m_needsComma = false;
    return *this;
}

JsonWriter &JsonWriter::close(char bracket)
{
    append(bracket);
    m_needsComma = true;
    return *this;
}

void JsonWriter::separate()
{
    if (m_needsComma)
        append(',');
    m_needsComma = true;
}

char *JsonWriter::room(qsizetype size)
{
    if (m_size + size > m_out.size())
        m_out.resize(std::max(m_out.size() * 2, m_size + size));
    char *at = m_out.data() + m_size;
    m_size += size;
    return at;
}

void JsonWriter::append(QByteArrayView text)
{
    char *out = room(text.size());
    if (!text.isEmpty())
        std::memcpy(out, text.data(), static_cast<std::size_t>(text.size()));
}

void JsonWriter::appendDecimal(quint64 units, int decimals)
{
    char begin[maxDigits];
    const char *end = units == 0 ? begin : std::to_chars(begin, begin + maxDigits, units).ptr;
    const qsizetype digits = end - begin;
    const qsizetype whole = std::max<qsizetype>(digits - decimals, 0);
    if (whole == 0)
        append('0');
    append(QByteArrayView(begin, whole));
    const char *last = end;
    while (last > begin + whole && *(last - 1) == '0')
        --last;
    if (last == begin + whole)
        return;
    append('.');
    for (qsizetype zeros = decimals - digits; zeros > 0; --zeros)
        append('0');
    append(QByteArrayView(begin + whole, last - begin - whole));
}

void JsonWriter::appendEscaped(char32_t c)
{
    const auto byte = [this](char32_t value) { append(static_cast<char>(value)); };
    if (c == U'"' || c == U'\\') {
        append('\\');
        byte(c);
    } else if (c >= U'\b' && c <= U'\r' && c != U'\v') {
        append('\\');
        append("btn\0fr"[c - U'\b']);
    } else if (c < 0x80) {
        constexpr char hex[] = "0123456789abcdef";
        append("\\u00");
        append(hex[c >> 4]);
        append(hex[c & 0xf]);
    } else if (c < 0x800) {
        byte(0xc0 | (c >> 6));
        byte(0x80 | (c & 0x3f));
    } else if (c < 0x10000) {
        byte(0xe0 | (c >> 12));
        byte(0x80 | ((c >> 6) & 0x3f));
        byte(0x80 | (c & 0x3f));
    } else {
        byte(0xf0 | (c >> 18));
        byte(0x80 | ((c >> 12) & 0x3f));
        byte(0x80 | ((c >> 6) & 0x3f));
        byte(0x80 | (c & 0x3f));
    }
}

} // namespace curvedesk
