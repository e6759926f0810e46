// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/unioqa/unioqamethod.h"

#include "answering/model/replymembers.h"
#include "answering/prompt/prompttext.h"
#include "answering/unioqa/factsearch.h"
#include "answering/unioqa/relationrepair.h"
#include "base/text.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering {

using checks::Finding;
using cypher::QuerySketch;

namespace {

/// Queries with other relations that are tried; the published system tries three.
constexpr std::size_t mostTried = 9;
constexpr std::size_t mostFactTokens = 2500;
constexpr std::size_t toldInfos = 120;  // bytes

/// Told to the person; the model sees the query itself.
Finding replaced(const char* kind, const std::string& before, const std::string& after) {
    Finding finding{.kind = kind, .forPerson = "\"" + before + "\" became " + after + "."};
    finding.data = {{"before", before}, {"after", after}};
    return finding;
}

Finding sentBack(std::string kind, const std::string& note) {
    return {.kind = std::move(kind), .sendBack = true, .forModel = note, .forPerson = note};
}

}  // namespace

UniOqaMethod::UniOqaMethod(RunState& run, std::shared_ptr<llm::Embedder> embedder)
    : Method(run), m_embedder(std::move(embedder)), m_prompt(run, "unioqa-system") {}

Result<void> UniOqaMethod::open() {
    const auto& base = m_run.base();
    auto cypher = CypherTool::open(base);
    if (!cypher) return cypher.error();
    m_cypher.emplace(*std::move(cypher));
    m_run.tools.add(*m_cypher);
    m_vectors.emplace(base, m_embedder);
    const auto& wording = language::Wording::forText(m_run.question.text, base.manifest().language);
    auto finder = PathFinder::open(base, m_cypher->graph(), wording, nullptr, m_run.cancel);
    if (!finder) return finder.error();
    m_finder = *std::move(finder);
    m_things.emplace(base, *m_cypher, m_finder->index());
    return m_prompt.open(m_cypher->graph(), cypherNotation(m_cypher->engine()),
                         knowledge::cypherLanguage());
}

Result<llm::ChatRequest> UniOqaMethod::request() {
    return m_prompt.request(m_cypher->connection());
}

/// Entity replacement. A query that is none is told so when it runs.
Result<Method::Prepared> UniOqaMethod::prepare(const std::string& query) {
    const auto sketch = QuerySketch::of(query);
    if (!sketch) return Prepared{query};
    Prepared prepared;
    QuerySketch::Changes changes;
    for (std::size_t i = 0; i < sketch->names().size(); ++i)
        if (auto placed = place(*sketch, i, changes, prepared.mended); !placed)
            return placed.error();
    prepared.query = sketch->with(changes);
    return prepared;
}

Result<void> UniOqaMethod::place(const QuerySketch& sketch, std::size_t number,
                                 QuerySketch::Changes& changes, std::vector<Finding>& mended) {
    const QuerySketch::Name& name = sketch.names()[number];
    const auto meaning = m_things->of(sketch, number, m_run.cancel);
    if (!meaning) return meaning.error();
    switch (meaning->kind) {
        case NameMeaning::Kind::AsWritten:
            return {};
        case NameMeaning::Kind::Value:
            changes.texts.emplace(number, meaning->value);
            mended.push_back(replaced("replaced_value", name.text, "\"" + meaning->value + "\""));
            return {};
        case NameMeaning::Kind::Relationship:
            mended.push_back(
                sentBack("wrong_form", "\"" + name.property +
                                           "\" is no property but a relationship: write it as "
                                           "(a)-[:" +
                                           name.property + "]->(b), and b by its own name."));
            return {};
        case NameMeaning::Kind::Nothing:
            mended.push_back({.kind = "unknown_value",
                              .forModel = "Nothing is called \"" + name.text + "\".",
                              .forPerson = "Nothing is called \"" + name.text + "\"."});
            return {};
        case NameMeaning::Kind::Things:
            break;
    }
    const auto picked = pick(name.text, meaning->candidates);
    if (!picked) return picked.error();
    if (!*picked) return {};
    const ThingCandidate& thing = meaning->candidates[**picked];
    changes.things.emplace(number, thing.iri);
    mended.push_back(replaced("replaced_thing", name.text, thing.label));
    return {};
}

