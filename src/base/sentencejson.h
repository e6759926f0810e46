// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/sentence.h"

#include <string>

#include <nlohmann/json.hpp>

namespace tripletalk {

/// What a sentence is made of: a text for words that are not to be translated, otherwise
/// {context, source, arguments}.
nlohmann::json partsOf(const Sentence& sentence);
/// The way back. Files may hold anything: what cannot be a sentence is an empty one.
Sentence sentenceOfParts(const nlohmann::json& parts);

/// A member with the English text, for whoever reads the file, and one called `name`_parts with
/// what it is made of, if it has more to tell.
void putSentence(nlohmann::json& object, const std::string& name, const Sentence& sentence);
/// The way back; the text alone in files of earlier versions, empty where there is none.
Sentence sentenceAt(const nlohmann::json& object, const std::string& name);

}  // namespace tripletalk
