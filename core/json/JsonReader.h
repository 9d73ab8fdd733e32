// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <tl/expected.hpp>

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>

namespace curvedesk {

class JsonWriter;

/// The reason why JsonValue::read() refused a text.
enum class JsonProblem { NotUtf8, NotJson, DuplicateName };

/// One value of a JSON text: a handle, whose copies share the whole text. The text is wiped when the last of them is
/// destroyed.
class JsonValue
{
public:
    enum class Kind : quint8 { Absent, Null, Boolean, Number, String, Array, Object };

    static constexpr std::size_t maxDepth = 32; ///< nesting of arrays and objects
    static constexpr quint32 maxMembers = 256; ///< of one object
    static constexpr std::size_t maxValues = 400'000; ///< of a whole text

    /// Reads exactly one JSON text (RFC 8259) in UTF-8 without byte order mark; its own copies of the text are wiped.
    /// Stricter than QJsonDocument: DuplicateName for an object with two members of one name; NotJson also for an
    /// escape for half of a surrogate pair, a number beyond the range of a double, and more than 32 levels, 256 members
    /// in an object or 400,000 values in all.
    [[nodiscard]] static tl::expected<JsonValue, JsonProblem> read(QByteArrayView text);
    /// Makes an absent value.
    JsonValue() = default;

    [[nodiscard]] Kind kind() const;
    [[nodiscard]] bool isAbsent() const { return kind() == Kind::Absent; }
    [[nodiscard]] bool isNull() const { return kind() == Kind::Null; }
    [[nodiscard]] bool isNothing() const { return isAbsent() || isNull(); } ///< absent or null
    [[nodiscard]] bool isNumber() const { return kind() == Kind::Number; }
    [[nodiscard]] bool isString() const { return kind() == Kind::String; }
    [[nodiscard]] bool isArray() const { return kind() == Kind::Array; }
    [[nodiscard]] bool isObject() const { return kind() == Kind::Object; }

    /// A string's UTF-8, a number as written, "true" or "false"; else empty. Valid as long as a value of the text
    /// lives.
    [[nodiscard]] QByteArrayView text() const;
    /// The name of a value that is an object's member; else empty. Valid as long as a value of the text lives.
    [[nodiscard]] QByteArrayView name() const;

    /// The value of a number of digits alone: nullopt for a sign, a fraction, an exponent, more than 2^64 - 1 and for
    /// no number.
    [[nodiscard]] std::optional<quint64> u64() const;
    /// The value of a number of digits alone or behind a minus sign: nullopt for a fraction, an exponent, what does not
    /// fit 64 bits with a sign, and for no number.
    [[nodiscard]] std::optional<qint64> i64() const;
    /// True or false; nullopt for any other value.
    [[nodiscard]] std::optional<bool> boolean() const;
    [[nodiscard]] std::optional<QString> string() const; ///< a string's text; nullopt for any other value
    [[nodiscard]] std::optional<QByteArray> utf8() const; ///< a string's UTF-8; nullopt for any other value

    /// The member of this name; an absent value where there is none or this is no object.
    [[nodiscard]] JsonValue member(QByteArrayView name) const;
    /// The element at this index; an absent value where there is none or this is no array.
    [[nodiscard]] JsonValue at(qsizetype index) const;
    /// The number of elements or members of an array or an object; else 0.
    [[nodiscard]] qsizetype size() const;

    class Values;
    /// The elements of an array or the members of an object, in order; none for any other value.
    [[nodiscard]] Values values() const;

    /// Appends the value to `json` without white space: numbers as they were written, strings escaped, an absent value
    /// as null.
    void write(JsonWriter &json) const;

private:
    struct Node;
    struct Text;
    class Builder;

    /// The value whose node has this index in the text.
    JsonValue(std::shared_ptr<const Text> text, quint32 index);
    /// The node of this value, valid as long as the text; a static one of kind Absent where there is no text.
    [[nodiscard]] const Node &node() const;

    std::shared_ptr<const Text> m_text; ///< nullptr: absent
    quint32 m_index = 0;
};

/// The range of a value's children, for range-based loops.
class JsonValue::Values
{
public:
    class Iterator
    {
    public:
        /// Begins at this child; the value behind the last one marks the end.
        explicit Iterator(JsonValue value)
            : m_value(std::move(value))
        {
        }
        const JsonValue &operator*() const { return m_value; }
        Iterator &operator++(); ///< goes to the next child of the same value
        bool operator!=(const Iterator &other) const { return m_value.m_index != other.m_value.m_index; }

    private:
        JsonValue m_value;
    };

    /// The children from `first` to the one before `end`; none when both are absent.
    Values(JsonValue first, JsonValue end)
        : m_begin(std::move(first))
        , m_end(std::move(end))
    {
    }
    [[nodiscard]] const Iterator &begin() const { return m_begin; }
    [[nodiscard]] const Iterator &end() const { return m_end; }

private:
    Iterator m_begin;
    Iterator m_end;
};

} // namespace curvedesk
