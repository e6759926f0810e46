// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/prompt/prompts.h"
#include "base/cancel.h"
#include "base/result.h"
#include "induction/schema.h"
#include "llm/chatmodel.h"

#include <string>
#include <vector>

namespace tripletalk::workspace {

/// What a model would call a table or a column. Empty members: as it is.
struct NameSuggestion {
    std::string column = {};  ///< empty: the table
    std::string name = {};
    std::string comment = {};
    std::vector<std::string> synonyms = {};
};

/// Asks a model for names, comments and synonyms of one table and its columns. It is shown the
/// table as `schema` tells it: hand over one without values where those must not leave. What names
/// no column of the table, or says what is there already, is left out. Errors: NotFound (no such
/// table), those of the model.
Result<std::vector<NameSuggestion>> suggestNames(const induction::Schema& schema,
                                                 const std::string& table, llm::ChatModel& model,
                                                 const answering::Prompts& prompts,
                                                 const CancelToken& cancel);

}  // namespace tripletalk::workspace
