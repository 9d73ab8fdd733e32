// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/DataFolder.h"
#include "app/host/HostCommands.h"
#include "app/Log.h"
#include "app/SecretFile.h"
#include "app/VaultOpening.h"
#include "core/journal/AuditLog.h"
#include "core/json/JsonWriter.h"
#include "core/wallet/DerivedKey.h"
#include "core/wallet/Mnemonic.h"
#include "core/wallet/WalletStore.h"

#include <unistd.h>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

namespace walletCommands {
namespace {

// The failure of a command that was called wrongly, for the caller to return; nothing is printed yet.
tl::unexpected<EarlyExit> wrong(const QString &message)
{
    return usageError(u"wallets"_s, message);
}

/// Parses and checks the arguments. The EarlyExit: the text of --help, or a usage error.
tl::expected<CoreOptions, EarlyExit> parse(QCommandLineParser &parser, const QStringList &arguments)
{
    parser.setApplicationDescription(
        u"Wallets of a data directory.\n  wallets list            addresses and labels\n"
        "  wallets new             makes a key, which goes into the vault\n"
        "  wallets import          reads a key from standard input: base58, solana-keygen's JSON, or 12 to 24 words\n"
        "  wallets export ADDRESS  writes a private key to standard output\n"
        "  wallets watch ADDRESS   keeps an address whose key is elsewhere"_s);
    const QList<QCommandLineOption> own{
        {u"label"_s, u"Name of the wallet."_s, u"text"_s},
        {u"json"_s, u"Answer in JSON; export: as solana-keygen's array."_s},
        {u"path"_s, u"Which key of the words (default: m/44'/501'/0'/0'; m: the one of solana-keygen)."_s, u"path"_s,
         u"m/44'/501'/0'/0'"_s},
        {u"words-passphrase-file"_s, u"Read the passphrase that belongs to the words from <file>."_s, u"file"_s},
    };
    auto core = parseCommand(parser, arguments, own);
    if (!core)
        return core;
    const QStringList words = parser.positionalArguments().sliced(1);
    const QString name = words.value(0);
    if (!QStringList{u"list"_s, u"new"_s, u"import"_s, u"export"_s, u"watch"_s}.contains(name))
        return wrong(u"wallets is followed by list, new, import, export or watch."_s);
    const bool hasAddress = name == u"export" || name == u"watch";
    if (words.size() != (hasAddress ? 2 : 1))
        return wrong(hasAddress ? u"%1 takes one address."_s.arg(name)
                                : u"%1 takes no further word; a key is read from standard input."_s.arg(name));
    core->vault.check = FileCheck::Brief;
    core->vault.mustOpen = true;
    return core;
}

/// A wallet as one line for people.
QByteArray textOf(const WalletRecord &record)
{
    return record.address.toBase58().toLatin1() + (record.isWatched ? "  watched  " : "  ")
        + harmless(record.label).toUtf8() + '\n';
}

/// Writes a wallet as an object.
void write(JsonWriter &json, const WalletRecord &record)
{
    json.beginObject();
    json.key("address").string(record.address.toBase58());
    json.key("label").string(record.label);
    json.key("createdMs").number(record.createdMs);
    json.key("watched").boolean(record.isWatched);
    json.endObject();
}

/// Runs one command on the opened files.
class Run
{
public:
    /// For arguments that parse() has taken; `parser` must outlive it.
    explicit Run(const QCommandLineParser &parser)
        : m_parser(parser)
        , m_name(parser.positionalArguments().at(1))
        , m_label(parser.value(u"label"_s))
        , m_asJson(parser.isSet(u"json"_s))
    {
    }

    /// Opens the files and runs the command.
    Done run(const CoreOptions &core)
    {
        if (const Done opened = open(core); !opened)
            return opened;
        if (m_name == u"list")
            return list();
        if (m_name == u"new")
            return noteAndPrint(m_store->add(Keypair::generate(), m_label));
        if (m_name == u"import")
            return import();
        const Result<Address> address = Address::fromBase58(m_parser.positionalArguments().at(2));
        if (!address)
            return wrong(u"%1 takes the base58 text of an address."_s.arg(m_name));
        return m_name == u"watch" ? noteAndPrint(m_store->watch(*address, m_label)) : exportKey(*address);
    }

private:
    /// Opens data folder, vault and wallets for the command; the vault stays locked where only addresses are needed.
    Done open(const CoreOptions &core)
    {
        const Result<DataFolder> folder = openDataFolder(core);
        if (!folder)
            return exitFor(folder.error());
        const bool makesKey = m_name == u"new" || m_name == u"import";
        if (const Done known = makesKey ? checkMoneyIsKnown(*folder) : Done(); !known)
            return known;
        m_folder = folder->path;
        const QString vaultFolder = folder->path + u"/vault"_s;
        if (m_name == u"list" || m_name == u"watch") {
            auto locked = FileVault::open(vaultFolder, {}, FileCheck::Brief);
            if (!locked)
                return exitFor(locked.error());
            m_vault = std::move(*locked);
        } else {
            auto unlocked = openVault(vaultFolder, folder->isRealMoney ? Money::Real : Money::Play, core.vault);
            if (!unlocked)
                return refusal(unlocked.error().exitCode, unlocked.error().text);
            m_vault = std::move(*unlocked);
        }
        const FileCheck check = m_name == u"list" ? FileCheck::Thorough : FileCheck::Brief;
        auto store = WalletStore::open(folder->path + u"/wallets.sqlite"_s, *m_vault, m_clock, check);
        if (!store)
            return exitFor(store.error());
        m_store = std::move(*store);
        return {};
    }

