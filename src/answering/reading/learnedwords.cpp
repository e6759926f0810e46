// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/reading/learnedwords.h"

#include "answering/reading/querytemplate.h"
#include "base/text.h"
#include "knowledge/taughtwords.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::reading {

using induction::Column;
using induction::ColumnRole;
using induction::Table;
using knowledge::Example;
using language::CueKind;

namespace {

constexpr double placedName = 0.6;  ///< what fits a name so well may mean it
constexpr double placedValue = 0.6;
constexpr std::size_t longestRun = 2;  ///< words that may be one name
constexpr std::size_t shortestWord = 3;

/// One example's question beside its query.
class Lesson {
  public:
    Lesson(const Example& example, const QueryTemplate& query, const SchemaGraph& graph,
           const Wording& wording)
        : m_example(example),
          m_query(query),
          m_graph(graph),
          m_wording(wording),
          m_tokens(wording.tokens(example.question)),
          m_placed(m_tokens.size(), false) {}

    Result<void> place(const SchemaNames& names, const retrieval::ValueIndex& values) {
        auto links = values.link(m_example.question);
        if (!links) return links.error();
        for (const auto& link : *links) {
            if (link.score < placedValue) continue;
            for (std::size_t i = 0; i < m_tokens.size(); ++i)
                if (m_tokens[i].end > link.begin && m_tokens[i].begin < link.end)
                    m_placed[i] = true;
        }
        for (const NameMatch& match : names.match(m_tokens)) {
            if (match.score < placedName) continue;
            m_named.insert(match.ref);
            place(match.first, match.last);
        }
        for (std::size_t at = 0; at < m_tokens.size(); ++at) {
            if (m_tokens[at].stop || m_tokens[at].number || m_wording.isGeneric(m_tokens[at].stem))
                m_placed[at] = true;
            for (const auto& found : m_wording.cuesAt(m_tokens, at, true))
                place(at, at + found.length);
        }
        return {};
    }

    /// The only word, or two beside each other, that nothing places.
    [[nodiscard]] std::string openWord() const {
        const auto first = std::ranges::find(m_placed, false);
        const auto last = std::find(first, m_placed.end(), true);
        const auto run = static_cast<std::size_t>(last - first);
        if (run == 0 || run > longestRun ||
            std::find(last, m_placed.end(), false) != m_placed.end())
            return {};
        const Token& begin = m_tokens[static_cast<std::size_t>(first - m_placed.begin())];
        const Token& end = m_tokens[static_cast<std::size_t>(last - m_placed.begin()) - 1];
        if (end.end - begin.begin < shortestWord ||
            !isNoun(static_cast<std::size_t>(first - m_placed.begin())))
            return {};
        return m_example.question.substr(begin.begin, end.end - begin.begin);
    }

    /// The tables and columns of the query that no word of the question accounts for.
    [[nodiscard]] std::vector<ColumnRef> openPlaces() const {
        std::vector<ColumnRef> open;
        for (const Table* table : m_query.tables())
            if (table->holdsEntities() && !isSpokenOf(*table)) open.push_back({table->name, ""});
        for (const auto& use : m_query.columns()) {
            const ColumnRole role = use.column->role;
            const bool told = role == ColumnRole::Literal || role == ColumnRole::Undescribed;
            if (told && !isSpokenOf(*use.table, *use.column))
                open.push_back({use.table->name, use.column->name});
        }
        return open;
    }

    /// Whether all values of the query are named: else a word may stand for one of them.
    [[nodiscard]] bool namesValues() const {
        return std::ranges::all_of(m_query.values(), [&](const QueryValue& value) {
            if (value.isNumber)
                return std::ranges::any_of(m_tokens, [&](const Token& token) {
                    return token.number && text::formatNumber(*token.number) == value.text;
                });
            const auto name = m_wording.tokens(value.text);
            const auto same = [](const Token& one, const Token& other) {
                return one.stem == other.stem;
            };
            return !name.empty() && std::search(m_tokens.begin(), m_tokens.end(), name.begin(),
                                                name.end(), same) != m_tokens.end();
        });
    }

