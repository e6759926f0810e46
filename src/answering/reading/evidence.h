// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/schemanames.h"
#include "answering/reading/queryterm.h"
#include "base/result.h"
#include "language/wording.h"
#include "retrieval/valueindex.h"

#include <string>
#include <vector>

namespace tripletalk::answering::reading {

enum class EvidenceKind { Class, Property, Value, Number, Cue };

/// What a stretch of a question may stand for: tokens [first, last).
struct Evidence {
    std::size_t first = 0;
    std::size_t last = 0;
    EvidenceKind kind = EvidenceKind::Cue;
    Place place = {};    ///< of Class, Property and Value
    Operand value = {};  ///< of Value and Number
    const language::Cue* cue = nullptr;
    double quality = 1;    ///< how well the words fit, in (0, 1]
    std::string how = {};  ///< of Value: how it was found
    double rival = 0;      ///< how much better the same words fit something else
    bool within = false;   ///< more words together fit something as well
    bool quoted = false;   ///< stands between quotation marks
    bool capital = false;  ///< begins with a capital letter inside the sentence
};

/// Finds all evidence for the words of a question; what overlaps is left to the reader. Borrows its
/// arguments.
class EvidenceFinder {
  public:
    EvidenceFinder(const retrieval::ValueIndex& values, const offline::SchemaNames& names,
                   const SchemaGraph& graph, const language::Wording& wording)
        : m_values(values), m_names(names), m_graph(graph), m_wording(wording) {}

    Result<std::vector<Evidence>> find(std::string_view question,
                                       const std::vector<language::Token>& tokens) const;

    /// Columns that an attribute's names stand for, best first.
    [[nodiscard]] std::vector<Evidence> columns(const language::Cue& cue, bool inverse) const;

  private:
    [[nodiscard]] Place placeOf(const ColumnRef& ref) const;
    Result<void> addValues(std::string_view question, const std::vector<language::Token>& tokens,
                           std::vector<Evidence>& all) const;
    [[nodiscard]] bool namesKindOnly(const std::vector<language::Token>& tokens,
                                     const Evidence& said, const retrieval::ValueLink& link) const;
    void addShortValues(const std::vector<language::Token>& tokens,
                        std::vector<Evidence>& all) const;
    void addNames(const std::vector<language::Token>& tokens, std::vector<Evidence>& all) const;
    void addCues(const std::vector<language::Token>& tokens, std::vector<Evidence>& all) const;
    static void compareRivals(std::vector<Evidence>& all);
    void addQuoted(std::string_view question, const std::vector<language::Token>& tokens,
                   std::vector<Evidence>& all) const;

    const retrieval::ValueIndex& m_values;
    const offline::SchemaNames& m_names;
    const SchemaGraph& m_graph;
    const language::Wording& m_wording;
};

}  // namespace tripletalk::answering::reading
