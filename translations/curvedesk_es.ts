<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>capitalización de %1 SOL o más</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>capitalización de %1 SOL o menos</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>precio de %1 SOL o más</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>precio de %1 SOL o menos</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>%1 de la curva vendido</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>su creador vende</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>otra moneda pasa a ser King</translation>
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
        <translation>Una parte de cada transferencia puede retenerse como comisión.</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>Alguien puede cerrar el mint cuando ya no queden tokens.</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>Sus tokens pueden estar congelados desde el momento en que los recibe.</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>Sus tokens no se pueden transferir y, por tanto, tampoco vender.</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>Alguien puede quitarle sus tokens o destruirlos.</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>Otro programa puede ejecutarse en cada transferencia y rechazarla.</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>Alguien puede pausar todas las transferencias.</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>Su mint tiene una extensión que aquí no se conoce. Puede ser peligrosa.</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>No se comprobó si su nombre se puede cambiar.</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>Nadie puede cambiar su nombre, su ticker y su imagen.</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>Alguien puede cambiar su nombre, su ticker y su imagen.</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>No se comprobaron las extensiones de su mint.</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>Su mint no tiene extensiones.</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>Extensiones de su mint: %1</translation>
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
        <translation>Guardar la imagen del gráfico</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>La imagen está guardada.</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>No se pudo escribir la imagen allí.</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>El precio subió más que su slippage antes de que la orden llegara.</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>Solo se gastó la comisión de red. Mire el nuevo precio y vuelva a enviar la orden.</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>El precio bajó más que su slippage antes de que la orden llegara.</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>La orden habría dado menos tokens que su mínimo.</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>El precio se movió más que su slippage antes de que la orden llegara.</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>La curva se agotó antes de que la orden llegara.</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>La moneda se negocia desde ahora en su pool.</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>La curva ya no tiene tantos tokens.</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>Reduzca la orden.</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>La wallet no tiene tantos tokens.</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>Venda menos.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>La wallet tiene muy poco SOL para los rents de una primera operación.</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>Añada SOL o compre por menos.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>La wallet tiene muy poco SOL para las comisiones de esta operación.</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>El programa de la cadena rechazó la orden (%1).</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>No se negoció nada.</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>Esto no se puede hacer así: %1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>La clave o la frase de contraseña no es correcta.</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>Compruébela e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>Esto no está permitido aquí: %1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>No existe esa moneda en esta red.</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>Compruebe la dirección del mint.</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>No existe esa wallet.</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>Elija o cree otra.</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>No hay nada con ese nombre.</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>La solicitud tenía un formato incorrecto: %1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>Esta curva se agotó y todavía no hay un pool donde operar.</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>Inténtelo de nuevo cuando la moneda haya pasado a su pool.</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>Esto ya existe: %1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>El archivo es demasiado grande.</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>Las imágenes pueden tener 15 MiB y 4096 píxeles por lado.</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>La wallet no tiene suficiente. %1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>No se envió nada. Añada SOL o reduzca la orden.</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>El precio se movió más que su slippage.</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>No se envió nada. Mire el nuevo precio y vuelva a enviar la orden.</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>La cadena lo rechazó: %1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>La bóveda está bloqueada; no se puede firmar nada.</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>Escriba su frase de contraseña en la parte superior de la ventana.</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>La red pide una pausa.</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>Inténtelo de nuevo en unos segundos.</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>La red lo rechazó o envió datos sin sentido. %1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>Inténtelo de nuevo o use otro endpoint.</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>Esto no funciona en este momento: %1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>La red no respondió a tiempo.</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>Si se envió una orden, su fila en Actividad dirá cómo terminó.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Esto se canceló.</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>El disco no pudo guardar esto; no se envió nada.</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>Libere espacio o revise los permisos de la carpeta de datos.</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>Los datos leídos no tienen sentido.</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>No se cambió nada. Restáurelos de una copia de seguridad o pruebe otra fuente.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Algo falló dentro del programa.</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>Infórmelo junto con el registro, por favor.</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>Otros usuarios de este equipo pueden abrir el directorio de datos, donde están sus claves. Quíteles ese permiso: chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>El directorio de datos pertenece a otro usuario: %1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>El directorio de datos es un archivo: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>No se puede crear el directorio de datos: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>No se puede escribir en el directorio de datos: %1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>Otro Curvedesk usa el directorio de datos. Ciérrelo primero: %1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>Un almacén rechazó la imagen o el texto. %1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>Bajo el formulario, «Almacenes…» tiene los demás.</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>Un almacén de imagen y texto no responde. %1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>Inténtelo de nuevo en un momento; bajo el formulario, «Almacenes…» tiene los demás almacenes.</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>Solo se gastó la comisión de red.</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>Nadie más los ve; para dinero ficticio es suficiente.</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>Nadie más los ve: para todos los demás la moneda no tiene imagen ni texto, para siempre.</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>El daemon los mantiene en IPFS: otros los ven mientras esté en marcha o alguien más también los mantenga.</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>Su cuenta en Pinata los mantiene en IPFS.</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>pump.fun los mantiene en IPFS. Puede rechazarlos; entonces no se firma nada.</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>Imagen y texto: guardados en este ordenador</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>Imagen y texto: publicados a través de Kubo en %1</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>Imagen y texto: publicados a través de Pinata</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>Imagen y texto: publicados a través de pump.fun</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 Bajo el formulario, «Almacenes…» tiene los demás.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>Sandbox: un mercado completo dentro de este programa, con dinero ficticio.</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1: una red pública de pruebas, con dinero ficticio.</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet: cada orden gasta dinero real.</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Una red que Curvedesk no conoce. Trate lo que se gaste en ella como dinero real.</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>Ledger del sandbox</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>Clúster %1</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1: dinero ficticio.</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet: aquí se gasta dinero real.</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>Una red desconocida: aquí puede gastarse dinero real.</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk (sandbox)</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · dinero real</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk (%1)</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en vivo</translation>
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
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>red equivocada</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>La red responde a tiempo.</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>Todavía no se recibió nada de la red.</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>La red responde tarde. Los precios pueden estar desactualizados; las órdenes pueden tardar más.</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>La red no responde. Las cifras son las últimas recibidas; las órdenes enviadas conservan su lugar y se consultan de nuevo en cuanto responda.</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>El endpoint pertenece a otra red que esta carpeta de datos. No se le envía nada.</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Esperando a la red</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>La red está sin conexión: no se puede enviar nada</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>El endpoint es de otra red: no se envía nada</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>Aún no se leyó nada: conectando con la red.</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>La red está sin conexión. No se pudo leer nada; se intenta de nuevo.</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>El endpoint es de otra red. No se lee nada de él.</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>%n slot de retraso</numerusform>
            <numerusform>%n slots de retraso</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>Sandbox: dinero ficticio.</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>edad desconocida</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>hace %1</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation>comisión %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>a %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 a %2: enviado, esperando a la cadena.</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>Enviado %1 a %2.</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>El envío de %1 a %2 falló: %3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>El envío de %1 a %2 caducó; no se gastó nada.</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>Todavía no se pudo saber si %1 llegó a %2.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Completada</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Caducada</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocida</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>Pendiente: firmada y enviada, todavía sin resultado. Se reenvían los mismos bytes hasta que lo haya; mientras tanto nunca se firma por segunda vez.</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>Completada: está en la cadena e hizo lo que dice.</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>Fallida en la cadena: llegó y fue rechazada allí. Solo se gastó la comisión de red.</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>Caducada: está demostrado que nunca llegó y ya no puede llegar. No se gastó nada.</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>Desconocida: la red no pudo decir qué fue de ella. Compruébelo antes de volver a enviar la orden: puede haber llegado.</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Compra</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Venta</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ Lanzamiento</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ Envío</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>quedó abierta en la última ejecución; se consulta su resultado</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>la cadena retiró su resultado; se espera de nuevo</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>enviada, esperando a la cadena</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>slot %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>la cadena la rechazó</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>nunca llegó; no se gastó nada</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>nadie pudo saberlo aún; no vuelva a enviar la orden antes de que esto se aclare</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>Orden de %1 enviada.</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>La orden de %1 falló: %2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>La orden de %1 caducó; no se gastó nada.</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>Todavía no se pudo saber qué fue de la orden de %1.</translation>
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
        <translation>%1 lanzada.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>La cadena retiró el resultado de la orden de %1. Vuelve a estar pendiente; no envíe la orden dos veces.</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>No se pudo leer el archivo.</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>Esta imagen ocupa más de 64 MiB.</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>Esto no es una imagen PNG, JPEG, GIF o WebP.</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>Esta imagen está dañada.</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>Esta imagen tiene demasiados píxeles.</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>Una animación puede tener 15 MiB y 4096 píxeles por lado.</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>Reducida: %1 × %2 píxeles.</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>Capitalización de mercado en %1</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>Precio en %1</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>firma, cambia</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>firma</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>cambia</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>se lee</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>%1 de 1232 bytes; la comisión de red es de %2 SOL como máximo</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>Simulada en el slot %1; válida hasta el bloque %2</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>Blockhash %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>Cuando confirme, se prepara de nuevo la misma orden con el blockhash más reciente, dentro de los límites anteriores.</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>El blockhash de abajo es demasiado antiguo para enviar con él.</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>Blockhash obtenido hace %1 s, válido durante unos %2 s más</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>usuario, paga la comisión</translation>
    </message>
    <message>
        <source>user</source>
        <translation>usuario</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>tokens del usuario</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>tokens de cotización del usuario</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>wrapped SOL del usuario</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>mint</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>mint de cotización</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>bonding curve</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>tokens de la curva</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>tokens de cotización de la curva</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>pool</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>tokens del pool</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>wrapped SOL del pool</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>bóveda de comisiones del creador</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>destinatario de la comisión</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>destinatario de la comisión de recompra</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>configuración de comisiones</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>configuración global</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>acumulador de volumen</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>autoridad de eventos</translation>
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
        <translation>%1, límite %2</translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation>Elija primero una moneda</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Cree o importe primero una wallet</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Escriba una cantidad mayor que cero</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>Slippage: %1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>El slippage es del 100 % como máximo</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>Su límite de slippage es %1 (Configuración)</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Comisión de prioridad: %1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>Esta cantidad es demasiado pequeña para mover nada</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>Su límite por orden es de %1 SOL (Configuración)</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>Faltan %1 SOL en la wallet</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>La wallet solo tiene %1</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>Faltan %1 SOL en la wallet para la comisión de red</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>La curva tiene menos de lo que pidió: la orden toma todo lo que queda.</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>Esta orden por sí sola mueve el precio un %1.</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>Con un slippage de %1, otros pueden quedarse con esa parte de la orden.</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>La comisión de red de %1 SOL es más de una vigésima parte de la orden.</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Aún no se han leído las wallets</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>Comisión del pool</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>Paga máx.</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>Recibe mín.</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>Mínimo a recibir</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>Impacto en precio</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>Com. de protocolo</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>Com. de creador</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Comisión de red</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Com. de prioridad</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>Rent cuenta tokens</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>Rents 1.ª operación</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>Retención breve</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>Com. protocolo %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>Com. creador %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>Com. pool %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>Rent de una cuenta de SOL envuelto: debe estar en la wallet y vuelve en la misma transacción.</translation>
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
        <translation>ahora</translation>
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
        <translation>Cuidado: este nombre contiene caracteres ocultos.</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>Presupuesto de cómputo: %1 unidades como máximo</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>Presupuesto de cómputo: %1 micro-lamports por unidad</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>Sistema: enviar %1 SOL de %2 a %3</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated token: abrir la cuenta %1 para %2, la paga %3</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token: enviar %1 de la cuenta %2 a la cuenta %3</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token: cerrar la cuenta %1, su rent va a %2</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>La wallet no conserva nada de este token. Su cuenta vacía se cierra y el rent vuelve.</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>La wallet termina con exactamente 0 SOL. No puede pagar ninguna orden hasta que reciba SOL de nuevo; los tokens que tiene se quedan en ella.</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>Esta dirección se parece a otra que usted conoce, y no lo es: %1. Los ladrones crean direcciones así.</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>No puede existir ninguna clave privada para esta dirección. Lo que se le envíe se pierde, salvo que un programa esté hecho para moverlo.</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>Desde aquí nunca se envió nada a esta dirección. Nadie puede deshacer una transferencia.</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>su propia wallet</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>sin usar todavía en esta red</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>El creador de %1 vendió %2 tokens por %3 SOL.</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>Se ha vendido el %1 de la curva de %2.</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>El precio de %1 es de %2 SOL.</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>La capitalización de mercado de %1 es de %2 SOL.</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1 es ahora King of the Hill.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Tell me when, or what happened</source>
        <translation>Cuándo avisar, o qué ocurrió</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Activada</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1, por la transacción %2</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>En la red %1</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>Espera hasta que este programa esté en la red %1</translation>
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
        <translation>Añadir alerta</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>Cada alerta avisa una sola vez, con lo ocurrido y la transacción que lo causó. Para ello el programa debe estar en marcha; lo que se perdió lo comunica en el próximo inicio.</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>Con sonido</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>De qué avisar</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>Capitalización mínima</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>Capitalización máxima</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>Precio mínimo</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>Precio máximo</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>Curva vendida hasta</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>Su creador vende</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>Otra moneda pasa a ser King</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>Aún no hay alertas.</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Mostrar la moneda</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>Avisar de nuevo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Elija primero una moneda.</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>Ya es así.</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Ahora %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>Ahora %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>De una curva no se puede vender más del 100 %.</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>Mostrar la moneda de la alerta resaltada</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>Volver a poner en espera la alerta resaltada</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>Quitar la alerta resaltada</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>Todavía ninguna moneda es King.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>Escriba una cantidad</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>Use un punto para los decimales, no una coma</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1 tiene %n decimal como máximo</numerusform>
            <numerusform>%1 tiene %n decimales como máximo</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>Eso es más de lo que puede haber</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>Eso no es un número simple como 0.5</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>Ofrecer la API HTTP</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>%1 desde el inicio</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>Copiar la dirección de la API</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Copiar el ejemplo</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Solicitudes recientes</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>Esta versión no incluye el host de la API.</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Nueva clave…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nueva clave de API</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Claves de API</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Revocar…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>Aún no hay claves. Un programa necesita una para leer el mercado u operar.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>Lenguaje del ejemplo</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Solicitudes</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>Desactivado. Mientras está activado, los programas de este equipo que tengan una de las claves de abajo pueden hacer lo que la clave permite. Nada es accesible desde otros equipos. Lo que ordenan aparece en Actividad.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>Ponga el texto de una clave en lugar de YOUR_API_KEY. Solo se muestra al crear la clave.</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>Cambiar la clave resaltada</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>Revocar la clave resaltada</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>Cambiar la clave %1</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nueva clave de API</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>Preguntarme por cada una de sus órdenes</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>Para qué sirve, por ejemplo: script de rebalanceo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Guardar la clave</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Crear la clave</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>Leer el mercado</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>Consultar precios</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Operar</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>Lanzar monedas</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>Listar todas las wallets de este programa</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Puede</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>Wallets que puede usar</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>Otra wallet</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>Con estas wallets</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Máximo por orden</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>Máximo por hora</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>Máximo por día</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>Slippage máximo</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>Comisión de prioridad máxima</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>Válida durante</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>como ahora, hasta %1</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>hasta que se revoque</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>un día</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>una semana</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 días</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 días</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Válida</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>Marque lo que puede hacer.</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>No hay ninguna wallet marcada: puede usar la suya y cualquiera cuya clave privada venga con la solicitud.</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>No hay ninguna wallet marcada: cada una de sus órdenes debe traer su clave privada.</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>Sin un límite en SOL, quien tenga esta clave puede gastar todo lo que tienen las wallets marcadas.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Puede</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>revocada</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducada</translation>
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
        <translation>Puede: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Límites: %1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>Gastado: %1 SOL en la última hora, %2 SOL en el último día</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>Creada: %1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>Wallet: %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Último uso: %1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>Caduca: %1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>Revocada: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>¿Puede un programa comprar %1?</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>¿Puede un programa vender %1?</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>¿Puede un programa lanzar %1?</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>¿Puede un programa enviar desde su wallet?</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>Gasta aprox.</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>Recibe aprox.</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>Recibe como mínimo</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>Vende</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, como máximo</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>Toma como máximo, con comisiones y rents</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>La orden llegó con la clave de API %1.</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>La orden llegó con la clave de API «%1».</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Firmada por %1</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>Dirección del mint de la moneda</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Mostrar lo que se firma</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Ocultar lo que se firma</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>Sin respuesta se rechaza en %n segundo.</numerusform>
            <numerusform>Sin respuesta se rechaza en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>Esta orden ya no espera respuesta; la suya llegó demasiado tarde.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>Una orden de la clave de API «%1» espera su aprobación.</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>Ninguna orden espera su aprobación.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>¿Operar con un clic?</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>Mientras el ticket está armado, su botón envía la orden al instante, sin la hoja que pregunta. Se sigue preguntando por las órdenes que superan el importe de abajo y por las que tienen una advertencia.</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>En esta red cada clic gasta dinero real.</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Máximo por orden</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>Esc, el bloqueo de las claves y el fin del programa lo desarman.</translation>
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
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Descartar el mensaje</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>Gráfico de precios</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>%n vela, último precio %1 SOL, capitalización de mercado %2 SOL</numerusform>
            <numerusform>%n velas, último precio %1 SOL, capitalización de mercado %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Aún no hay operaciones</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>Usted compró por %1 SOL</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>Usted vendió por %1 SOL</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>El creador compró por %1 SOL</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>El creador vendió por %1 SOL</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1 con una capitalización de mercado de %2 SOL, %3</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>sin operaciones durante %1</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  pueden faltar operaciones</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>Comienza</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>Volumen en SOL</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>Pueden faltar operaciones de este periodo.</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>Cap. apert. en SOL</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>Apert. en 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>Cap. máx. en SOL</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>Máx. en 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>Cap. mín. en SOL</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>Mín. en 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>Cap. cierre en SOL</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>Cierre en 10⁻⁹ SOL</translation>
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
        <translation>Duración de las velas</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>Unidad del gráfico</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>Más opciones del gráfico</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>Velas de la moneda</translation>
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
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Cap.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>Capitalización de mercado: el precio de todos los tokens</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>Precio de un token</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Capitalización de mercado</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Ajustar (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>Volver al lanzamiento (Inicio)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Guardar como imagen…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>Exportar velas como CSV…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Aún no hay operaciones</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>Separación entre velas y curva</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>Imagen de %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>Acerca de %1</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Creador</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>Otras monedas de este creador</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>No se conocen otras monedas de este creador.</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>Monedas con un nombre de igual aspecto</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>Ninguna otra moneda tiene un nombre de igual aspecto.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>El nombre o el ticker contiene caracteres que no se ven o que cambian el sentido de lectura. Compare la dirección del mint.</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Sin descripción.</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sitio web</translation>
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
        <translation>Metadatos</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>Sin enlaces.</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Nadie puede crear más de esta moneda.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Alguien puede crear más de esta moneda a voluntad.</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Nadie puede congelar sus tokens.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Alguien puede congelar sus tokens.</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>No se leyó su lanzamiento.</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>Lanzada el %1</translation>
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
        <translation>%1: %2, de las que se muestran %3</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>No se comprobó si se puede crear más.</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>No se comprobó si sus tokens pueden congelarse.</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>Monedas de otro nombre con este ticker</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>Ninguna moneda de otro nombre tiene este ticker.</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1: al menos %2, de las que se muestran %3</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1: solo se compararon las mayores</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>Ocultar nombres engañosos</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>Filtro de las monedas</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>Más nueva que</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>cualquier edad</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>Capitalización desde</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>Capitalización hasta</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>Progreso desde</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>Progreso hasta</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>Holders desde</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>Nombres y tickers con caracteres ocultos, y los hechos para parecerse a los de una moneda anterior de la lista</translation>
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
        <translation>Copiar la dirección del mint</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>Seguir esta moneda</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>Acerca de esta moneda: texto, enlaces, creador</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>nombre de una moneda anterior</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>El nombre o el ticker contiene caracteres que no se ven o que cambian el sentido de lectura. Esos nombres se hacen para parecerse al de otra moneda. Compare la dirección del mint.</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>Precio en SOL</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Capitalización de mercado</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>Graduación</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Creador</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL por un token</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
Lanzada el %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ mint fijo</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ se puede emitir más</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Nadie puede crear más de esta moneda.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Alguien puede crear más de esta moneda a voluntad.</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ sin congelación</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ se puede congelar</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Nadie puede congelar sus tokens.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Alguien puede congelar sus tokens.</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · faltan %2 SOL</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>pasando a su pool</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>en su pool</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>La curva se agotó. Se sigue operando en cuanto exista el pool de la moneda.</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>Graduada: se negocia en el pool AMM
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>Dejar de seguir esta moneda</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>emisión sin comprobar</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>No se pudo leer la cuenta del mint.</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>congelación sin comprobar</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ extensión con riesgo</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ nombre modificable</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>resto sin comprobar</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>Monedas anteriores tienen un nombre de igual aspecto. Compare la dirección del mint:</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>ticker compartido</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>%n otra moneda usa este ticker. Compare la dirección del mint:</numerusform>
            <numerusform>Otras %n monedas usan este ticker. Compare la dirección del mint:</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>ticker de una moneda anterior</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>Una moneda anterior tiene un ticker de igual aspecto. Compare la dirección del mint:</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>La moneda</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>No se puede mostrar esta moneda.</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>Elija una moneda a la izquierda o pegue arriba una dirección de mint.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>¿Comprar %1?</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>¿Vender %1?</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Mostrar lo que se firma</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>He leído esto y aun así lo quiero</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>Dirección del mint %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>El nombre de esta moneda contiene caracteres ocultos. Compare la dirección del mint.</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>Graduada: se negocia en su pool AMM</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Firmada por %1</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>Usted gasta</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>Usted vende</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>Usted recibe aprox.</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>Simulado ahora mismo</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, como máximo</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Ocultar lo que se firma</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>Se está preparando la transacción…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazada</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>Esta es su primera orden con dinero real. Lo que gasta no se recupera.</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Marque primero la casilla de arriba</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>¿Lanzar %1?</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Consultando los costes…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>El nombre, el ticker y la imagen no se pueden cambiar nunca después. %1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Usted paga</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Usted recibe</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Firmada por %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lanzar %1</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>Usted recibe, %1 del total</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>Primera compra, a la curva</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>Comisión de protocolo de la compra</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>Comisión de creador (para usted)</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>Rent: mint con nombre, ticker y enlace</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>Rent: bonding curve</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>Rent: cuenta de tokens de la curva</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>Rent: su cuenta de tokens</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>Rent: su registro de volumen, una sola vez</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>Comisión de red, dos firmas</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Comisión de prioridad</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>Rent: su bóveda de creador, una sola vez</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>Sale de la wallet</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>El destinatario recibe</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Comisión de red</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>Rent de la cuenta de tokens del destinatario</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>Rent que vuelve</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>SOL en la wallet después</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>Tokens en la wallet después</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>¿Enviar %1?</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>Enviar %1</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Destinatario %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Firmada por %1</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>Lo que se firma, leído de la propia transacción:</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>He comparado la dirección completa y aun así lo quiero</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>Escriba los últimos %1 caracteres de la dirección</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Marque primero la casilla de arriba</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>Escriba primero los últimos %1 caracteres de la dirección</translation>
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
        <translation>Nueva wallet</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>Opcional, por ejemplo: Wallet principal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>Crear wallet</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>En este programa se crea una clave nueva y se guarda en su bóveda. A continuación la verá, para anotarla.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>Recortar a un cuadrado</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>Tamaño del cuadrado</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>La animación termina: solo se conserva su primera imagen.</translation>
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
        <translation>Parte de la imagen</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>No se exportó nada. %1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>Todo está exportado: %n fila.</numerusform>
            <numerusform>Todo está exportado: %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>No se pudo escribir el archivo: %1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>La exportación se canceló y no se escribió nada.</translation>
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
        <translation>%1 de la curva está vendido, faltan %2 SOL, capitalización de mercado %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>La curva se agotó. La moneda está pasando a su pool; allí se sigue operando.</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>La curva se agotó. La moneda se negocia en su pool %1.</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>Graduada: pasando a su pool</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>Graduada: se negocia en su pool</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>La curva se agotó. Se sigue operando en cuanto exista el pool.</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>tokens vendidos</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>graduación con %1 SOL de capitalización</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>tras su orden %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>usted está aquí · %1 · faltan %2 SOL</translation>
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
        <translation>Copiar la fila</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Copiar la dirección del mint</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copiar la dirección de la wallet</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Copiar la firma</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Copiar %n fila</numerusform>
            <numerusform>Copiar %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>El orden habitual</translation>
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
        <translation>Guardar el informe…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>Para quien investigue un fallo. No contiene claves, direcciones de wallets ni importes; léalo antes de pasarlo a alguien.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>El informe</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No guardado</translation>
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
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>Wallets</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Operaciones de la moneda</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Orden, lanzamiento, host de la API</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>La interfaz HTTP</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>Mantener el host en marcha durante semanas</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>El protocolo, tal como lo lee Curvedesk</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guía del usuario</translation>
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
        <translation>Exportar las operaciones de la moneda</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>Exportar posiciones</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>Exportar órdenes</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>Actividad, operaciones y posiciones</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Qué mostrar</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>Aún no hay órdenes. Lo que compre, venda o lance aparece aquí con su resultado.</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Operaciones de la moneda</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>Aún no hay operaciones de esta moneda.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Elija primero una moneda.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>Sus wallets aún no tienen monedas.</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>Holders de la moneda</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Holders</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>Según sus operaciones, nadie tiene esta moneda.</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>Vender…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>Mostrar el comprobante</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>Coste medio; se incluyen las comisiones de la curva y del pool, no las de red ni los rents. Valor al precio de mercado, antes de los costes de vender.</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>%n holder según sus operaciones</numerusform>
            <numerusform>%n holders según sus operaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>No se ven los tokens enviados de wallet a wallet.</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>Exportar ganancias y pérdidas</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>Valor %1 SOL · ganancia %2 SOL · realizado %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>los diez mayores tienen %1</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>Los tokens que llegaron de otra parte tienen valor pero no ganancia: no se sabe cuánto costaron.</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>Cancelar la exportación (%1)</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>No todos: algunas operaciones de la moneda no están guardadas</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>El mercado no se siguió todo el tiempo desde el lanzamiento de la moneda.</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>Las operaciones de esta moneda aún no se han leído.</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>Exportar los holders de la moneda</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>Otra exportación no ha terminado: cancélela primero.</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>Las órdenes aún no se han leído.</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>Las posiciones aún no se han leído.</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>Los holders de esta moneda aún no se han leído.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>%n posición sin precio cuenta por su coste</numerusform>
            <numerusform>%n posiciones sin precio cuentan por su coste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>¿Abrir esta página en el navegador?</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>Esta página es de terceros. Conocerán su dirección de internet y lo que consulta.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>La transacción en el explorador…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>La moneda en el explorador…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>La wallet en el explorador…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>Clave privada de %1</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>Quien ve esta clave tiene el dinero. Se muestra durante %1 segundos; mire a su alrededor antes de seguir.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>Nadie más puede ver esta pantalla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Mostrar la clave</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase de contraseña incorrecta.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clave privada</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Copiar durante 15 segundos</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>Se oculta en %1 s</translation>
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
        <translation>¿Dónde quiere operar?</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>Un mercado completo en este ordenador, con dinero ficticio y traders simulados. Sin cuenta, sin red.</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>La red pública de pruebas de Solana, con dinero de prueba gratuito.</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>La propia Solana. Las órdenes gastan dinero real.</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>Nodo propio</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>Un clúster detrás de un nodo JSON-RPC que usted indica en la configuración.</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>Puede cambiar esto en cualquier momento en Archivo, Configuración.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
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
        <translation>Del total</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, usted</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1, el creador</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>Imagen de la moneda</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG, JPEG, GIF o WebP. Suéltela aquí, péguela o haga clic para elegir un archivo. Una imagen fija de más de 15 MiB o 4096 píxeles por lado se reduce. El lugar, la cámara y los comentarios que contenga no se publican.</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>Hay una imagen elegida</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>No hay ninguna imagen en el portapapeles.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>Suelte, pegue o elija</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>Importar una wallet</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>Solo seguir una dirección…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>Importar wallet</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>Base58 de la clave privada, el contenido de un archivo de solana-keygen ([12,34,…]) o las 12 a 24 palabras de la wallet de otro programa. Va a la bóveda y a ningún otro sitio.</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>Clave privada o palabras</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>Frase de contraseña de las palabras, si la tienen</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>Wallets de estas palabras</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>Buscar sus wallets</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>Moverse por el tiempo</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Izquierda, Derecha, Inicio, Fin</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>Más ancho, más estrecho, ajustar</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>En el gráfico</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>Haga clic en un campo y pulse las teclas nuevas. Una tecla sin Ctrl ni Alt funciona donde no se escribe texto.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Teclas habituales</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>Teclas de %1</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1 ya la usa: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>sin teclas</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>sin asignar</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1 está reservada para lo que tiene el foco</translation>
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
        <translation>Mostrar el King of the Hill</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>Acerca del King of the Hill: texto y enlaces</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>Todavía no hay ninguna moneda en la colina.</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Capitalización de mercado %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>%1 en el trono</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>En los últimos cinco minutos</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>No se sabe: algunas operaciones de los últimos cinco minutos no están guardadas</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>Añada una imagen</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>Dé un nombre a la moneda</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>El nombre supera los %1 bytes</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>Dé un ticker a la moneda</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>El ticker supera los %1 bytes</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>Describa la moneda en una frase</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>La descripción supera los %1 bytes</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>Solo un enlace https</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>El enlace supera los %1 bytes</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>Más de lo que tiene la wallet</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>El slippage es un porcentaje de 0 a 100</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Comisión de prioridad: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>Lanzando…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Cree o importe primero una wallet</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2 bytes</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>Paga como máximo %1 SOL por la primera compra, incluidas sus comisiones de la curva, y además la comisión de red y los rents de las cuentas de la moneda.</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>Paga la comisión de red y los rents de las cuentas de la moneda; sin primera compra.</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>Lanzar una moneda</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>Continuar el lanzamiento de %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Lanzar %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>caducado</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>La transacción nunca llegó y no se gastó nada. Al continuar se firma de nuevo.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>aún se desconoce</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>Ningún nodo pudo decir aún qué fue de la transacción. Actividad lo dirá.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>Este lanzamiento se interrumpió. Sigue donde se detuvo, con el mismo mint.</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>Recortar…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>Almacenes…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>Recortar la imagen a un cuadrado</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>Ticker</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Sitio web</translation>
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
        <translation>Primera compra (opcional)</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>Primera compra en SOL</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>Elegir los almacenes de imagen y texto</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>Cancelado antes de firmar nada. Al continuar se publica solo lo que aún falta.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>Cancelar el lanzamiento antes de firmarlo</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Aún no se han leído las wallets</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Leyendo la imagen…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>Publicar la imagen</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>Publicar el texto</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>Construir y firmar</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Llegada a la cadena</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en espera</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>Guardar este diseño</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>Guardar el diseño</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>Escriba primero un nombre</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>Un nombre no lleva barras</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>Un diseño guardado ya se llama así</translation>
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
        <translation>no es https: no se abre</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>Abrir %1 en el navegador</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>dirección sospechosa: no se abre</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>Establecer una frase de contraseña…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>Las claves están bloqueadas: los precios y las órdenes ya enviadas siguen, no se puede firmar nada.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Desbloquear…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>Esperando a la red: los precios pueden estar desactualizados</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lanzar</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Orden, lanzamiento, host de la API</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>&amp;Operar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>&amp;Nueva wallet…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>&amp;Importar una wallet…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>&amp;Exportar la tabla mostrada como CSV…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>&amp;Bloquear las claves</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Configuración…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>&amp;Buscar una moneda, wallet o comando</translation>
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
        <translation>Cantidad del botón %1</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>&amp;Lanzar una moneda</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>&amp;Acerca de la moneda</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>&amp;Seguir la moneda o dejar de seguirla</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>Copiar la dirección del &amp;mint</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>Diseño: &amp;Trading</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>Diseño: &amp;Ancho, con las operaciones</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>Guardar este diseño como…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>&amp;Diseños guardados</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Ninguno todavía</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>Formulario de &amp;lanzamiento</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>Host de la AP&amp;I</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>Ocultar o mostrar los i&amp;mportes</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>Oscuro o cla&amp;ro</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>Más &amp;grande</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>Más peq&amp;ueño</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Tamaño &amp;habitual</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>Diseño: La&amp;nzamiento</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>Diseño: Ho&amp;st</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>Blo&amp;quear el diseño</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>Curvedesk está abriendo sus wallets y el mercado</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>Exportar ganancias para impuestos, primero en entrar, primero en salir…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>Exportar ganancias para impuestos, coste medio…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>Al&amp;ertas…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>Órdenes que esperan su aprobación…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Recorrido por la ventana</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>La moneda con la mayor capitalización entre las que siguen en su curva. Un clic la muestra y la selecciona.</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>Lo que sube, lo nuevo, lo que está cerca de la graduación. La moneda resaltada es la que se muestra y se negocia.</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>Su precio en el tiempo y su curva: dónde está y adónde la llevaría su orden.</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>Compre y venda aquí. Todos los costes están encima del botón y nada se envía antes de que lo confirme. Al lado: lanzar monedas y la API para programas.</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>Qué fue de sus órdenes, sus posiciones con ganancias y pérdidas, y las operaciones y holders de la moneda.</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>Sus wallets. Cree una aquí para empezar.</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>Encuentre monedas, wallets y comandos. Todas las teclas están en el menú Ayuda.</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>Las claves se bloquearon y la hoja con la clave nueva se cerró. La clave privada de una wallet se vuelve a ver en «Mostrar clave»; una clave de API no, cree otra.</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>&amp;Wallet</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>&amp;Obtener %1 SOL de dinero ficticio</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>&amp;Enviar desde la wallet…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>&amp;Recibir en la wallet…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>Reno&amp;mbrar la wallet…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>Mostrar la &amp;clave de la wallet…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>&amp;Filtrar las monedas…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>Esperando al llavero del sistema, que pide su contraseña: su ventana puede estar detrás de otras. Hasta entonces no se puede firmar nada.</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>Las claves necesitan una frase de contraseña antes de la primera wallet.</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>Mostrar el &amp;King of the Hill</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Diagnóstico…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>No hay nada que bloquear: las claves aún no tienen frase de contraseña.</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>Las claves ya están bloqueadas.</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>No hay nada que bloquear: estas claves son para dinero ficticio y ninguna frase de contraseña las protege.</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>Curvedesk sigue en la bandeja, con sus alertas y su host de la API. «Salir», en su menú de allí, lo cierra.</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>Descartar los avisos</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>No se muestra ningún aviso.</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>Cree o importe primero una wallet.</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>La clave de una wallet seguida no está aquí.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Elija primero una moneda.</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>No se conoce ningún King of the Hill.</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>Esta moneda aún no se ha leído.</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Restablecer el diseño</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>Columnas y orden de las monedas…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Diseño: %1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>El texto ya tiene su tamaño máximo.</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>El texto ya tiene su tamaño mínimo.</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>Red: %1</translation>
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
        <translation>Ningún aviso desde el inicio.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>Descartar el aviso</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>Todos los avisos desde el inicio</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
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
        <translation>Ordenada el</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>Resuelta el</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Wallet</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>SOL cotizados</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>SOL movidos</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>Tokens cotizados</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>Tokens movidos</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Comisión de red</translation>
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
        <translation>Destinatario</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Mostrar la moneda</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>Precio frente a la cotización</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>Copiar el comprobante</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>Guardar el comprobante…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Guardar el comprobante</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>No guardado</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>Comisiones de la curva o del pool</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>Llegada en</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>A recibir mín., según lo firmado</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>A pagar máx., según lo firmado</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>De firmada a aceptada por un nodo</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>De aceptada a resuelta</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>Entró en la wallet</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>Salió de la wallet</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>Rents que volvieron</translation>
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
        <translation>Orden</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneda</translation>
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
        <translation>Detalle</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>Movido: %1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>Cotizado: %1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>Movido: %1 unidades base</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>Cotizado: %1 unidades base</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>Comisión de red %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>Firma %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>Establecer una frase de contraseña</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>Desbloquear las claves</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>Protege las claves de sus wallets en este ordenador. Nadie puede restaurarla: sin ella, una clave se pierde a menos que la haya anotado.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nueva frase de contraseña</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>La nueva frase de contraseña otra vez</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>La clave de la bóveda está en el llavero del escritorio, que puede pedir su contraseña.</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>Hasta que se bloqueen de nuevo, se pueden firmar órdenes.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Usar el llavero del escritorio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Las dos frases de contraseña no coinciden.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase de contraseña incorrecta.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Establecer la frase de contraseña</translation>
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
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Wallet</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>Valor en SOL</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>Coste en SOL</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>Ganancia en SOL</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>Realizado en SOL</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>Al precio de mercado; vender lo mueve y cuesta comisiones.</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>Por coste medio. Se incluyen las comisiones de la curva y del pool, no las de red ni los rents.</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>%1 de los tokens llegaron de otra parte: no se sabe cuánto costaron.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>Progreso hacia la graduación</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>Recibir con %1</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>A esta dirección se pueden enviar SOL y tokens de esta red.</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>Código QR de la dirección %1</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copiar la dirección de la wallet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>Cambiar el nombre de la wallet</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Sin color</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Color %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>Grupo: sus wallets van juntas</translation>
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
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
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
        <translation>Clave</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>¿Revocar la clave %1?</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>Los programas que la usan quedan rechazados desde ahora. No se puede volver a validar; las órdenes que ya envió siguen su curso.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Revocar</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>Buscar monedas, wallets, comandos</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>Buscar monedas, wallets y comandos</translation>
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
        <translation>Wallet %1</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>No known coin. Enter looks on the chain.</source>
        <translation>Ninguna moneda conocida. Intro busca en la cadena.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>No se encontró nada</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>Su nueva wallet</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Clave privada</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>Restaura esta wallet en cualquier programa de wallets de Solana.</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>He anotado la clave privada</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nueva clave de API</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>He guardado la clave de API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>Permite a sus programas usar esta wallet a través de la API (cabecera x-api-key).</translation>
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
        <translation>Copiar durante 15 segundos</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>Copiar durante 15 segundos: %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Marque primero la casilla de arriba</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>La clave «%1» se muestra solo esta vez. Quien la tenga puede hacer en este equipo lo que usted le permita.</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>Guarde la clave privada donde nadie más pueda leerla: quien la tiene, tiene el dinero. La clave de API solo se muestra aquí.</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Ocultar: %1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>Esta hoja solo se cierra tras marcar la casilla: nada vuelve a mostrar la clave de API.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>Copiar el ejemplo con ella durante 15 segundos</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>Enviar desde %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
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
        <translation>Otro token…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>Dirección del token</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>Dirección de la wallet del destinatario</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>Nombre para la libreta de direcciones</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Todo el saldo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>Libreta de direcciones</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>Escriba la dirección del destinatario</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>Esta dirección no está completa</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>Leyendo el saldo…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Escriba una cantidad mayor que cero</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Consultando los costes…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>Esta wallet solo se sigue: su clave no está aquí, por lo que no puede enviar.</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>Quitar de la libreta de direcciones</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>Añadir a la libreta de direcciones</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>Las claves están bloqueadas: no se envió nada.</translation>
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
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>Tamaño del texto en porcentaje</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>Sus límites, por encima de los cuales no se envía nada</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>Gasto por orden</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>Slippage</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>Comisión de prioridad (desde el próximo inicio)</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>Red, desde el próximo inicio</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>Sandbox local: dinero ficticio</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet: dinero de prueba</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet: dinero real</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>Un nodo propio</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>Nodo (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>Traders simulados</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>Listado público de monedas</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>Imágenes y textos de los lanzamientos</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>Según necesite la red</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>Guardarlos en este ordenador</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>Publicar a través de pump.fun</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>Un nodo IPFS propio</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>Nodo IPFS</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>Claves y host de la API</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>Minutos sin actividad tras los que se bloquean las claves</translation>
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
        <translation>Bloquear las claves tras inactividad de</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>Puerto de un host de la API que se inicia con la ventana</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>no se inicia</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>Iniciar el host de la API en el puerto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>Guardar y reiniciar</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>Escriba la dirección de su nodo.</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>La dirección de un nodo empieza por https:// o, en este ordenador, por http://.</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>Escriba la dirección de su nodo IPFS.</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>En mainnet las órdenes gastan dinero real, desde el próximo inicio.</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>Parte de esto surte efecto en el próximo inicio.</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>Subidas y bajadas</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Verde y rojo</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Azul y naranja</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>Rojo y verde</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Filas de las tablas</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compactas</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Habituales</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>Amplias</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>Nada aquí requiere reiniciar</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>Sin imágenes</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>Con imágenes: servidores de desconocidos conocen su dirección de internet</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>Explorador de bloques</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>El host de la API quedará entonces inactivo.</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>Proxy hacia otros equipos</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>ninguno, o socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>La dirección de un proxy es socks5://host:puerto o http://host:puerto, sin contraseña.</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>Mebibytes que el mercado puede ocupar en el disco</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>Más allá se olvidan sus operaciones más antiguas, pero ninguna de sus propias wallets.</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>Mercado en el disco, como máximo</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Idioma (desde el próximo inicio)</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>El límite de la comisión de prioridad es de 1 SOL como máximo.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Un puerto es un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animaciones</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducidas</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>Las cifras que cambiaron destellan un momento, salvo que las animaciones estén reducidas.</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>Avisos fuera de la ventana</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>Cierra el programa</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>Lo deja en la bandeja</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>Varios, separados por espacios: uno suple a otro.</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>Su WebSocket</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>La dirección en la que el primer nodo informa de las operaciones. Vacío: la que se deriva de la dirección del propio nodo.</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>Sandbox como nodo en el puerto</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>Otros programas de este ordenador acceden ahí al sandbox como a un nodo de Solana.</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>Las órdenes esperan aprobación</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>Segundos durante los que una orden de un programa espera su aprobación</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>Cuando la clave de API de la orden requiere su aprobación. Después, la orden se rechaza. Desde el próximo inicio.</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>La dirección de un WebSocket empieza por wss:// o, en este ordenador, por ws://.</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>El host de la API y el sandbox necesitan puertos distintos.</translation>
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
        <translation>Lado de compra</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>Lado de venta</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Cargando</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>Esperando a la red…</translation>
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
        <translation>traders simulados activos</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>aún sin noticias</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>sin noticias desde hace %1; los precios pueden estar desactualizados</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · sin noticias desde hace %2</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Red: %1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>recuperando %n orden…</numerusform>
            <numerusform>recuperando %n órdenes…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>%n orden pendiente</numerusform>
            <numerusform>%n órdenes pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>Quedaron abiertas cuando terminó el programa. Se consultan sus resultados; las órdenes nuevas esperan.</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>Mostrar las órdenes</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>Host de la API activo, puerto %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>Host de la API inactivo</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>ARMADO: un clic opera hasta %1 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo, un daemon de IPFS</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata, con el token de su cuenta</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>La carga propia de pump.fun</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Solo este ordenador</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>Dónde publican los lanzamientos</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>Un lanzamiento prueba los almacenes marcados de arriba abajo, cada uno varias veces. Si no hay ninguno marcado, toma el primero que responda.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Dirección del daemon de Kubo</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Token de Pinata (JWT), guardado en la bóveda</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>Hay uno guardado; escriba otro para reemplazarlo</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>No hay ninguno guardado</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>Subir: %1</translation>
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
        <translation>Cuánto peor que el mostrado puede ser el precio cuando llegue la orden. Más allá, la orden falla.</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>Slippage %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>Slippage en porcentaje</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>Lo que se paga a la red, como máximo, para llegar antes: las transacciones que pagan más van primero cuando muchos quieren escribir la misma moneda. No cambia el precio.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>Comisión de prioridad automática</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>Comisión de prioridad %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>Tanto como pagó lo que llegó recientemente</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>%1 SOL como máximo</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>Comisión de prioridad en SOL</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Prioridad</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>Otra moneda: se borró la cantidad; se mantuvieron el slippage y la comisión de prioridad</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>Esta wallet solo se sigue: su clave está en otro lugar.</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>Copiar sin firmar</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>La orden espera a las claves y se envía en cuanto se desbloqueen.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Desbloquear…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>Las claves están bloqueadas.</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>Su clave está en otro lugar: copie la orden sin firmar y fírmela allí</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>Las claves están bloqueadas</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>La transacción sin firmar está en el portapapeles, en base64. Se puede firmar durante un minuto aproximadamente.</translation>
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
        <translation>Cantidad a gastar en SOL</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>Cantidad a vender en tokens</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Recibir</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>Recibir aprox.</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>Cantidad a recibir en tokens</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>Cantidad a recibir en SOL</translation>
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
        <translation>Gastar aprox.</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>Vender aprox.</translation>
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
        <translation>Consultando el precio…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Comprar</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>Wallet que firma</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>Cambiar estas cantidades</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>Cantidad %1 en SOL</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>Conservar estas cantidades</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>Vender el %1 % del saldo</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>Vender lo suficiente para recuperar lo que costó el saldo</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>Vender lo suficiente para recuperar lo que costó el saldo: coste medio, con las comisiones de la curva</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>Gastar %1 SOL</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>La wallet no compró nada de esta moneda</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>Vender todo %1</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>Vender %1 % de %2</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>Comprar ya %1 SOL de %2</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>Vender ya todo %1</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>Vender ya %1 % de %2</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>Vender ya %1 %2</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>Operar con un clic…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>Armado hasta %1 SOL por orden: desarmar (Esc)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>Muestre primero los importes: este diría lo que costó la posición</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>El ticket trata ya de otra orden: cierre esto y revise aquella.</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>Monedas en alza</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>Monedas más nuevas</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>Monedas cerca de la graduación</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>Monedas seguidas</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>Aún no hay monedas. Lance la primera.</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>Ninguna moneda ha pasado la mitad de su curva.</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>Las monedas que marque con estrella aparecen aquí.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de seguir</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtro: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>Ninguna moneda pasa el filtro: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>Progreso en la curva</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Capitalización de mercado</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>Variación en cinco minutos</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>Variación en una hora</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>Variación en un día</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>Volumen de un día</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Holders</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>Última operación</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>Qué monedas</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Alza</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevas</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>Por graduarse</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Seguidas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>Columnas, orden y filtro de la lista</translation>
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
        <translation>faltan %1 SOL</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>Completa en %1 al ritmo de los últimos cinco minutos (extrapolado)</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
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
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Holders</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
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
        <translation>Cuidado: este nombre contiene caracteres ocultos.</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Capitalización de mercado %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>Variación de la capitalización de mercado en los últimos cinco minutos</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>Variación de la capitalización de mercado en la última hora</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>Variación de la capitalización de mercado en el último día</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>%1 SOL negociados en el último día</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>Wallets que tienen la moneda según sus operaciones; no se ven las transferencias entre wallets</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>No se leyó el lanzamiento</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>Nunca negociada</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>No se sabe: algunas de las operaciones de las que se calcula no están guardadas</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1, se parece a una moneda anterior</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Aún sin leer</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>Cuidado: una moneda anterior tiene un nombre o ticker de igual aspecto. Compare la dirección del mint.</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>%n otra moneda de esta lista usa este ticker. Compare la dirección del mint.</numerusform>
            <numerusform>Otras %n monedas de esta lista usan este ticker. Compare la dirección del mint.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1, tiene caracteres ocultos</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>Ocultar o mostrar los importes de sus wallets</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>Bloquear las claves ahora</translation>
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
        <translation>Tema oscuro</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>sin wallet</translation>
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
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>Salir del recorrido (Esc)</translation>
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
        <translation>Precio</translation>
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
        <translation>▼ Venta</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
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
        <translation>%1 SOL por un token</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>SOL que entraron en la curva o salieron de ella, sin comisiones. Actividad dice lo que gastó o dio una orden suya.</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>Mostrar Curvedesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>¿Quitar %1?</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>Sale de la lista, y su saldo, del total. Nada cambia en la red, sus órdenes se conservan y puede volver a seguirla por su dirección.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
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
            <numerusform>Tras %n minuto</numerusform>
            <numerusform>Tras %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Protección de las claves</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Usar el llavero del escritorio</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Frase de contraseña actual</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Nueva frase de contraseña</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>La nueva frase de contraseña otra vez</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>Bloquear por sí sola cuando la ventana no se usa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>Una frase de contraseña protege las claves. Nadie puede restaurarla.</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>La clave de la bóveda está en el llavero del escritorio. Una frase de contraseña propia puede reemplazarla.</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>La clave de la bóveda está junto a ella: quien copia la carpeta de este programa tiene las claves. Eso basta solo para dinero ficticio.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Las dos frases de contraseña no coinciden.</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>La nueva frase de contraseña protege las claves. Se sellaron de nuevo: una copia antigua de la bóveda no abre nada de lo que se añada desde ahora.</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>Una clave nueva en el llavero del escritorio protege las claves.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase de contraseña incorrecta.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Cambiar la frase de contraseña</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Establecer una frase de contraseña</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>Aún no hay wallet</translation>
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
        <translation>Saldo en SOL</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1 (seguida)</translation>
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
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>Importar una wallet</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ Nueva</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>Nueva wallet</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Protección de las claves</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>Aún no hay wallet. Las órdenes las firma una.</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>Crear una wallet</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Copiar la dirección de la wallet</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>Cambiar el nombre de la wallet</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>Obtener %1 SOL</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>Dinero ficticio del faucet de la red de pruebas</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>Enviar desde la wallet</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Recibir</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>Mostrar la dirección de la wallet para recibir</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Mostrar clave</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>Mostrar la clave privada de la wallet</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Quitar…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>Quitar de la lista la wallet seguida</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>Todas las wallets: %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>de ellos, %1 SOL en wallets seguidas</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>Seguir una dirección</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>Se muestra su saldo, y se pueden cotizar y preparar órdenes para ella. Nunca firma aquí: su clave se queda donde está.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>Esta no es la dirección de una wallet.</translation>
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
        <translation>leer</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>cotizar</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>operar</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lanzar</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>listar wallets</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>%1 SOL por orden</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>%1 SOL por hora</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>%1 SOL por día</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>%1 de slippage</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>%1 SOL de comisión de prioridad</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>le pregunta</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>todo</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>Curvedesk no puede iniciarse</translation>
    </message>
</context>
</TS>
