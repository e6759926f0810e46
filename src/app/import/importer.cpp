// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importer.h"

#include "app/import/importmaps.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/file.h"
#include "workspace/departure.h"
#include "workspace/privacygate.h"

#include <algorithm>
#include <chrono>
#include <map>

#include <QFileInfo>

namespace tripletalk::app {

using knowledge::ImportReport;
using knowledge::Privacy;

namespace {

constexpr std::chrono::milliseconds importPause{50};
constexpr double stagesOfAnImport = 8;

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

/// What of the base that is to be replaced the new import begins with.
struct EarlierBase {
    QString name;
    QString privacy;
    QString language;
    QString embedder;
};

Result<EarlierBase> earlierOf(const std::filesystem::path& folder) {
    const auto rule = knowledge::privacyOf(folder);
    if (!rule) return rule.error();
    const auto text = readFile(folder / "manifest.json");
    if (!text) return text.error();
    // An older format has what we look for as well.
    const auto manifest = nlohmann::json::parse(*text, nullptr, false);
    if (!manifest.is_object())
        return Error{ErrorKind::Syntax,
                     say("Sentence", "The knowledge base's manifest cannot be read."),
                     folder.string()};
    EarlierBase earlier{qs(manifest.value("name", "")), qs(knowledge::toString(*rule)),
                        qs(manifest.value("language", "")), QStringLiteral("none")};
    const auto embedders = manifest.find("embedders");
    if (embedders != manifest.end() && embedders->is_array() && !embedders->empty() &&
        embedders->front().is_object())
        earlier.embedder = qs(embedders->front().value("name", "none"));
    return earlier;
}

}  // namespace

Importer::Importer(Tasks& tasks, Bases& bases, std::shared_ptr<net::Client> client, QObject* parent)
    : QAbstractListModel(parent),
      m_tasks(tasks),
      m_bases(bases),
      m_client(std::move(client)),
      m_files(tasks),
      m_preview(tasks),
      m_trial(tasks, m_client) {
    connect(&m_files, &ImportFileModel::changed, this, &Importer::filesChanged);
    connect(&m_preview, &ImportPreviewer::changed, this, &Importer::previewChanged);
    connect(&m_bases, &Bases::listChanged, this, &Importer::optionsChanged);
}

int Importer::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_stages.size());
}

QVariant Importer::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Progress& progress = m_stages[static_cast<std::size_t>(index.row())];
    switch (role) {
        case StageRole:
            return qs(progress.stage);
        case DoneRole:
            return static_cast<qlonglong>(progress.done);
        case TotalRole:
            return static_cast<qlonglong>(progress.total);
        case UnitRole:
            return qs(progress.unit);
        case FractionRole:
            if (progress.finished) return 1.0;
            return progress.total > 0
                       ? static_cast<double>(progress.done) / static_cast<double>(progress.total)
                       : -1.0;
        case FinishedRole:
            return progress.finished;
        case RateRole:
            return progress.perSecond;
        case SecondsLeftRole:
            return progress.secondsLeft;
        default:
            return {};
    }
}

QHash<int, QByteArray> Importer::roleNames() const {
    return {{StageRole, "stage"},       {DoneRole, "done"},
            {TotalRole, "total"},       {UnitRole, "unit"},
            {FractionRole, "fraction"}, {FinishedRole, "finished"},
            {RateRole, "perSecond"},    {SecondsLeftRole, "secondsLeft"}};
}

double Importer::fraction() const {
    double sum = 0;
    for (int row = 0; row < rowCount(); ++row)
        sum += std::max(0.0, data(index(row), FractionRole).toDouble());
    return std::min(1.0, sum / stagesOfAnImport);
}

QString Importer::suggestedName() const {
    if (!m_options.targetName.isEmpty()) return m_options.targetName;
    const auto paths = m_files.paths();
    return paths.empty() ? QString()
                         : QFileInfo(qs(paths.front().string())).fileName().section(u'.', 0, 0);
}

