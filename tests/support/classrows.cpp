// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/classrows.h"

#include "rdf/vocabulary.h"
#include "support/graphs.h"
#include "support/kept.h"

#include <algorithm>
#include <map>
#include <set>

namespace tripletalk::tests {

namespace {

using Names = std::set<std::string>;

/// What the graph says of types, read anew and apart from the program's own reading.
class Typing {
  public:
    explicit Typing(const graph::TripleStore& store) {
        for (const rdf::Quad& quad : quadsOf(store)) {
            const std::string subject = text(quad.subject);
            if (quad.object.isLiteral()) continue;
            if (quad.predicate.lexical == rdf::vocabulary::rdfType)
                m_types[subject].insert(text(quad.object));
            else if (quad.predicate.lexical == rdf::vocabulary::rdfsSubClassOf)
                m_parents[subject].insert(text(quad.object));
        }
    }

    [[nodiscard]] Names entitiesOf(const std::string& classIri) const {
        Names entities;
        for (const auto& [entity, types] : m_types)
            if (std::any_of(types.begin(), types.end(),
                            [&](const auto& type) { return isBelow(type, classIri); }))
                entities.insert(entity);
        return entities;
    }

    /// The types of an entity that lie above no other type of it among those of a class.
    [[nodiscard]] Names directTypes(const std::string& entity, const std::string& classIri) const {
        const Names& types = m_types.at(entity);
        Names direct;
        for (const std::string& upper : types)
            if (std::none_of(types.begin(), types.end(), [&](const auto& lower) {
                    return isBelow(lower, classIri) && isBelow(lower, upper) &&
                           !isBelow(upper, lower);
                }))
                direct.insert(upper);
        return direct;
    }

  private:
    static std::string text(const rdf::Term& term) {
        return (term.isBlank() ? "_:" : "") + term.lexical;
    }

    [[nodiscard]] bool isBelow(const std::string& lower, const std::string& upper) const {
        Names seen = {lower};
        std::vector<std::string> open = {lower};
        while (!open.empty()) {
            const std::string current = std::move(open.back());
            open.pop_back();
            if (current == upper) return true;
            if (const auto parents = m_parents.find(current); parents != m_parents.end())
                for (const std::string& parent : parents->second)
                    if (seen.insert(parent).second) open.push_back(parent);
        }
        return false;
    }

    std::map<std::string, Names> m_types;
    std::map<std::string, Names> m_parents;
};

/// Classes that everything belongs to: a table of what has no better one claims no more.
bool saysNothing(const std::string& classIri) {
    return classIri == "http://www.w3.org/2002/07/owl#Thing" ||
           classIri == "http://www.w3.org/2002/07/owl#NamedIndividual" ||
           classIri == "http://www.w3.org/2000/01/rdf-schema#Resource";
}

std::string listed(const Names& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list.empty() ? "none" : list;
}

/// The entities of a table by IRI, each with the content of the column `type`, if there is one.
std::multimap<std::string, std::string> rowsOf(const sqlite::Database& database,
                                               const induction::Table& table) {
    const auto type =
        std::find_if(table.columns.begin(), table.columns.end(),
                     [](const auto& column) { return column.role == induction::ColumnRole::Type; });
    const std::string typeSql = type == table.columns.end()
                                    ? "''"
                                    : "(SELECT c.iri FROM class_name c WHERE c.name = t." +
                                          sqlite::quoteIdentifier(type->name) + ")";
    std::multimap<std::string, std::string> rows;
    must(database.each("SELECT coalesce((SELECT e.iri FROM entity e WHERE e.\"key\" = t." +
                           sqlite::quoteIdentifier(table.key()->name) +
                           "), 'no entity'), coalesce(" + typeSql + ", 'no class') FROM " +
                           sqlite::quoteIdentifier(table.name) + " t",
                       [&](sqlite::Statement& row) { rows.emplace(row.text(0), row.text(1)); }));
    return rows;
}

}  // namespace

std::vector<std::string> wrongClassRows(const graph::TripleStore& store,
                                        const sqlite::Database& database,
                                        const induction::Schema& schema) {
    const Typing typing(store);
    std::vector<std::string> wrong;
    for (const induction::Table& table : schema.tables) {
        const bool ofClass =
            table.kind == induction::TableKind::Entity || table.kind == induction::TableKind::View;
        const bool claims = !table.classIri.empty() && !saysNothing(table.classIri);
        if (!ofClass || !claims || table.hidden || !table.key()) continue;
        const auto rows = rowsOf(database, table);
        Names found;
        for (const auto& [entity, type] : rows) found.insert(entity);
        const Names wanted = typing.entitiesOf(table.classIri);
        if (found != wanted || rows.size() != found.size())
            wrong.push_back(table.name + " has " + std::to_string(rows.size()) + " rows of " +
                            listed(found) + "; of class " + table.classIri + " are " +
                            listed(wanted));
        for (const auto& [entity, type] : rows)
            if (!type.empty() && wanted.contains(entity) &&
                !typing.directTypes(entity, table.classIri).contains(type))
                wrong.push_back(table.name + " gives " + entity + " the type " + type + ", not " +
                                listed(typing.directTypes(entity, table.classIri)));
    }
    return wrong;
}

}  // namespace tripletalk::tests
