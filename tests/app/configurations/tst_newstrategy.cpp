// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "answering/attribution/attribution.h"
#include "answering/strategies/strategytable.h"
#include "app/configurations/configurations.h"
#include "cli/configurationoptions.h"
#include "evaluation/scorechart.h"
#include "llm/providers.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"
#include "workspace/answerer.h"

#include <gmock/gmock.h>

namespace tripletalk::app {

using namespace tripletalk::answering;
using namespace tripletalk::tests;
using testing::Contains;
using testing::HasSubstr;
using testing::SizeIs;

namespace {

/// Repeats what its model says.
class Parrot : public AnswerStrategy {
  public:
    explicit Parrot(std::shared_ptr<llm::ChatModel> model) : m_model(std::move(model)) {}
    [[nodiscard]] std::string_view name() const override { return "parrot"; }
    void answer(const Question& question, Trace& trace, const CancelToken& cancel) override {
        startRun(trace, question, name(), m_model->name());
        const auto reply = m_model->complete(
            {.messages = {{llm::Message::Role::User, question.text}}}, {}, cancel);
        if (!reply) return trace.fail(reply.error());
        trace.emit(AnswerFinished{.status = AnswerStatus::Answered, .answer = reply->content});
    }

  private:
    std::shared_ptr<llm::ChatModel> m_model;
};

StrategyDescriptor parrot() {
    return {.name = "parrot",
            .title = Sentence::verbatim("The parrot"),
            .hint = Sentence::verbatim("It repeats what a model says."),
            .byline = Sentence::verbatim("parrot"),
            .offered = true,
            .answersFrom = {Basis::Passages},
            .asksModel = true,
            .callsTools = false,
            .asksSeveral = false,
            .shows = {Shown::Passages},
            .valuesCanStay = false,
            .knobs = {Knob::Temperature},
            .author = Author::Model,
            .make = [](const StrategyParts& parts) -> std::unique_ptr<AnswerStrategy> {
                return std::make_unique<Parrot>(parts.model);
            }};
}

struct NewStrategy : testing::Test {
    StrategyRegistration registration{parrot()};
    TemporaryFolder folder;
    knowledge::KnowledgeBase base = baseFromTurtle(folder.path(), museum);
    tests::ModelServer server{std::vector<tests::Rule>{{.content = "Hello."}}};
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();
    workspace::Configuration configuration{.strategy = "parrot", .model = "openai:m"};

    [[nodiscard]] workspace::PrivacyGate gate(knowledge::Privacy rule) const {
        return {rule, {.openAiBaseUrl = server.openAiUrl()}, client};
    }
    /// The window's configurations with a server elsewhere and this base.
    void open(Configurations& window) {
        knowledge::Manifest manifest = base.manifest();
        window.setBase(manifest);
        window.setAccess({.openAiBaseUrl = "https://api.example.org/v1", .openAiKey = "k"});
        window.setSaved({configuration}, configuration.name);
    }
};

}  // namespace

TEST_F(NewStrategy, Answers) {
    const auto made = must(workspace::makeAnswerer(configuration, gate(knowledge::Privacy::Any)));
    const Answer answer = ask(*made, {"Who?", {}, {base}}, {}, CancelToken());
    EXPECT_EQ(answer.text, "Hello.");
    EXPECT_EQ(answer.strategy, "parrot");
}

TEST_F(NewStrategy, IsInTheFormWithItsSettingsAndItsHint) {
    Configurations window;
    open(window);
    QStringList named;
    for (const QVariant& one : window.strategies())
        named << one.toMap()[QStringLiteral("title")].toString() + QStringLiteral(": ") +
                     one.toMap()[QStringLiteral("hint")].toString();
    EXPECT_TRUE(named.contains(QStringLiteral("The parrot: It repeats what a model says.")));
    EXPECT_EQ(window.knobs(), QStringList{QStringLiteral("temperature")});
    EXPECT_TRUE(window.asksModel());
    EXPECT_EQ(window.problem(), QString());
}

TEST_F(NewStrategy, HasTheBadgeTellWhatGoesWhere) {
    Configurations window;
    open(window);
    EXPECT_EQ(window.destination(), QStringLiteral("api.example.org"));
    ASSERT_THAT(window.leaving(), SizeIs(1));
    const workspace::Departure departure = window.leaving().front();
    EXPECT_TRUE(departure.question && departure.passages);
    EXPECT_FALSE(departure.schema || departure.rows);
}

TEST_F(NewStrategy, ObeysThePrivacyRule) {
    const auto made = workspace::makeAnswerer(configuration, gate(knowledge::Privacy::Schema));
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().kind, ErrorKind::Forbidden);
    EXPECT_THAT(made.error().message.text(), HasSubstr("\"parrot\" shows it some"));
    knowledge::Manifest manifest = base.manifest();
    manifest.privacy = knowledge::Privacy::Schema;
    EXPECT_EQ(workspace::misfitOf("parrot", manifest), workspace::Misfit::ValuesStay);
}

TEST_F(NewStrategy, FitsWhereThereIsWhatItNeeds) {
    knowledge::Manifest manifest = base.manifest();
    EXPECT_EQ(workspace::misfitOf("parrot", manifest), workspace::Misfit::None);
    manifest.passages = 0;
    EXPECT_EQ(workspace::misfitOf("parrot", manifest), workspace::Misfit::NoPassages);
}

TEST_F(NewStrategy, IsInTheHelpOfTheCommandLine) {
    std::vector<std::string> helps;
    for (const cli::OptionSpec& option : cli::configurationOptions()) helps.push_back(option.help);
    EXPECT_THAT(helps, Contains(HasSubstr("parrot")));
}

TEST_F(NewStrategy, IsToldOfInTheChartOfAnEvaluation) {
    evaluation::Record record;
    record.questions = "q.jsonl";
    record.configuration = "mine";
    record.settings = workspace::toJson(configuration);
    EXPECT_THAT(evaluation::svgChart(evaluation::questionSets({record})),
                HasSubstr("<title>It repeats what a model says.</title>"));
}

TEST_F(NewStrategy, HasItsAnswersAttributedByItsModel) {
    AnsweredRun run;
    run.answer.status = AnswerStatus::Answered;
    run.answer.strategy = "parrot";
    run.answer.text = "It leaves from the harbour [1].";
    run.answer.sources = {{.n = 1, .kind = "passage", .text = "It leaves from the harbour."}};
    const auto embedder = must(llm::makeEmbedder("builtin", {}, nullptr));
    EXPECT_GT(must(planAttribution(run, *embedder, {}, {})).calls, 0);
}

}  // namespace tripletalk::app
