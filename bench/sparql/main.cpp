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
using nlohmann::json;
namespace fs = std::filesystem;

const fs::path home = TRIPLETALK_BENCH_FOLDER;

/// Another engine: what it is called, and the program that speaks for it.
struct PeerChoice {
    std::string name;
    std::vector<std::string> command;
};

struct Options {
    std::vector<PeerChoice> peers;
    int runs = 7;
    fs::path queries = home / "queries";
    std::vector<std::string> graphs;
};

struct Answered {
    std::size_t rows = 0;
    std::size_t cells = 0;  ///< that have a term
    double ms = 0;
};

/// One that has the graph, and how many times longer than ours it took for each query.
struct LoadedPeer {
    std::string name;
    std::unique_ptr<bench::Peer> engine;
    std::vector<double> ratios = {};
};
using Peers = std::vector<LoadedPeer>;

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

void printHeader(const Peers& peers) {
    std::string names = "| query | rows | ours ms |";
    std::string rule = "|---|---:|---:|";
    for (const LoadedPeer& peer : peers) {
        names += " " + peer.name + " ms | times |";
        rule += "---:|---:|";
    }
    std::printf("%s\n%s\n", names.c_str(), rule.c_str());
}

/// How one query went; those that did not answer leave their cells empty.
void print(const std::string& query, const Answered& ours,
           const std::vector<std::optional<Answered>>& theirs, Peers& peers) {
    std::printf("| %s | %zu | %.2f |", query.c_str(), ours.rows, ours.ms);
    for (std::size_t i = 0; i < peers.size(); ++i) {
        if (!theirs[i]) {
            std::printf(" – | – |");
            continue;
        }
        peers[i].ratios.push_back(theirs[i]->ms / ours.ms);
        std::printf(" %.2f | %.2f |", theirs[i]->ms, peers[i].ratios.back());
    }
    std::puts("");
    std::fflush(stdout);
}

void printSummary(const LoadedPeer& peer) {
    if (peer.ratios.empty()) return;
    std::printf(
        "\nOf %zu queries %td are faster than %s, %td at least twice as fast; the worst takes "
        "%.2f times as long.\n",
        peer.ratios.size(), std::ranges::count_if(peer.ratios, [](double r) { return r > 1; }),
        peer.name.c_str(), std::ranges::count_if(peer.ratios, [](double r) { return r >= 2; }),
        1 / std::ranges::min(peer.ratios));
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

/// Those that can be had, with the graph.
Peers loadedPeers(const std::vector<PeerChoice>& choices, const fs::path& graph) {
    Peers peers;
    for (const PeerChoice& choice : choices) {
        auto peer = bench::Peer::start(choice.command);
        auto loaded = peer ? (*peer)->ask({{"load", fs::absolute(graph).string()}})
                           : Result<json>(peer.error());
        if (loaded)
            peers.push_back({choice.name, *std::move(peer)});
        else
            std::cerr << choice.name << " is skipped: " << loaded.error().toText() << "\n";
    }
    return peers;
}

std::optional<Answered> checked(const std::string& name, const std::string& engine,
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
    Peers peers = loadedPeers(options.peers, graph);
    const auto files = queryFiles(options.queries);
    if (!files) return files.error();
    printHeader(peers);
    for (const fs::path& file : *files) {
        const auto query = readFile(file);
        if (!query) return query.error();
        std::vector<Ask> engines{[&] { return askOurs(**engine, *query); }};
        for (LoadedPeer& peer : peers)
            engines.emplace_back([&] { return askPeer(*peer.engine, *query); });
        const auto found = medians(engines, options.runs);
        if (!found.front()) return found.front().error();
        std::vector<std::optional<Answered>> theirs;
        for (std::size_t i = 0; i < peers.size(); ++i)
            theirs.push_back(checked(file.stem(), peers[i].name, found[i + 1], *found.front()));
        print(file.stem(), *found.front(), theirs, peers);
    }
    for (const LoadedPeer& peer : peers) printSummary(peer);
    return {};
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
