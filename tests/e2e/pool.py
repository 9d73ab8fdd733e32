# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The AMM's arithmetic written a second time, with Python's integers: what a pool must agree with."""

from dataclasses import dataclass

from curve import fee

SOL = 10**9
SUPPLY = 10**15
# Market cap in SOL from which a row counts: lp, protocol and creator fee in basis points.
TIERS = [(0, 2, 93, 30), (420, 20, 5, 95), (1470, 20, 5, 90), (2460, 20, 5, 85), (3440, 20, 5, 80), (4420, 20, 5, 75),
         (9820, 20, 5, 70), (14740, 20, 5, 65), (19650, 20, 5, 60)]


@dataclass
class Pool:
    base: int
    quote: int

    @property
    def rates(self):
        cap = self.quote * SUPPLY // self.base
        return [tier for tier in TIERS if tier[0] * SOL <= cap][-1][1:]

    def fees(self, amount):
        """lp, protocol, creator."""
        return [fee(amount, bps) for bps in self.rates]

    def cost(self, tokens):
        """What a buy of exactly so many tokens pays in all, and what of it prices the trade."""
        quote = -(-self.quote * tokens // (self.base - tokens))
        return quote + sum(self.fees(quote)), quote

    def tokens_for(self, lamports):
        """(tokens, paid, priced) of a buy that spends at most so many lamports."""
        net = lamports * 10000 // (10000 + sum(self.rates))
        net -= max(0, net + sum(self.fees(net)) - lamports)
        return (net - 1) * self.base // (self.quote + net - 1), net + sum(self.fees(net)), net

    def gross(self, tokens):
        return self.quote * tokens // (self.base + tokens)

    def net(self, tokens):
        return self.gross(tokens) - sum(self.fees(self.gross(tokens)))

    def bought(self, tokens, priced):
        return Pool(self.base - tokens, self.quote + priced + self.fees(priced)[0])

    def sold(self, tokens):
        gross = self.gross(tokens)
        return Pool(self.base + tokens, self.quote - gross + self.fees(gross)[0])
