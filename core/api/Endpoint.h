// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/ApiRequest.h"
#include "core/base/Task.h"
#include "core/http/HttpReply.h"

#include <QByteArrayView>

#include <span>

namespace curvedesk {

struct Services;

/// Which part of a request holds a parameter.
enum class ParameterIn { Query, Path, Body, Header };

/// The form of a parameter's value; it decides the schema in the OpenAPI document.
enum class ParameterType {
    Text,
    Account,
    Decimal,
    Integer,
    TradeAmount, ///< integer, or a share such as "50%"
    PriorityFee, ///< integer, or "auto"
    BasisPoints,
    Boolean,
    Mode, ///< buy or sell
    Secret, ///< never logged, never stored
    Image,
    Choice, ///< one of `choices`
};

struct Parameter
{
    QByteArrayView name;
    ParameterIn in = ParameterIn::Query;
    ParameterType type = ParameterType::Text;
    bool isRequired = false;
    QByteArrayView doc;
    QByteArrayView example = {}; ///< as text; empty: none, the parameter is left out of the example request
    std::span<const QByteArrayView> choices = {};
};

enum class ReplyType { Text, Integer, Decimal, Digits, Boolean, Object, List };

/// One member of a reply's JSON object.
struct ReplyField
{
    QByteArrayView name;
    ReplyType type = ReplyType::Text;
    QByteArrayView doc;
    bool isNullable = false;
    bool isAlways = true; ///< false: replies that it does not apply to leave it out
    std::span<const ReplyField> members = {}; ///< of an Object, or of each element of a List
};

enum class BodyKind { None, Json, Form };

/// One row of the interface: how it is reached, what it takes, what it answers, and the coroutine that answers.
struct Endpoint
{
    QByteArrayView method;
    QByteArrayView path; ///< may end in one "{parameter}"
    QByteArrayView id; ///< OpenAPI's operationId
    QByteArrayView summary;
    bool needsKey = true;
    BodyKind body = BodyKind::None;
    bool isRateLimited = false;
    std::span<const Parameter> parameters = {};
    std::span<const ReplyField> reply = {};
    /// HTTP statuses of its errors, beside those that every endpoint of its kind has (see OpenApi).
    std::span<const int> errors = {};
    Task<HttpReply> (*handler)(Services services, ApiRequest request) = nullptr;

    [[nodiscard]] bool hasPathParameter() const { return path.endsWith('}'); }
};

/// The row whose path matches and whose method does; with another method only `allowed` is filled ("GET, HEAD").
struct EndpointMatch
{
    int index = -1;
    QByteArray allowed; ///< empty: there is nothing at this path
};
[[nodiscard]] EndpointMatch findEndpoint(std::span<const Endpoint> table, QByteArrayView method, QByteArrayView path);

} // namespace curvedesk
