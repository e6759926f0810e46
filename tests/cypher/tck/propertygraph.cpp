// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/tck/propertygraph.h"

#include "base/ascii.h"
#include "cypher/failure.h"
#include "cypher/graph/literalreading.h"
#include "cypher/parser/cypherparser.h"
#include "cypher/parser/cypherwords.h"
#include "rdf/iri.h"
#include "rdf/vocabulary.h"

#include <stdexcept>

namespace tripletalk::tests {

using cypher::Value;

namespace {

const std::string space = "http://example.org/";
const std::string nodeSpace = space + "node/";

std::string encoded(const std::string& name) {
    std::string text;
    for (const char c : name) {
        static constexpr char digits[] = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(c);
        if (ascii::isLetterOrDigit(byte) || c == '_' || byte >= 0x80)
            text += c;
        else
            (text += '%') += std::string{digits[byte >> 4U], digits[byte & 15U]};
    }
    return text;
}

struct CreateClause {
    std::string reading;  ///< what stands before it since the last one
    std::string patterns;
};

/// A statement is pieces of reading clauses and CREATE clauses in turn.
std::vector<CreateClause> clausesOf(const std::string& statement) {
    std::vector<CreateClause> clauses;
    std::size_t begin = 0, create = std::string::npos;
    int depth = 0;
    const auto cut = [&](std::size_t end) {
        if (create == std::string::npos) return;
        clauses.push_back({statement.substr(begin, create - begin),
                           statement.substr(create + 6, end - create - 6)});
        begin = end;
        create = std::string::npos;
    };
    for (const cypher::Token& token : cypher::tokensOf(statement)) {
        const std::string_view text = token.text;
        if (token.kind == cypher::Token::Kind::Sign) {
            if (text == "(" || text == "[" || text == "{") ++depth;
            if (text == ")" || text == "]" || text == "}") --depth;
            if (text == ";") cut(token.begin);
        }
        if (depth > 0 || token.kind != cypher::Token::Kind::Name) continue;
        for (const std::string_view writes : {"SET", "DELETE", "MERGE", "REMOVE", "CALL", "RETURN"})
            if (cypher::sameWord(text, writes))
                throw NotHeld{"its graph is made by other clauses than CREATE"};
        for (const std::string_view reads : {"MATCH", "OPTIONAL", "UNWIND", "WITH"})
            if (cypher::sameWord(text, reads)) cut(token.begin);
        if (cypher::sameWord(text, "CREATE")) {
            cut(token.begin);
            create = token.begin;
        }
    }
    cut(statement.size());
    return clauses;
}

}  // namespace

std::string PropertyGraph::triples() const {
    std::string text;
    const auto iri = [](const std::string& local) { return "<" + space + local + "> "; };
    const std::string type = "<" + std::string(rdf::vocabulary::rdfType) + "> ";
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const std::string subject = "<" + nodeSpace + std::to_string(i) + "> ";
        text += subject + type + "<http://www.w3.org/2000/01/rdf-schema#Resource> .\n";
        for (const std::string& label : m_nodes[i].labels)
            text += subject + type + iri("label/" + encoded(label)) + ".\n";
        for (const auto& [name, value] : m_nodes[i].properties) {
            const rdf::Term literal = *cypher::literalOf(value);
            std::string lexical;
            for (const char c : literal.lexical) {
                if (c == '"' || c == '\\') lexical += '\\';
                if (c == '\n')
                    lexical += "\\n";
                else if (c == '\r')
                    lexical += "\\r";
                else
                    lexical += c;
            }
            text += subject + iri("property/" + encoded(name)) + "\"" + lexical + "\"";
            if (!literal.datatype.empty()) text += "^^<" + literal.datatype + ">";
            text += " .\n";
        }
    }
    for (const Link& link : m_links)
        text += "<" + nodeSpace + std::to_string(link.from) + "> " +
                iri("type/" + encoded(link.type)) + "<" + nodeSpace + std::to_string(link.to) +
                "> .\n";
    return text;
}

cypher::CypherEngine& PropertyGraph::engine() {
    if (!m_changed) return *m_engine;
    m_engine.reset();
    m_folder = std::make_unique<TemporaryFolder>();
    storeFromTurtle(m_folder->path(), triples());
    m_engine = must(cypher::CypherEngine::open(m_folder->path() / "graph.db", {}));
    m_changed = false;
    return *m_engine;
}

