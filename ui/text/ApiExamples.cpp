// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/ApiExamples.h"

namespace curvedesk::apiExamples {

using namespace Qt::StringLiterals;

namespace {

/// The program with the host's address and the coin filled in; where money is real also `dryRun`, to send nothing.
QString filled(const QString &program, const Place &place, const QString &dryRun)
{
    // The several-argument form: an address cannot be taken for a place marker.
    return program.arg(place.url, place.mint, place.isRealMoney ? dryRun : QString());
}

} // namespace

QString curl(const Place &place)
{
    return filled(
        // In lines that fit into the panel; in quotes a line ends without a backslash.
        uR"(curl -H 'x-api-key: YOUR_API_KEY' \
-H 'Content-Type: application/json' \
'%1/trade?wait=confirmed' \
-d '{"mode":"buy","amountInSol":true,
"token":"%2",
"amount":10000000,"slippage":500,
"priorityFee":"auto"%3}')"_s,
        place, u",\"dryRun\":true"_s);
}

QString python(const Place &place)
{
    return filled(uR"(import json, urllib.error, urllib.request

order = {"mode": "buy", "token": "%2",
         "amount": 10_000_000, "amountInSol": True,  # 0.01 SOL
         "slippage": 500, "priorityFee": "auto"%3}
request = urllib.request.Request(
    "%1/trade?wait=confirmed",
    data=json.dumps(order).encode(),
    headers={"x-api-key": "YOUR_API_KEY",
             "Content-Type": "application/json"})
try:
    print(urllib.request.urlopen(request).read().decode())
except urllib.error.HTTPError as refusal:
    raise SystemExit(refusal.read().decode())
)"_s,
                  place, u", \"dryRun\": True"_s);
}

QString javaScript(const Place &place)
{
    return filled(uR"(const order = {mode: "buy", token: "%2",
  amount: 10_000_000, amountInSol: true, // 0.01 SOL
  slippage: 500, priorityFee: "auto"%3};
fetch("%1/trade?wait=confirmed", {
  method: "POST",
  headers: {"x-api-key": "YOUR_API_KEY",
            "Content-Type": "application/json"},
  body: JSON.stringify(order),
}).then(reply => reply.text()).then(console.log);
)"_s,
                  place, u", dryRun: true"_s);
}

} // namespace curvedesk::apiExamples
