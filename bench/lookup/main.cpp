// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "childprocess.h"
#include "lookup/generatedlabels.h"
#include "lookup/graphindex.h"
#include "lookup/indexfolder.h"
#include "lookup/itemindexbuilder.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string_view>

#include <stdlib.h>

/// bench_lookup [LABELS]…
///
/// Builds the search index of so many generated labels (default: 1 M; every third has a synonym)
/// and looks 2,000 queries up in it, each in a process of its own: time and peak memory of the
/// build, time to open, times of look-ups (all rows, the hardest kinds alone, 50,000 chosen rows)
/// and the memory that is resident afterwards, mapped pages included. It is not a test.
namespace {

using namespace tripletalk;
using lookup::ItemKind;
using nlohmann::json;
namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

Result<json> build(std::uint32_t labels, const fs::path& folder) {
    bench::GeneratedLabels generated(std::max(labels, 10U));
    const auto begin = Clock::now();
    lookup::ItemIndexBuilder entities(lookup::IndexFolder::itemsFile(folder, ItemKind::Entity));
    for (std::uint32_t i = 0; i < labels; ++i) {
        lookup::Item item{"http://example.org/entity/Q" + std::to_string(i), generated.label()};
        if (i % 3 == 0) item.synonyms.push_back(generated.label());
        item.infos.push_back("type: " + generated.label());
        item.score = 1'000'000 / (1 + generated.below(labels));
        if (auto added = entities.add(std::move(item)); !added) return added.error();
    }
    if (auto rows = entities.finish({}, {}); !rows) return rows.error();
    lookup::ItemIndexBuilder properties(lookup::IndexFolder::itemsFile(folder, ItemKind::Property));
    if (auto rows = properties.finish({}, {}); !rows) return rows.error();
    if (auto written = lookup::IndexFolder{"bench"}.write(folder); !written) return written.error();
    const double ms = since(begin);
    double bytes = 0;
    for (const auto& file : fs::directory_iterator(folder))
        bytes += static_cast<double>(file.file_size());
    return json{{"ms", ms}, {"mb", bytes / 1e6}};
}

double threadCpuMs() {
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

/// Median, 95th, 99th percentile and maximum on the wall, and the 95th percentile of CPU time.
json spread(std::vector<double> times, std::vector<double> cpu) {
    std::ranges::sort(times);
    std::ranges::sort(cpu);
    const auto at = [](const std::vector<double>& sorted, double share) {
        return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
    };
    return json{at(times, 0.5), at(times, 0.95), at(times, 0.99), at(times, 1), at(cpu, 0.95)};
}

double residentMb() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::stod(line.substr(6)) / 1024;
    return 0;
}

Result<json> search(const fs::path& folder, std::uint32_t labels) {
    const auto begin = Clock::now();
    auto index = lookup::GraphIndex::open(folder);
    if (!index) return index.error();
    json told{{"open", since(begin)}};
    bench::GeneratedLabels generated(std::max(labels, 10U), 2);
    const auto measure = [&](int queries, auto&& query, const lookup::Rows* within) {
        std::vector<double> times;
        std::vector<double> cpu;
        for (int i = 0; i < queries; ++i) {
            const std::string text = query(i);
            const auto start = Clock::now();
            const double cpuBefore = threadCpuMs();
            [[maybe_unused]] const auto hits = index->byWords(ItemKind::Entity, text, 10, within);
            times.push_back(since(start));
            cpu.push_back(threadCpuMs() - cpuBefore);
        }
        return spread(std::move(times), std::move(cpu));
    };
    const auto any = [&](int) { return generated.query(); };
    told["all"] = measure(2000, any, nullptr);
    const std::vector<std::string> hard{"the", "and",     "the of a",     "new con",
                                        "con", "the and", "the qx of de", "for with from",
                                        "ba",  "the new"};
    told["frequent"] = measure(
        200, [&](int i) { return hard[static_cast<std::size_t>(i) % hard.size()]; }, nullptr);
    lookup::Rows within;
    for (std::uint32_t row = 0; row < labels; row += std::max(1U, labels / 50'000))
        within.push_back(row);
    told["within"] = measure(500, any, &within);
    told["resident"] = residentMb();
    return told;
}

Result<void> measure(std::uint32_t labels) {
    std::string pattern = (fs::temp_directory_path() / "tripletalk-bench-XXXXXX").string();
    if (!::mkdtemp(pattern.data()))
        return Error{ErrorKind::Io, Sentence::verbatim("There is no temporary folder."), pattern};
    auto built = bench::inChild([&] { return build(labels, pattern); });
    auto searched = built ? bench::inChild([&] { return search(pattern, labels); }) : built;
    fs::remove_all(pattern);
    if (!searched) return searched.error();
    const json& made = built->first;
    const json& told = searched->first;
    std::printf(
        "\n## %u labels\n\nbuilt in %.1f s (CPU %.1f s, peak %.0f MB), %.0f MB on disk, opened "
        "in %.1f ms, %.0f MB resident after all queries\n\n",
        labels, made.at("ms").get<double>() / 1000, built->second.cpuSeconds, built->second.peakMb,
        made.at("mb").get<double>(), told.at("open").get<double>(),
        told.at("resident").get<double>());
    std::puts(
        "| look-ups, ms | p50 | p95 | p99 | max | p95 of CPU |\n|---|---:|---:|---:|---:|---:|");
    for (const char* name : {"all", "frequent", "within"}) {
        const json& times = told.at(name);
        std::printf("| %s | %.2f | %.2f | %.2f | %.2f | %.2f |\n", name, times[0].get<double>(),
                    times[1].get<double>(), times[2].get<double>(), times[3].get<double>(),
                    times[4].get<double>());
    }
    std::fflush(stdout);
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string_view> sizes(argv + 1, argv + argc);
    if (sizes.empty()) sizes.emplace_back("1000000");
    for (const std::string_view size : sizes) {
        std::uint32_t labels = 0;
        const auto [end, failed] = std::from_chars(size.data(), size.data() + size.size(), labels);
        if (failed != std::errc() || end != size.data() + size.size() || labels == 0) {
            std::cerr << "bench_lookup [LABELS]…\n";
            return 2;
        }
        if (auto done = measure(labels); !done) {
            std::cerr << done.error().toText() << '\n';
            return 1;
        }
    }
    return 0;
}
