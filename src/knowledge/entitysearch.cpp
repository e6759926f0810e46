// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/entitysearch.h"

#include "base/text.h"

#include <algorithm>

namespace tripletalk::knowledge {

namespace {

constexpr std::size_t fewHits = 5;

/// The text as names are often written: as typed, all small, with a capital at the beginning.
std::set<std::string> usualSpellings(const std::string& text) {
    std::set<std::string> all{text, text::toLower(text)};
    // Its first letter may take several bytes.
    std::size_t first = 1;
    while (first < text.size() && (static_cast<unsigned char>(text[first]) & 0xC0U) == 0x80U)
        ++first;
    all.insert(text::toUpper(text.substr(0, first)) + text.substr(first));
    return all;
}

}  // namespace

void EntitySearch::Hits::add(const Entity& entity, std::string also) {
    if (!known.insert(entity.iri).second) return;
    SearchHit hit{.text = entity.label, .iri = entity.iri};
    hit.table = entity.table;
    hit.classLabel = entity.classLabel;
    if (also != entity.label) hit.also = std::move(also);
    list.push_back(std::move(hit));
}

Result<EntitySearch> EntitySearch::open(const KnowledgeBase& base) {
    auto database = base.openDatabase();
    if (!database) return database.error();
    auto lookup = EntityLookup::open(base);
    if (!lookup) return lookup.error();
    auto values = base.openValues();
    if (!values) return values.error();
    return EntitySearch(base, *std::move(database), *std::move(lookup), *std::move(values));
}

Result<void> EntitySearch::addExact(const std::string& text, Hits& hits) const {
    for (const bool byKey : {false, true}) {
        auto entity = byKey ? m_lookup.byKey(text) : m_lookup.byIri(text);
        if (!entity) return entity.error();
        if (*entity) hits.add(**entity);
    }
    return {};
}

Result<void> EntitySearch::addBeginnings(const std::string& text, std::size_t most,
                                         Hits& hits) const {
    for (const std::string& begin : usualSpellings(text)) {
        auto done = m_database.each(
            R"(SELECT key, iri, label, class, "table" FROM entity WHERE label >= ?1 AND
               label < ?1 || char(1114109) ORDER BY label LIMIT ?2)",
            [&](sqlite::Statement& row) {
                const auto cell = [&](int column) { return std::string(row.text(column)); };
                hits.add({cell(0), cell(1), cell(2), cell(3), cell(4)});
            },
            begin, static_cast<std::int64_t>(most));
        if (!done) return done;
    }
    return {};
}

Result<void> EntitySearch::addNames(const std::string& text, std::size_t most, Hits& hits) const {
    auto links = m_values.nearest(text, static_cast<int>(2 * most));
    if (!links) return links.error();
    for (const retrieval::ValueLink& link : *links) {
        const retrieval::ValueEntry& entry = link.entry;
        if (entry.kind == retrieval::LinkKind::Table) {
            const induction::Table* table = m_base.schema().table(entry.table);
            if (!table || table->hidden || !hits.known.insert("table " + entry.table).second)
                continue;
            SearchHit hit{.kind = SearchHit::Kind::Table, .text = table->label};
            hit.table = table->name;
            hits.list.push_back(std::move(hit));
        } else if (entry.kind == retrieval::LinkKind::Entity) {
            auto entity = m_lookup.byKey(entry.key);
            if (!entity) return entity.error();
            if (*entity) hits.add(**entity, entry.text);
        }
    }
    return {};
}

Result<void> EntitySearch::addPassages(const std::string& text, std::size_t most,
                                       const CancelToken& cancel, Hits& hits) {
    if (!m_passages) {
        auto searcher = m_base.openSearcher(nullptr);
        if (!searcher) return searcher.error();
        m_passages.emplace(*std::move(searcher));
    }
    retrieval::SearchOptions options;
    options.k = static_cast<int>(most);
    options.kind = retrieval::PassageKind::Graph;
    auto found = m_passages->search(text, options, cancel);
    if (!found) return found.error();
    for (const retrieval::Hit& hit : *found) {
        auto entity = m_lookup.byIri(hit.passage.iri);
        if (!entity) return entity.error();
        if (*entity) hits.add(**entity);
    }
    return {};
}

Result<std::vector<SearchHit>> EntitySearch::find(std::string_view wanted, std::size_t most,
                                                  const CancelToken& cancel) {
    const std::string text = text::collapseWhitespace(wanted);
    Hits hits;
    if (text.empty()) return hits.list;
    const auto stops = m_database.interruptOn(cancel);
    if (auto done = addExact(text, hits); !done) return done.error();
    // Some beginnings, so that names that merely sound alike find their place, too.
    if (auto done = addBeginnings(text, most / 2, hits); !done) return done.error();
    if (cancel.cancelled()) return cancel.error();
    if (auto done = addNames(text, most, hits); !done) return done.error();
    if (cancel.cancelled()) return cancel.error();
    if (hits.list.size() < fewHits)
        if (auto done = addPassages(text, most, cancel, hits); !done) return done.error();
    if (hits.list.size() > most) hits.list.resize(most);
    return std::move(hits.list);
}

}  // namespace tripletalk::knowledge
