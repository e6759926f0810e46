// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/offline/offlinestrategy.h"
#include "answering/strategy.h"
#include "app/window/qttext.h"
#include "app/window/session.h"
#include "knowledge/examples.h"
#include "knowledge/importfiles.h"
#include "knowledge/taughtwords.h"

#include <condition_variable>
#include <fstream>
#include <functional>
#include <memory>
#include <mutex>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTemporaryDir>
#include <QTimer>

/// A small world for tests of the window: a graph of three robots, and strategies that tell a
/// written trace instead of thinking.
namespace tripletalk::app::test {

/// Runs the event loop until `done` or, failing, after half a minute.
inline bool until(const std::function<bool()>& done) {
    const QDeadlineTimer deadline(30'000);
    QTimer wake;  // the loop must look again even if nothing happens
    wake.start(5);
    while (!done() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return done();
}

inline answering::Source robotSource() {
    answering::Source source{.n = 1, .kind = "sql", .query = "SELECT label, mass FROM robot"};
    source.columns = {{"name", true}, {"mass", false, "kg"}};
    source.rows = {{{"Ada", "http://x/ada"}, {"40", "", "integer"}},
                   {{"Bo", "http://x/bo"}, {"9.5", "", "number"}},
                   {{"Cy", "http://x/cy"}, {"100", "", "integer"}}};
    return source;
}

/// Tells an answer with a table and a citation; to a question with "slow" in it, it says half a
/// sentence and then waits until it is stopped; with "redraft" it writes two drafts before that;
/// with "fail" it fails; with "code" it shows code;
/// with "read" it tells an offline reading; with "say: " it says what follows; with "differ" it
/// knows one robot only if it is to work offline; with "genuine" it really answers without a model.
/// Of several bases it tells a source each.
class Scripted : public answering::AnswerStrategy {
  public:
    explicit Scripted(workspace::Configuration configuration = {})
        : m_configuration(std::move(configuration)) {}

    [[nodiscard]] std::string_view name() const override { return "scripted"; }

    void answer(const answering::Question& question, answering::Trace& trace,
                const CancelToken& cancel) override {
        if (!question.others.empty()) return answerOfSeveral(question, trace);
        if (question.text.find("genuine") != std::string::npos)
            return answering::OfflineStrategy(nullptr).answer(question, trace, cancel);
        trace.emit(answering::RunStarted{
            .question = question.text, .strategy = "sql+passages", .model = "ollama:scripted"});
        trace.emit(answering::Understood{question.text + " (turn " +
                                         std::to_string(question.history.size() + 1) + ")"});
        if (question.text.find("read") != std::string::npos)
            trace.emit(answering::ReadingTold{readingOf(question)});
        if (question.text.find("around") != std::string::npos) trace.emit(aroundRobots());
        if (question.text.find("fail") != std::string::npos)
            return trace.fail({ErrorKind::Network,
                               Sentence::verbatim("The model server cannot be reached."),
                               "connection refused"});
        trace.emit(answering::ModelAsked{
            .call = 1,
            .purpose = "selection",
            .round = 1,
            .model = "ollama:scripted",
            .messages = {{"system", "You know robots."}, {"user", question.text}}});
        trace.emit(answering::ModelAnswered{.call = 1,
                                            .purpose = "selection",
                                            .round = 1,
                                            .ms = 120,
                                            .content = "SELECT label, mass FROM robot",
                                            .usage = answering::ModelAnswered::Usage{10, 5}});
        trace.emit(answering::ToolCalled{2, "sql", 1, "SELECT label, mass FROM robot"});
        if (question.text.find("slow") != std::string::npos) return wait(trace, cancel);
        if (question.text.find("redraft") != std::string::npos) return writeTwice(trace, cancel);
        answering::Source source = robotSource();
        const std::vector<answering::Source> sources{source};
        trace.emit(answering::ToolReturned{2, "sql", 1, 3, {1}, sources});
        if (question.text.find("differ") != std::string::npos &&
            m_configuration.strategy == "offline")
            source.rows.resize(1);
        const answering::AnswerResult result{"table", source.columns, source.rows, 1, true};
        trace.emit(answering::ResultChosen{told(result, sources)});
        const bool code = question.text.find("code") != std::string::npos;
        const auto said = question.text.find("say: ");
        const std::string text = said != std::string::npos ? question.text.substr(said + 5)
                                 : code ? "Like this [1]:\n\n```sql\nSELECT 1\n```"
                                        : "There are **3** robots [1].";
        trace.emit(answering::AnswerDelta{text});
        trace.emit(answering::AnswerFinished{
            .status = answering::AnswerStatus::Answered, .answer = text, .citations = {1}});
    }

  private:
    /// A thing or two of each; the last base's rows answer.
    static void answerOfSeveral(const answering::Question& question, answering::Trace& trace) {
        answering::startRun(trace, question, "grasp", "ollama:scripted");
        std::vector<knowledge::KnowledgeBase> bases{*question.base};
        bases.insert(bases.end(), question.others.begin(), question.others.end());
        std::vector<answering::Source> sources;
        for (const knowledge::KnowledgeBase& base : bases) {
            const int n = static_cast<int>(sources.size()) + 1;
            answering::Source source{.n = n, .kind = "sparql", .query = "SELECT ?thing { }"};
            const std::string& name = base.manifest().name;
            source.columns = {{"thing", true}, {"graph"}};
            source.rows = {{{"Robot 1", "http://x/r1"}, {name}},
                           {{"Robot 2", "http://x/r2"}, {name}}};
            if (n == 1) source.rows = {{{"Ada", "http://x/ada"}, {name}}};
            source.base = base.manifest().id;
            sources.push_back(source);
            trace.emit(answering::ToolCalled{n, "execute", n, base.manifest().name + " · SELECT"});
            trace.emit(answering::ToolReturned{n, "execute", n, 3, {n}, {source}});
        }
        const answering::Source& last = sources.back();
        const answering::AnswerResult result{"table", last.columns, last.rows, last.n, true};
        trace.emit(answering::ResultChosen{told(result, sources)});
        trace.emit(answering::AnswerFinished{.status = answering::AnswerStatus::Answered,
                                             .answer = "Ada [1] and Robot 1 [2].",
                                             .citations = {1, 2}});
    }
    /// A maker joins two robots.
    static answering::SubgraphChosen aroundRobots() {
        using Node = answering::SubgraphChosen::Node;
        const Node ada{"http://x/ada", "Ada"};
        const Node bo{"http://x/bo", "Bo"};
        const Node maker{"http://x/maker", "Iron Works"};
        const Node by{"http://x/by", "built by"};
        return {.matches = {{"ada", "thing", ada.iri, ada.label, 2},
                            {"Bo", "thing", bo.iri, bo.label, 2}},
                .terminals = {ada, bo},
                .tree = {{ada, by, maker}, {bo, by, maker}},
                .facts = {{ada, {"http://x/mass", "mass"}, {"", "40 kg"}, 0.8}},
                .read = 30,
                .described = 4,
                .notes = {"2 of 6 things 2 steps away were not looked at."}};
    }
    /// Of the colour, or of what a person chose instead.
    static nlohmann::json readingOf(const answering::Question& question) {
        nlohmann::json reading = question.reading;
        if (reading.is_null())
            reading = nlohmann::json::parse(R"json({"target": "robot", "filters": [
                {"table": "robot", "column": "colour", "score": 1, "alternatives": [
                    {"table": "robot", "column": "mass", "text": "mass", "score": 0.5}]}],
                "unplaced": ["please"]})json");
        for (auto& filter : reading["filters"]) filter["text"] = filter["column"];
        return reading;
    }

    /// The first draft did not pass its check.
    static void writeTwice(answering::Trace& trace, const CancelToken& cancel) {
        for (const int call : {7, 8}) {
            trace.emit(answering::ModelAsked{.call = call, .purpose = "answer", .round = 1});
            trace.emit(answering::AnswerDelta{"Draft " + std::to_string(call) + ". "});
        }
        wait(trace, cancel);
    }

    static void wait(answering::Trace& trace, const CancelToken& cancel) {
        trace.emit(answering::AnswerDelta{"Half a sentence"});
        trace.emit(answering::Decided{1, false, Sentence::verbatim("still looking")});
        std::mutex mutex;
        std::condition_variable changed;
        bool stopped = false;
        const auto registration = cancel.onCancel([&] {
            const std::lock_guard lock(mutex);
            stopped = true;
            changed.notify_all();
        });
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return stopped; });
        lock.unlock();
        trace.fail(cancel.error());
    }

    workspace::Configuration m_configuration;
};

