<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>Alert</name>
    <message>
        <source>market cap at or above %1 SOL</source>
        <translation>piyasa değeri %1 SOL veya üstü</translation>
    </message>
    <message>
        <source>market cap at or below %1 SOL</source>
        <translation>piyasa değeri %1 SOL veya altı</translation>
    </message>
    <message>
        <source>price at or above %1 SOL</source>
        <translation>fiyat %1 SOL veya üstü</translation>
    </message>
    <message>
        <source>price at or below %1 SOL</source>
        <translation>fiyat %1 SOL veya altı</translation>
    </message>
    <message>
        <source>%1 of the curve sold</source>
        <translation>eğrinin %1 kadarı satıldı</translation>
    </message>
    <message>
        <source>its creator sells</source>
        <translation>oluşturucusu satıyor</translation>
    </message>
    <message>
        <source>another coin becomes king</source>
        <translation>başka bir coin King oluyor</translation>
    </message>
</context>
<context>
    <name>AmountText</name>
    <message>
        <source>%1 lamports</source>
        <translation>%1 lamport</translation>
    </message>
</context>
<context>
    <name>AuditText</name>
    <message>
        <source>A part of each transfer can be kept back as a fee.</source>
        <translation>Her transferin bir kısmı ücret olarak kesilebilir.</translation>
    </message>
    <message>
        <source>Somebody can close the mint once no tokens are left.</source>
        <translation>Hiç token kalmadığında birisi minti kapatabilir.</translation>
    </message>
    <message>
        <source>Your tokens can be frozen from the moment that you get them.</source>
        <translation>Tokenleriniz, elinize geçtikleri andan itibaren dondurulmuş olabilir.</translation>
    </message>
    <message>
        <source>Its tokens cannot be transferred, and so not sold.</source>
        <translation>Tokenleri transfer edilemez, dolayısıyla satılamaz.</translation>
    </message>
    <message>
        <source>Somebody can take your tokens or destroy them.</source>
        <translation>Birisi tokenlerinizi elinizden alabilir veya yok edebilir.</translation>
    </message>
    <message>
        <source>Another program can run at each transfer, and refuse it.</source>
        <translation>Her transferde başka bir program çalışıp transferi reddedebilir.</translation>
    </message>
    <message>
        <source>Somebody can pause all transfers.</source>
        <translation>Birisi tüm transferleri duraklatabilir.</translation>
    </message>
    <message>
        <source>Its mint has an extension that is not known here. It may be dangerous.</source>
        <translation>Mintinde burada bilinmeyen bir uzantı var. Tehlikeli olabilir.</translation>
    </message>
    <message>
        <source>Whether its name can be changed was not checked.</source>
        <translation>Adının değiştirilip değiştirilemeyeceği denetlenmedi.</translation>
    </message>
    <message>
        <source>Nobody can change its name, ticker and picture.</source>
        <translation>Adını, sembolünü ve resmini kimse değiştiremez.</translation>
    </message>
    <message>
        <source>Somebody can change its name, ticker and picture.</source>
        <translation>Birisi adını, sembolünü ve resmini değiştirebilir.</translation>
    </message>
    <message>
        <source>The extensions of its mint were not checked.</source>
        <translation>Mintinin uzantıları denetlenmedi.</translation>
    </message>
    <message>
        <source>Its mint has no extensions.</source>
        <translation>Mintinin uzantısı yok.</translation>
    </message>
    <message>
        <source>Extensions of its mint: %1</source>
        <translation>Mintinin uzantıları: %1</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Export candles</source>
        <translation>Mumları dışa aktar</translation>
    </message>
    <message>
        <source>Save the chart&apos;s picture</source>
        <translation>Grafiğin resmini kaydet</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Resimler (*.png)</translation>
    </message>
    <message>
        <source>The picture is saved.</source>
        <translation>Resim kaydedildi.</translation>
    </message>
    <message>
        <source>The picture could not be written there.</source>
        <translation>Resim oraya yazılamadı.</translation>
    </message>
</context>
<context>
    <name>DisplayText</name>
    <message>
        <source>(no name)</source>
        <translation>(ad yok)</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The price rose past your slippage before the order landed.</source>
        <translation>Emir zincire ulaşmadan fiyat, slippage sınırınızın üstüne çıktı.</translation>
    </message>
    <message>
        <source>Only the network fee was spent. Look at the new price and order again.</source>
        <translation>Yalnızca ağ ücreti harcandı. Yeni fiyata bakın ve yeniden emir verin.</translation>
    </message>
    <message>
        <source>The price fell past your slippage before the order landed.</source>
        <translation>Emir zincire ulaşmadan fiyat, slippage sınırınızın altına indi.</translation>
    </message>
    <message>
        <source>The order would have brought fewer tokens than your minimum.</source>
        <translation>Emir, belirlediğiniz en az miktardan daha az token getirecekti.</translation>
    </message>
    <message>
        <source>The price moved past your slippage before the order landed.</source>
        <translation>Emir zincire ulaşmadan fiyat, slippage sınırınızı aştı.</translation>
    </message>
    <message>
        <source>The curve sold out before the order landed.</source>
        <translation>Emir zincire ulaşmadan eğri tükendi.</translation>
    </message>
    <message>
        <source>The coin trades on its pool from now on.</source>
        <translation>Coin bundan sonra kendi havuzunda işlem görür.</translation>
    </message>
    <message>
        <source>The curve does not hold that many tokens any more.</source>
        <translation>Eğride artık o kadar token yok.</translation>
    </message>
    <message>
        <source>Order less.</source>
        <translation>Daha az emir verin.</translation>
    </message>
    <message>
        <source>The wallet does not hold that many tokens.</source>
        <translation>Cüzdanda o kadar token yok.</translation>
    </message>
    <message>
        <source>Sell less.</source>
        <translation>Daha az satın.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the rents of a first trade.</source>
        <translation>Cüzdandaki SOL, ilk işlemin rent tutarları için yetersiz.</translation>
    </message>
    <message>
        <source>Add SOL, or buy for less.</source>
        <translation>SOL ekleyin veya daha azına alın.</translation>
    </message>
    <message>
        <source>The wallet has too little SOL for the fees of this trade.</source>
        <translation>Cüzdandaki SOL, bu işlemin ücretleri için yetersiz.</translation>
    </message>
    <message>
        <source>The chain&apos;s program refused the order (%1).</source>
        <translation>Zincirdeki program emri reddetti (%1).</translation>
    </message>
    <message>
        <source>Nothing was traded.</source>
        <translation>Hiçbir işlem yapılmadı.</translation>
    </message>
    <message>
        <source>This cannot be done as asked: %1</source>
        <translation>Bu, istendiği gibi yapılamaz: %1</translation>
    </message>
    <message>
        <source>The key or passphrase is not the right one.</source>
        <translation>Anahtar veya parola doğru değil.</translation>
    </message>
    <message>
        <source>Check it and try again.</source>
        <translation>Kontrol edip yeniden deneyin.</translation>
    </message>
    <message>
        <source>This is not allowed here: %1</source>
        <translation>Buna burada izin verilmiyor: %1</translation>
    </message>
    <message>
        <source>There is no such coin on this network.</source>
        <translation>Bu ağda böyle bir coin yok.</translation>
    </message>
    <message>
        <source>Check the mint address.</source>
        <translation>Mint adresini kontrol edin.</translation>
    </message>
    <message>
        <source>There is no such wallet.</source>
        <translation>Böyle bir cüzdan yok.</translation>
    </message>
    <message>
        <source>Choose or create another one.</source>
        <translation>Başka bir tane seçin veya oluşturun.</translation>
    </message>
    <message>
        <source>There is nothing by that name.</source>
        <translation>Bu adla bir şey yok.</translation>
    </message>
    <message>
        <source>The request was malformed: %1</source>
        <translation>İstek hatalı biçimliydi: %1</translation>
    </message>
    <message>
        <source>This curve has sold out and there is no pool to trade on yet.</source>
        <translation>Bu eğri tükendi ve henüz işlem yapılacak bir havuz yok.</translation>
    </message>
    <message>
        <source>Try again once the coin has moved to its pool.</source>
        <translation>Coin havuzuna geçtiğinde yeniden deneyin.</translation>
    </message>
    <message>
        <source>This exists already: %1</source>
        <translation>Bu zaten var: %1</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Dosya çok büyük.</translation>
    </message>
    <message>
        <source>Images may have 15 MiB and 4096 pixels a side.</source>
        <translation>Resimler en çok 15 MiB ve kenar başına 4096 piksel olabilir.</translation>
    </message>
    <message>
        <source>The wallet does not hold enough. %1</source>
        <translation>Cüzdandaki miktar yetersiz. %1</translation>
    </message>
    <message>
        <source>Nothing was sent. Add SOL or order less.</source>
        <translation>Hiçbir şey gönderilmedi. SOL ekleyin veya daha az emir verin.</translation>
    </message>
    <message>
        <source>The price has moved past your slippage.</source>
        <translation>Fiyat, slippage sınırınızı aştı.</translation>
    </message>
    <message>
        <source>Nothing was sent. Look at the new price and order again.</source>
        <translation>Hiçbir şey gönderilmedi. Yeni fiyata bakın ve yeniden emir verin.</translation>
    </message>
    <message>
        <source>The chain refused: %1</source>
        <translation>Zincir reddetti: %1</translation>
    </message>
    <message>
        <source>The vault is locked, so nothing can be signed.</source>
        <translation>Kasa kilitli, bu yüzden hiçbir şey imzalanamaz.</translation>
    </message>
    <message>
        <source>Give its passphrase at the top of the window.</source>
        <translation>Parolasını pencerenin üst kısmında girin.</translation>
    </message>
    <message>
        <source>The network asks for a pause.</source>
        <translation>Ağ ara verilmesini istiyor.</translation>
    </message>
    <message>
        <source>Try again in a few seconds.</source>
        <translation>Birkaç saniye sonra yeniden deneyin.</translation>
    </message>
    <message>
        <source>The network refused or sent nonsense. %1</source>
        <translation>Ağ reddetti veya anlamsız bir yanıt gönderdi. %1</translation>
    </message>
    <message>
        <source>Try again, or use another endpoint.</source>
        <translation>Yeniden deneyin veya başka bir uç nokta kullanın.</translation>
    </message>
    <message>
        <source>This does not work at the moment: %1</source>
        <translation>Bu şu anda çalışmıyor: %1</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Birazdan yeniden deneyin.</translation>
    </message>
    <message>
        <source>The network did not answer in time.</source>
        <translation>Ağ zamanında yanıt vermedi.</translation>
    </message>
    <message>
        <source>If an order was sent, its row under Activity will say how it ended.</source>
        <translation>Bir emir gönderildiyse, Etkinlik altındaki satırı nasıl sonuçlandığını gösterecektir.</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>Bu iptal edildi.</translation>
    </message>
    <message>
        <source>The disk refused to store this, so nothing was sent.</source>
        <translation>Disk bunu kaydedemedi, bu yüzden hiçbir şey gönderilmedi.</translation>
    </message>
    <message>
        <source>Free some space or check the data folder&apos;s permissions.</source>
        <translation>Yer açın veya veri klasörünün izinlerini kontrol edin.</translation>
    </message>
    <message>
        <source>Data that was read does not make sense.</source>
        <translation>Okunan veriler anlamlı değil.</translation>
    </message>
    <message>
        <source>Nothing was changed. Restore it from a backup or try another source.</source>
        <translation>Hiçbir şey değiştirilmedi. Yedekten geri yükleyin veya başka bir kaynak deneyin.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program.</source>
        <translation>Programın içinde bir hata oluştu.</translation>
    </message>
    <message>
        <source>Please report it with the log.</source>
        <translation>Lütfen günlükle birlikte bildirin.</translation>
    </message>
    <message>
        <source>Other users of this computer can open the data directory, which holds your keys. Take that right from them: chmod 700 %1</source>
        <translation>Bu bilgisayarın öteki kullanıcıları, anahtarlarınızın bulunduğu veri dizinini açabiliyor. Bu hakkı kaldırın: chmod 700 %1</translation>
    </message>
    <message>
        <source>The data directory belongs to another user: %1</source>
        <translation>Veri dizini başka bir kullanıcıya ait: %1</translation>
    </message>
    <message>
        <source>The data directory is a file: %1</source>
        <translation>Veri dizini bir dosya: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be made: %1</source>
        <translation>Veri dizini oluşturulamıyor: %1</translation>
    </message>
    <message>
        <source>The data directory cannot be written: %1</source>
        <translation>Veri dizinine yazılamıyor: %1</translation>
    </message>
    <message>
        <source>Another Curvedesk uses the data directory. End it first: %1</source>
        <translation>Veri dizinini başka bir Curvedesk kullanıyor. Önce onu kapatın: %1</translation>
    </message>
    <message>
        <source>A store refused picture or words. %1</source>
        <translation>Bir depo resmi veya metni reddetti. %1</translation>
    </message>
    <message>
        <source>Below the form, “Stores…” has the others.</source>
        <translation>Diğerleri formun altında, “Depolar…” içindedir.</translation>
    </message>
    <message>
        <source>A store for picture and words does not answer. %1</source>
        <translation>Resim ve metin için bir depo yanıt vermiyor. %1</translation>
    </message>
    <message>
        <source>Try again in a moment; below the form, “Stores…” has the other stores.</source>
        <translation>Birazdan yeniden deneyin; diğer depolar formun altında, “Depolar…” içindedir.</translation>
    </message>
    <message>
        <source>Only the network fee was spent.</source>
        <translation>Yalnızca ağ ücreti harcandı.</translation>
    </message>
</context>
<context>
    <name>LaunchPlaceText</name>
    <message>
        <source>Nobody else sees them, which does for play money.</source>
        <translation>Bunları başka kimse görmez; oyun parası için bu yeterlidir.</translation>
    </message>
    <message>
        <source>Nobody else sees them: for everybody else the coin has no picture and no words, for ever.</source>
        <translation>Bunları başka kimse görmez: diğer herkes için coinin sonsuza dek ne resmi ne de metni olur.</translation>
    </message>
    <message>
        <source>The daemon keeps them on IPFS: others see them as long as it runs, or somebody else keeps them too.</source>
        <translation>Daemon bunları IPFS&apos;te tutar: çalıştığı veya başka biri de tuttuğu sürece başkaları görür.</translation>
    </message>
    <message>
        <source>Your account at Pinata keeps them on IPFS.</source>
        <translation>Pinata hesabınız bunları IPFS&apos;te tutar.</translation>
    </message>
    <message>
        <source>pump.fun keeps them on IPFS. It may refuse; then nothing is signed.</source>
        <translation>pump.fun bunları IPFS&apos;te tutar. Reddedebilir; o zaman hiçbir şey imzalanmaz.</translation>
    </message>
    <message>
        <source>Picture and text: kept on this computer</source>
        <translation>Resim ve metin: bu bilgisayarda tutulur</translation>
    </message>
    <message>
        <source>Picture and text: published through Kubo at %1</source>
        <translation>Resim ve metin: %1 adresindeki Kubo ile yayımlanır</translation>
    </message>
    <message>
        <source>Picture and text: published through Pinata</source>
        <translation>Resim ve metin: Pinata ile yayımlanır</translation>
    </message>
    <message>
        <source>Picture and text: published through pump.fun</source>
        <translation>Resim ve metin: pump.fun ile yayımlanır</translation>
    </message>
    <message>
        <source>%1 Below the form, “Stores…” has the others.</source>
        <translation>%1 Diğerleri formun altında, “Depolar…” içindedir.</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Sandbox: a complete market inside this program, with play money.</source>
        <translation>Sandbox: bu programın içinde, oyun parasıyla eksiksiz bir piyasa.</translation>
    </message>
    <message>
        <source>%1: a public test network, with play money.</source>
        <translation>%1: oyun paralı, herkese açık bir test ağı.</translation>
    </message>
    <message>
        <source>Mainnet: every order spends real money.</source>
        <translation>Mainnet: her emir gerçek para harcar.</translation>
    </message>
    <message>
        <source>A network that Curvedesk does not know. Treat what is spent on it as real money.</source>
        <translation>Curvedesk&apos;in tanımadığı bir ağ. Burada harcananı gerçek para sayın.</translation>
    </message>
    <message>
        <source>Sandbox ledger</source>
        <translation>Sandbox defteri</translation>
    </message>
    <message>
        <source>%1 cluster</source>
        <translation>%1 kümesi</translation>
    </message>
    <message>
        <source>%1: play money.</source>
        <translation>%1: oyun parası.</translation>
    </message>
    <message>
        <source>Mainnet: this spends real money.</source>
        <translation>Mainnet: burada gerçek para harcanır.</translation>
    </message>
    <message>
        <source>An unknown network: this may spend real money.</source>
        <translation>Bilinmeyen bir ağ: burada gerçek para harcanabilir.</translation>
    </message>
    <message>
        <source>Curvedesk (sandbox)</source>
        <translation>Curvedesk (sandbox)</translation>
    </message>
    <message>
        <source>Curvedesk · MAINNET · real money</source>
        <translation>Curvedesk · MAINNET · gerçek para</translation>
    </message>
    <message>
        <source>Curvedesk (%1)</source>
        <translation>Curvedesk (%1)</translation>
    </message>
    <message>
        <source>live</source>
        <translation>canlı</translation>
    </message>
    <message>
        <source>connecting</source>
        <translation>bağlanıyor</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>yavaş</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>çevrimdışı</translation>
    </message>
    <message>
        <source>wrong network</source>
        <translation>yanlış ağ</translation>
    </message>
    <message>
        <source>The network answers in time.</source>
        <translation>Ağ zamanında yanıt veriyor.</translation>
    </message>
    <message>
        <source>Nothing was heard from the network yet.</source>
        <translation>Ağdan henüz bir şey alınmadı.</translation>
    </message>
    <message>
        <source>The network answers late. Prices may be old; orders may take longer.</source>
        <translation>Ağ geç yanıt veriyor. Fiyatlar eski olabilir; emirler daha uzun sürebilir.</translation>
    </message>
    <message>
        <source>The network does not answer. Figures are the last ones heard; orders that were sent keep their place and are looked up again once it does.</source>
        <translation>Ağ yanıt vermiyor. Rakamlar son alınanlardır; gönderilen emirler yerini korur ve ağ yanıt verince yeniden sorgulanır.</translation>
    </message>
    <message>
        <source>The endpoint belongs to another network than this data folder. Nothing is sent to it.</source>
        <translation>Uç nokta, bu veri klasöründen başka bir ağa ait. Ona hiçbir şey gönderilmez.</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>Ağ bekleniyor</translation>
    </message>
    <message>
        <source>The network is offline: nothing can be sent</source>
        <translation>Ağ çevrimdışı: hiçbir şey gönderilemez</translation>
    </message>
    <message>
        <source>The endpoint is of another network: nothing is sent</source>
        <translation>Uç nokta başka bir ağa ait: hiçbir şey gönderilmez</translation>
    </message>
    <message>
        <source>Nothing read yet: connecting to the network.</source>
        <translation>Henüz bir şey okunmadı: ağa bağlanılıyor.</translation>
    </message>
    <message>
        <source>The network is offline. Nothing could be read; it is tried again.</source>
        <translation>Ağ çevrimdışı. Hiçbir şey okunamadı; yeniden deneniyor.</translation>
    </message>
    <message>
        <source>The endpoint is of another network. Nothing is read from it.</source>
        <translation>Uç nokta başka bir ağa ait. Ondan hiçbir şey okunmaz.</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>%n slot geride</numerusform>
        </translation>
    </message>
    <message>
        <source>Sandbox: play money.</source>
        <translation>Sandbox: oyun parası.</translation>
    </message>
    <message>
        <source>age unknown</source>
        <translation>zamanı bilinmiyor</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1 önce</translation>
    </message>
