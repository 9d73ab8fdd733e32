// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/text/DisplayText.h"
#include "ui/text/LookAlike.h"

#include <QTest>
#include <QTextDocumentFragment>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace displayTextTest {

class TestDisplayText : public QObject
{
    Q_OBJECT

private slots:
    void line_data()
    {
        QTest::addColumn<QString>("foreign");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<bool>("altered");
        const QString sign(QChar::ReplacementCharacter);
        QTest::newRow("an ordinary name") << u"Copper Fox"_s << u"Copper Fox"_s << false;
        QTest::newRow("umlauts and accents") << u"Ölkanne déjà"_s << u"Ölkanne déjà"_s << false;
        QTest::newRow("markup stays what it is") << u"<b>x</b>"_s << u"<b>x</b>"_s << false;
        QTest::newRow("spaces are one") << u"  a \u00a0 b  "_s << u"a b"_s << true;
        QTest::newRow("line breaks are spaces") << u"a\r\nb\tc"_s << u"a b c"_s << true;
        QTest::newRow("right-to-left override") << u"abc\u202Efdp.exe"_s << u"abc"_s + sign + u"fdp.exe"_s << true;
        QTest::newRow("isolates") << u"a\u2066b\u2069"_s << u"a"_s + sign + u"b"_s + sign << true;
        QTest::newRow("zero-width space") << u"SO\u200BL"_s << u"SO"_s + sign + u"L"_s << true;
        QTest::newRow("joiner between letters") << u"a\u200Db"_s << u"a"_s + sign + u"b"_s << true;
        QTest::newRow("byte order mark") << u"\uFEFFSOL"_s << sign + u"SOL"_s << true;
        QTest::newRow("soft hyphen") << u"S\u00ADOL"_s << u"S"_s + sign + u"OL"_s << true;
        QTest::newRow("Hangul filler") << u"\u3164"_s << sign << true;
        QTest::newRow("blank braille") << u"A\u2800"_s << u"A"_s + sign << true;
        QTest::newRow("bell") << u"a\u0007b"_s << u"a"_s + sign + u"b"_s << true;
        QTest::newRow("NUL") << QString(u"a"_s + QChar(u'\0') + u"b"_s) << u"a"_s + sign + u"b"_s << true;
        QTest::newRow("line separator") << u"a\u2028b"_s << u"a"_s + sign + u"b"_s << true;
        QTest::newRow("private use") << u"a\uE000"_s << u"a"_s + sign << true;
        QTest::newRow("lone surrogate") << QString(u"a"_s + QChar(char16_t{0xD800})) << u"a"_s + sign << true;
        QTest::newRow("tag characters") << u"a\U000E0041"_s << u"a"_s + sign << true;
        QTest::newRow("selector after a letter") << u"a\uFE0F"_s << u"a"_s + sign << true;
        QTest::newRow("selector after an emoji") << u"\u2764\uFE0F"_s << u"\u2764\uFE0F"_s << false;
        QTest::newRow("a family of emoji")
            << u"\U0001F469\u200D\U0001F467"_s << u"\U0001F469\u200D\U0001F467"_s << false;
        QTest::newRow("two accents are a language") << u"ệ"_s.normalized(QString::NormalizationForm_D)
                                                    << u"ệ"_s.normalized(QString::NormalizationForm_D) << false;
        QTest::newRow("piled-up accents") << u"a\u0301\u0301\u0301\u0301\u0301b"_s << u"a\u0301\u0301b"_s << true;
        QTest::newRow("nothing") << QString() << QString() << false;
    }
    void line()
    {
        QFETCH(QString, foreign);
        const displayText::Shown shown = displayText::line(foreign);
        QTEST(shown.text, "shown");
        QTEST(shown.wasAltered, "altered");
    }

    void rightToLeftNamesKeepToThemselves()
    {
        const QString shown = displayText::line(u"نجمة"_s).text;
        QCOMPARE(shown.front(), QChar(0x2068));
        QCOMPARE(shown.back(), QChar(0x2069));
    }

    void longTextIsCut()
    {
        const QString shown = displayText::line(QString(1'000'000, u'x'), 10).text;
        QCOMPARE(shown, u"xxxxxxxxxx…"_s);
        QCOMPARE(displayText::line(u"xxxxxxxxxx"_s, 10).text, u"xxxxxxxxxx"_s);
    }

    void aWordWithoutAnEndCanBeBroken()
    {
        const QString word = displayText::paragraph(u"W"_s.repeated(1000)).text;
        QCOMPARE(QString(word).remove(QChar(0x200B)), u"W"_s.repeated(1000));
        for (const QString &part : word.split(QChar(0x200B)))
            QVERIFY(part.size() <= 40);
        QVERIFY(!displayText::paragraph(u"Usual words of a coin. "_s.repeated(20)).text.contains(QChar(0x200B)));
    }

    void anImitationIsSearchedByWhatItImitates_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("itself") << u"Frosted Lion 10"_s;
        QTest::newRow("Cyrillic") << u"Fr\u043Est\u0435d Li\u043En 10"_s;
        QTest::newRow("hidden") << u"Fro\u200Bsted Li\u200Don 10"_s;
        QTest::newRow("marks") << u"Fro\u0300sted Lion 10"_s;
    }
    void anImitationIsSearchedByWhatItImitates()
    {
        QFETCH(QString, name);
        QCOMPARE(lookAlike::searchText(name), u"Frosted Lion 10"_s);
        QCOMPARE(lookAlike::skeleton(name), lookAlike::skeleton(u"Frosted Lion 10"_s));
    }

    void paragraphsKeepTheirLines() { QCOMPARE(displayText::paragraph(u"a\nb"_s).text, u"a\nb"_s); }

    void namesAreNeverEmpty()
    {
        QCOMPARE(displayText::name(u"  "_s), u"(no name)"_s);
        QCOMPARE(displayText::ticker(u"CFOX"_s), u"$CFOX"_s);
    }

    void toolTipsAreNeverMarkup_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a tag") << u"<img src='http://example.com/x.png'>"_s;
        QTest::newRow("an entity") << u"&lt;b&gt;"_s;
        QTest::newRow("plain") << u"Copper Fox"_s;
    }
    void toolTipsAreNeverMarkup()
    {
        QFETCH(QString, text);
        QCOMPARE(QTextDocumentFragment::fromHtml(displayText::toolTip(text)).toPlainText(), text);
    }
    void noToolTipForNothing() { QVERIFY(displayText::toolTip({}).isEmpty()); }

    void addresses()
    {
        const QString address = u"7xKpB3nVwLr9sTqYhZ2mE4cUfA6dJ8gXkPvRoNiMQ2dm"_s;
        QCOMPARE(displayText::shortAddress(address), u"7xKp…Q2dm"_s);
        QCOMPARE(displayText::shortAddress(u"short"_s), u"short"_s);
        const QString grouped = displayText::groupedAddress(address);
        QCOMPARE(QString(grouped).remove(u' '), address);
        QVERIFY(grouped.startsWith(u"7xKp B3nV "_s));
    }
};

CURVEDESK_TEST(TestDisplayText)

} // namespace displayTextTest
#include "tst_DisplayText.moc"
