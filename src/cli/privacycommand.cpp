// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/command.h"
#include "knowledge/curator.h"

namespace tripletalk::cli {

namespace {

const char* meaningOf(knowledge::Privacy rule) {
    switch (rule) {
        case knowledge::Privacy::Any:
            return "any model may be asked";
        case knowledge::Privacy::Local:
            return "only models and embedders on this computer are asked";
        case knowledge::Privacy::Schema:
            break;
    }
    return "no value reaches a model";
}

int runPrivacy(Context& context, const Options& options) {
    if (options.rest().size() > 1)
        return context.fail(
            {ErrorKind::Usage, say("Sentence", "A privacy rule is any, local or schema.")});
    const std::filesystem::path folder = options.get("kb");
    if (!options.rest().empty()) {
        auto rule = knowledge::privacyFromString(options.rest().front());
        if (!rule) return context.fail(rule.error());
        if (auto set = knowledge::setPrivacy(folder, *rule); !set) return context.fail(set.error());
    }
    auto base = knowledge::KnowledgeBase::open(folder);
    if (!base) return context.fail(base.error());
    const auto rule = base->manifest().privacy;
    if (context.json)
        context.print({{"privacy", knowledge::toString(rule)}});
    else
        context.out << knowledge::toString(rule) << ": " << meaningOf(rule) << "\n";
    return Done;
}

}  // namespace

Command privacyCommand() {
    return {"privacy",
            "[any|local|schema]",
            "Show or set which models may see what of a knowledge base.",
            {{"kb", "DIR", "the knowledge base", true}},
            runPrivacy};
}

}  // namespace tripletalk::cli
