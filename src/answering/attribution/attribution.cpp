// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/attribution/attribution.h"

#include "answering/answer/answerbuilder.h"
#include "answering/answer/membersjson.h"
#include "answering/answer/statements.h"
#include "answering/prompt/prompttext.h"
#include "answering/strategies/strategytable.h"
#include "base/text.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <set>
#include <thread>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

constexpr std::int64_t promptFrame = 700;  ///< tokens of the answer prompt without its sources
constexpr double noise = 1e-3;             ///< a contribution below is none
constexpr std::size_t anyTokens = 1'000'000;

/// The prose without its citations, whose numbers would count as words.
std::string proseOf(const std::string& answer) {
    std::vector<std::string> parts;
    for (const CitedSentence& sentence : sentences(answer))
        parts.emplace_back(text::trim(sentence.text));
    return text::join(parts, " ");
}

/// The sources that no cluster but `removed` holds.
std::vector<int> without(const std::vector<std::vector<int>>& clusters, std::size_t removed) {
    std::vector<int> left;
    for (std::size_t i = 0; i < clusters.size(); ++i)
        if (i != removed) left.insert(left.end(), clusters[i].begin(), clusters[i].end());
    std::ranges::sort(left);
    return left;
}

/// Softmax over the clusters that contribute; the others stay at 0.
void setPercents(std::vector<AttributedCluster>& clusters, double temperature) {
    double sum = 0;
    for (AttributedCluster& cluster : clusters) {
        if (cluster.contribution < noise) continue;
        cluster.percent = std::exp(cluster.contribution / temperature);
        sum += cluster.percent;
    }
    if (sum > 0)
        for (AttributedCluster& cluster : clusters) cluster.percent *= 100 / sum;
}

/// The answers without each cluster, written by a few threads.
class Rewriting {
  public:
    Rewriting(const AttributionPlan& plan, const Rewriter& rewrite, int repeats, Trace& trace,
              const CancelToken& cancel)
        : m_plan(plan),
          m_rewrite(rewrite),
          m_repeats(static_cast<std::size_t>(std::max(1, repeats))),
          m_trace(trace),
          m_cancel(CancelToken::childOf(cancel)),
          m_texts(plan.clusters.size() * m_repeats) {}

    /// A text a cluster and repeat, those of one cluster beside each other.
    Result<std::vector<std::string>> run(int parallel) {
        const auto threads = std::min(m_texts.size(), static_cast<std::size_t>(parallel));
        {
            std::vector<std::jthread> workers;
            for (std::size_t i = 0; i < threads; ++i) workers.emplace_back([this] { work(); });
        }
        if (m_error) return *m_error;
        return std::move(m_texts);
    }

  private:
    void work() {
        for (std::size_t at = m_next++; at < m_texts.size(); at = m_next++) {
            auto text = m_rewrite(without(m_plan.clusters, at / m_repeats), m_trace, m_cancel);
            if (text) {
                m_texts[at] = *std::move(text);
                continue;
            }
            const std::lock_guard lock(m_mutex);
            if (!m_error) m_error = text.error();
            m_cancel.cancel();
            return;
        }
    }

    const AttributionPlan& m_plan;
    const Rewriter& m_rewrite;
    std::size_t m_repeats;
    Trace& m_trace;
    CancelToken m_cancel;
    std::vector<std::string> m_texts;
    std::atomic<std::size_t> m_next = 0;
    std::mutex m_mutex;
    std::optional<Error> m_error;
};

/// Similarity of each text to the answer that was given, question and answer embedded together.
Result<std::vector<double>> similarities(const AnsweredRun& about,
                                         const std::vector<std::string>& texts,
                                         llm::Embedder& embedder, const CancelToken& cancel) {
    std::vector<std::string> embedded{about.question + "\n" + proseOf(about.answer.text)};
    for (const std::string& text : texts) embedded.push_back(about.question + "\n" + proseOf(text));
    auto vectors = embedder.embed(embedded, cancel);
    if (!vectors) return vectors.error();
    const auto& given = vectors->front();
    std::vector<double> found;
    for (std::size_t i = 1; i < vectors->size(); ++i)
        found.push_back(std::inner_product(given.begin(), given.end(), (*vectors)[i].begin(), 0.0));
    return found;
}

