// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <utility>

namespace curvedesk::test {

/// A file of tests/data; null, and a failed test, when it is not there or no JSON.
inline QJsonDocument jsonFile(const char *name)
{
    QFile file(QStringLiteral(CURVEDESK_TEST_DATA "/") + QLatin1StringView(name));
    QJsonDocument document;
    if (file.open(QIODevice::ReadOnly))
        document = QJsonDocument::fromJson(file.readAll());
    if (document.isNull())
        QTest::qFail("test data does not load", __FILE__, __LINE__);
    return document;
}

inline QByteArray hexBytes(const QJsonValue &value)
{
    return QByteArray::fromHex(value.toString().toLatin1());
}

inline QByteArray base64Bytes(const QJsonValue &value)
{
    return QByteArray::fromBase64(value.toString().toLatin1());
}

/// The same pseudo-random numbers in every run and with every standard library (xorshift64*).
class Sequence
{
public:
    explicit Sequence(quint64 seed)
        : m_state(seed * 2 + 1)
    {
    }
    quint64 next()
    {
        m_state ^= m_state >> 12;
        m_state ^= m_state << 25;
        m_state ^= m_state >> 27;
        return m_state * 0x2545F4914F6CDD1Dull;
    }
    quint64 below(quint64 limit) { return next() % limit; }
    QByteArray bytes(qsizetype size)
    {
        QByteArray out(size, '\0');
        for (char &byte : out)
            byte = static_cast<char>(next() >> 56);
        return out;
    }

private:
    quint64 m_state;
};

} // namespace curvedesk::test
