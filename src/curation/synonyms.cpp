// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/synonyms.h"

#include "base/text.h"
#include "curation/edits.h"

#include <algorithm>

namespace tripletalk::curation {

namespace {

using Words = std::vector<std::string>;

template <typename Entries>
auto named(Entries& entries, const std::string& name) {
    return std::ranges::find(entries, name, [](const auto& one) { return one.name; });
}

/// The words of one thing, made if the thing can be made of its place alone.
Words* wordsAt(Curation& curation, const SynonymPlace& place) {
    if (place.table == TableId()) {
        const auto view = named(curation.views, place.item);
        return view == curation.views.end() ? nullptr : &view->synonyms;
    }
    TableCuration& table = tableIn(curation, place.table);
    if (place.column == ColumnId()) {
        if (place.item.empty()) return &table.synonyms;
        const auto computed = named(table.computed, place.item);
        return computed == table.computed.end() ? nullptr : &computed->synonyms;
    }
    ColumnCuration& column = columnIn(table, place.column);
    if (place.item.empty()) return &column.synonyms;
    const auto value = std::ranges::find(column.values, place.item, &ValueCuration::value);
    return value == column.values.end()
               ? &column.values.emplace_back(ValueCuration{place.item}).synonyms
               : &value->synonyms;
}

Words::iterator find(Words& words, const std::string& word) {
    return std::ranges::find(words, text::fold(word),
                             [](const std::string& one) { return text::fold(one); });
}

void tidy(Curation& curation) {
    for (TableCuration& table : curation.tables)
        for (ColumnCuration& column : table.columns)
            std::erase_if(column.values,
                          [](const ValueCuration& value) { return value.synonyms.empty(); });
    prune(curation);
}

}  // namespace

std::vector<GivenWord> givenWords(const Curation& curation) {
    std::vector<GivenWord> all;
    const auto take = [&](const Words& words, const SynonymPlace& place) {
        for (const std::string& word : words) all.push_back({word, place});
    };
    for (const TableCuration& table : curation.tables) {
        take(table.synonyms, {table.id});
        for (const ColumnCuration& column : table.columns) {
            take(column.synonyms, {table.id, column.id});
            for (const ValueCuration& value : column.values)
                take(value.synonyms, {table.id, column.id, value.value});
        }
        for (const ComputedColumn& computed : table.computed)
            take(computed.synonyms, {table.id, {}, computed.name});
    }
    for (const NamedView& view : curation.views) take(view.synonyms, {{}, {}, view.name});
    return all;
}

bool hasWord(const Curation& curation, const GivenWord& given) {
    Curation copy = curation;
    return removeWord(copy, given);
}

bool addWord(Curation& curation, const GivenWord& given) {
    Words* words = wordsAt(curation, given.place);
    const bool isNew = words && find(*words, given.word) == words->end();
    if (isNew) words->push_back(given.word);
    tidy(curation);
    return isNew;
}

bool removeWord(Curation& curation, const GivenWord& given) {
    Words* words = wordsAt(curation, given.place);
    const auto at = words ? find(*words, given.word) : Words::iterator();
    const bool isThere = words && at != words->end();
    if (isThere) words->erase(at);
    tidy(curation);
    return isThere;
}

bool changeWord(Curation& curation, const GivenWord& given, const std::string& word) {
    Words* words = wordsAt(curation, given.place);
    const auto at = words ? find(*words, given.word) : Words::iterator();
    const bool isThere = words && at != words->end();
    const bool isTwice = isThere && find(*words, word) != words->end() && find(*words, word) != at;
    if (isTwice)
        words->erase(at);
    else if (isThere)
        *at = word;
    tidy(curation);
    return isThere;
}

void makeRoom(Curation& aside, const Curation& known, const SynonymPlace& place) {
    if (place.item.empty() || place.column != ColumnId()) return;
    const auto copy = [&](auto& into, const auto& from) {
        const auto found = named(from, place.item);
        if (found == from.end() || named(into, place.item) != into.end()) return;
        into.push_back(*found);
        into.back().synonyms.clear();
    };
    if (place.table == TableId()) return copy(aside.views, known.views);
    const auto table = std::ranges::find(known.tables, place.table, &TableCuration::id);
    if (table != known.tables.end()) copy(tableIn(aside, place.table).computed, table->computed);
}

}  // namespace tripletalk::curation
