// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <QString>

namespace tripletalk::app {

/// What the rooms below have to say, in the language of the window: they are worded in English.
QString translated(const Sentence& sentence);
QString translated(const Error& error);

}  // namespace tripletalk::app