QString Importer::folderOfName() const {
    const QString name = m_options.name.isEmpty() ? suggestedName() : m_options.name;
    for (int row = 0; row < m_bases.rowCount(); ++row) {
        const QModelIndex base = m_bases.index(row);
        if (base.data(Bases::NameRole).toString() == name)
            return base.data(Bases::FolderRole).toString();
    }
    return {};
}

std::filesystem::path Importer::targetFolder() const {
    if (!m_options.target.isEmpty()) return utf8(m_options.target);
    const QString taken = m_options.replaces ? folderOfName() : QString();
    if (!taken.isEmpty()) return utf8(taken);
    return workspace::folderForName(
        m_bases.dataFolder(), utf8(m_options.name.isEmpty() ? suggestedName() : m_options.name));
}

Privacy Importer::rule() const {
    return *knowledge::privacyFromString(utf8(m_options.privacy));  // setPrivacy lets no other in
}

void Importer::setName(const QString& name) {
    if (m_options.name == name.simplified()) return;
    m_options.name = name.simplified();
    Q_EMIT optionsChanged();
}

void Importer::setReplaces(bool replaces) {
    m_options.replaces = replaces;
    Q_EMIT optionsChanged();
}

void Importer::setSkipBadLines(bool skip) {
    m_options.skipBadLines = skip;
    Q_EMIT optionsChanged();
}

void Importer::setLanguage(const QString& language) {
    m_options.language = language;
    Q_EMIT optionsChanged();
}

void Importer::setEmbedder(const QString& embedder) {
    if (m_options.embedder == embedder.trimmed()) return;
    m_options.embedder = embedder.trimmed();
    m_trial.stop();
    Q_EMIT optionsChanged();
    if (m_options.embedder == u"builtin") tryEmbedder();
}

void Importer::setPrivacy(const QString& rule) {
    if (!knowledge::privacyFromString(utf8(rule)) || m_options.privacy == rule) return;
    m_options.privacy = rule;
    m_trial.stop();
    Q_EMIT optionsChanged();
    if (m_options.embedder == u"builtin") tryEmbedder();
}

void Importer::filesChanged() {
    Q_EMIT optionsChanged();
    auto files = m_files.paths();
    if (files == m_previewed) return;
    m_previewed = std::move(files);
    m_preview.start(m_previewed, {.replaced = utf8(m_options.target)});
}

void Importer::previewChanged() {
    m_trial.stop();
    const auto& preview = m_preview.preview();
    m_cleaning.set(preview ? preview->report.cleaning : std::vector<induction::FoundCleaning>());
    if (preview && m_options.embedder == u"builtin") tryEmbedder();
}

void Importer::prepare(const QList<QUrl>& sources, const QString& target) {
    if (m_state == Running && !m_quiet) return;
    reset();
    if (!target.isEmpty()) readTarget(target);
    if (!sources.isEmpty()) m_files.add(sources);
}

