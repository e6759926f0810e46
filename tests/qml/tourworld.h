// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/translation.h"
#include "app/world.h"
#include "support/sparqlserver.h"
#include "support/testmodelserver.h"
#include "workspace/answerer.h"

#include <QAccessible>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QObject>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QThreadPool>

/// A session over real graphs, answered offline as the program does; questions that begin with
/// "slow" or "fail" are answered by the scripted strategy. For walks through all views: it can also
/// switch what a person cannot switch from QML, and keep pictures.
class TourWorld : public QObject {
    Q_OBJECT
    Q_PROPERTY(tripletalk::app::Session* session READ session CONSTANT)
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(QString wanted READ wanted CONSTANT)

  public:
    TourWorld() {
        connect(session()->settings(), &tripletalk::app::AppSettings::languageChanged, this,
                [this] {
                    m_translation.use(session()->settings()->language());
                    if (QQmlEngine* engine = qmlEngine(this)) engine->retranslate();
                });
    }
    ~TourWorld() override { QThreadPool::globalInstance()->waitForDone(); }

    [[nodiscard]] tripletalk::app::Session* session() { return &m_world.session(); }
    /// Where pictures go, and the beginning of the names of the views that are wanted.
    [[nodiscard]] QString folder() const { return qEnvironmentVariable("TRIPLETALK_TOUR"); }
    [[nodiscard]] QString wanted() const { return qEnvironmentVariable("TRIPLETALK_TOUR_VIEWS"); }

    /// "sample", "languages" or "harbours"; "elsewhere" is the sample behind an endpoint; "press"
    /// the sample with road tests beside it, asked of a model that wants both; "taught" keeps
    /// examples, "untaught" one of no use, "words" words beside the tables' names; "" opens none.
    Q_INVOKABLE bool open(const QString& graph) {
        if (graph.isEmpty()) return true;
        if (graph == QStringLiteral("elsewhere")) return connectSample();
        if (graph == QStringLiteral("press")) return openBoth();
        if (graph == QStringLiteral("taught")) return openTaught();
        if (graph == QStringLiteral("untaught")) return openUntaught();
        if (graph == QStringLiteral("words")) return openWords();
        return m_world.openGraph(graph.toStdString(), graphOf(graph));
    }
    /// Of "press": the road tests are there, free for every model, and the model is at its
    /// beginning.
    Q_INVOKABLE void beginAnew() {
        using namespace tripletalk::app;
        m_reader = std::make_unique<tripletalk::tests::ModelServer>(readsBoth());
        session()->settings()->setOpenAiBaseUrl(qs(m_reader->openAiUrl()));
        session()->configurations()->useModel(QStringLiteral("openai:reader"));
        session()->configurations()->setStrategy(QStringLiteral("grasp"));
        session()->baseKeeper()->undoRemove();
        test::until([&] { return session()->bases()->rowCount() == 2; });
        const auto free = [&] {
            const auto* entry = session()->bases()->entryOf(folderOf(QStringLiteral("press")));
            return entry && entry->manifest.privacy == tripletalk::knowledge::Privacy::Any;
        };
        if (free()) return;
        session()->baseKeeper()->setPrivacy(folderOf(QStringLiteral("press")),
                                            QStringLiteral("any"));
        test::until(free);
    }
    /// An Ollama with a small model and a large one, and two servers of OpenAI's protocol with one.
    Q_INVOKABLE void serveModels() {
        using namespace tripletalk::app;
        m_ollama = std::make_unique<tripletalk::tests::ModelServer>();
        m_ollama->setPage("/api/tags", {200, {R"({"models":[
            {"name":"llama3.2:3b","size":2019393189,"details":{"parameter_size":"3.2B","quantization_level":"Q4_K_M"}},
            {"name":"mistral-small3.2:24b","size":15177384862,"details":{"parameter_size":"24.0B","quantization_level":"Q4_K_M"}}]})"}});
        m_ollama->setPage("/api/show", {200, {R"({"model_info":{"general.architecture":"llama",
            "llama.context_length":131072}})"}});
        m_ollama->setLoadedModels({"clever:7b"});
        session()->settings()->setOllamaHost(qs(m_ollama->ollamaUrl()));
        session()->ollama()->look();
        session()->openAiServers()->setAddress({}, qs(m_ollama->openAiUrl()));
        session()->openAiServers()->add(QStringLiteral("Lab"), qs(m_ollama->openAiUrl()), {});
    }
    Q_INVOKABLE QString folderOf(const QString& base) const {
        return tripletalk::app::qs(
            (m_world.folder() / "bases" / (base.toStdString() + ".kb")).string());
    }
    Q_INVOKABLE QUrl graphFile() const {
        return QUrl::fromLocalFile(tripletalk::app::qs(graphOf(QStringLiteral("sample")).string()));
    }
    /// A file whose third line is no Turtle.
    Q_INVOKABLE QUrl brokenFile() const {
        const auto file = m_world.folder() / "broken.ttl";
        std::ofstream(file) << "@prefix x: <http://x/> .\nx:a x:b 1 .\nthis is no triple\n";
        return QUrl::fromLocalFile(tripletalk::app::qs(file.string()));
    }
    Q_INVOKABLE void mirror(bool on) {
        QGuiApplication::setLayoutDirection(on ? Qt::RightToLeft : Qt::LeftToRight);
    }
    /// Controls take their names and roles now, as if a screen reader were there.
    Q_INVOKABLE void tellAccessibility() { QAccessible::setActive(true); }

