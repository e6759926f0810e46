// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "conversations/storeschema.h"

#include <chrono>
#include <thread>

namespace tripletalk::conversations {

namespace {

constexpr std::int64_t storeVersion = 3;

// `message` holds what the search reads; `prompt` the long texts of events, each once.
constexpr const char* firstFormat = R"sql(
    CREATE TABLE conversation(
        id TEXT PRIMARY KEY, title TEXT NOT NULL, base TEXT NOT NULL, pinned INTEGER NOT NULL,
        created INTEGER NOT NULL, updated INTEGER NOT NULL, deleted INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE turn(
        id TEXT PRIMARY KEY, conversation TEXT NOT NULL REFERENCES conversation ON DELETE CASCADE,
        parent TEXT NOT NULL, question TEXT NOT NULL, created INTEGER NOT NULL,
        shown_run TEXT NOT NULL DEFAULT '');
    CREATE INDEX turn_conversation ON turn(conversation);
    CREATE TABLE run(
        id TEXT PRIMARY KEY, turn TEXT NOT NULL REFERENCES turn ON DELETE CASCADE,
        configuration TEXT NOT NULL, base TEXT NOT NULL, generation INTEGER NOT NULL,
        created INTEGER NOT NULL);
    CREATE INDEX run_turn ON run(turn);
    CREATE TABLE event(
        run TEXT NOT NULL REFERENCES run ON DELETE CASCADE, seq INTEGER NOT NULL,
        content TEXT NOT NULL, PRIMARY KEY(run, seq)) WITHOUT ROWID;
    CREATE TABLE prompt(hash TEXT PRIMARY KEY, content TEXT NOT NULL) WITHOUT ROWID;
    CREATE VIRTUAL TABLE message USING fts5(
        text, turn UNINDEXED, tokenize = 'unicode61 remove_diacritics 2');
)sql";

// The path that is shown, what a person wrote or said, and runs that answer nothing themselves.
constexpr const char* secondFormat = R"sql(
    ALTER TABLE conversation ADD COLUMN titled INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE conversation ADD COLUMN shown_turn TEXT NOT NULL DEFAULT '';
    ALTER TABLE conversation ADD COLUMN draft TEXT NOT NULL DEFAULT '';
    ALTER TABLE run ADD COLUMN purpose TEXT NOT NULL DEFAULT '';
    ALTER TABLE run ADD COLUMN about TEXT NOT NULL DEFAULT '';
    ALTER TABLE run ADD COLUMN opinion INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE run ADD COLUMN example INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE run ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
)sql";

// The bases that are asked together with the first one: [{id, name}].
constexpr const char* thirdFormat = R"sql(
    ALTER TABLE conversation ADD COLUMN others TEXT NOT NULL DEFAULT '[]';
    PRAGMA user_version = 3;
)sql";

/// SQLite does not wait where two connections turn a new file to WAL at once, but refuses one.
Result<void> useWal(const sqlite::Database& database) {
    using namespace std::chrono_literals;
    const auto end = std::chrono::steady_clock::now() + 5s;
    for (;;) {
        auto set = database.execute("PRAGMA journal_mode = WAL");
        if (set || set.error().kind != ErrorKind::Locked || std::chrono::steady_clock::now() > end)
            return set;
        std::this_thread::sleep_for(5ms);
    }
}

}  // namespace

Result<void> prepareSchema(const sqlite::Database& database) {
    if (auto set = useWal(database); !set) return set.error();
    if (auto set = database.execute("PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;"); !set)
        return set.error();
    auto version = database.integer("PRAGMA user_version");
    if (!version) return version.error();
    if (*version > storeVersion)
        return Error{
            ErrorKind::Version,
            say("Sentence", "The conversations were written by a newer version of TripleTalk.")};
    if (*version == storeVersion) return {};
    auto transaction = sqlite::Transaction::begin(database);
    if (!transaction) return transaction.error();
    // Another window may have made it meanwhile.
    version = database.integer("PRAGMA user_version");
    if (!version) return version.error();
    if (*version == storeVersion) return {};
    if (*version < 1)
        if (auto made = database.execute(firstFormat); !made) return made.error();
    if (*version < 2)
        if (auto made = database.execute(secondFormat); !made) return made.error();
    if (auto made = database.execute(thirdFormat); !made) return made.error();
    return transaction->commit();
}

}  // namespace tripletalk::conversations
