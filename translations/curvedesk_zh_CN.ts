<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>市值达到或高于 %1 SOL</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>市值达到或低于 %1 SOL</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>价格达到或高于 %1 SOL</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>价格达到或低于 %1 SOL</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>曲线已售出 %1</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>其创建者卖出</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>另一个币成为 King</translation>
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
        <translation>每次转账都可能有一部分作为费用被扣留。</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>代币全部不存在后，有人可以关闭 mint 账户。</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>您的代币从得到的那一刻起就可能被冻结。</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>其代币无法转账，因此也无法卖出。</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>有人可以拿走或销毁您的代币。</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>每次转账时都可能运行另一个程序，并且它可以拒绝转账。</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>有人可以暂停所有转账。</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>其 mint 带有此处未知的扩展。它可能有危险。</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>未检查其名称是否可以更改。</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>任何人都不能更改其名称、代码和图片。</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>有人可以更改其名称、代码和图片。</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>未检查其 mint 的扩展。</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>其 mint 没有扩展。</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>其 mint 的扩展：%1</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation>导出 K 线</translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation>保存图表图片</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>图片已保存。</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>无法在该位置写入图片。</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>（无名称）</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>订单上链之前，价格的上涨超出了您的滑点。</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>只花费了网络费。请查看新价格后重新下单。</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>订单上链之前，价格的下跌超出了您的滑点。</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>该订单得到的代币会少于您的最低数量。</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>订单上链之前，价格变动超出了您的滑点。</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>订单上链之前，曲线已售罄。</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>该币从现在起在其资金池中交易。</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>曲线中已没有那么多代币。</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>请减少数量。</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>钱包中没有那么多代币。</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>请减少卖出数量。</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>钱包中的 SOL 不足以支付首次交易的租金。</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>请充值 SOL，或减少买入金额。</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>钱包中的 SOL 不足以支付此次交易的费用。</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>链上程序拒绝了该订单（%1）。</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>没有发生任何交易。</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>无法按要求执行：%1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>密钥或密码不正确。</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>请检查后重试。</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>此处不允许：%1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>此网络上没有这个币。</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>请检查 mint 地址。</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>没有这个钱包。</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>请选择或创建另一个。</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>没有这个名称的内容。</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>请求格式有误：%1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>该曲线已售罄，而资金池尚未建立，无法交易。</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>请在该币转入资金池后重试。</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>已存在：%1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>文件过大。</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>图片最大 15 MiB，每边最多 4096 像素。</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>钱包余额不足。%1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>没有发送任何内容。请充值 SOL 或减少数量。</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>价格变动超出了您的滑点。</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>没有发送任何内容。请查看新价格后重新下单。</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>链上拒绝：%1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>保险库已锁定，因此无法签名。</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>请在窗口顶部输入密码。</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>网络要求暂停。</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>请几秒后重试。</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>网络拒绝或返回了无意义的数据。%1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>请重试，或使用其他端点。</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>目前无法使用：%1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>请稍后重试。</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>网络未及时响应。</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>如果订单已发送，“活动”中的对应行会显示结果。</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>磁盘无法保存，因此没有发送任何内容。</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>请释放空间或检查数据文件夹的权限。</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>读取的数据有误，无法识别。</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>未做任何更改。请从备份恢复或尝试其他来源。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>程序内部出错。</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>请附上日志报告此问题。</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>本机的其他用户可以打开存放密钥的数据目录。请取消该权限：chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>数据目录属于其他用户：%1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>数据目录是一个文件：%1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>无法创建数据目录：%1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>无法写入数据目录：%1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>另一个 Curvedesk 正在使用数据目录。请先将其退出：%1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>某个存储拒绝了图片或文字。%1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>表单下方的“存储…”里有其他存储。</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>图片和文字的某个存储没有响应。%1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>请稍后重试；表单下方的“存储…”里有其他存储。</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>只花费了网络费。</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>其他人看不到，对模拟资金而言已足够。</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>其他人看不到：对所有其他人来说，该币永远没有图片和文字。</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>守护进程将其保存在 IPFS 上：只要它在运行，或有他人同样保存，其他人就能看到。</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>您的 Pinata 账户将其保存在 IPFS 上。</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>pump.fun 将其保存在 IPFS 上。它可能拒绝；此时不会签名。</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>图片和文字：保存在此计算机上</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>图片和文字：通过 %1 的 Kubo 发布</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>图片和文字：通过 Pinata 发布</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>图片和文字：通过 pump.fun 发布</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 表单下方的“存储…”里有其他存储。</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>沙盒：本程序内的完整市场，使用模拟资金。</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1：公共测试网络，使用模拟资金。</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet：每个订单都花费真实资金。</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Curvedesk 不认识的网络。请将在其上的花费视为真实资金。</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>沙盒账本</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>%1 集群</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1：模拟资金。</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet：此处花费真实资金。</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>未知网络：此处可能花费真实资金。</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk（沙盒）</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · 真实资金</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk（%1）</translation>
    </message>
    <message>
        <source>live</source>
        <translation>在线</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>连接中</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>缓慢</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>离线</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>网络不符</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>网络响应及时。</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>尚未收到网络的任何数据。</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>网络响应较慢。价格可能已过时；订单可能需要更长时间。</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>网络无响应。显示的是最后收到的数据；已发送的订单会保留，待网络恢复后再次查询。</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>该端点与此数据文件夹不属于同一网络。不会向其发送任何内容。</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>等待网络</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>网络离线：无法发送任何内容</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>端点属于其他网络：不会发送任何内容</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>尚未读取任何数据：正在连接网络。</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>网络离线。无法读取任何数据；正在重试。</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>端点属于其他网络。不会从中读取任何数据。</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>落后 %n 个 slot</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>沙盒：模拟资金。</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>数据时间未知</translation>
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
        <translation>费用 %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>至 %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 至 %2：已发送，等待链上确认。</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>已发送 %1 至 %2。</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>发送 %1 至 %2 失败：%3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>发送 %1 至 %2 已过期；没有花费。</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>尚无法确定 %1 是否已到达 %2。</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>待定</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>成功</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>链上失败</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>待定：已签名并发送，尚无结果。在有结果之前会重复发送相同的字节；期间绝不会再次签名。</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>成功：已上链，并按所示执行。</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>链上失败：已上链但被拒绝。只花费了网络费。</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>已过期：可以证明从未上链，且不会再上链。没有花费。</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>未知：网络无法说明其结果。再次下单前请先查看：它可能已上链。</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ 买入</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ 卖出</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ 发行</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ 发送</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>上次运行遗留；正在查询结果</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>链撤回了结果；正在重新等待</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>已发送，等待链上确认</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>slot %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>被链拒绝</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>从未上链；没有花费</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>尚无法确定；在明确之前请勿再次下单</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>%1 的订单已发送。</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>%1 的订单失败：%2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>%1 的订单已过期；没有花费。</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>尚无法确定 %1 的订单结果。</translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation>已买入 %1 %2，花费 %3 SOL。</translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation>已卖出 %1 %2，得到 %3 SOL。</translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation>已发行 %1。</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2：%3。</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>链撤回了 %1 订单的结果。它再次处于待定状态；请勿重复下单。</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>图片大于 64 MiB。</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>这不是 PNG、JPEG、GIF 或 WebP 图片。</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>图片已损坏。</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>图片像素过多。</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>动画最大 15 MiB，每边最多 4096 像素。</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>已缩小：%1 × %2 像素。</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>市值（%1）</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>价格（%1）</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>签名，会更改</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>会更改</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>%1 / 1232 字节；网络费最多 %2 SOL</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>在 slot %1 模拟；有效至区块 %2</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>区块哈希 %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>确认后，将在上述限制内使用最新的区块哈希重新准备同一订单。</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>下方的区块哈希已过旧，无法用于发送。</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>区块哈希于 %1 秒前获取，约 %2 秒内有效</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>用户，支付费用</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>用户的代币</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>用户的计价代币</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>用户的包装 SOL</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>mint</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>计价 mint</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>联合曲线</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>曲线的代币</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>曲线的计价代币</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>资金池</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>资金池的代币</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>资金池的包装 SOL</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>创建者的费用金库</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>费用收款人</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>回购费用收款人</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>费用设置</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>全局设置</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>交易量累计</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>事件权限</translation>
    </message>
    <message>
        <source>program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>程序：%1</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1，限制 %2</translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation>请先选择一个币</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>请先创建或导入钱包</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>请输入大于零的数额</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>滑点：%1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>滑点最高 100 %</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>您的滑点上限为 %1（设置）</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>优先费：%1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>数额太小，无法产生任何变动</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>您的单笔订单上限为 %1 SOL（设置）</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>钱包中还差 %1 SOL</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>钱包中只有 %1</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>钱包中还差 %1 SOL 用于网络费</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>曲线剩余少于您要求的数量：订单将买下全部剩余。</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>仅此订单就会使价格变动 %1。</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>滑点为 %1 时，他人最多可从订单中拿走这么多。</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>网络费 %1 SOL 超过订单的二十分之一。</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>钱包尚未读取</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>资金池费用</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>最多支付</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>最少得到</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>最少得到</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>价格影响</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>协议费</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>创建者费用</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>网络费</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>优先费</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>代币账户租金</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>首次交易租金</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>暂时占用</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>协议费 %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>创建者费用 %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>资金池费用 %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>wrapped SOL 账户的租金：必须在钱包中，并在同一笔交易内退回。</translation>
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
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>MMM d</source>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>yyyy-MM-dd HH:mm:ss</source>
        <translation>yyyy-MM-dd HH:mm:ss</translation>
    </message>
