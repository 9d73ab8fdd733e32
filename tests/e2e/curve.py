# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The curve's arithmetic written a second time, with Python's integers: what the program must agree with."""

from dataclasses import dataclass

PROTOCOL_BPS = 95
CREATOR_BPS = 30
BUYBACK_BPS = 5000


def fee(amount, bps):
    return -(-amount * bps // 10000)


def fees(amount):
    return fee(amount, PROTOCOL_BPS) + fee(amount, CREATOR_BPS)


@dataclass
class Curve:
    virtual_tokens: int
    virtual_sol: int
    real_tokens: int
    real_sol: int

    @staticmethod
    def of(reply):
        return Curve(reply["virtualTokenReserves"], reply["virtualSolReserves"], reply["realTokenReserves"],
                     reply["realSolReserves"])

    def cost(self, tokens):
        return tokens * self.virtual_sol // (self.virtual_tokens - tokens) + 1

    def buy_for(self, lamports):
        """An exact spend: (tokens, lamports that go into the curve, lamports that the buyer pays). The fees are those of
        the spend less its fees; where both rounded up come to more than the spend, the curve gets a lamport less."""
        net = lamports * 10000 // (10000 + PROTOCOL_BPS + CREATOR_BPS)
        charged = fees(net)
        net -= max(0, net + charged - lamports)
        return (net - 1) * self.virtual_tokens // (self.virtual_sol + net - 1), net, net + charged

    def gross(self, tokens):
        return tokens * self.virtual_sol // (self.virtual_tokens + tokens)

    def net(self, tokens):
        return self.gross(tokens) - fees(self.gross(tokens))

    def bought(self, tokens, into_curve=None):
        """The curve after a buy; without `into_curve`, after a buy by count."""
        cost = self.cost(tokens) if into_curve is None else into_curve
        return Curve(self.virtual_tokens - tokens, self.virtual_sol + cost, self.real_tokens - tokens,
                     self.real_sol + cost)

    def sold(self, tokens):
        gross = self.gross(tokens)
        return Curve(self.virtual_tokens + tokens, self.virtual_sol - gross, self.real_tokens + tokens,
                     self.real_sol - gross)
