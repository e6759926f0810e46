// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/offlinerun.h"

#include "answering/offline/clauses.h"
#include "answering/offline/prosewriter.h"
#include "answering/reading/termjson.h"
#include "answering/reading/termwords.h"
#include "answering/reading/trust.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using reading::ScoredReading;
using reading::Trust;

namespace {

void add(AnswerParts& parts, const AnswerParts& more) {
    parts.insert(parts.end(), more.begin(), more.end());
}

std::vector<std::string> textsOf(const std::vector<nlohmann::json>& readings) {
    std::vector<std::string> texts;
    for (const nlohmann::json& one : readings) texts.push_back(one.at("text"));
    return texts;
}

/// Their lists are of rows that are not the answer's result.
AnswerParts withoutResult(AnswerParts parts) {
    for (AnswerPart& part : parts)
        if (part.of == AnswerPart::Of::Result) part.of = AnswerPart::Of::Nothing;
    return parts;
}

/// Whether a reading took something from what was said before.
bool goesOn(const ScoredReading& read) {
    return std::ranges::any_of(read.features, [](const auto& feature) {
        const std::string& name = feature.first;
        return name.starts_with("followup") || name.starts_with("value.how|it.") ||
               name.starts_with("value.how|these.");
    });
}

/// A list of everything answers no question whose words narrow it in a way that was not understood.
bool isGrounded(const ScoredReading& read) {
    const reading::Term& term = read.term;
    return read.open.empty() || !term.asked.empty() || !term.where.empty() || term.order ||
           !term.groups.empty();
}

}  // namespace

Result<void> OfflineRun::run() {
    const knowledge::KnowledgeBase& base = *m_question.base;
    auto sql = SqlTool::open(base);
    if (!sql) return sql.error();
    auto search = SearchTool::open(base, m_embedder);
    if (!search) return search.error();
    m_tools =
        std::make_unique<Tools>(Tools{*std::move(sql), *std::move(search), SourceLog(m_trace)});
    const Wording& wording = Wording::forText(m_question.text, base.manifest().language);
    auto reader = reading::QuestionReader::open(base, wording);
    if (!reader) return reader.error();
    m_reader = *std::move(reader);
    m_readings = std::make_unique<TriedReadings>(*m_reader, m_tools->sql.connection());
    m_describer = std::make_unique<Describer>(*m_tools, m_reader->graph(), wording,
                                              m_numbers.passages, m_cancel);
    if (m_cancel.cancelled()) return m_cancel.error();
    std::vector<Part> parts;
    const auto taught = answerTaught(parts);
    if (!taught) return taught.error();
    if (*taught) return finish(parts);
    auto done = m_question.reading.is_null() ? read(parts) : follow(m_question.reading, parts);
    return done ? finish(parts) : done;
}

std::string OfflineRun::worded(const reading::Term& term) const {
    return reading::TermWords(m_reader->wording()).of(term);
}

Result<void> OfflineRun::follow(const nlohmann::json& changed, std::vector<Part>& parts) {
    auto given = reading::readingFromJson(changed, m_reader->graph());
    if (!given) return given.error();
    m_part.clause = m_question.text;
    m_allowed = m_numbers.words;
    m_part.read = *std::move(given);
    m_part.isTrusted = true;
    m_trace.emit(Understood{worded(m_part.read->term),
                            m_question.history.empty() ? m_question.text : std::string()});
    if (auto done = answer(); !done) return done;
    parts.push_back(std::move(m_part));
    return {};
}

Result<void> OfflineRun::choose(const std::string& clause, const reading::Context& context) {
    auto found = m_readings->find(clause, context, m_cancel);
    if (!found) return found.error();
    m_part = {.clause = clause};
    if (found->empty()) return {};
    m_part.read = found->front();
    m_part.isTrusted =
        m_part.read->probability >= Trust::fitted().told() && isGrounded(*m_part.read);
    m_part.isUnsure = m_part.read->probability < Trust::fitted().sure();
    m_part.others.assign(std::next(found->begin()), found->end());
    return {};
}

Result<void> OfflineRun::read(std::vector<Part>& parts) {
    Dialogue conversation(*m_readings);
    if (auto done = conversation.replay(m_question.history, m_cancel); !done) return done;
    std::vector<std::string> understood;
    bool standsAlone = true;
    const std::vector<std::string> clauses = clausesOf(m_question.text, m_reader->wording());
    for (const std::string& clause : clauses) {
        // The first half of a question leaves room for the answer to the second.
        m_allowed = m_numbers.words * (parts.size() + 1) / clauses.size();
        if (auto done = choose(clause, conversation.context()); !done) return done;
        standsAlone = standsAlone && !(m_part.read && goesOn(*m_part.read));
        understood.push_back(m_part.read && m_part.isTrusted ? worded(m_part.read->term) : clause);
        if (parts.empty())
            m_trace.emit(
                Understood{understood.front(), standsAlone ? m_question.text : std::string()});
        if (auto done = answer(); !done) return done;
        if (m_cancel.cancelled()) return m_cancel.error();
        if (m_part.read) conversation.add(m_part.read->term, m_part.result);
        m_said += text::words(textOf(m_part.prose)).size();
        parts.push_back(std::move(m_part));
    }
    if (understood.size() > 1)
        m_trace.emit(Understood{text::join(understood, "; "),
                                standsAlone ? m_question.text : std::string()});
    return {};
}

Result<int> OfflineRun::asked(const std::string& query) {
    const auto returned = m_tools->log.call(m_tools->sql, {{"query", query}}, 1, m_cancel);
    if (!returned) return returned.error();
    const int source = returned->numbers.front();
    if (m_tools->log.at(source).error) m_part.failure = m_tools->log.at(source).error;
    return source;
}

Result<void> OfflineRun::combine(std::vector<Part>& parts) {
    // Answers of one row each are one row together, found by one query.
    std::vector<std::string> queries;
    for (const Part& part : parts)
        if (part.hasResult && part.result.rows.size() == 1 && !part.query.empty())
            queries.push_back("(" + part.query + ")");
    if (queries.size() < 2 || queries.size() != parts.size()) return {};
    const auto source = asked("SELECT * FROM " + text::join(queries, ", "));
    if (!source) return source.error();
    if (!m_tools->log.at(*source).error) parts.front().result = resultOf(m_tools->log.at(*source));
    return {};
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
    if (prose.empty()) {
        offer(parts);
        return {};
    }
    std::vector<nlohmann::json> readings;
    // What quotes passages shows itself what it speaks of.
    if (std::ranges::any_of(parts, [](const Part& one) {
            return one.isTrusted && one.isUnsure && (one.hasResult || one.isNone);
        })) {
        readings = choices(parts);
        prose.push_back(ProseWriter(m_reader->wording()).unsure(textsOf(readings)));
    }
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
