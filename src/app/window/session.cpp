// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/session.h"

#include "app/window/notifier.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/file.h"

#include <algorithm>
#include <iterator>

#include <QClipboard>
#include <QGuiApplication>
#include <QProcess>

namespace tripletalk::app {

using workspace::Settings;

Session::Session(const std::filesystem::path& data, AnswererFactory answerers,
                 const std::shared_ptr<net::Client>& client, QObject* parent)
    : QObject(parent),
      m_data(data),
      m_history(data / "conversations.db"),
      m_settings(m_disk, data / "settings.json"),
      m_endpointKeys(client),
      m_bases(m_tasks, m_endpointKeys, data),
      m_baseKeeper(m_tasks, m_bases, m_endpointKeys),
      m_network(m_settings, m_tasks, client),
      m_ollama(llm::Provider::Ollama, m_lookups, client),
      m_openAiServers(m_settings, m_lookups, client),
      m_consent(m_settings, m_bases, m_configurations),
      m_sharing({m_tasks, m_bases, m_settings, m_configurations, client}),
      m_indexer(m_lookups, m_bases, client),
      m_conversations(m_history),
      m_exporter(m_tasks, m_history, m_conversations, m_bases),
      m_derivation({m_tasks, m_history, m_bases, m_consent, client}),
      m_explorer(m_bases, m_tasks),
      m_importer(m_tasks, m_bases, client),
      m_schemaEditor(m_tasks, m_bases),
      m_tableShaping(m_tasks, m_schemaEditor),
      m_schemaAdvice(m_tasks, m_schemaEditor, m_tableShaping, m_configurations, m_consent, client),
      m_chat({m_tasks, m_history, m_bases, m_configurations, m_conversations, m_derivation,
              m_consent, answerers}),
      m_comparison(m_tasks, m_chat, m_configurations, m_consent),
      m_feedback(m_tasks, m_bases, m_chat),
      m_completer(m_bases),
      m_partFinder(m_bases),
      m_keptExamples(m_tasks),
      m_keptWords(m_tasks),
      m_questions(m_tasks, m_bases, m_configurations, m_consent, std::move(answerers)) {
    for (const auto* language : knowledge::queryLanguages())
        m_consoles.push_back(std::make_unique<Console>(m_bases, m_queryFiles, *language, this));
    connectSettings();
    connectBases();
    m_exporter.setCharts([this] { return charts(); });
    connect(&m_exporter, &Exporter::failed, this, &Session::notice);
    connect(&m_exporter, &Exporter::saved, this,
            [this](const QString& file) { Q_EMIT notice(tr("“%1” was saved.").arg(file)); });
    connectModels();
    connect(&m_history, &History::failed, this, &Session::notice);
    connect(&m_chat, &Chat::longAnswered, this,
            [](const QString& question) { notifyIfAway(tr("The answer is there"), question); });
    connect(&m_feedback, &Feedback::failed, this, &Session::notice);
    connectTaught();
    connect(&m_schemaEditor, &SchemaEditor::applied, &m_questions, &QuestionSet::schemaChanged);
    connect(&m_schemaEditor, &SchemaEditor::notice, this, &Session::notice);
    connect(&m_importer, &Importer::imported, &m_bases, &Bases::open);
    m_conversations.load();
    m_settings.loadKeys();
}

Session::~Session() {
    m_chat.shutdown();
    m_feedback.shutdown();
    m_derivation.mattered()->shutdown();
    for (const auto& console : m_consoles) console->shutdown();
    m_explorer.shutdown();
    m_importer.shutdown();
    m_baseKeeper.shutdown();
    m_sharing.shutdown();
    m_indexer.shutdown();
    m_ollama.shutdown();
    m_openAiServers.shutdown();
    m_schemaEditor.shutdown();
    m_tableShaping.shutdown();
    m_schemaAdvice.shutdown();
    m_questions.shutdown();
    m_tasks.waitForDone();
    m_lookups.waitForDone();
    m_history.flush();
}

Console* Session::console(const QString& language) const {
    const auto found = std::ranges::find_if(
        m_consoles, [&](const auto& one) { return one->language().name == language; });
    return found == m_consoles.end() ? nullptr : found->get();
}

void Session::connectSettings() {
    const Settings& values = m_settings.values();
    m_configurations.setSaved(values.configurations, values.configuration);
    m_bases.setOthers(values.otherBases);
    accessChanged();
    connect(&m_settings, &AppSettings::accessChanged, this, &Session::accessChanged);
    const auto language = [this] { m_importer.setUsualLanguage(m_settings.dataLanguage()); };
    connect(&m_settings, &AppSettings::changed, this, language);
    language();
    // Queued: only then the new language is there.
    connect(&m_settings, &AppSettings::languageChanged, this, &Session::retranslate,
            Qt::QueuedConnection);
    connect(&m_configurations, &Configurations::savedChanged, this, [this] {
        m_settings.update([this](Settings& settings) {
            settings.configurations = m_configurations.saved()->all();
            settings.configuration = m_configurations.current().name;
        });
    });
    connect(&m_chat, &Chat::conversationChanged, this, [this] {
        m_settings.update([this](Settings& settings) {
            settings.conversation = m_chat.temporary() ? "" : utf8(m_chat.conversation());
        });
    });
    connect(&m_bases, &Bases::currentChanged, this, [this] {
        m_configurations.setBase(m_bases.current() ? std::optional(m_bases.current()->manifest())
                                                   : std::nullopt);
        if (m_bases.state() != Bases::Ready) return;
        m_settings.update([this](Settings& settings) { settings.base = utf8(m_bases.folder()); });
    });
}

std::vector<ShownChart> Session::charts() {
    std::vector<ShownChart> shown = m_derivation.charts();
    for (const TurnPtr& turn : m_chat.turns()->turns())
        if (turn->table && turn->table->charted())
            shown.push_back({utf8(turn->run().id), 0, turn->table});
    return shown;
}

void Session::connectTaught() {
    connect(&m_keptExamples, &KeptExamples::failed, this, &Session::notice);
    connect(&m_keptWords, &KeptWords::failed, this, &Session::notice);
    connect(
        &m_feedback, &Feedback::wordGiven, this,
        [this](const QString& folder, const QString& word, const QString& target) {
            if (m_keptWords.folder() == folder) m_keptWords.lookAgain();
            Q_EMIT notice(
                tr("“%1” means “%2” from now on: see the words of this base.").arg(word, target));
        });
    connect(&m_keptExamples, &KeptExamples::changed, this, [this](const QString& folder) {
        if (m_baseKeeper.details().value("folder") == folder) m_baseKeeper.look(folder);
        if (m_keptWords.folder() == folder) m_keptWords.lookAgain();
    });
    connect(&m_keptWords, &KeptWords::changed, this, [this](const QString& folder) {
        if (m_bases.folder() == folder) m_bases.refresh();
        if (m_keptExamples.folder() == folder) m_keptExamples.readWords();
    });
}

void Session::connectBases() {
    // What was deleted is gone now, unless another window may still bring it back.
    std::vector<std::filesystem::path> deleted;
    m_presence.emplace(Presence::announce(m_data / ".bases.lock",
                                          [&] { deleted = workspace::asideBases(m_data); }));
    m_tasks.run([gone = std::move(deleted)] {
        std::error_code ignored;
        for (const auto& folder : gone) std::filesystem::remove_all(folder, ignored);
    });
    connect(&m_baseKeeper, &BaseKeeper::done, this, &Session::notice);
    connect(&m_baseKeeper, &BaseKeeper::othersChanged, this,
            [this](const std::vector<std::string>& folders) {
                m_settings.update([&](Settings& settings) { settings.otherBases = folders; });
            });
    connect(m_explorer.builder(), &QueryBuilder::asked, this,
            [this](const QString& words, const nlohmann::json& reading) {
                m_chat.askReading(words, reading);
                show("chat");
            });
    connect(&m_chat, &Chat::baseChanged, this, &Session::followChat);
    connect(&m_bases, &Bases::listChanged, this, &Session::followChat);
    connect(&m_bases, &Bases::currentChanged, this, &Session::chatBaseChanged);
    // A chat belongs to one base: with another, a new one begins.
    connect(&m_bases, &Bases::chosen, this, [this](const QString& id) {
        if (!m_chat.base().isEmpty() && m_chat.base() != id) m_chat.newConversation();
    });
}

void Session::followChat() {
    if (!m_chat.base().isEmpty()) m_bases.openFor(m_chat.base());
    Q_EMIT chatBaseChanged();
}

bool Session::chatBaseGone() const {
    return !m_chat.base().isEmpty() && !m_bases.mayHave(m_chat.base());
}

void Session::refresh() {
    m_conversations.refresh();
    m_bases.reload();
}

void Session::openWindow() {
    if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), {}))
        Q_EMIT notice(tr("Another window could not be opened."));
}

