// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "workspace/privacygate.h"

#include <utility>

namespace tripletalk::workspace {

using knowledge::Privacy;

PrivacyGate::PrivacyGate(Privacy rule, llm::Access access, std::shared_ptr<net::Client> client)
    : m_access(std::move(access)), m_client(std::move(client)) {
    add(rule);
}

void PrivacyGate::add(Privacy rule) {
    m_access.localOnly = m_access.localOnly || rule == Privacy::Local;
    m_valuesStay = m_valuesStay || rule == Privacy::Schema;
}

Result<PrivacyGate> PrivacyGate::of(const std::vector<knowledge::KnowledgeBase>& bases,
                                    llm::Access access, std::shared_ptr<net::Client> client) {
    PrivacyGate gate(Privacy::Any, std::move(access), std::move(client));
    for (const auto& base : bases) {
        const auto rule = knowledge::privacyOf(base.folder());
        if (!rule) return rule.error();
        gate.add(*rule);
    }
    return gate;
}

Result<std::unique_ptr<llm::ChatModel>> PrivacyGate::chatModel(const std::string& spec) const {
    return llm::makeChatModel(spec, m_access, m_client);
}

Result<std::unique_ptr<llm::Embedder>> PrivacyGate::embedder(const std::string& spec) const {
    if (m_valuesStay && spec != "builtin")
        return Error{ErrorKind::Forbidden,
                     say("Sentence",
                         "The privacy rule of this knowledge base lets no text reach an embedding "
                         "server: use the built-in embedder, or none."),
                     spec};
    return llm::makeEmbedder(spec, m_access, m_client);
}

}  // namespace tripletalk::workspace
