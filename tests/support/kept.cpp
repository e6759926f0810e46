// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/kept.h"

#include "induction/tables/readback.h"
#include "rdf/reader.h"
#include "support/graphs.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <regex>
#include <set>
#include <unordered_map>

namespace tripletalk::tests {

namespace {

constexpr std::string_view xsd = "http://www.w3.org/2001/XMLSchema#";
constexpr std::size_t shownQuads = 12;

bool isIntegerType(std::string_view name) {
    static const std::set<std::string_view> names = {"integer",
                                                     "long",
                                                     "int",
                                                     "short",
                                                     "byte",
                                                     "unsignedLong",
                                                     "unsignedInt",
                                                     "unsignedShort",
                                                     "unsignedByte",
                                                     "positiveInteger",
                                                     "nonNegativeInteger",
                                                     "negativeInteger",
                                                     "nonPositiveInteger"};
    return names.contains(name);
}

/// Without signs and zeros that mean nothing: "+007.50" -> "7.5".
std::string canonicalDecimal(std::string text) {
    const bool negative = text[0] == '-';
    if (negative || text[0] == '+') text.erase(0, 1);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') text.pop_back();
    }
    text.erase(0, std::min(text.find_first_not_of('0'), text.size()));
    if (text.empty()) return "0";
    if (text[0] == '.') text.insert(0, 1, '0');
    return (negative ? "-" : "") + text;
}

std::string canonicalDouble(const std::string& text, bool single) {
    if (text == "NaN") return text;
    const double value = single ? static_cast<double>(std::strtof(text.c_str(), nullptr))
                                : std::strtod(text.c_str(), nullptr);
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.17g", value == 0 ? 0.0 : value);
    return digits;
}

rdf::Term canonical(rdf::Term term) {
    if (!term.isLiteral()) return term;
    if (term.datatype == std::string(xsd) + "string" || !term.language.empty())
        term.datatype.clear();
    term.lexical = canonicalForm(term.lexical, term.datatype);
    return term;
}

std::string line(rdf::Quad quad) {
    quad.object = canonical(std::move(quad.object));
    return rdf::toNQuads(quad);
}

rdf::Term resource(std::string_view text) {
    return text.starts_with("_:") ? rdf::Term::blank(std::string(text.substr(2)))
                                  : rdf::Term::iri(std::string(text));
}

std::multiset<std::string> readBack(const sqlite::Database& database,
                                    const induction::Schema& schema) {
    std::multiset<std::string> lines;
    must(database.each(induction::readbackSql(schema), [&](sqlite::Statement& row) {
        const auto text = [&](int column) { return std::string(row.text(column)); };
        rdf::Quad quad{resource(row.text(0)), rdf::Term::iri(text(1)), resource(row.text(2)),
                       resource(row.text(6))};
        if (row.integer(3) == static_cast<int>(rdf::TermKind::Literal))
            quad.object = rdf::Term::literal(text(2), text(4), text(5));
        lines.insert(line(std::move(quad)));
    }));
    return lines;
}

std::string firstOf(const char* title, const std::vector<std::string>& lines) {
    if (lines.empty()) return {};
    std::string text = std::to_string(lines.size()) + " " + title + ":\n";
    for (std::size_t i = 0; i < std::min(lines.size(), shownQuads); ++i)
        text += "  " + lines[i] + (lines[i].ends_with('\n') ? "" : "\n");
    return text;
}

}  // namespace

std::string canonicalForm(const std::string& lexical, const std::string& datatype) {
    static const std::regex integer("[+-]?[0-9]+");
    static const std::regex decimal("[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)");
    static const std::regex real(
        "[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?|[+-]?INF|NaN");
    if (!datatype.starts_with(xsd) || lexical.size() > 1000) return lexical;
    const std::string_view type = std::string_view(datatype).substr(xsd.size());
    if (type == "boolean" && (lexical == "1" || lexical == "0"))
        return lexical == "1" ? "true" : "false";
    if ((isIntegerType(type) && std::regex_match(lexical, integer)) ||
        (type == "decimal" && std::regex_match(lexical, decimal)))
        return canonicalDecimal(lexical);
    if ((type == "double" || type == "float") && std::regex_match(lexical, real))
        return canonicalDouble(lexical, type == "float");
    return lexical;
}

std::vector<rdf::Quad> quadsOf(const graph::TripleStore& store) {
    std::unordered_map<graph::TermId, rdf::Term> terms;
    const auto term = [&](graph::TermId id) {
        const auto known = terms.find(id);
        return known != terms.end() ? known->second
                                    : terms.emplace(id, must(store.term(id))).first->second;
    };
    std::vector<graph::QuadIds> ids;
    must(store.match({}, [&](const graph::QuadIds& quad) {
        ids.push_back(quad);
        return true;
    }));
    std::vector<rdf::Quad> quads;
    quads.reserve(ids.size());
    for (const graph::QuadIds& id : ids)
        quads.push_back({term(id.s), term(id.p), term(id.o), id.g == 0 ? rdf::Term{} : term(id.g)});
    return quads;
}

std::string Kept::toText() const {
    return firstOf("triples are missing from the tables", missing) +
           firstOf("triples of the tables are not in the graph", added);
}

Kept compareKept(const graph::TripleStore& store, const sqlite::Database& database,
                 const induction::Schema& schema) {
    std::multiset<std::string> stored;
    for (rdf::Quad& quad : quadsOf(store)) stored.insert(line(std::move(quad)));
    const std::multiset<std::string> read = readBack(database, schema);
    Kept kept;
    for (auto each = stored.begin(); each != stored.end(); each = stored.upper_bound(*each))
        if (!read.contains(*each)) kept.missing.push_back(*each);
    std::set_difference(read.begin(), read.end(), stored.begin(), stored.end(),
                        std::back_inserter(kept.added));
    return kept;
}

}  // namespace tripletalk::tests
