// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Secrets that go through the window are in none of its memory and files afterwards. The test itself keeps them only
// with each byte changed, so that it does not find its own.
#include "core/base/SecretBytes.h"
#include "core/solana/Keypair.h"
#include "core/wallet/Mnemonic.h"
#include "tests/support/TestProgram.h"
#include "tests/ui/support/Hand.h"
#include "tests/ui/support/LiveScene.h"
#include "ui/widgets/Banner.h"

#include <unistd.h>

#include <QClipboard>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRandomGenerator>

#include <vector>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace windowMemoryTest {

namespace {

constexpr char mask = '\x5a';

/// A secret, with each byte changed.
struct Masked
{
    QByteArray name;
    QByteArray bytes;

    [[nodiscard]] bool isAt(const char *place) const
    {
        return std::equal(bytes.begin(), bytes.end(), place,
                          [](char masked, char byte) { return masked == static_cast<char>(byte ^ mask); });
    }
};

/// Looks for any of several secrets in one pass.
class Search
{
public:
    explicit Search(const QList<Masked> &secrets)
        : m_secrets(secrets)
        , m_begins(1 << 16)
    {
        for (const Masked &secret : secrets)
            m_begins[pair(static_cast<char>(secret.bytes[0] ^ mask), static_cast<char>(secret.bytes[1] ^ mask))] = true;
    }

    /// The names of the secrets that lie in `memory`.
    [[nodiscard]] QStringList foundIn(QByteArrayView memory) const
    {
        QStringList found;
        static const QByteArray zeros(4096, '\0');
        for (qsizetype at = 0; at + 1 < memory.size(); ++at) {
            if (memory[at] == 0 && memory.sliced(at).startsWith(zeros)) { // much memory is unused
                at += zeros.size() - 1;
                continue;
            }
            if (!m_begins[pair(memory[at], memory[at + 1])])
                continue;
            for (const Masked &secret : m_secrets) {
                if (secret.bytes.size() <= memory.size() - at && secret.isAt(memory.data() + at))
                    found.append(QString::fromLatin1(secret.name));
            }
        }
        return found;
    }

private:
    static std::size_t pair(char first, char second)
    {
        return static_cast<std::size_t>(static_cast<unsigned char>(first)) << 8 | static_cast<unsigned char>(second);
    }

    const QList<Masked> &m_secrets;
    std::vector<char> m_begins; ///< by their first two bytes
};

QByteArray masked(QByteArrayView secret)
{
    QByteArray out(secret.size(), '\0');
    std::ranges::transform(secret, out.begin(), [](char byte) { return static_cast<char>(byte ^ mask); });
    return out;
}

QByteArray maskedUtf16(const QByteArray &maskedLatin1)
{
    QByteArray out;
    for (const char each : maskedLatin1)
        out.append(each).append(mask);
    return out;
}

QByteArray maskedHex(QByteArrayView secret)
{
    QByteArray out;
    for (const char byte : secret) {
        for (const int digit : {(byte >> 4) & 15, byte & 15})
            out.append(static_cast<char>("0123456789abcdef"[digit] ^ mask));
    }
    return out;
}

/// A text with all forms in which it may lie in memory.
QList<Masked> textForms(const QByteArray &name, const QByteArray &maskedText)
{
    return {{name, maskedText}, {name + " in UTF-16", maskedUtf16(maskedText)}};
}

/// A key with all its forms; `base58` and `json` are what is typed.
struct CanaryKey
{
    explicit CanaryKey(const Keypair &keypair)
        : base58(masked(keypair.secretKeyBase58().view()))
        , json(masked(keypair.secretKeyJson().view()))
    {
        const QByteArrayView raw = keypair.secretKey().view();
        forms = textForms("base58", base58) + textForms("half of base58", base58.first(40))
            + textForms("half of JSON", json.first(90)) + textForms("hex", maskedHex(raw.first(32)))
            + QList<Masked>{{"seed", masked(raw.first(16))}, {"end of the seed", masked(raw.sliced(16, 16))}};
    }

