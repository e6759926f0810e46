// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/topiclinker.h"

#include "answering/tools/graphlinks.h"
#include "retrieval/tokens.h"
#include "sparql/endpoint/graphlabels.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering {

using lookup::ItemKind;
using retrieval::Token;

namespace {

/// Rows looked at for the whole question, and for a few words of it.
constexpr std::size_t rowsOfQuestion = 60;
constexpr std::size_t rowsOfWindow = 6;
constexpr std::size_t longestWindow = 8;  // words
constexpr std::size_t mostWindows = 160;
constexpr double insideOther = 0.2;
/// A name that fits less well is not meant.
constexpr double leastLink = 0.7;

bool isSame(const std::string& asked, const std::string& named, bool last) {
    if (asked == named) return true;
    return last && asked.size() == named.size() + 1 && asked.starts_with(named) &&
           asked.back() == 's' && named.size() > 2;
}

/// Where the words of a name stand one after the other in those of the question.
std::optional<std::size_t> placeAmong(const std::vector<Token>& name,
                                      const std::vector<Token>& question) {
    if (name.empty()) return std::nullopt;
    for (std::size_t at = 0; at + name.size() <= question.size(); ++at) {
        std::size_t i = 0;
        while (i < name.size() && isSame(question[at + i].text, name[i].text, i + 1 == name.size()))
            ++i;
        if (i == name.size()) return at;
    }
    return std::nullopt;
}

bool saysSomething(const std::vector<Token>& tokens, std::size_t first, std::size_t length) {
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(first),
                       tokens.begin() + static_cast<std::ptrdiff_t>(first + length),
                       [](const Token& token) { return !token.stop; });
}

std::optional<Topic> topicOf(const lookup::Item& item, const std::vector<Token>& question) {
    std::vector<std::string> names{item.label};
    names.insert(names.end(), item.synonyms.begin(), item.synonyms.end());
    std::optional<Topic> best;
    for (const std::string& name : names) {
        const auto words = retrieval::tokens(name);
        const auto at = placeAmong(words, question);
        if (!at || !saysSomething(question, *at, words.size())) continue;
        const learning::Mention mention{question[*at].begin, question[*at + words.size() - 1].end};
        const std::size_t length = mention.end - mention.begin;
        if (!best || length > best->mention.end - best->mention.begin)
            best = Topic{item.iri, name, mention, 1, item.score};
    }
    return best;
}

bool covers(const learning::Mention& outer, const learning::Mention& inner) {
    return outer.has(inner.begin, inner.end) && outer.end - outer.begin > inner.end - inner.begin;
}

/// Names inside longer ones are the less likely ones; of one name the more frequent thing first.
void weigh(std::vector<Topic>& topics) {
    for (Topic& topic : topics)
        if (std::ranges::any_of(
                topics, [&](const Topic& other) { return covers(other.mention, topic.mention); }))
            topic.weight *= insideOther;
    std::ranges::stable_sort(topics, [](const Topic& a, const Topic& b) {
        const auto key = [](const Topic& topic) {
            return std::tuple(topic.weight, topic.mention.end - topic.mention.begin,
                              topic.popularity);
        };
        return key(a) > key(b);
    });
}

}  // namespace

TopicLinker::TopicLinker(const knowledge::KnowledgeBase& base, sparql::SparqlSource& source,
                         std::optional<lookup::GraphIndex> index)
    : m_base(base), m_source(source), m_index(std::move(index)) {
    for (const induction::Table& table : base.schema().tables) {
        m_classes.insert(table.classIri);
        m_classes.insert(table.classes.begin(), table.classes.end());
    }
}

bool TopicLinker::isVocabulary(const std::string& iri, const CancelToken& cancel) const {
    if (m_index) return m_classes.contains(iri) || m_index->rowOf(ItemKind::Property, iri);
    const std::string written = sparql::iriInQuery(iri);
    if (written.empty()) return true;
    const auto used = m_source.query(
        "ASK { { ?s " + written + " ?o } UNION { ?s a " + written + " } }", {}, cancel);
    return used && used->truth;
}

