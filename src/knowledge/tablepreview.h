// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "curation/curation.h"
#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::knowledge {

/// A table or view that a curation makes, loses or changes.
struct TableChange {
    struct Side {
        std::string name = {};  ///< empty: there is none
        std::int64_t rows = 0;
        std::vector<std::string> columns = {};  ///< those that people see
        bool operator==(const Side&) const = default;
    };
    Side before = {};
    Side after = {};

    [[nodiscard]] std::vector<std::string> gained() const;  ///< columns of `after` alone
    [[nodiscard]] std::vector<std::string> lost() const;    ///< columns of `before` alone
};
nlohmann::json toJson(const std::vector<TableChange>& changes);

/// What `curation` would make of the tables that people see, counted: fills them in a scratch
/// folder, as long as applying it would take; the base is not touched. Tables that stay as they
/// are, are left out. Empty where the curation asks for no other tables or types than the base's.
/// Errors: Io, DiskFull, Cancelled, those of induce().
Result<std::vector<TableChange>> previewTables(const KnowledgeBase& base,
                                               const curation::Curation& curation,
                                               const ProgressSink& progress,
                                               const CancelToken& cancel);

}  // namespace tripletalk::knowledge
