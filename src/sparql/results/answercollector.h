// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/sparqlsource.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tripletalk::sparql {

/// Takes what a reader finds in a text of results, in the order in which it stands there, and makes
/// the answer of it. Its members return false once the reader must stop: at an error, or because
/// the answer is full.
class AnswerCollector {
  public:
    explicit AnswerCollector(const QueryLimits& limits) : m_limits(limits) {}

    bool declare(const std::string& variable);
    bool declared();  ///< all variables are
    bool beginSolution();
    bool bind(const std::string& variable, rdf::Term term);
    bool endSolution();
    bool solutions();  ///< there are some, or there is an empty list of them
    bool truth(bool value);
    bool fail(const std::string& why);  ///< false, always; the first one counts

    /// The term of the parts that the formats name: "uri", "bnode", "literal" or "typed-literal".
    std::optional<rdf::Term> term(std::string_view type, std::string value, std::string datatype,
                                  std::string_view language);

    [[nodiscard]] bool isFull() const { return m_answer.truncated; }
    /// The answer, or the first error.
    Result<QueryAnswer> take();

  private:
    std::optional<std::size_t> columnOf(const std::string& variable);
    bool sortColumns();

    const QueryLimits& m_limits;
    QueryAnswer m_answer;
    std::map<std::string, std::size_t> m_columns;
    std::vector<std::string> m_declared;
    std::map<std::string, std::string> m_blanks;  ///< the text's label -> ours
    std::optional<Error> m_error;
    std::size_t m_bytes = 0;
    bool m_allDeclared = false;
    bool m_hasSolutions = false;
    bool m_hasTruth = false;
};

}  // namespace tripletalk::sparql
