// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QMap>
#include <QTest>

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

namespace curvedesk::testProgram {

namespace {

QMap<QString, Make> &tests()
{
    static QMap<QString, Make> all;
    return all;
}

QMap<QString, Role> &roles()
{
    static QMap<QString, Role> all;
    return all;
}

} // namespace

Registration::Registration(const char *file, Make make)
{
    tests().insert(QFileInfo(QString::fromUtf8(file)).baseName(), make);
}

RoleRegistration::RoleRegistration(const char *name, Role role)
{
    roles().insert(QString::fromUtf8(name), role);
}

} // namespace curvedesk::testProgram

int main(int argc, char *argv[])
{
    using namespace curvedesk::testProgram;
    // Requests of tests go straight to their servers.
    for (const char *name : {"http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"})
        qunsetenv(name);
    Application application(argc, argv);
    QStringList arguments = QCoreApplication::arguments();
    const QString first = arguments.value(1);
    if (const Role role = roles().value(first))
        return role(arguments);
    if (arguments.size() > 1 && tests().contains(first)) {
        arguments.removeAt(1);
        return QTest::qExec(tests().value(first)().get(), arguments);
    }
    if (arguments.size() > 1 && !first.startsWith(u'-')) {
        qCritical("no test is called %s; there are: %s", qUtf8Printable(first),
                  qUtf8Printable(QStringList(tests().keys()).join(u' ')));
        return 64;
    }
    int failures = 0;
    for (const Make make : std::as_const(tests()))
        failures += QTest::qExec(make().get(), arguments);
    return failures;
}
