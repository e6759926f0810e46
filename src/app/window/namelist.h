// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace tripletalk::app {

/// “Ships”, “Towns” and “Press”, in the language of the window.
QString namesInQuotes(const QStringList& names);

}  // namespace tripletalk::app
