// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/inducer.h"

#include "base/text.h"
#include "induction/classes/classes.h"
#include "induction/classes/keys.h"
#include "induction/measure.h"
#include "induction/observations.h"
#include "induction/plan/plan.h"
#include "induction/plan/profile.h"
#include "induction/reshape/reshape.h"
#include "induction/reshape/suggestions.h"
#include "induction/tables/filler.h"
#include "induction/unitsbeside.h"
#include "induction/workbench.h"

namespace tripletalk::induction {

namespace {

/// No journal: a build that breaks off leaves a file that the importer throws away with its folder.
Result<sqlite::Database> createDatabase(const std::filesystem::path& path) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::Create);
    if (!database) return database.error();
    if (auto set = database->execute(
            "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536");
        !set)
        return set.error();
    return database;
}

std::vector<NotInSchema> reasons(Filled filled, const Coverage& coverage) {
    std::vector<NotInSchema> found;
    filled.vocabulary.count = coverage.asVocabulary;
    for (NotInSchema* reason : {&filled.vocabulary, &filled.aboutVocabulary, &filled.otherLanguages,
                                &filled.rare, &filled.invalid})
        if (reason->count > 0) found.push_back(std::move(*reason));
    if (coverage.lost > 0) found.push_back({say("Sentence", "lost"), coverage.lost, {}});
    return found;
}

void noteExceptions(Plan& plan, const Filled& filled) {
    for (const auto& [table, column] : filled.exceptions)
        plan.table(table).columns[static_cast<std::size_t>(column)].exceptions = true;
    if (!filled.typeExceptions) return;
    for (Table& table : plan.schema.tables)
        for (Column& column : table.columns)
            if (column.role == ColumnRole::Type ||
                (table.kind == TableKind::Entities && column.name == "class"))
                column.exceptions = true;
}

Result<Induced> build(const Workbench& bench) {
    auto classes = classify(bench);
    if (!classes) return classes.error();
    if (auto keyed = assignKeys(bench, *classes); !keyed) return keyed.error();
    if (auto named = nameUndescribed(bench, classes->undescribed); !named) return named.error();
    auto profiled = profile(bench, *classes);
    if (!profiled) return profiled.error();
    auto planned = plan(bench, *classes, *profiled);
    if (!planned) return planned.error();
    auto filled = fill(bench, *classes, *planned);
    if (!filled) return filled.error();
    noteExceptions(*planned, *filled);
    auto reshaped = reshape(bench.database, planned->schema, bench.tables);
    if (!reshaped) return reshaped.error();
    if (auto indexed = createIndexes(bench, planned->schema); !indexed) return indexed.error();
    auto coverage = measureCoverage(bench, planned->schema, *filled);
    if (!coverage) return coverage.error();
    auto schema = measure(bench, std::move(planned->schema));
    if (!schema) return schema.error();
    if (auto observed = observe(bench, *schema); !observed) return observed.error();
    if (auto told = tellUnitsBeside(bench, *schema); !told) return told.error();
    auto suggestions = suggestReshapings(bench.database, *schema);
    if (!suggestions) return suggestions.error();
    return Induced{*std::move(schema),
                   *coverage,
                   reasons(*std::move(filled), *coverage),
                   std::move(planned->cleaning),
                   *std::move(reshaped),
                   *std::move(suggestions)};
}

/// From here on the file is read only, by many at once.
Result<void> finish(const sqlite::Database& database) {
    return database.execute(
        "COMMIT; ANALYZE; PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL");
}

Result<Induced> induceInto(const graph::TripleStore& store, const std::filesystem::path& path,
                           const InductionOptions& options, const ProgressSink& progress,
                           const CancelToken& cancel) {
    auto database = createDatabase(path);
    if (!database) return database.error();
    const auto interrupt = database->interruptOn(cancel);
    const auto interruptGraph = store.database().interruptOn(cancel);
    const std::string language = text::toLower(options.language);
    naming::Labels labels(store, language);
    auto entities = Entities::read(store, cancel);
    if (!entities) return entities.error();
    const Workbench bench{store,           *database,      *entities, labels, language,
                          options.choices, options.tables, progress,  cancel};
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
    auto induced = induceInto(store, database, options, progress, cancel);
    if (induced) return induced;
    std::filesystem::remove(database, ignored);
    if (cancel.cancelled()) return cancel.error();
    return induced;
}

}  // namespace tripletalk::induction