</context>
<context>
    <name>OrderText</name>
    <message>
        <source>fee %1 SOL</source>
        <translation>ücret %1 SOL</translation>
    </message>
    <message>
        <source>to %1 · </source>
        <translation>alıcı %1 · </translation>
    </message>
    <message>
        <source>%1 to %2: sent, waiting for the chain.</source>
        <translation>%1 → %2: gönderildi, zincir bekleniyor.</translation>
    </message>
    <message>
        <source>Sent %1 to %2.</source>
        <translation>%1 gönderildi: %2.</translation>
    </message>
    <message>
        <source>Sending %1 to %2 failed: %3</source>
        <translation>%1 gönderilemedi (%2): %3</translation>
    </message>
    <message>
        <source>Sending %1 to %2 expired; nothing was spent.</source>
        <translation>%1 gönderiminin (%2) süresi doldu; hiçbir şey harcanmadı.</translation>
    </message>
    <message>
        <source>Nobody could say yet whether %1 went to %2.</source>
        <translation>%1 tutarının %2 adresine ulaşıp ulaşmadığı henüz bilinmiyor.</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Bekliyor</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Başarılı</translation>
    </message>
    <message>
        <source>Failed on chain</source>
        <translation>Başarısız</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Süresi doldu</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Bilinmiyor</translation>
    </message>
    <message>
        <source>Pending: signed and sent, without an outcome yet. The same bytes are sent again until there is one; it is never signed a second time meanwhile.</source>
        <translation>Bekliyor: imzalandı ve gönderildi, henüz sonuç yok. Sonuç çıkana dek aynı baytlar yeniden gönderilir; bu sırada asla ikinci kez imzalanmaz.</translation>
    </message>
    <message>
        <source>Succeeded: it is on the chain and did what it says.</source>
        <translation>Başarılı: zincirde ve yazdığını yaptı.</translation>
    </message>
    <message>
        <source>Failed on chain: it landed and was refused there. Only the network fee was spent.</source>
        <translation>Zincirde başarısız: zincire ulaştı ve orada reddedildi. Yalnızca ağ ücreti harcandı.</translation>
    </message>
    <message>
        <source>Expired: it provably never landed and cannot land any more. Nothing was spent.</source>
        <translation>Süresi doldu: zincire ulaşmadığı kanıtlı ve artık ulaşamaz. Hiçbir şey harcanmadı.</translation>
    </message>
    <message>
        <source>Unknown: the network could not say what became of it. Look before you order again: it may have landed.</source>
        <translation>Bilinmiyor: ağ, ona ne olduğunu söyleyemedi. Yeniden emir vermeden önce bakın: ulaşmış olabilir.</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Alış</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Satış</translation>
    </message>
    <message>
        <source>✦ Launch</source>
        <translation>✦ Lansman</translation>
    </message>
    <message>
        <source>↗ Send</source>
        <translation>↗ Gönderim</translation>
    </message>
    <message>
        <source>left open by the last run; looking up its outcome</source>
        <translation>son çalışmadan açık kaldı; sonucu sorgulanıyor</translation>
    </message>
    <message>
        <source>the chain took its outcome back; waiting for it again</source>
        <translation>zincir sonucu geri aldı; yeniden bekleniyor</translation>
    </message>
    <message>
        <source>sent, waiting for the chain</source>
        <translation>gönderildi, zincir bekleniyor</translation>
    </message>
    <message>
        <source>slot %1 · %2</source>
        <translation>slot %1 · %2</translation>
    </message>
    <message>
        <source>the chain refused it</source>
        <translation>zincir reddetti</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>never landed; nothing was spent</source>
        <translation>zincire ulaşmadı; hiçbir şey harcanmadı</translation>
    </message>
    <message>
        <source>nobody could say yet; do not order again before this is settled</source>
        <translation>henüz bilinmiyor; bu netleşmeden yeniden emir vermeyin</translation>
    </message>
    <message>
        <source>Order for %1 sent.</source>
        <translation>%1 emri gönderildi.</translation>
    </message>
    <message>
        <source>Order for %1 failed: %2</source>
        <translation>%1 emri başarısız oldu: %2</translation>
    </message>
    <message>
        <source>Order for %1 expired; nothing was spent.</source>
        <translation>%1 emrinin süresi doldu; hiçbir şey harcanmadı.</translation>
    </message>
    <message>
        <source>Nobody could say yet what became of the order for %1.</source>
        <translation>%1 emrine ne olduğu henüz bilinmiyor.</translation>
    </message>
    <message>
        <source>Bought %1 %2 for %3 SOL.</source>
        <translation>%1 %2, %3 SOL karşılığında alındı.</translation>
    </message>
    <message>
        <source>Sold %1 %2 for %3 SOL.</source>
        <translation>%1 %2, %3 SOL karşılığında satıldı.</translation>
    </message>
    <message>
        <source>Launched %1.</source>
        <translation>%1 lansmanı yapıldı.</translation>
    </message>
    <message>
        <source>%1 %2: %3.</source>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>The chain took back the outcome of the order for %1. It is pending again; do not order twice.</source>
        <translation>Zincir, %1 emrinin sonucunu geri aldı. Emir yeniden bekliyor; iki kez emir vermeyin.</translation>
    </message>
</context>
<context>
    <name>PreparedPicture</name>
    <message>
        <source>The file could not be read.</source>
        <translation>Dosya okunamadı.</translation>
    </message>
    <message>
        <source>This picture is larger than 64 MiB.</source>
        <translation>Bu resim 64 MiB&apos;tan büyük.</translation>
    </message>
    <message>
        <source>This is no PNG, JPEG, GIF or WebP picture.</source>
        <translation>Bu bir PNG, JPEG, GIF veya WebP resmi değil.</translation>
    </message>
    <message>
        <source>This picture is damaged.</source>
        <translation>Bu resim bozuk.</translation>
    </message>
    <message>
        <source>This picture has too many pixels.</source>
        <translation>Bu resimde çok fazla piksel var.</translation>
    </message>
    <message>
        <source>An animation may have 15 MiB and 4096 pixels a side.</source>
        <translation>Bir animasyon en çok 15 MiB ve kenar başına 4096 piksel olabilir.</translation>
    </message>
    <message>
        <source>Made smaller: %1 × %2 pixels.</source>
        <translation>Küçültüldü: %1 × %2 piksel.</translation>
    </message>
</context>
<context>
    <name>PriceAxis</name>
    <message>
        <source>Market cap in %1</source>
        <translation>%1 cinsinden piyasa değeri</translation>
    </message>
    <message>
        <source>Price in %1</source>
        <translation>%1 cinsinden fiyat</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>signs, changes</source>
        <translation>imzalar, değişir</translation>
    </message>
    <message>
        <source>signs</source>
        <translation>imzalar</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>değişir</translation>
    </message>
    <message>
        <source>is read</source>
        <translation>okunur</translation>
    </message>
    <message>
        <source>%1 of 1232 bytes; the network fee is %2 SOL at most</source>
        <translation>1232 bayttan %1 bayt; ağ ücreti en çok %2 SOL</translation>
    </message>
    <message>
        <source>Simulated at slot %1; valid until block %2</source>
        <translation>%1 numaralı slotta simüle edildi; %2 numaralı bloğa dek geçerli</translation>
    </message>
    <message>
        <source>Blockhash %1</source>
        <translation>Blockhash %1</translation>
    </message>
    <message>
        <source>When you confirm, the same order is prepared again under the newest blockhash, within the limits above.</source>
        <translation>Onayladığınızda aynı emir, yukarıdaki sınırlar içinde en yeni blockhash ile yeniden hazırlanır.</translation>
    </message>
    <message>
        <source>The blockhash below is too old to be sent with.</source>
        <translation>Aşağıdaki blockhash, onunla gönderim yapılamayacak kadar eski.</translation>
    </message>
    <message>
        <source>Blockhash fetched %1 s ago, valid for about %2 s</source>
        <translation>Blockhash %1 sn önce alındı, yaklaşık %2 sn daha geçerli</translation>
    </message>
    <message>
        <source>user, pays the fee</source>
        <translation>kullanıcı, ücreti öder</translation>
    </message>
    <message>
        <source>user</source>
        <translation>kullanıcı</translation>
    </message>
    <message>
        <source>user&apos;s tokens</source>
        <translation>kullanıcının tokenleri</translation>
    </message>
    <message>
        <source>user&apos;s quote tokens</source>
        <translation>kullanıcının kotasyon tokenleri</translation>
    </message>
    <message>
        <source>user&apos;s wrapped SOL</source>
        <translation>kullanıcının wrapped SOL tutarı</translation>
    </message>
    <message>
        <source>mint</source>
        <translation>mint</translation>
    </message>
    <message>
        <source>quote mint</source>
        <translation>kotasyon minti</translation>
    </message>
    <message>
        <source>bonding curve</source>
        <translation>bonding curve</translation>
    </message>
    <message>
        <source>curve&apos;s tokens</source>
        <translation>eğrinin tokenleri</translation>
    </message>
    <message>
        <source>curve&apos;s quote tokens</source>
        <translation>eğrinin kotasyon tokenleri</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>havuz</translation>
    </message>
    <message>
        <source>pool&apos;s tokens</source>
        <translation>havuzun tokenleri</translation>
    </message>
    <message>
        <source>pool&apos;s wrapped SOL</source>
        <translation>havuzun wrapped SOL tutarı</translation>
    </message>
    <message>
        <source>creator&apos;s fee vault</source>
        <translation>oluşturucunun ücret kasası</translation>
    </message>
    <message>
        <source>fee recipient</source>
        <translation>ücretin alıcısı</translation>
    </message>
    <message>
        <source>buyback fee recipient</source>
        <translation>geri alım ücretinin alıcısı</translation>
    </message>
    <message>
        <source>fee settings</source>
        <translation>ücret ayarları</translation>
    </message>
    <message>
        <source>global settings</source>
        <translation>genel ayarlar</translation>
    </message>
    <message>
        <source>volume accumulator</source>
        <translation>hacim sayacı</translation>
    </message>
    <message>
        <source>event authority</source>
        <translation>olay yetkisi</translation>
    </message>
    <message>
        <source>program</source>
        <translation>program</translation>
    </message>
    <message>
        <source>program: %1</source>
        <translation>program: %1</translation>
    </message>
    <message>
        <source>%1, limit %2</source>
        <translation>%1, sınır %2</translation>
    </message>
</context>
<context>
    <name>TicketDraft</name>
    <message>
        <source>Choose a coin first</source>
        <translation>Önce bir coin seçin</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Önce bir cüzdan oluşturun veya içe aktarın</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Sıfırdan büyük bir tutar yazın</translation>
    </message>
    <message>
        <source>Slippage: %1</source>
        <translation>Slippage: %1</translation>
    </message>
    <message>
        <source>Slippage is 100 % at most</source>
        <translation>Slippage en çok 100 % olabilir</translation>
    </message>
    <message>
        <source>Your limit for slippage is %1 (Settings)</source>
        <translation>Slippage sınırınız %1 (Ayarlar)</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Öncelik ücreti: %1</translation>
    </message>
    <message>
        <source>This amount is too small to move anything</source>
        <translation>Bu tutar bir şeyi değiştirmek için çok küçük</translation>
    </message>
    <message>
        <source>Your limit for one order is %1 SOL (Settings)</source>
        <translation>Bir emir için sınırınız %1 SOL (Ayarlar)</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet</source>
        <translation>Cüzdanda %1 SOL eksik</translation>
    </message>
    <message>
        <source>The wallet holds only %1</source>
        <translation>Cüzdanda yalnızca %1 var</translation>
    </message>
    <message>
        <source>%1 SOL too little in the wallet for the network fee</source>
        <translation>Cüzdanda ağ ücreti için %1 SOL eksik</translation>
    </message>
    <message>
        <source>The curve holds less than you asked for: the order takes all that is left.</source>
        <translation>Eğride istediğinizden az var: emir kalanın hepsini alır.</translation>
    </message>
    <message>
        <source>This order alone moves the price by %1.</source>
        <translation>Bu emir tek başına fiyatı %1 oynatır.</translation>
    </message>
    <message>
        <source>With %1 slippage others can take that much from the order.</source>
        <translation>%1 slippage ile başkaları emirden bu kadarını alabilir.</translation>
    </message>
    <message>
        <source>The network fee of %1 SOL is more than a twentieth of the order.</source>
        <translation>%1 SOL ağ ücreti, emrin yirmide birinden fazla.</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Cüzdanlar henüz okunmadı</translation>
    </message>
</context>
<context>
    <name>TicketFigures</name>
    <message>
        <source>Pool fee</source>
        <translation>Havuz ücreti</translation>
    </message>
    <message>
        <source>You pay at most</source>
        <translation>En çok ödenen</translation>
    </message>
    <message>
        <source>You receive at least</source>
        <translation>En az alınan</translation>
    </message>
    <message>
        <source>Minimum received</source>
        <translation>Alınacak en az miktar</translation>
    </message>
    <message>
        <source>Price impact</source>
        <translation>Fiyat etkisi</translation>
    </message>
    <message>
        <source>Protocol fee</source>
        <translation>Protokol ücreti</translation>
    </message>
    <message>
        <source>Creator fee</source>
        <translation>Oluşturucu ücreti</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Ağ ücreti</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Öncelik ücreti</translation>
    </message>
    <message>
        <source>Token account rent</source>
        <translation>Token hesabı rent tutarı</translation>
    </message>
    <message>
        <source>First-trade rents</source>
        <translation>İlk işlem rentleri</translation>
    </message>
    <message>
        <source>Held for a moment</source>
        <translation>Kısa süre tutulur</translation>
    </message>
    <message>
        <source>Protocol fee %1</source>
        <translation>Protokol ücr. %1</translation>
    </message>
    <message>
        <source>Creator fee %1</source>
        <translation>Oluşturucu ücr. %1</translation>
    </message>
    <message>
        <source>Pool fee %1</source>
        <translation>Havuz ücreti %1</translation>
    </message>
    <message>
        <source>Rent of an account for wrapped SOL: it must be in the wallet and comes back within the same transaction.</source>
        <translation>Sarılmış SOL hesabının rent tutarı: cüzdanda bulunmalıdır ve aynı işlemde geri gelir.</translation>
    </message>
</context>
<context>
    <name>TimeText</name>
    <message>
        <source>%1 s</source>
        <translation>%1 sn</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 dk</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 sa</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 g</translation>
    </message>
    <message>
        <source>now</source>
        <translation>şimdi</translation>
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
        <translation>Dikkat: bu ad gizli karakterler içeriyor.</translation>
    </message>
</context>
<context>
    <name>TransferText</name>
    <message>
        <source>Compute budget: at most %1 units</source>
        <translation>İşlem bütçesi: en çok %1 birim</translation>
    </message>
    <message>
        <source>Compute budget: %1 micro-lamports a unit</source>
        <translation>İşlem bütçesi: birim başına %1 mikro lamport</translation>
    </message>
    <message>
        <source>System: send %1 SOL from %2 to %3</source>
        <translation>Sistem: %2 adresinden %3 adresine %1 SOL gönder</translation>
    </message>
    <message>
        <source>Associated token: open account %1 for %2, paid by %3</source>
        <translation>Associated token: %2 için %1 hesabını aç, ödeyen %3</translation>
    </message>
    <message>
        <source>Token: send %1 from account %2 to account %3</source>
        <translation>Token: %2 hesabından %3 hesabına %1 gönder</translation>
    </message>
    <message>
        <source>Token: close account %1, its rent goes to %2</source>
        <translation>Token: %1 hesabını kapat, rent tutarı %2 adresine gider</translation>
    </message>
    <message>
        <source>The wallet keeps none of this token. Its empty account is closed and the rent comes back.</source>
        <translation>Cüzdanda bu tokenden hiç kalmaz. Boş hesabı kapatılır ve rent tutarı geri gelir.</translation>
    </message>
    <message>
        <source>The wallet ends with exactly 0 SOL. It can pay for no order until it gets SOL again; tokens that it holds stay in it.</source>
        <translation>Cüzdanda tam 0 SOL kalır. Yeniden SOL gelene dek hiçbir emri ödeyemez; içindeki tokenler yerinde kalır.</translation>
    </message>
    <message>
        <source>This address looks like another one that you know, and is not it: %1. Thieves make such addresses.</source>
        <translation>Bu adres, bildiğiniz bir başkasına benziyor ama o değil: %1. Böyle adresleri hırsızlar oluşturur.</translation>
    </message>
    <message>
        <source>No private key can exist for this address. What is sent to it is lost, unless a program is made to move it.</source>
        <translation>Bu adres için özel anahtar olamaz. Ona gönderilen, onu taşıyacak bir program yapılmadıkça kaybolur.</translation>
    </message>
    <message>
        <source>Nothing was ever sent to this address from here. Nobody can take a transfer back.</source>
        <translation>Buradan bu adrese hiç gönderim yapılmadı. Bir transferi kimse geri alamaz.</translation>
    </message>
    <message>
        <source>your own wallet</source>
        <translation>kendi cüzdanınız</translation>
    </message>
    <message>
        <source>not used on this network yet</source>
        <translation>bu ağda henüz kullanılmadı</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertBook</name>
    <message>
        <source>The creator of %1 sold %2 tokens for %3 SOL.</source>
        <translation>%1 oluşturucusu %3 SOL karşılığında %2 token sattı.</translation>
    </message>
    <message>
        <source>%1 of the curve of %2 are sold.</source>
        <translation>%2 eğrisinin %1 kadarı satıldı.</translation>
    </message>
    <message>
        <source>The price of %1 is %2 SOL.</source>
        <translation>%1 fiyatı %2 SOL.</translation>
    </message>
    <message>
        <source>The market cap of %1 is %2 SOL.</source>
        <translation>%1 piyasa değeri %2 SOL.</translation>
    </message>
    <message>
        <source>%1 is king of the hill now.</source>
        <translation>%1 şimdi King of the Hill.</translation>
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
        <translation>Ne zaman bildirilecek veya ne oldu</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Tetiklendi</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>bekliyor</translation>
    </message>
    <message>
        <source>%1, by the transaction %2</source>
        <translation>%1, işlem: %2</translation>
    </message>
    <message>
        <source>On the network %1</source>
        <translation>%1 ağında</translation>
    </message>
    <message>
        <source>It waits until this program is on the network %1</source>
        <translation>Bu program %1 ağında olana dek bekler</translation>
    </message>