void Session::connectModels() {
    const auto offer = [this] {
        auto known = m_ollama.known();
        std::ranges::move(m_openAiServers.known(), std::back_inserter(known));
        for (KnownModel& one : known) one.title = m_openAiServers.titleOf(qs(one.spec));
        m_configurations.setModels(known);
    };
    connect(&m_ollama, &ModelCatalog::changed, this, offer);
    connect(&m_ollama, &ModelCatalog::arrived, this, [this](const QString& spec) {
        // Whoever got one while none answered wants to ask it.
        if (m_configurations.asksModel()) return;
        m_configurations.useModel(spec);
        Q_EMIT notice(tr("%1 is here, and it answers from now on.").arg(m_configurations.name()));
    });
    connect(&m_openAiServers, &OpenAiServers::modelsChanged, this, offer);
}

void Session::accessChanged() {
    const llm::Access access = m_settings.access();
    m_ollama.setAccess(access);
    m_indexer.setAccess(access);
    m_openAiServers.setAccess(access);
    m_configurations.setAccess(access);
    m_importer.setAccess(access);
    m_baseKeeper.setAccess(access);
    m_schemaAdvice.setAccess(access);
    m_questions.setAccess(access);
    m_chat.setAccess(access);
    m_derivation.mattered()->setAccess(access);
}

