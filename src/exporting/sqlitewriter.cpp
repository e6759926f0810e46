// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/sqlitewriter.h"

#include "exporting/schematext.h"

namespace tripletalk::exporting {

Result<std::unique_ptr<ExportWriter>> SqliteWriter::create(const ExportedSchema& schema,
                                                           const std::filesystem::path& file) {
    auto database = sqlite::Database::open(file, sqlite::OpenMode::Create);
    if (!database) return database.error();
    // A file that is not whole is thrown away: it needs no journal to be mended from.
    if (auto begun = database->execute("PRAGMA journal_mode=OFF; PRAGMA synchronous=FULL;\n"
                                       "BEGIN;\n" +
                                       sqlText(schema));
        !begun)
        return begun.error();
    return std::unique_ptr<ExportWriter>(new SqliteWriter(*std::move(database)));
}

Result<void> SqliteWriter::begin(const ExportedTable& table) {
    std::string places;
    for (std::size_t i = 0; i < table.columns.size(); ++i) places += i == 0 ? "?" : ", ?";
    auto insert = m_database.prepare("INSERT INTO " + sqlite::quoteIdentifier(table.name) +
                                     " VALUES (" + places + ")");
    if (!insert) return insert.error();
    m_insert.emplace(*std::move(insert));
    return {};
}

Result<void> SqliteWriter::add(const std::vector<sqlite::Value>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        m_insert->bind(static_cast<int>(i) + 1, cells[i]);
    return m_insert->run();
}

Result<void> SqliteWriter::end() {
    m_insert.reset();
    return {};
}

Result<void> SqliteWriter::finish() { return m_database.execute("COMMIT"); }

}  // namespace tripletalk::exporting