</context>
<context>
    <name>curvedesk::AlertsDialog</name>
    <message>
        <source>Alerts</source>
        <translation>Alarmlar</translation>
    </message>
    <message>
        <source>Add alert</source>
        <translation>Alarm ekle</translation>
    </message>
    <message>
        <source>Each alert tells you once, with what happened and the transaction that did it. The program must run for that; what it missed it tells at the next start.</source>
        <translation>Her alarm, ne olduğunu ve buna yol açan işlemi bir kez bildirir. Bunun için program çalışıyor olmalıdır; kaçırdığını sonraki başlangıçta bildirir.</translation>
    </message>
    <message>
        <source>With a sound</source>
        <translation>Sesli</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>What to be told of</source>
        <translation>Ne bildirilsin</translation>
    </message>
    <message>
        <source>Market cap at or above</source>
        <translation>Piyasa değeri en az</translation>
    </message>
    <message>
        <source>Market cap at or below</source>
        <translation>Piyasa değeri en çok</translation>
    </message>
    <message>
        <source>Price at or above</source>
        <translation>Fiyat en az</translation>
    </message>
    <message>
        <source>Price at or below</source>
        <translation>Fiyat en çok</translation>
    </message>
    <message>
        <source>Curve sold up to</source>
        <translation>Satılan eğri oranı</translation>
    </message>
    <message>
        <source>Its creator sells</source>
        <translation>Oluşturucusu satıyor</translation>
    </message>
    <message>
        <source>Another coin becomes king</source>
        <translation>Başka bir coin King oluyor</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Sınır</translation>
    </message>
    <message>
        <source>No alerts yet.</source>
        <translation>Henüz alarm yok.</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Coini göster</translation>
    </message>
    <message>
        <source>Tell me again</source>
        <translation>Yeniden bildir</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Önce bir coin seçin.</translation>
    </message>
    <message>
        <source>That is so already.</source>
        <translation>Zaten öyle.</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Şimdi %1</translation>
    </message>
    <message>
        <source>Now %1 SOL</source>
        <translation>Şimdi %1 SOL</translation>
    </message>
    <message>
        <source>No more than 100 % of a curve can be sold.</source>
        <translation>Bir eğrinin en çok 100 %’ü satılabilir.</translation>
    </message>
    <message>
        <source>Show the coin of the highlighted alert</source>
        <translation>Vurgulanan alarmın coinini göster</translation>
    </message>
    <message>
        <source>Let the highlighted alert wait again</source>
        <translation>Vurgulanan alarm yeniden beklesin</translation>
    </message>
    <message>
        <source>Remove the highlighted alert</source>
        <translation>Vurgulanan alarmı kaldır</translation>
    </message>
    <message>
        <source>No coin is king yet.</source>
        <translation>Henüz hiçbir coin King değil.</translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message>
        <source>Type an amount</source>
        <translation>Bir tutar yazın</translation>
    </message>
    <message>
        <source>Use a dot for decimals, not a comma</source>
        <translation>Ondalıklar için virgül değil nokta kullanın</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1 en çok %n ondalık basamak alır</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than there can be</source>
        <translation>Bu, var olabilecekten fazla</translation>
    </message>
    <message>
        <source>That is not a plain number like 0.5</source>
        <translation>Bu, 0.5 gibi düz bir sayı değil</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiHostPanel</name>
    <message>
        <source>Serve the HTTP API</source>
        <translation>HTTP API&apos;yi sun</translation>
    </message>
    <message>
        <source>%1 since the start</source>
        <translation>başlangıçtan beri %1</translation>
    </message>
    <message>
        <source>Copy the address of the API</source>
        <translation>API adresini kopyala</translation>
    </message>
    <message>
        <source>Copy the example</source>
        <translation>Örneği kopyala</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Bağlantı noktası</translation>
    </message>
    <message>
        <source>Recent requests</source>
        <translation>Son istekler</translation>
    </message>
    <message>
        <source>This build has no API host.</source>
        <translation>Bu sürümde API sunucusu yok.</translation>
    </message>
    <message>
        <source>New key…</source>
        <translation>Yeni anahtar…</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Yeni API anahtarı</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API anahtarları</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Değiştir…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>İptal et…</translation>
    </message>
    <message>
        <source>No keys yet. A program needs one to read the market or to trade.</source>
        <translation>Henüz anahtar yok. Bir programın piyasayı okumak veya işlem yapmak için bir anahtara ihtiyacı vardır.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Anahtarlar</translation>
    </message>
    <message>
        <source>Language of the example</source>
        <translation>Örneğin dili</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>İstekler</translation>
    </message>
    <message>
        <source>Off. While it is on, programs on this machine that have one of the keys below can do what the key allows. Nothing is reachable from other machines. What they order appears under Activity.</source>
        <translation>Kapalı. Açıkken, bu makinede aşağıdaki anahtarlardan birine sahip programlar anahtarın izin verdiğini yapabilir. Başka makinelerden hiçbir şeye erişilemez. Verdikleri emirler Etkinlik altında görünür.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Örnek</translation>
    </message>
    <message>
        <source>Put the text of a key in place of YOUR_API_KEY. It is shown only when the key is made.</source>
        <translation>YOUR_API_KEY yerine bir anahtarın metnini koyun. Metin yalnızca anahtar oluşturulurken gösterilir.</translation>
    </message>
    <message>
        <source>Change the highlighted key</source>
        <translation>Vurgulanan anahtarı değiştir</translation>
    </message>
    <message>
        <source>Revoke the highlighted key</source>
        <translation>Vurgulanan anahtarı iptal et</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyDialog</name>
    <message>
        <source>Change the key %1</source>
        <translation>%1 anahtarını değiştir</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Yeni API anahtarı</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiket</translation>
    </message>
    <message>
        <source>Ask me about each of its orders</source>
        <translation>Her emrini bana sor</translation>
    </message>
    <message>
        <source>What it is for, such as Rebalancing script</source>
        <translation>Ne için olduğu, örneğin dengeleme betiği</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Save the key</source>
        <translation>Anahtarı kaydet</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Anahtarı oluştur</translation>
    </message>
    <message>
        <source>Read the market</source>
        <translation>Piyasayı oku</translation>
    </message>
    <message>
        <source>Ask for prices</source>
        <translation>Fiyat sor</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>İşlem yap</translation>
    </message>
    <message>
        <source>Launch coins</source>
        <translation>Coin lansmanı yap</translation>
    </message>
    <message>
        <source>List all wallets of this program</source>
        <translation>Bu programın tüm cüzdanlarını listele</translation>
    </message>
    <message>
        <source>It may</source>
        <translation>Yapabilecekleri</translation>
    </message>
    <message>
        <source>Wallets that it may use</source>
        <translation>Kullanabileceği cüzdanlar</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Another wallet</source>
        <translation>Başka bir cüzdan</translation>
    </message>
    <message>
        <source>With these wallets</source>
        <translation>Bu cüzdanlarla</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Bir emir için en çok</translation>
    </message>
    <message>
        <source>At most in an hour</source>
        <translation>Bir saatte en çok</translation>
    </message>
    <message>
        <source>At most in a day</source>
        <translation>Bir günde en çok</translation>
    </message>
    <message>
        <source>Slippage at most</source>
        <translation>En çok slippage</translation>
    </message>
    <message>
        <source>Priority fee at most</source>
        <translation>En çok öncelik ücreti</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sınır yok</translation>
    </message>
    <message>
        <source>Valid for</source>
        <translation>Geçerlilik süresi</translation>
    </message>
    <message>
        <source>as now, until %1</source>
        <translation>şimdiki gibi, %1 tarihine dek</translation>
    </message>
    <message>
        <source>until it is revoked</source>
        <translation>iptal edilene dek</translation>
    </message>
    <message>
        <source>one day</source>
        <translation>bir gün</translation>
    </message>
    <message>
        <source>a week</source>
        <translation>bir hafta</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 gün</translation>
    </message>
    <message>
        <source>90 days</source>
        <translation>90 gün</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>Geçerli</translation>
    </message>
    <message>
        <source>Tick what it may do.</source>
        <translation>Ne yapabileceğini işaretleyin.</translation>
    </message>
    <message>
        <source>No wallet is ticked: it may use its own, and any whose private key comes with the request.</source>
        <translation>Hiçbir cüzdan işaretli değil: kendi cüzdanını ve özel anahtarı istekle gelen herhangi bir cüzdanı kullanabilir.</translation>
    </message>
    <message>
        <source>No wallet is ticked: each of its orders must bring its private key.</source>
        <translation>Hiçbir cüzdan işaretli değil: her emri kendi özel anahtarını getirmelidir.</translation>
    </message>
    <message>
        <source>Without a limit in SOL whoever has this key can spend all that the ticked wallets hold.</source>
        <translation>SOL sınırı olmadan, bu anahtara sahip olan, işaretli cüzdanlardaki her şeyi harcayabilir.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApiKeyTableModel</name>
    <message>
        <source>Key</source>
        <translation>Anahtar</translation>
    </message>
    <message>
        <source>May</source>
        <translation>Yapabilir</translation>
    </message>
    <message>
        <source>Last use</source>
        <translation>Son kullanım</translation>
    </message>
    <message>
        <source>revoked</source>
        <translation>iptal edildi</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>süresi doldu</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>never</source>
        <translation>hiç</translation>
    </message>
    <message>
        <source>May: %1</source>
        <translation>Yapabilir: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Sınırlar: %1</translation>
    </message>
    <message>
        <source>Spent: %1 SOL in the last hour, %2 SOL in the last day</source>
        <translation>Harcanan: son bir saatte %1 SOL, son bir günde %2 SOL</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>Oluşturuldu: %1</translation>
    </message>
    <message>
        <source>Wallet: %1</source>
        <translation>Cüzdan: %1</translation>
    </message>
    <message>
        <source>Last used: %1</source>
        <translation>Son kullanım: %1</translation>
    </message>
    <message>
        <source>Expires: %1</source>
        <translation>Sona erer: %1</translation>
    </message>
    <message>
        <source>Revoked: %1</source>
        <translation>İptal edildi: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message>
        <source>May a program buy %1?</source>
        <translation>Bir program %1 alabilir mi?</translation>
    </message>
    <message>
        <source>May a program sell %1?</source>
        <translation>Bir program %1 satabilir mi?</translation>
    </message>
    <message>
        <source>May a program launch %1?</source>
        <translation>Bir program %1 lansmanı yapabilir mi?</translation>
    </message>
    <message>
        <source>May a program send from your wallet?</source>
        <translation>Bir program cüzdanınızdan gönderebilir mi?</translation>
    </message>
    <message>
        <source>It spends about</source>
        <translation>Yaklaşık harcar</translation>
    </message>
    <message>
        <source>It receives about</source>
        <translation>Yaklaşık alır</translation>
    </message>
    <message>
        <source>It receives at least</source>
        <translation>En az alır</translation>
    </message>
    <message>
        <source>It sells</source>
        <translation>Satar</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, en çok</translation>
    </message>
    <message>
        <source>It takes at most, fees and rents included</source>
        <translation>Ücretler ve rent tutarları dahil en çok alır</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Reddet</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Onayla</translation>
    </message>
    <message>
        <source>The order came with the API key %1.</source>
        <translation>Emir, %1 API anahtarıyla geldi.</translation>
    </message>
    <message>
        <source>The order came with the API key “%1”.</source>
        <translation>Emir, “%1” API anahtarıyla geldi.</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>İmzalayan: %1</translation>
    </message>
    <message>
        <source>Mint address of the coin</source>
        <translation>Coinin mint adresi</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Alıcı</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>İmzalananı göster</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>İmzalananı gizle</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Sonra karar ver</translation>
    </message>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>Yanıt verilmezse %n saniye içinde reddedilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This order no longer waits for an answer; your answer came too late.</source>
        <translation>Bu emir artık yanıt beklemiyor; yanıtınız çok geç geldi.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalSheets</name>
    <message>
        <source>An order of the API key “%1” waits for your approval.</source>
        <translation>“%1” API anahtarının bir emri onayınızı bekliyor.</translation>
    </message>
    <message>
        <source>No order waits for your approval.</source>
        <translation>Onayınızı bekleyen emir yok.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ArmDialog</name>
    <message>
        <source>Trade with one click?</source>
        <translation>Tek tıkla işlem yapılsın mı?</translation>
    </message>
    <message>
        <source>While the ticket is armed, its button sends the order at once, without the sheet that asks. Orders above the amount below and orders with a warning are still asked about.</source>
        <translation>Emir formu kurulu olduğu sürece düğmesi, soran sayfa olmadan emri hemen gönderir. Aşağıdaki tutarı aşan ve uyarılı emirler yine sorulur.</translation>
    </message>
    <message>
        <source>On this network each click spends real money.</source>
        <translation>Bu ağda her tıklama gerçek para harcar.</translation>
    </message>
    <message>
        <source>At most for one order</source>
        <translation>Bir emir için en çok</translation>
    </message>
    <message>
        <source>Esc, locking the keys and the end of the program disarm it.</source>
        <translation>Esc, anahtarların kilitlenmesi ve programın kapanması bunu kapatır.</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Kur</translation>
    </message>
</context>
<context>
    <name>curvedesk::Banner</name>
    <message>
        <source>Retry</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>İletiyi kapat</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message>
        <source>Price chart</source>
        <translation>Fiyat grafiği</translation>
    </message>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>%n mum, son fiyat %1 SOL, piyasa değeri %2 SOL</numerusform>
        </translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Henüz işlem yok</translation>
    </message>
    <message>
        <source>You bought for %1 SOL</source>
        <translation>%1 SOL karşılığında aldınız</translation>
    </message>
    <message>
        <source>You sold for %1 SOL</source>
        <translation>%1 SOL karşılığında sattınız</translation>
    </message>
    <message>
        <source>The creator bought for %1 SOL</source>
        <translation>Oluşturucu %1 SOL karşılığında aldı</translation>
    </message>
    <message>
        <source>The creator sold for %1 SOL</source>
        <translation>Oluşturucu %1 SOL karşılığında sattı</translation>
    </message>
    <message>
        <source>%1 at a market cap of %2 SOL, %3</source>
        <translation>%1, piyasa değeri %2 SOL iken, %3</translation>
    </message>
    <message>
        <source>no trades for %1</source>
        <translation>%1 boyunca işlem yok</translation>
    </message>
    <message>
        <source>%1  O %2  H %3  L %4  C %5  V %6 SOL</source>
        <translation>%1  O %2  H %3  L %4  C %5  V %6 SOL</translation>
    </message>
    <message>
        <source>  trades may be missing</source>
        <translation>  eksik işlem olabilir</translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleTableModel</name>
    <message>
        <source>Begins</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Volume in SOL</source>
        <translation>Hacim, SOL</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>İşlemler</translation>
    </message>
    <message>
        <source>Trades of this time may be missing.</source>
        <translation>Bu süredeki bazı işlemler eksik olabilir.</translation>
    </message>
    <message>
        <source>Open cap in SOL</source>
        <translation>Açılış değeri, SOL</translation>
    </message>
    <message>
        <source>Open in 10⁻⁹ SOL</source>
        <translation>Açılış, 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>High cap in SOL</source>
        <translation>En yüksek değer, SOL</translation>
    </message>
    <message>
        <source>High in 10⁻⁹ SOL</source>
        <translation>En yüksek, 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Low cap in SOL</source>
        <translation>En düşük değer, SOL</translation>
    </message>
    <message>
        <source>Low in 10⁻⁹ SOL</source>
        <translation>En düşük, 10⁻⁹ SOL</translation>
    </message>
    <message>
        <source>Close cap in SOL</source>
        <translation>Kapanış değeri, SOL</translation>
    </message>
    <message>
        <source>Close in 10⁻⁹ SOL</source>
        <translation>Kapanış, 10⁻⁹ SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::ChartView</name>
    <message>
        <source>%1 s</source>
        <translation>%1 sn</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 dk</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 sa</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 g</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Candle length</source>
        <translation>Mum süresi</translation>
    </message>
    <message>
        <source>Unit of the chart</source>
        <translation>Grafiğin birimi</translation>
    </message>
    <message>
        <source>More for the chart</source>
        <translation>Grafik için daha fazlası</translation>
    </message>
    <message>
        <source>Candles of the coin</source>
        <translation>Coinin mumları</translation>
    </message>
    <message>
        <source>Candles</source>
        <translation>Mumlar</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Eğri</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>İkisi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tablo</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>P. değeri</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Fiyat</translation>
    </message>
    <message>
        <source>Market cap: the price of all tokens</source>
        <translation>Piyasa değeri: tüm tokenlerin fiyatı</translation>
    </message>
    <message>
        <source>Price of one token</source>
        <translation>Bir tokenin fiyatı</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Piyasa değeri</translation>
    </message>
    <message>
        <source>Fit (0)</source>
        <translation>Sığdır (0)</translation>
    </message>
    <message>
        <source>Back to the launch (Home)</source>
        <translation>Lansmana dön (Home)</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Resim olarak kaydet…</translation>
    </message>
    <message>
        <source>Export candles as CSV…</source>
        <translation>Mumları CSV olarak dışa aktar…</translation>
    </message>
    <message>
        <source>No trades yet</source>
        <translation>Henüz işlem yok</translation>
    </message>
    <message>
        <source>Border between candles and curve</source>
        <translation>Mumlar ile eğri arasındaki sınır</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinAvatar</name>
    <message>
        <source>Picture of %1</source>
        <translation>%1 resmi</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinDialog</name>
    <message>
        <source>About %1</source>
        <translation>%1 hakkında</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Oluşturucu</translation>
    </message>
    <message>
        <source>Other coins of this creator</source>
        <translation>Bu oluşturucunun diğer coinleri</translation>
    </message>
    <message>
        <source>No other coins of this creator are known.</source>
        <translation>Bu oluşturucunun bilinen başka coini yok.</translation>
    </message>
    <message>
        <source>Coins with a name that looks the same</source>
        <translation>Adı aynı görünen coinler</translation>
    </message>
    <message>
        <source>No other coin has a name that looks the same.</source>
        <translation>Adı aynı görünen başka coin yok.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Compare the mint address.</source>
        <translation>Ad veya sembol, görünmeyen ya da okuma yönünü değiştiren karakterler içeriyor. Mint adresini karşılaştırın.</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Açıklama yok.</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Web sitesi</translation>
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
        <translation>Meta veriler</translation>
    </message>
    <message>
        <source>No links.</source>
        <translation>Bağlantı yok.</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Bu coinden kimse daha fazla basamaz.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Birisi bu coinden dilediği kadar basabilir.</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Tokenlerinizi kimse donduramaz.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Birisi tokenlerinizi dondurabilir.</translation>
    </message>
    <message>
        <source>Its launch was not read.</source>
        <translation>Lansmanı okunmadı.</translation>
    </message>
    <message>
        <source>Launched %1</source>
        <translation>Lansman: %1</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopyala: %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3 SOL · %4</source>
        <translation>%1 %2 · %3 SOL · %4</translation>
    </message>
    <message>
        <source>%1: %2, of which %3 are shown</source>
        <translation>%1: %2, gösterilen %3</translation>
    </message>
    <message>
        <source>Whether more of it can be made was not checked.</source>
        <translation>Daha fazlasının üretilip üretilemeyeceği denetlenmedi.</translation>
    </message>
    <message>
        <source>Whether your tokens can be frozen was not checked.</source>
        <translation>Tokenlerinizin dondurulup dondurulamayacağı denetlenmedi.</translation>
    </message>
    <message>
        <source>Coins of another name with this ticker</source>
        <translation>Bu sembole sahip başka adlı coinler</translation>
    </message>
    <message>
        <source>No coin of another name has this ticker.</source>
        <translation>Bu sembole sahip başka adlı coin yok.</translation>
    </message>
    <message>
        <source>%1: at least %2, of which %3 are shown</source>
        <translation>%1: en az %2, gösterilen %3</translation>
    </message>
    <message>
        <source>%1: only the largest were compared</source>
        <translation>%1: yalnızca en büyükler karşılaştırıldı</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinFilterPopup</name>
    <message>
        <source>Hide deceptive names</source>
        <translation>Aldatıcı adları gizle</translation>
    </message>
    <message>
        <source>Filter of the coins</source>
        <translation>Coin filtresi</translation>
    </message>
    <message>
        <source>Younger than</source>
        <translation>Şundan yeni:</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>her yaş</translation>
    </message>
    <message>
        <source>Market cap from</source>
        <translation>Piyasa değeri en az</translation>
    </message>
    <message>
        <source>Market cap up to</source>
        <translation>Piyasa değeri en çok</translation>
    </message>
    <message>
        <source>Progress from</source>
        <translation>İlerleme en az</translation>
    </message>
    <message>
        <source>Progress up to</source>
        <translation>İlerleme en çok</translation>
    </message>
    <message>
        <source>Holders from</source>
        <translation>Sahipler en az</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filtreyi temizle</translation>
    </message>
    <message>
        <source>any</source>
        <translation>sınır yok</translation>
    </message>
    <message>
        <source>Names and tickers with hidden characters, and those made to look like an older coin&apos;s of the list</source>
        <translation>Gizli karakterli adlar ve semboller ile listedeki daha eski bir coininkine benzetilenler</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message>
        <source>hidden characters</source>
        <translation>gizli karakterler</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Mint adresini kopyala</translation>
    </message>
    <message>
        <source>Watch this coin</source>
        <translation>Bu coini takip et</translation>
    </message>
    <message>
        <source>About this coin: words, links, creator</source>
        <translation>Bu coin hakkında: metin, bağlantılar, oluşturucu</translation>
    </message>
    <message>
        <source>name of an older coin</source>
        <translation>daha eski bir coinin adı</translation>
    </message>
    <message>
        <source>The name or ticker contains characters that cannot be seen or that change the reading direction. Such names are made to look like another coin&apos;s. Compare the mint address.</source>
        <translation>Ad veya sembol, görünmeyen ya da okuma yönünü değiştiren karakterler içeriyor. Böyle adlar başka bir coine benzemek için yapılır. Mint adresini karşılaştırın.</translation>
    </message>
    <message>
        <source>Price in SOL</source>
        <translation>Fiyat (SOL)</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Piyasa değeri</translation>
    </message>
    <message>
        <source>Graduation</source>
        <translation>Mezuniyet</translation>
    </message>
    <message>
        <source>Creator</source>
        <translation>Oluşturucu</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>Bir token için %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>%1
