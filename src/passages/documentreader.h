// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "retrieval/passagestore.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::passages {

/// ".txt", … of the files that are documents.
const std::vector<std::string>& documentEndings();
bool isDocument(const std::filesystem::path& path);

/// A document as evidence units (WSDM'25, METHODS 5.4): prose between headings, lists, tables, and
/// each table row as "header is value, …"; headings give the context. Errors: NotFound, Input
/// (empty, binary, not UTF-8), Io.
Result<std::vector<retrieval::Passage>> readDocument(const std::filesystem::path& path);

}  // namespace tripletalk::passages
