// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcJson.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QUtf8StringView>

#include <algorithm>

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;

namespace {

// Objects of the protocol are small; a set of names is only worth it beyond this.
constexpr std::size_t manyNames = 16;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

int hexDigit(char c)
{
    if (isDigit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

} // namespace

/// Reads one text by recursive descent, as deep as maxDepth.
class RpcJson::Parser
{
public:
    explicit Parser(QByteArrayView text)
        : m_text(text)
    {
    }

    bool document(RpcJson &out)
    {
        skipSpace();
        if (!value(out, 0))
            return false;
        skipSpace();
        return m_at == m_text.size();
    }

private:
    [[nodiscard]] char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    bool take(char c)
    {
        if (peek() != c || m_at >= m_text.size())
            return false;
        ++m_at;
        return true;
    }
    bool takeWord(QByteArrayView word)
    {
        if (!m_text.sliced(m_at).startsWith(word))
            return false;
        m_at += word.size();
        return true;
    }
    void skipSpace()
    {
        while (m_at < m_text.size()
               && (m_text[m_at] == ' ' || m_text[m_at] == '\t' || m_text[m_at] == '\n' || m_text[m_at] == '\r'))
            ++m_at;
    }

    bool value(RpcJson &out, int depth)
    {
        if (depth > maxDepth || ++m_values > maxValues)
            return false;
        switch (peek()) {
        case '{':
            return object(out, depth);
        case '[':
            return array(out, depth);
        case '"':
            out.m_kind = Kind::String;
            return string(out.m_text);
        case 't':
            out.m_kind = Kind::Boolean;
            out.m_text = QByteArrayLiteral("true");
            return takeWord("true");
        case 'f':
            out.m_kind = Kind::Boolean;
            return takeWord("false");
        case 'n':
            out.m_kind = Kind::Null;
            return takeWord("null");
        default:
            out.m_kind = Kind::Number;
            return number(out.m_text);
        }
    }

    bool object(RpcJson &out, int depth)
    {
        out.m_kind = Kind::Object;
        ++m_at;
        skipSpace();
        if (take('}'))
            return true;
        QSet<QByteArray> names;
        do {
            skipSpace();
            QByteArray name;
            if (peek() != '"' || !string(name))
                return false;
            if (out.m_names.size() == manyNames)
                names = QSet<QByteArray>(out.m_names.begin(), out.m_names.end());
            const bool isKnown = out.m_names.size() >= manyNames
                ? names.contains(name)
                : std::ranges::find(out.m_names, name) != out.m_names.end();
            if (isKnown)
                return false;
            if (out.m_names.size() >= manyNames)
                names.insert(name);
            skipSpace();
            if (!take(':'))
                return false;
            skipSpace();
            out.m_names.push_back(name);
            if (!value(out.m_values.emplace_back(), depth + 1))
                return false;
            skipSpace();
        } while (take(','));
        return take('}');
    }

    bool array(RpcJson &out, int depth)
    {
        out.m_kind = Kind::Array;
        ++m_at;
        skipSpace();
        if (take(']'))
            return true;
        do {
            skipSpace();
            if (!value(out.m_values.emplace_back(), depth + 1))
                return false;
            skipSpace();
        } while (take(','));
        return take(']');
    }

    bool number(QByteArray &out)
    {
        const qsizetype from = m_at;
        (void)take('-');
        if (!isDigit(peek()))
            return false;
        if (!take('0'))
            digits();
        if (take('.') && !digits())
            return false;
        if (peek() == 'e' || peek() == 'E') {
            ++m_at;
            if (peek() == '+' || peek() == '-')
                ++m_at;
            if (!digits())
                return false;
        }
        out = m_text.sliced(from, m_at - from).toByteArray();
        return true;
    }
    bool digits()
    {
        const qsizetype from = m_at;
        while (isDigit(peek()))
            ++m_at;
        return m_at > from;
    }

    bool string(QByteArray &out)
    {
        ++m_at;
        for (;;) {
            const qsizetype from = m_at;
            while (m_at < m_text.size() && m_text[m_at] != '"' && m_text[m_at] != '\\'
                   && static_cast<quint8>(m_text[m_at]) >= 0x20)
                ++m_at;
            out += m_text.sliced(from, m_at - from);
            if (take('"'))
                return true;
            if (!take('\\') || !escape(out))
                return false;
        }
    }

    bool escape(QByteArray &out)
    {
        static constexpr QByteArrayView letters = "\"\\/bfnrt";
        static constexpr QByteArrayView meanings = "\"\\/\b\f\n\r\t";
        if (!take('u')) {
            const qsizetype index = m_at < m_text.size() ? letters.indexOf(m_text[m_at]) : -1;
            if (index < 0)
                return false;
            ++m_at;
            out += meanings[index];
            return true;
        }
        char16_t unit = 0;
        if (!codeUnit(unit))
            return false;
        QString text(1, QChar(unit));
        if (QChar::isHighSurrogate(unit) && m_text.sliced(m_at).startsWith("\\u")) {
            const qsizetype before = m_at;
            m_at += 2;
            char16_t low = 0;
            if (!codeUnit(low))
                return false;
            if (QChar::isLowSurrogate(low))
                text += QChar(low);
            else
                m_at = before;
        }
        out += text.toUtf8(); // a surrogate on its own becomes a question mark
        return true;
    }
    bool codeUnit(char16_t &out)
    {
        if (m_text.size() - m_at < 4)
            return false;
        unsigned unit = 0;
        for (int i = 0; i < 4; ++i) {
            const int digit = hexDigit(m_text[m_at++]);
            if (digit < 0)
                return false;
            unit = unit * 16 + static_cast<unsigned>(digit);
        }
        out = static_cast<char16_t>(unit);
        return true;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    qsizetype m_values = 0;
};

Result<RpcJson> RpcJson::parse(QByteArrayView text)
{
    RpcJson out;
    if (!QUtf8StringView(text.data(), text.size()).isValidUtf8() || !Parser(text).document(out))
        return failure(ErrorCode::UpstreamRejected, u"the cluster's answer is not JSON"_s);
    return out;
}

std::optional<quint64> RpcJson::u64() const
{
    if (m_kind != Kind::Number || !std::ranges::all_of(m_text, isDigit))
        return std::nullopt;
    bool ok = false;
    const qulonglong value = m_text.toULongLong(&ok);
    return ok ? std::optional<quint64>(value) : std::nullopt;
}

std::optional<qint64> RpcJson::i64() const
{
    if (m_kind != Kind::Number || !std::ranges::all_of(m_text, [](char c) { return isDigit(c) || c == '-'; }))
        return std::nullopt;
    bool ok = false;
    const qlonglong value = m_text.toLongLong(&ok);
    return ok ? std::optional<qint64>(value) : std::nullopt;
}

std::optional<bool> RpcJson::boolean() const
{
    return m_kind == Kind::Boolean ? std::optional(!m_text.isEmpty()) : std::nullopt;
}

std::optional<QByteArray> RpcJson::string() const
{
    return m_kind == Kind::String ? std::optional(m_text) : std::nullopt;
}

const RpcJson &RpcJson::member(QByteArrayView name) const
{
    static const RpcJson absent;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        if (m_names[i] == name)
            return m_values[i];
    }
    return absent;
}

QJsonValue RpcJson::toJson() const
{
    switch (m_kind) {
    case Kind::Absent:
        return QJsonValue(QJsonValue::Undefined);
    case Kind::Null:
        return QJsonValue(QJsonValue::Null);
    case Kind::Boolean:
        return !m_text.isEmpty();
    case Kind::String:
        return QString::fromUtf8(m_text);
    case Kind::Number:
        break;
    case Kind::Array: {
        QJsonArray out;
        for (const RpcJson &value : m_values)
            out.append(value.toJson());
        return out;
    }
    case Kind::Object: {
        QJsonObject out;
        for (std::size_t i = 0; i < m_names.size(); ++i)
            out.insert(QString::fromUtf8(m_names[i]), m_values[i].toJson());
        return out;
    }
    }
    const std::optional<qint64> integer = i64();
    return integer ? QJsonValue(*integer) : QJsonValue(m_text.toDouble());
}

} // namespace curvedesk::rpc