    QByteArray base58;
    QByteArray json;
    QList<Masked> forms;
};

/// Twelve words with a valid checksum.
QByteArray maskedWords()
{
    QFile file(u":/bip39/english.txt"_s);
    if (!mnemonic::seedOf("none", {}) && !file.open(QIODevice::ReadOnly)) // the first call makes the list available
        return {};
    const QList<QByteArray> list = file.readAll().trimmed().split('\n');
    SecretBytes text(12 * 9);
    while (true) {
        std::size_t size = 0;
        for (int i = 0; i < 12; ++i) {
            const QByteArray &word = list[QRandomGenerator::system()->bounded(list.size())];
            std::ranges::copy(word, text.span().begin() + static_cast<std::ptrdiff_t>(size));
            size += static_cast<std::size_t>(word.size());
            text.span()[size++] = ' ';
        }
        const QByteArrayView sentence = text.view().first(static_cast<qsizetype>(size) - 1);
        if (mnemonic::seedOf(sentence, {}))
            return masked(sentence);
    }
}

QByteArray maskedPassphrase()
{
    SecretBytes bytes(16);
    QRandomGenerator::system()->generate(bytes.span().begin(), bytes.span().end());
    return maskedHex(bytes.view());
}

/// The memory that this process can write, and the files of a folder, as far as one of `secrets` lies there.
QStringList placesOf(const QList<Masked> &secrets, const QString &folder)
{
    constexpr qsizetype portion = 1 << 20;
    constexpr qsizetype overlap = 512; // longer than any secret
    static QByteArray buffer(portion, '\0');
    const Search search(secrets);
    QStringList places;
    const auto look = [&](QByteArrayView memory, const QString &place) {
        for (const QString &name : search.foundIn(memory))
            places.append(name + u" in "_s + place);
    };
    QFile maps(u"/proc/self/maps"_s);
    QFile memory(u"/proc/self/mem"_s);
    if (!maps.open(QIODevice::ReadOnly) || !memory.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {u"the memory cannot be read"_s};
    const QList<QByteArray> areas = maps.readAll().split('\n');
    for (const QByteArray &area : areas) {
        const QList<QByteArray> parts = area.simplified().split(' ');
        if (!parts.value(1).startsWith("rw"))
            continue;
        const QList<QByteArray> range = parts.first().split('-');
        const quint64 end = range.last().toULongLong(nullptr, 16);
        for (quint64 at = range.first().toULongLong(nullptr, 16); at < end; at += portion - overlap) {
            const auto size = static_cast<std::size_t>(qMin<quint64>(portion, end - at));
            const ssize_t count = ::pread(memory.handle(), buffer.data(), size, static_cast<off_t>(at));
            if (count <= 0)
                break; // a guard page, or freed meanwhile
            look(QByteArrayView(buffer.constData(), count), QString::fromLatin1(area));
            buffer.fill('\0');
        }
    }
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            look(file.readAll(), file.fileName());
    }
    return places;
}

} // namespace

