// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "knowledge/importfiles.h"
#include "knowledge/knowledgebase.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::knowledge {

struct PreviewOptions {
    std::int64_t mostTriples = 200'000;
    std::optional<std::string> language = {};  ///< as for an import
    std::string base = {};                     ///< the same
    std::filesystem::path replaced = {};       ///< base whose choices of cleaning rules count
};

/// A class or predicate and how often the graph uses it.
struct UsedTerm {
    std::string iri;
    std::string label;
    std::int64_t count = 0;
};

/// What an import would make of its files, as far as they were read.
struct ImportPreview {
    KnowledgeBase base;  ///< of the triples that were read
    ImportReport report;
    std::vector<UsedTerm> types = {};                                  ///< the most frequent first
    std::vector<UsedTerm> predicates = {};                             ///< the same
    std::vector<std::pair<std::string, std::int64_t>> languages = {};  ///< tag, literals
    std::map<std::string, std::string> prefixes = {};

    /// All of the files has been read.
    [[nodiscard]] bool whole() const { return report.share >= 1; }
};

/// Imports the beginning of the files into `folder`/preview.kb: the same stages as in an import, so
/// that it is what an import would be if the files ended there. Bad statements are skipped and
/// told. Errors: those of importFiles.
Result<ImportPreview> previewImport(const std::vector<std::filesystem::path>& sources,
                                    const std::filesystem::path& folder,
                                    const PreviewOptions& options, const ProgressSink& progress,
                                    const CancelToken& cancel);

struct SampleEntity {
    std::string iri;
    std::string label = {};
    std::string turtle = {};   ///< its facts
    std::string passage = {};  ///< what is found and shown to a model, empty if it has none
};

/// The entity number `n` of a class, counted round; with an empty class of any entity. Nothing if
/// there is none.
Result<std::optional<SampleEntity>> sampleEntity(const KnowledgeBase& base,
                                                 const std::string& classIri, std::int64_t n);

}  // namespace tripletalk::knowledge
