// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "naming/labels.h"

#include "base/ascii.h"
#include "base/text.h"
#include "naming/commentpredicates.h"
#include "naming/labeltable.h"
#include "naming/names.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace tripletalk::naming {

namespace vocabulary = rdf::vocabulary;

const std::vector<std::string_view>& commentPredicates() {
    static const std::vector<std::string_view> predicates{
        vocabulary::rdfsComment, vocabulary::skosDefinition, vocabulary::dctermsDescription};
    return predicates;
}

namespace {

/// "<p>A <em>unit</em></p>" -> "A unit"; "a < b" stays.
std::string withoutTags(std::string_view text) {
    constexpr std::size_t longestTag = 500;
    std::string plain;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find('<'), text.size());
        plain += text.substr(0, begin);
        text.remove_prefix(begin);
        if (text.empty()) break;
        const char next = text.size() > 1 ? text[1] : ' ';
        const std::size_t end = text.find('>');
        if ((next == '/' || std::isalnum(static_cast<unsigned char>(next)) != 0) &&
            end < longestTag) {
            text.remove_prefix(end + 1);
        } else {
            plain += '<';
            text.remove_prefix(1);
        }
    }
    return plain;
}

/// More than this many names in memory are forgotten again: a graph may have millions of terms.
constexpr std::size_t cacheLimit = 100'000;

/// Local names that say "this is the name" in vocabularies of people's own, best first.
constexpr std::array<std::string_view, 5> homeMadeNames{"label", "preflabel", "name", "title",
                                                        "fullname"};

std::optional<std::size_t> homeMadeRank(std::string_view iri) {
    const std::string local = text::toLower(localName(iri));
    const auto* found = std::find(homeMadeNames.begin(), homeMadeNames.end(), local);
    if (found == homeMadeNames.end()) return std::nullopt;
    return static_cast<std::size_t>(found - homeMadeNames.begin());
}

Result<std::vector<graph::TermId>> idsOf(const graph::TripleStore& store,
                                         const std::vector<std::string_view>& iris) {
    std::vector<graph::TermId> ids;
    for (const std::string_view iri : iris) {
        auto id = store.findIri(iri);
        if (!id) return id.error();
        if (*id) ids.push_back(**id);
    }
    return ids;
}

/// Every predicate in use, by hopping through the index instead of reading all quads.
Result<std::vector<std::pair<graph::TermId, std::string>>> predicates(
    const graph::TripleStore& store) {
    std::vector<std::pair<graph::TermId, std::string>> found;
    auto read = store.database().each(
        "WITH RECURSIVE used(p) AS (SELECT min(p) FROM quad UNION ALL "
        "SELECT (SELECT min(p) FROM quad WHERE p > used.p) FROM used WHERE used.p IS NOT NULL) "
        "SELECT term.id, term.lexical FROM used JOIN term ON term.id = used.p WHERE used.p IS NOT "
        "NULL ORDER BY term.lexical",
        [&](sqlite::Statement& row) { found.emplace_back(row.integer(0), row.text(1)); });
    if (!read) return read.error();
    return found;
}

/// The words of a local name, if it has any that a label could be told from: no code, no number.
std::string wordsOf(std::string_view iri) {
    const std::string local = localName(iri);
    const bool words = std::none_of(local.begin(), local.end(), ascii::isDigit);
    return words ? text::toLower(attributeName(humanise(local))) : std::string();
}

/// Whether all words of the label stand in the name: "name" says what "stadium name" is.
bool contains(std::string_view name, std::string_view label) {
    return (" " + std::string(name) + " ").find(" " + std::string(label) + " ") !=
           std::string::npos;
}

}  // namespace

const std::vector<std::string_view>& labelPredicates() {
    static const std::vector<std::string_view> predicates{
        vocabulary::rdfsLabel,       vocabulary::skosPrefLabel, vocabulary::schemaName,
        vocabulary::schemaNameHttps, vocabulary::foafName,      vocabulary::dcTitle,
        vocabulary::dctermsTitle};
    return predicates;
}

bool isLabelPredicate(std::string_view iri) {
    const auto& known = labelPredicates();
    return iri == vocabulary::skosAltLabel ||
           std::find(known.begin(), known.end(), iri) != known.end();
}

