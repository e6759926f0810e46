// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "knowledge/documents.h"
#include "workspace/answerer.h"

namespace tripletalk::cli {

using knowledge::KnowledgeBase;
using nlohmann::json;

namespace {

int list(const Context& context, const KnowledgeBase& base) {
    auto documents = knowledge::documentsOf(base);
    if (!documents) return context.fail(documents.error());
    json all = json::array();
    for (const auto& document : *documents) {
        all.push_back({{"name", document.name},
                       {"path", document.path},
                       {"bytes", document.bytes},
                       {"units", document.units},
                       {"added", document.added}});
        if (!context.json)
            context.out << document.name << " (" << document.units
                        << (document.units == 1 ? " unit" : " units")
                        << (document.added ? ", added" : ", imported") << ") " << document.path
                        << "\n";
    }
    if (context.json)
        context.print({{"documents", std::move(all)},
                       {"passages", base.manifest().passages},
                       {"generation", base.manifest().generation}});
    return Done;
}

int runDocuments(Context& context, const Options& options) {
    const auto& words = options.rest();
    const std::string what = words.empty() ? std::string() : words.front();
    const bool lists = what == "list" && words.size() == 1;
    if (!lists && ((what != "add" && what != "remove") || words.size() < 2))
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "Say list, add FILE… or remove NAME….")});
    const std::filesystem::path folder = options.get("kb");
    auto base = KnowledgeBase::open(folder);
    if (!base) return context.fail(base.error());
    if (lists) return list(context, *base);

    const auto gate =
        workspace::PrivacyGate::of({*base}, workspace::accessOfCommands(), context.client);
    if (!gate) return context.fail(gate.error());
    knowledge::DocumentChange change;
    if (what == "add")
        change.add.assign(words.begin() + 1, words.end());
    else
        change.remove.assign(words.begin() + 1, words.end());
    auto changed = knowledge::changeDocuments(
        folder, change, [&](const std::string& name) { return gate->embedder(name); },
        context.progress(), context.cancel);
    return changed ? list(context, *changed) : context.fail(changed.error());
}

}  // namespace

Command documentsCommand() {
    return {"documents",
            "list|add FILE…|remove NAME…",
            "Show or change the documents of a knowledge base.",
            {{"kb", "DIR", "the knowledge base", true}},
            runDocuments};
}

}  // namespace tripletalk::cli
