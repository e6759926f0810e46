// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "linking/judge.h"
#include "linking/mentions.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>

/// bench_linking [--mentions N] [--seed N] [--failures] KB…
///
/// Generates mentions of the entities of each knowledge base (100 by default), links them, and
/// prints as Markdown how many were linked as expected, by kind, and how long a look-up took.
namespace {

using namespace tripletalk;

double quantile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

Result<void> run(const std::string& folder, std::size_t count, std::uint64_t seed, bool failures) {
    auto base = knowledge::KnowledgeBase::open(folder);
    if (!base) return base.error();
    auto things = bench::namedThings(*base);
    if (!things) return things.error();
    auto index = base->openValues();
    if (!index) return index.error();
    const auto mentions = bench::generateMentions(*things, count, seed);
    bench::LinkingReport report;
    if (auto done = bench::judge(*index, mentions, report); !done) return done;  // to warm up
    report = {};
    if (auto done = bench::judge(*index, mentions, report); !done) return done;
    std::printf("\n## %s: %zu names, %zu mentions\n\n| mentions | right | of |\n|---|---:|---:|\n",
                base->manifest().name.c_str(), things->size(), mentions.size());
    const auto row = [](const std::string& name, const bench::Tally& tally) {
        std::printf("| %s | %zu | %zu |\n", name.c_str(), tally.right, tally.all);
    };
    row("all clear", report.byExpectation[bench::Expected::Clear]);
    for (const auto& [name, tally] : report.byKind) row(name, tally);
    std::printf("\nA warm look-up: p50 %.2f ms, p95 %.2f ms.\n", quantile(report.milliseconds, 0.5),
                quantile(report.milliseconds, 0.95));
    if (failures)
        for (const std::string& line : report.failures) std::cout << "- " << line << "\n";
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    std::size_t count = 100;
    std::uint64_t seed = 1;
    bool failures = false;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--failures") {
            failures = true;
        } else if ((argument == "--mentions" || argument == "--seed") && i + 1 < argc) {
            const auto number = std::strtoull(argv[++i], nullptr, 10);
            (argument == "--seed" ? seed : count) = number;
        } else if (const auto done = run(argument, count, seed, failures); !done) {
            std::cerr << done.error().toText() << "\n";
            return EXIT_FAILURE;
        }
    }
    return EXIT_SUCCESS;
}
