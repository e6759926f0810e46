// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/grasp/endingtools.h"

#include "answering/answer/citations.h"
#include "base/text.h"
#include "llm/jsonfields.h"

namespace tripletalk::answering::grasp {

namespace {

constexpr const char* stopped = "Stopped.";

/// Of several endings in one reply the first one stands.
bool hasEnded(const Ending& ending) { return ending.kind != Ending::Kind::None; }

nlohmann::ordered_json textsSchema() {
    return {{"type", "array"}, {"items", {{"type", "string"}}}};
}

nlohmann::ordered_json graphSchema(const Graphs& graphs) {
    return {{"type", "string"}, {"enum", graphs.names()}};
}

nlohmann::ordered_json attemptSchema(const Graphs& graphs) {
    return {{"type", "object"},
            {"properties", {{"sparql", {{"type", "string"}}}, {"kg", graphSchema(graphs)}}},
            {"required", {"sparql"}},
            {"additionalProperties", false}};
}

}  // namespace

AnswerTool::AnswerTool(const Graphs& graphs, QueryRuns& runs, Ending& ending, const bool& isLast)
    : GraspTool(graphs, "answer",
                "Ends with the answer. Call it once, when execute has shown that the query answers "
                "the question. For example sparql = \"SELECT ?ship WHERE { ?ship ex:sailsTo "
                "ex:oslo }\", answer = \"Two ships sail to Oslo: Heron and Tern [4].\".",
                false,
                {{"kg", "the graph of the query", false, graphSchema(graphs)},
                 {"sparql", "the query whose rows are the answer; or give its source", false},
                 {"source",
                  "the number of the source whose rows are the answer, as it was shown",
                  false,
                  {{"type", "integer"}}},
                 {"answer",
                  "the answer in words, in the language of the question; each statement cites its "
                  "source like [3]"},
                 {"columns",
                  "the query's variables that the question asks for, in their order, without those "
                  "that only prove, decide or name another; all if left out",
                  false, textsSchema()}}),
      m_runs(runs),
      m_ending(ending),
      m_isLast(isLast) {}

std::string AnswerTool::asked(const nlohmann::json& arguments) const {
    return llm::textField(arguments, "sparql");
}

Result<Found> AnswerTool::act(const Arguments& given, const CancelToken& cancel) {
    if (hasEnded(m_ending)) return Found{{}, stopped};
    const std::string query = given.text("sparql");
    // A source says by itself whose it is, also one with rows of two graphs.
    GraphAtHand* graph = graphNamed(m_graphs, given.text("kg"));
    if (!query.empty() && !graph) return Found{{}, noSuchGraph(m_graphs, given.text("kg"))};
    auto run =
        query.empty() ? m_runs.again(given.number("source")) : m_runs.run(*graph, query, cancel);
    if (!run) return run.error();
    if (run->failed) {
        run->found.text +=
            "\nThis cannot be the answer: mend the query, execute it, and answer "
            "then.";
        return std::move(run->found);
    }
    if (run->empty && !m_isLast && m_doubted.insert(run->number).second) {
        run->found.text +=
            "\nThe query finds nothing. If that is the answer, call answer with it "
            "again; else look further.";
        return std::move(run->found);
    }
    m_ending = {Ending::Kind::Answered, given.text("answer"), run->number, given.texts("columns")};
    for (std::string& column : m_ending.columns)
        if (column.starts_with('?')) column.erase(0, 1);
    run->found.text = stopped;
    return std::move(run->found);
}

AnswerInWordsTool::AnswerInWordsTool(const Graphs& graphs, Ending& ending)
    : GraspTool(graphs, "answer",
                "Ends with the answer. Call it once, when what was found answers the question. For "
                "example answer = \"Heron is a ketch built in 1911 [2] that sails to Oslo [4].\".",
                false,
                {{"answer",
                  "the answer in words, in the language of the question; each statement cites its "
                  "source like [3]"}}),
      m_ending(ending) {}

Result<Found> AnswerInWordsTool::act(const Arguments& given, const CancelToken&) {
    if (hasEnded(m_ending)) return Found{{}, stopped};
    m_ending = {Ending::Kind::Answered, given.text("answer")};
    const auto cited = citationsIn(m_ending.text);
    if (!cited.empty()) m_ending.source = cited.front();
    return Found{{}, stopped};
}

CancelTool::CancelTool(const Graphs& graphs, QueryRuns& runs, Ending& ending, bool inWords)
    : GraspTool(graphs, "cancel",
                "Ends without an answer, when the graph does not hold it or it cannot be found. "
                "Give the best attempt if there is one. For example explanation = \"The graph has "
                "ships, but no harbours.\".",
                false,
                {{"explanation", "why there is no answer, in the language of the question"},
                 inWords ? Argument{"best_attempt", "what can be said all the same", false}
                         : Argument{"best_attempt", "the query that comes nearest, and its graph",
                                    false, attemptSchema(graphs)}}),
      m_runs(runs),
      m_ending(ending),
      m_inWords(inWords) {}

std::string CancelTool::asked(const nlohmann::json& arguments) const {
    return llm::textField(arguments, "explanation");
}

Result<Found> CancelTool::act(const Arguments& given, const CancelToken& cancel) {
    if (hasEnded(m_ending)) return Found{{}, stopped};
    Ending ending{Ending::Kind::GaveUp, given.text("explanation")};
    Found found{{}, stopped};
    if (m_inWords) {
        if (const std::string attempt = given.text("best_attempt"); !attempt.empty())
            ending.text += "\n\n" + attempt;
    } else if (const auto& attempt = given.object("best_attempt"); attempt.is_object()) {
        const std::string query = llm::textField(attempt, "sparql");
        // One that names no graph is tried on the chat's own: it ends in any case.
        const std::string named = llm::textField(attempt, "kg");
        GraphAtHand* graph = named.empty() ? &m_graphs.first() : m_graphs.find(named);
        if (graph && !text::trim(query).empty()) {
            auto run = m_runs.run(*graph, query, cancel);
            if (!run) return run.error();
            if (!run->failed) ending.source = run->number;
            found.sources = std::move(run->found.sources);
        }
    }
    m_ending = std::move(ending);
    return found;
}

}  // namespace tripletalk::answering::grasp
