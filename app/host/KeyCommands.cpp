// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/DataFolder.h"
#include "app/host/HostCommands.h"
#include "app/Log.h"
#include "core/api/KeyJson.h"
#include "core/journal/OrderJournal.h"
#include "core/service/access/AccessService.h"

#include <unistd.h>

#include <QDateTime>
#include <QTimeZone>

#include <limits>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace keyCommands {
namespace {

constexpr int attempts = 5; ///< of a change that meets another one

// The failure of a command that was called wrongly, for the caller to return; nothing is printed yet.
tl::unexpected<EarlyExit> wrong(const QString &message)
{
    return usageError(u"keys"_s, message);
}

/// The help text of an option that takes a cap in lamports.
QString lamportsDoc(const QString &text)
{
    return text + u", in lamports; none for no cap."_s;
}

/// The options of `keys` beside those of all commands.
QList<QCommandLineOption> ownOptions()
{
    return {
        {u"label"_s, u"Name of the key."_s, u"text"_s},
        {u"scopes"_s, u"What it may do, of read, quote, trade, launch and wallets (new: read,quote)."_s, u"a,b"_s},
        {u"wallets"_s,
         u"The only wallets whose orders it may place; the first is its own. none: any whose private key comes with "
         "the request."_s,
         u"A,B"_s},
        {u"max-order"_s,
         lamportsDoc(u"The most that one order may take, rents and fees included (no sale is refused)"_s),
         u"lamports"_s},
        {u"max-hour"_s, lamportsDoc(u"The most that its orders of an hour may take"_s), u"lamports"_s},
        {u"max-day"_s, lamportsDoc(u"The most that its orders of 24 hours may take"_s), u"lamports"_s},
        {u"max-slippage"_s, u"The most slippage in basis points; none for no cap."_s, u"bps"_s},
        {u"max-fee"_s, lamportsDoc(u"The most priority fee of an order, sales too"_s), u"lamports"_s},
        {u"expires"_s, u"30d, 12h or a time such as 2027-01-31T12:00:00Z; never."_s, u"when"_s},
        {u"approval"_s, u"on: a person has to agree to each order (new: on for mainnet, else off)."_s, u"on|off"_s},
        {u"json"_s, u"Answer in JSON."_s},
    };
}

/// Parses and checks the arguments. The EarlyExit: the text of --help, or a usage error.
tl::expected<CoreOptions, EarlyExit> parse(QCommandLineParser &parser, QStringList arguments)
{
    parser.setApplicationDescription(
        u"API keys of a data directory. A change takes effect at once in a host that runs on it.\n"
        "  keys new        makes a key and prints it, this once\n"
        "  keys list       all keys, revoked ones too\n"
        "  keys show ID    rights and spending of one\n"
        "  keys limit ID   changes the rights that are given\n"
        "  keys revoke ID  makes it invalid for ever"_s);
    // "--approval" alone means on.
    const qsizetype approval = arguments.indexOf(u"--approval"_s);
    if (const QString next = arguments.value(approval + 1); approval >= 0 && next != u"on" && next != u"off")
        arguments[approval] = u"--approval=on"_s;
    const QList<QCommandLineOption> own = ownOptions();
    const auto core = parseCommand(parser, arguments, own);
    if (!core)
        return core;
    const QStringList words = parser.positionalArguments().sliced(1);
    const QString name = words.value(0);
    if (!QStringList{u"new"_s, u"list"_s, u"show"_s, u"limit"_s, u"revoke"_s}.contains(name))
        return wrong(u"keys is followed by new, list, show, limit or revoke."_s);
    const bool hasId = name != u"new" && name != u"list";
    if (words.size() != (hasId ? 2 : 1))
        return wrong(hasId ? u"%1 takes the id of a key."_s.arg(name) : u"%1 takes no further word."_s.arg(name));
    const bool hasRights = std::ranges::any_of(own, [&parser](const QCommandLineOption &each) {
        return each.names().constFirst() != u"json" && parser.isSet(each);
    });
    if (hasRights && name != u"new" && name != u"limit")
        return wrong(u"Rights are given to new and limit."_s);
    return core;
}

/// Reads a list of scopes; a usage error for an unknown one.
tl::expected<KeyScopes, EarlyExit> readScopes(const QString &text)
{
    KeyScopes scopes;
    for (const QString &name : text.split(u',', Qt::SkipEmptyParts)) {
        const auto found = std::ranges::find(keyScopeNames, name.trimmed(), &KeyScopeName::name);
        if (found == std::end(keyScopeNames))
            return wrong(u"--scopes takes read, quote, trade, launch and wallets, with commas between them."_s);
        scopes |= found->scope;
    }
    return scopes;
}

/// Reads a cap in lamports or basis points; nullopt: none. A usage error for any other text. `name`: of its option.
tl::expected<std::optional<quint64>, EarlyExit> readCap(const QString &name, const QString &text)
{
    if (text == u"none")
        return std::optional<quint64>();
    bool isNumber = false;
    const quint64 value = text.toULongLong(&isNumber);
    if (!isNumber || value > quint64{std::numeric_limits<qint64>::max()})
        return wrong(u"--%1 takes a whole number, or none."_s.arg(name));
    return value;
}

/// Reads a time (UTC without a zone) or a span from `nowMs` on as ms since the epoch; 0: never. Else a usage error.
tl::expected<qint64, EarlyExit> readExpiry(const QString &text, qint64 nowMs)
{
    constexpr qint64 hourMs = 3'600'000;
    constexpr qint64 mostHours = 24 * 36'500;
    if (text == u"never")
        return 0;
    const bool isDays = text.endsWith(u'd');
    if (isDays || text.endsWith(u'h')) {
        bool isNumber = false;
        const qint64 hours = text.chopped(1).toUInt(&isNumber) * (isDays ? qint64{24} : qint64{1});
        if (isNumber && hours <= mostHours)
            return nowMs + hours * hourMs;
    }
    QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    if (!time.isValid() || time.toMSecsSinceEpoch() <= 0) // 0 would be never
        return wrong(u"--expires takes 30d, 12h, a time such as 2027-01-31T12:00:00Z, or never."_s);
    if (time.timeSpec() == Qt::LocalTime)
        time.setTimeZone(QTimeZone::utc());
    return time.toMSecsSinceEpoch();
}

/// Sets in `key` the label and rights that the options name; stores nothing. A usage error for a value that is wrong.
Done apply(const QCommandLineParser &parser, qint64 nowMs, ApiKey &key)
{
    struct Cap
    {
        QString name;
        std::optional<quint64> *value;
    };
    KeyRights &rights = key.rights;
    for (const Cap &cap : {Cap{u"max-order"_s, &rights.maxOrderLamports}, Cap{u"max-hour"_s, &rights.maxHourLamports},
                           Cap{u"max-day"_s, &rights.maxDayLamports}, Cap{u"max-slippage"_s, &rights.maxSlippageBps},
                           Cap{u"max-fee"_s, &rights.maxFeeLamports}}) {
        if (!parser.isSet(cap.name))
            continue;
        const auto value = readCap(cap.name, parser.value(cap.name));
        if (!value)
            return tl::unexpected(value.error());
        *cap.value = *value;
    }
    if (parser.isSet(u"scopes"_s)) {
        const auto scopes = readScopes(parser.value(u"scopes"_s));
        if (!scopes)
            return tl::unexpected(scopes.error());
        rights.scopes = *scopes;
    }
    if (parser.isSet(u"expires"_s)) {
        const auto expiry = readExpiry(parser.value(u"expires"_s), nowMs);
        if (!expiry)
            return tl::unexpected(expiry.error());
        rights.expiresMs = *expiry;
    }
    if (parser.isSet(u"approval"_s)) {
        const QString text = parser.value(u"approval"_s);
        if (text != u"on" && text != u"off")
            return wrong(u"--approval is on or off."_s);
        rights.needsApproval = text == u"on";
    }
    if (parser.isSet(u"wallets"_s)) {
        const QString text = parser.value(u"wallets"_s);
        rights.wallets = text == u"none" ? QStringList() : text.split(u',', Qt::SkipEmptyParts);
    }
    if (parser.isSet(u"label"_s))
        key.label = parser.value(u"label"_s);
    if (const Outcome checked = checkRights(rights); !checked)
        return wrong(checked.error().detail);
    return {};
}

/// A key as one line for people, without its limits.
QByteArray textOf(const KeySummary &summary)
{
    const ApiKey &key = summary.key;
    QStringList scopes;
    for (const KeyScopeName &each : keyScopeNames) {
        if (key.rights.scopes.testFlag(each.scope))
            scopes.append(each.name);
    }
    const QString state = key.revokedMs != 0 ? u"  revoked"_s : QString();
    return u"%1  %2  %3%4\n"_s.arg(key.id, scopes.join(u','), harmless(key.label), state).toUtf8();
}

/// The rest of a key's rights and what it has spent, one a line, in the units of the options.
QByteArray detailsOf(const KeySummary &summary)
{
    const KeyRights &rights = summary.key.rights;
    QStringList lines;
    const auto add = [&lines](const QString &name, std::optional<quint64> most, const QString &unit,
                              std::optional<quint64> spent = {}) {
        QString line = name + (most ? u": at most %1 "_s.arg(*most) + unit : u": no cap"_s);
        if (spent)
            line += u", spent %1"_s.arg(*spent);
        lines.append(line);
    };
    const QStringList wallets = summary.key.wallets();
    lines.append(u"wallets: "_s
                 + (wallets.isEmpty() ? u"those whose private keys come with the requests"_s : wallets.join(u", "_s)));
    add(u"order"_s, rights.maxOrderLamports, u"lamports"_s);
    add(u"hour"_s, rights.maxHourLamports, u"lamports"_s, summary.spending.hourLamports);
    add(u"24 hours"_s, rights.maxDayLamports, u"lamports"_s, summary.spending.dayLamports);
    add(u"slippage"_s, rights.maxSlippageBps, u"basis points"_s);
    add(u"priority fee"_s, rights.maxFeeLamports, u"lamports"_s);
    const QDateTime end = QDateTime::fromMSecsSinceEpoch(rights.expiresMs, QTimeZone::utc());
    lines.append(u"expires: "_s + (rights.expiresMs == 0 ? u"never"_s : end.toString(Qt::ISODate)));
    lines.append(u"approval: "_s + (rights.needsApproval ? u"a person agrees to each order"_s : u"not needed"_s));
    return u"  %1\n"_s.arg(lines.join(u"\n  "_s)).toUtf8();
}

/// Runs one command on the opened journal.
class Run
{
public:
    /// For arguments that parse() has taken; `parser` must outlive it.
    explicit Run(const QCommandLineParser &parser)
        : m_parser(parser)
        , m_name(parser.positionalArguments().at(1))
        , m_asJson(parser.isSet(u"json"_s))
    {
    }

