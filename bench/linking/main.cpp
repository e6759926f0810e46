// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/jsontext.h"
#include "linking/judge.h"
#include "linking/mentions.h"
#include "sample/random.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

/// bench_linking [--mentions N] [--seed N] [--failures] [--labels N] [--questions FILE] [KB…]
///
/// Generates mentions of the entities of each knowledge base (100 by default), links them, and
/// prints as Markdown how many were linked as expected, by kind, and how long a look-up took.
/// --labels makes an index of N invented names and measures look-ups alone. With --questions (the
/// lines of docs/questions.md) the words of each are printed with what each is taken for, how and
/// how well: what a model is told, and the offline strategy reads.
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

Result<void> printLinks(const std::string& folder, const std::string& questions) {
    auto base = knowledge::KnowledgeBase::open(folder);
    if (!base) return base.error();
    auto index = base->openValues();
    if (!index) return index.error();
    std::ifstream file(questions);
    for (std::string line; std::getline(file, line);) {
        const std::string question = memberOr(parsedJson(line), "question", std::string());
        const auto links = index->link(question);
        if (!links) return links.error();
        for (const retrieval::ValueLink& link : *links)
            std::printf("%s\t%s\t%s\t%s %s %s\t%.2f\t%s\n",
                        question.substr(link.begin, link.end - link.begin).c_str(),
                        link.entry.text.c_str(), link.how.c_str(), link.entry.table.c_str(),
                        link.entry.column.c_str(), link.entry.key.c_str(), link.score,
                        question.c_str());
    }
    return {};
}

/// Names of two to four words out of 100,000, common ones more often.
class Names {
  public:
    std::string next() {
        std::string name;
        for (std::size_t words = 2 + m_random.below(3); words > 0; --words) {
            if (!name.empty()) name += ' ';
            name += word(m_random.below(1 + m_random.below(100'000)));
        }
        return name;
    }
    std::size_t below(std::size_t bound) { return m_random.below(bound); }

  private:
    static std::string word(std::size_t number) {
        static constexpr std::string_view consonants = "bdfghjklmnprstvz", vowels = "aeiou";
        std::string text;
        for (number += 37; number > 0; number /= 80) {
            text += consonants[number % 80 % 16];
            text += vowels[number % 80 / 16];
        }
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text + "n";
    }
    sample::Random m_random{7};
};

/// A word left out, two letters swapped, one cut off, or as it is.
std::string changed(std::string name, Names& names) {
    const std::size_t middle = name.find(' ') + 2;
    switch (names.below(4)) {
        case 0:
            return name.substr(name.find(' ') + 1);
        case 1:
            if (middle + 1 < name.size()) std::swap(name[middle], name[middle + 1]);
            return name;
        case 2:
            return name.substr(0, name.size() - 2);
        default:
            return name;
    }
}

Result<void> measureLabels(std::size_t count) {
    const auto file = std::filesystem::temp_directory_path() /
                      ("tripletalk-bench-values-" + std::to_string(count) + ".db");
    std::filesystem::remove(file);
    Names names;
    std::vector<std::string> questions;
    auto builder = retrieval::ValueIndexBuilder::create(file);
    if (!builder) return builder.error();
    for (std::size_t i = 0; i < count; ++i) {
        const std::string name = names.next();
        if (questions.size() < 400 && i % (1 + count / 400) == 0)
            questions.push_back("Who has delivered the " + changed(name, names) + " since May?");
        auto added = builder->add({retrieval::LinkKind::Entity,
                                   name,
                                   "thing",
                                   {},
                                   "k" + std::to_string(i),
                                   "urn:" + std::to_string(i),
                                   name,
                                   1});
        if (!added) return added;
    }
    if (auto done = builder->finish(); !done) return done;
    auto index = retrieval::ValueIndex::open(file);
    if (!index) return index.error();
    std::vector<double> times;
    for (int round = 0; round < 2; ++round) {  // the first one warms up
        times.clear();
        for (const std::string& question : questions) {
            const auto begin = std::chrono::steady_clock::now();
            auto links = index->link(question);
            if (!links) return links.error();
            const std::chrono::duration<double, std::milli> spent =
                std::chrono::steady_clock::now() - begin;
            times.push_back(spent.count());
        }
    }
    std::printf("\n%zu labels, %zu questions: p50 %.2f ms, p95 %.2f ms; %.0f MB on disk.\n", count,
                questions.size(), quantile(times, 0.5), quantile(times, 0.95),
                static_cast<double>(std::filesystem::file_size(file)) / 1e6);
    std::filesystem::remove(file);
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    std::size_t count = 100;
    std::uint64_t seed = 1;
    bool failures = false;
    std::string questions;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--failures") {
            failures = true;
        } else if (argument == "--labels" && i + 1 < argc) {
            if (const auto done = measureLabels(std::strtoull(argv[++i], nullptr, 10)); !done) {
                std::cerr << done.error().toText() << "\n";
                return EXIT_FAILURE;
            }
        } else if (argument == "--questions" && i + 1 < argc) {
            questions = argv[++i];
        } else if ((argument == "--mentions" || argument == "--seed") && i + 1 < argc) {
            const auto number = std::strtoull(argv[++i], nullptr, 10);
            (argument == "--seed" ? seed : count) = number;
        } else if (const auto done = questions.empty() ? run(argument, count, seed, failures)
                                                       : printLinks(argument, questions);
                   !done) {
            std::cerr << done.error().toText() << "\n";
            return EXIT_FAILURE;
        }
    }
    return EXIT_SUCCESS;
}