void PropertyGraph::execute(const std::string& statement, const cypher::Map& parameters) {
    // CREATE clauses that follow each other see the same rows.
    std::string reading;
    std::vector<std::string> patterns;
    for (const CreateClause& clause : clausesOf(statement)) {
        const bool reads = clause.reading.find_first_not_of(" \n\t\r;") != std::string::npos;
        if (reads && !patterns.empty()) {
            create(reading, patterns, parameters);
            patterns.clear();
            reading.clear();
            // Variables of earlier clauses go with a WITH only in ways that are not followed here.
            if (clause.reading.find("WITH") != std::string::npos)
                throw NotHeld{"its graph is made by WITH between CREATE clauses"};
        }
        if (reads) reading += clause.reading;
        patterns.push_back(clause.patterns);
    }
    if (!patterns.empty()) create(reading, patterns, parameters);
}

void PropertyGraph::create(const std::string& reading, const std::vector<std::string>& patterns,
                           const cypher::Map& parameters) {
    // The patterns as the parser reads them, and all of their properties as columns of one query.
    struct Parsed {
        std::string text;
        cypher::Query query;
    };
    std::vector<Parsed> parsed;
    std::string columns;
    std::size_t count = 0;
    const auto addColumn = [&](const std::string& text, const cypher::Expression& expression) {
        columns += ", " + text.substr(expression.begin, expression.end - expression.begin) +
                   " AS `#" + std::to_string(count++) + "`";
    };
    for (const std::string& pattern : patterns) {
        Parsed one{"MATCH " + pattern + " RETURN 1", {}};
        try {
            one.query = cypher::CypherParser(one.text).parse();
        } catch (const cypher::Mistake& mistake) {
            throw std::runtime_error(cypher::errorOf(mistake, one.text).toText());
        }
        for (const auto& chain : one.query.parts[0].clauses[0].patterns) {
            for (const auto& node : chain.nodes)
                if (node.properties)
                    for (const auto& part : node.properties->parts) addColumn(one.text, *part);
            for (const auto& link : chain.relationships)
                if (link.properties && !link.properties->parts.empty())
                    throw NotHeld{"a relationship has properties"};
        }
        parsed.push_back(std::move(one));
    }
    const bool reads = reading.find_first_not_of(" \n\t\r;") != std::string::npos;
    const auto answer = engine().query(
        (reads ? reading + " RETURN *, 1 AS `#`" : std::string("RETURN 1 AS `#`")) + columns,
        parameters, {}, {});
    if (!answer) {
        if (!answer.error().detail.empty() && reads == false &&
            answer.error().detail == "UndefinedVariable")
            throw NotHeld{"a property is computed from what the same CREATE makes"};
        throw std::runtime_error("setup: " + answer.error().toText());
    }
    for (const auto& row : answer->rows) {
        std::map<std::string, const Value*> cells;
        for (std::size_t i = 0; i < row.size(); ++i) cells[answer->columns[i]] = &row[i];
        Variables variables;
        for (const auto& [name, value] : cells)
            if (const auto* node = value->as<cypher::NodeRef>()) {
                const std::string iri = engine().termOf(*node)->lexical;
                variables[name] = std::stoul(iri.substr(nodeSpace.size()));
            }
        std::size_t column = 0;
        for (const Parsed& one : parsed)
            for (const auto& chain : one.query.parts[0].clauses[0].patterns) {
                std::vector<std::size_t> nodes;
                for (const auto& node : chain.nodes) {
                    const auto known = variables.find(node.variable);
                    std::size_t index = m_nodes.size();
                    if (!node.variable.empty() && known != variables.end()) {
                        index = known->second;
                    } else {
                        m_nodes.emplace_back();
                        if (!node.variable.empty()) variables[node.variable] = index;
                    }
                    m_nodes[index].labels.insert(node.labels.begin(), node.labels.end());
                    for (std::size_t i = 0; node.properties && i < node.properties->names.size();
                         ++i) {
                        const Value& value = *cells.at("#" + std::to_string(column++));
                        if (value.isNull()) continue;
                        if (value.list()) throw NotHeld{"a property is a list"};
                        const auto* moment = value.as<cypher::ZonedDateTime>();
                        if (moment && !moment->zone.empty())
                            throw NotHeld{"a property is a moment in a named time zone"};
                        if (!cypher::literalOf(value)) throw NotHeld{"a property is no literal"};
                        m_nodes[index].properties[node.properties->names[i]] = value;
                    }
                    nodes.push_back(index);
                }
                for (std::size_t i = 0; i < chain.relationships.size(); ++i) {
                    const auto& link = chain.relationships[i];
                    const bool left = link.direction == cypher::Direction::Left;
                    const Link made{nodes[left ? i + 1 : i], nodes[left ? i : i + 1],
                                    link.types.empty() ? "" : link.types[0]};
                    if (!m_links.insert(made).second)
                        throw NotHeld{"two relationships of one type are between the same nodes"};
                }
            }
    }
    m_changed = true;
}

}  // namespace tripletalk::tests