Launched %2</source>
        <translation>%1
Lansman: %2</translation>
    </message>
    <message>
        <source>✓ mint fixed</source>
        <translation>✓ mint sabit</translation>
    </message>
    <message>
        <source>⚠ can be minted</source>
        <translation>⚠ yeni basılabilir</translation>
    </message>
    <message>
        <source>Nobody can make more of this coin.</source>
        <translation>Bu coinden kimse daha fazla basamaz.</translation>
    </message>
    <message>
        <source>Somebody can make more of this coin at will.</source>
        <translation>Birisi bu coinden dilediği kadar basabilir.</translation>
    </message>
    <message>
        <source>✓ no freeze</source>
        <translation>✓ dondurma yok</translation>
    </message>
    <message>
        <source>⚠ can be frozen</source>
        <translation>⚠ dondurulabilir</translation>
    </message>
    <message>
        <source>Nobody can freeze your tokens.</source>
        <translation>Tokenlerinizi kimse donduramaz.</translation>
    </message>
    <message>
        <source>Somebody can freeze your tokens.</source>
        <translation>Birisi tokenlerinizi dondurabilir.</translation>
    </message>
    <message>
        <source>%1 · %2 SOL to go</source>
        <translation>%1 · kalan %2 SOL</translation>
    </message>
    <message>
        <source>moving to its pool</source>
        <translation>havuzuna geçiyor</translation>
    </message>
    <message>
        <source>on its pool</source>
        <translation>havuzunda</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the coin&apos;s pool is there.</source>
        <translation>Eğri tükendi. Coinin havuzu oluşunca işlem sürer.</translation>
    </message>
    <message>
        <source>Graduated: trades on the AMM pool
%1</source>
        <translation>Mezun: AMM havuzunda işlem görüyor
%1</translation>
    </message>
    <message>
        <source>Stop watching this coin</source>
        <translation>Bu coini takibi bırak</translation>
    </message>
    <message>
        <source>mint not checked</source>
        <translation>mint denetlenmedi</translation>
    </message>
    <message>
        <source>The mint&apos;s account could not be read.</source>
        <translation>Mint hesabı okunamadı.</translation>
    </message>
    <message>
        <source>freeze not checked</source>
        <translation>dondurma denetlenmedi</translation>
    </message>
    <message>
        <source>⚠ risky extension</source>
        <translation>⚠ riskli uzantı</translation>
    </message>
    <message>
        <source>⚠ can be renamed</source>
        <translation>⚠ adı değişebilir</translation>
    </message>
    <message>
        <source>rest not checked</source>
        <translation>kalanı denetlenmedi</translation>
    </message>
    <message>
        <source>Older coins have a name that looks the same. Compare the mint address:</source>
        <translation>Daha eski coinlerin adı aynı görünüyor. Mint adresini karşılaştırın:</translation>
    </message>
    <message>
        <source>shared ticker</source>
        <translation>ortak sembol</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>%n başka coin bu sembolü kullanıyor. Mint adresini karşılaştırın:</numerusform>
        </translation>
    </message>
    <message>
        <source>ticker of an older coin</source>
        <translation>daha eski bir coinin sembolü</translation>
    </message>
    <message>
        <source>An older coin has a ticker that looks the same. Compare the mint address:</source>
        <translation>Daha eski bir coinin sembolü aynı görünüyor. Mint adresini karşılaştırın:</translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinPanel</name>
    <message>
        <source>The coin</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>This coin cannot be shown.</source>
        <translation>Bu coin gösterilemiyor.</translation>
    </message>
    <message>
        <source>Choose a coin on the left, or paste a mint address above.</source>
        <translation>Soldan bir coin seçin veya yukarıya bir mint adresi yapıştırın.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmDialog</name>
    <message>
        <source>Buy %1?</source>
        <translation>%1 alınsın mı?</translation>
    </message>
    <message>
        <source>Sell %1?</source>
        <translation>%1 satılsın mı?</translation>
    </message>
    <message>
        <source>Show what is signed</source>
        <translation>İmzalananı göster</translation>
    </message>
    <message>
        <source>I have read this and want it all the same</source>
        <translation>Bunu okudum ve yine de istiyorum</translation>
    </message>
    <message>
        <source>Mint address %1</source>
        <translation>Mint adresi %1</translation>
    </message>
    <message>
        <source>This coin&apos;s name contains hidden characters. Compare the mint address.</source>
        <translation>Bu coinin adı gizli karakterler içeriyor. Mint adresini karşılaştırın.</translation>
    </message>
    <message>
        <source>Graduated: trades on its AMM pool</source>
        <translation>Mezun: kendi AMM havuzunda işlem görüyor</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>İmzalayan: %1</translation>
    </message>
    <message>
        <source>You spend</source>
        <translation>Harcarsınız</translation>
    </message>
    <message>
        <source>You sell</source>
        <translation>Satarsınız</translation>
    </message>
    <message>
        <source>You receive about</source>
        <translation>Yaklaşık alırsınız</translation>
    </message>
    <message>
        <source>Simulated just now</source>
        <translation>Şimdi simüle edildi</translation>
    </message>
    <message>
        <source>Slippage, at most</source>
        <translation>Slippage, en çok</translation>
    </message>
    <message>
        <source>Hide what is signed</source>
        <translation>İmzalananı gizle</translation>
    </message>
    <message>
        <source>The transaction is being prepared…</source>
        <translation>İşlem hazırlanıyor…</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>reddedildi</translation>
    </message>
    <message>
        <source>This is your first order with real money. What it spends is gone for good.</source>
        <translation>Bu, gerçek parayla ilk emriniz. Harcanan geri gelmez.</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Önce yukarıdaki kutuyu işaretleyin</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmLaunchDialog</name>
    <message>
        <source>Launch %1?</source>
        <translation>%1 lansmanı yapılsın mı?</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Maliyetler soruluyor…</translation>
    </message>
    <message>
        <source>Name, ticker and picture can never be changed afterwards. %1</source>
        <translation>Ad, sembol ve resim sonradan asla değiştirilemez. %1</translation>
    </message>
    <message>
        <source>You pay</source>
        <translation>Ödersiniz</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Alırsınız</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>İmzalayan: %1</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>%1 lansmanını yap</translation>
    </message>
    <message>
        <source>You get, %1 of all</source>
        <translation>Alırsınız, tümünün %1 kadarı</translation>
    </message>
    <message>
        <source>First buy, into the curve</source>
        <translation>İlk alım, eğriye</translation>
    </message>
    <message>
        <source>Protocol fee of the buy</source>
        <translation>Alımın protokol ücreti</translation>
    </message>
    <message>
        <source>Creator fee of the buy, kept for you</source>
        <translation>Alımın oluşturucu ücreti, size kalır</translation>
    </message>
    <message>
        <source>Rent: mint with name, ticker, link</source>
        <translation>Rent: ad, sembol ve bağlantılı mint</translation>
    </message>
    <message>
        <source>Rent: bonding curve</source>
        <translation>Rent: bonding curve</translation>
    </message>
    <message>
        <source>Rent: the curve&apos;s token account</source>
        <translation>Rent: eğrinin token hesabı</translation>
    </message>
    <message>
        <source>Rent: your token account</source>
        <translation>Rent: sizin token hesabınız</translation>
    </message>
    <message>
        <source>Rent: your volume record, once</source>
        <translation>Rent: hacim kaydınız, bir kez</translation>
    </message>
    <message>
        <source>Network fee, two signatures</source>
        <translation>Ağ ücreti, iki imza</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Öncelik ücreti</translation>
    </message>
    <message>
        <source>Rent: your creator vault, once</source>
        <translation>Rent: oluşturucu kasanız, bir kez</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmSendDialog</name>
    <message>
        <source>Leaves the wallet</source>
        <translation>Cüzdandan çıkan</translation>
    </message>
    <message>
        <source>The recipient gets</source>
        <translation>Alıcının eline geçen</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Ağ ücreti</translation>
    </message>
    <message>
        <source>Rent of the recipient&apos;s token account</source>
        <translation>Alıcının token hesabının rent tutarı</translation>
    </message>
    <message>
        <source>Rent that comes back</source>
        <translation>Geri gelen rent tutarı</translation>
    </message>
    <message>
        <source>SOL in the wallet afterwards</source>
        <translation>Sonrasında cüzdandaki SOL</translation>
    </message>
    <message>
        <source>Tokens in the wallet afterwards</source>
        <translation>Sonrasında cüzdandaki tokenler</translation>
    </message>
    <message>
        <source>Send %1?</source>
        <translation>%1 gönderilsin mi?</translation>
    </message>
    <message>
        <source>Send %1</source>
        <translation>%1 gönder</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Alıcı</translation>
    </message>
    <message>
        <source>Recipient %1</source>
        <translation>Alıcı %1</translation>
    </message>
    <message>
        <source>Signed by %1</source>
        <translation>İmzalayan: %1</translation>
    </message>
    <message>
        <source>What is signed, read back from the transaction:</source>
        <translation>İmzalanan, işlemin kendisinden okundu:</translation>
    </message>
    <message>
        <source>I have compared the whole address and want it all the same</source>
        <translation>Adresin tamamını karşılaştırdım ve yine de istiyorum</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address</source>
        <translation>Adresin son %1 karakterini yazın</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Önce yukarıdaki kutuyu işaretleyin</translation>
    </message>
    <message>
        <source>Type the last %1 characters of the address first</source>
        <translation>Önce adresin son %1 karakterini yazın</translation>
    </message>
</context>
<context>
    <name>curvedesk::ConfirmingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>curvedesk::CopyButton</name>
    <message>
        <source>Copy</source>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
</context>
<context>
    <name>curvedesk::CreateWalletDialog</name>
    <message>
        <source>New wallet</source>
        <translation>Yeni cüzdan</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiket</translation>
    </message>
    <message>
        <source>Optional, for example Main wallet</source>
        <translation>İsteğe bağlı, örneğin Ana cüzdan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Create wallet</source>
        <translation>Cüzdan oluştur</translation>
    </message>
    <message>
        <source>A new key is made in this program and kept in its vault. You see it next, to write it down.</source>
        <translation>Bu programda yeni bir anahtar oluşturulur ve kasasında saklanır. Not etmeniz için birazdan gösterilir.</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropDialog</name>
    <message>
        <source>Crop to a square</source>
        <translation>Kare olarak kırp</translation>
    </message>
    <message>
        <source>Size of the square</source>
        <translation>Karenin boyutu</translation>
    </message>
    <message>
        <source>The animation ends: only its first picture is kept.</source>
        <translation>Animasyon biter: yalnızca ilk karesi kalır.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Crop</source>
        <translation>Kırp</translation>
    </message>
