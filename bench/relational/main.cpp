// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/knowledgebase.h"
#include "peers/enginecomparison.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string_view>

/// bench_relational [--duckdb FOLDER] [--runs N] [--queries FOLDER] KB
///
/// Asks the same queries of a base's induced database, in its sandbox, and of Python's DuckDB over
/// the same tables, which install-duckdb.sh puts into FOLDER, in turns, and prints the medians as
/// Markdown. The queries in queries/ are about the tables of the sample, of any size:
/// tripletalk-sample --triples 1000000. Each run is compiled anew and read to its last value. It
/// measures wall time: nothing else should run on the machine. It is not a test.
namespace {

using namespace tripletalk;
namespace fs = std::filesystem;

const fs::path home = TRIPLETALK_BENCH_FOLDER;

struct Options {
    std::vector<bench::PeerChoice> peers;
    int runs = 7;
    fs::path queries = home / "queries";
    std::string base;
};

sqlite::SandboxLimits wideLimits() {
    sqlite::SandboxLimits limits;
    limits.time = std::chrono::minutes(10);
    limits.rows = 10'000'000;
    limits.bytes = std::size_t{4} << 30U;
    return limits;
}

Result<bench::Answered> askOurs(sqlite::Sandbox& sandbox, const std::string& query) {
    const auto begin = std::chrono::steady_clock::now();
    const auto answer = sandbox.query(query, {});
    if (!answer) return answer.error();
    bench::Answered answered{answer->rows.size()};
    for (const auto& row : answer->rows)
        answered.cells += static_cast<std::size_t>(
            std::ranges::count_if(row, [](const sqlite::Value& cell) { return cell.index() > 0; }));
    answered.ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return answered;
}

Options optionsOf(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool hasNext = i + 1 < argc;
        if (word == "--duckdb" && hasNext)
            options.peers.push_back(
                {"DuckDB",
                 {fs::absolute(argv[++i]) / "bin" / "python", (home / "duckdbpeer.py").string()}});
        else if (word == "--runs" && hasNext)
            options.runs = std::max(1, std::atoi(argv[++i]));
        else if (word == "--queries" && hasNext)
            options.queries = argv[++i];
        else
            options.base = word;
    }
    return options;
}

Result<void> run(const Options& options) {
    auto base = knowledge::KnowledgeBase::open(options.base);
    if (!base) return base.error();
    auto sandbox = base->openSandbox(wideLimits());
    if (!sandbox) return sandbox.error();
    const auto ours = [&](const std::string& query) { return askOurs(*sandbox, query); };
    return bench::EngineComparison(ours, options.peers, base->folder() / "database.db")
        .run(options.queries, ".sql", options.runs);
}

}  // namespace

int main(int argc, char** argv) {
    const auto done = run(optionsOf(argc, argv));
    if (!done) std::cerr << done.error().toText() << "\n";
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
