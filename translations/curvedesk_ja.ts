<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>時価総額が %1 SOL 以上</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>時価総額が %1 SOL 以下</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>価格が %1 SOL 以上</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>価格が %1 SOL 以下</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>カーブの %1 が売却済み</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>クリエイターが売却</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>別のコインがキングになる</translation>
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
        <translation>送付のたびに、その一部が手数料として差し引かれる可能性があります。</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>トークンがすべてなくなると、誰かがミントを閉じることができます。</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>あなたのトークンは、受け取った瞬間から凍結される可能性があります。</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>このトークンは送付できず、したがって売ることもできません。</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>あなたのトークンを誰かが奪ったり消滅させたりできます。</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>送付のたびに別のプログラムが実行され、送付を拒否する可能性があります。</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>すべての送付を誰かが一時停止できます。</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>ミントに、ここでは不明な拡張機能があります。危険な可能性があります。</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>名前を変更できるかどうかは確認されていません。</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>名前、ティッカー、画像は誰にも変更できません。</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>名前、ティッカー、画像を誰かが変更できます。</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>ミントの拡張機能は確認されていません。</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>ミントに拡張機能はありません。</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>ミントの拡張機能：%1</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation>ローソク足をエクスポート</translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation>チャートの画像を保存</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>画像を保存しました。</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>そこに画像を書き込めませんでした。</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>注文がチェーンに記録される前に、価格がスリッページを超えて上昇しました。</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>ネットワーク手数料だけが使われました。新しい価格を確認して、注文し直してください。</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>注文がチェーンに記録される前に、価格がスリッページを超えて下落しました。</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>この注文で得られるトークンは、指定した最小数量に届きません。</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>注文がチェーンに記録される前に、価格がスリッページを超えて動きました。</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>注文がチェーンに記録される前に、カーブが売り切れました。</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>このコインは今後プールで取引されます。</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>カーブにはもうそれだけのトークンがありません。</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>数量を減らしてください。</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>ウォレットにはそれだけのトークンがありません。</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>売る数量を減らしてください。</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>ウォレットの SOL が、最初の取引のレントに足りません。</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>SOL を追加するか、購入額を減らしてください。</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>ウォレットの SOL が、この取引の手数料に足りません。</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>チェーン上のプログラムが注文を拒否しました（%1）。</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>取引は行われませんでした。</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>そのとおりには実行できません：%1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>鍵またはパスフレーズが正しくありません。</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>確認して、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>ここでは許可されていません：%1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>このネットワークにそのコインはありません。</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>ミントアドレスを確認してください。</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>そのウォレットはありません。</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>別のものを選ぶか、作成してください。</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>その名前のものはありません。</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>リクエストの形式が正しくありません：%1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>このカーブは売り切れで、取引できるプールはまだありません。</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>コインがプールに移ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>すでに存在します：%1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>ファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>画像は 15 MiB、一辺 4096 ピクセルまでです。</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>ウォレットの残高が足りません。%1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>何も送信されていません。SOL を追加するか、数量を減らしてください。</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>価格がスリッページを超えて動きました。</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>何も送信されていません。新しい価格を確認して、注文し直してください。</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>チェーンが拒否しました：%1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>保管庫がロックされているため、署名できません。</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>ウィンドウ上部でパスフレーズを入力してください。</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>ネットワークが一時停止を求めています。</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>数秒後にもう一度お試しください。</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>ネットワークが拒否したか、無意味な応答を返しました。%1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>もう一度試すか、別のエンドポイントを使ってください。</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>現在は利用できません：%1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>少し待ってから、もう一度お試しください。</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>ネットワークが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>注文が送信されていれば、結果は「アクティビティ」の行に表示されます。</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>キャンセルされました。</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>ディスクに保存できなかったため、何も送信されていません。</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>空き容量を確保するか、データフォルダーの権限を確認してください。</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>読み込んだデータが正しくありません。</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>何も変更されていません。バックアップから復元するか、別の取得元をお試しください。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>プログラム内部でエラーが発生しました。</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>ログを添えて報告してください。</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>このコンピューターの他の利用者が、鍵の入ったデータディレクトリを開けます。その権限を外してください：chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>データディレクトリは別の利用者のものです：%1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>データディレクトリがファイルです：%1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>データディレクトリを作れません：%1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>データディレクトリに書き込めません：%1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>別の Curvedesk がデータディレクトリを使っています。先に終了してください：%1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>保存先が画像または文章を拒否しました。%1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>ほかの保存先はフォームの下の「保存先…」にあります。</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>画像と文章の保存先が応答しません。%1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>少し待ってから、もう一度お試しください。ほかの保存先はフォームの下の「保存先…」にあります。</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>ネットワーク手数料だけが使われました。</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>ほかの人には見えません。模擬資金ならこれで十分です。</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>ほかの人には見えません。ほかのすべての人にとって、このコインには画像も文章も永久にありません。</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>デーモンが IPFS に保持します。デーモンが動いている間、またはほかの誰かも保持していれば、ほかの人にも見えます。</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>お使いの Pinata アカウントが IPFS に保持します。</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>pump.fun が IPFS に保持します。拒否されることもあり、その場合は何も署名されません。</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>画像と文章：このコンピューターに保存</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>画像と文章：%1 の Kubo で公開</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>画像と文章：Pinata で公開</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>画像と文章：pump.fun で公開</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 ほかの保存先はフォームの下の「保存先…」にあります。</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>サンドボックス：このプログラム内の完全な市場（模擬資金）。</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1：公開テストネットワーク（模擬資金）。</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet：すべての注文で本物の資金が使われます。</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Curvedesk の知らないネットワークです。ここで使うものは本物の資金とみなしてください。</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>サンドボックスの台帳</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>%1 クラスター</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1：模擬資金。</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet：本物の資金が使われます。</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>不明なネットワーク：本物の資金が使われる可能性があります。</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk（サンドボックス）</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · 本物の資金</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk（%1）</translation>
    </message>
    <message>
        <source>live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>低速</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>ネットワーク違い</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>ネットワークは時間内に応答しています。</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>ネットワークからまだ何も受信していません。</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>ネットワークの応答が遅れています。価格が古い可能性があり、注文に時間がかかることがあります。</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>ネットワークが応答しません。数値は最後に受信したものです。送信済みの注文はそのまま残り、応答があり次第もう一度照会されます。</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>エンドポイントのネットワークが、このデータフォルダーのものと異なります。何も送信されません。</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>ネットワークを待っています</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>ネットワークがオフライン：何も送信できません</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>エンドポイントは別のネットワークのもの：何も送信されません</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>まだ何も読み込んでいません：ネットワークに接続中です。</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>ネットワークがオフラインです。何も読み込めませんでした。再試行しています。</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>エンドポイントは別のネットワークのものです。何も読み込みません。</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>%n スロット遅れ</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>サンドボックス：模擬資金。</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>経過時間不明</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1前</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation>手数料 %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>宛先 %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 を %2 へ：送信済み、チェーンを待っています。</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>%1 を %2 に送りました。</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>%1 の %2 への送付に失敗しました：%3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>%1 の %2 への送付は期限切れです。何も使われていません。</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>%1 が %2 に届いたかどうか、まだ分かりません。</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>保留中</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>保留中：署名して送信済みで、結果はまだありません。結果が出るまで同じバイト列を再送します。その間に二度署名することはありません。</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>成功：チェーン上にあり、表示どおりに実行されました。</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>チェーン上で失敗：記録されましたが、そこで拒否されました。ネットワーク手数料だけが使われました。</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>期限切れ：記録されなかったことが確認でき、今後記録されることもありません。何も使われていません。</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>不明：どうなったかネットワークから確認できませんでした。記録されている可能性があるので、再注文の前に確認してください。</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ 買い</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ 売り</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ ローンチ</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ 送付</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>前回の実行で未完了：結果を照会しています</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>チェーンが結果を取り消しました：もう一度待っています</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>送信済み、チェーンを待っています</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>スロット %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>チェーンが拒否しました</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>記録されず、何も使われていません</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>まだ分かりません。確定するまで再注文しないでください</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>%1 の注文を送信しました。</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>%1 の注文が失敗しました：%2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>%1 の注文は期限切れです。何も使われていません。</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>%1 の注文がどうなったか、まだ分かりません。</translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation>%1 %2 を %3 SOL で買いました。</translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation>%1 %2 を %3 SOL で売りました。</translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation>%1 をローンチしました。</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2：%3。</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>チェーンが %1 の注文の結果を取り消しました。再び保留中です。二重に注文しないでください。</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>ファイルを読み込めませんでした。</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>この画像は 64 MiB を超えています。</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>PNG、JPEG、GIF、WebP のいずれの画像でもありません。</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>この画像は壊れています。</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>この画像はピクセル数が多すぎます。</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>アニメーションは 15 MiB、一辺 4096 ピクセルまでです。</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>縮小しました：%1 × %2 ピクセル。</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>時価総額（%1）</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>価格（%1）</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>署名、変更あり</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>変更あり</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>%1 / 1232 バイト、ネットワーク手数料は最大 %2 SOL</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>スロット %1 でシミュレート、ブロック %2 まで有効</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>ブロックハッシュ %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>確認すると、同じ注文が上記の制限内で、最新のブロックハッシュを使って準備し直されます。</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>下のブロックハッシュは古すぎるため、送信に使えません。</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>ブロックハッシュは %1 秒前に取得、あと約 %2 秒有効</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>利用者、手数料を支払う</translation>
    </message>
    <message>
        <source>user</source>
        <translation>利用者</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>利用者のトークン</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>利用者のクォートトークン</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>利用者のラップド SOL</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>ミント</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>クォートミント</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>ボンディングカーブ</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>カーブのトークン</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>カーブのクォートトークン</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>プールのトークン</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>プールのラップド SOL</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>クリエイターの手数料保管庫</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>手数料の受取人</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>買い戻し手数料の受取人</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>手数料の設定</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>グローバル設定</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>取引量の累計</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>イベントの権限</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>プログラム：%1</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1、制限 %2</translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation>先にコインを選んでください</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>先にウォレットを作成またはインポートしてください</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>ゼロより大きい数量を入力してください</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>スリッページ：%1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>スリッページは最大 100 % です</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>スリッページの上限は %1 です（設定）</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>優先手数料：%1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>数量が小さすぎて何も動きません</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>1 注文の上限は %1 SOL です（設定）</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>ウォレットの SOL が %1 SOL 足りません</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>ウォレットには %1 しかありません</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>ネットワーク手数料に対してウォレットが %1 SOL 足りません</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>カーブの残りはご希望より少なく、注文は残りをすべて買います。</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>この注文だけで価格が %1 動きます。</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>スリッページ %1 では、その分まで他者に取られる可能性があります。</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>ネットワーク手数料 %1 SOL は注文の 20 分の 1 を超えます。</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>ウォレットはまだ読み込まれていません</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>プール手数料</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>支払い（最大）</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>受け取り（最小）</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>最小受取量</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>価格への影響</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>プロトコル手数料</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>クリエイター手数料</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>ネットワーク手数料</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>優先手数料</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>トークンアカウントのレント</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>最初の取引のレント</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>一時的に確保</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>プロトコル手数料 %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>クリエイター手数料 %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>プール手数料 %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>wrapped SOL アカウントのレント：ウォレットに必要で、同じトランザクション内で戻ります。</translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 日</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message>
        <source>MMM d</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>yyyy-MM-dd HH:mm:ss</source>
        <translation>yyyy/MM/dd HH:mm:ss</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>注意：この名前には隠れた文字が含まれています。</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>コンピュートバジェット：最大 %1 ユニット</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>コンピュートバジェット：1 ユニットあたり %1 マイクロ lamports</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>System：%1 SOL を %2 から %3 へ送る</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated token：%2 のアカウント %1 を開設（支払いは %3）</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token：%1 をアカウント %2 からアカウント %3 へ送る</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token：アカウント %1 を閉じ、レントは %2 へ</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>ウォレットにこのトークンは残りません。空のアカウントは閉じられ、レントが戻ります。</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>ウォレットの残高はちょうど 0 SOL になります。再び SOL を受け取るまで注文の支払いはできません。保有トークンは残ります。</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>このアドレスは、ご存じの別のアドレスに似ていますが、別のものです：%1。盗難目的でこのようなアドレスが作られます。</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>このアドレスには秘密鍵が存在しえません。送ったものは、動かすためのプログラムが作られない限り失われます。</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>ここからこのアドレスに送ったことはありません。送付は誰にも取り消せません。</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>ご自身のウォレット</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>このネットワークでは未使用</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>%1 のクリエイターが %2 トークンを %3 SOL で売りました。</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>%2 のカーブの %1 が売却されました。</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>%1 の価格は %2 SOL です。</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>%1 の時価総額は %2 SOL です。</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1 がキング・オブ・ザ・ヒルになりました。</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertTableModel</name>
    <message>
        <source>Coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Tell me when, or what happened</source>
        <translation>通知する条件、または起きたこと</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>発生</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1（トランザクション %2）</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>ネットワーク：%1</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>このプログラムがネットワーク %1 に接続するまで待機します</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>アラート</translation>
    </message>
    <message>
        <source>Add alert</source>
        <translation>アラートを追加</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>各アラートは一度だけ、起きたこととその原因のトランザクションを知らせます。そのためにはプログラムが動いている必要があります。逃したものは次回起動時に知らせます。</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>音を鳴らす</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>知らせる内容</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>時価総額がこれ以上</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>時価総額がこれ以下</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>価格がこれ以上</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>価格がこれ以下</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>カーブの売却がここまで</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>クリエイターが売却</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>別のコインがキングになる</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>アラートはまだありません。</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>コインを表示</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>もう一度知らせる</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>先にコインを選んでください。</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>すでにその状態です。</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>現在 %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>現在 %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>カーブの 100 % を超えて売れることはありません。</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>強調表示されたアラートのコインを表示</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>強調表示されたアラートを再び待機させる</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>強調表示されたアラートを削除</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>キングのコインはまだありません。</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>数量を入力してください</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>小数点にはコンマではなくドットを使ってください</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1 の小数は最大 %n 桁です</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>存在しうる量を超えています</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>0.5 のような普通の数値ではありません</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>HTTP API を提供する</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>起動以降 %1 件</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>API のアドレスをコピー</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>例をコピー</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>最近のリクエスト</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>このビルドには API ホストがありません。</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>新しい API キー…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>新しい API キー</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>失効…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>API キーはまだありません。市場の読み取りや取引には、プログラムに API キーが必要です。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>例の言語</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>オフ。オンの間、下のいずれかの API キーを持つこのマシン上のプログラムは、そのキーが許すことを実行できます。ほかのマシンからは接続できません。注文は「アクティビティ」に表示されます。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>YOUR_API_KEY を API キーの文字列に置き換えてください。文字列はキーの作成時にだけ表示されます。</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>強調表示された API キーを変更</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>強調表示された API キーを失効</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>API キー %1 を変更</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>新しい API キー</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>注文のたびに確認する</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>用途（例：リバランス用スクリプト）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>API キーを保存</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>API キーを作成</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>市場の読み取り</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>価格の問い合わせ</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>取引</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>コインのローンチ</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>このプログラムの全ウォレットの一覧</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>許可する操作</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>使えるウォレット</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>別のウォレット</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>使うウォレット</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>1 注文の上限</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>1 時間の上限</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>1 日の上限</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>スリッページの上限</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>優先手数料の上限</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>有効期間</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>現在のまま（%1 まで）</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>失効させるまで</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>1 日</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>1 週間</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 日</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 日</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>許可する操作を選んでください。</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>ウォレットが選ばれていません。自身のウォレットと、リクエストに秘密鍵が付いたウォレットを使えます。</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>ウォレットが選ばれていません。注文ごとに秘密鍵を付ける必要があります。</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>SOL の上限がないと、このキーを持つ人は選ばれたウォレットの全額を使えます。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>May</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>最終使用</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>失効済み</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>May: %1</source>
        <translation>許可：%1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>上限：%1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>使用：直近 1 時間 %1 SOL、直近 1 日 %2 SOL</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>作成：%1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>ウォレット：%1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>最終使用：%1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>期限：%1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>失効：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>プログラムに %1 を買わせますか？</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>プログラムに %1 を売らせますか？</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>プログラムに %1 をローンチさせますか？</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>プログラムにウォレットから送らせますか？</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>支払い（約）</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>受け取り（約）</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>受け取り（最小）</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>売却</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>スリッページ（最大）</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>支出（最大、手数料とレントを含む）</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>この注文は API キー %1 によるものです。</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>この注文は API キー「%1」によるものです。</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>署名者：%1</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>コインのミントアドレス</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受取人</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>署名内容を表示</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>署名内容を隠す</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>後で決める</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>応答がなければ %n 秒後に拒否されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>この注文はもう応答を待っていません。応答が遅すぎました。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>API キー「%1」の注文が承認を待っています。</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>承認を待つ注文はありません。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>ワンクリックで取引しますか？</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>有効な間、ボタンを押すと確認シートなしで注文がすぐ送信されます。下の額を超える注文と警告のある注文は、これまでどおり確認します。</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>このネットワークでは、クリックのたびに本物の資金が使われます。</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>1 注文の上限</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>Esc、鍵のロック、プログラムの終了で無効になります。</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>有効にする</translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>価格チャート</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>ローソク足 %n 本、直近価格 %1 SOL、時価総額 %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>取引はまだありません</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>%1 SOL で買いました</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>%1 SOL で売りました</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>クリエイターが %1 SOL で買いました</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>クリエイターが %1 SOL で売りました</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1（時価総額 %2 SOL、%3）</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>%1取引なし</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  欠けている取引があるかもしれません</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>出来高 (SOL)</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>取引</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>この時間の取引は欠けている可能性があります。</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>始値 時価総額 (SOL)</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>始値 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>高値 時価総額 (SOL)</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>高値 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>安値 時価総額 (SOL)</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>安値 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>終値 時価総額 (SOL)</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>終値 (10⁻⁹ SOL)</translation>
    </message>