bool mayBeLabelPredicate(std::string_view iri) {
    return isLabelPredicate(iri) || homeMadeRank(iri).has_value();
}

Result<std::vector<graph::TermId>> labelPredicatesOf(const graph::TripleStore& store) {
    auto ids = idsOf(store, labelPredicates());
    if (!ids) return ids.error();
    auto used = predicates(store);
    if (!used) return used.error();
    std::vector<std::tuple<std::size_t, std::string, graph::TermId>> homeMade;
    for (const auto& [id, iri] : *used)
        if (const auto rank = homeMadeRank(iri); rank && !isLabelPredicate(iri))
            homeMade.emplace_back(*rank, iri, id);
    std::sort(homeMade.begin(), homeMade.end());
    for (const auto& entry : homeMade) ids->push_back(std::get<2>(entry));
    return ids;
}

int languageRank(std::string_view language, std::string_view preferred) {
    if (!preferred.empty() && language == preferred) return 0;
    if (!preferred.empty() && language.size() > preferred.size() &&
        language.starts_with(preferred) && language[preferred.size()] == '-')
        return 1;
    if (language.empty()) return 2;
    return 3 + static_cast<int>(language.size());
}

struct Labels::Private {
    const graph::TripleStore& store;
    std::string language;
    std::vector<graph::TermId> labelIds;
    std::vector<graph::TermId> nameIds;  ///< labels and alternative labels
    std::vector<graph::TermId> commentIds;
    std::unordered_map<graph::TermId, std::string> written;
    std::unordered_map<graph::TermId, std::string> fallbacks;
    std::optional<LabelTable> all;  ///< once preloaded
    /// Predicates that are better known by their local name, once that was asked for.
    std::optional<std::unordered_map<graph::TermId, std::string>> better;
    std::optional<sqlite::Statement> literals;
    std::optional<sqlite::Statement> termRow;

    Private(const graph::TripleStore& s, std::string_view preferred)
        : store(s), language(text::toLower(preferred)) {
        if (auto ids = labelPredicatesOf(store)) labelIds = *std::move(ids);
        nameIds = labelIds;
        if (auto id = store.findIri(vocabulary::skosAltLabel); id && *id) nameIds.push_back(**id);
        if (auto ids = idsOf(store, commentPredicates())) commentIds = *std::move(ids);
        if (auto made = store.database().prepare(
                "SELECT DISTINCT t.lexical, t.language FROM quad q JOIN term t ON t.id = q.o "
                "WHERE q.s = ? AND q.p = ? AND t.kind = 2 ORDER BY t.lexical, t.language"))
            literals = *std::move(made);
        if (auto made = store.database().prepare("SELECT kind, lexical FROM term WHERE id = ?"))
            termRow = *std::move(made);
    }

    template <typename Row>
    void eachLiteral(graph::TermId subject, graph::TermId predicate, Row&& row) {
        if (!literals) return;
        literals->bind(1, subject);
        literals->bind(2, predicate);
        for (auto more = literals->step(); more && *more; more = literals->step())
            row(literals->text(0), literals->text(1));
        literals->reset();
    }

    /// The first predicate that has a value decides; among its values the best language, then the
    /// first by letter.
    std::string best(graph::TermId subject, const std::vector<graph::TermId>& ids) {
        std::string found;
        for (const graph::TermId id : ids) {
            int bestRank = -1;
            eachLiteral(subject, id, [&](std::string_view value, std::string_view tag) {
                const int rank = languageRank(tag, language);
                if (bestRank >= 0 && rank > bestRank) return;
                std::string name = text::collapseWhitespace(value);
                if (name.empty() || (rank == bestRank && name >= found)) return;
                bestRank = rank;
                found = std::move(name);
            });
            if (bestRank >= 0) break;
        }
        return found;
    }

    std::string bestLabel(graph::TermId id) {
        return all ? std::string(all->label(id)) : best(id, labelIds);
    }

