// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The questions that stand alone: the reader reads them.
#include "answering/offline/dialogue.h"
#include "answering/offline/offlinerun.h"
#include "answering/offline/prosewriter.h"
#include "answering/reading/readingcontext.h"
#include "answering/reading/termjson.h"
#include "answering/reading/termpaths.h"
#include "answering/reading/termwords.h"
#include "answering/reading/trust.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using reading::TermWords;
using reading::Trust;

namespace {

bool isUnit(const std::string& word, const induction::Schema& schema) {
    return std::ranges::any_of(schema.tables, [&](const induction::Table& table) {
        return std::ranges::find(table.columns, word, &induction::Column::unit) !=
               table.columns.end();
    });
}

/// Whether a name or noun found no place in either reading of a question that wants rows.
bool leavesOut(const reading::ScoredReading& read, const Reading& other,
               const induction::Schema& schema) {
    const bool names = read.features.contains("skip.name") || read.features.contains("skip.noun");
    return names && read.term.wish == reading::Wish::Rows &&
           std::ranges::any_of(read.open, [&](const std::string& word) {
               return !isUnit(word, schema) &&
                      std::ranges::find(other.unplaced, word) != other.unplaced.end();
           });
}

/// The column of a result that its rows are sorted by, of those that are told.
std::size_t sortedColumn(const reading::Term& term) {
    const auto told = toldBy(term);
    return static_cast<std::size_t>(std::ranges::find(told, term.order->by) - told.begin());
}

/// It has a use for every word, and its query found something when the readings were tried.
bool isWhole(const reading::ScoredReading& read) {
    const bool leavesOut = !read.open.empty() || read.features.contains("property.hint");
    return !leavesOut && !read.features.contains("result.none") &&
           std::ranges::any_of(read.features, [](const auto& feature) {
               return feature.first.starts_with("result|");
           });
}

/// What decides a superlative is told, and is not what was asked for.
Source withoutLastColumn(Source source) {
    source.columns.pop_back();
    for (auto& row : source.rows) row.pop_back();
    return source;
}

}  // namespace

bool OfflineRun::Part::isDoubted() const {
    return !read && !leavesOut && !alternatives.empty() &&
           alternatives.front().term.wish == reading::Wish::Rows;
}

std::optional<std::size_t> OfflineRun::Part::agreedOn() const {
    if (!hasResult) return std::nullopt;
    const auto same =
        std::ranges::find(alternatives, reading::findingsOf({.rows = result.rows}).hash,
                          &reading::ScoredReading::found);
    // All of them are not the first three, whoever reads it so.
    if (same == alternatives.end() || same->dropsOperator()) return std::nullopt;
    return static_cast<std::size_t>(same - alternatives.begin());
}

bool OfflineRun::Part::showsWhatIsMeant() const {
    const bool isGuess = !alternatives.empty() && alternatives.front().features.contains("echo");
    if (leavesOut || isGuess) return false;
    return (!hasResult && !isNone) || reading.about || reading.unique || reading.contrast;
}

void OfflineRun::Part::forgetAnswer() {
    result = {};
    hasResult = isNone = false;
    query.clear();
    prose.clear();
}

bool OfflineRun::Part::saysAll(const reading::ScoredReading& likeliest) const {
    const auto& features = likeliest.features;
    const reading::Term& term = likeliest.term;
    const bool computesEach =
        !term.groups.empty() && std::ranges::any_of(term.asked, &reading::Measure::isComputed);
    return !refersBack &&
           (computesEach || features.contains("class.head") || features.contains("class.counted"));
}

double OfflineRun::leastTrust() const {
    const Trust& trust = Trust::fitted();
    const reading::ScoredReading& first = m_part.alternatives.front();
    if (m_question.history.empty()) return trust.told(first);
    // What goes on from a changed reading nobody else reads rightly.
    return m_part.goesOnFromChange || m_part.saysAll(first) ? trust.toldWithCare() : trust.sure();
}

Result<ReadingChoice::Of> OfflineRun::choose(const std::string& clause) {
    using Of = ReadingChoice::Of;
    std::vector<reading::ScoredReading>& readings = m_part.alternatives;
    if (!m_chooser || !m_part.isUnsure || readings.front().term.wish != reading::Wish::Rows)
        return Of::Undecided;
    const bool isTold = readings.front().probability >= leastTrust();
    const auto choice = m_chooser->choose(clause, readings, isTold, m_interpreter->wording(),
                                          m_tools->sql.connection(), m_cancel);
    if (!choice) return choice.error();
    if (choice->of == Of::One) {
        const auto place = readings.begin() + static_cast<std::ptrdiff_t>(choice->place);
        std::rotate(readings.begin(), place, place + 1);
    }
    return choice->of;
}

