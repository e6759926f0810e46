// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/parser/cypherwords.h"

#include "base/ascii.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::cypher {

namespace {
// What may begin an expression of its own or follow one; the rest of openCypher's reserved words
// may be names here.
constexpr std::string_view reserved[] = {
    "AND",   "AS",         "ASC",    "ASCENDING", "BY",    "CASE", "CONTAINS", "CREATE", "DELETE",
    "DESC",  "DESCENDING", "DETACH", "DISTINCT",  "ELSE",  "END",  "ENDS",     "EXISTS", "FALSE",
    "IN",    "IS",         "LIMIT",  "MATCH",     "MERGE", "NOT",  "NULL",     "ON",     "OPTIONAL",
    "OR",    "ORDER",      "REMOVE", "RETURN",    "SET",   "SKIP", "STARTS",   "THEN",   "TRUE",
    "UNION", "UNWIND",     "WHEN",   "WHERE",     "WITH",  "XOR"};

constexpr std::string_view shown[] = {
    "ALL",         "AND",      "ANY",    "AS",       "ASC",
    "ASCENDING",   "BY",       "CASE",   "CONTAINS", "DESC",
    "DESCENDING",  "DISTINCT", "ELSE",   "END",      "ENDS WITH",
    "EXISTS",      "FALSE",    "IN",     "IS",       "LIMIT",
    "MATCH",       "NONE",     "NOT",    "NULL",     "OPTIONAL MATCH",
    "OR",          "ORDER BY", "RETURN", "SINGLE",   "SKIP",
    "STARTS WITH", "THEN",     "TRUE",   "UNION",    "UNWIND",
    "WHEN",        "WHERE",    "WITH",   "XOR"};

bool isPlainName(const std::string& name) {
    const auto plain = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return ascii::isLetterOrDigit(byte) || c == '_' || byte >= 0x80;
    };
    return !name.empty() && !ascii::isDigit(static_cast<unsigned char>(name[0])) &&
           std::all_of(name.begin(), name.end(), plain);
}
}  // namespace

bool sameWord(std::string_view left, std::string_view right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](char a, char b) { return ascii::toLower(a) == ascii::toLower(b); });
}

bool isReservedWord(std::string_view word) {
    return std::any_of(std::begin(reserved), std::end(reserved),
                       [&](std::string_view known) { return sameWord(word, known); });
}

std::string writtenName(const std::string& name) {
    return isPlainName(name) ? name : "`" + text::replaceAll(name, "`", "``") + "`";
}

std::string writtenText(std::string_view text) {
    return "'" + text::replaceAll(text::replaceAll(std::string(text), "\\", "\\\\"), "'", "\\'") +
           "'";
}

std::span<const std::string_view> keywords() { return shown; }

}  // namespace tripletalk::cypher
