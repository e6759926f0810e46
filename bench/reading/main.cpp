// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "../childprocess.h"
#include "base/text.h"
#include "knowledge/importfiles.h"
#include "llm/providers.h"
#include "reading/ablation.h"
#include "reading/goldquestions.h"
#include "reading/judgedreading.h"
#include "reading/readingtally.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <optional>

#include <sys/resource.h>

/// bench_reading --data DIR --work DIR [--part open|aside|all] [--only NAME,…] [--out FILE.jsonl]
///               [--most N] [--ablation yes] [--graph yes|show]
///
/// Reads the questions of DIR's graphs (reading/goldquestions.h), runs what each may mean (40
/// candidates by default) and prints as Markdown how many are right, by the shape of the reference
/// query, and how long reading took. Each graph is imported once, into NAME.kb of --work. --out
/// gets a line a question with all candidates, for fit.py and for people. --ablation also prints
/// what each rule is worth, --graph how many likeliest readings find the same rows when they are
/// asked in SPARQL and Cypher (show: also where they do not). 20 graphs are set aside to measure
/// on: of them, sums alone are told.
namespace {

using namespace tripletalk;
namespace fs = std::filesystem;

struct Options {
    fs::path data;
    fs::path work;
    bench::Part part = bench::Part::Open;
    std::vector<std::string> only;
    std::string out;
    std::size_t most = 40;
    bool ablation = false;
    std::string graph;
};

Error usage(const std::string& what) { return {ErrorKind::Usage, Sentence::verbatim(what)}; }

Result<Options> read(const std::vector<std::string>& arguments) {
    Options options;
    for (std::size_t i = 0; i + 1 < arguments.size(); i += 2) {
        const std::string& name = arguments[i];
        const std::string& value = arguments[i + 1];
        if (name == "--data") {
            options.data = value;
        } else if (name == "--work") {
            options.work = value;
        } else if (name == "--part") {
            auto part = bench::partOf(value);
            if (!part) return part.error();
            options.part = *part;
        } else if (name == "--only") {
            options.only = text::split(value, ',');
        } else if (name == "--out") {
            options.out = value;
        } else if (name == "--ablation") {
            options.ablation = value == "yes";
        } else if (name == "--graph") {
            options.graph = value;
        } else if (name == "--most") {
            options.most = std::strtoull(value.c_str(), nullptr, 10);
        } else {
            return usage("There is no " + name + ".");
        }
    }
    if (arguments.size() % 2 != 0) return usage(arguments.back() + " lacks its value.");
    if (options.data.empty() || options.work.empty() || options.most == 0)
        return usage("--data and --work are needed, and at least one candidate.");
    if (options.part != bench::Part::Open && (!options.out.empty() || options.graph == "show"))
        return usage("--out and --graph show tell questions: they go with --part open alone.");
    return options;
}

Result<std::vector<std::string>> chosenGraphs(const Options& options) {
    auto names = bench::graphsOf(options.data, options.part);
    if (!names) return names;
    for (const std::string& name : options.only)
        if (std::ranges::find(*names, name) == names->end())
            return usage(name + " is no graph of this part.");
    if (!options.only.empty()) *names = options.only;
    return names;
}

/// As the command line does it, in a process of its own: what it takes is not what reading takes.
Result<void> import(const Options& options, const std::string& graph) {
    const fs::path folder = options.work / (graph + ".kb");
    if (fs::exists(folder)) return {};
    std::cerr << "importing " << graph << "\n";
    auto done = bench::inChild([&]() -> Result<nlohmann::json> {
        auto embedder = llm::makeEmbedder("builtin", {}, nullptr);
        if (!embedder) return embedder.error();
        knowledge::ImportOptions how;
        how.embedder = *std::move(embedder);
        how.name = graph;
        const fs::path from = options.data / graph;
        auto report =
            knowledge::importFiles({from / "data.ttl", from / "vocab.ttl"}, folder, how, {}, {});
        if (!report) return report.error();
        return nlohmann::json();
    });
    return done ? Result<void>() : done.error();
}

Result<void> measure(const Options& options, const std::string& graph, bench::ReadingTally& tally,
                     bench::Ablation& ablation, bench::SameInGraph::ByLanguage& inGraph,
                     std::ostream* out) {
    auto questions = bench::readGoldQuestions(options.data, graph);
    if (!questions) return questions.error();
    auto reading = bench::JudgedReading::open(graph, options.work / (graph + ".kb"));
    if (!reading) return reading.error();
    if (!options.graph.empty())
        if (auto done = reading->compareWithGraph(options.graph == "show" ? &std::cout : nullptr);
            !done)
            return done;
    for (const bench::GoldQuestion& asked : *questions) {
        const auto judged = reading->judge(asked, options.most);
        if (!judged) return judged.error();
        tally.add(judged->outcome);
        ablation.add(judged->told);
        if (out)
            *out << judged->told.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)
                 << "\n";
    }
    for (const auto& [language, counts] : reading->sameInGraph()) inGraph[language] += counts;
    return {};
}

double peakMb() {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_maxrss) / 1024;
}

Result<void> run(const Options& options) {
    const auto graphs = chosenGraphs(options);
    if (!graphs) return graphs.error();
    std::error_code failed;
    fs::create_directories(options.work, failed);
    // All of them first: a process that forks should have one thread.
    for (const std::string& graph : *graphs)
        if (auto done = import(options, graph); !done) return done;
    std::ofstream out;
    if (!options.out.empty()) {
        out.open(options.out);
        if (!out) return usage("--out cannot be written.");
    }
    bench::ReadingTally tally;
    bench::Ablation ablation;
    bench::SameInGraph::ByLanguage inGraph;
    for (std::size_t i = 0; i < graphs->size(); ++i) {
        std::cerr << i + 1 << "/" << graphs->size() << " " << (*graphs)[i] << "\n";
        auto done = measure(options, (*graphs)[i], tally, ablation, inGraph,
                            out.is_open() ? &out : nullptr);
        if (!done) return done;
    }
    tally.print(std::cout, options.most);
    if (options.ablation) ablation.print(std::cout);
    for (const auto& [language, counts] : inGraph)
        std::cout << "In " << language << ": of " << counts.asked << " likeliest readings "
                  << counts.unwritten << " have no counterpart, " << counts.failed << " fail, "
                  << counts.differ << " find other rows.\n";
    std::cout << graphs->size() << " graphs; peak of memory " << text::formatNumber(peakMb())
              << " MB.\n";
    if (out.is_open() && !out.flush())
        return Error{ErrorKind::Io, Sentence::verbatim("--out cannot be written.")};
    return {};
}

}  // namespace

int main(int argc, char** argv) {
    const auto options = read({argv + 1, argv + argc});
    const auto done = options ? run(*options) : options.error();
    if (done) return EXIT_SUCCESS;
    std::cerr << done.error().toText() << "\n";
    return EXIT_FAILURE;
}
