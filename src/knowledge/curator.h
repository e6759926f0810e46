// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "curation/diff.h"
#include "curation/ledger.h"
#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <filesystem>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::knowledge {

/// What a curation does, or did, to a base.
struct CurationReport {
    std::vector<curation::Change> changes;     ///< beside the base as it is
    std::vector<curation::Finding> unmatched;  ///< without effect on this graph; kept all the same
    std::vector<curation::Finding> refused;    ///< these make applyCuration fail
    bool rebuild = false;                      ///< tables or passages are made anew
    std::int64_t generation = 0;
};
nlohmann::json toJson(const CurationReport& report);

/// What applying would change; nothing is touched.
Result<CurationReport> compareCuration(const KnowledgeBase& base,
                                       const curation::Curation& curation);

/// Makes `curation` that of the base in `folder`, in place of its earlier one. All of it is checked
/// before anything changes. Names change in one transaction of database.db, which also holds the
/// curation (curation/ledger.h); other types or cleaning rules fill the tables anew, and hiding
/// writes the passages and the built-in embedder's index anew (those of others are left out, and
/// said), in a sibling folder that is swapped in. Either way the base is as it was or as it will
/// be, whenever the program is killed. One writer a base across processes. Errors: Usage (what was
/// refused), Locked, NotFound, Io, DiskFull, Cancelled.
Result<CurationReport> applyCuration(const std::filesystem::path& folder,
                                     const curation::Curation& curation,
                                     const ProgressSink& progress, const CancelToken& cancel);

/// Sets the base's rule for all that is asked from now on. Errors: Locked, NotFound, Io, DiskFull.
Result<void> setPrivacy(const std::filesystem::path& folder, Privacy rule);

/// Gives the base another name for people. Errors: Usage (an empty one), Locked, NotFound, Io,
/// DiskFull.
Result<void> renameBase(const std::filesystem::path& folder, const std::string& name);

/// For importers: the curation of a base that may be of an older format: what its database.db
/// holds, else its curation.json; nothing if it has neither. Errors: Syntax, Version.
Result<curation::Ledger> keptCuration(const std::filesystem::path& folder);

/// For importers: gives a freshly induced database.db in `folder` the names of a curation and
/// records it there and in curation.json. Whatever does not fit is left as induced and returned.
Result<curation::Effective> curateNewDatabase(const std::filesystem::path& folder,
                                              const induction::Schema& induced,
                                              const curation::Curation& curation,
                                              std::int64_t generation);

}  // namespace tripletalk::knowledge
