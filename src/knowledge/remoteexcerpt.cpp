// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/remoteexcerpt.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/sentencejson.h"
#include "knowledge/baseid.h"
#include "knowledge/buildfolder.h"
#include "knowledge/furthernames.h"
#include "knowledge/importfiles.h"
#include "knowledge/manifestchange.h"
#include "knowledge/scratchfolder.h"
#include "knowledge/valuecollector.h"
#include "language/language.h"
#include "llm/builtinembedder.h"
#include "rdf/termtext.h"
#include "sparql/sparqlsource.h"

#include <fstream>
#include <map>
#include <set>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {

constexpr const char* importedFolder = "base";
constexpr const char* infoFile = "fetched.json";

Result<ExcerptInfo> infoFromJson(const json& kept) {
    try {
        ExcerptInfo info{.fetched = kept.at("fetched"), .has = kept.at("triples").at("here")};
        info.hasAllNames = kept.at("all_names");
        info.report.triples = kept.at("triples").at("there");
        for (const json& one : kept.at("classes"))
            info.report.classes.push_back({one.at("iri"), one.at("things"), one.at("fetched")});
        for (const json& one : kept.at("gaps"))
            info.report.gaps.push_back({sentenceAt(one, "what"), one.at("count")});
        return info;
    } catch (const json::exception& exception) {
        return Error{ErrorKind::Syntax, say("Sentence", "A file of the knowledge base is damaged."),
                     exception.what()};
    }
}

/// The triples of an excerpt as a file of N-Triples.
Result<sparql::ExcerptReport> writeTriples(sparql::SparqlSource& source, const fs::path& file,
                                           const sparql::ExcerptLimits& limits,
                                           const ProgressSink& progress,
                                           const CancelToken& cancel) {
    std::ofstream out(file, std::ios::binary);
    const auto write = [&](const rdf::Quad& quad) -> Result<void> {
        out << rdf::toText(quad.subject) << ' ' << rdf::toText(quad.predicate) << ' '
            << rdf::toText(quad.object) << " .\n";
        if (out) return {};
        return ioError(say("Sentence", "Saving \"%1\" failed."), file);
    };
    auto report = sparql::fetchExcerpt(source, limits, write, progress, cancel);
    out.close();
    if (report && !out) return ioError(say("Sentence", "Saving \"%1\" failed."), file);
    return report;
}

/// The endpoint has more rows of a table than the excerpt.
Result<void> tellRows(const fs::path& base, const sparql::ExcerptReport& report) {
    auto opened = KnowledgeBase::open(base);
    if (!opened) return opened.error();
    std::map<std::string, std::int64_t> things;
    for (const sparql::ExcerptClass& one : report.classes) things[one.iri] = one.things;
    induction::Schema schema = opened->induced();
    for (induction::Table& table : schema.tables) {
        if (!table.holdsEntities()) continue;
        const auto known = things.find(table.classIri);
        if (known != things.end()) table.rows = std::max(table.rows, known->second);
    }
    return writeFileAtomically(base / "schema.json", jsonText(induction::toJson(schema), 1));
}

/// The names of what the excerpt has no facts of; says whether these are all.
Result<bool> addNames(const fs::path& base, sparql::SparqlSource& source,
                      const ExcerptOptions& wanted, sparql::ExcerptReport& report,
                      const ProgressSink& progress, const CancelToken& cancel) {
    std::set<std::string> partial;
    for (const sparql::ExcerptClass& one : report.classes)
        if (one.things < 0 || one.things > one.fetched) partial.insert(one.iri);
    if (partial.empty()) return true;
    auto opened = KnowledgeBase::open(base);
    if (!opened) return opened.error();
    auto store = opened->openGraph();
    if (!store) return store.error();
    auto database = sqlite::Database::open(base / "database.db", sqlite::OpenMode::ReadWrite);
    if (!database) return database.error();
    FurtherNames names(source, *database, opened->induced(), partial, opened->manifest().language,
                       cancel);
    if (auto begun = database->execute("BEGIN"); !begun) return begun.error();
    if (auto fetched = names.fetch(wanted.names, wanted.values); !fetched) return fetched.error();
    if (auto ended = database->execute("COMMIT"); !ended) return ended.error();
    report.gaps.insert(report.gaps.end(), names.gaps().begin(), names.gaps().end());
    const fs::path further = base / "values.further.db";
    auto collected = collectValues(*store, *database, opened->induced(), further, progress, cancel,
                                   names.values());
    if (!collected) return collected.error();
    std::error_code failed;
    fs::rename(further, base / "values.db", failed);
    if (failed) return ioError(say("Sentence", "Saving \"%1\" failed."), base / "values.db");
    return names.gaps().empty();
}