</context>
<context>
    <name>curvedesk::CropView</name>
    <message>
        <source>Part of the picture</source>
        <translation>Resmin bir bölümü</translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV dosyaları (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported. %1</source>
        <translation>Hiçbir şey dışa aktarılmadı. %1</translation>
    </message>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>Tümü dışa aktarıldı: %n satır.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Dosya yazılamadı: %1</translation>
    </message>
    <message>
        <source>The export was cancelled, and nothing written.</source>
        <translation>Dışa aktarma iptal edildi, hiçbir şey yazılmadı.</translation>
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
        <translation>Eğrinin %1 kadarı satıldı, kalan %2 SOL, piyasa değeri %3 SOL</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin is moving to its pool; trading goes on there.</source>
        <translation>Eğri tükendi. Coin havuzuna geçiyor; işlem orada sürer.</translation>
    </message>
    <message>
        <source>The curve has sold out. The coin trades on its pool %1.</source>
        <translation>Eğri tükendi. Coin %1 havuzunda işlem görüyor.</translation>
    </message>
    <message>
        <source>Graduated: moving to its pool</source>
        <translation>Mezun: havuzuna geçiyor</translation>
    </message>
    <message>
        <source>Graduated: trades on its pool</source>
        <translation>Mezun: havuzunda işlem görüyor</translation>
    </message>
    <message>
        <source>The curve has sold out. Trading goes on once the pool is there.</source>
        <translation>Eğri tükendi. Havuz oluşunca işlem sürer.</translation>
    </message>
    <message>
        <source>tokens sold</source>
        <translation>satılan tokenler</translation>
    </message>
    <message>
        <source>graduation %1 SOL market cap</source>
        <translation>%1 SOL piyasa değerinde mezuniyet</translation>
    </message>
    <message>
        <source>after your order %1</source>
        <translation>emrinizden sonra %1</translation>
    </message>
    <message>
        <source>you are here · %1 · %2 SOL to go</source>
        <translation>buradasınız · %1 · kalan %2 SOL</translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message>
        <source>Copy %1</source>
        <translation>Kopyala: %1</translation>
    </message>
    <message>
        <source>Copy the row</source>
        <translation>Satırı kopyala</translation>
    </message>
    <message>
        <source>Copy the mint address</source>
        <translation>Mint adresini kopyala</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Cüzdan adresini kopyala</translation>
    </message>
    <message>
        <source>Copy the signature</source>
        <translation>İmzayı kopyala</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>%n satırı kopyala</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sırala</translation>
    </message>
    <message>
        <source>The usual order</source>
        <translation>Olağan sıra</translation>
    </message>
</context>
<context>
    <name>curvedesk::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>Tanılama</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Raporu kaydet…</translation>
    </message>
    <message>
        <source>For the person who looks into a fault. It has no keys, no addresses of wallets and no amounts; read it before you pass it on.</source>
        <translation>Bir arızayı inceleyen kişi içindir. Anahtar, cüzdan adresi ve tutar içermez; başkasına vermeden önce okuyun.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Rapor</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Raporu kopyala</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Raporu kaydet</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Kaydedildi</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Kaydedilmedi</translation>
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
        <translation>Coinler</translation>
    </message>
    <message>
        <source>Wallets</source>
        <translation>Cüzdanlar</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Coinin işlemleri</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Emir, lansman, API sunucusu</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneller</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Etkinlik</translation>
    </message>
</context>
<context>
    <name>curvedesk::DocumentDialog</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Mimari</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Olaylar</translation>
    </message>
    <message>
        <source>The HTTP interface</source>
        <translation>HTTP arayüzü</translation>
    </message>
    <message>
        <source>Running the host for weeks</source>
        <translation>Sunucuyu haftalarca çalıştırma</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Başarım</translation>
    </message>
    <message>
        <source>The protocol, as Curvedesk reads it</source>
        <translation>Curvedesk&apos;in okuduğu biçimiyle protokol</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Kullanım kılavuzu</translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message>
        <source>Export CSV</source>
        <translation>CSV dışa aktar</translation>
    </message>
    <message>
        <source>Export the coin&apos;s trades</source>
        <translation>Coinin işlemlerini dışa aktar</translation>
    </message>
    <message>
        <source>Export positions</source>
        <translation>Pozisyonları dışa aktar</translation>
    </message>
    <message>
        <source>Export orders</source>
        <translation>Emirleri dışa aktar</translation>
    </message>
    <message>
        <source>Activity, trades and positions</source>
        <translation>Etkinlik, işlemler ve pozisyonlar</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Ne gösterilsin</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Emirler</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Etkinlik</translation>
    </message>
    <message>
        <source>No orders yet. What you buy, sell or launch is listed here with its outcome.</source>
        <translation>Henüz emir yok. Aldığınız, sattığınız veya lansmanını yaptığınız her şey sonucuyla burada listelenir.</translation>
    </message>
    <message>
        <source>Trades of the coin</source>
        <translation>Coinin işlemleri</translation>
    </message>
    <message>
        <source>Trades</source>
        <translation>İşlemler</translation>
    </message>
    <message>
        <source>No trades of this coin yet.</source>
        <translation>Bu coinin henüz işlemi yok.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Önce bir coin seçin.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozisyonlar</translation>
    </message>
    <message>
        <source>Your wallets hold no coins yet.</source>
        <translation>Cüzdanlarınızda henüz coin yok.</translation>
    </message>
    <message>
        <source>Holders of the coin</source>
        <translation>Coinin sahipleri</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Sahipler</translation>
    </message>
    <message>
        <source>Nobody holds this coin by its trades.</source>
        <translation>İşlemlerine göre bu coini tutan yok.</translation>
    </message>
    <message>
        <source>Sell…</source>
        <translation>Sat…</translation>
    </message>
    <message>
        <source>Show the receipt</source>
        <translation>Makbuzu göster</translation>
    </message>
    <message>
        <source>Average cost; curve and pool fees are included, network fees and rents are not. Value at the market&apos;s price, before the costs of selling.</source>
        <translation>Ortalama maliyet; eğri ve havuz ücretleri dahil, ağ ücretleri ve rent tutarları hariç. Değer piyasa fiyatıyla, satış maliyetlerinden öncedir.</translation>
    </message>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>işlemlerine göre %n sahip</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens that were sent from wallet to wallet are not seen.</source>
        <translation>Cüzdandan cüzdana gönderilen tokenler görülmez.</translation>
    </message>
    <message>
        <source>Export profit and loss</source>
        <translation>Kâr ve zararı dışa aktar</translation>
    </message>
    <message>
        <source>Value %1 SOL · profit %2 SOL · realised %3 SOL</source>
        <translation>Değer %1 SOL · kâr %2 SOL · gerçekleşen %3 SOL</translation>
    </message>
    <message>
        <source>the ten largest hold %1</source>
        <translation>en büyük onu %1 tutuyor</translation>
    </message>
    <message>
        <source>Tokens that came from elsewhere have a value and no profit: what they cost is not known.</source>
        <translation>Başka yerden gelen tokenlerin değeri vardır, kârı yoktur: maliyetleri bilinmiyor.</translation>
    </message>
    <message>
        <source>Cancel the export (%1)</source>
        <translation>Dışa aktarmayı iptal et (%1)</translation>
    </message>
    <message>
        <source>Not all: some of the coin&apos;s trades are not stored</source>
        <translation>Hepsi değil: coinin bazı işlemleri kayıtlı değil</translation>
    </message>
    <message>
        <source>The market was not followed all the time since the coin&apos;s launch.</source>
        <translation>Coin çıktığından beri piyasa kesintisiz izlenmedi.</translation>
    </message>
    <message>
        <source>The trades of this coin are not read yet.</source>
        <translation>Bu coinin işlemleri henüz okunmadı.</translation>
    </message>
    <message>
        <source>Export the coin&apos;s holders</source>
        <translation>Coinin sahiplerini dışa aktar</translation>
    </message>
    <message>
        <source>Another export is not finished: cancel it first.</source>
        <translation>Başka bir dışa aktarma bitmedi: önce onu iptal edin.</translation>
    </message>
    <message>
        <source>The orders are not read yet.</source>
        <translation>Emirler henüz okunmadı.</translation>
    </message>
    <message>
        <source>The positions are not read yet.</source>
        <translation>Pozisyonlar henüz okunmadı.</translation>
    </message>
    <message>
        <source>The holders of this coin are not read yet.</source>
        <translation>Bu coinin sahipleri henüz okunmadı.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>fiyatı olmayan %n pozisyon maliyetiyle sayılır</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ExplorerDialog</name>
    <message>
        <source>Open this page in the browser?</source>
        <translation>Bu sayfa tarayıcıda açılsın mı?</translation>
    </message>
    <message>
        <source>This page belongs to other people. They learn your internet address and what you look at.</source>
        <translation>Bu sayfa başkalarına aittir. İnternet adresinizi ve neye baktığınızı öğrenirler.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Tarayıcıda aç</translation>
    </message>
    <message>
        <source>The transaction in the explorer…</source>
        <translation>Gezginde işlem…</translation>
    </message>
    <message>
        <source>The coin in the explorer…</source>
        <translation>Gezginde coin…</translation>
    </message>
    <message>
        <source>The wallet in the explorer…</source>
        <translation>Gezginde cüzdan…</translation>
    </message>
</context>
<context>
    <name>curvedesk::ExportKeyDialog</name>
    <message>
        <source>Private key of %1</source>
        <translation>%1 özel anahtarı</translation>
    </message>
    <message>
        <source>Who sees this key has the money. It is shown for %1 seconds; look around before you go on.</source>
        <translation>Bu anahtarı gören, parayı alır. %1 saniye gösterilir; devam etmeden önce çevrenize bakın.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Nobody else can see this screen</source>
        <translation>Bu ekranı başka kimse göremiyor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Show the key</source>
        <translation>Anahtarı göster</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Deneniyor…</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Yanlış parola.</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Özel anahtar</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>15 saniyeliğine kopyala</translation>
    </message>
    <message>
        <source>Hidden in %1 s</source>
        <translation>%1 sn sonra gizlenir</translation>
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
        <translation>%1 temel birim</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
</context>
<context>
    <name>curvedesk::FirstRunDialog</name>
    <message>
        <source>Where do you want to trade?</source>
        <translation>Nerede işlem yapmak istiyorsunuz?</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>A complete market on this computer, with play money and simulated traders. No account, no network.</source>
        <translation>Bu bilgisayarda, oyun parası ve simüle traderlarla eksiksiz bir piyasa. Hesap yok, ağ yok.</translation>
    </message>
    <message>
        <source>Devnet</source>
        <translation>Devnet</translation>
    </message>
    <message>
        <source>Solana&apos;s public test network, with free test money.</source>
        <translation>Solana&apos;nın herkese açık test ağı, ücretsiz test parasıyla.</translation>
    </message>
    <message>
        <source>Mainnet</source>
        <translation>Mainnet</translation>
    </message>
    <message>
        <source>Solana itself. Orders spend real money.</source>
        <translation>Solana&apos;nın kendisi. Emirler gerçek para harcar.</translation>
    </message>
    <message>
        <source>Own node</source>
        <translation>Kendi düğümünüz</translation>
    </message>
    <message>
        <source>A cluster behind a JSON-RPC node that you name in the settings.</source>
        <translation>Ayarlarda belirttiğiniz bir JSON-RPC düğümünün arkasındaki küme.</translation>
    </message>
    <message>
        <source>You can change this at any time under File, Settings.</source>
        <translation>Bunu istediğiniz zaman Dosya, Ayarlar altında değiştirebilirsiniz.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>curvedesk::HolderTableModel</name>
    <message>
        <source>Rank</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Cüzdan</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokenler</translation>
    </message>
    <message>
        <source>Of the supply</source>
        <translation>Arz payı</translation>
    </message>
    <message>
        <source>%1, yours</source>
        <translation>%1, siz</translation>
    </message>
    <message>
        <source>%1, the creator</source>
        <translation>%1, oluşturucu</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImageDrop</name>
    <message>
        <source>Picture of the coin</source>
        <translation>Coinin resmi</translation>
    </message>
    <message>
        <source>PNG, JPEG, GIF or WebP. Drop it here, paste it, or click to choose a file. A still picture that is larger than 15 MiB or 4096 pixels is made smaller. Place, camera and comments in it are not published.</source>
        <translation>PNG, JPEG, GIF veya WebP. Buraya bırakın, yapıştırın veya dosya seçmek için tıklayın. 15 MiB&apos;tan veya kenar başına 4096 pikselden büyük sabit resim küçültülür. İçindeki konum, kamera ve yorumlar yayımlanmaz.</translation>
    </message>
    <message>
        <source>A picture is chosen</source>
        <translation>Bir resim seçildi</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.gif *.webp)</source>
        <translation>Resimler (*.png *.jpg *.jpeg *.gif *.webp)</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>Panoda resim yok.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Okunuyor…</translation>
    </message>
    <message>
        <source>Drop, paste or choose</source>
        <translation>Bırakın, yapıştırın veya seçin</translation>
    </message>
</context>
<context>
    <name>curvedesk::ImportWalletDialog</name>
    <message>
        <source>Import a wallet</source>
        <translation>Cüzdan içe aktar</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiket</translation>
    </message>
    <message>
        <source>Only watch an address…</source>
        <translation>Yalnızca bir adresi takip et…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Import wallet</source>
        <translation>Cüzdanı içe aktar</translation>
    </message>
    <message>
        <source>Base58 of the private key, the contents of a solana-keygen file ([12,34,…]), or the 12 to 24 words of another program&apos;s wallet. It goes into the vault and nowhere else.</source>
        <translation>Özel anahtarın Base58 biçimi, bir solana-keygen dosyasının içeriği ([12,34,…]) ya da başka bir programın cüzdanının 12 ile 24 arası kelimesi. Kasaya girer, başka hiçbir yere gitmez.</translation>
    </message>
    <message>
        <source>Private key or words</source>
        <translation>Özel anahtar veya kelimeler</translation>
    </message>
    <message>
        <source>Passphrase of the words, if they have one</source>
        <translation>Varsa kelimelerin parolası</translation>
    </message>
    <message>
        <source>Wallets of these words</source>
        <translation>Bu kelimelerin cüzdanları</translation>
    </message>
    <message>
        <source>Find its wallets</source>
        <translation>Cüzdanları bul</translation>
    </message>
</context>
<context>
    <name>curvedesk::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Klavye kısayolları</translation>
    </message>
    <message>
        <source>Move through time</source>
        <translation>Zamanda ilerle</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Sol, Sağ, Home, End</translation>
    </message>
    <message>
        <source>Wider, narrower, fit</source>
        <translation>Daha geniş, daha dar, sığdır</translation>
    </message>
    <message>
        <source>In the chart</source>
        <translation>Grafikte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Click a field and press its new keys. A key without Ctrl or Alt works where no text is typed.</source>
        <translation>Bir alana tıklayıp yeni tuşlara basın. Ctrl veya Alt içermeyen bir tuş, metin yazılmayan yerde çalışır.</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Olağan tuşlar</translation>
    </message>
    <message>
        <source>Keys of %1</source>
        <translation>%1 tuşları</translation>
    </message>
    <message>
        <source>%1 is taken by: %2</source>
        <translation>%1 şunda kullanılıyor: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no keys</source>
        <translation>tuş yok</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>atanmadı</translation>
    </message>
    <message>
        <source>%1 is kept for what has the focus</source>
        <translation>%1 odaktaki öğeye ayrılmıştır</translation>
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
        <translation>Göster</translation>
    </message>
    <message>
        <source>Show the king of the hill</source>
        <translation>King of the Hill&apos;i göster</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Hakkında</translation>
    </message>
    <message>
        <source>About the king of the hill: words and links</source>
        <translation>King of the Hill hakkında: metin ve bağlantılar</translation>
    </message>
    <message>
        <source>No coin is on the hill yet.</source>
        <translation>Tepede henüz coin yok.</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Piyasa değeri %1 SOL</translation>
    </message>
    <message>
        <source>on the throne for %1</source>
        <translation>%1 süredir tahtta</translation>
    </message>
    <message>
        <source>Over the last five minutes</source>
        <translation>Son beş dakikada</translation>
    </message>
    <message>
        <source>Not known: some of the trades of the last five minutes are not stored</source>
        <translation>Bilinmiyor: son beş dakikanın bazı işlemleri kayıtlı değil</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchForm</name>
    <message>
        <source>Add a picture</source>
        <translation>Bir resim ekleyin</translation>
    </message>
    <message>
        <source>Give the coin a name</source>
        <translation>Coine bir ad verin</translation>
    </message>
    <message>
        <source>The name is longer than %1 bytes</source>
        <translation>Ad %1 bayttan uzun</translation>
    </message>
    <message>
        <source>Give the coin a ticker</source>
        <translation>Coine bir sembol verin</translation>
    </message>
    <message>
        <source>The ticker is longer than %1 bytes</source>
        <translation>Sembol %1 bayttan uzun</translation>
    </message>
    <message>
        <source>Describe the coin in a sentence</source>
        <translation>Coini bir cümleyle anlatın</translation>
    </message>
    <message>
        <source>The description is longer than %1 bytes</source>
        <translation>Açıklama %1 bayttan uzun</translation>
    </message>
    <message>
        <source>Only an https link</source>
        <translation>Yalnızca https bağlantısı</translation>
    </message>
    <message>
        <source>The link is longer than %1 bytes</source>
        <translation>Bağlantı %1 bayttan uzun</translation>
    </message>
    <message>
        <source>More than the wallet holds</source>
        <translation>Cüzdandakinden fazla</translation>
    </message>
    <message>
        <source>Slippage is a percentage from 0 to 100</source>
        <translation>Slippage 0 ile 100 arasında bir yüzdedir</translation>
    </message>
    <message>
        <source>Priority fee: %1</source>
        <translation>Öncelik ücreti: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchPanel</name>
    <message>
        <source>Launching…</source>
        <translation>Lansman yapılıyor…</translation>
    </message>
    <message>
        <source>Create or import a wallet first</source>
        <translation>Önce bir cüzdan oluşturun veya içe aktarın</translation>
    </message>
    <message>
        <source>%1 / %2 bytes</source>
        <translation>%1 / %2 bayt</translation>
    </message>
    <message>
        <source>You pay %1 SOL at most for the first buy, its curve fees included, and beside it the network fee and the rents of the coin&apos;s accounts.</source>
        <translation>İlk alım için eğri ücretleri dahil en çok %1 SOL, ayrıca ağ ücretini ve coin hesaplarının rent tutarlarını ödersiniz.</translation>
    </message>
    <message>
        <source>You pay the network fee and the rents of the coin&apos;s accounts; no first buy.</source>
        <translation>Ağ ücretini ve coin hesaplarının rent tutarlarını ödersiniz; ilk alım yok.</translation>
    </message>
    <message>
        <source>Launch a coin</source>
        <translation>Coin lansmanı yap</translation>
    </message>
    <message>
        <source>Go on launching %1</source>
        <translation>%1 lansmanına devam et</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <translation>%1 lansmanını yap</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>durdu</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>başarısız</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>süresi doldu</translation>
    </message>
    <message>
        <source>The transaction never landed and nothing was spent. Going on signs it anew.</source>
        <translation>İşlem zincire ulaşmadı ve hiçbir şey harcanmadı. Devam edilince yeniden imzalanır.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>henüz bilinmiyor</translation>
    </message>
    <message>
        <source>No node could tell yet what became of the transaction. Activity will say it.</source>
        <translation>Henüz hiçbir düğüm işleme ne olduğunu söyleyemedi. Etkinlik bunu gösterecek.</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>kesildi</translation>
    </message>
    <message>
        <source>This launch was interrupted. It goes on where it stopped, with the same mint.</source>
        <translation>Bu lansman yarıda kesildi. Kaldığı yerden, aynı mint ile devam eder.</translation>
    </message>
    <message>
        <source>Crop…</source>
        <translation>Kırp…</translation>
    </message>
    <message>
        <source>Stores…</source>
        <translation>Depolar…</translation>
    </message>
    <message>
        <source>Crop the picture to a square</source>
        <translation>Resmi kare olarak kırp</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Ticker</source>
        <translation>Sembol</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Açıklama</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Web sitesi</translation>
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
        <translation>İlk alım (isteğe bağlı)</translation>
    </message>
    <message>
        <source>First buy in SOL</source>
        <translation>SOL cinsinden ilk alım</translation>
    </message>
    <message>
        <source>Choose the stores of picture and words</source>
        <translation>Resim ve metnin depolarını seç</translation>
    </message>
    <message>
        <source>Cancelled before anything was signed. Going on publishes only what is still missing.</source>
        <translation>Hiçbir şey imzalanmadan iptal edildi. Devam edilince yalnızca eksik olan yayımlanır.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Cancel the launch before it is signed</source>
        <translation>İmzalanmadan önce lansmanı iptal et</translation>
    </message>
    <message>
        <source>The wallets are not read yet</source>
        <translation>Cüzdanlar henüz okunmadı</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Resim okunuyor…</translation>
    </message>
</context>
<context>
    <name>curvedesk::LaunchSteps</name>
    <message>
        <source>Publish the picture</source>
        <translation>Resmi yayımla</translation>
    </message>
    <message>
        <source>Publish the words</source>
        <translation>Metni yayımla</translation>
    </message>
    <message>
        <source>Build and sign</source>
        <translation>Oluştur ve imzala</translation>
    </message>
    <message>
        <source>Landing</source>
        <translation>Zincire ulaşma</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>sürüyor</translation>
    </message>
    <message>
        <source>done</source>
        <translation>tamam</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>bekliyor</translation>
    </message>
</context>
<context>
    <name>curvedesk::LayoutNameDialog</name>
    <message>
        <source>Keep this layout</source>
        <translation>Bu düzeni sakla</translation>
    </message>
    <message>
        <source>Its name</source>
        <translation>Adı</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Keep the layout</source>
        <translation>Düzeni sakla</translation>
    </message>
    <message>
        <source>Type a name first</source>
        <translation>Önce bir ad yazın</translation>
    </message>
    <message>
        <source>A name has no slashes</source>
        <translation>Bir adda eğik çizgi olmaz</translation>
    </message>
    <message>
        <source>A kept layout has this name already</source>
        <translation>Saklanan bir düzenin adı zaten bu</translation>
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
        <translation>https değil: açılmadı</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Open %1 in the browser</source>
        <translation>%1 bağlantısını tarayıcıda aç</translation>
    </message>
    <message>
        <source>suspicious address: not opened</source>
        <translation>şüpheli adres: açılmadı</translation>
    </message>
