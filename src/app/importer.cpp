// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/importer.h"

#include "app/sentences.h"
#include "app/text.h"
#include "workspace/privacygate.h"

#include <algorithm>
#include <chrono>
#include <map>

#include <QFileInfo>

namespace tripletalk::app {

using knowledge::ImportReport;

namespace {

constexpr std::chrono::milliseconds progressPause{50};

template <typename Lost>
QVariantList lostList(const std::vector<Lost>& all) {
    QVariantList list;
    for (const auto& one : all) {
        QStringList samples;
        for (const std::string& sample : one.samples) samples << qs(sample);
        list << QVariantMap{{"reason", qs(one.reason)},
                            {"count", static_cast<qlonglong>(one.count)},
                            {"samples", samples}};
    }
    return list;
}

QVariantMap reportMap(const ImportReport& report) {
    QVariantList tables;
    for (const auto& [name, rows] : report.tables)
        tables << QVariantMap{{"name", qs(name)}, {"rows", static_cast<qlonglong>(rows)}};
    return {{"triples", static_cast<qlonglong>(report.triplesRead)},
            {"stored", static_cast<qlonglong>(report.triplesStored)},
            {"duplicates", static_cast<qlonglong>(report.duplicates)},
            {"passages", static_cast<qlonglong>(report.passages)},
            {"seconds", report.ms / 1000},
            {"tables", tables},
            {"skipped", lostList(report.skipped)},
            {"unplaced", lostList(report.notInSchema)}};
}

QString placeText(const Error& error) {
    if (!error.place) return qs(error.detail);
    QString place = qs(error.place->file);
    if (error.place->line > 0)
        place += QStringLiteral(":%1:%2").arg(error.place->line).arg(error.place->column);
    return error.detail.empty() ? place : place + u'\n' + qs(error.detail);
}

}  // namespace

Importer::Importer(Tasks& tasks, Bases& bases, std::shared_ptr<net::Client> client, QObject* parent)
    : QAbstractListModel(parent), m_tasks(tasks), m_bases(bases), m_client(std::move(client)) {}

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

QString Importer::suggestedName() const {
    if (m_files.isEmpty()) return {};
    return QFileInfo(m_files.front()).fileName().section(u'.', 0, 0);
}

void Importer::addFiles(const QList<QUrl>& files) {
    for (const QUrl& url : files) {
        const QString path = url.toLocalFile();
        if (!path.isEmpty() && !m_files.contains(path)) m_files << path;
    }
    Q_EMIT filesChanged();
}

void Importer::removeFile(int index) {
    if (index < 0 || index >= m_files.size()) return;
    m_files.removeAt(index);
    Q_EMIT filesChanged();
}

void Importer::reset() {
    if (m_state == Running) return;
    m_files.clear();
    m_state = Choosing;
    m_error.clear();
    m_errorDetail.clear();
    Q_EMIT filesChanged();
    Q_EMIT stateChanged();
}

void Importer::cancel() { m_cancel.cancel(); }

void Importer::start(const QString& name, bool skipBadLines, bool dense) {
    if (m_state == Running || m_files.isEmpty()) return;
    std::vector<std::filesystem::path> files;
    for (const QString& file : m_files) files.emplace_back(utf8(file));
    knowledge::ImportOptions options;
    options.name = utf8(name.simplified().isEmpty() ? suggestedName() : name.simplified());
    options.onError = skipBadLines ? rdf::OnError::Skip : rdf::OnError::Stop;
    const auto target = workspace::folderForName(m_bases.dataFolder(), options.name);
    run(std::move(files), target, std::move(options), dense);
}

void Importer::importInto(const std::vector<std::filesystem::path>& files,
                          const std::filesystem::path& target, const std::string& name) {
    knowledge::ImportOptions options;
    options.name = name;
    options.replace = true;
    run(files, target, std::move(options), true);
}

void Importer::run(std::vector<std::filesystem::path> files, const std::filesystem::path& target,
                   knowledge::ImportOptions options, bool dense) {
    beginResetModel();
    m_stages.clear();
    endResetModel();
    m_error.clear();
    m_errorDetail.clear();
    m_report.clear();
    m_cancel = CancelToken();
    m_state = Running;
    Q_EMIT stateChanged();
    const int generation = ++m_generation;
    using Clock = std::chrono::steady_clock;
    const ProgressSink sink =
        [this, generation, guard = QPointer<QObject>(this),
         shown = std::map<std::string, Clock::time_point>()](const Progress& progress) mutable {
            const auto now = Clock::now();
            const auto [last, isNew] = shown.try_emplace(progress.stage, now);
            if (!isNew && !progress.finished && now - last->second < progressPause) return;
            last->second = now;
            m_tasks.deliver(guard, [this, generation, progress] {
                if (generation == m_generation) progressed(progress);
            });
        };
    m_tasks.run(
        this,
        [files = std::move(files), target, options = std::move(options), dense, sink,
         client = m_client, access = m_access,
         cancel = m_cancel]() mutable -> Result<ImportReport> {
            std::error_code failed;  // importing tells better what is wrong
            std::filesystem::create_directories(target.parent_path(), failed);
            if (dense) {
                const auto rule = knowledge::privacyOf(target);
                if (!rule) return rule.error();
                auto embedder = workspace::PrivacyGate(*rule, access, client).embedder("builtin");
                if (!embedder) return embedder.error();
                options.embedder = std::move(*embedder);
            }
            return knowledge::importFiles(files, target, options, sink, cancel);
        },
        [this, target](const Result<ImportReport>& result) { ended(target, result); });
}

void Importer::progressed(const Progress& progress) {
    const auto found = std::ranges::find(m_stages, progress.stage, &Progress::stage);
    if (found != m_stages.end()) {
        *found = progress;
        const QModelIndex changed = index(static_cast<int>(found - m_stages.begin()));
        Q_EMIT dataChanged(changed, changed);
        return;
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_stages.push_back(progress);
    endInsertRows();
}

void Importer::failed(const Error& error) {
    const bool cancelled = error.kind == ErrorKind::Cancelled;
    m_error = cancelled ? QString() : sentence(error);
    m_errorDetail = cancelled ? QString() : placeText(error);
    m_state = cancelled ? Choosing : Failed;
    Q_EMIT stateChanged();
}

void Importer::ended(const std::filesystem::path& target, const Result<ImportReport>& result) {
    ++m_generation;  // progress that is still on its way is too late
    if (!result) return failed(result.error());
    for (Progress& stage : m_stages) stage.finished = true;  // their last report may be too late
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    m_report = reportMap(*result);
    m_state = Done;
    Q_EMIT stateChanged();
    m_bases.reload();
    Q_EMIT imported(qs(target.string()));
}

}  // namespace tripletalk::app
