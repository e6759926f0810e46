// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "knowledge/curator.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/sentencejson.h"
#include "base/text.h"
#include "induction/inducer.h"
#include "knowledge/baselock.h"
#include "knowledge/buildfolder.h"
#include "knowledge/examples.h"
#include "knowledge/lookupfiles.h"
#include "knowledge/manifestchange.h"
#include "knowledge/passagefiles.h"
#include "knowledge/scratchfolder.h"
#include "knowledge/valuecollector.h"
#include "llm/builtinembedder.h"
#include "passages/verbaliser.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace tripletalk::knowledge {

namespace fs = std::filesystem;
using curation::Curation;
using curation::Effective;
using nlohmann::json;

namespace {

constexpr const char* curationFile = "curation.json";

/// The one commit point of a curation: names and ledger change together.
Result<void> renameStored(const fs::path& file, const curation::Renames& renames,
                          const curation::Ledger& ledger) {
    auto database = sqlite::Database::open(file, sqlite::OpenMode::ReadWrite);
    if (!database) return database.error();
    auto transaction = sqlite::Transaction::begin(*database);
    if (!transaction) return transaction.error();
    if (auto renamed = curation::renameIn(*database, renames); !renamed) return renamed;
    if (auto written = curation::writeLedger(*database, ledger); !written) return written;
    return transaction->commit();
}

Result<void> writeCopies(const fs::path& folder, const Curation& curation,
                         const Manifest& manifest) {
    auto written =
        writeFileAtomically(folder / curationFile, jsonText(curation::toJson(curation), 1) + "\n");
    if (!written) return written;
    return writeFileAtomically(folder / "manifest.json", jsonText(toJson(manifest), 1));
}

/// The examples' queries in the names of now. Should it fail, whoever reads them does it.
void translateExamples(const fs::path& folder) {
    if (auto base = KnowledgeBase::open(folder))
        static_cast<void>(Examples::bringUpToDate(*base).ok());
}

Result<void> refuse(const std::vector<curation::Finding>& findings) {
    if (findings.empty()) return {};
    std::vector<std::string> lines;
    for (const auto& finding : findings) lines.push_back(finding.what + ": " + finding.why.text());
    return Error{ErrorKind::Usage,
                 say("Sentence", "The curation cannot be applied, and nothing was changed."),
                 text::join(lines, "; ")};
}

/// What a curation makes anew.
struct Rebuilt {
    bool tables = false;    ///< other tables, types or cleaning rules
    bool passages = false;  ///< something is hidden, or not any more
    [[nodiscard]] bool any() const { return tables || passages; }
};

Rebuilt rebuiltBy(const Curation& before, const Curation& after) {
    return {
        choicesOf(before) != choicesOf(after) || tableChoicesOf(before) != tableChoicesOf(after),
        hiddenFacts(before) != hiddenFacts(after)};
}

CurationReport reportOf(const KnowledgeBase& base, const Effective& effective,
                        const Curation& curation) {
    CurationReport report;
    report.changes = differences(base.effective(), effective, base.curation(), curation);
    report.unmatched = effective.unmatched;
    report.refused = effective.refused;
    report.rebuild = rebuiltBy(base.curation(), curation).any();
    report.generation = base.manifest().generation;
    return report;
}

class Rebuild {
  public:
    Rebuild(const KnowledgeBase& base, const Curation& curation, const fs::path& folder,
            const ProgressSink& progress, const CancelToken& cancel)
        : m_base(base),
          m_curation(curation),
          m_folder(folder),
          m_progress(progress),
          m_cancel(cancel),
          m_manifest(base.manifest()) {
        ++m_manifest.generation;
    }

    Result<CurationReport> run(const Rebuilt& rebuilt) {
        std::vector<std::string> anew;
        if (rebuilt.tables) anew.insert(anew.end(), {"database.db", "values.db"});
        if (rebuilt.passages) anew.insert(anew.end(), {"passages.db", "dense", lookupFolder});
        if (auto taken = takeOver(m_base.folder(), m_folder, anew); !taken) return taken.error();
        auto effective = rebuilt.tables ? tablesAnew() : tablesRenamed();
        if (!effective) return effective.error();
        if (auto fits = refuse(effective->refused); !fits) return fits.error();
        if (rebuilt.passages)
            if (auto written = writeAnewWhatTells(); !written) return written.error();
        if (auto written = writeCopies(m_folder, m_curation, m_manifest); !written)
            return written.error();
        translateExamples(m_folder);
        if (m_cancel.cancelled()) return m_cancel.error();
        CurationReport report = reportOf(m_base, apply(m_base.induced(), m_curation), m_curation);
        report.changes.insert(report.changes.end(), m_dropped.begin(), m_dropped.end());
        report.unmatched = effective->unmatched;
        report.refused.clear();
        report.generation = m_manifest.generation;
        return report;
    }

