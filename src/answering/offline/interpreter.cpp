// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/interpreter.h"

#include "base/text.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::offline {

namespace {

/// Words that found no place, as they stand: where no blanks part them, a run of characters is one.
std::vector<std::string> joinedRuns(const std::vector<std::string>& words,
                                    std::string_view question) {
    std::vector<std::string> joined;
    for (const std::string& word : words) {
        const bool goesOn = !joined.empty() && text::isUnspaced(joined.back()) &&
                            text::isUnspaced(word) &&
                            question.find(joined.back() + word) != std::string_view::npos;
        if (goesOn)
            joined.back() += word;
        else
            joined.push_back(word);
    }
    return joined;
}

}  // namespace

Result<std::unique_ptr<Interpreter>> Interpreter::open(const knowledge::KnowledgeBase& base,
                                                       const Wording& wording) {
    auto values = base.openValues();
    if (!values) return values.error();
    return std::unique_ptr<Interpreter>(
        new Interpreter(base.schema(), *std::move(values), wording));
}

std::vector<std::string> Interpreter::targets(const std::vector<Item>& items,
                                              const std::vector<Token>& tokens,
                                              const Context& context) const {
    std::set<std::string> tables;
    const auto addWithLinks = [&](const std::string& name) {
        const induction::Table* table = m_graph.schema().table(name);
        if (!table) return;
        if (table->holdsEntities()) tables.insert(name);
        // A link or values table asks about what it links.
        else
            for (const auto& column : table->columns)
                if (const auto* other = m_graph.schema().table(column.references);
                    other && other->holdsEntities())
                    tables.insert(other->name);
    };
    for (const Item& item : items) {
        for (const Candidate& candidate : item.candidates) addWithLinks(candidate.ref.table);
        if (!item.cue) continue;
        for (const auto* attributes : {&item.cue->attributes, &item.cue->inverse})
            for (const NameMatch& match : m_names.tables(*attributes))
                addWithLinks(match.ref.table);
        for (const auto* attributes : {&item.cue->attributes, &item.cue->inverse})
            for (const NameMatch& match : m_names.columns(*attributes))
                addWithLinks(match.ref.table);
    }
    // "Thrillers before 2010": what is dated may link to the thing that is named.
    if (std::ranges::any_of(tokens, [](const Token& token) { return !token.date.empty(); })) {
        const std::vector<std::string> named(tables.begin(), tables.end());
        for (const induction::Table& table : m_graph.schema().tables)
            if (table.holdsEntities() && std::ranges::any_of(named, [&](const std::string& one) {
                    return m_graph.distance(table.name, one) <= 2;
                }))
                addWithLinks(table.name);
    }
    // "under 500 euros" speaks of whatever has a price.
    for (const Token& token : tokens) {
        const auto said = token.unit.empty() ? std::nullopt : m_wording.unit(token.unit);
        for (const induction::Table& table : m_graph.schema().tables)
            for (const induction::Column& column : table.columns)
                if (const auto own = said ? m_wording.unit(column.unit) : std::nullopt;
                    own && own->base == said->base)
                    addWithLinks(table.name);
    }
    if (context.previous) addWithLinks(context.previous->target);
    for (const EntityRef& entity : context.results) addWithLinks(entity.table);
    if (context.previous)
        for (const EntityRef& entity : context.previous->entities) addWithLinks(entity.table);
    // Nobody asks about quantities as such if there is anything that has them.
    std::vector<std::string> things;
    for (const std::string& table : tables)
        if (!m_graph.measure(table)) things.push_back(table);
    return things.empty() ? std::vector<std::string>(tables.begin(), tables.end()) : things;
}

Result<Interpretation> Interpreter::interpret(const std::string& question,
                                              const Context& context) const {
    const std::vector<Token> tokens = m_wording.tokens(question);
    const Linker linker(m_values, m_names, m_graph, m_wording);
    const auto items = linker.items(question, tokens);
    if (!items) return items.error();
    const Sentence sentence{m_graph, m_names, m_wording, tokens, *items, context};
    std::vector<std::pair<Reading, bool>> found;
    for (const std::string& target : targets(*items, tokens, context)) {
        ReadingBuilder builder(sentence, target);
        Reading reading = builder.build();
        found.emplace_back(std::move(reading), builder.usedContext());
    }
    std::ranges::stable_sort(found, std::greater(),
                             [](const auto& one) { return one.first.score; });
    Interpretation interpretation;
    interpretation.fromContext = !found.empty() && found.front().second;
    if (found.empty()) {
        Reading nothing;
        for (const Token& token : tokens)
            if (!token.stop) nothing.unplaced.push_back(token.text);
        interpretation.readings.push_back(std::move(nothing));
    }
    for (auto& [reading, fromContext] : found)
        interpretation.readings.push_back(std::move(reading));
    for (Reading& reading : interpretation.readings)
        reading.unplaced = joinedRuns(reading.unplaced, question);
    return interpretation;
}

std::vector<std::string> Interpreter::clauses(const std::string& question) const {
    const std::vector<Token> tokens = m_wording.tokens(question);
    const auto begins = [&](std::size_t at, std::initializer_list<CueKind> kinds) {
        return std::ranges::any_of(m_wording.cuesAt(tokens, at), [&](const Wording::Found& found) {
            return std::ranges::find(kinds, found.cue->kind) != kinds.end();
        });
    };
    const auto asks = [&](std::size_t at) {
        return begins(at, {CueKind::Which, CueKind::Count, CueKind::Degree, CueKind::Hint});
    };
    // Two sentences that both ask.
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        const std::string_view between = std::string_view(question).substr(
            tokens[at - 1].end, tokens[at].begin - tokens[at - 1].end);
        if (between.find_first_of("?.!") == std::string_view::npos ||
            between.find(' ') == std::string_view::npos)
            continue;
        const auto wants = [&](std::size_t first, std::size_t last) {
            bool asked = false;
            bool says = false;
            for (std::size_t i = first; i < last; ++i) {
                asked = asked || asks(i) || begins(i, {CueKind::Abstract}) ||
                        (i == first && begins(i, {CueKind::YesNo}));
                says = says || !tokens[i].stop;
            }
            return asked && says;
        };
        if (wants(0, at) && wants(at, tokens.size()))
            return {question.substr(0, tokens[at - 1].end) + "?",
                    question.substr(tokens[at].begin)};
    }
    for (std::size_t at = 2; at + 2 < tokens.size(); ++at) {
        if (!asks(at)) continue;
        // A new clause begins behind "and"; a preposition may come first ("and for how many").
        std::size_t joint = at - 1;
        if (!begins(joint, {CueKind::FollowUp}) && tokens[joint].stop && joint > 1) --joint;
        if (!begins(joint, {CueKind::FollowUp})) continue;
        bool asked = false;
        bool refers = false;
        for (std::size_t i = 0; i < joint; ++i) asked = asked || asks(i);
        for (std::size_t i = at; i < tokens.size(); ++i)
            refers = refers ||
                     begins(i, {CueKind::Pronoun, CueKind::Set, CueKind::Verb, CueKind::Degree});
        if (asked && refers)
            return {question.substr(0, tokens[joint - 1].end) + "?",
                    question.substr(tokens[joint].end)};
    }
    return {question};
}

}  // namespace tripletalk::answering::offline
