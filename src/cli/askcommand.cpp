// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/answer/answerparts.h"
#include "answering/answer/citations.h"
#include "answering/ask.h"
#include "answering/questions/examplequestions.h"
#include "answering/questions/followupquestions.h"
#include "base/file.h"
#include "base/filelock.h"
#include "base/jsontext.h"
#include "cli/command.h"
#include "cli/configurationoptions.h"
#include "cli/endpointoptions.h"
#include "cli/tableprinter.h"
#include "serving/resultquery.h"

#include <algorithm>
#include <fstream>

namespace tripletalk::cli {

using answering::Answer;
using answering::AnswerStatus;
using answering::Turn;
using nlohmann::json;

namespace {

/// One conversation with a base, or with several: asks, remembers, and writes what the options want
/// written.
class Talk {
  public:
    static Result<Talk> open(const Context& context, const Options& options) {
        auto bases = basesFrom(context, options);
        if (!bases) return bases.error();
        auto strategy = strategyFrom(options, *bases, context.client);
        if (!strategy) return strategy.error();
        Talk talk(*std::move(bases), *std::move(strategy));
        if (const auto file = options.find("conversation")) {
            talk.m_file = *file;
            auto turns = talk.writtenTurns();
            if (!turns) return turns.error();
            talk.m_turns = *std::move(turns);
        }
        if (const auto file = options.find("reading")) {
            auto content = readFile(*file);
            if (!content) return content.error();
            talk.m_reading = parsedJson(*content);
            if (!talk.m_reading.is_object())
                return Error{ErrorKind::Syntax, say("Sentence", "The reading cannot be read."),
                             *file};
        }
        if (const auto file = options.find("trace")) {
            talk.m_trace = std::make_unique<std::ofstream>(*file, std::ios::trunc);
            if (!*talk.m_trace) return ioError(say("Sentence", "Writing \"%1\" failed."), *file);
        }
        return talk;
    }

    Result<Answer> ask(const std::string& text, const answering::TraceSink& shown,
                       const CancelToken& cancel) {
        const answering::Question question{
            text, m_turns, m_bases.front(), m_reading, {m_bases.begin() + 1, m_bases.end()}};
        const Answer answer = answering::ask(
            *m_strategy, question,
            [&](const answering::Event& event) {
                if (m_trace) *m_trace << jsonText(toJson(event)) << "\n";
                if (shown) shown(event);
            },
            cancel);
        if (m_trace) m_trace->flush();
        if (answer.status == AnswerStatus::Failed || answer.status == AnswerStatus::Cancelled)
            return answer;
        m_turns.push_back(answering::turnOf(question, answer));
        if (auto written = writeTurn(m_turns.back()); !written) return written.error();
        return answer;
    }

    [[nodiscard]] const induction::Schema& schema() const { return m_bases.front().schema(); }
    [[nodiscard]] const std::map<std::string, std::string>& prefixes() const {
        return m_bases.front().manifest().prefixes;
    }

  private:
    Talk(std::vector<knowledge::KnowledgeBase> bases,
         std::unique_ptr<answering::AnswerStrategy> strategy)
        : m_bases(std::move(bases)), m_strategy(std::move(strategy)) {}

    [[nodiscard]] Result<std::vector<Turn>> writtenTurns() const {
        std::error_code ignored;
        if (!std::filesystem::exists(m_file, ignored)) return std::vector<Turn>();
        auto content = readFile(m_file);
        if (!content) return content.error();
        return answering::turnsFromJson(parsedJson(*content));
    }

    /// Others may have written theirs meanwhile.
    [[nodiscard]] Result<void> writeTurn(const Turn& turn) const {
        if (m_file.empty()) return {};
        const FileLock lock(m_file);
        auto all = writtenTurns();
        if (!all) return all.error();
        all->push_back(turn);
        return writeFileAtomically(m_file, jsonText(toJson(*all), 1));
    }