class TestWindowMemory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer keeps what is freed");
#endif
        m_scene = std::make_unique<LiveScene>();
        QVERIFY2(m_scene->core, qPrintable(m_scene->failure));
        m_scene->window->resize(1440, 900);
        m_scene->window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_scene->window.get()));
        m_passphrase = maskedPassphrase();
        m_wrong = maskedPassphrase();
        m_secrets = textForms("passphrase", m_passphrase) + textForms("wrong passphrase", m_wrong);
    }

    void init()
    {
        if (m_hand.hasFailed())
            QSKIP("an earlier step failed");
    }

    // The search itself finds what there is to be found.
    void itFinds()
    {
        const QByteArray shown = masked(m_passphrase);
        const QString kept = QString::fromLatin1(shown);
        const QStringList places = placesOf(m_secrets, m_scene->data.path());
        QVERIFY(places.size() >= 2);
        QVERIFY(kept.size() == shown.size());
    }

    void thePassphraseIsSet()
    {
        m_hand.click(u"walletKeys"_s);
        typeMasked(u"vaultNew"_s, m_passphrase);
        typeMasked(u"vaultAgain"_s, m_passphrase);
        m_hand.click(u"vaultChange"_s);
        m_hand.waitFor(u"the new protection"_s, [] { return Hand::isShown(u"lockKeys"_s); });
        m_hand.click(u"dialogCancel"_s);
        isNowhere();
    }

    void aKeyIsImported_data()
    {
        QTest::addColumn<QString>("form");
        for (const char *form : {"base58", "JSON", "words"})
            QTest::newRow(form) << QString::fromLatin1(form);
    }
    void aKeyIsImported()
    {
        QFETCH(QString, form);
        const int before = m_hand.rows(u"walletTable"_s);
        m_hand.click(u"walletImport"_s);
        if (form == u"words") {
            const QByteArray words = maskedWords();
            const QByteArray passphrase = maskedPassphrase();
            m_secrets += textForms("words", words) + textForms("some words", words.first(30))
                + textForms("passphrase of the words", passphrase);
            typeMasked(u"walletKey"_s, words);
            typeMasked(u"wordsPassphrase"_s, passphrase);
            m_hand.click(u"importWalletConfirm"_s);
            m_hand.waitFor(u"the wallets of the words"_s, [] { return Hand::isShown(u"wordsWallet"_s); });
            QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
            QCOMPARE(m_hand.find<QComboBox>(u"wordsWallet"_s)->currentData().toString(), u"m/44'/501'/0'/0'"_s);
        } else {
            const CanaryKey key(Keypair::generate());
            m_secrets += key.forms;
            typeMasked(u"walletKey"_s, form == u"JSON" ? key.json : key.base58);
        }
        m_hand.click(u"importWalletConfirm"_s);
        m_hand.waitFor(u"the wallet"_s, [&] { return m_hand.rows(u"walletTable"_s) == before + 1; });
        isNowhere();
    }

    void aNewWalletIsCopied()
    {
        m_hand.click(u"walletCreate"_s);
        m_hand.click(u"createWalletConfirm"_s);
        m_hand.click(u"secretPrivateKeyShow"_s);
        m_hand.click(u"secretPrivateKeyCopy"_s);
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        {
            QByteArray text = QApplication::clipboard()->mimeData()->data(u"text/plain"_s);
            const auto keypair = Keypair::fromText(text);
            wipe(text);
            QVERIFY(keypair);
            m_secrets += CanaryKey(*keypair).forms;
        }
        QApplication::clipboard()->clear();
        m_hand.press(u"secretsStored"_s, Qt::Key_Space);
        m_hand.click(u"secretsDone"_s);
        m_hand.waitFor(u"the end of the sheet"_s, [] { return !Hand::isShown(u"secretsDialog"_s); });
        isNowhere();
    }

    void itLaunchesAndTrades()
    {
        m_hand.clickRow(u"walletTable"_s, 0); // an imported one
        m_hand.click(u"walletAirdrop"_s);
        m_hand.waitFor(u"its SOL"_s, [this] { return unitsOf(m_hand.cell(u"walletTable"_s, 0, 1)) > 0; });
        QImage picture(64, 64, QImage::Format_RGB32);
        picture.fill(Qt::darkCyan);
        auto *mime = new QMimeData;
        mime->setImageData(picture);
        QApplication::clipboard()->setMimeData(mime);
        m_hand.clickTab(u"workTabs"_s, MainWindow::LaunchWork);
        m_hand.press(u"launchImage"_s, Qt::Key_V, Qt::ControlModifier);
        m_hand.type(u"launchName"_s, u"Grey Heron"_s);
        m_hand.type(u"launchSymbol"_s, u"HERON"_s);
        m_hand.find<QPlainTextEdit>(u"launchDescription"_s)->setPlainText(u"Stands still."_s);
        m_hand.type(u"launchBuy"_s, u"0.2"_s);
        m_hand.click(u"launchButton"_s);
        m_hand.click(u"confirmLaunchButton"_s);
        m_hand.waitFor(u"the coin"_s, [this] { return m_hand.text(u"coinName"_s) == u"Grey Heron"; });
        m_hand.type(u"orderAmount"_s, u"0.1"_s);
        m_hand.click(u"orderButton"_s);
        m_hand.click(u"confirmButton"_s);
        m_hand.waitFor(u"two orders"_s, [this] { return m_hand.rows(u"activityTable"_s) == 2; });
        isNowhere();
    }

    void aKeyIsShown()
    {
        m_hand.click(u"walletExport"_s);
        typeMasked(u"exportPassphrase"_s, m_wrong);
        m_hand.click(u"exportShow"_s);
        waitForWrong(u"exportKeyDialog"_s);
        typeMasked(u"exportPassphrase"_s, m_passphrase);
        m_hand.click(u"exportShow"_s);
        m_hand.click(u"exportCopy"_s); // it is on the clipboard until the lock
        m_hand.press(u"exportKey"_s, Qt::Key_Escape);
        m_hand.waitFor(u"the end of the sheet"_s, [] { return !Hand::isShown(u"exportKeyDialog"_s); });
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QVERIFY(!placesOf(m_secrets, m_scene->data.path()).isEmpty());
    }

    void lockedThereIsNoKey()
    {
        m_hand.click(u"lockKeys"_s);
        m_hand.waitFor(u"locked keys"_s, [] { return Hand::isShown(u"vaultBanner"_s); });
        isNowhere();
        m_hand.click(u"bannerAction"_s);
        typeMasked(u"passphrase"_s, m_wrong);
        m_hand.press(u"passphrase"_s, Qt::Key_Return);
        waitForWrong(u"passphraseDialog"_s);
        typeMasked(u"passphrase"_s, m_passphrase);
        m_hand.press(u"passphrase"_s, Qt::Key_Return);
        m_hand.waitFor(u"unlocked keys"_s, [] { return !Hand::isShown(u"vaultBanner"_s); });
        // A key that was typed and not imported goes with the lock, too.
        m_hand.click(u"walletImport"_s);
        const CanaryKey typed(Keypair::generate());
        m_secrets += typed.forms;
        typeMasked(u"walletKey"_s, typed.base58);
        m_scene->desk->lockVault();
        m_hand.waitFor(u"locked keys"_s, [] { return Hand::isShown(u"vaultBanner"_s); });
        m_hand.waitFor(u"the end of the sheet"_s, [] { return !Hand::isShown(u"importWalletDialog"_s); });
        isNowhere();
    }

    void cleanupTestCase()
    {
        m_scene.reset();
    }

private:
    void typeMasked(const QString &name, const QByteArray &text)
    {
        auto *field = m_hand.find(name);
        for (const char each : text) {
            if (!m_hand.hasFailed())
                QTest::keyClick(field, static_cast<char>(each ^ mask));
        }
    }

    void waitForWrong(const QString &dialog)
    {
        const auto *sheet = m_hand.find(dialog);
        if (!m_hand.hasFailed())
            m_hand.waitFor(u"the refusal"_s,
                           [&] { return sheet->findChild<Banner *>()->accessibleName() == u"Wrong passphrase."; });
    }

    void isNowhere()
    {
        QVERIFY2(!m_hand.hasFailed(), m_hand.failure());
        QStringList places;
        m_hand.waitFor(u"no secret anywhere"_s, [&] {
            places = placesOf(m_secrets, m_scene->data.path());
            return places.isEmpty();
        });
        QCOMPARE(places, QStringList());
    }

    std::unique_ptr<LiveScene> m_scene;
    Hand m_hand;
    QByteArray m_passphrase;
    QByteArray m_wrong;
    QList<Masked> m_secrets;
};

CURVEDESK_TEST(TestWindowMemory)

} // namespace windowMemoryTest
#include "tst_WindowMemory.moc"
