// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/json/JsonScan.h"

#include <QStringDecoder>

#include <algorithm>

namespace curvedesk::jsonScan {

using namespace Qt::StringLiterals;

namespace {

int hexValue(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

// The four digits at the front, or -1.
int hexUnit(QByteArrayView text)
{
    if (text.size() < 4)
        return -1;
    int unit = 0;
    for (const char c : text.first(4)) {
        const int digit = hexValue(c);
        if (digit < 0)
            return -1;
        unit = unit * 16 + digit;
    }
    return unit;
}

bool isHighSurrogate(int unit)
{
    return unit >= 0xd800 && unit < 0xdc00;
}

bool isLowSurrogate(int unit)
{
    return unit >= 0xdc00 && unit < 0xe000;
}

class Scanner
{
public:
    explicit Scanner(QByteArrayView text)
        : m_rest(text)
    {
    }

    void skipSpace()
    {
        while (!m_rest.isEmpty() && QByteArrayView(" \t\r\n").contains(m_rest.front()))
            m_rest = m_rest.sliced(1);
    }
    [[nodiscard]] bool atEnd() const { return m_rest.isEmpty(); }
    [[nodiscard]] bool next(char c) const { return !m_rest.isEmpty() && m_rest.front() == c; }
    bool take(char c)
    {
        if (!next(c))
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }

    bool value(Value &out, int depth);
    bool string(QByteArrayView &out);

private:
    bool word(QByteArrayView expected);
    bool number();
    bool digits();
    bool escape();
    bool nested(char close, bool isObject, int depth);

    QByteArrayView m_rest;
};

bool Scanner::value(Value &out, int depth)
{
    if (m_rest.isEmpty() || depth > maxDepth)
        return false;
    const QByteArrayView before = m_rest;
    bool isValid = false;
    switch (m_rest.front()) {
    case '{':
        out.kind = Kind::Object;
        isValid = nested('}', true, depth);
        break;
    case '[':
        out.kind = Kind::Array;
        isValid = nested(']', false, depth);
        break;
    case '"':
        out.kind = Kind::String;
        return string(out.text);
    case 't':
        out.kind = Kind::Boolean;
        isValid = word("true");
        break;
    case 'f':
        out.kind = Kind::Boolean;
        isValid = word("false");
        break;
    case 'n':
        out.kind = Kind::Null;
        isValid = word("null");
        break;
    default:
        out.kind = Kind::Number;
        isValid = number();
        break;
    }
    out.text = before.first(before.size() - m_rest.size());
    return isValid;
}

bool Scanner::string(QByteArrayView &out)
{
    if (!take('"'))
        return false;
    const QByteArrayView before = m_rest;
    while (!m_rest.isEmpty()) {
        const auto c = static_cast<unsigned char>(m_rest.front());
        if (c == '"') {
            out = before.first(before.size() - m_rest.size());
            m_rest = m_rest.sliced(1);
            return true;
        }
        if (c < 0x20)
            return false;
        m_rest = m_rest.sliced(1);
        if (c == '\\' && !escape())
            return false;
    }
    return false;
}

bool Scanner::escape()
{
    if (m_rest.isEmpty())
        return false;
    const char c = m_rest.front();
    m_rest = m_rest.sliced(1);
    if (c != 'u')
        return QByteArrayView("\"\\/bfnrt").contains(c);
    const int unit = hexUnit(m_rest);
    if (unit < 0 || isLowSurrogate(unit))
        return false;
    m_rest = m_rest.sliced(4);
    if (!isHighSurrogate(unit))
        return true;
    if (!m_rest.startsWith("\\u") || !isLowSurrogate(hexUnit(m_rest.sliced(2))))
        return false;
    m_rest = m_rest.sliced(6);
    return true;
}

bool Scanner::word(QByteArrayView expected)
{
    if (!m_rest.startsWith(expected))
        return false;
    m_rest = m_rest.sliced(expected.size());
    return true;
}

bool Scanner::digits()
{
    const qsizetype before = m_rest.size();
    while (!m_rest.isEmpty() && m_rest.front() >= '0' && m_rest.front() <= '9')
        m_rest = m_rest.sliced(1);
    return m_rest.size() < before;
}

bool Scanner::number()
{
    take('-');
    if (!take('0') && !digits())
        return false;
    if (take('.') && !digits())
        return false;
    if (take('e') || take('E')) {
        if (!take('-'))
            take('+');
        return digits();
    }
    return true;
}

bool Scanner::nested(char close, bool isObject, int depth)
{
    m_rest = m_rest.sliced(1);
    skipSpace();
    if (take(close))
        return true;
    while (true) {
        if (isObject) {
            QByteArrayView name;
            if (!string(name))
                return false;
            skipSpace();
            if (!take(':'))
                return false;
            skipSpace();
        }
        Value ignored;
        if (!value(ignored, depth + 1))
            return false;
        skipSpace();
        if (take(close))
            return true;
        if (!take(','))
            return false;
        skipSpace();
    }
}

template<class Sink> void resolve(QByteArrayView raw, Sink &&sink)
{
    for (qsizetype at = 0; at < raw.size(); ++at) {
        if (raw.at(at) != '\\') {
            sink(raw.at(at));
            continue;
        }
        const char c = raw.at(++at);
        if (c != 'u') {
            const qsizetype known = QByteArrayView("bfnrt").indexOf(c);
            sink(known < 0 ? c : "\b\f\n\r\t"[known]);
            continue;
        }
        int code = hexUnit(raw.sliced(at + 1));
        at += 4;
        if (isHighSurrogate(code)) {
            code = 0x10000 + ((code - 0xd800) << 10) + (hexUnit(raw.sliced(at + 3)) - 0xdc00);
            at += 6;
        }
        if (code < 0x80) {
            sink(static_cast<char>(code));
        } else if (code < 0x800) {
            sink(static_cast<char>(0xc0 | (code >> 6)));
            sink(static_cast<char>(0x80 | (code & 0x3f)));
        } else if (code < 0x10000) {
            sink(static_cast<char>(0xe0 | (code >> 12)));
            sink(static_cast<char>(0x80 | ((code >> 6) & 0x3f)));
            sink(static_cast<char>(0x80 | (code & 0x3f)));
        } else {
            sink(static_cast<char>(0xf0 | (code >> 18)));
            sink(static_cast<char>(0x80 | ((code >> 12) & 0x3f)));
            sink(static_cast<char>(0x80 | ((code >> 6) & 0x3f)));
            sink(static_cast<char>(0x80 | (code & 0x3f)));
        }
    }
}

tl::unexpected<Error> notAnObject()
{
    return failure(ErrorCode::InvalidInput, u"The body must be one valid JSON object"_s);
}

} // namespace

Result<QList<Member>> members(QByteArrayView text)
{
    if (!text.isValidUtf8())
        return failure(ErrorCode::InvalidInput, u"The body must be valid UTF-8"_s);
    QList<Member> out;
    Scanner in(text);
    in.skipSpace();
    if (!in.take('{'))
        return notAnObject();
    in.skipSpace();
    bool isOpen = !in.take('}');
    while (isOpen) {
        QByteArrayView name;
        Member member;
        if (!in.string(name))
            return notAnObject();
        in.skipSpace();
        if (!in.take(':'))
            return notAnObject();
        in.skipSpace();
        if (!in.value(member.value, 2) || out.size() == maxMembers)
            return notAnObject();
        member.name = QByteArray(unescapedSize(name), Qt::Uninitialized);
        unescapeInto(name, member.name.data());
        const auto sameName = [&member](const Member &other) { return other.name == member.name; };
        if (std::any_of(out.cbegin(), out.cend(), sameName))
            return failure(ErrorCode::InvalidInput, u"The body has two members of the same name"_s);
        out.append(std::move(member));
        in.skipSpace();
        isOpen = !in.take('}');
        if (isOpen && !in.take(','))
            return notAnObject();
        in.skipSpace();
    }
    in.skipSpace();
    if (!in.atEnd())
        return notAnObject();
    return out;
}

Result<QList<Value>> elements(QByteArrayView text)
{
    QList<Value> out;
    Scanner in(text);
    in.skipSpace();
    if (!in.take('['))
        return failure(ErrorCode::InvalidInput, u"not a JSON array"_s);
    in.skipSpace();
    bool isOpen = !in.take(']');
    while (isOpen) {
        Value value;
        if (!in.value(value, 2))
            return failure(ErrorCode::InvalidInput, u"not a JSON array"_s);
        out.append(value);
        in.skipSpace();
        isOpen = !in.take(']');
        if (isOpen && !in.take(','))
            return failure(ErrorCode::InvalidInput, u"not a JSON array"_s);
        in.skipSpace();
    }
    return out;
}

qsizetype unescapedSize(QByteArrayView raw)
{
    qsizetype size = 0;
    resolve(raw, [&size](char) { ++size; });
    return size;
}

void unescapeInto(QByteArrayView raw, char *out)
{
    resolve(raw, [&out](char c) { *out++ = c; });
}

QString exactText(QByteArrayView utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(utf8);
}

QString unescaped(QByteArrayView raw)
{
    if (!raw.contains('\\'))
        return exactText(raw);
    QByteArray bytes(unescapedSize(raw), Qt::Uninitialized);
    unescapeInto(raw, bytes.data());
    return exactText(bytes);
}

} // namespace curvedesk::jsonScan
