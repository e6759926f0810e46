// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/ask.h"
#include "base/file.h"
#include "base/text.h"
#include "knowledge/curator.h"
#include "knowledge/examples.h"
#include "support/testbases.h"
#include "support/testmodelserver.h"
#include "workspace/answerer.h"

#include <gmock/gmock.h>

namespace tripletalk::workspace {

using namespace tripletalk::tests;
using knowledge::KnowledgeBase;
using knowledge::Privacy;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

/// An address that documents use and that nobody has (RFC 5737).
const std::string elsewhere = "http://192.0.2.1:11434";

struct Private : testing::Test {
    TemporaryFolder folder;
    std::filesystem::path kb = baseFromTurtle(folder.path(), museum).folder();
    tests::ModelServer server{std::vector<tests::Rule>{{.content = "Hello."}}};
    std::shared_ptr<net::Client> client = std::make_shared<net::Client>();
    llm::Access here{.openAiBaseUrl = server.openAiUrl(), .ollamaHost = server.ollamaUrl()};

    [[nodiscard]] PrivacyGate gate(Privacy rule, const llm::Access& access) const {
        return {rule, access, client};
    }
    [[nodiscard]] llm::Access at(const std::string& url) const {
        llm::Access access = here;
        access.ollamaHost = access.openAiBaseUrl = url;
        return access;
    }
    static Result<llm::ChatReply> ask(llm::ChatModel& model) {
        const llm::ChatRequest request{.messages = {{llm::Message::Role::User, "hello"}}};
        return model.complete(request, {}, CancelToken());
    }
};

}  // namespace

TEST_F(Private, LocalMakesNoModelOfAnotherComputer) {
    const PrivacyGate far = gate(Privacy::Local, at(elsewhere));
    for (const char* spec : {"ollama:m", "openai:m"}) {
        EXPECT_EQ(far.chatModel(spec).error().kind, ErrorKind::Forbidden) << spec;
        EXPECT_EQ(far.embedder(spec).error().kind, ErrorKind::Forbidden) << spec;
    }
    EXPECT_TRUE(far.embedder("builtin").ok());
    EXPECT_TRUE(gate(Privacy::Any, at(elsewhere)).chatModel("ollama:m").ok());
}

TEST_F(Private, LocalLooksAtTheAddressAndNotAtTheName) {
    const auto named = at(text::replaceAll(server.url(), "127.0.0.1", "localhost"));
    const auto model = must(gate(Privacy::Local, named).chatModel("ollama:m"));
    EXPECT_TRUE(ask(*model).ok());
    const auto requests = server.modelRequests();
    ASSERT_EQ(requests.size(), 1U);
    EXPECT_THAT(requests[0].headers.at("host"), testing::StartsWith("localhost:"));
    // A part of the name, or what stands before an @, is no address.
    for (const char* url : {"http://127.0.0.1@192.0.2.1/", "http://0.0.0.0:1/"})
        EXPECT_FALSE(gate(Privacy::Local, at(url)).chatModel("openai:m").ok()) << url;
}

TEST_F(Private, LocalFollowsNobodyElsewhere) {
    const tests::ModelServer sender({{.redirect = elsewhere + "/api/chat"}});
    const auto model = must(gate(Privacy::Local, at(sender.ollamaUrl())).chatModel("ollama:m"));
    EXPECT_EQ(ask(*model).error().kind, ErrorKind::Forbidden);
}

TEST_F(Private, SchemaMakesNoEmbedderButTheBuiltInOne) {
    const PrivacyGate strict = gate(Privacy::Schema, here);
    EXPECT_TRUE(strict.valuesStay());
    EXPECT_EQ(strict.embedder("ollama:e").error().kind, ErrorKind::Forbidden);
    EXPECT_TRUE(strict.embedder("builtin").ok());
}

TEST_F(Private, TheRulesOfAllBasesHold) {
    const KnowledgeBase any = must(KnowledgeBase::open(kb));
    std::filesystem::create_directory(folder.path() / "b");
    const KnowledgeBase other = baseFromTurtle(folder.path() / "b", museum);
    must(knowledge::setPrivacy(other.folder(), Privacy::Local));
    // The rule of now, whenever the base was opened.
    for (const auto& bases : {std::vector{any, other}, std::vector{other, any}}) {
        const auto gate = must(PrivacyGate::of(bases, at(elsewhere), client));
        EXPECT_FALSE(gate.chatModel("ollama:m").ok());
        EXPECT_FALSE(gate.valuesStay());
    }
    must(knowledge::setPrivacy(any.folder(), Privacy::Schema));
    EXPECT_TRUE(must(PrivacyGate::of({any, other}, here, client)).valuesStay());
    EXPECT_TRUE(must(PrivacyGate::of({other, any}, here, client)).valuesStay());
}