inline constexpr const char* robots = R"(
@prefix x: <http://x/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
x:ada a x:Robot ; rdfs:label "Ada" ; x:mass 40 ; x:colour "red" .
x:bo a x:Robot ; rdfs:label "Bo" ; x:mass 9.5 ; x:colour "blue" .
x:cy a x:Robot ; rdfs:label "Cy" ; x:mass 100 ; x:colour "red" .
)";

inline Result<std::unique_ptr<answering::AnswerStrategy>> scripted(
    const workspace::Configuration& configuration, const std::vector<knowledge::KnowledgeBase>&,
    const llm::Access&) {
    return std::unique_ptr<answering::AnswerStrategy>(std::make_unique<Scripted>(configuration));
}

/// So many robots, all of one factory.
inline std::string manyRobots(int count) {
    std::string graph = R"(
@prefix x: <http://x/> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
x:factory a x:Factory ; rdfs:label "Factory" .
)";
    for (int i = 1; i <= count; ++i) {
        const std::string n = std::to_string(i);
        graph += "x:r" + n + " a x:Robot ; rdfs:label \"Robot " + n + "\" ; x:number " + n +
                 " ; x:madeIn x:factory .\n";
    }
    return graph;
}

/// A session in a folder of its own that goes with it.
class World {
  public:
    explicit World(AnswererFactory answerers = scripted) : m_answerers(std::move(answerers)) {
        makeSession();
    }
    ~World() { m_session.reset(); }

