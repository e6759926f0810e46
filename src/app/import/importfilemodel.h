// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "knowledge/importsources.h"

#include <filesystem>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The files that an import is to read. What is added is looked at on a worker thread: a folder
/// gives all files in it that can be imported, other kinds are refused with a sentence.
class ImportFileModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Importer")
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(double bytes READ bytes NOTIFY changed)
    Q_PROPERTY(QStringList refused READ refused NOTIFY changed)
    /// "*.ttl *.ttl.gz … *.md": the names of files that can be imported.
    Q_PROPERTY(QString patterns READ patterns CONSTANT)
    Q_PROPERTY(QString formats READ formats CONSTANT)      ///< names of those of graphs
    Q_PROPERTY(QString documents READ documents CONSTANT)  ///< endings of documents
    Q_PROPERTY(bool looking READ looking NOTIFY changed)

  public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        FolderRole,
        SyntaxRole,  ///< "Turtle" …; empty for a document
        PackedRole,
        BytesRole,
    };

    explicit ImportFileModel(Tasks& tasks, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] double bytes() const;
    /// One sentence for each file or folder of the last `add` that cannot be imported.
    [[nodiscard]] QStringList refused() const { return m_refused; }
    [[nodiscard]] static QString patterns();
    [[nodiscard]] static QString formats();
    [[nodiscard]] static QString documents();
    [[nodiscard]] bool looking() const { return m_looking > 0; }
    [[nodiscard]] std::vector<std::filesystem::path> paths() const;

    Q_INVOKABLE void add(const QList<QUrl>& files);
    Q_INVOKABLE void remove(int row);
    Q_INVOKABLE void clear();

  Q_SIGNALS:
    void changed();

  private:
    void found(knowledge::FoundSources found);

    Tasks& m_tasks;
    std::vector<knowledge::ImportSource> m_files;
    QStringList m_refused;
    int m_looking = 0;
    int m_generation = 0;  ///< what was added before `clear` comes too late
};

}  // namespace tripletalk::app
