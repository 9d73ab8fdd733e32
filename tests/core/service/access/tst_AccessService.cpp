// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/HiddenTable.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace accessServiceTest {

class tst_AccessService : public QObject
{
    Q_OBJECT

private slots:
    void tellsAnUnreadableKeyFromOneThatIsNotValid()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"orders.sqlite"_s);
        ServiceScene scene(path);
        const auto issued = finish(scene.access.create(u"bot"_s, walletKeyRights()));
        QVERIFY(issued);
        const QString id = issued->key.id;
        const QString owner = issued->key.owner;
        const auto valid = scene.access.validOwner(owner, KeyScope::Read);
        QVERIFY(valid && *valid);
        QCOMPARE((*valid)->id, id);
        for (const auto &none : {scene.access.validOwner(u"nobody"_s, KeyScope::Read),
                                 scene.access.validKey(u"nothing"_s, KeyScope::Read)})
            QVERIFY(none && !*none);
        {
            const HiddenTable hidden(path, u"api_key"_s);
            for (const auto &unread :
                 {scene.access.validOwner(owner, KeyScope::Read), scene.access.validKey(id, KeyScope::Read)}) {
                QVERIFY(!unread);
                QCOMPARE(unread.error().code, ErrorCode::Storage);
            }
        }
        QVERIFY(finish(scene.access.revoke(id)));
        const auto revoked = scene.access.validOwner(owner, KeyScope::Read);
        QVERIFY(revoked && !*revoked);
    }
};

CURVEDESK_TEST(tst_AccessService)

} // namespace accessServiceTest
#include "tst_AccessService.moc"
