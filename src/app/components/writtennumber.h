// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include <QString>

namespace tripletalk::app {

/// A number as people write it here (QLocale()), as everywhere ("1234.5"), or with a decimal comma.
std::optional<double> numberIn(const QString& text);

/// Decimal digits ("-1234.5") as people write them here; anything else as it is.
QString writtenNumber(const QString& digits);

}  // namespace tripletalk::app
