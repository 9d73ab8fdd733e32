// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/json/JsonReader.h"

#include "core/base/SecretBytes.h"
#include "core/base/Utf8.h"
#include "core/json/JsonWriter.h"

#include <nlohmann/json.hpp>
#include <sodium.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <utility>
#include <vector>

namespace curvedesk {

using Kind = JsonValue::Kind;

namespace {

// The whole text as an integer; nullopt when it is none, or none of this type.
template<class T> std::optional<T> integerOf(QByteArrayView text)
{
    T value = 0;
    const auto [end, error] = std::from_chars(text.begin(), text.end(), value);
    return error == std::errc() && end == text.end() ? std::optional(value) : std::nullopt;
}

} // namespace

/// A value. The node of an array or object stands before those of its elements or members.
struct JsonValue::Node
{
    Kind kind = Kind::Absent;
    quint32 name = 0; ///< offset into Text::bytes
    quint32 nameSize = 0;
    quint32 text = 0; ///< offset into Text::bytes
    quint32 size = 0; ///< of the text in bytes; elements or members of an array or object
    quint32 end = 0; ///< the index of the first node that is not inside this one
};

struct JsonValue::Text
{
    std::vector<Node> nodes; ///< the first node is the whole text's value
    QByteArray bytes; ///< names and texts

    ~Text() { wipe(bytes); }
    /// The name of a member; empty for any other value.
    [[nodiscard]] QByteArrayView nameOf(const Node &node) const
    {
        return QByteArrayView(bytes).sliced(node.name, node.nameSize);
    }
};

// A request's body may hold a private key, and nlohmann's lexer leaves its two buffers, which hold the newest token, to
// the heap as they are. So the text is read as the second of three elements of an array, between two strings of
// zeros: the first one makes the buffers so large that they do not move while they hold a key (and leave a copy
// behind), the last one overwrites them. What is not covered: a string longer than the zeros, and a key with a longer
// run of white space behind it.
constexpr qsizetype paddingSize = 96; ///< a private key in base58 has 88 characters at most

/// Receives the events of nlohmann's SAX interface.
class JsonValue::Builder
{
public:
    explicit Builder(qsizetype textSize)
        : m_text(std::make_shared<Text>())
    {
        // Decoded text is never longer than written text, so the buffer does not move and leave a copy behind; in an
        // object that does not end, the zeros are taken for its members.
        m_text->bytes.reserve(textSize + 2 * paddingSize);
    }

    /// True when reading ended because an object has two members of one name.
    [[nodiscard]] bool hasDuplicateName() const { return m_hasDuplicateName; }
    /// Moves the text that was read out, as its outermost value; only once isComplete().
    [[nodiscard]] JsonValue take() { return JsonValue(std::move(m_text), 0); }
    /// True when there was exactly one value between the two strings of zeros.
    [[nodiscard]] bool isComplete() const { return m_outerValues == 3; }

    // The library calls the following functions by their names; false ends the reading.
    bool null() { return add(Kind::Null); }
    bool boolean(bool value) { return add(Kind::Boolean, value ? "true" : "false"); }
    // The library calls this one only for a number with a minus sign.
    bool number_integer(std::int64_t value)
    {
        return add(Kind::Number, value == 0 ? QByteArray("-0") : QByteArray::number(qint64{value}));
    }
    bool number_unsigned(std::uint64_t value) { return add(Kind::Number, QByteArray::number(quint64{value})); }
    bool number_float(double, const std::string &written)
    {
        // Up to version 3.11 the library replaces the decimal point by that of the user's locale.
        std::string text = written;
        std::ranges::replace_if(
            text, [](char c) { return QByteArrayView("+-.eE0123456789").indexOf(c) < 0; }, '.');
        return add(Kind::Number, text);
    }
    bool string(std::string &value) { return add(Kind::String, value); }
    bool binary(nlohmann::json::binary_t &) { return false; } // never in JSON text
    bool start_object(std::size_t) { return open(Kind::Object); }
    bool key(std::string &name)
    {
        m_name = append(name);
        m_nameSize = static_cast<quint32>(name.size());
        return true;
    }
    bool end_object()
    {
        checkNames();
        return close() && !m_hasDuplicateName;
    }
    bool start_array(std::size_t)
    {
        if (!std::exchange(m_isStarted, true))
            return true; // the array around the text
        return open(Kind::Array);
    }
    bool end_array() { return m_open.empty() || close(); }
    bool parse_error(std::size_t, const std::string &, const nlohmann::json::exception &) { return false; }

private:
    /// Copies the text, and returns where it begins in the copy.
    quint32 append(QByteArrayView text)
    {
        const auto at = static_cast<quint32>(m_text->bytes.size());
        m_text->bytes.append(text);
        return at;
    }

    /// Appends a value of the text; the strings of zeros around it are only counted. False, which ends parsing, for a
    /// second value of the whole text and beyond one of the limits.
    bool add(Kind kind, QByteArrayView text = {})
    {
        std::vector<Node> &nodes = m_text->nodes;
        if (m_open.empty()) {
            if (++m_outerValues != 2)
                return kind == Kind::String; // one of the two strings of zeros
        } else {
            Node &parent = nodes[m_open.back()];
            if (++parent.size > maxMembers && parent.kind == Kind::Object)
                return false;
        }
        if (nodes.size() == maxValues)
            return false;
        nodes.push_back({kind, std::exchange(m_name, 0), std::exchange(m_nameSize, 0), append(text),
                         static_cast<quint32>(text.size()), static_cast<quint32>(nodes.size() + 1)});
        return true;
    }

