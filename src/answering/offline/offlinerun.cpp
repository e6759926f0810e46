// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/offlinerun.h"

#include "answering/offline/askedendpoint.h"
#include "answering/offline/askedtables.h"
#include "answering/offline/dialogue.h"
#include "answering/offline/prosewriter.h"
#include "answering/offline/readingjson.h"
#include "answering/offline/sqlwriter.h"
#include "answering/reading/termjson.h"
#include "answering/reading/termwords.h"
#include "answering/rewrite/rewriterun.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering::offline {

namespace {

void add(AnswerParts& parts, const AnswerParts& more) {
    parts.insert(parts.end(), more.begin(), more.end());
}

/// A learned path is taken that is right as often as what is stated as sure has to be.
constexpr double leastPathTrust = 0.95;

/// Where paths were learned, one of them is a reading, too. False: none was, or none is sure.
Result<bool> answerByPath(const Question& question, Trace& trace, const CancelToken& cancel) {
    const auto learned = learnedPathsOf(question.base->folder());
    if (!learned || !*learned || !question.reading.is_null()) return false;
    const StrategyParts noModel;
    return RewriteRun(question, noModel, trace, cancel).runIfSure(leastPathTrust);
}

/// Their lists are of rows that are not the answer's result.
AnswerParts withoutResult(AnswerParts parts) {
    for (AnswerPart& part : parts)
        if (part.of == AnswerPart::Of::Result) part.of = AnswerPart::Of::Nothing;
    return parts;
}

}  // namespace

Result<void> OfflineRun::open() {
    if (m_question.base->isRemote()) {
        auto excerpt = m_question.base->excerpt();
        if (!excerpt) return excerpt.error();
        m_excerpt = *std::move(excerpt);
    }
    const knowledge::KnowledgeBase& base = readBy();
    auto sql = SqlTool::open(base);
    if (!sql) return sql.error();
    auto search = SearchTool::open(base, m_embedder);
    if (!search) return search.error();
    m_tools =
        std::make_unique<Tools>(Tools{*std::move(sql), *std::move(search), SourceLog(m_trace)});
    if (m_excerpt) {
        auto endpoint = AskedEndpoint::open(*m_question.base, base);
        if (!endpoint) return endpoint.error();
        m_asked = *std::move(endpoint);
    } else {
        m_asked = std::make_unique<AskedTables>(m_tools->sql);
    }
    const Wording& wording = Wording::forText(m_question.text, base.manifest().language);
    auto interpreter = Interpreter::open(base, wording);
    if (!interpreter) return interpreter.error();
    m_interpreter = *std::move(interpreter);
    auto reader = reading::QuestionReader::open(base, wording);
    if (!reader) return reader.error();
    m_reader = *std::move(reader);
    m_describer = std::make_unique<Describer>(*m_tools, m_interpreter->graph(), wording,
                                              m_numbers.passages, m_cancel);
    return m_cancel.cancelled() ? m_cancel.error() : Result<void>();
}

Result<void> OfflineRun::run() {
    if (auto opened = open(); !opened) return opened;
    std::vector<Part> parts;
    const auto taught = answerTaught(parts);
    if (!taught) return taught.error();
    if (*taught) return finish(parts);
    const auto byPath = answerByPath(m_question, m_trace, m_cancel);
    if (!byPath) return byPath.error();
    if (*byPath) return {};
    auto done = m_question.reading.is_null() ? interpret(parts) : follow(m_question.reading, parts);
    return done ? finish(parts) : done;
}

void OfflineRun::tell(const Reading& reading) {
    m_trace.emit(ReadingTold{toJson(reading, m_interpreter->graph(), m_interpreter->wording())});
}

Result<void> OfflineRun::follow(const nlohmann::json& changed, std::vector<Part>& parts) {
    if (reading::isTold(changed)) return followRead(changed, parts);
    auto reading = readingFromJson(changed, m_interpreter->graph());
    if (!reading) return reading.error();
    m_part.reading = *std::move(reading);
    m_clause = m_question.text;
    m_allowed = m_numbers.words;
    m_trace.emit(Understood{
        offline::describe(m_part.reading, m_interpreter->graph(), m_interpreter->wording())});
    tell(m_part.reading);
    if (auto done = tryReading(m_part.reading, 1); !done) return done.error();
    if (auto done = describe(); !done) return done;
    parts.push_back(std::move(m_part));
    return {};
}