    std::vector<knowledge::KnowledgeBase> m_bases;
    std::unique_ptr<answering::AnswerStrategy> m_strategy;
    std::vector<Turn> m_turns;
    json m_reading;
    std::filesystem::path m_file;
    std::unique_ptr<std::ofstream> m_trace;
};

void printSources(const Answer& answer, std::ostream& out) {
    const auto cited = answering::citationsIn(answer.text);
    for (const auto& source : answer.sources) {
        if (std::ranges::find(cited, source.n) == cited.end()) continue;
        out << "[" << source.n << "] " << source.kind << ": "
            << (source.isQuery() ? source.query : source.title) << "\n";
    }
}

void printAnswer(const Answer& answer, std::ostream& out) {
    if (!answer.understoodAs.empty()) out << "Understood as: " << answer.understoodAs << "\n\n";
    const auto parts = partsOf(answer);
    out << textBeside(parts) << "\n\n";
    if (hasTable(parts)) {
        printTable(answer.result, out);
        out << "\n";
    }
    printSources(answer, out);
}

/// The result alone: a row a line, cells separated by tabs.
void printValues(const Answer& answer, bool iris, std::ostream& out) {
    for (const auto& row : answer.result.rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            out << (i > 0 ? "\t" : "") << (iris && !row[i].iri.empty() ? row[i].iri : row[i].text);
        out << "\n";
    }
}

/// The answer as a query in SPARQL.
int printQuery(const Context& context, const std::string& question, const Answer& answer,
               const std::map<std::string, std::string>& prefixes) {
    const std::string query = serving::asSparql(answer, prefixes);
    if (context.json)
        context.print({{"question", question}, {"query", query}});
    else
        context.out << query << "\n";
    return Done;
}

int statusOf(const Answer& answer, Context& context) {
    if (answer.status == AnswerStatus::Failed || answer.status == AnswerStatus::Cancelled)
        return context.fail(answer.error.value_or(
            Error{ErrorKind::Internal, say("Sentence", "There is no answer.")}));
    return Done;
}

int runAsk(Context& context, const Options& options) {
    if (options.rest().size() != 1)
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "One question in quotes is needed.")});
    const auto values = options.find("values");
    if (values && *values != "iri" && *values != "label")
        return context.fail({ErrorKind::Usage, say("Sentence", "--values takes iri or label.")});
    auto talk = Talk::open(context, options);
    if (!talk) return context.fail(talk.error());
    auto answer = talk->ask(options.rest().front(), {}, context.cancel);
    if (!answer) return context.fail(answer.error());
    if (options.has("sparql") && answer->status == AnswerStatus::Answered)
        return printQuery(context, options.rest().front(), *answer, talk->prefixes());
    if (context.json)
        context.print(toJson(*answer));
    else if (const int status = statusOf(*answer, context); status != Done)
        return status;
    else if (values)
        printValues(*answer, *values == "iri", context.out);
    else
        printAnswer(*answer, context.out);
    if (answer->status == AnswerStatus::Cancelled) return Interrupted;
    return answer->status == AnswerStatus::Failed ? Failed : Done;
}

/// What may be asked next, for those who sit before it.
void offer(const char* heading, const std::vector<Sentence>& questions, std::ostream& err) {
    if (questions.empty()) return;
    err << heading << "\n";
    for (const Sentence& question : questions) err << "    " << question.text() << "\n";
}

int runChat(Context& context, const Options& options) {
    auto talk = Talk::open(context, options);
    if (!talk) return context.fail(talk.error());
    json all = json::array();
    std::string line;
    if (!context.json) {
        context.err << "Ask, one question a line; an empty line or Ctrl+D ends.\n";
        std::vector<Sentence> examples;
        for (const auto& example : answering::exampleQuestions(talk->schema()))
            examples.push_back(example.words);
        offer("For example:", examples, context.err);
    }
    while (std::getline(context.in, line) && !line.empty() && !context.cancel.cancelled()) {
        auto answer = talk->ask(line, {}, context.cancel);
        if (!answer) return context.fail(answer.error());
        if (context.json)
            all.push_back(toJson(*answer));
        else if (statusOf(*answer, context) == Done)
            printAnswer(*answer, context.out);
        context.out << std::flush;
        if (!context.json)
            offer("You may go on:", answering::followUps(*answer, talk->schema()), context.err);
    }
    if (context.json) context.print({{"answers", std::move(all)}});
    return context.cancel.cancelled() ? Interrupted : Done;
}

std::vector<OptionSpec> talkOptions() {
    auto specs = configurationOptions();
    specs.push_back(authorizationOption());
    specs.insert(specs.begin(), basesOption(true));
    specs.push_back({"conversation", "FILE", "earlier turns are read from it, this one is added"});
    specs.push_back({"trace", "FILE", "every event of the run as JSON lines"});
    return specs;
}

}  // namespace

Command askCommand() {
    auto specs = talkOptions();
    specs.push_back(
        {"reading", "FILE", "offline: answer this changed reading (an event of --trace) instead"});
    specs.push_back({"values", "iri|label", "print the result alone, a row a line"});
    specs.push_back({"sparql", "", "print the answer as a query in SPARQL (docs/serve.md)"});
    return {"ask", "\"question\"", "Ask one question.", specs, runAsk};
}

Command chatCommand() {
    return {"chat", "", "Ask questions line by line in one conversation.", talkOptions(), runChat};
}

}  // namespace tripletalk::cli