Result<std::optional<std::size_t>> UniOqaMethod::pick(
    const std::string& mention, const std::vector<ThingCandidate>& candidates) {
    if (candidates.size() == 1) return std::optional(std::size_t{0});
    const auto placeOf = [&](const std::string& iri) -> std::optional<std::size_t> {
        const auto found = std::ranges::find(candidates, iri, &ThingCandidate::iri);
        if (found == candidates.end()) return std::nullopt;
        return static_cast<std::size_t>(found - candidates.begin());
    };
    if (const auto known = m_picked.find(mention); known != m_picked.end())
        return known->second ? placeOf(*known->second) : std::nullopt;
    nlohmann::json list = nlohmann::json::array();
    std::vector<int> numbers{0};
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        std::string infos = text::join(candidates[i].infos, "; ");
        list.push_back({{"number", std::to_string(i + 1)},
                        {"label", asData(candidates[i].label)},
                        {"infos", asData(text::elide(infos, toldInfos))}});
        numbers.push_back(static_cast<int>(i + 1));
    }
    const auto prompt = m_run.prompts.render(
        "unioqa-pick",
        {{"question", m_run.understood}, {"mention", asData(mention)}, {"candidates", list}});
    if (!prompt) return prompt.error();
    auto request = m_run.request({{llm::Message::Role::User, *prompt}});
    request.jsonSchema =
        objectSchema({{"why", {{"type", "string"}}}, {"number", {{"type", "integer"}}}});
    const auto number = m_run.caller.askFor(
        "pick", m_run.round, std::move(request), m_run.cancel,
        [&](const llm::ChatReply& reply) { return chosenNumber(reply, numbers); });
    // A pick that is not in the list is not taken: the query stays as it was written.
    if (!number && number.error().kind != ErrorKind::Model) return number.error();
    std::optional<std::size_t> place;
    if (number && *number > 0) place = static_cast<std::size_t>(*number - 1);
    m_picked[mention] = place ? std::optional(candidates[*place].iri) : std::nullopt;
    return place;
}

/// Relation replacement, where a query finds nothing.
Result<std::vector<Finding>> UniOqaMethod::check(int n) {
    std::vector<Finding> findings;
    const Source& source = m_run.log.at(n);
    if (!isNothing(source)) return findings;
    const auto sketch = QuerySketch::of(source.query);
    if (!sketch) return findings;
    RelationRepair repair(m_cypher->engine(), m_finder->words(), *m_vectors, m_run.understood);
    const auto queries = repair.of(*sketch, mostTried, m_run.cancel);
    if (!queries) return queries.error();
    for (const RepairedQuery& one : *queries) {
        const auto found = m_cypher->call({{"query", one.query}}, m_run.round, m_run.cancel);
        if (!found) return found.error();
        const Source& tried = found->sources.front();
        if (tried.error || isNothing(tried)) continue;
        Finding finding =
            replaced("replaced_relation", one.changes.front().first, one.changes.front().second);
        finding.data["changes"] = one.changes;
        finding.query = one.query;
        return std::vector{std::move(finding)};
    }
    findings.push_back(nothingFound(n, repair.unknownIn(*sketch)));
    m_run.log.addFindings(n, findings, true);
    return findings;
}

Finding UniOqaMethod::nothingFound(int source, const std::vector<std::string>& unknown) const {
    std::string note = "The query found nothing.";
    if (!unknown.empty())
        note += " The graph knows no " + text::join(unknown, ", ") + ": take names that are shown.";
    Finding finding = sentBack("nothing", note);
    finding.source = source;
    return finding;
}