std::string OfflineRun::wordsOf(const reading::ScoredReading& read) const {
    return reading::TermWords(m_interpreter->wording(), read.others).of(read.term);
}

Result<void> OfflineRun::answerInterpreted(const Interpretation& interpretation) {
    // Of what only the conversation's interpreter reads, five in eight were wrong. The reader does
    // not know what was spoken of before, so it doubts nothing then.
    const bool knowsMore = !m_question.history.empty() || interpretation.fromContext;
    const bool doubts = !knowsMore && m_part.isDoubted();
    // One reading is told, so that it can be changed, and the word that found no place be
    // explained.
    const auto tellLikeliest = [&] {
        m_trace.emit(
            ReadingTold{reading::toJson(m_part.alternatives.front(), m_interpreter->wording())});
    };
    if (m_part.leavesOut && m_part.alternatives.front().term.wish == reading::Wish::Rows)
        tellLikeliest();
    if (!m_part.leavesOut && !m_part.asksNoFact) {
        if (auto done = tryReadings(interpretation.readings); !done) return done;
        if (!doubts) tell(m_part.reading);
    }
    if (doubts) {
        if (auto done = answerAgreed(); !done || m_part.read) return done;
        tellLikeliest();
    } else {
        const std::size_t told = m_part.prose.size();
        if (auto done = describe(); !done) return done;
        m_part.describes = m_part.prose.size() > told;
    }
    m_part.isUnsure = m_part.isUnsure && !m_part.showsWhatIsMeant();
    return {};
}

Result<void> OfflineRun::interpret(std::vector<Part>& parts) {
    Dialogue conversation(*m_interpreter, m_tools->sql.entities());
    if (auto done = conversation.replay(m_question.history); !done) return done;
    std::vector<std::string> understood;
    bool standsAlone = true;
    const auto clauses = clausesToRead();
    if (!clauses) return clauses.error();
    for (const std::string& clause : *clauses) {
        // The first half of a question leaves room for the answer to the second.
        m_allowed = m_numbers.words * (parts.size() + 1) / clauses->size();
        auto interpretation = m_interpreter->interpret(clause, conversation.context());
        if (!interpretation) return interpretation.error();
        m_clause = clause;
        m_part = {};
        if (!interpretation->readings.empty()) m_part.reading = interpretation->readings.front();
        // The second half of a question may go on with the first.
        const bool isFirst = m_question.history.empty() && parts.empty();
        const bool goesOn = !isFirst && interpretation->fromContext;
        const auto isAlone = readPart(goesOn, parts.empty());
        if (!isAlone) return isAlone.error();
        understood.push_back(m_part.read ? wordsOf(*m_part.read)
                             : interpretation->fromContext
                                 ? offline::describe(m_part.reading, m_interpreter->graph(),
                                                     m_interpreter->wording())
                                 : clause);
        if (!*isAlone) standsAlone = false;
        if (parts.empty())
            m_trace.emit(
                Understood{understood.front(), standsAlone ? m_question.text : std::string()});
        for (std::size_t i = 1; i < interpretation->readings.size() && m_part.others.size() < 2;
             ++i)
            if (!interpretation->readings[i].isEmpty())
                m_part.others.push_back(interpretation->readings[i]);
        const bool isRead = m_part.read.has_value();
        if (auto done = isRead ? answerRead() : answerInterpreted(*interpretation); !done)
            return done;
        if (!isRead && m_part.read) {
            understood.back() = wordsOf(*m_part.read);
            if (parts.empty()) m_trace.emit(Understood{understood.front(), m_question.text});
        }
        if (m_cancel.cancelled()) return m_cancel.error();
        conversation.add(m_part.reading, m_part.result);
        m_said += text::words(textOf(m_part.prose)).size();
        parts.push_back(std::move(m_part));
    }
    if (understood.size() > 1)
        m_trace.emit(Understood{text::join(understood, "; "),
                                standsAlone ? m_question.text : std::string()});
    return {};
}

