<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AmountText</name>
    <message>
        <source>%1 lamports</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfirmLaunchDialog</name>
    <message>
        <source>First buy, into the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The option --metadata-store chooses another place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MMM d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yyyy-MM-dd HH:mm:ss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API on this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New API key for %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New wallet with an API key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have an API key can read the market and trade with that key&apos;s wallet. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ChartView</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No description.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Website</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telegram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it once, to write it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::CurveChart</name>
    <message>
        <source>Bonding curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the curve is sold, %2 SOL to go, market cap %3 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::DockArea</name>
    <message>
        <source>King of the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity and tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Exported %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 · realised %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::FigureTable</name>
    <message>
        <source>SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::FirstRunDialog</name>
    <message>
        <source>Where do you want to trade?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base58 of the private key, or the contents of a solana-keygen file ([12,34,…]). It goes into the vault and nowhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::KingPanel</name>
    <message>
        <source>King of the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the curve, %2 SOL to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Website</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X (Twitter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Telegram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First buy (optional)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::LinkRow</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not https: not opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Keys for mainnet need a passphrase before the first wallet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a passphrase…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Notices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;ctivity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::NoticeLogDialog</name>
    <message>
        <source>Notices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No notices since the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderDialog</name>
    <message>
        <source>%1 of SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordered at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderTableModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::PositionTableModel</name>
    <message>
        <source>Coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl K</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchModel</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wallet %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two secrets below are shown this once. Keep the private key where nobody else can read it: who has it has the money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Private key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For %1. Shown this once. Whoever has it can trade with this wallet on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for a minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy for a minute: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the secret again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and API host, from the next start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API host off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::TermsEdit</name>
    <message>
        <source>Slippage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much worse than shown the price may be when the order lands. Beyond that it fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Init.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns and order of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message>
        <source>Coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, name of an older coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful: an older coin has a name that looks the same. Compare the mint address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets (Ctrl+H)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the keys now (Ctrl+L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::TradeTableModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletTableModel</name>
    <message>
        <source>Wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance in SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletsPanel</name>
    <message>
        <source>Wallets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
