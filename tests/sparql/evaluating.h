// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/evaluation.h"
#include "sparql/parser/parser.h"
#include "support/graphs.h"

#include <string>
#include <string_view>

namespace tripletalk::sparql::tests {

/// An expression as SPARQL writes it; prefixes xsd, rdf and ex are known.
inline Expression expressionOf(std::string_view text) {
    const ParseOptions options{.base = "http://example.org/base/",
                               .prefixes = {{"xsd", "http://www.w3.org/2001/XMLSchema#"},
                                            {"rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"},
                                            {"ex", "http://example.org/"}}};
    const Query query =
        tripletalk::tests::must(parse("SELECT (" + std::string(text) + " AS ?x) {}", options));
    return *query.projection.at(0).expression;
}

/// A term in the notation of Turtle, types of XSD and terms of example.org shortened.
inline std::string shortText(const rdf::Term& term) {
    constexpr std::string_view xsd = "http://www.w3.org/2001/XMLSchema#";
    constexpr std::string_view example = "http://example.org/";
    if (term.isBlank()) return "_:" + term.lexical;
    if (term.isIri() && term.lexical.starts_with(example))
        return "ex:" + term.lexical.substr(example.size());
    if (term.isIri()) return "<" + term.lexical + ">";
    std::string text = '"' + term.lexical + '"';
    if (!term.language.empty()) return text + "@" + term.language;
    if (term.datatype.starts_with(xsd)) return text + "^^" + term.datatype.substr(xsd.size());
    return term.datatype.empty() ? text : text + "^^<" + term.datatype + ">";
}

/// Evaluates expressions beside a small store.
class Evaluating {
  public:
    explicit Evaluating(std::string_view turtle = "", Evaluation::Options options = {})
        : store(tripletalk::tests::storeFromTurtle(m_folder.path(), turtle)),
          connection(tripletalk::tests::must(Evaluation::Connection::to(store))),
          evaluation(std::make_unique<Evaluation>(*connection, withBase(std::move(options)))) {}

    /// The value in short notation; "error".
    std::string operator()(std::string_view text) const {
        const auto value = evaluation->constant(expressionOf(text));
        if (!value) return value.error().toText();
        return *value ? shortText(**value) : "error";
    }

  private:
    static Evaluation::Options withBase(Evaluation::Options options) {
        options.base = "http://example.org/base/";
        return options;
    }
    tripletalk::tests::TemporaryFolder m_folder;

  public:
    graph::TripleStore store;
    std::unique_ptr<Evaluation::Connection> connection;
    std::unique_ptr<Evaluation> evaluation;
};

}  // namespace tripletalk::sparql::tests
