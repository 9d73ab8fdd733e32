<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>capitalisation de %1 SOL ou plus</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>capitalisation de %1 SOL ou moins</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>prix de %1 SOL ou plus</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>prix de %1 SOL ou moins</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>%1 de la courbe vendus</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>son créateur vend</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>un autre coin devient King</translation>
    </message>
</context>
<context>
    <name>AmountText</name>
    <message>
        <source>%1 lamports</source>
        <translation>%1 lamports</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>A part of each transfer can be kept back as a fee.</source>
        <translation>Une partie de chaque transfert peut être retenue comme frais.</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>Quelqu’un peut fermer le mint dès qu’il ne reste plus de tokens.</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>Vos tokens peuvent être gelés dès l’instant où vous les recevez.</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>Ses tokens ne peuvent pas être transférés, ni donc vendus.</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>Quelqu’un peut prendre vos tokens ou les détruire.</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>Un autre programme peut s’exécuter à chaque transfert, et le refuser.</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>Quelqu’un peut suspendre tous les transferts.</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>Son mint a une extension qui n’est pas connue ici. Elle peut être dangereuse.</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>Il n’a pas été vérifié si son nom peut être changé.</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>Personne ne peut changer son nom, son ticker et son image.</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>Quelqu’un peut changer son nom, son ticker et son image.</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>Les extensions de son mint n’ont pas été vérifiées.</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>Son mint n’a pas d’extensions.</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>Extensions de son mint&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation>Exporter les bougies</translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation>Enregistrer l’image du graphique</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>L’image est enregistrée.</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>L’image n’a pas pu être écrite à cet endroit.</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>Le prix est monté au-delà de votre slippage avant que l’ordre n’arrive.</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>Seuls les frais de réseau ont été dépensés. Regardez le nouveau prix et passez un nouvel ordre.</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>Le prix est descendu au-delà de votre slippage avant que l’ordre n’arrive.</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>L’ordre aurait rapporté moins de tokens que votre minimum.</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>Le prix a bougé au-delà de votre slippage avant que l’ordre n’arrive.</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>La courbe s’est épuisée avant que l’ordre n’arrive.</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>Le coin s’échange désormais dans son pool.</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>La courbe ne détient plus autant de tokens.</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>Passez un ordre plus petit.</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>Le wallet ne détient pas autant de tokens.</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>Vendez moins.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>Le wallet a trop peu de SOL pour les rents d’un premier trade.</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>Ajoutez des SOL ou achetez pour moins.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>Le wallet a trop peu de SOL pour les frais de ce trade.</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>Le programme de la chaîne a refusé l’ordre (%1).</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>Rien n’a été échangé.</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>Impossible de procéder ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>La clé ou la phrase de passe n’est pas la bonne.</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>Vérifiez-la et réessayez.</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>Ce n’est pas autorisé ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>Ce coin n’existe pas sur ce réseau.</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>Vérifiez l’adresse du mint.</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>Ce wallet n’existe pas.</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>Choisissez-en ou créez-en un autre.</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>Il n’y a rien de ce nom.</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>La requête était mal formée&#xa0;: %1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>Cette courbe est épuisée et il n’y a pas encore de pool où trader.</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>Réessayez quand le coin sera passé dans son pool.</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>Cela existe déjà&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>Les images peuvent avoir 15 MiB et 4096 pixels par côté.</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>Le wallet ne détient pas assez. %1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>Rien n’a été envoyé. Ajoutez des SOL ou réduisez l’ordre.</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>Le prix a bougé au-delà de votre slippage.</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>Rien n’a été envoyé. Regardez le nouveau prix et passez un nouvel ordre.</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>La chaîne a refusé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>Le coffre est verrouillé, rien ne peut donc être signé.</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>Saisissez sa phrase de passe en haut de la fenêtre.</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>Le réseau demande une pause.</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>Réessayez dans quelques secondes.</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>Le réseau a refusé ou envoyé une réponse incohérente. %1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>Réessayez ou utilisez un autre endpoint.</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>Cela ne fonctionne pas pour le moment&#xa0;: %1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>Le réseau n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>Si un ordre a été envoyé, sa ligne dans Activité dira comment il s’est terminé.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Ceci a été annulé.</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>Le disque a refusé l’enregistrement, rien n’a donc été envoyé.</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>Libérez de la place ou vérifiez les droits du dossier de données.</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>Les données lues n’ont pas de sens.</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>Rien n’a été modifié. Restaurez-les depuis une sauvegarde ou essayez une autre source.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Une erreur s’est produite dans le programme.</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>Veuillez la signaler avec le journal.</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>D’autres utilisateurs de cet ordinateur peuvent ouvrir le dossier de données, qui contient vos clés. Retirez-leur ce droit : chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>Le dossier de données appartient à un autre utilisateur : %1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>Le dossier de données est un fichier : %1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>Le dossier de données ne peut pas être créé : %1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>Impossible d’écrire dans le dossier de données : %1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>Un autre Curvedesk utilise le dossier de données. Quittez-le d’abord : %1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>Un stockage a refusé l’image ou le texte. %1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>Sous le formulaire, « Stockages… » propose les autres.</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>Un stockage de l’image et du texte ne répond pas. %1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>Réessayez dans un instant ; sous le formulaire, « Stockages… » propose les autres stockages.</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>Seuls les frais de réseau ont été dépensés.</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>Personne d’autre ne les voit, ce qui suffit pour de l’argent fictif.</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>Personne d’autre ne les voit&#xa0;: pour tous les autres, le coin n’a ni image ni texte, pour toujours.</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>Le daemon les conserve sur IPFS&#xa0;: les autres les voient tant qu’il tourne ou que quelqu’un d’autre les conserve aussi.</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>Votre compte Pinata les conserve sur IPFS.</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>pump.fun les conserve sur IPFS. Il peut refuser&#xa0;; rien n’est alors signé.</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>Image et texte&#xa0;: conservés sur cet ordinateur</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>Image et texte&#xa0;: publiés via Kubo à %1</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>Image et texte&#xa0;: publiés via Pinata</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>Image et texte&#xa0;: publiés via pump.fun</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 Sous le formulaire, « Stockages… » propose les autres.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>Sandbox&#xa0;: un marché complet dans ce programme, avec de l’argent fictif.</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1&#xa0;: un réseau de test public, avec de l’argent fictif.</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet&#xa0;: chaque ordre dépense de l’argent réel.</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Un réseau que Curvedesk ne connaît pas. Traitez ce qui y est dépensé comme de l’argent réel.</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>Ledger de la sandbox</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1&#xa0;: argent fictif.</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet&#xa0;: ceci dépense de l’argent réel.</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>Un réseau inconnu&#xa0;: ceci peut dépenser de l’argent réel.</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk (sandbox)</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · argent réel</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk (%1)</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en direct</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lent</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>hors ligne</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>mauvais réseau</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>Le réseau répond à temps.</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>Rien n’a encore été reçu du réseau.</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>Le réseau répond en retard. Les prix peuvent être anciens&#xa0;; les ordres peuvent prendre plus de temps.</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>Le réseau ne répond pas. Les chiffres sont les derniers reçus&#xa0;; les ordres envoyés gardent leur place et sont vérifiés de nouveau dès qu’il répond.</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>L’endpoint appartient à un autre réseau que ce dossier de données. Rien ne lui est envoyé.</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>En attente du réseau</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>Le réseau est hors ligne&#xa0;: rien ne peut être envoyé</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>L’endpoint est d’un autre réseau&#xa0;: rien n’est envoyé</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>Rien n’a encore été lu&#xa0;: connexion au réseau.</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>Le réseau est hors ligne. Rien n’a pu être lu&#xa0;; une nouvelle tentative est en cours.</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>L’endpoint est d’un autre réseau. Rien n’en est lu.</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>%n slot de retard</numerusform>
            <numerusform>%n slots de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>Sandbox : argent fictif.</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>âge inconnu</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>il y a %1</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation>frais %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>à %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 à %2&#xa0;: envoyé, en attente de la chaîne.</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>%1 envoyés à %2.</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>L’envoi de %1 à %2 a échoué&#xa0;: %3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>L’envoi de %1 à %2 a expiré&#xa0;; rien n’a été dépensé.</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>Impossible de dire pour l’instant si %1 sont arrivés à %2.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>Échoué</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expiré</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>En attente&#xa0;: signé et envoyé, encore sans issue. Les mêmes octets sont renvoyés jusqu’à ce qu’il y en ait une&#xa0;; il n’est jamais signé une seconde fois entre-temps.</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>Réussi&#xa0;: il est sur la chaîne et a fait ce qu’il indique.</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>Échoué sur la chaîne&#xa0;: il y est arrivé et y a été refusé. Seuls les frais de réseau ont été dépensés.</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>Expiré&#xa0;: il est prouvé qu’il n’est jamais arrivé et ne peut plus arriver. Rien n’a été dépensé.</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>Inconnu&#xa0;: le réseau n’a pas pu dire ce qu’il est devenu. Vérifiez avant de repasser un ordre&#xa0;: il est peut-être arrivé.</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Achat</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Vente</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ Lancement</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ Envoi</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>laissé ouvert par la dernière exécution&#xa0;; son issue est recherchée</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>la chaîne a repris son issue&#xa0;; elle est attendue de nouveau</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>envoyé, en attente de la chaîne</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>slot %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>la chaîne l’a refusé</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>jamais arrivé&#xa0;; rien n’a été dépensé</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>personne n’a encore pu le dire&#xa0;; ne repassez pas d’ordre avant que ce soit réglé</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>Ordre pour %1 envoyé.</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>L’ordre pour %1 a échoué&#xa0;: %2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>L’ordre pour %1 a expiré&#xa0;; rien n’a été dépensé.</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>Impossible de dire pour l’instant ce qu’est devenu l’ordre pour %1.</translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation>%1 %2 achetés pour %3 SOL.</translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation>%1 %2 vendus pour %3 SOL.</translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation>%1 lancé.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>La chaîne a repris l’issue de l’ordre pour %1. Il est de nouveau en attente&#xa0;; ne passez pas l’ordre deux fois.</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>Le fichier n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>Cette image dépasse 64 MiB.</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>Ce n’est pas une image PNG, JPEG, GIF ou WebP.</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>Cette image est endommagée.</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>Cette image a trop de pixels.</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>Une animation peut avoir 15 MiB et 4096 pixels par côté.</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>Réduite&#xa0;: %1 × %2 pixels.</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>Capitalisation en %1</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>Prix en %1</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>signe, change</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>signe</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>change</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>est lu</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>%1 octets sur 1232&#xa0;; les frais de réseau sont de %2 SOL au plus</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>Simulé au slot %1&#xa0;; valable jusqu’au bloc %2</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>Blockhash %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>Quand vous confirmez, le même ordre est préparé de nouveau avec le blockhash le plus récent, dans les limites ci-dessus.</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>Le blockhash ci-dessous est trop ancien pour servir à un envoi.</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>Blockhash obtenu il y a %1 s, valable encore environ %2 s</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>utilisateur, paie les frais</translation>
    </message>
    <message>
        <source>user</source>
        <translation>utilisateur</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>tokens de l’utilisateur</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>tokens de cotation de l’utilisateur</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>wrapped SOL de l’utilisateur</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>mint</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>mint de cotation</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>bonding curve</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>tokens de la courbe</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>tokens de cotation de la courbe</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>pool</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>tokens du pool</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>wrapped SOL du pool</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>coffre des frais du créateur</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>destinataire des frais</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>destinataire des frais de rachat</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>paramètres des frais</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>paramètres globaux</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>compteur de volume</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>autorité des événements</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>programme&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1, limite %2</translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation>Choisissez d’abord un coin</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Créez ou importez d’abord un wallet</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Saisissez un montant supérieur à zéro</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>Slippage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>Le slippage est de 100 % au plus</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>Votre limite de slippage est %1 (Paramètres)</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Frais de priorité&#xa0;: %1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>Ce montant est trop petit pour avoir un effet</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>Votre limite par ordre est de %1 SOL (Paramètres)</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>Il manque %1 SOL dans le wallet</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>Le wallet ne détient que %1</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>Il manque %1 SOL dans le wallet pour les frais de réseau</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>La courbe détient moins que demandé&#xa0;: l’ordre prend tout ce qui reste.</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>Cet ordre à lui seul fait bouger le prix de %1.</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>Avec %1 de slippage, d’autres peuvent prélever autant sur l’ordre.</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>Les frais de réseau de %1 SOL dépassent un vingtième de l’ordre.</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Les wallets ne sont pas encore lus</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>Frais du pool</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>Vous payez max.</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>Vous recevez min.</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>Minimum reçu</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>Impact sur le prix</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>Frais de protocole</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>Frais de créateur</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Frais de réseau</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Frais de priorité</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>Rent compte tokens</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>Rents du premier trade</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>Retenu un instant</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>Frais protocole %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>Frais créateur %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>Frais du pool %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>Rent d’un compte de SOL enveloppés&#xa0;: il doit être dans le wallet et revient dans la même transaction.</translation>
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
        <translation>%1 j</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>MMM d</source>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>yyyy-MM-dd HH:mm:ss</source>
        <translation>dd/MM/yyyy HH:mm:ss</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>Attention&#xa0;: ce nom contient des caractères cachés.</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>Budget de calcul&#xa0;: %1 unités au plus</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>Budget de calcul&#xa0;: %1 micro-lamports par unité</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>Système&#xa0;: envoyer %1 SOL de %2 à %3</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated token&#xa0;: ouvrir le compte %1 pour %2, payé par %3</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token&#xa0;: envoyer %1 du compte %2 au compte %3</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token&#xa0;: fermer le compte %1, son rent va à %2</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>Le wallet ne garde rien de ce token. Son compte vide est fermé et le rent revient.</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>Le wallet finit avec exactement 0 SOL. Il ne peut payer aucun ordre avant de recevoir à nouveau des SOL&#xa0;; les tokens qu’il détient y restent.</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>Cette adresse ressemble à une autre que vous connaissez, mais ce n’est pas elle&#xa0;: %1. Les voleurs créent de telles adresses.</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>Aucune clé privée ne peut exister pour cette adresse. Ce qui y est envoyé est perdu, sauf si un programme est fait pour le déplacer.</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>Rien n’a jamais été envoyé à cette adresse depuis ici. Personne ne peut reprendre un transfert.</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>votre propre wallet</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>pas encore utilisée sur ce réseau</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>Le créateur de %1 a vendu %2 tokens pour %3 SOL.</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>%1 de la courbe de %2 sont vendus.</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>Le prix de %1 est de %2 SOL.</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>La capitalisation de %1 est de %2 SOL.</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1 est maintenant King of the Hill.</translation>
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
        <translation>Quand avertir, ou ce qui s’est passé</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Déclenchée</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1, par la transaction %2</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>Sur le réseau %1</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>Elle attend que ce programme soit sur le réseau %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>Alertes</translation>
    </message>
    <message>
        <source>Add alert</source>
        <translation>Ajouter une alerte</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>Chaque alerte avertit une fois, avec ce qui s’est passé et la transaction qui l’a causé. Le programme doit tourner pour cela&#xa0;; ce qu’il a manqué, il le signale au prochain démarrage.</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>Avec un son</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>De quoi avertir</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>Capitalisation au moins</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>Capitalisation au plus</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>Prix au moins</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>Prix au plus</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>Courbe vendue jusqu’à</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>Son créateur vend</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>Un autre coin devient King</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>Pas encore d’alertes.</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Afficher le coin</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>Avertir de nouveau</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Choisissez d’abord un coin.</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>C’est déjà le cas.</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Actuellement %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>Actuellement %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>On ne peut pas vendre plus de 100 % d’une courbe.</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>Afficher le coin de l’alerte en surbrillance</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>Remettre en attente l’alerte en surbrillance</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>Supprimer l’alerte en surbrillance</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>Aucun coin n’est encore King.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>Saisissez un montant</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>Utilisez un point pour les décimales, pas une virgule</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1 a %n décimale au plus</numerusform>
            <numerusform>%1 a %n décimales au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>C’est plus qu’il ne peut y en avoir</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>Ce n’est pas un nombre simple comme 0.5</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>Servir l’API HTTP</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>%1 depuis le démarrage</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>Copier l’adresse de l’API</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Copier l’exemple</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Requêtes récentes</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>Cette version n’a pas d’hôte de l’API.</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nouvelle clé…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé d’API</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Clés d’API</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Révoquer…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>Pas encore de clés. Un programme en a besoin pour lire le marché ou trader.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>Langage de l’exemple</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>Désactivé. Tant qu’il est activé, les programmes de cette machine qui ont une des clés ci-dessous peuvent faire ce que la clé permet. Rien n’est accessible depuis d’autres machines. Leurs ordres apparaissent dans Activité.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>Mettez le texte d’une clé à la place de YOUR_API_KEY. Il n’est affiché qu’à la création de la clé.</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>Modifier la clé en surbrillance</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>Révoquer la clé en surbrillance</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>Modifier la clé %1</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé d’API</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>Me demander pour chacun de ses ordres</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>À quoi elle sert, par exemple script de rééquilibrage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Enregistrer la clé</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Créer la clé</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>Lire le marché</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>Demander des prix</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Trader</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>Lancer des coins</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>Lister tous les wallets de ce programme</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Elle peut</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>Wallets qu’elle peut utiliser</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>Un autre wallet</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>Avec ces wallets</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Au plus par ordre</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>Au plus par heure</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>Au plus par jour</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>Slippage au plus</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>Frais de priorité au plus</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>pas de limite</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>Valable pendant</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>comme maintenant, jusqu’au %1</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>jusqu’à révocation</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>un jour</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>une semaine</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 jours</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 jours</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Valable</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>Cochez ce qu’elle peut faire.</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>Aucun wallet n’est coché&#xa0;: elle peut utiliser le sien et tout wallet dont la clé privée accompagne la requête.</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>Aucun wallet n’est coché&#xa0;: chacun de ses ordres doit apporter sa clé privée.</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>Sans limite en SOL, qui a cette clé peut dépenser tout ce que détiennent les wallets cochés.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Peut</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Dernier usage</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>révoquée</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>May: %1</source>
        <translation>Peut&#xa0;: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Limites&#xa0;: %1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>Dépensé&#xa0;: %1 SOL sur la dernière heure, %2 SOL sur le dernier jour</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>Créée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>Wallet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Dernier usage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>Expire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>Révoquée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>Un programme peut-il acheter %1&#xa0;?</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>Un programme peut-il vendre %1&#xa0;?</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>Un programme peut-il lancer %1&#xa0;?</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>Un programme peut-il envoyer depuis votre wallet&#xa0;?</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>Dépense environ</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>Reçoit environ</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>Reçoit au moins</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>Vend</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, au plus</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>Prend au plus, frais et rents compris</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Approuver</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>L’ordre est arrivé avec la clé d’API %1.</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>L’ordre est arrivé avec la clé d’API «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signé par %1</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>Adresse du mint du coin</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinataire</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Afficher ce qui est signé</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Masquer ce qui est signé</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>Sans réponse, il est refusé dans %n seconde.</numerusform>
            <numerusform>Sans réponse, il est refusé dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>Cet ordre n’attend plus de réponse&#xa0;; la vôtre est arrivée trop tard.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>Un ordre de la clé d’API «&#xa0;%1&#xa0;» attend votre approbation.</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>Aucun ordre n’attend votre approbation.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>Trader en un clic&#xa0;?</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>Tant que le ticket est armé, son bouton envoie l’ordre aussitôt, sans la feuille qui demande confirmation. Les ordres au-dessus du montant ci-dessous et ceux avec un avertissement restent soumis à confirmation.</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>Sur ce réseau, chaque clic dépense de l’argent réel.</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Au plus par ordre</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>Échap, le verrouillage des clés et la fin du programme le désarment.</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Armer</translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Fermer le message</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>Graphique des prix</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>%n bougie, dernier prix %1 SOL, capitalisation %2 SOL</numerusform>
            <numerusform>%n bougies, dernier prix %1 SOL, capitalisation %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Pas encore de trades</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>Vous avez acheté pour %1 SOL</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>Vous avez vendu pour %1 SOL</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>Le créateur a acheté pour %1 SOL</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>Le créateur a vendu pour %1 SOL</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1 à une capitalisation de %2 SOL, %3</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>pas de trades pendant %1</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  des trades peuvent manquer</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>Volume en SOL</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Trades</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>Des trades de cette période peuvent manquer.</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>Cap. ouvert. en SOL</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>Ouvert. en 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>Cap. max. en SOL</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>Max. en 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>Cap. min. en SOL</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>Min. en 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>Cap. clôture en SOL</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>Clôture en 10⁻⁹ SOL</translation>
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
        <translation>%1 j</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation>Durée des bougies</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>Unité du graphique</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>Plus d’options du graphique</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>Bougies du coin</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Bougies</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Cap.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>Capitalisation&#xa0;: le prix de tous les tokens</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>Prix d’un token</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Capitalisation</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Ajuster (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>Revenir au lancement (Début)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Enregistrer comme image…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>Exporter les bougies en CSV…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Pas encore de trades</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>Séparation entre bougies et courbe</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>Image de %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>À propos de %1</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Créateur</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>Autres coins de ce créateur</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>Aucun autre coin de ce créateur n’est connu.</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>Coins dont le nom a le même aspect</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>Aucun autre coin n’a un nom de même aspect.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>Le nom ou le ticker contient des caractères invisibles ou qui changent le sens de lecture. Comparez l’adresse du mint.</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Pas de description.</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site web</translation>
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
        <translation>Métadonnées</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>Pas de liens.</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Personne ne peut créer davantage de ce coin.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Quelqu’un peut créer davantage de ce coin à volonté.</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Personne ne peut geler vos tokens.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Quelqu’un peut geler vos tokens.</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>Son lancement n’a pas été lu.</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>Lancé le %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation>%1 %2 · %3 SOL · %4</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation>%1&#xa0;: %2, dont %3 affichés</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>Il n’a pas été vérifié si l’on peut en créer davantage.</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>Il n’a pas été vérifié si vos tokens peuvent être gelés.</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>Coins d’un autre nom avec ce ticker</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>Aucun coin d’un autre nom n’a ce ticker.</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1&#xa0;: au moins %2, dont %3 affichés</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1&#xa0;: seuls les plus gros ont été comparés</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>Masquer les noms trompeurs</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>Filtre des coins</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>Plus récent que</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>tout âge</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>Capitalisation dès</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>Capitalisation jusqu’à</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>Progression dès</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>Progression jusqu’à</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>Détenteurs dès</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>Noms et tickers avec des caractères cachés, et ceux faits pour ressembler à ceux d’un coin plus ancien de la liste</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation>caractères cachés</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Copier l’adresse du mint</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>Suivre ce coin</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>À propos de ce coin&#xa0;: texte, liens, créateur</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>nom d’un coin plus ancien</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>Le nom ou le ticker contient des caractères invisibles ou qui changent le sens de lecture. De tels noms sont faits pour ressembler à celui d’un autre coin. Comparez l’adresse du mint.</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>Prix en SOL</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Capitalisation</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>Graduation</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Créateur</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL pour un token</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
