// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/ApiRequest.h"
#include "core/base/Task.h"
#include "core/http/HttpReply.h"

#include <QByteArrayView>

#include <optional>
#include <span>

namespace curvedesk {

struct Services;

/// The part of a request that holds a parameter.
enum class ParameterIn { Query, Path, Body, Header };

/// The form of a parameter's value; it decides the schema in the OpenAPI document.
enum class ParameterType {
    Text,
    Account,
    Decimal,
    Integer,
    TradeAmount, ///< integer, or a share such as "50%"
    PriorityFee, ///< integer, or "auto"
    Slippage, ///< in basis points
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
    QByteArrayView example = {}; ///< the value as text; empty: the parameter is left out of the example request
    std::span<const QByteArrayView> choices = {};
};

enum class ReplyType { Text, Integer, Decimal, Digits, Boolean, Object, List, TextList };

/// One member of a reply's JSON object.
struct ReplyField
{
    QByteArrayView name;
    ReplyType type = ReplyType::Text;
    QByteArrayView doc;
    bool isNullable = false;
    bool isAlways = true; ///< false: a reply may lack this member
    std::span<const ReplyField> members = {}; ///< of an Object, or of each element of a List
};

/// The right that a request needs to be served: nothing, any valid API key, or a key with a scope.
enum class Access { Open, AnyKey, Read, Quote, Trade, Launch, Wallets };

enum class BodyKind { None, Json, Form };

/// One endpoint of the interface: method, path, parameters, replies, and the coroutine that answers.
struct Endpoint
{
    QByteArrayView method = "GET";
    QByteArrayView path; ///< may end in one "{parameter}"
    QByteArrayView id; ///< OpenAPI's operationId
    QByteArrayView summary;
    Access access = Access::Wallets; ///< by default the one that the fewest keys have
    BodyKind body = BodyKind::None;
    bool isRateLimited = false;
    std::span<const Parameter> parameters = {};
    std::span<const ReplyField> reply = {}; ///< none: the reply is no JSON
    /// HTTP statuses of the endpoint's errors, beside those that every endpoint of its kind has (see OpenApi).
    std::span<const int> errors = {};
    /// Null: the server itself answers.
    Task<HttpReply> (*handler)(Services services, ApiRequest request) = nullptr;

    /// True where a request needs an API key.
    [[nodiscard]] bool needsKey() const { return access != Access::Open; }
    /// The scope that its caller's key must have; nullopt: none.
    [[nodiscard]] std::optional<KeyScope> scope() const;
    /// True where the path ends in a "{parameter}".
    [[nodiscard]] bool hasPathParameter() const { return path.endsWith('}'); }
};

/// The endpoint that a request names. Where only its path matches, `index` is -1 and `allowed` lists the path's
/// methods.
struct EndpointMatch
{
    int index = -1; ///< into the table
    QByteArray allowed; ///< as in an Allow header ("GET, HEAD"); empty: there is nothing at this path
};
/// Finds the endpoint of a request's method and path (as sent, without the query); HEAD names the one of GET.
[[nodiscard]] EndpointMatch findEndpoint(std::span<const Endpoint> table, QByteArrayView method, QByteArrayView path);
/// The path of the endpoint that a request's path names, as a view of the table's own text ("/orders/{id}"); empty
/// where there is none.
[[nodiscard]] QByteArrayView pathInTable(std::span<const Endpoint> table, QByteArrayView path);

} // namespace curvedesk
