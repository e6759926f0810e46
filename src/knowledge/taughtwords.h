// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "curation/synonyms.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/wordstate.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

/// A synonym as people look after it.
struct GivenSynonym {
    curation::GivenWord given;
    std::string target;      ///< "table" or "table.column" by the names of now
    std::string value = {};  ///< of the column, that it stands for; empty: for the whole target
    bool off = false;
};

/// All synonyms that a person gave, also those that are switched off. A synonym that is on stands
/// in the curation; one that is off in examples.db alone, so that whoever reads the curation heeds
/// it no more. Errors: those of the file.
Result<std::vector<GivenSynonym>> givenSynonyms(const KnowledgeBase& base);

/// Where synonyms of a table or column stand, by its name of now ("table", "table.column"); nothing
/// if there is none of the name.
std::optional<curation::SynonymPlace> synonymPlace(const KnowledgeBase& base,
                                                   const std::string& target);

/// Gives a synonym, switches it off, or takes it back, whatever it was before. The base's
/// generation changes where its curation does, so that the next question heeds it. Errors: Usage
/// (no word, nothing there that it may stand for), Limit, and those of applyCuration.
Result<void> setSynonym(const KnowledgeBase& base, const curation::GivenWord& given,
                        WordState state);

/// Puts another word in the place of one that is on or off. Errors: NotFound, and those of
/// setSynonym.
Result<void> changeSynonym(const KnowledgeBase& base, const curation::GivenWord& given,
                           const std::string& word);

/// Words that are not to be learned from examples, lower case. An example that is taught anew
/// teaches a forgotten word again; one that is switched off stays so. Errors: those of the file.
Result<std::map<std::string, WordState>> unlearnedWords(const KnowledgeBase& base);
/// Errors: Locked, Io.
Result<void> setLearned(const KnowledgeBase& base, const std::string& word, WordState state);

}  // namespace tripletalk::knowledge
