// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/classes/shapegrouper.h"

#include "base/text.h"
#include "induction/tables/termreader.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace tripletalk::induction {

using graph::TermId;

namespace {

constexpr std::size_t mostPathWords = 64;
constexpr std::int64_t nextToNothing = 10;  // one in so many

/// What stands in the paths of IRIs of anything.
constexpr std::array<std::string_view, 20> wordsOfAnything{
    "id",    "ids",   "resource", "resources", "entity",   "entities",  "item",
    "items", "thing", "things",   "object",    "objects",  "node",      "nodes",
    "data",  "doc",   "fact",     "facts",     "instance", "individual"};

}  // namespace

std::string pathWordOf(std::string_view iri) {
    const auto scheme = iri.find("://");
    const std::size_t host =
        scheme == std::string_view::npos ? 0 : std::min(iri.find('/', scheme + 3), iri.size());
    const std::string_view last = naming::ending(iri, 1);
    const std::string_view lastTwo = naming::ending(iri, 2);
    if (lastTwo.size() <= last.size() + 1 || iri.find(lastTwo, host) == std::string_view::npos)
        return {};
    const std::string word = naming::decoded(lastTwo.substr(0, lastTwo.size() - last.size() - 1));
    const bool letters = std::all_of(word.begin(), word.end(), [](unsigned char c) {
        return c >= 0x80 || c == '-' || c == '_' || (c >= 'a' && c <= 'z') ||
               (c >= 'A' && c <= 'Z');
    });
    return letters && word.size() > 1 ? word : std::string();
}

ShapeGrouper::ShapeGrouper(const Workbench& bench, Untyped& untyped,
                           std::vector<std::uint32_t>& incoming)
    : m_bench(bench),
      m_untyped(untyped),
      m_incoming(incoming),
      m_first(bench.id(rdf::vocabulary::rdfFirst)),
      m_rest(bench.id(rdf::vocabulary::rdfRest)) {}

Result<void> ShapeGrouper::run() {
    if (m_untyped.m_subjects.empty()) return {};
    for (auto step : {&ShapeGrouper::followLists, &ShapeGrouper::readVocabulary,
                      &ShapeGrouper::readLinks, &ShapeGrouper::formShapes})
        if (auto done = (this->*step)(); !done) return done;
    partPlain();
    partSimilar();
    joinLinked();
    joinAlike();
    joinSmall();
    joinUnclear();
    joinSilent();
    publish();
    return {};
}

/// Gives each list node the predicate that leads to the first one of its list.
Result<void> ShapeGrouper::followLists() {
    if (m_first == 0 || m_rest == 0) return {};
    std::unordered_map<TermId, TermId> before;
    auto read =
        m_bench.eachOfGraph("SELECT s, o FROM quad WHERE p = " + std::to_string(m_rest),
                            [&](sqlite::Statement& row) -> Result<void> {
                                if (m_bench.entities.kind(row.integer(1)) != rdf::TermKind::Literal)
                                    before[row.integer(1)] = row.integer(0);
                                return {};
                            });
    if (!read) return read;
    const auto leads = [&](TermId id) -> std::uint32_t& {
        return m_incoming[static_cast<std::size_t>(id)];
    };
    for (const Untyped::Subject& subject : m_untyped.m_subjects) {
        std::vector<TermId> path;
        TermId node = subject.id;
        while (leads(node) == m_rest && path.size() <= before.size()) {
            path.push_back(node);
            node = before.at(node);
        }
        // Nothing leads to a ring.
        const std::uint32_t head =
            leads(node) == m_rest ? static_cast<std::uint32_t>(m_first) : leads(node);
        for (const TermId passed : path) leads(passed) = head;
    }
    return followItems();
}

/// What stands in a list is what the link to the list means; lists in lists are lists still.
Result<void> ShapeGrouper::followItems() {
    std::unordered_set<TermId> nodes;
    for (const Untyped::Subject& subject : m_untyped.m_subjects) {
        const auto& set = m_untyped.m_sets[static_cast<std::size_t>(subject.shape)];
        if (std::binary_search(set.begin(), set.end(), m_first)) nodes.insert(subject.id);
    }
    return m_bench.eachOfGraph(
        "SELECT s, o FROM quad WHERE p = " + std::to_string(m_first),
        [&](sqlite::Statement& row) -> Result<void> {
            auto& item = m_incoming[static_cast<std::size_t>(row.integer(1))];
            const auto list = m_incoming[static_cast<std::size_t>(row.integer(0))];
            if (item == m_first && list != 0 && !nodes.contains(row.integer(1))) item = list;
            return {};
        });
}

Result<void> ShapeGrouper::readVocabulary() {
    auto declared = DeclaredClasses::read(m_bench);
    if (!declared) return declared.error();
    m_declared = *std::move(declared);
    auto labels = naming::labelPredicatesOf(m_bench.store);
    if (!labels) return labels.error();
    m_weightless.insert(labels->begin(), labels->end());
    for (const std::string_view iri :
         {rdf::vocabulary::skosAltLabel, rdf::vocabulary::rdfsComment,
          rdf::vocabulary::skosDefinition, rdf::vocabulary::dctermsDescription})
        m_weightless.insert(m_bench.id(iri));
    return {};
}

bool ShapeGrouper::isWithoutClasses() const {
    std::int64_t typed = 0;
    for (TermId id = 1; id <= m_bench.entities.last(); ++id)
        typed += m_bench.entities.isDescribed(id) ? 1 : 0;
    return typed * nextToNothing <= static_cast<std::int64_t>(m_untyped.m_subjects.size());
}

