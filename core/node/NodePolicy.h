// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/HttpReply.h"
#include "core/http/RequestHead.h"

#include <optional>

/// Decides who may use the sandbox's node: clients on this machine, and no web page, whatever host name it uses. It is
/// play money, but a page could spend it and read the user's trades.
namespace curvedesk::nodePolicy {

/// The refusal of a request with a Host that is no loopback name (421), or from a web page (403); nullopt for all
/// others.
[[nodiscard]] std::optional<HttpReply> refusalOfStranger(const RequestHead &head);

/// Makes a refusal with the JSON-RPC error -32600 as its body; sends nothing. `headers`: lines, each with its CRLF.
[[nodiscard]] HttpReply refusal(int status, const char *message, const char *headers = "");

} // namespace curvedesk::nodePolicy
