// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "curation/ledger.h"

#include "base/jsontext.h"

namespace tripletalk::curation {

Result<Ledger> readLedger(const sqlite::Database& database) {
    auto there = database.integer(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'applied_curation'");
    if (!there) return there.error();
    Ledger ledger;
    if (*there == 0) return ledger;
    std::string text;
    auto read = database.each("SELECT generation, curation FROM applied_curation",
                              [&](sqlite::Statement& row) {
                                  ledger.generation = row.integer(0);
                                  text = row.text(1);
                              });
    if (!read) return read.error();
    if (text.empty()) return ledger;
    auto curation = curationFromText(text);
    if (!curation) return curation.error();
    ledger.curation = std::move(curation->curation);
    return ledger;
}

Result<void> writeLedger(const sqlite::Database& database, const Ledger& ledger) {
    auto made = database.execute(
        "CREATE TABLE IF NOT EXISTS applied_curation(one INTEGER PRIMARY KEY CHECK (one = 1), "
        "generation INTEGER NOT NULL, curation TEXT NOT NULL)");
    if (!made) return made;
    return database.run("INSERT OR REPLACE INTO applied_curation VALUES (1, ?, ?)",
                        ledger.generation, jsonText(toJson(ledger.curation)));
}

}  // namespace tripletalk::curation
