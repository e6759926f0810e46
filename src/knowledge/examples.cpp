// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/examples.h"

#include "base/jsontext.h"
#include "base/text.h"
#include "knowledge/storewriting.h"
#include "llm/builtinembedder.h"
#include "retrieval/embeddingcache.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace tripletalk::knowledge {

using nlohmann::json;

namespace {

constexpr std::size_t longestQuestion = 2'000;  ///< bytes
constexpr std::size_t mostExamples = 10'000;

std::string kindOf(const Cell& cell) {
    if (cell.datatype == "null") return "none";
    return cell.datatype == "integer" ? "number" : cell.datatype;
}

ResultShape shapeOf(const QueryResult& result) {
    ResultShape shape{.rows = static_cast<std::int64_t>(result.rows.size()),
                      .complete = !result.truncated};
    for (const ResultColumn& column : result.columns) shape.columns.push_back(column.name);
    if (result.rows.empty()) return shape;
    const bool isOne = shape.columns.size() == 1 && result.rows.size() == 1;
    shape.kind = isOne                      ? kindOf(result.rows.front().front())
                 : shape.columns.size() > 1 ? "table"
                                            : "list";
    return shape;
}

/// Runs queries to see what they return; what they are asked of is opened when it is needed.
class Trial {
  public:
    Trial(const KnowledgeBase& base, const CancelToken& cancel) : m_base(base), m_cancel(cancel) {}

    /// Sets the shape, and why the example is outdated from the first.
    Result<void> run(Example& example) {
        auto connection = connectionTo(example.language);
        if (!connection) return connection.error();
        const auto result =
            (*connection)->run(example.query, QueryConnection::Links::None, m_cancel);
        if (!result) return result.error();
        auto outdated = (*connection)->outdated(example.query);
        if (!outdated) return outdated.error();
        example.shape = shapeOf(*result);
        example.outdated = *std::move(outdated);
        return {};
    }

  private:
    Result<QueryConnection*> connectionTo(const std::string& name) {
        const auto language = queryLanguage(name);
        if (!language) return language.error();
        auto& connection = m_connections[*language];
        if (!connection) {
            auto opened = (*language)->open(m_base);
            if (!opened) return opened.error();
            connection = *std::move(opened);
        }
        return connection.get();
    }

    const KnowledgeBase& m_base;
    const CancelToken& m_cancel;
    std::map<const QueryLanguage*, std::unique_ptr<QueryConnection>> m_connections;
};

Result<Example> put(const StoreWriting& writing, Example example, Trial& trial) {
    example.question = std::string(text::trim(example.question));
    example.query = std::string(text::trim(example.query));
    if (example.question.empty() || !text::isValidUtf8(example.question))
        return Error{ErrorKind::Usage, say("Sentence", "An example needs a question.")};
    if (example.question.size() > longestQuestion)
        return Error{ErrorKind::Limit, say("Sentence", "The question of an example is too long.")};
    if (auto ran = trial.run(example); !ran) return ran.error();
    auto count = writing.store.database().integer("SELECT count(*) FROM example");
    if (!count) return count.error();
    if (static_cast<std::size_t>(*count) >= mostExamples)
        return Error{ErrorKind::Limit,
                     say("Sentence", "There are too many examples in this knowledge base.")};
    return writing.store.put(std::move(example));
}

/// What counts of them.
Result<void> leaveOutSwitchedOff(std::vector<Example>& examples, const ExampleStore& store) {
    const auto off = store.switchedOff();
    if (!off) return off.error();
    std::erase_if(examples, [&](const Example& one) { return off->contains(one.id); });
    return {};
}

Result<std::vector<Example>> storedExamples(const ExampleStore& store, const KnowledgeBase& base) {
    auto examples = store.read();
    if (!examples) return examples;
    if (auto done = leaveOutSwitchedOff(*examples, store); !done) return done.error();
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
Example exampleIn(const std::string& line) {
    const json object = parsedJson(line);
    const auto member = [&](const char* name, std::string_view fallback = {}) {
        return object.is_object() && object.contains(name) && object[name].is_string()
                   ? object[name].get<std::string>()
                   : std::string(fallback);
    };
    return {.question = member("question"),
            .query = member("query"),
            .language = member("language", sqlLanguage().description().name),
            .created = member("created")};
}

}  // namespace

json toJson(const Example& example) {
    return {{"id", example.id},           {"question", example.question},
            {"query", example.query},     {"language", example.language},
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
                                                      const QueryLanguage& language, int k,
                                                      double minimum,
                                                      const CancelToken& cancel) const {
    std::vector<SimilarExample> best;
    auto store = ExampleStore::find(m_base.folder());
    if (!store) return store.error();
    if (!*store) return best;
    auto examples = (*store)->read();
    if (!examples) return examples.error();
    if (auto done = leaveOutSwitchedOff(*examples, **store); !done) return done.error();
    std::erase_if(*examples, [&](const Example& one) { return one.language != language.name(); });
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
                              const QueryLanguage& language, const CancelToken& cancel) const {
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    Trial trial(writing->base, cancel);
    auto example =
        put(*writing, {.question = question, .query = query, .language = language.name()}, trial);
    if (!example) return example.error();
    if (auto done = writing->transaction.commit(); !done) return done.error();
    return example;
}

Result<Example> Examples::change(const Example& example, const std::string& question,
                                 const std::string& query, const CancelToken& cancel) const {
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    const auto removed = writing->store.remove(example.id);
    if (!removed) return removed.error();
    if (!*removed)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "There is no example %1.").arg(example.id)};
    const auto answered = writing->store.answers(question, example.language);
    if (!answered) return answered.error();
    if (*answered)
        return Error{ErrorKind::Usage, say("Sentence", "Another example answers this question.")};
    Trial trial(writing->base, cancel);
    auto changed =
        put(*writing, {.question = question, .query = query, .language = example.language}, trial);
    if (!changed) return changed.error();
    if (auto done = writing->transaction.commit(); !done) return done.error();
    return changed;
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

Result<Example> Examples::restore(const Example& example) const {
    auto writing = StoreWriting::begin(m_base);
    if (!writing) return writing.error();
    const auto kept = writing->store.read();
    if (!kept) return kept.error();
    const bool isTaughtAnew = std::ranges::any_of(*kept, [&](const Example& one) {
        return one.question == example.question && one.language == example.language;
    });
    if (isTaughtAnew)
        return Error{ErrorKind::Usage, say("Sentence", "This question was taught anew meanwhile.")};
    auto restored = writing->store.put(example);
    if (!restored) return restored.error();
    if (auto done = writing->transaction.commit(); !done) return done.error();
    return restored;
}

Result<std::string> Examples::exportLines() const {
    auto examples = list();
    if (!examples) return examples.error();
    std::string lines;
    for (const Example& example : *examples) lines += jsonText(lineOf(example)) + "\n";
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
        const auto example = put(*writing, exampleIn(line), trial);
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