void Importer::readTarget(const QString& target) {
    m_options.target = target;
    m_options.replaces = true;
    Q_EMIT optionsChanged();
    m_tasks.run(
        this, [folder = utf8(target)] { return earlierOf(folder); },
        [this, target](const Result<EarlierBase>& earlier) {
            // Importing says what is wrong with a base that cannot be read.
            if (!earlier || m_options.target != target) return;
            m_options.targetName = earlier->name;
            m_options.privacy = earlier->privacy;
            m_options.language = earlier->language;
            m_options.embedder = earlier->embedder;
            Q_EMIT optionsChanged();
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
    if (m_options.embedder == u"none") return;
    m_trial.start(m_preview.preview(), utf8(m_options.embedder), rule(), m_access);
}

void Importer::setUsualLanguage(const QString& language) {
    if (language == m_usualLanguage) return;
    if (m_options.language == m_usualLanguage) m_options.language = language;
    m_usualLanguage = language;
    Q_EMIT optionsChanged();
}

void Importer::reset() {
    if (m_state == Running && !m_quiet) return;
    m_options = {};
    m_options.language = m_usualLanguage;
    if (m_state != Running) m_state = Choosing;
    m_error.clear();
    m_errorDetail.clear();
    m_errorPage.clear();
    m_files.clear();
    Q_EMIT stateChanged();
}

void Importer::cancel() { m_cancel.cancel(); }

void Importer::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_preview.shutdown();
    m_trial.stop();
}

void Importer::start() {
    if (m_state == Running || m_files.rowCount() == 0) return;
    rest();
    Job job{
        .files = m_files.paths(), .target = targetFolder(), .embedder = utf8(m_options.embedder)};
    job.options.name = utf8(m_options.name.isEmpty() ? suggestedName() : m_options.name);
    job.options.replace = m_options.replaces;
    job.options.onError = m_options.skipBadLines ? rdf::OnError::Skip : rdf::OnError::Stop;
    job.options.privacy = rule();
    job.options.cleaning = m_cleaning.choices();
    if (!m_options.language.isEmpty()) job.options.language = utf8(m_options.language);
    run(job);
}

void Importer::importInto(const std::vector<std::filesystem::path>& files,
                          const std::filesystem::path& target, const std::string& name) {
    Job job{.files = files, .target = target, .embedder = "builtin", .quiet = true};
    job.options.name = name;
    job.options.replace = true;
    run(job);
}

namespace {

Result<ImportReport> importJob(const std::vector<std::filesystem::path>& files,
                               const std::filesystem::path& target,
                               knowledge::ImportOptions options, const std::string& embedder,
                               const std::pair<llm::Access, std::shared_ptr<net::Client>>& servers,
                               const ProgressSink& sink, const CancelToken& cancel) {
    std::error_code failed;  // importing tells better what is wrong
    std::filesystem::create_directories(target.parent_path(), failed);
    if (embedder != "none") {
        const auto rule =
            options.privacy ? Result<Privacy>(*options.privacy) : knowledge::privacyOf(target);
        if (!rule) return rule.error();
        auto made = workspace::PrivacyGate(*rule, servers.first, servers.second).embedder(embedder);
        if (!made) return made.error();
        options.embedder = std::move(*made);
    }
    return knowledge::importFiles(files, target, options, sink, cancel);
}

}  // namespace

void Importer::run(const Job& job) {
    beginResetModel();
    m_stages.clear();
    endResetModel();
    m_error.clear();
    m_errorDetail.clear();
    m_errorPage.clear();
    m_report.clear();
    m_cancel = CancelToken();
    m_quiet = job.quiet;
    m_state = Running;
    Q_EMIT stateChanged();
    Q_EMIT fractionChanged();
    const int generation = ++m_generation;
    using Clock = std::chrono::steady_clock;
    const ProgressSink sink =
        [this, generation, guard = QPointer<QObject>(this),
         shown = std::map<std::string, Clock::time_point>()](const Progress& progress) mutable {
            const auto now = Clock::now();
            const auto [last, isNew] = shown.try_emplace(progress.stage, now);
            if (!isNew && !progress.finished && now - last->second < importPause) return;
            last->second = now;
            m_tasks.deliver(guard, [this, generation, progress] {
                if (generation == m_generation) progressed(progress);
            });
        };
    m_tasks.run(
        this,
        [job, sink, servers = std::pair(m_access, m_client), cancel = m_cancel] {
            return importJob(job.files, job.target, job.options, job.embedder, servers, sink,
                             cancel);
        },
        [this, job](const Result<ImportReport>& result) { ended(job, result); });
}

void Importer::progressed(const Progress& progress) {
    const auto found = std::ranges::find(m_stages, progress.stage, &Progress::stage);
    if (found != m_stages.end()) {
        *found = progress;
        const QModelIndex changed = index(static_cast<int>(found - m_stages.begin()));
        Q_EMIT dataChanged(changed, changed);
    } else {
        beginInsertRows({}, rowCount(), rowCount());
        m_stages.push_back(progress);
        endInsertRows();
    }
    Q_EMIT fractionChanged();
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

void Importer::ended(const Job& job, const Result<ImportReport>& result) {
    ++m_generation;  // progress that is still on its way is too late
    if (!result) return failed(result.error());
    for (Progress& stage : m_stages) stage.finished = true;  // their last report may be too late
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
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
