// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

/// Declares the classes that the order ticket is made of.
class QStackedWidget;

namespace curvedesk {

class AmountEdit;
class Banner;
class ChipButton;
class ConfirmDialog;
class CurrentCoin;
class Desk;
class DeskSelection;
class IconButton;
class LinkButton;
class MarketFeed;
class PrimaryButton;
class QuoteFollower;
class SideSwitch;
class TermsEdit;
class TextLabel;
class WalletBook;
class WalletChoice;

} // namespace curvedesk
