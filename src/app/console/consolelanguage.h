// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/querylanguage.h"
#include "sparql/editor/completion.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include <QVariantList>

namespace tripletalk::app {

/// What may be written at a cursor.
struct ConsoleCompletions {
    std::size_t begin = 0;   ///< where the word begins that is replaced, in bytes
    QVariantList list = {};  ///< {text, detail, kind} each
};

/// What the console needs of a language beside running it. Each is called on any thread.
struct ConsoleLanguage {
    knowledge::QueryLanguage id = knowledge::QueryLanguage::Sql;
    /// Behind this sign completion comes by itself.
    char opener = '.';
    /// The words that an error is about, in bytes.
    std::optional<std::pair<std::size_t, std::size_t>> (*errorPlace)(std::string_view query,
                                                                     const Error& error) = nullptr;
    /// The words that completion needs and the schema has not; takes time. Null: none.
    Result<sparql::Vocabulary> (*words)(const knowledge::KnowledgeBase& base,
                                        const CancelToken& cancel) = nullptr;
    ConsoleCompletions (*complete)(const knowledge::KnowledgeBase& base,
                                   const sparql::Vocabulary& words, std::string_view query,
                                   std::size_t cursor) = nullptr;
    /// How a query is run. Null: it is not told.
    Result<sparql::Explanation> (*explain)(const knowledge::KnowledgeBase& base,
                                           std::string_view query) = nullptr;
};

const ConsoleLanguage& sqlInConsole();
const ConsoleLanguage& sparqlInConsole();

}  // namespace tripletalk::app
