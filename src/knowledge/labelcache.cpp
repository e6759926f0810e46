// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/labelcache.h"

#include "sparql/endpoint/graphlabels.h"

namespace tripletalk::knowledge {

Result<LabelCache> LabelCache::open(const KnowledgeBase& base) {
    auto database = sqlite::Database::open(base.folder() / "labels.db", sqlite::OpenMode::Create);
    if (!database) return database.error();
    auto made = database->execute(
        "CREATE TABLE IF NOT EXISTS label(iri TEXT PRIMARY KEY, "
        "label TEXT NOT NULL) WITHOUT ROWID");  // an empty label: there is none
    if (!made) return made.error();
    return LabelCache(std::make_unique<sqlite::Database>(*std::move(database)),
                      base.manifest().language);
}

Result<std::map<std::string, std::string>> LabelCache::labels(const std::vector<std::string>& iris,
                                                              sparql::SparqlSource& source,
                                                              const sparql::QueryLimits& limits,
                                                              const CancelToken& cancel) {
    std::map<std::string, std::string> known;
    std::vector<std::string> unknown;
    for (const std::string& iri : iris) {
        const auto label = m_database->value("SELECT label FROM label WHERE iri = ?", iri);
        if (!label) return label.error();
        const auto* text = std::get_if<std::string>(&*label);
        if (!text)
            unknown.push_back(iri);
        else if (!text->empty())
            known[iri] = *text;
    }
    if (unknown.empty()) return known;
    auto found = sparql::labelsOf(source, unknown, m_language, limits, cancel);
    if (!found) return found.error();
    if (auto kept = keep(unknown, *found); !kept) return kept.error();
    known.merge(*found);
    return known;
}

Result<void> LabelCache::keep(const std::vector<std::string>& iris,
                              const std::map<std::string, std::string>& labels) {
    if (auto begun = m_database->execute("BEGIN IMMEDIATE"); !begun) return begun;
    for (const std::string& iri : iris) {
        const auto label = labels.find(iri);
        auto put = m_database->run("INSERT OR REPLACE INTO label VALUES (?, ?)", iri,
                                   label == labels.end() ? std::string() : label->second);
        if (put) continue;
        static_cast<void>(m_database->execute("ROLLBACK").ok());
        return put;
    }
    return m_database->execute("COMMIT");
}

}  // namespace tripletalk::knowledge