Lancé le %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ mint figé</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ émission possible</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Personne ne peut créer davantage de ce coin.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Quelqu’un peut créer davantage de ce coin à volonté.</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ pas de gel</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ gel possible</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Personne ne peut geler vos tokens.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Quelqu’un peut geler vos tokens.</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · encore %2 SOL</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>passe dans son pool</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>dans son pool</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>La courbe est épuisée. Les échanges reprennent dès que le pool du coin existe.</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>Gradué&#xa0;: s’échange dans le pool AMM
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>Ne plus suivre ce coin</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>mint non vérifié</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>Le compte du mint n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>gel non vérifié</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ extension risquée</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ nom modifiable</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>reste non vérifié</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>Des coins plus anciens ont un nom de même aspect. Comparez l’adresse du mint&#xa0;:</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>ticker partagé</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>%n autre coin utilise ce ticker. Comparez l’adresse du mint&#xa0;:</numerusform>
            <numerusform>%n autres coins utilisent ce ticker. Comparez l’adresse du mint&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>ticker d’un coin plus ancien</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>Un coin plus ancien a un ticker de même aspect. Comparez l’adresse du mint&#xa0;:</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>Le coin</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>Ce coin ne peut pas être affiché.</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>Choisissez un coin à gauche ou collez une adresse de mint en haut.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>Acheter %1&#xa0;?</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>Vendre %1&#xa0;?</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Afficher ce qui est signé</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>J’ai lu ceci et je le veux quand même</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>Adresse du mint %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>Le nom de ce coin contient des caractères cachés. Comparez l’adresse du mint.</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>Gradué&#xa0;: s’échange dans son pool AMM</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signé par %1</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>Vous dépensez</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>Vous vendez</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>Vous recevez environ</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>Simulé à l’instant</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, au plus</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Masquer ce qui est signé</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>La transaction est en préparation…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>C’est votre premier ordre en argent réel. Ce qu’il dépense est définitivement parti.</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Cochez d’abord la case ci-dessus</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>Lancer %1&#xa0;?</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Demande des coûts…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>Le nom, le ticker et l’image ne pourront plus jamais être changés. %1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Vous payez</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Vous recevez</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signé par %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lancer %1</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>Vous recevez, %1 du total</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>Premier achat, dans la courbe</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>Frais de protocole de l’achat</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>Frais de créateur de l’achat, conservés pour vous</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>Rent&#xa0;: mint avec nom, ticker, lien</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>Rent&#xa0;: bonding curve</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>Rent&#xa0;: compte de tokens de la courbe</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>Rent&#xa0;: votre compte de tokens</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>Rent&#xa0;: votre relevé de volume, une seule fois</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>Frais de réseau, deux signatures</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Frais de priorité</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>Rent&#xa0;: votre coffre de créateur, une seule fois</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>Quitte le wallet</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>Le destinataire reçoit</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Frais de réseau</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>Rent du compte de tokens du destinataire</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>Rent qui revient</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>SOL dans le wallet ensuite</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>Tokens dans le wallet ensuite</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>Envoyer %1&#xa0;?</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>Envoyer %1</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinataire %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Signé par %1</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>Ce qui est signé, relu dans la transaction&#xa0;:</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>J’ai comparé l’adresse entière et je le veux quand même</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>Saisissez les %1 derniers caractères de l’adresse</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Cochez d’abord la case ci-dessus</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>Saisissez d’abord les %1 derniers caractères de l’adresse</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation>Nouveau wallet</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>Facultatif, par exemple Wallet principal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>Créer le wallet</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>Une nouvelle clé est créée dans ce programme et gardée dans son coffre. Vous la verrez ensuite, pour la noter.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>Recadrer en carré</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>Taille du carré</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>L’animation disparaît&#xa0;: seule sa première image est conservée.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recadrer</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation>Partie de l’image</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>Rien n’a été exporté. %1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>Tout est exporté&#xa0;: %n ligne.</numerusform>
            <numerusform>Tout est exporté&#xa0;: %n lignes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Le fichier n’a pas pu être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>L’export a été annulé et rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CurveChart</name>
    <message>
        <source>Bonding curve</source>
        <translation>Bonding curve</translation>
    </message>
    <message>
        <source>%1 of the curve is sold, %2 SOL to go, market cap %3 SOL</source>
        <translation>%1 de la courbe est vendu, encore %2 SOL, capitalisation %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>La courbe est épuisée. Le coin passe dans son pool&#xa0;; les échanges y continuent.</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>La courbe est épuisée. Le coin s’échange dans son pool %1.</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>Gradué&#xa0;: passe dans son pool</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>Gradué&#xa0;: s’échange dans son pool</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>La courbe est épuisée. Les échanges reprennent dès que le pool existe.</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>tokens vendus</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>graduation à %1 SOL de capitalisation</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>après votre ordre %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>vous êtes ici · %1 · encore %2 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation>Copier %1</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>Copier la ligne</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Copier l’adresse du mint</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copier l’adresse du wallet</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Copier la signature</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Copier %n ligne</numerusform>
            <numerusform>Copier %n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>L’ordre habituel</translation>
    </message>
