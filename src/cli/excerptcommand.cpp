// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "cli/endpointoptions.h"
#include "knowledge/remoteexcerpt.h"

namespace tripletalk::cli {

namespace {

using knowledge::ExcerptInfo;

void print(const Context& context, const ExcerptInfo& info) {
    context.out << info.has << " triples";
    if (info.report.triples >= 0) context.out << " of " << info.report.triples;
    context.out << ", " << info.report.classes.size() << " classes\n";
    if (info.isWhole()) context.out << "The excerpt is the whole graph.\n";
    for (const auto& gap : info.report.gaps)
        context.out << "not in it: " << gap.what.text() << " (" << gap.count << ")\n";
}

Result<ExcerptInfo> infoFor(const Context& context, const Options& options,
                            const knowledge::KnowledgeBase& base) {
    if (options.has("show")) return knowledge::excerptInfo(base);
    knowledge::ExcerptOptions wanted;
    sparql::ExcerptLimits& limits = wanted.facts;
    const auto things = options.number("things", static_cast<int>(limits.things), 1, 1'000'000);
    if (!things) return things.error();
    const auto triples =
        options.number("triples", static_cast<int>(limits.triples), 1, 100'000'000);
    if (!triples) return triples.error();
    limits.things = static_cast<std::size_t>(*things);
    limits.triples = static_cast<std::size_t>(*triples);
    const auto names = options.number("names", static_cast<int>(wanted.names), 0, 100'000'000);
    if (!names) return names.error();
    wanted.names = static_cast<std::size_t>(*names);
    return knowledge::fetchExcerpt(base, wanted, context.progress(), context.cancel);
}

int runExcerpt(Context& context, const Options& options) {
    const auto base = baseFrom(context, options);
    if (!base) return context.fail(base.error());
    const auto info = infoFor(context, options, *base);
    if (!info) return context.fail(info.error());
    if (context.json)
        context.print(knowledge::toJson(*info));
    else
        print(context, *info);
    return Done;
}

}  // namespace

Command excerptCommand() {
    return {"excerpt",
            "",
            "Fetch of an endpoint's graph what questions are read by without a model.",
            {{"kb", "DIR", "the knowledge base of an endpoint", true},
             {"things", "N", "at most so many of all classes together (20000)"},
             {"triples", "N", "beyond so many, things are told by name alone (500000)"},
             {"names", "N", "and so many names of further things (200000)"},
             {"show", "", "fetch nothing, tell what was fetched"},
             authorizationOption()},
            runExcerpt};
}

}  // namespace tripletalk::cli
