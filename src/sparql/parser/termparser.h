// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/parser.h"
#include "sparql/parser/tokenstream.h"

#include <functional>
#include <map>

namespace tripletalk::sparql {

/// Reads the prologue, IRIs, literals and variables.
class TermParser : protected TokenStream {
  protected:
    TermParser(std::string_view text, const ParseOptions& options);

    void prologue();
    [[nodiscard]] const std::string& base() const { return m_base; }
    /// The declared ones, and those of the options that the query has used.
    std::vector<std::pair<std::string, std::string>> takePrefixes();

    bool atIri();
    bool atVariable() { return peek().kind == Token::Kind::Variable; }
    bool atLiteral();
    std::string iri(const Sentence& expected);
    Variable variable(const Sentence& expected);
    rdf::Term literal();
    /// An IRI or a literal.
    rdf::Term term(const Sentence& expected);
    std::uint64_t count(const Sentence& expected);

    /// With "Did you mean …?" behind it, if one of the names is near to what was written.
    [[nodiscard]] static Sentence withSuggestion(Sentence problem, std::string_view written,
                                                 const std::vector<std::string>& names);

  private:
    void declarePrefix();
    std::string resolved(const Token& iri) const;
    std::string expanded(const Token& name);
    rdf::Term number(const std::string& sign);

    using Prefixes = std::vector<std::pair<std::string, std::string>>;
    std::string m_base;
    Prefixes m_declared;
    Prefixes m_known;  ///< of the options
    Prefixes m_used;   ///< of those
};

}  // namespace tripletalk::sparql