    [[nodiscard]] Session& session() { return *m_session; }
    [[nodiscard]] std::filesystem::path folder() const { return utf8(m_folder.path()); }

    /// The program is ended and started again.
    void restart() {
        m_session.reset();
        makeSession();
    }

    /// A file of the world's folder with this text.
    [[nodiscard]] std::filesystem::path write(const std::string& name,
                                              const std::string& text) const {
        const auto file = folder() / name;
        std::ofstream(file) << text;
        return file;
    }

    /// The graph as a file.
    [[nodiscard]] std::filesystem::path graphFile() const {
        const auto file = folder() / "robots.ttl";
        std::ofstream(file) << robots;
        return file;
    }

    /// A base made of the graph, opened; false if that failed.
    bool openRobots() { return openGraph("robots", graphFile()); }

    /// The same with another graph.
    bool openGraph(const std::string& name, const std::filesystem::path& graph) {
        const auto target = folder() / "bases" / (name + ".kb");
        std::error_code failed;
        std::filesystem::create_directories(target.parent_path(), failed);
        if (!std::filesystem::exists(target, failed)) {
            const auto report = knowledge::importFiles({graph}, target, {}, {}, CancelToken());
            if (!report) return false;
        }
        session().bases()->reload();
        session().bases()->open(qs(target.string()));
        return until([&] { return session().bases()->state() == Bases::Ready; });
    }

    /// The base in use keeps two questions of each of so many of manyRobots; false if that failed.
    bool keepExamples(int robots) {
        const knowledge::Examples examples(session().bases()->current().value());
        const auto keep = [&](const std::string& question, const std::string& robot,
                              const std::string& property) {
            const std::string query =
                "SELECT ?o { <http://x/r" + robot + "> <http://x/" + property + "> ?o }";
            return static_cast<bool>(examples.add(question, query, knowledge::sparqlLanguage()));
        };
        for (int i = 1; i <= robots; ++i) {
            const std::string n = std::to_string(i);
            if (!keep("Where was Robot " + n + " built?", n, "madeIn")) return false;
            if (!keep("Which sign does Robot " + n + " bear?", n, "number")) return false;
        }
        return true;
    }

    /// A word for robots, and an example of manyRobots that teaches one; false if that failed.
    bool teachWords() {
        using namespace knowledge;
        const KnowledgeBase base = session().bases()->current().value();
        const auto robot = synonymPlace(base, "robot");
        return robot && setSynonym(base, {"machine", *robot}, WordState::On) &&
               Examples(base).add("What is the average zorg of the robots?",
                                  "SELECT avg(number) AS n FROM robot");
    }

  private:
    void makeSession() {
        m_session =
            std::make_unique<Session>(folder(), m_answerers, std::make_shared<net::Client>());
    }

    QTemporaryDir m_folder;
    AnswererFactory m_answerers;
    std::unique_ptr<Session> m_session;
};

}  // namespace tripletalk::app::test
