// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"

#include "base/text.h"
#include "induction/classes.h"
#include "induction/filler.h"
#include "induction/keys.h"
#include "induction/measure.h"
#include "induction/plan.h"
#include "induction/profile.h"
#include "induction/workbench.h"

namespace tripletalk::induction {

namespace {

/// The file of the store's connection, to attach it to ours.
Result<std::string> fileOf(const sqlite::Database& database) {
    std::string path;
    auto read = database.each("PRAGMA database_list", [&](sqlite::Statement& row) {
        if (row.text(1) == "main") path = row.text(2);
    });
    if (!read) return read.error();
    return path;
}

/// No journal: a build that breaks off leaves a file that the importer throws away with its folder.
Result<sqlite::Database> createDatabase(const graph::TripleStore& store,
                                        const std::filesystem::path& path) {
    auto graphFile = fileOf(store.database());
    if (!graphFile) return graphFile.error();
    auto database = sqlite::Database::open(path, sqlite::OpenMode::Create);
    if (!database) return database.error();
    if (auto set = database->execute(
            "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536");
        !set)
        return set.error();
    if (auto attached = database->run("ATTACH ? AS graph", *graphFile); !attached)
        return attached.error();
    return database;
}

std::vector<NotInSchema> reasons(Filled filled, const Coverage& coverage) {
    std::vector<NotInSchema> found;
    filled.vocabulary.count = coverage.asVocabulary;
    for (NotInSchema* reason :
         {&filled.vocabulary, &filled.aboutVocabulary, &filled.otherLanguages, &filled.rare})
        if (reason->count > 0) found.push_back(std::move(*reason));
    if (coverage.lost > 0) found.push_back({"lost", coverage.lost, {}});
    return found;
}

Result<Induced> build(const Workbench& bench) {
    auto classes = classify(bench);
    if (!classes) return classes.error();
    if (auto keyed = assignKeys(bench); !keyed) return keyed.error();
    if (auto named = nameUndescribed(bench); !named) return named.error();
    auto profiled = profile(bench, *classes);
    if (!profiled) return profiled.error();
    auto planned = plan(bench, *classes, *profiled);
    if (!planned) return planned.error();
    auto filled = fill(bench, *classes, *planned);
    if (!filled) return filled.error();
    if (auto indexed = createIndexes(bench, planned->schema); !indexed) return indexed.error();
    auto coverage = measureCoverage(bench, *planned, *filled);
    if (!coverage) return coverage.error();
    auto schema = measure(bench, std::move(planned->schema));
    if (!schema) return schema.error();
    return Induced{*std::move(schema), *coverage, reasons(*std::move(filled), *coverage)};
}

/// From here on the file is read only, by many at once.
Result<void> finish(const sqlite::Database& database) {
    return database.execute(
        "COMMIT; DETACH graph; ANALYZE; PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL");
}

Result<Induced> induceInto(const graph::TripleStore& store, const std::filesystem::path& path,
                           const std::string& language, const ProgressSink& progress,
                           const CancelToken& cancel) {
    auto database = createDatabase(store, path);
    if (!database) return database.error();
    const auto interrupt = database->interruptOn(cancel);
    naming::Labels labels(store, language);
    const Workbench bench{store, *database, labels, language, progress, cancel};
    if (auto begun = database->execute("BEGIN"); !begun) return begun.error();
    auto induced = build(bench);
    if (!induced) return induced;
    if (auto finished = finish(*database); !finished) return finished.error();
    return induced;
}

}  // namespace

Result<Induced> induce(const graph::TripleStore& store, const std::filesystem::path& database,
                       const InductionOptions& options, const ProgressSink& progress,
                       const CancelToken& cancel) {
    std::error_code ignored;
    std::filesystem::remove(database, ignored);
    auto induced = induceInto(store, database, text::toLower(options.language), progress, cancel);
    if (induced) return induced;
    std::filesystem::remove(database, ignored);
    if (cancel.cancelled()) return cancel.error();
    return induced;
}

}  // namespace tripletalk::induction
