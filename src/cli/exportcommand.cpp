// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "cli/command.h"
#include "exporting/databaseexport.h"

namespace tripletalk::cli {

using exporting::ExportFormat;
using nlohmann::json;

namespace {

std::string formatNames(std::string_view between) {
    std::vector<std::string> names;
    for (const ExportFormat& format : exporting::exportFormats()) names.emplace_back(format.name);
    return text::join(names, between);
}

/// The schema on standard output; it is no JSON, whatever was asked for.
int printText(Context& context, const knowledge::KnowledgeBase& base, const ExportFormat& format,
              bool views) {
    const auto text = exporting::exportedText(base, format, views);
    if (!text) return context.fail(text.error());
    if (context.json)
        context.print({{"format", format.name}, {"text", *text}});
    else
        context.out << *text;
    return Done;
}

void tell(Context& context, const std::string& target, const ExportFormat& format,
          const exporting::Exported& exported) {
    json tables = json::array();
    json leftOut = json::array();
    for (const auto& table : exported.tables) {
        tables.push_back({{"name", table.name}, {"rows", table.rows}});
        if (!context.json) context.out << table.name << " (" << table.rows << ")\n";
    }
    for (const auto& [what, why] : exported.leftOut) {
        leftOut.push_back({{"what", what}, {"why", why.text()}});
        if (!context.json) context.out << "left out: " << what << ", " << why.text() << "\n";
    }
    if (context.json)
        context.print({{"format", format.name},
                       {"path", target},
                       {"tables", std::move(tables)},
                       {"left_out", std::move(leftOut)}});
}

int runExport(Context& context, const Options& options) {
    const ExportFormat* format = exporting::exportFormatNamed(options.get("format"));
    if (!format)
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "Say a format: %1.").arg(formatNames(", "))});
    const auto& words = options.rest();
    const bool isText = format->writes == ExportFormat::Writes::Text;
    if (words.size() > 1 || (words.empty() && !isText))
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "Name the one file or folder to write.")});
    auto base = knowledge::KnowledgeBase::open(options.get("kb"));
    if (!base) return context.fail(base.error());
    if (words.empty()) return printText(context, *base, *format, options.has("views"));
    const auto exported = exporting::exportDatabase(*base, *format, words.front(),
                                                    {options.has("views"), options.has("replace")},
                                                    context.progress(), context.cancel);
    if (!exported) return context.fail(exported.error());
    tell(context, words.front(), *format, *exported);
    return Done;
}

}  // namespace

Command exportCommand() {
    return {"export",
            "[TARGET]",
            "Write the induced database, or its schema, as other programs want it.",
            {{"kb", "DIR", "the knowledge base", true},
             {"format", "NAME", formatNames(", ") + "; the last three are the schema alone", true},
             {"views", "", "with the views of classes, filled as tables"},
             {"replace", "", "replace an earlier export"}},
            runExport};
}

}  // namespace tripletalk::cli
