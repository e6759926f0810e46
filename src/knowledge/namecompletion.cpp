// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/namecompletion.h"

#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::knowledge {

namespace {

constexpr std::size_t mostWords = 5;  ///< of a name that is begun
constexpr std::size_t fewestLetters = 2;

std::string shownName(const std::string& label, const std::string& name) {
    std::string shown = label.empty() ? name : label;
    std::ranges::replace(shown, '_', ' ');
    return shown;
}

void add(NameHint hint, std::size_t most, std::vector<NameHint>& hints) {
    const auto same = [&](const NameHint& one) { return one.text == hint.text; };
    if (hints.size() < most && std::ranges::none_of(hints, same)) hints.push_back(std::move(hint));
}

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

std::size_t letters(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continues));
}

/// As written, and with a capital: labels are compared letter by letter.
std::set<std::string> spellings(const std::string& begun) {
    std::size_t first = 1;
    while (first < begun.size() && continues(begun[first])) ++first;
    return {begun, text::toUpper(begun.substr(0, first)) + begun.substr(first),
            text::toUpper(begun)};
}

}  // namespace

NameCompletion::NameCompletion(const KnowledgeBase& base, sqlite::Database database,
                               retrieval::ValueIndex values)
    : m_base(base), m_database(std::move(database)), m_values(std::move(values)) {
    for (const induction::Table& table : base.schema().tables) {
        if (table.hidden || table.kind != induction::TableKind::Entity) continue;
        const std::string name = shownName(table.label, table.name);
        m_schema.push_back({text::fold(name), {name, ""}});
        for (const induction::Column& column : table.columns) {
            if (column.hidden || column.role == induction::ColumnRole::Key) continue;
            const std::string shown = shownName(column.label, column.name);
            m_schema.push_back({text::fold(shown), {shown, name}});
        }
    }
}

Result<NameCompletion> NameCompletion::open(const KnowledgeBase& base) {
    auto database = base.openDatabase();
    if (!database) return database.error();
    auto values = base.openValues();
    if (!values) return values.error();
    return NameCompletion(base, std::move(*database), std::move(*values));
}

void NameCompletion::addSchema(std::string_view begun, std::size_t most,
                               std::vector<NameHint>& hints) const {
    const std::string folded = text::fold(begun);
    for (const Known& known : m_schema)
        if (known.folded.starts_with(folded) && known.folded != folded)
            add(known.hint, most, hints);
}

Result<void> NameCompletion::addEntities(const std::string& begun, std::size_t most,
                                         std::vector<NameHint>& hints) const {
    for (const std::string& spelling : spellings(begun)) {
        auto done = m_database.each(
            R"(SELECT label, class, "table" FROM entity WHERE label >= ?1 AND label < ?2
               ORDER BY label LIMIT ?3)",
            [&](sqlite::Statement& row) {
                const induction::Table* table = m_base.schema().table(std::string(row.text(2)));
                if (table && !table->hidden && row.text(0) != begun)
                    add({std::string(row.text(0)), shownName(table->label, table->name)}, most,
                        hints);
            },
            spelling, spelling + "\xF4\x8F\xBF\xBF", static_cast<std::int64_t>(most));
        if (!done) return done.error();
    }
    return {};
}

Result<void> NameCompletion::addNames(const std::string& begun, std::size_t most,
                                      std::vector<NameHint>& hints) const {
    const auto links = m_values.nearest(begun, static_cast<int>(most));
    if (!links) return links.error();
    const std::string folded = text::fold(begun);
    for (const retrieval::ValueLink& link : *links) {
        const std::string& name = link.entry.label.empty() ? link.entry.text : link.entry.label;
        const induction::Table* table = m_base.schema().table(link.entry.table);
        // What is only near would surprise; a later word of the name may be begun.
        const auto words = text::words(text::fold(name));
        const bool begins = std::ranges::any_of(
            words, [&](const text::Word& word) { return word.text.starts_with(folded); });
        if (begins && name != begun && table && !table->hidden)
            add({name, shownName(table->label, table->name)}, most, hints);
    }
    return {};
}

Result<NameHints> NameCompletion::complete(std::string_view written, std::size_t most) const {
    const auto words = text::words(written);
    if (words.empty() || words.back().end != written.size()) return NameHints{};
    const std::size_t first = words.size() > mostWords ? words.size() - mostWords : 0;
    for (std::size_t at = first; at < words.size(); ++at) {
        NameHints found{words[at].begin};
        const std::string begun(written.substr(found.begin));
        if (letters(begun) < fewestLetters) continue;
        addSchema(begun, most, found.hints);
        if (auto done = addEntities(begun, most, found.hints); !done) return done.error();
        // Looking for a later word of a name takes longer than for its beginning.
        if (at + 1 == words.size() && found.hints.size() < most)
            if (auto done = addNames(begun, most, found.hints); !done) return done.error();
        if (!found.hints.empty()) return found;
    }
    return NameHints{};
}

}  // namespace tripletalk::knowledge
