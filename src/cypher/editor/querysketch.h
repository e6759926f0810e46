// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "cypher/parser/cyphersyntax.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::cypher {

/// What a query names of the graph, and how its nodes hang together: enough to write it anew with
/// other things, relationships and properties in the same places. The same variable is the same
/// node within a part of a UNION. Plain values, but for the query's text.
class QuerySketch {
  public:
    struct Node {
        std::string variable = {};  ///< empty: it has none
        std::vector<std::string> labels = {};
        std::string iri = {};  ///< that elementId is compared with; empty: none
    };
    /// A text that says which node is meant: {name: 'X'} in a pattern of MATCH, or n.name = 'X' in
    /// a condition, whatever its case by toLower(n.name) = 'x'.
    struct Name {
        std::size_t node = 0;
        std::string property = {};
        std::string text = {};
    };
    struct Step {
        std::size_t from = 0, to = 0;  ///< as they are written, from left to right
        std::vector<std::string> types = {};
        Direction direction = Direction::Both;
        bool isPath = false;  ///< of variable length
    };
    /// n.name, anywhere but in a Name.
    struct Property {
        std::size_t node = 0;
        std::string name = {};
    };

    /// Errors: Syntax and Forbidden, as CypherParser has them.
    static Result<QuerySketch> of(std::string query);

    [[nodiscard]] const std::vector<Node>& nodes() const { return m_nodes; }
    [[nodiscard]] const std::vector<Name>& names() const { return m_names; }
    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }
    [[nodiscard]] const std::vector<Property>& properties() const { return m_properties; }

    /// Other words in the places of these, each by its number in the lists above.
    struct Changes {
        struct NewStep {
            std::string type;
            Direction direction = Direction::Both;
        };
        std::map<std::size_t, std::string> things = {};  ///< name -> IRI, compared with elementId
        std::map<std::size_t, std::string> texts = {};   ///< name -> another text
        std::map<std::size_t, NewStep> steps = {};
        std::map<std::size_t, std::string> properties = {};
    };
    [[nodiscard]] std::string with(const Changes& changes) const;

  private:
    friend class Sketcher;
    struct Stretch {
        std::size_t begin = 0, end = 0;  ///< bytes
    };
    /// A pattern of a node as it is written.
    struct Written {
        Stretch place = {};
        std::string variable = {};
        std::vector<std::string> labels = {};
        std::vector<std::pair<std::string, Stretch>> entries = {};  ///< keys and their values
        std::size_t condition = 0;
    };
    /// Where a condition on the variables of a MATCH can be written.
    struct Condition {
        Stretch where = {};  ///< the expression that is there; empty: where WHERE belongs
    };
    struct NamePlace {
        Stretch place = {};                       ///< of the equation, or of the text in a pattern
        Stretch text = {};                        ///< of the text alone
        std::optional<std::size_t> written = {};  ///< the pattern that has it
        std::string variable = {};                ///< of an equation
    };
    struct StepPlace {
        Stretch place = {};
        std::string variable = {};
        std::string detail = {};  ///< length and properties, as they are written
    };
    struct Edit {
        Stretch place = {};
        std::string text = {};
    };
    class Edits;
    /// A value of a pattern, as it is written or as it is changed.
    [[nodiscard]] std::string textAt(Stretch value, const Changes& changes) const;

    std::string m_query;
    std::vector<Node> m_nodes;
    std::vector<Name> m_names;
    std::vector<Step> m_steps;
    std::vector<Property> m_properties;
    std::vector<Written> m_written;
    std::vector<Condition> m_conditions;
    std::vector<NamePlace> m_namePlaces;
    std::vector<StepPlace> m_stepPlaces;
    std::vector<Stretch> m_propertyPlaces;
};

}  // namespace tripletalk::cypher