Result<reading::Context> OfflineRun::changedBefore() const {
    const auto& history = m_question.history;
    const auto changed =
        std::ranges::find_if(history.rbegin(), history.rend(),
                             [](const Turn& turn) { return reading::isTold(turn.reading); });
    reading::Context before;
    if (changed == history.rend()) return before;
    // What went on from it was read by the reader, too.
    for (auto turn = changed.base() - 1; turn != history.end(); ++turn) {
        const auto term = termOf(*turn, before);
        if (!term) return term.error();
        if (!*term) return reading::Context();
        std::vector<reading::EntityRef> found;
        for (const EntityRef& one : entitiesOf(turn->result, m_tools->sql.entities()))
            found.push_back({one.table, one.key, one.iri, one.label});
        before.add(**term, reading::namedIn(**term, m_tools->sql.connection()), std::move(found));
    }
    return before;
}

namespace {
/// "And the cheapest?": it says nothing but by what is ranked now; or that it is "the most" of what
/// was counted, where those are what ranks.
bool isBareSuperlative(const std::string& clause, language::CueKind kind,
                       const language::Wording& wording) {
    const std::vector<language::Token> tokens = wording.tokens(clause);
    std::size_t ranks = 0;
    std::size_t said = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const auto cues = wording.cuesAt(tokens, at);
        const auto ranking = std::ranges::find_if(cues, [&](const auto& found) {
            return found.cue->kind == kind && found.cue->degree == 2;
        });
        if (ranking != cues.end()) {
            ++ranks;
            at += ranking->length - 1;  // "most expensive"
        } else if (!tokens[at].stop) {
            ++said;
        }
    }
    return ranks == 1 && said == 0;
}

/// Puts the likeliest reading first that ranks the same things, and has a use for every word; false
/// if none does.
bool preferSameThings(std::vector<reading::ScoredReading>& readings, const reading::Term& before) {
    const auto same = std::ranges::find_if(readings, [&](const reading::ScoredReading& one) {
        const reading::Term& term = one.term;
        return one.open.empty() && term.order && term.order->limit > 0 &&
               term.head == before.head && term.groups == before.groups &&
               term.order->by.place.table == before.order->by.place.table &&
               term.where.size() == before.where.size();
    });
    if (same == readings.end()) return false;
    std::rotate(readings.begin(), same, same + 1);
    return true;
}
}  // namespace

Result<reading::Context> OfflineRun::rankedBefore() const {
    reading::Context before;
    const language::Wording& wording = m_interpreter->wording();
    const bool ranks = isBareSuperlative(m_clause, language::CueKind::Adjective, wording) ||
                       isBareSuperlative(m_clause, language::CueKind::Most, wording);
    if (m_question.history.empty() || !ranks) return before;
    const auto term = termOf(m_question.history.back(), before);
    if (!term) return term.error();
    if (*term && (*term)->order && ((*term)->order->limit > 0 || isSortedByTold(**term)))
        before.previous = std::make_shared<const reading::Term>(**term);
    return before;
}

Result<std::optional<reading::Term>> OfflineRun::termOf(const Turn& turn,
                                                        const reading::Context& before) const {
    if (reading::isTold(turn.reading)) {
        const auto read = reading::readingFromJson(turn.reading, m_reader->graph());
        // The schema may be another one by now.
        return read ? std::optional(read->term) : std::nullopt;
    }
    const auto readings = TriedReadings(*m_reader, *m_asked).find(turn.question, before, m_cancel);
    if (!readings) return readings.error();
    if (readings->empty()) return std::optional<reading::Term>();
    return std::optional(readings->front().term);
}

Result<bool> OfflineRun::readClause(const std::string& clause, const reading::Context& before) {
    using Of = ReadingChoice::Of;
    auto readings = TriedReadings(*m_reader, *m_asked).find(clause, before, m_cancel);
    if (!readings) return readings.error();
    m_part.isUnsure = true;
    m_part.goesOnFromChange = before.previous != nullptr;
    if (readings->empty()) return false;
    m_part.alternatives = *std::move(readings);
    const bool isRanked =
        m_part.ranksAnew && preferSameThings(m_part.alternatives, *before.previous);
    const reading::ScoredReading& likeliest = m_part.alternatives.front();
    const bool isMeant = isRanked || (m_question.isOffered && likeliest.open.empty());
    m_part.isUnsure = !isMeant && likeliest.probability < Trust::fitted().sure();
    const auto choice = choose(clause);
    if (!choice) return choice.error();
    const reading::ScoredReading& first = m_part.alternatives.front();
    m_part.leavesOut =
        *choice == Of::None || leavesOut(first, m_part.reading, m_reader->graph().schema());
    // What is to be described, and what is likelier misunderstood, the conversation's interpreter
    // reads; it is not sure either. It alone knows what was spoken of before.
    if (*choice == Of::None || first.term.wish != reading::Wish::Rows) return false;
    if (*choice != Of::One && !isRanked && first.probability < leastTrust()) return false;
    m_part.read = m_part.alternatives.front();
    m_part.alternatives.erase(m_part.alternatives.begin());
    return true;
}

