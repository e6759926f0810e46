// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/patternparser.h"

namespace tripletalk::sparql {

/// Reads whole queries and says what the standard demands of them beyond the grammar.
class QueryParser : private PatternParser {
  public:
    QueryParser(std::string_view text, const ParseOptions& options)
        : PatternParser(text, options) {}

    /// Throws ParseFailure.
    Query query();

  private:
    Query subSelect() override { return select(false); }
    Query select(bool isWhole);
    void construct(Query& query);
    void describe(Query& query);
    void dataset(Query& query);
    void where(Query& query);
    void modifiers(Query& query);
    void grouping(Query& query);
    void ordering(Query& query);
    void limits(Query& query);
    void refuseUpdate();
    void end();

    /// The columns of SELECT; returns where each one's variable stands.
    std::vector<Token> columns(Query& query);
    void checkNames(const Query& query, const std::vector<Token>& places) const;
    void checkGrouping(const Query& query, const std::vector<Token>& places) const;
};

}  // namespace tripletalk::sparql