  private:
    /// Whether a word stands where nouns do: behind an article, or behind what asks for or
    /// computes something. What is done is told by links, of which there may be several.
    [[nodiscard]] bool isNoun(std::size_t at) const {
        if (at == 0) return true;
        bool asks = false;
        bool isVerb = false;
        for (std::size_t from = 0; from < at; ++from)
            for (const auto& found : m_wording.cuesAt(m_tokens, from, true)) {
                if (from + found.length != at) continue;
                const CueKind kind = found.cue->kind;
                isVerb = isVerb || kind == CueKind::YesNo;
                asks = asks || kind == CueKind::Which || kind == CueKind::Count ||
                       kind == CueKind::Aggregate || kind == CueKind::Most ||
                       (kind == CueKind::Adjective && found.cue->degree == 2);
            }
        return asks || (m_tokens[at - 1].article && !isVerb);
    }
    void place(std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) m_placed[i] = true;
    }
    [[nodiscard]] bool isCompared(const Table& table, const Column* column) const {
        return std::ranges::any_of(m_query.values(), [&](const QueryValue& value) {
            return value.table == &table && (!column || value.column == column);
        });
    }
    /// By its name or one of its columns', or by a value of it.
    [[nodiscard]] bool isSpokenOf(const Table& table) const {
        return m_named.contains({table.name, ""}) || isCompared(table, nullptr);
    }
    [[nodiscard]] bool isSpokenOf(const Table& table, const Column& column) const {
        const bool same = std::ranges::any_of(m_named, [&](const ColumnRef& ref) {
            const Column* other = m_graph.column(ref);
            return other && !other->predicate.empty() && other->predicate == column.predicate;
        });
        return same || m_named.contains({table.name, column.name}) || isCompared(table, &column);
    }

    const Example& m_example;
    const QueryTemplate& m_query;
    const SchemaGraph& m_graph;
    const Wording& m_wording;
    std::vector<Token> m_tokens;
    std::vector<bool> m_placed;
    std::set<ColumnRef> m_named;
};

bool counts(const Example& example) {
    return example.outdated.empty() && example.language == knowledge::sqlLanguage().name();
}

}  // namespace

Result<std::vector<LearnedWord>> learnedWords(const std::vector<Example>& examples,
                                              const SchemaGraph& graph, const SchemaNames& names,
                                              const retrieval::ValueIndex& values,
                                              const Wording& wording) {
    std::vector<LearnedWord> learned;
    std::set<std::string> disputed;
    for (const Example& example : examples) {
        const auto query =
            counts(example) ? QueryTemplate::read(example.query, graph.schema()) : std::nullopt;
        if (!query) continue;
        Lesson lesson(example, *query, graph, wording);
        if (auto done = lesson.place(names, values); !done) return done.error();
        const std::string word = text::toLower(lesson.openWord());
        const auto places = lesson.openPlaces();
        if (word.empty() || places.size() != 1 || !lesson.namesValues()) continue;
        const auto known = std::ranges::find(learned, word, &LearnedWord::word);
        if (known == learned.end())
            learned.push_back({word, places.front(), example.id, example.question});
        else if (known->ref != places.front())
            disputed.insert(word);
    }
    std::erase_if(learned, [&](const LearnedWord& one) { return disputed.contains(one.word); });
    return learned;
}

Result<std::vector<LearnedWord>> learnedWords(const knowledge::KnowledgeBase& base) {
    std::vector<LearnedWord> all;
    const auto examples = knowledge::Examples(base).list();
    if (!examples) return examples.error();
    std::map<const Wording*, std::vector<Example>> spoken;
    for (const Example& example : *examples)
        spoken[&Wording::forText(example.question, base.manifest().language)].push_back(example);
    if (spoken.empty()) return all;
    auto values = base.openValues();
    if (!values) return values.error();
    SchemaGraph graph(base.schema());
    graph.linkAlike();
    for (const auto& [wording, some] : spoken) {
        SchemaNames names(graph, *wording);
        teachSynonyms(names, base);
        auto learned = learnedWords(some, graph, names, *values, *wording);
        if (!learned) return learned;
        all.insert(all.end(), learned->begin(), learned->end());
    }
    const auto unlearned = knowledge::unlearnedWords(base);
    if (!unlearned) return unlearned.error();
    for (LearnedWord& one : all) one.off = unlearned->contains(one.word);
    std::erase_if(all, [&](const LearnedWord& one) {
        return one.off && unlearned->at(one.word) == knowledge::WordState::Gone;
    });
    return all;
}

void teachSynonyms(SchemaNames& names, const knowledge::KnowledgeBase& base) {
    for (const curation::Synonym& taught : base.effective().also)
        if (taught.meant.kind == retrieval::LinkKind::Table ||
            taught.meant.kind == retrieval::LinkKind::Column)
            names.teach(taught.word, {taught.meant.table, taught.meant.column});
}

}  // namespace tripletalk::answering::reading
