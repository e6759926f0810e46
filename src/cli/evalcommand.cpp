// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "base/text.h"
#include "cli/command.h"
#include "cli/configurationoptions.h"
#include "evaluation/runner.h"
#include "workspace/answerer.h"

#include <fstream>

namespace tripletalk::cli {

using evaluation::Asked;
using nlohmann::json;

namespace {

json recordOf(const Asked& asked, const workspace::Configuration& configuration) {
    return {{"conversation", asked.question.conversation},
            {"turn", asked.question.turn},
            {"type", evaluation::toString(asked.question.type)},
            {"question", asked.question.question},
            {"strategy", configuration.strategy},
            {"model", configuration.model},
            {"outcome", evaluation::toString(asked.score.verdict)},
            {"reason", asked.score.reason},
            {"answer", asked.answer}};
}

void show(const Asked& asked, std::ostream& out) {
    const auto& question = asked.question;
    out << question.conversation << "." << question.turn << " ("
        << evaluation::toString(question.type) << ") " << question.question << "\n";
    if (const std::string understood = asked.answer.value("understood_as", "");
        !understood.empty() && understood != question.question)
        out << "    understood as: " << understood << "\n";
    out << "    " << text::replaceAll(asked.answer.value("answer", ""), "\n", "\n    ") << "\n";
    if (const json error = asked.answer.value("error", json()); error.is_object())
        out << "    error: " << error.value("message", "") << "\n";
    for (const auto& source : asked.answer.value("sources", json::array())) {
        const std::string mark = "[" + std::to_string(source.value("n", 0)) + "]";
        if (asked.answer.value("answer", "").find(mark) == std::string::npos) continue;
        const bool isQuery = source.value("kind", "") == "sql";
        out << "    " << mark << " " << source.value("kind", "") << ": "
            << source.value(isQuery ? "query" : "title", "") << "\n";
    }
    out << "    -> " << evaluation::toString(asked.score.verdict)
        << (asked.score.reason.empty() ? "" : ": " + asked.score.reason) << "\n\n";
}

/// One strategy over all questions: shows and keeps each answer, and returns the strategy's entry
/// of the report.
Result<json> evaluate(Context& context, const Options& options,
                      const workspace::Configuration& configuration,
                      const knowledge::KnowledgeBase& base,
                      const std::vector<evaluation::Question>& questions) {
    auto strategy =
        workspace::makeAnswerer(configuration, workspace::accessFromEnvironment(), context.client);
    if (!strategy) return strategy.error();
    std::ofstream kept;
    if (const auto folder = options.find("out")) {
        std::error_code failed;
        std::filesystem::create_directories(*folder, failed);
        const auto file = std::filesystem::path(*folder) /
                          (text::replaceAll(configuration.strategy, "+", "-") + ".jsonl");
        kept.open(file, std::ios::trunc);
        if (!kept) return ioError("Writing", file);
    }
    json records = json::array();
    auto asked = evaluation::runQuestions(
        questions, base, **strategy, context.cancel, [&](const Asked& one) {
            records.push_back(recordOf(one, configuration));
            if (kept.is_open())
                kept << records.back().dump(-1, ' ', false, json::error_handler_t::replace)
                     << std::endl;
            if (options.has("show") && !context.json) show(one, context.out);
        });
    if (!asked) return asked.error();
    json types = json::object();
    for (const auto& [type, tally] : evaluation::tallyByType(*asked))
        types[type] = {{"questions", tally.questions},
                       {"right", tally.right},
                       {"wrong", tally.wrong},
                       {"abstained", tally.abstained}};
    json entry = types.value("all", json::object());
    types.erase("all");
    entry["strategy"] = configuration.strategy;
    entry["model"] = configuration.model;
    entry["types"] = std::move(types);
    entry["answers"] = std::move(records);
    return entry;
}

void printSummary(const json& entry, std::ostream& out) {
    for (const auto& [type, tally] : entry["types"].items())
        out << "  " << type << ": " << tally["right"] << " of " << tally["questions"] << " right, "
            << tally["wrong"] << " wrong, " << tally["abstained"] << " abstained\n";
    out << entry["strategy"].get<std::string>() << ": " << entry["right"] << " of "
        << entry["questions"] << " right\n";
}

Result<std::vector<evaluation::Question>> questionsFrom(const Options& options) {
    auto questions = evaluation::readQuestions(options.get("questions"));
    if (!questions) return questions.error();
    auto limit = options.number("limit", 1'000'000, 1, 1'000'000);
    if (!limit) return limit.error();
    if (questions->size() > static_cast<std::size_t>(*limit))
        questions->resize(static_cast<std::size_t>(*limit));
    return questions;
}

int runEval(Context& context, const Options& options) {
    auto base = knowledge::KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    auto questions = questionsFrom(options);
    if (!questions) return context.fail(questions.error());
    auto configuration = configurationFrom(options);
    if (!configuration) return context.fail(configuration.error());
    json report = json::array();
    for (const std::string& strategy :
         text::split(options.get("strategies", configuration->strategy), ',')) {
        workspace::Configuration chosen = *configuration;
        chosen.strategy = strategy;
        auto valid = workspace::validated(chosen);
        if (!valid) return context.fail(valid.error());
        auto entry = evaluate(context, options, *valid, *base, *questions);
        if (!entry) return context.fail(entry.error());
        if (!context.json) printSummary(*entry, context.out);
        report.push_back(std::move(*entry));
    }
    if (context.json) context.print({{"strategies", std::move(report)}});
    return Done;
}

}  // namespace

Command evalCommand() {
    auto specs = configurationOptions();
    specs.insert(specs.begin(), {{"kb", "DIR", "the knowledge base", true},
                                 {"questions", "FILE", "questions as JSON lines", true},
                                 {"strategies", "A,B,…", "several strategies one after the other"},
                                 {"out", "DIR", "keep a JSON line a question there"},
                                 {"limit", "N", "only the first N questions"},
                                 {"show", "", "print each answer with its citations"}});
    return {"eval", "", "Ask a file of questions and score the answers.", specs, runEval};
}

}  // namespace tripletalk::cli
