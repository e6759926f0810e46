// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "curation/effective.h"
#include "induction/inducer.h"
#include "knowledge/importchanges.h"
#include "knowledge/manifest.h"
#include "llm/embedder.h"
#include "rdf/reader.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::knowledge {

struct ImportOptions {
    std::shared_ptr<llm::Embedder> embedder = {};  ///< null: no dense index
    std::optional<std::string> language = {};      ///< default: the graph's most frequent tag
    bool replace = false;                          ///< an existing base is an error otherwise
    rdf::OnError onError = rdf::OnError::Stop;
    std::string base = {};  ///< of relative IRIs; default: each file's own address
    /// Of all files, which then are graphs whatever their names; default: as they look.
    const rdf::GraphFormat* format = nullptr;
    std::string name = {};                         ///< default: the first file's name
    std::optional<Privacy> privacy = {};           ///< default: that of the base that is replaced
    induction::CleaningChoices cleaning = {};      ///< become part of the base's curation
    induction::TableChoices tables = {};           ///< where the curation has none: for previews
    std::optional<std::int64_t> mostTriples = {};  ///< of all files together: for previews
};

/// Stages overlap: two threads work on what does not depend on one another.
struct StageTime {
    std::string name;
    double beginMs = 0;  ///< since the import's beginning
    double ms = 0;       ///< by the clock on the wall
    double cpuMs = 0;    ///< of the thread that it ran on
};

struct ImportReport {
    std::int64_t triplesRead = 0;
    std::int64_t triplesStored = 0;
    std::int64_t duplicates = 0;
    std::vector<std::pair<std::string, std::int64_t>> tables;  ///< name, rows
    std::int64_t passages = 0;
    double share = 1;  ///< of the bytes of the graph's files that were read
    std::vector<rdf::Skipped> skipped;
    std::vector<rdf::Skipped> repaired;         ///< read otherwise than it is written
    rdf::OnError onError = rdf::OnError::Stop;  ///< how it was read: ImportOptions
    std::string base = {};
    std::string format = {};  ///< its name, if one was chosen
    induction::Coverage coverage;
    std::vector<induction::NotInSchema> notInSchema;
    std::vector<induction::FoundCleaning> cleaning;  ///< rules that were used, or almost could be
    std::vector<induction::Reshaping> reshaped;      ///< what made the schema simpler
    std::vector<induction::Reshaping> suggestions;   ///< what might, if a person wants it
    std::vector<curation::Finding> uncurated;  ///< of the base's curation, what has no effect now
    std::vector<StageTime> stages;             ///< in the order of their ends
    double ms = 0;                             ///< all of it, by the clock on the wall
    double peakRssMb = 0;
    /// Beside the base that was replaced; nothing if there was none that this program can read.
    std::optional<ImportChanges> changes = {};
};
nlohmann::json toJson(const ImportReport& report);

/// Builds a knowledge base from RDF files and documents in a folder beside `target`, syncs it, and
/// swaps it in. Curation, examples, privacy rule and documents that were added by themselves stay.
/// `target` is as it was, or as it will be, never between. One writer a base across
/// processes (Locked otherwise). Works on two threads; `progress` is called from both, one at a
/// time. After Cancelled or any other error nothing is left behind.
Result<ImportReport> importFiles(const std::vector<std::filesystem::path>& sources,
                                 const std::filesystem::path& target, const ImportOptions& options,
                                 const ProgressSink& progress, const CancelToken& cancel);

}  // namespace tripletalk::knowledge
