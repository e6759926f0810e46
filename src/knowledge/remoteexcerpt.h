// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "knowledge/knowledgebase.h"
#include "sparql/endpoint/excerpt.h"

#include <cstdint>
#include <filesystem>
#include <string>

#include <nlohmann/json.hpp>

/// The excerpt of a remote base: part of its graph that was fetched and imported, in the folder
/// excerpt/ beside its other files. The schema of the endpoint's graph is that of the excerpt, with
/// the endpoint's own numbers of things.
namespace tripletalk::knowledge {

inline constexpr const char* excerptFolder = "excerpt";

/// What is kept of how an excerpt was fetched.
struct ExcerptInfo {
    std::string fetched;      ///< when, ISO 8601, UTC
    std::int64_t has = 0;     ///< triples
    bool hasAllNames = true;  ///< of the things of its classes, also of those without their facts
    sparql::ExcerptReport report = {};
    [[nodiscard]] bool isWhole() const { return report.gaps.empty(); }
};
nlohmann::json toJson(const ExcerptInfo& info);

struct ExcerptOptions {
    sparql::ExcerptLimits facts = {};
    std::size_t names = 200'000;  ///< of further things, so that questions can name them
    std::size_t values = 1'000;   ///< of a column whose things share their values
};

/// Fetches an excerpt of the graph of a remote base from its endpoint and imports it, in place of
/// an earlier one, which is used until then; of classes that have more things their names as well
/// (furthernames.h). The base must be `reachedBy` a client. Errors: Usage (not a remote base),
/// Locked (somebody else is at it), those of sparql::fetchExcerpt and importFiles.
Result<ExcerptInfo> fetchExcerpt(const KnowledgeBase& base, const ExcerptOptions& options,
                                 const ProgressSink& progress, const CancelToken& cancel);

/// How the excerpt of a base was fetched. Errors: NotFound (it has none), Syntax, Io.
Result<ExcerptInfo> excerptInfo(const KnowledgeBase& base);

}  // namespace tripletalk::knowledge
