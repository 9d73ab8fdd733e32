// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/Mnemonic.h"

#include "core/base/Sodium.h"
#include "core/base/TraceWipe.h"

#include <sodium.h>

#include <QFile>
#include <QList>
#include <QStringDecoder>

#include <algorithm>

// Makes the embedded word list readable. Q_INIT_RESOURCE does not work inside a namespace; without it the linker
// drops a static library's resources.
static void initBip39Resource()
{
    Q_INIT_RESOURCE(bip39);
}

namespace curvedesk::mnemonic {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype listSize = 2048;
constexpr unsigned bitsOfWord = 11;
constexpr int rounds = 2048;

// The 2048 words, sorted as in the standard; none when the resource cannot be read.
const QList<QByteArray> &wordList()
{
    static const QList<QByteArray> words = [] {
        initBip39Resource();
        QFile file(u":/bip39/english.txt"_s);
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
    }();
    return words;
}

// Copies the words into guarded memory, in lower case with one space between them.
SecretBytes simplified(QByteArrayView text)
{
    SecretBytes buffer(static_cast<std::size_t>(text.size()) + 1);
    std::size_t size = 0;
    for (const char each : text) {
        const auto character = static_cast<unsigned char>(each);
        const bool isLetter = character >= 'A' && character <= 'Z';
        const bool isSpace = character == ' ' || (character >= '\t' && character <= '\r');
        if (!isSpace)
            buffer.span()[size++] = isLetter ? static_cast<unsigned char>(character + 32) : character;
        else if (size > 0 && buffer.span()[size - 1] != ' ')
            buffer.span()[size++] = ' ';
    }
    while (size > 0 && buffer.span()[size - 1] == ' ')
        --size;
    return SecretBytes::copyOf(buffer.view().first(static_cast<qsizetype>(size)));
}

// Packs the words as bits: 128 to 256 of entropy, then 4 to 8 of checksum. InvalidInput for one that is not listed.
Result<SecretBytes> bitsOf(QByteArrayView words, qsizetype count)
{
    SecretBytes bits((static_cast<std::size_t>(count) * bitsOfWord + 7) / 8);
    std::size_t position = 0;
    for (qsizetype place = 1; place <= count; ++place) {
        const qsizetype space = words.indexOf(' ');
        const QByteArrayView word = space < 0 ? words : words.first(space);
        words = space < 0 ? QByteArrayView() : words.sliced(space + 1);
        const auto found = std::lower_bound(wordList().cbegin(), wordList().cend(), word);
        if (found == wordList().cend() || QByteArrayView(*found) != word)
            return failure(ErrorCode::InvalidInput, u"word %1 is not in the list of BIP39"_s.arg(place));
        const auto index = static_cast<unsigned>(found - wordList().cbegin());
        for (unsigned bit = bitsOfWord; bit-- > 0; ++position)
            bits.span()[position / 8] |= static_cast<unsigned char>(((index >> bit) & 1) << (7 - position % 8));
    }
    return bits;
}

// True when the last bits are the checksum of the entropy before them; `count`: of words.
bool hasChecksum(const SecretBytes &bits, qsizetype count)
{
    const TraceWipe wipeTraces;
    const std::size_t entropy = static_cast<std::size_t>(count) * 4 / 3; // bytes: 16 to 32
    SecretBytes digest(crypto_hash_sha256_BYTES);
    crypto_hash_sha256(digest.span().data(), bits.span().data(), entropy);
    const auto shift = static_cast<unsigned>(8 - count / 3); // the checksum has a bit for every three words
    return bits.span()[entropy] >> shift == digest.span()[0] >> shift;
}

// Makes the seed by PBKDF2 with HMAC-SHA512, as BIP-0039 says; one block.
SecretBytes stretched(const SecretBytes &words, const SecretBytes &passphrase)
{
    const TraceWipe wipeTraces;
    SecretBytes seed(crypto_auth_hmacsha512_BYTES);
    SecretBytes last(crypto_auth_hmacsha512_BYTES);
    crypto_auth_hmacsha512_state state;
    constexpr unsigned char firstBlock[] = {0, 0, 0, 1};
    for (int round = 0; round < rounds; ++round) {
        crypto_auth_hmacsha512_init(&state, words.span().data(), words.span().size());
        if (round == 0) {
            crypto_auth_hmacsha512_update(&state, reinterpret_cast<const unsigned char *>("mnemonic"), 8);
            crypto_auth_hmacsha512_update(&state, passphrase.span().data(), passphrase.span().size());
            crypto_auth_hmacsha512_update(&state, firstBlock, sizeof firstBlock);
        } else {
            crypto_auth_hmacsha512_update(&state, last.span().data(), last.span().size());
        }
        crypto_auth_hmacsha512_final(&state, last.span().data());
        for (std::size_t i = 0; i < seed.span().size(); ++i)
            seed.span()[i] ^= last.span()[i];
    }
    sodium_memzero(&state, sizeof state);
    return seed;
}

// Converts the passphrase into the form NFKD, as the standard requires. InvalidInput when it is no UTF-8.
Result<SecretBytes> normalized(QByteArrayView passphrase)
{
    if (std::ranges::all_of(passphrase, [](char each) { return static_cast<unsigned char>(each) < 0x80; }))
        return SecretBytes::copyOf(passphrase);
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    QString text = decode(passphrase);
    if (decode.hasError()) {
        text.fill(u'\0');
        return failure(ErrorCode::InvalidInput, u"the passphrase is no UTF-8"_s);
    }
    QString decomposed = text.normalized(QString::NormalizationForm_KD);
    QByteArray utf8 = decomposed.toUtf8();
    SecretBytes secret = SecretBytes::copyOf(utf8);
    wipe(utf8);
    text.fill(u'\0');
    decomposed.fill(u'\0');
    return secret;
}

} // namespace

Result<SecretBytes> seedOf(QByteArrayView words, QByteArrayView passphrase)
{
    if (!startSodium() || wordList().size() != listSize)
        return failure(ErrorCode::Internal, u"the list of words could not be read"_s);
    const SecretBytes sentence = simplified(words);
    const qsizetype count = sentence.isEmpty() ? 0 : std::ranges::count(sentence.view(), ' ') + 1;
    if (count < 12 || count > 24 || count % 3 != 0)
        return failure(ErrorCode::InvalidInput, u"a key is written down with 12, 15, 18, 21 or 24 words"_s);
    const Result<SecretBytes> bits = bitsOf(sentence.view(), count);
    if (!bits)
        return failure(bits.error());
    if (!hasChecksum(*bits, count))
        return failure(ErrorCode::InvalidInput, u"the words do not belong together: one is wrong or misplaced"_s);
    const Result<SecretBytes> extra = normalized(passphrase);
    return extra.map([&](const SecretBytes &text) { return stretched(sentence, text); });
}

bool isWords(QByteArrayView text)
{
    const SecretBytes sentence = simplified(text);
    return !sentence.view().startsWith('[') && sentence.view().contains(' ');
}

} // namespace curvedesk::mnemonic
