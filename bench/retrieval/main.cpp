// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/knowledgebase.h"
#include "llm/providers.h"
#include "passages/verbaliser.h"
#include "retrieval/retrievalquestions.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include <QCoreApplication>

/// bench_retrieval [--questions N] [--seed N] [--variants] [--failures] [--asked FILE]…
///                 [--embedder SPEC] [--server URL] KB…
///
/// Prints, as Markdown, for each knowledge base: recall@5 and MRR of dense, lexical and fused
/// search over generated questions (200 by default; questions.h) or over those of the files that
/// have answers of texts, how many of the five nearest the dense index finds (of generated ones),
/// and how long a warm search and a warm linking take. --variants measures capsules without reverse
/// facts and with context, too. The built-in embedder, or an OpenAI-compatible server's with which
/// the bases were made; one thread.
namespace {

using namespace tripletalk;
namespace fs = std::filesystem;

constexpr int pool = 50;
constexpr int wanted = 5;

double quantile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

template <typename Work>
double milliseconds(Work&& work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
        .count();
}

/// How well one way of searching ranks.
struct Quality {
    double found = 0, reciprocal = 0;
    void add(int rank) {
        if (rank > 0 && rank <= wanted) ++found;
        if (rank > 0) reciprocal += 1.0 / rank;
    }
};

struct Measured {
    std::size_t questions = 0;
    double shared = 0;
    Quality dense, lexical, fused;
    std::vector<double> searchMs;
    std::vector<std::string> failures;
};

int better(int rank, const std::optional<int>& other) {
    return other && (rank == 0 || *other < rank) ? *other : rank;
}

Result<Measured> measure(retrieval::Searcher& searcher,
                         const std::vector<bench::SearchQuestion>& questions) {
    Measured measured;
    for (const bench::SearchQuestion& question : questions) {
        std::optional<Result<std::vector<retrieval::Hit>>> all, few;
        all.emplace(searcher.search(question.text, {.k = 2 * pool, .pool = pool}, {}));
        if (!*all) return all->error();
        measured.searchMs.push_back(
            milliseconds([&] { few.emplace(searcher.search(question.text, {.k = wanted}, {})); }));
        if (!*few) return few->error();
        int dense = 0, lexical = 0, fused = 0;
        for (std::size_t i = 0; i < (*all)->size(); ++i) {
            const retrieval::Hit& hit = (**all)[i];
            if (!question.isAnsweredBy(hit.passage)) continue;
            dense = better(dense, hit.denseRank);
            lexical = better(lexical, hit.lexicalRank);
            fused = better(fused, static_cast<int>(i) + 1);
        }
        // What is shown is what counts: five of them.
        const bool shown = std::ranges::any_of(
            **few, [&](const retrieval::Hit& hit) { return question.isAnsweredBy(hit.passage); });
        if (!shown && fused > 0) fused = std::max(fused, wanted + 1);
        measured.dense.add(dense);
        measured.lexical.add(lexical);
        measured.fused.add(fused);
        measured.shared += question.shared;
        ++measured.questions;
        if (!shown)
            measured.failures.push_back("dense " + std::to_string(dense) + ", lexical " +
                                        std::to_string(lexical) + ", fused " +
                                        std::to_string(fused) + ": " + question.text + " (" +
                                        question.iri + ")");
    }
    return measured;
}

void printQuality(const std::string& name, const Measured& measured) {
    const auto count = static_cast<double>(std::max<std::size_t>(1, measured.questions));
    std::printf("| %s | %zu | %.2f | %.3f | %.3f | %.3f | %.3f | %.3f | %.3f |\n", name.c_str(),
                measured.questions, measured.shared / count, measured.dense.found / count,
                measured.lexical.found / count, measured.fused.found / count,
                measured.dense.reciprocal / count, measured.lexical.reciprocal / count,
                measured.fused.reciprocal / count);
    std::fflush(stdout);
}

/// Capsules written otherwise, searched with the same questions.
Result<Measured> variant(const knowledge::KnowledgeBase& base,
                         const passages::VerbaliseOptions& options,
                         const std::vector<bench::SearchQuestion>& questions,
                         std::shared_ptr<llm::Embedder> embedder) {
    std::string pattern = (fs::temp_directory_path() / "tripletalk-bench-XXXXXX").string();
    if (!::mkdtemp(pattern.data()))
        return Error{ErrorKind::Io, Sentence::verbatim("There is no temporary folder."), pattern};
    const fs::path folder = pattern;
    struct Remove {
        const fs::path& folder;
        ~Remove() {
            std::error_code ignored;
            fs::remove_all(folder, ignored);
        }
    } const remove{folder};
    auto graph = base.openGraph();
    if (!graph) return graph.error();
    auto builder = retrieval::PassageStoreBuilder::create(folder / "passages.db");
    if (!builder) return builder.error();
    const auto add = [&](const retrieval::Passage& passage) -> Result<void> {
        auto added = builder->add(passage);
        return added ? Result<void>() : added.error();
    };
    auto verbalised = passages::verbalise(*graph, options, add, {}, {});
    if (!verbalised) return verbalised.error();
    if (auto done = builder->finish(); !done) return done.error();
    auto store = retrieval::PassageStore::open(folder / "passages.db");
    if (!store) return store.error();
    auto built = retrieval::DenseIndex::build(*store, *embedder, folder / "dense.faiss",
                                              folder / "embeddings.db", {}, {});
    if (!built) return built.error();
    auto dense = retrieval::DenseIndex::open(folder / "dense.faiss");
    if (!dense) return dense.error();
    std::string prompt = embedder->prompts().query;
    retrieval::Searcher searcher(std::move(*store), std::move(*dense), std::move(embedder),
                                 std::move(prompt));
    return measure(searcher, questions);
}

/// The share of the five nearest passages, by an exact look at all, that the index finds as its
/// first five.
Result<double> indexRecall(retrieval::Searcher& searcher, llm::Embedder& embedder,
                           const std::vector<bench::SearchQuestion>& questions) {
    struct Near {
        double cosine;
        std::int64_t passage;
    };
    const auto nearer = [](const Near& a, const Near& b) { return a.cosine > b.cosine; };
    const llm::EmbedderPrompts prompts = embedder.prompts();
    std::vector<std::string> texts;
    for (const auto& question : questions) texts.push_back(prompts.query + question.text);
    auto queries = embedder.embed(texts, {});
    if (!queries) return queries.error();
    std::vector<std::vector<Near>> nearest(questions.size());
    Result<void> embedded;
    auto read = searcher.passages().each([&](const retrieval::Passage& passage) {
        auto vector = embedder.embed({prompts.passage + retrieval::embeddedText(passage)}, {});
        if (!vector) {
            embedded = vector.error();
            return false;
        }
        for (std::size_t i = 0; i < nearest.size(); ++i) {
            double cosine = 0;
            for (std::size_t d = 0; d < (*queries)[i].size(); ++d)
                cosine += static_cast<double>((*queries)[i][d]) * vector->front()[d];
            auto& best = nearest[i];
            if (best.size() == wanted && cosine <= best.front().cosine) continue;
            best.push_back({cosine, passage.id});
            std::ranges::push_heap(best, nearer);
            if (best.size() <= wanted) continue;
            std::ranges::pop_heap(best, nearer);
            best.pop_back();
        }
        return true;
    });
    if (!read) return read.error();
    if (!embedded) return embedded.error();
    std::size_t found = 0, all = 0;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        auto hits = searcher.nearest((*queries)[i], wanted, {});
        if (!hits) return hits.error();
        for (const Near& near : nearest[i]) {
            found += std::ranges::any_of(
                *hits, [&](const retrieval::DenseHit& hit) { return hit.passage == near.passage; });
            ++all;
        }
    }
    return static_cast<double>(found) / static_cast<double>(std::max<std::size_t>(1, all));
}

