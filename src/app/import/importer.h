// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/import/cleaningrules.h"
#include "app/import/embeddertrial.h"
#include "app/import/importchoices.h"
#include "app/import/importfilemodel.h"
#include "app/import/importpreviewer.h"
#include "app/import/importrun.h"
#include "app/import/importstages.h"
#include "app/window/tasks.h"
#include "llm/providers.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// One import, for the pages of the wizard: the files and what is seen of them, how they are
/// imported, how far that has come, and the report. A preview of the files is made as soon as there
/// are any.
class Importer : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY stateChanged)
    Q_PROPERTY(tripletalk::app::ImportFileModel* files READ files CONSTANT)
    Q_PROPERTY(tripletalk::app::ImportPreviewer* preview READ preview CONSTANT)
    Q_PROPERTY(tripletalk::app::CleaningRules* cleaning READ cleaning CONSTANT)
    Q_PROPERTY(tripletalk::app::EmbedderTrial* trial READ trial CONSTANT)
    Q_PROPERTY(tripletalk::app::ImportStages* stages READ stages CONSTANT)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY optionsChanged)
    Q_PROPERTY(QString suggestedName READ suggestedName NOTIFY optionsChanged)
    Q_PROPERTY(QString target READ target NOTIFY optionsChanged)
    Q_PROPERTY(bool nameTaken READ nameTaken NOTIFY optionsChanged)
    Q_PROPERTY(bool replaces READ replaces WRITE setReplaces NOTIFY optionsChanged)
    Q_PROPERTY(
        QString badStatements READ badStatements WRITE setBadStatements NOTIFY optionsChanged)
    Q_PROPERTY(QString baseIri READ baseIri WRITE setBaseIri NOTIFY optionsChanged)
    Q_PROPERTY(bool baseIriFits READ baseIriFits NOTIFY optionsChanged)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY optionsChanged)
    Q_PROPERTY(QString embedder READ embedder WRITE setEmbedder NOTIFY optionsChanged)
    Q_PROPERTY(QString privacy READ privacy WRITE setPrivacy NOTIFY optionsChanged)
    Q_PROPERTY(QString error READ error NOTIFY stateChanged)
    Q_PROPERTY(QString errorDetail READ errorDetail NOTIFY stateChanged)
    Q_PROPERTY(QString errorPage READ errorPage NOTIFY stateChanged)
    Q_PROPERTY(QVariantMap report READ report NOTIFY stateChanged)

  public:
    enum State { Choosing, Running, Done, Failed };
    Q_ENUM(State)

    Importer(Tasks& tasks, Bases& bases, std::shared_ptr<net::Client> client,
             QObject* parent = nullptr);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] ImportFileModel* files() { return &m_files; }
    [[nodiscard]] ImportPreviewer* preview() { return &m_preview; }
    [[nodiscard]] CleaningRules* cleaning() { return &m_cleaning; }
    [[nodiscard]] EmbedderTrial* trial() { return &m_trial; }
    [[nodiscard]] ImportStages* stages() { return m_run.stages(); }

    [[nodiscard]] QString name() const { return m_choices.name; }
    /// Of the base that is replaced, else of the first file: used where `name` is empty.
    [[nodiscard]] QString suggestedName() const { return m_choices.suggestedName(m_files.paths()); }
    /// Folder of the base that is imported anew; empty for a base of its own.
    [[nodiscard]] QString target() const { return m_choices.target; }
    /// There is another base of this name, which may be replaced.
    [[nodiscard]] bool nameTaken() const {
        return !m_choices.takenFolder(m_files.paths(), m_bases).isEmpty();
    }
    [[nodiscard]] bool replaces() const { return m_choices.replaces; }
    /// "skip", "repair" or "stop"
    [[nodiscard]] QString badStatements() const { return m_choices.badStatements; }
    /// What relative IRIs of the files are relative to; empty for where each file lies.
    [[nodiscard]] QString baseIri() const { return m_choices.baseIri; }
    /// It is empty or an absolute IRI; an import with another one fails.
    [[nodiscard]] bool baseIriFits() const;
    /// Tag; empty for the most frequent one.
    [[nodiscard]] QString language() const { return m_choices.language; }
    /// "builtin", "ollama:NAME", "openai:NAME" or "none".
    [[nodiscard]] QString embedder() const { return m_choices.embedder; }
    [[nodiscard]] QString privacy() const {
        return m_choices.privacy;
    }  ///< "any", "local", "schema"
    void setName(const QString& name);
    void setReplaces(bool replaces);
    void setBadStatements(const QString& choice);
    /// `resume` looks at the files anew.
    void setBaseIri(const QString& iri);
    void setLanguage(const QString& language);
    void setEmbedder(const QString& embedder);
    void setPrivacy(const QString& rule);

    [[nodiscard]] QString error() const { return m_error; }
    [[nodiscard]] QString errorDetail() const { return m_errorDetail; }
    /// The page of the wizard on which something can be done about it: "sources", "preview",
    /// "search" or "run".
    [[nodiscard]] QString errorPage() const { return m_errorPage; }
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
    /// Previews the files if that has not been done as they are to be read now.
    Q_INVOKABLE void resume();
    /// The host that passages would be sent to; empty if they stay on this computer.
    Q_INVOKABLE QString destinationOf(const QString& embedder) const;
    /// Tries the chosen embedder on a few passages.
    Q_INVOKABLE void tryEmbedder();
    /// Imports the files and opens the base.
    Q_INVOKABLE void start();
    Q_INVOKABLE void cancel() { m_run.cancel(); }
    /// Back to choosing, with no files.
    Q_INVOKABLE void reset();
    /// Imports these files into this folder, whatever base is there: the bundled sample.
    void importInto(const std::vector<std::filesystem::path>& files,
                    const std::filesystem::path& target, const std::string& name);

  Q_SIGNALS:
    void stateChanged();
    void optionsChanged();
    void imported(const QString& folder);

  private:
    void filesChanged();
    void previewChanged();
    void readTarget(const QString& target);
    void run(const ImportJob& job);
    void ended(const ImportJob& job, const Result<knowledge::ImportReport>& result);
    void failed(const Error& error);

    Tasks& m_tasks;
    Bases& m_bases;
    llm::Access m_access;
    ImportFileModel m_files;
    ImportPreviewer m_preview;
    CleaningRules m_cleaning;
    EmbedderTrial m_trial;
    ImportRun m_run;
    ImportChoices m_choices;
    QString m_usualLanguage;
    std::vector<std::filesystem::path> m_previewed;  ///< the files of the preview
    QString m_previewedBase;                         ///< its base of relative IRIs
    State m_state = Choosing;
    QString m_error;
    QString m_errorDetail;
    QString m_errorPage;
    QVariantMap m_report;
    bool m_quiet = false;  ///< what runs is the program's own
};

}  // namespace tripletalk::app
