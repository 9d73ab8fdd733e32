// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk::lookAlike {

/// A form in which names that look alike are equal: without case, accents, blanks, signs and hidden characters, and
/// with Latin letters in place of Cyrillic, Greek and digit look-alikes. Takes the first 256 characters; empty where
/// nothing of that is left.
[[nodiscard]] QString skeleton(const QString &foreign);
/// The text to search for to find the name that this one imitates: without hidden characters and accents, with Latin
/// letters in place of those of other scripts that look alike. At most 64 characters.
[[nodiscard]] QString searchText(const QString &foreign);

} // namespace curvedesk::lookAlike