</context>
<context>
    <name>curvedesk::MainWindow</name>
    <message>
        <source>Set a passphrase…</source>
        <translation>Parola belirle…</translation>
    </message>
    <message>
        <source>Keys are locked: prices and orders already sent go on, nothing can be signed.</source>
        <translation>Anahtarlar kilitli: fiyatlar ve gönderilmiş emirler sürer, hiçbir şey imzalanamaz.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Kilidi aç…</translation>
    </message>
    <message>
        <source>Waiting for the network: prices may be old</source>
        <translation>Ağ bekleniyor: fiyatlar eski olabilir</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Ne yapılacak</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Emir</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation>Lansman</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Order, launch, API host</source>
        <translation>Emir, lansman, API sunucusu</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Dosya</translation>
    </message>
    <message>
        <source>&amp;Trade</source>
        <translation>İş&amp;lem</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klavye kısayolları</translation>
    </message>
    <message>
        <source>&amp;New wallet…</source>
        <translation>&amp;Yeni cüzdan…</translation>
    </message>
    <message>
        <source>&amp;Import a wallet…</source>
        <translation>&amp;Cüzdan içe aktar…</translation>
    </message>
    <message>
        <source>&amp;Export the shown table as CSV…</source>
        <translation>Gösterilen tabloyu CSV olarak &amp;dışa aktar…</translation>
    </message>
    <message>
        <source>&amp;Lock the keys</source>
        <translation>Anahtarları &amp;kilitle</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ayarlar…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Çıkış</translation>
    </message>
    <message>
        <source>&amp;Find a coin, wallet or command</source>
        <translation>Coin, cüzdan veya komut &amp;bul</translation>
    </message>
    <message>
        <source>&amp;Buy</source>
        <translation>&amp;Al</translation>
    </message>
    <message>
        <source>&amp;Sell</source>
        <translation>&amp;Sat</translation>
    </message>
    <message>
        <source>Amount of button %1</source>
        <translation>%1. düğmenin tutarı</translation>
    </message>
    <message>
        <source>&amp;Launch a coin</source>
        <translation>Coin &amp;lansmanı yap</translation>
    </message>
    <message>
        <source>&amp;About the coin</source>
        <translation>Coin &amp;hakkında</translation>
    </message>
    <message>
        <source>&amp;Watch the coin, or stop</source>
        <translation>Coini &amp;takip et veya bırak</translation>
    </message>
    <message>
        <source>&amp;Copy the mint address</source>
        <translation>&amp;Mint adresini kopyala</translation>
    </message>
    <message>
        <source>Layout: &amp;Trade</source>
        <translation>Düzen: &amp;Alım satım</translation>
    </message>
    <message>
        <source>Layout: &amp;Wide, with the trades</source>
        <translation>Düzen: &amp;Geniş, işlemlerle</translation>
    </message>
    <message>
        <source>Keep this layout as…</source>
        <translation>Bu düzeni sakla…</translation>
    </message>
    <message>
        <source>&amp;Kept layouts</source>
        <translation>Sa&amp;klanan düzenler</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneller</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Henüz yok</translation>
    </message>
    <message>
        <source>&amp;Order ticket</source>
        <translation>&amp;Emir formu</translation>
    </message>
    <message>
        <source>&amp;Launch form</source>
        <translation>Lansman &amp;formu</translation>
    </message>
    <message>
        <source>&amp;API host</source>
        <translation>AP&amp;I sunucusu</translation>
    </message>
    <message>
        <source>&amp;Hide amounts, or show</source>
        <translation>Tuta&amp;rları gizle veya göster</translation>
    </message>
    <message>
        <source>&amp;Dark or light</source>
        <translation>Koyu &amp;veya açık</translation>
    </message>
    <message>
        <source>La&amp;rger</source>
        <translation>&amp;Büyüt</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>K&amp;üçült</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Nor&amp;mal boyut</translation>
    </message>
    <message>
        <source>Layout: Lau&amp;nch</source>
        <translation>Düzen: La&amp;nsman</translation>
    </message>
    <message>
        <source>Layout: Ho&amp;st</source>
        <translation>Düzen: &amp;Sunucu</translation>
    </message>
    <message>
        <source>Lock the la&amp;yout</source>
        <translation>Düzeni ki&amp;litle</translation>
    </message>
    <message>
        <source>Curvedesk is opening your wallets and the market</source>
        <translation>Curvedesk cüzdanlarınızı ve piyasayı açıyor</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Bildirimler</translation>
    </message>
    <message>
        <source>Export profit for taxes, first in first out…</source>
        <translation>Vergi için kârı dışa aktar, ilk giren ilk çıkar…</translation>
    </message>
    <message>
        <source>Export profit for taxes, average cost…</source>
        <translation>Vergi için kârı dışa aktar, ortalama maliyet…</translation>
    </message>
    <message>
        <source>Al&amp;erts…</source>
        <translation>Ala&amp;rmlar…</translation>
    </message>
    <message>
        <source>Orders that wait for your approval…</source>
        <translation>Onayınızı bekleyen emirler…</translation>
    </message>
    <message>
        <source>&amp;Tour of the window</source>
        <translation>Pencere &amp;turu</translation>
    </message>
    <message>
        <source>The coin with the highest market cap among those still on their curve. A click shows and selects it.</source>
        <translation>Hâlâ eğrisinde olan coinler arasında piyasa değeri en yüksek olanı. Tıklayınca gösterilir ve seçilir.</translation>
    </message>
    <message>
        <source>What rises, what is new, what is close to graduation. The highlighted coin is the one that is shown and traded.</source>
        <translation>Yükselenler, yeniler ve mezuniyete yakın olanlar. Vurgulanan coin gösterilen ve alınıp satılan coindir.</translation>
    </message>
    <message>
        <source>Its price over time, and its curve: where it stands, and where your order would take it.</source>
        <translation>Zaman içindeki fiyatı ve eğrisi: nerede olduğu ve emrinizin onu nereye götüreceği.</translation>
    </message>
    <message>
        <source>Buy and sell here. All costs stand above the button, and nothing is sent before you confirm it. Launching coins and the API for programs are beside it.</source>
        <translation>Burada alın ve satın. Tüm maliyetler düğmenin üstündedir ve onaylamadan hiçbir şey gönderilmez. Yanında coin lansmanı ve programlar için API vardır.</translation>
    </message>
    <message>
        <source>What became of your orders, your positions with profit and loss, and the coin&apos;s trades and holders.</source>
        <translation>Emirlerinizin sonucu, kâr ve zararıyla pozisyonlarınız ve coinin işlemleri ile sahipleri.</translation>
    </message>
    <message>
        <source>Your wallets. Create one here to begin.</source>
        <translation>Cüzdanlarınız. Başlamak için burada bir tane oluşturun.</translation>
    </message>
    <message>
        <source>Find coins, wallets and commands. All keys are in the Help menu.</source>
        <translation>Coin, cüzdan ve komut bulun. Tüm tuşlar Yardım menüsündedir.</translation>
    </message>
    <message>
        <source>The keys were locked, and the sheet with the new key closed. A wallet&apos;s private key is shown again under Show key; an API key is not, make a new one.</source>
        <translation>Anahtarlar kilitlendi ve yeni anahtarın sayfası kapandı. Bir cüzdanın özel anahtarı “Anahtarı göster” ile yeniden görülür; API anahtarı görülmez, yenisini oluşturun.</translation>
    </message>
    <message>
        <source>&amp;Wallet</source>
        <translation>&amp;Cüzdan</translation>
    </message>
    <message>
        <source>&amp;Get %1 SOL of play money</source>
        <translation>%1 SOL oyun parası &amp;iste</translation>
    </message>
    <message>
        <source>&amp;Send from the wallet…</source>
        <translation>Cüzdandan &amp;gönder…</translation>
    </message>
    <message>
        <source>&amp;Receive to the wallet…</source>
        <translation>Cüzdana ya&amp;tır…</translation>
    </message>
    <message>
        <source>Rena&amp;me the wallet…</source>
        <translation>C&amp;üzdanı yeniden adlandır…</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s &amp;key…</source>
        <translation>Cüzdanın ana&amp;htarını göster…</translation>
    </message>
    <message>
        <source>&amp;Filter the coins…</source>
        <translation>&amp;Coinleri filtrele…</translation>
    </message>
    <message>
        <source>Waiting for the system keychain, which asks for its password: its window may be behind others. Until then nothing can be signed.</source>
        <translation>Parolasını soran sistem anahtarlığı bekleniyor: penceresi başka pencerelerin arkasında olabilir. O zamana kadar hiçbir şey imzalanamaz.</translation>
    </message>
    <message>
        <source>The keys need a passphrase before the first wallet.</source>
        <translation>Anahtarlar için ilk cüzdandan önce bir parola gerekir.</translation>
    </message>
    <message>
        <source>Show the &amp;king of the hill</source>
        <translation>&amp;King of the Hill&apos;i göster</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Unut</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>Tanı&amp;lama…</translation>
    </message>
    <message>
        <source>There is nothing to lock: the keys have no passphrase yet.</source>
        <translation>Kilitlenecek bir şey yok: anahtarların henüz parolası yok.</translation>
    </message>
    <message>
        <source>The keys are locked already.</source>
        <translation>Anahtarlar zaten kilitli.</translation>
    </message>
    <message>
        <source>There is nothing to lock: these keys are for play money, and no passphrase protects them.</source>
        <translation>Kilitlenecek bir şey yok: bu anahtarlar oyun parası içindir ve onları hiçbir parola korumaz.</translation>
    </message>
    <message>
        <source>Curvedesk goes on in the tray, with its alerts and its API host. Quit in its menu there ends it.</source>
        <translation>Curvedesk, alarmları ve API sunucusuyla sistem tepsisinde çalışmayı sürdürür. Oradaki menüsünde “Çıkış” onu kapatır.</translation>
    </message>
    <message>
        <source>Dismiss the notices</source>
        <translation>Bildirimleri kapat</translation>
    </message>
    <message>
        <source>No notice is shown.</source>
        <translation>Gösterilen bildirim yok.</translation>
    </message>
    <message>
        <source>Create or import a wallet first.</source>
        <translation>Önce bir cüzdan oluşturun veya içe aktarın.</translation>
    </message>
    <message>
        <source>The key of a watched wallet is not here.</source>
        <translation>Takip edilen bir cüzdanın anahtarı burada değil.</translation>
    </message>
    <message>
        <source>Choose a coin first.</source>
        <translation>Önce bir coin seçin.</translation>
    </message>
    <message>
        <source>No king of the hill is known.</source>
        <translation>Bilinen bir King of the Hill yok.</translation>
    </message>
    <message>
        <source>This coin is not read yet.</source>
        <translation>Bu coin henüz okunmadı.</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Düzeni sıfırla</translation>
    </message>
    <message>
        <source>Columns and order of the coins…</source>
        <translation>Coinlerin sütunları ve sırası…</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Düzen: %1</translation>
    </message>
    <message>
        <source>The text has its largest size.</source>
        <translation>Metin en büyük boyutunda.</translation>
    </message>
    <message>
        <source>The text has its smallest size.</source>
        <translation>Metin en küçük boyutunda.</translation>
    </message>
</context>
<context>
    <name>curvedesk::NetworkBadge</name>
    <message>
        <source>Network: %1</source>
        <translation>Ağ: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::NoticeLogDialog</name>
    <message>
        <source>Notices</source>
        <translation>Bildirimler</translation>
    </message>
    <message>
        <source>No notices since the start.</source>
        <translation>Başlangıçtan beri bildirim yok.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message>
        <source>Dismiss the notice</source>
        <translation>Bildirimi kapat</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>All notices since the start</source>
        <translation>Başlangıçtan beri tüm bildirimler</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n tane daha</numerusform>
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
        <translation>Emir zamanı</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>Sonuç zamanı</translation>
    </message>
    <message>
        <source>Wallet</source>
        <translation>Cüzdan</translation>
    </message>
    <message>
        <source>Quoted SOL</source>
        <translation>Öngörülen SOL</translation>
    </message>
    <message>
        <source>Moved SOL</source>
        <translation>Gerçekleşen SOL</translation>
    </message>
    <message>
        <source>Quoted tokens</source>
        <translation>Öngörülen token</translation>
    </message>
    <message>
        <source>Moved tokens</source>
        <translation>Gerçekleşen token</translation>
    </message>
    <message>
        <source>Network fee</source>
        <translation>Ağ ücreti</translation>
    </message>
    <message>
        <source>SOL to send</source>
        <translation>Gönderilecek SOL</translation>
    </message>
    <message>
        <source>Tokens to send</source>
        <translation>Gönderilecek token</translation>
    </message>
    <message>
        <source>Recipient</source>
        <translation>Alıcı</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mint</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>İmza</translation>
    </message>
    <message>
        <source>Show the coin</source>
        <translation>Coini göster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Price against the quote</source>
        <translation>Öngörülene göre fiyat</translation>
    </message>
    <message>
        <source>Copy the receipt</source>
        <translation>Makbuzu kopyala</translation>
    </message>
    <message>
        <source>Save the receipt…</source>
        <translation>Makbuzu kaydet…</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Emir</translation>
    </message>
    <message>
        <source>Save the receipt</source>
        <translation>Makbuzu kaydet</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Kaydedildi</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Kaydedilmedi</translation>
    </message>
    <message>
        <source>Curve or pool fees</source>
        <translation>Eğri veya havuz ücretleri</translation>
    </message>
    <message>
        <source>Landed at</source>
        <translation>Ulaşma zamanı</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>To get at least, as signed</source>
        <translation>En az alınacak, imzalanan</translation>
    </message>
    <message>
        <source>To pay at most, as signed</source>
        <translation>En çok ödenecek, imzalanan</translation>
    </message>
    <message>
        <source>From signed to accepted by a node</source>
        <translation>İmzadan düğümün kabulüne</translation>
    </message>
    <message>
        <source>From accepted to settled</source>
        <translation>Kabulden sonuca</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Came to the wallet</source>
        <translation>Cüzdana giren</translation>
    </message>
    <message>
        <source>Left the wallet</source>
        <translation>Cüzdandan çıkan</translation>
    </message>
    <message>
        <source>Rents that came back</source>
        <translation>Geri gelen rent tutarları</translation>
    </message>
    <message>
        <source>Rents</source>
        <translation>Rent tutarları</translation>
    </message>
</context>
<context>
    <name>curvedesk::OrderTableModel</name>
    <message>
        <source>Time</source>
        <translation>Zaman</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Emir</translation>
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
        <translation>Tokenler</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Ayrıntı</translation>
    </message>
    <message>
        <source>Moved: %1</source>
        <translation>Gerçekleşen: %1</translation>
    </message>
    <message>
        <source>Quoted: %1</source>
        <translation>Öngörülen: %1</translation>
    </message>
    <message>
        <source>Moved: %1 base units</source>
        <translation>Gerçekleşen: %1 temel birim</translation>
    </message>
    <message>
        <source>Quoted: %1 base units</source>
        <translation>Öngörülen: %1 temel birim</translation>
    </message>
    <message>
        <source>Network fee %1 SOL</source>
        <translation>Ağ ücreti %1 SOL</translation>
    </message>
    <message>
        <source>Signature %1</source>
        <translation>İmza %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::PassphraseDialog</name>
    <message>
        <source>Set a passphrase</source>
        <translation>Parola belirle</translation>
    </message>
    <message>
        <source>Unlock the keys</source>
        <translation>Anahtarların kilidini aç</translation>
    </message>
    <message>
        <source>It protects the keys of your wallets on this computer. Nobody can restore it: without it, a key is lost unless you wrote it down.</source>
        <translation>Bu bilgisayardaki cüzdanlarınızın anahtarlarını korur. Kimse onu geri getiremez: o olmadan, yazmadıysanız anahtar kaybolur.</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Yeni parola</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>Yeni parola bir kez daha</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain, which may ask for its password.</source>
        <translation>Kasanın anahtarı masaüstünün anahtarlığındadır; anahtarlık kendi parolasını sorabilir.</translation>
    </message>
    <message>
        <source>Until they are locked again, orders can be signed.</source>
        <translation>Yeniden kilitlenene dek emirler imzalanabilir.</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Masaüstünün anahtarlığını kullan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>İki parola farklı.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Yanlış parola.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Deneniyor…</translation>
    </message>
    <message>
        <source>Set the passphrase</source>
        <translation>Parolayı belirle</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Kilidi aç</translation>
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
        <translation>Cüzdan</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Eldeki</translation>
    </message>
    <message>
        <source>Value in SOL</source>
        <translation>Değer (SOL)</translation>
    </message>
    <message>
        <source>Cost in SOL</source>
        <translation>Maliyet (SOL)</translation>
    </message>
    <message>
        <source>Profit in SOL</source>
        <translation>Kâr (SOL)</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Realised in SOL</source>
        <translation>Gerçekleşen (SOL)</translation>
    </message>
    <message>
        <source>At the market&apos;s price; selling moves it and costs fees.</source>
        <translation>Piyasa fiyatıyla; satış onu oynatır ve ücrete mal olur.</translation>
    </message>
    <message>
        <source>By average cost. Curve and pool fees are included, network fees and rents are not.</source>
        <translation>Ortalama maliyetle. Eğri ve havuz ücretleri dahil, ağ ücretleri ve rent tutarları hariç.</translation>
    </message>
    <message>
        <source>%1 of the tokens came from elsewhere: what they cost is not known.</source>
        <translation>Tokenlerin %1 kadarı başka yerden geldi: maliyetleri bilinmiyor.</translation>
    </message>
</context>
<context>
    <name>curvedesk::ProgressStrip</name>
    <message>
        <source>Progress to graduation</source>
        <translation>Mezuniyete ilerleme</translation>
    </message>
</context>
<context>
    <name>curvedesk::ReceiveDialog</name>
    <message>
        <source>Receive with %1</source>
        <translation>%1 cüzdanına yatır</translation>
    </message>
    <message>
        <source>SOL and tokens of this network can be sent to this address.</source>
        <translation>Bu adrese bu ağın SOL ve tokenleri gönderilebilir.</translation>
    </message>
    <message>
        <source>QR code of the address %1</source>
        <translation>%1 adresinin QR kodu</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Cüzdan adresini kopyala</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>curvedesk::RenameWalletDialog</name>
    <message>
        <source>Rename wallet</source>
        <translation>Cüzdanı yeniden adlandır</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiket</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Yeniden adlandır</translation>
    </message>
    <message>
        <source>No colour</source>
        <translation>Renk yok</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Renk %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Renk</translation>
    </message>
    <message>
        <source>Group: its wallets stand together</source>
        <translation>Grup: cüzdanları bir arada durur</translation>
    </message>
</context>
<context>
    <name>curvedesk::RequestTableModel</name>
    <message>
        <source>Time</source>
        <translation>Zaman</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>İstek</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Süre</translation>
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
        <translation>Anahtar</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
</context>
<context>
    <name>curvedesk::RevokeKeyDialog</name>
    <message>
        <source>Revoke the key %1?</source>
        <translation>%1 anahtarı iptal edilsin mi?</translation>
    </message>
    <message>
        <source>Programs that use it are refused from now on. It cannot be made valid again; orders that it has sent already go on.</source>
        <translation>Onu kullanan programlar bundan sonra reddedilir. Yeniden geçerli kılınamaz; gönderdiği emirler sürer.</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>İptal et</translation>
    </message>
</context>
<context>
    <name>curvedesk::SearchBox</name>
    <message>
        <source>Search coins, wallets, commands</source>
        <translation>Coin, cüzdan, komut ara</translation>
    </message>
    <message>
        <source>Search for coins, wallets and commands</source>
        <translation>Coin, cüzdan ve komut ara</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Bulunanlar</translation>
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
        <translation>Cüzdan %1</translation>
    </message>
    <message>
        <source>%1 SOL</source>
        <translation>%1 SOL</translation>
    </message>
    <message>
        <source>No known coin. Enter looks on the chain.</source>
        <translation>Bilinen coin yok. Enter zincirde arar.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Bir şey bulunamadı</translation>
    </message>