    /// Begins an array or object. False, which ends parsing, beyond one of the limits.
    bool open(Kind kind)
    {
        const auto index = static_cast<quint32>(m_text->nodes.size());
        if (!add(kind) || m_open.size() == maxDepth)
            return false;
        m_open.push_back(index);
        return true;
    }

    /// Ends the innermost array or object; one must be open. Always true: the library reads on.
    bool close()
    {
        m_text->nodes[m_open.back()].end = static_cast<quint32>(m_text->nodes.size());
        m_open.pop_back();
        return true;
    }

    /// Sets m_hasDuplicateName by the names of the object that ends.
    void checkNames()
    {
        const std::vector<Node> &nodes = m_text->nodes;
        m_names.clear();
        for (quint32 at = m_open.back() + 1; at < nodes.size(); at = nodes[at].end)
            m_names.push_back(m_text->nameOf(nodes[at]));
        std::ranges::sort(m_names);
        m_hasDuplicateName = std::ranges::adjacent_find(m_names) != m_names.end();
    }

    std::shared_ptr<Text> m_text;
    std::vector<quint32> m_open; ///< the arrays and objects that have not ended, outermost first
    std::vector<QByteArrayView> m_names;
    quint32 m_name = 0; ///< offset of the next member's name
    quint32 m_nameSize = 0;
    int m_outerValues = 0;
    bool m_isStarted = false;
    bool m_hasDuplicateName = false;
};

JsonValue::JsonValue(std::shared_ptr<const Text> text, quint32 index)
    : m_text(std::move(text))
    , m_index(index)
{
}

const JsonValue::Node &JsonValue::node() const
{
    static const Node absent;
    return m_text ? m_text->nodes[m_index] : absent;
}

Kind JsonValue::kind() const
{
    return node().kind;
}

QByteArrayView JsonValue::text() const
{
    const Node &node = this->node();
    const bool hasText = node.kind == Kind::String || node.kind == Kind::Number || node.kind == Kind::Boolean;
    return hasText ? QByteArrayView(m_text->bytes).sliced(node.text, node.size) : QByteArrayView();
}

QByteArrayView JsonValue::name() const
{
    return m_text ? m_text->nameOf(node()) : QByteArrayView();
}

std::optional<quint64> JsonValue::u64() const
{
    return isNumber() ? integerOf<quint64>(text()) : std::nullopt;
}

std::optional<qint64> JsonValue::i64() const
{
    return isNumber() ? integerOf<qint64>(text()) : std::nullopt;
}

std::optional<bool> JsonValue::boolean() const
{
    return kind() == Kind::Boolean ? std::optional(text() == "true") : std::nullopt;
}

std::optional<QString> JsonValue::string() const
{
    return isString() ? std::optional(exactText(text())) : std::nullopt;
}

std::optional<QByteArray> JsonValue::utf8() const
{
    return isString() ? std::optional(text().toByteArray()) : std::nullopt;
}

JsonValue JsonValue::member(QByteArrayView name) const
{
    if (!isObject())
        return {};
    const std::vector<Node> &nodes = m_text->nodes;
    for (quint32 at = m_index + 1; at < node().end; at = nodes[at].end) {
        if (m_text->nameOf(nodes[at]) == name)
            return {m_text, at};
    }
    return {};
}

JsonValue JsonValue::at(qsizetype index) const
{
    if (!isArray() || index < 0 || index >= size())
        return {};
    quint32 at = m_index + 1;
    for (; index > 0; --index)
        at = m_text->nodes[at].end;
    return {m_text, at};
}

qsizetype JsonValue::size() const
{
    return isArray() || isObject() ? node().size : 0;
}

JsonValue::Values JsonValue::values() const
{
    if (size() == 0)
        return {{}, {}};
    return {{m_text, m_index + 1}, {m_text, node().end}};
}

JsonValue::Values::Iterator &JsonValue::Values::Iterator::operator++()
{
    m_value.m_index = m_value.node().end;
    return *this;
}

void JsonValue::write(JsonWriter &json) const
{
    switch (kind()) {
    case Kind::Absent:
    case Kind::Null:
        json.null();
        break;
    case Kind::Boolean:
    case Kind::Number:
        json.json(text());
        break;
    case Kind::String:
        json.string(text());
        break;
    case Kind::Array:
        json.beginArray();
        for (const JsonValue &value : values())
            value.write(json);
        json.endArray();
        break;
    case Kind::Object:
        json.beginObject();
        for (const JsonValue &value : values()) {
            json.anyKey(value.name());
            value.write(json);
        }
        json.endObject();
        break;
    }
}

tl::expected<JsonValue, JsonProblem> JsonValue::read(QByteArrayView text)
{
    if (!text.isValidUtf8())
        return tl::unexpected(JsonProblem::NotUtf8);
    // The library skips a byte order mark and takes NUL for the end.
    if (text.startsWith("\xef\xbb\xbf") || text.contains('\0') || text.size() > std::numeric_limits<qint32>::max())
        return tl::unexpected(JsonProblem::NotJson);
    const QByteArray zeros(paddingSize, '0');
    QByteArray padded;
    padded.reserve(text.size() + 2 * paddingSize + 8);
    padded.append("[\"").append(zeros).append("\",").append(text).append(",\"").append(zeros).append("\"]");
    Builder builder(text.size());
    const char *const begin = padded.constData();
    const bool isRead = nlohmann::json::sax_parse(begin, begin + padded.size(), &builder);
    wipe(padded);
    // On the stack the library composed a message for its exception, with a piece of the text in it.
    if (!isRead)
        sodium_stackzero(16 * 1024);
    if (builder.hasDuplicateName())
        return tl::unexpected(JsonProblem::DuplicateName);
    if (!isRead || !builder.isComplete())
        return tl::unexpected(JsonProblem::NotJson);
    return builder.take();
}

} // namespace curvedesk
