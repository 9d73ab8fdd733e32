// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

/// Declares the classes that the main window is made of.
class QKeySequence;
class QMenu;
class QScrollArea;
class QSettings;
class QStackedWidget;
class QTabBar;

namespace curvedesk {

class AlertBook;
class ApprovalSheets;
class Banner;
class CoinPanel;
class CurrentCoin;
class Desk;
class DeskSelection;
class DockArea;
class EvidencePanel;
class KingPanel;
class LaunchPanel;
class MarketFeed;
class Notices;
class TicketPanel;
class StatusStrip;
class SystemScheme;
class TokenListPanel;
class TopBar;
class Tray;
struct Preferences;
struct VaultStatus;
class WalletBook;
class WalletsPanel;

} // namespace curvedesk
