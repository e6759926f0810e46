// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/schema/diagrammodel.h"
#include "app/window/tasks.h"
#include "knowledge/importpreview.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QTemporaryDir>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// What an import would make of its files: their beginning is imported into a folder that goes with
/// this object. Works on a worker thread and stops at once.
class ImportPreviewer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Importer")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString stage READ stage NOTIFY stageChanged)
    Q_PROPERTY(QString error READ error NOTIFY changed)
    Q_PROPERTY(QString errorDetail READ errorDetail NOTIFY changed)
    Q_PROPERTY(bool whole READ whole NOTIFY changed)
    Q_PROPERTY(QVariantMap report READ report NOTIFY changed)
    Q_PROPERTY(double entities READ entities NOTIFY changed)
    Q_PROPERTY(double badStatements READ badStatements NOTIFY changed)
    Q_PROPERTY(QVariantList types READ types NOTIFY changed)
    Q_PROPERTY(QVariantList predicates READ predicates NOTIFY changed)
    Q_PROPERTY(QVariantList prefixes READ prefixes NOTIFY changed)
    Q_PROPERTY(QVariantList languages READ languages NOTIFY changed)
    Q_PROPERTY(QVariantList tables READ tables NOTIFY changed)
    Q_PROPERTY(tripletalk::app::DiagramModel* diagram READ diagram CONSTANT)
    Q_PROPERTY(QVariantMap sample READ sample NOTIFY sampleChanged)

  public:
    enum State { Idle, Working, Ready, Failed };
    Q_ENUM(State)

    explicit ImportPreviewer(Tasks& tasks, QObject* parent = nullptr);
    ~ImportPreviewer() override { m_cancel.cancel(); }

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString stage() const { return m_stage; }  ///< base/progress.h
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString errorDetail() const { return m_errorDetail; }
    /// All of the files was read: what is shown is exact.
    [[nodiscard]] bool whole() const { return !m_preview || m_preview->whole(); }
    [[nodiscard]] QVariantMap report() const { return m_values.report; }  ///< importReportMap
    [[nodiscard]] double entities() const;
    [[nodiscard]] double badStatements() const { return m_values.badStatements; }
    [[nodiscard]] QVariantList types() const { return m_values.types; }
    [[nodiscard]] QVariantList predicates() const { return m_values.predicates; }
    [[nodiscard]] QVariantList prefixes() const { return m_values.prefixes; }  ///< [{prefix, iri}]
    [[nodiscard]] QVariantList languages() const { return m_values.languages; }  ///< [{tag, count}]
    [[nodiscard]] QVariantList tables() const { return m_values.tables; }        ///< tableList
    [[nodiscard]] DiagramModel* diagram() { return &m_diagram; }
    /// iri, label, turtle, passage; empty while there is none.
    [[nodiscard]] QVariantMap sample() const { return m_sample; }
    /// Set while the state is Ready.
    [[nodiscard]] const std::shared_ptr<const knowledge::ImportPreview>& preview() const {
        return m_preview;
    }

    /// Replaces the preview at hand; without files there is none.
    void start(const std::vector<std::filesystem::path>& files,
               const knowledge::PreviewOptions& options);
    void stop();
    void shutdown();

    /// An entity of this class, each time another; of any if it is empty.
    Q_INVOKABLE void showSample(const QString& classIri);

  Q_SIGNALS:
    void changed();
    void stageChanged();
    void sampleChanged();

  private:
    struct Values {
        QVariantMap report = {};
        QVariantList types = {};
        QVariantList predicates = {};
        QVariantList prefixes = {};
        QVariantList languages = {};
        QVariantList tables = {};
        double badStatements = 0;
    };
    using Found = std::pair<std::shared_ptr<const knowledge::ImportPreview>, Values>;
    static Found valuesOf(knowledge::ImportPreview preview);
    void clear();
    void ended(Result<Found> result);

    Tasks& m_tasks;
    DiagramModel m_diagram;
    /// Shared with the work that writes there: it may outlive the preview by a moment.
    std::shared_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const knowledge::ImportPreview> m_preview;
    Values m_values;
    State m_state = Idle;
    QString m_stage;
    QString m_error;
    QString m_errorDetail;
    QVariantMap m_sample;
    QString m_sampleClass;
    std::int64_t m_sampleNumber = 0;
    CancelToken m_cancel;
    int m_generation = 0;
};

}  // namespace tripletalk::app
