// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "knowledge/knowledgebase.h"
#include "sparql/sparqlsource.h"
#include "sqlite/database.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

/// Labels of what a remote base speaks of, asked for once and kept in its labels.db. One thread.
class LabelCache {
  public:
    /// Errors: Io, DiskFull.
    static Result<LabelCache> open(const KnowledgeBase& base);

    /// As sparql::labelsOf, in the base's language; `source` is asked for those that are not known
    /// yet. An IRI without a label is not asked for again. Errors: those of the source, Io.
    Result<std::map<std::string, std::string>> labels(const std::vector<std::string>& iris,
                                                      sparql::SparqlSource& source,
                                                      const sparql::QueryLimits& limits,
                                                      const CancelToken& cancel);

  private:
    LabelCache(std::unique_ptr<sqlite::Database> database, std::string language)
        : m_database(std::move(database)), m_language(std::move(language)) {}
    Result<void> keep(const std::vector<std::string>& iris,
                      const std::map<std::string, std::string>& labels);

    std::unique_ptr<sqlite::Database> m_database;
    std::string m_language;
};

}  // namespace tripletalk::knowledge
