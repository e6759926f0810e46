// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/pack.h"

#include "base/ascii.h"
#include "base/file.h"
#include "base/folder.h"
#include "base/jsontext.h"
#include "knowledge/baseid.h"
#include "knowledge/buildfolder.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/passagefiles.h"
#include "knowledge/tarfile.h"

#include <algorithm>
#include <vector>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t mostMembers = 1000;
/// Databases shrink to a tenth at most; what grows by more than this was made to fill a disk.
constexpr std::int64_t mostGrowth = 200;
constexpr std::int64_t alwaysAllowed = std::int64_t{64} << 20;

bool isPlainName(std::string_view name) {
    const auto plain = [](char c) {
        return ascii::isLetterOrDigit(c) || c == '.' || c == '-' || c == '_' || c == ':' ||
               c == '+' || c == '@';
    };
    return !name.empty() && name.front() != '.' && std::ranges::all_of(name, plain);
}

/// The parts of a base: its files, and the dense indexes in their folder.
bool isPart(std::string_view name) {
    constexpr std::string_view dense = "dense/";
    if (name.starts_with(dense))
        return isPlainName(name.substr(dense.size())) && name.ends_with(".faiss");
    return isPlainName(name) &&
           (name.ends_with(".json") || name.ends_with(".jsonl") || name.ends_with(".db"));
}

/// Part of a search index, of what it was fetched from or of an excerpt: made here when it is
/// wanted, and of somebody else's making not trusted. In a pack of ours there is none.
bool isMadeHere(std::string_view name) {
    return name.starts_with("lookup/") || name.starts_with("fetched/") ||
           name.starts_with("excerpt/");
}

struct Part {
    std::string name;
    fs::path content;
    std::int64_t bytes = 0;
};

/// A database that is written to while the base is in use, or still has something in its log.
bool mayChange(const fs::path& file) {
    if (file.extension() != ".db") return false;
    std::error_code failed;
    const auto log = fs::file_size(fs::path(file) += "-wal", failed);
    if (!failed && log > 0) return true;
    const std::string name = file.filename().string();
    return name != "graph.db" && name != "passages.db" && name != "values.db";
}

/// The parts with their contents at this moment; `folder` is where changing files are copied.
Result<std::vector<Part>> partsOf(const fs::path& base, const fs::path& folder) {
    std::vector<Part> parts;
    const auto add = [&](const fs::directory_entry& entry) -> Result<void> {
        std::error_code failed;
        const std::string name = entry.path().lexically_relative(base).string();
        if (!entry.is_regular_file(failed) || !isPart(name)) return {};
        Part part{name, entry.path()};
        if (mayChange(entry.path())) {
            // What its log holds must be in it, and nobody may write to it meanwhile.
            part.content = folder / name;
            if (auto copied = copyDatabase(entry.path(), part.content); !copied) return copied;
        }
        part.bytes = static_cast<std::int64_t>(fs::file_size(part.content, failed));
        if (failed)
            return Error{ErrorKind::Io, say("Sentence", "The knowledge base cannot be read."),
                         failed.message()};
        parts.push_back(std::move(part));
        return {};
    };
    if (auto listed = eachBelow(base, Unreadable::Error, add); !listed) return listed.error();
    // The manifest first: whoever unpacks it learns at once whether it is worth going on.
    std::ranges::sort(parts, [](const Part& a, const Part& b) {
        const auto key = [](const Part& part) {
            return std::pair(part.name != "manifest.json", part.name);
        };
        return key(a) < key(b);
    });
    return parts;
}

/// Tells progress and notices when it is to stop; all three have to outlive it.
ByteStep stepOf(Progress& state, const ProgressSink& progress, const CancelToken& cancel) {
    return [&](std::int64_t bytes) -> Result<void> {
        state.done += bytes;
        if (progress) progress(state);
        if (cancel.cancelled()) return cancel.error();
        return {};
    };
}

Result<void> writeArchive(const std::vector<Part>& parts, const fs::path& file,
                          const std::string& name, const ProgressSink& progress,
                          const CancelToken& cancel) {
    auto archive = TarWriter::create(file, name);
    if (!archive) return archive.error();
    Progress state{"pack", 0, 0, "bytes"};
    for (const Part& part : parts) state.total += part.bytes;
    ProgressMeter meter(progress);
    const ProgressSink sink = progress ? ProgressSink(std::ref(meter)) : ProgressSink();
    const auto step = stepOf(state, sink, cancel);
    for (const Part& part : parts)
        if (auto added = archive->add(part.name, part.content, step); !added) return added;
    meter.finish();
    return archive->finish();
}

