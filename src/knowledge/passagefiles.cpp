// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/passagefiles.h"

#include "base/file.h"
#include "base/folder.h"
#include "retrieval/denseindex.h"

#include <algorithm>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;

Result<std::int64_t> writePassages(const fs::path& folder,
                                   const std::function<Result<void>(const PassageSink&)>& fill) {
    auto builder = retrieval::PassageStoreBuilder::create(folder / "passages.db");
    if (!builder) return builder.error();
    std::int64_t count = 0;
    const auto add = [&](const retrieval::Passage& passage) -> Result<void> {
        auto id = builder->add(passage);
        if (!id) return id.error();
        ++count;
        return {};
    };
    if (auto filled = fill(add); !filled) return filled.error();
    if (auto finished = builder->finish(); !finished) return finished.error();
    return count;
}

Result<EmbedderInfo> writeDenseIndex(const fs::path& folder, llm::Embedder& embedder,
                                     const ProgressSink& progress, const CancelToken& cancel) {
    std::error_code ignored;
    fs::create_directory(folder / "dense", ignored);
    const std::string name = embedder.name();
    const std::string file = "dense/" + sha256(name).substr(0, 16) + ".faiss";
    auto passages = retrieval::PassageStore::open(folder / "passages.db");
    if (!passages) return passages.error();
    auto built = retrieval::DenseIndex::build(*passages, embedder, folder / file,
                                              folder / "embeddings.db", progress, cancel);
    if (!built) return built.error();
    auto index = retrieval::DenseIndex::open(folder / file);
    if (!index) return index.error();
    return EmbedderInfo{name, file, index->dimensions(), !embedder.prompts().isEmpty()};
}

passages::VerbaliseOptions verbaliseOptions(const std::string& language,
                                            const curation::Curation& curation) {
    auto hidden = curation::hiddenFacts(curation);
    passages::VerbaliseOptions options;
    options.language = language;
    options.hiddenPredicates = std::move(hidden.predicates);
    options.hiddenClasses = std::move(hidden.classes);
    return options;
}

Result<void> eachUnit(const fs::path& base, const PassageSink& sink) {
    auto passages = retrieval::PassageStore::open(base / "passages.db");
    if (!passages) return passages.error();
    Result<void> done;
    auto read = passages->each([&](const retrieval::Passage& passage) {
        if (passage.kind == retrieval::PassageKind::Document) done = sink(passage);
        return done.ok();
    });
    return read ? done : read;
}

// Readers may be folding its log into it right now: its files are not copied as they are.
Result<void> copyDatabase(const fs::path& from, const fs::path& to) {
    {
        auto database = sqlite::Database::open(from, sqlite::OpenMode::ReadOnly);
        if (!database) return database.error();
        if (auto copied = database->run("VACUUM INTO ?", to.string()); !copied) return copied;
    }
    auto copy = sqlite::Database::open(to, sqlite::OpenMode::ReadWrite);
    return copy ? copy->execute("PRAGMA journal_mode = WAL") : Result<void>(copy.error());
}

namespace {

bool isLeft(const std::string& name, const std::vector<std::string>& without) {
    const auto begins = [&](const std::string& left) { return name.starts_with(left); };
    // SQLite's -shm belongs to the path and is made anew; database.db is copied on its own.
    return std::ranges::any_of(without, begins) || name.ends_with("-shm") || begins("database.db");
}

}  // namespace

Result<void> takeOver(const fs::path& from, const fs::path& to,
                      const std::vector<std::string>& without) {
    const auto take = [&](const fs::directory_entry& entry) -> Result<void> {
        std::error_code failed;
        const fs::path relative = entry.path().lexically_relative(from);
        const fs::path target = to / relative;
        // What is hidden is being made, or was left by a killed program.
        const bool hidden = relative.string().starts_with('.');
        if (hidden || isLeft(relative.string(), without) || fs::exists(target, failed)) return {};
        if (entry.is_directory(failed)) {
            fs::create_directories(target, failed);
            return {};
        }
        const std::string name = relative.filename().string();
        const bool written = name.starts_with("embeddings.db") || name.starts_with("examples.db");
        std::error_code unlinked = std::make_error_code(std::errc::not_supported);
        if (!written) fs::create_hard_link(entry.path(), target, unlinked);
        if (unlinked) fs::copy_file(entry.path(), target, failed);
        if (failed)
            return Error{ErrorKind::Io,
                         say("Sentence", "A file of the knowledge base cannot be copied."),
                         failed.message()};
        return {};
    };
    if (auto taken = eachBelow(from, Unreadable::Error, take); !taken) return taken;
    const bool ours = std::ranges::find(without, "database.db") == without.end();
    // Names in it may change later, so that the two folders must not share it.
    return ours ? copyDatabase(from / "database.db", to / "database.db") : Result<void>();
}

}  // namespace tripletalk::knowledge
