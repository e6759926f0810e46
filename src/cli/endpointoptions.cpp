// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/endpointoptions.h"

#include <cstdlib>

namespace tripletalk::cli {

OptionSpec authorizationOption() {
    return {"auth-env", "NAME", "environment variable with the endpoint's Authorization"};
}

Result<std::string> authorizationFrom(const Options& options) {
    const auto name = options.find("auth-env");
    if (!name) return std::string();
    const char* value = std::getenv(name->c_str());
    if (value && *value) return std::string(value);
    return Error{ErrorKind::Usage,
                 say("Sentence", "The environment variable %1 is empty.").arg(*name)};
}

Result<knowledge::KnowledgeBase> baseFrom(const Context& context, const Options& options) {
    auto bases = basesFrom(context, options);
    if (!bases) return bases.error();
    return std::move(bases->back());
}

Result<std::vector<knowledge::KnowledgeBase>> basesFrom(const Context& context,
                                                        const Options& options) {
    const auto authorization = authorizationFrom(options);
    if (!authorization) return authorization.error();
    std::vector<knowledge::KnowledgeBase> bases;
    for (const std::string& folder : options.all("kb")) {
        const auto base = knowledge::KnowledgeBase::open(folder);
        if (!base) return base.error();
        bases.push_back(base->reachedBy(context.client, *authorization));
    }
    return bases;
}

OptionSpec basesOption(bool required) {
    return {"kb", "DIR", "the knowledge base; given again, one more that is asked with it",
            required};
}

}  // namespace tripletalk::cli
