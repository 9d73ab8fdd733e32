// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/SecretBytes.h"
#include "tests/support/ReadableMemory.h"
#include "tests/support/TestProgram.h"

#include <QByteArray>
#include <QDebug>
#include <QTest>
#include <QTextStream>
#include <QVariant>

#include <ostream>
#include <string>
#include <type_traits>

using namespace curvedesk;

namespace secretBytesTest {

// A secret reaches a log or a text only where its bytes are asked for.
template<class Stream, class Value>
concept Streams = requires(Stream &stream, const Value &value)
{
    stream << value;
};
static_assert(Streams<QDebug, QByteArray> && !Streams<QDebug, SecretBytes>);
static_assert(Streams<QTextStream, QString> && !Streams<QTextStream, SecretBytes>);
static_assert(Streams<std::ostream, std::string> && !Streams<std::ostream, SecretBytes>);
template<class Text>
constexpr bool isReached = std::is_convertible_v<SecretBytes, Text> || std::is_constructible_v<Text, SecretBytes>;
static_assert(!isReached<QString> && !isReached<QByteArray> && !isReached<QByteArrayView> && !isReached<std::string>);
static_assert(!isReached<QVariant>);
static_assert(!std::is_copy_constructible_v<SecretBytes> && !std::is_copy_assignable_v<SecretBytes>);

class tst_SecretBytes : public QObject
{
    Q_OBJECT

private slots:
    void startsZeroed();
    void wipesAKeyWhoseMemoryIsUsedAgain();
    void copiesAndClones();
    void movedFromIsEmpty();
    void hidesItsBytes();
    void wipeClearsOnlyItsOwnCopy();
};

void tst_SecretBytes::startsZeroed()
{
    const SecretBytes secret(40);
    QCOMPARE(secret.view(), QByteArrayView(QByteArray(40, '\0')));
    QVERIFY(SecretBytes().isEmpty());
    QVERIFY(SecretBytes(0).isEmpty());
}

void tst_SecretBytes::wipesAKeyWhoseMemoryIsUsedAgain()
{
    const QByteArray key(64, 'k');
    const unsigned char *memory = nullptr;
    {
        const SecretBytes secret = SecretBytes::copyOf(key);
        memory = secret.span().data();
    }
    QCOMPARE(QByteArrayView(memory, 64), QByteArrayView(QByteArray(64, '\0')));
    SecretBytes next(64);
    SecretBytes beside(64);
    QVERIFY(next.span().data() == memory);
    QVERIFY(beside.span().data() != memory);
}

void tst_SecretBytes::copiesAndClones()
{
    SecretBytes secret = SecretBytes::copyOf("key material");
    const SecretBytes clone = secret.clone();
    secret.span()[0] = 'K';
    QCOMPARE(secret.view(), QByteArrayView("Key material"));
    QCOMPARE(clone.view(), QByteArrayView("key material"));
    QVERIFY(SecretBytes::copyOf({}).clone().isEmpty());
}

void tst_SecretBytes::movedFromIsEmpty()
{
    SecretBytes from = SecretBytes::copyOf("abc");
    SecretBytes to = SecretBytes::copyOf("something else");
    to = std::move(from);
    QCOMPARE(to.view(), QByteArrayView("abc"));
    QVERIFY(from.isEmpty()); // NOLINT(bugprone-use-after-move): what the test is about
    const SecretBytes last(std::move(to));
    QCOMPARE(last.view(), QByteArrayView("abc"));
}

void tst_SecretBytes::hidesItsBytes()
{
    // A key of 64 bytes lies in memory that is used again.
    for (const QByteArray &text : {QByteArray("abc"), QByteArray(64, 'k')}) {
        SecretBytes secret = SecretBytes::copyOf(text);
        QVERIFY(isReadable(secret));
        secret.hide();
        QVERIFY(!isReadable(secret));
        SecretBytes moved(std::move(secret));
        QVERIFY(!isReadable(moved));
        {
            const ShownSecret shown(moved);
            const ShownSecret again(moved);
            QCOMPARE(moved.view(), QByteArrayView(text));
        }
        QVERIFY(!isReadable(moved));
        moved = SecretBytes::copyOf("other");
        QCOMPARE(moved.view(), QByteArrayView("other"));
        moved.hide();
    }
    SecretBytes next(64);
    QVERIFY(isReadable(next));
    SecretBytes().hide();
    const SecretBytes empty;
    const ShownSecret shown(empty);
}

void tst_SecretBytes::wipeClearsOnlyItsOwnCopy()
{
    QByteArray body("secret");
    const QByteArray other = body; // shares the bytes until somebody writes
    wipe(body);
    QVERIFY(body.isEmpty());
    QCOMPARE(other, QByteArray("secret"));
    wipe(body);
    QVERIFY(body.isEmpty());
}

CURVEDESK_TEST(tst_SecretBytes)

} // namespace secretBytesTest
#include "tst_SecretBytes.moc"
