<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>시가총액 %1 SOL 이상</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>시가총액 %1 SOL 이하</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>가격 %1 SOL 이상</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>가격 %1 SOL 이하</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>커브의 %1 판매</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>크리에이터가 매도</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>다른 코인이 King이 됨</translation>
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
        <translation>전송할 때마다 일부가 수수료로 공제될 수 있습니다.</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>남은 토큰이 없어지면 누군가 민트를 닫을 수 있습니다.</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>내 토큰은 받는 순간부터 동결될 수 있습니다.</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>이 토큰은 전송할 수 없으며, 따라서 매도할 수도 없습니다.</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>누군가 내 토큰을 가져가거나 없앨 수 있습니다.</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>전송할 때마다 다른 프로그램이 실행되어 전송을 거부할 수 있습니다.</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>누군가 모든 전송을 일시 중지할 수 있습니다.</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>민트에 여기서 알 수 없는 확장이 있습니다. 위험할 수 있습니다.</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>이름 변경 가능 여부를 확인하지 못했습니다.</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>누구도 이름, 티커, 이미지를 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>누군가 이름, 티커, 이미지를 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>민트의 확장을 확인하지 못했습니다.</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>민트에 확장이 없습니다.</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>민트의 확장: %1</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation>캔들 내보내기</translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation>차트 이미지 저장</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>이미지 (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>이미지를 저장했습니다.</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>그 위치에 이미지를 쓸 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>(이름 없음)</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>주문이 체인에 기록되기 전에 가격이 슬리피지를 넘어 올랐습니다.</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>네트워크 수수료만 지출되었습니다. 새 가격을 확인하고 다시 주문하세요.</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>주문이 체인에 기록되기 전에 가격이 슬리피지를 넘어 내렸습니다.</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>이 주문으로는 최소 수량보다 적은 토큰을 받게 됩니다.</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>주문이 체인에 기록되기 전에 가격이 슬리피지를 넘어 움직였습니다.</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>주문이 체인에 기록되기 전에 커브가 매진되었습니다.</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>이 코인은 이제 풀에서 거래됩니다.</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>커브에 그만큼의 토큰이 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>수량을 줄여 주문하세요.</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>지갑에 그만큼의 토큰이 없습니다.</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>더 적게 매도하세요.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>지갑의 SOL이 첫 거래의 렌트에 부족합니다.</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>SOL을 추가하거나 더 적은 금액으로 매수하세요.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>지갑의 SOL이 이 거래의 수수료에 부족합니다.</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>체인의 프로그램이 주문을 거부했습니다(%1).</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>아무것도 거래되지 않았습니다.</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>요청대로 할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>키 또는 암호 문구가 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>확인하고 다시 시도하세요.</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>여기에서는 허용되지 않습니다: %1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>이 네트워크에 그런 코인이 없습니다.</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>민트 주소를 확인하세요.</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>그런 지갑이 없습니다.</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>다른 것을 선택하거나 만드세요.</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>그 이름의 항목이 없습니다.</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>요청 형식이 잘못되었습니다: %1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>이 커브는 매진되었고 아직 거래할 풀이 없습니다.</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>코인이 풀로 옮겨진 뒤 다시 시도하세요.</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>이미 있습니다: %1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>파일이 너무 큽니다.</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>이미지는 15 MiB, 한 변 4096픽셀까지 가능합니다.</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>지갑의 잔액이 부족합니다. %1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>아무것도 전송되지 않았습니다. SOL을 추가하거나 수량을 줄이세요.</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>가격이 슬리피지를 넘어 움직였습니다.</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>아무것도 전송되지 않았습니다. 새 가격을 확인하고 다시 주문하세요.</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>체인이 거부했습니다: %1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>보관함이 잠겨 있어 서명할 수 없습니다.</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>창 위쪽에서 암호 문구를 입력하세요.</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>네트워크가 잠시 멈추라고 요청합니다.</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>몇 초 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>네트워크가 거부했거나 의미 없는 응답을 보냈습니다. %1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>다시 시도하거나 다른 엔드포인트를 사용하세요.</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>지금은 사용할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>잠시 후 다시 시도하세요.</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>네트워크가 제시간에 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>주문이 전송되었다면 활동의 해당 행에 결과가 표시됩니다.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>취소되었습니다.</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>디스크에 저장할 수 없어 아무것도 전송되지 않았습니다.</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>공간을 확보하거나 데이터 폴더의 권한을 확인하세요.</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>읽은 데이터가 올바르지 않습니다.</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>변경된 것은 없습니다. 백업에서 복원하거나 다른 소스를 사용해 보세요.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>프로그램 내부에서 오류가 발생했습니다.</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>로그와 함께 신고해 주세요.</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>이 컴퓨터의 다른 사용자가 키가 들어 있는 데이터 디렉터리를 열 수 있습니다. 그 권한을 없애세요: chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>데이터 디렉터리가 다른 사용자의 것입니다: %1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>데이터 디렉터리가 파일입니다: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>데이터 디렉터리를 만들 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>데이터 디렉터리에 쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>다른 Curvedesk가 데이터 디렉터리를 쓰고 있습니다. 먼저 종료하세요: %1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>저장소가 이미지나 글을 거부했습니다. %1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>다른 저장소는 양식 아래 “저장소…”에 있습니다.</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>이미지와 글의 저장소가 응답하지 않습니다. %1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>잠시 후 다시 시도하세요. 다른 저장소는 양식 아래 “저장소…”에 있습니다.</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>네트워크 수수료만 지출되었습니다.</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>다른 사람은 볼 수 없으며, 모의 자금에는 충분합니다.</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>다른 사람은 볼 수 없습니다. 다른 모두에게 이 코인은 영원히 이미지도 설명도 없습니다.</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>데몬이 IPFS에 보관합니다. 데몬이 실행 중이거나 다른 누군가도 보관하는 동안 다른 사람이 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>사용자의 Pinata 계정이 IPFS에 보관합니다.</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>pump.fun이 IPFS에 보관합니다. 거부할 수 있으며, 그때는 아무것도 서명되지 않습니다.</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>이미지와 글: 이 컴퓨터에 보관</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>이미지와 글: %1의 Kubo로 게시</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>이미지와 글: Pinata로 게시</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>이미지와 글: pump.fun으로 게시</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 다른 저장소는 양식 아래 “저장소…”에 있습니다.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>샌드박스: 이 프로그램 안의 완전한 시장, 모의 자금 사용.</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1: 공개 테스트 네트워크, 모의 자금 사용.</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet: 모든 주문이 실제 돈을 씁니다.</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Curvedesk가 모르는 네트워크입니다. 여기서 쓰는 것은 실제 돈으로 여기세요.</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>샌드박스 원장</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>%1 클러스터</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1: 모의 자금.</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet: 실제 돈이 지출됩니다.</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>알 수 없는 네트워크: 실제 돈이 지출될 수 있습니다.</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk(샌드박스)</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · 실제 돈</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk(%1)</translation>
    </message>
    <message>
        <source>live</source>
        <translation>실시간</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>연결 중</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>느림</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>오프라인</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>잘못된 네트워크</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>네트워크가 제시간에 응답합니다.</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>아직 네트워크에서 받은 것이 없습니다.</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>네트워크 응답이 늦습니다. 가격이 오래되었을 수 있고 주문이 더 걸릴 수 있습니다.</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>네트워크가 응답하지 않습니다. 수치는 마지막으로 받은 것이며, 전송된 주문은 자리를 유지하고 응답이 오면 다시 조회됩니다.</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>엔드포인트가 이 데이터 폴더와 다른 네트워크에 속합니다. 아무것도 전송하지 않습니다.</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>네트워크를 기다리는 중</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>네트워크 오프라인: 아무것도 전송할 수 없음</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>엔드포인트가 다른 네트워크의 것임: 아무것도 전송하지 않음</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>아직 읽은 것이 없음: 네트워크에 연결하는 중.</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>네트워크가 오프라인입니다. 아무것도 읽지 못했으며 다시 시도하는 중입니다.</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>엔드포인트가 다른 네트워크의 것입니다. 아무것도 읽지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>%n슬롯 뒤처짐</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>샌드박스: 모의 자금.</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>경과 알 수 없음</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1 전</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation>수수료 %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>받는 주소 %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 → %2: 전송됨, 체인을 기다리는 중.</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>%1을(를) %2(으)로 보냈습니다.</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>%1을(를) %2(으)로 보내지 못했습니다: %3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>%1을(를) %2(으)로 보내는 작업이 만료되었습니다. 지출된 것은 없습니다.</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>%1이(가) %2에 도착했는지 아직 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>성공</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>체인에서 실패</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>만료</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>대기 중: 서명되어 전송되었고 아직 결과가 없습니다. 결과가 나올 때까지 같은 바이트를 다시 보내며, 그동안 두 번 서명하지 않습니다.</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>성공: 체인에 있으며 표시된 대로 실행되었습니다.</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>체인에서 실패: 체인에 기록되었으나 거부되었습니다. 네트워크 수수료만 지출되었습니다.</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>만료: 체인에 기록되지 않았음이 확인되었고 앞으로도 기록될 수 없습니다. 지출된 것은 없습니다.</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>알 수 없음: 네트워크가 결과를 알려 주지 못했습니다. 다시 주문하기 전에 확인하세요. 기록되었을 수 있습니다.</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ 매수</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ 매도</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ 런칭</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ 보내기</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>지난 실행에서 미결로 남음, 결과 조회 중</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>체인이 결과를 취소함, 다시 기다리는 중</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>전송됨, 체인을 기다리는 중</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>슬롯 %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>체인이 거부함</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>체인에 기록되지 않음, 지출 없음</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>아직 알 수 없음, 확정되기 전에 다시 주문하지 마세요</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>%1 주문을 전송했습니다.</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>%1 주문 실패: %2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>%1 주문이 만료되었습니다. 지출된 것은 없습니다.</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>%1 주문이 어떻게 되었는지 아직 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation>%1 %2 매수, %3 SOL.</translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation>%1 %2 매도, %3 SOL.</translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation>%1 런칭 완료.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>체인이 %1 주문의 결과를 취소했습니다. 다시 대기 중입니다. 두 번 주문하지 마세요.</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>파일을 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>이 이미지는 64 MiB보다 큽니다.</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>PNG, JPEG, GIF, WebP 이미지가 아닙니다.</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>이 이미지는 손상되었습니다.</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>이 이미지는 픽셀이 너무 많습니다.</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>애니메이션은 15 MiB, 한 변 4096픽셀까지 가능합니다.</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>축소됨: %1 × %2픽셀.</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>시가총액(%1)</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>가격(%1)</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>서명, 변경</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>서명</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>1232바이트 중 %1바이트, 네트워크 수수료는 최대 %2 SOL</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>슬롯 %1에서 시뮬레이션, 블록 %2까지 유효</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>블록해시 %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>확인하면 위 한도 안에서 같은 주문이 최신 블록해시로 다시 준비됩니다.</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>아래 블록해시는 너무 오래되어 전송에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>블록해시를 %1초 전에 받음, 약 %2초 동안 유효</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>사용자, 수수료 지불</translation>
    </message>
    <message>
        <source>user</source>
        <translation>사용자</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>사용자의 토큰</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>사용자의 쿼트 토큰</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>사용자의 래핑된 SOL</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>민트</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>쿼트 민트</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>본딩 커브</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>커브의 토큰</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>커브의 쿼트 토큰</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>풀</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>풀의 토큰</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>풀의 래핑된 SOL</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>크리에이터의 수수료 보관함</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>수수료 받는 사람</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>바이백 수수료 받는 사람</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>수수료 설정</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>전역 설정</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>거래량 누적</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>이벤트 권한</translation>
    </message>
    <message>
        <source>program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>프로그램: %1</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1, 한도 %2</translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation>먼저 코인을 선택하세요</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>먼저 지갑을 만들거나 가져오세요</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>0보다 큰 수량을 입력하세요</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>슬리피지: %1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>슬리피지는 최대 100 %입니다</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>슬리피지 한도는 %1입니다(설정)</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>우선 수수료: %1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>수량이 너무 적어 아무것도 움직이지 않습니다</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>주문당 한도는 %1 SOL입니다(설정)</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>지갑에 %1 SOL이 부족합니다</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>지갑에 %1만 있습니다</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>지갑에 네트워크 수수료 %1 SOL이 부족합니다</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>커브에 남은 수량이 요청보다 적어 주문이 남은 전부를 가져갑니다.</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>이 주문만으로 가격이 %1 움직입니다.</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>슬리피지가 %1이면 다른 사람이 주문에서 그만큼 가져갈 수 있습니다.</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>네트워크 수수료 %1 SOL이 주문의 20분의 1을 넘습니다.</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>지갑을 아직 읽지 못했습니다</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>풀 수수료</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>최대 지불</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>최소 수령</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>최소 수령량</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>가격 영향</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>프로토콜 수수료</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>크리에이터 수수료</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>네트워크 수수료</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>우선 수수료</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>토큰 계정 렌트</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>첫 거래 렌트</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>잠시 보관</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>프로토콜 수수료 %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>크리에이터 수수료 %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>풀 수수료 %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>래핑된 SOL 계정의 렌트: 지갑에 있어야 하며 같은 트랜잭션에서 돌아옵니다.</translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1일</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>MMM d</source>
        <translation>M월 d일</translation>
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
        <translation>주의: 이 이름에 숨은 문자가 있습니다.</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>컴퓨트 예산: 최대 %1유닛</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>컴퓨트 예산: 유닛당 %1 micro-lamports</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>System: %1 SOL을 %2에서 %3(으)로 보내기</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated token: %2의 계정 %1 열기, 지불자 %3</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token: %1을(를) 계정 %2에서 계정 %3(으)로 보내기</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token: 계정 %1 닫기, 렌트는 %2(으)로</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>지갑에 이 토큰이 남지 않습니다. 빈 계정은 닫히고 렌트가 돌아옵니다.</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>지갑에 정확히 0 SOL이 남습니다. 다시 SOL을 받기 전에는 주문 비용을 낼 수 없으며, 보유한 토큰은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>이 주소는 알고 있는 다른 주소와 비슷하지만 다른 주소입니다: %1. 도둑이 이런 주소를 만듭니다.</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>이 주소에는 개인 키가 있을 수 없습니다. 이를 옮기는 프로그램이 없는 한 보낸 것은 사라집니다.</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>여기서 이 주소로 보낸 적이 없습니다. 전송은 누구도 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>내 지갑</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>이 네트워크에서 아직 사용되지 않음</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>%1의 크리에이터가 토큰 %2개를 %3 SOL에 매도했습니다.</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>%2 커브의 %1이(가) 판매되었습니다.</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>%1의 가격은 %2 SOL입니다.</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>%1의 시가총액은 %2 SOL입니다.</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1이(가) 이제 King of the Hill입니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertTableModel</name>
    <message>
        <source>Coin</source>
        <translation>코인</translation>
    </message>
    <message>
        <source>Tell me when, or what happened</source>
        <translation>알릴 조건 또는 일어난 일</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>발생</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>대기</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1, 트랜잭션 %2</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>네트워크: %1</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>이 프로그램이 네트워크 %1에 연결될 때까지 기다립니다</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>알림 설정</translation>
    </message>
    <message>
        <source>Add alert</source>
        <translation>알림 추가</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>각 알림은 일어난 일과 그 원인이 된 트랜잭션을 한 번 알립니다. 그러려면 프로그램이 실행 중이어야 하며, 놓친 것은 다음 시작 때 알립니다.</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>소리와 함께</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>알릴 내용</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>시가총액 이상</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>시가총액 이하</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>가격 이상</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>가격 이하</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>커브 판매 도달</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>크리에이터가 매도</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>다른 코인이 King이 됨</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>아직 알림이 없습니다.</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>코인 보기</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>다시 알리기</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>먼저 코인을 선택하세요.</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>이미 그렇습니다.</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>현재 %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>현재 %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>커브는 100 %를 넘겨 판매될 수 없습니다.</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>강조된 알림의 코인 보기</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>강조된 알림을 다시 대기시키기</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>강조된 알림 제거</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>아직 King인 코인이 없습니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>수량을 입력하세요</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>소수점은 쉼표가 아니라 점을 사용하세요</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1의 소수는 최대 %n자리입니다</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>있을 수 있는 양보다 많습니다</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>0.5와 같은 일반 숫자가 아닙니다</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>HTTP API 제공</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>시작 이후 %1</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>API 주소 복사</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>예시 복사</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>포트</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>최근 요청</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>이 빌드에는 API 호스트가 없습니다.</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>새 키…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>새 API 키</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>변경…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>폐기…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>아직 키가 없습니다. 프로그램이 시장을 읽거나 거래하려면 키가 필요합니다.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>예시 언어</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>꺼짐. 켜져 있는 동안 아래 키 중 하나를 가진 이 컴퓨터의 프로그램은 키가 허용하는 일을 할 수 있습니다. 다른 컴퓨터에서는 접근할 수 없습니다. 그 주문은 활동에 표시됩니다.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예시</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>YOUR_API_KEY 자리에 키의 문자열을 넣으십시오. 문자열은 키를 만들 때만 표시됩니다.</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>강조된 키 변경</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>강조된 키 폐기</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>키 %1 변경</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>새 API 키</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>라벨</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>주문마다 나에게 묻기</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>용도, 예: 리밸런싱 스크립트</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>키 저장</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>키 만들기</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>시장 읽기</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>가격 조회</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>거래</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>코인 런칭</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>이 프로그램의 모든 지갑 나열</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>사용할 수 있는 지갑</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>다른 지갑</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>이 지갑들로</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>주문당 최대</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>시간당 최대</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>하루 최대</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>슬리피지 최대</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>우선 수수료 최대</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>한도 없음</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>유효 기간</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>지금처럼, %1까지</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>폐기할 때까지</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>하루</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>일주일</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30일</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90일</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>유효</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>허용할 일을 선택하세요.</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>선택한 지갑이 없음: 자신의 지갑과 요청에 개인 키가 함께 오는 지갑을 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>선택한 지갑이 없음: 주문마다 개인 키를 함께 보내야 합니다.</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>SOL 한도가 없으면 이 키를 가진 사람이 선택한 지갑의 전액을 쓸 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>May</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>마지막 사용</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>폐기됨</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>만료</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>미사용</translation>
    </message>
    <message>
        <source>May: %1</source>
        <translation>허용: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>한도: %1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>지출: 최근 1시간 %1 SOL, 최근 1일 %2 SOL</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>생성: %1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>지갑: %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>마지막 사용: %1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>만료: %1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>폐기: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>프로그램의 %1 매수를 허용할까요?</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>프로그램의 %1 매도를 허용할까요?</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>프로그램의 %1 런칭을 허용할까요?</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>프로그램이 지갑에서 보내는 것을 허용할까요?</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>예상 지출</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>예상 수령</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>최소 수령</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>매도</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>슬리피지, 최대</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>최대 지출(수수료와 렌트 포함)</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>승인</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>API 키 %1(으)로 온 주문입니다.</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>API 키 “%1”(으)로 온 주문입니다.</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>서명: %1</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>코인의 민트 주소</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>받는 사람</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>서명 내용 보기</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>서명 내용 숨기기</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>나중에 결정</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>응답이 없으면 %n초 후 거부됩니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>이 주문은 더 이상 응답을 기다리지 않습니다. 응답이 너무 늦었습니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>API 키 “%1”의 주문이 승인을 기다립니다.</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>승인을 기다리는 주문이 없습니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>클릭 한 번으로 거래할까요?</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>활성화된 동안 버튼은 확인 창 없이 주문을 바로 보냅니다. 아래 금액을 넘는 주문과 경고가 있는 주문은 여전히 묻습니다.</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>이 네트워크에서는 클릭할 때마다 실제 돈이 지출됩니다.</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>주문당 최대</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>Esc, 키 잠금, 프로그램 종료 시 해제됩니다.</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>활성화</translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>메시지 닫기</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>가격 차트</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>캔들 %n개, 최근 가격 %1 SOL, 시가총액 %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>아직 거래 없음</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>%1 SOL에 매수했습니다</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>%1 SOL에 매도했습니다</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>크리에이터가 %1 SOL에 매수했습니다</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>크리에이터가 %1 SOL에 매도했습니다</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1, 시가총액 %2 SOL, %3</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>%1 동안 거래 없음</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  빠진 거래가 있을 수 있음</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>거래량 (SOL)</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>거래</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>이 시간의 거래가 빠졌을 수 있습니다.</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>시가 시총 (SOL)</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>시가 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>고가 시총 (SOL)</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>고가 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>저가 시총 (SOL)</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>저가 (10⁻⁹ SOL)</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>종가 시총 (SOL)</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>종가 (10⁻⁹ SOL)</translation>
    </message>
</context>
<context>
    <name>curvedesk::ChartView</name>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1일</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation>캔들 길이</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>차트 단위</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>차트 추가 기능</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>코인의 캔들</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>캔들</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>커브</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>시총</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>시가총액: 모든 토큰의 가격</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>토큰 하나의 가격</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>시가총액</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>맞춤 (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>런칭 시점으로 (Home)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>이미지로 저장…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>캔들을 CSV로 내보내기…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>아직 거래 없음</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>캔들과 커브 사이의 경계</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>%1 이미지</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>%1 정보</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>크리에이터</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>이 크리에이터의 다른 코인</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>이 크리에이터의 다른 코인은 알려지지 않았습니다.</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>이름이 같아 보이는 코인</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>이름이 같아 보이는 다른 코인이 없습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>이름이나 티커에 보이지 않거나 읽는 방향을 바꾸는 문자가 있습니다. 민트 주소를 비교하세요.</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>설명 없음.</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>민트</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>웹사이트</translation>
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
        <translation>메타데이터</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>링크 없음.</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>누구도 이 코인을 더 발행할 수 없습니다.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>누군가 이 코인을 마음대로 더 발행할 수 있습니다.</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>누구도 내 토큰을 동결할 수 없습니다.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>누군가 내 토큰을 동결할 수 있습니다.</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>런칭을 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>런칭 %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>복사: %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation>%1 %2 · %3 SOL · %4</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation>%1: %2개 중 %3개 표시</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>추가 발행 가능 여부를 확인하지 못했습니다.</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>보유 토큰의 동결 가능 여부를 확인하지 못했습니다.</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>이 티커를 쓰는 다른 이름의 코인</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>이 티커를 쓰는 다른 이름의 코인이 없습니다.</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1: 최소 %2개 중 %3개 표시</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1: 가장 큰 코인만 비교했습니다</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>속이는 이름 숨기기</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>코인 필터</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>다음보다 최근</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>시가총액 최소</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>시가총액 최대</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>진행률 최소</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>진행률 최대</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>보유자 최소</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>any</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>숨은 문자가 있는 이름과 티커, 그리고 목록의 더 오래된 코인처럼 보이려고 만든 이름과 티커</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation>숨은 문자</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>민트 주소 복사</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>이 코인 관심 등록</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>이 코인 정보: 글, 링크, 크리에이터</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>더 오래된 코인의 이름</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>이름이나 티커에 보이지 않거나 읽는 방향을 바꾸는 문자가 있습니다. 다른 코인처럼 보이려고 만든 이름입니다. 민트 주소를 비교하세요.</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>가격 (SOL)</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>시가총액</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>졸업</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>크리에이터</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>토큰 하나에 %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
런칭 %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ 추가 발행 불가</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ 추가 발행 가능</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>누구도 이 코인을 더 발행할 수 없습니다.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>누군가 이 코인을 마음대로 더 발행할 수 있습니다.</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ 동결 불가</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ 동결 가능</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>누구도 내 토큰을 동결할 수 없습니다.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>누군가 내 토큰을 동결할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · %2 SOL 남음</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>풀로 이동 중</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>풀에서 거래</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>커브가 매진되었습니다. 코인의 풀이 생기면 거래가 계속됩니다.</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>졸업: AMM 풀에서 거래
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>이 코인 관심 해제</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>발행 권한 미확인</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>민트 계정을 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>동결 권한 미확인</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ 위험한 확장</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ 이름 변경 가능</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>나머지 미확인</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>이름이 같아 보이는 더 오래된 코인이 있습니다. 민트 주소를 비교하세요:</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>같은 티커 있음</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>다른 코인 %n개가 이 티커를 씁니다. 민트 주소를 비교하세요:</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>더 오래된 코인의 티커</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>티커가 같아 보이는 더 오래된 코인이 있습니다. 민트 주소를 비교하세요:</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>코인</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>이 코인을 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>왼쪽에서 코인을 선택하거나 위에 민트 주소를 붙여넣으세요.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>%1 매수할까요?</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>%1 매도할까요?</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>서명 내용 보기</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>읽었으며 그래도 진행합니다</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>민트 주소 %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>이 코인의 이름에 숨은 문자가 있습니다. 민트 주소를 비교하세요.</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>졸업: AMM 풀에서 거래</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>서명: %1</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>지출</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>매도</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>예상 수령</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>방금 시뮬레이션됨</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>슬리피지, 최대</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>서명 내용 숨기기</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>트랜잭션을 준비하는 중…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>실제 돈을 쓰는 첫 주문입니다. 쓴 돈은 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>먼저 위의 확인란을 선택하세요</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>%1 런칭할까요?</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>비용을 조회하는 중…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>이름, 티커, 이미지는 이후 절대 바꿀 수 없습니다. %1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>지불</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>수령</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>서명: %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>%1 런칭</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>수령, 전체의 %1</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>첫 매수(커브로)</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>매수의 프로토콜 수수료</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>매수의 크리에이터 수수료(본인에게 귀속)</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>렌트: 이름·티커·링크가 있는 민트</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>렌트: 본딩 커브</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>렌트: 커브의 토큰 계정</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>렌트: 내 토큰 계정</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>렌트: 내 거래량 기록(한 번만)</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>네트워크 수수료, 서명 2개</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>우선 수수료</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>렌트: 내 크리에이터 보관함(한 번만)</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>지갑에서 나가는 금액</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>받는 사람이 받는 금액</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>네트워크 수수료</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>받는 사람의 토큰 계정 렌트</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>돌아오는 렌트</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>이후 지갑의 SOL</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>이후 지갑의 토큰</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>%1 보낼까요?</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>%1 보내기</translation>
    </message>
    <message>
        <source>To</source>
        <translation>받는 곳</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>받는 사람 %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>서명: %1</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>트랜잭션에서 다시 읽은 서명 내용:</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>전체 주소를 비교했으며 그래도 진행합니다</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>주소의 마지막 %1자를 입력하세요</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>먼저 위의 확인란을 선택하세요</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>먼저 주소의 마지막 %1자를 입력하세요</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation>새 지갑</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>라벨</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>선택 사항, 예: 주 지갑</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>지갑 만들기</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>새 키는 이 프로그램에서 만들어져 보관함에 저장됩니다. 다음 화면에 표시되니 적어 두십시오.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>정사각형으로 자르기</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>정사각형 크기</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>애니메이션이 없어지고 첫 이미지만 남습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>자르기</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation>이미지의 일부</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 파일 (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>아무것도 내보내지 않았습니다. %1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>모두 내보냄: %n행.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>파일을 쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>내보내기가 취소되었고 아무것도 기록되지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CurveChart</name>
    <message>
        <source>Bonding curve</source>
        <translation>본딩 커브</translation>
    </message>
    <message>
        <source>%1 of the curve is sold, %2 SOL to go, market cap %3 SOL</source>
        <translation>커브의 %1 판매됨, %2 SOL 남음, 시가총액 %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>커브가 매진되었습니다. 코인이 풀로 이동 중이며 거래는 그곳에서 계속됩니다.</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>커브가 매진되었습니다. 코인은 풀 %1에서 거래됩니다.</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>졸업: 풀로 이동 중</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>졸업: 풀에서 거래</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>커브가 매진되었습니다. 풀이 생기면 거래가 계속됩니다.</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>판매된 토큰</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>졸업 시가총액 %1 SOL</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>주문 후 %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>현재 위치 · %1 · %2 SOL 남음</translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation>%1 복사</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>행 복사</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>민트 주소 복사</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>지갑 주소 복사</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>서명 복사</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>%n행 복사</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>정렬 기준</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>보통 순서</translation>
    </message>
</context>
<context>
    <name>curvedesk::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>진단</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>보고서 저장…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>문제를 조사하는 사람을 위한 보고서입니다. 키, 지갑 주소, 금액은 들어 있지 않습니다. 전달하기 전에 읽어 보세요.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>보고서 복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>보고서 저장</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>저장되지 않음</translation>
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
        <translation>코인</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>지갑</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>코인의 거래</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>주문, 런칭, API 호스트</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>활동</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>아키텍처</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>HTTP 인터페이스</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>호스트를 몇 주 동안 실행하기</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>성능</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>Curvedesk가 읽는 프로토콜</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>사용자 안내서</translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Export CSV</source>
        <translation>CSV 내보내기</translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation>코인의 거래 내보내기</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>포지션 내보내기</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>주문 내보내기</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>활동, 거래, 포지션</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>표시할 내용</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>주문</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>활동</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>아직 주문이 없습니다. 매수, 매도, 런칭한 내용과 결과가 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>코인의 거래</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>거래</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>이 코인의 거래가 아직 없습니다.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>먼저 코인을 선택하세요.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>포지션</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>지갑에 아직 코인이 없습니다.</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>코인 보유자</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>보유자</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>거래 기록상 이 코인의 보유자가 없습니다.</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>매도…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>영수증 보기</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>평균 단가. 커브와 풀 수수료는 포함되고 네트워크 수수료와 렌트는 포함되지 않습니다. 가치는 매도 비용을 빼기 전의 시장 가격 기준입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>거래 기록상 보유자 %n명</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>지갑 간에 보낸 토큰은 보이지 않습니다.</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>손익 내보내기</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>가치 %1 SOL · 손익 %2 SOL · 실현 %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>상위 10개 보유 %1</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>다른 곳에서 온 토큰은 가치는 있으나 손익이 없습니다. 취득 비용을 알 수 없기 때문입니다.</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>내보내기 취소(%1)</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>전부는 아님: 이 코인의 거래 일부가 저장되어 있지 않습니다</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>이 코인이 런칭된 뒤로 시장을 계속 따라가지 못했습니다.</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>이 코인의 거래를 아직 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>코인 보유자 내보내기</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>다른 내보내기가 끝나지 않았습니다. 먼저 취소하세요.</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>주문을 아직 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>포지션을 아직 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>이 코인의 보유자를 아직 읽지 못했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>가격 없는 포지션 %n개는 취득 비용으로 계산</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>이 페이지를 브라우저에서 열까요?</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>이 페이지는 다른 사람의 것입니다. 귀하의 인터넷 주소와 보는 내용을 알게 됩니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>브라우저에서 열기</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>탐색기에서 트랜잭션 보기…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>탐색기에서 코인 보기…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>탐색기에서 지갑 보기…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>%1의 개인 키</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>이 키를 본 사람이 돈을 갖게 됩니다. %1초 동안 표시됩니다. 계속하기 전에 주위를 살피세요.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>암호 문구</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>다른 사람은 이 화면을 볼 수 없습니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>키 보기</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>확인 중…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>암호 문구가 틀렸습니다.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>개인 키</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>15초 동안 복사</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>%1초 후 숨김</translation>
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
        <translation>%1 기본 단위</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>개</translation>
    </message>
</context>
<context>
    <name>curvedesk::FirstRunDialog</name>
    <message>
        <source>Where do you want to trade?</source>
        <translation>어디에서 거래하시겠습니까?</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>샌드박스</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>이 컴퓨터 안의 완전한 시장, 모의 자금과 모의 트레이더 사용. 계정도 네트워크도 필요 없습니다.</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>Solana의 공개 테스트 네트워크, 무료 테스트 자금 사용.</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>실제 Solana. 주문이 실제 돈을 씁니다.</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>내 노드</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>설정에서 지정하는 JSON-RPC 노드의 클러스터.</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>파일, 설정에서 언제든지 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>지갑</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Of the supply</source>
        <translation>전체 비율</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, 나</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1, 크리에이터</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>코인 이미지</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG, JPEG, GIF 또는 WebP. 여기에 놓거나 붙여넣거나 클릭해 파일을 선택하세요. 15 MiB 또는 한 변 4096픽셀보다 큰 정지 이미지는 축소됩니다. 위치, 카메라, 설명 정보는 게시되지 않습니다.</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>이미지가 선택됨</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>이미지 (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>클립보드에 이미지가 없습니다.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>놓기, 붙여넣기 또는 선택</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>지갑 가져오기</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>라벨</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>주소만 관심 등록…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>지갑 가져오기</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>개인 키의 Base58, solana-keygen 파일의 내용([12,34,…]) 또는 다른 프로그램 지갑의 단어 12~24개. 보관함에만 저장됩니다.</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>개인 키 또는 단어</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>단어의 암호 문구(있는 경우)</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>이 단어들의 지갑</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>지갑 찾기</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>시간 이동</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>왼쪽, 오른쪽, Home, End</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>넓게, 좁게, 맞춤</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>차트에서</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>칸을 클릭하고 새 키를 누르세요. Ctrl이나 Alt가 없는 키는 글을 입력하지 않는 곳에서 작동합니다.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>기본 키</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>%1의 키</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1은(는) 이미 사용 중: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>키 없음</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>지정 안 됨</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1은(는) 포커스가 있는 항목에 쓰입니다</translation>
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
        <translation>보기</translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation>King of the Hill 보기</translation>
    </message>
    <message>
        <source>About</source>
        <translation>정보</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>King of the Hill 정보: 글과 링크</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>아직 정상에 오른 코인이 없습니다.</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>시가총액 %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>%1 동안 왕좌 유지</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>최근 5분</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>알 수 없음: 최근 5분 동안의 거래 일부가 저장되어 있지 않습니다</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>이미지를 추가하세요</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>코인의 이름을 정하세요</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>이름이 %1바이트보다 깁니다</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>코인의 티커를 정하세요</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>티커가 %1바이트보다 깁니다</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>코인을 한 문장으로 설명하세요</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>설명이 %1바이트보다 깁니다</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>https 링크만 가능</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>링크가 %1바이트보다 깁니다</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>지갑 잔액보다 많음</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>슬리피지는 0에서 100까지의 퍼센트입니다</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>우선 수수료: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>런칭 중…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>먼저 지갑을 만들거나 가져오세요</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2바이트</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>첫 매수에 커브 수수료를 포함해 최대 %1 SOL, 그 밖에 네트워크 수수료와 코인 계정들의 렌트를 지불합니다.</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>네트워크 수수료와 코인 계정들의 렌트를 지불하며 첫 매수는 없습니다.</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>코인 런칭</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>%1 런칭 계속</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>%1 런칭</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>만료</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>트랜잭션이 체인에 기록되지 않았고 지출된 것은 없습니다. 계속하면 새로 서명합니다.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>아직 알 수 없음</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>아직 어떤 노드도 트랜잭션의 결과를 알려 주지 못했습니다. 활동에 표시됩니다.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>이 런칭은 중단되었습니다. 멈춘 곳에서 같은 민트로 계속됩니다.</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>자르기…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>저장소…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>이미지를 정사각형으로 자르기</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>티커</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>웹사이트</translation>
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
        <translation>첫 매수(선택)</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>첫 매수 (SOL)</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>이미지와 글의 저장소 선택</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>아무것도 서명되기 전에 취소했습니다. 계속하면 아직 없는 것만 게시합니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>서명되기 전에 런칭 취소</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>지갑을 아직 읽지 못했습니다</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>이미지를 읽는 중…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>이미지 게시</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>글 게시</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>구성과 서명</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>체인 기록</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>대기</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>이 레이아웃 저장</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>레이아웃 저장</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>먼저 이름을 입력하세요</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>이름에는 슬래시를 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>저장된 레이아웃에 이미 이 이름이 있습니다</translation>
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
        <translation>https가 아니어서 열지 않음</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>브라우저에서 %1 열기</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>의심스러운 주소여서 열지 않음</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>암호 문구 설정…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>키가 잠겨 있습니다. 가격과 이미 전송된 주문은 계속되지만 서명은 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>잠금 해제…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>네트워크를 기다리는 중: 가격이 오래되었을 수 있음</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>할 일</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>주문</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>런칭</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>주문, 런칭, API 호스트</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>거래(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>새 지갑(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>지갑 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>표시된 표를 CSV로 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>키 잠그기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>설정(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>코인, 지갑, 명령 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>매수(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>매도(&amp;S)</translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation>버튼 %1의 수량</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>코인 런칭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>코인 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>코인 관심 등록/해제(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>민트 주소 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>레이아웃: 거래(&amp;T)</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>레이아웃: 넓게, 거래 목록 포함(&amp;W)</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>이 레이아웃 저장…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>저장한 레이아웃(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>패널(&amp;P)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>주문 티켓(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>런칭 양식(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>API 호스트(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>금액 숨기기/보기(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>어둡게/밝게(&amp;D)</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>크게(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>작게(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>기본 크기(&amp;U)</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>레이아웃: 런칭(&amp;N)</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>레이아웃: 호스트(&amp;S)</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>레이아웃 고정(&amp;Y)</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>Curvedesk가 지갑과 시장을 여는 중</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>세금용 손익 내보내기, 선입선출…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>세금용 손익 내보내기, 평균 단가…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>알림 설정(&amp;E)…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>승인을 기다리는 주문…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>창 둘러보기(&amp;T)</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>아직 커브 위에 있는 코인 중 시가총액이 가장 높은 코인입니다. 클릭하면 표시되고 선택됩니다.</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>오르는 코인, 새 코인, 졸업이 가까운 코인입니다. 강조된 코인이 표시되고 거래됩니다.</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>시간에 따른 가격과 커브입니다. 현재 위치와 주문 후의 위치를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>여기에서 사고팝니다. 모든 비용이 버튼 위에 표시되며, 확인하기 전에는 아무것도 전송되지 않습니다. 옆에는 코인 런칭과 프로그램용 API가 있습니다.</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>주문의 결과, 손익이 있는 포지션, 코인의 거래와 보유자입니다.</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>내 지갑입니다. 여기에서 하나 만들어 시작하세요.</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>코인, 지갑, 명령 찾기. 모든 키는 도움말 메뉴에 있습니다.</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>키가 잠겨 새 키 창이 닫혔습니다. 지갑의 개인 키는 &apos;키 보기&apos;에서 다시 볼 수 있지만 API 키는 볼 수 없으니 새로 만드세요.</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>지갑(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>모의 자금 %1 SOL 받기(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>지갑에서 보내기(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>지갑으로 받기(&amp;R)…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>지갑 이름 바꾸기(&amp;M)…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>지갑 키 보기(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>코인 필터(&amp;F)…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>시스템 키체인을 기다리고 있습니다. 키체인이 비밀번호를 묻고 있으며, 그 창이 다른 창 뒤에 있을 수 있습니다. 그때까지는 서명할 수 없습니다.</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>키에는 첫 지갑 전에 암호 문구가 필요합니다.</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>&amp;King of the Hill 보기</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>잊기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>진단(&amp;D)…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>잠글 것이 없습니다. 키에 아직 암호 문구가 없습니다.</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>키가 이미 잠겨 있습니다.</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>잠글 것이 없습니다. 이 키는 모의 자금용이며 암호 문구로 보호되지 않습니다.</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>Curvedesk는 트레이에서 알림, API 호스트와 함께 계속 실행됩니다. 끝내려면 트레이 메뉴의 &apos;종료&apos;를 선택하세요.</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>알림 닫기</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>표시된 알림이 없습니다.</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>먼저 지갑을 만들거나 가져오세요.</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>관심 등록만 된 지갑의 키는 여기에 없습니다.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>먼저 코인을 선택하세요.</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>알려진 King of the Hill이 없습니다.</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>이 코인을 아직 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>레이아웃 초기화</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>코인의 열과 순서…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>레이아웃: %1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>글자가 이미 가장 큽니다.</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>글자가 이미 가장 작습니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>네트워크: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::NoticeLogDialog</name>
    <message>
        <source>Notices</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>No notices since the start.</source>
        <translation>시작 이후 알림이 없습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>알림 닫기</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>시작 이후의 모든 알림</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n개 더</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderDialog</name>
    <message>
        <source>%1 of SOL</source>
        <translation>SOL %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>Ordered at</source>
        <translation>주문 시각</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>확정 시각</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>지갑</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>견적 SOL</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>실제 SOL</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>견적 토큰</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>실제 토큰</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>네트워크 수수료</translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation>보낼 SOL</translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation>보낼 토큰</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>받는 사람</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>민트</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>서명</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>코인 보기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>견적 대비 가격</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>영수증 복사</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>영수증 저장…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>주문</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>영수증 저장</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>저장됨</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>저장되지 않음</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>커브 또는 풀 수수료</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>기록 시각</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>슬롯 %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>최소 수령(서명 기준)</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>최대 지불(서명 기준)</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>서명에서 노드 수락까지</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>수락에서 확정까지</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1ms</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>지갑에 들어온 금액</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>지갑에서 나간 금액</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>돌아온 렌트</translation>
    </message>
    <message>
        <source>Rents</source>
        <translation>렌트</translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderTableModel</name>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>주문</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>코인</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>실제: %1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>견적: %1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>실제: %1 기본 단위</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>견적: %1 기본 단위</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>네트워크 수수료 %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>서명 %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>암호 문구 설정</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>키 잠금 해제</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>이 컴퓨터에 있는 지갑의 키를 보호합니다. 누구도 복구할 수 없습니다. 잃어버리면 적어 두지 않은 키도 잃게 됩니다.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>새 암호 문구</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>새 암호 문구 다시 입력</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>보관함의 키는 데스크톱의 키체인에 있으며, 키체인이 비밀번호를 물을 수 있습니다.</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>다시 잠그기 전까지 주문에 서명할 수 있습니다.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>암호 문구</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>데스크톱의 키체인 사용</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>두 암호 문구가 다릅니다.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>암호 문구가 틀렸습니다.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>확인 중…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>암호 문구 설정</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>잠금 해제</translation>
    </message>
</context>
<context>
    <name>curvedesk::PositionTableModel</name>
    <message>
        <source>Coin</source>
        <translation>코인</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>지갑</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>보유</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>가치 (SOL)</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>비용 (SOL)</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>손익 (SOL)</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>실현 (SOL)</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>시장 가격 기준. 매도하면 가격이 움직이고 수수료가 듭니다.</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>평균 단가 기준. 커브와 풀 수수료는 포함되고 네트워크 수수료와 렌트는 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>토큰 중 %1개는 다른 곳에서 왔으며, 취득 비용을 알 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>졸업까지 진행률</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>%1(으)로 받기</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>이 주소로 이 네트워크의 SOL과 토큰을 보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>주소 %1의 QR 코드</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>지갑 주소 복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>지갑 이름 바꾸기</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>라벨</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>색 없음</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>색 %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>그룹: 지갑을 함께 표시</translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>소요 시간</translation>
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
        <translation>키</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>키 %1을(를) 폐기할까요?</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>이 키를 쓰는 프로그램은 이제부터 거부됩니다. 다시 유효하게 할 수 없으며, 이미 보낸 주문은 계속됩니다.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>폐기</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>코인, 지갑, 명령 검색</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>코인, 지갑, 명령 검색</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>검색 결과</translation>
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
        <translation>지갑 %1</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>No known coin. Enter looks on the chain.</source>
        <translation>알려진 코인이 없습니다. Enter를 누르면 체인에서 찾습니다.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>찾은 것이 없습니다</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>새 지갑</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>개인 키</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>어떤 Solana 지갑 프로그램에서도 이 지갑을 복원합니다.</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>개인 키를 적어 두었습니다</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>새 API 키</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>API 키를 저장했습니다</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API 키</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>프로그램이 API로 이 지갑을 사용할 수 있게 합니다(헤더 x-api-key).</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, 숨김</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>보기: %1</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>15초 동안 복사</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>15초 동안 복사: %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>먼저 위의 확인란을 선택하세요</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>키 “%1”은(는) 이번에만 표시됩니다. 가진 사람은 이 컴퓨터에서 허용한 일을 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>개인 키는 다른 사람이 읽을 수 없는 곳에 보관하십시오. 키를 가진 사람이 돈을 가집니다. API 키는 여기서만 표시됩니다.</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>숨기기: %1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>이 창은 확인란을 선택해야 닫힙니다. API 키는 다시 표시되지 않습니다.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사됨</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>키가 든 예시를 15초 동안 복사</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>%1에서 보내기</translation>
    </message>
    <message>
        <source>All</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>검토…</translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation>다른 토큰…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>토큰 주소</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>받는 사람의 지갑 주소</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>주소록에 쓸 이름</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>전액</translation>
    </message>
    <message>
        <source>What</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>To</source>
        <translation>받는 곳</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>수량</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>주소록</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>받는 사람의 주소를 입력하세요</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>주소가 완전하지 않습니다</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>잔액을 읽는 중…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>0보다 큰 수량을 입력하세요</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>보내는 중…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>비용을 조회하는 중…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>관심 등록만 된 지갑입니다. 키가 여기에 없어 보낼 수 없습니다.</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>주소록에서 삭제</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>주소록에 추가</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>키가 잠겨 있어 아무것도 전송되지 않았습니다.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>잠금 해제…</translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>시스템과 같게</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색상</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>글자 크기(퍼센트)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>넘으면 아무것도 보내지 않는 한도</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>한도 없음</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>주문당 지출</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>슬리피지</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>우선 수수료(다음 시작부터)</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>네트워크(다음 시작부터)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>네트워크</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>이 컴퓨터의 샌드박스: 모의 자금</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet: 테스트 자금</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet: 실제 돈</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>내 노드</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>노드 (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켜기</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끄기</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>모의 트레이더</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>공개 코인 목록</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>런칭의 이미지와 글</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>네트워크에 맞게</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>이 컴퓨터에 보관</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>pump.fun으로 게시</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>내 IPFS 노드</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>IPFS 노드</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>키와 API 호스트</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>키를 잠글 때까지의 유휴 시간(분)</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 분</translation>
    </message>
    <message>
        <source>never</source>
        <translation>안 함</translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation>유휴 시 키를 잠글 때까지</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>창과 함께 시작하는 API 호스트의 포트</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>시작 안 함</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>API 호스트를 시작할 포트</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>저장하고 다시 시작</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>노드 주소를 입력하세요.</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>노드 주소는 https://로 시작하며, 이 컴퓨터에서는 http://도 가능합니다.</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>IPFS 노드 주소를 입력하세요.</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>다음 시작부터 Mainnet의 주문은 실제 돈을 씁니다.</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>일부는 다음 시작 때 적용됩니다.</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>상승과 하락</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>초록과 빨강</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>파랑과 주황</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>빨강과 초록</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>표의 행</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>촘촘하게</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>넓게</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>다시 시작이 필요한 변경이 없습니다</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>이미지 없음</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>이미지 포함: 모르는 사람의 서버가 귀하의 인터넷 주소를 알게 됩니다</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>블록 탐색기</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>그때 API 호스트는 꺼집니다.</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>다른 컴퓨터로 가는 프록시</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>없음, 또는 socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>프록시 주소는 socks5://호스트:포트 또는 http://호스트:포트 이며 비밀번호는 넣을 수 없습니다.</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>시장 데이터가 디스크에서 차지할 수 있는 메비바이트</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>이를 넘으면 가장 오래된 거래부터 지워지지만, 내 지갑의 거래는 지워지지 않습니다.</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>디스크의 시장 데이터 상한</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>언어(다음 시작부터)</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>우선 수수료 한도는 최대 1 SOL입니다.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>포트는 1부터 65535까지의 숫자입니다.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>움직임</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>줄임</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>바뀐 수치는 잠깐 깜박입니다. 움직임을 줄이면 깜박이지 않습니다.</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>창 밖의 알림</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>창을 닫으면</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>프로그램 종료</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>트레이에 유지</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>공백으로 구분해 여러 개를 넣을 수 있습니다. 하나가 안 되면 다른 것이 대신합니다.</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>노드의 WebSocket</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>첫 번째 노드가 거래를 알리는 주소입니다. 비워 두면 노드 자체의 주소에서 나오는 주소를 씁니다.</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>샌드박스를 노드로 열 포트</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>이 컴퓨터의 다른 프로그램은 그 포트에서 Solana 노드처럼 샌드박스에 접근할 수 있습니다.</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>주문의 승인 대기</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>프로그램의 주문이 승인을 기다리는 시간(초)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>주문의 API 키에 승인이 필요한 경우입니다. 이 시간이 지나면 주문이 거부됩니다. 다음 시작부터 적용됩니다.</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>WebSocket 주소는 wss://로 시작하며, 이 컴퓨터에서는 ws://도 가능합니다.</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>API 호스트와 샌드박스에는 서로 다른 포트가 필요합니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation>매수</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>매도</translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation>매수 쪽</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>매도 쪽</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>불러오는 중</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>네트워크를 기다리는 중…</translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation>연결 중</translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation>모의 트레이더 켜짐</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>아직 수신 없음</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>%1 동안 수신 없음, 가격이 오래되었을 수 있음</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · %2 동안 수신 없음</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>네트워크: %1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>주문 %n건 조회 중…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>대기 중인 주문 %n건</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>프로그램이 종료될 때 미결로 남은 주문입니다. 결과를 조회 중이며 새 주문은 기다립니다.</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>주문 보기</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>API 호스트 켜짐, 포트 %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>API 호스트 꺼짐</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>활성화됨: 클릭 한 번에 최대 %1 SOL 거래</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo, IPFS 데몬</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata, 내 계정의 토큰 사용</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>pump.fun 자체 업로드</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>이 컴퓨터만</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>런칭을 게시하는 곳</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>런칭은 선택한 저장소를 위에서 아래로 각각 몇 번씩 시도합니다. 선택한 것이 없으면 처음 응답한 것을 사용합니다.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 이동</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Kubo 데몬의 주소</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Pinata 토큰(JWT), 보관함에 보관</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>하나가 보관됨, 바꾸려면 다른 것을 입력하세요</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>보관된 것 없음</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>위로 이동: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TermsEdit</name>
    <message>
        <source>Slippage</source>
        <translation>슬리피지</translation>
    </message>
    <message>
        <source>How much worse than shown the price may be when the order lands. Beyond that it fails.</source>
        <translation>주문이 체인에 기록될 때 가격이 표시보다 얼마나 나빠도 되는지. 이를 넘으면 실패합니다.</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>슬리피지 %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>슬리피지(퍼센트)</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>더 빨리 기록되기 위해 네트워크에 내는 최대 금액: 많은 사람이 같은 코인에 쓰려 할 때 더 많이 내는 트랜잭션이 먼저 갑니다. 가격은 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>자동 우선 수수료</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>우선 수수료 %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>최근 기록된 트랜잭션이 낸 만큼</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>최대 %1 SOL</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>우선 수수료 (SOL)</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>우선 수수료</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>다른 코인: 수량은 지워지고 슬리피지와 우선 수수료는 유지되었습니다</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>관심 등록만 된 지갑입니다. 키는 다른 곳에 있습니다.</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>서명 없이 복사</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>주문이 키를 기다리며, 잠금이 해제되면 전송됩니다.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>잠금 해제…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>키가 잠겨 있습니다.</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>키가 다른 곳에 있음: 서명되지 않은 주문을 복사해 그곳에서 서명하세요</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>키가 잠겨 있습니다</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>서명되지 않은 트랜잭션이 base64로 클립보드에 있습니다. 약 1분 동안 서명할 수 있습니다.</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>지출</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>매도</translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation>지출할 금액 (SOL)</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>매도할 수량(토큰)</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>수령</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>예상 수령</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>받을 수량(토큰)</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>받을 금액 (SOL)</translation>
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
        <translation>%1 기본 단위</translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation>예상 지출</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>예상 매도</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>%1 매수</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation>%2 매수, %1 SOL</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>%1 매도</translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation>%1 %2 매도</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>보내는 중…</translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation>가격을 조회하는 중…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>매수</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>서명하는 지갑</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>이 수량 바꾸기</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>수량 %1 (SOL)</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>이 수량 유지</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>보유량의 %1 % 매도</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>원금</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>보유에 든 비용을 회수할 만큼 매도</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>보유에 든 비용을 회수할 만큼 매도: 평균 단가, 커브 수수료 포함</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>%1 SOL 지출</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>이 지갑은 이 코인을 산 적이 없습니다</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>%1 전부 매도</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>%2의 %1 % 매도</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>지금 %2 매수, %1 SOL</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>지금 %1 전부 매도</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>지금 %2의 %1 % 매도</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>지금 %1 %2 매도</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>클릭 한 번으로 거래…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>주문당 %1 SOL까지 활성화됨: 해제 (Esc)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>먼저 금액을 표시하세요: 이 금액은 보유분의 비용을 알려 줍니다</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>티켓이 다른 주문으로 바뀌었습니다. 이 창을 닫고 그 주문을 확인하세요.</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>상승 중인 코인</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>최신 코인</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>졸업이 가까운 코인</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>관심 코인</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>아직 코인이 없습니다. 첫 코인을 런칭하세요.</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>커브의 절반을 넘은 코인이 없습니다.</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>별표한 코인이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>관심 해제</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>관심 등록</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>필터: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>필터를 통과한 코인이 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>커브 진행률</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>시가총액</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>5분 변동</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>1시간 변동</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>1일 변동</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>1일 거래량</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>보유자</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>경과</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>최근 거래</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>코인</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>표시할 코인</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>상승</translation>
    </message>
    <message>
        <source>New</source>
        <translation>신규</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>졸업 임박</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>관심</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>정렬 기준</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>목록의 열, 순서, 필터</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>필터…</translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation>졸업</translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation>%1 SOL 남음</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>최근 5분 속도라면 %1 후 완료(추정)</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message>
        <source>Coin</source>
        <translation>코인</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5분</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1시간</translation>
    </message>
    <message>
        <source>1 d</source>
        <translation>1일</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>거래량</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>보유자</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>경과</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>최근</translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation>%1, King of the Hill</translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>주의: 이 이름에 숨은 문자가 있습니다.</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>시가총액 %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>최근 5분의 시가총액 변동</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>최근 1시간의 시가총액 변동</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>최근 1일의 시가총액 변동</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>최근 1일 거래액 %1 SOL</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>거래 기록상 코인을 보유한 지갑. 지갑 간 전송은 보이지 않습니다</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>런칭을 읽지 못함</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>거래된 적 없음</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>알 수 없음: 계산에 쓰이는 거래 일부가 저장되어 있지 않습니다</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1, 더 오래된 코인처럼 보임</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>아직 읽지 못함</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>주의: 이름이나 티커가 같아 보이는 더 오래된 코인이 있습니다. 민트 주소를 비교하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>이 목록의 다른 코인 %n개가 이 티커를 씁니다. 민트 주소를 비교하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1, 숨은 문자가 있음</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>지갑 금액 숨기기/보기</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>지금 키 잠그기</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>밝은 테마</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>슬롯 %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>어두운 테마</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>지갑 없음</translation>
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
        <translation>둘러보기</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>둘러보기 나가기 (Esc)</translation>
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
        <translation>시간</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>구분</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>가격</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>트레이더</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ 매수</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ 매도</translation>
    </message>
    <message>
        <source>you</source>
        <translation>나</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, 슬롯 %2</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 기본 단위</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>토큰 하나에 %1 SOL</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>커브에 들어가거나 커브에서 나온 SOL, 수수료 제외. 내 주문으로 지출하거나 받은 금액은 활동에 표시됩니다.</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>Curvedesk 보기</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1을(를) 제거할까요?</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>목록에서 빠지고 잔액도 합계에서 빠집니다. 네트워크에서는 아무것도 바뀌지 않고 주문은 남으며, 주소로 다시 관심 등록할 수 있습니다.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>%n분 후</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>키 보호</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>데스크톱의 키체인 사용</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>현재 암호 문구</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>새 암호 문구</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>새 암호 문구 다시 입력</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>창을 사용하지 않을 때 자동으로 잠금</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>암호 문구가 키를 보호합니다. 누구도 복구할 수 없습니다.</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>보관함의 키는 데스크톱의 키체인에 있습니다. 별도의 암호 문구로 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>보관함의 키가 보관함 옆에 있습니다. 이 프로그램의 폴더를 복사하는 사람이 키를 갖게 됩니다. 모의 자금에만 충분합니다.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>두 암호 문구가 다릅니다.</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>새 암호 문구가 키를 보호합니다. 키가 새로 봉인되어 보관함의 이전 사본으로는 앞으로 추가되는 것을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>데스크톱 키체인의 새 키가 키를 보호합니다.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>암호 문구가 틀렸습니다.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>확인 중…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>암호 문구 바꾸기</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>암호 문구 설정</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>아직 지갑 없음</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletTableModel</name>
    <message>
        <source>Wallet</source>
        <translation>지갑</translation>
    </message>
    <message>
        <source>Balance in SOL</source>
        <translation>잔액 (SOL)</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1(관심)</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletsPanel</name>
    <message>
        <source>Wallets</source>
        <translation>지갑</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>지갑 가져오기</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ 새로 만들기</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>새 지갑</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>키 보호</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>아직 지갑이 없습니다. 주문은 지갑이 서명합니다.</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>지갑 만들기</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>지갑 주소 복사</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>지갑 이름 바꾸기</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>%1 SOL 받기</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>테스트 네트워크 faucet의 모의 자금</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>보내기</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>지갑에서 보내기</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>받기</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>받기 위해 지갑 주소 보기</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>키 보기</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>지갑의 개인 키 보기</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>제거…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>관심 지갑을 목록에서 제거</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>모든 지갑: %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>이 중 %1 SOL은 관심 지갑에 있음</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>주소 관심 등록</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>잔액이 표시되고, 이 주소로 견적을 내고 주문을 준비할 수 있습니다. 여기서 서명하지 않으며 키는 원래 있던 곳에 그대로 있습니다.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>라벨</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>관심 등록</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>지갑 주소가 아닙니다.</translation>
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
        <translation>읽기</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>견적</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>거래</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>런칭</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>지갑 나열</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>주문당 %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>시간당 %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>하루 %1 SOL</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>슬리피지 %1</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>우선 수수료 %1 SOL</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>사용자에게 물음</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>한도 없음</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>모두</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>Curvedesk를 시작할 수 없습니다</translation>
    </message>
</context>
</TS>