/// Removes a file unless it was kept.
class Draft {
  public:
    explicit Draft(fs::path path) : m_path(std::move(path)) {}
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        std::error_code ignored;
        fs::remove(m_path, ignored);
    }
    [[nodiscard]] const fs::path& path() const { return m_path; }
    Result<void> keepAs(const fs::path& file) const {
        std::error_code failed;
        fs::rename(m_path, file, failed);
        if (failed) return ioError(say("Sentence", "Saving \"%1\" failed."), file);
        return {};
    }

  private:
    fs::path m_path;
};

Error refused(const fs::path& file, const std::string& detail) {
    return Error{ErrorKind::Input,
                 say("Sentence", "\"%1\" is no packed knowledge base.").arg(file.string()), detail};
}

Result<void> extractAll(const fs::path& file, const fs::path& folder, const ProgressSink& progress,
                        const CancelToken& cancel) {
    auto archive = TarReader::open(file);
    if (!archive) return archive.error();
    std::error_code failed;
    const auto packed = static_cast<std::int64_t>(fs::file_size(file, failed));
    const std::int64_t most = packed * mostGrowth + alwaysAllowed;
    std::int64_t free = static_cast<std::int64_t>(
        std::min<std::uintmax_t>(fs::space(folder, failed).available, INT64_MAX));
    Progress state{"unpack", 0, 0, "bytes"};
    ProgressMeter meter(progress);
    const ProgressSink sink = progress ? ProgressSink(std::ref(meter)) : ProgressSink();
    const auto step = stepOf(state, sink, cancel);
    std::set<std::string> seen;
    std::int64_t sum = 0;
    for (;;) {
        auto member = archive->next();
        if (!member) return member.error();
        if (!*member) break;
        const auto& [name, bytes, isFolder] = **member;
        if (isFolder) continue;
        const bool left = isMadeHere(name);
        if ((!left && !isPart(name)) || !seen.insert(name).second) return refused(file, name);
        if (bytes > most - sum || seen.size() > mostMembers)
            return Error{ErrorKind::Limit,
                         say("Sentence", "\"%1\" holds more than a packed knowledge base can.")
                             .arg(file.string())};
        sum += bytes;
        if (left) continue;
        if (bytes > free)
            return Error{
                ErrorKind::DiskFull,
                say("Sentence", "There is no room on the disk for \"%1\".").arg(file.string())};
        free -= bytes;
        if (name.starts_with("dense/")) fs::create_directory(folder / "dense", failed);
        if (auto done = archive->extract(**member, folder / name, step); !done) return done;
    }
    meter.finish();
    return {};
}

/// A manifest may name any file: a base's indexes are its own.
Result<void> checkIndexes(const Manifest& manifest, const fs::path& folder, const fs::path& file) {
    std::error_code failed;
    for (const EmbedderInfo& info : manifest.embedders)
        if (!info.file.starts_with("dense/") || !isPart(info.file) ||
            !fs::exists(folder / info.file, failed))
            return refused(file, info.file);
    return {};
}

}  // namespace

Result<void> pack(const fs::path& folder, const fs::path& file, const ProgressSink& progress,
                  const CancelToken& cancel) {
    if (auto there = KnowledgeBase::open(folder); !there) return there.error();
    auto build = BuildFolder::create(folder);  // keeps writers out, and copies go there
    if (!build) return build.error();
    auto parts = partsOf(folder, build->path());
    if (!parts) return parts.error();
    const fs::path target = fs::absolute(file);
    const Draft draft(target.parent_path() / ("." + target.filename().string() + ".part"));
    std::string name = folder.filename().string();
    if (name.empty() || !isPlainName(name)) name = "base.kb";
    if (auto done = writeArchive(*parts, draft.path(), name, progress, cancel); !done) return done;
    return draft.keepAs(target);
}

Result<Manifest> unpack(const fs::path& file, const fs::path& target,
                        const std::set<std::string>& taken, const ProgressSink& progress,
                        const CancelToken& cancel) {
    std::error_code failed;
    if (fs::exists(target, failed))
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" is there already.").arg(target.string())};
    auto build = BuildFolder::create(target);
    if (!build) return build.error();
    if (auto done = extractAll(file, build->path(), progress, cancel); !done) return done.error();
    if (!fs::exists(build->path() / "manifest.json", failed))
        return refused(file, "it has no manifest");
    auto base = KnowledgeBase::open(build->path());
    if (!base) return base.error();
    Manifest manifest = base->manifest();
    if (auto fine = checkIndexes(manifest, build->path(), file); !fine) return fine.error();
    if (taken.contains(manifest.id)) manifest.id = newBaseId();
    if (manifest.remote) manifest.remote->excerpt.clear();  // it stayed where it was fetched
    auto written =
        writeFileAtomically(build->path() / "manifest.json", jsonText(toJson(manifest), 1));
    if (!written) return written.error();
    if (cancel.cancelled()) return cancel.error();
    if (auto committed = build->commit(); !committed) return committed.error();
    return manifest;
}

}  // namespace tripletalk::knowledge
