// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QtGlobal>

#include <cstddef>
#include <span>

namespace curvedesk {

/// Key material in guarded memory (sodium_malloc), locked where the system allows it, wiped by the destructor.
/// Move-only, without a stream operator and without a conversion to QString, so that it cannot reach a log by accident.
class SecretBytes
{
public:
    SecretBytes() noexcept = default;
    /// Allocates `size` zero bytes. Throws std::bad_alloc when there is no memory or libsodium cannot start.
    explicit SecretBytes(std::size_t size);
    /// Wipes the bytes and gives their memory back.
    ~SecretBytes();
    /// Takes over the bytes of `other`, hidden or not; `other` is empty afterwards.
    SecretBytes(SecretBytes &&other) noexcept;
    SecretBytes &operator=(SecretBytes &&other) noexcept; ///< wipes its own bytes, takes over those of `other`
    SecretBytes(const SecretBytes &) = delete;
    SecretBytes &operator=(const SecretBytes &) = delete;

    /// Copies from ordinary memory, which the caller wipes (see wipe()). Throws std::bad_alloc when there is none left.
    [[nodiscard]] static SecretBytes copyOf(QByteArrayView source);
    /// A copy in guarded memory of its own, not hidden. Bytes that are hidden must be shown by a ShownSecret, else the
    /// program ends. Throws std::bad_alloc when there is no memory.
    [[nodiscard]] SecretBytes clone() const;

    /// The bytes in guarded memory, not a copy; valid until this object is destroyed, moved or assigned to. After
    /// hide(), writing them, or reading them without a ShownSecret, ends the program.
    [[nodiscard]] std::span<unsigned char> span() noexcept { return {m_data, m_size}; }
    [[nodiscard]] std::span<const unsigned char> span() const noexcept { return {m_data, m_size}; } ///< to be read
    /// The bytes as span() gives them, not a copy, for functions that take a view.
    [[nodiscard]] QByteArrayView view() const noexcept
    {
        return {reinterpret_cast<const char *>(m_data), static_cast<qsizetype>(m_size)};
    }
    [[nodiscard]] bool isEmpty() const noexcept { return m_size == 0; }

    /// Forbids this process to read or write the bytes, except to read them while a ShownSecret lasts: a fault that
    /// reads beyond its own memory, and clone(), then end the program rather than leak them. For a secret that is kept
    /// for long. Where the system cannot, the bytes stay as they are.
    void hide() noexcept;

private:
    friend class ShownSecret;
    /// Wipes the bytes and gives the memory back, that of a signing key to a store that all threads share, for the
    /// next key; the members keep their values.
    void release() noexcept;

    unsigned char *m_data = nullptr;
    std::size_t m_size = 0;
    mutable bool m_isHidden = false;
};

/// Lets the bytes of a secret be read as long as it lives, where they are hidden. Only one thread at a time may use a
/// hidden secret, which must stay where it is.
class ShownSecret
{
    Q_DISABLE_COPY_MOVE(ShownSecret)

public:
    explicit ShownSecret(const SecretBytes &secret) noexcept; ///< makes hidden bytes readable, not writable
    ~ShownSecret(); ///< hides the secret again, if it was hidden

private:
    const SecretBytes *const m_hidden; ///< nullptr for a secret that was not hidden
};

/// Overwrites and empties a byte array that held a secret; detaches first: shared copies keep their bytes.
void wipe(QByteArray &bytes) noexcept;

} // namespace curvedesk
