// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathtraining.h"
#include "base/file.h"
#include "cli/command.h"
#include "cli/endpointoptions.h"

#include <fstream>

namespace tripletalk::cli {

namespace {

using answering::TrainingReport;

void printTraining(const TrainingReport& report, std::ostream& out) {
    out << report.learned << " of " << report.read << " examples learned: " << report.paths
        << " paths of " << report.relations << " relations (";
    for (std::size_t i = 0; i < report.hops.size(); ++i)
        out << (i > 0 ? ", " : "") << report.hops[i] << " of " << i + 1
            << (i == 0 ? " hop" : " hops");
    out << ")\n";
    if (report.repeated > 0) out << report.repeated << " repeated others\n";
    for (const auto& reason : report.skipped.reasons)
        out << reason.count << " skipped (first: " << reason.first.told().text()
            << "): " << reason.why.text() << "\n";
    if (report.heldOut > 0)
        out << report.heldRight << " of " << report.heldOut
            << " held-out examples right, learned from the others and linked anew: "
            << 100.0 * static_cast<double>(report.heldRight) / static_cast<double>(report.heldOut)
            << " %\n";
    else
        out << "Too few examples to hold some out: how well it was learned is not known.\n";
    out << report.bytes / 1024 << " KB kept, " << report.ms / 1000 << " s\n";
}

int runTrain(Context& context, const Options& options) {
    const auto base = baseFrom(context, options);
    if (!base) return context.fail(base.error());
    std::ifstream file;
    if (const auto name = options.find("examples")) {
        file.open(*name, std::ios::binary);
        if (!file)
            return context.fail(
                ioError(say("Sentence", "\"%1\" cannot be read."), std::filesystem::path(*name)));
    }
    const auto report = answering::trainPaths(*base, file.is_open() ? &file : nullptr,
                                              context.progress(), context.cancel);
    if (!report) return context.fail(report.error());
    if (context.json)
        context.print(toJson(*report));
    else
        printTraining(*report, context.out);
    return Done;
}

}  // namespace

Command trainCommand() {
    return {
        "train",
        "",
        "Learn from questions with their paths which wording asks for which path.",
        {{"kb", "DIR", "the knowledge base", true},
         {"examples", "FILE", "instead of the examples that the base keeps: a JSON object a line"},
         authorizationOption()},
        runTrain};
}

}  // namespace tripletalk::cli
