// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "cypher/failure.h"
#include "sqlite/database.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace tripletalk::cypher {

/// Prepared statements for later, as many of one text as run inside each other.
class StatementPool {
  public:
    explicit StatementPool(const sqlite::Database& database) : m_database(database) {}

    /// A statement that goes back by itself.
    class Lease {
      public:
        Lease(std::vector<sqlite::Statement>& home, sqlite::Statement statement)
            : m_home(home), m_statement(std::move(statement)) {}
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        ~Lease() {
            m_statement.reset();
            m_home.push_back(std::move(m_statement));
        }
        sqlite::Statement& operator*() { return m_statement; }
        sqlite::Statement* operator->() { return &m_statement; }

      private:
        std::vector<sqlite::Statement>& m_home;
        sqlite::Statement m_statement;
    };

    Lease get(const std::string& sql) {
        auto& home = m_free[sql];
        if (!home.empty()) {
            sqlite::Statement statement = std::move(home.back());
            home.pop_back();
            return {home, std::move(statement)};
        }
        auto prepared = m_database.prepare(sql);
        if (!prepared) throw Failure{prepared.error()};
        return {home, *std::move(prepared)};
    }

  private:
    const sqlite::Database& m_database;
    std::unordered_map<std::string, std::vector<sqlite::Statement>> m_free;
};

}  // namespace tripletalk::cypher
