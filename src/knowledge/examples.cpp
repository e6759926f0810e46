// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/examples.h"

#include "base/text.h"
#include "graph/literalvalue.h"
#include "knowledge/answerlimits.h"
#include "knowledge/storewriting.h"
#include "llm/builtinembedder.h"
#include "rdf/vocabulary.h"
#include "retrieval/embeddingcache.h"
#include "sparql/results/answertable.h"

#include <algorithm>
#include <numeric>

namespace tripletalk::knowledge {

using nlohmann::json;

namespace {

constexpr std::size_t longestQuestion = 2'000;  ///< bytes
constexpr std::size_t mostExamples = 10'000;

std::string kindOf(const sqlite::Value& value) {
    if (std::holds_alternative<std::monostate>(value)) return "none";
    return std::holds_alternative<std::string>(value) ? "text" : "number";
}

std::string kindOf(const sparql::Binding& value) {
    if (!value) return "none";
    if (value->datatype == std::string(rdf::vocabulary::xsd) + "boolean") return "boolean";
    return graph::numberOf(*value) ? "number" : "text";
}

template <typename Rows>
ResultShape shapeOf(std::vector<std::string> columns, const Rows& rows, bool complete) {
    ResultShape shape{.columns = std::move(columns),
                      .rows = static_cast<std::int64_t>(rows.size()),
                      .complete = complete};
    if (rows.empty()) return shape;
    const bool isOne = shape.columns.size() == 1 && rows.size() == 1;
    shape.kind = isOne ? kindOf(rows.front().front()) : shape.columns.size() > 1 ? "table" : "list";
    return shape;
}

/// Runs queries to see what they return; what they are asked of is opened when it is needed.
class Trial {
  public:
    Trial(const KnowledgeBase& base, const CancelToken& cancel) : m_base(base), m_cancel(cancel) {}

    Result<ResultShape> shape(QueryLanguage language, const std::string& query) {
        return language == QueryLanguage::Sparql ? ofGraph(query) : ofTables(query);
    }

  private:
    Result<ResultShape> ofTables(const std::string& query) {
        if (!m_tables) {
            auto opened = m_base.openSandbox(tableAnswerLimits);
            if (!opened) return opened.error();
            m_tables.emplace(*std::move(opened));
        }
        const auto result = m_tables->query(query, m_cancel);
        if (!result) return result.error();
        std::vector<std::string> columns;
        for (const auto& column : result->columns) columns.push_back(column.name);
        return shapeOf(std::move(columns), result->rows, !result->truncated);
    }
    Result<ResultShape> ofGraph(const std::string& query) {
        if (!m_graph) {
            auto opened = m_base.openSparql();
            if (!opened) return opened.error();
            m_graph = *std::move(opened);
        }
        auto answer = m_graph->query(query, graphAnswerLimits, m_cancel);
        if (!answer) return answer.error();
        const sparql::QueryAnswer table = sparql::asTable(*std::move(answer));
        return shapeOf(table.variables, table.rows, !table.truncated);
    }

    const KnowledgeBase& m_base;
    const CancelToken& m_cancel;
    std::optional<sqlite::Sandbox> m_tables;
    std::unique_ptr<sparql::SparqlSource> m_graph;
};

Result<Example> put(const StoreWriting& writing, Example example, Trial& trial) {
    example.question = std::string(text::trim(example.question));
    example.query = std::string(text::trim(example.query));
    if (example.question.empty() || !text::isValidUtf8(example.question))
        return Error{ErrorKind::Usage, say("Sentence", "An example needs a question.")};
    if (example.question.size() > longestQuestion)
        return Error{ErrorKind::Limit, say("Sentence", "The question of an example is too long.")};
    auto shape = trial.shape(example.language, example.query);
    if (!shape) return shape.error();
    example.shape = *std::move(shape);
    auto count = writing.store.database().integer("SELECT count(*) FROM example");
    if (!count) return count.error();
    if (static_cast<std::size_t>(*count) >= mostExamples)
        return Error{ErrorKind::Limit,
                     say("Sentence", "There are too many examples in this knowledge base.")};
    return writing.store.put(std::move(example), writing.base);
}

Result<std::vector<Example>> storedExamples(const ExampleStore& store, const KnowledgeBase& base) {
    auto examples = store.read();
    if (!examples) return examples;
    if (auto done = store.translate(*examples, base); !done) return done.error();
    return examples;
}

json lineOf(const Example& example) {
    json line = toJson(example);
    line.erase("id");
    line.erase("outdated");
    return line;
}

/// What of a line is somebody's word; the rest is found out.
Result<Example> exampleIn(const std::string& line) {
    const json object = json::parse(line, nullptr, false);
    const auto member = [&](const char* name, std::string_view fallback = {}) {
        return object.is_object() && object.contains(name) && object[name].is_string()
                   ? object[name].get<std::string>()
                   : std::string(fallback);
    };
    const std::string language = member("language", toString(QueryLanguage::Sql));
    const auto known = queryLanguageOf(language);
    if (!known)
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" is no language of queries.").arg(language)};
    return Example{.question = member("question"),
                   .query = member("query"),
                   .language = *known,
                   .created = member("created")};
}

}  // namespace