    Q_INVOKABLE void save(QQuickWindow* window, const QString& name) {
        const QImage picture = window->grabWindow();
        QThreadPool::globalInstance()->start(
            [picture, file = QDir(folder()).filePath(name)] { picture.save(file); });
    }
    Q_INVOKABLE bool write(const QString& name, const QString& text) {
        QFile file(QDir(folder()).filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
    }

  private:
    class Mixed : public tripletalk::answering::AnswerStrategy {
      public:
        explicit Mixed(std::unique_ptr<AnswerStrategy> real) : m_real(std::move(real)) {}
        [[nodiscard]] std::string_view name() const override { return m_real->name(); }
        void answer(const tripletalk::answering::Question& question,
                    tripletalk::answering::Trace& trace,
                    const tripletalk::CancelToken& cancel) override {
            if (question.text.starts_with("slow") || question.text.starts_with("fail"))
                return tripletalk::app::test::Scripted().answer(question, trace, cancel);
            m_real->answer(question, trace, cancel);
        }

      private:
        std::unique_ptr<AnswerStrategy> m_real;
    };

    static tripletalk::Result<std::unique_ptr<tripletalk::answering::AnswerStrategy>> answerer(
        const tripletalk::workspace::Configuration& configuration,
        const std::vector<tripletalk::knowledge::KnowledgeBase>& bases,
        const tripletalk::llm::Access& access) {
        using namespace tripletalk;
        const auto gate =
            workspace::PrivacyGate::of(bases, access, std::make_shared<net::Client>());
        if (!gate) return gate.error();
        auto real = workspace::makeAnswerer(configuration, *gate);
        if (!real) return real.error();
        return std::unique_ptr<answering::AnswerStrategy>(
            std::make_unique<Mixed>(std::move(*real)));
    }

    bool connectSample() {
        using namespace tripletalk::app;
        if (!open(QStringLiteral("sample"))) return false;
        m_endpoint = std::make_unique<tripletalk::tests::SparqlServer>(m_world.folder() / "bases" /
                                                                       "sample.kb");
        session()->baseKeeper()->connectEndpoint(qs(m_endpoint->url()),
                                                 QStringLiteral("Sample elsewhere"), {});
        return test::until([&] {
            return session()->bases()->state() == Bases::Ready &&
                   !session()->bases()->endpoint().isEmpty();
        });
    }

    bool openTaught() {
        using tripletalk::app::test::manyRobots;
        constexpr int robots = 40;
        return m_world.openGraph("robots", m_world.write("robots.ttl", manyRobots(robots))) &&
               m_world.keepExamples(robots);
    }

    bool openWords() {
        using namespace tripletalk;
        const auto graph = m_world.write("words.ttl", app::test::manyRobots(3));
        if (!m_world.openGraph("words", graph) || !m_world.teachWords()) return false;
        const knowledge::KnowledgeBase base = m_world.session().bases()->current().value();
        const auto robot = knowledge::synonymPlace(base, "robot");
        return robot && knowledge::setSynonym(base, {"android", *robot}, knowledge::WordState::Off);
    }

    bool openUntaught() {
        using namespace tripletalk;
        if (!m_world.openGraph("robots", m_world.write("robots.ttl", app::test::manyRobots(3))))
            return false;
        const knowledge::Examples examples(m_world.session().bases()->current().value());
        return static_cast<bool>(
            examples.add("How many robots are there?", "SELECT COUNT(*) FROM robot"));
    }

    bool openBoth() {
        using namespace tripletalk::app;
        const std::filesystem::path source = TRIPLETALK_SOURCE;
        if (!m_world.openGraph("press", source / "tests/evaluation/press.ttl")) return false;
        if (!open(QStringLiteral("sample"))) return false;
        beginAnew();
        return true;
    }

    /// Looks a word up, asks each graph, and puts the rows of both side by side.
    static std::vector<tripletalk::tests::Rule> readsBoth() {
        using nlohmann::json;
        const auto call = [](const char* tool, const json& arguments) {
            return json::array({{{"name", tool}, {"arguments", arguments}}});
        };
        const json first = {{"kg", "sample"},
                            {"sparql",
                             "SELECT ?car WHERE { ?car schema:partOfSeries/schema:bodyType "
                             "\"SUV\" }"},
                            {"on", "car"}};
        const json second = {{"kg", "press"},
                             {"sparql",
                              "SELECT ?tested ?metres WHERE { ?test press:car ?tested ; "
                              "press:brakingDistance ?metres }"},
                             {"on", "tested"}};
        return {{.match = "Coupe",
                 .on = tripletalk::tests::Rule::On::Last,
                 .times = 1,
                 .toolCalls = call("combine", {{"first", first},
                                               {"second", second},
                                               {"by", "iri"},
                                               {"sparql",
                                                "SELECT ?tested ?metres WHERE { ROWS } ORDER BY "
                                                "?metres LIMIT 5"}})},
                {.match = "Together",
                 .on = tripletalk::tests::Rule::On::Last,
                 .toolCalls = call("answer", {{"kg", "press"},
                                              {"source", 4},
                                              {"answer",
                                               "The **Casareth 235 i Cross Edition Nova** stops "
                                               "within 32.6 m [4]. Its series is an SUV [2]; the "
                                               "magazines measured it [3]."}})},
                {.match = "SUV",
                 .on = tripletalk::tests::Rule::On::User,
                 .times = 1,
                 .toolCalls = call("execute",
                                   {{"kg", "sample"},
                                    {"sparql",
                                     "SELECT DISTINCT ?type WHERE { ?series schema:bodyType ?type "
                                     "}"}})}};
    }

    static std::filesystem::path graphOf(const QString& name) {
        const std::filesystem::path source = TRIPLETALK_SOURCE;
        if (name == QStringLiteral("sample")) return source / "resources/sample/sample.ttl";
        return source / "tests/qml/views" / (name.toStdString() + ".ttl");
    }

    tripletalk::app::test::World m_world{answerer};
    tripletalk::app::Translation m_translation;
    std::unique_ptr<tripletalk::tests::SparqlServer> m_endpoint;
    std::unique_ptr<tripletalk::tests::ModelServer> m_ollama;
    std::unique_ptr<tripletalk::tests::ModelServer> m_reader;
};
