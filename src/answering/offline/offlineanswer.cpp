// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What is answered to a clause that was read: rows, things side by side, a description, or
// passages.
#include "answering/offline/offlinerun.h"
#include "answering/offline/prosewriter.h"
#include "answering/reading/rules.h"
#include "answering/reading/termjson.h"
#include "answering/reading/termwriter.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using reading::Term;
using reading::Wish;

namespace {

constexpr std::size_t describedEntities = 5;
constexpr double wellKnown = 0.85;       ///< how well words fit what they stand for
constexpr std::size_t fewestWords = 25;  ///< a shorter description is none

/// Whether the question says whose condition it is, and says more than a word of the name. What was
/// spoken of before alone is not what passages are looked for.
bool isNamed(const reading::ScoredReading& read, const reading::Operand& value) {
    constexpr double leastName = 0.7;
    if (value.words.last == 0) return false;
    return !read.heard || std::ranges::any_of(read.heard->evidence, [&](const auto& one) {
        return one.first == value.words.first && one.last == value.words.last &&
               one.value.text == value.text && one.quality >= leastName;
    });
}

/// Whether a word is a general one, or the name of something, or part of one that fits well.
bool isKnown(const reading::Heard& heard, std::size_t word) {
    return std::ranges::any_of(heard.evidence, [&](const reading::Evidence& one) {
        const bool fills = one.cue && (one.cue->kind == language::CueKind::Frame ||
                                       one.cue->kind == language::CueKind::Filler);
        return one.first <= word && word < one.last && one.quality > wellKnown &&
               one.other.empty() && !fills;
    });
}

void addText(AnswerParts& parts, std::string text) {
    if (!text.empty()) parts.push_back(textPart(std::move(text)));
}

}  // namespace

std::size_t OfflineRun::wordsLeft() const {
    const std::size_t said = m_said + text::words(textOf(m_part.prose)).size();
    return said < m_allowed ? m_allowed - said : 0;
}

bool OfflineRun::asksOpenly() const {
    const auto& heard = m_part.read->heard;
    return heard && std::ranges::any_of(heard->evidence, [](const reading::Evidence& one) {
               return one.cue && one.cue->kind == language::CueKind::Which && one.cue->generic;
           });
}

Result<void> OfflineRun::answer() {
    if (!m_part.read) {
        m_part.isTrusted = false;
        return quote();
    }
    const Term& term = m_part.read->term;
    nlohmann::json told = reading::toJson(*m_part.read, m_reader->wording());
    reading::keepChoices(told, m_question.reading);
    m_trace.emit(ReadingTold{std::move(told)});
    if (!m_part.isTrusted) return quote();
    const bool describes = term.wish == Wish::Description;
    const bool tells = std::ranges::any_of(term.asked, [](const reading::Measure& one) {
        return !one.place.isThing() && !reading::isLink(one.place);
    });
    if (!describes || tells)
        if (auto done = findRows(); !done) return done;
    if (m_part.failed()) return {};
    if (describes) return describe();
    if (!m_part.read->open.empty()) return quote();
    const bool telling = term.wish == Wish::Rows && asksOpenly() && !term.order;
    return term.wish == Wish::Unique || telling ? describeFound() : Result<void>();
}

Result<void> OfflineRun::findRows() {
    const Term& term = m_part.read->term;
    const auto query = reading::TermWriter(term, m_reader->graph()).write();
    if (!query) return {};
    m_part.query = *query;
    const auto source = asked(*query);
    if (!source) return source.error();
    m_part.result = resultOf(m_tools->log.at(*source));
    const bool found = !m_part.failure && m_part.result.kind != "none";
    m_trace.emit(Decided{1, found,
                         m_part.failure ? say("Sentence", "This reading's query failed.")
                         : found        ? say("Sentence", "This reading finds rows.")
                                        : say("Sentence", "This reading finds nothing.")});
    if (m_part.failure) return {};
    if (term.truth && m_part.result.rows.size() == 1) m_part.result.kind = "boolean";
    m_part.isNone = !found;
    m_part.hasResult = found;
    const ProseWriter writer(m_reader->wording());
    m_part.prose = {m_part.hasResult && term.wish == Wish::Comparison
                        ? writer.compare(m_part.result)
                        : writer.write(worded(term), m_part.result)};
    if (!m_part.read->others.empty())
        m_part.prose.push_back(writer.otherWords(m_part.read->others));
    return {};
}