</context>
<context>
    <name>curvedesk::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnostic</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>Pour la personne qui cherche l’origine d’une panne. Il ne contient ni clés, ni adresses de wallets, ni montants ; relisez-le avant de le transmettre.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Le rapport</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
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
        <translation>Trades du coin</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Ordre, lancement, hôte de l’API</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>L’interface HTTP</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>Faire tourner l’hôte pendant des semaines</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performances</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>Le protocole, tel que Curvedesk le lit</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guide d’utilisation</translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Export CSV</source>
        <translation>Exporter en CSV</translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation>Exporter les trades du coin</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>Exporter les positions</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>Exporter les ordres</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>Activité, trades et positions</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Que faut-il afficher</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordres</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>Pas encore d’ordres. Ce que vous achetez, vendez ou lancez est listé ici avec son issue.</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Trades du coin</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Trades</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>Pas encore de trades de ce coin.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Choisissez d’abord un coin.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>Vos wallets ne détiennent pas encore de coins.</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>Détenteurs du coin</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Détenteurs</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>D’après ses trades, personne ne détient ce coin.</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>Vendre…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>Afficher le reçu</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>Coût moyen&#xa0;; les frais de la courbe et du pool sont inclus, pas les frais de réseau ni les rents. Valeur au prix du marché, avant les coûts de vente.</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>%n détenteur d’après ses trades</numerusform>
            <numerusform>%n détenteurs d’après leurs trades</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>Les tokens envoyés de wallet à wallet ne sont pas vus.</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>Exporter les gains et pertes</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>Valeur %1 SOL · gain %2 SOL · réalisé %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>les dix plus gros détiennent %1</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>Les tokens venus d’ailleurs ont une valeur mais pas de gain : leur coût n’est pas connu.</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>Annuler l’export (%1)</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>Pas tous : certains trades du coin ne sont pas enregistrés</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>Le marché n’a pas été suivi sans interruption depuis le lancement du coin.</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>Les trades de ce coin ne sont pas encore lus.</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>Exporter les détenteurs du coin</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>Un autre export n’est pas terminé&#xa0;: annulez-le d’abord.</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>Les ordres ne sont pas encore lus.</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>Les positions ne sont pas encore lues.</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>Les détenteurs de ce coin ne sont pas encore lus.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>%n position sans prix compte à son coût</numerusform>
            <numerusform>%n positions sans prix comptent à leur coût</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>Ouvrir cette page dans le navigateur ?</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>Cette page appartient à des tiers. Ils apprennent votre adresse Internet et ce que vous consultez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>La transaction dans l’explorateur…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>Le coin dans l’explorateur…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>Le wallet dans l’explorateur…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>Clé privée de %1</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>Qui voit cette clé a l’argent. Elle est affichée pendant %1 secondes&#xa0;; regardez autour de vous avant de continuer.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase de passe</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>Personne d’autre ne peut voir cet écran</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Afficher la clé</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Phrase de passe incorrecte.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clé privée</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Copier pour 15 secondes</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>Masquée dans %1 s</translation>
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
        <translation>%1 unités de base</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
