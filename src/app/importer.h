// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases.h"
#include "app/tasks.h"
#include "knowledge/importer.h"
#include "llm/providers.h"

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// One import: what is imported, how far each stage has come (the rows of this list), and the
/// report. Progress comes at most 20 times a second.
class Importer : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(QStringList files READ files NOTIFY filesChanged)
    Q_PROPERTY(QString suggestedName READ suggestedName NOTIFY filesChanged)
    Q_PROPERTY(QString error READ error NOTIFY stateChanged)
    Q_PROPERTY(QString errorDetail READ errorDetail NOTIFY stateChanged)
    Q_PROPERTY(QVariantMap report READ report NOTIFY stateChanged)

  public:
    enum State { Choosing, Running, Done, Failed };
    Q_ENUM(State)

    enum Role {
        StageRole = Qt::UserRole + 1,  ///< base/progress.h
        DoneRole,
        TotalRole,  ///< 0 unknown
        UnitRole,
        FractionRole,  ///< 0 to 1; -1 unknown
        FinishedRole,
        RateRole,         ///< units per second; 0 unknown
        SecondsLeftRole,  ///< below 0 unknown
    };

    Importer(Tasks& tasks, Bases& bases, std::shared_ptr<net::Client> client,
             QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QStringList files() const { return m_files; }
    [[nodiscard]] QString suggestedName() const;
    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString errorDetail() const { return m_errorDetail; }
    /// triples, stored, duplicates, passages, seconds, tables [{name, rows}], skipped [{reason,
    /// count, samples}], unplaced (the same of triples outside the tables).
    [[nodiscard]] QVariantMap report() const { return m_report; }
    void setAccess(llm::Access access) { m_access = std::move(access); }
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    Q_INVOKABLE void addFiles(const QList<QUrl>& files);
    Q_INVOKABLE void removeFile(int index);
    /// Imports the files into a new base of this name and opens it.
    Q_INVOKABLE void start(const QString& name, bool skipBadLines, bool dense);
    Q_INVOKABLE void cancel();
    /// Back to choosing, with no files.
    Q_INVOKABLE void reset();
    /// Imports these files into this folder, whatever base is there: the bundled sample.
    void importInto(const std::vector<std::filesystem::path>& files,
                    const std::filesystem::path& target, const std::string& name);

  Q_SIGNALS:
    void stateChanged();
    void filesChanged();
    void imported(const QString& folder);

  private:
    void run(std::vector<std::filesystem::path> files, const std::filesystem::path& target,
             knowledge::ImportOptions options, bool dense);
    void progressed(const Progress& progress);
    void ended(const std::filesystem::path& target, const Result<knowledge::ImportReport>& result);
    void failed(const Error& error);

    Tasks& m_tasks;
    Bases& m_bases;
    std::shared_ptr<net::Client> m_client;
    llm::Access m_access;
    State m_state = Choosing;
    QStringList m_files;
    QString m_error;
    QString m_errorDetail;
    QVariantMap m_report;
    std::vector<Progress> m_stages;
    CancelToken m_cancel;
    int m_generation = 0;
};

}  // namespace tripletalk::app