/// Where nothing says what things are, all links that lead to what has but names say most of it.
/// One more pass over the triples, of such graphs alone.
Result<void> ShapeGrouper::readLinks() {
    if (!isWithoutClasses()) return {};
    for (const Untyped::Subject& subject : m_untyped.m_subjects)
        if (isBare(subject.shape)) m_linksOf[subject.id] = 0;
    if (m_linksOf.empty()) return {};
    return m_bench.eachOfGraph(
        "SELECT p, o FROM quad", [&](sqlite::Statement& row) -> Result<void> {
            const TermId predicate = row.integer(0);
            const auto found = m_linksOf.find(row.integer(1));
            if (found != m_linksOf.end() && predicate != m_first && predicate != m_rest)
                found->second = withLink(found->second, predicate);
            return {};
        });
}

/// The number of a set of links with one more.
std::int32_t ShapeGrouper::withLink(std::int32_t links, TermId predicate) {
    std::vector<TermId> set = m_linkSets[static_cast<std::size_t>(links)];
    const auto place = std::lower_bound(set.begin(), set.end(), -predicate);
    if ((place != set.end() && *place == -predicate) || m_linkSets.size() >= mostSets) return links;
    set.insert(place, -predicate);
    const auto [known, added] =
        m_knownLinkSets.try_emplace(set, static_cast<std::int32_t>(m_linkSets.size()));
    if (added) m_linkSets.push_back(std::move(set));
    return known->second;
}

Result<void> ShapeGrouper::formShapes() {
    std::map<std::string, std::int32_t> words;
    TermReader terms(m_bench.store);
    std::map<Shape, std::int32_t> known;
    const auto total = static_cast<std::int64_t>(m_untyped.m_subjects.size());
    for (Untyped::Subject& subject : m_untyped.m_subjects) {
        Shape shape{.predicates = subject.shape,
                    .incoming = m_incoming[subject.id],
                    .blank = m_bench.entities.kind(subject.id) == rdf::TermKind::Blank};
        if (const auto links = m_linksOf.find(subject.id); links != m_linksOf.end())
            shape.links = links->second;
        if (!shape.blank && words.size() <= mostPathWords) {
            auto term = terms.read(subject.id);
            if (!term) return term.error();
            const std::string word = pathWordOf((*term)->term.lexical);
            if (!word.empty())
                shape.pathWord =
                    words.try_emplace(word, static_cast<std::int32_t>(words.size()) + 1)
                        .first->second;
        }
        if (known.size() >= mostSets) shape.predicates = 0;
        const auto [found, added] =
            known.try_emplace(shape, static_cast<std::int32_t>(m_shapes.size()));
        if (added) {
            m_shapes.push_back(shape);
            m_counts.push_back(0);
        }
        subject.shape = found->second;
        ++m_counts[static_cast<std::size_t>(subject.shape)];
    }
    keepTellingWords(words, total);
    return {};
}

/// Path words that few entities or the predicates have too say nothing of what the entities
/// are; so do very many, and words that stand before anything.
void ShapeGrouper::keepTellingWords(const std::map<std::string, std::int32_t>& words,
                                    std::int64_t total) {
    std::map<std::int32_t, std::int64_t> counts;
    for (std::size_t i = 0; i < m_shapes.size(); ++i) counts[m_shapes[i].pathWord] += m_counts[i];
    std::set<TermId> used;
    for (const auto& set : m_untyped.m_sets) used.insert(set.begin(), set.end());
    std::set<std::string> ofPredicates;
    for (const TermId predicate : used)
        ofPredicates.insert(m_pathOf[predicate] = pathWordOf(m_bench.iri(predicate)));
    std::set<std::int32_t> kept;
    for (const auto& [word, number] : words) {
        m_words[number] = word;
        const bool few = counts[number] < fewEntities && counts[number] * smallShare < total;
        const bool ofAnything =
            std::ranges::find(wordsOfAnything, text::toLower(word)) != wordsOfAnything.end();
        if (words.size() <= mostPathWords && !few && !ofAnything && !ofPredicates.contains(word))
            kept.insert(number);
    }
    for (Shape& shape : m_shapes)
        if (!kept.contains(shape.pathWord)) shape.pathWord = 0;
}

void ShapeGrouper::put(int shape, Draft& draft) {
    const auto at = static_cast<std::size_t>(shape);
    draft.shapes.push_back(shape);
    draft.entities += m_counts[at];
    draft.incoming[m_shapes[at].incoming] += m_counts[at];
}

/// What a list, the vocabulary or a link already decides; the rest is left in m_rest.
void ShapeGrouper::partPlain() {
    std::map<std::pair<Kind, TermId>, Draft> drafts;
    for (std::size_t i = 0; i < m_shapes.size(); ++i) {
        const Shape& shape = m_shapes[i];
        const std::vector<TermId>& set = setOf(shape);
        const TermId declared = m_declared.classOf(set, shape.incoming);
        std::pair<Kind, TermId> key(Kind::Similar, 0);
        if (m_first != 0 && std::binary_search(set.begin(), set.end(), m_first))
            key = {Kind::List, shape.incoming};
        else if (declared != 0)
            key = {Kind::Declared, declared};
        else if (shape.blank && shape.incoming != 0)
            key = {Kind::Nested, shape.incoming};
        if (key.first == Kind::Similar) {
            m_left.push_back(static_cast<int>(i));
            continue;
        }
        Draft& draft = drafts[key];
        draft.kind = key.first;
        draft.by = key.second;
        put(static_cast<int>(i), draft);
    }
    for (auto& [key, draft] : drafts) m_drafts.push_back(std::move(draft));
}

}  // namespace tripletalk::induction
