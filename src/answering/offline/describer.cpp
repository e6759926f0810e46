// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/describer.h"

#include "answering/offline/prosewriter.h"
#include "base/text.h"
#include "passages/sentences.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering::offline {

using language::Token;

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using induction::TableKind;

namespace {

constexpr std::size_t neighboursPerLink = 40;
constexpr std::size_t quotedPassages = 5;
constexpr std::size_t sentenceWords = 45;  ///< a longer sentence is a list that says little
constexpr double synonymShare = 0.8;
constexpr double titleFactor = 1.5;
constexpr double closeToBest = 0.3;
constexpr double documentBonus = 0.5;
constexpr double measureBonus = 0.2;
constexpr double proseBonus = 0.0001;  ///< a byte: prose before the rows of a table
constexpr std::size_t fewPassages = 3;

std::size_t countWords(std::string_view text) { return text::words(text).size(); }

std::vector<std::string> stems(const Wording& wording, std::string_view text) {
    std::vector<std::string> all;
    for (const Token& token : wording.tokens(text)) all.push_back(token.stem);
    return all;
}

}  // namespace

Result<std::vector<EntityRef>> Describer::neighbours(const EntityRef& entity) const {
    auto database = m_tools.sql.base().openDatabase();
    if (!database) return database.error();
    std::vector<std::string> incoming;
    const auto quoted = [](const std::string& name) { return sqlite::quoteIdentifier(name); };
    const auto add = [&](std::vector<std::string>& list, const std::string& want,
                         const Table& table, const std::string& given) {
        list.push_back("SELECT DISTINCT " + quoted(want) + " FROM " + quoted(table.name) +
                       " WHERE " + quoted(given) + " = ?1 LIMIT " +
                       std::to_string(neighboursPerLink));
    };
    std::vector<std::string> outgoing;
    for (const Table& table : m_graph.schema().tables) {
        if (table.kind == TableKind::Side || table.kind == TableKind::Entities ||
            table.kind == TableKind::Values)
            continue;
        const Column* key = table.key();
        for (const Column& column : table.columns) {
            if (column.role != ColumnRole::ForeignKey) continue;
            if (table.name == entity.table && key) add(outgoing, column.name, table, key->name);
            if (column.references != entity.table) continue;
            if (table.kind == TableKind::Entity && key)
                add(incoming, key->name, table, column.name);
            for (const Column& other : table.columns)
                if (table.kind == TableKind::Link && other.role == ColumnRole::ForeignKey &&
                    other.name != column.name)
                    add(&other > &column ? outgoing : incoming, other.name, table, column.name);
        }
    }
    outgoing.insert(outgoing.end(), incoming.begin(), incoming.end());
    std::vector<EntityRef> found;
    for (const std::string& query : outgoing) {
        if (m_cancel.cancelled()) return m_cancel.error();
        auto done = database->each(
            query,
            [&](sqlite::Statement& row) {
                const auto other = m_tools.sql.entities().byKey(row.text(0));
                if (!other || !*other) return;
                EntityRef ref{(*other)->table, (*other)->key, (*other)->iri, (*other)->label};
                if (std::ranges::find(found, ref) == found.end()) found.push_back(std::move(ref));
            },
            entity.key);
        if (!done) return done.error();
    }
    return found;
}

double Describer::overlap(const std::string& text, const std::vector<std::string>& topics) const {
    const auto said = stems(m_wording, text);
    double sum = 0;
    for (const std::string& topic : topics) {
        const auto weight = m_weights.find(topic);
        const double full = weight == m_weights.end() ? 1 : weight->second;
        double best = 0;
        for (const std::string& stem : said) {
            const bool starts = topic.size() >= 4 && stem.size() >= 4 &&
                                (stem.starts_with(topic) || topic.starts_with(stem));
            if (stem == topic)
                best = 1;
            else if (best < synonymShare && (starts || m_wording.areSynonyms(stem, topic)))
                best = synonymShare;
        }
        sum += full * best;
    }
    return sum;
}

void Describer::weigh(const std::vector<std::string>& topics, const std::vector<Text>& texts) {
    m_weights.clear();
    for (const std::string& topic : topics) {
        double uses = 0;
        for (const Text& text : texts)
            if (overlap(text.passage.title + " " + text.passage.text, {topic}) > 0) ++uses;
        m_weights[topic] = std::log(1 + static_cast<double>(texts.size() + 1) / (uses + 0.5));
    }
}

std::string Describer::line(const Text& text, const std::vector<std::string>& topics,
                            std::size_t words) const {
    std::vector<Sentence> all;
    for (const std::string& sentence : passages::sentencesOf(text.passage.text)) {
        all.push_back({sentence, overlap(sentence, topics), all.size()});
        if (countWords(sentence) > sentenceWords) all.back().score -= 1;
        // What is asked in other words is mostly a measure.
        if (std::ranges::any_of(sentence, [](char c) { return c >= '0' && c <= '9'; }))
            all.back().score += measureBonus;
    }
    std::ranges::stable_sort(all, std::greater(), &Sentence::score);
    std::vector<Sentence> chosen;
    std::size_t used = 0;
    for (Sentence& sentence : all) {
        const std::size_t length = countWords(sentence.text);
        if (!chosen.empty() && used + length > words) continue;
        used += length;
        chosen.push_back(std::move(sentence));
    }
    std::ranges::sort(chosen, {}, &Sentence::place);
    std::string said;
    for (const Sentence& sentence : chosen)
        said += (said.empty() ? "" : " ") + escaped(text::elide(sentence.text, 600)) + " [" +
                std::to_string(text.number) + "]";
    const std::string title = escaped(text.passage.title);
    const bool named = text::fold(said).find(text::fold(title)) != std::string::npos;
    return (named ? "" : "**" + title + "**: ") + said;
}

