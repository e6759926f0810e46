// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/importfiles.h"

#include "base/caught.h"
#include "base/file.h"
#include "base/jsontext.h"
#include "curation/cleaningchoices.h"
#include "knowledge/baseid.h"
#include "knowledge/buildfolder.h"
#include "knowledge/curator.h"
#include "knowledge/examples.h"
#include "knowledge/knowledgebase.h"
#include "knowledge/lookupfiles.h"
#include "knowledge/passagefiles.h"
#include "knowledge/valuecollector.h"
#include "naming/labels.h"
#include "passages/documentreader.h"
#include "passages/verbaliser.h"
#include "rdf/iri.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <mutex>
#include <set>
#include <thread>

#include <sys/resource.h>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

namespace {

double since(Clock::time_point begin) {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

double threadCpuMs() {
    timespec used{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return static_cast<double>(used.tv_sec) * 1e3 + static_cast<double>(used.tv_nsec) / 1e6;
}

double peakRssMb() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

/// One import: its stages, each leaving its file in the building folder and its part in the report.
/// Stages that run beside one another share nothing but the finished graph, which each opens for
/// itself.
class Import {
  public:
    Import(const std::vector<fs::path>& sources, const fs::path& target,
           const ImportOptions& options, const ProgressSink& progress, const CancelToken& cancel,
           fs::path folder)
        : m_sources(sources),
          m_target(target),
          m_options(options),
          m_cancel(CancelToken::childOf(cancel)),
          m_folder(std::move(folder)) {
        if (progress)
            m_progress = [this, &progress](const Progress& state) {
                const std::lock_guard lock(m_mutex);
                progress(state);
            };
    }

    Result<ImportReport> run() {
        m_report.onError = m_options.onError;
        m_report.base = m_options.base;
        if (m_options.format) m_report.format = m_options.format->name;
        inherit();
        if (m_failed) return *m_failed;
        work({{"read", &Import::readSources}, {"index", &Import::finishGraph}});
        {
            const std::jthread beside([this] {
                work({{"verbalise", &Import::writePassages}, {"embed", &Import::writeDenseIndex}});
                workOnLookup();
            });
            work({{"induce", &Import::induceDatabase}, {"values", &Import::writeValues}});
            workOnLookup();
        }
        work({{"finish", &Import::writeManifest}});
        if (!m_failed && KnowledgeBase::open(m_target)) work({{"compare", &Import::compare}});
        if (m_failed) return *m_failed;
        m_report.ms = since(m_begin);
        m_report.peakRssMb = peakRssMb();
        if (auto written =
                writeFileAtomically(m_folder / "report.json", jsonText(toJson(m_report), 1));
            !written)
            return written.error();
        return m_report;
    }

  private:
    using Stage = Result<void> (Import::*)(const ProgressSink&);

    /// Runs the stages one after the other on the calling thread. The first error of any thread is
    /// kept and stops the others.
    void work(std::initializer_list<std::pair<const char*, Stage>> stages) {
        ProgressMeter meter(m_progress);
        const ProgressSink progress = m_progress ? ProgressSink(std::ref(meter)) : ProgressSink();
        for (const auto& [name, stage] : stages) {
            const auto begin = Clock::now();
            const double cpuBefore = threadCpuMs();
            const auto done = run(stage, progress);
            meter.finish();
            const std::lock_guard lock(m_mutex);
            if (!done) {
                if (!m_failed) m_failed = done.error();
                m_cancel.cancel();
                return;
            }
            const double ms = since(m_begin);
            m_report.stages.push_back(
                {name, ms - since(begin), since(begin), threadCpuMs() - cpuBefore});
        }
    }

    /// The search index needs nothing but the graph: whichever thread is done first makes it. A
    /// preview has none.
    void workOnLookup() {
        if (!m_options.mostTriples && !m_cancel.cancelled() && !m_lookupTaken.exchange(true))
            work({{"lookup", &Import::writeLookupIndex}});
    }

    Result<void> run(Stage stage, const ProgressSink& progress) {
        if (m_cancel.cancelled()) return m_cancel.error();
        try {
            return (this->*stage)(progress);
        } catch (const std::exception& exception) {  // would end the program on a thread of our own
            return errorOf(exception);
        }
    }

    /// What a person or an expensive model made belongs to the base, not to one import of it. An
    /// older program's base has it too.
    void inherit() {
        auto rule = m_options.privacy ? Result<Privacy>(*m_options.privacy) : privacyOf(m_target);
        if (!rule) {
            m_failed = rule.error();
            return;
        }
        m_manifest.privacy = *rule;
        if (*rule == Privacy::Schema && m_options.embedder &&
            m_options.embedder->name() != "builtin")
            m_failed = Error{ErrorKind::Forbidden,
                             say("Sentence",
                                 "The privacy rule of this knowledge base lets no text reach an "
                                 "embedding server: use the built-in embedder, or none.")};
        const auto content = readFile(m_target / "manifest.json");
        if (!content) return;
        const auto earlier = parsedJson(*content);
        if (!earlier.is_object()) return;
        if (const auto id = earlier.find("id"); id != earlier.end() && id->is_string())
            m_manifest.id = *id;
        if (const auto last = earlier.find("generation");
            last != earlier.end() && last->is_number_integer())
            m_manifest.generation = last->get<std::int64_t>() + 1;
        if (auto kept = keptCuration(m_target)) {
            m_curation = std::move(kept->curation);
            m_manifest.generation = std::max(m_manifest.generation, kept->generation + 1);
        } else {
            m_failed = kept.error();
        }
        if (auto copied = copyLasting(m_target, m_folder); !copied && !m_failed)
            m_failed = copied.error();
        inheritDocuments(earlier);
    }

    /// Those that were added by themselves stay, unless they are among the files of this import.
    void inheritDocuments(const nlohmann::json& earlier) {
        for (const auto& source : elementsOf(earlier, "sources")) {
            if (!memberOr(source, "added", false)) continue;
            const fs::path path = memberOr(source, "path", std::string());
            const auto same = [&](const fs::path& file) {
                return file.filename() == path.filename();
            };
            if (std::ranges::any_of(m_sources, same)) continue;
            m_kept.push_back({path.string(), memberOr(source, "sha256", std::string()),
                              memberOr(source, "bytes", std::int64_t{0}), 0, true});
        }
    }

    [[nodiscard]] bool isDocument(const fs::path& path) const {
        return !m_options.format && passages::isDocument(path);
    }

    Result<void> readSources(const ProgressSink& progress) {
        auto builder = graph::TripleStoreBuilder::create(m_folder / "graph.db");
        if (!builder) return builder.error();
        m_graphBuilder.emplace(std::move(*builder));
        for (const fs::path& path : m_sources) {
            if (isDocument(path)) continue;
            ++m_graphsToRead;
            std::error_code unknown;
            if (const auto bytes = fs::file_size(path, unknown); !unknown)
                m_graphBytes += static_cast<std::int64_t>(bytes);
        }
        for (const fs::path& path : m_sources) {
            auto done = isDocument(path) ? readDocument(path) : readGraph(path, progress);
            if (!done) return done;
        }
        if (m_graphBytes > 0) m_report.share = m_graphBytesRead / static_cast<double>(m_graphBytes);
        if (m_report.triplesRead == 0 && m_documents.empty())
            return Error{ErrorKind::Input,
                         say("Sentence", "There is nothing to import: the files hold no triples."),
                         m_sources.front().string()};
        return {};
    }

    using Hashing = std::future<Result<std::string>>;
    /// Begins to hash a file beside whatever else is done with it; not for a preview, which does
    /// not read it to its end either.
    [[nodiscard]] Hashing hashOf(const fs::path& path) const {
        if (m_options.mostTriples)
            return std::async(std::launch::deferred, [] { return Result<std::string>(""); });
        return std::async(std::launch::async,
                          [path, cancel = m_cancel] { return sha256OfFile(path, cancel); });
    }

    static Result<Source> sourceOf(const fs::path& path, Hashing hashing) {
        auto hash = hashing.get();
        if (!hash) return hash.error();
        std::error_code ignored;
        return Source{fs::absolute(path).string(), *hash,
                      static_cast<std::int64_t>(fs::file_size(path, ignored)), 0};
    }

    Result<void> readGraph(const fs::path& path, const ProgressSink& progress) {
        Hashing hashing = hashOf(path);
        rdf::ReadOptions options;
        options.onError = m_options.onError;
        options.base = m_options.base;
        options.format = m_options.format;
        options.blankPrefix = "f" + std::to_string(m_manifest.sources.size() + 1) + "_";
        if (m_options.mostTriples)  // each file has its part, and what earlier ones left of theirs
            options.mostTriples =
                (*m_options.mostTriples - m_report.triplesRead) / m_graphsToRead--;
        const auto tell = [&](Progress state) {  // of all files together
            state.done += m_bytesDone;
            state.total = std::max(state.done, m_graphBytes);
            progress(state);
        };
        auto read = rdf::read(
            path, options, [&](const rdf::Quad& quad) { return m_graphBuilder->add(quad); },
            progress ? ProgressSink(tell) : ProgressSink(), m_cancel);
        if (!read) return read.error();
        for (const auto& [prefix, iri] : read->prefixes) {
            if (auto added = m_graphBuilder->addPrefix(prefix, iri); !added) return added;
            m_manifest.prefixes.emplace(prefix, iri);
        }
        auto source = sourceOf(path, std::move(hashing));
        if (!source) return source.error();
        source->triples = read->triples;
        m_bytesDone += source->bytes;
        m_graphBytesRead += static_cast<double>(source->bytes) * read->share;
        m_manifest.sources.push_back(std::move(*source));
        m_report.triplesRead += read->triples;
        m_report.skipped.insert(m_report.skipped.end(), read->skipped.begin(), read->skipped.end());
        m_report.repaired.insert(m_report.repaired.end(), read->repaired.begin(),
                                 read->repaired.end());
        return {};
    }

    Result<void> readDocument(const fs::path& path) {
        auto units = passages::readDocument(path);
        if (!units) return units.error();
        auto source = sourceOf(path, hashOf(path));
        if (!source) return source.error();
        m_manifest.sources.push_back(std::move(*source));
        m_documents.insert(m_documents.end(), std::make_move_iterator(units->begin()),
                           std::make_move_iterator(units->end()));
        return {};
    }

    Result<void> finishGraph(const ProgressSink& progress) {
        auto counts = m_graphBuilder->finish(progress, m_cancel);
        if (!counts) return counts.error();
        m_graphBuilder.reset();
        m_report.triplesStored = m_manifest.triples = counts->triples;
        m_report.duplicates = counts->duplicates;
        if (m_options.language) {
            m_manifest.language = *m_options.language;
            return {};
        }
        auto store = openGraph();
        if (!store) return store.error();
        auto language = naming::mostFrequentLanguage(*store);
        if (!language) return language.error();
        m_manifest.language = *language;
        return {};
    }

    [[nodiscard]] Result<graph::TripleStore> openGraph() const {
        return graph::TripleStore::open(m_folder / "graph.db");
    }

    Result<void> induceDatabase(const ProgressSink& progress) {
        auto store = openGraph();
        if (!store) return store.error();
        induction::InductionOptions options;
        options.language = m_manifest.language;
        options.choices = choicesOf(m_curation);
        options.tables = tableChoicesOf(m_curation);
        if (options.tables == induction::TableChoices()) options.tables = m_options.tables;
        for (const auto& [key, choice] : m_options.cleaning) {
            auto& chosen = options.choices[key];
            chosen.off = choice.off;
            chosen.on = choice.on;
            if (!choice.type.empty()) chosen.type = choice.type;
        }
        auto induced =
            induction::induce(*store, m_folder / "database.db", options, progress, m_cancel);
        if (!induced) return induced.error();
        m_schema = std::move(induced->schema);
        m_report.coverage = induced->coverage;
        m_report.notInSchema = std::move(induced->notInSchema);
        m_report.cleaning = std::move(induced->cleaning);
        m_report.reshaped = std::move(induced->reshaped);
        m_report.suggestions = std::move(induced->suggestions);
        for (const auto& table : m_schema.tables)
            m_report.tables.emplace_back(table.name, table.rows);
        m_manifest.tables = static_cast<std::int64_t>(m_schema.tables.size());
        return writeFileAtomically(m_folder / "schema.json",
                                   jsonText(induction::toJson(m_schema), 1));
    }

    Result<void> writePassages(const ProgressSink& progress) {
        auto store = openGraph();
        if (!store) return store.error();
        auto count =
            knowledge::writePassages(m_folder, [&](const PassageSink& add) -> Result<void> {
                auto verbalised =
                    passages::verbalise(*store, verbaliseOptions(m_manifest.language, m_curation),
                                        add, progress, m_cancel);
                if (!verbalised) return verbalised.error();
                for (const auto& unit : m_documents)
                    if (auto added = add(unit); !added) return added;
                return keepDocuments(add);
            });
        if (!count) return count.error();
        m_documents.clear();
        m_manifest.passages = m_report.passages = *count;
        return {};
    }

    Result<void> keepDocuments(const PassageSink& add) {
        if (m_kept.empty()) return {};
        std::set<std::string> names;
        for (const Source& source : m_kept) names.insert(fs::path(source.path).filename().string());
        auto kept = eachUnit(m_target, [&](const retrieval::Passage& unit) {
            return names.contains(unit.source) ? add(unit) : Result<void>();
        });
        if (kept) return {};
        // Passages of another version of the program: better without than no import.
        m_report.skipped.push_back(
            {say("Sentence", "documents that had been added could not be kept: %1")
                 .arg(kept.error().message),
             static_cast<std::int64_t>(names.size()),
             {names.begin(), names.end()}});
        m_kept.clear();
        return {};
    }

    Result<void> writeValues(const ProgressSink& progress) {
        auto store = openGraph();
        if (!store) return store.error();
        auto database =
            sqlite::Database::open(m_folder / "database.db", sqlite::OpenMode::ReadOnly);
        if (!database) return database.error();
        auto entities = database->integer("SELECT count(*) FROM entity");
        if (!entities) return entities.error();
        m_manifest.entities = *entities;
        return collectValues(*store, *database, m_schema, m_folder / "values.db", progress,
                             m_cancel);
    }

    Result<void> writeDenseIndex(const ProgressSink& progress) {
        if (!m_options.embedder) return {};
        auto written =
            knowledge::writeDenseIndex(m_folder, *m_options.embedder, progress, m_cancel);
        if (!written) return written.error();
        m_manifest.embedders.push_back(*std::move(written));
        return {};
    }

    Result<void> writeLookupIndex(const ProgressSink& progress) {
        auto store = openGraph();
        if (!store) return store.error();
        return writeLookup(m_folder / lookupFolder, *store, m_manifest.language, m_curation,
                           m_options.embedder.get(), progress, m_cancel);
    }

    /// Last, when nothing reads the induced names any more.
    Result<void> curate() {
        curation::setCleaning(m_curation, m_schema, m_options.cleaning);
        if (m_curation.empty()) return {};
        auto curated = curateNewDatabase(m_folder, m_schema, m_curation, m_manifest.generation);
        if (!curated) return curated.error();
        m_report.uncurated = std::move(curated->unmatched);
        m_report.uncurated.insert(m_report.uncurated.end(), curated->refused.begin(),
                                  curated->refused.end());
        return {};
    }

    Result<void> writeManifest(const ProgressSink&) {
        if (auto curated = curate(); !curated) return curated;
        if (m_manifest.id.empty()) m_manifest.id = newBaseId();
        m_manifest.sources.insert(m_manifest.sources.end(), m_kept.begin(), m_kept.end());
        m_manifest.name =
            m_options.name.empty() ? m_sources.front().stem().string() : m_options.name;
        m_manifest.created = timeOfCreation();
        auto written =
            writeFileAtomically(m_folder / "manifest.json", jsonText(toJson(m_manifest), 1));
        if (!written) return written;
        // Should it fail, whoever reads the examples does it.
        if (auto base = KnowledgeBase::open(m_folder))
            static_cast<void>(Examples::bringUpToDate(*base).ok());
        return {};
    }

    Result<void> compare(const ProgressSink& progress) {
        auto changes = compareBases(m_target, m_folder, progress, m_cancel);
        if (!changes) return changes.error();
        m_report.changes = std::move(*changes);
        return {};
    }

    const std::vector<fs::path>& m_sources;
    const fs::path& m_target;
    const ImportOptions& m_options;
    ProgressSink m_progress;  ///< one call at a time
    CancelToken m_cancel;     ///< the caller's, or a stage failed
    fs::path m_folder;
    Clock::time_point m_begin = Clock::now();

    std::mutex m_mutex;  ///< guards the report's stages, m_failed and the caller's sink
    std::optional<Error> m_failed;
    std::atomic<bool> m_lookupTaken = false;

    std::optional<graph::TripleStoreBuilder> m_graphBuilder;
    std::vector<retrieval::Passage> m_documents;
    std::int64_t m_graphsToRead = 0;
    std::int64_t m_graphBytes = 0;
    std::int64_t m_bytesDone = 0;
    double m_graphBytesRead = 0;
    std::vector<Source> m_kept;  ///< documents of the base that is replaced
    induction::Schema m_schema;
    curation::Curation m_curation;  ///< of the base that is replaced
    Manifest m_manifest;
    ImportReport m_report;
};

Result<void> refuseIfThere(const fs::path& target, bool replace) {
    std::error_code failed;
    if (!fs::exists(target, failed)) return {};
    if (!fs::exists(target / "manifest.json", failed) && !fs::is_empty(target, failed))
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" is not a knowledge base and is left alone.")
                         .arg(target.string())};
    if (!replace && fs::exists(target / "manifest.json", failed))
        return Error{
            ErrorKind::Usage,
            say("Sentence", "There is a knowledge base at \"%1\" already.").arg(target.string()),
            "use --replace"};
    if (const auto before = KnowledgeBase::open(target); before && before->isRemote())
        return Error{
            ErrorKind::Usage,
            say("Sentence", "\"%1\" is an endpoint elsewhere; files need a base of their own.")
                .arg(before->manifest().name)};
    return {};
}

}  // namespace

Result<ImportReport> importFiles(const std::vector<fs::path>& sources, const fs::path& target,
                                 const ImportOptions& options, const ProgressSink& progress,
                                 const CancelToken& cancel) {
    if (sources.empty())
        return Error{ErrorKind::Usage, say("Sentence", "There is no file to import.")};
    if (!options.base.empty() && !rdf::canBeBase(options.base))
        return Error{ErrorKind::Usage,
                     say("Sentence",
                         "\"%1\" is no base for relative IRIs: it must be a whole IRI, such as "
                         "http://example.org/.")
                         .arg(options.base)};
    if (auto free = refuseIfThere(target, options.replace); !free) return free.error();
    auto folder = BuildFolder::create(target);
    if (!folder) return folder.error();
    auto report = Import(sources, target, options, progress, cancel, folder->path()).run();
    if (!report) return cancel.cancelled() ? cancel.error() : report.error();
    if (cancel.cancelled()) return cancel.error();
    if (auto committed = folder->commit(); !committed) return committed.error();
    return report;
}

}  // namespace tripletalk::knowledge
