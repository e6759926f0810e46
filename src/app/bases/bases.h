// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/endpointkeys.h"
#include "app/window/tasks.h"
#include "knowledge/knowledgebase.h"
#include "workspace/baselist.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>
#include <nlohmann/json.hpp>

namespace tripletalk::app {

/// The knowledge bases that the person can choose, and the one in use. A list of its own entries;
/// the current one is opened on a worker thread.
class Bases : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY currentChanged)
    Q_PROPERTY(QString name READ name NOTIFY currentChanged)
    Q_PROPERTY(QString folder READ folder NOTIFY currentChanged)
    Q_PROPERTY(QString error READ error NOTIFY currentChanged)
    Q_PROPERTY(QString endpoint READ endpoint NOTIFY currentChanged)
    Q_PROPERTY(double triples READ triples NOTIFY currentChanged)
    Q_PROPERTY(double entities READ entities NOTIFY currentChanged)
    Q_PROPERTY(int tables READ tables NOTIFY currentChanged)
    Q_PROPERTY(double generation READ generation NOTIFY currentChanged)
    Q_PROPERTY(QStringList examples READ examples NOTIFY examplesChanged)
    Q_PROPERTY(QVariantList contents READ contents NOTIFY currentChanged)
    Q_PROPERTY(QVariantMap namesById READ namesById NOTIFY listChanged)
    Q_PROPERTY(int count READ rowCount NOTIFY listChanged)

  public:
    enum State { NoBase, Opening, Ready, Failed };
    Q_ENUM(State)

    enum Role {
        NameRole = Qt::UserRole + 1,
        FolderRole,
        IdRole,
        CreatedRole,  ///< QDateTime, local
        BytesRole,    ///< on disk
        TriplesRole,
        EntitiesRole,
        EndpointRole,  ///< its address, if the graph is elsewhere
        ErrorRole,     ///< why it cannot be opened, else empty
        CurrentRole,
    };

    Bases(Tasks& tasks, EndpointKeys& keys, std::filesystem::path data, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString folder() const { return m_folder; }
    [[nodiscard]] QString error() const { return m_error; }
    /// The address where the current base is asked, if it is elsewhere.
    [[nodiscard]] QString endpoint() const;
    [[nodiscard]] double triples() const;
    [[nodiscard]] double entities() const;
    [[nodiscard]] int tables() const;
    [[nodiscard]] double generation() const;
    [[nodiscard]] QString currentId() const;
    /// Questions made from the schema of the current base.
    [[nodiscard]] QStringList examples() const { return m_examples; }
    /// What one of them means (docs/trace.md); null where its words are to be read, and for any
    /// other question.
    [[nodiscard]] nlohmann::json exampleReading(const QString& question) const;
    /// {label, count, table} of what there is most of in the current base, the most first.
    [[nodiscard]] QVariantList contents() const;
    /// Of those that are listed.
    [[nodiscard]] QVariantMap namesById() const;
    /// Set while the state is Ready.
    [[nodiscard]] const std::optional<knowledge::KnowledgeBase>& current() const {
        return m_current;
    }
    [[nodiscard]] const std::filesystem::path& dataFolder() const { return m_data; }

    /// Reads the list anew, and the current base if it has changed since.
    void reload();
    void setOthers(std::vector<std::string> others);

    /// The person chose it.
    Q_INVOKABLE void open(const QString& folder);
    /// Opens the base of this id, to which a conversation belongs, if it is not the current one.
    void openFor(const QString& id);
    /// Opens the base of this id beside the one in use, and gives it to `done` on the GUI thread as
    /// it can be asked. Errors: NotFound (it is not listed); those of opening it.
    void lend(const QString& id, QObject* receiver,
              std::function<void(Result<knowledge::KnowledgeBase>)> done);
    /// The same by the base's folder. Errors: those of opening it.
    void reach(const QString& folder, QObject* receiver,
               std::function<void(Result<knowledge::KnowledgeBase>)> done);
    /// None is open any more if it was this one.
    void close(const QString& folder);
    [[nodiscard]] const std::vector<workspace::BaseEntry>& entries() const { return m_entries; }
    /// The listed base of this folder, else null.
    [[nodiscard]] const workspace::BaseEntry* entryOf(const QString& folder) const;
    [[nodiscard]] const workspace::BaseEntry* entryOfId(const QString& id) const;
    /// The list was read: what is not in it is not there.
    [[nodiscard]] bool listed() const { return m_listed; }
    /// Of that, else the folder's own name.
    [[nodiscard]] QString nameOf(const QString& folder) const;
    /// Folders of bases outside the data folder.
    [[nodiscard]] const std::vector<std::string>& others() const { return m_others; }
    [[nodiscard]] bool isOutside(const QString& folder) const;
    /// False if the list is known and has no such base.
    [[nodiscard]] bool mayHave(const QString& id) const;
    [[nodiscard]] std::map<std::string, std::string> names() const;  ///< by id
    /// Takes up what a curation changed; the base stays open meanwhile. `then` is called once it is
    /// there: not if it cannot be read, or another base is opened.
    void refresh(std::function<void()> then = {});
    /// The language of the window is another one.
    void retranslate();

  Q_SIGNALS:
    void currentChanged();
    void examplesChanged();
    void listChanged();
    /// Before it is opened; `id` is empty if it is not in the list.
    void chosen(const QString& id);

  private:
    void load(const QString& folder);
    void show(std::vector<workspace::BaseEntry> wanted);
    void openAnew();
    void opened(Result<knowledge::KnowledgeBase> base);
    void makeExamples();

    Tasks& m_tasks;
    EndpointKeys& m_keys;
    std::filesystem::path m_data;
    std::vector<std::string> m_others;
    std::vector<workspace::BaseEntry> m_entries;
    std::optional<knowledge::KnowledgeBase> m_current;
    State m_state = NoBase;
    QString m_folder;
    QString m_error;
    QStringList m_examples;
    std::vector<nlohmann::json> m_exampleReadings;  ///< one for each
    int m_opening = 0;                              ///< generation; a base opened late is dropped
    int m_listing = 0;
    bool m_listed = false;
};

}  // namespace tripletalk::app
