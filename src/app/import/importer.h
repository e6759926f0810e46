// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/import/cleaningrules.h"
#include "app/import/embeddertrial.h"
#include "app/import/importfilemodel.h"
#include "app/import/importpreviewer.h"
#include "app/window/tasks.h"
#include "knowledge/importfiles.h"
#include "llm/providers.h"

#include <memory>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// One import: what is imported and how, how far each stage has come (the rows of this list), and
/// the report. A preview of the files is made as soon as there are any. Progress comes at most 20
/// times a second.
class Importer : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(tripletalk::app::ImportFileModel* files READ files CONSTANT)
    Q_PROPERTY(tripletalk::app::ImportPreviewer* preview READ preview CONSTANT)
    Q_PROPERTY(tripletalk::app::CleaningRules* cleaning READ cleaning CONSTANT)
    Q_PROPERTY(tripletalk::app::EmbedderTrial* trial READ trial CONSTANT)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY optionsChanged)
    Q_PROPERTY(QString suggestedName READ suggestedName NOTIFY optionsChanged)
    Q_PROPERTY(QString target READ target NOTIFY optionsChanged)
    Q_PROPERTY(bool nameTaken READ nameTaken NOTIFY optionsChanged)
    Q_PROPERTY(bool replaces READ replaces WRITE setReplaces NOTIFY optionsChanged)
    Q_PROPERTY(bool skipBadLines READ skipBadLines WRITE setSkipBadLines NOTIFY optionsChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY optionsChanged)
    Q_PROPERTY(QString embedder READ embedder WRITE setEmbedder NOTIFY optionsChanged)
    Q_PROPERTY(QString privacy READ privacy WRITE setPrivacy NOTIFY optionsChanged)
    Q_PROPERTY(QString error READ error NOTIFY stateChanged)
    Q_PROPERTY(QString errorDetail READ errorDetail NOTIFY stateChanged)
    Q_PROPERTY(QString errorPage READ errorPage NOTIFY stateChanged)
    Q_PROPERTY(double fraction READ fraction NOTIFY fractionChanged)
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
    [[nodiscard]] ImportFileModel* files() { return &m_files; }
    [[nodiscard]] ImportPreviewer* preview() { return &m_preview; }
    [[nodiscard]] CleaningRules* cleaning() { return &m_cleaning; }
    [[nodiscard]] EmbedderTrial* trial() { return &m_trial; }

    [[nodiscard]] QString name() const { return m_options.name; }
    /// Of the base that is replaced, else of the first file: used where `name` is empty.
    [[nodiscard]] QString suggestedName() const;
    /// Folder of the base that is imported anew; empty for a base of its own.
    [[nodiscard]] QString target() const { return m_options.target; }
    /// There is another base of this name, which may be replaced.
    [[nodiscard]] bool nameTaken() const { return !folderOfName().isEmpty(); }
    [[nodiscard]] bool replaces() const { return m_options.replaces; }
    [[nodiscard]] bool skipBadLines() const { return m_options.skipBadLines; }
    /// Tag; empty for the most frequent one.
    [[nodiscard]] QString language() const { return m_options.language; }
    /// "builtin", "ollama:NAME", "openai:NAME" or "none".
    [[nodiscard]] QString embedder() const { return m_options.embedder; }
    [[nodiscard]] QString privacy() const {
        return m_options.privacy;
    }  ///< "any", "local", "schema"
    void setName(const QString& name);
    void setReplaces(bool replaces);
    void setSkipBadLines(bool skip);
    void setLanguage(const QString& language);
    void setEmbedder(const QString& embedder);
    void setPrivacy(const QString& rule);

    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString errorDetail() const { return m_errorDetail; }
    /// The page of the wizard on which something can be done about it: "sources", "preview",
    /// "search" or "run".
    [[nodiscard]] QString errorPage() const { return m_errorPage; }
    /// Of all stages together.
    [[nodiscard]] double fraction() const;
    /// importReportMap, and name, documents, embedder.
    [[nodiscard]] QVariantMap report() const { return m_report; }
    /// The language of new bases if the person chooses none; empty: the graph's own.
    void setUsualLanguage(const QString& language);
    void setAccess(llm::Access access) { m_access = std::move(access); }
    void shutdown();

    /// Begins anew with these files or folders; with a folder of a base this one is replaced.
    Q_INVOKABLE void prepare(const QList<QUrl>& sources, const QString& target = {});
    /// Lets a preview that is not done yet, and an error, be: nobody looks at them until `resume`.
    Q_INVOKABLE void rest();
    Q_INVOKABLE void resume();
    /// The host that passages would be sent to; empty if they stay on this computer.
    Q_INVOKABLE QString destinationOf(const QString& embedder) const;
    /// Tries the chosen embedder on a few passages.
    Q_INVOKABLE void tryEmbedder();
    /// Imports the files and opens the base.
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel();
    /// Back to choosing, with no files.
    Q_INVOKABLE void reset();
    /// Imports these files into this folder, whatever base is there: the bundled sample.
    void importInto(const std::vector<std::filesystem::path>& files,
                    const std::filesystem::path& target, const std::string& name);

  Q_SIGNALS:
    void stateChanged();
    void optionsChanged();
    void fractionChanged();
    void imported(const QString& folder);

  private:
    struct Options {
        QString name;
        QString target;
        QString targetName;
        bool replaces = false;
        bool skipBadLines = true;
        QString language;
        QString embedder = QStringLiteral("builtin");
        QString privacy = QStringLiteral("any");
    };
    struct Job {
        std::vector<std::filesystem::path> files;
        std::filesystem::path target;
        knowledge::ImportOptions options = {};
        std::string embedder;
        bool quiet = false;  ///< the program's own: nobody asked for a report
    };
    [[nodiscard]] QString folderOfName() const;
    [[nodiscard]] std::filesystem::path targetFolder() const;
    [[nodiscard]] knowledge::Privacy rule() const;
    void filesChanged();
    void previewChanged();
    void readTarget(const QString& target);
    void run(const Job& job);
    void progressed(const Progress& progress);
    void ended(const Job& job, const Result<knowledge::ImportReport>& result);
    void failed(const Error& error);

    Tasks& m_tasks;
    Bases& m_bases;
    std::shared_ptr<net::Client> m_client;
    llm::Access m_access;
    ImportFileModel m_files;
    ImportPreviewer m_preview;
    CleaningRules m_cleaning;
    EmbedderTrial m_trial;
    Options m_options;
    QString m_usualLanguage;
    std::vector<std::filesystem::path> m_previewed;  ///< the files of the preview
    State m_state = Choosing;
    QString m_error;
    QString m_errorDetail;
    QString m_errorPage;
    QVariantMap m_report;
    std::vector<Progress> m_stages;
    CancelToken m_cancel;
    bool m_quiet = false;  ///< what runs is the program's own
    int m_generation = 0;
};

}  // namespace tripletalk::app
