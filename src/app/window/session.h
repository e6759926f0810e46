// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/basekeeper.h"
#include "app/bases/bases.h"
#include "app/bases/keptexamples.h"
#include "app/bases/keptwords.h"
#include "app/chat/chat.h"
#include "app/chat/completer.h"
#include "app/chat/feedback.h"
#include "app/chat/partfinder.h"
#include "app/configurations/comparison.h"
#include "app/configurations/configurations.h"
#include "app/console/console.h"
#include "app/conversations/conversationmodel.h"
#include "app/conversations/exporter.h"
#include "app/conversations/history.h"
#include "app/derivation/derivation.h"
#include "app/dialogs/consent.h"
#include "app/explore/explorer.h"
#include "app/import/importer.h"
#include "app/schema/questionset.h"
#include "app/schema/schemaadvice.h"
#include "app/schema/schemaeditor.h"
#include "app/settings/appsettings.h"
#include "app/settings/basesharing.h"
#include "app/settings/indexer.h"
#include "app/settings/modelcatalog.h"
#include "app/settings/modeloffers.h"
#include "app/settings/networksettings.h"
#include "app/settings/openaiservers.h"
#include "app/window/tasks.h"
#include "base/presence.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include <QList>
#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// Everything that one window shows, wired together. Given to the root of the QML as its required
/// property; there are no global objects.
class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program and given to the window")
    Q_PROPERTY(tripletalk::app::ConversationModel* conversations READ conversations CONSTANT)
    Q_PROPERTY(tripletalk::app::Chat* chat READ chat CONSTANT)
    Q_PROPERTY(tripletalk::app::Completer* completer READ completer CONSTANT)
    Q_PROPERTY(tripletalk::app::PartFinder* partFinder READ partFinder CONSTANT)
    Q_PROPERTY(tripletalk::app::Feedback* feedback READ feedback CONSTANT)
    Q_PROPERTY(tripletalk::app::Derivation* derivation READ derivation CONSTANT)
    Q_PROPERTY(tripletalk::app::Explorer* explorer READ explorer CONSTANT)
    Q_PROPERTY(tripletalk::app::Bases* bases READ bases CONSTANT)
    Q_PROPERTY(tripletalk::app::Configurations* configurations READ configurations CONSTANT)
    Q_PROPERTY(tripletalk::app::Importer* importer READ importer CONSTANT)
    Q_PROPERTY(tripletalk::app::SchemaEditor* schemaEditor READ schemaEditor CONSTANT)
    Q_PROPERTY(tripletalk::app::TableShaping* tableShaping READ tableShaping CONSTANT)
    Q_PROPERTY(tripletalk::app::SchemaAdvice* schemaAdvice READ schemaAdvice CONSTANT)
    Q_PROPERTY(tripletalk::app::QuestionSet* questions READ questions CONSTANT)
    Q_PROPERTY(tripletalk::app::AppSettings* settings READ settings CONSTANT)
    Q_PROPERTY(tripletalk::app::BaseKeeper* baseKeeper READ baseKeeper CONSTANT)
    Q_PROPERTY(tripletalk::app::KeptExamples* keptExamples READ keptExamples CONSTANT)
    Q_PROPERTY(tripletalk::app::KeptWords* keptWords READ keptWords CONSTANT)
    Q_PROPERTY(tripletalk::app::Exporter* exporter READ exporter CONSTANT)
    Q_PROPERTY(bool chatBaseGone READ chatBaseGone NOTIFY chatBaseChanged)
    Q_PROPERTY(tripletalk::app::NetworkSettings* network READ network CONSTANT)
    Q_PROPERTY(tripletalk::app::ModelCatalog* ollama READ ollama CONSTANT)
    Q_PROPERTY(tripletalk::app::OpenAiServers* openAiServers READ openAiServers CONSTANT)
    Q_PROPERTY(tripletalk::app::ModelOffers* modelOffers READ modelOffers CONSTANT)
    Q_PROPERTY(tripletalk::app::Indexer* indexer READ indexer CONSTANT)
    Q_PROPERTY(tripletalk::app::Comparison* comparison READ comparison CONSTANT)
    Q_PROPERTY(tripletalk::app::Consent* consent READ consent CONSTANT)
    Q_PROPERTY(tripletalk::app::BaseSharing* sharing READ sharing CONSTANT)

  public:
    Session(const std::filesystem::path& data, AnswererFactory answerers,
            const std::shared_ptr<net::Client>& client, QObject* parent = nullptr);
    /// Stops and waits for all work.
    ~Session() override;

    /// Opens this base; with an empty one the base of the last session, else the sample, which is
    /// imported first if need be.
    void start(const std::filesystem::path& base, const std::vector<std::filesystem::path>& sample);

    [[nodiscard]] ConversationModel* conversations() { return &m_conversations; }
    [[nodiscard]] Chat* chat() { return &m_chat; }
    [[nodiscard]] Completer* completer() { return &m_completer; }
    [[nodiscard]] PartFinder* partFinder() { return &m_partFinder; }
    [[nodiscard]] Feedback* feedback() { return &m_feedback; }
    [[nodiscard]] Derivation* derivation() { return &m_derivation; }
    /// That of a language; null if there is none.
    [[nodiscard]] Q_INVOKABLE tripletalk::app::Console* console(const QString& language) const;
    [[nodiscard]] Explorer* explorer() { return &m_explorer; }
    [[nodiscard]] Bases* bases() { return &m_bases; }
    [[nodiscard]] Configurations* configurations() { return &m_configurations; }
    [[nodiscard]] Importer* importer() { return &m_importer; }
    [[nodiscard]] SchemaEditor* schemaEditor() { return &m_schemaEditor; }
    [[nodiscard]] TableShaping* tableShaping() { return &m_tableShaping; }
    [[nodiscard]] SchemaAdvice* schemaAdvice() { return &m_schemaAdvice; }
    [[nodiscard]] QuestionSet* questions() { return &m_questions; }
    [[nodiscard]] AppSettings* settings() { return &m_settings; }
    [[nodiscard]] BaseKeeper* baseKeeper() { return &m_baseKeeper; }
    [[nodiscard]] KeptExamples* keptExamples() { return &m_keptExamples; }
    [[nodiscard]] KeptWords* keptWords() { return &m_keptWords; }
    [[nodiscard]] Exporter* exporter() { return &m_exporter; }
    /// The knowledge base that the shown conversation talks with is not there any more.
    [[nodiscard]] bool chatBaseGone() const;
    [[nodiscard]] NetworkSettings* network() { return &m_network; }
    [[nodiscard]] ModelCatalog* ollama() { return &m_ollama; }
    [[nodiscard]] OpenAiServers* openAiServers() { return &m_openAiServers; }
    [[nodiscard]] ModelOffers* modelOffers() { return &m_modelOffers; }
    [[nodiscard]] Indexer* indexer() { return &m_indexer; }
    [[nodiscard]] Comparison* comparison() { return &m_comparison; }
    [[nodiscard]] Consent* consent() { return &m_consent; }
    [[nodiscard]] BaseSharing* sharing() { return &m_sharing; }

    /// Another window of the program, on the same data.
    Q_INVOKABLE void openWindow();
    /// Shows what other windows wrote meanwhile.
    Q_INVOKABLE void refresh();
    /// Text to the clipboard.
    Q_INVOKABLE void copy(const QString& text) const;
    /// Shows the query of an answer, by its run, in Explore, where it can be built on.
    Q_INVOKABLE void build(const QString& run);
    /// Writes a text (string) or bytes (ArrayBuffer) to a file that the person chose, on a worker;
    /// `notice` tells of the end.
    Q_INVOKABLE void save(const QUrl& file, const QVariant& content);
    /// Asks the window to show a view ("import", "schema", "settings", "sources"…) and in it what
    /// `wanted` names.
    Q_INVOKABLE void show(const QString& view, const QVariantMap& wanted = {});

  Q_SIGNALS:
    /// Something went wrong that belongs to no place of the window.
    void notice(const QString& message);
    void chatBaseChanged();
    void viewRequested(const QString& view, const QVariantMap& wanted);

  private:
    void accessChanged();
    void retranslate();
    void connectSettings();
    /// Those that stand in the place of tables of the chat and the derivation.
    [[nodiscard]] std::vector<ShownChart> charts();
    void connectTaught();
    void connectBases();
    void followChat();
    void connectModels();

    std::filesystem::path m_data;
    std::optional<Presence> m_presence;  ///< in the data folder
    Tasks m_disk{1};                     ///< in order: settings
    Tasks m_tasks{4};
    Tasks m_lookups{4};  ///< of servers: fetching a model takes its time
    History m_history;
    AppSettings m_settings;
    EndpointKeys m_endpointKeys;
    Bases m_bases;
    BaseKeeper m_baseKeeper;
    Configurations m_configurations;
    NetworkSettings m_network;
    ModelCatalog m_ollama;
    OpenAiServers m_openAiServers;
    ModelOffers m_modelOffers;
    Consent m_consent;
    BaseSharing m_sharing;
    Indexer m_indexer;
    ConversationModel m_conversations;
    Exporter m_exporter;
    Derivation m_derivation;
    Tasks m_queryFiles{1};
    std::vector<std::unique_ptr<Console>> m_consoles;
    Explorer m_explorer;
    Importer m_importer;
    SchemaEditor m_schemaEditor;
    TableShaping m_tableShaping;
    SchemaAdvice m_schemaAdvice;
    Chat m_chat;
    Comparison m_comparison;
    Feedback m_feedback;
    Completer m_completer;
    PartFinder m_partFinder;
    KeptExamples m_keptExamples;
    KeptWords m_keptWords;
    QuestionSet m_questions;
};

}  // namespace tripletalk::app
