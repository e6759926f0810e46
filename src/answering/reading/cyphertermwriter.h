// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/reading/graphplaces.h"
#include "answering/reading/queryterm.h"
#include "answering/schema/schemagraph.h"

#include <optional>
#include <string>
#include <vector>

namespace tripletalk::answering::reading {

/// Writes the Cypher of a term over the graph that the schema was made from. It finds what
/// TermWriter's SQL finds; of rows that tie at a limit of more than one some may be left out. One
/// object a term.
class CypherTermWriter {
  public:
    /// Borrows all.
    CypherTermWriter(const Term& term, const SchemaGraph& graph, const IrisOf& iris);

    /// Nothing where some part of it is not as the graph has it (a number in a text, a label in one
    /// language) or needs another term's rows.
    [[nodiscard]] std::optional<std::string> write();

  private:
    using Lines = std::vector<std::string>;

    /// A place: the paths that lead there, and what it is called then.
    struct Value {
        Lines paths;
        std::string expression;  ///< "car", "car.price"
        GraphValue graph = {};
    };
    /// What a row of the result has.
    struct Item {
        std::string expression;
        std::string name;
        bool isComputed = false;
        bool operator==(const Item&) const = default;
    };

    CypherTermWriter(const Term& term, const SchemaGraph& graph, const IrisOf& iris,
                     const GraphPlaces::Names& names, const std::string& head);
    [[nodiscard]] Value at(const Place& place);
    [[nodiscard]] std::string node(const std::string& variable,
                                   const std::vector<GraphStep>& steps) const;
    [[nodiscard]] std::string constant(const Operand& operand, const Value& of);
    [[nodiscard]] std::string comparison(const Condition& condition, std::string left,
                                         const Value& of);
    [[nodiscard]] std::string compared(const Condition& condition);
    [[nodiscard]] bool isJoined(const Place& place) const;
    void holds(const Condition& condition);
    [[nodiscard]] std::string exists(const std::vector<Condition>& conditions);
    [[nodiscard]] std::string counted(const Condition& condition);
    void filter();
    [[nodiscard]] Item tell(const Measure& measure, bool isRequired);
    void tellAll();
    void order();
    [[nodiscard]] std::string having();
    [[nodiscard]] std::string newName(const std::string& name) const;
    [[nodiscard]] std::string matched(const std::string& further) const;
    [[nodiscard]] std::string grouped();
    [[nodiscard]] std::string bestOf(const std::vector<Item>& stage) const;
    [[nodiscard]] std::string onlyBest() const;
    [[nodiscard]] std::string written();

    const Term& m_term;
    const SchemaGraph& m_graph;
    const IrisOf& m_iris;
    GraphPlaces m_places;
    std::string m_headNode;
    Lines m_before;  ///< values of other terms
    Lines m_required;
    Lines m_optional;
    Lines m_tests;
    Lines m_known;  ///< one of these is there
    std::vector<Item> m_told;
    std::optional<Item> m_by;
    std::vector<Item> m_havings;
    Lines m_carried;  ///< names of the values before
    std::vector<std::vector<Join>> m_joined;
    bool m_failed = false;
};

}  // namespace tripletalk::answering::reading