</context>
<context>
    <name>TokenTableModel</name>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>注意：此名称含有隐藏字符。</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>计算预算：最多 %1 单位</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>计算预算：每单位 %1 micro-lamports</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>System：从 %2 发送 %1 SOL 至 %3</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated token：为 %2 开立账户 %1，由 %3 支付</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token：从账户 %2 发送 %1 至账户 %3</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token：关闭账户 %1，租金归 %2</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>钱包不再持有该代币。空账户将被关闭，租金退回。</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>钱包将恰好剩余 0 SOL。再次收到 SOL 之前无法支付任何订单；其中的代币仍会保留。</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>此地址与您已知的另一个地址相似，但不是它：%1。盗贼会制造这样的地址。</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>此地址不可能有私钥。发送到它的资金会丢失，除非有程序能将其移动。</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>此处从未向该地址发送过资金。转账无法撤回。</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>您自己的钱包</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>在此网络上尚未使用</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>%1 的创建者卖出了 %2 个代币，得到 %3 SOL。</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>%2 的曲线已售出 %1。</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>%1 的价格为 %2 SOL。</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>%1 的市值为 %2 SOL。</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1 现在是 King of the Hill。</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertTableModel</name>
    <message>
        <source>Coin</source>
        <translation>币</translation>
    </message>
    <message>
        <source>Tell me when, or what happened</source>
        <translation>提醒条件或发生的事件</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>触发时间</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1，交易 %2</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>所在网络：%1</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>等待，直到本程序连接到网络 %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>提醒</translation>
    </message>
    <message>
        <source>Add alert</source>
        <translation>添加提醒</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>每个提醒只通知一次，并说明发生的事件和对应的交易。为此程序必须在运行；错过的内容会在下次启动时通知。</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>带声音</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>提醒内容</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>市值不低于</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>市值不高于</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>价格不低于</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>价格不高于</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>曲线售出至</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>其创建者卖出</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>另一个币成为 King</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>尚无提醒。</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>显示该币</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>再次提醒</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>请先选择一个币。</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>现在已经如此。</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>当前 %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>一条曲线最多只能售出 100 %。</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>显示高亮提醒的币</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>让高亮的提醒重新等待</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>移除高亮的提醒</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>尚无币成为 King。</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>请输入数额</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>小数请用点，不要用逗号</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1 最多 %n 位小数</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>超出了可能存在的数量</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>这不是像 0.5 这样的普通数字</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>提供 HTTP API</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>启动以来 %1</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>复制 API 地址</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>复制示例</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>端口</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>最近的请求</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>此版本不含 API 主机。</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>新密钥…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>新 API 密钥</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>撤销…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>尚无密钥。程序需要密钥才能读取市场或交易。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>示例语言</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>已关闭。开启后，本机上持有下列任一密钥的程序可以执行该密钥允许的操作。其他机器无法访问。它们的订单显示在“活动”中。</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>请用密钥的文本替换 YOUR_API_KEY。该文本只在创建密钥时显示。</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>更改高亮的密钥</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>撤销高亮的密钥</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>更改密钥 %1</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>新 API 密钥</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>每个订单都询问我</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>用途，例如：再平衡脚本</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>保存密钥</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>创建密钥</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>读取市场</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>查询价格</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>发行币</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>列出本程序的所有钱包</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>允许使用的钱包</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>另一个钱包</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>使用这些钱包</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>单笔订单上限</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>每小时上限</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>每天上限</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>滑点上限</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>优先费上限</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>有效期</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>与现在相同，至 %1</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>直到撤销</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>一天</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>一周</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 天</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 天</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>请勾选允许的操作。</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>未勾选钱包：它可以使用自己的钱包，以及请求中附带私钥的任何钱包。</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>未勾选钱包：它的每个订单都必须附带私钥。</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>若不设 SOL 上限，持有此密钥的人可以花光所勾选钱包中的全部资金。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>May</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从未</translation>
    </message>
    <message>
        <source>May: %1</source>
        <translation>允许：%1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>限制：%1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>已花费：最近一小时 %1 SOL，最近一天 %2 SOL</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>创建：%1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>钱包：%1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>最近使用：%1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>到期：%1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>撤销：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>允许程序买入 %1？</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>允许程序卖出 %1？</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>允许程序发行 %1？</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>允许程序从您的钱包发送？</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>约花费</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>约得到</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>最少得到</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>卖出</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>滑点上限</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>最多支出（含费用和租金）</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>批准</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>该订单使用 API 密钥 %1。</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>该订单使用 API 密钥“%1”。</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>由 %1 签名</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>该币的 mint 地址</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>收款人</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>显示签名内容</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>隐藏签名内容</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>稍后决定</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>若不回应，将在 %n 秒后拒绝。</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>该订单已不再等待回应；您的回应来得太晚。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>API 密钥“%1”的一个订单等待您批准。</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>没有订单等待您批准。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>启用一键交易？</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>启用期间，按钮会立即发送订单，不再弹出确认。超过以下数额的订单和带有警告的订单仍会询问。</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>在此网络上，每次点击都花费真实资金。</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>单笔订单上限</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>按 Esc、锁定密钥或退出程序都会停用。</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>启用</translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>价格图表</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>%n 根 K 线，最新价 %1 SOL，市值 %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>尚无交易</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>您以 %1 SOL 买入</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>您以 %1 SOL 卖出</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>创建者以 %1 SOL 买入</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>创建者以 %1 SOL 卖出</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1，当时市值 %2 SOL，%3</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>%1内无交易</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  可能缺少交易</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>成交量 (SOL)</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>这段时间可能缺少交易。</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>开盘市值 (SOL)</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>开盘 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>最高市值 (SOL)</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>最高 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>最低市值 (SOL)</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>最低 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>收盘市值 (SOL)</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>收盘 (10⁻⁹ SOL)</translation>
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
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation>K 线周期</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>图表单位</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>更多图表选项</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>该币的 K 线</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>K 线</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>市值</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>市值：全部代币的价格</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>单个代币的价格</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>市值</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>适应窗口 (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>回到发行时 (Home)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>保存为图片…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>将 K 线导出为 CSV…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>尚无交易</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>K 线与曲线的分界</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>%1 的图片</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>关于 %1</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>创建者</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>该创建者的其他币</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>未发现该创建者的其他币。</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>名称看起来相同的币</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>没有名称看起来相同的其他币。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>名称或代码含有不可见或改变阅读方向的字符。请核对 mint 地址。</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>无描述。</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>网站</translation>
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
        <translation>元数据</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>无链接。</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>任何人都不能增发该币。</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>有人可以随意增发该币。</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>任何人都不能冻结您的代币。</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>有人可以冻结您的代币。</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>未读取到其发行信息。</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>发行于 %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>复制：%1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation>%1 %2 · %3 SOL · %4</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation>%1：%2，显示其中 %3</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>未检查是否可以增发。</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>未检查您的代币是否可被冻结。</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>使用此代码的其他名称的币</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>没有其他名称的币使用此代码。</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1：至少 %2，显示其中 %3</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1：仅比较了最大的币</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>隐藏具有欺骗性的名称</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>币的筛选</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>创建时间短于</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>任意时间</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>市值不低于</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>市值不高于</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>进度不低于</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>进度不高于</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>持有者不少于</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>含有隐藏字符的名称和代码，以及冒充列表中较早的币的名称和代码</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation>隐藏字符</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>复制 mint 地址</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>关注该币</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>关于该币：文字、链接、创建者</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>与较早的币同名</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>名称或代码含有不可见或改变阅读方向的字符。这类名称是为了冒充其他币。请核对 mint 地址。</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>价格 (SOL)</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>市值</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>毕业</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>创建者</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>每个代币 %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
发行于 %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ 不可增发</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ 可增发</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>任何人都不能增发该币。</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>有人可以随意增发该币。</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ 不可冻结</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ 可冻结</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>任何人都不能冻结您的代币。</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>有人可以冻结您的代币。</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · 还差 %2 SOL</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>正转入资金池</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>在资金池中</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>曲线已售罄。资金池建立后即可继续交易。</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>已毕业：在 AMM 资金池中交易
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>取消关注该币</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>未检查增发</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>无法读取 mint 账户。</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>未检查冻结</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ 有风险的扩展</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ 可改名</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>其余未检查</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>有较早的币名称看起来相同。请核对 mint 地址：</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>代码重复</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>另有 %n 个币使用此代码。请核对 mint 地址：</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>与较早的币代码相同</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>有较早的币代码看起来相同。请核对 mint 地址：</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>币</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>无法显示该币。</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>请在左侧选择一个币，或在上方粘贴 mint 地址。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>买入 %1？</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>卖出 %1？</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>显示签名内容</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>我已阅读并仍要继续</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>Mint 地址 %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>该币名称含有隐藏字符。请核对 mint 地址。</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>已毕业：在其 AMM 资金池中交易</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>由 %1 签名</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>您花费</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>您卖出</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>您约得到</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>刚刚模拟</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>滑点上限</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>隐藏签名内容</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>正在准备交易…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒绝</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>这是您第一笔使用真实资金的订单。花出的钱无法收回。</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>请先勾选上方的复选框</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>发行 %1？</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>正在查询费用…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>名称、代码和图片之后永远无法更改。%1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>您支付</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>您得到</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>由 %1 签名</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>发行 %1</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>您得到，占总量 %1</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>首次买入，进入曲线</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>买入的协议费</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>买入的创建者费用，归您所有</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>租金：mint（含名称、代码、链接）</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>租金：联合曲线</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>租金：曲线的代币账户</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>租金：您的代币账户</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>租金：您的交易量记录，仅一次</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>网络费，两个签名</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>优先费</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>租金：您的创建者金库，仅一次</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>从钱包支出</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>收款人得到</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>网络费</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>收款人代币账户的租金</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>退回的租金</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>之后钱包中的 SOL</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>之后钱包中的代币</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>发送 %1？</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>发送 %1</translation>
    </message>
    <message>
        <source>To</source>
        <translation>收款地址</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>收款人 %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>由 %1 签名</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>从交易中读回的签名内容：</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>我已核对完整地址并仍要继续</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>请输入地址的最后 %1 个字符</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>请先勾选上方的复选框</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>请先输入地址的最后 %1 个字符</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation>新钱包</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>可选，例如：主钱包</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>创建钱包</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>新密钥在本程序中生成并保存在其保险库中。接下来会显示它，供您抄写。</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>裁剪为正方形</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>正方形大小</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>动画将丢失：只保留第一帧。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>裁剪</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation>图片的一部分</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>没有导出任何内容。%1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>已全部导出：%n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>无法写入文件：%1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>导出已取消，未写入任何内容。</translation>
    </message>
</context>
<context>
    <name>curvedesk::CurveChart</name>
    <message>
        <source>Bonding curve</source>
        <translation>联合曲线</translation>
    </message>
    <message>
        <source>%1 of the curve is sold, %2 SOL to go, market cap %3 SOL</source>
        <translation>曲线已售出 %1，还差 %2 SOL，市值 %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>曲线已售罄。该币正转入资金池；交易将在那里继续。</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>曲线已售罄。该币在资金池 %1 中交易。</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>已毕业：正转入资金池</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>已毕业：在资金池中交易</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>曲线已售罄。资金池建立后即可继续交易。</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>已售代币</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>毕业市值 %1 SOL</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>您的订单之后 %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>当前位置 · %1 · 还差 %2 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation>复制 %1</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>复制该行</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>复制 mint 地址</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>复制钱包地址</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>复制签名</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>复制 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>通常的顺序</translation>
    </message>
</context>
<context>
    <name>curvedesk::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>供排查故障的人使用。其中没有密钥、钱包地址和金额；转交之前请先读一遍。</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
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
        <translation>币</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>该币的交易</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>订单、发行、API 主机</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>HTTP 接口</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>让主机连续运行数周</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>性能</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>Curvedesk 所理解的协议</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Export CSV</source>
        <translation>导出 CSV</translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation>导出该币的交易</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>导出持仓</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>导出订单</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>活动、交易与持仓</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>订单</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>活动</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>尚无订单。您买入、卖出或发行的内容及其结果会列在此处。</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>该币的交易</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>该币尚无交易。</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>请先选择一个币。</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>持仓</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>您的钱包尚无任何币。</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>该币的持有者</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>根据交易记录，无人持有该币。</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>卖出…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>显示回执</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>平均成本；包含曲线和资金池费用，不含网络费和租金。价值按市价计算，未扣除卖出成本。</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>根据交易记录有 %n 位持有者</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>看不到钱包之间转移的代币。</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>导出盈亏</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>价值 %1 SOL · 盈亏 %2 SOL · 已实现 %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>前十名持有 %1</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>来自别处的代币有价值但不计盈亏：成本未知。</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>取消导出（%1）</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>并非全部：该币的部分交易未保存</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>自该币发行以来，市场并非一直被跟踪。</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>该币的交易尚未读取。</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>导出该币的持有者</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>另一个导出尚未完成：请先取消它。</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>订单尚未读取。</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>持仓尚未读取。</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>该币的持有者尚未读取。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>%n 个无价格的持仓按成本计入</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>在浏览器中打开此页面？</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>此页面由他人运营。他们会得知您的网络地址以及您查看的内容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>在区块浏览器中查看交易…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>在区块浏览器中查看币…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>在区块浏览器中查看钱包…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>%1 的私钥</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>看到此密钥的人就拥有这笔钱。它将显示 %1 秒；继续之前请留意四周。</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>没有其他人能看到此屏幕</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>显示密钥</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>正在验证…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>密码错误。</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>私钥</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>复制 15 秒</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>%1 秒后隐藏</translation>
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
        <translation>%1 基本单位</translation>
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
        <translation>您想在哪里交易？</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>沙盒</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>此计算机上的完整市场，使用模拟资金和模拟交易者。无需账户和网络。</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>Solana 的公共测试网络，使用免费测试资金。</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>Solana 主网。订单花费真实资金。</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>自有节点</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>您在设置中指定的 JSON-RPC 节点所在的集群。</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>您可以随时在“文件”、“设置”中更改。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>代币</translation>
    </message>
    <message>
        <source>Of the supply</source>
        <translation>占总量</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1，您</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1，创建者</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>币的图片</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG、JPEG、GIF 或 WebP。拖放到此处、粘贴或点击选择文件。大于 15 MiB 或每边超过 4096 像素的静态图片会被缩小。其中的位置、相机和注释不会发布。</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>已选择图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>剪贴板中没有图片。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>拖放、粘贴或选择</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>导入钱包</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>仅关注地址…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>导入钱包</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>私钥的 Base58、solana-keygen 文件的内容 ([12,34,…])，或其他程序钱包的 12 至 24 个助记词。它只会存入保险库，不会去别处。</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>私钥或助记词</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>助记词的密码（如有）</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>这些助记词的钱包</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>查找其钱包</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>沿时间移动</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>左、右、Home、End</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>更宽、更窄、适应窗口</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>在图表中</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>点击一个字段并按下新的按键。不带 Ctrl 或 Alt 的按键在未输入文字时有效。</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>默认按键</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>%1 的按键</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1 已被占用：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1 保留给有焦点的项</translation>
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
        <translation>显示</translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation>显示 King of the Hill</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>关于 King of the Hill：文字和链接</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>山顶上还没有币。</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>市值 %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>在位 %1</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>最近五分钟</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>未知：最近五分钟的部分交易未保存</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>请添加图片</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>请为该币命名</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>名称超过 %1 字节</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>请为该币设置代码</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>代码超过 %1 字节</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>请用一句话描述该币</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>描述超过 %1 字节</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>仅限 https 链接</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>链接超过 %1 字节</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>超过钱包余额</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>滑点为 0 到 100 之间的百分比</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>优先费：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>正在发行…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>请先创建或导入钱包</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2 字节</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>首次买入（含曲线费用）最多支付 %1 SOL，另付网络费和该币各账户的租金。</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>您支付网络费和该币各账户的租金；不进行首次买入。</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>发行币</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>继续发行 %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>发行 %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>已过期</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>交易从未上链，没有花费。继续时会重新签名。</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>尚无节点能说明交易的结果。“活动”中会显示。</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>已中断</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>此次发行被中断。将从中断处继续，使用相同的 mint。</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>裁剪…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>存储…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>将图片裁剪为正方形</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>描述</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>网站</translation>
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
        <translation>首次买入（可选）</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>首次买入 (SOL)</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>选择图片和文字的存储</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>已在签名之前取消。继续时只发布仍然缺少的内容。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>在签名之前取消发行</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>钱包尚未读取</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>正在读取图片…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>发布图片</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>发布文字</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>构建并签名</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>上链</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>等待</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>保存此布局</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>保存布局</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>请先输入名称</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>名称中不能有斜杠</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>已有同名的布局</translation>
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
        <translation>不是 https：未打开</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>在浏览器中打开 %1</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>可疑地址：未打开</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>设置密码…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>密钥已锁定：价格和已发送的订单继续进行，但无法签名。</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>解锁…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>等待网络：价格可能已过时</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>要做什么</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>订单</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>发行</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>订单、发行、API 主机</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>交易(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>新钱包(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>导入钱包(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>将显示的表格导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>锁定密钥(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>查找币、钱包或命令(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>买入(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>卖出(&amp;S)</translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation>按钮 %1 的数额</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>发行币(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>关于该币(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>关注或取消关注该币(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>复制 mint 地址(&amp;C)</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>布局：交易(&amp;T)</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>布局：宽，含交易列表(&amp;W)</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>将此布局保存为…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>已保存的布局(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>下单面板(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>发行表单(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>API 主机(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>隐藏或显示数额(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>深色或浅色(&amp;D)</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>放大(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>缩小(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>正常大小(&amp;U)</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>布局：发行(&amp;N)</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>布局：主机(&amp;S)</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>锁定布局(&amp;Y)</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>Curvedesk 正在打开您的钱包和市场</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>导出税务盈亏，先进先出…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>导出税务盈亏，平均成本…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>提醒(&amp;E)…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>等待您批准的订单…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>窗口导览(&amp;T)</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>仍在曲线上的币中市值最高的一个。点击即可显示并选中它。</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>上涨的、新的和即将毕业的币。高亮的币就是显示和交易的币。</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>它的价格走势和曲线：当前位置，以及您的订单会把它带到哪里。</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>在这里买卖。所有费用都列在按钮上方，确认之前不会发送任何内容。旁边是发行币和供程序使用的 API。</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>您的订单结果、含盈亏的持仓，以及该币的成交和持有者。</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>您的钱包。在此创建一个即可开始。</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>查找币、钱包和命令。所有快捷键见“帮助”菜单。</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>密钥已锁定，显示新密钥的窗口已关闭。钱包的私钥可在“显示密钥”中再次查看；API 密钥则不能，请新建一个。</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>钱包(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>领取 %1 SOL 模拟资金(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>从钱包发送(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>接收到钱包(&amp;R)…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>重命名钱包(&amp;M)…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>显示钱包的私钥(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>筛选币(&amp;F)…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>正在等待系统密钥环，它正在询问密码：其窗口可能在其他窗口后面。在此之前无法签名。</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>在创建第一个钱包之前，需要设置密码来保护密钥。</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>显示 &amp;King of the Hill</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>忘记(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>诊断(&amp;D)…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>没有可锁定的内容：密钥尚未设置密码。</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>密钥已经锁定。</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>没有可锁定的内容：这些密钥用于模拟资金，没有密码保护。</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>Curvedesk 会在托盘中继续运行，包括提醒和 API 主机。用托盘菜单中的“退出”可结束它。</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>关闭所有通知</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>当前没有显示通知。</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>请先创建或导入钱包。</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>关注的钱包的密钥不在此处。</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>请先选择一个币。</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>没有已知的 King of the Hill。</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>该币尚未读取。</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>币列表的列和排序…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>布局：%1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>文字已是最大。</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>文字已是最小。</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>网络：%1</translation>
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
        <translation>启动以来没有通知。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>关闭通知</translation>
    </message>
    <message>
        <source>View</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>启动以来的所有通知</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 条</numerusform>
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
        <translation>下单时间</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>结算时间</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>报价 SOL</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>实际 SOL</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>报价代币</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>实际代币</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>网络费</translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation>要发送的 SOL</translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation>要发送的代币</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>收款人</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>显示该币</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>相对报价的价格</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>复制回执</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>保存回执…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>订单</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>保存回执</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>曲线或资金池费用</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>上链时间</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>最少得到（按签名）</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>最多支付（按签名）</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>从签名到节点接受</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>从接受到结算</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>进入钱包</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>离开钱包</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>已退回的租金</translation>
    </message>
    <message>
        <source>Rents</source>
        <translation>租金</translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderTableModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>订单</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>币</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>代币</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>实际：%1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>报价：%1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>实际：%1 基本单位</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>报价：%1 基本单位</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>网络费 %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>签名 %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>设置密码</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>解锁密钥</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>它保护此计算机上您钱包的密钥。没有人能恢复它：没有它，除非您已抄写密钥，否则密钥将丢失。</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新密码</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>再次输入新密码</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>保险库的密钥在桌面的密钥环中，密钥环可能会要求输入其密码。</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>在再次锁定之前可以签署订单。</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>使用桌面的密钥环</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>两次输入的密码不同。</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>密码错误。</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>正在验证…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>设置密码</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
</context>
<context>
    <name>curvedesk::PositionTableModel</name>
    <message>
        <source>Coin</source>
        <translation>币</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>持有</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>价值 (SOL)</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>成本 (SOL)</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>盈亏 (SOL)</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>已实现 (SOL)</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>按市价；卖出会影响价格并产生费用。</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>按平均成本。包含曲线和资金池费用，不含网络费和租金。</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>其中 %1 个代币来自别处：成本未知。</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>毕业进度</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>用 %1 收款</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>可向此地址发送此网络的 SOL 和代币。</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>地址 %1 的二维码</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>复制钱包地址</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>重命名钱包</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>无颜色</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>颜色 %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>分组：同组钱包排在一起</translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>状态码</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>耗时</translation>
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
        <translation>密钥</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>撤销密钥 %1？</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>使用它的程序从现在起会被拒绝。它无法恢复有效；已发送的订单继续进行。</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>撤销</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>搜索币、钱包、命令</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>搜索币、钱包和命令</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>搜索结果</translation>
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
        <translation>钱包 %1</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>No known coin. Enter looks on the chain.</source>
        <translation>没有已知的币。按回车在链上查找。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>您的新钱包</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>私钥</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>可在任何 Solana 钱包程序中恢复此钱包。</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>我已抄写私钥</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>新 API 密钥</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>我已保存 API 密钥</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 密钥</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>让您的程序通过 API 使用此钱包（请求头 x-api-key）。</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1，已隐藏</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>显示：%1</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>复制 15 秒</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>复制 15 秒：%1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>请先勾选上方的复选框</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>密钥“%1”只显示这一次。拥有它的人可在本机执行您允许的操作。</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>请把私钥保存在别人无法读取的地方：谁有私钥，谁就有钱。API 密钥只在这里显示。</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>隐藏：%1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>勾选后此页才会关闭：API 密钥不会再次显示。</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>复制含此密钥的示例 15 秒</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>从 %1 发送</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>核对…</translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation>其他代币…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>代币地址</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>收款人的钱包地址</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>地址簿中的名称</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>What</source>
        <translation>资产</translation>
    </message>
    <message>
        <source>To</source>
        <translation>收款地址</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>地址簿</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>请输入收款人地址</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>地址不完整</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>正在读取余额…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>请输入大于零的数额</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>正在查询费用…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>此钱包仅被关注：密钥不在此处，因此无法发送。</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>从地址簿中移除</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>添加到地址簿</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>密钥已锁定：没有发送任何内容。</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>解锁…</translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>文字大小（百分比）</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>您的上限，超出时不会发送</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>单笔订单花费</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>滑点</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>优先费（下次启动起生效）</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>网络（下次启动起生效）</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>此计算机上的沙盒：模拟资金</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet：测试资金</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet：真实资金</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>您自己的节点</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>节点 (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>模拟交易者</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>公共币列表</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>发行的图片和文字</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>按网络需要</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>保存在此计算机上</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>通过 pump.fun 发布</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>您自己的 IPFS 节点</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>IPFS 节点</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>密钥与 API 主机</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>无操作多少分钟后锁定密钥</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation>空闲多久后锁定密钥</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>随窗口启动的 API 主机的端口</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>不启动</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>在此端口启动 API 主机</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>保存并重启</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>请输入您的节点地址。</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>节点地址以 https:// 开头，在本机则可为 http://。</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>请输入您的 IPFS 节点地址。</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>从下次启动起，在 Mainnet 上的订单将花费真实资金。</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>部分设置在下次启动时生效。</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>涨跌颜色</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>绿与红</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>蓝与橙</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>红与绿</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>表格行</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>此处没有需要重启的更改</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>不显示图片</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>显示图片：陌生人的服务器会得知您的网络地址</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>区块浏览器</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>届时 API 主机处于关闭状态。</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>连接其他计算机的代理</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>无，或 socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>代理地址为 socks5://主机:端口 或 http://主机:端口，不带密码。</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>市场数据最多可占用磁盘的 MiB 数</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>超出后会删除最早的交易，但不会删除您自己钱包的交易。</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>磁盘上的市场数据上限</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>语言（下次启动起生效）</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>优先费上限最高为 1 SOL。</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>端口是 1 到 65535 之间的数字。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>动态效果</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>减弱</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>变化的数值会短暂闪烁，除非动态效果已减弱。</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>窗口外的通知</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>关闭窗口时</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>退出程序</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>保留在托盘中</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>可填写多个，用空格分隔：一个不可用时由另一个代替。</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>其 WebSocket</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>第一个节点用来通报交易的地址。留空则使用由节点自身地址推导出的地址。</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>沙盒作为节点的端口</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>此计算机上的其他程序可在该端口像访问 Solana 节点一样访问沙盒。</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>订单等待批准</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>程序的订单等待您批准的秒数</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>适用于其 API 密钥需要您批准的情况。超过此时间订单会被拒绝。下次启动起生效。</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>WebSocket 地址以 wss:// 开头，在本机则可为 ws://。</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>API 主机和沙盒需要使用不同的端口。</translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>卖出</translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation>买方</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>卖方</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>等待网络…</translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation>连接中</translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation>模拟交易者已开启</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>尚未收到数据</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>%1 未收到数据；价格可能已过时</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · %2 未收到数据</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>网络：%1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>正在恢复 %n 个订单…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>%n 个订单待定</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>程序退出时遗留的订单。正在查询结果；新订单需等待。</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>显示订单</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>API 主机已开启，端口 %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>API 主机已关闭</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>已启用：一键最多交易 %1 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo，IPFS 守护进程</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata，使用您账户的令牌</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>pump.fun 自己的上传服务</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>仅此计算机</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>发行内容的发布位置</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>发行时从上到下尝试勾选的存储，每个尝试数次。若均未勾选，则使用第一个响应的存储。</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Kubo 守护进程地址</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Pinata 令牌 (JWT)，保存在保险库中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>已保存一个；输入另一个即可替换</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>上移：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TermsEdit</name>
    <message>
        <source>Slippage</source>
        <translation>滑点</translation>
    </message>
    <message>
        <source>How much worse than shown the price may be when the order lands. Beyond that it fails.</source>
        <translation>订单上链时，价格最多可比显示的差多少。超出则订单失败。</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>滑点 %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>滑点百分比</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>为更早上链而支付给网络的上限：当许多人想写入同一个币时，支付更多的交易优先。它不影响价格。</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>自动优先费</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>优先费 %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>与最近上链的交易支付的一样多</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>最多 %1 SOL</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>优先费 (SOL)</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>优先费</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>已换币：数额已清空，滑点和优先费保留</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>此钱包仅被关注：密钥在别处。</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>复制未签名交易</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>订单等待密钥，解锁后即发送。</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>解锁…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>密钥已锁定。</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>密钥在别处：请复制未签名的订单并在那里签名</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>密钥已锁定</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>未签名的交易已以 base64 形式复制到剪贴板。约一分钟内可以签名。</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>花费</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>卖出</translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation>花费数额 (SOL)</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>卖出数量（代币）</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>得到</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>约得到</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>得到数量（代币）</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>得到数额 (SOL)</translation>
    </message>
    <message>
        <source>of %1 SOL</source>
        <translation>共 %1 SOL</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 基本单位</translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation>约花费</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>约卖出</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>买入 %1</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation>用 %1 SOL 买入 %2</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>卖出 %1</translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation>卖出 %1 %2</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>正在发送…</translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation>正在询价…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>签名钱包</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>更改这些数额</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>数额 %1 (SOL)</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>保留这些数额</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>卖出持有量的 %1 %</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>卖出足以收回持仓成本的数量</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>卖出足以收回持仓成本的数量：平均成本，含曲线费用</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>花费 %1 SOL</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>该钱包没有买过此币</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>卖出全部 %1</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>卖出 %2 的 %1 %</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>立即用 %1 SOL 买入 %2</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>立即卖出全部 %1</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>立即卖出 %2 的 %1 %</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>立即卖出 %1 %2</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>一键交易…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>已启用，单笔最多 %1 SOL：停用 (Esc)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>请先显示金额：这一项会透露持仓的成本</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>下单面板现在是另一笔订单：请关闭此页并核对那笔订单。</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>上涨的币</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>最新的币</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>即将毕业的币</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>关注的币</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>尚无币。请发行第一个。</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>没有币超过其曲线的一半。</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>您加星标的币会列在此处。</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>取消关注</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>关注</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>没有币符合筛选条件：%1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>曲线进度</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>市值</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>五分钟涨跌</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>一小时涨跌</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>一天涨跌</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>一天成交量</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>存在时间</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>最近交易</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>币</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>显示哪些币</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>上涨</translation>
    </message>
    <message>
        <source>New</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>即将毕业</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>关注</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>列表的列、排序和筛选</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>筛选…</translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation>已毕业</translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation>还差 %1 SOL</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>按最近五分钟的速度，%1 后完成（推算）</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message>
        <source>Coin</source>
        <translation>币</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
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
        <translation>1 小时</translation>
    </message>
    <message>
        <source>1 d</source>
        <translation>1 天</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>成交量</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>持有者</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>存在时间</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation>%1，King of the Hill</translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>注意：此名称含有隐藏字符。</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>市值 %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>最近五分钟市值涨跌</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>最近一小时市值涨跌</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>最近一天市值涨跌</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>最近一天成交 %1 SOL</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>根据交易记录持有该币的钱包；看不到钱包之间的转账</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>未读取到发行信息</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>从未交易</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>未知：计算所依据的部分交易未保存</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1，看起来像较早的币</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>尚未读取</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>注意：有较早的币名称或代码看起来相同。请核对 mint 地址。</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>此列表中另有 %n 个币使用此代码。请核对 mint 地址。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1，含有隐藏字符</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>隐藏或显示您钱包的数额</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>立即锁定密钥</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>无钱包</translation>
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
        <translation>导览</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>退出导览 (Esc)</translation>
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
        <translation>时间</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>代币</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>交易者</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ 买入</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ 卖出</translation>
    </message>
    <message>
        <source>you</source>
        <translation>您</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1，slot %2</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 基本单位</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>每个代币 %1 SOL</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>进入曲线或从曲线流出的 SOL，不含费用。您的订单花费或得到多少，见“活动”。</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>显示 Curvedesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>移除 %1？</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>它会从列表中移除，其余额不再计入总额。网络上没有任何变化，其订单会保留，您可以用其地址再次关注它。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>%n 分钟后</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>密钥保护</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>使用桌面的密钥环</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>当前密码</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>新密码</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>再次输入新密码</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>窗口闲置时自动锁定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>密钥由密码保护。没有人能恢复它。</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>保险库的密钥在桌面的密钥环中。可以改用单独的密码。</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>保险库的密钥就在它旁边：谁复制本程序的文件夹，谁就得到密钥。这只适用于模拟资金。</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>两次输入的密码不同。</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>新密码保护密钥。密钥已重新封装：旧的保险库副本无法打开从现在起添加的内容。</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>桌面密钥环中的新密钥保护密钥。</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>密码错误。</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>正在验证…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>更改密码</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>设置密码</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>尚无钱包</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletTableModel</name>
    <message>
        <source>Wallet</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Balance in SOL</source>
        <translation>余额 (SOL)</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1（关注）</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletsPanel</name>
    <message>
        <source>Wallets</source>
        <translation>钱包</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>导入钱包</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ 新建</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>新钱包</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>密钥保护</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>尚无钱包。订单需要由钱包签名。</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>创建钱包</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>复制钱包地址</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>重命名钱包</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>领取 %1 SOL</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>来自测试网络水龙头的模拟资金</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>从钱包发送</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>收款</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>显示钱包地址以收款</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>显示密钥</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>显示钱包的私钥</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>从列表中移除关注的钱包</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>所有钱包：%1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>其中 %1 SOL 在关注的钱包中</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>关注地址</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>会显示其余额，并可为其询价和准备订单。它绝不会在此签名：密钥留在原处。</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>关注</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>这不是钱包地址。</translation>
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
        <translation>读取</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>询价</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>交易</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>发行</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>列出钱包</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>单笔 %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>每小时 %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>每天 %1 SOL</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>滑点 %1</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>优先费 %1 SOL</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>询问您</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无上限</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>全部</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>Curvedesk 无法启动</translation>
    </message>
</context>
</TS>