Result<std::vector<double>> linkingMs(const knowledge::KnowledgeBase& base,
                                      const std::vector<bench::SearchQuestion>& questions) {
    auto index = base.openValues();
    if (!index) return index.error();
    std::vector<double> times;
    for (int round = 0; round < 2; ++round) {
        times.clear();
        for (const auto& question : questions) {
            std::optional<Result<std::vector<retrieval::ValueLink>>> links;
            times.push_back(milliseconds([&] { links.emplace(index->link(question.text)); }));
            if (!*links) return links->error();
        }
    }
    return times;
}

struct Options {
    std::size_t questions = 200;
    std::uint64_t seed = 1;
    bool variants = false;
    bool failures = false;
    std::vector<fs::path> asked;
    std::string embedder = "builtin";
    llm::Access access;
};

Result<std::vector<bench::SearchQuestion>> questionsFor(const retrieval::Searcher& searcher,
                                                        const Options& options) {
    if (options.asked.empty())
        return bench::generateQuestions(searcher.passages(), options.questions, options.seed);
    std::vector<bench::SearchQuestion> all;
    for (const fs::path& file : options.asked) {
        auto asked = bench::askedQuestions(file);
        if (!asked) return asked.error();
        all.insert(all.end(), asked->begin(), asked->end());
    }
    return all;
}