Result<ExcerptInfo> build(const KnowledgeBase& base, const fs::path& folder,
                          const ExcerptOptions& wanted, const ProgressSink& progress,
                          const CancelToken& cancel) {
    auto source = base.openSparql();
    if (!source) return source.error();
    auto scratch = ScratchFolder::create();
    if (!scratch) return scratch.error();
    const fs::path file = scratch->path() / "excerpt.nt";
    auto report = writeTriples(**source, file, wanted.facts, progress, cancel);
    if (!report) return report.error();
    ImportOptions options{.embedder = std::make_shared<llm::BuiltinEmbedder>(),
                          .onError = rdf::OnError::Repair,
                          .name = base.manifest().name,
                          .privacy = base.manifest().privacy};
    // Unless a person said otherwise, as of a graph that is here.
    if (base.manifest().language != language::sourceTag)
        options.language = base.manifest().language;
    auto imported = importFiles({file}, folder / importedFolder, options, progress, cancel);
    if (!imported) return imported.error();
    const auto all = addNames(folder / importedFolder, **source, wanted, *report, progress, cancel);
    if (!all) return all.error();
    if (auto told = tellRows(folder / importedFolder, *report); !told) return told.error();
    return ExcerptInfo{timeOfCreation(), imported->triplesStored, *all, *std::move(report)};
}

}  // namespace

json toJson(const ExcerptInfo& info) {
    json classes = json::array();
    for (const sparql::ExcerptClass& one : info.report.classes)
        classes.push_back({{"iri", one.iri}, {"things", one.things}, {"fetched", one.fetched}});
    json gaps = json::array();
    for (const sparql::ExcerptGap& one : info.report.gaps) {
        gaps.push_back({{"count", one.count}});
        putSentence(gaps.back(), "what", one.what);
    }
    return {{"fetched", info.fetched},
            {"triples", {{"here", info.has}, {"there", info.report.triples}}},
            {"all_names", info.hasAllNames},
            {"classes", std::move(classes)},
            {"gaps", std::move(gaps)}};
}

Result<ExcerptInfo> fetchExcerpt(const KnowledgeBase& base, const ExcerptOptions& wanted,
                                 const ProgressSink& progress, const CancelToken& cancel) {
    if (!base.isRemote())
        return Error{ErrorKind::Usage,
                     say("Sentence", "\"%1\" is no endpoint elsewhere.").arg(base.manifest().name)};
    auto folder = BuildFolder::createWithin(base.folder(), excerptFolder);
    if (!folder) return folder.error();
    auto info = build(base, folder->path(), wanted, progress, cancel);
    if (!info) return info;
    auto written = writeFileAtomically(folder->path() / infoFile, jsonText(toJson(*info), 1));
    if (!written) return written.error();
    if (auto committed = folder->commit(); !committed) return committed.error();
    auto told = changeManifest(base.folder(), [&info](Manifest& manifest) {
        if (manifest.remote) manifest.remote->excerpt = info->fetched;
        ++manifest.generation;
    });
    if (!told) return told.error();
    return info;
}

Result<ExcerptInfo> excerptInfo(const KnowledgeBase& base) {
    const auto content = readFile(base.folder() / excerptFolder / infoFile);
    if (!content) return content.error();
    return infoFromJson(parsedJson(*content));
}

Result<KnowledgeBase> KnowledgeBase::excerpt() const {
    const fs::path folder = m_folder / excerptFolder / importedFolder;
    std::error_code failed;
    if (isRemote() && fs::exists(folder, failed)) return open(folder);
    return Error{ErrorKind::NotFound,
                 say("Sentence",
                     "Nothing of the graph of \"%1\" is here yet to read questions by: an excerpt "
                     "is fetched among the knowledge bases, or by \"tripletalk-cli excerpt\".")
                     .arg(m_manifest->name)};
}

}  // namespace tripletalk::knowledge
