// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/queryterm.h"
#include "answering/schema/schemagraph.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// The IRIs of what a base's database calls otherwise; nothing where it has none.
struct IrisOf {
    std::function<std::optional<std::string>(const std::string& key)> thing;
    std::function<std::optional<std::string>(const std::string& name)> kind;  ///< of a class
};

/// Lines of a SPARQL group graph pattern.
using PatternLines = std::vector<std::string>;

/// What such a line says, for who writes another language.
struct GraphStep {
    enum class Kind {
        Link,      ///< subject and object are things
        Literal,   ///< the object is a literal
        Class,     ///< the subject is a thing of a class or of one below it
        Computed,  ///< what no step says: a language, a number in a text
    };
    Kind kind = Kind::Computed;
    std::string subject = {};
    std::string iri = {};  ///< of the predicate or class
    std::string object = {};
};

/// A place of a term as the graph has it.
struct GraphValue {
    PatternLines lines;            ///< that bind the variable
    std::vector<GraphStep> steps;  ///< one for each line
    std::string variable;          ///< "?price"
    const induction::Column* column = nullptr;
    [[nodiscard]] bool isThing() const;
};

/// Finds places of a term in the graph that the schema was made from: which triple patterns lead
/// there from a thing of the head. The same place has the same variable each time.
class GraphPlaces {
  public:
    using Names = std::shared_ptr<std::set<std::string>>;

    /// Borrows all. `names` are the variables that the whole query has so far.
    GraphPlaces(const Term& term, const SchemaGraph& graph, const IrisOf& iris, Names names,
                std::string head);

    [[nodiscard]] const std::string& head() const { return m_head; }
    /// What the head is: a class; nothing where none says it.
    [[nodiscard]] std::optional<GraphValue> headPattern();
    /// Nothing where the graph has no such place.
    [[nodiscard]] std::optional<GraphValue> at(const Place& place);
    /// An operand as it is compared with a place.
    [[nodiscard]] std::optional<std::string> constant(const Operand& operand,
                                                      const GraphValue& of) const;
    [[nodiscard]] const Names& names() const { return m_names; }
    /// A variable that the query does not have yet.
    static std::string fresh(const std::string& name, std::set<std::string>& names);

  private:
    bool addClass(const std::string& variable, const std::string& table, GraphValue& value) const;
    [[nodiscard]] std::string object(const std::string& subject, const induction::Column& column,
                                     const std::string& name, GraphStep::Kind kind,
                                     GraphValue& value);
    [[nodiscard]] std::string linked(const std::string& subject, const std::string& predicate,
                                     bool inverse, const std::string& name, GraphStep::Kind kind,
                                     GraphValue& value);
    struct Row {
        std::string node;                           ///< of a link's row the thing it is come from
        const induction::Table* link = nullptr;     ///< a row between things, not yet walked across
        const induction::Column* cameBy = nullptr;  ///< its column of that thing
    };
    [[nodiscard]] bool step(Row& row, const Join& join, GraphValue& value);
    [[nodiscard]] std::optional<std::string> across(const Row& row, const induction::Column& to,
                                                    GraphValue& value);
    [[nodiscard]] std::optional<std::string> sharedText(const std::string& subject,
                                                        const induction::Column& from,
                                                        const induction::Column& to,
                                                        const std::string& name, GraphValue& value);
    [[nodiscard]] bool cell(const Row& row, const Place& place, GraphValue& value);
    [[nodiscard]] bool otherEnd(const Row& row, GraphValue& value);
    [[nodiscard]] bool literal(const std::string& node, const induction::Column& column,
                               GraphValue& value);
    [[nodiscard]] bool number(const std::string& raw, const induction::Column& column,
                              GraphValue& value);

    const Term& m_term;
    const SchemaGraph& m_graph;
    const IrisOf& m_iris;
    SchemaGraph::Hint m_hint;
    Names m_names;
    std::string m_head;
    std::map<std::string, std::string> m_objects;  ///< variables by subject and predicate
};

}  // namespace tripletalk::answering::reading
