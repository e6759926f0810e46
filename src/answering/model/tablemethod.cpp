// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/tablemethod.h"

#include "answering/answer/resultparts.h"
#include "answering/checks/literalrepair.h"
#include "answering/checks/querycheck.h"
#include "answering/explanation/meanings.h"
#include "answering/model/replymembers.h"
#include "answering/offline/prosewriter.h"
#include "answering/prompt/exampletext.h"
#include "answering/reading/questionreader.h"
#include "answering/reading/sqltermreader.h"
#include "answering/reading/termjson.h"
#include "answering/tools/falsefriends.h"
#include "answering/tools/namedthings.h"
#include "answering/tools/ranking.h"

namespace tripletalk::answering {

namespace {

constexpr int rerankedPerShown = 3;
constexpr int linksPerMention = 3;
/// Things that a text names outright: so many are quoted or looked up.
constexpr std::size_t quotedEntities = 3;
constexpr std::size_t likelyReadings = 2;
constexpr std::size_t likelyTurns = 2;

}  // namespace

TableMethod::TableMethod(RunState& run, LoopStrategy::Tools tools,
                         std::shared_ptr<llm::Embedder> embedder)
    : Method(run),
      m_tools(tools),
      m_embedder(std::move(embedder)),
      m_prompt(run.prompts, run.numbers, tools, run.question) {}

Result<void> TableMethod::open() {
    const auto& base = m_run.base();
    if (auto opened = openTools(); !opened) return opened;
    auto values = base.openValues();
    if (!values) return values.error();
    m_values.emplace(*std::move(values));
    m_ground.emplace(checks::Ground{m_sql->sandbox(), base.schema(), m_sql->entities(), *m_values});
    auto links = linksOf(m_run.question.text);
    if (!links) return links.error();
    m_links = *std::move(links);
    GatherHints hints{.links = m_links};
    if (auto added = addReadings(hints); !added) return added;
    if (m_tools.sql && !m_run.numbers.valuesStay) {
        auto examples =
            examplesText(base, knowledge::sqlLanguage(), m_run.question.text, m_run.cancel);
        if (!examples) return examples.error();
        hints.examples = *std::move(examples);
    }
    if (auto opened = m_prompt.open(std::move(hints)); !opened) return opened;
    if (m_prompt.isPartial())
        m_run.tools.add(m_describe.emplace(m_prompt.schema(), m_prompt.describedTokens()));
    if (m_tools.sql) m_run.tools.add(*m_sql);
    if (m_tools.passages) m_run.tools.add(*m_search);
    return {};
}

Result<void> TableMethod::openTools() {
    auto sql = SqlTool::open(m_run.base());
    if (!sql) return sql.error();
    m_sql.emplace(*std::move(sql));
    if (!m_tools.passages) return {};
    auto search = SearchTool::open(m_run.base(), m_embedder);
    if (!search) return search.error();
    m_search.emplace(*std::move(search));
    retrieval::SearchOptions options;
    options.k = m_run.numbers.topK;
    ChooseHits choose;
    if (m_run.numbers.rerank) {
        options.k *= rerankedPerShown;
        choose = [this](const std::vector<retrieval::Hit>& hits, int round) {
            return rankPassages({m_run.understood, round}, hits, m_run.caller, m_run.prompts,
                                m_run.numbers, m_run.cancel);
        };
    }
    m_search->configure(options, std::move(choose));
    return {};
}

Result<std::vector<retrieval::ValueLink>> TableMethod::linksOf(const std::string& question) const {
    auto links = m_values->link(question, {.perMention = linksPerMention});
    if (!links) return links;
    const auto& base = m_run.base();
    return trueLinks(*std::move(links), question, base.schema(),
                     language::Wording::forText(question, base.manifest().language));
}

Result<void> TableMethod::addReadings(GatherHints& hints) const {
    if (!m_tools.sql) return {};
    const auto& base = m_run.base();
    const std::string& question = m_run.question.text;
    const auto reader = reading::QuestionReader::open(
        base, language::Wording::forText(question, base.manifest().language));
    if (!reader) return reader.error();
    const auto readings = (*reader)->read(question, {}, likelyReadings, m_run.cancel);
    if (!readings) return readings.error();
    for (const reading::ScoredReading& reading : *readings) hints.queries.push_back(reading.query);
    if (!readings->empty())
        for (const reading::OtherWord& word : readings->front().others)
            if (word.how == "translated")  // a model knows synonyms better than a thesaurus
                hints.otherWords.emplace_back(word.said, word.understood);
    const auto& history = m_run.question.history;
    const std::size_t first = history.size() > likelyTurns ? history.size() - likelyTurns : 0;
    for (std::size_t i = first; i < history.size(); ++i)
        for (const Source& source : history[i].sources)
            if (source.kind == m_sql->spec().name && source.n == history[i].result.source)
                hints.queries.push_back(source.query);
    return {};
}

Result<llm::ChatRequest> TableMethod::request() {
    m_task.round = m_run.round;
    m_task.missing = m_run.round > 1 ? missingTool() : std::string();
    m_task.lookFor = m_run.lookFor;
    m_task.understood = m_run.understood;
    m_insisted = m_insisted || !m_task.missing.empty();
    auto messages = m_prompt.messages(m_task, m_run.log.all(), m_sql->tables());
    if (!messages) return messages.error();
    return m_run.request(*std::move(messages));
}

Result<Decision> TableMethod::read(const llm::ChatReply& reply, bool again) const {
    auto decision = Method::read(reply, again);
    if (decision || !again || !m_tools.passages) return decision;
    // A model that cannot keep to the form can still judge passages about the question.
    Decision search{.why = decision.error().message.text()};
    search.add(m_search->spec(), m_run.understood);
    return search;
}

Result<void> TableMethod::complete(Decision& decision) {
    const llm::ToolCall* describe = m_describe ? decision.call(m_describe->spec().name) : nullptr;
    m_task.described =
        describe ? textsMember(describe->arguments, "tables") : std::vector<std::string>();
    if (m_run.numbers.required != Required::Both || (!m_run.last && describe)) return {};
    if (m_tools.passages && !isUsed(*m_search, &decision))
        decision.add(m_search->spec(), m_run.understood);
    // A query of ours would show the model a key where values must stay.
    if (!m_tools.sql || isUsed(*m_sql, &decision) || m_run.numbers.valuesStay) return {};
    const auto things = namedThings(*m_values, m_run.understood, quotedEntities);
    if (!things) return things.error();
    const std::string rows = rowsOf(m_run.base().schema(), *things);
    if (!rows.empty()) decision.add(m_sql->spec(), rows);
    return {};
}

std::vector<llm::ToolCall> TableMethod::otherwise() const {
    const bool asksForTables = !m_run.last && !m_task.described.empty();
    if (!m_tools.passages || m_run.numbers.required == Required::None || asksForTables ||
        isUsed(*m_search))
        return {};
    if (const int n = m_run.bestQuery(); n > 0 && !m_run.log.at(n).rows.empty()) return {};
    const std::string argument = onlyArgument(m_search->spec());
    return {{{}, m_search->spec().name, {{argument, m_run.understood}}}};
}

std::string TableMethod::missingTool() const {
    // A model that leaves it out although it was told has nothing to ask by it.
    if (m_run.numbers.required == Required::None || m_insisted) return {};
    const bool needsSql = m_tools.sql && !isUsed(*m_sql);
    const bool needsSearch = m_tools.passages && !isUsed(*m_search);
    if (m_run.numbers.required == Required::Either &&
        ((m_tools.sql && !needsSql) || (m_tools.passages && !needsSearch)))
        return {};
    if (needsSql) return m_sql->spec().name;
    return needsSearch ? m_search->spec().name : std::string();
}

bool TableMethod::isUsed(const Tool& tool, const Decision* decision) const {
    const std::string& name = tool.spec().name;
    return m_run.log.wasCalled(name) || (decision && decision->call(name));
}

Result<bool> TableMethod::mustGoOn(const Decision& decision) {
    const bool onlyAskedForTables = !m_task.described.empty() && decision.calls.size() == 1;
    return onlyAskedForTables || !missingTool().empty();
}

Result<Method::Prepared> TableMethod::prepare(const std::string& query) {
    auto repaired = checks::LiteralRepair(*m_ground).repair(query, m_run.cancel);
    return Prepared{std::move(repaired.sql), std::move(repaired.findings)};
}

Result<std::vector<checks::Finding>> TableMethod::check(int source) {
    // A question that stands alone is held against the query as it was asked, not as the model put
    // it.
    const std::string& question =
        m_run.question.history.empty() ? m_run.question.text : m_run.understood;
    const auto links = linksOf(question);
    if (!links) return links.error();
    auto findings =
        checks::QueryCheck(*m_ground).check(m_run.log.at(source), question, *links, m_run.cancel);
    m_run.log.addFindings(source, findings, !m_run.numbers.valuesStay);
    return findings;
}

Result<Found> TableMethod::before(const llm::ToolCall& call) {
    const std::string text = askedBy(m_search->spec(), call.arguments);
    const auto things = namedThings(*m_values, text, quotedEntities);
    if (!things) return things.error();
    std::vector<retrieval::Passage> passages;
    for (const retrieval::ValueEntry& thing : *things) {
        auto own = m_search->passages().passagesOf(thing.iri);
        if (!own) return own.error();
        for (retrieval::Passage& passage : *own)
            if (passages.size() < quotedEntities) passages.push_back(std::move(passage));
    }
    return quoted(passages, text);
}

Result<std::optional<Conclusion>> TableMethod::conclusion(const Decision&) {
    if (!m_run.numbers.valuesStay) return std::optional<Conclusion>();
    const int n = m_run.bestQuery();
    if (n == 0)
        return std::optional(Conclusion{
            .verdict = {.kind = VerdictKind::NotInBase},
            .parts = {
                notePart("No query over the knowledge base could be made for this question.")}});
    const auto& base = m_run.base();
    const SchemaGraph graph(base.schema());
    const auto& wording = language::Wording::forText(m_run.question.text, base.manifest().language);
    const AnswerResult result = resultOfParts(m_run.log.all(), {{.source = n}}, entities());
    return std::optional(Conclusion{
        .verdict = {.results = {{.source = n}}},
        .parts = {offline::ProseWriter(graph, wording).write(m_run.understood, result)}});
}

nlohmann::json TableMethod::reading(int source) {
    const Source& asked = m_run.log.at(source);
    if (asked.kind != knowledge::sqlLanguage().name() || asked.error) return {};
    const SchemaGraph graph(m_run.base().schema());
    const auto term = reading::termThatFinds(
        asked.query, {asked.columns, asked.rows, asked.truncated}, graph,
        [this](const std::string& query) {
            return m_sql->connection().run(query, knowledge::QueryConnection::Links::Found,
                                           m_run.cancel);
        });
    if (!term) return {};
    const auto& wording =
        language::Wording::forText(m_run.question.text, m_run.base().manifest().language);
    reading::ScoredReading read;
    read.term = *term;
    return reading::toJson(read, wording);
}

std::vector<Meaning> TableMethod::meanings(const AnswerResult& result) const {
    const std::string query = result.source > 0 ? m_run.log.at(result.source).query : std::string();
    return otherMeanings(m_run.question.text, m_links, query, result);
}

}  // namespace tripletalk::answering
