// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph.h"
#include "graph/triplestore.h"
#include "peers/enginecomparison.h"
#include "rdf/reader.h"
#include "sparql/engine.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string_view>

/// bench_sparql [--oxigraph FOLDER] [--pyoxigraph FOLDER] [--virtuoso FOLDER] [--runs N]
///              [--queries FOLDER] [TRIPLES | FILE.nt]…
///
/// Asks the same queries of our engine, of npm's and Python's oxigraph and of Debian's Virtuoso,
/// which bench/sparql/install-….sh put into their FOLDERs (without any ours stands alone), over
/// generated graphs (340 k and 1 M triples), in turns, and prints the medians as Markdown.
/// Each run is parsed and compiled anew, and read to its last term; nothing keeps results. It
/// measures wall time: nothing else should run on the machine. It is not a test.
namespace {

using namespace tripletalk;
namespace fs = std::filesystem;

const fs::path home = TRIPLETALK_BENCH_FOLDER;

struct Options {
    std::vector<bench::PeerChoice> peers;
    int runs = 7;
    fs::path queries = home / "queries";
    std::vector<std::string> graphs;
};

Result<bench::Answered> askOurs(sparql::Engine& engine, const std::string& query) {
    sparql::QueryLimits limits;
    limits.time = std::chrono::minutes(10);
    limits.rows = 100'000'000;
    limits.bytes = std::size_t{4} << 30U;
    limits.memory = std::size_t{4} << 30U;
    const auto begin = std::chrono::steady_clock::now();
    const auto answer = engine.query(query, limits, {});
    if (!answer) return answer.error();
    bench::Answered answered{answer->rows.size()};
    std::size_t length = 0;
    for (const auto& row : answer->rows)
        for (const sparql::Binding& cell : row)
            if (cell) {
                ++answered.cells;
                length += cell->lexical.size();
            }
    answered.ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    if (answered.cells > 0 && length == 0)
        return Error{ErrorKind::Internal, Sentence::verbatim("Nothing was read.")};
    return answered;
}

Result<void> buildStore(const fs::path& graph, const fs::path& target) {
    auto builder = graph::TripleStoreBuilder::create(target);
    if (!builder) return builder.error();
    auto read =
        rdf::read(graph, {}, [&](const rdf::Quad& quad) { return builder->add(quad); }, {}, {});
    if (!read) return read.error();
    auto counts = builder->finish({}, {});
    if (!counts) return counts.error();
    std::printf("\n## %lld triples\n\n", static_cast<long long>(counts->triples));
    return {};
}

Result<void> measure(const fs::path& graph, const Options& options, const fs::path& folder) {
    const fs::path store = folder / "graph.db";
    if (auto built = buildStore(graph, store); !built) return built;
    auto engine = sparql::Engine::open(store);
    if (!engine) return engine.error();
    const auto ours = [&](const std::string& query) { return askOurs(**engine, query); };
    return bench::EngineComparison(ours, options.peers, graph)
        .run(options.queries, ".rq", options.runs);
}

Options optionsOf(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool hasNext = i + 1 < argc;
        const auto script = [](const char* file) { return (home / file).string(); };
        const auto inFolder = [&] { return fs::absolute(argv[++i]); };
        if (word == "--oxigraph" && hasNext)
            options.peers.push_back({"oxigraph", {"node", script("oxigraph.mjs"), inFolder()}});
        else if (word == "--pyoxigraph" && hasNext)
            options.peers.push_back(
                {"pyoxigraph", {inFolder() / "bin" / "python", script("nativeoxigraph.py")}});
        else if (word == "--virtuoso" && hasNext)
            options.peers.push_back({"Virtuoso", {"node", script("virtuoso.mjs"), inFolder()}});
        else if (word == "--runs" && hasNext)
            options.runs = std::max(1, std::atoi(argv[++i]));
        else if (word == "--queries" && hasNext)
            options.queries = argv[++i];
        else
            options.graphs.emplace_back(word);
    }
    if (options.graphs.empty()) options.graphs = {"340000", "1000000"};
    return options;
}

Result<void> run(const Options& options, const fs::path& folder) {
    for (const std::string& graph : options.graphs) {
        fs::path file = graph;
        if (!fs::exists(file)) {
            file = folder / "graph.nt";
            const auto triples = static_cast<std::size_t>(std::atoll(graph.c_str()));
            if (auto written = bench::writePeople(triples, file); !written) return written;
        }
        if (auto done = measure(file, options, folder); !done) return done;
    }
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    std::string folder = (fs::temp_directory_path() / "tripletalk-bench-XXXXXX").string();
    if (!::mkdtemp(folder.data())) return EXIT_FAILURE;
    const auto done = run(optionsOf(argc, argv), folder);
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    if (!done) std::cerr << done.error().toText() << "\n";
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
