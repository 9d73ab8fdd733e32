// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/HttpReply.h"
#include "core/http/RequestHead.h"

#include <optional>

/// Who may speak to the sandbox's node: clients on this machine, and no web page, whatever name brought it here. It is
/// play money, but a page could spend it and read what the user does.
namespace curvedesk::nodePolicy {

/// Set for a Host that is no loopback name, and for requests of web pages.
[[nodiscard]] std::optional<HttpReply> refusalOfStranger(const RequestHead &head);

/// A refusal with a JSON-RPC error as its body. `headers`: lines, each with its CRLF.
[[nodiscard]] HttpReply refusal(int status, const char *message, const char *headers = "");

} // namespace curvedesk::nodePolicy
