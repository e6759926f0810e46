// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/corpus.h"

#include "answering/answer/statements.h"
#include "answering/model/answerwriter.h"
#include "answering/rewrite/factrewriter.h"
#include "answering/rewrite/pathfinder.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

/// As many ways along a path as an answer tells.
constexpr std::size_t corpusWalks = 10;
constexpr std::size_t namesakes = 5;

/// Tells the facts of one path after another, and answers from what was told.
class CorpusMaker {
  public:
    CorpusMaker(const knowledge::KnowledgeBase& base, PathFinder& finder,
                const CorpusWriter& writer, const CancelToken& cancel)
        : m_base(base), m_finder(finder), m_writer(writer), m_cancel(cancel), m_trace({}, {}) {}

    Result<CorpusExample> make(const PathExample& example) {
        CorpusExample made{.question = example.question, .path = toText(example.path)};
        auto evidence = evidenceOf(example);
        if (!evidence) return evidence.error();
        made.facts = evidence->lines;
        made.gold = evidence->ends;
        if (made.facts.empty()) {
            made.why = say("Learning", "Its path leads nowhere from what it asks about.");
            return made;
        }
        if (auto told = tell(*evidence, made); !told) return told.error();
        judge(made);
        return made;
    }

  private:
    /// The facts of the thing that the example is about; of several of its name of the first that
    /// has any.
    Result<PathEvidence> evidenceOf(const PathExample& example) {
        std::vector<Topic> topics{{.iri = example.thing, .mention = example.mention}};
        if (example.thing.empty()) {
            auto linked = m_finder.linker().link(example.question, namesakes, m_cancel);
            if (!linked) return linked.error();
            topics = std::move(linked->topics);
            std::erase_if(topics, [&](const Topic& topic) {
                return topic.mention.begin >= example.mention.end ||
                       example.mention.begin >= topic.mention.end;
            });
        }
        PathEvidence none;
        for (const Topic& topic : topics) {
            auto evidence = m_finder.sentences().of({topic, example.path}, corpusWalks, m_cancel);
            if (!evidence || !evidence->facts.empty()) return evidence;
        }
        return none;
    }

    Result<void> tell(PathEvidence& evidence, CorpusExample& made) {
        made.text = evidence.text;
        made.answer = text::join(evidence.ends, ", ");
        ModelCaller* caller = nullptr;
        if (m_writer.model && !m_caller) m_caller.emplace(*m_writer.model, m_trace);
        if (m_caller) caller = &*m_caller;
        FactRewriter rewriter(caller, m_writer.prompts, m_writer.numbers);
        auto prompt = rewriter.prompt(made.question, {evidence});
        if (!prompt) return prompt.error();
        made.instruction = *std::move(prompt);
        if (!caller) return {};
        const auto texts = rewriter.texts(made.question, {evidence}, m_cancel);
        if (!texts) return texts.error();
        made.text = texts->empty() ? std::string() : texts->front();
        return answer(made, *caller);
    }

    Result<void> answer(CorpusExample& made, ModelCaller& caller) const {
        Source source{.n = 1, .kind = "passage"};
        source.text = made.text;
        const auto verdict =
            AnswerWriter(caller, m_writer.prompts, m_writer.numbers, m_base)
                .write({.question = made.question, .asked = made.question, .shown = {1}}, {source},
                       m_cancel);
        if (!verdict && verdict.error().kind != ErrorKind::Model) return verdict.error();
        made.answer = verdict ? verdict->answer : std::string();
        return {};
    }

    static void judge(CorpusExample& made) {
        const auto has = [](const std::string& text) {
            return [&text](const std::string& end) { return states(text, end); };
        };
        if (!std::ranges::all_of(made.gold, has(made.text)))
            made.why = say("Learning", "The text lacks something that the path leads to.");
        else if (std::ranges::none_of(made.gold, has(made.answer)))
            made.why = say("Learning", "The answer has nothing that the path leads to.");
        else
            made.kept = true;
    }

    const knowledge::KnowledgeBase& m_base;
    PathFinder& m_finder;
    const CorpusWriter& m_writer;
    const CancelToken& m_cancel;
    Trace m_trace;  ///< heard by nobody
    std::optional<ModelCaller> m_caller;
};

}  // namespace

json toJson(const CorpusExample& example) {
    return {{"instruction", example.instruction},
            {"input", text::join(example.facts, "\n")},
            {"output", example.text},
            {"question", example.question},
            {"path", example.path},
            {"facts", example.facts},
            {"answer", example.answer},
            {"gold", example.gold},
            {"kept", example.kept},
            {"why", example.why.text()}};
}

Result<CorpusReport> writeCorpus(const knowledge::KnowledgeBase& base, std::istream* lines,
                                 const CorpusWriter& writer,
                                 const std::function<Result<void>(const CorpusExample&)>& each,
                                 const ProgressSink& progress, const CancelToken& cancel) {
    auto source = base.openSparql();
    if (!source) return source.error();
    const auto& wording = language::Wording::forTag(base.manifest().language);
    auto finder = PathFinder::open(base, **source, wording, nullptr, cancel);
    if (!finder) return finder.error();
    CorpusMaker maker(base, **finder, writer, cancel);
    CorpusReport report;
    const auto take = [&](const PathExample& example, bool) -> Result<void> {
        if (writer.most > 0 && report.kept + report.dropped >= writer.most) return {};
        auto made = maker.make(example);
        if (!made) return made.error();
        ++(made->kept ? report.kept : report.dropped);
        return each(*made);
    };
    const auto read = readExamples(base, lines, take, report.skipped, progress, cancel);
    if (!read) return read.error();
    report.read = *read;
    return report;
}

}  // namespace tripletalk::answering