</context>
<context>
    <name>curvedesk::ChartView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 日</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>チャート</translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation>ローソク足の長さ</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>チャートの単位</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>チャートのその他の操作</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>コインのローソク足</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>ローソク足</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>カーブ</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>時価総額</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>時価総額：全トークンの価格</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>1 トークンの価格</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>時価総額</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>全体表示 (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>ローンチ時点に戻る (Home)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>画像として保存…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>ローソク足を CSV でエクスポート…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>取引はまだありません</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>ローソク足とカーブの境界</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>%1 の画像</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>%1 について</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>クリエイター</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>このクリエイターのほかのコイン</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>このクリエイターのほかのコインは知られていません。</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>名前が同じに見えるコイン</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>名前が同じに見えるコインはほかにありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>名前またはティッカーに、見えない文字や読む方向を変える文字が含まれています。ミントアドレスを照合してください。</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>説明はありません。</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>ミント</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>ウェブサイト</translation>
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
        <translation>メタデータ</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>リンクはありません。</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>このコインは誰も追加発行できません。</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>このコインは誰かが自由に追加発行できます。</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>あなたのトークンは誰にも凍結できません。</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>あなたのトークンを誰かが凍結できます。</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>ローンチは読み込まれていません。</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>ローンチ %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>コピー：%1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation>%1 %2 · %3 SOL · %4</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation>%1：%2 件（うち %3 件を表示）</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>追加発行できるかどうかは確認されていません。</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>お持ちのトークンが凍結され得るかどうかは確認されていません。</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>このティッカーを使う別の名前のコイン</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>このティッカーを使う別の名前のコインはありません。</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1：少なくとも %2 件（うち %3 件を表示）</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1：規模が最も大きいものだけを比較しました</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>紛らわしい名前を隠す</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>コインの絞り込み</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>新しさ</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>時価総額の下限</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>時価総額の上限</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>進み具合の下限</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>進み具合の上限</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>保有者の下限</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>絞り込みを解除</translation>
    </message>
    <message>
        <source>any</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>隠れた文字を含む名前とティッカー、および一覧の古いコインに見せかけた名前とティッカー</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation>隠れた文字</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>ミントアドレスをコピー</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>このコインをウォッチ</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>このコインについて：文章、リンク、クリエイター</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>古いコインと同じ名前</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>名前またはティッカーに、見えない文字や読む方向を変える文字が含まれています。別のコインに見せかけるための名前です。ミントアドレスを照合してください。</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>価格 (SOL)</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>時価総額</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>卒業</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>クリエイター</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>1 トークン %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
ローンチ %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ 追加発行なし</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ 追加発行可能</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>このコインは誰も追加発行できません。</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>このコインは誰かが自由に追加発行できます。</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ 凍結なし</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ 凍結可能</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>あなたのトークンは誰にも凍結できません。</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>あなたのトークンを誰かが凍結できます。</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · あと %2 SOL</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>プールへ移行中</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>プールで取引</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>カーブは売り切れました。コインのプールができ次第、取引が続きます。</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>卒業済み：AMM プールで取引
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>このコインのウォッチをやめる</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>発行権限は未確認</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>ミントのアカウントを読み取れませんでした。</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>凍結権限は未確認</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ 危険な拡張機能</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ 名前変更可能</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>その他は未確認</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>名前が同じに見える古いコインがあります。ミントアドレスを照合してください：</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>ティッカー重複</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>ほかに %n 件のコインがこのティッカーを使っています。ミントアドレスを照合してください：</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>古いコインと同じティッカー</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>ティッカーが同じに見える古いコインがあります。ミントアドレスを照合してください：</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>このコインは表示できません。</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>左でコインを選ぶか、上にミントアドレスを貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>%1 を買いますか？</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>%1 を売りますか？</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>署名内容を表示</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>読んだうえで実行します</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>ミントアドレス %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>このコインの名前には隠れた文字が含まれています。ミントアドレスを照合してください。</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>卒業済み：AMM プールで取引</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>署名者：%1</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>売却</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>受け取り（約）</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>たった今シミュレート済み</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>スリッページ（最大）</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>署名内容を隠す</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>トランザクションを準備しています…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否されました</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>本物の資金を使う最初の注文です。使った分は戻りません。</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>先に上のチェックボックスをオンにしてください</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>%1 をローンチしますか？</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>費用を問い合わせています…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>名前、ティッカー、画像は後から一切変更できません。%1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>支払い</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>受け取り</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>署名者：%1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>%1 をローンチ</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>受け取り（全体の %1）</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>最初の購入（カーブへ）</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>購入のプロトコル手数料</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>購入のクリエイター手数料（ご自身に残ります）</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>レント：名前・ティッカー・リンク付きミント</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>レント：ボンディングカーブ</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>レント：カーブのトークンアカウント</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>レント：ご自身のトークンアカウント</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>レント：取引量の記録（一度だけ）</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>ネットワーク手数料（署名 2 件）</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>優先手数料</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>レント：クリエイターの保管庫（一度だけ）</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>ウォレットから出る額</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>受取人が受け取る額</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>ネットワーク手数料</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>受取人のトークンアカウントのレント</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>戻ってくるレント</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>実行後のウォレットの SOL</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>実行後のウォレットのトークン</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>%1 を送りますか？</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>%1 を送る</translation>
    </message>
    <message>
        <source>To</source>
        <translation>宛先</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>受取人 %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>署名者：%1</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>署名内容（トランザクションから読み戻したもの）：</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>アドレス全体を照合したうえで実行します</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>アドレスの最後の %1 文字を入力してください</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>先に上のチェックボックスをオンにしてください</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>先にアドレスの最後の %1 文字を入力してください</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation>新しいウォレット</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>任意（例：メインウォレット）</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>ウォレットを作成</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>新しい鍵がこのプログラム内で作られ、保管庫に保存されます。次の画面に表示されるので書き留めてください。</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>正方形に切り抜く</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>正方形の大きさ</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>アニメーションは失われ、最初の画像だけが残ります。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>切り抜く</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation>画像の一部</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV ファイル (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>何もエクスポートされていません。%1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>すべてエクスポートしました：%n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>ファイルを書き込めませんでした：%1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>エクスポートは中止され、何も書き込まれませんでした。</translation>
    </message>
</context>
<context>
    <name>curvedesk::CurveChart</name>
    <message>
        <source>Bonding curve</source>
        <translation>ボンディングカーブ</translation>
    </message>
    <message>
        <source>%1 of the curve is sold, %2 SOL to go, market cap %3 SOL</source>
        <translation>カーブの %1 が売却済み、あと %2 SOL、時価総額 %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>カーブは売り切れました。コインはプールへ移行中で、取引はそこで続きます。</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>カーブは売り切れました。コインはプール %1 で取引されます。</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>卒業済み：プールへ移行中</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>卒業済み：プールで取引</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>カーブは売り切れました。プールができ次第、取引が続きます。</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>売却済みトークン</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>卒業時の時価総額 %1 SOL</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>あなたの注文後 %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>現在地 · %1 · あと %2 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation>%1 をコピー</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>行をコピー</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>ミントアドレスをコピー</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>ウォレットのアドレスをコピー</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>署名をコピー</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>%n 行をコピー</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>通常の順序</translation>
    </message>
</context>
<context>
    <name>curvedesk::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>診断</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>不具合を調べる人のためのものです。鍵、ウォレットのアドレス、金額は含まれません。渡す前に内容を確認してください。</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存できません</translation>
    </message>
</context>
<context>
    <name>curvedesk::DockArea</name>
    <message>
        <source>King of the hill</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>コインの取引</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>注文、ローンチ、API ホスト</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>HTTP インターフェース</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>ホストを何週間も動かす</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>パフォーマンス</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>Curvedesk が読むプロトコル</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Export CSV</source>
        <translation>CSV をエクスポート</translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation>コインの取引をエクスポート</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>ポジションをエクスポート</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>注文をエクスポート</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>アクティビティ、取引、ポジション</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>表示内容</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>注文</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>注文はまだありません。買い、売り、ローンチとその結果がここに並びます。</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>コインの取引</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>取引</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>このコインの取引はまだありません。</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>先にコインを選んでください。</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>ポジション</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>ウォレットにコインはまだありません。</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>コインの保有者</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>保有者</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>取引記録上、このコインの保有者はいません。</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>売る…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>明細を表示</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>平均取得単価。カーブとプールの手数料を含み、ネットワーク手数料とレントは含みません。評価額は市場価格によるもので、売却費用は差し引いていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>取引記録上の保有者 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>ウォレット間で送られたトークンは反映されません。</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>損益をエクスポート</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>評価額 %1 SOL · 損益 %2 SOL · 実現 %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>上位 10 件の保有 %1</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>別の場所から届いたトークンには評価額がありますが、損益はありません。取得費用が不明なためです。</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>エクスポートを中止（%1）</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>全員ではありません：このコインの取引の一部が保存されていません</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>このコインのローンチ以降、市場は途切れなく追跡されていません。</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>このコインの取引はまだ読み込まれていません。</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>コインの保有者をエクスポート</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>別のエクスポートが完了していません：先に中止してください。</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>注文はまだ読み込まれていません。</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>ポジションはまだ読み込まれていません。</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>このコインの保有者はまだ読み込まれていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>価格のないポジション %n 件は取得費用で計上</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>このページをブラウザーで開きますか？</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>このページは第三者のものです。あなたのインターネットアドレスと閲覧内容が知られます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>エクスプローラーで取引を見る…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>エクスプローラーでコインを見る…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>エクスプローラーでウォレットを見る…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>%1 の秘密鍵</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>この鍵を見た人が資金を手にします。%1 秒間表示されます。続ける前に周囲を確認してください。</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>パスフレーズ</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>この画面はほかの誰にも見えません</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>鍵を表示</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>パスフレーズが違います。</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>秘密鍵</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>15 秒間コピー</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>%1 秒後に隠れます</translation>
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
        <translation>%1 基本単位</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>枚</translation>
    </message>
</context>
<context>
    <name>curvedesk::FirstRunDialog</name>
    <message>
        <source>Where do you want to trade?</source>
        <translation>どこで取引しますか？</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>サンドボックス</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>このコンピューター上の完全な市場。模擬資金と模擬トレーダーを使います。アカウントもネットワークも不要です。</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>Solana の公開テストネットワーク。無料のテスト資金を使います。</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>Solana 本番。注文には本物の資金が使われます。</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>自分のノード</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>設定で指定する JSON-RPC ノードのクラスター。</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>「ファイル」の「設定」でいつでも変更できます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Of the supply</source>
        <translation>全体に占める割合</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1（あなた）</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1（クリエイター）</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>コインの画像</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG、JPEG、GIF、WebP。ここにドロップするか、貼り付けるか、クリックしてファイルを選んでください。15 MiB または一辺 4096 ピクセルを超える静止画は縮小されます。位置、カメラ、コメントの情報は公開されません。</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>画像が選択されています</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>クリップボードに画像がありません。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>ドロップ、貼り付け、または選択</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>ウォレットをインポート</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>アドレスをウォッチするだけ…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>ウォレットをインポート</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>秘密鍵の Base58、solana-keygen ファイルの内容 ([12,34,…])、または他のプログラムのウォレットの 12〜24 語。保管庫にのみ保存されます。</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>秘密鍵または単語</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>単語のパスフレーズ（ある場合）</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>これらの単語のウォレット</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>ウォレットを探す</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>時間方向の移動</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>左、右、Home、End</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>広げる、狭める、全体表示</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>チャート内</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>欄をクリックして新しいキーを押してください。Ctrl や Alt のないキーは、文字を入力していない場所で働きます。</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>標準のキー</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>%1 のキー</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1 は使用中：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1 はフォーカスのある項目が使います</translation>
    </message>
</context>
<context>
    <name>curvedesk::KingPanel</name>
    <message>
        <source>King of the hill</source>
        <translation>キング・オブ・ザ・ヒル</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation>キング・オブ・ザ・ヒルを表示</translation>
    </message>
    <message>
        <source>About</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>キング・オブ・ザ・ヒルについて：文章とリンク</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>まだ頂上にコインはありません。</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>時価総額 %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>在位 %1</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>直近 5 分間</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>不明：直近 5 分間の取引の一部が保存されていません</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>画像を追加してください</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>コインに名前を付けてください</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>名前が %1 バイトを超えています</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>コインにティッカーを付けてください</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>ティッカーが %1 バイトを超えています</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>コインを一文で説明してください</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>説明が %1 バイトを超えています</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>https のリンクのみ</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>リンクが %1 バイトを超えています</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>ウォレットの残高を超えています</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>スリッページは 0 から 100 までのパーセントです</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>優先手数料：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>ローンチ中…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>先にウォレットを作成またはインポートしてください</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2 バイト</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>最初の購入に最大 %1 SOL（カーブ手数料を含む）、そのほかにネットワーク手数料とコインのアカウントのレントを支払います。</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>ネットワーク手数料とコインのアカウントのレントを支払います。最初の購入はありません。</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>コインをローンチ</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>%1 のローンチを続ける</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>%1 をローンチ</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>トランザクションは記録されず、何も使われていません。続けると新しく署名されます。</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>まだ不明</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>トランザクションがどうなったか、まだどのノードも答えていません。「アクティビティ」に表示されます。</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>このローンチは中断されました。止まった所から、同じミントで続きます。</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>切り抜く…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>保存先…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>画像を正方形に切り抜く</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>ティッカー</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>ウェブサイト</translation>
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
        <translation>最初の購入（任意）</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>最初の購入 (SOL)</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>画像と文章の保存先を選ぶ</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>何も署名される前に中止しました。続行すると、まだ公開されていないものだけが公開されます。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>署名される前にローンチを中止</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>ウォレットはまだ読み込まれていません</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>画像を読み込み中…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>画像を公開</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>文章を公開</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>作成と署名</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>チェーンに記録</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>このレイアウトを保存</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>レイアウトを保存</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>先に名前を入力してください</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>名前にスラッシュは使えません</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>この名前のレイアウトはすでにあります</translation>
    </message>
</context>
<context>
    <name>curvedesk::LinkRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not https: not opened</source>
        <translation>https ではないため開きません</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>%1 をブラウザーで開く</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>不審なアドレスのため開きません</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>パスフレーズを設定…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>鍵はロックされています。価格と送信済みの注文は続きますが、署名はできません。</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>ロック解除…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>ネットワークを待っています：価格が古い可能性があります</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>操作の種類</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>注文</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>ローンチ</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>注文、ローンチ、API ホスト</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>取引(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>新しいウォレット(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>ウォレットをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>表示中の表を CSV でエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>鍵をロック(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>コイン、ウォレット、コマンドを検索(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>買う(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>売る(&amp;S)</translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation>ボタン %1 の数量</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>コインをローンチ(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>コインについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>コインをウォッチ／解除(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>ミントアドレスをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>レイアウト：取引(&amp;T)</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>レイアウト：ワイド（取引一覧付き）(&amp;W)</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>このレイアウトを保存…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>保存したレイアウト(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>注文チケット(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>ローンチフォーム(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>API ホスト(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>金額を隠す／表示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>ダーク／ライト(&amp;D)</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>拡大(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>縮小(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>標準サイズ(&amp;U)</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>レイアウト：ローンチ(&amp;N)</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>レイアウト：ホスト(&amp;S)</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>レイアウトを固定(&amp;Y)</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>Curvedesk がウォレットと市場を開いています</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>税務用の損益をエクスポート（先入先出法）…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>税務用の損益をエクスポート（平均取得単価）…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>アラート(&amp;E)…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>承認を待つ注文…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>ウィンドウの案内(&amp;T)</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>まだカーブ上にあるコインのうち、時価総額が最も高いコインです。クリックすると表示して選択します。</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>上昇中、新着、卒業間近のコインです。強調表示されたコインが表示と取引の対象です。</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>価格の推移とカーブです。現在の位置と、注文後の位置がわかります。</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>ここで売買します。費用はすべてボタンの上に表示され、確認するまで何も送信されません。隣はコインのローンチとプログラム用の API です。</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>注文の結果、損益つきのポジション、コインの取引と保有者です。</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>あなたのウォレットです。ここで作成して始めます。</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>コイン、ウォレット、コマンドを検索します。キーの一覧はヘルプメニューにあります。</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>鍵がロックされ、新しい鍵のシートは閉じられました。ウォレットの秘密鍵は「鍵を表示」で再び見られますが、API キーは見られません。新しく作ってください。</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>ウォレット(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>模擬資金 %1 SOL を受け取る(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>ウォレットから送る(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>ウォレットで受け取る(&amp;R)…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>ウォレットの名前を変える(&amp;M)…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>ウォレットの鍵を表示(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>コインを絞り込む(&amp;F)…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>システムのキーチェーンを待っています。キーチェーンがパスワードを求めており、そのウィンドウはほかのウィンドウの後ろにあるかもしれません。それまでは署名できません。</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>鍵には、最初のウォレットの前にパスフレーズが必要です。</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>キング・オブ・ザ・ヒルを表示(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>忘れる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>診断(&amp;D)…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>ロックするものがありません：鍵にはまだパスフレーズがありません。</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>鍵はすでにロックされています。</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>ロックするものがありません：これらの鍵は模擬資金用で、パスフレーズで保護されていません。</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>Curvedesk はトレイで動作を続け、アラートと API ホストも続きます。終了するには、トレイのメニューの「終了」を選んでください。</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>通知を閉じる</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>表示中の通知はありません。</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>先にウォレットを作成またはインポートしてください。</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>ウォッチ専用のウォレットの鍵はここにありません。</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>先にコインを選んでください。</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>キング・オブ・ザ・ヒルは不明です。</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>このコインはまだ読み込まれていません。</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>レイアウトをリセット</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>コインの列と並び順…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>レイアウト：%1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>文字はすでに最大です。</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>文字はすでに最小です。</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>ネットワーク：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::NoticeLogDialog</name>
    <message>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>No notices since the start.</source>
        <translation>起動以降の通知はありません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>通知を閉じる</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>起動してからのすべての通知</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>他 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderDialog</name>
    <message>
        <source>%1 of SOL</source>
        <translation>%1：SOL</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ordered at</source>
        <translation>注文日時</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>確定日時</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>見積 SOL</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>実際の SOL</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>見積トークン</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>実際のトークン</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>ネットワーク手数料</translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation>送る SOL</translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation>送るトークン</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>受取人</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>ミント</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>署名</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>コインを表示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>見積もりに対する価格</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>明細をコピー</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>明細を保存…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>注文</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>明細を保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存できません</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>カーブまたはプールの手数料</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>記録日時</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>スロット %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>受け取り（最小、署名内容）</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>支払い（最大、署名内容）</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>署名からノードの受理まで</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>受理から確定まで</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>ウォレットに入った額</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>ウォレットから出た額</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>戻ってきたレント</translation>
    </message>
    <message>
        <source>Rents</source>
        <translation>レント</translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderTableModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>注文</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>実際：%1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>見積：%1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>実際：%1 基本単位</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>見積：%1 基本単位</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>ネットワーク手数料 %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>署名 %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>パスフレーズを設定</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>鍵のロックを解除</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>このコンピューター上のウォレットの鍵を保護します。誰にも復元できません。これを失うと、書き留めていない鍵は失われます。</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新しいパスフレーズ</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>新しいパスフレーズ（もう一度）</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>保管庫の鍵はデスクトップのキーチェーンにあります。キーチェーンのパスワードを求められることがあります。</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>再びロックするまで、注文に署名できます。</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>パスフレーズ</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>デスクトップのキーチェーンを使う</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>2 つのパスフレーズが一致しません。</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>パスフレーズが違います。</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>パスフレーズを設定</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ロック解除</translation>
    </message>
</context>
<context>
    <name>curvedesk::PositionTableModel</name>
    <message>
        <source>Coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>保有</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>評価額 (SOL)</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>取得額 (SOL)</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>損益 (SOL)</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>実現 (SOL)</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>市場価格による値。売ると価格が動き、手数料がかかります。</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>平均取得単価による値。カーブとプールの手数料を含み、ネットワーク手数料とレントは含みません。</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>トークンのうち %1 は別の場所から届いたもので、取得費用は不明です。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>卒業までの進み具合</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>%1 で受け取る</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>このアドレスには、このネットワークの SOL とトークンを送れます。</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>アドレス %1 の QR コード</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>ウォレットのアドレスをコピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>ウォレットの名前を変更</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>色なし</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>色 %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>グループ：ウォレットをまとめて表示</translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>コード</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
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
        <translation>API キー</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>API キー %1 を失効させますか？</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>このキーを使うプログラムは今後拒否されます。再び有効にはできません。送信済みの注文は続きます。</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>失効させる</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>コイン、ウォレット、コマンドを検索</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>コイン、ウォレット、コマンドを検索</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>検索結果</translation>
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
        <translation>ウォレット %1</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>No known coin. Enter looks on the chain.</source>
        <translation>既知のコインはありません。Enter でチェーンを探します。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>新しいウォレット</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>秘密鍵</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>どの Solana ウォレットでもこのウォレットを復元できます。</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>秘密鍵を書き留めました</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>新しい API キー</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>API キーを保存しました</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>お使いのプログラムが API 経由でこのウォレットを使えます（ヘッダー x-api-key）。</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1（非表示）</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>表示：%1</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>15 秒間コピー</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>15 秒間コピー：%1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>先に上のチェックボックスをオンにしてください</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>API キー「%1」は今回だけ表示されます。持っている人は、このマシンで許可された操作ができます。</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>秘密鍵は他の誰にも読まれない場所に保管してください。持つ人が資金を持ちます。API キーはここでだけ表示されます。</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>隠す：%1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>このシートはチェックを入れるまで閉じません。API キーは二度と表示されません。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピー済み</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>API キー入りの例を 15 秒間コピー</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>%1 から送る</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>確認…</translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation>別のトークン…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>トークンのアドレス</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>受取人のウォレットのアドレス</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>アドレス帳での名前</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全額</translation>
    </message>
    <message>
        <source>What</source>
        <translation>送るもの</translation>
    </message>
    <message>
        <source>To</source>
        <translation>宛先</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>アドレス帳</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>受取人のアドレスを入力してください</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>アドレスが完全ではありません</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>残高を読み込んでいます…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>ゼロより大きい数量を入力してください</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>費用を問い合わせています…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>このウォレットはウォッチ専用です。鍵がここにないため送れません。</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>アドレス帳から削除</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>アドレス帳に追加</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>鍵がロックされています。何も送信されていません。</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>ロック解除…</translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>文字の大きさ（パーセント）</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>これを超えると何も送信しない上限</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>1 注文の支払額</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>スリッページ</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>優先手数料（次回起動から）</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>ネットワーク（次回起動から）</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>ローカルのサンドボックス：模擬資金</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet：テスト資金</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet：本物の資金</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>自分のノード</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>ノード (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>模擬トレーダー</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>公開コインリスト</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>ローンチの画像と文章</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>ネットワークに応じて</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>このコンピューターに保存</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>pump.fun で公開</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>自分の IPFS ノード</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>IPFS ノード</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>鍵と API ホスト</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>鍵をロックするまでの無操作時間（分）</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation>無操作時に鍵をロックするまで</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>ウィンドウと一緒に起動する API ホストのポート</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>起動しない</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>API ホストを起動するポート</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>保存して再起動</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>ノードのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>ノードのアドレスは https:// で始まります。このコンピューター上なら http:// も使えます。</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>IPFS ノードのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>次回起動から、Mainnet の注文には本物の資金が使われます。</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>一部は次回起動時に有効になります。</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>上昇と下落</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>緑と赤</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>青とオレンジ</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>赤と緑</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>表の行</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>コンパクト</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>再起動が必要な変更はありません</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>画像なし</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>画像あり：見知らぬサーバーにインターネットアドレスが知られます</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>ブロックエクスプローラー</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>その際、API ホストはオフになります。</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>ほかのコンピューターへのプロキシ</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>なし、または socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>プロキシのアドレスは socks5://ホスト:ポート または http://ホスト:ポート です。パスワードは付けられません。</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>市場データがディスク上で使用できるメビバイト数</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>これを超えると最も古い取引から消されますが、自分のウォレットの取引は消されません。</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>ディスク上の市場データの上限</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>言語（次回起動から）</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>優先手数料の上限は最大 1 SOL です。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>ポートは 1 から 65535 までの数です。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>変化した数値は一瞬点滅します。動きを控えめにすると点滅しません。</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>ウィンドウ外の通知</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>ウィンドウを閉じると</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>プログラムを終了</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>トレイに残す</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>空白で区切って複数を指定できます。1 つが使えないときは別のものが代わります。</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>その WebSocket</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>最初のノードが取引を知らせるアドレスです。空欄の場合は、ノードのアドレスから導かれるものを使います。</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>サンドボックスのノード用ポート</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>このコンピューターのほかのプログラムは、そこで Solana ノードと同じようにサンドボックスに接続できます。</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>注文の承認待ち</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>プログラムの注文が承認を待つ秒数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>注文の API キーに承認が必要な場合の時間です。過ぎると注文は拒否されます。次回起動から有効になります。</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>WebSocket のアドレスは wss:// で始まります。このコンピューター上なら ws:// も使えます。</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>API ホストとサンドボックスには別々のポートが必要です。</translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation>買う</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>売る</translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation>買い側</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>売り側</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>ネットワークを待っています…</translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation>接続中</translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation>模擬トレーダー：オン</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>まだ受信なし</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>%1 受信なし。価格が古い可能性があります</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · %2 受信なし</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>ネットワーク：%1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>%n 件の注文を照会中…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>保留中の注文 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>プログラム終了時に未完了だった注文です。結果を照会しています。新しい注文は待機します。</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>注文を表示</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>API ホスト：オン、ポート %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>API ホスト：オフ</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>有効：ワンクリックで最大 %1 SOL を取引</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo（IPFS デーモン）</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata（お使いのアカウントのトークン）</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>pump.fun 自身のアップロード</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>このコンピューターのみ</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>ローンチの公開先</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>ローンチは、チェックした保存先を上から順に、それぞれ数回試します。チェックがなければ、最初に応答したものを使います。</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Kubo デーモンのアドレス</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Pinata のトークン (JWT)、保管庫に保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>保存済み。置き換えるには別のものを入力してください</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>保存されていません</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>上へ：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TermsEdit</name>
    <message>
        <source>Slippage</source>
        <translation>スリッページ</translation>
    </message>
    <message>
        <source>How much worse than shown the price may be when the order lands. Beyond that it fails.</source>
        <translation>注文がチェーンに記録される時点で、表示より価格がどれだけ不利になってもよいか。それを超えると注文は失敗します。</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>スリッページ %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>スリッページ（パーセント）</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>早く記録されるためにネットワークに支払う上限です。多くの人が同じコインに書き込もうとするとき、多く支払うトランザクションが先になります。価格は変わりません。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>自動の優先手数料</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>優先手数料 %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>最近記録されたものと同じ額</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>最大 %1 SOL</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>優先手数料 (SOL)</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>優先手数料</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>コインが変わりました：数量を消去し、スリッページと優先手数料は残しました</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>このウォレットはウォッチ専用です。鍵は別の場所にあります。</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>未署名でコピー</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>注文は鍵を待っています。ロックが解除され次第送信されます。</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>ロック解除…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>鍵がロックされています。</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>鍵は別の場所にあります。未署名の注文をコピーして、そちらで署名してください</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>鍵がロックされています</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>未署名のトランザクションを base64 でクリップボードにコピーしました。約 1 分間署名できます。</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>支払う</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>売る</translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation>支払う額 (SOL)</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>売る数量（トークン）</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>受け取る</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>受け取る（約）</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>受け取る数量（トークン）</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>受け取る額 (SOL)</translation>
    </message>
    <message>
        <source>of %1 SOL</source>
        <translation>/ %1 SOL</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 基本単位</translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation>支払う（約）</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>売る（約）</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>%1 を買う</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation>%1 SOL で %2 を買う</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>%1 を売る</translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation>%1 %2 を売る</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation>価格を問い合わせています…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>買う</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>署名するウォレット</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>これらの数量を変更</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>数量 %1 (SOL)</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>これらの数量を保存</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>保有量の %1 % を売る</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>元本</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>取得にかかった額を取り戻せるだけ売る</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>取得にかかった額を取り戻せるだけ売る：平均取得単価、カーブ手数料を含む</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>%1 SOL を支払う</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>このウォレットはこのコインを買っていません</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>%1 をすべて売る</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>%2 の %1 % を売る</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>今すぐ %1 SOL で %2 を買う</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>今すぐ %1 をすべて売る</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>今すぐ %2 の %1 % を売る</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>今すぐ %1 %2 を売る</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>ワンクリックで取引…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>1 注文 %1 SOL まで有効：無効にする (Esc)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>先に金額を表示してください。これは保有分の費用を明かします</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>チケットは別の注文に変わりました。これを閉じて、その注文を確認してください。</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>上昇中のコイン</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>最新のコイン</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>卒業が近いコイン</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>ウォッチ中のコイン</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>コインはまだありません。最初の 1 つをローンチしてください。</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>カーブの半分を超えたコインはありません。</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>星を付けたコインがここに並びます。</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>ウォッチをやめる</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチする</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>絞り込みを解除</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>絞り込み：%1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>条件に合うコインはありません：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>カーブの進み具合</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>時価総額</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>5 分間の変化</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>1 時間の変化</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>1 日の変化</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>1 日の出来高</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>保有者</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>最後の取引</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>表示するコイン</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>上昇中</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新着</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>卒業間近</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>一覧の列・並び順・絞り込み</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>絞り込み…</translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation>卒業済み</translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation>あと %1 SOL</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>直近 5 分の勢いなら %1 で完了（推定）</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message>
        <source>Coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 分</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 時間</translation>
    </message>
    <message>
        <source>1 d</source>
        <translation>1 日</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>出来高</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>保有者</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最終</translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation>%1、キング・オブ・ザ・ヒル</translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>注意：この名前には隠れた文字が含まれています。</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>時価総額 %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>直近 5 分間の時価総額の変化</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>直近 1 時間の時価総額の変化</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>直近 1 日の時価総額の変化</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>直近 1 日の取引高 %1 SOL</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>取引記録からコインを保有しているウォレット。ウォレット間の送付は反映されません</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>ローンチは読み込まれていません</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>取引なし</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>不明：計算のもとになる取引の一部が保存されていません</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1、古いコインに似ています</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>まだ読み込まれていません</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>注意：名前またはティッカーが同じに見える古いコインがあります。ミントアドレスを照合してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>この一覧でほかに %n 件のコインがこのティッカーを使っています。ミントアドレスを照合してください。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1、隠れた文字があります</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>ウォレットの金額を隠す／表示</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>今すぐ鍵をロック</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>ライトテーマ</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>スロット %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>ダークテーマ</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>ウォレットなし</translation>
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
        <translation>案内</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>案内を終える (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>curvedesk::TradeTableModel</name>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>売買</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>価格</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>トレーダー</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ 買い</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ 売り</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1、スロット %2</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 基本単位</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>1 トークン %1 SOL</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>カーブに入った、またはカーブから出た SOL（手数料を除く）。ご自身の注文で使った額や得た額は「アクティビティ」に表示されます。</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>Curvedesk を表示</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1 を削除しますか？</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>一覧から外れ、その残高も合計から除かれます。ネットワーク上では何も変わらず、注文は残り、アドレスで再びウォッチできます。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>%n 分後</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>鍵の保護</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>デスクトップのキーチェーンを使う</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>現在のパスフレーズ</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新しいパスフレーズ</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>新しいパスフレーズ（もう一度）</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>ウィンドウを使わないとき自動でロック</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>鍵はパスフレーズで保護されています。誰にも復元できません。</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>保管庫の鍵はデスクトップのキーチェーンにあります。専用のパスフレーズに置き換えられます。</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>保管庫の鍵は保管庫の隣にあります。このプログラムのフォルダーをコピーした人が鍵を手にします。模擬資金にのみ十分です。</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>2 つのパスフレーズが一致しません。</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>新しいパスフレーズが鍵を保護します。鍵は封印し直されました。保管庫の古いコピーでは、今後追加されるものは開けません。</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>デスクトップのキーチェーンの新しい鍵が保護します。</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>パスフレーズが違います。</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>パスフレーズを変更</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>パスフレーズを設定</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>ウォレットはまだありません</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletTableModel</name>
    <message>
        <source>Wallet</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Balance in SOL</source>
        <translation>残高 (SOL)</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1（ウォッチ）</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletsPanel</name>
    <message>
        <source>Wallets</source>
        <translation>ウォレット</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>ウォレットをインポート</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ 新規</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>新しいウォレット</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>鍵</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>鍵の保護</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>ウォレットはまだありません。注文の署名に必要です。</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>ウォレットを作成</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>ウォレットのアドレスをコピー</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>ウォレットの名前を変更</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>%1 SOL を受け取る</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>テストネットワークの faucet の模擬資金</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送る</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>ウォレットから送る</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>受け取る</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>受け取り用にウォレットのアドレスを表示</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>鍵を表示</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>ウォレットの秘密鍵を表示</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>ウォッチ専用のウォレットを一覧から削除</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>全ウォレット：%1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>うち %1 SOL はウォッチ専用のウォレット</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>アドレスをウォッチ</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>残高が表示され、見積もりと注文の準備ができます。ここで署名することはなく、鍵は元の場所に残ります。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>ウォッチ</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>ウォレットのアドレスではありません。</translation>
    </message>
</context>
<context>
    <name>keyRightsText</name>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>見積もり</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>取引</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>ローンチ</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>ウォレット一覧</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>1 注文 %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>1 時間 %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>1 日 %1 SOL</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>スリッページ %1</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>優先手数料 %1 SOL</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>確認あり</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>上限なし</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>すべて</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>Curvedesk を起動できません</translation>
    </message>
</context>
</TS>
