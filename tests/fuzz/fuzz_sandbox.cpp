// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fuzz.h"
#include "sqlite/sandbox.h"
#include "sqlite/sqlerrorplace.h"

using namespace tripletalk;

namespace {

sqlite::Sandbox opened() {
    auto folder = std::filesystem::temp_directory_path() / "fuzz-sandbox-XXXXXX";
    std::string name = folder.string();
    fuzz::expect(mkdtemp(name.data()) != nullptr, "there is a folder");
    const auto file = std::filesystem::path(name) / "database.db";
    {
        auto database = sqlite::Database::open(file, sqlite::OpenMode::Create);
        fuzz::expect(database.ok(), "a database can be made");
        const auto made = database->execute(
            "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT, age REAL, town TEXT);"
            "CREATE TABLE town(id TEXT PRIMARY KEY, name TEXT);"
            "INSERT INTO town VALUES('r','Rome');"
            "INSERT INTO person VALUES(1,'Ann',30,'r'),(2,'Bob',40.5,NULL);");
        fuzz::expect(made.ok(), "tables can be made");
    }
    auto sandbox = sqlite::Sandbox::open(file, {.time = std::chrono::milliseconds(50), .rows = 100},
                                         {{"old", "SELECT name FROM person WHERE age > 35"}},
                                         {{"person", "age"}});
    fuzz::expect(sandbox.ok(), "the sandbox opens");
    std::filesystem::remove_all(name);
    return *std::move(sandbox);
}

}  // namespace

/// SQL of somebody else, prepared in the sandbox; what it takes is run.
FUZZ(bytes) {
    static sqlite::Sandbox sandbox = opened();
    const auto checked = sandbox.check(bytes);
    if (!checked) {
        fuzz::use(fuzz::outcome(checked), sqlite::errorPlace(bytes, checked.error()));
        return;
    }
    const auto result = sandbox.query(bytes, {});
    if (result) fuzz::expect(result->rows.size() <= 100, "rows are cut");
}
