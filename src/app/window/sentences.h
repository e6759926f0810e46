// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/error.h"

#include <span>
#include <string_view>

#include <QString>

namespace tripletalk::app {

/// An error's sentence in the language of the window: the rooms below speak English alone. One that
/// is not known stays as it is.
QString sentence(const Error& error);
QString translated(const Sentence& sentence);
QString sentence(std::string_view english);
/// The same where a detail stands on the lines below it, which stays as it came.
QString sentenceWithDetail(std::string_view english);

/// The same for what has several parts, with commas between them.
QString phrases(std::string_view english);

/// Those that are known, with %1 for what is put in.
std::span<const char* const> knownSentences();

}  // namespace tripletalk::app
