// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/corpus.h"
#include "base/file.h"
#include "cli/command.h"
#include "cli/endpointoptions.h"
#include "workspace/answerer.h"

#include <fstream>
#include <limits>

namespace tripletalk::cli {

namespace {

using answering::CorpusExample;
using nlohmann::json;

/// The model that the option names; null without one. Errors: Forbidden, Usage.
Result<std::unique_ptr<llm::ChatModel>> corpusModel(const Context& context, const Options& options,
                                                    const knowledge::KnowledgeBase& base) {
    const std::string name = options.get("model", workspace::noModel);
    if (name == workspace::noModel) return std::unique_ptr<llm::ChatModel>();
    auto gate = workspace::PrivacyGate::of({base}, workspace::accessOfCommands(), context.client);
    if (!gate) return gate.error();
    if (gate->valuesStay())
        return Error{ErrorKind::Forbidden,
                     say("Sentence",
                         "The privacy rule of this knowledge base lets no value reach a model.")};
    return gate->chatModel(name);
}

int runCorpus(Context& context, const Options& options) {
    const auto base = baseFrom(context, options);
    if (!base) return context.fail(base.error());
    auto model = corpusModel(context, options, *base);
    if (!model) return context.fail(model.error());
    const auto most = options.number("limit", 0, 0, std::numeric_limits<int>::max());
    if (!most) return context.fail(most.error());
    std::ifstream examples;
    if (const auto name = options.find("examples")) {
        examples.open(*name, std::ios::binary);
        if (!examples)
            return context.fail(ioError(say("Sentence", "\"%1\" cannot be read."), *name));
    }
    std::ofstream file;
    if (const auto name = options.find("out")) {
        file.open(*name, std::ios::trunc);
        if (!file) return context.fail(ioError(say("Sentence", "Writing \"%1\" failed."), *name));
    }
    std::ostream& out = file.is_open() ? file : context.out.asWritten();
    const auto write = [&](const CorpusExample& example) -> Result<void> {
        out << toJson(example).dump(-1, ' ', false, json::error_handler_t::replace) << "\n";
        if (out) return {};
        return ioError(say("Sentence", "Writing \"%1\" failed."), options.get("out"));
    };
    const auto report =
        answering::writeCorpus(*base, examples.is_open() ? &examples : nullptr,
                               {.model = model->get(),
                                .prompts = answering::Prompts(options.find("prompts")),
                                .most = *most},
                               write, context.progress(), context.cancel);
    if (!report) return context.fail(report.error());
    const json told{{"read", report->read},
                    {"kept", report->kept},
                    {"dropped", report->dropped},
                    {"skipped", toJson(report->skipped)}};
    if (context.json && file.is_open())
        context.print(told);
    else if (!context.json)
        context.err << report->kept << " kept, " << report->dropped << " dropped, "
                    << report->skipped.count() << " skipped\n";
    return Done;
}

}  // namespace

Command corpusCommand() {
    return {
        "corpus",
        "",
        "Write examples of facts told as text, for those who train models.",
        {{"kb", "DIR", "the knowledge base", true},
         {"examples", "FILE", "instead of the examples that the base keeps: a JSON object a line"},
         {"out", "FILE", "where to write (standard output)"},
         {"model", "SPEC", "who writes the texts and answers (default: the program)"},
         {"prompts", "DIR", "prompts of your own, instead of those of the same names"},
         {"limit", "N", "examples at most"},
         authorizationOption()},
        runCorpus};
}

}  // namespace tripletalk::cli
