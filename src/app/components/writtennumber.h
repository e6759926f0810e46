// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include <QString>

namespace tripletalk::app {

/// A number as people write it here (QLocale()), as everywhere ("1234.5"), or with a decimal comma.
std::optional<double> numberIn(const QString& text);

/// Decimal digits ("-1234.5") as people write them here; anything else, and what has more than 15
/// of them, as it is. Not grouped: as it is typed.
QString writtenNumber(const QString& digits, bool grouped = true);

/// Yes or no for 1 or 0, in the language of the window; anything else as it is.
QString writtenTruth(const QString& digit);

/// 1 or 0 for that, or for its beginning; anything else as it is.
QString truthIn(const QString& text);

}  // namespace tripletalk::app
