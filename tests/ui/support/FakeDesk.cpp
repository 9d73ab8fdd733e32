// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/ui/support/FakeDesk.h"

#include <algorithm>
#include <functional>

namespace curvedesk {

using namespace Qt::StringLiterals;

void FakeDesk::wallets(QObject *receiver, Answer<QList<WalletSummary>> answer)
{
    ++walletQuestions;
    if (!answersMarket)
        return;
    later(receiver, std::move(answer), orError(walletsError, walletList));
}

void FakeDesk::createWallet(QObject *receiver, const QString &label, Answer<CreatedWallet> answer)
{
    const QString address = u"NewWa11et%1BcDeFgHjKmNpQrStUvWxYz123456"_s.arg(walletList.size());
    walletList.append(
        {address, label.isEmpty() ? u"Wallet %1"_s.arg(walletList.size() + 1) : label, 0, walletList.size() + 1});
    const auto secret = [](const char *text) { return std::make_shared<const SecretBytes>(SecretBytes::copyOf(text)); };
    later<CreatedWallet>(receiver, std::move(answer),
                         CreatedWallet{address, secret("fake-private-key"), secret("fake-api-key")});
    emit walletsChanged();
}

void FakeDesk::importWallet(QObject *receiver, const Secret &key, const QString &label, Answer<WalletSummary> answer)
{
    importedKey = key->view().toByteArray();
    importedLabels.append(label);
    const WalletSummary wallet{u"1mportedWa11etBcDeFgHjKmNpQrStUvWxYz123456"_s, label, 0, walletList.size() + 1};
    walletList.append(wallet);
    later<WalletSummary>(receiver, std::move(answer), wallet);
    emit walletsChanged();
}

void FakeDesk::derivedWallets(QObject *receiver, const Secret &, const Secret &, Answer<QList<DerivedWallet>> answer)
{
    if (derived.isEmpty())
        later<QList<DerivedWallet>>(receiver, std::move(answer),
                                    failure(ErrorCode::InvalidInput, u"word 2 is not in the list of BIP39"_s));
    else
        later<QList<DerivedWallet>>(receiver, std::move(answer), derived);
}

void FakeDesk::importDerived(QObject *receiver, const Secret &words, const Secret &tried, const QString &path,
                             const QString &label, Answer<WalletSummary> answer)
{
    importedKey = words->view().toByteArray() + '|' + tried->view().toByteArray() + '|' + path.toUtf8();
    const WalletSummary wallet{u"DerivedWa11etBcDeFgHjKmNpQrStUvWxYz1234567"_s, label, 0, walletList.size() + 1};
    walletList.append(wallet);
    later<WalletSummary>(receiver, std::move(answer), wallet);
    emit walletsChanged();
}

void FakeDesk::watchWallet(QObject *receiver, const QString &address, const QString &label,
                           Answer<WalletSummary> answer)
{
    const WalletSummary wallet{address, label, 0, walletList.size() + 1, true};
    walletList.append(wallet);
    later<WalletSummary>(receiver, std::move(answer), wallet);
    emit walletsChanged();
}

void FakeDesk::unwatchWallet(QObject *receiver, const QString &address, Answer<void> answer)
{
    unwatchRequests.append(address);
    const auto isRemoved = [&](const WalletSummary &wallet) { return wallet.address == address && wallet.isWatched; };
    if (walletList.removeIf(isRemoved) == 0) {
        later<void>(receiver, std::move(answer), failure(ErrorCode::WalletNotFound, {}));
        return;
    }
    later<void>(receiver, std::move(answer), Result<void>());
    emit walletsChanged();
}

void FakeDesk::exportKey(QObject *receiver, const QString &, const Secret &tried, Answer<Secret> answer)
{
    if (vault.protection == VaultProtection::Passphrase && (!tried || tried->view() != passphrase))
        later<Secret>(receiver, std::move(answer), failure(ErrorCode::Unauthorized, u"wrong passphrase"_s));
    else
        later<Secret>(receiver, std::move(answer),
                      std::make_shared<const SecretBytes>(SecretBytes::copyOf("exported-key")));
}

void FakeDesk::balance(QObject *receiver, const QString &token, const QString &wallet, Answer<BalanceReply> answer)
{
    BalanceReply reply{heldTokens, 6};
    for (const WalletSummary &each : walletList) {
        if (token == u"SOL" && each.address == wallet)
            reply = {each.lamports, 9};
    }
    later(receiver, std::move(answer), orError(balanceError, reply));
}

void FakeDesk::holdings(QObject *receiver, const QString &, const QStringList &mints, Answer<QList<Holding>> answer)
{
    QList<Holding> held;
    for (const QString &mint : mints) {
        const auto coin = std::ranges::find(tokenList, mint, &TokenSummary::mint);
        held.append({mint, {}, coin == tokenList.end() ? QString() : coin->symbol, heldTokens, 6});
    }
    later(receiver, std::move(answer), orError(holdingsError, held));
}

void FakeDesk::renameWallet(QObject *receiver, const QString &address, const QString &label,
                            Answer<WalletSummary> answer)
{
    for (WalletSummary &wallet : walletList) {
        if (wallet.address == address) {
            wallet.label = label;
            later<WalletSummary>(receiver, std::move(answer), wallet);
            emit walletsChanged();
            return;
        }
    }
    later<WalletSummary>(receiver, std::move(answer), failure(ErrorCode::WalletNotFound, {}));
}

void FakeDesk::apiKeys(QObject *receiver, Answer<QList<KeySummary>> answer)
{
    later(receiver, std::move(answer), Result<QList<KeySummary>>(keyList));
}

void FakeDesk::createApiKey(QObject *receiver, const QString &label, const KeyRights &rights, Answer<IssuedKey> answer)
{
    KeySummary made;
    made.key.id = u"key%1"_s.arg(keyList.size());
    made.key.label = label;
    made.key.rights = rights;
    made.key.wallet = rights.wallets.value(0);
    made.key.createdMs = 1;
    keyList.append(made);
    later<IssuedKey>(receiver, std::move(answer),
                     IssuedKey{std::make_shared<const SecretBytes>(SecretBytes::copyOf("cd_fake_key")), made.key});
    emit apiKeysChanged();
}

void FakeDesk::changeApiKey(QObject *receiver, const ApiKey &changed, Answer<void> answer)
{
    for (KeySummary &each : keyList) {
        if (each.key.id == changed.id)
            each.key = changed;
    }
    later<void>(receiver, std::move(answer), Outcome());
    emit apiKeysChanged();
}

void FakeDesk::approvals(QObject *receiver, Answer<QList<Approval>> answer)
{
    later<QList<Approval>>(receiver, std::move(answer), waiting);
}

void FakeDesk::answerApproval(QObject *receiver, const QString &id, bool approves, Answer<void> answer)
{
    approvalAnswers.append({id, approves});
    if (approvalError) {
        later<void>(receiver, std::move(answer), failure(*std::exchange(approvalError, std::nullopt)));
        return;
    }
    const auto count = waiting.removeIf([&id](const Approval &each) { return each.id == id; });
    if (count > 0)
        emit approvalAnswered(id);
    later<void>(receiver, std::move(answer),
                count > 0 ? Result<void>() : Result<void>(failure(ErrorCode::NotFound, u"no such order"_s)));
}

void FakeDesk::revokeApiKey(QObject *receiver, const QString &id, Answer<void> answer)
{
    for (KeySummary &each : keyList) {
        if (each.key.id == id)
            each.key.revokedMs = 2;
    }
    later<void>(receiver, std::move(answer), Outcome());
    emit apiKeysChanged();
}

void FakeDesk::requestAirdrop(QObject *receiver, const QString &wallet, quint64 lamports, Answer<QString> answer)
{
    airdrops.append({wallet, lamports});
    for (WalletSummary &each : walletList) {
        if (each.address == wallet)
            each.lamports += lamports;
    }
    later<QString>(receiver, std::move(answer), u"signature"_s);
    emit walletsChanged();
}

void FakeDesk::tokens(QObject *receiver, TokenSort sort, int, const QString &, Answer<MarketService::TokenPage> answer)
{
    sortsAsked.append(sort);
    if (!answersMarket)
        return;
    later(receiver, std::move(answer), orError(tokensError, MarketService::TokenPage{tokenList, {}}));
}

void FakeDesk::ranked(QObject *receiver, CoinOrder order, int, const QString &, Answer<RankedPage> answer)
{
    ordersAsked.append(order);
    if (!answersMarket)
        return;
    RankedPage page;
    for (const TokenSummary &token : std::as_const(tokenList))
        page.coins.append({token, figuresOf.value(token.mint, CoinFigures{.mint = token.mint})});
    later(receiver, std::move(answer), orError(tokensError, page));
}

void FakeDesk::king(QObject *receiver, Answer<TokenDetails> answer)
{
    if (!answersMarket)
        return;
    for (const TokenSummary &token : tokenList) {
        if (token.isKing) {
            details(receiver, token.mint, std::move(answer));
            return;
        }
    }
    later<TokenDetails>(receiver, std::move(answer), failure(ErrorCode::TokenNotFound, {}));
}

void FakeDesk::details(QObject *receiver, const QString &mint, Answer<TokenDetails> answer)
{
    TokenDetails usual;
    usual.audit = {true, true, true, QStringList(), {}};
    TokenDetails found = detailsOf.value(mint, usual);
    for (const TokenSummary &token : tokenList) {
        if (token.mint == mint)
            found.summary = token;
    }
    if (found.summary.mint.isEmpty() && !detailsError)
        detailsError = Error{ErrorCode::TokenNotFound, {}, std::nullopt, 0};
    later(receiver, std::move(answer), orError(detailsError, found));
}

void FakeDesk::keptImage(QObject *receiver, const QString &mint, Answer<QByteArray> answer)
{
    imagesAsked.append(mint);
    later<QByteArray>(receiver, std::move(answer), detailsOf.value(mint).image);
}

void FakeDesk::trades(QObject *receiver, const QString &mint, int limit, const QString &cursor,
                      Answer<MarketService::TradePage> answer)
{
    const QList<TradeRow> all = tradesOf.value(mint);
    const qsizetype from = cursor.toLongLong();
    const QString next = from + limit < all.size() ? QString::number(from + limit) : QString();
    later(receiver, std::move(answer), orError(tradesError, MarketService::TradePage{all.mid(from, limit), next}));
}

void FakeDesk::tradesBy(QObject *receiver, const QString &mint, const QStringList &wallets,
                        Answer<QList<TradeRow>> answer)
{
    QList<TradeRow> found;
    for (const TradeRow &trade : tradesOf.value(mint)) {
        if (wallets.contains(trade.user))
            found.append(trade);
    }
    later<QList<TradeRow>>(receiver, std::move(answer), found);
}

void FakeDesk::walletTrades(QObject *receiver, const QStringList &wallets, qint64 after, int limit,
                            Answer<QList<WalletTrade>> answer)
{
    QList<WalletTrade> found;
    for (const WalletTrade &each : ownTrades) {
        if (found.size() < limit && each.trade.position > after && wallets.contains(each.trade.row.user))
            found.append(each);
    }
    later<QList<WalletTrade>>(receiver, std::move(answer), found);
}

void FakeDesk::candles(QObject *receiver, const QString &mint, int, int limit, const QString &cursor,
                       Answer<MarketService::CandlePage> answer)
{
    candlesAsked.append(mint);
    // The cursor is the time before which the page ends.
    const auto behind = std::ranges::lower_bound(candleList, cursor.toLongLong(), {}, &Candle::openTime);
    const qsizetype end = cursor.isEmpty() ? candleList.size() : behind - candleList.begin();
    const qsizetype first = qMax<qsizetype>(0, end - limit);
    const QString next = first > 0 ? QString::number(candleList.at(first).openTime) : QString();
    later(receiver, std::move(answer),
          orError(candlesError, MarketService::CandlePage{candleList.mid(first, end - first), next}));
}

void FakeDesk::figures(QObject *receiver, const QStringList &mints, bool, Answer<QList<CoinFigures>> answer)
{
    QList<CoinFigures> found;
    for (const QString &mint : mints) {
        if (figuresOf.contains(mint))
            found.append(figuresOf.value(mint));
    }
    ++figureQuestions;
    if (holdsFigures) {
        heldFigures.append([answer = std::move(answer), found] { answer(found); });
        return;
    }
    later<QList<CoinFigures>>(receiver, std::move(answer), found);
}

void FakeDesk::rising(QObject *receiver, int limit, Answer<QList<RankedCoin>> answer)
{
    if (!answersMarket)
        return;
    // Coins that moved, then as many others as are asked for: benchmarks have 100,000.
    QList<RankedCoin> ranked;
    QList<RankedCoin> quiet;
    for (const TokenSummary &token : tokenList) {
        const auto figures = figuresOf.constFind(token.mint);
        if (figures != figuresOf.cend())
            ranked.append({token, *figures});
        else if (quiet.size() < limit)
            quiet.append({token, CoinFigures{.mint = token.mint}});
    }
    ranked += quiet;
    std::ranges::stable_sort(ranked, std::ranges::greater(),
                             [](const RankedCoin &coin) { return coin.figures.changeBps.front(); });
    ranked.resize(qMin<qsizetype>(ranked.size(), limit));
    later(receiver, std::move(answer), orError(tokensError, ranked));
}

void FakeDesk::search(QObject *receiver, const QString &text, int limit, Answer<QList<TokenSummary>> answer)
{
    searches.append(text);
    QList<TokenSummary> found;
    for (const TokenSummary &token : tokenList) {
        if ((token.name + u' ' + token.symbol).contains(text, Qt::CaseInsensitive) || token.mint == text
            || token.creator == text)
            found.append(token);
    }
    later(receiver, std::move(answer), orError(searchError, found.first(qMin<qsizetype>(limit, found.size()))));
}

void FakeDesk::holders(QObject *receiver, const QString &, int, Answer<Holders> answer)
{
    later<Holders>(receiver, std::move(answer), holdersOfAll);
}

void FakeDesk::positions(QObject *receiver, const QStringList &wallets, Answer<QList<Position>> answer)
{
    ++positionQuestions;
    if (positionsError) {
        later<QList<Position>>(receiver, std::move(answer), failure(*positionsError));
        return;
    }
    later<QList<Position>>(receiver, std::move(answer), wallets.isEmpty() ? QList<Position>() : positionList);
}

void FakeDesk::quote(QObject *receiver, const QuoteRequest &, Answer<Quote> answer)
{
    later<Quote>(receiver, std::move(answer), sheet.quote);
}

void FakeDesk::costSheet(QObject *receiver, const TradeRequest &request, Answer<CostSheet> answer)
{
    costSheetRequests.append(request);
    CostSheet now = sheet;
    now.quote.mode = request.mode;
    if (request.mode == TradeMode::Sell) {
        now.quote.decimalsIn = 6;
        now.quote.decimalsOut = 9;
        now.quote.amountInRaw = request.amount.unit == TradeAmount::Unit::PercentOfHolding
            ? heldTokens / 100 * (request.amount.value / 1'000'000)
            : request.amount.value;
        now.quote.amountOutRaw = 213'904'417;
        now.quote.minimumOutRaw = 203'209'196;
        now.quote.tokensSoldAfter
            = now.quote.tokensSoldBefore - qMin(now.quote.amountInRaw, now.quote.tokensSoldBefore);
        now.receiveAtLeastLamports = now.quote.minimumOutRaw - now.networkFeeLamports;
        now.walletTokens = heldTokens;
    } else {
        if (request.amount.unit == TradeAmount::Unit::Lamports)
            now.quote.amountInRaw = now.mostInRaw = request.amount.value;
        now.mostInRaw = qMax(now.mostInRaw, now.quote.amountInRaw);
        now.payAtMostLamports = now.quote.amountInRaw + now.networkFeeLamports + now.tokenAccountRentLamports
            + now.volumeAccumulatorRentLamports + now.creatorVaultRentLamports;
    }
    later(receiver, std::move(answer), orError(costSheetError, now));
}

void FakeDesk::reviewTrade(QObject *receiver, const TradeRequest &, Answer<TradeReview> answer)
{
    ++reviewRequests;
    later(receiver, std::move(answer), orError(reviewError, review));
}

void FakeDesk::trade(QObject *receiver, const TradeRequest &request, Answer<TradeReceipt> answer)
{
    tradeRequests.append(request);
    if (!answersTrades)
        return;
    TradeReceipt receipt;
    receipt.orderId = u"order-%1"_s.arg(tradeRequests.size());
    receipt.signature = u"signature"_s;
    receipt.mint = request.token;
    later(receiver, std::move(answer), orError(tradeError, receipt));
}

void FakeDesk::unsignedTrade(QObject *receiver, const TradeRequest &request, Answer<UnsignedTrade> answer)
{
    unsignedRequests.append(request);
    UnsignedTrade trade;
    trade.wire = "unsigned";
    later<UnsignedTrade>(receiver, std::move(answer), trade);
}

void FakeDesk::transferSheet(QObject *receiver, const TransferRequest &request, Answer<TransferSheet> answer)
{
    transferSheetRequests.append(request);
    sentSheet.recipient.address = request.recipient;
    sentSheet.token = request.token;
    sentSheet.isAll = !request.amount;
    sentSheet.cost.amount = request.amount.value_or(sentSheet.walletLamports - sentSheet.cost.networkFeeLamports);
    sentSheet.cost.received = sentSheet.cost.amount;
    later(receiver, std::move(answer), orError(sheetError, sentSheet));
}

void FakeDesk::transfer(QObject *receiver, const TransferRequest &request, Answer<OrderSummary> answer)
{
    transferRequests.append(request);
    OrderSummary order;
    order.id = u"transfer"_s;
    order.kind = OrderSummary::Kind::Transfer;
    order.recipient = request.recipient;
    later(receiver, std::move(answer), orError(transferError, order));
}

void FakeDesk::contacts(QObject *receiver, Answer<QList<Contact>> answer)
{
    later<QList<Contact>>(receiver, std::move(answer), book);
}

void FakeDesk::saveContact(QObject *receiver, const QString &address, const QString &label, Answer<Contact> answer)
{
    if (!contactError)
        book.append({address, label});
    later(receiver, std::move(answer), orError(contactError, Contact{address, label}));
}

void FakeDesk::removeContact(QObject *receiver, const QString &address, Answer<void> answer)
{
    book.removeIf([&](const Contact &each) { return each.address == address; });
    later<void>(receiver, std::move(answer), Outcome());
}

void FakeDesk::launch(QObject *receiver, const LaunchRequest &request, Answer<LaunchReceipt> answer)
{
    launchRequests.append(request);
    if (!answersLaunches) {
        pendingLaunch = std::move(answer);
        return;
    }
    LaunchReceipt receipt;
    receipt.trade.status = launchStatus;
    receipt.trade.mint = tokenList.isEmpty() ? QString() : tokenList.last().mint;
    later(receiver, std::move(answer), orError(launchError, receipt));
}

LaunchCost sampleCost(quint64 buyLamports)
{
    LaunchCost cost;
    const quint64 curve = buyLamports * 10'000 / 10'125;
    cost.lamports = {curve, buyLamports * 95 / 10'125, 0, 3'584'400, 1'941'840, 2'074'080, 0, 0, 10'000, 1'234};
    cost.lamports[LaunchCost::CreatorFee] = buyLamports - curve - cost.lamports[LaunchCost::ProtocolFee];
    if (buyLamports > 0) {
        cost.lamports[LaunchCost::WalletTokensRent] = 2'074'080;
        cost.lamports[LaunchCost::AccumulatorRent] = 1'844'400;
        cost.tokens = 8'611'034'771'120;
    }
    cost.supply = 1'000'000'000'000'000;
    cost.priorityFeeMicroLamports = 5'000;
    return cost;
}

void FakeDesk::launchCost(QObject *receiver, const LaunchRequest &request, Answer<LaunchCost> answer)
{
    costRequest = request;
    later(receiver, std::move(answer), orError(launchCostError, sampleCost(request.initialBuyLamports)));
}

void FakeDesk::stopLaunch(const QByteArray &idempotencyKey)
{
    if (!launchRequests.isEmpty() && launchRequests.last().idempotencyKey == idempotencyKey)
        std::exchange(pendingLaunch, {})(failure(ErrorCode::Cancelled, u"stopped"_s));
}

void FakeDesk::launchState(QObject *receiver, const QByteArray &, Answer<LaunchState> answer)
{
    later(receiver, std::move(answer),
          stateOfLaunch ? Result<LaunchState>(*stateOfLaunch) : failure(ErrorCode::NotFound, u"no such launch"_s));
}

void FakeDesk::launchDraft(QObject *receiver, Answer<LaunchDraft> answer)
{
    later<LaunchDraft>(receiver, std::move(answer), draft);
}

void FakeDesk::saveLaunchDraft(const LaunchDraft &saved)
{
    draft = saved;
}

void FakeDesk::storeSettings(QObject *receiver, Answer<StoreSettings> answer)
{
    later<StoreSettings>(receiver, std::move(answer), stores);
}

void FakeDesk::saveStoreSettings(QObject *receiver, const StoreSettings &settings, const Secret &token,
                                 Answer<void> answer)
{
    stores = settings;
    if (token)
        pinataToken = token->view().toByteArray();
    later<void>(receiver, std::move(answer), Result<void>());
}

void FakeDesk::launchPlace(QObject *receiver, Answer<LaunchPlace> answer)
{
    later<LaunchPlace>(receiver, std::move(answer), placeOfLaunches);
}

void FakeDesk::orders(QObject *receiver, int limit, const QString &cursor, Answer<OrderDesk::Page> answer)
{
    const qsizetype from = cursor.toLongLong();
    const QString next = from + limit < orderList.size() ? QString::number(from + limit) : QString();
    if (from > 0 && laterOrdersError) {
        later<OrderDesk::Page>(receiver, std::move(answer), failure(*laterOrdersError));
        return;
    }
    later<OrderDesk::Page>(receiver, std::move(answer), OrderDesk::Page{orderList.mid(from, limit), next});
}

void FakeDesk::order(QObject *receiver, const QString &id, Answer<OrderSummary> answer)
{
    Result<OrderSummary> found = failure(ErrorCode::NotFound, u"no such order"_s);
    for (const OrderSummary &each : orderList + olderOrders) {
        if (each.id == id)
            found = each;
    }
    later<OrderSummary>(receiver, std::move(answer), found);
}

void FakeDesk::startApiHost(QObject *receiver, quint16 port, Answer<quint16> answer)
{
    apiState = {true, true, port};
    later<quint16>(receiver, std::move(answer), port);
    emit apiHostChanged(apiState);
}

void FakeDesk::stopApiHost()
{
    apiState = {true, false, 0};
    emit apiHostChanged(apiState);
}

void FakeDesk::lockVault()
{
    ++locks;
    setVault({vault.protection, true, vault.needsProtection});
}

void FakeDesk::unlockVault(QObject *receiver, const Secret &tried, Answer<void> answer)
{
    const bool isRight = tried ? tried->view() == passphrase : vault.protection == VaultProtection::Keychain;
    if (isRight)
        setVault({vault.protection, false, false});
    later<void>(receiver, std::move(answer), isRight ? Outcome() : failure(ErrorCode::Unauthorized, {}));
}

void FakeDesk::protectVault(QObject *receiver, const Secret &, const Secret &next, Answer<void> answer)
{
    passphrase = next->view().toByteArray();
    setVault({VaultProtection::Passphrase, false, false});
    later<void>(receiver, std::move(answer), Outcome());
}

void FakeDesk::moveVaultToKeychain(QObject *receiver, const Secret &, Answer<void> answer)
{
    setVault({VaultProtection::Keychain, false, false});
    later<void>(receiver, std::move(answer), Outcome());
}

void FakeDesk::lockVaultAfter(int minutes)
{
    vault.lockMinutes = minutes;
    emit vaultChanged(vault);
}

} // namespace curvedesk
#include "moc_FakeDesk.cpp"