TEST_F(Private, AnAnswerOfASchemaBaseTellsAModelNoValue) {
    must(knowledge::setPrivacy(kb, Privacy::Schema));
    const KnowledgeBase base = must(KnowledgeBase::open(kb));
    must(knowledge::Examples(base).add(
        "Which painting is called Harbr?",
        "SELECT painting_id FROM painting WHERE label = 'Harbour at Dusk'"));
    const auto gate = must(PrivacyGate::of({base}, here, client));
    for (const std::string strategy : {"passages", "sparql", "auto-kgqa", "uni-oqa",
                                       "retrieve-rewrite-answer", "readings", "control"})
        EXPECT_EQ(makeAnswerer({.strategy = strategy, .model = "openai:m"}, gate).error().kind,
                  ErrorKind::Forbidden);

    // Rows, a literal that almost matches, ties, a wrong column, a join that multiplies rows.
    for (const std::string sql :
         {"SELECT label, height, year FROM painting",
          "SELECT 1 FROM painting WHERE label = 'Harbr'",
          "SELECT label FROM painting WHERE label LIKE '%harbuor%'",
          "SELECT painted_by, count(*) AS n FROM painting GROUP BY painted_by ORDER BY n LIMIT 1",
          "SELECT labl FROM painting", "SELECT a.label FROM artist a, painting p"}) {
        const nlohmann::json decision{{"understood", "Which painting is called Harbr?"},
                                      {"why", ""},
                                      {"enough", false},
                                      {"sql", sql}};
        tests::ModelServer one(std::vector<tests::Rule>{{.content = decision.dump()}});
        llm::Access access = here;
        access.openAiBaseUrl = one.openAiUrl();
        const auto there = must(PrivacyGate::of({base}, access, client));
        for (const std::string strategy : {"sql", "sql+passages"}) {
            const auto answerer =
                must(makeAnswerer({.strategy = strategy, .model = "openai:m"}, there));
            const answering::Turn earlier{"Who?", "Who?", "Ana Bell of Lisbon.", {}, {}};
            answering::ask(*answerer, {"Which painting is called Harbr?", {earlier}, {base}}, {},
                           CancelToken());
        }
        EXPECT_GE(one.modelRequests().size(), 2U);
        for (const auto& request : one.requests())
            for (const char* value : {"Harbour", "Dusk", "Ana Bell", "Oslo", "Lisbon", "2050",
                                      "2,050", "1911", "1902", "Chairs"})
                EXPECT_THAT(request.body.dump(), testing::Not(HasSubstr(value))) << sql;
    }
    EXPECT_TRUE(makeAnswerer(Configuration(), gate).ok());
}

TEST_F(Private, AnImportAsksNoForbiddenEmbedder) {
    const std::shared_ptr<llm::Embedder> remote = must(llm::makeEmbedder("ollama:e", here, client));
    const auto file = writeText(folder.path() / "n.ttl", "<http://e.org/a> <http://e.org/b> 1 .");
    const auto target = folder.path() / "n.kb";
    knowledge::ImportOptions options{.embedder = remote, .replace = true};
    options.privacy = Privacy::Schema;
    const auto import = [&] {
        return knowledge::importFiles({file}, target, options, {}, CancelToken());
    };
    EXPECT_EQ(import().error().kind, ErrorKind::Forbidden);
    EXPECT_THAT(server.requests(), IsEmpty());
    options.embedder = nullptr;
    must(import());
    // The base keeps its rule when it is imported again.
    options.privacy.reset();
    options.embedder = remote;
    EXPECT_EQ(import().error().kind, ErrorKind::Forbidden);
    EXPECT_THAT(server.requests(), IsEmpty());
    EXPECT_EQ(must(knowledge::privacyOf(target)), Privacy::Schema);
}

TEST_F(Private, ARuleThatIsNotKnownCountsAsTheStrictest) {
    must(knowledge::setPrivacy(kb, Privacy::Local));
    EXPECT_EQ(must(KnowledgeBase::open(kb)).manifest().privacy, Privacy::Local);
    const auto manifest = text::replaceAll(*readFile(kb / "manifest.json"), "\"local\",", "\"?\",");
    writeText(kb / "manifest.json",
              text::replaceAll(manifest, "\"kind\": \"?\"", "\"kind\": \"local\""));
    EXPECT_EQ(must(knowledge::privacyOf(kb)), Privacy::Schema);
    EXPECT_EQ(must(KnowledgeBase::open(kb)).manifest().privacy, Privacy::Schema);
    EXPECT_EQ(must(knowledge::privacyOf(folder.path() / "nothing.kb")), Privacy::Any);
}

}  // namespace tripletalk::workspace
