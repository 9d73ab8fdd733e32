<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>valor de mercado de %1 SOL ou mais</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>valor de mercado de %1 SOL ou menos</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>preço de %1 SOL ou mais</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>preço de %1 SOL ou menos</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>%1 da curva vendido</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>o criador vende</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>outra moeda se torna King</translation>
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
        <translation>Uma parte de cada transferência pode ser retida como taxa.</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>Alguém pode fechar o mint quando não restar nenhum token.</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>Os seus tokens podem estar congelados desde o momento em que você os recebe.</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>Os tokens dela não podem ser transferidos e, portanto, nem vendidos.</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>Alguém pode tomar os seus tokens ou destruí-los.</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>Outro programa pode ser executado em cada transferência e recusá-la.</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>Alguém pode pausar todas as transferências.</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>O mint dela tem uma extensão que não é conhecida aqui. Ela pode ser perigosa.</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>Não foi verificado se o nome dela pode ser alterado.</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>Ninguém pode alterar o nome, o ticker e a imagem dela.</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>Alguém pode alterar o nome, o ticker e a imagem dela.</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>As extensões do mint dela não foram verificadas.</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>O mint dela não tem extensões.</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>Extensões do mint dela: %1</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation>Exportar velas</translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation>Salvar a imagem do gráfico</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imagens (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>A imagem foi salva.</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>Não foi possível gravar a imagem nesse local.</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>(sem nome)</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>O preço subiu além do seu slippage antes de a ordem chegar.</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>Só a taxa de rede foi gasta. Veja o novo preço e envie a ordem de novo.</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>O preço caiu além do seu slippage antes de a ordem chegar.</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>A ordem teria rendido menos tokens que o seu mínimo.</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>O preço se moveu além do seu slippage antes de a ordem chegar.</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>A curva se esgotou antes de a ordem chegar.</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>A moeda é negociada no seu pool de agora em diante.</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>A curva não tem mais tantos tokens.</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>Reduza a ordem.</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>A carteira não tem tantos tokens.</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>Venda menos.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>A carteira tem pouco SOL para os rents de uma primeira negociação.</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>Adicione SOL ou compre por menos.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>A carteira tem pouco SOL para as taxas desta negociação.</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>O programa da rede recusou a ordem (%1).</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>Nada foi negociado.</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>Isto não pode ser feito assim: %1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>A chave ou a frase-senha não está correta.</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>Verifique e tente de novo.</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>Isto não é permitido aqui: %1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>Essa moeda não existe nesta rede.</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>Verifique o endereço do mint.</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>Essa carteira não existe.</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>Escolha ou crie outra.</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>Não há nada com esse nome.</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>A solicitação estava malformada: %1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>Esta curva se esgotou e ainda não há um pool para negociar.</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>Tente de novo quando a moeda tiver passado para o seu pool.</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>Isto já existe: %1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>O arquivo é grande demais.</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>As imagens podem ter 15 MiB e 4096 pixels por lado.</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>A carteira não tem o suficiente. %1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>Nada foi enviado. Adicione SOL ou reduza a ordem.</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>O preço se moveu além do seu slippage.</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>Nada foi enviado. Veja o novo preço e envie a ordem de novo.</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>A rede recusou: %1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>O cofre está bloqueado; nada pode ser assinado.</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>Digite a frase-senha no topo da janela.</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>A rede pede uma pausa.</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>Tente de novo em alguns segundos.</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>A rede recusou ou enviou dados sem sentido. %1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>Tente de novo ou use outro endpoint.</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>Isto não funciona no momento: %1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Tente de novo em instantes.</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>A rede não respondeu a tempo.</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>Se uma ordem foi enviada, a linha dela em Atividade dirá como terminou.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Isto foi cancelado.</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>O disco não conseguiu gravar isto; nada foi enviado.</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>Libere espaço ou verifique as permissões da pasta de dados.</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>Os dados lidos não fazem sentido.</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>Nada foi alterado. Restaure-os de um backup ou tente outra fonte.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Algo deu errado dentro do programa.</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>Por favor, relate o problema junto com o log.</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>Outros usuários deste computador podem abrir o diretório de dados, que guarda suas chaves. Retire essa permissão: chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>O diretório de dados pertence a outro usuário: %1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>O diretório de dados é um arquivo: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>O diretório de dados não pode ser criado: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>Não é possível gravar no diretório de dados: %1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>Outro Curvedesk usa o diretório de dados. Encerre-o primeiro: %1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>Um armazenamento recusou a imagem ou o texto. %1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>Abaixo do formulário, “Armazenamentos…” tem os outros.</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>Um armazenamento de imagem e texto não responde. %1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>Tente de novo em instantes; abaixo do formulário, “Armazenamentos…” tem os outros armazenamentos.</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>Só a taxa de rede foi gasta.</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>Ninguém mais os vê, o que basta para dinheiro fictício.</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>Ninguém mais os vê: para todos os outros a moeda não tem imagem nem texto, para sempre.</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>O daemon os mantém no IPFS: outros os veem enquanto ele estiver ativo ou alguém mais também os mantiver.</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>Sua conta na Pinata os mantém no IPFS.</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>A pump.fun os mantém no IPFS. Ela pode recusar; nesse caso nada é assinado.</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>Imagem e texto: guardados neste computador</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>Imagem e texto: publicados pelo Kubo em %1</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>Imagem e texto: publicados pela Pinata</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>Imagem e texto: publicados pela pump.fun</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 Abaixo do formulário, “Armazenamentos…” tem os outros.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>Sandbox: um mercado completo dentro deste programa, com dinheiro fictício.</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1: uma rede pública de testes, com dinheiro fictício.</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet: cada ordem gasta dinheiro real.</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Uma rede que o Curvedesk não conhece. Trate o que for gasto nela como dinheiro real.</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>Ledger do sandbox</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>Cluster %1</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1: dinheiro fictício.</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet: isto gasta dinheiro real.</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>Uma rede desconhecida: isto pode gastar dinheiro real.</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk (sandbox)</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · dinheiro real</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk (%1)</translation>
    </message>
    <message>
        <source>live</source>
        <translation>ao vivo</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>conectando</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>rede errada</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>A rede responde a tempo.</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>Nada foi recebido da rede ainda.</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>A rede responde com atraso. Os preços podem estar desatualizados; as ordens podem demorar mais.</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>A rede não responde. Os números são os últimos recebidos; as ordens enviadas mantêm o seu lugar e são consultadas de novo assim que ela responder.</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>O endpoint pertence a outra rede que não a desta pasta de dados. Nada é enviado a ele.</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Aguardando a rede</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>A rede está offline: nada pode ser enviado</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>O endpoint é de outra rede: nada é enviado</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>Nada foi lido ainda: conectando à rede.</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>A rede está offline. Nada pôde ser lido; uma nova tentativa está em andamento.</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>O endpoint é de outra rede. Nada é lido dele.</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>%n slot de atraso</numerusform>
            <numerusform>%n slots de atraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>Sandbox: dinheiro fictício.</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>hora desconhecida</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1 atrás</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation>taxa %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>para %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 para %2: enviado, aguardando a rede.</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>Enviado %1 para %2.</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>O envio de %1 para %2 falhou: %3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>O envio de %1 para %2 expirou; nada foi gasto.</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>Ainda não foi possível saber se %1 chegou a %2.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendente</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Concluída</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Expirada</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecida</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>Pendente: assinada e enviada, ainda sem resultado. Os mesmos bytes são reenviados até haver um; enquanto isso, nunca se assina uma segunda vez.</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>Concluída: está na rede e fez o que diz.</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>Falhou na rede: chegou e foi recusada lá. Só a taxa de rede foi gasta.</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>Expirada: comprovadamente nunca chegou e não pode mais chegar. Nada foi gasto.</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>Desconhecida: a rede não soube dizer o que aconteceu com ela. Verifique antes de enviar outra ordem: ela pode ter chegado.</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Compra</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Venda</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ Lançamento</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ Envio</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>deixada aberta na última execução; o resultado está sendo consultado</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>a rede retirou o resultado; aguardando-o de novo</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>enviada, aguardando a rede</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>slot %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>a rede a recusou</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>nunca chegou; nada foi gasto</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>ninguém soube dizer ainda; não envie outra ordem antes de isto se resolver</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>Ordem de %1 enviada.</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>A ordem de %1 falhou: %2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>A ordem de %1 expirou; nada foi gasto.</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>Ainda não foi possível saber o que aconteceu com a ordem de %1.</translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation>Comprado %1 %2 por %3 SOL.</translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation>Vendido %1 %2 por %3 SOL.</translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation>%1 lançada.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>A rede retirou o resultado da ordem de %1. Ela está pendente de novo; não envie a ordem duas vezes.</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>Não foi possível ler o arquivo.</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>Esta imagem tem mais de 64 MiB.</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>Isto não é uma imagem PNG, JPEG, GIF ou WebP.</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>Esta imagem está danificada.</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>Esta imagem tem pixels demais.</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>Uma animação pode ter 15 MiB e 4096 pixels por lado.</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>Reduzida: %1 × %2 pixels.</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>Valor de mercado em %1</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>Preço em %1</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>assina, muda</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>assina</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>muda</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>é lida</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>%1 de 1232 bytes; a taxa de rede é de no máximo %2 SOL</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>Simulada no slot %1; válida até o bloco %2</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>Blockhash %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>Quando você confirmar, a mesma ordem é preparada de novo com o blockhash mais recente, dentro dos limites acima.</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>O blockhash abaixo é antigo demais para enviar com ele.</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>Blockhash obtido há %1 s, válido por cerca de %2 s</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>usuário, paga a taxa</translation>
    </message>
    <message>
        <source>user</source>
        <translation>usuário</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>tokens do usuário</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>tokens de cotação do usuário</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>wrapped SOL do usuário</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>mint</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>mint de cotação</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>bonding curve</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>tokens da curva</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>tokens de cotação da curva</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>pool</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>tokens do pool</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>wrapped SOL do pool</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>cofre de taxas do criador</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>destinatário da taxa</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>destinatário da taxa de recompra</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>configurações de taxas</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>configurações globais</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>acumulador de volume</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>autoridade de eventos</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>programa: %1</translation>
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
        <translation>Escolha primeiro uma moeda</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Crie ou importe primeiro uma carteira</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Digite um valor acima de zero</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>Slippage: %1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>O slippage é de no máximo 100 %</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>Seu limite de slippage é %1 (Configurações)</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Taxa de prioridade: %1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>Este valor é pequeno demais para mover algo</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>Seu limite por ordem é de %1 SOL (Configurações)</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>Faltam %1 SOL na carteira</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>A carteira só tem %1</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>Faltam %1 SOL na carteira para a taxa de rede</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>A curva tem menos do que você pediu: a ordem leva tudo o que resta.</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>Esta ordem sozinha move o preço em %1.</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>Com slippage de %1, outros podem tirar essa parte da ordem.</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>A taxa de rede de %1 SOL é mais que um vigésimo da ordem.</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>As carteiras ainda não foram lidas</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>Taxa do pool</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>Você paga máx.</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>Você recebe mín.</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>Mínimo recebido</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>Impacto no preço</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>Taxa de protocolo</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>Taxa de criador</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Taxa de rede</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Taxa de prioridade</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>Rent conta de tokens</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>Rents 1.ª negociação</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>Retenção breve</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>Taxa protocolo %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>Taxa criador %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>Taxa do pool %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>Rent de uma conta de wrapped SOL: precisa estar na carteira e volta na mesma transação.</translation>
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
        <translation>%1 d</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
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
        <translation>Cuidado: este nome contém caracteres ocultos.</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>Orçamento de computação: no máximo %1 unidades</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>Orçamento de computação: %1 micro-lamports por unidade</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>Sistema: enviar %1 SOL de %2 para %3</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated token: abrir a conta %1 para %2, paga por %3</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token: enviar %1 da conta %2 para a conta %3</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token: fechar a conta %1, seu rent vai para %2</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>A carteira não fica com nada deste token. A conta vazia é fechada e o rent volta.</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>A carteira termina com exatamente 0 SOL. Ela não pode pagar nenhuma ordem até receber SOL de novo; os tokens que tem continuam nela.</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>Este endereço se parece com outro que você conhece, mas não é ele: %1. Ladrões criam endereços assim.</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>Não pode existir chave privada para este endereço. O que for enviado a ele se perde, a menos que um programa seja feito para movê-lo.</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>Nada jamais foi enviado daqui para este endereço. Ninguém pode desfazer uma transferência.</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>sua própria carteira</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>ainda não usada nesta rede</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>O criador de %1 vendeu %2 tokens por %3 SOL.</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>%1 da curva de %2 foi vendido.</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>O preço de %1 é de %2 SOL.</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>O valor de mercado de %1 é de %2 SOL.</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1 agora é King of the Hill.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Tell me when, or what happened</source>
        <translation>Quando avisar, ou o que aconteceu</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Disparado</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>aguarda</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1, pela transação %2</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>Na rede %1</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>Aguarda até este programa estar na rede %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>Alertas</translation>
    </message>
    <message>
        <source>Add alert</source>
        <translation>Adicionar alerta</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>Cada alerta avisa uma vez, com o que aconteceu e a transação que o causou. Para isso o programa precisa estar aberto; o que ele perdeu, avisa no próximo início.</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>Com som</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>Do que avisar</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>Valor de mercado mínimo</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>Valor de mercado máximo</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>Preço mínimo</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>Preço máximo</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>Curva vendida até</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>O criador vende</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>Outra moeda se torna King</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>Nenhum alerta ainda.</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Mostrar a moeda</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>Avisar de novo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Escolha primeiro uma moeda.</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>Isso já é assim.</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Agora %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>Agora %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>Não é possível vender mais de 100 % de uma curva.</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>Mostrar a moeda do alerta destacado</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>Fazer o alerta destacado aguardar de novo</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>Remover o alerta destacado</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>Nenhuma moeda é King ainda.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>Digite um valor</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>Use ponto para os decimais, não vírgula</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1 tem no máximo %n decimal</numerusform>
            <numerusform>%1 tem no máximo %n decimais</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>Isso é mais do que pode existir</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>Isso não é um número simples como 0.5</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>Oferecer a API HTTP</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>%1 desde o início</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>Copiar o endereço da API</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Copiar o exemplo</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Solicitações recentes</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>Esta versão não inclui o host da API.</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nova chave…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nova chave de API</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Chaves de API</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revogar…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>Nenhuma chave ainda. Um programa precisa de uma para ler o mercado ou negociar.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chaves</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>Linguagem do exemplo</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitações</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>Desligado. Enquanto está ligado, programas desta máquina que têm uma das chaves abaixo podem fazer o que a chave permite. Nada é acessível de outras máquinas. As ordens deles aparecem em Atividade.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>Coloque o texto de uma chave no lugar de YOUR_API_KEY. Ele só é mostrado quando a chave é criada.</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>Alterar a chave destacada</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>Revogar a chave destacada</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>Alterar a chave %1</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nova chave de API</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>Perguntar a mim sobre cada ordem dela</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>Para que serve, por exemplo: script de rebalanceamento</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Salvar a chave</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Criar a chave</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>Ler o mercado</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>Consultar preços</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Negociar</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>Lançar moedas</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>Listar todas as carteiras deste programa</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Ela pode</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>Carteiras que ela pode usar</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>Outra carteira</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>Com estas carteiras</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>No máximo por ordem</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>No máximo por hora</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>No máximo por dia</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>Slippage máximo</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>Taxa de prioridade máxima</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>Válida por</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>como agora, até %1</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>até ser revogada</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>um dia</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>uma semana</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dias</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 dias</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Válida</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>Marque o que ela pode fazer.</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>Nenhuma carteira está marcada: ela pode usar a própria e qualquer uma cuja chave privada venha com a solicitação.</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>Nenhuma carteira está marcada: cada ordem dela precisa trazer a chave privada.</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>Sem um limite em SOL, quem tiver esta chave pode gastar tudo o que as carteiras marcadas têm.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Pode</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>revogada</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expirada</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>May: %1</source>
        <translation>Pode: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Limites: %1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>Gasto: %1 SOL na última hora, %2 SOL no último dia</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>Criada: %1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>Carteira: %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Último uso: %1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>Expira: %1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>Revogada: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>Um programa pode comprar %1?</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>Um programa pode vender %1?</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>Um programa pode lançar %1?</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>Um programa pode enviar da sua carteira?</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>Gasta cerca de</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>Recebe cerca de</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>Recebe no mínimo</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>Vende</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, no máximo</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>Leva no máximo, com taxas e rents</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Recusar</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprovar</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>A ordem veio com a chave de API %1.</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>A ordem veio com a chave de API “%1”.</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Assinada por %1</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>Endereço do mint da moeda</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatário</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Mostrar o que é assinado</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Ocultar o que é assinado</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir depois</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>Sem resposta, ela é recusada em %n segundo.</numerusform>
            <numerusform>Sem resposta, ela é recusada em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>Esta ordem não aguarda mais resposta; a sua chegou tarde demais.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>Uma ordem da chave de API “%1” aguarda a sua aprovação.</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>Nenhuma ordem aguarda a sua aprovação.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>Negociar com um clique?</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>Enquanto o ticket está armado, o botão envia a ordem na hora, sem a folha que pergunta. Ordens acima do valor abaixo e ordens com um aviso continuam sendo perguntadas.</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>Nesta rede cada clique gasta dinheiro real.</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>No máximo por ordem</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>Esc, o bloqueio das chaves e o fim do programa o desarmam.</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Armar</translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Dispensar a mensagem</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>Gráfico de preços</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>%n vela, último preço %1 SOL, valor de mercado %2 SOL</numerusform>
            <numerusform>%n velas, último preço %1 SOL, valor de mercado %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Nenhuma negociação ainda</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>Você comprou por %1 SOL</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>Você vendeu por %1 SOL</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>O criador comprou por %1 SOL</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>O criador vendeu por %1 SOL</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1 com valor de mercado de %2 SOL, %3</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>sem negociações por %1</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  podem faltar negociações</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>Volume em SOL</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Negociações</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>Podem faltar negociações deste período.</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>MCap abert. em SOL</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>Abertura em 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>MCap máx. em SOL</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>Máxima em 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>MCap mín. em SOL</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>Mínima em 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>MCap fech. em SOL</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>Fechamento em 10⁻⁹ SOL</translation>
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
        <translation>%1 d</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation>Duração das velas</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>Unidade do gráfico</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>Mais opções do gráfico</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>Velas da moeda</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Velas</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>MCap</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>Valor de mercado: o preço de todos os tokens</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>Preço de um token</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Valor de mercado</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Ajustar (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>Voltar ao lançamento (Home)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Salvar como imagem…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>Exportar velas como CSV…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Nenhuma negociação ainda</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>Divisão entre velas e curva</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>Imagem de %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>Sobre %1</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Criador</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>Outras moedas deste criador</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>Nenhuma outra moeda deste criador é conhecida.</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>Moedas com nome de mesma aparência</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>Nenhuma outra moeda tem nome de mesma aparência.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>O nome ou o ticker contém caracteres que não podem ser vistos ou que mudam o sentido da leitura. Compare o endereço do mint.</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Sem descrição.</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site</translation>
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
        <translation>Metadados</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>Sem links.</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Ninguém pode criar mais desta moeda.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Alguém pode criar mais desta moeda à vontade.</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Ninguém pode congelar os seus tokens.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Alguém pode congelar os seus tokens.</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>O lançamento dela não foi lido.</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>Lançada em %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation>%1 %2 · %3 SOL · %4</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation>%1: %2, das quais %3 são exibidas</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>Não foi verificado se é possível criar mais.</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>Não foi verificado se os seus tokens podem ser congelados.</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>Moedas de outro nome com este ticker</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>Nenhuma moeda de outro nome tem este ticker.</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1: pelo menos %2, das quais %3 são exibidas</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1: só as maiores foram comparadas</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>Ocultar nomes enganosos</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>Filtro das moedas</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>Mais nova que</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>qualquer idade</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>Valor de mercado a partir de</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>Valor de mercado até</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>Progresso a partir de</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>Progresso até</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>Holders a partir de</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Limpar o filtro</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>Nomes e tickers com caracteres ocultos, e os feitos para parecer os de uma moeda mais antiga da lista</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation>caracteres ocultos</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Copiar o endereço do mint</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>Acompanhar esta moeda</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>Sobre esta moeda: texto, links, criador</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>nome de uma moeda mais antiga</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>O nome ou o ticker contém caracteres que não podem ser vistos ou que mudam o sentido da leitura. Nomes assim são feitos para parecer o de outra moeda. Compare o endereço do mint.</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>Preço em SOL</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Valor de mercado</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>Graduação</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Criador</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL por um token</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
Lançada em %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ mint fixo</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ pode emitir mais</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Ninguém pode criar mais desta moeda.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Alguém pode criar mais desta moeda à vontade.</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ sem congelamento</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ pode ser congelada</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Ninguém pode congelar os seus tokens.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Alguém pode congelar os seus tokens.</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · faltam %2 SOL</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>passando para o seu pool</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>no seu pool</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>A curva se esgotou. A negociação continua assim que o pool da moeda existir.</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>Graduada: é negociada no pool AMM
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>Parar de acompanhar esta moeda</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>emissão não verificada</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>Não foi possível ler a conta do mint.</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>congelamento não verificado</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ extensão de risco</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ nome pode mudar</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>resto não verificado</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>Moedas mais antigas têm nome de mesma aparência. Compare o endereço do mint:</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>ticker repetido</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>%n outra moeda usa este ticker. Compare o endereço do mint:</numerusform>
            <numerusform>%n outras moedas usam este ticker. Compare o endereço do mint:</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>ticker de moeda mais antiga</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>Uma moeda mais antiga tem um ticker de mesma aparência. Compare o endereço do mint:</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>A moeda</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>Esta moeda não pode ser exibida.</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>Escolha uma moeda à esquerda ou cole um endereço de mint acima.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>Comprar %1?</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>Vender %1?</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Mostrar o que é assinado</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>Li isto e quero mesmo assim</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>Endereço do mint %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>O nome desta moeda contém caracteres ocultos. Compare o endereço do mint.</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>Graduada: é negociada no seu pool AMM</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Assinada por %1</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>Você gasta</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>Você vende</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>Você recebe cerca de</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>Simulada agora</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, no máximo</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Ocultar o que é assinado</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>A transação está sendo preparada…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>recusada</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>Esta é a sua primeira ordem com dinheiro real. O que ela gasta não volta mais.</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Marque primeiro a caixa acima</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>Lançar %1?</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Consultando os custos…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>Nome, ticker e imagem nunca poderão ser alterados depois. %1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Você paga</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Você recebe</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Assinada por %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lançar %1</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>Você recebe, %1 do total</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>Primeira compra, para a curva</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>Taxa de protocolo da compra</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>Taxa de criador (fica com você)</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>Rent: mint com nome, ticker e link</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>Rent: bonding curve</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>Rent: conta de tokens da curva</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>Rent: sua conta de tokens</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>Rent: seu registro de volume, uma única vez</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>Taxa de rede, duas assinaturas</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Taxa de prioridade</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>Rent: seu cofre de criador, uma única vez</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>Sai da carteira</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>O destinatário recebe</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Taxa de rede</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>Rent da conta de tokens do destinatário</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>Rent que volta</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>SOL na carteira depois</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>Tokens na carteira depois</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>Enviar %1?</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>Enviar %1</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinatário %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Assinada por %1</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>O que é assinado, lido da própria transação:</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>Comparei o endereço inteiro e quero mesmo assim</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>Digite os últimos %1 caracteres do endereço</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Marque primeiro a caixa acima</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>Digite primeiro os últimos %1 caracteres do endereço</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation>Nova carteira</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>Opcional, por exemplo: Carteira principal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>Criar carteira</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>Uma nova chave é criada neste programa e guardada no cofre dele. Você a verá em seguida, para anotá-la.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>Recortar em um quadrado</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>Tamanho do quadrado</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>A animação termina: só a primeira imagem é mantida.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Recortar</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation>Parte da imagem</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Arquivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>Nada foi exportado. %1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>Tudo foi exportado: %n linha.</numerusform>
            <numerusform>Tudo foi exportado: %n linhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Não foi possível gravar o arquivo: %1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>A exportação foi cancelada e nada foi gravado.</translation>
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
        <translation>%1 da curva está vendido, faltam %2 SOL, valor de mercado %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>A curva se esgotou. A moeda está passando para o seu pool; a negociação continua lá.</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>A curva se esgotou. A moeda é negociada no seu pool %1.</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>Graduada: passando para o seu pool</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>Graduada: é negociada no seu pool</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>A curva se esgotou. A negociação continua assim que o pool existir.</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>tokens vendidos</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>graduação com %1 SOL de valor de mercado</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>após a sua ordem %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>você está aqui · %1 · faltam %2 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation>Copiar %1</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>Copiar a linha</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Copiar o endereço do mint</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copiar o endereço da carteira</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Copiar a assinatura</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Copiar %n linha</numerusform>
            <numerusform>Copiar %n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>A ordem habitual</translation>
    </message>
</context>
<context>
    <name>curvedesk::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Salvar o relatório…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>Para quem investiga uma falha. Não contém chaves, endereços de carteiras nem valores; leia antes de repassar.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>O relatório</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar o relatório</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salvar o relatório</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Não salvo</translation>
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
        <translation>Moedas</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>Carteiras</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Negociações da moeda</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Ordem, lançamento, host da API</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Atividade</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitetura</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>A interface HTTP</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>Manter o host rodando por semanas</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Desempenho</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>O protocolo, como o Curvedesk o lê</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guia do usuário</translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Export CSV</source>
        <translation>Exportar CSV</translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation>Exportar as negociações da moeda</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>Exportar posições</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>Exportar ordens</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>Atividade, negociações e posições</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>O que mostrar</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ordens</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Atividade</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>Nenhuma ordem ainda. O que você compra, vende ou lança aparece aqui com o resultado.</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Negociações da moeda</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Negociações</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>Nenhuma negociação desta moeda ainda.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Escolha primeiro uma moeda.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>Suas carteiras ainda não têm moedas.</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>Holders da moeda</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Holders</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>Pelas negociações, ninguém tem esta moeda.</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>Vender…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>Mostrar o comprovante</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>Custo médio; as taxas da curva e do pool estão incluídas, as de rede e os rents não. Valor ao preço de mercado, antes dos custos de vender.</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>%n holder pelas negociações</numerusform>
            <numerusform>%n holders pelas negociações</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>Tokens enviados de carteira para carteira não são vistos.</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>Exportar lucros e perdas</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>Valor %1 SOL · lucro %2 SOL · realizado %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>os dez maiores têm %1</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>Tokens que vieram de outro lugar têm valor e não têm lucro: não se sabe quanto custaram.</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>Cancelar a exportação (%1)</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>Nem todos: algumas negociações da moeda não estão guardadas</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>O mercado não foi acompanhado o tempo todo desde o lançamento da moeda.</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>As negociações desta moeda ainda não foram lidas.</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>Exportar os holders da moeda</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>Outra exportação não terminou: cancele-a primeiro.</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>As ordens ainda não foram lidas.</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>As posições ainda não foram lidas.</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>Os holders desta moeda ainda não foram lidos.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>%n posição sem preço conta pelo custo</numerusform>
            <numerusform>%n posições sem preço contam pelo custo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>Abrir esta página no navegador?</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>Esta página é de terceiros. Eles ficam sabendo seu endereço de internet e o que você consulta.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir no navegador</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>A transação no explorador…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>A moeda no explorador…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>A carteira no explorador…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>Chave privada de %1</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>Quem vê esta chave tem o dinheiro. Ela é exibida por %1 segundos; olhe ao redor antes de continuar.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase-senha</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>Ninguém mais pode ver esta tela</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Mostrar a chave</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase-senha incorreta.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Chave privada</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Copiar por 15 segundos</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>Oculta em %1 s</translation>
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
        <translation>%1 unidades base</translation>
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
        <translation>Onde você quer negociar?</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>Um mercado completo neste computador, com dinheiro fictício e traders simulados. Sem conta, sem rede.</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>A rede pública de testes da Solana, com dinheiro de teste gratuito.</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>A própria Solana. As ordens gastam dinheiro real.</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>Nó próprio</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>Um cluster atrás de um nó JSON-RPC que você indica nas configurações.</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>Você pode mudar isto a qualquer momento em Arquivo, Configurações.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Carteira</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Of the supply</source>
        <translation>Do total</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, você</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1, o criador</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>Imagem da moeda</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG, JPEG, GIF ou WebP. Solte-a aqui, cole-a ou clique para escolher um arquivo. Uma imagem estática com mais de 15 MiB ou 4096 pixels por lado é reduzida. Local, câmera e comentários nela não são publicados.</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>Uma imagem foi escolhida</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Imagens (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Não há imagem na área de transferência.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>Solte, cole ou escolha</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>Importar uma carteira</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>Só acompanhar um endereço…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>Importar carteira</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>Base58 da chave privada, o conteúdo de um arquivo do solana-keygen ([12,34,…]) ou as 12 a 24 palavras da carteira de outro programa. Ela vai para o cofre e para nenhum outro lugar.</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>Chave privada ou palavras</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>Frase-senha das palavras, se tiverem uma</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>Carteiras destas palavras</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>Procurar as carteiras</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>Mover-se pelo tempo</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Esquerda, Direita, Home, End</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>Mais largo, mais estreito, ajustar</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>No gráfico</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>Clique em um campo e pressione as novas teclas. Uma tecla sem Ctrl ou Alt funciona onde nenhum texto é digitado.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Teclas usuais</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>Teclas de %1</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1 já é usada por: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>sem teclas</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>não definida</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1 é reservada para o que tem o foco</translation>
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
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation>Mostrar o King of the Hill</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>Sobre o King of the Hill: texto e links</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>Nenhuma moeda está na colina ainda.</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Valor de mercado %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>no trono há %1</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>Nos últimos cinco minutos</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>Não se sabe: algumas negociações dos últimos cinco minutos não estão guardadas</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>Adicione uma imagem</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>Dê um nome à moeda</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>O nome passa de %1 bytes</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>Dê um ticker à moeda</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>O ticker passa de %1 bytes</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>Descreva a moeda em uma frase</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>A descrição passa de %1 bytes</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>Somente um link https</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>O link passa de %1 bytes</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>Mais do que a carteira tem</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>O slippage é uma porcentagem de 0 a 100</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Taxa de prioridade: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>Lançando…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Crie ou importe primeiro uma carteira</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2 bytes</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>Você paga no máximo %1 SOL pela primeira compra, incluídas as taxas da curva, e além disso a taxa de rede e os rents das contas da moeda.</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>Você paga a taxa de rede e os rents das contas da moeda; sem primeira compra.</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>Lançar uma moeda</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>Continuar o lançamento de %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lançar %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>expirado</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>A transação nunca chegou e nada foi gasto. Ao continuar, ela é assinada de novo.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>ainda não se sabe</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>Nenhum nó soube dizer ainda o que aconteceu com a transação. Atividade dirá.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompido</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>Este lançamento foi interrompido. Ele continua de onde parou, com o mesmo mint.</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>Recortar…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>Armazenamentos…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>Recortar a imagem em um quadrado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>Ticker</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Site</translation>
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
        <translation>Primeira compra (opcional)</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>Primeira compra em SOL</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>Escolher os armazenamentos de imagem e texto</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>Cancelado antes de assinar qualquer coisa. Continuar publica só o que ainda falta.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>Cancelar o lançamento antes de ser assinado</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>As carteiras ainda não foram lidas</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Lendo a imagem…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>Publicar a imagem</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>Publicar o texto</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>Montar e assinar</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Chegada à rede</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>done</source>
        <translation>concluído</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>aguarda</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>Salvar este layout</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Nome dele</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>Salvar o layout</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>Digite primeiro um nome</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>Um nome não tem barras</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>Um layout salvo já tem esse nome</translation>
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
        <translation>não é https: não aberto</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>Abrir %1 no navegador</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>endereço suspeito: não aberto</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>Definir uma frase-senha…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>As chaves estão bloqueadas: preços e ordens já enviadas continuam, nada pode ser assinado.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Desbloquear…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>Aguardando a rede: os preços podem estar desatualizados</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>O que fazer</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lançar</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Ordem, lançamento, host da API</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>&amp;Negociar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Exibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>A&amp;talhos de teclado</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>&amp;Nova carteira…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>&amp;Importar uma carteira…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>&amp;Exportar a tabela exibida como CSV…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>&amp;Bloquear as chaves</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>&amp;Buscar uma moeda, carteira ou comando</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>&amp;Comprar</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>&amp;Vender</translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation>Valor do botão %1</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>&amp;Lançar uma moeda</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>&amp;Sobre a moeda</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>&amp;Acompanhar a moeda ou parar</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>Copiar o endereço do &amp;mint</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>Layout: &amp;Negociação</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>Layout: &amp;Amplo, com as negociações</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>Salvar este layout como…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>Layouts &amp;salvos</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Painéis</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nenhum ainda</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>&amp;Ordem</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>&amp;Formulário de lançamento</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>Host da AP&amp;I</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>Ocultar ou &amp;mostrar os valores</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>&amp;Escuro ou claro</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>A&amp;umentar</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Diminuir</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Tamanho &amp;comum</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>Layout: &amp;Lançamento</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>Layout: &amp;Host</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>&amp;Travar o layout</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>O Curvedesk está abrindo suas carteiras e o mercado</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>Exportar lucro para impostos, primeiro a entrar, primeiro a sair…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>Exportar lucro para impostos, custo médio…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>Al&amp;ertas…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>Ordens que aguardam a sua aprovação…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>Tour pela &amp;janela</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>A moeda com o maior valor de mercado entre as que ainda estão na curva. Um clique a mostra e a seleciona.</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>O que sobe, o que é novo, o que está perto da graduação. A moeda destacada é a que é mostrada e negociada.</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>Seu preço ao longo do tempo e sua curva: onde ela está e aonde sua ordem a levaria.</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>Compre e venda aqui. Todos os custos ficam acima do botão, e nada é enviado antes da sua confirmação. Ao lado: o lançamento de moedas e a API para programas.</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>O que aconteceu com suas ordens, suas posições com lucro e prejuízo, e as negociações e holders da moeda.</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>Suas carteiras. Crie uma aqui para começar.</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>Encontre moedas, carteiras e comandos. Todas as teclas estão no menu Ajuda.</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>As chaves foram bloqueadas e a folha com a nova chave foi fechada. A chave privada de uma carteira aparece de novo em “Mostrar chave”; uma chave de API não, crie outra.</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>&amp;Carteira</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>&amp;Obter %1 SOL de dinheiro fictício</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>&amp;Enviar da carteira…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>&amp;Receber na carteira…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>Reno&amp;mear a carteira…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>Mostrar a c&amp;have da carteira…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>Filt&amp;rar as moedas…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>Aguardando o chaveiro do sistema, que pede a senha dele: a janela pode estar atrás de outras. Até lá, nada pode ser assinado.</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>As chaves precisam de uma frase-senha antes da primeira carteira.</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>Mostrar o &amp;King of the Hill</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Esquecer</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Diagnóstico…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>Não há nada a bloquear: as chaves ainda não têm frase-senha.</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>As chaves já estão bloqueadas.</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>Não há nada a bloquear: estas chaves são para dinheiro fictício, e nenhuma frase-senha as protege.</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>O Curvedesk continua na bandeja, com os alertas e o host da API. “Sair”, no menu dele ali, o encerra.</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>Dispensar os avisos</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>Nenhum aviso é exibido.</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>Crie ou importe primeiro uma carteira.</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>A chave de uma carteira acompanhada não está aqui.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Escolha primeiro uma moeda.</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>Nenhum King of the Hill é conhecido.</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>Esta moeda ainda não foi lida.</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Redefinir o layout</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>Colunas e ordem das moedas…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Layout: %1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>O texto já está no tamanho máximo.</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>O texto já está no tamanho mínimo.</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>Rede: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::NoticeLogDialog</name>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>No notices since the start.</source>
        <translation>Nenhum aviso desde o início.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>Dispensar o aviso</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>Todos os avisos desde o início</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n outro</numerusform>
            <numerusform>%n outros</numerusform>
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
        <translation>Ordenada em</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>Liquidada em</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Carteira</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>SOL cotados</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>SOL movidos</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>Tokens cotados</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>Tokens movidos</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Taxa de rede</translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation>SOL a enviar</translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation>Tokens a enviar</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatário</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Assinatura</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Mostrar a moeda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>Preço em relação à cotação</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>Copiar o comprovante</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>Salvar o comprovante…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Salvar o comprovante</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Não salvo</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>Taxas da curva ou do pool</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>Chegou em</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>A receber no mín., assinado</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>A pagar no máx., assinado</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>De assinada a aceita por um nó</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>De aceita a liquidada</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>Entrou na carteira</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>Saiu da carteira</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>Rents que voltaram</translation>
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
        <translation>Hora</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moeda</translation>
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
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detalhe</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>Movido: %1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>Cotado: %1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>Movido: %1 unidades base</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>Cotado: %1 unidades base</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>Taxa de rede %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>Assinatura %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>Definir uma frase-senha</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>Desbloquear as chaves</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>Ela protege as chaves das suas carteiras neste computador. Ninguém pode recuperá-la: sem ela, uma chave se perde, a menos que você a tenha anotado.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nova frase-senha</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>A nova frase-senha mais uma vez</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>A chave do cofre está no chaveiro da área de trabalho, que pode pedir a senha dele.</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>Até serem bloqueadas de novo, ordens podem ser assinadas.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase-senha</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Usar o chaveiro da área de trabalho</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>As duas frases-senha são diferentes.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase-senha incorreta.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Definir a frase-senha</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Desbloquear</translation>
    </message>
</context>
<context>
    <name>curvedesk::PositionTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Carteira</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>Valor em SOL</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>Custo em SOL</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>Lucro em SOL</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>Realizado em SOL</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>Ao preço de mercado; vender o move e custa taxas.</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>Por custo médio. As taxas da curva e do pool estão incluídas, as de rede e os rents não.</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>%1 dos tokens vieram de outro lugar: não se sabe quanto custaram.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>Progresso até a graduação</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>Receber com %1</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>SOL e tokens desta rede podem ser enviados para este endereço.</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>QR code do endereço %1</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copiar o endereço da carteira</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>Renomear a carteira</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Sem cor</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Cor %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>Grupo: suas carteiras ficam juntas</translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitação</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duração</translation>
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
        <translation>Chave</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>Revogar a chave %1?</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>Programas que a usam são recusados a partir de agora. Ela não pode voltar a valer; ordens já enviadas continuam.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Revogar</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>Buscar moedas, carteiras, comandos</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>Buscar moedas, carteiras e comandos</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
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
        <translation>Carteira %1</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>No known coin. Enter looks on the chain.</source>
        <translation>Nenhuma moeda conhecida. Enter procura na rede.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nada encontrado</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>Sua nova carteira</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Chave privada</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>Restaura esta carteira em qualquer programa de carteira Solana.</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>Anotei a chave privada</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nova chave de API</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>Guardei a chave de API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Chave de API</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>Permite que os seus programas usem esta carteira pela API (cabeçalho x-api-key).</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, oculto</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Copiar por 15 segundos</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>Copiar por 15 segundos: %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Marque primeiro a caixa acima</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>A chave “%1” é exibida só desta vez. Quem a tiver pode fazer nesta máquina o que você permitir.</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>Guarde a chave privada onde ninguém mais possa lê-la: quem a tem, tem o dinheiro. A chave de API só é mostrada aqui.</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Ocultar: %1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>Esta folha só se fecha depois de marcar a caixa: nada mostra a chave de API outra vez.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>Copiar o exemplo com ela por 15 segundos</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>Enviar de %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Revisar…</translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation>Outro token…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>Endereço do token</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>Endereço da carteira do destinatário</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>Nome para a agenda de endereços</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Todo o saldo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>Agenda de endereços</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>Digite o endereço do destinatário</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>Este endereço não está completo</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>Lendo o saldo…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Digite um valor acima de zero</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Consultando os custos…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>Esta carteira é só acompanhada: a chave dela não está aqui, por isso ela não pode enviar.</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>Remover da agenda de endereços</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>Adicionar à agenda de endereços</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>As chaves estão bloqueadas: nada foi enviado.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Desbloquear…</translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>Tamanho do texto em porcentagem</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>Seus limites, além dos quais nada é enviado</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>Gasto por ordem</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>Slippage</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>Taxa de prioridade (a partir do próximo início)</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>Rede, a partir do próximo início</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>Sandbox local: dinheiro fictício</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet: dinheiro de teste</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet: dinheiro real</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>Um nó próprio</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>Nó (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>Traders simulados</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>Listagem pública de moedas</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>Imagens e textos dos lançamentos</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>Conforme a rede precisar</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>Guardá-los neste computador</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>Publicar pela pump.fun</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>Um nó IPFS próprio</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>Nó IPFS</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>Chaves e host da API</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>Minutos sem atividade após os quais as chaves são bloqueadas</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation>Bloquear as chaves após inatividade de</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>Porta de um host da API que inicia com a janela</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>não iniciado</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>Iniciar o host da API na porta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>Salvar e reiniciar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>Digite o endereço do seu nó.</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>O endereço de um nó começa com https:// ou, neste computador, com http://.</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>Digite o endereço do seu nó IPFS.</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>Na mainnet as ordens gastam dinheiro real, a partir do próximo início.</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>Parte disto entra em vigor no próximo início.</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>Alta e baixa</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Verde e vermelho</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Azul e laranja</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>Vermelho e verde</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Linhas das tabelas</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactas</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usuais</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>Espaçosas</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>Nada aqui requer reinício</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>Sem imagens</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>Com imagens: servidores de estranhos ficam sabendo seu endereço de internet</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>Explorador de blocos</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>O host da API ficará desligado.</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>Proxy para outros computadores</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>nenhum, ou socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>O endereço de um proxy é socks5://host:porta ou http://host:porta, sem senha.</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>Mebibytes que o mercado pode ocupar no disco</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>Acima disso, as negociações mais antigas são esquecidas, mas nenhuma das suas próprias carteiras.</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>Mercado no disco, no máximo</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Idioma (a partir do próximo início)</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>O limite da taxa de prioridade é de no máximo 1 SOL.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Uma porta é um número de 1 a 65535.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduzido</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>Números que mudaram piscam por um instante, a menos que o movimento esteja reduzido.</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>Avisos fora da janela</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>Fechar a janela</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>Encerra o programa</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>Mantém na bandeja</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>Vários, separados por espaços: um substitui o outro.</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>WebSocket dele</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>O endereço em que o primeiro nó informa as negociações. Vazio: o que decorre do endereço do próprio nó.</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>Sandbox como nó na porta</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>Outros programas deste computador acessam o sandbox ali como acessariam um nó da Solana.</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>Ordens aguardam aprovação</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>Segundos que a ordem de um programa aguarda a sua aprovação</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>Quando a chave de API exige a sua aprovação. Depois disso a ordem é recusada. A partir do próximo início.</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>O endereço de um WebSocket começa com wss:// ou, neste computador, com ws://.</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>O host da API e o sandbox precisam de portas diferentes.</translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vender</translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation>Lado da compra</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>Lado da venda</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Carregando</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>Aguardando a rede…</translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation>conectando</translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation>traders simulados ativos</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>nada recebido ainda</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>nada recebido há %1; os preços podem estar desatualizados</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · nada recebido há %2</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Rede: %1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>recuperando %n ordem…</numerusform>
            <numerusform>recuperando %n ordens…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>Ordens pendentes: %n</numerusform>
            <numerusform>Ordens pendentes: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>Ficaram abertas quando o programa terminou. Os resultados estão sendo consultados; novas ordens aguardam.</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>Mostrar as ordens</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>Host da API ligado, porta %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>Host da API desligado</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>ARMADO: um clique negocia até %1 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo, um daemon IPFS</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata, com o token da sua conta</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>O upload da própria pump.fun</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Somente este computador</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>Onde os lançamentos publicam</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>Um lançamento tenta os armazenamentos marcados de cima para baixo, cada um algumas vezes. Sem nenhum marcado, usa o primeiro que responder.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Mover para cima</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Endereço do daemon Kubo</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Token da Pinata (JWT), guardado no cofre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>Há um guardado; digite outro para substituí-lo</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>Nenhum está guardado</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>Mover para cima: %1</translation>
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
        <translation>Quanto o preço pode ser pior que o exibido quando a ordem chegar. Além disso, ela falha.</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>Slippage %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>Slippage em porcentagem</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>Pago à rede, no máximo, para chegar antes: transações que pagam mais vão primeiro quando muitos querem escrever a mesma moeda. Não altera o preço.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>Taxa de prioridade automática</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>Taxa de prioridade %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>Tanto quanto pagou o que chegou recentemente</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>no máximo %1 SOL</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>Taxa de prioridade em SOL</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Prioridade</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>Outra moeda: o valor foi apagado; slippage e taxa de prioridade foram mantidos</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>Esta carteira é só acompanhada: a chave dela está em outro lugar.</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>Copiar sem assinar</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>A ordem aguarda as chaves e é enviada assim que forem desbloqueadas.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Desbloquear…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>As chaves estão bloqueadas.</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>A chave está em outro lugar: copie a ordem não assinada e assine-a lá</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>As chaves estão bloqueadas</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>A transação não assinada está na área de transferência, em base64. Ela pode ser assinada por cerca de um minuto.</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Gastar</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vender</translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation>Valor a gastar em SOL</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>Quantidade a vender em tokens</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Receber</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>Receber cerca de</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>Quantidade a receber em tokens</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>Valor a receber em SOL</translation>
    </message>
    <message>
        <source>of %1 SOL</source>
        <translation>de %1 SOL</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 unidades base</translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation>Gastar cerca de</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>Vender cerca de</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>Comprar %1</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation>Comprar %1 SOL de %2</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>Vender %1</translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation>Vender %1 %2</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation>Consultando o preço…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>Carteira que assina</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>Alterar estes valores</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>Valor %1 em SOL</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>Manter estes valores</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>Vender %1 % do saldo</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>Vender o bastante para recuperar o que o saldo custou</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>Vender o bastante para recuperar o que o saldo custou: custo médio, com as taxas da curva</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>Gastar %1 SOL</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>A carteira não comprou nada desta moeda</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>Vender tudo de %1</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>Vender %1 % de %2</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>Comprar %1 SOL de %2 agora</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>Vender tudo de %1 agora</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>Vender %1 % de %2 agora</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>Vender %1 %2 agora</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>Negociar com um clique…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>Armado até %1 SOL por ordem: desarmar (Esc)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>Mostre primeiro os valores: este diria quanto a posição custou</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>O ticket já trata de outra ordem: feche isto e confira aquela.</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>Moedas em alta</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>Moedas mais novas</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>Moedas perto da graduação</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>Moedas acompanhadas</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>Nenhuma moeda ainda. Lance a primeira.</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>Nenhuma moeda passou da metade da sua curva.</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>As moedas que você marca com estrela aparecem aqui.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Parar de acompanhar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Acompanhar</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Limpar o filtro</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtro: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>Nenhuma moeda passa pelo filtro: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>Progresso na curva</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Valor de mercado</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>Variação em cinco minutos</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>Variação em uma hora</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>Variação em um dia</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>Volume de um dia</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Holders</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Idade</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>Última negociação</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Moedas</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>Quais moedas</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Alta</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Novas</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>Graduando</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Favoritas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>Colunas, ordem e filtro da lista</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtro…</translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation>Graduada</translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation>faltam %1 SOL</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>Completa em %1 no ritmo dos últimos cinco minutos (extrapolado)</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
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
        <translation>1 d</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Holders</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Idade</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation>%1, King of the Hill</translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>Cuidado: este nome contém caracteres ocultos.</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Valor de mercado %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>Variação do valor de mercado nos últimos cinco minutos</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>Variação do valor de mercado na última hora</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>Variação do valor de mercado no último dia</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>%1 SOL negociados no último dia</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>Carteiras que têm a moeda pelas negociações; transferências entre carteiras não são vistas</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>O lançamento não foi lido</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>Nunca negociada</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>Não se sabe: algumas das negociações de que se calcula não estão guardadas</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1, parece uma moeda mais antiga</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Ainda não lido</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>Cuidado: uma moeda mais antiga tem nome ou ticker de mesma aparência. Compare o endereço do mint.</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>%n outra moeda desta lista usa este ticker. Compare o endereço do mint.</numerusform>
            <numerusform>%n outras moedas desta lista usam este ticker. Compare o endereço do mint.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1, tem caracteres ocultos</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>Ocultar ou mostrar os valores das suas carteiras</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>Bloquear as chaves agora</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Tema escuro</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>sem carteira</translation>
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
        <translation>Tour</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>Sair do tour (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>curvedesk::TradeTableModel</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Lado</translation>
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
        <translation>Preço</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Trader</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Compra</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Venda</translation>
    </message>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, slot %2</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 unidades base</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL por um token</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>SOL que entraram na curva ou saíram dela, sem taxas. Atividade diz o que uma ordem sua gastou ou rendeu.</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>Mostrar o Curvedesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>Remover %1?</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>Ela sai da lista, e o saldo dela sai do total. Nada muda na rede, as ordens dela permanecem, e você pode acompanhá-la de novo pelo endereço.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Após %n minuto</numerusform>
            <numerusform>Após %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Proteção das chaves</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Usar o chaveiro da área de trabalho</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Frase-senha atual</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nova frase-senha</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>A nova frase-senha mais uma vez</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>Bloquear sozinho quando a janela não é usada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>Uma frase-senha protege as chaves. Ninguém pode recuperá-la.</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>A chave do cofre está no chaveiro da área de trabalho. Uma frase-senha própria pode substituí-la.</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>A chave do cofre está ao lado dele: quem copiar a pasta deste programa tem as chaves. Isso basta só para dinheiro fictício.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>As duas frases-senha são diferentes.</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>A nova frase-senha protege as chaves. Elas foram seladas de novo: uma cópia antiga do cofre não abre nada do que for adicionado a partir de agora.</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>Uma nova chave no chaveiro da área de trabalho protege as chaves.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase-senha incorreta.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Verificando…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Alterar a frase-senha</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Definir uma frase-senha</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>Nenhuma carteira ainda</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletTableModel</name>
    <message>
        <source>Wallet</source>
        <translation>Carteira</translation>
    </message>
    <message>
        <source>Balance in SOL</source>
        <translation>Saldo em SOL</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1 (acompanhada)</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletsPanel</name>
    <message>
        <source>Wallets</source>
        <translation>Carteiras</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>Importar uma carteira</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ Nova</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>Nova carteira</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chaves</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Proteção das chaves</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>Nenhuma carteira ainda. As ordens são assinadas por uma.</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>Criar uma carteira</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copiar o endereço da carteira</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>Renomear a carteira</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>Obter %1 SOL</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>Dinheiro fictício do faucet da rede de testes</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>Enviar da carteira</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Receber</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>Mostrar o endereço da carteira para receber</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Mostrar chave</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>Mostrar a chave privada da carteira</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Remover…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>Remover da lista a carteira acompanhada</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>Todas as carteiras: %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>%1 SOL disso em carteiras acompanhadas</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>Acompanhar um endereço</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>O saldo dele é exibido, e ordens podem ser cotadas e preparadas para ele. Ele nunca assina aqui: a chave dele fica onde está.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Acompanhar</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>Este não é o endereço de uma carteira.</translation>
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
        <translation>ler</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>cotar</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>negociar</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lançar</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>listar carteiras</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>%1 SOL por ordem</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>%1 SOL por hora</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>%1 SOL por dia</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>%1 de slippage</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>%1 SOL de taxa de prioridade</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>pergunta a você</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>tudo</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>O Curvedesk não pode iniciar</translation>
    </message>
</context>
</TS>
