// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/node/NodeCall.h"

#include <QJsonValue>

/// The envelopes of JSON-RPC 2.0, as text.
namespace curvedesk::nodeReplyJson {

/// A request's id as it goes back: a number or a string, null for anything else.
[[nodiscard]] QByteArray id(const QJsonValue &id);
[[nodiscard]] QByteArray quoted(const QString &plain);
[[nodiscard]] QByteArray result(const QByteArray &result, const QByteArray &id);
[[nodiscard]] QByteArray error(const NodeFailure &failure, const QByteArray &id);
/// What a subscription says: `method` is accountNotification, logsNotification ...
[[nodiscard]] QByteArray notification(const QByteArray &method, quint64 subscription, const QByteArray &result);
/// {"context":{"slot":N},"value":<value>}, as in notifications.
[[nodiscard]] QByteArray atSlot(quint64 slot, const QByteArray &value);

} // namespace curvedesk::nodeReplyJson