namespace {
/// A list of everything answers no question whose words narrow it in a way that was not understood.
bool isGrounded(const Reading& reading) {
    const bool lists = reading.filters.empty() && !reading.order && reading.select.empty();
    return !lists || reading.unplaced.empty();
}

/// Every word has its place, and a number of the things' own is compared.
bool comparesItsOwn(const Reading& reading) {
    return reading.unplaced.empty() &&
           std::ranges::any_of(reading.filters, [&](const Filter& filter) {
               return filter.numeric && filter.column.table == reading.target;
           });
}
}  // namespace

Result<void> OfflineRun::tryReadings(const std::vector<Reading>& readings) {
    int round = 0;
    for (const Reading& reading : readings) {
        if (round >= m_numbers.readings || m_part.hasResult) break;
        // A reading far below the best one is another question.
        if (round > 0 && reading.score < 0.6 * readings.front().score) break;
        const bool sets =
            reading.contrast && reading.entities.size() + (reading.either ? 1 : 0) >= 2;
        if (reading.unique || sets ||
            (!reading.isEmpty() && isGrounded(reading) && reading.score > m_numbers.threshold &&
             reading.confidence > m_numbers.confidence)) {
            auto done = tryReading(reading, ++round);
            if (!done) return done.error();
            if (*done) m_part.reading = reading;
            m_trace.emit(Decided{round, *done,
                                 *done ? say("Sentence", "This reading finds rows.")
                                 : m_part.failed()
                                     ? say("Sentence", "This reading's query failed.")
                                     : say("Sentence", "This reading finds nothing.")});
            // A less likely reading is no answer to a question that only takes too long, or to one
            // that is understood: "cars below 20,000 EUR" may well be none.
            if (m_part.tookTooLong() || (!*done && comparesItsOwn(reading))) return {};
        } else if (round == 0) {
            return {};
        }
    }
    return {};
}

Result<bool> OfflineRun::tryAlternatives(const Reading& reading, int round) {
    for (const ColumnRef& column : reading.alternatives) {
        Reading other = reading;
        other.select.front().column = column;
        other.alternatives.clear();
        auto done = tryReading(other, round);
        if (!done) return done.error();
        if (*done) return true;
    }
    return false;
}

Result<int> OfflineRun::asked(const AskedQuery& query, int round,
                              const std::vector<std::string>& titles) {
    const auto returned =
        m_tools->log.call(m_asked->language(), query.text, round, [&]() -> Result<Found> {
            auto source = m_asked->ask(query, m_cancel);
            if (!source) return source.error();
            for (std::size_t i = 0; i < std::min(titles.size(), source->columns.size()); ++i)
                source->columns[i].title = titles[i];
            return Found{{*std::move(source)}};
        });
    if (!returned) return returned.error();
    const int source = returned->numbers.front();
    if (m_tools->log.at(source).error) m_part.failure = m_tools->log.at(source).error;
    return source;
}

Result<bool> OfflineRun::tryReading(const Reading& reading, int round) {
    if (reading.unique && reading.entities.size() == 1) {
        if (auto done = findUnique(reading); !done) return done.error();
        return m_part.hasResult;
    }
    if (reading.contrast && reading.entities.size() + (reading.either ? 1 : 0) >= 2) {
        if (auto done = compare(reading); !done) return done.error();
        return m_part.hasResult;
    }
    if (const auto each = separated(reading); each.size() > 1) return tryEach(each, round);
    const auto query = m_asked->write(reading, m_interpreter->graph());
    if (!query) return false;
    m_part.query = query->text;
    const auto source = asked(*query, round);
    if (!source) return source.error();
    m_part.result.source = m_part.result.source == 0 ? *source : m_part.result.source;
    if (m_part.tookTooLong()) return false;
    if (m_tools->log.at(*source).rows.empty()) return tryAlternatives(reading, round);
    AnswerResult result = resultOf(m_tools->log.at(*source));
    if (result.kind == "none") return false;
    if (reading.yesNo && result.rows.size() == 1) result.kind = "boolean";
    m_part.result = std::move(result);
    m_part.hasResult = true;
    if (!reading.about)
        m_part.prose = {ProseWriter(m_interpreter->graph(), m_interpreter->wording())
                            .write(reading, m_part.result)};
    return true;
}

