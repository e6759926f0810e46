// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "childprocess.h"
#include "induction/inducer.h"
#include "knowledge/importfiles.h"
#include "knowledge/knowledgebase.h"
#include "llm/providers.h"
#include "naming/labels.h"
#include "ntriples.h"
#include "sample/sample.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <iostream>
#include <string_view>

/// bench_import [--all] [TRIPLES | FILE.nt]…
///
/// Imports generated graphs of growing size (34 k, 340 k and 1 M triples; --all: 10 M, too) from
/// N-Triples, each in a process of its own, and prints each stage's speed and the peak of memory as
/// Markdown; beside it, how long `serdi` takes to parse and write the same file. It measures wall
/// time: nothing else should run on the machine. It is not a test.
namespace {

using namespace tripletalk;
using nlohmann::json;
namespace fs = std::filesystem;

/// The default import.
Result<json> import(const fs::path& file, const fs::path& folder) {
    auto embedder = llm::makeEmbedder("builtin", {}, nullptr);
    if (!embedder) return embedder.error();
    knowledge::ImportOptions options;
    options.embedder = std::move(*embedder);
    auto report = knowledge::importFiles({file}, folder / "bench.kb", options, {}, {});
    if (!report) return report.error();
    return toJson(*report);
}

/// Reading, triple store and induced database alone.
Result<json> importCore(const fs::path& file, const fs::path& folder) {
    auto builder = graph::TripleStoreBuilder::create(folder / "graph.db");
    if (!builder) return builder.error();
    auto read =
        rdf::read(file, {}, [&](const rdf::Quad& quad) { return builder->add(quad); }, {}, {});
    if (!read) return read.error();
    auto counts = builder->finish({}, {});
    if (!counts) return counts.error();
    auto store = graph::TripleStore::open(folder / "graph.db");
    if (!store) return store.error();
    auto language = naming::mostFrequentLanguage(*store);
    if (!language) return language.error();
    auto induced =
        induction::induce(*store, folder / "database.db", {.language = *language}, {}, {});
    if (!induced) return induced.error();
    return json{{"triples", counts->triples}, {"terms", counts->terms}};
}

Result<json> generate(std::size_t triples, const fs::path& folder) {
    if (auto written = sample::writeSample({.out = folder, .triples = triples}); !written)
        return written.error();
    const fs::path turtle = folder / "sample.ttl";
    if (auto written = bench::writeNTriples(turtle, folder / "graph.nt"); !written)
        return written.error();
    fs::remove(turtle);
    return json();
}

Result<bench::Used> medianOfSerdi(const fs::path& file) {
    std::vector<bench::Used> runs;
    for (int i = 0; i < 3; ++i) {
        auto used = bench::runProgram({"serdi", "-i", "ntriples", "-o", "ntriples", file.string()});
        if (!used) return used.error();
        runs.push_back(*used);
    }
    std::ranges::sort(runs, {}, &bench::Used::seconds);
    return runs[1];
}

void printRow(const std::string& name, double seconds, double cpuSeconds, double triples,
              const std::string& rest = "") {
    std::printf("| %s | %.2f | %.2f | %.0f |%s\n", name.c_str(), seconds, cpuSeconds,
                triples / std::max(seconds, 1e-6), rest.c_str());
}

void printUsed(const std::string& name, const bench::Used& used, double triples,
               const Result<bench::Used>& serdi) {
    char rest[64];
    std::snprintf(rest, sizeof rest, " %.0f |", used.peakMb);
    std::string cells = rest;
    if (serdi) {
        std::snprintf(rest, sizeof rest, " %.2f | %.2f |", used.seconds / serdi->seconds,
                      used.cpuSeconds / serdi->cpuSeconds);
        cells += rest;
    } else {
        cells += "  |  |";
    }
    printRow(name, used.seconds, used.cpuSeconds, triples, cells);
}

Result<void> measure(const fs::path& file, const fs::path& folder) {
    fs::create_directory(folder / "core");
    auto core = bench::inChild([&] { return importCore(file, folder / "core"); });
    if (!core) return core.error();
    fs::remove_all(folder / "core");
    auto whole = bench::inChild([&] { return import(file, folder); });
    if (!whole) return whole.error();
    const auto serdi = medianOfSerdi(file);
    if (!serdi) std::cerr << serdi.error().toText() << " No ratio is printed.\n";

    const auto triples = core->first.at("triples").get<double>();
    std::printf("\n## %.0f triples, %lld terms\n\n", triples,
                core->first.at("terms").get<long long>());
    std::puts("| | s | CPU s | triples/s | peak MB | times serdi | CPU times serdi |");
    std::puts("|---|---:|---:|---:|---:|---:|---:|");
    if (serdi) printUsed("serdi", *serdi, triples, serdi);
    printUsed("read, store, database", core->second, triples, serdi);
    printUsed("default import", whole->second, triples, serdi);
    std::puts("\n| stage | s | CPU s | triples/s |\n|---|---:|---:|---:|");
    for (const json& stage : whole->first.at("stages"))
        printRow(stage.at("name"), stage.at("ms").get<double>() / 1000,
                 stage.at("cpu_ms").get<double>() / 1000, triples);
    std::fflush(stdout);
    return {};
}

/// A size is generated, anything else is an N-Triples file.
Result<void> measure(const std::string& argument) {
    std::string pattern = (fs::temp_directory_path() / "tripletalk-bench-XXXXXX").string();
    if (!::mkdtemp(pattern.data()))
        return Error{ErrorKind::Io, Sentence::verbatim("There is no temporary folder."), pattern};
    const fs::path folder = pattern;
    std::size_t triples = 0;
    const char* end = argument.data() + argument.size();
    const bool isSize = std::from_chars(argument.data(), end, triples).ptr == end;
    Result<void> done;
    if (isSize) {
        auto generated = bench::inChild([&] { return generate(triples, folder); });
        if (!generated) done = generated.error();
    }
    if (done) done = measure(isSize ? folder / "graph.nt" : fs::path(argument), folder);
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return done;
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> sizes(argv + 1, argv + argc);
    const bool all = std::erase(sizes, "--all") > 0;
    if (sizes.empty()) sizes = {"34000", "340000", "1000000"};
    if (all) sizes.emplace_back("10000000");
    for (const std::string& size : sizes) {
        if (const auto done = measure(size); !done) {
            std::cerr << done.error().toText() << "\n";
            return EXIT_FAILURE;
        }
    }
    return EXIT_SUCCESS;
}