Result<bool> UniOqaMethod::mustGoOn(const Decision& decision) {
    if (!decision.calls.empty() || !m_run.log.all().empty()) return false;
    m_run.lookFor = "No query was given.";
    return true;
}

Result<void> UniOqaMethod::findFacts(const QuerySketch* sketch) {
    if (m_searched) return {};
    m_searched = true;
    std::vector<std::string> things;
    if (sketch)
        for (const auto& node : sketch->nodes())
            if (!node.iri.empty()) things.push_back(node.iri);
    FactSearch search(m_run.base(), m_cypher->graph(), *m_finder, *m_vectors);
    const std::size_t room = std::min(mostFactTokens, promptRoom(m_run.numbers, 0) / 3);
    const auto found =
        m_run.log.call("facts", m_run.understood, m_run.round, [&]() -> Result<Found> {
            auto facts = search.find(m_run.understood, things, room, m_run.cancel);
            if (!facts) return facts.error();
            m_onPath = std::move(facts->onPath);
            return Found{std::move(facts->sources)};
        });
    if (!found) return found.error();
    m_facts = found->numbers;
    return {};
}

Result<double> UniOqaMethod::believe(const Source& query) {
    const auto sketch = QuerySketch::of(query.query);
    if (!sketch) return 0.0;
    auto signs = signsOf(*sketch, m_cypher->engine(), m_run.understood, *m_finder, m_run.cancel);
    if (!signs) return signs.error();
    signs->found = !query.error && !isNothing(query);
    const double first = belief(*signs);
    if (first == 0 || first >= believedAtOnce || !m_finder->learned()) return first;
    if (auto found = findFacts(&*sketch); !found) return found.error();
    signs->agreed = agreement(query, m_onPath);
    return belief(*signs);
}

void UniOqaMethod::decide(bool isQueryBelieved, const Sentence& why) {
    m_run.log.trace().emit(Decided{m_run.round, isQueryBelieved, why});
}

Result<std::optional<Conclusion>> UniOqaMethod::conclusion(const Decision&) {
    const int best = m_run.bestQuery();
    double sure = 0;
    if (best > 0) {
        const Source query = m_run.log.at(best);
        const auto judged = believe(query);
        if (!judged) return judged.error();
        sure = *judged;
    }
    const auto percent = std::lround(100 * sure);
    if (sure >= believed) {
        m_run.preferred = best;
        decide(true, say("Sentence",
                         "The query is believed: by what can be seen of it, it is "
                         "right %1 times in 100.")
                         .arg(percent));
        return std::optional<Conclusion>();
    }
    decide(false, best == 0 ? say("Sentence", "No query could be run: the facts are asked.")
                            : say("Sentence",
                                  "The query is not believed, as by what can be seen "
                                  "of it, it is right %1 times in 100: the facts are "
                                  "asked.")
                                  .arg(percent));
    if (auto found = findFacts(nullptr); !found) return found.error();
    return answerFromFacts();
}

/// The searcher's answer, from facts alone; where they hold none, the query's rows are judged as
/// usual, or there is no answer.
Result<std::optional<Conclusion>> UniOqaMethod::answerFromFacts() {
    if (m_facts.empty()) return std::optional<Conclusion>();
    AnswerWriter writer(m_run.caller, m_run.prompts, m_run.numbers, m_run.base());
    const auto judge = [&](const std::string& correction) {
        return writer.judge(
            {m_run.understood, m_run.question.text, m_facts, m_run.round, true, correction},
            m_run.log.all(), m_run.cancel);
    };
    auto verdict = judge({});
    if (!verdict) return verdict.error();
    const int best = m_run.bestQuery();
    const bool hasRows = best > 0 && !isNothing(m_run.log.at(best));
    if (verdict->kind != VerdictKind::Answer && hasRows) return std::optional<Conclusion>();
    return std::optional(concluded(*std::move(verdict),
                                   m_run.question.text + " " + m_run.understood, m_run.log.all(),
                                   best, judge));
}

}  // namespace tripletalk::answering
