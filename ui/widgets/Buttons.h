// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QElapsedTimer>
#include <QPushButton>

namespace curvedesk {

/// Tells a key that is held down from one that is pressed again. X11 sends each repeat as a release and a press at
/// once, and Qt marks only some of them as repeats.
class HeldKey
{
public:
    /// Takes the presses and releases of a control in turn, and remembers the last release. True: a repeat of a held
    /// Enter or space bar, which must have no effect; false for every other key.
    [[nodiscard]] bool takeRepeat(const QKeyEvent &event);

private:
    int m_key = 0; ///< released last
    QElapsedTimer m_sinceRelease;
};

/// A small checkable button for one of several presets. Framed in the accent colour while it is checked.
class ChipButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit ChipButton(const QString &text);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// A text button without a frame.
class LinkButton : public QPushButton
{
    Q_OBJECT

public:
    static constexpr int margin = 4; ///< beside its text, in pixels at 100 %: room for the ring of the focus

    explicit LinkButton(const QString &text, Tone tone = Tone::Accent, QWidget *parent = nullptr);
    void setTone(Tone tone); ///< the text's colour
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone;
};

/// Makes a link that is not connected yet; `accessibleName` is for screen readers.
[[nodiscard]] LinkButton *newLink(const QString &text, const QString &objectName, const QString &accessibleName);

/// A button with an icon only. `name` is its accessible name and its tool tip.
class IconButton final : public QPushButton
{
    Q_OBJECT

public:
    /// `icon`: the name of one of the program's icons, without ".svg"; an unknown one shows nothing.
    IconButton(const QString &icon, const QString &name);
    void setIconName(const QString &icon); ///< without ".svg"; its accessible name and tool tip stay
    void setName(const QString &name); ///< its accessible name and tool tip
    void setTone(Tone tone); ///< the icon's colour while the mouse is elsewhere
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    Tone m_tone = Tone::Muted;
};

/// The main button of a panel. Its text names the effect of a click; while it is disabled its tool tip can say why.
class PrimaryButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit PrimaryButton(const QString &text, Tone tone = Tone::Accent);
    void setTone(Tone tone); ///< the button's colour: that of Buy or Sell, for any other tone the accent
    /// Sets the part of the text that is shortened where there is no room for all (a ticker): what an order costs is
    /// read whole. The whole text is then the tool tip, unless there is one.
    void setYielding(const QString &part);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override; ///< where it has no tool tip and its text is shortened, shows that whole in one
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString fittingText(const QFontMetrics &metrics) const; ///< with as much of the yielding part as fits
    [[nodiscard]] QRect textRoom() const { return rect().adjusted(8, 0, -8, 0); } ///< the place of the text, in pixels

    Tone m_tone;
    QString m_yielding;
};

} // namespace curvedesk
