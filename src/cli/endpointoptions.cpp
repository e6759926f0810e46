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
    const auto base = knowledge::KnowledgeBase::open(options.get("kb"));
    if (!base) return base.error();
    auto authorization = authorizationFrom(options);
    if (!authorization) return authorization.error();
    return base->reachedBy(context.client, *std::move(authorization));
}

}  // namespace tripletalk::cli
