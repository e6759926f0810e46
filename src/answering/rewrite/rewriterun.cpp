// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/rewriterun.h"

#include "answering/answer/resultparts.h"
#include "answering/model/answerwriter.h"
#include "answering/model/conclusion.h"
#include "answering/model/replymembers.h"
#include "answering/offline/prosewriter.h"
#include "answering/prompt/prompttext.h"
#include "answering/rewrite/factrewriter.h"
#include "answering/rewrite/pathkind.h"
#include "answering/schema/schemagraph.h"
#include "base/numbers.h"
#include "base/text.h"
#include "llm/lenientjson.h"

#include <algorithm>

namespace tripletalk::answering {

namespace {

/// Paths that a model is shown, as the published system does.
constexpr std::size_t followedPaths = 5;
/// Ways along a path that are told.
constexpr std::size_t toldWalks = 10;
/// A path with a lower score is not what was asked for. What was learned spreads its guesses over
/// paths that the thing does not have, too.
constexpr double leastSaid = 0.12;
constexpr double leastLearned = 0.01;
/// Answers that are right less often say so, and what else may have been meant.
constexpr double stated = 0.6;
constexpr std::size_t offered = 3;
constexpr std::size_t longestTold = 800;  // bytes

bool areNumbers(const std::vector<std::string>& ends) {
    return !ends.empty() && std::ranges::all_of(ends, [](const std::string& end) {
        const auto words = text::words(end);
        return !words.empty() && !numbers::readings(words.front().text).empty();
    });
}

}  // namespace

Result<void> RewriteRun::run() {
    if (auto opened = open(); !opened) return opened;
    if (auto standing = makeStandAlone(); !standing) return standing;
    const auto ranked = m_finder->find(m_asked, m_question.history, m_cancel);
    if (!ranked) return ranked.error();
    if (!ranked->empty()) m_trace.emit(Understood{meant(ranked->front()), m_asked});
    if (auto gathered = gather(*ranked); !gathered) return gathered;
    if (const auto why = whyNot(*ranked)) {
        refuse(*why, *ranked);
        return {};
    }
    return answer(*ranked);
}

Result<bool> RewriteRun::runIfSure(double leastTrust) {
    if (auto opened = open(); !opened) return opened.error();
    m_asked = m_question.text;
    if (!m_finder->learned()) return false;
    const auto ranked = m_finder->find(m_asked, m_question.history, m_cancel);
    if (!ranked) return ranked.error();
    if (ranked->empty() || m_finder->trust(*ranked) < leastTrust) return false;
    if (auto gathered = gather(*ranked); !gathered) return gathered.error();
    if (whyNot(*ranked)) return false;
    m_trace.emit(Understood{meant(ranked->front()), m_asked});
    if (auto answered = answer(*ranked); !answered) return answered.error();
    return true;
}

Result<void> RewriteRun::answer(const std::vector<RankedPath>& ranked) {
    for (const PathEvidence& path : m_evidence)
        if (auto followed = follow(path.path); !followed) return followed.error();
    if (auto told = tell(); !told) return told;
    if (m_model) return answerByModel();
    answerAlone(ranked);
    return {};
}

Result<void> RewriteRun::open() {
    const auto& base = *m_question.base;
    auto sparql = SparqlTool::open(base);
    if (!sparql) return sparql.error();
    m_sparql.emplace(*std::move(sparql));
    m_wording = &language::Wording::forText(m_question.text, base.manifest().language);
    auto finder = PathFinder::open(base, m_sparql->graph(), *m_wording, nullptr, m_cancel);
    if (!finder) return finder.error();
    m_finder = *std::move(finder);
    return {};
}

/// With a model, a further question is said as one that needs no conversation.
Result<void> RewriteRun::makeStandAlone() {
    m_asked = m_question.text;
    if (!m_model || m_question.history.empty()) return {};
    const auto turns =
        historyJson(m_question.history, promptRoom(m_numbers, 0) / 4, m_sparql->connection());
    auto prompt =
        m_prompts.render("rewrite-question", {{"history", turns}, {"question", m_question.text}});
    if (!prompt) return prompt.error();
    llm::ChatRequest request;
    request.messages = {{llm::Message::Role::User, *std::move(prompt)}};
    request.jsonSchema = objectSchema({{"question", {{"type", "string"}}}});
    request.temperature = m_numbers.temperature;
    request.maxTokens = replyTokens(m_numbers);
    request.contextTokens = m_numbers.contextTokens;
    const auto reply = ModelCaller(*m_model, m_trace).ask("understand", 1, request, m_cancel);
    if (!reply) return reply.error();
    const auto object = llm::extractJsonObject(reply->content);
    const std::string said =
        object && object->is_object() ? textMember(*object, "question") : std::string();
    if (!said.empty()) m_asked = text::collapseWhitespace(said);
    return {};
}

Result<void> RewriteRun::gather(const std::vector<RankedPath>& ranked) {
    const std::size_t followed = m_model ? followedPaths : 1;
    for (std::size_t i = 0; i < std::min(ranked.size(), followed); ++i) {
        auto evidence = m_finder->sentences().of(ranked[i], toldWalks, m_cancel);
        if (!evidence) return evidence.error();
        m_evidence.push_back(*std::move(evidence));
    }
    return {};
}

std::optional<Sentence> RewriteRun::whyNot(const std::vector<RankedPath>& ranked) {
    const RankedPath* best = ranked.empty() ? nullptr : &ranked.front();
    const bool numbers = !m_evidence.empty() && areNumbers(m_evidence.front().ends);
    if (auto more = asksForMoreThanAPath({m_asked, m_finder->linked(), best, numbers},
                                         m_finder->words(), *m_wording, m_finder->learned()))
        return more;
    const auto& topics = m_finder->linked().topics;
    if (topics.empty())
        return say("Path", "The question names no thing of this graph, so that no path begins.");
    if (!best)
        return say("Path", "Nothing that \"%1\" leads to is what the question asks for.")
            .arg(topics.front().label);
    if (ranked.front().score < (m_finder->learned() ? leastLearned : leastSaid))
        return say("Path", "No path from \"%1\" is near enough to what the question asks for.")
            .arg(ranked.front().topic.label);
    return std::nullopt;
}

Result<bool> RewriteRun::follow(const RankedPath& path) {
    const std::string query = GraphPaths::query(path.topic.iri, path.path);
    const auto returned = m_log.call(*m_sparql, {{"query", query}}, 1, m_cancel);
    if (!returned) return returned.error();
    const int source = returned->numbers.front();
    if (m_ends.empty() && m_log.at(source).error) return *m_log.at(source).error;
    m_ends.push_back(source);
    return true;
}

/// The facts as text: a source a path.
Result<void> RewriteRun::tell() {
    if (m_model) {
        ModelCaller caller(*m_model, m_trace);
        FactRewriter rewriter(&caller, m_prompts, m_numbers);
        if (auto done = rewriter.rewrite(m_asked, m_evidence, m_cancel); !done) return done;
    }
    for (const PathEvidence& path : m_evidence) {
        const auto told = m_log.call("facts", meant(path.path), 1, [&]() -> Result<Found> {
            Source source{.kind = "passage", .query = meant(path.path)};
            source.title = path.path.topic.label;
            source.text = path.text;
            source.iri = path.path.topic.iri;
            source.score = path.path.score;
            return Found{{std::move(source)}};
        });
        if (!told) return told.error();
    }
    return {};
}

std::string RewriteRun::meant(const RankedPath& path) {
    return path.topic.label + ": " + m_finder->words().name(path.path);
}

std::vector<std::string> RewriteRun::othersThan(std::size_t first,
                                                const std::vector<RankedPath>& ranked) {
    std::vector<std::string> others;
    for (std::size_t i = first; i < ranked.size() && others.size() < offered; ++i)
        others.push_back(offline::escaped(meant(ranked[i])));
    return others;
}

void RewriteRun::refuse(const Sentence& why, const std::vector<RankedPath>& ranked) {
    m_trace.emit(Decided{1, false, why});
    AnswerParts parts{notePart(offline::escaped(why.text()))};
    const auto others = othersThan(0, ranked);
    if (!others.empty())
        parts.push_back({.kind = AnswerPart::Kind::List,
                         .text = m_wording->phrase("offered"),
                         .items = others});
    AnswerFinished end = finished(AnswerStatus::NotFound, std::move(parts));
    end.result = ToldResult();
    m_trace.emit(std::move(end));
}

void RewriteRun::answerAlone(const std::vector<RankedPath>& ranked) {
    const double trust = m_finder->trust(ranked);
    m_trace.emit(
        Decided{1, true,
                m_finder->learned()
                    ? say("Path", "%1 leads somewhere; such answers are right %2 times in 100.")
                          .arg(meant(ranked.front()), std::lround(100 * trust))
                    : say("Path",
                          "%1 leads somewhere, and its names fit the question best; "
                          "nothing was learned.")
                          .arg(meant(ranked.front()))});
    const AnswerResult result = resultOf(m_log.at(m_ends.front()));
    m_trace.emit(ResultChosen{told(result, m_log.all())});
    const SchemaGraph schema(m_question.base->schema());
    const offline::ProseWriter writer(schema, *m_wording);
    AnswerParts parts{writer.write(meant(ranked.front()), result)};
    const PathEvidence& best = m_evidence.front();
    if (best.path.path.size() > 1)
        parts.push_back(textPart(offline::escaped(text::elide(best.text, longestTold)) + " [" +
                                 std::to_string(m_ends.back() + 1) + "]"));
    if (m_finder->note()) parts.push_back(notePart(offline::escaped(m_finder->note()->text())));
    if (trust < stated) {
        const auto others = othersThan(1, ranked);
        const std::string unsure = m_wording->phrase("unsure");
        parts.push_back(others.empty()
                            ? notePart(unsure)
                            : AnswerPart{.kind = AnswerPart::Kind::List,
                                         .text = unsure + " " + m_wording->phrase("offered"),
                                         .items = others});
    }
    addTable(parts, result);
    m_trace.emit(finished(AnswerStatus::Answered, std::move(parts)));
}

Result<void> RewriteRun::answerByModel() {
    ModelCaller caller(*m_model, m_trace);
    AnswerWriter writer(caller, m_prompts, m_numbers, *m_question.base);
    std::vector<int> usable;
    for (const Source& source : m_log.all())
        if (!source.error) usable.push_back(source.n);
    const auto judge = [&](const std::string& correction) {
        return writer.judge({m_asked, m_question.text, usable, 1, true, correction}, m_log.all(),
                            m_cancel);
    };
    auto verdict = judge({});
    if (!verdict) return verdict.error();
    const auto conclusion = concluded(*std::move(verdict), m_question.text + " " + m_asked,
                                      m_log.all(), m_ends.front(), judge);
    AnswerResult result;
    if (conclusion.answered()) {
        result = resultOfParts(m_log.all(), conclusion.verdict.results);
        m_trace.emit(ResultChosen{told(result, m_log.all())});
    }
    finish(m_trace, conclusion, result);
    return {};
}

}  // namespace tripletalk::answering