</context>
<context>
    <name>curvedesk::FirstRunDialog</name>
    <message>
        <source>Where do you want to trade?</source>
        <translation>Où voulez-vous trader&#xa0;?</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>Un marché complet sur cet ordinateur, avec de l’argent fictif et des traders simulés. Pas de compte, pas de réseau.</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>Le réseau de test public de Solana, avec de l’argent de test gratuit.</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>Solana même. Les ordres dépensent de l’argent réel.</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>Nœud personnel</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>Un cluster derrière un nœud JSON-RPC que vous indiquez dans les paramètres.</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>Vous pouvez changer cela à tout moment sous Fichier, Paramètres.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>Part du total</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, vous</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1, le créateur</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>Image du coin</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG, JPEG, GIF ou WebP. Déposez-la ici, collez-la ou cliquez pour choisir un fichier. Une image fixe de plus de 15 MiB ou de 4096 pixels par côté est réduite. Le lieu, l’appareil et les commentaires qu’elle contient ne sont pas publiés.</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>Une image est choisie</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Il n’y a pas d’image dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>Déposez, collez ou choisissez</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>Importer un wallet</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>Suivre seulement une adresse…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>Importer le wallet</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>Base58 de la clé privée, le contenu d’un fichier de solana-keygen ([12,34,…]), ou les 12 à 24 mots du wallet d’un autre programme. Elle va dans le coffre et nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>Clé privée ou mots</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>Phrase de passe des mots, s’ils en ont une</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>Wallets de ces mots</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>Chercher ses wallets</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>Se déplacer dans le temps</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Gauche, Droite, Début, Fin</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>Plus large, plus étroit, ajuster</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>Dans le graphique</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>Cliquez dans un champ et appuyez sur les nouvelles touches. Une touche sans Ctrl ni Alt agit là où aucun texte n’est saisi.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Touches habituelles</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>Touches de %1</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1 est prise par&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1 est réservée à ce qui a le focus</translation>
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
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation>Afficher le King of the Hill</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>À propos du King of the Hill&#xa0;: texte et liens</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>Aucun coin n’est encore sur la colline.</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Capitalisation %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>sur le trône depuis %1</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>Sur les cinq dernières minutes</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>Inconnu : certains trades des cinq dernières minutes ne sont pas enregistrés</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>Ajoutez une image</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>Donnez un nom au coin</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>Le nom dépasse %1 octets</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>Donnez un ticker au coin</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>Le ticker dépasse %1 octets</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>Décrivez le coin en une phrase</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>La description dépasse %1 octets</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>Seulement un lien https</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>Le lien dépasse %1 octets</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>Plus que ce que détient le wallet</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>Le slippage est un pourcentage de 0 à 100</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Frais de priorité&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>Lancement…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Créez ou importez d’abord un wallet</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2 octets</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>Vous payez au plus %1 SOL pour le premier achat, frais de courbe inclus, et en plus les frais de réseau et les rents des comptes du coin.</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>Vous payez les frais de réseau et les rents des comptes du coin&#xa0;; pas de premier achat.</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>Lancer un coin</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>Continuer le lancement de %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lancer %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expiré</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>La transaction n’est jamais arrivée et rien n’a été dépensé. Continuer la signe de nouveau.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>pas encore connu</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>Aucun nœud n’a encore pu dire ce qu’est devenue la transaction. Activité le dira.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>Ce lancement a été interrompu. Il continue là où il s’est arrêté, avec le même mint.</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>Recadrer…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>Stockages…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>Recadrer l’image en carré</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>Ticker</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site web</translation>
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
        <translation>Premier achat (facultatif)</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>Premier achat en SOL</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>Choisir les stockages de l’image et du texte</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>Annulé avant toute signature. La reprise ne publie que ce qui manque encore.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>Annuler le lancement avant sa signature</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Les wallets ne sont pas encore lus</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Lecture de l’image…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>Publier l’image</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>Publier le texte</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>Construire et signer</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Arrivée sur la chaîne</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en attente</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>Conserver cette disposition</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Son nom</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>Conserver la disposition</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>Saisissez d’abord un nom</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>Un nom n’a pas de barres obliques</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>Une disposition conservée porte déjà ce nom</translation>
    </message>
