// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importer.h"

#include "app/import/importmaps.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "rdf/iri.h"
#include "rdf/reader.h"
#include "workspace/departure.h"

#include <utility>

namespace tripletalk::app {

using knowledge::ImportReport;

namespace {

/// Importer::errorPage
QString pageFor(ErrorKind kind) {
    switch (kind) {
        case ErrorKind::Syntax:
            return QStringLiteral("preview");
        case ErrorKind::NotFound:
        case ErrorKind::Input:
        case ErrorKind::Limit:
            return QStringLiteral("sources");
        case ErrorKind::Network:
        case ErrorKind::Server:
        case ErrorKind::Model:
        case ErrorKind::Timeout:
        case ErrorKind::Forbidden:
            return QStringLiteral("search");
        default:
            return QStringLiteral("run");
    }
}

}  // namespace

Importer::Importer(Tasks& tasks, Bases& bases, std::shared_ptr<net::Client> client, QObject* parent)
    : QObject(parent),
      m_tasks(tasks),
      m_bases(bases),
      m_files(tasks),
      m_preview(tasks),
      m_trial(tasks, client),
      m_run(tasks, std::move(client)) {
    connect(&m_files, &ImportFileModel::changed, this, &Importer::filesChanged);
    connect(&m_preview, &ImportPreviewer::changed, this, &Importer::previewChanged);
    connect(&m_bases, &Bases::listChanged, this, &Importer::optionsChanged);
}

void Importer::setName(const QString& name) {
    if (m_choices.name == name.simplified()) return;
    m_choices.name = name.simplified();
    Q_EMIT optionsChanged();
}

void Importer::setReplaces(bool replaces) {
    m_choices.replaces = replaces;
    Q_EMIT optionsChanged();
}

void Importer::setBadStatements(const QString& choice) {
    if (!rdf::onErrorFromString(utf8(choice))) return;
    m_choices.badStatements = choice;
    Q_EMIT optionsChanged();
}

void Importer::setBaseIri(const QString& iri) {
    if (m_choices.baseIri == iri.trimmed()) return;
    m_choices.baseIri = iri.trimmed();
    Q_EMIT optionsChanged();
}

bool Importer::baseIriFits() const {
    return m_choices.baseIri.isEmpty() || rdf::canBeBase(utf8(m_choices.baseIri));
}

void Importer::setLanguage(const QString& language) {
    m_choices.language = language;
    Q_EMIT optionsChanged();
}

void Importer::setEmbedder(const QString& embedder) {
    if (m_choices.embedder == embedder.trimmed()) return;
    m_choices.embedder = embedder.trimmed();
    m_trial.stop();
    Q_EMIT optionsChanged();
    if (m_choices.embedder == u"builtin") tryEmbedder();
}

void Importer::setPrivacy(const QString& rule) {
    if (!knowledge::privacyFromString(utf8(rule)) || m_choices.privacy == rule) return;
    m_choices.privacy = rule;
    m_trial.stop();
    Q_EMIT optionsChanged();
    if (m_choices.embedder == u"builtin") tryEmbedder();
}

void Importer::filesChanged() {
    Q_EMIT optionsChanged();
    auto files = m_files.paths();
    if (files == m_previewed && m_choices.baseIri == m_previewedBase) return;
    m_previewed = std::move(files);
    m_previewedBase = m_choices.baseIri;
    m_preview.start(m_previewed,
                    {.base = utf8(m_previewedBase), .replaced = utf8(m_choices.target)});
}

void Importer::previewChanged() {
    m_trial.stop();
    const auto& preview = m_preview.preview();
    m_cleaning.set(preview ? preview->report.cleaning : std::vector<induction::FoundCleaning>());
    if (preview && m_choices.embedder == u"builtin") tryEmbedder();
}

void Importer::prepare(const QList<QUrl>& sources, const QString& target) {
    if (m_state == Running && !m_quiet) return;
    reset();
    if (!target.isEmpty()) readTarget(target);
    if (!sources.isEmpty()) m_files.add(sources);
}

void Importer::readTarget(const QString& target) {
    m_choices.target = target;
    m_choices.replaces = true;
    Q_EMIT optionsChanged();
    m_tasks.run(
        this, [folder = utf8(target)] { return readEarlierBase(folder); },
        [this, target](const Result<EarlierBase>& earlier) {
            // Importing says what is wrong with a base that cannot be read.
            if (!earlier || m_choices.target != target) return;
            m_choices.take(*earlier);
            Q_EMIT optionsChanged();
            if (!m_previewed.empty()) resume();  // they may be read otherwise now
        });
}

void Importer::rest() {
    m_trial.stop();
    if (m_state == Failed) {
        m_state = Choosing;
        Q_EMIT stateChanged();
    }
    if (m_preview.state() != ImportPreviewer::Working) return;
    m_preview.stop();
    m_previewed.clear();
}

void Importer::resume() { filesChanged(); }

QString Importer::destinationOf(const QString& embedder) const {
    return qs(workspace::hostOf(utf8(embedder), m_access));
}

void Importer::tryEmbedder() {
    if (m_choices.embedder == u"none") return;
    m_trial.start(m_preview.preview(), utf8(m_choices.embedder), m_choices.rule(), m_access);
}

void Importer::setUsualLanguage(const QString& language) {
    if (language == m_usualLanguage) return;
    if (m_choices.language == m_usualLanguage) m_choices.language = language;
    m_usualLanguage = language;
    Q_EMIT optionsChanged();
}

void Importer::reset() {
    if (m_state == Running && !m_quiet) return;
    m_choices = {};
    m_choices.language = m_usualLanguage;
    if (m_state != Running) m_state = Choosing;
    m_error.clear();
    m_errorDetail.clear();
    m_errorPage.clear();
    m_files.clear();
    Q_EMIT stateChanged();
}

void Importer::shutdown() {
    m_run.cancel(CancelReason::Shutdown);
    m_preview.shutdown();
    m_trial.stop();
}

void Importer::start() {
    if (m_state == Running || m_files.rowCount() == 0) return;
    rest();
    ImportJob job = m_choices.jobFor(m_files.paths(), m_bases);
    job.options.cleaning = m_cleaning.choices();
    run(job);
}

void Importer::importInto(const std::vector<std::filesystem::path>& files,
                          const std::filesystem::path& target, const std::string& name) {
    ImportJob job{.files = files, .target = target, .embedder = "builtin", .quiet = true};
    job.options.name = name;
    job.options.replace = true;
    run(job);
}

void Importer::run(const ImportJob& job) {
    m_error.clear();
    m_errorDetail.clear();
    m_errorPage.clear();
    m_report.clear();
    m_quiet = job.quiet;
    m_state = Running;
    m_run.start(job, m_access,
                [this, job](const Result<ImportReport>& result) { ended(job, result); });
    Q_EMIT stateChanged();
}

void Importer::failed(const Error& error) {
    const bool cancelled = error.kind == ErrorKind::Cancelled;
    m_error = cancelled ? QString() : translated(error);
    m_errorDetail = cancelled ? QString() : app::errorDetail(error);
    m_errorPage = cancelled ? QString() : pageFor(error.kind);
    m_state = cancelled ? Choosing : Failed;
    Q_EMIT stateChanged();
    resume();
}

void Importer::ended(const ImportJob& job, const Result<ImportReport>& result) {
    if (!result) return failed(result.error());
    m_report = importReportMap(*result);
    m_report["name"] = qs(job.options.name);
    m_report["embedder"] = qs(job.embedder);
    m_state = job.quiet ? Choosing : Done;
    if (!job.quiet) m_preview.stop();
    Q_EMIT stateChanged();
    m_bases.reload();
    Q_EMIT imported(qs(job.target.string()));
}

}  // namespace tripletalk::app
