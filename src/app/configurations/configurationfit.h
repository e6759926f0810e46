// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/manifest.h"
#include "llm/providers.h"
#include "workspace/configuration.h"
#include "workspace/departure.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

namespace tripletalk::app {

/// How configurations fit the base that is asked and the servers that are known: why one cannot
/// answer, what it would send where, and what can be chosen instead. In the words of the window.
class ConfigurationFit {
  public:
    void setAccess(llm::Access access) { m_access = std::move(access); }
    void setBase(std::optional<knowledge::Manifest> base) { m_base = std::move(base); }

    /// Why it cannot answer, empty if it can.
    [[nodiscard]] QString problem(const workspace::Configuration& configuration) const;
    [[nodiscard]] std::vector<workspace::Departure> leaving(
        const workspace::Configuration& configuration) const;
    /// {host, words} of each, words telling what goes along.
    [[nodiscard]] QVariantList told(const std::vector<workspace::Departure>& leaving) const;

    /// The strategy of a model that is to answer from the base.
    [[nodiscard]] const answering::StrategyDescriptor& usualStrategy() const;
    /// {name, title, hint, reason} of each strategy; the reason why it does not fit the base is
    /// empty if it does.
    [[nodiscard]] QVariantList strategies() const;
    /// {name, title} of a strategy for a base elsewhere that this one cannot ask; else empty.
    [[nodiscard]] QVariantMap alternative(const std::string& strategy) const;
    /// "builtin", those the base has an index of, "none", and this one.
    [[nodiscard]] QStringList embedders(const QString& chosen) const;

  private:
    [[nodiscard]] workspace::Misfit misfitOf(const std::string& strategy) const;

    llm::Access m_access;
    std::optional<knowledge::Manifest> m_base;
};

}  // namespace tripletalk::app