</context>
<context>
    <name>curvedesk::LinkRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>not https: not opened</source>
        <translation>pas https&#xa0;: non ouvert</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>Ouvrir %1 dans le navigateur</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>adresse suspecte&#xa0;: non ouverte</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>Définir une phrase de passe…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>Les clés sont verrouillées&#xa0;: les prix et les ordres déjà envoyés continuent, rien ne peut être signé.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Déverrouiller…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>En attente du réseau&#xa0;: les prix peuvent être anciens</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Que faire</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lancement</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Ordre, lancement, hôte de l’API</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>&amp;Trading</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>&amp;Nouveau wallet…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>&amp;Importer un wallet…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>&amp;Exporter le tableau affiché en CSV…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>&amp;Verrouiller les clés</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>&amp;Rechercher un coin, un wallet ou une commande</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>&amp;Acheter</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>&amp;Vendre</translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation>Montant du bouton %1</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>&amp;Lancer un coin</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>À &amp;propos du coin</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>&amp;Suivre le coin ou ne plus le suivre</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>&amp;Copier l’adresse du mint</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>Disposition&#xa0;: &amp;Trading</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>Disposition&#xa0;: &amp;Large, avec les trades</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>Conserver cette disposition sous…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>Dispositions &amp;conservées</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l’instant</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>Ticket d’&amp;ordre</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>&amp;Formulaire de lancement</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>Hôte de l’&amp;API</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>&amp;Masquer ou afficher les montants</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Sombre ou clair</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>Plus &amp;grand</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Plus p&amp;etit</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Taille ha&amp;bituelle</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>Disposition&#xa0;: La&amp;ncement</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>Disposition&#xa0;: &amp;Hôte</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>&amp;Verrouiller la disposition</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>Curvedesk ouvre vos wallets et le marché</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>Exporter les gains pour les impôts, premier entré, premier sorti…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>Exporter les gains pour les impôts, coût moyen…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>Al&amp;ertes…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>Ordres qui attendent votre approbation…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Visite de la fenêtre</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>Le coin à la plus forte capitalisation parmi ceux encore sur leur courbe. Un clic l’affiche et le sélectionne.</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>Ce qui monte, ce qui est nouveau, ce qui approche de la graduation. Le coin en surbrillance est celui qui est affiché et négocié.</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>Son prix dans le temps et sa courbe : où il en est, et où votre ordre l’amènerait.</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>Achetez et vendez ici. Tous les coûts figurent au-dessus du bouton, et rien n’est envoyé avant votre confirmation. À côté : le lancement de coins et l’API pour les programmes.</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>Ce que sont devenus vos ordres, vos positions avec gains et pertes, les transactions et détenteurs du coin.</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>Vos wallets. Créez-en un ici pour commencer.</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>Trouver des coins, des wallets et des commandes. Toutes les touches sont dans le menu Aide.</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>Les clés ont été verrouillées et la feuille de la nouvelle clé fermée. « Afficher la clé » montre de nouveau la clé privée d’un wallet ; une clé d’API ne l’est plus, créez-en une autre.</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>&amp;Wallet</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>Obtenir %1 SOL fa&amp;ctices</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>&amp;Envoyer depuis le wallet…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>&amp;Recevoir dans le wallet…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>Reno&amp;mmer le wallet…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>&amp;Afficher la clé du wallet…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>Filt&amp;rer les coins…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>En attente du trousseau du système, qui demande son mot de passe&#xa0;: sa fenêtre peut se trouver derrière d’autres. D’ici là, rien ne peut être signé.</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>Les clés exigent une phrase de passe avant le premier wallet.</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>Afficher le &amp;King of the Hill</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Diagnostic…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>Il n’y a rien à verrouiller&#xa0;: les clés n’ont pas encore de phrase de passe.</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>Les clés sont déjà verrouillées.</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>Il n’y a rien à verrouiller&#xa0;: ces clés sont pour de l’argent fictif, et aucune phrase de passe ne les protège.</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>Curvedesk continue dans la zone de notification, avec ses alertes et son hôte de l’API. «&#xa0;Quitter&#xa0;», dans le menu de son icône, l’arrête.</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>Fermer les notifications</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>Aucune notification n’est affichée.</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>Créez ou importez d’abord un wallet.</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>La clé d’un wallet suivi n’est pas ici.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Choisissez d’abord un coin.</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>Aucun King of the Hill n’est connu.</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>Ce coin n’est pas encore lu.</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>Colonnes et ordre des coins…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Disposition : %1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>Le texte a sa plus grande taille.</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>Le texte a sa plus petite taille.</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>Réseau&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::NoticeLogDialog</name>
    <message>
        <source>Notices</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>No notices since the start.</source>
        <translation>Aucune notification depuis le démarrage.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>Fermer la notification</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>Toutes les notifications depuis le démarrage</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderDialog</name>
    <message>
        <source>%1 of SOL</source>
        <translation>%1 de SOL</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Ordered at</source>
        <translation>Passé le</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>Réglé le</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Wallet</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>SOL cotés</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>SOL déplacés</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>Tokens cotés</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>Tokens déplacés</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Frais de réseau</translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation>SOL à envoyer</translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation>Tokens à envoyer</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinataire</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signature</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Afficher le coin</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>Prix par rapport à la cotation</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>Copier le reçu</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>Enregistrer le reçu…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Enregistrer le reçu</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>Frais de courbe ou de pool</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>Arrivé au</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>À recevoir min., tel que signé</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>À payer max., tel que signé</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>De la signature à l’acceptation par un nœud</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>De l’acceptation au règlement</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>Entré dans le wallet</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>Sorti du wallet</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>Rents revenus</translation>
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
        <translation>Heure</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
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
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>Déplacé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>Coté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>Déplacé&#xa0;: %1 unités de base</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>Coté&#xa0;: %1 unités de base</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>Frais de réseau %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>Signature %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>Définir une phrase de passe</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>Déverrouiller les clés</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>Elle protège les clés de vos wallets sur cet ordinateur. Personne ne peut la rétablir&#xa0;: sans elle, une clé est perdue à moins que vous ne l’ayez notée.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nouvelle phrase de passe</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>La nouvelle phrase de passe encore une fois</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>La clé du coffre est dans le trousseau du bureau, qui peut demander son mot de passe.</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>Jusqu’à leur prochain verrouillage, des ordres peuvent être signés.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase de passe</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Utiliser le trousseau du bureau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Les deux phrases de passe diffèrent.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Phrase de passe incorrecte.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Définir la phrase de passe</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
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
        <translation>Détenu</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>Valeur en SOL</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>Coût en SOL</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>Gain en SOL</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>Réalisé en SOL</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>Au prix du marché&#xa0;; vendre le fait bouger et coûte des frais.</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>Au coût moyen. Les frais de la courbe et du pool sont inclus, pas les frais de réseau ni les rents.</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>%1 des tokens viennent d’ailleurs : leur coût n’est pas connu.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>Progression vers la graduation</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>Recevoir avec %1</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>Des SOL et des tokens de ce réseau peuvent être envoyés à cette adresse.</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>Code QR de l’adresse %1</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copier l’adresse du wallet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>Renommer le wallet</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Sans couleur</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Couleur %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>Groupe : ses wallets sont réunis</translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
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
        <translation>Clé</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>Révoquer la clé %1&#xa0;?</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>Les programmes qui l’utilisent sont refusés dès maintenant. Elle ne peut pas être rendue valable&#xa0;; les ordres déjà envoyés continuent.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Révoquer</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>Rechercher coins, wallets, commandes</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>Rechercher des coins, des wallets et des commandes</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Résultats</translation>
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
        <translation>Aucun coin connu. Entrée cherche sur la chaîne.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>Votre nouveau wallet</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clé privée</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>Restaure ce wallet dans n’importe quel programme de wallet Solana.</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>J’ai noté la clé privée</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé d’API</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>J’ai conservé la clé d’API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé d’API</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>Permet à vos programmes d’utiliser ce wallet via l’API (en-tête x-api-key).</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, masqué</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Afficher&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Copier pour 15 secondes</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>Copier pour 15 secondes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Cochez d’abord la case ci-dessus</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>La clé «&#xa0;%1&#xa0;» n’est affichée que cette fois. Qui l’a peut faire sur cette machine ce que vous lui permettez.</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>Gardez la clé privée là où personne d’autre ne peut la lire : qui l’a, a l’argent. La clé d’API n’est affichée qu’ici.</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Masquer : %1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>Cette feuille ne se ferme qu’une fois la case cochée : rien n’affiche de nouveau la clé d’API.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>Copier l’exemple avec elle pour 15 secondes</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>Envoyer depuis %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Vérifier…</translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation>Autre token…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>Adresse du token</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>Adresse du wallet du destinataire</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>Nom pour le carnet d’adresses</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>La totalité</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>Carnet d’adresses</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>Saisissez l’adresse du destinataire</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>Cette adresse n’est pas complète</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>Lecture du solde…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Saisissez un montant supérieur à zéro</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Demande des coûts…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>Ce wallet est seulement suivi&#xa0;: sa clé n’est pas ici, il ne peut donc pas envoyer.</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>Retirer du carnet d’adresses</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>Ajouter au carnet d’adresses</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>Les clés sont verrouillées&#xa0;: rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Déverrouiller…</translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>Taille du texte en pour cent</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>Vos limites, au-delà desquelles le ticket n’envoie rien</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>pas de limite</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>Dépense pour un ordre</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>Slippage</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>Frais de priorité (dès le prochain démarrage)</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>Réseau, dès le prochain démarrage</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>Sandbox locale : argent fictif</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet&#xa0;: argent de test</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet&#xa0;: argent réel</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>Un nœud à vous</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>Nœud (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>Traders simulés</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>Liste publique des coins</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>Images et textes des lancements</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>Selon les besoins du réseau</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>Les conserver sur cet ordinateur</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>Publier via pump.fun</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>Un nœud IPFS à vous</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>Nœud IPFS</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>Clés et hôte de l’API</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>Minutes sans activité après lesquelles les clés sont verrouillées</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation>Verrouiller les clés après une inactivité de</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>Port d’un hôte de l’API qui démarre avec la fenêtre</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>non démarré</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>Démarrer l’hôte de l’API sur le port</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>Enregistrer et redémarrer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>Saisissez l’adresse de votre nœud.</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>L’adresse d’un nœud commence par https:// ou, sur cet ordinateur, par http://.</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>Saisissez l’adresse de votre nœud IPFS.</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>Sur le mainnet, les ordres dépensent de l’argent réel dès le prochain démarrage.</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>Une partie de ces réglages prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>Hausse et baisse</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Vert et rouge</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Bleu et orange</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>Rouge et vert</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Lignes des tableaux</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactes</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituelles</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>Aérées</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>Rien ici ne demande de redémarrage</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>Sans images</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>Avec images : des serveurs d’inconnus apprennent votre adresse Internet</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>Explorateur de blocs</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>L’hôte d’API sera alors inactif.</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>Proxy vers d’autres ordinateurs</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>aucun, ou socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>L’adresse d’un proxy est socks5://hôte:port ou http://hôte:port, sans mot de passe.</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>Mébioctets que le marché peut occuper sur le disque</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>Au-delà, ses trades les plus anciens sont oubliés, mais aucun de vos propres wallets.</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>Marché sur le disque, au plus</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Langue (dès le prochain démarrage)</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>La limite des frais de priorité est de 1 SOL au plus.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Un port est un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduites</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>Les chiffres qui ont changé clignotent un instant, sauf si les animations sont réduites.</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>Notifications hors de la fenêtre</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>Quitte le programme</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>Le garde en zone de notif.</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>Plusieurs, séparés par des espaces&#xa0;: l’un prend le relais de l’autre.</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>Son WebSocket</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>L’adresse à laquelle le premier nœud signale les trades. Vide&#xa0;: celle qui découle de l’adresse du nœud lui-même.</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>Sandbox comme nœud sur le port</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>D’autres programmes de cet ordinateur y accèdent à la sandbox comme à un nœud Solana.</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>Délai d’approbation des ordres</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>Secondes pendant lesquelles l’ordre d’un programme attend votre approbation</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>Quand la clé d’API de l’ordre exige votre approbation. Passé ce délai, il est refusé. Dès le prochain démarrage.</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>L’adresse d’un WebSocket commence par wss:// ou, sur cet ordinateur, par ws://.</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>L’hôte de l’API et la sandbox ont besoin de ports différents.</translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation>Côté achat</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>Côté vente</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>En attente du réseau…</translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation>traders simulés actifs</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>rien reçu encore</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>rien reçu depuis %1&#xa0;; les prix peuvent être anciens</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · rien reçu depuis %2</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Réseau&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>vérification de %n ordre…</numerusform>
            <numerusform>vérification de %n ordres…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>%n ordre en attente</numerusform>
            <numerusform>%n ordres en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>Restés ouverts à la fin du programme. Leur issue est recherchée&#xa0;; les nouveaux ordres attendent.</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>Afficher les ordres</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>Hôte de l’API actif, port %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>Hôte de l’API inactif</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>ARMÉ&#xa0;: un clic trade jusqu’à %1 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo, un daemon IPFS</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata, avec le token de votre compte</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>L’envoi propre à pump.fun</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Cet ordinateur seulement</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>Où les lancements publient</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>Un lancement essaie les stockages cochés de haut en bas, chacun quelques fois. Si aucun n’est coché, il prend le premier qui répond.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Adresse du daemon Kubo</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Token de Pinata (JWT), conservé dans le coffre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>Un token est conservé&#xa0;; saisissez-en un autre pour le remplacer</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>Aucun n’est conservé</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>Monter&#xa0;: %1</translation>
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
        <translation>De combien le prix peut être pire qu’affiché quand l’ordre arrive. Au-delà, il échoue.</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>Slippage %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>Slippage en pour cent</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>Payé au réseau, au plus, pour arriver plus tôt&#xa0;: les transactions qui paient davantage passent d’abord quand beaucoup veulent écrire le même coin. Cela ne change pas le prix.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>Frais de priorité automatiques</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>Frais de priorité %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>Autant que ce qu’ont payé les transactions arrivées récemment</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>%1 SOL au plus</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>Frais de priorité en SOL</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Priorité</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>Autre coin&#xa0;: le montant a été effacé, le slippage et les frais de priorité ont été conservés</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>Ce wallet est seulement suivi&#xa0;: sa clé est ailleurs.</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>Copier non signé</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>L’ordre attend les clés et est envoyé dès qu’elles sont déverrouillées.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Déverrouiller…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>Les clés sont verrouillées.</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>Sa clé est ailleurs&#xa0;: copiez l’ordre non signé et signez-le là-bas</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>Les clés sont verrouillées</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>La transaction non signée est dans le presse-papiers, en base64. Elle peut être signée pendant une minute environ.</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenser</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation>Montant à dépenser en SOL</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>Quantité à vendre en tokens</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Recevoir</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>Recevoir environ</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>Quantité à recevoir en tokens</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>Montant à recevoir en SOL</translation>
    </message>
    <message>
        <source>of %1 SOL</source>
        <translation>sur %1 SOL</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 unités de base</translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation>Dépenser environ</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>Vendre environ</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>Acheter %1</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation>Acheter %1 SOL de %2</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>Vendre %1</translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation>Vendre %1 %2</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation>Demande du prix…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>Wallet qui signe</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>Modifier ces montants</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>Montant %1 en SOL</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>Conserver ces montants</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>Vendre %1 % de l’avoir</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>Vendre assez pour récupérer ce que l’avoir a coûté</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>Vendre assez pour récupérer ce que l’avoir a coûté&#xa0;: coût moyen, avec les frais de la courbe</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>Dépenser %1 SOL</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>Le wallet n’a rien acheté de ce coin</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>Vendre tout %1</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>Vendre %1 % de %2</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>Acheter %1 SOL de %2 maintenant</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>Vendre tout %1 maintenant</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>Vendre %1 % de %2 maintenant</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>Vendre %1 %2 maintenant</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>Trader en un clic…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>Armé jusqu’à %1 SOL par ordre&#xa0;: désarmer (Échap)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>Affichez d’abord les montants : celui-ci dirait ce que la position a coûté</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>Le ticket concerne désormais un autre ordre&#xa0;: fermez ceci et vérifiez celui-là.</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>Coins en hausse</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>Coins les plus récents</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>Coins proches de la graduation</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>Coins suivis</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>Pas encore de coins. Lancez le premier.</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>Aucun coin n’a dépassé la moitié de sa courbe.</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>Les coins que vous marquez d’une étoile sont listés ici.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus suivre</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtre : %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>Aucun coin ne passe le filtre : %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>Progression sur la courbe</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Capitalisation</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>Variation en cinq minutes</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>Variation en une heure</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>Variation en un jour</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>Volume d’un jour</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Détenteurs</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>Dernier trade</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coins</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>Quels coins</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Hausse</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>Bientôt</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Suivis</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>Colonnes, ordre et filtre de la liste</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtre…</translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation>Gradué</translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation>encore %1 SOL</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>Complète dans %1 au rythme des cinq dernières minutes (extrapolé)</translation>
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
        <translation>Progrès</translation>
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
        <translation>1 j</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Détenteurs</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernier</translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation>%1, King of the Hill</translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>Attention&#xa0;: ce nom contient des caractères cachés.</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Capitalisation %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>Variation de la capitalisation sur les cinq dernières minutes</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>Variation de la capitalisation sur la dernière heure</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>Variation de la capitalisation sur le dernier jour</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>%1 SOL échangés le dernier jour</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>Wallets qui détiennent le coin d’après leurs trades&#xa0;; les transferts entre wallets ne sont pas vus</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>Le lancement n’a pas été lu</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>Jamais échangé</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>Inconnu : certains des trades dont il se calcule ne sont pas enregistrés</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1, ressemble à un coin plus ancien</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Pas encore lu</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>Attention&#xa0;: un coin plus ancien a un nom ou un ticker de même aspect. Comparez l’adresse du mint.</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>%n autre coin de cette liste utilise ce ticker. Comparez l’adresse du mint.</numerusform>
            <numerusform>%n autres coins de cette liste utilisent ce ticker. Comparez l’adresse du mint.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1, a des caractères cachés</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>Masquer ou afficher les montants de vos wallets</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>Verrouiller les clés maintenant</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>pas de wallet</translation>
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
        <translation>Visite</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>Quitter la visite (Échap)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>curvedesk::TradeTableModel</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Côté</translation>
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
        <translation>Prix</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Trader</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Achat</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Vente</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, slot %2</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 unités de base</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL pour un token</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>SOL entrés dans la courbe ou sortis d’elle, sans les frais. Activité dit ce qu’un de vos ordres a dépensé ou rapporté.</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>Afficher Curvedesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>Retirer %1&#xa0;?</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>Il quitte la liste, et son solde quitte le total. Rien ne change sur le réseau, ses ordres restent, et vous pouvez le suivre de nouveau par son adresse.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Après %n minute</numerusform>
            <numerusform>Après %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Protection des clés</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Utiliser le trousseau du bureau</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Phrase de passe actuelle</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nouvelle phrase de passe</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>La nouvelle phrase de passe encore une fois</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>Verrouiller d’office quand la fenêtre n’est pas utilisée</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>Une phrase de passe protège les clés. Personne ne peut la rétablir.</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>La clé du coffre est dans le trousseau du bureau. Une phrase de passe propre peut la remplacer.</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>La clé du coffre est à côté de lui&#xa0;: qui copie le dossier de ce programme a les clés. Cela ne suffit que pour de l’argent fictif.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Les deux phrases de passe diffèrent.</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>La nouvelle phrase de passe protège les clés. Elles ont été scellées de nouveau&#xa0;: une copie plus ancienne du coffre n’ouvre rien de ce qui est ajouté désormais.</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>Une nouvelle clé dans le trousseau du bureau protège les clés.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Phrase de passe incorrecte.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Changer la phrase de passe</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Définir une phrase de passe</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>Pas encore de wallet</translation>
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
        <translation>Solde en SOL</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1 (suivi)</translation>
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
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>Importer un wallet</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ Nouveau</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>Nouveau wallet</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Protection des clés</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>Pas encore de wallet. Les ordres sont signés par un wallet.</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>Créer un wallet</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copier l’adresse du wallet</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>Renommer le wallet</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>Obtenir %1 SOL</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>Argent fictif du faucet du réseau de test</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>Envoyer depuis le wallet</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Recevoir</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>Afficher l’adresse du wallet pour recevoir</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Afficher la clé</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>Afficher la clé privée du wallet</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>Retirer le wallet suivi de la liste</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>Tous les wallets&#xa0;: %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>dont %1 SOL dans des wallets suivis</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>Suivre une adresse</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>Son solde est affiché, et des ordres peuvent être cotés et préparés pour elle. Elle ne signe jamais ici&#xa0;: sa clé reste où elle est.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>Ce n’est pas l’adresse d’un wallet.</translation>
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
        <translation>lire</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>coter</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>trader</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lancer</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>lister les wallets</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>%1 SOL par ordre</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>%1 SOL par heure</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>%1 SOL par jour</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>%1 de slippage</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>%1 SOL de frais de priorité</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>vous demande</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>pas de limite</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tout</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>Curvedesk ne peut pas démarrer</translation>
    </message>
</context>
</TS>