std::vector<Reading> OfflineRun::separated(const Reading& reading) const {
    // Two lists in one query would pair each of one with each of the other.
    std::vector<Reading> each;
    if (reading.select.size() < 2 || reading.order || reading.function != Function::None ||
        reading.entityAsked || reading.contrast || reading.difference ||
        reading.entities.size() != 1)
        return each;
    Reading single = reading;
    single.select.clear();
    single.alternatives.clear();
    for (const Selected& one : reading.select) {
        Reading alone = single;
        alone.select = {one};
        if (SqlWriter(alone, m_interpreter->graph()).multiplies())
            each.push_back(std::move(alone));
        else if (each.empty() || SqlWriter(each.front(), m_interpreter->graph()).multiplies())
            each.insert(each.begin(), std::move(alone));
        else
            each.front().select.push_back(one);
    }
    return each;
}

Result<bool> OfflineRun::tryEach(const std::vector<Reading>& readings, int round) {
    Part all;
    for (const Reading& reading : readings) {
        m_part.result = {};
        m_part.hasResult = false;
        m_part.prose.clear();
        auto done = tryReading(reading, round);
        if (!done) return done.error();
        if (!*done) continue;
        add(all.prose, all.hasResult ? withoutResult(m_part.prose) : m_part.prose);
        if (!all.hasResult) all.result = m_part.result;
        all.hasResult = true;
    }
    m_part.hasResult = all.hasResult;
    m_part.result = all.result;
    m_part.prose = all.prose;
    return all.hasResult;
}

std::size_t OfflineRun::wordsLeft() const {
    const std::size_t said = m_said + text::words(textOf(m_part.prose)).size();
    return said < m_allowed ? m_allowed - said : 0;
}

Result<void> OfflineRun::finish(std::vector<Part>& parts) {
    if (auto done = combine(parts); !done) return done;
    AnswerParts prose;
    AnswerResult result;
    bool hasResult = false;
    for (const Part& part : parts) {
        add(prose, hasResult ? withoutResult(part.prose) : part.prose);
        if (part.hasResult && !hasResult) result = part.result;
        hasResult = hasResult || part.hasResult;
    }
    for (const Part& part : parts) {
        if (!part.failed() || !part.prose.empty()) continue;
        if (prose.empty()) return *part.failure;
        prose.push_back(notePart(escaped(part.failure->message.text())));
    }
    const ProseWriter writer(m_interpreter->graph(), m_interpreter->wording());
    if (!prose.empty())
        for (const Part& part : parts)
            if (part.prose.empty() && !part.failed())
                prose.push_back(writer.nothingFound(unplaced({part}), {}));
    if (prose.empty()) {
        offer(parts);
        return {};
    }
    std::vector<nlohmann::json> readings;
    if (std::ranges::any_of(parts, &Part::isUnsure)) {
        readings = otherwise(parts);
        // Behind a description there is no room for a list.
        const bool isLong = std::ranges::any_of(parts, &Part::describes);
        prose.push_back(
            writer.unsure(unplaced(parts), isLong ? std::vector<std::string>{} : worded(readings)));
    }
    tellExcerpt(prose);
    if (hasResult) {
        m_trace.emit(ResultChosen{told(result, m_tools->log.all())});
        addTable(prose, result);
    } else {
        const bool none = std::ranges::all_of(parts, &Part::isNone);
        result.kind = none ? "none" : "text";
    }
    AnswerFinished end = finished(AnswerStatus::Answered, std::move(prose));
    if (!hasResult) end.result = ToldResult{result};
    end.readings = std::move(readings);
    m_trace.emit(std::move(end));
    return {};
}

}  // namespace tripletalk::answering::offline