</context>
<context>
    <name>curvedesk::SecretsDialog</name>
    <message>
        <source>Your new wallet</source>
        <translation>Yeni cüzdanınız</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>Özel anahtar</translation>
    </message>
    <message>
        <source>Restores this wallet in any Solana wallet program.</source>
        <translation>Bu cüzdanı herhangi bir Solana cüzdan programında geri yükler.</translation>
    </message>
    <message>
        <source>I wrote the private key down</source>
        <translation>Özel anahtarı yazdım</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Yeni API anahtarı</translation>
    </message>
    <message>
        <source>I stored the API key</source>
        <translation>API anahtarını sakladım</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API anahtarı</translation>
    </message>
    <message>
        <source>Lets your programs use this wallet over the API (header x-api-key).</source>
        <translation>Programlarınızın bu cüzdanı API üzerinden kullanmasını sağlar (x-api-key üst bilgisi).</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, gizli</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Göster: %1</translation>
    </message>
    <message>
        <source>Copy for 15 seconds</source>
        <translation>15 saniyeliğine kopyala</translation>
    </message>
    <message>
        <source>Copy for 15 seconds: %1</source>
        <translation>15 saniyeliğine kopyala: %1</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Gizle</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Bitti</translation>
    </message>
    <message>
        <source>Tick the box above first</source>
        <translation>Önce yukarıdaki kutuyu işaretleyin</translation>
    </message>
    <message>
        <source>The key “%1” is shown this once. Whoever has it can do on this machine what you allow it.</source>
        <translation>“%1” anahtarı yalnızca bu kez gösterilir. Ona sahip olan, bu makinede izin verdiğiniz her şeyi yapabilir.</translation>
    </message>
    <message>
        <source>Keep the private key where nobody else can read it: who has it has the money. The API key is shown only here.</source>
        <translation>Özel anahtarı başka kimsenin okuyamayacağı yerde saklayın: ona sahip olan paraya sahiptir. API anahtarı yalnızca burada gösterilir.</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Gizle: %1</translation>
    </message>
    <message>
        <source>This sheet closes only after the box is ticked: nothing shows the API key again.</source>
        <translation>Bu sayfa yalnızca kutu işaretlendikten sonra kapanır: API anahtarı bir daha gösterilmez.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
    <message>
        <source>Copy the example with it for 15 seconds</source>
        <translation>Örneği onunla 15 saniyeliğine kopyala</translation>
    </message>
</context>
<context>
    <name>curvedesk::SendDialog</name>
    <message>
        <source>Send from %1</source>
        <translation>%1 cüzdanından gönder</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tümü</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Gözden geçir…</translation>
    </message>
    <message>
        <source>Another token…</source>
        <translation>Başka token…</translation>
    </message>
    <message>
        <source>Address of the token</source>
        <translation>Tokenin adresi</translation>
    </message>
    <message>
        <source>Address of the recipient&apos;s wallet</source>
        <translation>Alıcının cüzdan adresi</translation>
    </message>
    <message>
        <source>Name for the address book</source>
        <translation>Adres defteri için ad</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Hepsi</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Alıcı</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Miktar</translation>
    </message>
    <message>
        <source>Address book</source>
        <translation>Adres defteri</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Type the address of the recipient</source>
        <translation>Alıcının adresini yazın</translation>
    </message>
    <message>
        <source>This is not a whole address</source>
        <translation>Bu adres tam değil</translation>
    </message>
    <message>
        <source>Reading the balance…</source>
        <translation>Bakiye okunuyor…</translation>
    </message>
    <message>
        <source>Type an amount above zero</source>
        <translation>Sıfırdan büyük bir tutar yazın</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Gönderiliyor…</translation>
    </message>
    <message>
        <source>Asking for the costs…</source>
        <translation>Maliyetler soruluyor…</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is not here, so that it cannot send.</source>
        <translation>Bu cüzdan yalnızca takip ediliyor: anahtarı burada değil, bu yüzden gönderemez.</translation>
    </message>
    <message>
        <source>Remove from the address book</source>
        <translation>Adres defterinden çıkar</translation>
    </message>
    <message>
        <source>Add to the address book</source>
        <translation>Adres defterine ekle</translation>
    </message>
    <message>
        <source>The keys are locked: nothing was sent.</source>
        <translation>Anahtarlar kilitli: hiçbir şey gönderilmedi.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Kilidi aç…</translation>
    </message>
</context>
<context>
    <name>curvedesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Görünüş</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Size of the text in percent</source>
        <translation>Yüzde olarak yazı boyutu</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Boyut</translation>
    </message>
    <message>
        <source>Your limits, beyond which the ticket sends nothing</source>
        <translation>Aşıldığında hiçbir şeyin gönderilmediği sınırlarınız</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sınır yok</translation>
    </message>
    <message>
        <source>Spend for one order</source>
        <translation>Bir emir için harcama</translation>
    </message>
    <message>
        <source>Slippage</source>
        <translation>Slippage</translation>
    </message>
    <message>
        <source>Priority fee (from the next start)</source>
        <translation>Öncelik ücreti (sonraki başlangıçtan itibaren)</translation>
    </message>
    <message>
        <source>Network, from the next start</source>
        <translation>Ağ, sonraki başlangıçtan itibaren</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Ağ</translation>
    </message>
    <message>
        <source>Sandbox on this computer: play money</source>
        <translation>Yerel sandbox: oyun parası</translation>
    </message>
    <message>
        <source>Devnet: test money</source>
        <translation>Devnet: test parası</translation>
    </message>
    <message>
        <source>Mainnet: real money</source>
        <translation>Mainnet: gerçek para</translation>
    </message>
    <message>
        <source>A node of your own</source>
        <translation>Kendi düğümünüz</translation>
    </message>
    <message>
        <source>Node (JSON-RPC)</source>
        <translation>Düğüm (JSON-RPC)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Simulated traders</source>
        <translation>Simüle traderlar</translation>
    </message>
    <message>
        <source>Public listing of coins</source>
        <translation>Herkese açık coin listesi</translation>
    </message>
    <message>
        <source>Pictures and words of launches</source>
        <translation>Lansmanların resim ve metinleri</translation>
    </message>
    <message>
        <source>As the network needs</source>
        <translation>Ağın gerektirdiği gibi</translation>
    </message>
    <message>
        <source>Keep them on this computer</source>
        <translation>Bu bilgisayarda tut</translation>
    </message>
    <message>
        <source>Publish through pump.fun</source>
        <translation>pump.fun ile yayımla</translation>
    </message>
    <message>
        <source>An IPFS node of your own</source>
        <translation>Kendi IPFS düğümünüz</translation>
    </message>
    <message>
        <source>IPFS node</source>
        <translation>IPFS düğümü</translation>
    </message>
    <message>
        <source>Keys and API host</source>
        <translation>Anahtarlar ve API sunucusu</translation>
    </message>
    <message>
        <source>Minutes without activity after which the keys are locked</source>
        <translation>Anahtarların kilitleneceği hareketsizlik süresi (dakika)</translation>
    </message>
    <message>
        <source> min</source>
        <translation> dk</translation>
    </message>
    <message>
        <source>never</source>
        <translation>asla</translation>
    </message>
    <message>
        <source>Lock the keys when idle for</source>
        <translation>Hareketsizlikte anahtarları kilitleme süresi</translation>
    </message>
    <message>
        <source>Port of an API host that starts with the window</source>
        <translation>Pencereyle başlayan API sunucusunun bağlantı noktası</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>başlatılmaz</translation>
    </message>
    <message>
        <source>Start the API host on port</source>
        <translation>API sunucusunu şu bağlantı noktasında başlat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Save and restart</source>
        <translation>Kaydet ve yeniden başlat</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Type the address of your node.</source>
        <translation>Düğümünüzün adresini yazın.</translation>
    </message>
    <message>
        <source>A node&apos;s address begins with https://, or with http:// on this computer.</source>
        <translation>Bir düğümün adresi https:// ile, bu bilgisayarda ise http:// ile başlar.</translation>
    </message>
    <message>
        <source>Type the address of your IPFS node.</source>
        <translation>IPFS düğümünüzün adresini yazın.</translation>
    </message>
    <message>
        <source>On mainnet orders spend real money, from the next start on.</source>
        <translation>Mainnet&apos;te emirler sonraki başlangıçtan itibaren gerçek para harcar.</translation>
    </message>
    <message>
        <source>Some of this takes effect at the next start.</source>
        <translation>Bunların bir kısmı sonraki başlangıçta geçerli olur.</translation>
    </message>
    <message>
        <source>Rising and falling</source>
        <translation>Yükseliş ve düşüş</translation>
    </message>
    <message>
        <source>Green and red</source>
        <translation>Yeşil ve kırmızı</translation>
    </message>
    <message>
        <source>Blue and orange</source>
        <translation>Mavi ve turuncu</translation>
    </message>
    <message>
        <source>Red and green</source>
        <translation>Kırmızı ve yeşil</translation>
    </message>
    <message>
        <source>Rows of tables</source>
        <translation>Tablo satırları</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Sıkışık</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Olağan</translation>
    </message>
    <message>
        <source>Cosy</source>
        <translation>Ferah</translation>
    </message>
    <message>
        <source>Nothing here needs a restart</source>
        <translation>Burada yeniden başlatma gerektiren bir şey yok</translation>
    </message>
    <message>
        <source>Without pictures</source>
        <translation>Resimsiz</translation>
    </message>
    <message>
        <source>With pictures: strangers&apos; servers learn your internet address</source>
        <translation>Resimli: yabancıların sunucuları internet adresinizi öğrenir</translation>
    </message>
    <message>
        <source>Block explorer</source>
        <translation>Blok gezgini</translation>
    </message>
    <message>
        <source>The API host is off then.</source>
        <translation>API sunucusu o zaman kapalı olur.</translation>
    </message>
    <message>
        <source>Proxy to other computers</source>
        <translation>Diğer bilgisayarlara vekil sunucu</translation>
    </message>
    <message>
        <source>none, or socks5://127.0.0.1:9050</source>
        <translation>yok, veya socks5://127.0.0.1:9050</translation>
    </message>
    <message>
        <source>A proxy&apos;s address is socks5://host:port or http://host:port, without a password.</source>
        <translation>Vekil sunucunun adresi socks5://sunucu:port veya http://sunucu:port biçimindedir, parolasızdır.</translation>
    </message>
    <message>
        <source>Mebibytes that the market may fill on the disk</source>
        <translation>Piyasanın diskte kaplayabileceği mebibayt</translation>
    </message>
    <message>
        <source>Beyond that its oldest trades are forgotten, but none of your own wallets.</source>
        <translation>Bunun ötesinde en eski işlemler unutulur, ama kendi cüzdanlarınızınkiler unutulmaz.</translation>
    </message>
    <message>
        <source>Market on the disk, at most</source>
        <translation>Diskteki piyasa, en fazla</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Dil (sonraki başlangıçtan itibaren)</translation>
    </message>
    <message>
        <source>The limit of the priority fee is 1 SOL at most.</source>
        <translation>Öncelik ücretinin sınırı en çok 1 SOL olabilir.</translation>
    </message>
    <message>
        <source>A port is a number from 1 to 65535.</source>
        <translation>Port, 1 ile 65535 arasında bir sayıdır.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Hareket</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Azaltılmış</translation>
    </message>
    <message>
        <source>Figures that changed flash for a moment, unless motion is reduced.</source>
        <translation>Değişen rakamlar, hareket azaltılmadıkça bir an parlar.</translation>
    </message>
    <message>
        <source>Notices outside the window</source>
        <translation>Pencere dışında bildirimler</translation>
    </message>
    <message>
        <source>Closing the window</source>
        <translation>Pencereyi kapatmak</translation>
    </message>
    <message>
        <source>Ends the program</source>
        <translation>Programı kapatır</translation>
    </message>
    <message>
        <source>Keeps it in the tray</source>
        <translation>Tepside tutar</translation>
    </message>
    <message>
        <source>Several with spaces between them: one stands in for another.</source>
        <translation>Aralarında boşlukla birden çok olabilir: biri ötekinin yerine geçer.</translation>
    </message>
    <message>
        <source>Its WebSocket</source>
        <translation>WebSocket&apos;i</translation>
    </message>
    <message>
        <source>The address at which the first node tells of trades. Empty: the one that follows from the node&apos;s own.</source>
        <translation>İlk düğümün işlemleri bildirdiği adres. Boşsa: düğümün kendi adresinden çıkan adres.</translation>
    </message>
    <message>
        <source>Sandbox as a node on port</source>
        <translation>Sandbox düğümü bağlantı noktası</translation>
    </message>
    <message>
        <source>Other programs of this computer reach the sandbox there as they would a Solana node.</source>
        <translation>Bu bilgisayardaki diğer programlar sandbox&apos;a orada, bir Solana düğümüne erişir gibi erişir.</translation>
    </message>
    <message>
        <source>Orders wait for approval</source>
        <translation>Emirlerin onay beklemesi</translation>
    </message>
    <message>
        <source>Seconds for which an order of a program waits for your approval</source>
        <translation>Bir programın emrinin onayınızı beklediği süre (saniye)</translation>
    </message>
    <message>
        <source> s</source>
        <translation> sn</translation>
    </message>
    <message>
        <source>Where its API key needs your approval. After that it is refused. From the next start.</source>
        <translation>API anahtarı onayınızı gerektiriyorsa. Bu süreden sonra emir reddedilir. Sonraki başlangıçtan itibaren.</translation>
    </message>
    <message>
        <source>A WebSocket&apos;s address begins with wss://, or with ws:// on this computer.</source>
        <translation>Bir WebSocket&apos;in adresi wss:// ile, bu bilgisayarda ise ws:// ile başlar.</translation>
    </message>
    <message>
        <source>The API host and the sandbox need different ports.</source>
        <translation>API sunucusu ile sandbox için farklı bağlantı noktaları gerekir.</translation>
    </message>
</context>
<context>
    <name>curvedesk::SideSwitch</name>
    <message>
        <source>Buy</source>
        <translation>Al</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Sat</translation>
    </message>
    <message>
        <source>Buy side</source>
        <translation>Alış tarafı</translation>
    </message>
    <message>
        <source>Sell side</source>
        <translation>Satış tarafı</translation>
    </message>
</context>
<context>
    <name>curvedesk::Skeleton</name>
    <message>
        <source>Loading</source>
        <translation>Yükleniyor</translation>
    </message>
    <message>
        <source>Waiting for the network…</source>
        <translation>Ağ bekleniyor…</translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message>
        <source>connecting</source>
        <translation>bağlanıyor</translation>
    </message>
    <message>
        <source>simulated traders on</source>
        <translation>simüle traderlar açık</translation>
    </message>
    <message>
        <source>not heard yet</source>
        <translation>henüz veri yok</translation>
    </message>
    <message>
        <source>nothing heard for %1; prices may be old</source>
        <translation>%1 süredir veri yok; fiyatlar eski olabilir</translation>
    </message>
    <message>
        <source>%1 · nothing heard for %2</source>
        <translation>%1 · %2 süredir veri yok</translation>
    </message>
    <message>
        <source>Network: %1</source>
        <translation>Ağ: %1</translation>
    </message>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>%n emir sorgulanıyor…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>%n emir bekliyor</numerusform>
        </translation>
    </message>
    <message>
        <source>Left open when the program ended. Their outcomes are being looked up; new orders wait.</source>
        <translation>Program kapandığında açık kaldı. Sonuçları sorgulanıyor; yeni emirler bekliyor.</translation>
    </message>
    <message>
        <source>Show the orders</source>
        <translation>Emirleri göster</translation>
    </message>
    <message>
        <source>API host on, port %1</source>
        <translation>API sunucusu açık, bağlantı noktası %1</translation>
    </message>
    <message>
        <source>API host off</source>
        <translation>API sunucusu kapalı</translation>
    </message>
    <message>
        <source>ARMED: one click trades up to %1 SOL</source>
        <translation>KURULU: tek tık en çok %1 SOL işlem yapar</translation>
    </message>
</context>
<context>
    <name>curvedesk::StoresDialog</name>
    <message>
        <source>Kubo, an IPFS daemon</source>
        <translation>Kubo, bir IPFS daemon&apos;u</translation>
    </message>
    <message>
        <source>Pinata, with your account&apos;s token</source>
        <translation>Pinata, hesabınızın tokeniyle</translation>
    </message>
    <message>
        <source>pump.fun&apos;s own upload</source>
        <translation>pump.fun&apos;ın kendi yüklemesi</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>Yalnızca bu bilgisayar</translation>
    </message>
    <message>
        <source>Where launches publish</source>
        <translation>Lansmanların yayımlandığı yer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>A launch tries the ticked stores from top to bottom, each a few times. With none ticked it takes the first that answers.</source>
        <translation>Bir lansman, işaretli depoları yukarıdan aşağıya, her birini birkaç kez dener. Hiçbiri işaretli değilse yanıt veren ilkini alır.</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Yukarı taşı</translation>
    </message>
    <message>
        <source>Address of the Kubo daemon</source>
        <translation>Kubo daemon&apos;unun adresi</translation>
    </message>
    <message>
        <source>Pinata&apos;s token (JWT), kept in the vault</source>
        <translation>Pinata tokeni (JWT), kasada saklanır</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>One is kept; type another to replace it</source>
        <translation>Biri saklanıyor; değiştirmek için başka bir tane yazın</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>Saklanan yok</translation>
    </message>
    <message>
        <source>Move up: %1</source>
        <translation>Yukarı taşı: %1</translation>
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
        <translation>Emir zincire ulaştığında fiyatın gösterilenden ne kadar kötü olabileceği. Ötesinde emir başarısız olur.</translation>
    </message>
    <message>
        <source>Slippage %1</source>
        <translation>Slippage %1</translation>
    </message>
    <message>
        <source>Slippage in percent</source>
        <translation>Yüzde olarak slippage</translation>
    </message>
    <message>
        <source>Paid to the network, at most, to land sooner: transactions that pay more go first when many want to write the same coin. It does not change the price.</source>
        <translation>Daha erken ulaşmak için ağa en çok ödenen: birçok kişi aynı coine yazmak istediğinde daha çok ödeyen işlemler önce gider. Fiyatı değiştirmez.</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Otomatik</translation>
    </message>
    <message>
        <source>Automatic priority fee</source>
        <translation>Otomatik öncelik ücreti</translation>
    </message>
    <message>
        <source>Priority fee %1 SOL</source>
        <translation>Öncelik ücreti %1 SOL</translation>
    </message>
    <message>
        <source>As much as what landed recently paid</source>
        <translation>Son ulaşanların ödediği kadar</translation>
    </message>
    <message>
        <source>%1 SOL at most</source>
        <translation>en çok %1 SOL</translation>
    </message>
    <message>
        <source>Priority fee in SOL</source>
        <translation>SOL cinsinden öncelik ücreti</translation>
    </message>
    <message>
        <source>Priority fee</source>
        <translation>Öncelik</translation>
    </message>