    /// Writes into the audit log that this command used the wallet. Storage, Damaged.
    [[nodiscard]] Outcome note(QByteArrayView event, const Address &wallet) const
    {
        return noteInAudit(m_folder, {event, {{"wallet", wallet.toBase58()}, {"command", m_name}}});
    }

    /// Prints the wallets; changes nothing.
    Done list()
    {
        const QList<WalletRecord> records = m_store->wallets();
        JsonWriter json;
        json.beginArray();
        for (const WalletRecord &record : records) {
            if (m_asJson)
                write(json, record);
            else
                print(textOf(record));
        }
        json.endArray();
        if (m_asJson)
            print(std::move(json).take() + '\n');
        return {};
    }

    /// Notes the new wallet in the audit log and prints it. Where that fails, the command fails, and the wallet stays.
    Done noteAndPrint(const Result<WalletRecord> &record)
    {
        if (!record)
            return exitFor(record.error());
        if (const Outcome noted = note(record->isWatched ? "wallet_watched" : "wallet_added", record->address); !noted)
            return exitFor(noted.error());
        print(m_asJson ? jsonText([&record](JsonWriter &json) { write(json, *record); }) + '\n' : textOf(*record));
        return {};
    }

    /// Reads a key or words from the terminal or standard input, and adds the wallet to the store.
    Done import()
    {
        const SecretBytes text
            = hasTerminal() ? askOnTerminal("Private key, or 12 to 24 words: ") : readStandardInput();
        Result<Keypair> keypair = mnemonic::isWords(text.view()) ? keypairOf(text) : Keypair::fromText(text.view());
        if (!keypair)
            return exitFor(keypair.error());
        return noteAndPrint(m_store->add(*keypair, m_label));
    }

    /// The key of the words at the command's derivation path; reads the words' passphrase file. InvalidInput.
    [[nodiscard]] Result<Keypair> keypairOf(const SecretBytes &words) const
    {
        const Result<SecretBytes> passphrase
            = readSecretFile(m_parser.value(u"words-passphrase-file"_s), u"passphrase of the words"_s);
        if (!passphrase)
            return failure(passphrase.error());
        const Result<SecretBytes> seed = mnemonic::seedOf(words.view(), passphrase->view());
        if (!seed)
            return failure(seed.error());
        return derivedKey::at(*seed, m_parser.value(u"path"_s));
    }

    /// Writes the private key to standard output, after a line about it in the audit log, without which it fails.
    Done exportKey(const Address &address)
    {
        const Result<Keypair> keypair = m_store->keypair(address);
        if (!keypair)
            return exitFor(keypair.error());
        if (const Outcome noted = note("wallet_exported", address); !noted)
            return exitFor(noted.error());
        const SecretBytes text = m_asJson ? keypair->secretKeyJson() : keypair->secretKeyBase58();
        // write() is called directly, because stdout's buffer would keep a copy.
        if (::write(STDOUT_FILENO, text.view().data(), text.span().size()) != text.view().size()
            || ::write(STDOUT_FILENO, "\n", 1) != 1)
            return refusal(exitConfiguration, u"the key could not be written"_s);
        return {};
    }

    const QCommandLineParser &m_parser;
    const QString m_name; ///< of the command
    const QString m_label;
    const bool m_asJson;
    QString m_folder;
    SystemClock m_clock;
    std::unique_ptr<FileVault> m_vault;
    std::unique_ptr<WalletStore> m_store;
};

} // namespace
} // namespace walletCommands

Done runWalletCommand(const QStringList &arguments)
{
    QCommandLineParser parser;
    return walletCommands::parse(parser, arguments).and_then([&parser](const CoreOptions &core) {
        return walletCommands::Run(parser).run(core);
    });
}

} // namespace curvedesk::app
