// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "knowledge/knowledgebase.h"
#include "llm/providers.h"
#include "workspace/configuration.h"

#include <memory>
#include <string>
#include <vector>

namespace tripletalk::workspace {

/// The one place where models and embedders are made for the data of knowledge bases: none that
/// their privacy rules forbid is ever constructed. Answers, imports, searches, attribution and
/// whatever else asks a model go through it.
class PrivacyGate {
  public:
    PrivacyGate(knowledge::Privacy rule, llm::Access access, std::shared_ptr<net::Client> client);
    /// By the rules that the bases have at this moment, all of them. Errors: those of reading them.
    static Result<PrivacyGate> of(const std::vector<knowledge::KnowledgeBase>& bases,
                                  llm::Access access, std::shared_ptr<net::Client> client);

    /// Errors: Forbidden; Usage.
    [[nodiscard]] Result<std::unique_ptr<llm::ChatModel>> chatModel(const std::string& spec) const;
    [[nodiscard]] Result<std::unique_ptr<llm::Embedder>> embedder(const std::string& spec) const;

    /// No value may reach a model: see answering::ModelNumbers. Passages are values.
    [[nodiscard]] bool valuesStay() const { return m_valuesStay; }

  private:
    void add(knowledge::Privacy rule);

    llm::Access m_access;
    std::shared_ptr<net::Client> m_client;
    bool m_valuesStay = false;
};

}  // namespace tripletalk::workspace
