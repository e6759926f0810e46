// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "childprocess.h"
#include "knowledge/importfiles.h"
#include "sample/sample.h"
#include "workspace/settings.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string_view>

/// bench_start [--kb DIR] [--runs N]
///
/// Starts the window again and again with a base of a million triples as the last one used, and
/// prints how long it takes to its first painted frame and until the base is open. The first start
/// warms the caches and is not counted. Without DIR such a base is made first. It measures wall
/// time: nothing else should run on the machine. It is not a test.
namespace {

using namespace tripletalk;
namespace fs = std::filesystem;

constexpr std::size_t triples = 1'000'000;

Result<void> makeBase(const fs::path& base, const fs::path& folder) {
    if (auto written = sample::writeSample({.out = folder, .triples = triples}); !written)
        return written.error();
    auto report = knowledge::importFiles({folder / "sample.ttl"}, base, {}, {}, {});
    if (!report) return report.error();
    return {};
}

void printRow(const char* what, std::vector<double> seconds) {
    std::ranges::sort(seconds);
    std::printf("| %s | %.0f | %.0f | %.0f |\n", what, 1000 * seconds[seconds.size() / 2],
                1000 * seconds.front(), 1000 * seconds.back());
}

Result<void> measure(const fs::path& program, int runs) {
    std::vector<double> painted;
    std::vector<double> open;
    for (int run = 0; run <= runs; ++run) {
        const auto lines = bench::timedLines({program.string(), "--tell-start"});
        if (!lines) return lines.error();
        if (run == 0) continue;
        for (const bench::TimedLine& line : *lines)
            (line.text == "painted" ? painted : open).push_back(line.seconds);
    }
    if (painted.empty() || open.empty())
        return Error{ErrorKind::Internal, Sentence::verbatim("The window was never painted.")};
    std::puts("| ms since the start | median | least | most |\n|---|---:|---:|---:|");
    printRow("first frame painted", painted);
    printRow("base open", open);
    return {};
}

Result<void> run(fs::path base, int runs, const fs::path& program, const fs::path& folder) {
    if (base.empty()) {
        base = folder / "million.kb";
        if (auto made = makeBase(base, folder); !made) return made;
    }
    ::setenv("TRIPLETALK_DATA", folder.c_str(), 1);
    if (!std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY"))
        ::setenv("QT_QPA_PLATFORM", "offscreen", 0);
    workspace::Settings settings;
    settings.base = fs::absolute(base).string();
    if (auto saved = workspace::saveSettings(settings, folder / "settings.json"); !saved)
        return saved;
    return measure(program, runs);
}

}  // namespace

int main(int argc, char** argv) {
    fs::path base;
    int runs = 9;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (std::string_view(argv[i]) == "--kb") base = argv[i + 1];
        if (std::string_view(argv[i]) == "--runs") runs = std::max(1, std::atoi(argv[i + 1]));
    }
    std::string folder = (fs::temp_directory_path() / "tripletalk-bench-XXXXXX").string();
    if (!::mkdtemp(folder.data())) return EXIT_FAILURE;
    const auto done = run(base, runs, fs::canonical(argv[0]).parent_path() / "tripletalk", folder);
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    if (!done) std::cerr << done.error().toText() << "\n";
    return done ? EXIT_SUCCESS : EXIT_FAILURE;
}
