// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/manifest.h"
#include "llm/providers.h"
#include "workspace/configuration.h"
#include "workspace/departure.h"
#include "workspace/modelfit.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

namespace tripletalk::app {

/// How configurations fit the bases that are asked and the servers that are known: why one cannot
/// answer, what it would send where, and what can be chosen instead. In the words of the window.
class ConfigurationFit {
  public:
    void setAccess(llm::Access access) { m_access = std::move(access); }
    void setBase(std::optional<knowledge::Manifest> base) { m_base = std::move(base); }
    /// Those that are asked as well by a strategy that asks several.
    void setOthers(std::vector<knowledge::Manifest> others) { m_others = std::move(others); }

    /// Why it cannot answer, empty if it can.
    [[nodiscard]] QString problem(const workspace::Configuration& configuration) const;
    /// What its model can hardly do by what is known of it, and what would help; else empty.
    [[nodiscard]] static QString remark(const workspace::Configuration& configuration,
                                        const llm::ModelFacts& facts);
    /// With what fits its model.
    [[nodiscard]] workspace::Configuration suited(const workspace::Configuration& configuration,
                                                  const llm::ModelFacts& facts) const;
    /// With a question of the chat, about all the bases that it asks.
    [[nodiscard]] std::vector<workspace::Departure> leaving(
        const workspace::Configuration& configuration) const;
    /// With what is asked of the base in use alone.
    [[nodiscard]] std::vector<workspace::Departure> leavingAlone(
        const workspace::Configuration& configuration) const;
    /// {host, words} of each, words telling what goes along, and of which base where that is not so
    /// of all of them. What is told in the same words is told once.
    [[nodiscard]] QVariantList told(const std::vector<workspace::Departure>& leaving) const;

    /// The strategy of a model that is to answer from the base.
    [[nodiscard]] const answering::StrategyDescriptor& usualStrategy() const;
    /// {name, title, hint, reason} of each strategy; the reason why it does not fit the base is
    /// empty if it does.
    [[nodiscard]] QVariantList strategies() const;
    /// {name, title} of a strategy for a base elsewhere that this one cannot ask; else empty.
    [[nodiscard]] QVariantMap alternative(const std::string& strategy) const;
    /// {name, title} of each that asks several bases in one question and fits the base.
    [[nodiscard]] QVariantList askingSeveral() const;
    /// "builtin", those the base has an index of, "none", and this one.
    [[nodiscard]] QStringList embedders(const QString& chosen) const;

  private:
    [[nodiscard]] workspace::Misfit misfitOf(const std::string& strategy) const;
    [[nodiscard]] bool valuesStay(const std::string& base) const;
    [[nodiscard]] QString serverProblem(const std::string& model) const;
    [[nodiscard]] QString problemOf(const workspace::Configuration& configuration,
                                    const knowledge::Manifest& base) const;

    llm::Access m_access;
    std::optional<knowledge::Manifest> m_base;
    std::vector<knowledge::Manifest> m_others;
};

}  // namespace tripletalk::app
