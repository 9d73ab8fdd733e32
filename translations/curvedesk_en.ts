<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>NetworkText</name>
    <message numerus="yes">
        <source>%n slot(s) behind</source>
        <translation>
            <numerusform>%n slot behind</numerusform>
            <numerusform>%n slots behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::AmountEdit</name>
    <message numerus="yes">
        <source>%1 has %n decimal(s) at most</source>
        <translation>
            <numerusform>%1 has %n decimal at most</numerusform>
            <numerusform>%1 has %n decimals at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::ApprovalDialog</name>
    <message numerus="yes">
        <source>Without an answer it is refused in %n second(s).</source>
        <translation>
            <numerusform>Without an answer it is refused in %n second.</numerusform>
            <numerusform>Without an answer it is refused in %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::CandleChart</name>
    <message numerus="yes">
        <source>%n candle(s), last price %1 SOL, market cap %2 SOL</source>
        <translation>
            <numerusform>%n candle, last price %1 SOL, market cap %2 SOL</numerusform>
            <numerusform>%n candles, last price %1 SOL, market cap %2 SOL</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::CoinHeader</name>
    <message numerus="yes">
        <source>%n other coins use this ticker. Compare the mint address:</source>
        <translation>
            <numerusform>%n other coin uses this ticker. Compare the mint address:</numerusform>
            <numerusform>%n other coins use this ticker. Compare the mint address:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::CsvExport</name>
    <message numerus="yes">
        <source>All is exported: %n row(s).</source>
        <translation>
            <numerusform>All is exported: %n row.</numerusform>
            <numerusform>All is exported: %n rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::DeskTable</name>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Copy %n row</numerusform>
            <numerusform>Copy %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::EvidencePanel</name>
    <message numerus="yes">
        <source>%n holder(s) by their trades</source>
        <translation>
            <numerusform>%n holder by their trades</numerusform>
            <numerusform>%n holders by their trades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) without a price count at cost</source>
        <translation>
            <numerusform>%n position without a price counts at cost</numerusform>
            <numerusform>%n positions without a price count at cost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::Notices</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::StatusStrip</name>
    <message numerus="yes">
        <source>recovering %n order(s)…</source>
        <translation>
            <numerusform>recovering %n order…</numerusform>
            <numerusform>recovering %n orders…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n order(s) pending</source>
        <translation>
            <numerusform>%n order pending</numerusform>
            <numerusform>%n orders pending</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::TokenTableModel</name>
    <message numerus="yes">
        <source>%n other coins of this list use this ticker. Compare the mint address.</source>
        <translation>
            <numerusform>%n other coin of this list uses this ticker. Compare the mint address.</numerusform>
            <numerusform>%n other coins of this list use this ticker. Compare the mint address.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curvedesk::VaultDialog</name>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
</context>
</TS>
