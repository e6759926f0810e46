// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/evaluator/pattern.h"
#include "sparql/evaluator/termtable.h"
#include "sparql/evaluator/valuecomparison.h"

#include <random>
#include <span>
#include <string>
#include <unordered_map>

namespace tripletalk::sparql {

/// What functions share within one query, and how they make their results. Texts that they make
/// live in the term table's row.
class Environment {
  public:
    Environment(TermTable& terms, std::string base);

    TermTable& terms;
    const std::string base;
    const std::string now;  ///< the instant of the query, an xsd:dateTime
    Patterns patterns;
    std::mt19937_64 random;

    /// The solution that is worked on, where somebody asks for the blank node of a label in it.
    std::int64_t solution = 0;
    graph::TermId blankOf(std::string_view label);

    static Value error() { return {}; }
    Value truth(bool value) const;
    Value truth(Truth truth) const {
        return truth == Truth::Error ? error() : this->truth(truth == Truth::True);
    }
    Value integer(Decimal value) const;
    Value decimal(Decimal value) const;
    Value real(double value, Kind kind) const;
    /// The texts must live as long as the row.
    Value string(std::string_view text, std::string_view language = {}) const;
    Value iri(std::string_view text) const;
    Value blank(graph::TermId id);
    /// A literal of any datatype; the texts must live as long as the row.
    Value literal(std::string_view text, std::string_view datatype) const;

  private:
    std::unordered_map<std::string, graph::TermId> m_blanks;
};

/// The values of a function's arguments. None is an error.
using Arguments = std::span<const Value* const>;
using StrictFunction = Value (*)(Environment& environment, Arguments arguments);

}  // namespace tripletalk::sparql
