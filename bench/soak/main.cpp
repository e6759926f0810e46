// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"
#include "soak/keptmessages.h"
#include "soak/soak.h"
#include "soak/soakedwindow.h"

#include <cstdlib>
#include <iostream>
#include <string_view>

#include <QCoreApplication>

/// bench_soak [--minutes N] [--questions N] [--seed S]
///
/// Two windows of the program, each a process of its own, work on the same data for an hour: 10,000
/// questions, without a model and with one whose server drops, fails, delays and never ends some of
/// its replies; between them imports, edits of schemas, deletions, exports and queries. Each minute
/// it prints what was asked and what the windows hold; at the end whether memory, open files and
/// threads stayed as they were and every message that was said stands on disk. Ends with 1 if one
/// of that does not hold. The windows are real ones, drawn without a screen and a GPU.
namespace {

using namespace tripletalk;

int check(const std::filesystem::path& folder) {
    const auto found = soak::heldAgainstStore(folder / "said.jsonl", folder / "conversations.db");
    if (!found) {
        std::cerr << found.error().toText() << "\n";
        return EXIT_FAILURE;
    }
    std::cout << jsonText(*found) << "\n";
    return EXIT_SUCCESS;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first == "--check" && argc == 3) return check(argv[2]);
    if (first == "--window" && argc == 7)
        return soak::runWindow(argc, argv,
                               {argv[2], argv[3], std::atoi(argv[4]), std::atof(argv[5]),
                                std::strtoull(argv[6], nullptr, 10)});
    soak::SoakOptions options;
    for (int i = 1; i + 1 < argc; i += 2) {
        const std::string_view name = argv[i];
        if (name == "--minutes") options.minutes = std::max(0.1, std::atof(argv[i + 1]));
        if (name == "--questions") options.questions = std::max(12, std::atoi(argv[i + 1]));
        if (name == "--seed") options.seed = std::strtoull(argv[i + 1], nullptr, 10);
    }
    QCoreApplication application(argc, argv);
    return soak::Soak(options).run() ? EXIT_SUCCESS : EXIT_FAILURE;
}
