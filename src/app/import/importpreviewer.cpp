// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importpreviewer.h"

#include "app/import/importmaps.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

namespace tripletalk::app {

using knowledge::ImportPreview;
using knowledge::SampleEntity;

ImportPreviewer::ImportPreviewer(Tasks& tasks, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_diagram(tasks) {
    m_diagram.setDetail(DiagramModel::Keys);
}

double ImportPreviewer::entities() const {
    return m_preview ? static_cast<double>(m_preview->base.manifest().entities) : 0;
}

void ImportPreviewer::stop() {
    m_cancel.cancel();
    ++m_generation;
    clear();
}

void ImportPreviewer::shutdown() {
    m_cancel.cancel(CancelReason::Shutdown);
    m_diagram.shutdown();
}

void ImportPreviewer::clear() {
    m_state = Idle;
    m_preview.reset();
    if (m_folder)  // what is in it may be large: not to be removed on this thread
        m_tasks.run([folder = std::move(m_folder)]() mutable { folder.reset(); });
    m_diagram.setSchema({});
    m_values = {};
    m_sample.clear();
    m_sampleClass.clear();
    m_sampleNumber = 0;
    m_stage.clear();
    m_error.clear();
    m_errorDetail.clear();
    Q_EMIT changed();
    Q_EMIT sampleChanged();
}

void ImportPreviewer::start(const std::vector<std::filesystem::path>& files,
                            const knowledge::PreviewOptions& options) {
    stop();
    if (files.empty()) return;
    m_cancel = CancelToken();
    m_state = Working;
    m_folder = std::make_shared<QTemporaryDir>();
    Q_EMIT changed();
    const int generation = m_generation;
    const ProgressSink sink = [this, generation, guard = QPointer<QObject>(this),
                               shown = std::string()](const Progress& progress) mutable {
        if (progress.stage == shown) return;
        shown = progress.stage;
        m_tasks.deliver(guard, [this, generation, stage = qs(shown)] {
            if (generation != m_generation) return;
            m_stage = stage;
            Q_EMIT stageChanged();
        });
    };
    m_tasks.run(
        this,
        [files, options, sink, folder = m_folder, cancel = m_cancel]() -> Result<Found> {
            if (!folder->isValid())
                return Error{ErrorKind::Io, say("Sentence", "There is no place for a preview."),
                             utf8(folder->errorString())};
            auto made =
                knowledge::previewImport(files, utf8(folder->path()), options, sink, cancel);
            if (!made) return made.error();
            return valuesOf(std::move(*made));
        },
        [this, generation](Result<Found> result) {
            if (generation == m_generation) ended(std::move(result));
        });
}

ImportPreviewer::Found ImportPreviewer::valuesOf(ImportPreview preview) {
    Values values{.report = importReportMap(preview.report),
                  .types = usedTermList(preview.types),
                  .predicates = usedTermList(preview.predicates),
                  .tables = tableList(preview.base.induced())};
    for (const auto& [prefix, iri] : preview.prefixes)
        values.prefixes << QVariantMap{{"prefix", qs(prefix)}, {"iri", qs(iri)}};
    for (const auto& [tag, count] : preview.languages)
        values.languages << QVariantMap{{"tag", qs(tag)}, {"count", static_cast<qlonglong>(count)}};
    for (const auto& skipped : preview.report.skipped)
        values.badStatements += static_cast<double>(skipped.count);
    return {std::make_shared<const ImportPreview>(std::move(preview)), std::move(values)};
}

void ImportPreviewer::ended(Result<Found> result) {
    if (!result) {
        m_error = translated(result.error());
        m_errorDetail = app::errorDetail(result.error());
        m_state = Failed;
        Q_EMIT changed();
        return;
    }
    std::tie(m_preview, m_values) = std::move(*result);
    m_diagram.setSchema(m_preview->base.induced());
    m_state = Ready;
    Q_EMIT changed();
    showSample(m_preview->types.empty() ? QString() : qs(m_preview->types.front().iri));
}

void ImportPreviewer::showSample(const QString& classIri) {
    if (!m_preview) return;
    m_sampleNumber = classIri == m_sampleClass ? m_sampleNumber + 1 : 0;
    m_sampleClass = classIri;
    using Sample = Result<std::optional<SampleEntity>>;
    m_tasks.run(
        this,
        [preview = m_preview, folder = m_folder, iri = utf8(classIri), n = m_sampleNumber] {
            return knowledge::sampleEntity(preview->base, iri, n);
        },
        [this, generation = m_generation](Sample sample) {
            if (generation != m_generation) return;
            m_sample.clear();
            if (!sample)
                m_sample["label"] = translated(sample.error());
            else if (*sample)
                m_sample = {{"iri", qs((*sample)->iri)},
                            {"label", qs((*sample)->label)},
                            {"turtle", qs((*sample)->turtle)},
                            {"passage", qs((*sample)->passage)}};
            Q_EMIT sampleChanged();
        });
}

}  // namespace tripletalk::app