</context>
<context>
    <name>curvedesk::TicketPanel</name>
    <message>
        <source>Another coin: the amount was cleared, slippage and priority fee were kept</source>
        <translation>Başka coin: tutar silindi, slippage ve öncelik ücreti korundu</translation>
    </message>
    <message>
        <source>This wallet is only watched: its key is elsewhere.</source>
        <translation>Bu cüzdan yalnızca takip ediliyor: anahtarı başka yerde.</translation>
    </message>
    <message>
        <source>Copy unsigned</source>
        <translation>İmzasız kopyala</translation>
    </message>
    <message>
        <source>The order waits for the keys and is sent once they are unlocked.</source>
        <translation>Emir anahtarları bekliyor ve kilit açılınca gönderilecek.</translation>
    </message>
    <message>
        <source>Unlock…</source>
        <translation>Kilidi aç…</translation>
    </message>
    <message>
        <source>The keys are locked.</source>
        <translation>Anahtarlar kilitli.</translation>
    </message>
    <message>
        <source>Its key is elsewhere: copy the unsigned order and sign it there</source>
        <translation>Anahtarı başka yerde: imzasız emri kopyalayın ve orada imzalayın</translation>
    </message>
    <message>
        <source>The keys are locked</source>
        <translation>Anahtarlar kilitli</translation>
    </message>
    <message>
        <source>The unsigned transaction is in the clipboard, in base64. It can be signed for about a minute.</source>
        <translation>İmzasız işlem base64 olarak panoda. Yaklaşık bir dakika boyunca imzalanabilir.</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Harcanacak</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Sat</translation>
    </message>
    <message>
        <source>Amount to spend in SOL</source>
        <translation>SOL cinsinden harcanacak tutar</translation>
    </message>
    <message>
        <source>Amount to sell in tokens</source>
        <translation>Token olarak satılacak miktar</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Alınacak</translation>
    </message>
    <message>
        <source>Receive about</source>
        <translation>Alınacak (yaklaşık)</translation>
    </message>
    <message>
        <source>Amount to receive in tokens</source>
        <translation>Token olarak alınacak miktar</translation>
    </message>
    <message>
        <source>Amount to receive in SOL</source>
        <translation>SOL cinsinden alınacak tutar</translation>
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
        <translation>%1 temel birim</translation>
    </message>
    <message>
        <source>Spend about</source>
        <translation>Harcanacak (yaklaşık)</translation>
    </message>
    <message>
        <source>Sell about</source>
        <translation>Satılacak (yaklaşık)</translation>
    </message>
    <message>
        <source>Buy %1</source>
        <translation>%1 al</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2</source>
        <translation>%1 SOL ile %2 al</translation>
    </message>
    <message>
        <source>Sell %1</source>
        <translation>%1 sat</translation>
    </message>
    <message>
        <source>Sell %1 %2</source>
        <translation>%1 %2 sat</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Gönderiliyor…</translation>
    </message>
    <message>
        <source>Asking for the price…</source>
        <translation>Fiyat soruluyor…</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Al</translation>
    </message>
    <message>
        <source>Wallet that signs</source>
        <translation>İmzalayan cüzdan</translation>
    </message>
    <message>
        <source>Change these amounts</source>
        <translation>Bu tutarları değiştir</translation>
    </message>
    <message>
        <source>Amount %1 in SOL</source>
        <translation>SOL cinsinden %1. tutar</translation>
    </message>
    <message>
        <source>Keep these amounts</source>
        <translation>Bu tutarları sakla</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sell %1 % of the holding</source>
        <translation>Elindekinin %1 % kadarını sat</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Anapara</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost</source>
        <translation>Elindekinin maliyetini geri getirecek kadar sat</translation>
    </message>
    <message>
        <source>Sell as much as brings back what the holding cost: average cost, with the curve&apos;s fees</source>
        <translation>Elindekinin maliyetini geri getirecek kadar sat: ortalama maliyet, eğri ücretleriyle</translation>
    </message>
    <message>
        <source>Spend %1 SOL</source>
        <translation>%1 SOL harca</translation>
    </message>
    <message>
        <source>The wallet bought none of this coin</source>
        <translation>Cüzdan bu coinden hiç almadı</translation>
    </message>
    <message>
        <source>Sell all %1</source>
        <translation>%1 tümünü sat</translation>
    </message>
    <message>
        <source>Sell %1 % of %2</source>
        <translation>%2 coininin %1 % kadarını sat</translation>
    </message>
    <message>
        <source>Buy %1 SOL of %2 now</source>
        <translation>%1 SOL ile %2 hemen al</translation>
    </message>
    <message>
        <source>Sell all %1 now</source>
        <translation>%1 tümünü hemen sat</translation>
    </message>
    <message>
        <source>Sell %1 % of %2 now</source>
        <translation>%2 coininin %1 % kadarını hemen sat</translation>
    </message>
    <message>
        <source>Sell %1 %2 now</source>
        <translation>%1 %2 hemen sat</translation>
    </message>
    <message>
        <source>Trade with one click…</source>
        <translation>Tek tıkla işlem yap…</translation>
    </message>
    <message>
        <source>Armed up to %1 SOL an order: disarm (Esc)</source>
        <translation>Emir başına %1 SOL&apos;e dek kurulu: kapat (Esc)</translation>
    </message>
    <message>
        <source>Show the amounts first: this one would say what the holding cost</source>
        <translation>Önce tutarları gösterin: bu, varlığın neye mal olduğunu söylerdi</translation>
    </message>
    <message>
        <source>The ticket is about another order by now: close this and review that one.</source>
        <translation>Emir formu artık başka bir emre ait: bunu kapatıp o emri gözden geçirin.</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPage</name>
    <message>
        <source>Rising coins</source>
        <translation>Yükselen coinler</translation>
    </message>
    <message>
        <source>Newest coins</source>
        <translation>En yeni coinler</translation>
    </message>
    <message>
        <source>Coins close to graduation</source>
        <translation>Mezuniyete yakın coinler</translation>
    </message>
    <message>
        <source>Watched coins</source>
        <translation>Takip edilen coinler</translation>
    </message>
    <message>
        <source>No coins yet. Launch the first one.</source>
        <translation>Henüz coin yok. İlkinin lansmanını yapın.</translation>
    </message>
    <message>
        <source>No coin is past half of its curve.</source>
        <translation>Eğrisinin yarısını geçen coin yok.</translation>
    </message>
    <message>
        <source>Coins you star are listed here.</source>
        <translation>Yıldızladığınız coinler burada listelenir.</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Takibi bırak</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Takip et</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filtreyi temizle</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>Filtre: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Temizle</translation>
    </message>
    <message>
        <source>No coin passes the filter: %1</source>
        <translation>Filtreden geçen coin yok: %1</translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenListPanel</name>
    <message>
        <source>Progress on the curve</source>
        <translation>Eğrideki ilerleme</translation>
    </message>
    <message>
        <source>Market cap</source>
        <translation>Piyasa değeri</translation>
    </message>
    <message>
        <source>Change in five minutes</source>
        <translation>Beş dakikadaki değişim</translation>
    </message>
    <message>
        <source>Change in an hour</source>
        <translation>Bir saatteki değişim</translation>
    </message>
    <message>
        <source>Change in a day</source>
        <translation>Bir gündeki değişim</translation>
    </message>
    <message>
        <source>Volume of a day</source>
        <translation>Bir günün hacmi</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Sahipler</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Yaş</translation>
    </message>
    <message>
        <source>Last trade</source>
        <translation>Son işlem</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Coinler</translation>
    </message>
    <message>
        <source>Which coins</source>
        <translation>Hangi coinler</translation>
    </message>
    <message>
        <source>Rising</source>
        <translation>Artan</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Yeni</translation>
    </message>
    <message>
        <source>Graduating</source>
        <translation>Mezun olacak</translation>
    </message>
    <message>
        <source>Watched</source>
        <translation>Takipte</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sütunlar</translation>
    </message>
    <message>
        <source>Order by</source>
        <translation>Sırala</translation>
    </message>
    <message>
        <source>Columns, order and filter of the list</source>
        <translation>Listenin sütunları, sırası ve filtresi</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Filtre…</translation>
    </message>
    <message>
        <source>Graduated</source>
        <translation>Mezun</translation>
    </message>
    <message>
        <source>%1 SOL to go</source>
        <translation>kalan %1 SOL</translation>
    </message>
    <message>
        <source>Complete in %1 at the pace of the last five minutes (extrapolated)</source>
        <translation>Son beş dakikanın hızıyla %1 içinde tamamlanır (kestirim)</translation>
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
        <translation>İlerleme</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>5 min</source>
        <translation>5 dk</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 sa</translation>
    </message>
    <message>
        <source>1 d</source>
        <translation>1 g</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hacim</translation>
    </message>
    <message>
        <source>Holders</source>
        <translation>Sahipler</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Yaş</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>%1, king of the hill</source>
        <translation>%1, King of the Hill</translation>
    </message>
    <message>
        <source>Careful: this name contains hidden characters.</source>
        <translation>Dikkat: bu ad gizli karakterler içeriyor.</translation>
    </message>
    <message>
        <source>Market cap %1 SOL</source>
        <translation>Piyasa değeri %1 SOL</translation>
    </message>
    <message>
        <source>Change of the market cap over the last five minutes</source>
        <translation>Piyasa değerinin son beş dakikadaki değişimi</translation>
    </message>
    <message>
        <source>Change of the market cap over the last hour</source>
        <translation>Piyasa değerinin son bir saatteki değişimi</translation>
    </message>
    <message>
        <source>Change of the market cap over the last day</source>
        <translation>Piyasa değerinin son bir gündeki değişimi</translation>
    </message>
    <message>
        <source>%1 SOL traded in the last day</source>
        <translation>Son bir günde %1 SOL işlem gördü</translation>
    </message>
    <message>
        <source>Wallets that hold the coin by their trades; transfers between wallets are not seen</source>
        <translation>İşlemlerine göre coini tutan cüzdanlar; cüzdanlar arası transferler görülmez</translation>
    </message>
    <message>
        <source>The launch was not read</source>
        <translation>Lansman okunmadı</translation>
    </message>
    <message>
        <source>Never traded</source>
        <translation>Hiç işlem görmedi</translation>
    </message>
    <message>
        <source>Not known: some of the trades that it is made of are not stored</source>
        <translation>Bilinmiyor: hesaplandığı işlemlerin bazıları kayıtlı değil</translation>
    </message>
    <message>
        <source>%1, looks like an older coin</source>
        <translation>%1, daha eski bir coine benziyor</translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation>Henüz okunmadı</translation>
    </message>
    <message>
        <source>Careful: an older coin has a name or ticker that looks the same. Compare the mint address.</source>
        <translation>Dikkat: daha eski bir coinin adı veya sembolü aynı görünüyor. Mint adresini karşılaştırın.</translation>
    </message>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>Bu listedeki %n başka coin bu sembolü kullanıyor. Mint adresini karşılaştırın.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, has hidden characters</source>
        <translation>%1, gizli karakterler içeriyor</translation>
    </message>
</context>
<context>
    <name>curvedesk::TopBar</name>
    <message>
        <source>Hide or show the amounts of your wallets</source>
        <translation>Cüzdanlarınızın tutarlarını gizle veya göster</translation>
    </message>
    <message>
        <source>Lock the keys now</source>
        <translation>Anahtarları şimdi kilitle</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Açık tema</translation>
    </message>
    <message>
        <source>slot %1</source>
        <translation>slot %1</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Koyu tema</translation>
    </message>
    <message>
        <source>no wallet</source>
        <translation>cüzdan yok</translation>
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
        <translation>Tur</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <translation>Turdan çık (Esc)</translation>
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
        <translation>Zaman</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Yön</translation>
    </message>
    <message>
        <source>SOL</source>
        <translation>SOL</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokenler</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Fiyat</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Trader</translation>
    </message>
    <message>
        <source>▲ Buy</source>
        <translation>▲ Alış</translation>
    </message>
    <message>
        <source>▼ Sell</source>
        <translation>▼ Satış</translation>
    </message>
    <message>
        <source>you</source>
        <translation>siz</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, slot %2</translation>
    </message>
    <message>
        <source>%1 base units</source>
        <translation>%1 temel birim</translation>
    </message>
    <message>
        <source>%1 SOL for one token</source>
        <translation>Bir token için %1 SOL</translation>
    </message>
    <message>
        <source>SOL that went into the curve or came out of it, without fees. Activity says what an order of yours spent or brought.</source>
        <translation>Eğriye giren veya eğriden çıkan SOL, ücretler hariç. Bir emrinizin ne harcadığını veya getirdiğini Etkinlik gösterir.</translation>
    </message>
</context>
<context>
    <name>curvedesk::Tray</name>
    <message>
        <source>Show Curvedesk</source>
        <translation>Curvedesk&apos;i göster</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çıkış</translation>
    </message>
</context>
<context>
    <name>curvedesk::UnwatchWalletDialog</name>
    <message>
        <source>Remove %1?</source>
        <translation>%1 kaldırılsın mı?</translation>
    </message>
    <message>
        <source>It leaves the list, and its balance the total. Nothing changes on the network, its orders stay, and you can watch it again by its address.</source>
        <translation>Listeden çıkar, bakiyesi de toplamdan düşer. Ağda hiçbir şey değişmez, emirleri kalır ve adresiyle yeniden takip edebilirsiniz.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Kaldır</translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message>
        <source>Never</source>
        <translation>Asla</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>%n dakika sonra</numerusform>
        </translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Anahtarların korunması</translation>
    </message>
    <message>
        <source>Use the desktop&apos;s keychain</source>
        <translation>Masaüstünün anahtarlığını kullan</translation>
    </message>
    <message>
        <source>Present passphrase</source>
        <translation>Şimdiki parola</translation>
    </message>
    <message>
        <source>New passphrase</source>
        <translation>Yeni parola</translation>
    </message>
    <message>
        <source>The new passphrase once more</source>
        <translation>Yeni parola bir kez daha</translation>
    </message>
    <message>
        <source>Lock by itself when the window is not used</source>
        <translation>Pencere kullanılmadığında kendiliğinden kilitle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>A passphrase protects the keys. Nobody can restore it.</source>
        <translation>Anahtarları bir parola korur. Kimse onu geri getiremez.</translation>
    </message>
    <message>
        <source>The key of the vault is in the desktop&apos;s keychain. A passphrase of its own can replace it.</source>
        <translation>Kasanın anahtarı masaüstünün anahtarlığındadır. Kendi parolası onun yerini alabilir.</translation>
    </message>
    <message>
        <source>The key of the vault lies beside it: who copies this program&apos;s folder has the keys. That is enough for play money only.</source>
        <translation>Kasanın anahtarı yanında duruyor: bu programın klasörünü kopyalayan anahtarlara sahip olur. Bu yalnızca oyun parası için yeterlidir.</translation>
    </message>
    <message>
        <source>The two passphrases differ.</source>
        <translation>İki parola farklı.</translation>
    </message>
    <message>
        <source>The new passphrase protects the keys. They were sealed anew: an older copy of the vault opens nothing that is added from now on.</source>
        <translation>Anahtarları yeni parola koruyor. Yeniden mühürlendiler: kasanın eski bir kopyası bundan sonra eklenen hiçbir şeyi açmaz.</translation>
    </message>
    <message>
        <source>A new key in the desktop&apos;s keychain protects the keys.</source>
        <translation>Anahtarları masaüstünün anahtarlığındaki yeni bir anahtar koruyor.</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Yanlış parola.</translation>
    </message>
    <message>
        <source>Trying…</source>
        <translation>Deneniyor…</translation>
    </message>
    <message>
        <source>Change the passphrase</source>
        <translation>Parolayı değiştir</translation>
    </message>
    <message>
        <source>Set a passphrase</source>
        <translation>Parola belirle</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletChoice</name>
    <message>
        <source>No wallet yet</source>
        <translation>Henüz cüzdan yok</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletTableModel</name>
    <message>
        <source>Wallet</source>
        <translation>Cüzdan</translation>
    </message>
    <message>
        <source>Balance in SOL</source>
        <translation>Bakiye (SOL)</translation>
    </message>
    <message>
        <source>%1 (watched)</source>
        <translation>%1 (takipte)</translation>
    </message>
</context>
<context>
    <name>curvedesk::WalletsPanel</name>
    <message>
        <source>Wallets</source>
        <translation>Cüzdanlar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>İçe aktar</translation>
    </message>
    <message>
        <source>Import a wallet</source>
        <translation>Cüzdan içe aktar</translation>
    </message>
    <message>
        <source>+ New</source>
        <translation>+ Yeni</translation>
    </message>
    <message>
        <source>New wallet</source>
        <translation>Yeni cüzdan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Anahtarlar</translation>
    </message>
    <message>
        <source>Protection of the keys</source>
        <translation>Anahtarların korunması</translation>
    </message>
    <message>
        <source>No wallet yet. Orders are signed by one.</source>
        <translation>Henüz cüzdan yok. Emirleri bir cüzdan imzalar.</translation>
    </message>
    <message>
        <source>Create a wallet</source>
        <translation>Cüzdan oluştur</translation>
    </message>
    <message>
        <source>Copy the wallet&apos;s address</source>
        <translation>Cüzdan adresini kopyala</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Yeniden adlandır</translation>
    </message>
    <message>
        <source>Rename the wallet</source>
        <translation>Cüzdanı yeniden adlandır</translation>
    </message>
    <message>
        <source>Get %1 SOL</source>
        <translation>%1 SOL iste</translation>
    </message>
    <message>
        <source>Play money from the test network&apos;s faucet</source>
        <translation>Test ağının musluğundan oyun parası</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Gönder</translation>
    </message>
    <message>
        <source>Send from the wallet</source>
        <translation>Cüzdandan gönder</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Yatır</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s address to receive</source>
        <translation>Yatırmak için cüzdanın adresini göster</translation>
    </message>
    <message>
        <source>Show key</source>
        <translation>Anahtarı göster</translation>
    </message>
    <message>
        <source>Show the wallet&apos;s private key</source>
        <translation>Cüzdanın özel anahtarını göster</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Kaldır…</translation>
    </message>
    <message>
        <source>Remove the watched wallet from the list</source>
        <translation>Takip edilen cüzdanı listeden kaldır</translation>
    </message>
    <message>
        <source>All wallets: %1 SOL</source>
        <translation>Tüm cüzdanlar: %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL of it in watched wallets</source>
        <translation>Bunun %1 SOL kadarı takip edilen cüzdanlarda</translation>
    </message>
</context>
<context>
    <name>curvedesk::WatchWalletDialog</name>
    <message>
        <source>Watch an address</source>
        <translation>Adres takip et</translation>
    </message>
    <message>
        <source>Its balance is shown, and orders can be quoted and prepared for it. It never signs here: its key stays where it is.</source>
        <translation>Bakiyesi gösterilir; onun için emir fiyatı sorulabilir ve emir hazırlanabilir. Burada asla imzalamaz: anahtarı olduğu yerde kalır.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiket</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Takip et</translation>
    </message>
    <message>
        <source>This is not the address of a wallet.</source>
        <translation>Bu bir cüzdan adresi değil.</translation>
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
        <translation>okuma</translation>
    </message>
    <message>
        <source>quote</source>
        <translation>fiyat</translation>
    </message>
    <message>
        <source>trade</source>
        <translation>işlem</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>lansman</translation>
    </message>
    <message>
        <source>list wallets</source>
        <translation>cüzdan listesi</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>hiçbir şey</translation>
    </message>
    <message>
        <source>%1 SOL an order</source>
        <translation>emir başına %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL an hour</source>
        <translation>saatte %1 SOL</translation>
    </message>
    <message>
        <source>%1 SOL a day</source>
        <translation>günde %1 SOL</translation>
    </message>
    <message>
        <source>%1 slippage</source>
        <translation>%1 slippage</translation>
    </message>
    <message>
        <source>%1 SOL priority fee</source>
        <translation>%1 SOL öncelik ücreti</translation>
    </message>
    <message>
        <source>asks you</source>
        <translation>size sorar</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sınır yok</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>her şey</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Curvedesk cannot start</source>
        <translation>Curvedesk başlatılamıyor</translation>
    </message>
</context>
</TS>
