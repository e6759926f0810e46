// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/schemanames.h"
#include "retrieval/valueindex.h"

#include <string>
#include <vector>

namespace tripletalk::answering::offline {

using language::Cue;
using language::Token;
using language::Wording;
using reading::NameMatch;
using reading::SchemaNames;

/// One thing that a mention may stand for.
struct Candidate {
    retrieval::LinkKind kind = retrieval::LinkKind::Value;
    ColumnRef ref;           ///< a table, a column, a value's column, or an entity's key column
    std::string value = {};  ///< the text as stored, or the entity's key
    std::string iri = {};
    std::string label = {};
    double score = 0;
    ColumnRef via = {};  ///< the foreign key that leads to a quantity
};

/// A stretch of the question with its part in it: a cue, a number, or a mention with what it may
/// stand for.
struct Item {
    std::size_t first = 0;  ///< tokens [first, last)
    std::size_t last = 0;
    const Cue* cue = nullptr;
    bool number = false;
    std::vector<Candidate> candidates = {};
    double weight = 0;
    bool guessed = false;  ///< the thesaurus alone placed it
    bool used = false;
};

/// Cuts a question into items: mentions found in the value index, names of tables and columns, cues
/// and numbers compete for the words, longer and surer ones winning. Borrows its arguments.
class Linker {
  public:
    Linker(const retrieval::ValueIndex& values, const SchemaNames& names, const SchemaGraph& graph,
           const Wording& wording)
        : m_values(values), m_names(names), m_graph(graph), m_wording(wording) {}

    Result<std::vector<Item>> items(std::string_view question,
                                    const std::vector<Token>& tokens) const;

  private:
    Result<void> addLinks(std::string_view question, const std::vector<Token>& tokens,
                          std::vector<Item>& all) const;
    void addNames(const std::vector<Token>& tokens, std::vector<Item>& all) const;
    void addSynonyms(const std::vector<Token>& tokens, std::vector<Item>& items) const;
    void addCues(const std::vector<Token>& tokens, std::vector<Item>& all) const;

    const retrieval::ValueIndex& m_values;
    const SchemaNames& m_names;
    const SchemaGraph& m_graph;
    const Wording& m_wording;
};

}  // namespace tripletalk::answering::offline