  private:
    Result<Effective> tablesAnew() {
        auto induced = induce();
        if (!induced) return induced.error();
        return curateNewDatabase(m_folder, *induced, m_curation, m_manifest.generation);
    }

    Result<Effective> tablesRenamed() {
        Effective effective = apply(m_base.induced(), m_curation);
        if (auto checked = checkSql(effective, m_folder / "layout.db"); !checked)
            return checked.error();
        std::error_code ignored;
        fs::remove(m_folder / "layout.db", ignored);
        auto renamed =
            renameStored(m_folder / "database.db", renamesBetween(m_base.effective(), effective),
                         {m_manifest.generation, m_curation});
        if (!renamed) return renamed.error();
        return effective;
    }

    /// What tells something that is hidden now must not be found any more.
    Result<void> writeAnewWhatTells() {
        auto store = m_base.openGraph();
        if (!store) return store.error();
        if (auto written = writePassagesAnew(*store); !written) return written;
        return writeLookup(m_folder / lookupFolder, *store, m_manifest.language, m_curation,
                           nullptr, m_progress, m_cancel);
    }

    /// The passages and their indexes. An index of
    /// an embedder on a server is left out: whether it may be asked is not known here.
    Result<void> writePassagesAnew(const graph::TripleStore& store) {
        auto count = writePassages(m_folder, [&](const PassageSink& add) -> Result<void> {
            auto told =
                passages::verbalise(store, verbaliseOptions(m_manifest.language, m_curation), add,
                                    m_progress, m_cancel);
            if (!told) return told.error();
            return eachUnit(m_base.folder(), add);
        });
        if (!count) return count.error();
        m_manifest.passages = *count;
        std::vector<EmbedderInfo> kept;
        for (const EmbedderInfo& info : m_manifest.embedders) {
            llm::BuiltinEmbedder builtin;
            if (info.name != builtin.name()) {
                m_dropped.push_back({"dense index of " + info.name, "removed", info.name});
                continue;
            }
            auto written = writeDenseIndex(m_folder, builtin, m_progress, m_cancel);
            if (!written) return written.error();
            kept.push_back(*std::move(written));
        }
        m_manifest.embedders = std::move(kept);
        return {};
    }

    Result<induction::Schema> induce() {
        auto store = m_base.openGraph();
        if (!store) return store.error();
        induction::InductionOptions options;
        options.language = m_manifest.language;
        options.choices = choicesOf(m_curation);
        options.tables = tableChoicesOf(m_curation);
        auto induced =
            induction::induce(*store, m_folder / "database.db", options, m_progress, m_cancel);
        if (!induced) return induced.error();
        m_manifest.tables = static_cast<std::int64_t>(induced->schema.tables.size());
        auto written =
            writeFileAtomically(m_folder / "schema.json", jsonText(toJson(induced->schema), 1));
        if (!written) return written.error();
        auto database =
            sqlite::Database::open(m_folder / "database.db", sqlite::OpenMode::ReadOnly);
        if (!database) return database.error();
        auto collected = collectValues(*store, *database, induced->schema, m_folder / "values.db",
                                       m_progress, m_cancel);
        if (!collected) return collected.error();
        return std::move(induced->schema);
    }

