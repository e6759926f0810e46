// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"
#include "knowledge/languages/querylanguage.h"

#include <memory>
#include <string>

namespace tripletalk::knowledge {

/// The induced database of a base, asked in the sandbox.
///
/// A cell is an entity where its column's origin is a key or foreign key, else where a label
/// column's value belongs to exactly one entity of its table. Keys are shown as the entity's label.
class SqlConnection : public QueryConnection {
  public:
    static Result<std::unique_ptr<SqlConnection>> open(const KnowledgeBase& base);

    Result<QueryResult> run(const std::string& query, Links links,
                            const CancelToken& cancel) override;
    Result<void> check(const std::string& query) override;
    Result<std::string> outdated(const std::string& query) override;
    /// Its key.
    [[nodiscard]] Result<std::string> mention(const std::string& iri) const override;

    [[nodiscard]] sqlite::Sandbox& sandbox() { return m_sandbox; }
    [[nodiscard]] const EntityLookup& entities() const { return m_entities; }

  private:
    SqlConnection(KnowledgeBase base, sqlite::Sandbox sandbox, EntityLookup entities)
        : m_base(std::move(base)), m_sandbox(std::move(sandbox)), m_entities(std::move(entities)) {}
    void link(Cell& cell, const std::string& table, const induction::Column& column) const;
    void linkNamed(Cell& cell, const std::string& table, const induction::Column& column) const;

    KnowledgeBase m_base;
    sqlite::Sandbox m_sandbox;
    EntityLookup m_entities;
};

}  // namespace tripletalk::knowledge
