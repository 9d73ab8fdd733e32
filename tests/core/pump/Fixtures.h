// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// Reading of the recorded chain bytes under tests/data and resources/genesis.
namespace curvedesk::fixtures {

using namespace Qt::StringLiterals;

inline QJsonDocument json(const QString &fileName)
{
    QFile file(QStringLiteral(CURVEDESK_TEST_DATA) + u'/' + fileName);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll());
}

/// Data of an account in resources/genesis.
inline QByteArray genesis(const QString &name)
{
    const QJsonObject account
        = json(u"../../resources/genesis/%1.json"_s.arg(name)).object().value(u"account").toObject();
    return QByteArray::fromBase64(account.value(u"data").toArray().at(0).toString().toLatin1());
}

/// One entry of mainnet-fixtures.json.
inline QJsonObject mainnet(const QString &id)
{
    const QJsonArray all = json(QStringLiteral("mainnet-fixtures.json")).array();
    for (const QJsonValue &each : all) {
        if (each.toObject().value(u"id") == id)
            return each.toObject();
    }
    qFatal("no fixture %s", qPrintable(id));
}

inline QByteArray bytes(const QJsonObject &fixture)
{
    return QByteArray::fromBase64(fixture.value(u"b64").toString().toLatin1());
}

inline Address address(const QString &text)
{
    const Result<Address> parsed = Address::fromBase58(text);
    if (!parsed)
        qFatal("not an address: %s", qPrintable(text));
    return *parsed;
}

inline Address address(const char *text)
{
    return address(QString::fromLatin1(text));
}

/// Compares decoded fields with the JSON beside the bytes; counts what it looked at, so that a test can tell that
/// no field of the JSON went unread.
class Fields
{
public:
    explicit Fields(const QJsonObject &expected)
        : m_expected(expected)
    {
    }

    void is(const char *name, quint64 value) { compare(name, QString::number(value)); }
    void is(const char *name, qint64 value) { compare(name, QString::number(value)); }
    void is(const char *name, bool value) { compare(name, value ? QStringLiteral("true") : QStringLiteral("false")); }
    void is(const char *name, const Address &value) { compare(name, value.toBase58()); }
    void is(const char *name, const QByteArray &value) { compare(name, QString::fromUtf8(value)); }
    void isText(const char *name, const QString &value) { compare(name, value); }
    void skip(const char *name) { m_expected.remove(QLatin1StringView(name)); }

    /// What differs, or was not compared; empty when all is well.
    [[nodiscard]] QString problems() const
    {
        QString out = m_problems;
        for (const QString &key : m_expected.keys())
            out += u"not compared: %1\n"_s.arg(key);
        return out;
    }

private:
    void compare(const char *name, const QString &value)
    {
        const QJsonValue json = m_expected.take(QLatin1StringView(name));
        const QString wanted = json.isBool() ? (json.toBool() ? QStringLiteral("true") : QStringLiteral("false"))
            : json.isDouble()                ? QString::number(json.toInteger())
                                             : json.toString();
        if (json.isUndefined() || wanted != value)
            m_problems += u"%1: %2 instead of %3\n"_s.arg(QLatin1StringView(name), value, wanted);
    }

    QJsonObject m_expected;
    QString m_problems;
};

} // namespace curvedesk::fixtures
