// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/Desk.h"
#include "ui/theme/Theme.h"

class QLineEdit;
class QVBoxLayout;

namespace curvedesk {

class Banner;
class DeskDialog;
class LinkButton;
class PrimaryButton;
class TextLabel;

/// The parts of which sheets are made.
namespace dialogFields {

/// Adds a label and, below it, its field, which it returns; the widget of `body` owns both. `maxLength`: else Qt's own.
QLineEdit *addField(QVBoxLayout *body, const QString &label, const QString &objectName, int maxLength = 32'767);
/// Adds a label and, below it, a field for a secret, which it returns: dots for at most 1000 characters.
QLineEdit *addSecretField(QVBoxLayout *body, const QString &label, const QString &objectName);
/// Adds a small text that wraps, and returns it.
TextLabel *addSentence(QVBoxLayout *body, const QString &text, Tone tone = Tone::Muted);
/// Adds the whole address in groups, in letters of one width, which are compared more easily, and returns it.
TextLabel *addAddress(QVBoxLayout *body, const QString &address, TextRole role = TextRole::NumberSmall,
                      Tone tone = Tone::Muted);
/// Adds a title and, below it, the whole address in groups.
void addTitledAddress(QVBoxLayout *body, const QString &title, const QString &address, const QString &objectName);
/// Adds the line that says which network's money is spent, strong unless it is play money, and returns it.
TextLabel *addSpending(QVBoxLayout *body, const QString &network);
/// Adds a banner without a message and, below it, the room that the sheet has left; returns the banner.
Banner *addBanner(QVBoxLayout *body);
/// Adds a link, which it returns, before the dialog's other buttons; Tab reaches it, a click gives it no focus.
LinkButton *addLink(DeskDialog &dialog, LinkButton *link, const QString &objectName);
/// Adds the default button, without an effect yet, and returns it: Enter presses it, unless another has the focus.
PrimaryButton *addPrimary(DeskDialog &dialog, const QString &text, const QString &objectName);
/// A copy of the field's text as a secret, in UTF-8; the field keeps its text.
[[nodiscard]] Desk::Secret secretIn(const QLineEdit &field);
/// Clears the field and returns its text as a secret, in UTF-8.
[[nodiscard]] Desk::Secret takeSecret(QLineEdit &field);

} // namespace dialogFields
} // namespace curvedesk