    /// Opens the journal and runs the command.
    Done run(const CoreOptions &core)
    {
        const Result<DataFolder> folder = openDataFolder(core);
        if (!folder)
            return exitFor(folder.error());
        const bool makesKey = m_name == u"new";
        if (const Done known = makesKey ? checkMoneyIsKnown(*folder) : Done(); !known)
            return known;
        auto journal = OrderJournal::open(folder->path + u"/orders.sqlite"_s, FileCheck::Brief);
        if (!journal)
            return exitFor(journal.error());
        m_journal = std::move(*journal);
        if (makesKey)
            return makeKey(folder->isRealMoney);
        return m_name == u"list" ? list() : changeOrShow();
    }

private:
    /// The store of the journal that run() has opened.
    [[nodiscard]] ApiKeyStore &keys() const { return m_journal->apiKeys(); }

    /// Adds a key to the store and prints it, this once. For real money its orders need approval by default.
    Done makeKey(bool isRealMoney)
    {
        ApiKey key;
        key.rights.needsApproval = isRealMoney;
        key.rights.scopes = KeyScope::Read | KeyScope::Quote;
        if (const Done applied = apply(m_parser, m_clock.nowMs(), key); !applied)
            return applied;
        const Result<ApiKeyStore::Added> added
            = keys().add(key.label, key.rights.wallets.value(0), key.rights, m_clock.nowMs());
        if (!added)
            return exitFor(added.error());
        JsonWriter json(4096); // it does not grow, which would leave copies of the key
        json.beginObject();
        json.key("key").plain(added->text.view());
        keyJson::writeMembers(json, {added->key, {}});
        json.endObject();
        QByteArray text = m_asJson ? json.take() : added->key.id.toLatin1() + "  " + added->text.view().toByteArray();
        text += '\n';
        // write() is called directly, because stdout's buffer would keep a copy.
        const bool isWritten
            = ::write(STDOUT_FILENO, text.constData(), static_cast<std::size_t>(text.size())) == text.size();
        wipe(text);
        if (!isWritten)
            return refusal(exitConfiguration, u"the key could not be written"_s);
        return {};
    }

