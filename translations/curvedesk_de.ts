<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>Marktkapitalisierung ab %1 SOL</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>Marktkapitalisierung bis %1 SOL</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>Preis ab %1 SOL</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>Preis bis %1 SOL</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>%1 der Kurve verkauft</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>sein Creator verkauft</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>ein anderer Coin wird King</translation>
    </message>
</context>
<context>
    <name>AmountText</name>
    <message>
        <source>%1 lamports</source>
        <translation>%1 Lamports</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>A part of each transfer can be kept back as a fee.</source>
        <translation>Ein Teil jeder Übertragung kann als Gebühr einbehalten werden.</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>Jemand kann den Mint schließen, sobald keine Tokens mehr übrig sind.</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>Ihre Tokens können von dem Moment an eingefroren sein, in dem Sie sie erhalten.</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>Seine Tokens können nicht übertragen und daher nicht verkauft werden.</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>Jemand kann Ihnen Ihre Tokens wegnehmen oder sie vernichten.</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>Bei jeder Übertragung kann ein anderes Programm laufen und sie ablehnen.</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>Jemand kann alle Übertragungen anhalten.</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>Sein Mint hat eine Erweiterung, die hier nicht bekannt ist. Sie kann gefährlich sein.</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>Ob sein Name geändert werden kann, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>Niemand kann Name, Ticker und Bild ändern.</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>Jemand kann Name, Ticker und Bild ändern.</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>Die Erweiterungen seines Mints wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>Sein Mint hat keine Erweiterungen.</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>Erweiterungen seines Mints: %1</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation>Kerzen exportieren</translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation>Bild des Charts speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Das Bild ist gespeichert.</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>Das Bild konnte dort nicht geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>(kein Name)</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>Der Preis ist über Ihre Slippage gestiegen, bevor die Order ankam.</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>Nur die Netzwerkgebühr wurde ausgegeben. Sehen Sie sich den neuen Preis an und ordern Sie erneut.</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>Der Preis ist unter Ihre Slippage gefallen, bevor die Order ankam.</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>Die Order hätte weniger Tokens gebracht als Ihr Minimum.</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>Der Preis hat sich um mehr als Ihre Slippage bewegt, bevor die Order ankam.</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>Die Kurve war ausverkauft, bevor die Order ankam.</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>Der Coin wird ab jetzt in seinem Pool gehandelt.</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>Die Kurve enthält nicht mehr so viele Tokens.</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>Ordern Sie weniger.</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>Die Wallet enthält nicht so viele Tokens.</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>Verkaufen Sie weniger.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>Die Wallet hat zu wenig SOL für die Rents eines ersten Trades.</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>Fügen Sie SOL hinzu oder kaufen Sie für weniger.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>Die Wallet hat zu wenig SOL für die Gebühren dieses Trades.</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>Das Programm der Chain hat die Order abgelehnt (%1).</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>Es wurde nichts gehandelt.</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>So lässt sich das nicht ausführen: %1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>Der Schlüssel oder die Passphrase ist nicht richtig.</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>Prüfen Sie die Eingabe und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>Das ist hier nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>Diesen Coin gibt es in diesem Netzwerk nicht.</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>Prüfen Sie die Mint-Adresse.</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>Diese Wallet gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>Wählen oder erstellen Sie eine andere.</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>Unter diesem Namen gibt es nichts.</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>Die Anfrage war fehlerhaft: %1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>Diese Kurve ist ausverkauft, und es gibt noch keinen Pool für den Handel.</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>Versuchen Sie es erneut, sobald der Coin in seinen Pool umgezogen ist.</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>Das gibt es bereits: %1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Die Datei ist zu groß.</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>Bilder dürfen 15 MiB und 4096 Pixel je Seite haben.</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>Die Wallet enthält nicht genug. %1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>Es wurde nichts gesendet. Fügen Sie SOL hinzu oder ordern Sie weniger.</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>Der Preis hat sich um mehr als Ihre Slippage bewegt.</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>Es wurde nichts gesendet. Sehen Sie sich den neuen Preis an und ordern Sie erneut.</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>Von der Chain abgelehnt: %1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>Der Tresor ist gesperrt, daher kann nichts signiert werden.</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>Geben Sie oben im Fenster seine Passphrase ein.</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>Das Netzwerk bittet um eine Pause.</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>Versuchen Sie es in einigen Sekunden erneut.</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>Das Netzwerk hat die Anfrage abgelehnt oder Unsinn geantwortet. %1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>Versuchen Sie es erneut oder verwenden Sie einen anderen Endpunkt.</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>Das geht im Moment nicht: %1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>Das Netzwerk hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>Falls eine Order gesendet wurde, steht ihr Ausgang später unter Aktivität.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Dies wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>Der Datenträger konnte dies nicht speichern, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>Schaffen Sie Platz oder prüfen Sie die Rechte des Datenordners.</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>Gelesene Daten ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>Es wurde nichts geändert. Stellen Sie sie aus einer Sicherung wieder her oder versuchen Sie eine andere Quelle.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Im Programm ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>Bitte melden Sie dies zusammen mit dem Protokoll.</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>Andere Benutzer dieses Computers können das Datenverzeichnis öffnen, in dem Ihre Schlüssel liegen. Entziehen Sie ihnen dieses Recht: chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>Das Datenverzeichnis gehört einem anderen Benutzer: %1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>Das Datenverzeichnis ist eine Datei: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>Das Datenverzeichnis lässt sich nicht anlegen: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>In das Datenverzeichnis lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>Ein anderes Curvedesk benutzt das Datenverzeichnis. Beenden Sie es zuerst: %1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>Ein Speicherort hat Bild oder Text abgelehnt. %1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>Die anderen stehen unter dem Formular bei „Speicherorte…“.</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>Ein Speicherort für Bild und Text antwortet nicht. %1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>Versuchen Sie es gleich noch einmal; die anderen Speicherorte stehen unter dem Formular bei „Speicherorte…“.</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>Nur die Netzwerkgebühr wurde ausgegeben.</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>Niemand sonst sieht sie; für Spielgeld genügt das.</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>Niemand sonst sieht sie: Für alle anderen bleibt der Coin für immer ohne Bild und Text.</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>Der Daemon hält sie auf IPFS: Andere sehen sie, solange er läuft oder jemand anderes sie ebenfalls hält.</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>Ihr Konto bei Pinata hält sie auf IPFS.</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>pump.fun hält sie auf IPFS. Es kann ablehnen; dann wird nichts signiert.</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>Bild und Text: auf diesem Computer gespeichert</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>Bild und Text: über Kubo unter %1 veröffentlicht</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>Bild und Text: über Pinata veröffentlicht</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>Bild und Text: über pump.fun veröffentlicht</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 Die anderen stehen unter dem Formular bei „Speicherorte…“.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>Sandbox: ein vollständiger Markt in diesem Programm, mit Spielgeld.</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1: ein öffentliches Testnetzwerk, mit Spielgeld.</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet: Jede Order gibt echtes Geld aus.</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Ein Netzwerk, das Curvedesk nicht kennt. Behandeln Sie, was dort ausgegeben wird, als echtes Geld.</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>Sandbox-Ledger</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1: Spielgeld.</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet: Hier wird echtes Geld ausgegeben.</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>Ein unbekanntes Netzwerk: Hier kann echtes Geld ausgegeben werden.</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk (Sandbox)</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · echtes Geld</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk (%1)</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>falsches Netzwerk</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>Das Netzwerk antwortet rechtzeitig.</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>Vom Netzwerk wurde noch nichts empfangen.</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>Das Netzwerk antwortet verspätet. Preise können veraltet sein; Orders können länger dauern.</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>Das Netzwerk antwortet nicht. Die Zahlen sind die zuletzt empfangenen; gesendete Orders behalten ihren Platz und werden wieder geprüft, sobald es antwortet.</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>Der Endpunkt gehört zu einem anderen Netzwerk als dieser Datenordner. Es wird nichts dorthin gesendet.</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Es wird auf das Netzwerk gewartet</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>Das Netzwerk ist offline: Es kann nichts gesendet werden</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>Der Endpunkt gehört zu einem anderen Netzwerk: Es wird nichts gesendet</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>Noch nichts gelesen: Die Verbindung zum Netzwerk wird hergestellt.</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>Das Netzwerk ist offline. Es konnte nichts gelesen werden; es wird erneut versucht.</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>Der Endpunkt gehört zu einem anderen Netzwerk. Es wird nichts von ihm gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>%n Slot zurück</numerusform>
            <numerusform>%n Slots zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>Sandbox: Spielgeld.</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>Alter unbekannt</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1 alt</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation>Gebühr %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>an %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 an %2: gesendet, wartet auf die Chain.</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>%1 an %2 gesendet.</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>Senden von %1 an %2 fehlgeschlagen: %3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>Senden von %1 an %2 verfallen; es wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>Noch ließ sich nicht feststellen, ob %1 bei %2 angekommen ist.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Erfolgreich</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Verfallen</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>Offen: signiert und gesendet, noch ohne Ausgang. Dieselben Bytes werden erneut gesendet, bis es einen gibt; bis dahin wird nie ein zweites Mal signiert.</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>Erfolgreich: Sie ist auf der Chain und hat bewirkt, was dasteht.</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>Auf der Chain fehlgeschlagen: Sie ist angekommen und wurde dort abgelehnt. Nur die Netzwerkgebühr wurde ausgegeben.</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>Verfallen: Sie ist nachweislich nie angekommen und kann es nicht mehr. Es wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>Unbekannt: Das Netzwerk konnte nicht sagen, was aus ihr geworden ist. Prüfen Sie das, bevor Sie erneut ordern: Sie kann angekommen sein.</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Kauf</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Verkauf</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ Launch</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ Senden</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>vom letzten Lauf offen; der Ausgang wird geprüft</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>die Chain hat den Ausgang zurückgenommen; er wird erneut abgewartet</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>gesendet, wartet auf die Chain</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>Slot %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>die Chain hat sie abgelehnt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>nie angekommen; es wurde nichts ausgegeben</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>noch nicht feststellbar; ordern Sie nicht erneut, bevor dies geklärt ist</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>Order für %1 gesendet.</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>Order für %1 fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>Order für %1 verfallen; es wurde nichts ausgegeben.</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>Noch ließ sich nicht feststellen, was aus der Order für %1 geworden ist.</translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation>%1 %2 für %3 SOL gekauft.</translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation>%1 %2 für %3 SOL verkauft.</translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation>%1 gelauncht.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>Die Chain hat den Ausgang der Order für %1 zurückgenommen. Sie ist wieder offen; ordern Sie nicht doppelt.</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>Die Datei konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>Dieses Bild ist größer als 64 MiB.</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>Dies ist kein Bild im Format PNG, JPEG, GIF oder WebP.</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>Dieses Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>Dieses Bild hat zu viele Pixel.</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>Eine Animation darf 15 MiB und 4096 Pixel je Seite haben.</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>Verkleinert: %1 × %2 Pixel.</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>Marktkapitalisierung in %1</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>Preis in %1</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>signiert, ändert sich</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>signiert</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>ändert sich</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>%1 von 1232 Bytes; die Netzwerkgebühr beträgt höchstens %2 SOL</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>Simuliert bei Slot %1; gültig bis Block %2</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>Blockhash %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>Wenn Sie bestätigen, wird dieselbe Order mit dem neuesten Blockhash erneut vorbereitet, innerhalb der obigen Limits.</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>Der Blockhash unten ist zu alt, um noch damit zu senden.</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>Blockhash vor %1 s abgerufen, noch etwa %2 s gültig</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>Benutzer, zahlt die Gebühr</translation>
    </message>
    <message>
        <source>user</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>Tokens des Benutzers</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>Quote-Tokens des Benutzers</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>Wrapped SOL des Benutzers</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>Quote-Mint</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>Bonding-Kurve</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>Tokens der Kurve</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>Quote-Tokens der Kurve</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>Tokens des Pools</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>Wrapped SOL des Pools</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>Gebühren-Tresor des Creators</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>Empfänger der Gebühr</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>Empfänger der Rückkaufgebühr</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>Gebühreneinstellungen</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>globale Einstellungen</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>Volumen-Zähler</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>Ereignis-Autorität</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>Programm: %1</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1, Limit %2</translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation>Wählen Sie zuerst einen Coin</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Erstellen oder importieren Sie zuerst eine Wallet</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Geben Sie einen Betrag über null ein</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>Slippage: %1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>Slippage ist höchstens 100 %</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>Ihr Limit für Slippage ist %1 (Einstellungen)</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Prioritätsgebühr: %1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>Dieser Betrag ist zu klein, um etwas zu bewegen</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>Ihr Limit für eine Order ist %1 SOL (Einstellungen)</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>%1 SOL zu wenig in der Wallet</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>Die Wallet enthält nur %1</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>%1 SOL zu wenig in der Wallet für die Netzwerkgebühr</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>Die Kurve enthält weniger, als Sie möchten: Die Order nimmt alles, was übrig ist.</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>Allein diese Order bewegt den Preis um %1.</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>Bei %1 Slippage können andere der Order so viel abnehmen.</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>Die Netzwerkgebühr von %1 SOL ist mehr als ein Zwanzigstel der Order.</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Die Wallets sind noch nicht gelesen</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>Pool-Gebühr</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>Sie zahlen max.</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>Sie erhalten min.</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>Mindestens erhalten</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>Preiseinfluss</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>Protokollgebühr</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>Creator-Gebühr</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Netzwerkgebühr</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Prioritätsgebühr</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>Rent Token-Konto</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>Rents 1. Trade</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>Kurz hinterlegt</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>Protokollgeb. %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>Creator-Geb. %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>Pool-Gebühr %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>Rent eines Kontos für Wrapped SOL: Sie muss in der Wallet sein und kommt in derselben Transaktion zurück.</translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 T</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>MMM d</source>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>yyyy-MM-dd HH:mm:ss</source>
        <translation>dd.MM.yyyy HH:mm:ss</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>Vorsicht: Dieser Name enthält versteckte Zeichen.</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>Compute Budget: höchstens %1 Units</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>Compute Budget: %1 Micro-Lamports je Unit</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>System: %1 SOL von %2 an %3 senden</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated Token: Konto %1 für %2 eröffnen, bezahlt von %3</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token: %1 von Konto %2 an Konto %3 senden</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token: Konto %1 schließen, seine Rent geht an %2</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>Die Wallet behält nichts von diesem Token. Ihr leeres Konto wird geschlossen, und die Rent kommt zurück.</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>Die Wallet hat danach genau 0 SOL. Sie kann keine Order bezahlen, bis sie wieder SOL bekommt; Tokens, die sie hält, bleiben in ihr.</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>Diese Adresse ähnelt einer anderen, die Sie kennen, ist es aber nicht: %1. Diebe legen solche Adressen an.</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>Für diese Adresse kann es keinen privaten Schlüssel geben. Was an sie gesendet wird, ist verloren, außer ein Programm ist dafür gemacht, es zu bewegen.</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>An diese Adresse wurde von hier noch nie etwas gesendet. Niemand kann eine Überweisung zurückholen.</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>Ihre eigene Wallet</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>in diesem Netzwerk noch nicht benutzt</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>Der Creator von %1 hat %2 Tokens für %3 SOL verkauft.</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>%1 der Kurve von %2 sind verkauft.</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>Der Preis von %1 ist %2 SOL.</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>Die Marktkapitalisierung von %1 ist %2 SOL.</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1 ist jetzt King of the Hill.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Tell me when, or what happened</source>
        <translation>Wann melden, oder was geschah</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Ausgelöst</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1, durch die Transaktion %2</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>Im Netzwerk %1</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>Er wartet, bis dieses Programm im Netzwerk %1 ist</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>Alarme</translation>
    </message>
    <message>
        <source>Add alert</source>
        <translation>Alarm hinzufügen</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>Jeder Alarm meldet sich einmal, mit dem, was geschah, und der Transaktion, die es bewirkt hat. Das Programm muss dafür laufen; was es verpasst hat, meldet es beim nächsten Start.</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>Mit Ton</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>Was gemeldet wird</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>Marktkapitalisierung ab</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>Marktkapitalisierung bis</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>Preis ab</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>Preis bis</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>Kurve verkauft bis</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>Sein Creator verkauft</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>Ein anderer Coin wird King</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>Noch keine Alarme.</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Coin anzeigen</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>Erneut melden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Wählen Sie zuerst einen Coin.</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>Das ist bereits so.</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Jetzt %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>Jetzt %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>Von einer Kurve können höchstens 100 % verkauft werden.</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>Coin des hervorgehobenen Alarms anzeigen</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>Hervorgehobenen Alarm erneut warten lassen</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>Hervorgehobenen Alarm entfernen</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>Noch ist kein Coin King.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>Geben Sie einen Betrag ein</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>Verwenden Sie einen Punkt für Dezimalstellen, kein Komma</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1 hat höchstens %n Dezimalstelle</numerusform>
            <numerusform>%1 hat höchstens %n Dezimalstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>Das ist mehr, als es geben kann</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>Das ist keine einfache Zahl wie 0.5</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>HTTP-API anbieten</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>%1 seit dem Start</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>Adresse der API kopieren</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Beispiel kopieren</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Letzte Anfragen</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>Diese Version enthält keinen API-Host.</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Neuer Schlüssel…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Widerrufen…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>Noch keine Schlüssel. Ein Programm braucht einen, um den Markt zu lesen oder zu handeln.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>Sprache des Beispiels</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>Aus. Solange er an ist, können Programme auf diesem Rechner mit einem der Schlüssel unten tun, was der Schlüssel erlaubt. Von anderen Rechnern ist nichts erreichbar. Was sie ordern, erscheint unter Aktivität.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>Setzen Sie den Text eines Schlüssels an die Stelle von YOUR_API_KEY. Er wird nur gezeigt, wenn der Schlüssel entsteht.</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>Hervorgehobenen Schlüssel ändern</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>Hervorgehobenen Schlüssel widerrufen</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>Schlüssel %1 ändern</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>Bei jeder seiner Orders nachfragen</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>Wofür er ist, zum Beispiel Rebalancing-Skript</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Schlüssel speichern</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Schlüssel erzeugen</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>Den Markt lesen</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>Preise abfragen</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>Coins launchen</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>Alle Wallets dieses Programms auflisten</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Er darf</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>Wallets, die er benutzen darf</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>Weitere Wallet</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>Mit diesen Wallets</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Höchstens je Order</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>Höchstens je Stunde</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>Höchstens je Tag</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>Slippage höchstens</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>Prioritätsgebühr höchstens</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>Gültig für</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>wie bisher, bis %1</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>bis zum Widerruf</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>einen Tag</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>eine Woche</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 Tage</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 Tage</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>Haken Sie an, was er darf.</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>Keine Wallet ist angehakt: Er darf seine eigene benutzen und jede, deren privater Schlüssel mit der Anfrage kommt.</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>Keine Wallet ist angehakt: Jede seiner Orders muss ihren privaten Schlüssel mitbringen.</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>Ohne ein Limit in SOL kann, wer diesen Schlüssel hat, alles ausgeben, was die angehakten Wallets halten.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Darf</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>widerrufen</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>May: %1</source>
        <translation>Darf: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Limits: %1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>Ausgegeben: %1 SOL in der letzten Stunde, %2 SOL am letzten Tag</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>Erzeugt: %1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>Wallet: %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Zuletzt benutzt: %1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>Läuft ab: %1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>Widerrufen: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>Darf ein Programm %1 kaufen?</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>Darf ein Programm %1 verkaufen?</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>Darf ein Programm %1 launchen?</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>Darf ein Programm von Ihrer Wallet senden?</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>Gibt etwa aus</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>Erhält etwa</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>Erhält mindestens</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, höchstens</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>Nimmt höchstens, mit Gebühren und Rents</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>Die Order kam mit dem API-Schlüssel %1.</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>Die Order kam mit dem API-Schlüssel „%1“.</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signiert von %1</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>Mint-Adresse des Coins</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Zeigen, was signiert wird</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Verbergen, was signiert wird</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>Ohne Antwort wird sie in %n Sekunde abgelehnt.</numerusform>
            <numerusform>Ohne Antwort wird sie in %n Sekunden abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>Diese Order wartet nicht mehr auf eine Antwort; Ihre Antwort kam zu spät.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>Eine Order des API-Schlüssels „%1“ wartet auf Ihre Genehmigung.</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>Keine Order wartet auf Ihre Genehmigung.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>Mit einem Klick handeln?</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>Solange das Ticket scharf ist, sendet seine Taste die Order sofort, ohne das Blatt, das nachfragt. Bei Orders über dem Betrag unten und bei Orders mit einer Warnung wird weiterhin nachgefragt.</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>In diesem Netzwerk gibt jeder Klick echtes Geld aus.</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Höchstens je Order</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>Esc, das Sperren der Schlüssel und das Ende des Programms entschärfen es.</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Scharf schalten</translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>Preis-Chart</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>%n Kerze, letzter Preis %1 SOL, Marktkapitalisierung %2 SOL</numerusform>
            <numerusform>%n Kerzen, letzter Preis %1 SOL, Marktkapitalisierung %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Noch keine Trades</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>Sie haben für %1 SOL gekauft</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>Sie haben für %1 SOL verkauft</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>Der Creator hat für %1 SOL gekauft</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>Der Creator hat für %1 SOL verkauft</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1 bei einer Marktkapitalisierung von %2 SOL, %3</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>keine Trades seit %1</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  Trades können fehlen</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>Volumen in SOL</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Trades</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>Trades dieser Zeit können fehlen.</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>MCap Eröffn. in SOL</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>Eröffn. in 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>MCap Hoch in SOL</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>Hoch in 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>MCap Tief in SOL</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>Tief in 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>MCap Schluss in SOL</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>Schluss in 10⁻⁹ SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::ChartView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 T</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation>Länge der Kerzen</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>Einheit des Charts</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>Mehr zum Chart</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>Kerzen des Coins</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Kerzen</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>MCap</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>Marktkapitalisierung: der Preis aller Tokens</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>Preis eines Tokens</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Marktkapitalisierung</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Einpassen (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>Zurück zum Launch (Pos1)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Als Bild speichern…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>Kerzen als CSV exportieren…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Noch keine Trades</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>Grenze zwischen Kerzen und Kurve</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>Bild von %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Creator</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>Andere Coins dieses Creators</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>Andere Coins dieses Creators sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>Coins mit einem gleich aussehenden Namen</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>Kein anderer Coin hat einen gleich aussehenden Namen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>Name oder Ticker enthält Zeichen, die unsichtbar sind oder die Leserichtung ändern. Vergleichen Sie die Mint-Adresse.</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Keine Beschreibung.</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Telegram</source>
        <translation>Telegram</translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation>Metadaten</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>Keine Links.</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Niemand kann mehr von diesem Coin erzeugen.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Jemand kann nach Belieben mehr von diesem Coin erzeugen.</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Niemand kann Ihre Tokens einfrieren.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Jemand kann Ihre Tokens einfrieren.</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>Sein Launch wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>Gelauncht %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation>%1 %2 · %3 SOL · %4</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation>%1: %2, davon %3 angezeigt</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>Ob mehr davon geschaffen werden kann, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>Ob Ihre Tokens eingefroren werden können, wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>Coins anderen Namens mit diesem Ticker</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>Kein Coin anderen Namens hat diesen Ticker.</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1: mindestens %2, davon %3 angezeigt</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1: nur die größten wurden verglichen</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>Täuschende Namen ausblenden</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>Filter der Coins</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>Jünger als</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>jedes Alter</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>Marktkapitalisierung ab</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>Marktkapitalisierung bis</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>Fortschritt ab</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>Fortschritt bis</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>Inhaber ab</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>Namen und Ticker mit versteckten Zeichen und solche, die denen eines älteren Coins der Liste gleichen sollen</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation>versteckte Zeichen</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Mint-Adresse kopieren</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>Diesen Coin beobachten</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>Über diesen Coin: Text, Links, Creator</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>Name eines älteren Coins</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>Name oder Ticker enthält Zeichen, die unsichtbar sind oder die Leserichtung ändern. Solche Namen sollen dem eines anderen Coins gleichen. Vergleichen Sie die Mint-Adresse.</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>Preis in SOL</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Marktkapitalisierung</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>Graduation</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Creator</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL für einen Token</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
Gelauncht %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ Mint fest</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ kann vermehrt werden</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Niemand kann mehr von diesem Coin erzeugen.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Jemand kann nach Belieben mehr von diesem Coin erzeugen.</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ kein Einfrieren</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ kann eingefroren werden</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Niemand kann Ihre Tokens einfrieren.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Jemand kann Ihre Tokens einfrieren.</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · noch %2 SOL</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>zieht in den Pool um</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>in seinem Pool</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>Die Kurve ist ausverkauft. Der Handel geht weiter, sobald es den Pool des Coins gibt.</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>Graduiert: wird im AMM-Pool gehandelt
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>Diesen Coin nicht mehr beobachten</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>Mint nicht geprüft</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>Das Konto des Mints konnte nicht gelesen werden.</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>Einfrieren nicht geprüft</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ riskante Erweiterung</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ Name änderbar</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>Rest nicht geprüft</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>Ältere Coins haben einen gleich aussehenden Namen. Vergleichen Sie die Mint-Adresse:</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>gemeinsamer Ticker</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>%n anderer Coin benutzt diesen Ticker. Vergleichen Sie die Mint-Adresse:</numerusform>
            <numerusform>%n andere Coins benutzen diesen Ticker. Vergleichen Sie die Mint-Adresse:</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>Ticker eines älteren Coins</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>Ein älterer Coin hat einen gleich aussehenden Ticker. Vergleichen Sie die Mint-Adresse:</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>Der Coin</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>Dieser Coin kann nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>Wählen Sie links einen Coin oder fügen Sie oben eine Mint-Adresse ein.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>%1 kaufen?</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>%1 verkaufen?</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Zeigen, was signiert wird</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>Ich habe das gelesen und will es trotzdem</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>Mint-Adresse %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>Der Name dieses Coins enthält versteckte Zeichen. Vergleichen Sie die Mint-Adresse.</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>Graduiert: wird in seinem AMM-Pool gehandelt</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signiert von %1</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>Sie geben aus</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>Sie verkaufen</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>Sie erhalten etwa</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>Soeben simuliert</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, höchstens</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Verbergen, was signiert wird</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>Die Transaktion wird vorbereitet…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>Dies ist Ihre erste Order mit echtem Geld. Was sie ausgibt, ist endgültig weg.</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Haken Sie zuerst das Kästchen oben an</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>%1 launchen?</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Kosten werden abgefragt…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>Name, Ticker und Bild können danach nie mehr geändert werden. %1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Sie zahlen</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Sie erhalten</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signiert von %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>%1 launchen</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>Sie erhalten, %1 von allen</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>Erster Kauf, in die Kurve</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>Protokollgebühr des Kaufs</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>Creator-Gebühr des Kaufs, bleibt Ihnen</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>Rent: Mint mit Name, Ticker, Link</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>Rent: Bonding-Kurve</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>Rent: Token-Konto der Kurve</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>Rent: Ihr Token-Konto</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>Rent: Ihr Volumen-Eintrag, einmalig</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>Netzwerkgebühr, zwei Signaturen</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Prioritätsgebühr</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>Rent: Ihr Creator-Tresor, einmalig</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>Verlässt die Wallet</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>Der Empfänger erhält</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Netzwerkgebühr</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>Rent für das Token-Konto des Empfängers</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>Rent, die zurückkommt</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>SOL danach in der Wallet</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>Tokens danach in der Wallet</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>%1 senden?</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>%1 senden</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Empfänger %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signiert von %1</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>Was signiert wird, aus der Transaktion zurückgelesen:</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>Ich habe die ganze Adresse verglichen und will es trotzdem</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>Geben Sie die letzten %1 Zeichen der Adresse ein</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Haken Sie zuerst das Kästchen oben an</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>Geben Sie zuerst die letzten %1 Zeichen der Adresse ein</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation>Neue Wallet</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>Optional, zum Beispiel Haupt-Wallet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>Wallet erstellen</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>In diesem Programm wird ein neuer Schlüssel erzeugt und in seinem Tresor aufbewahrt. Sie sehen ihn gleich, um ihn aufzuschreiben.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>Auf ein Quadrat zuschneiden</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>Größe des Quadrats</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>Die Animation entfällt: Nur ihr erstes Bild bleibt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Zuschneiden</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation>Ausschnitt des Bildes</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>Es wurde nichts exportiert. %1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>Alles ist exportiert: %n Zeile.</numerusform>
            <numerusform>Alles ist exportiert: %n Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Die Datei konnte nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>Der Export wurde abgebrochen und nichts geschrieben.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CurveChart</name>
    <message>
        <source>Bonding curve</source>
        <translation>Bonding-Kurve</translation>
    </message>
    <message>
        <source>%1 of the curve is sold, %2 SOL to go, market cap %3 SOL</source>
        <translation>%1 der Kurve ist verkauft, noch %2 SOL, Marktkapitalisierung %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>Die Kurve ist ausverkauft. Der Coin zieht in seinen Pool um; dort geht der Handel weiter.</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>Die Kurve ist ausverkauft. Der Coin wird in seinem Pool %1 gehandelt.</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>Graduiert: zieht in seinen Pool um</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>Graduiert: wird in seinem Pool gehandelt</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>Die Kurve ist ausverkauft. Der Handel geht weiter, sobald es den Pool gibt.</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>verkaufte Tokens</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>Graduation bei %1 SOL Marktkapitalisierung</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>nach Ihrer Order %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>Sie sind hier · %1 · noch %2 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Mint-Adresse kopieren</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Adresse der Wallet kopieren</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Signatur kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>%n Zeile kopieren</numerusform>
            <numerusform>%n Zeilen kopieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>Die übliche Reihenfolge</translation>
    </message>
</context>
<context>
    <name>curvedesk::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>Für die Person, die einem Fehler nachgeht. Er enthält keine Schlüssel, keine Adressen von Wallets und keine Beträge; lesen Sie ihn, bevor Sie ihn weitergeben.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>curvedesk::DockArea</name>
    <message>
        <source>King of the hill</source>
        <translation>King of the Hill</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>Wallets</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Trades des Coins</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Order, Launch, API-Host</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>Die HTTP-Schnittstelle</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>Den Host wochenlang betreiben</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>Das Protokoll, wie Curvedesk es liest</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Benutzerhandbuch</translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportieren</translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation>Trades des Coins exportieren</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>Positionen exportieren</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>Orders exportieren</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>Aktivität, Trades und Positionen</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Was angezeigt wird</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Orders</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>Noch keine Orders. Was Sie kaufen, verkaufen oder launchen, steht hier mit seinem Ausgang.</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Trades des Coins</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Trades</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>Noch keine Trades dieses Coins.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Wählen Sie zuerst einen Coin.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>Ihre Wallets halten noch keine Coins.</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>Inhaber des Coins</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>Nach seinen Trades hält niemand diesen Coin.</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>Verkaufen…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>Beleg anzeigen</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>Durchschnittskosten; Gebühren von Kurve und Pool sind enthalten, Netzwerkgebühren und Rents nicht. Wert zum Marktpreis, vor den Kosten des Verkaufs.</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>%n Inhaber nach seinen Trades</numerusform>
            <numerusform>%n Inhaber nach ihren Trades</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>Von Wallet zu Wallet gesendete Tokens werden nicht gesehen.</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>Gewinn und Verlust exportieren</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>Wert %1 SOL · Gewinn %2 SOL · realisiert %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>die zehn größten halten %1</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>Tokens, die von anderswo kamen, haben einen Wert und keinen Gewinn: was sie gekostet haben, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>Export abbrechen (%1)</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>Nicht alle: Einige Trades des Coins sind nicht gespeichert</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>Der Markt wurde seit dem Launch des Coins nicht durchgehend verfolgt.</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>Die Trades dieses Coins sind noch nicht gelesen.</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>Inhaber des Coins exportieren</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>Ein anderer Export ist nicht fertig: Brechen Sie ihn zuerst ab.</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>Die Orders sind noch nicht gelesen.</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>Die Positionen sind noch nicht gelesen.</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>Die Inhaber dieses Coins sind noch nicht gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>%n Position ohne Preis zählt mit ihren Kosten</numerusform>
            <numerusform>%n Positionen ohne Preis zählen mit ihren Kosten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>Diese Seite im Browser öffnen?</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>Diese Seite gehört anderen. Sie erfahren Ihre Internetadresse und was Sie ansehen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>Die Transaktion im Explorer…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>Der Coin im Explorer…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>Die Wallet im Explorer…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>Privater Schlüssel von %1</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>Wer diesen Schlüssel sieht, hat das Geld. Er wird %1 Sekunden lang angezeigt; sehen Sie sich um, bevor Sie fortfahren.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>Niemand sonst kann diesen Bildschirm sehen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Für 15 Sekunden kopieren</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>Wird in %1 s verborgen</translation>
    </message>
</context>
<context>
    <name>curvedesk::FigureTable</name>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 Basiseinheiten</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>curvedesk::FirstRunDialog</name>
    <message>
        <source>Where do you want to trade?</source>
        <translation>Wo möchten Sie handeln?</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>Ein vollständiger Markt auf diesem Computer, mit Spielgeld und simulierten Tradern. Kein Konto, kein Netzwerk.</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>Solanas öffentliches Testnetzwerk, mit kostenlosem Testgeld.</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>Solana selbst. Orders geben echtes Geld aus.</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>Eigener Node</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>Ein Cluster hinter einem JSON-RPC-Node, den Sie in den Einstellungen angeben.</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>Sie können dies jederzeit unter Datei, Einstellungen ändern.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Wallet</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Of the supply</source>
        <translation>Anteil am Gesamten</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, Sie</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1, der Creator</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>Bild des Coins</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG, JPEG, GIF oder WebP. Ziehen Sie es hierher, fügen Sie es ein oder klicken Sie, um eine Datei zu wählen. Ein Standbild über 15 MiB oder 4096 Pixel je Seite wird verkleinert. Ort, Kamera und Kommentare darin werden nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>Ein Bild ist gewählt</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Bild.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>Ziehen, einfügen oder wählen</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>Wallet importieren</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>Nur eine Adresse beobachten…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>Wallet importieren</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>Base58 des privaten Schlüssels, der Inhalt einer Datei von solana-keygen ([12,34,…]) oder die 12 bis 24 Wörter der Wallet eines anderen Programms. Er kommt in den Tresor und nirgendwo sonst hin.</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>Privater Schlüssel oder Wörter</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>Passphrase der Wörter, falls sie eine haben</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>Wallets dieser Wörter</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>Wallets suchen</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>Durch die Zeit bewegen</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>Breiter, schmaler, einpassen</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>Im Chart</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>Klicken Sie in ein Feld und drücken Sie die neuen Tasten. Eine Taste ohne Strg oder Alt wirkt dort, wo kein Text eingegeben wird.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Übliche Tasten</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>Tasten von %1</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1 ist belegt durch: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>keine Tasten</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht belegt</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1 bleibt dem Element mit dem Fokus vorbehalten</translation>
    </message>
</context>
<context>
    <name>curvedesk::KingPanel</name>
    <message>
        <source>King of the hill</source>
        <translation>King of the Hill</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation>King of the Hill anzeigen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>Über den King of the Hill: Text und Links</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>Noch ist kein Coin auf dem Hügel.</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Marktkapitalisierung %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>seit %1 auf dem Thron</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>In den letzten fünf Minuten</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>Nicht bekannt: Einige Trades der letzten fünf Minuten sind nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>Fügen Sie ein Bild hinzu</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>Geben Sie dem Coin einen Namen</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>Der Name ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>Geben Sie dem Coin einen Ticker</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>Der Ticker ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>Beschreiben Sie den Coin in einem Satz</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>Die Beschreibung ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>Nur ein https-Link</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>Der Link ist länger als %1 Bytes</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>Mehr, als die Wallet hält</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>Slippage ist ein Prozentwert von 0 bis 100</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Prioritätsgebühr: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>Launch läuft…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Erstellen oder importieren Sie zuerst eine Wallet</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2 Bytes</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>Sie zahlen höchstens %1 SOL für den ersten Kauf einschließlich seiner Kurvengebühren, dazu die Netzwerkgebühr und die Rents der Konten des Coins.</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>Sie zahlen die Netzwerkgebühr und die Rents der Konten des Coins; kein erster Kauf.</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>Coin launchen</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>Launch von %1 fortsetzen</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>%1 launchen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>Die Transaktion ist nie angekommen, und es wurde nichts ausgegeben. Beim Fortsetzen wird neu signiert.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>Noch konnte kein Node sagen, was aus der Transaktion geworden ist. Unter Aktivität wird es stehen.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>Dieser Launch wurde unterbrochen. Er geht dort weiter, wo er stehen blieb, mit demselben Mint.</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>Zuschneiden…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>Speicherorte…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>Bild auf ein Quadrat zuschneiden</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>Ticker</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Website</translation>
    </message>
    <message>
        <source>X (Twitter)</source>
        <translation>X (Twitter)</translation>
    </message>
    <message>
        <source>Telegram</source>
        <translation>Telegram</translation>
    </message>
    <message>
        <source>First buy (optional)</source>
        <translation>Erster Kauf (optional)</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>Erster Kauf in SOL</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>Speicherorte von Bild und Text wählen</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>Abgebrochen, bevor etwas signiert wurde. Beim Fortsetzen wird nur noch veröffentlicht, was fehlt.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>Launch abbrechen, bevor er signiert ist</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Die Wallets sind noch nicht gelesen</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Das Bild wird gelesen…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>Bild veröffentlichen</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>Text veröffentlichen</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>Aufbauen und signieren</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Ankunft auf der Chain</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>Dieses Layout behalten</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Sein Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>Layout speichern</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>Geben Sie zuerst einen Namen ein</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>Ein Name hat keine Schrägstriche</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>Ein gespeichertes Layout heißt schon so</translation>
    </message>
</context>
<context>
    <name>curvedesk::LinkRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>not https: not opened</source>
        <translation>nicht https: nicht geöffnet</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>%1 im Browser öffnen</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>verdächtige Adresse: nicht geöffnet</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>Passphrase festlegen…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>Die Schlüssel sind gesperrt: Preise und gesendete Orders laufen weiter, signiert werden kann nichts.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Entsperren…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>Warten auf das Netzwerk: Preise können veraltet sein</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Launch</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Order, Launch, API-Host</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>&amp;Handel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Hil&amp;fe</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>&amp;Neue Wallet…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>Wallet &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>Angezeigte Tabelle als CSV &amp;exportieren…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>Schlüssel &amp;sperren</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Einste&amp;llungen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>Coin, Wallet oder Befehl &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>&amp;Kaufen</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>&amp;Verkaufen</translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation>Betrag der Taste %1</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>Coin &amp;launchen</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>&amp;Über den Coin</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>Coin &amp;beobachten oder nicht mehr</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>&amp;Mint-Adresse kopieren</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>Layout: &amp;Handel</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>Layout: &amp;Breit, mit den Trades</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>Dieses Layout speichern als…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>&amp;Gespeicherte Layouts</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panels</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>Order-&amp;Ticket</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>&amp;Launch-Formular</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>&amp;API-Host</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>Beträge &amp;ein- oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Dunkel oder hell</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>Größe&amp;r</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Nor&amp;male Größe</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>Layout: Lau&amp;nch</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>Layout: H&amp;ost</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>La&amp;yout sperren</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>Curvedesk öffnet Ihre Wallets und den Markt</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>Gewinn für Steuern exportieren, First in, first out…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>Gewinn für Steuern exportieren, Durchschnittskosten…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>&amp;Alarme…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>Orders, die auf Ihre Genehmigung warten…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>Der Coin mit der höchsten Marktkapitalisierung unter denen, die noch auf ihrer Kurve sind. Ein Klick zeigt ihn und wählt ihn aus.</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>Was steigt, was neu ist, was kurz vor der Graduation steht. Der hervorgehobene Coin wird angezeigt und gehandelt.</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>Sein Preis im Lauf der Zeit und seine Kurve: wo er steht und wohin Ihre Order ihn bringen würde.</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>Hier kaufen und verkaufen Sie. Alle Kosten stehen über der Schaltfläche, und nichts wird gesendet, bevor Sie es bestätigen. Daneben: Coins launchen und die API für Programme.</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>Was aus Ihren Orders wurde, Ihre Positionen mit Gewinn und Verlust, die Trades und Inhaber des Coins.</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>Ihre Wallets. Legen Sie hier eine an, um zu beginnen.</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>Coins, Wallets und Befehle finden. Alle Tasten stehen im Menü Hilfe.</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>Die Schlüssel wurden gesperrt und das Blatt mit dem neuen Schlüssel geschlossen. Den privaten Schlüssel einer Wallet zeigt „Schlüssel zeigen“ wieder; einen API-Schlüssel nicht, legen Sie einen neuen an.</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>&amp;Wallet</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>%1 SOL Spiel&amp;geld holen</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>Von der Wallet &amp;senden…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>In die Wallet &amp;empfangen…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>Wallet u&amp;mbenennen…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>Schlüssel der Wallet &amp;zeigen…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>Coins &amp;filtern…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>Curvedesk wartet auf den Schlüsselbund des Systems, der nach seinem Passwort fragt: Sein Fenster kann hinter anderen liegen. Bis dahin kann nichts signiert werden.</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>Die Schlüssel brauchen eine Passphrase, bevor es eine erste Wallet gibt.</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>K&amp;ing of the Hill anzeigen</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Diagnose…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>Es gibt nichts zu sperren: Die Schlüssel haben noch keine Passphrase.</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>Die Schlüssel sind bereits gesperrt.</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>Es gibt nichts zu sperren: Diese Schlüssel sind für Spielgeld, und keine Passphrase schützt sie.</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>Curvedesk läuft im Infobereich weiter, mit seinen Alarmen und seinem API-Host. „Beenden“ in seinem Menü dort beendet es.</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>Meldungen schließen</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>Es wird keine Meldung angezeigt.</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>Erstellen oder importieren Sie zuerst eine Wallet.</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>Der Schlüssel einer beobachteten Wallet ist nicht hier.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Wählen Sie zuerst einen Coin.</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>Es ist kein King of the Hill bekannt.</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>Dieser Coin ist noch nicht gelesen.</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>Spalten und Ordnung der Coins…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Layout: %1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>Der Text ist schon am größten.</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>Der Text ist schon am kleinsten.</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>Netzwerk: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::NoticeLogDialog</name>
    <message>
        <source>Notices</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>No notices since the start.</source>
        <translation>Seit dem Start keine Meldungen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>Alle Meldungen seit dem Start</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderDialog</name>
    <message>
        <source>%1 of SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Ordered at</source>
        <translation>Geordert um</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>Abgeschlossen um</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Wallet</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>SOL laut Angebot</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>Bewegte SOL</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>Tokens laut Angebot</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>Bewegte Tokens</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Netzwerkgebühr</translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation>Zu sendende SOL</translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation>Zu sendende Tokens</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Coin anzeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>Preis gegenüber dem Angebot</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>Beleg kopieren</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>Beleg speichern…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Beleg speichern</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>Gebühren von Kurve oder Pool</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>Angekommen bei</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>Slot %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>Min. zu erhalten, wie signiert</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>Max. zu zahlen, wie signiert</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>Signiert bis vom Knoten angenommen</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>Angenommen bis abgeschlossen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>In die Wallet gekommen</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>Aus der Wallet gegangen</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>Rents, die zurückkamen</translation>
    </message>
    <message>
        <source>Rents</source>
        <translation>Rents</translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderTableModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Order</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detail</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>Bewegt: %1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>Angebot: %1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>Bewegt: %1 Basiseinheiten</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>Angebot: %1 Basiseinheiten</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>Netzwerkgebühr %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>Signatur %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>Passphrase festlegen</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>Schlüssel entsperren</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>Sie schützt die Schlüssel Ihrer Wallets auf diesem Computer. Niemand kann sie wiederherstellen: Ohne sie ist ein Schlüssel verloren, außer Sie haben ihn aufgeschrieben.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Neue Passphrase</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>Die neue Passphrase noch einmal</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>Der Schlüssel des Tresors liegt im Schlüsselbund des Desktops, der nach seinem Passwort fragen kann.</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>Bis sie wieder gesperrt werden, können Orders signiert werden.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Passphrase</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Schlüsselbund des Desktops verwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Die beiden Passphrasen unterscheiden sich.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Passphrase festlegen</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
</context>
<context>
    <name>curvedesk::PositionTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Wallet</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>Wert in SOL</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>Kosten in SOL</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>Gewinn in SOL</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>Realisiert in SOL</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>Zum Marktpreis; ein Verkauf bewegt ihn und kostet Gebühren.</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>Nach Durchschnittskosten. Gebühren von Kurve und Pool sind enthalten, Netzwerkgebühren und Rents nicht.</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>%1 der Tokens kamen von anderswo: was sie gekostet haben, ist nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>Fortschritt zur Graduation</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>Empfangen mit %1</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>An diese Adresse können SOL und Tokens dieses Netzwerks gesendet werden.</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>QR-Code der Adresse %1</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Adresse der Wallet kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>Wallet umbenennen</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Keine Farbe</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>Gruppe: ihre Wallets stehen beisammen</translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>Schlüssel %1 widerrufen?</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>Programme, die ihn benutzen, werden ab jetzt abgelehnt. Er kann nicht wieder gültig gemacht werden; bereits gesendete Orders laufen weiter.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Widerrufen</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>Coins, Wallets, Befehle suchen</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>Coins, Wallets und Befehle suchen</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchModel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 SOL  %2</source>
        <translation>%1 SOL  %2</translation>
    </message>
    <message>
        <source>Wallet %1</source>
        <translation>Wallet %1</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>No known coin. Enter looks on the chain.</source>
        <translation>Kein bekannter Coin. Enter sucht auf der Chain.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>Ihre neue Wallet</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Privater Schlüssel</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>Stellt diese Wallet in jedem Solana-Wallet-Programm wieder her.</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>Ich habe den privaten Schlüssel aufgeschrieben</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>Ich habe den API-Schlüssel gespeichert</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>Erlaubt Ihren Programmen, diese Wallet über die API zu benutzen (Header x-api-key).</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, verborgen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Anzeigen: %1</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Für 15 Sekunden kopieren</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>Für 15 Sekunden kopieren: %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Haken Sie zuerst das Kästchen oben an</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>Der Schlüssel „%1“ wird nur dieses eine Mal angezeigt. Wer ihn hat, kann auf diesem Rechner tun, was Sie ihm erlauben.</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>Bewahren Sie den privaten Schlüssel dort auf, wo ihn niemand sonst lesen kann: Wer ihn hat, hat das Geld. Der API-Schlüssel wird nur hier angezeigt.</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Verbergen: %1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>Dieses Blatt schließt sich erst, wenn das Kästchen angehakt ist: Nichts zeigt den API-Schlüssel noch einmal.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>Beispiel damit für 15 Sekunden kopieren</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>Von %1 senden</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Prüfen…</translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation>Anderer Token…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>Adresse des Tokens</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>Adresse der Wallet des Empfängers</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>Name für das Adressbuch</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles davon</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>Adressbuch</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>Geben Sie die Adresse des Empfängers ein</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>Das ist keine vollständige Adresse</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>Guthaben wird gelesen…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Geben Sie einen Betrag über null ein</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Kosten werden abgefragt…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>Diese Wallet wird nur beobachtet: Ihr Schlüssel ist nicht hier, daher kann sie nicht senden.</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>Aus dem Adressbuch entfernen</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>In das Adressbuch aufnehmen</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>Die Schlüssel sind gesperrt: Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Entsperren…</translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>Textgröße in Prozent</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>Ihre Limits, über die hinaus das Ticket nichts sendet</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>Ausgabe für eine Order</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>Slippage</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>Prioritätsgebühr (ab dem nächsten Start)</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>Netzwerk, ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>Lokale Sandbox: Spielgeld</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet: Testgeld</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet: echtes Geld</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>Ein eigener Node</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>Node (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>Simulierte Trader</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>Öffentliches Verzeichnis der Coins</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>Bilder und Texte von Launches</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>Wie es das Netzwerk braucht</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>Auf diesem Computer speichern</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>Über pump.fun veröffentlichen</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>Ein eigener IPFS-Node</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>IPFS-Node</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>Schlüssel und API-Host</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>Minuten ohne Aktivität, nach denen die Schlüssel gesperrt werden</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation>Schlüssel sperren bei Untätigkeit nach</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>Port eines API-Hosts, der mit dem Fenster startet</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht gestartet</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>API-Host starten auf Port</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>Speichern und neu starten</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>Geben Sie die Adresse Ihres Nodes ein.</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>Die Adresse eines Nodes beginnt mit https:// oder, auf diesem Computer, mit http://.</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>Geben Sie die Adresse Ihres IPFS-Nodes ein.</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>Auf dem Mainnet geben Orders ab dem nächsten Start echtes Geld aus.</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>Einiges davon gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>Steigend und fallend</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Grün und Rot</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Blau und Orange</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>Rot und Grün</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Tabellenzeilen</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>Großzügig</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>Nichts hier braucht einen Neustart</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>Ohne Bilder</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>Mit Bildern: Server von Fremden erfahren Ihre Internetadresse</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>Block-Explorer</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>Der API-Host ist dann aus.</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>Proxy zu anderen Rechnern</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>keiner, oder socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>Die Adresse eines Proxys ist socks5://host:port oder http://host:port, ohne Passwort.</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>Mebibytes, die der Markt auf der Platte füllen darf</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>Darüber hinaus werden die ältesten Trades vergessen, aber keine Ihrer eigenen Wallets.</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>Markt auf der Platte, höchstens</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Sprache (ab dem nächsten Start)</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>Das Limit der Prioritätsgebühr ist höchstens 1 SOL.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Ein Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>Geänderte Zahlen leuchten kurz auf, außer die Bewegung ist reduziert.</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>Meldungen außerhalb des Fensters</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>Beendet das Programm</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>Behält es im Infobereich</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>Mehrere mit Leerzeichen dazwischen: Einer springt für den anderen ein.</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>Sein WebSocket</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>Die Adresse, unter der der erste Node Trades meldet. Leer: die, die sich aus der Adresse des Nodes selbst ergibt.</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>Sandbox als Node auf Port</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>Andere Programme dieses Computers erreichen die Sandbox dort wie einen Solana-Node.</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>Orders warten auf Genehmigung</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>Sekunden, die eine Order eines Programms auf Ihre Genehmigung wartet</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>Wenn der API-Schlüssel der Order Ihre Genehmigung braucht. Danach wird sie abgelehnt. Ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>Die Adresse eines WebSockets beginnt mit wss:// oder, auf diesem Computer, mit ws://.</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>Der API-Host und die Sandbox brauchen verschiedene Ports.</translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation>Kaufseite</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>Verkaufsseite</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>Warten auf das Netzwerk…</translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation>verbindet</translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation>simulierte Trader an</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>noch nichts empfangen</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>seit %1 nichts empfangen; Preise können veraltet sein</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · seit %2 nichts empfangen</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Netzwerk: %1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>%n Order wird geprüft…</numerusform>
            <numerusform>%n Orders werden geprüft…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>%n Order offen</numerusform>
            <numerusform>%n Orders offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>Beim Ende des Programms offen geblieben. Ihr Ausgang wird geprüft; neue Orders warten.</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>Orders anzeigen</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>API-Host an, Port %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>API-Host aus</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>SCHARF: Ein Klick handelt bis zu %1 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo, ein IPFS-Daemon</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata, mit dem Token Ihres Kontos</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>Der Upload von pump.fun</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Nur dieser Computer</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>Wo Launches veröffentlichen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>Ein Launch versucht die angehakten Speicherorte von oben nach unten, jeden einige Male. Ist keiner angehakt, nimmt er den ersten, der antwortet.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Adresse des Kubo-Daemons</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Pinata-Token (JWT), im Tresor aufbewahrt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>Einer ist gespeichert; geben Sie einen anderen ein, um ihn zu ersetzen</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>Keiner ist gespeichert</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>Nach oben: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TermsEdit</name>
    <message>
        <source>Slippage</source>
        <translation>Slippage</translation>
    </message>
    <message>
        <source>How much worse than shown the price may be when the order lands. Beyond that it fails.</source>
        <translation>Wie viel schlechter als angezeigt der Preis sein darf, wenn die Order ankommt. Darüber hinaus schlägt sie fehl.</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>Slippage %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>Slippage in Prozent</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>Wird höchstens an das Netzwerk gezahlt, um früher anzukommen: Transaktionen, die mehr zahlen, kommen zuerst dran, wenn viele denselben Coin schreiben wollen. Den Preis ändert sie nicht.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>Automatische Prioritätsgebühr</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>Prioritätsgebühr %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>So viel, wie zuletzt angekommene Transaktionen gezahlt haben</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>höchstens %1 SOL</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>Prioritätsgebühr in SOL</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Priorität</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>Anderer Coin: Der Betrag wurde geleert, Slippage und Prioritätsgebühr wurden beibehalten</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>Diese Wallet wird nur beobachtet: Ihr Schlüssel ist anderswo.</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>Unsigniert kopieren</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>Die Order wartet auf die Schlüssel und wird gesendet, sobald sie entsperrt sind.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Entsperren…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>Die Schlüssel sind gesperrt.</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>Ihr Schlüssel ist anderswo: Kopieren Sie die unsignierte Order und signieren Sie sie dort</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>Die Schlüssel sind gesperrt</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>Die unsignierte Transaktion ist in der Zwischenablage, in Base64. Sie kann etwa eine Minute lang signiert werden.</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Ausgeben</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation>Auszugebender Betrag in SOL</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>Zu verkaufende Menge in Tokens</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>Etwa erhalten</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>Zu erhaltende Menge in Tokens</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>Zu erhaltender Betrag in SOL</translation>
    </message>
    <message>
        <source>of %1 SOL</source>
        <translation>von %1 SOL</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 Basiseinheiten</translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation>Etwa ausgeben</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>Etwa verkaufen</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>%1 kaufen</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation>%2 für %1 SOL kaufen</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>%1 verkaufen</translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation>%1 %2 verkaufen</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation>Preis wird abgefragt…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>Wallet, die signiert</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>Diese Beträge ändern</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>Betrag %1 in SOL</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>Diese Beträge behalten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>%1 % des Bestands verkaufen</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>So viel verkaufen, dass der Einsatz für den Bestand zurückkommt</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>So viel verkaufen, dass der Einsatz für den Bestand zurückkommt: Durchschnittskosten, mit den Gebühren der Kurve</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>%1 SOL ausgeben</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>Die Wallet hat von diesem Coin nichts gekauft</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>Alle %1 verkaufen</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>%1 % von %2 verkaufen</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>%2 jetzt für %1 SOL kaufen</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>Alle %1 jetzt verkaufen</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>%1 % von %2 jetzt verkaufen</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>%1 %2 jetzt verkaufen</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>Mit einem Klick handeln…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>Scharf bis %1 SOL je Order: entschärfen (Esc)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>Zeigen Sie zuerst die Beträge: dieser würde sagen, was der Bestand gekostet hat</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>Das Ticket gilt inzwischen einer anderen Order: Schließen Sie dies und prüfen Sie jene.</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>Steigende Coins</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>Neueste Coins</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>Coins kurz vor der Graduation</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>Beobachtete Coins</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>Noch keine Coins. Launchen Sie den ersten.</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>Kein Coin hat die Hälfte seiner Kurve hinter sich.</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>Hier stehen Coins, die Sie mit einem Stern markieren.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr beobachten</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filter: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Aufheben</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>Kein Coin besteht den Filter: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>Fortschritt auf der Kurve</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Marktkapitalisierung</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>Änderung in fünf Minuten</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>Änderung in einer Stunde</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>Änderung an einem Tag</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>Volumen eines Tages</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>Letzter Trade</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>Welche Coins</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Steigt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>Fast voll</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>Spalten, Ordnung und Filter der Liste</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filter…</translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation>Graduiert</translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation>noch %1 SOL</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>Voll in %1 beim Tempo der letzten fünf Minuten (hochgerechnet)</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 min</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>1 d</source>
        <translation>1 T</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation>%1, King of the Hill</translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>Vorsicht: Dieser Name enthält versteckte Zeichen.</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Marktkapitalisierung %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>Änderung der Marktkapitalisierung in den letzten fünf Minuten</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>Änderung der Marktkapitalisierung in der letzten Stunde</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>Änderung der Marktkapitalisierung am letzten Tag</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>%1 SOL am letzten Tag gehandelt</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>Wallets, die den Coin nach ihren Trades halten; Überweisungen zwischen Wallets werden nicht gesehen</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>Der Launch wurde nicht gelesen</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>Nie gehandelt</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>Nicht bekannt: Einige der Trades, aus denen es sich ergibt, sind nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1, sieht aus wie ein älterer Coin</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>Vorsicht: Ein älterer Coin hat einen gleich aussehenden Namen oder Ticker. Vergleichen Sie die Mint-Adresse.</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>%n anderer Coin dieser Liste benutzt diesen Ticker. Vergleichen Sie die Mint-Adresse.</numerusform>
            <numerusform>%n andere Coins dieser Liste benutzen diesen Ticker. Vergleichen Sie die Mint-Adresse.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1, hat versteckte Zeichen</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>Beträge Ihrer Wallets aus- oder einblenden</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>Schlüssel jetzt sperren</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Aussehen</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>Slot %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Aussehen</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>keine Wallet</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tour</name>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>Rundgang verlassen (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>curvedesk::TradeTableModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Trader</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Kauf</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Verkauf</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, Slot %2</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 Basiseinheiten</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL für einen Token</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>SOL, die in die Kurve gingen oder aus ihr kamen, ohne Gebühren. Was eine Ihrer Orders ausgegeben oder gebracht hat, steht unter Aktivität.</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>Curvedesk anzeigen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>Sie verschwindet aus der Liste und ihr Guthaben aus der Summe. Im Netzwerk ändert sich nichts, ihre Orders bleiben, und Sie können sie über ihre Adresse wieder beobachten.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Nach %n Minute</numerusform>
            <numerusform>Nach %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Schutz der Schlüssel</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Schlüsselbund des Desktops verwenden</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Bisherige Passphrase</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Neue Passphrase</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>Die neue Passphrase noch einmal</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>Von selbst sperren, wenn das Fenster nicht benutzt wird</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>Eine Passphrase schützt die Schlüssel. Niemand kann sie wiederherstellen.</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>Der Schlüssel des Tresors liegt im Schlüsselbund des Desktops. Eine eigene Passphrase kann ihn ersetzen.</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>Der Schlüssel des Tresors liegt neben ihm: Wer den Ordner dieses Programms kopiert, hat die Schlüssel. Das genügt nur für Spielgeld.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Die beiden Passphrasen unterscheiden sich.</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>Die neue Passphrase schützt die Schlüssel. Sie wurden neu versiegelt: Eine ältere Kopie des Tresors öffnet nichts, was ab jetzt hinzukommt.</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>Ein neuer Schlüssel im Schlüsselbund des Desktops schützt die Schlüssel.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Falsche Passphrase.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Passphrase ändern</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Passphrase festlegen</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>Noch keine Wallet</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletTableModel</name>
    <message>
        <source>Wallet</source>
        <translation>Wallet</translation>
    </message>
    <message>
        <source>Balance in SOL</source>
        <translation>Guthaben in SOL</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1 (beobachtet)</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletsPanel</name>
    <message>
        <source>Wallets</source>
        <translation>Wallets</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>Wallet importieren</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ Neu</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>Neue Wallet</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Schutz der Schlüssel</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>Noch keine Wallet. Orders werden von einer signiert.</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>Wallet erstellen</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Adresse der Wallet kopieren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>Wallet umbenennen</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>%1 SOL holen</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>Spielgeld aus dem Faucet des Testnetzwerks</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>Von der Wallet senden</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>Adresse der Wallet zum Empfangen anzeigen</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Schlüssel zeigen</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>Privaten Schlüssel der Wallet anzeigen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>Beobachtete Wallet aus der Liste entfernen</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>Alle Wallets: %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>davon %1 SOL in beobachteten Wallets</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>Adresse beobachten</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>Ihr Guthaben wird angezeigt, und Orders können für sie berechnet und vorbereitet werden. Sie signiert hier nie: Ihr Schlüssel bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>Das ist nicht die Adresse einer Wallet.</translation>
    </message>
</context>
<context>
    <name>keyRightsText</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>handeln</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>launchen</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>Wallets auflisten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>%1 SOL je Order</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>%1 SOL je Stunde</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>%1 SOL je Tag</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>%1 Slippage</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>%1 SOL Prioritätsgebühr</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>fragt Sie</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>Curvedesk kann nicht starten</translation>
    </message>
</context>
</TS>
