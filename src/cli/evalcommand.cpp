// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "cli/command.h"
#include "cli/configurationoptions.h"
#include "cli/endpointoptions.h"
#include "cli/evaluationsubject.h"
#include "evaluation/report.h"
#include "evaluation/runner.h"
#include "evaluation/tally.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::cli {

using evaluation::Record;
using nlohmann::json;

namespace {

constexpr int anyNumber = 1'000'000;

void show(const Record& record, std::ostream& out) {
    const json& answer = record.answer;
    const std::string text = answer.value("answer", "");
    out << record.conversation << "." << record.turn << " (" << evaluation::toString(record.type)
        << ") " << record.question << "\n";
    if (const std::string understood = answer.value("understood_as", "");
        !understood.empty() && understood != record.question)
        out << "    understood as: " << understood << "\n";
    out << "    " << text::replaceAll(text, "\n", "\n    ") << "\n";
    if (const json error = answer.value("error", json()); error.is_object())
        out << "    error: " << error.value("message", "") << "\n";
    for (const auto& source : answer.value("sources", json::array())) {
        const std::string mark = "[" + std::to_string(source.value("n", 0)) + "]";
        if (text.find(mark) == std::string::npos) continue;
        const bool isQuery = answering::sourceFromJson(source).isQuery();
        out << "    " << mark << " " << source.value("kind", "") << ": "
            << source.value(isQuery ? "query" : "title", "") << "\n";
    }
    out << "    -> " << evaluation::toString(record.score.verdict)
        << (record.score.reason.empty() ? "" : ": " + record.score.reason.text()) << "\n\n";
}

/// A line a question on standard error: a run with a model takes long.
void tell(const Record& record, std::ostream& err) {
    err << record.configuration << " " << record.conversation << "." << record.turn << " "
        << evaluation::toString(record.score.verdict) << std::endl;
}

Result<std::vector<evaluation::Subject>> subjectsFrom(
    const Context& context, const Options& options,
    const std::vector<knowledge::KnowledgeBase>& bases) {
    auto configuration = configurationFrom(options, &bases.front().manifest());
    if (!configuration) return configuration.error();
    auto timeout = timeoutFrom(options);
    if (!timeout) return timeout.error();
    std::vector<evaluation::Subject> subjects;
    for (const std::string& strategy :
         text::split(options.get("strategies", configuration->strategy), ',')) {
        workspace::Configuration chosen = *configuration;
        chosen.strategy = strategy;
        auto subject = subjectOf(chosen, bases, options, *timeout, context.client);
        if (!subject) return subject.error();
        // Without a model every strategy is the offline one.
        if (std::ranges::find(subjects, subject->name, &evaluation::Subject::name) ==
            subjects.end())
            subjects.push_back(*std::move(subject));
    }
    return subjects;
}

/// The questions of the file that the options choose.
Result<std::vector<evaluation::Question>> questionsFrom(const Options& options) {
    auto questions = evaluation::readQuestions(options.get("questions"));
    if (!questions) return questions.error();
    if (const auto chosen = options.find("conversations")) {
        const auto names = text::split(*chosen, ',');
        std::erase_if(*questions, [&](const evaluation::Question& question) {
            return std::ranges::find(names, question.conversation) == names.end();
        });
        if (questions->empty())
            return Error{ErrorKind::Usage,
                         say("Sentence", "No question belongs to these conversations."), *chosen};
    }
    auto limit = options.number("limit", anyNumber, 1, anyNumber);
    if (!limit) return limit.error();
    if (questions->size() > static_cast<std::size_t>(*limit))
        questions->resize(static_cast<std::size_t>(*limit));
    return questions;
}

Result<evaluation::Plan> planFrom(const Context& context, const Options& options) {
    for (const char* name : {"kb", "questions"})
        if (!options.has(name))
            return Error{ErrorKind::Usage,
                         say("Sentence", "The option --%1 is missing.").arg(name)};
    auto bases = basesFrom(context, options);
    if (!bases) return bases.error();
    auto questions = questionsFrom(options);
    if (!questions) return questions.error();
    auto repeat = options.number("repeat", 1, 1, 100);
    if (!repeat) return repeat.error();
    auto parallel = options.number("parallel", 1, 1, 64);
    if (!parallel) return parallel.error();
    auto timeout = timeoutFrom(options);
    if (!timeout) return timeout.error();
    auto subjects = subjectsFrom(context, options, *bases);
    if (!subjects) return subjects.error();
    return evaluation::Plan{bases->front(),
                            std::filesystem::path(options.get("questions")).filename().string(),
                            *std::move(questions),
                            *std::move(subjects),
                            *repeat,
                            *parallel,
                            *timeout,
                            options.get("answered-by"),
                            {bases->begin() + 1, bases->end()}};
}

json entryOf(const evaluation::Subject& subject, const evaluation::Records& records) {
    json types = json::object();
    json entry;
    for (const auto& [type, tally] : evaluation::tallyByType(records))
        (type == "all" ? entry : types[type]) = toJson(tally);
    entry["configuration"] = subject.name;
    entry["strategy"] = subject.settings.value("strategy", "");
    entry["model"] = subject.settings.value("model", "");
    entry["types"] = std::move(types);
    entry["answers"] = json::array();
    for (const Record* record : records) entry["answers"].push_back(toJson(*record));
    return entry;
}

std::string percentOf(double share) {
    return text::formatNumber(std::round(1000 * share) / 10) + " %";
}

void printSummary(const std::string& name, const evaluation::Records& records, std::ostream& out) {
    const auto tallies = evaluation::tallyByType(records);
    for (const auto& [type, tally] : tallies)
        if (type != "all")
            out << "  " << type << ": " << tally.right << " of " << tally.questions << " right, "
                << tally.wrong << " wrong, " << tally.abstained << " abstained\n";
    const auto& all = tallies.at("all");
    out << name << ": " << all.right << " of " << all.questions << " right, " << all.wrong
        << " wrong, " << all.abstained << " abstained";
    if (all.compared > 0)
        out << "; rows: F1 " << percentOf(all.f1()) << ", exact " << percentOf(all.exactMatch());
    out << "\n";
}

/// Report and chart of a folder, from its files alone.
int remake(const Context& context, const std::string& folder) {
    auto written = evaluation::writeReport(folder);
    if (!written) return context.fail(written.error());
    if (context.json)
        context.print({{"report", written->string()}});
    else
        context.out << written->string() << "\n";
    return Done;
}

int runEval(Context& context, const Options& options) {
    if (const auto folder = options.find("report")) return remake(context, *folder);
    auto plan = planFrom(context, options);
    if (!plan) return context.fail(plan.error());
    evaluation::Journal journal(options.get("out"));
    for (const auto& subject : plan->subjects)
        if (auto opened = journal.open(subject.name, subject.settings, options.has("resume"));
            !opened)
            return context.fail(opened.error());
    auto records = evaluation::evaluate(*plan, journal, context.cancel, [&](const Record& record) {
        if (options.has("show") && !context.json)
            show(record, context.out);
        else if (options.has("out"))
            tell(record, context.err);
    });
    if (!records) return context.fail(records.error());
    json report = json::array();
    for (const auto& subject : plan->subjects) {
        const evaluation::Records own = evaluation::recordsOf(subject.name, *records);
        if (!context.json) printSummary(subject.name, own, context.out);
        report.push_back(entryOf(subject, own));
    }
    if (context.json) context.print({{"strategies", std::move(report)}});
    if (const auto folder = options.find("out"))
        if (auto written = evaluation::writeReport(*folder); !written)
            return context.fail(written.error());
    return Done;
}

}  // namespace

Command evalCommand() {
    auto specs = configurationOptions();
    specs.insert(
        specs.begin(),
        {basesOption(false),
         authorizationOption(),
         {"questions", "FILE", "questions as JSON lines"},
         {"strategies", "A,B,…", "several strategies one after the other"},
         {"out", "DIR", "keep a JSON line a question, report and chart there"},
         {"resume", "", "go on where the answers in --out end"},
         {"limit", "N", "only the first N questions"},
         {"conversations", "A,B,…", "only these conversations"},
         {"repeat", "N", "ask everything N times"},
         {"parallel", "N", "so many conversations at once (default 1)"},
         {"timeout", "SECONDS", "for one question; longer is wrong"},
         {"answered-by", "TEXT", "who or what answers as the model; kept with each answer"},
         {"report", "DIR", "only make report and chart of an earlier --out again"},
         {"show", "", "print each answer with its citations"}});
    return {"eval", "", "Ask a file of questions and score the answers.", specs, runEval};
}

}  // namespace tripletalk::cli