Result<void> OfflineRun::describeFound() {
    // What was found is described, where that says more than its name.
    const auto entities = entitiesOf(m_part.result, m_tools->sql.entities());
    if (!m_part.hasResult || entities.empty() || entities.size() > describedEntities ||
        wordsLeft() < fewestWords)
        return {};
    auto text = m_describer->entities(entities, m_part.read->open, wordsLeft());
    if (!text) return text.error();
    addText(m_part.prose, *std::move(text));
    return {};
}

Result<std::vector<EntityRef>> OfflineRun::described() {
    const Term& term = m_part.read->term;
    auto& tables = m_tools->sql.connection();
    auto named = reading::namedIn(term, tables);
    const bool asksThings = std::ranges::any_of(term.asked, [](const reading::Measure& one) {
        return one.place.isThing() || reading::isLink(one.place);
    });
    const bool only = term.where.size() == 1 && !term.where.front().negated &&
                      term.where.front().of.place.table == term.head;
    if (only && !asksThings && !named.empty()) return named;
    // Those that meet the conditions, or are linked.
    Term things = term;
    things.wish = Wish::Rows;
    if (!asksThings) {
        things.asked.clear();
        things.groups.clear();
    }
    const auto query = reading::TermWriter(things, m_reader->graph()).write();
    if (!query) return named;
    const auto source = asked(*query);
    if (!source) return source.error();
    auto found = entitiesOf(resultOf(m_tools->log.at(*source)), tables.entities());
    return found.empty() || found.size() > describedEntities ? named : found;
}

Result<void> OfflineRun::describe() {
    const auto entities = described();
    if (!entities) return entities.error();
    if (wordsLeft() < fewestWords) return {};
    // A general word or one that a name shares is no topic.
    std::vector<std::string> open = m_part.read->open;
    if (m_part.read->heard)
        std::erase_if(open, [&](const std::string& word) {
            const auto& tokens = m_part.read->heard->tokens;
            const auto at = std::ranges::find(tokens, word, &language::Token::text);
            return at != tokens.end() &&
                   isKnown(*m_part.read->heard, static_cast<std::size_t>(at - tokens.begin()));
        });
    auto text = open.empty() ? m_describer->entities(*entities, open, wordsLeft())
                             : m_describer->topics(m_part.clause, {}, *entities, open, true,
                                                   Describer::Which::All, wordsLeft());
    if (!text) return text.error();
    if (text->empty() && !open.empty()) text = m_describer->entities(*entities, open, wordsLeft());
    if (!text) return text.error();
    addText(m_part.prose, *std::move(text));
    return {};
}

Result<void> OfflineRun::quote() {
    if (wordsLeft() < fewestWords) return {};
    Term said = m_part.read ? m_part.read->term : Term();
    std::erase_if(said.where, [&](const reading::Condition& one) {
        return !one.values.empty() && !isNamed(*m_part.read, one.values.front());
    });
    const std::vector<std::string> wanted = unknownWords(said);
    const auto entities = reading::namedIn(said, m_tools->sql.connection());
    if (wanted.empty() && said.wish == Wish::Description && !entities.empty()) return describe();
    // All words are known to the tables: no passage will say more.
    if (wanted.empty()) return {};
    const bool ofAll = (said.wish == Wish::Description || said.truth) && entities.empty();
    auto text = m_describer->topics(
        m_part.clause, ofAll && said.head ? said.head->name : std::string(), entities, wanted,
        !m_part.hasResult,
        said.wish == Wish::Description ? Describer::Which::All : Describer::Which::Telling,
        wordsLeft());
    if (!text) return text.error();
    addText(m_part.prose, *std::move(text));
    return {};
}

std::vector<std::string> OfflineRun::unknownWords(const Term& said) const {
    std::vector<std::string> words;
    if (m_part.hasResult || !m_part.read || !m_part.read->heard) {
        if (m_part.read) return m_part.read->open;
        for (const language::Token& token : m_reader->wording().tokens(m_part.clause))
            if (!token.stop) words.push_back(token.text);
        return words;
    }
    // Where the tables do not tell, a guess at a word's meaning is no reason to leave it out.
    const reading::Heard& heard = *m_part.read->heard;
    for (std::size_t i = 0; i < heard.tokens.size(); ++i) {
        const auto holds = [&](std::size_t first, std::size_t last) {
            return first <= i && i < last;
        };
        const bool names = std::ranges::any_of(said.where, [&](const reading::Condition& one) {
            return !one.values.empty() &&
                   holds(one.values.front().words.first, one.values.front().words.last);
        });
        if (!heard.tokens[i].stop && !names && !isKnown(heard, i))
            words.push_back(heard.tokens[i].text);
    }
    return words;
}

}  // namespace tripletalk::answering::offline