    const KnowledgeBase& m_base;
    const Curation& m_curation;
    const fs::path& m_folder;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    Manifest m_manifest;
    std::vector<curation::Change> m_dropped;
};

/// The new names in the database that is there, at once.
Result<CurationReport> renameInPlace(const KnowledgeBase& base, const Curation& curation,
                                     const fs::path& scratch) {
    Effective effective = apply(base.induced(), curation);
    if (auto checked = checkSql(effective, scratch / "layout.db"); !checked) return checked.error();
    if (auto fits = refuse(effective.refused); !fits) return fits.error();
    CurationReport report = reportOf(base, effective, curation);
    Manifest manifest = base.manifest();
    report.generation = ++manifest.generation;
    auto renamed =
        renameStored(base.folder() / "database.db", renamesBetween(base.effective(), effective),
                     {manifest.generation, curation});
    if (!renamed) return renamed.error();
    if (auto written = writeCopies(base.folder(), curation, manifest); !written)
        return written.error();
    translateExamples(base.folder());
    return report;
}

}  // namespace

json toJson(const CurationReport& report) {
    json changes = json::array();
    for (const auto& change : report.changes)
        changes.push_back({{"what", change.what},
                           {"kind", change.kind},
                           {"before", change.before},
                           {"after", change.after}});
    const auto findings = [](const std::vector<curation::Finding>& list) {
        json written = json::array();
        for (const auto& finding : list)
            putSentence(written.emplace_back(json{{"what", finding.what}}), "why", finding.why);
        return written;
    };
    return {{"changes", std::move(changes)},
            {"unmatched", findings(report.unmatched)},
            {"refused", findings(report.refused)},
            {"rebuild", report.rebuild},
            {"generation", report.generation}};
}

Result<CurationReport> compareCuration(const KnowledgeBase& base, const Curation& curation) {
    Effective effective = apply(base.induced(), curation);
    auto scratch = ScratchFolder::create();
    if (!scratch) return scratch.error();
    if (auto checked = checkSql(effective, scratch->path() / "layout.db"); !checked)
        return checked.error();
    return reportOf(base, effective, curation);
}

Result<CurationReport> applyCuration(const fs::path& folder, const Curation& curation,
                                     const ProgressSink& progress, const CancelToken& cancel) {
    // Before a lock is made: there has to be something to lock.
    if (auto there = KnowledgeBase::open(folder); !there) return there.error();
    auto build = BuildFolder::create(folder);
    if (!build) return build.error();
    auto base = KnowledgeBase::open(folder);
    if (!base) return base.error();
    const Rebuilt rebuilt = rebuiltBy(base->curation(), curation);
    if (!rebuilt.any()) return renameInPlace(*base, curation, build->path());
    auto report = Rebuild(*base, curation, build->path(), progress, cancel).run(rebuilt);
    if (!report) return cancel.cancelled() ? cancel.error() : report.error();
    if (auto committed = build->commit(); !committed) return committed.error();
    return report;
}

Result<void> setPrivacy(const fs::path& folder, Privacy rule) {
    return changeManifest(folder, [rule](Manifest& manifest) {
        manifest.privacy = rule;
        ++manifest.generation;
    });
}

Result<void> renameBase(const fs::path& folder, const std::string& name) {
    const std::string wanted = text::collapseWhitespace(name);
    if (wanted.empty())
        return Error{ErrorKind::Usage, say("Sentence", "A knowledge base needs a name.")};
    return changeManifest(folder, [&](Manifest& manifest) { manifest.name = wanted; });
}

Result<curation::Ledger> keptCuration(const fs::path& folder) {
    if (auto database = sqlite::Database::open(folder / "database.db", sqlite::OpenMode::ReadOnly))
        if (auto ledger = curation::readLedger(*database); ledger && ledger->generation > 0)
            return ledger;
    auto text = readFile(folder / curationFile);
    if (!text) return curation::Ledger{};
    auto read = curation::curationFromText(*text);
    if (!read) return read.error();
    return curation::Ledger{0, std::move(read->curation)};
}

Result<Effective> curateNewDatabase(const fs::path& folder, const induction::Schema& induced,
                                    const Curation& curation, std::int64_t generation) {
    Effective effective = apply(induced, curation);
    if (auto renamed =
            renameStored(folder / "database.db", effective.fromInduced, {generation, curation});
        !renamed)
        return renamed.error();
    auto sandbox = sqlite::Sandbox::open(folder / "database.db", {}, effective.views);
    if (!sandbox) return sandbox.error();
    addViews(effective, *sandbox);
    auto written =
        writeFileAtomically(folder / curationFile, jsonText(curation::toJson(curation), 1) + "\n");
    if (!written) return written.error();
    return effective;
}

}  // namespace tripletalk::knowledge
