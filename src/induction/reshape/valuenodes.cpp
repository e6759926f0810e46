// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/reshape/valuenodes.h"

#include "base/ascii.h"
#include "base/text.h"
#include "naming/names.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace tripletalk::induction {

using sqlite::quoteIdentifier;

namespace {

/// The digits, without zeros at either end, which may only fill a form; and the words.
std::pair<std::string, std::set<std::string>> digitsAndWords(std::string_view text) {
    std::string digits;
    std::set<std::string> words;
    std::string word;
    for (const char c : text::toLower(text) + " ") {
        const bool digit = ascii::isDigit(c);
        const bool letter = (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
        if (digit) digits += c;
        if (letter)
            word += c;
        else if (!word.empty())
            words.insert(std::exchange(word, {}));
    }
    const auto begin = std::min(digits.find_first_not_of('0'), digits.size());
    const auto end = digits.find_last_not_of('0') + 1;
    return {digits.substr(begin, end > begin ? end - begin : 0), std::move(words)};
}

/// Whether a label says nothing that the values do not say.
bool repeats(std::string_view label, std::string_view values) {
    const auto [digits, words] = digitsAndWords(label);
    const auto [valueDigits, valueWords] = digitsAndWords(values);
    return (digits.empty() || digits == valueDigits) &&
           std::includes(valueWords.begin(), valueWords.end(), words.begin(), words.end());
}

/// No links, and a predicate that says so.
bool isQuantity(const Table& table) {
    static constexpr std::array<std::string_view, 5> words{"amount", "value", "quantity",
                                                           "currency", "unit"};
    bool says = false;
    for (const Column& column : table.columns) {
        if (column.role == ColumnRole::ForeignKey || column.role == ColumnRole::Undescribed)
            return false;
        const std::string name = text::toLower(naming::localName(column.predicate));
        says = says || std::ranges::any_of(
                           words, [&](std::string_view word) { return name.ends_with(word); });
    }
    return says;
}

Result<bool> hasOnlyBlankNodes(const sqlite::Database& database, const Table& table) {
    auto found = database.integer("SELECT NOT EXISTS (SELECT 1 FROM " +
                                  quoteIdentifier(table.name) + " WHERE substr(" +
                                  quoteIdentifier(table.columns.front().name) + ", 1, 2) <> '_:')");
    if (!found) return found.error();
    return *found != 0;
}

}  // namespace

Result<NodeNames> namesOf(const sqlite::Database& database, const Table& table) {
    if (!table.classIri.empty() && !isQuantity(table)) {
        auto blank = hasOnlyBlankNodes(database, table);
        if (!blank) return blank.error();
        if (!*blank) return NodeNames::Own;
    }
    const Column* label = table.labelColumn();
    if (!label) return NodeNames::None;
    const auto at = static_cast<int>(label - table.columns.data());
    NodeNames names = NodeNames::Repeated;
    auto read =
        database.each("SELECT * FROM " + quoteIdentifier(table.name), [&](sqlite::Statement& row) {
            std::string values;
            for (int i = 1; i < row.columnCount(); ++i)
                if (i != at) values += std::string(row.text(i)) + " ";
            if (!repeats(row.text(at), values))
                names = row.text(0).starts_with("_:") ? NodeNames::None : NodeNames::Own;
            return names != NodeNames::Own;
        });
    if (!read) return read.error();
    return names;
}

}  // namespace tripletalk::induction
