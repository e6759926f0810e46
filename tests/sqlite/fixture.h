// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/file.h"
#include "sqlite/database.h"

#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>

#include <gtest/gtest.h>

namespace tripletalk::sqlite {

/// A folder of its own for one test, removed with it.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "tripletalk-XXXXXX").string();
        if (mkdtemp(pattern.data())) m_path = pattern;
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

    /// Every byte of every file but SQLite's -shm files, which readers and writers share.
    [[nodiscard]] std::map<std::string, std::string> contents() const {
        std::map<std::string, std::string> found;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(m_path)) {
            const auto name = entry.path().string();
            if (!entry.is_regular_file() || name.ends_with("-shm")) continue;
            const auto content = readFile(entry.path());
            found[name] = content ? *content : content.error().toText();
        }
        return found;
    }

  private:
    std::filesystem::path m_path;
};

/// A small shop in WAL mode, with a view, an index and a column whose name needs quotes.
inline void makeShop(const std::filesystem::path& path) {
    auto database = Database::open(path, OpenMode::Create);
    ASSERT_TRUE(database) << database.error().toText();
    const auto made = database->execute(R"sql(
        PRAGMA journal_mode = WAL;
        CREATE TABLE product(id TEXT PRIMARY KEY, label TEXT, price_eur REAL, weight INTEGER, "unit price" REAL,
                             supplier_id TEXT);
        CREATE TABLE supplier(id TEXT PRIMARY KEY, label TEXT, country TEXT);
        CREATE TABLE number(i INTEGER PRIMARY KEY, word TEXT);
        CREATE VIEW cheap AS SELECT id, label FROM product WHERE price_eur < 10;
        CREATE INDEX number_word ON number(word);
        INSERT INTO supplier VALUES ('s1', 'Müller GmbH', 'Germany'), ('s2', 'Élan', 'France');
        INSERT INTO product VALUES ('p1', 'Coil', 2.5, 10, 1, 's1'), ('p2', 'LCD Inductor', 12, 20, 2, 's2'),
                                   ('p3', 'Größe 3', 7, NULL, 3, 's1');
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
        INSERT INTO number SELECT i, 'word ' || i FROM n;
    )sql");
    ASSERT_TRUE(made) << made.error().toText();
}

}  // namespace tripletalk::sqlite
