// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "knowledge/pack.h"
#include "workspace/baselist.h"
#include "workspace/settings.h"

namespace tripletalk::cli {

namespace {

int runPack(Context& context, const Options& options) {
    if (options.rest().size() != 1)
        return context.fail({ErrorKind::Usage, say("Sentence", "Name the one file to write.")});
    const std::filesystem::path file = options.rest().front();
    auto packed = knowledge::pack(options.get("kb"), file, context.progress(), context.cancel);
    if (!packed) return context.fail(packed.error());
    std::error_code ignored;
    const auto bytes = static_cast<std::int64_t>(std::filesystem::file_size(file, ignored));
    if (context.json)
        context.print({{"file", file.string()}, {"bytes", bytes}});
    else
        context.out << file.string() << ", " << bytes << " bytes\n";
    return Done;
}

int runUnpack(Context& context, const Options& options) {
    if (options.rest().size() != 1)
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "Name the one packed knowledge base.")});
    std::set<std::string> taken;
    for (const auto& entry : workspace::listBases(workspace::dataFolder(), {}))
        taken.insert(entry.manifest.id);
    auto manifest = knowledge::unpack(options.rest().front(), options.get("kb"), taken,
                                      context.progress(), context.cancel);
    if (!manifest) return context.fail(manifest.error());
    if (context.json)
        context.print(knowledge::toJson(*manifest));
    else
        context.out << manifest->name << ": " << manifest->triples << " triples, "
                    << manifest->entities << " entities, " << manifest->passages << " passages\n";
    return Done;
}

}  // namespace

Command packCommand() {
    return {"pack",
            "FILE",
            "Write a knowledge base to one file.",
            {{"kb", "DIR", "the knowledge base", true}},
            runPack};
}

Command unpackCommand() {
    return {"unpack",
            "FILE",
            "Make a knowledge base of such a file.",
            {{"kb", "DIR", "the new knowledge base", true}},
            runUnpack};
}

}  // namespace tripletalk::cli
