// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// Resuming a launch after a failure or in another run of the program.
#include "core/service/launch/LaunchService.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/wallet/WalletService.h"

#include <QPointer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The name under which saveDraft() writes the URI of the image, beside the texts of the form.
const QString draftImage = u"(image)"_s;
const QString draftForm = u"launch"_s;

// The idempotency key of the n-th attempt, from 1: the journal has one order for each key, so that every further
// attempt has one of its own. A line feed can be in no key that an API client sends.
QByteArray keyOfAttempt(const QByteArray &key, int attempt)
{
    return attempt == 1 ? key : key + '\n' + QByteArray::number(attempt);
}

} // namespace

Task<OrderDesk::Begun> LaunchService::beginAttempt(OrderIntent intent, LaunchAgain again)
{
    const QPointer<LaunchService> self(this);
    const QByteArray key = intent.idempotencyKey;
    for (int attempt = 1;; ++attempt) {
        intent.idempotencyKey = keyOfAttempt(key, attempt);
        Result<OrderDesk::Begun> begun = co_await m_orders.begin(intent);
        if (!begun)
            co_return failure(begun.error());
        if (!self)
            co_return closing();
        const auto *earlier = std::get_if<OrderSummary>(&*begun);
        const bool mayFollow = earlier != nullptr
            && ((again != LaunchAgain::Never && earlier->status == TradeStatus::Expired)
                || (again == LaunchAgain::AfterFailure && earlier->status == TradeStatus::Failed));
        if (!mayFollow)
            co_return begun;
    }
}

Result<LaunchRecord> LaunchService::recordOf(const LaunchRequest &request) const
{
    LaunchRecord fresh{request.apiOwner, request.idempotencyKey, request.requestHash, {}, {}, 0};
    if (request.idempotencyKey.isEmpty())
        return fresh;
    Result<std::optional<LaunchRecord>> known = m_store.find(request.apiOwner, request.idempotencyKey);
    if (!known)
        return failure(known.error());
    if (*known && (*known)->requestHash != request.requestHash)
        return failure(ErrorCode::Conflict, u"Idempotency-Key was used for another request"_s);
    return *known ? **known : fresh;
}

Outcome LaunchService::write(const LaunchRecord &record)
{
    return record.idempotencyKey.isEmpty() ? Outcome() : m_store.write(record);
}

Result<Keypair> LaunchService::mintKey(const LaunchRequest &request) const
{
    if (request.idempotencyKey.isEmpty())
        return Keypair::generate();
    return m_wallets.keyForPurpose(request.signer,
                                   "curvedesk mint " + request.apiOwner.toUtf8() + ' ' + request.idempotencyKey);
}

Task<LaunchState> LaunchService::state(QByteArray idempotencyKey)
{
    const QPointer<LaunchService> self(this);
    const Result<std::optional<LaunchRecord>> record = m_store.find({}, idempotencyKey);
    if (!record)
        co_return failure(record.error());
    if (!*record)
        co_return failure(ErrorCode::NotFound, u"there is no such launch"_s);
    // Going past every attempt that had no effect finds the newest one, or the right to sign, which is given back.
    std::optional<OrderSummary> newest;
    for (int attempt = 1; self; ++attempt) {
        OrderIntent intent{{}, keyOfAttempt(idempotencyKey, attempt), (*record)->requestHash, false};
        const Result<OrderDesk::Begun> begun = co_await m_orders.begin(std::move(intent));
        if (!begun)
            co_return failure(begun.error());
        const auto *order = std::get_if<OrderSummary>(&*begun);
        if (order == nullptr)
            break;
        newest = *order;
    }
    if (!self)
        co_return closing();
    // Read again: a request that was under way may have published more.
    const Result<std::optional<LaunchRecord>> reread = m_store.find({}, idempotencyKey);
    if (!reread)
        co_return failure(reread.error());
    const LaunchRecord present = reread->value_or(**record);
    LaunchState state;
    state.next = !present.uri.isEmpty() ? LaunchStep::Transaction
        : !present.imageUri.isEmpty()   ? LaunchStep::Words
                                        : LaunchStep::Picture;
    if (newest) {
        state.next = LaunchStep::Landing;
        state.receipt = LaunchReceipt{orderOutcome::receiptOf(*newest), present.uri, {}, idempotencyKey};
    }
    co_return state;
}

Task<LaunchDraft> LaunchService::draft()
{
    Result<QHash<QString, QString>> texts = m_store.texts(draftForm);
    if (!texts)
        co_return failure(texts.error());
    const QString imageUri = texts->take(draftImage);
    LaunchDraft draft{std::move(*texts), {}};
    if (imageUri.isEmpty())
        co_return draft;
    const Result<QByteArray> image = co_await m_metadata.image(imageUri);
    if (image)
        draft.image = *image;
    co_return draft;
}

Task<void> LaunchService::saveDraft(LaunchDraft draft)
{
    const int turn = ++m_draftTurn;
    const QPointer<LaunchService> self(this);
    if (!draft.image.isEmpty()) {
        const Result<QString> imageUri = co_await m_metadata.keepImage(std::move(draft.image));
        if (!imageUri)
            co_return failure(imageUri.error());
        draft.texts.insert(draftImage, *imageUri);
    }
    if (!self || turn != m_draftTurn)
        co_return Outcome();
    co_return m_store.writeTexts(draftForm, draft.texts);
}

} // namespace curvedesk
