// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PseudoTranslator.h"
#include "ui/text/ReviewText.h"

#include <QSet>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace reviewTextTest {

class TestReviewText : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatIsSigned()
    {
        TradeReview review;
        review.instructions = {{u"pump.fun curve"_s, u"buy"_s, u"500"_s, 1, 25}};
        review.accounts = {{u"Fox"_s, ReviewedRole::FeePayer, {}, true, true},
                           {u"Owl"_s, ReviewedRole::CreatorVault, {}, false, true},
                           {u"Elk"_s, ReviewedRole::Program, u"System"_s, false, false},
                           {u"Cat"_s, ReviewedRole::Unknown, {}, false, false}};
        const QStringList lines = reviewText::contents(review).split(u'\n');
        for (const QString &line :
             {u"1. pump.fun curve buy (500, limit 1) · 25 B"_s, u"Fox · signs, changes · user, pays the fee"_s,
              u"Owl · changes · creator's fee vault"_s, u"Elk · is read · program: System"_s, u"Cat · is read"_s})
            QVERIFY2(lines.contains(line), qPrintable(line + u" is not in\n"_s + lines.join(u'\n')));
    }

    // In words of their own, which the translation has.
    void everyRoleIsTranslated()
    {
        TradeReview review;
        review.instructions = {{u"pump.fun curve"_s, u"buy"_s, u"500"_s, 1, 25}};
        for (int role = static_cast<int>(ReviewedRole::FeePayer); role <= static_cast<int>(ReviewedRole::Program);
             ++role)
            review.accounts.append({u"Fox"_s, static_cast<ReviewedRole>(role), {}, false, false});
        review.accounts.append({u"Fox"_s, ReviewedRole::Program, u"System"_s, false, false});
        const QStringList english = reviewText::contents(review).split(u'\n');
        PseudoTranslator longer(PseudoTranslator::Kind::Longer);
        QVERIFY(QCoreApplication::installTranslator(&longer));
        const QStringList pseudo = reviewText::contents(review).split(u'\n');
        QCOMPARE(pseudo.size(), english.size());
        QVERIFY2(!pseudo.at(2).contains(u"limit"), qPrintable(pseudo.at(2)));
        QSet<QString> roles;
        for (qsizetype at = pseudo.size() - review.accounts.size(); at < pseudo.size(); ++at) {
            const QString role = english.at(at).section(u" · "_s, 2);
            QVERIFY2(!role.isEmpty() && !pseudo.at(at).contains(role), qPrintable(pseudo.at(at)));
            roles.insert(role);
        }
        QCOMPARE(roles.size(), review.accounts.size());
    }
};

CURVEDESK_TEST(TestReviewText)

} // namespace reviewTextTest
#include "tst_ReviewText.moc"
