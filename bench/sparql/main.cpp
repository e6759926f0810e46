// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "graph.h"
#include "graph/triplestore.h"
#include "peer.h"
#include "rdf/reader.h"
#include "sparql/engine.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <optional>
#include <string_view>

/// bench_sparql [--oxigraph FOLDER] [--virtuoso FOLDER] [--runs N] [--queries FOLDER]
///              [TRIPLES | FILE.nt]…
///
/// Asks the same queries of our engine, of npm's oxigraph and of Debian's Virtuoso, which
/// bench/sparql/install-oxigraph.sh and install-virtuoso.sh put into their FOLDERs (without
/// either ours stands alone), over generated graphs (340 k and 1 M triples), in turns, and prints
/// the medians as Markdown.
/// Each run is parsed and compiled anew, and read to its last term; nothing keeps results. It
/// measures wall time: nothing else should run on the machine. It is not a test.
namespace {

using namespace tripletalk;
using nlohmann::json;
namespace fs = std::filesystem;

const fs::path home = TRIPLETALK_BENCH_FOLDER;

struct Options {
    fs::path oxigraph;
    fs::path virtuoso;
    int runs = 7;
    fs::path queries = home / "queries";
    std::vector<std::string> graphs;
};

struct Answered {
    std::size_t rows = 0;
    std::size_t cells = 0;  ///< that have a term
    double ms = 0;
};

/// One query; what the second and third engine answered, where they did.
struct Line {
    std::string name;
    Answered ours;
    std::optional<Answered> oxigraph, virtuoso;
};

Result<Answered> askOurs(sparql::Engine& engine, const std::string& query) {
    sparql::QueryLimits limits;
    limits.time = std::chrono::minutes(10);
    limits.rows = 100'000'000;
    limits.bytes = std::size_t{4} << 30U;
    limits.memory = std::size_t{4} << 30U;
    const auto begin = std::chrono::steady_clock::now();
    const auto answer = engine.query(query, limits, {});
    if (!answer) return answer.error();
    Answered answered{answer->rows.size()};
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

Result<Answered> askPeer(bench::Peer& peer, const std::string& query) {
    const auto answer = peer.ask({{"query", query}});
    if (!answer) return answer.error();
    return Answered{answer->at("rows"), answer->at("cells"), answer->at("ms")};
}

using Ask = std::function<Result<Answered>()>;

/// Asks each of the engines in turn, again and again, some times in a row: an engine that is in use
/// has its code in the processor's caches. The middle answer of each.
std::vector<Result<Answered>> medians(const std::vector<Ask>& engines, int runs) {
    std::vector<std::vector<Answered>> answers(engines.size());
    std::vector<Result<Answered>> found(engines.size(), Answered());
    constexpr int inARow = 5;
    for (int run = 0; run < runs; ++run)
        for (std::size_t i = 0; i < engines.size(); ++i)
            for (int k = 0; k < inARow; ++k)
                if (found[i] && (found[i] = engines[i]())) answers[i].push_back(*found[i]);
    for (std::size_t i = 0; i < engines.size(); ++i)
        if (found[i]) {
            std::ranges::sort(answers[i], {}, &Answered::ms);
            found[i] = answers[i][answers[i].size() / 2];
        }
    return found;
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

std::string cell(const std::optional<Answered>& answered) {
    if (!answered) return "–";
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", answered->ms);
    return text;
}

void printHeader() {
    std::puts("| query | rows | ours ms | oxigraph ms | times faster | Virtuoso ms |");
    std::puts("|---|---:|---:|---:|---:|---:|");
}

/// One query; adds how many times faster than oxigraph's it was.
void print(const Line& line, std::vector<double>& ratios) {
    char ratio[32] = "–";
    if (line.oxigraph) {
        ratios.push_back(line.oxigraph->ms / line.ours.ms);
        std::snprintf(ratio, sizeof ratio, "%.2f", ratios.back());
    }
    std::printf("| %s | %zu | %.2f | %s | %s | %s |\n", line.name.c_str(), line.ours.rows,
                line.ours.ms, cell(line.oxigraph).c_str(), ratio, cell(line.virtuoso).c_str());
    std::fflush(stdout);
}

void printSummary(const std::vector<double>& ratios) {
    if (ratios.empty()) return;
    std::printf(
        "\nOf %zu queries %td are faster than oxigraph's, %td at least twice as fast; the "
        "worst takes %.2f times as long.\n",
        ratios.size(), std::ranges::count_if(ratios, [](double r) { return r > 1; }),
        std::ranges::count_if(ratios, [](double r) { return r >= 2; }),
        1 / std::ranges::min(ratios));
}

Result<std::vector<fs::path>> queryFiles(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code wrong;
    for (const auto& entry : fs::directory_iterator(folder, wrong))
        if (entry.path().extension() == ".rq") files.push_back(entry.path());
    if (files.empty())
        return Error{ErrorKind::NotFound,
                     Sentence::verbatim("There are no queries in the folder.")};
    std::ranges::sort(files);
    return files;
}

/// A peer with the graph loaded; null where it is not wanted or does not work.
std::unique_ptr<bench::Peer> loadedPeer(const std::string& script, const fs::path& folder,
                                        const fs::path& graph) {
    if (folder.empty()) return nullptr;
    auto peer =
        bench::Peer::start({"node", (home / script).string(), fs::absolute(folder).string()});
    auto loaded =
        peer ? (*peer)->ask({{"load", fs::absolute(graph).string()}}) : Result<json>(peer.error());
    if (loaded) return *std::move(peer);
    std::cerr << script << " is skipped: " << loaded.error().toText() << "\n";
    return nullptr;
}

std::optional<Answered> checked(const std::string& name, const char* engine,
                                const Result<Answered>& theirs, const Answered& ours) {
    if (!theirs) {
        std::cerr << name << ": " << engine << ": " << theirs.error().toText() << "\n";
        return std::nullopt;
    }
    if (theirs->rows != ours.rows || theirs->cells != ours.cells)
        std::cerr << name << ": " << engine << " has another answer: " << theirs->rows
                  << " rows instead of " << ours.rows << "\n";
    return *theirs;
}

Result<void> measure(const fs::path& graph, const Options& options, const fs::path& folder) {
    const fs::path store = folder / "graph.db";
    if (auto built = buildStore(graph, store); !built) return built;
    auto engine = sparql::Engine::open(store);
    if (!engine) return engine.error();
    const auto oxigraph = loadedPeer("oxigraph.mjs", options.oxigraph, graph);
    const auto virtuoso = loadedPeer("virtuoso.mjs", options.virtuoso, graph);
    const auto files = queryFiles(options.queries);
    if (!files) return files.error();
    printHeader();
    std::vector<double> ratios;
    for (const fs::path& file : *files) {
        const auto query = readFile(file);
        if (!query) return query.error();
        std::vector<Ask> engines{[&] { return askOurs(**engine, *query); }};
        if (oxigraph) engines.emplace_back([&] { return askPeer(*oxigraph, *query); });
        if (virtuoso) engines.emplace_back([&] { return askPeer(*virtuoso, *query); });
        const auto found = medians(engines, options.runs);
        if (!found.front()) return found.front().error();
        Line line{file.stem().string(), *found.front(), {}, {}};
        if (oxigraph) line.oxigraph = checked(line.name, "oxigraph", found[1], line.ours);
        if (virtuoso) line.virtuoso = checked(line.name, "Virtuoso", found.back(), line.ours);
        print(line, ratios);
    }
    printSummary(ratios);
    return {};
}

Options optionsOf(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool hasNext = i + 1 < argc;
        if (word == "--oxigraph" && hasNext)
            options.oxigraph = argv[++i];
        else if (word == "--virtuoso" && hasNext)
            options.virtuoso = argv[++i];
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
