// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/theme/Theme.h"

#include <QPushButton>

namespace curvedesk {

/// A small choice among others: presets. Framed in the accent while chosen.
class ChipButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit ChipButton(const QString &text, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// An action in words without a frame.
class LinkButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit LinkButton(const QString &text, Tone tone = Tone::Accent, QWidget *parent = nullptr);
    void setTone(Tone tone);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone;
};

/// An action as a drawing. `name` is what a screen reader says and the tool tip shows.
class IconButton final : public QPushButton
{
    Q_OBJECT

public:
    IconButton(const QString &icon, const QString &name, QWidget *parent = nullptr);
    void setIconName(const QString &icon);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
};

/// The one thing a panel is for. Its text says exactly what a click does; while disabled its tool tip says why.
class PrimaryButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit PrimaryButton(const QString &text, Tone tone = Tone::Accent, QWidget *parent = nullptr);
    void setTone(Tone tone);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone;
};

} // namespace curvedesk
