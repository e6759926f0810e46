// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"

#include <QString>

namespace tripletalk::app {

/// Both write an HTML page for people; an existing file is replaced when the new one is whole. May
/// be called from any thread. Words and lines without end are broken, since Qt lays them out in a
/// time that grows with their square, and beyond some two million characters never.
Result<void> writePdf(const QString& path, const QString& html);
/// OpenDocument, which word processors open.
Result<void> writeOdt(const QString& path, const QString& html);

}  // namespace tripletalk::app