Result<std::vector<std::string>> OfflineRun::clausesToRead() {
    std::vector<std::string> clauses = m_interpreter->clauses(m_question.text);
    if (clauses.size() < 2 || m_chooser) return clauses;
    m_clause = m_question.text;
    const auto alone = readPart(!m_question.history.empty(), true);
    if (!alone) return alone.error();
    const auto& read = m_part.read;
    if (!*alone || !read || !isWhole(*read)) return clauses;
    m_whole = std::move(m_part);
    return std::vector<std::string>{m_question.text};
}

Result<bool> OfflineRun::readPart(bool goesOn, bool isFirstPart) {
    if (m_whole) {
        m_whole->reading = std::move(m_part.reading);
        m_part = *std::move(m_whole);
        m_whole.reset();
        return true;
    }
    const language::Wording& wording = m_interpreter->wording();
    m_part.asksNoFact = wording.asksForNoFact(m_clause);
    m_part.refersBack = wording.refersBack(m_clause);
    if (m_part.asksNoFact || !wording.isMeasured()) return !goesOn;
    reading::Context before;
    if (goesOn && isFirstPart) {
        const Result<bool> alone = m_part.refersBack ? Result<bool>(false) : readAlone();
        if (!alone || *alone) return alone;
        auto changed = changedBefore();
        if (!changed) return changed.error();
        before = *std::move(changed);
    }
    if (isFirstPart && !before.previous) {
        auto ranked = rankedBefore();
        if (!ranked) return ranked.error();
        before = *std::move(ranked);
        m_part.ranksAnew = before.previous != nullptr;
    }
    if (goesOn && !before.previous) return false;
    const auto read = readClause(m_clause, before);
    if (!read) return read.error();
    return !goesOn && !before.previous;
}

Result<bool> OfflineRun::readAlone() {
    const Part before = m_part;
    const auto read = readClause(m_clause, {});
    if (!read) return read.error();
    if (*read && m_part.saysAll(*m_part.read)) return true;
    m_part = before;
    return false;
}

Result<void> OfflineRun::answerRead() {
    const reading::Term& term = m_part.read->term;
    nlohmann::json told = reading::toJson(*m_part.read, m_interpreter->wording());
    reading::keepChoices(told, m_question.reading);
    m_trace.emit(ReadingTold{std::move(told)});
    const auto query = m_asked->write(*m_part.read, m_reader->graph(), true);
    if (!query) return {};
    m_part.query = query->text;
    const TermWords words(m_interpreter->wording(), m_part.read->others);
    const auto source =
        asked(*query, 1,
              term.wish == reading::Wish::Rows ? words.columns(term) : std::vector<std::string>());
    if (!source) return source.error();
    const Source& found = m_tools->log.at(*source);
    const bool decides = term.deciding() && !found.columns.empty();
    m_part.result = resultOf(decides ? withoutLastColumn(found) : found);
    if (m_part.failure) return {};
    if (term.truth && m_part.result.rows.size() == 1) m_part.result.kind = "boolean";
    m_part.isNone = m_part.result.kind == "none";
    m_part.hasResult = !m_part.isNone;
    const ProseWriter writer(m_interpreter->graph(), m_interpreter->wording());
    m_part.prose = {isSortedByTold(term)
                        ? writer.writeSorted(words.of(term), m_part.result, sortedColumn(term))
                        : writer.write(words.of(term), m_part.result,
                                       words.several(term, m_part.result.rows.size()),
                                       decides ? &found : nullptr)};
    if (!m_part.read->others.empty())
        m_part.prose.push_back(writer.otherWords(m_part.read->others));
    return {};
}

Result<void> OfflineRun::answerAgreed() {
    const auto agreed = m_part.agreedOn();
    m_part.forgetAnswer();
    if (!agreed) return {};
    m_part.failure.reset();  // of a reading that was tried before
    const auto place = m_part.alternatives.begin() + static_cast<std::ptrdiff_t>(*agreed);
    m_part.read = std::move(*place);
    m_part.alternatives.erase(place);
    return answerRead();
}

Result<void> OfflineRun::followRead(const nlohmann::json& changed, std::vector<Part>& parts) {
    auto given = reading::readingFromJson(changed, m_reader->graph());
    if (!given) return given.error();
    m_clause = m_question.text;
    m_allowed = m_numbers.words;
    m_part.read = *std::move(given);
    // What needs nothing said before is taught by its own words.
    const bool isWhole =
        m_question.history.empty() || !m_interpreter->wording().refersBack(m_question.text);
    m_trace.emit(Understood{wordsOf(*m_part.read), isWhole ? m_question.text : std::string()});
    if (auto done = answerRead(); !done) return done;
    parts.push_back(std::move(m_part));
    return {};
}

}  // namespace tripletalk::answering::offline
