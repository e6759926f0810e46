// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "curation/rename.h"
#include "knowledge/examples.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/languages/querylanguage.h"
#include "knowledge/wordstate.h"
#include "sqlite/database.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

/// The tables of examples.db: `example`, of all languages; `switched_off`, which of them are;
/// `unlearned`, words that none of them teaches; `synonyms_off`, one row with those that a person
/// gave and switched off, as a curation; one a language (`saved`, `saved_sparql` …) with queries
/// that a person saved by name; and `names`, one row with the schema in whose names queries are
/// written. One thread.
class ExampleStore {
  public:
    /// Nothing if there is no file yet.
    static Result<std::optional<ExampleStore>> find(const std::filesystem::path& folder);
    static Result<ExampleStore> create(const std::filesystem::path& folder);

    /// As stored, in order of id.
    Result<std::vector<Example>> read() const;
    /// Puts `examples` under the names of `base`; what does not fit it, or is of a language that is
    /// not known here, is marked as outdated.
    Result<void> translate(std::vector<Example>& examples, const KnowledgeBase& base) const;

    /// The saved queries, by name; `question` is the name.
    Result<std::vector<Example>> saved(const QueryLanguage& language) const;

    // Each inside the caller's transaction, the base's lock being held.
    Result<void> bringUpToDate(const KnowledgeBase& base) const;
    Result<Example> put(Example example) const;
    Result<bool> remove(std::int64_t id) const;
    /// Whether one answers the question in this language, case and blanks aside.
    Result<bool> answers(const std::string& question, const std::string& language) const;
    /// False if there is none of this id.
    Result<bool> switchOff(std::int64_t id, bool off) const;
    /// Ids of those that are.
    Result<std::set<std::int64_t>> switchedOff() const;
    /// Words that examples do not teach, none of which is on.
    Result<std::map<std::string, WordState>> unlearned() const;
    Result<void> unlearn(const std::string& word, WordState state) const;
    /// A curation with nothing but the synonyms that are switched off.
    Result<curation::Curation> synonymsOff() const;
    Result<void> keepSynonymsOff(const curation::Curation& aside) const;
    Result<void> save(const QueryLanguage& language, const std::string& name,
                      const std::string& query) const;
    Result<bool> forget(const QueryLanguage& language, const std::string& name) const;

    [[nodiscard]] const sqlite::Database& database() const { return *m_database; }

  private:
    explicit ExampleStore(sqlite::Database database)
        : m_database(std::make_unique<sqlite::Database>(std::move(database))) {}
    Result<bool> isOf(const KnowledgeBase& base) const;
    Result<std::optional<curation::Effective>> storedNames() const;
    Result<void> storeNames(const KnowledgeBase& base) const;
    Result<curation::Renames> renamesTo(const KnowledgeBase& base) const;
    Result<void> bringSavedUpToDate(const QueryLanguage& language, const KnowledgeBase& base) const;

    std::unique_ptr<sqlite::Database> m_database;
};

}  // namespace tripletalk::knowledge