/// What is told in words that were put together here; the window's own are bound anew by the
/// engine.
void Session::retranslate() {
    const std::initializer_list<QAbstractItemModel*> models{m_explorer.classes(),
                                                            m_explorer.search(),
                                                            m_derivation.sources(),
                                                            m_derivation.steps(),
                                                            m_chat.turns(),
                                                            m_comparison.sides(),
                                                            m_schemaEditor.changes(),
                                                            m_importer.cleaning(),
                                                            &m_questions,
                                                            &m_ollama,
                                                            &m_modelOffers};
    for (QAbstractItemModel* model : models)
        if (const int rows = model->rowCount(); rows > 0)
            Q_EMIT model->dataChanged(model->index(0, 0), model->index(rows - 1, 0));
    m_openAiServers.retranslate();
    Q_EMIT m_configurations.changed();
    Q_EMIT m_modelOffers.retranslated();
    m_bases.retranslate();
    m_chat.retranslate();
    m_explorer.classes()->retranslate();
    m_explorer.neighbourhood()->retranslate();
}

namespace {
/// True for a base that this program can only make anew.
bool isOutdated(const std::filesystem::path& base) {
    const auto opened = knowledge::KnowledgeBase::open(base);
    return !opened && opened.error().kind == ErrorKind::Version;
}
}  // namespace

void Session::start(const std::filesystem::path& base,
                    const std::vector<std::filesystem::path>& sample) {
    const Settings& values = m_settings.values();
    if (!m_settings.problem().isEmpty()) Q_EMIT notice(m_settings.problem());
    std::error_code failed;
    std::filesystem::path wanted = base;
    if (!base.empty()) {
        wanted = std::filesystem::absolute(base, failed);
        auto others = values.otherBases;
        if (wanted.parent_path() != m_data / "bases" &&
            std::ranges::find(others, wanted.string()) == others.end()) {
            others.push_back(wanted.string());
            m_settings.update([&](Settings& settings) { settings.otherBases = others; });
            m_bases.setOthers(others);
        }
    } else if (std::filesystem::exists(values.base, failed)) {
        wanted = values.base;
    }
    m_bases.reload();
    // Nobody elsewhere is asked anything without being told to.
    if (m_ollama.local()) m_ollama.look();
    if (!values.conversation.empty() && base.empty()) m_chat.open(qs(values.conversation));
    const auto sampleBase = m_data / "bases" / "sample.kb";
    if (wanted.empty() && std::filesystem::exists(sampleBase, failed)) wanted = sampleBase;
    const bool makeSample = wanted.empty() || (wanted == sampleBase && isOutdated(sampleBase));
    if (makeSample && !sample.empty())
        m_importer.importInto(sample, sampleBase, "Sample");
    else if (!wanted.empty())
        m_bases.open(qs(wanted.string()));
}

void Session::show(const QString& view, const QVariantMap& wanted) {
    Q_EMIT viewRequested(view, wanted);
}

void Session::build(const QString& run) {
    const auto reading = m_chat.readingOf(run);
    if (reading.is_null()) return;
    m_explorer.openReading(reading);
    show("explore");
}

void Session::save(const QUrl& file, const QVariant& content) {
    const QString path = file.toLocalFile();
    m_disk.run(
        this,
        [path = utf8(path), bytes = content.toByteArray().toStdString()] {
            return writeFileAtomically(path, bytes);
        },
        [this, path](const Result<void>& saved) {
            Q_EMIT notice(saved ? tr("Saved as %1.").arg(path) : translated(saved.error()));
        });
}

void Session::copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }

}  // namespace tripletalk::app
