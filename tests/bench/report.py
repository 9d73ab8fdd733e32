#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""report.py OURS THEIRS JSON: the table of a benchmark's run, with ratios and aims, also written to the file JSON.

OURS has the lines of curvedesk-bench ("quoteBuy 67800000", a second), of endpoints.py behind the word "endpoint" and of
window.py behind the word "window"; THEIRS those of sdk.mjs."""

import datetime
import json
import os
import platform
import re
import subprocess
import sys

GROWTH = {"marketStart": "market: start", "marketDayCandles": "market: /candles by the day", "marketTrades": "market: /trades",
          "marketPositions": "market: /positions", "marketNewTrades": "market: new trades, a hundred at once",
          "marketLateTrades": "market: late trades, a hundred at once"}


class Report:
    def __init__(self, ours, theirs):
        self.ours = {words[0]: int(words[1]) for words in ours if words[0] not in ("endpoint", "window")}
        self.endpoints = [words[1:] for words in ours if words[0] == "endpoint"]
        self.windows = {(words[1], words[2]): int(words[3]) for words in ours if words[0] == "window"}
        self.theirs = {words[0]: int(words[1]) for words in theirs}
        self.rows = []

    def row(self, work, figure, unit, beside=None, beside_figure=None, *, at_least=None, at_most=None, of_ratio=True):
        """A figure, what is measured beside it, and the aim: of the ratio of the two, or of the figure itself."""
        if not figure:
            return
        ratio = round(figure / beside_figure, 3) if beside_figure else None
        judged = ratio if of_ratio else figure
        met = None
        if judged is not None and (at_least or at_most):
            met = judged >= at_least if at_least else judged <= at_most
        self.rows.append({"work": work, "figure": figure, "unit": unit, "beside": beside if beside_figure else None,
                          "besideFigure": beside_figure, "ratio": ratio, "aimAtLeast": at_least, "aimAtMost": at_most,
                          "aimIsOf": "ratio" if of_ratio else "figure", "met": met})

    def pure(self):
        def rate(work, name, beside, **aim):
            self.row(work, self.ours.get(name), "/s", beside, self.theirs.get(beside), **aim)

        rate("quote a buy", "quoteBuy", "quoteBuy", at_least=40_000_000, of_ratio=False)
        rate("quote a sell", "quoteSell", None)
        rate("decode a TradeEvent from base64", "decodeTradeEvent", "decodeTradeEvent", at_least=4_000_000, of_ratio=False)
        rate("build and sign a buy, addresses derived", "buildAndSignCold", "buildAndSign", at_least=20)
        rate("build and sign a buy, addresses known", "buildAndSignKnown", "buildAndSign")
        known, alone = self.ours.get("buildAndSignKnown"), self.ours.get("signatureAlone")
        if known and alone:
            self.row("  its time", round(1e9 / known), "ns", "the signature alone", round(1e9 / alone), at_most=1.5)
        rate("sandbox: signed buys, durable", "sandboxBuys", "liteSvmTransfers", at_least=2)
        rate("sandbox: signed transfers, durable", "sandboxTransfers", "liteSvmTransfers")
        rate("deliveries to 1 socket, ten events at a time", "eventStreamDeliveries/10/1", None)
        rate("deliveries to 50 sockets, one event at a time", "eventStreamDeliveries/1/50", None, at_least=300_000,
             of_ratio=False)
        rate("deliveries to 50 sockets, ten at a time", "eventStreamDeliveries/10/50", None, at_least=1_000_000,
             of_ratio=False)
        rate("deliveries to 500 sockets, ten at a time", "eventStreamDeliveries/10/500", None)

    def growth(self):
        for name, work in GROWTH.items():
            small = self.ours.get(f"{name}/3000")
            for stored in (300_000, 1_000_000):
                large = self.ours.get(f"{name}/{stored}")
                if small and large:
                    self.row(f"{work}, {stored:,} trades", round(1e6 / large), "us", "at 3,000 trades", round(1e6 / small))

    def requests(self):
        for name, connections, *figures in self.endpoints:
            rate, half, most, bare_rate, bare_half, bare_most = map(int, figures)
            where = f"{name}, {connections} connection{'s' * (connections != '1')}"
            judged = name in ("/quote", "/bondingCurve") and connections == "32"
            self.row(where, rate, "/s", "bare server", bare_rate, at_least=0.9 if judged else None)
            self.row("  50 of 100 within", half, "us", "bare server", bare_half)
            self.row("  99 of 100 within", most, "us", "bare server", bare_most, at_most=1.5 if judged else None)
        trades = {connections: int(rate) for name, connections, rate, *_ in self.endpoints if name == "/trade"}
        if {"1", "32"} <= trades.keys():
            self.row("/trade at 32 connections", trades["32"], "/s", "at 1 connection", trades["1"], at_least=6)

    def window(self):
        for what, work, unit, empty in (("mapped", "window on the screen after", "ms", 2.5),
                                        ("memory", "memory of the window", "KiB", None)):
            for beside, most in (("empty", empty), ("KeePassXC", 1), ("qBittorrent", 1)):
                self.row(work, self.windows.get((what, "curvedesk")), unit, beside, self.windows.get((what, beside)),
                         at_most=most)
        self.row("memory of the window", self.windows.get(("memory", "curvedesk")), "KiB", at_most=80 * 1024, of_ratio=False)
        for part, share in (("half", "50 of 100"), ("most", "99 of 100"), ("all", "all")):
            self.row(f"window under load: {share} answers within", self.windows.get(("answers", part)), "us",
                     at_most=16_700 if part == "most" else None, of_ratio=False)


def table(rows):
    yield f"{'work':46} {'Curvedesk':>16}  {'beside it':20} {'':>16} {'ratio':>9}   aim"
    for row in rows:
        beside = f"{row['besideFigure']:>12} {row['unit']:>3}" if row["beside"] else ""
        ratio = f"{row['ratio']:.2f} x" if row["ratio"] else ""
        bound = row["aimAtLeast"] or row["aimAtMost"]
        aim = ""
        if bound:
            unit = " x" if row["aimIsOf"] == "ratio" else row["unit"]
            verdict = {True: "met", False: "NOT MET", None: "not measured"}[row["met"]]
            aim = f"{'>=' if row['aimAtLeast'] else '<='} {bound:,}{unit}: {verdict}"
        yield f"{row['work']:46} {row['figure']:>12} {row['unit']:>3}  {row['beside'] or '':20} {beside:>16} {ratio:>9}   {aim}".rstrip()


def machine():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        processor = re.search(r"(?m)^model name\s*: (.*)$", file.read())
    return {"processor": processor.group(1) if processor else platform.machine(), "cores": os.cpu_count(),
            "system": platform.freedesktop_os_release().get("PRETTY_NAME"), "kernel": platform.release()}


def words_of(path):
    with open(path, encoding="utf-8") as file:
        return [line.split() for line in file if line.strip()]


def main():
    ours, theirs, out = sys.argv[1:]
    report = Report(words_of(ours), words_of(theirs))
    report.pure()
    report.growth()
    report.requests()
    report.window()
    print("\n".join(table(report.rows)))
    commit = subprocess.run(["git", "-C", os.path.dirname(os.path.abspath(__file__)), "rev-parse", "HEAD"],
                            text=True, capture_output=True, check=False).stdout.strip()
    time = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")
    with open(out, "w", encoding="utf-8") as file:
        json.dump({"time": time, "commit": commit or None, "machine": machine(), "rows": report.rows}, file, indent=1)
        file.write("\n")
    print(f"also in {out}", file=sys.stderr)


main()
