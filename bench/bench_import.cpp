// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/importer.h"
#include "llm/providers.h"
#include "sample/sample.h"

#include <cstdlib>
#include <iostream>

/// Imports generated graphs of growing size and prints each stage's speed: "bench_import
/// [TRIPLES…]". One size a process would give its own peak memory; here it is the largest so far,
/// so sizes grow.
namespace {

using namespace tripletalk;

Result<void> importOf(std::size_t triples, const std::filesystem::path& folder) {
    if (auto written = sample::writeSample({.out = folder, .triples = triples}); !written)
        return written;
    auto embedder = llm::makeEmbedder("builtin", {}, nullptr);
    if (!embedder) return embedder.error();
    knowledge::ImportOptions options;
    options.embedder = std::move(*embedder);
    auto report =
        knowledge::importFiles({folder / "sample.ttl"}, folder / "bench.kb", options, {}, {});
    if (!report) return report.error();
    double total = 0;
    std::cout << report->triplesRead << " triples\n";
    for (const auto& stage : report->stages) {
        total += stage.ms;
        std::cout << "  " << stage.name << " " << static_cast<std::int64_t>(stage.ms) << " ms\n";
    }
    std::cout << "  all " << static_cast<std::int64_t>(total) << " ms, "
              << static_cast<std::int64_t>(static_cast<double>(report->triplesRead) / total * 1000)
              << " triples/s, peak " << static_cast<std::int64_t>(report->peakRssMb) << " MB\n";
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::size_t> sizes;
    for (int i = 1; i < argc; ++i) sizes.push_back(std::strtoull(argv[i], nullptr, 10));
    if (sizes.empty()) sizes = {3'440, 34'000, 340'000};
    for (const std::size_t size : sizes) {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "tripletalk-bench-XXXXXX").string();
        if (!::mkdtemp(pattern.data())) return EXIT_FAILURE;
        const auto done = importOf(size, pattern);
        std::error_code ignored;
        std::filesystem::remove_all(pattern, ignored);
        if (!done) {
            std::cerr << done.error().toText() << "\n";
            return EXIT_FAILURE;
        }
    }
    return EXIT_SUCCESS;
}
