// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "lookup/item.h"
#include "sparql/parser/serialiser.h"
#include "sparql/sparqlsource.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// How a model is shown terms, tables and finds: short, one line each, the same everywhere.
namespace tripletalk::answering::grasp {

/// At most so many rows and columns of a table are shown, the first half and the last. A table of
/// few cells is shown whole: what would be left out is often just what is looked for.
inline constexpr std::size_t shownRows = 10;
inline constexpr std::size_t shownColumns = 10;
inline constexpr std::size_t wholeRows = 20;
inline constexpr std::size_t wholeCells = 60;
/// Of a longer text so many characters are shown, more where there are few.
inline constexpr std::size_t shownCharacters = 64;
inline constexpr std::size_t shownCharactersOfFew = 320;
inline constexpr std::size_t fewCells = 6;
inline constexpr std::size_t shownInfo = 128;

/// A text whose middle is left out if it is more than three characters too long, by characters; in
/// one line: line breaks and tabs are written as "\n" and "\t".
std::string clipped(std::string_view text, std::size_t most = shownCharacters);

/// An IRI as a query writes it: "ex:name" where a prefix fits, else "<…>".
std::string shortIri(const std::string& iri, const sparql::Prefixes& prefixes);

/// The label written for an IRI; empty: none.
using LabelOf = std::function<std::string(const std::string& iri)>;

/// A cell of a table: "Label (ex:name)", the form of a literal with its language or datatype in
/// brackets, "_:b1", nothing for what is unbound. most: characters of a literal.
std::string cellText(const sparql::Binding& binding, const LabelOf& labelOf,
                     const sparql::Prefixes& prefixes, std::size_t most = shownCharacters);

struct TextTable {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;  ///< as wide as `columns`
};
/// With its columns aligned between "|"; a row or column "..." stands for what is left out.
std::string tableText(const TextTable& table);

/// The answer of a query: how many rows and columns, which of them are shown, and these. A truth is
/// "true" or "false"; triples are rows of three.
std::string answerText(const sparql::QueryAnswer& answer, const LabelOf& labelOf,
                       const sparql::Prefixes& prefixes);

/// A find of a search: label, other names, the IRI, and what is known of it.
std::string itemText(const lookup::Item& item, const sparql::Prefixes& prefixes);

}  // namespace tripletalk::answering::grasp
