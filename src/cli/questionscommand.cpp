// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "cli/command.h"
#include "cli/configurationoptions.h"
#include "cli/endpointoptions.h"
#include "cli/evaluationsubject.h"
#include "cli/lists.h"
#include "evaluation/expectation.h"
#include "evaluation/keptquestions.h"

#include <map>

namespace tripletalk::cli {

using evaluation::KeptQuestion;
using evaluation::KeptQuestions;
using evaluation::Rerun;
using nlohmann::json;

namespace {

int show(const Context& context, const std::vector<KeptQuestion>& questions) {
    json all = json::array();
    for (const KeptQuestion& kept : questions) {
        if (context.json)
            all.push_back(toJson(kept));
        else
            context.out << kept.id << "  " << kept.question.question << "\n    "
                        << evaluation::expectedText(kept.question) << "\n";
    }
    if (context.json) context.print({{"questions", std::move(all)}});
    return Done;
}

int list(const Context& context, const KeptQuestions& questions) {
    auto all = questions.list();
    return all ? show(context, *all) : context.fail(all.error());
}

/// The answer that a file holds (`ask --json`), or that the chosen configuration gives now.
Result<answering::Answer> answerTo(const Context& context, const Options& options,
                                   const std::string& question) {
    if (const auto file = options.find("answer")) {
        auto content = readFile(*file);
        if (!content) return content.error();
        return answering::answerFromJson(parsedJson(*content));
    }
    auto base = baseFrom(context, options);
    if (!base) return base.error();
    auto strategy = strategyFrom(options, {*base}, context.client);
    if (!strategy) return strategy.error();
    return answering::ask(**strategy, {question, {}, {*base}}, {}, context.cancel);
}

int add(const Context& context, const Options& options, const KeptQuestions& questions,
        const std::string& question) {
    auto answer = answerTo(context, options, question);
    if (!answer) return context.fail(answer.error());
    if (answer->error) return context.fail(*answer->error);
    auto kept = questions.add(question, *answer);
    return kept ? show(context, {*kept}) : context.fail(kept.error());
}

int remove(const Context& context, const KeptQuestions& questions, const std::string& word) {
    double id = 0;
    if (!text::parseNumber(word, id))
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "\"%1\" is no question's number.").arg(word)});
    if (auto removed = questions.remove(static_cast<std::int64_t>(id)); !removed)
        return context.fail(removed.error());
    return list(context, questions);
}

json runToJson(const std::string& configuration, const std::vector<Rerun>& reruns,
               const std::map<std::string_view, int>& counts) {
    json all = json::array();
    for (const Rerun& rerun : reruns)
        all.push_back({{"id", rerun.id},
                       {"question", rerun.record.question},
                       {"change", toString(rerun.change())},
                       {"before", rerun.before ? json(toString(*rerun.before)) : json()},
                       {"outcome", toString(rerun.record.score.verdict)},
                       {"reason", rerun.record.score.reason.text()},
                       {"answer", rerun.record.answer}});
    json object = {{"configuration", configuration}, {"questions", std::move(all)}};
    for (const auto& [change, count] : counts) object[std::string(change)] = count;
    return object;
}

int runAll(const Context& context, const Options& options, const knowledge::KnowledgeBase& base,
           const KeptQuestions& questions) {
    auto configuration = configurationFrom(options, &base.manifest());
    if (!configuration) return context.fail(configuration.error());
    auto parallel = options.number("parallel", 1, 1, 64);
    if (!parallel) return context.fail(parallel.error());
    auto subject = subjectOf(*configuration, {base}, options, {}, context.client);
    if (!subject) return context.fail(subject.error());
    auto reruns = questions.run(*subject, *parallel, context.cancel);
    if (!reruns) return context.fail(reruns.error());
    std::map<std::string_view, int> counts;
    for (const auto change :
         {Rerun::Change::Better, Rerun::Change::Worse, Rerun::Change::Same, Rerun::Change::New})
        counts[toString(change)] = 0;
    for (const Rerun& rerun : *reruns) {
        ++counts[toString(rerun.change())];
        if (context.json) continue;
        context.out << rerun.id << "  " << toString(rerun.change()) << ", "
                    << evaluation::toString(rerun.record.score.verdict) << ": "
                    << rerun.record.question << "\n";
        if (!rerun.record.score.reason.empty())
            context.out << "    " << rerun.record.score.reason.text() << "\n";
    }
    if (context.json)
        context.print(runToJson(subject->name, *reruns, counts));
    else
        context.out << counts["better"] << " better, " << counts["worse"] << " worse, "
                    << counts["same"] << " same, " << counts["new"] << " new\n";
    return Done;
}

int runQuestions(Context& context, const Options& options) {
    const auto& words = options.rest();
    const std::string what = words.empty() ? std::string() : words.front();
    const bool alone = what == "list" || what == "run";
    const bool known =
        alone || what == "add" || what == "remove" || what == "export" || what == "import";
    if (!known || words.size() != (alone ? 1U : 2U))
        return context.fail(
            {ErrorKind::Usage,
             say("Sentence",
                 "Say list, add \"question\", remove ID, run, export FILE or import FILE.")});
    auto base = baseFrom(context, options);
    if (!base) return context.fail(base.error());
    const KeptQuestions questions(*base);
    if (what == "list") return list(context, questions);
    if (what == "run") return runAll(context, options, *base, questions);
    if (what == "add") return add(context, options, questions, words[1]);
    if (what == "remove") return remove(context, questions, words[1]);
    if (what == "export") return exportLines(context, questions.exportLines(), words[1]);
    return importLines(context, words[1],
                       [&](const std::string& lines) { return questions.importLines(lines); });
}

}  // namespace

Command questionsCommand() {
    auto specs = configurationOptions();
    specs.insert(specs.begin(), {{"kb", "DIR", "the knowledge base", true},
                                 authorizationOption(),
                                 {"answer", "FILE", "add: the answer as ask --json printed it"},
                                 {"parallel", "N", "run: so many questions at once (default 1)"}});
    return {"questions", "list|add \"question\"|remove ID|run|export FILE|import FILE",
            "Keep answers that should stay as they are, and ask them again.", specs, runQuestions};
}

}  // namespace tripletalk::cli
