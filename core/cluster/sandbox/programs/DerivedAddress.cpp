// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/DerivedAddress.h"

#include "core/solana/Programs.h"

#include <QHash>

#include <cstring>

namespace curvedesk::sandbox {

namespace {

// Addresses with longer seeds are computed every time: the programs here use a tag and up to three keys.
constexpr qsizetype maxKey = 192;

struct Key
{
    std::array<char, maxKey> bytes;
    qsizetype size = 0;

    bool operator==(const Key &other) const noexcept
    {
        return size == other.size && std::memcmp(bytes.data(), other.bytes.data(), static_cast<size_t>(size)) == 0;
    }
    friend size_t qHash(const Key &key, size_t seed) noexcept
    {
        return qHashBits(key.bytes.data(), static_cast<size_t>(key.size), seed);
    }
};

/// A cache of two generations. When the younger is full it becomes the older one. Entries of the older one that are not
/// used until the next change are dropped.
class Memo
{
public:
    /// The entry of a key, which counts as used: one of the older generation moves to the younger. nullptr: none.
    [[nodiscard]] const ProgramAddress *find(const Key &key)
    {
        if (const auto found = m_young.constFind(key); found != m_young.constEnd())
            return &*found;
        const auto found = m_old.constFind(key);
        return found == m_old.constEnd() ? nullptr : &insert(key, ProgramAddress(*found));
    }

    /// Adds an entry; valid until the next call.
    const ProgramAddress &insert(const Key &key, const ProgramAddress &address)
    {
        if (m_young.size() >= generation)
            m_old = std::exchange(m_young, {});
        return *m_young.insert(key, address);
    }

private:
    static constexpr qsizetype generation = 16'384;

    QHash<Key, ProgramAddress> m_young;
    QHash<Key, ProgramAddress> m_old;
};

} // namespace

ProgramAddress derivedAddress(std::initializer_list<QByteArrayView> seeds, const Address &program)
{
    qsizetype size = static_cast<qsizetype>(Address::size);
    for (const QByteArrayView seed : seeds)
        size += 1 + seed.size();
    if (size > maxKey)
        return findProgramAddress(seeds, program);

    Key key;
    for (const QByteArrayView seed : seeds) {
        key.bytes[static_cast<size_t>(key.size++)] = static_cast<char>(seed.size());
        if (!seed.isEmpty())
            std::memcpy(key.bytes.data() + key.size, seed.data(), static_cast<size_t>(seed.size()));
        key.size += seed.size();
    }
    std::memcpy(key.bytes.data() + key.size, program.data(), Address::size);
    key.size += static_cast<qsizetype>(Address::size);

    thread_local Memo memo;
    if (const ProgramAddress *known = memo.find(key))
        return *known;
    return memo.insert(key, findProgramAddress(seeds, program));
}

ProgramAddress derivedTokenAddress(const Address &owner, const Address &mint, const Address &tokenProgram)
{
    return derivedAddress({owner.view(), tokenProgram.view(), mint.view()}, programs::associatedToken);
}

} // namespace curvedesk::sandbox