Result<void> run(const std::string& folder, const Options& options) {
    auto base = knowledge::KnowledgeBase::open(folder);
    if (!base) return base.error();
    auto made =
        llm::makeEmbedder(options.embedder, options.access, std::make_shared<net::Client>());
    if (!made) return made.error();
    const std::shared_ptr<llm::Embedder> embedder = std::move(*made);
    auto searcher = base->openSearcher(embedder);
    if (!searcher) return searcher.error();
    auto questions = questionsFor(*searcher, options);
    if (!questions) return questions.error();
    auto passages = searcher->passages().count();
    if (!passages) return passages.error();
    auto measured = measure(*searcher, *questions);
    if (!measured) return measured.error();
    std::printf("\n## %s: %lld passages\n\n", base->manifest().name.c_str(),
                static_cast<long long>(*passages));
    std::puts(
        "| capsules | questions | words shared | recall@5 dense | lexical | fused | MRR dense "
        "| lexical | fused |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    printQuality("as imported", *measured);
    if (options.variants) {
        passages::VerbaliseOptions plain;
        plain.language = base->manifest().language;
        auto withContext = plain, withoutReverse = plain;
        withoutReverse.reverseFacts = false;
        withContext.context = true;
        for (const auto& [name, how] :
             {std::pair("without reverse facts", withoutReverse), {"with context", withContext}}) {
            auto other = variant(*base, how, *questions, embedder);
            if (!other) return other.error();
            printQuality(name, *other);
        }
    }
    if (options.asked.empty()) {
        auto recall = indexRecall(*searcher, *embedder, *questions);
        if (!recall) return recall.error();
        std::printf("\nThe index finds %.4f of the five nearest.", *recall);
    }
    auto links = linkingMs(*base, *questions);
    if (!links) return links.error();
    std::printf("\nA search takes %.1f ms (p50), %.1f ms (p95); linking %.2f ms, %.2f ms.\n",
                quantile(measured->searchMs, 0.5), quantile(measured->searchMs, 0.95),
                quantile(*links, 0.5), quantile(*links, 0.95));
    if (options.failures)
        for (const std::string& line : measured->failures) std::cout << "- " << line << "\n";
    std::fflush(stdout);
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);  // of the network's thread
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--variants") {
            options.variants = true;
        } else if (argument == "--failures") {
            options.failures = true;
        } else if (argument == "--asked" && i + 1 < argc) {
            options.asked.emplace_back(argv[++i]);
        } else if (argument == "--embedder" && i + 1 < argc) {
            options.embedder = argv[++i];
        } else if (argument == "--server" && i + 1 < argc) {
            options.access.openAiBaseUrl = argv[++i];
        } else if ((argument == "--questions" || argument == "--seed") && i + 1 < argc) {
            const auto number = std::strtoull(argv[++i], nullptr, 10);
            (argument == "--seed" ? options.seed : options.questions) = number;
        } else if (const auto done = run(argument, options); !done) {
            std::cerr << done.error().toText() << "\n";
            return EXIT_FAILURE;
        }
    }
    return EXIT_SUCCESS;
}