std::string Describer::lines(std::vector<Text> texts, const std::vector<std::string>& topics,
                             const std::string& query, std::size_t words) {
    if (texts.empty()) return {};
    if (texts.size() > quotedPassages) texts.resize(quotedPassages);
    std::vector<retrieval::Passage> fresh;
    for (const Text& text : texts)
        if (text.number == 0) fresh.push_back(text.passage);
    const std::vector<int> numbers =
        m_tools.log.call("search", query, 1, [&] { return quoted(fresh, query); })->numbers;
    std::size_t next = 0;
    std::vector<std::string> all;
    for (Text& text : texts) {
        if (text.number == 0) text.number = numbers[next++];
        // What one leaves or takes too much the next ones share.
        all.push_back(line(text, topics, words / (texts.size() - all.size())));
        words -= std::min(words, countWords(all.back()));
    }
    return all.size() == 1 ? all.front() : "- " + text::join(all, "\n- ");
}

Result<void> Describer::addTexts(const EntityRef& entity, std::vector<Text>& texts) const {
    auto found = m_tools.search.passages().passagesOf(entity.iri);
    if (!found) return found.error();
    for (retrieval::Passage& passage : *found) texts.push_back({std::move(passage)});
    return {};
}

Result<std::string> Describer::entities(const std::vector<EntityRef>& entities,
                                        const std::vector<std::string>& topics, std::size_t words) {
    std::vector<Text> texts;
    std::vector<std::string> names;
    for (const EntityRef& entity : entities) {
        if (names.size() >= quotedPassages) break;
        if (auto done = addTexts(entity, texts); !done) return done.error();
        names.push_back(entity.label);
    }
    weigh(topics, texts);
    return lines(std::move(texts), topics, text::join(names, ", "), words);
}

Result<void> Describer::addHits(const std::string& query, const std::string& table,
                                const std::vector<EntityRef>& entities, std::vector<Text>& texts) {
    retrieval::SearchOptions options;
    options.k = entities.empty() ? 2 * m_passages : m_passages;
    if (const Table* only = m_graph.schema().table(table)) options.types = {only->label};
    const auto hits = m_tools.log.call(
        "search", query, 1, [&] { return m_tools.search.search(query, options, m_cancel); });
    if (!hits) return hits.error();
    for (const int n : hits->numbers) {
        const Source& source = m_tools.log.at(n);
        const std::string said = text::fold(source.title + " " + source.text);
        const bool known = std::ranges::any_of(texts, [&](const Text& one) {
            return one.passage.iri == source.iri && one.passage.text == source.text;
        });
        const bool speaksOf =
            entities.empty() || std::ranges::any_of(entities, [&](const EntityRef& entity) {
                return said.find(text::fold(entity.label)) != std::string::npos;
            });
        if (known || !speaksOf) continue;
        retrieval::Passage passage;
        passage.kind = source.kind == "document" ? retrieval::PassageKind::Document
                                                 : retrieval::PassageKind::Graph;
        passage.title = source.title;
        passage.text = source.text;
        passage.iri = source.iri;
        texts.push_back({std::move(passage), n});
    }
    return {};
}

Result<std::string> Describer::topics(const std::string& question, const std::string& table,
                                      const std::vector<EntityRef>& entities,
                                      const std::vector<std::string>& topics, bool otherWords,
                                      Which which, std::size_t words) {
    std::vector<std::string> wanted;
    for (const std::string& topic : topics)
        for (const std::string& stem : stems(m_wording, topic)) wanted.push_back(stem);
    std::vector<Text> texts;
    // Without an entity to hold on to, the words that found no place are what is looked for.
    std::string query = entities.empty() ? text::join(topics, " ") : question;
    for (const EntityRef& entity : entities) {
        query += " " + entity.label;
        if (auto done = addTexts(entity, texts); !done) return done.error();
        auto near = neighbours(entity);
        if (!near) return near.error();
        for (const EntityRef& other : *near)
            if (auto done = addTexts(other, texts); !done) return done.error();
    }
    if (auto done = addHits(query, table, entities, texts); !done) return done.error();
    weigh(wanted, texts);
    if (which != Which::All)
        std::erase_if(texts, [&](const Text& one) {
            if (one.passage.kind == retrieval::PassageKind::Document) return false;
            const std::string said = one.passage.title + " " + one.passage.text;
            return which == Which::Documents ||
                   2 * std::ranges::count_if(wanted, [&](const std::string& topic) {
                       return overlap(said, {topic}) > 0;
                   }) < static_cast<std::ptrdiff_t>(wanted.size());
        });
    double full = 0;
    for (const auto& [topic, weight] : m_weights) full += weight;
    for (Text& text : texts) {
        text.score =
            overlap(text.passage.text, wanted) + titleFactor * overlap(text.passage.title, wanted);
        // A document about the very thing may say in other words what was asked.
        if (otherWords && text.passage.kind == retrieval::PassageKind::Document &&
            !entities.empty())
            text.score +=
                documentBonus * full + proseBonus * static_cast<double>(std::min<std::size_t>(
                                                        text.passage.text.size(), 200));
    }
    std::ranges::stable_sort(texts, std::greater(), &Text::score);
    std::erase_if(texts, [best = texts.empty() ? 0 : texts.front().score](const Text& one) {
        return one.score <= 0 || one.score < closeToBest * best;
    });
    // In other words means less sure what to look for: fewer passages, more of each.
    if (otherWords && !entities.empty() && texts.size() > fewPassages) texts.resize(fewPassages);
    return lines(std::move(texts), wanted, query, words);
}

}  // namespace tripletalk::answering::offline
