// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/resulttexts.h"

#include "base/text.h"
#include "rdf/reader.h"

namespace tripletalk::sparql {

namespace {

using Fields = std::vector<std::vector<std::string>>;

/// RFC 4180, with a line's end of either kind.
Fields fieldsOfCsv(const std::string& text) {
    Fields lines;
    std::vector<std::string> line(1);
    bool quotes = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            const bool doubled = quotes && i + 1 < text.size() && text[i + 1] == '"';
            if (doubled)
                line.back() += text[++i];
            else
                quotes = !quotes;
        } else if (c == ',' && !quotes) {
            line.emplace_back();
        } else if (c == '\n' && !quotes) {
            lines.push_back(std::move(line));
            line = std::vector<std::string>(1);
        } else if (c != '\r' || quotes) {
            line.back() += c;
        }
    }
    if (line != Fields::value_type(1)) lines.push_back(std::move(line));  // no line's end behind it
    return lines;
}

/// All terms of the cells in one reading, so that a blank node's label is one node.
Result<void> readTerms(const Fields& lines, QueryAnswer& answer) {
    std::string turtle;
    for (std::size_t r = 0; r < answer.rows.size(); ++r)
        for (std::size_t i = 0; i < answer.variables.size(); ++i)
            if (!lines[r + 1].at(i).empty())
                turtle += "<x:" + std::to_string(r) + "> <x:" + std::to_string(i) + "> " +
                          lines[r + 1][i] + " .\n";
    const auto read =
        rdf::readText(turtle, "cells", {.format = &rdf::formatOf(rdf::Syntax::Turtle)},
                      [&](const rdf::Quad& quad) -> Result<void> {
                          answer.rows[std::stoul(quad.subject.lexical.substr(2))]
                                     [std::stoul(quad.predicate.lexical.substr(2))] = quad.object;
                          return {};
                      });
    return read ? Result<void>() : read.error();
}

}  // namespace

Result<QueryAnswer> readCsvTexts(const std::string& text) {
    const Fields lines = fieldsOfCsv(text);
    if (lines.empty()) return Error{ErrorKind::Syntax, Sentence::verbatim("CSV without a line.")};
    QueryAnswer answer;
    answer.variables = lines.front();
    for (std::size_t r = 1; r < lines.size(); ++r) {
        std::vector<Binding> row;
        for (const std::string& field : lines[r])
            if (field.empty())
                row.emplace_back();
            else if (field.starts_with("_:"))
                row.emplace_back(rdf::Term::blank(field.substr(2)));
            else
                row.emplace_back(rdf::Term::literal(field));
        row.resize(answer.variables.size());
        answer.rows.push_back(std::move(row));
    }
    return answer;
}

Result<QueryAnswer> readTsvResults(const std::string& text) {
    Fields lines;
    for (const std::string& line : text::split(text::replaceAll(text, "\r", ""), '\n'))
        lines.push_back(text::split(line, '\t'));
    if (!lines.empty() && lines.back().size() == 1 && lines.back().front().empty())
        lines.pop_back();
    if (lines.empty()) return Error{ErrorKind::Syntax, Sentence::verbatim("TSV without a line.")};
    QueryAnswer answer;
    for (const std::string& name : lines.front())
        answer.variables.push_back(name.starts_with('?') ? name.substr(1) : name);
    answer.rows.assign(lines.size() - 1, std::vector<Binding>(answer.variables.size()));
    if (const auto read = readTerms(lines, answer); !read) return read.error();
    return answer;
}

}  // namespace tripletalk::sparql
