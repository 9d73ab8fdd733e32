<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>капитализация от %1 SOL</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>капитализация до %1 SOL</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>цена от %1 SOL</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>цена до %1 SOL</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>продано %1 кривой</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>её создатель продаёт</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>царём становится другая монета</translation>
    </message>
</context>
<context>
    <name>AmountText</name>
    <message>
        <source>%1 lamports</source>
        <translation>%1 лампортов</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>A part of each transfer can be kept back as a fee.</source>
        <translation>Часть каждого перевода может удерживаться как комиссия.</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>Кто-то может закрыть минт, когда токенов не останется.</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>Ваши токены могут быть заморожены с момента получения.</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>Её токены нельзя перевести, а значит, и продать.</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>Кто-то может забрать ваши токены или уничтожить их.</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>При каждом переводе может сработать другая программа и отклонить его.</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>Кто-то может приостановить все переводы.</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>У её минта есть расширение, которое здесь неизвестно. Оно может быть опасным.</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>Не проверено, можно ли изменить её название.</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>Никто не может изменить её название, тикер и картинку.</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>Кто-то может изменить её название, тикер и картинку.</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>Расширения её минта не проверены.</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>У её минта нет расширений.</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>Расширения её минта: %1</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation>Экспорт свечей</translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation>Сохранить изображение графика</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Изображения (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Изображение сохранено.</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>Не удалось записать изображение в это место.</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>(без названия)</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>Цена выросла сильнее вашего проскальзывания, прежде чем ордер попал в блок.</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>Потрачена только комиссия сети. Посмотрите новую цену и отправьте ордер снова.</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>Цена упала сильнее вашего проскальзывания, прежде чем ордер попал в блок.</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>Ордер принёс бы меньше токенов, чем ваш минимум.</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>Цена сдвинулась сильнее вашего проскальзывания, прежде чем ордер попал в блок.</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>Кривая была распродана, прежде чем ордер попал в блок.</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>Теперь монета торгуется в своём пуле.</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>В кривой больше нет столько токенов.</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>Уменьшите сумму ордера.</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>В кошельке нет столько токенов.</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>Продайте меньше.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>В кошельке слишком мало SOL для рент первой сделки.</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>Добавьте SOL или купите на меньшую сумму.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>В кошельке слишком мало SOL для комиссий этой сделки.</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>Программа блокчейна отклонила ордер (%1).</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>Сделки не было.</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>Так это выполнить нельзя: %1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>Ключ или парольная фраза неверны.</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>Проверьте и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>Здесь это не разрешено: %1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>Такой монеты в этой сети нет.</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>Проверьте адрес минта.</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>Такого кошелька нет.</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>Выберите или создайте другой.</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>С таким именем ничего нет.</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>Запрос составлен неверно: %1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>Эта кривая распродана, а пула для торговли ещё нет.</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>Попробуйте снова, когда монета перейдёт в свой пул.</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>Это уже существует: %1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Файл слишком большой.</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>Изображения могут занимать 15 МиБ и 4096 пикселей по стороне.</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>В кошельке недостаточно средств. %1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>Ничего не отправлено. Добавьте SOL или уменьшите сумму ордера.</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>Цена сдвинулась сильнее вашего проскальзывания.</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>Ничего не отправлено. Посмотрите новую цену и отправьте ордер снова.</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>Блокчейн отказал: %1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>Хранилище заблокировано, поэтому подписать ничего нельзя.</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>Введите его парольную фразу в верхней части окна.</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>Сеть просит сделать паузу.</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>Попробуйте снова через несколько секунд.</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>Сеть отказала или прислала бессмыслицу. %1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>Попробуйте снова или используйте другой эндпоинт.</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>Сейчас это не работает: %1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Попробуйте чуть позже.</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>Сеть не ответила вовремя.</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>Если ордер был отправлен, его строка в «Активности» покажет, чем он закончился.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Это было отменено.</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>Диск не смог это сохранить, поэтому ничего не отправлено.</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>Освободите место или проверьте права на папку данных.</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>Прочитанные данные не имеют смысла.</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>Ничего не изменено. Восстановите их из резервной копии или попробуйте другой источник.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Внутри программы произошла ошибка.</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>Сообщите о ней, приложив журнал.</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>Другие пользователи этого компьютера могут открыть каталог данных, где лежат ваши ключи. Лишите их этого права: chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>Каталог данных принадлежит другому пользователю: %1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>Каталог данных — это файл: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>Каталог данных нельзя создать: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>В каталог данных нельзя писать: %1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>Каталог данных занят другим Curvedesk. Сначала завершите его: %1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>Хранилище не приняло картинку или текст. %1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>Другие — под формой, в «Хранилища…».</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>Хранилище картинки и текста не отвечает. %1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>Попробуйте чуть позже; другие хранилища — под формой, в «Хранилища…».</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>Потрачена только комиссия сети.</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>Кроме вас, их никто не видит; для игровых денег этого достаточно.</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>Кроме вас, их никто не видит: для всех остальных у монеты навсегда нет ни картинки, ни текста.</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>Демон хранит их в IPFS: другие видят их, пока он работает или пока их хранит ещё кто-то.</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>Ваш аккаунт Pinata хранит их в IPFS.</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>pump.fun хранит их в IPFS. Он может отказать; тогда ничего не подписывается.</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>Картинка и текст: хранятся на этом компьютере</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>Картинка и текст: публикуются через Kubo по адресу %1</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>Картинка и текст: публикуются через Pinata</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>Картинка и текст: публикуются через pump.fun</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 Другие — под формой, в «Хранилища…».</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>Песочница: целый рынок внутри этой программы, с игровыми деньгами.</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1: публичная тестовая сеть, с игровыми деньгами.</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet: каждый ордер тратит настоящие деньги.</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Сеть, которую Curvedesk не знает. Считайте потраченное в ней настоящими деньгами.</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>Реестр песочницы</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>Кластер %1</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1: игровые деньги.</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet: здесь тратятся настоящие деньги.</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>Неизвестная сеть: здесь могут тратиться настоящие деньги.</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk (песочница)</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · настоящие деньги</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk (%1)</translation>
    </message>
    <message>
        <source>live</source>
        <translation>на связи</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>подключение</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>медленно</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>не та сеть</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>Сеть отвечает вовремя.</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>От сети ещё ничего не получено.</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>Сеть отвечает с опозданием. Цены могут быть устаревшими; ордера могут идти дольше.</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>Сеть не отвечает. Показаны последние полученные данные; отправленные ордера сохраняют своё место и будут проверены снова, как только она ответит.</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>Эндпоинт относится к другой сети, чем эта папка данных. Ему ничего не отправляется.</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Ожидание сети</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>Нет связи с сетью: отправить ничего нельзя</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>Эндпоинт другой сети: ничего не отправляется</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>Ещё ничего не прочитано: подключение к сети.</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>Нет связи с сетью. Прочитать ничего не удалось; попытки продолжаются.</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>Эндпоинт другой сети. Из него ничего не читается.</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>отстаёт на %n слот</numerusform>
            <numerusform>отстаёт на %n слота</numerusform>
            <numerusform>отстаёт на %n слотов</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>Песочница: игровые деньги.</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>давность неизвестна</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1 назад</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation>комиссия %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>на %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 на %2: отправлено, ожидание блокчейна.</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>Отправлено %1 на %2.</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>Отправка %1 на %2 не удалась: %3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>Отправка %1 на %2 истекла; ничего не потрачено.</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>Пока нельзя сказать, дошло ли %1 до %2.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Ожидает</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Исполнен</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>Отклонён</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Истёк</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>Ожидает: подписан и отправлен, исхода ещё нет. Те же байты отправляются снова, пока он не появится; второй раз за это время никогда не подписывается.</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>Исполнен: он в блокчейне и сделал то, что указано.</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>Отклонён в блокчейне: он попал в блок и был там отклонён. Потрачена только комиссия сети.</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>Истёк: доказано, что он не попал в блок и уже не может попасть. Ничего не потрачено.</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>Неизвестно: сеть не смогла сказать, что с ним стало. Проверьте, прежде чем отправлять новый ордер: он мог исполниться.</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Покупка</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Продажа</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ Запуск</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ Отправка</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>остался открытым с прошлого запуска; исход выясняется</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>блокчейн отозвал исход; он ожидается снова</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>отправлен, ожидание блокчейна</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>слот %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>блокчейн его отклонил</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>не попал в блок; ничего не потрачено</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>пока неизвестно; не отправляйте новый ордер, пока это не выяснится</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>Ордер на %1 отправлен.</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>Ордер на %1 не исполнен: %2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>Ордер на %1 истёк; ничего не потрачено.</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>Пока нельзя сказать, что стало с ордером на %1.</translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation>Куплено %1 %2 за %3 SOL.</translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation>Продано %1 %2 за %3 SOL.</translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation>%1: монета запущена.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>Блокчейн отозвал исход ордера на %1. Он снова ожидает; не отправляйте ордер дважды.</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>Не удалось прочитать файл.</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>Это изображение больше 64 МиБ.</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>Это не изображение PNG, JPEG, GIF или WebP.</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>Это изображение повреждено.</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>В этом изображении слишком много пикселей.</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>Анимация может занимать 15 МиБ и 4096 пикселей по стороне.</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>Уменьшено: %1 × %2 пикселей.</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>Капитализация в %1</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>Цена в %1</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>подписывает, меняется</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>подписывает</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>меняется</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>читается</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>%1 из 1232 байт; комиссия сети не больше %2 SOL</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>Симулировано на слоте %1; действительно до блока %2</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>Блокхеш %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>После подтверждения тот же ордер готовится заново с новейшим блокхешем, в пределах указанных выше ограничений.</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>Блокхеш ниже слишком старый, с ним уже нельзя отправлять.</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>Блокхеш получен %1 с назад, действителен ещё около %2 с</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>пользователь, платит комиссию</translation>
    </message>
    <message>
        <source>user</source>
        <translation>пользователь</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>токены пользователя</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>токены котировки пользователя</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>wrapped SOL пользователя</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>минт</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>минт котировки</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>bonding curve</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>токены кривой</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>токены котировки кривой</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>пул</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>токены пула</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>wrapped SOL пула</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>хранилище комиссий создателя</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>получатель комиссии</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>получатель комиссии на выкуп</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>настройки комиссий</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>глобальные настройки</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>накопитель объёма</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>полномочия событий</translation>
    </message>
    <message>
        <source>program</source>
        <translation>программа</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>программа: %1</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1, предел %2</translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation>Сначала выберите монету</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Сначала создайте или импортируйте кошелёк</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Введите сумму больше нуля</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>Проскальзывание: %1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>Проскальзывание не больше 100 %</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>Ваш предел проскальзывания: %1 (Настройки)</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Приоритетная комиссия: %1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>Сумма слишком мала, чтобы что-то изменить</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>Ваш предел для одного ордера: %1 SOL (Настройки)</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>В кошельке не хватает %1 SOL</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>В кошельке только %1</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>В кошельке не хватает %1 SOL на комиссию сети</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>В кривой меньше, чем вы запросили: ордер заберёт всё, что осталось.</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>Один этот ордер сдвинет цену на %1.</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>При проскальзывании %1 другие могут отнять у ордера столько же.</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>Комиссия сети %1 SOL больше одной двадцатой ордера.</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Кошельки ещё не прочитаны</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>Комиссия пула</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>К оплате макс.</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>К получению мин.</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>Мин. к получению</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>Влияние на цену</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>Ком. протокола</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>Ком. создателя</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Комиссия сети</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Приор. комиссия</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>Рента токен-счёта</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>Ренты 1-й сделки</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>Удержание</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>Ком. протокола %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>Ком. создателя %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>Ком. пула %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>Рента счёта для wrapped SOL: она должна быть в кошельке и возвращается в той же транзакции.</translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 дн.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>MMM d</source>
        <translation>d MMM</translation>
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
        <translation>Осторожно: это название содержит скрытые символы.</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>Бюджет вычислений: не больше %1 единиц</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>Бюджет вычислений: %1 микролампортов за единицу</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>System: отправить %1 SOL с %2 на %3</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated token: открыть счёт %1 для %2, платит %3</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token: отправить %1 со счёта %2 на счёт %3</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token: закрыть счёт %1, его рента идёт на %2</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>В кошельке не останется этого токена. Его пустой счёт закрывается, и рента возвращается.</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>В кошельке останется ровно 0 SOL. Он не сможет оплатить ни одного ордера, пока снова не получит SOL; токены в нём останутся.</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>Этот адрес похож на другой, который вы знаете, но это не он: %1. Такие адреса создают воры.</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>Для этого адреса не может существовать приватного ключа. Отправленное на него пропадёт, если только нет программы, которая умеет его перемещать.</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>Отсюда на этот адрес ещё ничего не отправляли. Вернуть перевод не может никто.</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>ваш собственный кошелёк</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>в этой сети ещё не использовался</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>Создатель %1 продал %2 токенов за %3 SOL.</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>Продано %1 кривой %2.</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>Цена %1: %2 SOL.</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>Капитализация %1: %2 SOL.</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1 теперь царь горы.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Монета</translation>
    </message>
    <message>
        <source>Tell me when, or what happened</source>
        <translation>О чём сообщить или что произошло</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Сработал</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ждёт</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1, транзакция %2</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>В сети %1</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>Ждёт, пока эта программа не окажется в сети %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>Сигналы</translation>
    </message>
    <message>
        <source>Add alert</source>
        <translation>Добавить сигнал</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>Каждый сигнал сообщает один раз, что произошло и какой транзакцией. Для этого программа должна работать; о пропущенном она сообщит при следующем запуске.</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>Со звуком</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>О чём сообщать</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>Капитализация не меньше</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>Капитализация не больше</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>Цена не меньше</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>Цена не больше</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>Кривая продана до</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>Её создатель продаёт</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>Царём становится другая монета</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Граница</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>Сигналов ещё нет.</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Показать монету</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>Сообщить снова</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Сначала выберите монету.</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>Это уже так.</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Сейчас %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>Сейчас %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>Нельзя продать больше 100 % кривой.</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>Показать монету выделенного сигнала</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>Пусть выделенный сигнал снова ждёт</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>Удалить выделенный сигнал</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>Царя среди монет ещё нет.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>Введите сумму</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>Отделяйте дробную часть точкой, а не запятой</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>У %1 не больше %n десятичного знака</numerusform>
            <numerusform>У %1 не больше %n десятичных знаков</numerusform>
            <numerusform>У %1 не больше %n десятичных знаков</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>Столько не бывает</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>Это не простое число вида 0.5</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>Предоставлять HTTP API</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>%1 с момента запуска</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>Скопировать адрес API</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Скопировать пример</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Порт</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Последние запросы</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>В этой сборке нет хоста API.</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Новый ключ…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Новый ключ API</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>Ключи API</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Отозвать…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>Ключей ещё нет. Программе нужен ключ, чтобы читать рынок или торговать.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Ключи</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>Язык примера</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Запросы</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>Выключен. Пока он включён, программы на этой машине, у которых есть один из ключей ниже, могут делать то, что разрешает ключ. С других машин ничего не доступно. Их ордера появляются в «Активности».</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>Вставьте текст ключа вместо YOUR_API_KEY. Он показывается только при создании ключа.</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>Изменить выделенный ключ</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>Отозвать выделенный ключ</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>Изменить ключ %1</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Новый ключ API</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>Спрашивать меня о каждом его ордере</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>Для чего он, например скрипт ребалансировки</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Сохранить ключ</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Создать ключ</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>Читать рынок</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>Запрашивать цены</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Торговать</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>Запускать монеты</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>Перечислять все кошельки этой программы</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Он может</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>Кошельки, которые он может использовать</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>Другой кошелёк</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>С этими кошельками</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Не больше за ордер</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>Не больше за час</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>Не больше за день</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>Проскальзывание не больше</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>Приоритетная комиссия не больше</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>Действует</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>как сейчас, до %1</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>до отзыва</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>один день</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>неделю</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 дней</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 дней</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Действует</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>Отметьте, что он может делать.</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>Не отмечен ни один кошелёк: он может использовать свой и любой, чей приватный ключ придёт с запросом.</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>Не отмечен ни один кошелёк: каждый его ордер должен приносить свой приватный ключ.</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>Без предела в SOL тот, у кого этот ключ, может потратить всё, что есть в отмеченных кошельках.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Может</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Использован</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>отозван</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>истёк</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>May: %1</source>
        <translation>Может: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Пределы: %1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>Потрачено: %1 SOL за последний час, %2 SOL за последний день</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>Создан: %1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>Кошелёк: %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Использован: %1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>Истекает: %1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>Отозван: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>Разрешить программе купить %1?</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>Разрешить программе продать %1?</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>Разрешить программе запустить %1?</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>Разрешить программе отправить из вашего кошелька?</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>Тратит около</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>Получает около</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>Получает не меньше</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>Продаёт</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Проскальзывание, не больше</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>Берёт не больше, с комиссиями и рентами</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Разрешить</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>Ордер пришёл с ключом API %1.</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>Ордер пришёл с ключом API «%1».</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Подписывает %1</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>Адрес минта монеты</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Получатель</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Показать, что подписывается</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Скрыть, что подписывается</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Решить позже</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>Без ответа он будет отклонён через %n секунду.</numerusform>
            <numerusform>Без ответа он будет отклонён через %n секунды.</numerusform>
            <numerusform>Без ответа он будет отклонён через %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>Этот ордер больше не ждёт ответа; ваш ответ пришёл слишком поздно.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>Ордер с ключом API «%1» ждёт вашего разрешения.</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>Нет ордеров, ждущих вашего разрешения.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>Торговать одним щелчком?</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>Пока тикет на взводе, его кнопка отправляет ордер сразу, без листа с вопросом. Об ордерах больше суммы ниже и об ордерах с предупреждением вопрос задаётся по-прежнему.</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>В этой сети каждый щелчок тратит настоящие деньги.</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Не больше за ордер</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>Esc, блокировка ключей и завершение программы снимают его со взвода.</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Взвести</translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>График цены</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>%n свеча, последняя цена %1 SOL, капитализация %2 SOL</numerusform>
            <numerusform>%n свечи, последняя цена %1 SOL, капитализация %2 SOL</numerusform>
            <numerusform>%n свечей, последняя цена %1 SOL, капитализация %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Сделок ещё нет</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>Вы купили на %1 SOL</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>Вы продали на %1 SOL</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>Создатель купил на %1 SOL</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>Создатель продал на %1 SOL</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1 при капитализации %2 SOL, %3</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>нет сделок в течение %1</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  возможны пропуски сделок</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>Объём в SOL</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Сделки</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>За это время возможны пропуски сделок.</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>Кап. открытия в SOL</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>Открытие в 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>Макс. кап. в SOL</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>Максимум в 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>Мин. кап. в SOL</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>Минимум в 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>Кап. закрытия в SOL</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>Закрытие в 10⁻⁹ SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::ChartView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 м</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 дн.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation>Длительность свечи</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>Единица графика</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>Ещё для графика</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>Свечи монеты</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Свечи</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Кривая</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Оба</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Кап.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>Капитализация: цена всех токенов</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>Цена одного токена</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Капитализация</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Вписать (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>К запуску (Home)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Сохранить как изображение…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>Экспортировать свечи в CSV…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Сделок ещё нет</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>Граница между свечами и кривой</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>Картинка %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>О монете %1</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Создатель</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>Другие монеты этого создателя</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>Другие монеты этого создателя не известны.</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>Монеты с похожим на вид названием</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>Нет других монет с похожим на вид названием.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>Название или тикер содержит символы, которые не видны или меняют направление чтения. Сравните адрес минта.</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Нет описания.</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Минт</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Сайт</translation>
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
        <translation>Метаданные</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>Нет ссылок.</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Никто не может выпустить больше этой монеты.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Кто-то может выпускать эту монету по своему усмотрению.</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Никто не может заморозить ваши токены.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Кто-то может заморозить ваши токены.</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>Её запуск не прочитан.</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>Запущена %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Скопировать: %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation>%1 %2 · %3 SOL · %4</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation>%1: %2, показано %3</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>Не проверено, можно ли выпустить ещё.</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>Не проверено, можно ли заморозить ваши токены.</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>Монеты с другим названием и этим тикером</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>Нет монет с другим названием и этим тикером.</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1: не меньше %2, показано %3</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1: сравнивались только крупнейшие</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>Скрывать обманчивые имена</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>Фильтр монет</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>Моложе</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>любой возраст</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>Капитализация от</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>Капитализация до</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>Прогресс от</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>Прогресс до</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>Держателей от</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Сбросить фильтр</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любое</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>Имена и тикеры со скрытыми символами и те, что подделаны под имена и тикеры более старой монеты списка</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation>скрытые символы</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Скопировать адрес минта</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>Отслеживать эту монету</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>Об этой монете: текст, ссылки, создатель</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>название более старой монеты</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>Название или тикер содержит символы, которые не видны или меняют направление чтения. Такие названия делают, чтобы походить на другую монету. Сравните адрес минта.</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>Цена в SOL</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Капитализация</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>Градуация</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Создатель</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL за один токен</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
Запущена %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ эмиссия закрыта</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ возможна эмиссия</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Никто не может выпустить больше этой монеты.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Кто-то может выпускать эту монету по своему усмотрению.</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ без заморозки</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ возможна заморозка</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Никто не может заморозить ваши токены.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Кто-то может заморозить ваши токены.</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · осталось %2 SOL</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>переходит в свой пул</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>в своём пуле</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>Кривая распродана. Торговля продолжится, как только появится пул монеты.</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>Прошла градуацию: торгуется в пуле AMM
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>Перестать отслеживать эту монету</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>выпуск не проверен</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>Не удалось прочитать счёт минта.</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>заморозка не проверена</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ риск: расширение</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ имя можно сменить</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>прочее не проверено</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>У более старых монет похожее на вид название. Сравните адрес минта:</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>общий тикер</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>Этот тикер ещё у %n монеты. Сравните адрес минта:</numerusform>
            <numerusform>Этот тикер ещё у %n монет. Сравните адрес минта:</numerusform>
            <numerusform>Этот тикер ещё у %n монет. Сравните адрес минта:</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>тикер более старой монеты</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>У более старой монеты похожий на вид тикер. Сравните адрес минта:</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>Монета</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>Эту монету показать нельзя.</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>Выберите монету слева или вставьте адрес минта вверху.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>Купить %1?</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>Продать %1?</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>Показать, что подписывается</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>Я это прочитал(а) и всё равно хочу</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>Адрес минта %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>Название этой монеты содержит скрытые символы. Сравните адрес минта.</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>Прошла градуацию: торгуется в своём пуле AMM</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Подписывает %1</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>Вы тратите</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>Вы продаёте</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>Вы получаете около</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>Только что симулировано</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Проскальзывание, не больше</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>Скрыть, что подписывается</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>Транзакция готовится…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отклонено</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>Это ваш первый ордер на настоящие деньги. Потраченное вернуть нельзя.</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Сначала отметьте флажок выше</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>Запустить %1?</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Запрос стоимости…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>Название, тикер и картинку потом изменить нельзя. %1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Вы платите</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Вы получаете</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Подписывает %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Запустить %1</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>Вы получаете, %1 от всех</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>Первая покупка, в кривую</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>Комиссия протокола за покупку</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>Комиссия создателя за покупку, остаётся вам</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>Рента: минт с названием, тикером, ссылкой</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>Рента: bonding curve</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>Рента: токен-счёт кривой</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>Рента: ваш токен-счёт</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>Рента: запись вашего объёма, один раз</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>Комиссия сети, две подписи</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Приоритетная комиссия</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>Рента: ваше хранилище создателя, один раз</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>Уходит из кошелька</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>Получатель получает</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Комиссия сети</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>Рента токен-счёта получателя</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>Рента, которая возвращается</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>SOL в кошельке после этого</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>Токены в кошельке после этого</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>Отправить %1?</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>Отправить %1</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Получатель %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>Подписывает %1</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>Что подписывается, прочитано из самой транзакции:</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>Я сравнил(а) адрес целиком и всё равно хочу</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>Введите последние символы адреса (%1)</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Сначала отметьте флажок выше</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>Сначала введите последние символы адреса (%1)</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation>Новый кошелёк</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>Необязательно, например «Основной кошелёк»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>Создать кошелёк</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>Новый ключ создаётся в этой программе и хранится в её хранилище. Сейчас вы увидите его, чтобы записать.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>Обрезать до квадрата</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>Размер квадрата</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>Анимации не будет: остаётся только её первый кадр.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Обрезать</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation>Часть изображения</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Файлы CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>Ничего не экспортировано. %1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>Экспортировано всё: %n строка.</numerusform>
            <numerusform>Экспортировано всё: %n строки.</numerusform>
            <numerusform>Экспортировано всё: %n строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Не удалось записать файл: %1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>Экспорт отменён, ничего не записано.</translation>
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
        <translation>Продано %1 кривой, осталось %2 SOL, капитализация %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>Кривая распродана. Монета переходит в свой пул; там торговля продолжится.</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>Кривая распродана. Монета торгуется в своём пуле %1.</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>Прошла градуацию: переходит в свой пул</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>Прошла градуацию: торгуется в своём пуле</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>Кривая распродана. Торговля продолжится, как только появится пул.</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>продано токенов</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>градуация при капитализации %1 SOL</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>после вашего ордера %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>вы здесь · %1 · осталось %2 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation>Скопировать %1</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>Скопировать строку</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Скопировать адрес минта</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Скопировать адрес кошелька</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>Скопировать подпись</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Копировать %n строку</numerusform>
            <numerusform>Копировать %n строки</numerusform>
            <numerusform>Копировать %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Сортировать по</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>Обычный порядок</translation>
    </message>
</context>
<context>
    <name>curvedesk::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>Диагностика</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Сохранить отчёт…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>Для того, кто разбирается в неисправности. В нём нет ключей, адресов кошельков и сумм; прочитайте его, прежде чем передавать.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
</context>
<context>
    <name>curvedesk::DockArea</name>
    <message>
        <source>King of the hill</source>
        <translation>Царь горы</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>Кошельки</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Сделки монеты</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Ордер, запуск, хост API</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Активность</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Архитектура</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>Интерфейс HTTP</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>Работа хоста неделями</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Производительность</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>Протокол, как его читает Curvedesk</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Руководство пользователя</translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Export CSV</source>
        <translation>Экспорт в CSV</translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation>Экспорт сделок монеты</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>Экспорт позиций</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>Экспорт ордеров</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>Активность, сделки и позиции</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Что показать</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Ордера</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Активность</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>Ордеров ещё нет. Всё, что вы покупаете, продаёте или запускаете, появится здесь с исходом.</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Сделки монеты</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>Сделки</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>Сделок этой монеты ещё нет.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Сначала выберите монету.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>В ваших кошельках ещё нет монет.</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>Держатели монеты</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Держатели</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>Судя по сделкам, эту монету никто не держит.</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>Продать…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>Показать квитанцию</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>Средняя цена; комиссии кривой и пула учтены, комиссии сети и ренты нет. Стоимость по рыночной цене, без расходов на продажу.</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>%n держатель, судя по сделкам</numerusform>
            <numerusform>%n держателя, судя по сделкам</numerusform>
            <numerusform>%n держателей, судя по сделкам</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>Токены, отправленные между кошельками, не видны.</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>Экспорт прибылей и убытков</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>Итого %1 SOL · прибыль %2 SOL · реализовано %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>у десяти крупнейших %1</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>У токенов, пришедших извне, есть стоимость, но нет прибыли: сколько они стоили, неизвестно.</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>Отменить экспорт (%1)</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>Не все: часть сделок с этой монетой не сохранена</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>С запуска монеты рынок отслеживался не всё время.</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>Сделки этой монеты ещё не прочитаны.</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>Экспорт держателей монеты</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>Другой экспорт ещё не закончен: сначала отмените его.</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>Ордера ещё не прочитаны.</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>Позиции ещё не прочитаны.</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>Держатели этой монеты ещё не прочитаны.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>%n позиция без цены учтена по затратам</numerusform>
            <numerusform>%n позиции без цены учтены по затратам</numerusform>
            <numerusform>%n позиций без цены учтены по затратам</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>Открыть эту страницу в браузере?</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>Эта страница принадлежит другим людям. Они узнают ваш интернет-адрес и то, что вы смотрите.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Открыть в браузере</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>Транзакция в обозревателе…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>Монета в обозревателе…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>Кошелёк в обозревателе…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>Приватный ключ кошелька %1</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>Кто видит этот ключ, у того деньги. Он показывается %1 секунд; осмотритесь, прежде чем продолжить.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>Больше никто не видит этот экран</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Показать ключ</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Неверная парольная фраза.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Приватный ключ</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Скопировать на 15 секунд</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>Скроется через %1 с</translation>
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
        <translation>%1 базовых единиц</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>ток.</translation>
    </message>
</context>
<context>
    <name>curvedesk::FirstRunDialog</name>
    <message>
        <source>Where do you want to trade?</source>
        <translation>Где вы хотите торговать?</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Песочница</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>Целый рынок на этом компьютере, с игровыми деньгами и симулируемыми трейдерами. Без аккаунта и без сети.</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>Публичная тестовая сеть Solana с бесплатными тестовыми деньгами.</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>Сама Solana. Ордера тратят настоящие деньги.</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>Свой узел</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>Кластер за узлом JSON-RPC, который вы указываете в настройках.</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>Это можно изменить в любое время: Файл, Настройки.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Кошелёк</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>Of the supply</source>
        <translation>Доля от всех</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, вы</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1, создатель</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>Картинка монеты</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG, JPEG, GIF или WebP. Перетащите сюда, вставьте или нажмите, чтобы выбрать файл. Неподвижное изображение больше 15 МиБ или 4096 пикселей по стороне уменьшается. Место съёмки, камера и комментарии из него не публикуются.</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>Картинка выбрана</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Изображения (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>В буфере обмена нет изображения.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>Перетащите, вставьте или выберите</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>Импорт кошелька</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>Только отслеживать адрес…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>Импортировать кошелёк</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>Base58 приватного ключа, содержимое файла solana-keygen ([12,34,…]) или от 12 до 24 слов кошелька другой программы. Ключ попадёт в хранилище и больше никуда.</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>Приватный ключ или слова</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>Парольная фраза к словам, если она есть</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>Кошельки этих слов</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>Найти кошельки</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Горячие клавиши</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>Движение по времени</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Влево, Вправо, Home, End</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>Шире, уже, вписать</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>На графике</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>Щёлкните поле и нажмите новые клавиши. Клавиша без Ctrl или Alt действует там, где не вводится текст.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Обычные клавиши</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>Клавиши: %1</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1 занято: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>нет клавиш</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>не задано</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1 нужно тому, что в фокусе</translation>
    </message>
</context>
<context>
    <name>curvedesk::KingPanel</name>
    <message>
        <source>King of the hill</source>
        <translation>Царь горы</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation>Показать царя горы</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Подробнее</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>О царе горы: текст и ссылки</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>На горе ещё нет монеты.</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Капитализация %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>на троне %1</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>За последние пять минут</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>Неизвестно: часть сделок за последние пять минут не сохранена</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>Добавьте картинку</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>Дайте монете название</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>Название длиннее %1 байт</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>Дайте монете тикер</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>Тикер длиннее %1 байт</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>Опишите монету одним предложением</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>Описание длиннее %1 байт</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>Только ссылка https</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>Ссылка длиннее %1 байт</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>Больше, чем есть в кошельке</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>Проскальзывание — это процент от 0 до 100</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Приоритетная комиссия: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>Запуск…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Сначала создайте или импортируйте кошелёк</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2 байт</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>Вы платите не больше %1 SOL за первую покупку вместе с комиссиями кривой, а также комиссию сети и ренты счетов монеты.</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>Вы платите комиссию сети и ренты счетов монеты; без первой покупки.</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>Запустить монету</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>Продолжить запуск %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>Запустить %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>остановлен</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не удался</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>истёк</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>Транзакция не попала в блок, и ничего не потрачено. При продолжении она подписывается заново.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>пока неизвестно</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>Ни один узел ещё не сказал, что стало с транзакцией. Это покажет «Активность».</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>прерван</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>Этот запуск был прерван. Он продолжится с того же места, с тем же минтом.</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>Обрезать…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>Хранилища…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>Обрезать картинку до квадрата</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>Тикер</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Описание</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Сайт</translation>
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
        <translation>Первая покупка (необязательно)</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>Первая покупка в SOL</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>Выбрать хранилища картинки и текста</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>Отменено до подписи. При продолжении публикуется только то, чего ещё не хватает.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>Отменить запуск до его подписи</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Кошельки ещё не прочитаны</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Изображение читается…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>Публикация картинки</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>Публикация текста</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>Сборка и подпись</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Включение в блок</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>выполняется</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ждёт</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>Сохранить эту раскладку</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>Сохранить раскладку</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>Сначала введите название</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>В имени нет косых черт</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>Сохранённая раскладка с таким именем уже есть</translation>
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
        <translation>не https: не открыто</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>Открыть %1 в браузере</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>подозрительный адрес: не открыто</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>Задать парольную фразу…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>Ключи заблокированы: цены и отправленные ордера продолжаются, подписать ничего нельзя.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Разблокировать…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>Ожидание сети: цены могут быть устаревшими</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что делать</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ордер</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Ордер, запуск, хост API</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>&amp;Торговля</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Горячие клавиши</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>&amp;Новый кошелёк…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>&amp;Импортировать кошелёк…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>&amp;Экспортировать показанную таблицу в CSV…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>&amp;Заблокировать ключи</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Н&amp;астройки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>На&amp;йти монету, кошелёк или команду</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>&amp;Купить</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>&amp;Продать</translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation>Сумма кнопки %1</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>&amp;Запустить монету</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>&amp;О монете</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>От&amp;слеживать монету или перестать</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>Скопировать адрес &amp;минта</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>Раскладка: &amp;торговля</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>Раскладка: &amp;широкая, со сделками</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>Сохранить эту раскладку как…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>&amp;Сохранённые раскладки</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Панели</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Пока нет</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>&amp;Ордер</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>&amp;Форма запуска</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>Хост &amp;API</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>Скр&amp;ыть или показать суммы</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>Тё&amp;мная или светлая тема</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>Кр&amp;упнее</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>М&amp;ельче</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>О&amp;бычный размер</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>Раскладка: &amp;запуск</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>Раскладка: &amp;хост</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>За&amp;крепить раскладку</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>Curvedesk открывает ваши кошельки и рынок</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Уведомления</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>Экспорт прибыли для налогов, первым пришёл — первым ушёл…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>Экспорт прибыли для налогов, по средней цене…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>Сигна&amp;лы…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>Ордера, ждущие вашего разрешения…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>&amp;Обзор окна</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>Монета с наибольшей капитализацией среди тех, что ещё на своей кривой. Щелчок показывает и выбирает её.</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>Что растёт, что нового, что близко к градуации. Выделенная монета показана, и ею торгуют.</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>Её цена во времени и её кривая: где она сейчас и куда её приведёт ваш ордер.</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>Здесь покупают и продают. Все расходы указаны над кнопкой, и ничто не отправляется без вашего подтверждения. Рядом запуск монет и API для программ.</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>Что стало с вашими ордерами, ваши позиции с прибылью и убытком, сделки и держатели монеты.</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>Ваши кошельки. Создайте здесь кошелёк, чтобы начать.</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>Поиск монет, кошельков и команд. Все клавиши в меню «Справка».</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>Ключи заблокированы, и лист с новым ключом закрыт. Приватный ключ кошелька можно снова увидеть через «Показать ключ»; ключ API — нет, создайте новый.</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>&amp;Кошелёк</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>&amp;Получить %1 SOL игровых денег</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>&amp;Отправить из кошелька…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>По&amp;лучить в кошелёк…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>П&amp;ереименовать кошелёк…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>Показать &amp;ключ кошелька…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>Ф&amp;ильтр монет…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>Ожидание системной связки ключей, которая спрашивает свой пароль: её окно может быть за другими. До тех пор подписать ничего нельзя.</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>Для ключей нужна парольная фраза до первого кошелька.</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>Показать &amp;царя горы</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Забыть</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Диагностика…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>Блокировать нечего: у ключей ещё нет парольной фразы.</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>Ключи уже заблокированы.</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>Блокировать нечего: эти ключи для игровых денег, и парольная фраза их не защищает.</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>Curvedesk продолжает работать в трее, с сигналами и хостом API. «Выход» в его меню там завершает программу.</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>Закрыть уведомления</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>Показанных уведомлений нет.</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>Сначала создайте или импортируйте кошелёк.</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>Ключа отслеживаемого кошелька здесь нет.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Сначала выберите монету.</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>Царь горы неизвестен.</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>Эта монета ещё не прочитана.</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Сбросить раскладку</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>Столбцы и порядок монет…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Раскладка: %1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>Текст уже самого большого размера.</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>Текст уже самого маленького размера.</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>Сеть: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::NoticeLogDialog</name>
    <message>
        <source>Notices</source>
        <translation>Уведомления</translation>
    </message>
    <message>
        <source>No notices since the start.</source>
        <translation>С момента запуска уведомлений не было.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>Закрыть уведомление</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>Все уведомления с момента запуска</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>Ещё %n</numerusform>
            <numerusform>Ещё %n</numerusform>
            <numerusform>Ещё %n</numerusform>
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
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Ordered at</source>
        <translation>Время ордера</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>Время исхода</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Кошелёк</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>SOL по котировке</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>Перемещено SOL</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>Токены по котировке</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>Перемещено токенов</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Комиссия сети</translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation>SOL к отправке</translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation>Токены к отправке</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Получатель</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Минт</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Показать монету</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>Цена относительно котировки</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>Скопировать квитанцию</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>Сохранить квитанцию…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ордер</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Сохранить квитанцию</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Не сохранено</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>Комиссии кривой или пула</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>Попал в блок</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>слот %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>К получению мин., подписано</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>К оплате макс., подписано</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>От подписи до приёма узлом</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>От приёма до исхода</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>Пришло в кошелёк</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>Ушло из кошелька</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>Ренты, которые вернулись</translation>
    </message>
    <message>
        <source>Rents</source>
        <translation>Ренты</translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderTableModel</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ордер</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Монета</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Детали</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>Перемещено: %1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>Котировка: %1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>Перемещено: %1 базовых единиц</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>Котировка: %1 базовых единиц</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>Комиссия сети %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>Подпись %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>Задать парольную фразу</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>Разблокировать ключи</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>Она защищает ключи ваших кошельков на этом компьютере. Восстановить её не может никто: без неё ключ потерян, если вы его не записали.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Новая парольная фраза</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>Новая парольная фраза ещё раз</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>Ключ хранилища находится в связке ключей рабочего стола, которая может спросить свой пароль.</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>Пока они снова не заблокированы, ордера можно подписывать.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Использовать связку ключей</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Парольные фразы не совпадают.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Неверная парольная фраза.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Задать фразу</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Разблокировать</translation>
    </message>
</context>
<context>
    <name>curvedesk::PositionTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Монета</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Кошелёк</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>В наличии</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>Стоимость в SOL</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>Затраты в SOL</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>Прибыль в SOL</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>Реализовано в SOL</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>По рыночной цене; продажа сдвигает её и стоит комиссий.</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>По средней цене. Комиссии кривой и пула учтены, комиссии сети и ренты нет.</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>%1 токенов пришли извне: сколько они стоили, неизвестно.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>Прогресс до градуации</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>Получение на %1</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>На этот адрес можно отправлять SOL и токены этой сети.</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>QR-код адреса %1</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Скопировать адрес кошелька</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>Переименовать кошелёк</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Без цвета</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Цвет %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>Группа: её кошельки стоят рядом</translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Запрос</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>Отозвать ключ %1?</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>Программам, которые его используют, теперь отказано. Снова сделать его действительным нельзя; уже отправленные ордера продолжаются.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Отозвать</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>Поиск монет, кошельков, команд</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>Поиск монет, кошельков и команд</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
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
        <translation>Кошелёк %1</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>No known coin. Enter looks on the chain.</source>
        <translation>Известной монеты нет. Enter ищет в сети.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>Ваш новый кошелёк</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Приватный ключ</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>Восстанавливает этот кошелёк в любой программе-кошельке Solana.</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>Я записал(а) приватный ключ</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Новый ключ API</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>Я сохранил(а) ключ API</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Ключ API</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>Позволяет вашим программам использовать этот кошелёк через API (заголовок x-api-key).</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, скрыто</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Показать: %1</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>Скопировать на 15 секунд</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>Скопировать на 15 секунд: %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Сначала отметьте флажок выше</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>Ключ «%1» показывается только один раз. Тот, у кого он есть, может делать на этой машине то, что вы ему разрешите.</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>Храните приватный ключ там, где его не прочтёт никто другой: у кого ключ, у того и деньги. Ключ API показывается только здесь.</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Скрыть: %1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>Этот лист закроется только после отметки: ключ API больше нигде не показывается.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>Скопировать пример с ним на 15 секунд</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>Отправка с %1</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Проверить…</translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation>Другой токен…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>Адрес токена</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>Адрес кошелька получателя</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>Имя для адресной книги</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Всё целиком</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>Адресная книга</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>из %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>Введите адрес получателя</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>Это не полный адрес</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>Чтение баланса…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Введите сумму больше нуля</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Отправка…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Запрос стоимости…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>Этот кошелёк только отслеживается: его ключа здесь нет, поэтому отправить он не может.</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>Удалить из адресной книги</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>Добавить в адресную книгу</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>Ключи заблокированы: ничего не отправлено.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Разблокировать…</translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>Размер текста в процентах</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>Ваши пределы, сверх которых ничего не отправляется</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>Расход на один ордер</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>Проскальзывание</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>Приоритетная комиссия (со следующего запуска)</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>Сеть, со следующего запуска</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>Песочница: игровые деньги</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet: тестовые деньги</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet: настоящие деньги</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>Свой узел</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>Узел (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Вкл.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>Симулируемые трейдеры</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>Публичный список монет</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>Картинки и тексты запусков</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>Как требует сеть</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>Хранить на этом компьютере</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>Публиковать через pump.fun</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>Свой узел IPFS</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>Узел IPFS</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>Ключи и хост API</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>Минуты бездействия, после которых ключи блокируются</translation>
    </message>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation>Блокировать ключи при бездействии</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>Порт хоста API, который запускается вместе с окном</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>не запускается</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>Запускать хост API на порту</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>Сохранить и перезапустить</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>Введите адрес вашего узла.</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>Адрес узла начинается с https:// или, на этом компьютере, с http://.</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>Введите адрес вашего узла IPFS.</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>В mainnet ордера тратят настоящие деньги, со следующего запуска.</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>Часть изменений вступит в силу при следующем запуске.</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>Рост и падение</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Зелёный и красный</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Синий и оранжевый</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>Красный и зелёный</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Строки таблиц</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Компактные</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>Просторные</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>Ничто здесь не требует перезапуска</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>Без картинок</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>С картинками: серверы посторонних узнают ваш интернет-адрес</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>Обозреватель блоков</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>Хост API будет тогда выключен.</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>Прокси к другим компьютерам</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>нет, или socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>Адрес прокси — socks5://хост:порт или http://хост:порт, без пароля.</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>Сколько мебибайт рынок может занять на диске</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>Сверх этого забываются самые старые сделки, но не сделки ваших кошельков.</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>Рынок на диске, не более</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Язык (со следующего запуска)</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>Предел приоритетной комиссии — не больше 1 SOL.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Порт — это число от 1 до 65535.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Уменьшенная</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>Изменившиеся значения на миг подсвечиваются, если анимация не уменьшена.</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>Уведомления вне окна</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>Закрытие окна</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>Завершает программу</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>Оставляет в трее</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>Можно несколько через пробелы: один заменяет другой.</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>Его WebSocket</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>Адрес, по которому первый узел сообщает о сделках. Если пусто: тот, что следует из адреса самого узла.</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>Песочница как узел на порту</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>Другие программы этого компьютера обращаются там к песочнице, как к узлу Solana.</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>Ордера ждут разрешения</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>Сколько секунд ордер программы ждёт вашего разрешения</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>Если его ключ API требует вашего разрешения. По истечении ордер отклоняется. Со следующего запуска.</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>Адрес WebSocket начинается с wss:// или, на этом компьютере, с ws://.</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>Хосту API и песочнице нужны разные порты.</translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Продать</translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation>Сторона покупки</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>Сторона продажи</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Загрузка</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>Ожидание сети…</translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation>подключение</translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation>симулируемые трейдеры включены</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>ещё нет данных</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>нет данных %1; цены могут быть устаревшими</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · нет данных %2</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Сеть: %1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>проверяется %n ордер…</numerusform>
            <numerusform>проверяется %n ордера…</numerusform>
            <numerusform>проверяется %n ордеров…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>%n ордер ожидает</numerusform>
            <numerusform>%n ордера ожидают</numerusform>
            <numerusform>%n ордеров ожидают</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>Остались открытыми при завершении программы. Их исход выясняется; новые ордера ждут.</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>Показать ордера</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>Хост API включён, порт %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>Хост API выключен</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>НА ВЗВОДЕ: один щелчок торгует до %1 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo, демон IPFS</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata, с токеном вашего аккаунта</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>Собственная загрузка pump.fun</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Только этот компьютер</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>Где публикуют запуски</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>Запуск пробует отмеченные хранилища сверху вниз, каждое несколько раз. Если не отмечено ни одно, берётся первое ответившее.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Адрес демона Kubo</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Токен Pinata (JWT), хранится в хранилище ключей</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>Один сохранён; введите другой, чтобы заменить его</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>Не сохранён</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>Выше: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TermsEdit</name>
    <message>
        <source>Slippage</source>
        <translation>Проскальз.</translation>
    </message>
    <message>
        <source>How much worse than shown the price may be when the order lands. Beyond that it fails.</source>
        <translation>Насколько хуже показанной может быть цена, когда ордер попадёт в блок. Если хуже, он не исполнится.</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>Проскальзывание %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>Проскальзывание в процентах</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>Платится сети, не больше указанного, чтобы попасть в блок раньше: когда многие хотят писать в ту же монету, первыми идут транзакции с большей платой. На цену это не влияет.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Авто</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>Автоматическая приоритетная комиссия</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>Приоритетная комиссия %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>Столько, сколько платили недавно исполненные</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>не больше %1 SOL</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>Приоритетная комиссия в SOL</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Приоритет</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>Другая монета: сумма очищена, проскальзывание и приоритетная комиссия сохранены</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>Этот кошелёк только отслеживается: его ключ в другом месте.</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>Копировать без подписи</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>Ордер ждёт ключей и будет отправлен, как только они будут разблокированы.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Разблокировать…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>Ключи заблокированы.</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>Его ключ в другом месте: скопируйте неподписанный ордер и подпишите его там</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>Ключи заблокированы</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>Неподписанная транзакция в буфере обмена, в base64. Её можно подписать в течение примерно минуты.</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Потратить</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Продать</translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation>Сумма траты в SOL</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>Количество токенов на продажу</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Получить</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>Получить около</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>Количество токенов к получению</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>Сумма к получению в SOL</translation>
    </message>
    <message>
        <source>of %1 SOL</source>
        <translation>из %1 SOL</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>из %1</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 базовых единиц</translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation>Потратить около</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>Продать около</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>Купить %1</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation>Купить %2 на %1 SOL</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>Продать %1</translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation>Продать %1 %2</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Отправка…</translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation>Запрос цены…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>Подписывающий кошелёк</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>Изменить эти суммы</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>Сумма %1 в SOL</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>Сохранить эти суммы</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>Продать %1 % имеющегося</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Затраты</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>Продать столько, чтобы вернуть затраченное</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>Продать столько, чтобы вернуть затраченное: средняя цена, с комиссиями кривой</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>Потратить %1 SOL</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>Кошелёк не покупал эту монету</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>Продать все %1</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>Продать %1 % %2</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>Купить %2 на %1 SOL сейчас</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>Продать все %1 сейчас</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>Продать %1 % %2 сейчас</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>Продать %1 %2 сейчас</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>Торговать одним щелчком…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>На взводе до %1 SOL за ордер: снять (Esc)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>Сначала покажите суммы: эта сказала бы, во что обошлась позиция</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>Тикет теперь относится к другому ордеру: закройте этот лист и проверьте тот ордер.</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>Растущие монеты</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>Новейшие монеты</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>Монеты близко к градуации</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>Отслеживаемые монеты</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>Монет ещё нет. Запустите первую.</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>Ни одна монета не прошла половину своей кривой.</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>Здесь появятся монеты, которые вы отметите звездой.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Не отслеживать</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Отслеживать</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Сбросить фильтр</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Фильтр: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>Ни одна монета не проходит фильтр: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>Прогресс по кривой</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Капитализация</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>Изменение за пять минут</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>Изменение за час</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>Изменение за день</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>Объём за день</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Держатели</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Возраст</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>Последняя сделка</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>Какие монеты</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Рост</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Новые</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>У цели</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Избранные</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Сортировать по</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>Столбцы, порядок и фильтр списка</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Фильтр…</translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation>В пуле</translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation>осталось %1 SOL</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>Заполнится через %1 при темпе последних пяти минут (экстраполяция)</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message>
        <source>Coin</source>
        <translation>Монета</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Прогресс</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 мин</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 ч</translation>
    </message>
    <message>
        <source>1 d</source>
        <translation>1 дн.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Объём</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Держатели</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Возраст</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Посл.</translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation>%1, царь горы</translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>Осторожно: это название содержит скрытые символы.</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Капитализация %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>Изменение капитализации за последние пять минут</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>Изменение капитализации за последний час</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>Изменение капитализации за последний день</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>Оборот за последний день: %1 SOL</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>Кошельки, держащие монету, судя по их сделкам; переводы между кошельками не видны</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>Запуск не прочитан</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>Сделок не было</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>Неизвестно: часть сделок, из которых это считается, не сохранена</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1, похожа на более старую монету</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Ещё не прочитано</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>Осторожно: у более старой монеты похожие на вид название или тикер. Сравните адрес минта.</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>Этот тикер ещё у %n монеты этого списка. Сравните адрес минта.</numerusform>
            <numerusform>Этот тикер ещё у %n монет этого списка. Сравните адрес минта.</numerusform>
            <numerusform>Этот тикер ещё у %n монет этого списка. Сравните адрес минта.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1, содержит скрытые символы</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>Скрыть или показать суммы ваших кошельков</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>Заблокировать ключи сейчас</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Светлая тема</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>слот %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Тёмная тема</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>нет кошелька</translation>
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
        <translation>Обзор</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>Выйти из обзора (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>curvedesk::TradeTableModel</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Трейдер</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Покупка</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Продажа</translation>
    </message>
    <message>
        <source>you</source>
        <translation>вы</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, слот %2</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 базовых единиц</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>%1 SOL за один токен</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>SOL, вошедшие в кривую или вышедшие из неё, без комиссий. Сколько ваш ордер потратил или принёс, покажет «Активность».</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>Показать Curvedesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>Удалить %1?</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>Кошелёк исчезнет из списка, а его баланс — из общей суммы. В сети ничего не изменится, его ордера останутся, и его можно будет снова отслеживать по адресу.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Через %n минуту</numerusform>
            <numerusform>Через %n минуты</numerusform>
            <numerusform>Через %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Защита ключей</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Использовать связку ключей</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Текущая парольная фраза</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Новая парольная фраза</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>Новая парольная фраза ещё раз</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>Блокировать автоматически, когда окно не используется</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>Ключи защищает парольная фраза. Восстановить её не может никто.</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>Ключ хранилища находится в связке ключей рабочего стола. Его может заменить собственная парольная фраза.</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>Ключ хранилища лежит рядом с ним: кто скопирует папку этой программы, получит ключи. Этого достаточно только для игровых денег.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>Парольные фразы не совпадают.</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>Ключи защищает новая парольная фраза. Они запечатаны заново: старая копия хранилища не откроет ничего из добавленного с этого момента.</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>Ключи защищает новый ключ в связке ключей рабочего стола.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Неверная парольная фраза.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Изменить парольную фразу</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Задать парольную фразу</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>Кошелька ещё нет</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletTableModel</name>
    <message>
        <source>Wallet</source>
        <translation>Кошелёк</translation>
    </message>
    <message>
        <source>Balance in SOL</source>
        <translation>Баланс в SOL</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1 (отслеживается)</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletsPanel</name>
    <message>
        <source>Wallets</source>
        <translation>Кошельки</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>Импорт кошелька</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ Новый</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>Новый кошелёк</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Ключи</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Защита ключей</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>Кошелька ещё нет. Ордера подписывает кошелёк.</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>Создать кошелёк</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Скопировать адрес кошелька</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Назвать</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>Переименовать кошелёк</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>Получить %1 SOL</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>Игровые деньги из крана тестовой сети</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Отправить</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>Отправить из кошелька</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Получить</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>Показать адрес кошелька для получения</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Показать ключ</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>Показать приватный ключ кошелька</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>Удалить отслеживаемый кошелёк из списка</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>Все кошельки: %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>Из них %1 SOL в отслеживаемых кошельках</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>Отслеживать адрес</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>Показывается его баланс, для него можно рассчитывать и готовить ордера. Он никогда не подписывает здесь: его ключ остаётся там, где он есть.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Отслеживать</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>Это не адрес кошелька.</translation>
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
        <translation>чтение</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>котировки</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>торговля</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>список кошельков</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>%1 SOL за ордер</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>%1 SOL за час</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>%1 SOL за день</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>проскальзывание %1</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>приоритетная комиссия %1 SOL</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>спрашивает вас</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>всё</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>Curvedesk не может запуститься</translation>
    </message>
</context>
</TS>
