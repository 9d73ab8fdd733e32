// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EventCallJson.h"
#include "tests/fuzz/FuzzInput.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace curvedesk;
using fuzz::require;

// A message from a client of the event stream.
CURVEDESK_FUZZ_TARGET(event_call, data, size)
{
    const eventJson::Call call = eventJson::decode(fuzz::view(data, size));
    if (!call.subscription)
        require(call.subscription.error().code == ErrorCode::InvalidInput, "a bad call is the caller's fault");
    else
        require(call.subscription->keys.size() <= eventJson::maxKeys, "keys are bounded");
    if (call.id.isEmpty())
        return 0;
    const QByteArray answer = call.subscription ? eventJson::encodeAnswer(call.id, call.subscription->action)
                                                : eventJson::encodeRefusal(call.id, call.subscription.error());
    const QJsonDocument document = QJsonDocument::fromJson(answer);
    require(document.isObject() && document.object().contains(u"id"), "whatever the id is, the answer is an object");
    return 0;
}