    /// Prints all keys; changes nothing.
    Done list()
    {
        const Result<QList<ApiKey>> all = keys().keys();
        if (!all)
            return exitFor(all.error());
        JsonWriter json;
        json.beginArray();
        for (const ApiKey &key : *all) {
            if (const Done written = write(json, key); !written)
                return written;
        }
        json.endArray();
        if (m_asJson)
            print(json.take() + '\n');
        return {};
    }

    /// The commands `show`, `limit` and `revoke`: changes the named key where the command asks for it, and prints it. A
    /// change that meets another one is tried again on the newer key, `attempts` times in all.
    Done changeOrShow()
    {
        for (int count = 1;; ++count) {
            Result<ApiKey> key = keys().key(m_parser.positionalArguments().at(2));
            if (!key)
                return exitFor(key.error());
            const bool isRevoked = m_name == u"revoke" && key->revokedMs != 0;
            if (m_name != u"show" && !isRevoked) {
                if (const Done applied = apply(m_parser, m_clock.nowMs(), *key); !applied)
                    return applied;
                if (m_name == u"revoke")
                    key->revokedMs = m_clock.nowMs();
                const Outcome written = keys().update(*key);
                if (!written && (written.error().code != ErrorCode::Conflict || count == attempts))
                    return exitFor(written.error());
                if (!written)
                    continue;
            }
            JsonWriter json;
            if (const Done shown = write(json, *key); !shown)
                return shown;
            if (m_asJson)
                print(json.take() + '\n');
            return {};
        }
    }

    /// Writes a key with its spending into `json` where the command answers in JSON; else prints it.
    Done write(JsonWriter &json, const ApiKey &key)
    {
        const Result<KeySpending> spending = keys().spending(key, m_clock.nowMs());
        if (!spending)
            return exitFor(spending.error());
        if (!m_asJson) {
            const KeySummary summary{key, *spending};
            print(textOf(summary) + (m_name == u"show" ? detailsOf(summary) : QByteArray()));
            return {};
        }
        json.beginObject();
        keyJson::writeMembers(json, {key, *spending});
        json.endObject();
        return {};
    }

    const QCommandLineParser &m_parser;
    const QString m_name; ///< of the command
    const bool m_asJson;
    SystemClock m_clock;
    std::unique_ptr<OrderJournal> m_journal;
};

} // namespace
} // namespace keyCommands

Done runKeyCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    return keyCommands::parse(parser, arguments).and_then([&parser](const CoreOptions &core) {
        return keyCommands::Run(parser).run(core);
    });
}

} // namespace curvedesk::app