    /// A predicate whose label is the very local name of another one ("name" on :member, beside
    /// :name) is known by its own: the label says what both hold and not how they differ.
    void findBetterNames() {
        better.emplace();
        auto used = predicates(store);
        if (!used) return;
        std::map<std::string, std::vector<std::size_t>> byLabel;
        std::set<std::string> ownNames;  // labels that are the local names of what has them
        for (std::size_t i = 0; i < used->size(); ++i) {
            const auto& [id, iri] = (*used)[i];
            const std::string words = wordsOf(iri);
            const std::string label = text::toLower(attributeName(bestLabel(id)));
            if (label.empty() || label == words) ownNames.insert(words);
            if (!label.empty() && !words.empty() && !contains(words, label))
                byLabel[label].push_back(i);
        }
        for (const auto& [label, places] : byLabel)
            if (ownNames.contains(label))
                for (const std::size_t place : places)
                    (*better)[(*used)[place].first] = humanise(localName((*used)[place].second));
    }

    std::string fallback(graph::TermId id) {
        std::string name;
        if (termRow) {
            termRow->bind(1, id);
            if (auto more = termRow->step(); more && *more) {
                const auto kind = static_cast<rdf::TermKind>(termRow->integer(0));
                const std::string lexical(termRow->text(1));
                if (kind == rdf::TermKind::Literal)
                    name = lexical;
                else if (kind == rdf::TermKind::Blank)
                    name = "_:" + lexical;
                else
                    name = humanise(localName(lexical));
            }
            termRow->reset();
        }
        return name.empty() ? std::to_string(id) : name;
    }
};

Labels::Labels(const graph::TripleStore& store, std::string_view language)
    : d(std::make_unique<Private>(store, language)) {}
Labels::Labels(Labels&&) noexcept = default;
Labels::~Labels() = default;

Result<void> Labels::preload(std::size_t mostBytes) {
    auto last = d->store.database().integer("SELECT max(id) FROM term");
    if (!last) return last.error();
    LabelTable table(*last, mostBytes);
    for (const graph::TermId predicate : d->labelIds) {
        table.beginPredicate();
        auto read = d->store.database().each(
            "SELECT q.s, t.lexical, t.language FROM quad q JOIN term t ON t.id = q.o WHERE q.p = ? "
            "AND t.kind = 2",
            [&](sqlite::Statement& row) {
                table.offer(row.integer(0), languageRank(row.text(2), d->language), row.text(1));
                return !table.isFull();
            },
            predicate);
        if (!read) return read;
    }
    if (!table.isFull()) d->all.emplace(std::move(table));
    return {};
}

std::string Labels::label(graph::TermId id) {
    if (!d->better) d->findBetterNames();
    if (const auto known = d->better->find(id); known != d->better->end()) return known->second;
    if (std::string found = writtenLabel(id); !found.empty()) return found;
    if (const auto known = d->fallbacks.find(id); known != d->fallbacks.end()) return known->second;
    if (d->fallbacks.size() >= cacheLimit) d->fallbacks.clear();
    return d->fallbacks[id] = d->fallback(id);
}

std::string Labels::writtenLabel(graph::TermId id) {
    if (d->all) return std::string(d->all->label(id));
    if (const auto known = d->written.find(id); known != d->written.end()) return known->second;
    if (d->written.size() >= cacheLimit) d->written.clear();
    return d->written[id] = d->best(id, d->labelIds);
}

std::vector<std::string> Labels::names(graph::TermId id) {
    std::vector<std::string> found;
    for (const graph::TermId predicate : d->nameIds)
        d->eachLiteral(id, predicate, [&](std::string_view value, std::string_view) {
            std::string name = text::collapseWhitespace(value);
            if (!name.empty() && std::find(found.begin(), found.end(), name) == found.end())
                found.push_back(std::move(name));
        });
    return found;
}

std::string Labels::comment(graph::TermId id) { return withoutTags(d->best(id, d->commentIds)); }

Result<std::string> mostFrequentLanguage(const graph::TripleStore& store) {
    auto ids = labelPredicatesOf(store);
    if (!ids) return ids.error();
    std::string list;
    for (const graph::TermId id : *ids) list += (list.empty() ? "" : ",") + std::to_string(id);
    // Without any label the tags of all literals decide.
    const std::string where = list.empty() ? "" : " AND q.p IN (" + list + ")";
    auto found = store.database().value(
        "SELECT t.language FROM quad q JOIN term t ON t.id = q.o WHERE t.kind = 2" + where +
        " GROUP BY t.language ORDER BY count(*) DESC, t.language LIMIT 1");
    if (!found) return found.error();
    return sqlite::toText(*found);
}

}  // namespace tripletalk::naming
