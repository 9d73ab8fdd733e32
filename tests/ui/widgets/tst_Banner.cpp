// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What the line with an error offers.
#include "core/base/Error.h"
#include "tests/support/TestProgram.h"
#include "ui/widgets/Banner.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace bannerTest {

class tst_Banner : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatIsRepeatedOffersIt()
    {
        Banner banner;
        auto *retry = banner.findChild<QAbstractButton *>(u"bannerRetry"_s);
        banner.showError({ErrorCode::Unavailable, u"no answer"_s});
        QVERIFY(banner.isVisible() && !retry->isVisible());
        const QSignalSpy repeated(&banner, &Banner::retryRequested);
        banner.showError({ErrorCode::Unavailable, u"no answer"_s});
        QVERIFY(retry->isVisible());
        retry->click();
        QCOMPARE(repeated.size(), 1);
        QVERIFY(!banner.isVisible());
        banner.showError({ErrorCode::InvalidInput, u"no number"_s});
        QVERIFY(banner.isVisible() && !retry->isVisible());
    }
};

CURVEDESK_TEST(tst_Banner)

} // namespace bannerTest
#include "tst_Banner.moc"
