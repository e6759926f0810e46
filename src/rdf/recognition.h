// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/bytesource.h"
#include "rdf/graphformat.h"

#include <filesystem>
#include <string_view>

namespace tripletalk::rdf {

/// What the beginning of a text looks like.
struct Recognised {
    const GraphFormat* format = nullptr;  ///< null: no format that is read here
    bool sure = false;  ///< it can hardly be another; else it merely could be read so
};
Recognised recogniseContent(std::string_view head);

/// The format of a file: the one that its name tells, unless the content is surely one that is not
/// read by it; the content's where the name tells none. Errors: Input.
Result<const GraphFormat*> formatOfContent(ByteSource& source, const std::filesystem::path& path);

/// Refuses what is obviously something else, with a name for it, instead of a puzzling syntax
/// error.
Result<void> sniff(ByteSource& source, const std::string& name, const GraphFormat& format);

}  // namespace tripletalk::rdf
