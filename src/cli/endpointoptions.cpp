// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cli/endpointoptions.h"

#include <cstdlib>
#include <set>

namespace tripletalk::cli {

using knowledge::KnowledgeBase;

namespace {

/// The addresses that a key may be meant for: of the endpoints that want one, else of all.
std::set<std::string> addressesForKey(const std::vector<KnowledgeBase>& bases) {
    std::set<std::string> wanting;
    std::set<std::string> all;
    for (const KnowledgeBase& base : bases) {
        if (!base.isRemote()) continue;
        all.insert(base.manifest().remote->url);
        if (base.manifest().remote->needsSecret) wanting.insert(base.manifest().remote->url);
    }
    return wanting.empty() ? all : wanting;
}

}  // namespace

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

Result<KnowledgeBase> baseFrom(const Context& context, const Options& options) {
    auto bases = basesFrom(context, options);
    if (!bases) return bases.error();
    return std::move(bases->back());
}

Result<std::vector<KnowledgeBase>> basesFrom(const Context& context, const Options& options) {
    const auto authorization = authorizationFrom(options);
    if (!authorization) return authorization.error();
    std::vector<KnowledgeBase> bases;
    for (const std::string& folder : options.all("kb")) {
        auto base = KnowledgeBase::open(folder);
        if (!base) return base.error();
        bases.push_back(*std::move(base));
    }
    const auto addresses = addressesForKey(bases);
    if (!authorization->empty() && addresses.size() > 1)
        return Error{ErrorKind::Usage,
                     say("Sentence",
                         "--auth-env holds the key of one endpoint, and there are several: \"%1\" "
                         "and \"%2\".")
                         .arg(*addresses.begin(), *addresses.rbegin())};
    for (KnowledgeBase& base : bases) {
        const bool isForIt = base.isRemote() && addresses.contains(base.manifest().remote->url);
        base = base.reachedBy(context.client, isForIt ? *authorization : std::string());
    }
    return bases;
}

OptionSpec basesOption(bool required) {
    return {"kb", "DIR", "the knowledge base; given again, one more that is asked with it",
            required};
}

}  // namespace tripletalk::cli
