// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/attribution/attribution.h"
#include "answering/attribution/counterfactual.h"
#include "base/file.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "cli/command.h"
#include "cli/configurationoptions.h"
#include "cli/endpointoptions.h"
#include "workspace/answerer.h"

#include <cmath>
#include <fstream>

namespace tripletalk::cli {

using answering::AttributedCluster;
using answering::AttributionPlan;
using nlohmann::json;

namespace {

Result<answering::AnsweredRun> answerIn(const std::string& file) {
    auto content = readFile(file);
    if (!content) return content.error();
    std::vector<json> events;
    for (const auto& line : text::split(*content, '\n'))
        if (!text::trim(line).empty()) events.push_back(parsedJson(line));
    return answering::lastAnswerOf(events);
}

/// The model that the options name, or else the one that gave the answer; nothing if no call is
/// needed. Errors: Forbidden, Usage.
Result<answering::Rewriter> rewriterFor(const Options& options,
                                        const knowledge::KnowledgeBase& base,
                                        const workspace::PrivacyGate& gate,
                                        const AttributionPlan& plan) {
    if (plan.calls == 0) return answering::Rewriter();
    if (gate.valuesStay())
        return Error{ErrorKind::Forbidden,
                     say("Sentence",
                         "The privacy rule of this knowledge base lets no value reach a model.")};
    auto configuration = configurationFrom(options, &base.manifest());
    if (!configuration) return configuration.error();
    auto model = gate.chatModel(options.get("model", plan.about.answer.model));
    if (!model) return model.error();
    answering::ModelNumbers numbers;
    numbers.contextTokens = configuration->contextTokens;
    return answering::counterfactualWriter(
        plan.about, std::move(*model), answering::Prompts(options.find("prompts")), numbers, base);
}

json toJson(const AttributionPlan& plan, const std::vector<AttributedCluster>& clusters) {
    json all = json::array();
    for (const AttributedCluster& cluster : clusters) all.push_back(answering::toJson(cluster));
    return {{"about", plan.about.run},
            {"question", plan.about.question},
            {"calls", plan.calls},
            {"prompt_tokens", plan.promptTokens},
            {"clusters", std::move(all)}};
}

void print(const AttributionPlan& plan, const std::vector<AttributedCluster>& clusters,
           std::ostream& out) {
    for (const AttributedCluster& cluster : clusters) {
        out << std::lround(cluster.percent) << " %";
        for (const int n : cluster.sources) {
            const auto& sources = plan.about.answer.sources;
            const auto source = std::ranges::find(sources, n, &answering::Source::n);
            out << "\n    [" << n << "] "
                << text::elide(source->title.empty() ? source->query : source->title, 100);
        }
        out << "\n    without: " << text::elide(text::collapseWhitespace(cluster.without), 300)
            << "\n";
    }
}

/// Tells what it costs before the first call.
int run(const Context& context, const Options& options, const knowledge::KnowledgeBase& base,
        const answering::AnsweredRun& about) {
    auto gate = workspace::PrivacyGate::of({base}, workspace::accessOfCommands(), context.client);
    if (!gate) return context.fail(gate.error());
    const std::string name = options.get("embedder", "builtin");
    auto embedder = gate->embedder(name == "none" ? "builtin" : name);
    if (!embedder) return context.fail(embedder.error());
    auto repeats = options.number("repeat", 1, 1, 20);
    if (!repeats) return context.fail(repeats.error());
    answering::AttributionOptions how;
    how.repeats = *repeats;
    auto plan = answering::planAttribution(about, **embedder, how, context.cancel);
    if (!plan) return context.fail(plan.error());
    if (!context.json && plan->calls > 0)
        context.err << plan->calls << " model calls of together about " << plan->promptTokens
                    << " prompt tokens; Ctrl+C stops them." << std::endl;
    std::vector<AttributedCluster> clusters;
    if (!options.has("cost")) {
        auto rewrite = rewriterFor(options, base, *gate, *plan);
        if (!rewrite) return context.fail(rewrite.error());
        std::ofstream events;
        if (const auto file = options.find("out")) {
            events.open(*file, std::ios::trunc);
            if (!events)
                return context.fail(ioError(say("Sentence", "Writing \"%1\" failed."), *file));
        }
        answering::Trace trace(answering::newRunId(), [&](const answering::Event& event) {
            if (events.is_open()) events << jsonText(toJson(event)) << std::endl;
        });
        auto found = answering::attribute(*plan, *rewrite, **embedder, how, trace, context.cancel);
        if (!found) return context.fail(found.error());
        clusters = *std::move(found);
    }
    if (context.json)
        context.print(toJson(*plan, clusters));
    else
        print(*plan, clusters, context.out);
    return Done;
}

int runAttribute(Context& context, const Options& options) {
    auto base = baseFrom(context, options);
    if (!base) return context.fail(base.error());
    auto about = answerIn(options.get("trace"));
    if (!about) return context.fail(about.error());
    return run(context, options, *base, *about);
}

}  // namespace

Command attributeCommand() {
    return {"attribute",
            "",
            "Say which sources an answer rests on, by writing it again without them.",
            {{"kb", "DIR", "the knowledge base", true},
             authorizationOption(),
             {"trace", "FILE", "what ask --trace wrote; its last answer counts", true},
             {"model", "SPEC", "who writes (default: the model that answered)"},
             {"embedder", "SPEC", "what compares (default builtin)"},
             {"context-tokens", "N", "the model's context window (default 16384)"},
             {"prompts", "DIR", "prompts of your own, instead of those of the same names"},
             {"repeat", "N", "write each answer N times"},
             {"cost", "", "only say what it would cost"},
             {"out", "FILE", "every event of the run as JSON lines"}},
            runAttribute};
}

}  // namespace tripletalk::cli