Result<std::vector<AttributedCluster>> compute(const AttributionPlan& plan, const Rewriter& rewrite,
                                               llm::Embedder& embedder,
                                               const AttributionOptions& options, Trace& trace,
                                               const CancelToken& cancel) {
    const int repeats = rewrite ? options.repeats : 1;
    const Rewriter standing = [&](const std::vector<int>& sources, Trace&, const CancelToken&) {
        return Result<std::string>(standingText(plan.about.answer, sources));
    };
    auto texts = Rewriting(plan, rewrite ? rewrite : standing, repeats, trace, cancel)
                     .run(rewrite ? options.parallel : 1);
    if (!texts) return texts.error();
    auto similar = similarities(plan.about, *texts, embedder, cancel);
    if (!similar) return similar.error();
    std::vector<AttributedCluster> clusters;
    const std::size_t each = texts->size() / plan.clusters.size();
    for (std::size_t i = 0; i < plan.clusters.size(); ++i) {
        const auto first = similar->begin() + static_cast<std::ptrdiff_t>(i * each);
        const double mean = std::accumulate(first, first + static_cast<std::ptrdiff_t>(each), 0.0) /
                            static_cast<double>(each);
        clusters.push_back({plan.clusters[i], std::max(0.0, 1 - mean), 0, (*texts)[i * each]});
    }
    setPercents(clusters, options.temperature);
    std::ranges::stable_sort(clusters, std::greater(), &AttributedCluster::contribution);
    return clusters;
}

}  // namespace

Result<AnsweredRun> lastAnswerOf(const std::vector<json>& events) {
    std::optional<AnsweredRun> last;
    AnsweredRun current;
    AnswerBuilder builder;
    for (const json& stored : events) {
        const auto event = eventFromJson(stored);
        if (!event) continue;
        if (const auto* started = std::get_if<RunStarted>(&event->body)) {
            builder = AnswerBuilder();
            current = {.run = event->run, .question = started->question, .answer = {}};
        }
        builder.add(*event);
        if (!builder.ended() || builder.answer().status != AnswerStatus::Answered) continue;
        current.answer = builder.answer();
        if (!current.answer.standAlone.empty()) current.question = current.answer.standAlone;
        last = current;
    }
    if (!last) return Error{ErrorKind::NotFound, say("Sentence", "The trace holds no answer.")};
    return *std::move(last);
}

Result<AttributionPlan> planAttribution(AnsweredRun about, llm::Embedder& embedder,
                                        const AttributionOptions& options,
                                        const CancelToken& cancel) {
    auto clusters = clusterSources(about.answer, embedder, options.near, cancel);
    if (!clusters) return clusters.error();
    if (clusters->empty())
        return Error{ErrorKind::Input,
                     say("Sentence", "The answer has no sources that could have mattered.")};
    AttributionPlan plan{std::move(about), *std::move(clusters)};
    const StrategyDescriptor* strategy = findStrategy(plan.about.answer.strategy);
    if (!strategy)
        return Error{
            ErrorKind::NotFound,
            say("Sentence",
                "The answer is by a strategy that this program does not have (\"%1\"): what "
                "mattered to it cannot be found out.")
                .arg(plan.about.answer.strategy)};
    if (strategy->author != Author::Model) return plan;
    plan.calls = static_cast<int>(plan.clusters.size()) * std::max(1, options.repeats);
    for (std::size_t i = 0; i < plan.clusters.size(); ++i) {
        const auto left = without(plan.clusters, i);
        const std::string shown =
            left.empty() ? "" : sourcesText(plan.about.answer.sources, anyTokens, left);
        plan.promptTokens += promptFrame + static_cast<std::int64_t>(text::estimatedTokens(shown));
    }
    plan.promptTokens *= std::max(1, options.repeats);
    return plan;
}

json toJson(const AttributedCluster& cluster) { return membersjson::written(cluster); }

std::string standingText(const Answer& answer, const std::vector<int>& sources) {
    const std::set<int> left(sources.begin(), sources.end());
    std::vector<std::string> standing;
    for (const CitedSentence& sentence : sentences(answer.text))
        if (std::ranges::any_of(sentence.citations, [&](int n) { return left.contains(n); }))
            standing.emplace_back(text::trim(sentence.text));
    return text::join(standing, " ");
}

Result<std::vector<AttributedCluster>> attribute(const AttributionPlan& plan,
                                                 const Rewriter& rewrite, llm::Embedder& embedder,
                                                 const AttributionOptions& options, Trace& trace,
                                                 const CancelToken& cancel) {
    trace.emit(RunStarted{.question = plan.about.question,
                          .strategy = "attribution",
                          .model = plan.about.answer.model,
                          .about = plan.about.run,
                          .clusters = plan.clusters,
                          .calls = plan.calls,
                          .promptTokens = plan.promptTokens});
    auto clusters = compute(plan, rewrite, embedder, options, trace, cancel);
    if (!clusters) {
        const Error error = cancel.cancelled() ? cancel.error() : clusters.error();
        trace.fail(error);
        return error;
    }
    trace.emit(AttributionFinished{*clusters});
    return clusters;
}

}  // namespace tripletalk::answering
