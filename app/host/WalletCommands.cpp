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

/// The command line of `wallets`, parsed.
struct Command
{
    CoreOptions core;
    QString name;
    QString address; ///< argument of export and watch
    QString label;
    QString path; ///< path of a key that a recovery phrase derives
    QString wordsPassphraseFile;
    bool asJson = false;
};

// The failure of a command that was called wrongly, for the caller to return; nothing is printed yet.
tl::unexpected<EarlyExit> wrong(const QString &message)
{
    return usageError(u"wallets"_s, message);
}

/// Parses the arguments. The EarlyExit: the text of --help, or a usage error.
tl::expected<Command, EarlyExit> parse(const QStringList &arguments)
{
    QCommandLineParser parser;
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
    const auto core = parseCommand(parser, arguments, own);
    if (!core)
        return tl::unexpected(core.error());
    const QStringList words = parser.positionalArguments().sliced(1);
    Command command;
    command.name = words.value(0);
    command.address = words.value(1);
    if (!QStringList{u"list"_s, u"new"_s, u"import"_s, u"export"_s, u"watch"_s}.contains(command.name))
        return wrong(u"wallets is followed by list, new, import, export or watch."_s);
    const bool hasAddress = command.name == u"export" || command.name == u"watch";
    if (words.size() != (hasAddress ? 2 : 1))
        return wrong(hasAddress ? u"%1 takes one address."_s.arg(command.name)
                                : u"%1 takes no further word; a key is read from standard input."_s.arg(command.name));
    command.core = *core;
    command.core.vault.check = FileCheck::Brief;
    command.core.vault.mustOpen = true;
    command.label = parser.value(u"label"_s);
    command.path = parser.value(u"path"_s);
    command.wordsPassphraseFile = parser.value(u"words-passphrase-file"_s);
    command.asJson = parser.isSet(u"json"_s);
    return command;
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
    explicit Run(Command command)
        : m_command(std::move(command))
    {
    }

    /// Opens the files and runs the command.
    Done run()
    {
        if (const Done opened = open(); !opened)
            return opened;
        if (m_command.name == u"list")
            return list();
        if (m_command.name == u"new")
            return noteAndPrint(m_store->add(Keypair::generate(), m_command.label));
        if (m_command.name == u"import")
            return import();
        const Result<Address> address = Address::fromBase58(m_command.address);
        if (!address)
            return wrong(u"%1 takes the base58 text of an address."_s.arg(m_command.name));
        return m_command.name == u"watch" ? noteAndPrint(m_store->watch(*address, m_command.label))
                                          : exportKey(*address);
    }

private:
    /// Opens data folder, vault and wallets for the command; the vault stays locked where only addresses are needed.
    Done open()
    {
        const CoreOptions &core = m_command.core;
        const Result<DataFolder> folder = openDataFolder(core);
        if (!folder)
            return exitFor(folder.error());
        const bool makesKey = m_command.name == u"new" || m_command.name == u"import";
        if (const Done known = makesKey ? checkMoneyIsKnown(*folder) : Done(); !known)
            return known;
        m_folder = folder->path;
        // Commands that only read addresses need no passphrase.
        const QString vaultFolder = folder->path + u"/vault"_s;
        if (m_command.name == u"list" || m_command.name == u"watch") {
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
        const FileCheck check = m_command.name == u"list" ? FileCheck::Thorough : FileCheck::Brief;
        auto store = WalletStore::open(folder->path + u"/wallets.sqlite"_s, *m_vault, m_clock, check);
        if (!store)
            return exitFor(store.error());
        m_store = std::move(*store);
        return {};
    }

    /// Writes into the audit log that this command used the wallet. Storage, Damaged.
    [[nodiscard]] Outcome note(QByteArrayView event, const Address &wallet) const
    {
        return noteInAudit(m_folder, {event, {{"wallet", wallet.toBase58()}, {"command", m_command.name}}});
    }

    /// Prints the wallets; changes nothing.
    Done list()
    {
        const QList<WalletRecord> records = m_store->wallets();
        JsonWriter json;
        json.beginArray();
        for (const WalletRecord &record : records) {
            if (m_command.asJson)
                write(json, record);
            else
                print(textOf(record));
        }
        json.endArray();
        if (m_command.asJson)
            print(std::move(json).take() + '\n');
        return {};
    }

    /// Notes the new wallet in the audit log and prints it. Where it cannot be noted the command fails, and the wallet
    /// stays.
    Done noteAndPrint(const Result<WalletRecord> &record)
    {
        if (!record)
            return exitFor(record.error());
        if (const Outcome noted = note(record->isWatched ? "wallet_watched" : "wallet_added", record->address); !noted)
            return exitFor(noted.error());
        print(m_command.asJson ? jsonText([&record](JsonWriter &json) { write(json, *record); }) + '\n'
                               : textOf(*record));
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
        return noteAndPrint(m_store->add(*keypair, m_command.label));
    }

    /// The key that the words give at the command's derivation path; reads the passphrase file of the words.
    /// InvalidInput.
    [[nodiscard]] Result<Keypair> keypairOf(const SecretBytes &words) const
    {
        const Result<SecretBytes> passphrase
            = readSecretFile(m_command.wordsPassphraseFile, u"passphrase of the words"_s);
        if (!passphrase)
            return failure(passphrase.error());
        const Result<SecretBytes> seed = mnemonic::seedOf(words.view(), passphrase->view());
        if (!seed)
            return failure(seed.error());
        return derivedKey::at(*seed, m_command.path);
    }

    /// Writes the private key to standard output, after a line about it in the audit log, without which it fails.
    Done exportKey(const Address &address)
    {
        const Result<Keypair> keypair = m_store->keypair(address);
        if (!keypair)
            return exitFor(keypair.error());
        if (const Outcome noted = note("wallet_exported", address); !noted)
            return exitFor(noted.error());
        const SecretBytes text = m_command.asJson ? keypair->secretKeyJson() : keypair->secretKeyBase58();
        // write() is called directly, because stdout's buffer would keep a copy.
        if (::write(STDOUT_FILENO, text.view().data(), text.span().size()) != text.view().size()
            || ::write(STDOUT_FILENO, "\n", 1) != 1)
            return refusal(exitConfiguration, u"the key could not be written"_s);
        return {};
    }

    const Command m_command;
    QString m_folder;
    SystemClock m_clock;
    std::unique_ptr<FileVault> m_vault;
    std::unique_ptr<WalletStore> m_store;
};

} // namespace
} // namespace walletCommands

int runWalletCommand(const QStringList &arguments)
{
    auto command = walletCommands::parse(arguments);
    return finishCommand(command ? walletCommands::Run(std::move(*command)).run() : tl::unexpected(command.error()));
}

} // namespace curvedesk::app