Result<std::vector<Topic>> TopicLinker::byNames(std::string_view question,
                                                const CancelToken& cancel) const {
    std::vector<Topic> topics;
    std::set<std::string> known;
    const auto tokens = retrieval::tokens(question);
    const auto look = [&](std::string_view words, std::size_t rows) {
        for (const lookup::Hit& hit : m_index->byWords(ItemKind::Entity, words, rows)) {
            const lookup::Item item = m_index->item(ItemKind::Entity, hit.row);
            if (known.contains(item.iri) || isVocabulary(item.iri, cancel)) continue;
            if (auto topic = topicOf(item, tokens)) {
                known.insert(item.iri);
                topics.push_back(*std::move(topic));
            }
        }
    };
    look(question, rowsOfQuestion);
    const auto isCovered = [&](std::size_t begin, std::size_t end) {
        return std::ranges::any_of(
            topics, [&](const Topic& topic) { return topic.mention.has(begin, end); });
    };
    // Of a name that many others share words with the whole question may not be near enough.
    std::size_t windows = 0;
    for (std::size_t length = std::min(longestWindow, tokens.size()); length > 0; --length)
        for (std::size_t at = 0; at + length <= tokens.size() && windows < mostWindows; ++at) {
            if (cancel.cancelled()) return cancel.error();
            const std::size_t begin = tokens[at].begin;
            const std::size_t end = tokens[at + length - 1].end;
            if (!topics.empty() && length < 3) continue;
            if (isCovered(begin, end) || tokens[at].stop || tokens[at + length - 1].stop) continue;
            ++windows;
            look(question.substr(begin, end - begin), rowsOfWindow);
        }
    return topics;
}

/// Names that do not stand there word by word: they count where they cover more of the question
/// than those that do.
Result<void> TopicLinker::addLinks(std::string_view question, Linked& linked,
                                   const CancelToken& cancel) const {
    if (m_base.isRemote() && !linked.topics.empty()) return {};
    const auto links = graphLinks(m_base, m_source, question, cancel);
    if (!links) return links.error();
    const auto exact = linked.topics;
    for (const retrieval::ValueLink& link : *links) {
        const learning::Mention mention{link.begin, link.end};
        const bool isThing =
            link.entry.kind == retrieval::LinkKind::Entity && !link.entry.iri.empty();
        const bool isValue = link.entry.kind == retrieval::LinkKind::Value;
        if (isThing && isVocabulary(link.entry.iri, cancel)) continue;
        if ((isThing || isValue) && link.how == "exact") linked.others.push_back(mention);
        const bool isMore = std::ranges::none_of(exact, [&](const Topic& one) {
            return one.mention.begin < mention.end && mention.begin < one.mention.end &&
                   !covers(mention, one.mention);
        });
        if (!isThing || !isMore || link.score < leastLink) continue;
        linked.topics.push_back({link.entry.iri, link.entry.label, mention, link.score,
                                 static_cast<std::uint64_t>(link.entry.uses)});
    }
    return {};
}

Result<TopicLinker::Linked> TopicLinker::link(std::string_view question, std::size_t most,
                                              const CancelToken& cancel) const {
    Linked linked;
    if (m_index) {
        auto named = byNames(question, cancel);
        if (!named) return named.error();
        linked.topics = *std::move(named);
    }
    for (const Topic& topic : linked.topics) linked.others.push_back(topic.mention);
    if (auto added = addLinks(question, linked, cancel); !added) return added.error();
    weigh(linked.topics);
    if (linked.topics.size() > most) linked.topics.resize(most);
    std::ranges::sort(linked.others, {}, &learning::Mention::begin);
    return linked;
}

std::optional<Topic> TopicLinker::findNames(std::string_view question,
                                            const std::string& iri) const {
    if (!m_index) return std::nullopt;
    const auto row = m_index->rowOf(ItemKind::Entity, iri);
    if (!row) return std::nullopt;
    return topicOf(m_index->item(ItemKind::Entity, *row), retrieval::tokens(question));
}

std::optional<learning::Mention> placeOfName(std::string_view name, std::string_view question) {
    const auto words = retrieval::tokens(name);
    const auto asked = retrieval::tokens(question);
    const auto at = placeAmong(words, asked);
    if (!at) return std::nullopt;
    return learning::Mention{asked[*at].begin, asked[*at + words.size() - 1].end};
}

}  // namespace tripletalk::answering
