// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/cancel.h"
#include "base/progress.h"
#include "base/result.h"
#include "curation/curation.h"
#include "knowledge/manifest.h"
#include "llm/embedder.h"
#include "passages/verbaliser.h"
#include "retrieval/passagestore.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

/// The passages and their dense indexes in a folder where a base is being built.
namespace tripletalk::knowledge {

using PassageSink = std::function<Result<void>(const retrieval::Passage&)>;

/// Writes passages.db with what `fill` gives its sink, and returns their number.
Result<std::int64_t> writePassages(const std::filesystem::path& folder,
                                   const std::function<Result<void>(const PassageSink&)>& fill);

/// How the graph of a base is verbalised: in its language, without what its curation hides.
passages::VerbaliseOptions verbaliseOptions(const std::string& language,
                                            const curation::Curation& curation);

/// A dense index of the folder's passages; vectors that the folder's embeddings.db has are not made
/// again.
Result<EmbedderInfo> writeDenseIndex(const std::filesystem::path& folder, llm::Embedder& embedder,
                                     const ProgressSink& progress, const CancelToken& cancel);

/// The units of documents in the passages of a base. Errors: those of the store and of `sink`.
Result<void> eachUnit(const std::filesystem::path& base, const PassageSink& sink);

/// A copy of a database as it is at this moment, whoever else has it open.
Result<void> copyDatabase(const std::filesystem::path& from, const std::filesystem::path& to);

/// Takes over what is not built anew, `without` naming files by their beginnings: what nobody
/// changes any more is the same file in both folders, the rest is copied. The caller holds the
/// lock of `from`.
Result<void> takeOver(const std::filesystem::path& from, const std::filesystem::path& to,
                      const std::vector<std::string>& without);

}  // namespace tripletalk::knowledge
