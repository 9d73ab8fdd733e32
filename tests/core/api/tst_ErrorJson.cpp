// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/ErrorJson.h"
#include "tests/support/TestProgram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace errorJsonTest {

class tst_ErrorJson : public QObject
{
    Q_OBJECT

private slots:
    void mapsEveryCode_data();
    void mapsEveryCode();
    void saysTheSpecifiedSentences();
    void keepsItsOwnFaultsToItself();
    void namesTheProgramThatRefused();
    void saysWhenToTryAgain();
    void writesErrorsAsValues();
};

// The wire names are kept for ever: this table is written by hand.
void tst_ErrorJson::mapsEveryCode_data()
{
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("name");
    const auto row = [](const char *name, ErrorCode code, int status) {
        QTest::newRow(name) << code << status << QString::fromLatin1(name);
    };
    row("invalid_input", ErrorCode::InvalidInput, 400);
    row("unauthorized", ErrorCode::Unauthorized, 401);
    row("forbidden", ErrorCode::Forbidden, 403);
    row("key_expired", ErrorCode::KeyExpired, 401);
    row("scope_missing", ErrorCode::ScopeMissing, 403);
    row("wallet_not_allowed", ErrorCode::WalletNotAllowed, 403);
    row("limit_order", ErrorCode::LimitOrder, 403);
    row("limit_hour", ErrorCode::LimitHour, 403);
    row("limit_day", ErrorCode::LimitDay, 403);
    row("limit_slippage", ErrorCode::LimitSlippage, 403);
    row("limit_fee", ErrorCode::LimitFee, 403);
    row("approval_refused", ErrorCode::ApprovalRefused, 403);
    row("approval_timeout", ErrorCode::ApprovalTimeout, 403);
    row("token_not_found", ErrorCode::TokenNotFound, 404);
    row("wallet_not_found", ErrorCode::WalletNotFound, 404);
    row("not_found", ErrorCode::NotFound, 404);
    row("method_not_allowed", ErrorCode::MethodNotAllowed, 405);
    row("curve_complete", ErrorCode::CurveComplete, 409);
    row("conflict", ErrorCode::Conflict, 409);
    row("payload_too_large", ErrorCode::PayloadTooLarge, 413);
    row("unsupported_media_type", ErrorCode::UnsupportedMediaType, 415);
    row("misdirected_request", ErrorCode::MisdirectedRequest, 421);
    row("insufficient_funds", ErrorCode::InsufficientFunds, 422);
    row("slippage_exceeded", ErrorCode::SlippageExceeded, 422);
    row("program_rejected", ErrorCode::ProgramRejected, 422);
    row("wallet_locked", ErrorCode::WalletLocked, 423);
    row("rate_limited", ErrorCode::RateLimited, 429);
    row("upstream_rejected", ErrorCode::UpstreamRejected, 502);
    row("unavailable", ErrorCode::Unavailable, 503);
    row("upstream_timeout", ErrorCode::UpstreamTimeout, 504);
    row("cancelled", ErrorCode::Cancelled, 503);
    row("storage", ErrorCode::Storage, 500);
    row("damaged", ErrorCode::Damaged, 500);
    row("internal", ErrorCode::Internal, 500);
}

void tst_ErrorJson::mapsEveryCode()
{
    QFETCH(ErrorCode, code);
    QFETCH(int, status);
    QFETCH(QString, name);
    const HttpReply reply = errorJson::reply(Error{code, u"why \"so\""_s, std::nullopt, 0});
    QCOMPARE(reply.status, status);
    const QJsonObject object = QJsonDocument::fromJson(reply.body).object();
    QCOMPARE(object.keys(), (QStringList{u"code"_s, u"error"_s, u"message"_s}));
    QCOMPARE(object.value("error"_L1), QJsonValue(true));
    QCOMPARE(object.value("code"_L1).toString(), name);
    QVERIFY(!object.value("message"_L1).toString().isEmpty());
}

void tst_ErrorJson::saysTheSpecifiedSentences()
{
    const auto body = [](ErrorCode code) { return errorJson::reply(Error{code, u"x"_s, std::nullopt, 0}).body; };
    QCOMPARE(body(ErrorCode::Unauthorized), R"({"error":true,"message":"apiKey not found","code":"unauthorized"})"_ba);
    QCOMPARE(body(ErrorCode::TokenNotFound),
             R"({"error":true,"message":"Token not found","code":"token_not_found"})"_ba);
    QCOMPARE(body(ErrorCode::WalletNotFound),
             R"({"error":true,"message":"Wallet not found","code":"wallet_not_found"})"_ba);
    QCOMPARE(body(ErrorCode::CurveComplete),
             R"({"error":true,"message":"Curve is complete","code":"curve_complete"})"_ba);
    QCOMPARE(body(ErrorCode::InvalidInput), R"({"error":true,"message":"x","code":"invalid_input"})"_ba);
}

void tst_ErrorJson::keepsItsOwnFaultsToItself()
{
    for (const ErrorCode code : {ErrorCode::Internal, ErrorCode::Storage, ErrorCode::Damaged}) {
        const HttpReply reply
            = errorJson::reply(Error{code, u"/home/me/wallets.db: disk I/O error"_s, std::nullopt, 0});
        QVERIFY(!reply.body.contains("home"));
        QVERIFY(!reply.body.contains("I/O"));
    }
    const HttpReply longReply
        = errorJson::reply(Error{ErrorCode::UpstreamRejected, QString(5000, u'x'), std::nullopt, 0});
    QVERIFY(longReply.body.size() < 600);
}

void tst_ErrorJson::namesTheProgramThatRefused()
{
    const HttpReply reply = errorJson::reply(
        Error{ErrorCode::SlippageExceeded, u"The price moved"_s,
              ProgramFailure{u"6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P"_s, 6002, u"TooMuchSolRequired"_s}, 0});
    QCOMPARE(reply.body,
             R"({"error":true,"message":"The price moved","code":"slippage_exceeded","program":)"
             R"({"id":"6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P","code":6002,"name":"TooMuchSolRequired"}})"_ba);
}

void tst_ErrorJson::saysWhenToTryAgain()
{
    QCOMPARE(errorJson::reply(Error{ErrorCode::RateLimited, u"x"_s, std::nullopt, 7}).headers, "Retry-After: 7\r\n"_ba);
    QCOMPARE(errorJson::reply(Error{ErrorCode::RateLimited, u"x"_s, std::nullopt, 0}).headers, "Retry-After: 1\r\n"_ba);
    QVERIFY(errorJson::reply(Error{ErrorCode::Forbidden, u"x"_s, std::nullopt, 7}).headers.isEmpty());
}

void tst_ErrorJson::writesErrorsAsValues()
{
    JsonWriter json;
    json.beginArray();
    errorJson::writeValue(json, std::nullopt);
    errorJson::writeValue(json, Error{ErrorCode::InsufficientFunds, u"Not enough SOL"_s, std::nullopt, 0});
    json.endArray();
    QCOMPARE(json.take(), R"([null,{"message":"Not enough SOL","code":"insufficient_funds"}])"_ba);
}

CURVEDESK_TEST(tst_ErrorJson)

} // namespace errorJsonTest
#include "tst_ErrorJson.moc"
