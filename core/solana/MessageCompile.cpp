// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Message.h"

#include <QVarLengthArray>

#include <algorithm>
#include <numeric>
#include <optional>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxSigners = 127; // the first byte's high bit marks a version
constexpr qsizetype maxVector = 65535; // a compact length

// A character's place in the alphabet without regard to case: digits, then letters, from 1; 0 for any other.
constexpr std::array<quint8, 128> foldedRank = [] {
    std::array<quint8, 128> out{};
    for (quint8 i = 0; i < 10; ++i)
        out[static_cast<std::size_t>('0') + i] = static_cast<quint8>(1 + i);
    for (quint8 i = 0; i < 26; ++i) {
        out[static_cast<std::size_t>('a') + i] = static_cast<quint8>(11 + i);
        out[static_cast<std::size_t>('A') + i] = static_cast<quint8>(11 + i);
    }
    return out;
}();

// The place of a base58 character in an order that ignores case.
quint8 rankOf(char character) noexcept
{
    return foldedRank[static_cast<unsigned char>(character)];
}

// Base58 text in the order of JavaScript's localeCompare("en", {sensitivity: "variant", caseFirst: "lower"}): letters
// compare without their case first, over the whole text; only when all are equal, a lower case letter goes first.
class SortText
{
public:
    /// Makes this the text of another address.
    void set(const Address &address) noexcept
    {
        m_size = base58::encodeInto(address.bytes(), m_text);
        m_head = 0;
        for (qsizetype i = 0; i < headSize; ++i) // 32 bytes never take fewer than 32 characters
            m_head = m_head << 8u | rankOf(m_text[static_cast<std::size_t>(i)]);
    }

    /// True when this address comes first in a message, within its group.
    [[nodiscard]] bool isBefore(const SortText &other) const noexcept
    {
        if (m_head != other.m_head)
            return m_head < other.m_head;
        const auto a = std::span(m_text).first(static_cast<std::size_t>(m_size));
        const auto b = std::span(other.m_text).first(static_cast<std::size_t>(other.m_size));
        const auto folded = std::lexicographical_compare_three_way(
            a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return rankOf(x) <=> rankOf(y); });
        // In ASCII a lower case letter is the larger one.
        return folded != 0 ? folded < 0 : std::lexicographical_compare(b.begin(), b.end(), a.begin(), a.end());
    }

private:
    static constexpr qsizetype headSize = 8;
    quint64 m_head = 0; // ranks of the first characters: decides nearly always
    qsizetype m_size = 0;
    std::array<char, 44> m_text;
};

// The keys of a message, each once, with the union of the rights that its uses need.
class KeyTable
{
public:
    /// Adds a key or more rights to it; returns its place in the table, nullopt when the table is full.
    std::optional<quint8> add(const AccountMeta &meta)
    {
        for (qsizetype place = 0; place < m_keys.size(); ++place) {
            AccountMeta &key = m_keys[place];
            if (key.address == meta.address) {
                key.isSigner = key.isSigner || meta.isSigner;
                key.isWritable = key.isWritable || meta.isWritable;
                return static_cast<quint8>(place);
            }
        }
        if (m_keys.size() == Message::maxKeys)
            return std::nullopt;
        m_keys.append(meta);
        return static_cast<quint8>(m_keys.size() - 1);
    }

    /// Writes the keys, in their order, and their counts into the message; returns the final index of every place.
    std::array<quint8, Message::maxKeys> order(Message &message) const
    {
        QVarLengthArray<quint8, Message::maxKeys> places(m_keys.size());
        std::iota(places.begin(), places.end(), quint8{0});
        // The fee payer stays in place 0.
        if (message.version == Message::Version::Legacy) {
            QVarLengthArray<SortText, 40> texts(m_keys.size());
            for (qsizetype i = 1; i < m_keys.size(); ++i)
                texts[i].set(m_keys[i].address);
            std::sort(places.begin() + 1, places.end(), [this, &texts](quint8 a, quint8 b) {
                const int classA = classOf(m_keys[a]);
                const int classB = classOf(m_keys[b]);
                return classA != classB ? classA < classB : texts[a].isBefore(texts[b]);
            });
        } else {
            std::stable_sort(places.begin() + 1, places.end(),
                             [this](quint8 a, quint8 b) { return classOf(m_keys[a]) < classOf(m_keys[b]); });
        }

        std::array<quint8, Message::maxKeys> indexOf{};
        message.accountKeys.reserve(m_keys.size());
        for (const quint8 place : places) {
            const AccountMeta &key = m_keys[place];
            indexOf[place] = static_cast<quint8>(message.accountKeys.size());
            message.accountKeys.append(key.address);
            if (key.isSigner)
                ++message.requiredSignatures;
            if (!key.isWritable)
                ++(key.isSigner ? message.readOnlySigned : message.readOnlyUnsigned);
        }
        return indexOf;
    }

    /// The number of keys that sign.
    [[nodiscard]] qsizetype signers() const { return std::ranges::count(m_keys, true, &AccountMeta::isSigner); }

private:
    /// The class by which keys are ordered: 0 writable signers, 1 read-only signers, 2 writable, 3 read-only.
    static int classOf(const AccountMeta &key) noexcept { return (key.isSigner ? 0 : 2) + (key.isWritable ? 0 : 1); }

    QVarLengthArray<AccountMeta, 40> m_keys;
};

} // namespace

Result<Message> Message::compile(const Address &feePayer, const QList<Instruction> &instructions,
                                 const Hash &recentBlockhash, Version version)
{
    if (instructions.size() > maxVector)
        return failure(ErrorCode::InvalidInput, u"a message has at most 65535 instructions"_s);
    KeyTable keys;
    (void)keys.add(writableSigner(feePayer));
    QVarLengthArray<quint8, 128> places; // for each instruction: place of its program, then those of its accounts
    for (const Instruction &instruction : instructions) {
        if (instruction.accounts.size() > maxVector || instruction.data.size() > maxVector)
            return failure(ErrorCode::InvalidInput, u"an instruction has at most 65535 accounts and bytes"_s);
        if (instruction.programId == feePayer)
            return failure(ErrorCode::InvalidInput, u"a program cannot pay the fee"_s);
        std::optional<quint8> place = keys.add(readOnly(instruction.programId));
        for (const AccountMeta &meta : instruction.accounts) {
            if (!place)
                break;
            places.append(*place);
            place = keys.add(meta);
        }
        if (!place)
            return failure(ErrorCode::InvalidInput, u"a message has at most 256 keys"_s);
        places.append(*place);
    }
    if (keys.signers() > maxSigners)
        return failure(ErrorCode::InvalidInput, u"a message has at most 127 signers"_s);

    Message message;
    message.version = version;
    message.recentBlockhash = recentBlockhash;
    const std::array<quint8, Message::maxKeys> indexOf = keys.order(message);
    message.instructions.reserve(instructions.size());
    const quint8 *place = places.constData();
    for (const Instruction &instruction : instructions) {
        CompiledInstruction compiled;
        compiled.programIndex = indexOf[*place++];
        compiled.accountIndexes.resize(instruction.accounts.size());
        for (char &index : compiled.accountIndexes)
            index = static_cast<char>(indexOf[*place++]);
        compiled.data = instruction.data;
        message.instructions.append(std::move(compiled));
    }
    return message;
}

} // namespace curvedesk
