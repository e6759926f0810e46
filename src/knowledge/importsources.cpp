// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/importsources.h"

#include "base/folder.h"
#include "base/text.h"
#include "passages/documentreader.h"
#include "rdf/reader.h"

#include <algorithm>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostFilesOfAFolder = 10'000;

Result<ImportSource> recognised(const fs::path& path) {
    std::error_code failed;
    ImportSource source{.path = path,
                        .packed = text::toLower(path.extension().string()) == ".gz",
                        .bytes = static_cast<std::int64_t>(fs::file_size(path, failed))};
    if (failed)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "The file \"%1\" cannot be read.").arg(path.string()),
                     failed.message()};
    if (passages::isDocument(path)) {
        if (source.bytes == 0)
            return Error{ErrorKind::Input,
                         say("Sentence", "The file \"%1\" is empty.").arg(path.string())};
        return source;
    }
    const auto format = rdf::recognise(path);
    if (!format) return format.error();
    source.syntax = (*format)->name;
    return source;
}

/// What may be imported by its name, in the order of the names.
Result<std::vector<fs::path>> filesOf(const fs::path& folder) {
    std::vector<fs::path> files;
    const auto add = [&](const fs::directory_entry& entry) -> Result<void> {
        std::error_code unreadable;
        const fs::path& path = entry.path();
        if (!entry.is_regular_file(unreadable)) return {};
        if (!rdf::formatOfFile(path) && !passages::isDocument(path)) return {};
        if (files.size() == mostFilesOfAFolder)
            return Error{
                ErrorKind::Limit,
                say("Sentence", "The folder \"%1\" holds more than 10,000 files to import.")
                    .arg(folder.string())};
        files.push_back(path);
        return {};
    };
    if (auto listed = eachBelow(folder, Unreadable::Left, add); !listed) return listed.error();
    if (files.empty())
        return Error{ErrorKind::Input,
                     say("Sentence", "The folder \"%1\" holds no file that can be imported.")
                         .arg(folder.string())};
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

FoundSources findSources(const std::vector<fs::path>& paths) {
    FoundSources found;
    const auto add = [&](const fs::path& path) {
        if (auto source = recognised(path))
            found.files.push_back(std::move(*source));
        else
            found.refused.push_back(source.error());
    };
    for (const fs::path& path : paths) {
        std::error_code failed;
        if (!fs::is_directory(path, failed)) {
            add(path);
        } else if (const auto files = filesOf(path)) {
            for (const fs::path& file : *files) add(file);
        } else {
            found.refused.push_back(files.error());
        }
    }
    return found;
}

}  // namespace tripletalk::knowledge
