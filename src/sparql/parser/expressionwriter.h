// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/serialiser.h"

namespace tripletalk::sparql {

/// Writes terms, paths and expressions, with as few brackets as they need.
class ExpressionWriter {
  public:
    virtual ~ExpressionWriter() = default;

    [[nodiscard]] std::string iri(const std::string& iri) const;
    [[nodiscard]] std::string term(const rdf::Term& term) const;
    [[nodiscard]] std::string node(const Node& node) const;
    [[nodiscard]] std::string predicate(const std::variant<Node, Path>& predicate) const;
    [[nodiscard]] std::string path(const Path& path) const { return this->path(path, 0); }
    std::string expression(const Expression& expression) { return this->expression(expression, 0); }

  protected:
    explicit ExpressionWriter(const Prefixes& prefixes) : m_prefixes(prefixes) {}

    /// { … }, for EXISTS.
    virtual std::string group(const GroupPattern& group) = 0;

  private:
    [[nodiscard]] std::string path(const Path& path, int level) const;
    [[nodiscard]] std::string joined(const std::vector<Path>& parts, std::string_view separator,
                                     int level) const;
    std::string expression(const Expression& expression, int level);
    std::string call(const Call& call, int level);
    std::string function(const Call& call);
    std::string aggregate(const Call& call);
    std::string list(const Call& call, std::size_t first, std::string_view separator, int level);

    const Prefixes& m_prefixes;
};

}  // namespace tripletalk::sparql
