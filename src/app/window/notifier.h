// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace tripletalk::app {

/// Tells the person behind other windows that something is done: a notice of the desktop, and where
/// nobody shows such notices, the window asks for attention. Nothing while a window of ours is
/// active.
void notifyIfAway(const QString& title, const QString& text);

}  // namespace tripletalk::app
