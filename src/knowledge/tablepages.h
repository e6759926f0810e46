// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "sqlite/sandbox.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

struct PageColumn {
    std::string name;   ///< in SQL
    std::string title;  ///< for people, with its unit
    bool numeric = false;
    bool truth = false;    ///< 1 for yes, 0 for no
    bool hasUnit = false;  ///< it holds amounts; numbers without one may be years or codes
};

struct PageCell {
    std::string text;
    std::string key = {};  ///< of the entity that it stands for
};
using PageRow = std::vector<PageCell>;

/// What of a column's rows is wanted, as a person writes it: numbers take ">5", "<=5", "2..5",
/// "=5" or "5"; texts that hold the words, "=word" exactly these; "=" alone the empty ones, "*" the
/// others.
struct PageFilter {
    std::string column;
    std::string wanted;
    bool operator==(const PageFilter&) const = default;
};

struct PageOrder {
    std::string column = {};  ///< empty: as stored
    bool descending = false;
    bool operator==(const PageOrder&) const = default;
};

/// The rows of one table or view, a page at a time: filtered, sorted, with the labels of what keys
/// mean. Hidden columns are left out, and so is a key whose row has a label: the label leads to it.
/// One thread.
class TablePages {
  public:
    /// Errors: NotFound (no such table).
    static Result<TablePages> open(const KnowledgeBase& base, const std::string& table);

    [[nodiscard]] const std::vector<PageColumn>& columns() const { return m_shown; }

    /// Chooses rows and their order; returns how many there are. Errors: Usage (a filter that
    /// cannot be understood), those of the sandbox.
    Result<std::int64_t> select(const std::vector<PageFilter>& filters, const PageOrder& order,
                                const CancelToken& cancel);

    /// Of the rows selected last.
    Result<std::vector<PageRow>> rows(std::int64_t offset, std::int64_t count,
                                      const CancelToken& cancel);

    /// All rows selected last as RFC 4180, written piece by piece beside `file` and moved there at
    /// the end. `told`: rows written so far.
    Result<void> exportCsv(const std::filesystem::path& file,
                           const std::function<void(std::int64_t)>& told,
                           const CancelToken& cancel);

  private:
    TablePages(const KnowledgeBase& base, sqlite::Sandbox sandbox, EntityLookup lookup);
    void readColumns(const induction::Table& table);
    Result<std::string> conditionOf(const PageFilter& filter) const;
    Result<std::string> whereOf(const std::vector<PageFilter>& filters) const;
    [[nodiscard]] std::string orderOf(const PageOrder& order) const;
    [[nodiscard]] std::string selectText() const;
    Result<std::vector<std::vector<sqlite::Value>>> page(std::int64_t offset, std::int64_t count,
                                                         const CancelToken& cancel);
    PageCell cellOf(const sqlite::Value& value, const induction::Column& column) const;

    std::unique_ptr<sqlite::Sandbox> m_sandbox;
    EntityLookup m_lookup;
    std::string m_entities;  ///< the table of all entities
    std::string m_entityKey;
    std::string m_entityLabel;
    std::string m_table;
    std::string m_key;  ///< column; empty: rows have none
    std::vector<induction::Column> m_columns;
    std::vector<PageColumn> m_shown;
    std::string m_where;
    std::string m_order;
    std::int64_t m_rows = 0;
    std::vector<std::string> m_keys;  ///< of the selected rows in their order, where there are any
};

}  // namespace tripletalk::knowledge
