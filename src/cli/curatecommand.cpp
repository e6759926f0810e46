// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "base/jsontext.h"
#include "cli/command.h"
#include "knowledge/curator.h"
#include "knowledge/tablepreview.h"

namespace tripletalk::cli {

using curation::Curation;
using knowledge::CurationReport;
using knowledge::KnowledgeBase;
using knowledge::TableChange;
using nlohmann::json;

namespace {

std::string quoted(const std::string& text) { return text.empty() ? "-" : "\"" + text + "\""; }

void print(const char* heading, const std::vector<curation::Finding>& findings, std::ostream& out) {
    if (!findings.empty()) out << heading << "\n";
    for (const auto& finding : findings)
        out << "    " << finding.what << ": " << finding.why.text() << "\n";
}

void print(const CurationReport& report, const std::vector<std::string>& unknown,
           std::ostream& out) {
    for (const auto& change : report.changes)
        out << change.what << ": " << change.kind << " " << quoted(change.before) << " -> "
            << quoted(change.after) << "\n";
    if (report.changes.empty()) out << "No changes.\n";
    if (report.rebuild) out << "The tables are filled anew.\n";
    print("Without effect on this graph:", report.unmatched, out);
    print("Refused:", report.refused, out);
    for (const std::string& path : unknown) out << "Unknown member, not heeded: " << path << "\n";
}

std::string shown(const TableChange::Side& side) {
    return side.name.empty() ? "none" : side.name + " (" + std::to_string(side.rows) + " rows)";
}

void print(const std::vector<TableChange>& tables, std::ostream& out) {
    if (!tables.empty()) out << "Tables:\n";
    for (const TableChange& change : tables) {
        out << "  " << shown(change.before) << " -> " << shown(change.after);
        if (!change.before.name.empty() && !change.after.name.empty()) {
            for (const std::string& column : change.lost()) out << " -" << column;
            for (const std::string& column : change.gained()) out << " +" << column;
        }
        out << "\n";
    }
}

int tell(Context& context, const CurationReport& report, const std::vector<std::string>& unknown,
         const std::vector<TableChange>& tables = {}) {
    if (!context.json) {
        print(report, unknown, context.out);
        print(tables, context.out);
        return Done;
    }
    json shown = toJson(report);
    if (!tables.empty()) shown["tables"] = toJson(tables);
    shown["unknown"] = unknown;
    context.print(shown);
    return Done;
}

int show(Context& context, const KnowledgeBase& base) {
    const auto report = knowledge::compareCuration(base, base.curation());
    if (!report) return context.fail(report.error());
    const auto induced = curation::apply(base.induced(), {});
    CurationReport shown = *report;
    shown.changes = differences(induced, base.effective(), {}, base.curation());
    shown.rebuild = false;
    if (!context.json) {
        print(shown, {}, context.out);
        return Done;
    }
    json printed = toJson(shown);
    printed["curation"] = curation::toJson(base.curation());
    context.print(printed);
    return Done;
}

int exportTo(Context& context, const KnowledgeBase& base, const std::string& file,
             bool everything) {
    const Curation curation =
        everything ? curation::templateOf(base.induced(), base.curation()) : base.curation();
    const std::string text = jsonText(curation::toJson(curation), 1) + "\n";
    if (auto written = writeFileAtomically(file, text); !written)
        return context.fail(written.error());
    if (context.json) context.print({{"file", file}, {"bytes", text.size()}});
    return Done;
}

int runCurate(Context& context, const Options& options) {
    const auto& words = options.rest();
    const std::string what = words.empty() ? std::string() : words.front();
    const bool alone = what == "show";
    if ((!alone && what != "diff" && what != "apply" && what != "export") ||
        words.size() != (alone ? 1U : 2U))
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "Say show, diff FILE, apply FILE or export FILE.")});
    const std::filesystem::path folder = options.get("kb");
    auto base = KnowledgeBase::open(folder);
    if (!base) return context.fail(base.error());
    if (alone) return show(context, *base);
    if (what == "export") return exportTo(context, *base, words[1], options.has("template"));

    auto text = readFile(words[1]);
    if (!text) return context.fail(text.error());
    auto read = curation::curationFromText(*text);
    if (!read) return context.fail(read.error());
    auto report = what == "diff" ? compareCuration(*base, read->curation)
                                 : knowledge::applyCuration(folder, read->curation,
                                                            context.progress(), context.cancel);
    if (!report) return context.fail(report.error());
    if (what != "diff") return tell(context, *report, read->unknown);
    const auto tables =
        knowledge::previewTables(*base, read->curation, context.progress(), context.cancel);
    if (!tables) return context.fail(tables.error());
    return tell(context, *report, read->unknown, *tables);
}

}  // namespace

Command curateCommand() {
    return {"curate",
            "show|diff FILE|apply FILE|export FILE",
            "Show or change what a person decided about tables and columns.",
            {{"kb", "DIR", "the knowledge base", true},
             {"template", "", "export everything that could be renamed, under its names of now"}},
            runCurate};
}

}  // namespace tripletalk::cli