json toJson(const Example& example) {
    return {{"id", example.id},           {"question", example.question},
            {"query", example.query},     {"language", toString(example.language)},
            {"kind", example.shape.kind}, {"columns", example.shape.columns},
            {"rows", example.shape.rows}, {"complete", example.shape.complete},
            {"created", example.created}, {"outdated", example.outdated}};
}

Examples::Examples(KnowledgeBase base, std::shared_ptr<llm::Embedder> embedder)
    : m_base(std::move(base)), m_embedder(std::move(embedder)) {
    if (!m_embedder) m_embedder = std::make_shared<llm::BuiltinEmbedder>();
}

Result<std::vector<llm::Vector>> Examples::embed(const std::vector<std::string>& texts,
                                                 const CancelToken& cancel) const {
    if (m_embedder->isInstant()) return m_embedder->embed(texts, cancel);
    auto cache = retrieval::EmbeddingCache::open(m_base.folder() / "embeddings.db");
    if (!cache) return cache.error();
    return cache->embed(texts, *m_embedder, cancel);
}

Result<std::vector<SimilarExample>> Examples::similar(const std::string& question,
                                                      QueryLanguage language, int k, double minimum,
                                                      const CancelToken& cancel) const {
    std::vector<SimilarExample> best;
    auto store = ExampleStore::find(m_base.folder());
    if (!store) return store.error();
    if (!*store) return best;
    auto examples = (*store)->read();
    if (!examples) return examples.error();
    std::erase_if(*examples, [&](const Example& one) { return one.language != language; });
    if (examples->empty()) return best;
    std::vector<std::string> texts{question};
    for (const Example& example : *examples) texts.push_back(example.question);
    auto vectors = embed(texts, cancel);
    if (!vectors) return vectors.error();
    const llm::Vector& asked = vectors->front();
    for (std::size_t i = 0; i < examples->size(); ++i) {
        const llm::Vector& other = (*vectors)[i + 1];
        const double cosine = std::inner_product(asked.begin(), asked.end(), other.begin(), 0.0);
        if (cosine >= minimum) best.push_back({std::move((*examples)[i]), cosine});
    }
    std::ranges::stable_sort(best, std::greater(), &SimilarExample::similarity);
    std::vector<SimilarExample> chosen;
    for (auto& candidate : best) {
        if (static_cast<int>(chosen.size()) >= k) break;
        // One by one: to translate a query costs more than to compare it.
        std::vector<Example> one{std::move(candidate.example)};
        if (auto done = (*store)->translate(one, m_base); !done) return done.error();
        if (one.front().outdated.empty())
            chosen.push_back({std::move(one.front()), candidate.similarity});
    }
    return chosen;
}

Result<std::vector<Example>> Examples::list() const {
    auto store = ExampleStore::find(m_base.folder());
    if (!store) return store.error();
    if (!*store) return std::vector<Example>();
    return storedExamples(**store, m_base);
}

Result<Example> Examples::add(const std::string& question, const std::string& query,
                              QueryLanguage language, const CancelToken& cancel) const {
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    Trial trial(writing->base, cancel);
    auto example =
        put(*writing, {.question = question, .query = query, .language = language}, trial);
    if (!example) return example.error();
    if (auto done = writing->transaction.commit(); !done) return done.error();
    return example;
}

Result<void> Examples::remove(std::int64_t id) const {
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    auto removed = writing->store.remove(id);
    if (!removed) return removed.error();
    if (!*removed)
        return Error{ErrorKind::NotFound, say("Sentence", "There is no example %1.").arg(id)};
    return writing->transaction.commit();
}

Result<std::string> Examples::exportLines() const {
    auto examples = list();
    if (!examples) return examples.error();
    std::string lines;
    for (const Example& example : *examples)
        lines += lineOf(example).dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
    return lines;
}

Result<ExamplesTaken> Examples::importLines(std::string_view text,
                                            const CancelToken& cancel) const {
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    Trial trial(writing->base, cancel);
    ExamplesTaken taken;
    std::int64_t number = 0;
    for (const std::string& line : text::split(std::string(text), '\n')) {
        ++number;
        if (text::trim(line).empty()) continue;
        auto example = exampleIn(line);
        if (example) example = put(*writing, *std::move(example), trial);
        if (cancel.cancelled()) return cancel.error();
        if (example)
            ++taken.taken;
        else
            taken.refused.emplace_back(number, example.error().message.text());
    }
    if (auto done = writing->transaction.commit(); !done) return done.error();
    return taken;
}

Result<void> Examples::bringUpToDate(const KnowledgeBase& base) {
    auto store = ExampleStore::find(base.folder());
    if (!store) return store.error();
    if (!*store) return {};
    auto transaction = sqlite::Transaction::begin((*store)->database());
    if (!transaction) return transaction.error();
    if (auto done = (*store)->bringUpToDate(base); !done) return done;
    return transaction->commit();
}

}  // namespace tripletalk::knowledge
